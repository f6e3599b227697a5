"""A naive deal set up in the middle, from cards somebody arranged."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tests.reference.scala40.deal import Deal
from tests.reference.scala40.laying import meld_of
from tests.reference.scala40.pack import Card, in_order
from tests.reference.scala40.sheets import Switches

Phase = Literal["draw", "play"]


@dataclass(frozen=True)
class Position:
    """What `Deal.position` is given, as texts and numbers; the pile top last, the stock top first."""

    hands: tuple[tuple[Card, ...], ...]
    turn: int
    melds: tuple[str, ...]
    pile: tuple[Card, ...]
    stock: tuple[Card, ...]
    opened: tuple[bool, ...]
    dealer: int
    seated: tuple[int, ...]
    phase: Phase = "draw"
    taken: Card | None = None
    laid: int = 0
    opened_this_turn: bool = False
    turnovers: int = 0
    first_round: bool = False


def set_up(switches: Switches, position: Position) -> Deal:
    """The naive deal of a position; a deal without a seed of its own turns the pile over with seed 0."""
    return Deal(
        switches,
        len(position.hands),
        position.dealer,
        position.seated,
        [in_order(hand) for hand in position.hands],
        list(position.stock),
        list(position.pile),
        [meld_of(text) for text in position.melds],
        list(position.opened),
        position.turn,
        position.phase,
        taken=position.taken,
        laid=position.laid,
        opened_this_turn=position.opened_this_turn,
        turnovers=position.turnovers,
        first_round=position.first_round,
    )
