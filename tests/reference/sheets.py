"""The five sheets as one plain table of switches, typed off the rules by hand.

It repeats what the sheets' own files say on purpose: `test_sheets_agree` lays the two side by
side, so a slip in either is found.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tests.reference.pack import CORSICAN, FULL

Switches = dict[str, Any]


@dataclass(frozen=True)
class Layout:
    """How many cards each seat gets at each deal of packets, and how many the table gets at first."""

    packets: tuple[int, ...]
    table: int = 0
    each_round: bool = False


_EVERYWHERE: Switches = {
    "void.kings": 0,
    "void.table_sum": 0,
    "capture.equal": "must",
    "capture.sum": "must",
    "ace.sweeps": False,
    "ace.first_play": "any",
    "scopa.void": "last_card",
    "score.cards": "more_than",
    "score.cards_more_than": 20,
    "score.coins": "more_than",
    "score.coins_more_than": 5,
    "primiera.figures": [10, 10, 10],
    "primiera.missing": "cannot",
    "primiera.all_missing": "nobody",
    "match.deals": 0,
    "match.final_target": 0,
    "match.both": "higher",
    "view.hand": "own",
    "view.piles": "closed",
    "clock.seconds": [],
}

SCUPUNI: Switches = {
    **_EVERYWHERE,
    "dealer.first": "highest",
    "deal.style": "one_by_one",
    "capture.sum": "may",
    "primiera.missing": "other_side",
    "primiera.all_missing": "sums",
    "match.target": 21,
    "match.both": "play_on",
}

SCOPA_NAPOLETANA: Switches = {
    **_EVERYWHERE,
    "dealer.first": "random",
    "deal.style": "packet",
    "void.kings": 3,
    "score.cards": "most",
    "score.coins": "most",
    "match.target": 11,
}

SCOPA_DASSI: Switches = {
    **SCOPA_NAPOLETANA,
    "deal.style": {"default": "packet", 4: "one_by_one"},
    "ace.sweeps": True,
}

FSGS: Switches = {
    **_EVERYWHERE,
    "dealer.first": "lowest",
    "deal.style": "one_by_one",
    "void.kings": 3,
    "void.table_sum": 10,
    "primiera.figures": [8, 9, 10],
    "primiera.all_missing": "sums",
    "match.target": 21,
    "match.final_target": 25,
    "match.both": "parity",
    "view.hand": "after_partner",
    "view.piles": "first_round",
    "clock.seconds": [20] * 6 + [40] * 3,
}

SCOPA_CORSA: Switches = {
    **_EVERYWHERE,
    "dealer.first": "random",
    "deal.style": "packet",
    "void.kings": 3,
    "capture.equal": "may",
    "capture.sum": "may",
    "score.cards_more_than": 18,
    "score.coins_more_than": 4,
    "match.target": 21,
}


def _threes(packets: int) -> Layout:
    return Layout((3,) * packets, table=4)


@dataclass(frozen=True)
class Sheet:
    """One sheet: its pack, its layouts by number of seats, its switches."""

    ranks: str
    layouts: dict[int, Layout]
    switches: Switches


_NEAPOLITAN = {2: _threes(6), 3: _threes(4), 4: _threes(3), 6: _threes(2)}

SHEETS = {
    "scupuni": Sheet(FULL, {4: Layout((10,))}, SCUPUNI),
    "scopa-napoletana": Sheet(FULL, _NEAPOLITAN, SCOPA_NAPOLETANA),
    "scopa-dassi": Sheet(FULL, {**_NEAPOLITAN, 4: Layout((10,))}, SCOPA_DASSI),
    "fsgs": Sheet(FULL, {4: Layout((9,), table=4, each_round=True)}, FSGS),
    "scopa-corsa": Sheet(
        CORSICAN, {2: Layout((3, 3, 3, 3, 4), table=4), 4: Layout((3, 3, 2), table=4)}, SCOPA_CORSA
    ),
}

PLAYED_AT = [(name, seats) for name, sheet in SHEETS.items() for seats in sheet.layouts]
"""Every sheet with every number of seats that it allows."""


def with_switches(name: str, **changed: object) -> Sheet:
    """The sheet with some switches set otherwise, as `rules.replace` does it."""
    sheet = SHEETS[name]
    unknown = changed.keys() - sheet.switches.keys()
    assert not unknown, unknown
    return Sheet(sheet.ranks, sheet.layouts, {**sheet.switches, **changed})
