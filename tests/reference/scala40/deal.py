"""One deal on plain lists: how it is dealt, and everything that lies on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from tests.reference.scala40.melds import Meld
from tests.reference.scala40.pack import JOKER, Card, in_order
from tests.reference.scala40.sheets import Switches

HAND = 13


@dataclass(frozen=True)
class Told:
    """What a move did: the card drawn or taken, the new stock, whether an opening now stands."""

    seat: int
    text: str
    card: Card | None = None
    turnover: tuple[Card, ...] = ()
    opened: bool = False
    over: bool = False


@dataclass
class Deal:
    """Everything on the table, seen from above; `stock` is top first, `pile` top last."""

    switches: Switches
    seats: int
    dealer: int
    seated: tuple[int, ...]
    hands: list[tuple[Card, ...]]
    stock: list[Card]
    pile: list[Card]
    melds: list[Meld]
    opened: list[bool]
    turn: int | None
    phase: str | None = "draw"
    taken: Card | None = None
    drawn: Card | None = None
    laid: int = 0
    opened_this_turn: bool = False
    turnovers: int = 0
    first_round: bool = True
    closer: int | None = None
    one_turn: bool = False
    seed: int | bytes = 0
    number: int = 0
    history: list[Told] = field(default_factory=list)

    @property
    def over(self) -> bool:
        return self.turn is None

    def takes(self, card: Card) -> bool:
        """Whether a card could be attached to a meld on the table, by whomever."""
        if card == JOKER:
            return any(
                len(meld.jokers) < self.switches["meld.jokers"] and meld.takes() for meld in self.melds
            )
        return any(meld.attached(card) for meld in self.melds)

    def copy(self) -> Deal:
        """A deal of its own that goes on from here."""
        return replace(
            self,
            hands=list(self.hands),
            stock=list(self.stock),
            pile=list(self.pile),
            melds=list(self.melds),
            opened=list(self.opened),
            history=list(self.history),
        )


def after(seat: int, seated: Sequence[int], seats: int) -> int:
    """The next seat, round the table, that is dealt to."""
    return next((seat + step) % seats for step in range(1, seats + 1) if (seat + step) % seats in seated)


def playing_order(seats: int, dealer: int, seated: Sequence[int]) -> list[int]:
    """From the seat after the dealer round to the dealer."""
    order = [after(dealer, seated, seats)]
    while len(order) < len(seated):
        order.append(after(order[-1], seated, seats))
    return order


def start(
    switches: Switches,
    seats: int,
    dealer: int,
    deck: Sequence[Card],
    *,
    seed: int | bytes = 0,
    number: int = 0,
    seated: Sequence[int] | None = None,
) -> Deal:
    """A deal from a pack, the top card first: 13 each, then one card turned up."""
    there = tuple(range(seats)) if seated is None else tuple(seated)
    order, stock = playing_order(seats, dealer, there), list(deck)
    hands: list[list[Card]] = [[] for _ in range(seats)]
    packet = switches["deal.style"] == "packet"
    for seat, cards in [(seat, HAND) for seat in order] if packet else [(seat, 1) for seat in order] * HAND:
        hands[seat] += stock[:cards]
        del stock[:cards]
    pile = [stock.pop(0)]
    return Deal(
        switches,
        seats,
        dealer,
        there,
        [in_order(hand) for hand in hands],
        stock,
        pile,
        [],
        [False] * seats,
        order[0],
        seed=seed,
        number=number,
    )
