"""One deal, played on plain lists."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tests.reference.captures import offer, sums
from tests.reference.dealing import distribute, packets, playing_order, style
from tests.reference.pack import Card, in_order, value
from tests.reference.sheets import Sheet


@dataclass(frozen=True)
class Play:
    """One play: who, which card, what it took and what came of it."""

    seat: int
    card: Card
    captured: tuple[Card, ...]
    scopa: bool = False
    leftovers: tuple[Card, ...] = ()
    leftovers_side: int | None = None
    dealt: bool = False

    @property
    def text(self) -> str:
        """The play in print, such as `7Dx3C+4S`."""
        return self.card + ("x" + "+".join(self.captured) if self.captured else "")


@dataclass
class Deal:
    """Everything on the table, seen from above."""

    sheet: Sheet
    seats: int
    dealer: int
    hands: list[list[Card]]
    table: list[Card]
    stock: list[Card]
    turn: int | None
    piles: list[list[Card]]
    scopas: list[int]
    packet: int = 1
    last_capture: int | None = None
    last_capture_was_scopa: bool = False
    played_before: int = 0
    history: list[Play] = field(default_factory=list)

    @property
    def over(self) -> bool:
        return self.turn is None


def sides(seats: int) -> tuple[tuple[int, ...], ...]:
    """The seats of each side: two teams at four or six, else everybody for himself."""
    if seats in (4, 6):
        return tuple(range(0, seats, 2)), tuple(range(1, seats, 2))
    return tuple((seat,) for seat in range(seats))


def side_of(seat: int, seats: int) -> int:
    return seat % len(sides(seats))


def start(sheet: Sheet, seats: int, dealer: int, deck: Sequence[Card]) -> Deal:
    """A deal from a pack, the top card first."""
    dealt = distribute(sheet, seats, dealer, deck)
    number = len(sides(seats))
    return Deal(
        sheet,
        seats,
        dealer,
        [list(in_order(hand)) for hand in dealt.hands],
        dealt.table,
        dealt.stock,
        turn=playing_order(seats, dealer)[0],
        piles=[[] for _ in range(number)],
        scopas=[0] * number,
    )


def plays_made(deal: Deal) -> int:
    """Plays since the deal began, those before a position included."""
    return deal.played_before + len(deal.history)


def may_not_open_with_an_ace(deal: Deal, hand: Sequence[Card]) -> bool:
    """The vile rule: not as a deal's first play, unless nothing but aces is held."""
    forbidden: bool = deal.sheet.switches["ace.first_play"] == "not_ace"
    return forbidden and plays_made(deal) == 0 and any(card[0] != "A" for card in hand)


def moves(deal: Deal) -> list[Play]:
    """Every legal play of the seat to play: its cards in order, captures in order, laying last."""
    if deal.turn is None:
        return []
    hand, worth, found = deal.hands[deal.turn], sums(deal.table), []
    no_ace = may_not_open_with_an_ace(deal, hand)
    for card in hand:
        if no_ace and card[0] == "A":
            continue
        open_to_it = offer(deal.sheet.switches, card, deal.table, worth)
        found += [Play(deal.turn, card, captured) for captured in open_to_it.captures]
        if open_to_it.lay:
            found.append(Play(deal.turn, card, ()))
    return found


def play(deal: Deal, move: Play) -> Play:
    """Plays one of `moves`, deals again or ends the deal where it is due, and tells what happened."""
    seat, side = move.seat, side_of(move.seat, deal.seats)
    deal.hands[seat].remove(move.card)
    is_last = not deal.stock and not any(deal.hands)
    scopa = False
    if move.captured:
        for card in move.captured:
            deal.table.remove(card)
        # fsgs 10: the played card goes last.
        deal.piles[side] += [*lowest_first(move.captured), move.card]
        scopa = _is_scopa(deal, move, is_last)
        deal.scopas[side] += scopa
        deal.last_capture, deal.last_capture_was_scopa = side, scopa
    else:
        deal.table.append(move.card)
    deal.turn = (seat + 1) % deal.seats
    leftovers, dealt = _close(deal) if is_last else (), _deal_again(deal)
    told = Play(
        seat, move.card, move.captured, scopa, leftovers, deal.last_capture if leftovers else None, dealt
    )
    deal.history.append(told)
    return told


def lowest_first(cards: Sequence[Card]) -> list[Card]:
    """Taken cards as they are gathered (fsgs 10); equal ones by suit."""
    return sorted(in_order(cards), key=value)


def _is_scopa(deal: Deal, move: Play, is_last: bool) -> bool:
    if deal.table:
        return False
    if move.card[0] == "A" and deal.sheet.switches["ace.sweeps"]:
        return False
    # The deal's last card is its last capture too, if it captures: either rule voids this scopa.
    return not is_last or deal.sheet.switches["scopa.void"] == "never"


def _deal_again(deal: Deal) -> bool:
    if any(deal.hands) or not deal.stock:
        return False
    size = deal.sheet.layouts[deal.seats].packets[deal.packet]
    how = style(deal.sheet.switches, deal.seats)
    deal.hands = [list(in_order(hand)) for hand in packets(deal.stock, size, deal.seats, deal.dealer, how)]
    deal.packet += 1
    return True


def _close(deal: Deal) -> tuple[Card, ...]:
    # What is left goes to whoever captured last; if nobody did, it counts for nobody.
    deal.turn = None
    leftovers, deal.table = in_order(deal.table), []
    if deal.last_capture is not None:
        deal.piles[deal.last_capture] += lowest_first(leftovers)
        if deal.sheet.switches["scopa.void"] == "last_capture" and deal.last_capture_was_scopa:
            deal.scopas[deal.last_capture] -= 1
    return leftovers
