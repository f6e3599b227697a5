"""Taking a card from the pile, laying, attaching, swapping: what changes hands."""

from __future__ import annotations

from collections.abc import Sequence

from tests.reference.scala40.deal import Deal
from tests.reference.scala40.melds import Meld, meant
from tests.reference.scala40.pack import JOKER, Card, in_order, without
from tests.reference.scala40.reading import said


def take_up(deal: Deal) -> Card:
    """The top discard goes to the hand of the seat to play."""
    assert deal.turn is not None
    card = deal.pile.pop()
    deal.hands[deal.turn] = in_order([*deal.hands[deal.turn], card])
    deal.taken, deal.phase = card, "play"
    return card


def laid_by(text: str) -> tuple[Card, ...]:
    """The cards that a move takes out of the hand."""
    move = said(text)
    assert move is not None
    return (*move.cards, *(JOKER for _ in move.jokers))


def still_taken(deal: Deal, laid: Sequence[Card]) -> Card | None:
    """The card taken from the pile if it is still held: of equal cards it is the first to be laid."""
    return None if deal.taken in laid else deal.taken


def meld_of(text: str) -> Meld:
    """The meld that a text such as `QB+**=KB+AB` means beyond doubt."""
    move = said(f"meld {text}")
    assert move is not None, text
    (meld,) = meant(move)
    return meld


def printed(deal: Deal, text: str) -> set[str]:
    """How a text may be printed: as it was written, or as what it means."""
    move = said(text)
    found = {text}
    if move is not None and move.kind == "meld":
        found |= {f"meld {meld.text}" for meld in meant(move)}
    if move is not None and move.kind == "attach" and None in move.jokers and move.meld is not None:
        found |= {
            f"attach {JOKER}={card}>{move.meld}"
            for meld in deal.melds[move.meld - 1 : move.meld]
            for card in meld.takes()
        }
    return found


def lay_down(deal: Deal, text: str) -> bool:
    """Lays, attaches or swaps, and tells whether this completed the seat's opening."""
    move, seat = said(text), deal.turn
    assert move is not None
    assert seat is not None
    laid = laid_by(text)
    deal.hands[seat] = without(deal.hands[seat], laid)
    deal.taken = still_taken(deal, laid)
    if move.kind == "meld":
        meld = meld_of(text.removeprefix("meld "))
        deal.melds.append(meld)
        return _count_opening(deal, seat, meld.points)
    number = (move.meld or 0) - 1
    meld = deal.melds[number]
    if move.kind == "swap":
        deal.melds[number] = meld.swapped(move.cards[0])
        deal.hands[seat] = in_order([*deal.hands[seat], JOKER])
        return False
    card = move.cards[0] if move.cards else move.jokers[0] or meld.takes()[0]
    longer = meld.attached(card, joker=bool(move.jokers))
    assert longer is not None
    deal.melds[number] = longer
    return False


def _count_opening(deal: Deal, seat: int, points: int) -> bool:
    if deal.opened[seat] and not deal.opened_this_turn:
        return False
    deal.laid += points
    # Who took a card before he was open opens with melds that use it: until then nothing stands.
    stands = deal.laid >= deal.switches["opening.points"] and deal.taken is None
    completes = stands and not deal.opened[seat]
    if completes:
        deal.opened[seat] = deal.opened_this_turn = True
    return completes
