"""The formats: pure functions of (entrants, rounds so far, seed), each one file and one line here.

A format is a frozen set of options; `next_round` draws the next round, or says with None that the
phase is over. The same arguments always give the same round.

Example:
    >>> from settebello.tournament.entrants import Entrant, Person
    >>> from settebello.tournament.formats import FORMATS
    >>> field = [Entrant(name, (Person(name),)) for name in "abcd"]
    >>> format = FORMATS["round_robin"]()
    >>> [table.sides for table in format.next_round(field, [], b"seed").tables]
    [(('b',), ('d',)), (('c',), ('a',))]
"""

from __future__ import annotations

from typing import Final

from settebello.tournament.formats.danish import Danish
from settebello.tournament.formats.format import Format, FormatError
from settebello.tournament.formats.groups import Groups
from settebello.tournament.formats.knockout import Knockout
from settebello.tournament.formats.mitchell import Mitchell
from settebello.tournament.formats.partners import Partners
from settebello.tournament.formats.round_robin import RoundRobin
from settebello.tournament.formats.script import Script
from settebello.tournament.formats.swiss import Swiss

FORMATS: Final[dict[str, type[Format]]] = {
    "knockout": Knockout,
    "groups": Groups,
    "round_robin": RoundRobin,
    "swiss": Swiss,
    "danish": Danish,
    "partners": Partners,
    "mitchell": Mitchell,
    "script": Script,
}

__all__ = ["FORMATS", "Format", "FormatError"]
