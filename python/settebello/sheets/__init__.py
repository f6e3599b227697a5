"""Rule sheets: regulations as data, validated, explained in three languages, compiled for the engine."""

from .club import club_sheet
from .explain import Explained
from .load import rules, rules_available
from .reading import Reading
from .rulesheet import RuleSheet
from .vocabulary.referee import Ladder, Referee, Sanction

__all__ = [
    "Explained",
    "Ladder",
    "Reading",
    "Referee",
    "RuleSheet",
    "Sanction",
    "club_sheet",
    "rules",
    "rules_available",
]
