"""The two Scala sheets as a plain table of switches, typed off the rules by hand."""

from __future__ import annotations

from typing import Any

Switches = dict[str, Any]

SEATS = (2, 3, 4, 5, 6)

_EVERYWHERE: Switches = {
    "deal.style": "one_by_one",
    "meld.jokers": 1,
    "opening.points": 40,
    "discard.swappable": "allowed",
    "discard.just_taken": "forbidden",
    "stock.turnovers": 3,
    "take.before_opening": "never",
    "take.must_use": False,
    "score.one_turn": "single",
    "match.reentry": 0,
}

SHEETS: dict[str, Switches] = {
    "scala40": {**_EVERYWHERE, "match.deals": 0, "match.limit": 101},
    "scala40-palio": {**_EVERYWHERE, "match.deals": 5, "match.limit": 0},
}


def with_switches(name: str, **changed: object) -> Switches:
    """The sheet with some switches set otherwise, as `rules.replace` does it."""
    unknown = changed.keys() - SHEETS[name].keys()
    assert not unknown, unknown
    return {**SHEETS[name], **changed}
