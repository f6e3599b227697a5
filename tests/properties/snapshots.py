"""Everything that can be seen of a deal, taken down to compare it before and after."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import settebello as sb

VIEW_ATTRIBUTES = {
    "seat", "hand", "moves", "table", "hand_counts", "pile_counts", "piles", "scopas", "stock", "history",
    "turn", "dealer", "rules", "totals", "seats", "sides", "over", "last_capture", "family",
}  # fmt: skip

_CODE = re.compile(r"(?<![A-Za-z0-9])[A2-9TJQK][DCSB](?![A-Za-z0-9])")


def public(thing: object) -> list[str]:
    """The names of an object's public attributes; those of the other family of games are not its own."""
    return [name for name in dir(thing) if not name.startswith("_") and hasattr(thing, name)]


def view_contents(view: sb.View) -> dict[str, Any]:
    """Every public attribute of a view; methods, if there were any, stay out."""
    found = {name: getattr(view, name) for name in public(view)}
    return {name: value for name, value in found.items() if not callable(value)}


def snapshot(deal: sb.Deal) -> dict[str, Any]:
    """All that the deal shows: the whole state, every seat's view, the score if there is one."""
    names = (
        "turn",
        "over",
        "dealer",
        "hands",
        "table",
        "stock",
        "piles",
        "scopas",
        "moves",
        "history",
        "deck",
        "void",
        "melds",
        "discard_pile",
        "opened",
        "phase",
        "turnovers",
        "taken",
        "laid",
        "seated",
    )
    taken: dict[str, Any] = {name: getattr(deal, name) for name in names if hasattr(deal, name)}
    taken["text"] = deal.position_text()
    for seat in range(deal.seats):
        view = view_contents(deal.view(seat))
        taken |= {f"view {seat} {name}": value for name, value in view.items() if name != "rules"}
    if deal.over:
        score = deal.score()
        taken |= {f"score {name}": getattr(score, name) for name in public(score)}
    return taken


def cards_in(thing: object) -> Iterator[str]:
    """Every card that an object holds or prints, however deep."""
    if isinstance(thing, sb.Card):
        yield str(thing)
    elif isinstance(thing, sb.Move):
        yield from cards_in(str(thing))
    elif isinstance(thing, sb.Meld):
        yield from map(str, (*thing.cards, *thing.reads))
    elif isinstance(thing, str):
        yield from _CODE.findall(thing)
    elif isinstance(thing, tuple | list | set | frozenset):
        for part in thing:
            yield from cards_in(part)
    elif isinstance(thing, dict):
        yield from cards_in(list(thing.items()))


def cards_in_view(view: sb.View) -> set[str]:
    """Every card that a view gives away, by attribute or in print."""
    return {*cards_in(view_contents(view)), *cards_in(repr(view)), *cards_in(str(view))}
