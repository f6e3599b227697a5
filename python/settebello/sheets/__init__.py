"""Rule sheets: regulations as data, validated, explained in three languages, compiled for the engine."""

from .explain import Explained
from .load import rules, rules_available
from .reading import Reading
from .rulesheet import RuleSheet

__all__ = ["Explained", "Reading", "RuleSheet", "rules", "rules_available"]
