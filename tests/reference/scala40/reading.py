"""Moves as text: what a text says, and whether it says anything."""

from __future__ import annotations

import re
from dataclasses import dataclass

from tests.reference.scala40.pack import JOKER, Card


@dataclass(frozen=True)
class Said:
    """A move as somebody wrote it, and what it says.

    A joker comes with the card that it is said to stand for, if any; `row` is what the cards read
    in the order in which they were written.
    """

    text: str
    kind: str
    cards: tuple[Card, ...] = ()
    jokers: tuple[Card | None, ...] = ()
    row: tuple[Card, ...] = ()
    meld: int | None = None


_CARD = r"[A2-9TJQK][DCSB]"
_SHAPES = {
    "draw": r"draw",
    "take": r"take",
    "meld": rf"meld (?P<cards>({_CARD}|\*\*|\*\*={_CARD})(\+({_CARD}|\*\*|\*\*={_CARD}))*)",
    "attach": rf"attach (?P<cards>{_CARD}|\*\*|\*\*={_CARD})>(?P<meld>[1-9][0-9]*)",
    "swap": rf"swap (?P<cards>{_CARD}|\*\*)>(?P<meld>[1-9][0-9]*)",
    "discard": rf"discard (?P<cards>{_CARD}|\*\*)",
}


def said(text: str) -> Said | None:
    """What a text says; None if it is no move at all."""
    for kind, shape in _SHAPES.items():
        found = re.fullmatch(shape, text)
        if found is not None:
            groups = found.groupdict()
            parts = (groups.get("cards") or "").split("+") if groups else []
            return Said(
                text,
                kind,
                tuple(part for part in parts if not part.startswith(JOKER)),
                tuple(part[3:] or None for part in parts if part.startswith(JOKER)),
                tuple(part.removeprefix(f"{JOKER}=") for part in parts),
                int(groups["meld"]) if "meld" in groups else None,
            )
    return None
