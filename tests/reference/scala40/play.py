"""What a move does, and what follows from it: turn-overs, the next turn, the end."""

from __future__ import annotations

from tests.reference.scala40.deal import Deal, Told, after
from tests.reference.scala40.laying import lay_down, take_up
from tests.reference.scala40.pack import JOKER, Card, in_order, without
from tests.reference.scala40.reading import said
from tests.reference.shuffle import mix, stream


def play(deal: Deal, text: str) -> Told:
    """Makes one of `moves` and tells what happened."""
    move, seat = said(text), deal.turn
    assert move is not None
    assert seat is not None
    card: Card | None = None
    turnover: tuple[Card, ...] = ()
    opened = False
    if move.kind == "draw":
        card = deal.stock.pop(0)
        deal.hands[seat] = in_order([*deal.hands[seat], card])
        deal.phase, deal.drawn = "play", card
        if not deal.stock:
            turnover = _turn_over(deal)
    elif move.kind == "take":
        card = take_up(deal)
    elif move.kind == "discard":
        _discard(deal, seat, (*move.cards, JOKER)[0])
    else:
        opened = lay_down(deal, text)
    told = Told(seat, text, card, turnover, opened, deal.over)
    deal.history.append(told)
    return told


def _turn_over(deal: Deal) -> tuple[Card, ...]:
    """The pile is shuffled and becomes the stock, so often; then the deal ends without a closer."""
    if deal.turnovers == deal.switches["stock.turnovers"]:
        _end(deal)
        return ()
    deal.turnovers += 1
    words = stream(deal.seed, f"deal {deal.number}/turnover {deal.turnovers}")
    deal.stock = mix(deal.pile[::-1], words)
    deal.pile = []
    return tuple(deal.stock)


def _discard(deal: Deal, seat: int, card: Card) -> None:
    deal.hands[seat] = without(deal.hands[seat], [card])
    deal.pile.append(card)
    if not deal.hands[seat]:
        deal.closer, deal.one_turn = seat, deal.opened_this_turn
        _end(deal)
        return
    # Everybody has had a turn once the dealer, the last to play, has ended his first.
    deal.first_round = deal.first_round and seat != deal.dealer
    deal.turn, deal.phase = after(seat, deal.seated, deal.seats), "draw"
    deal.taken, deal.drawn, deal.laid, deal.opened_this_turn = None, None, 0, False


def _end(deal: Deal) -> None:
    deal.turn = deal.phase = None
