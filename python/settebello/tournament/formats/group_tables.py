"""The tables of groups, and who will meet whom after them, as any format may be asked for them."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from settebello.tournament.standings import Place


class GroupTable(msgspec.Struct, frozen=True):
    """A group's table: who goes on as it stands, and whether all of its matches are played."""

    letter: str
    places: tuple[Place, ...]
    goes_on: tuple[str, ...]
    over: bool


class GroupPlace(msgspec.Struct, frozen=True):
    """A place in the bracket that nobody has yet, such as the first of group A."""

    rank: int
    letter: str


# Two places that meet in the bracket's first round; None: a bye.
Meeting: TypeAlias = tuple[GroupPlace, GroupPlace | None]
