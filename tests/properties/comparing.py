"""The engine's deal and the naive one laid side by side, state by state.

Whole tuples are compared, because millions of states are; only when two differ is the
difference spelled out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from typing import Any

import settebello as sb
from tests.reference import deal as naive
from tests.reference import views
from tests.reference.pack import FULL, Card, pack
from tests.reference.scoring import score

CARDS = {code: sb.Card(code) for code in pack(FULL)}
_card: Callable[[Card], sb.Card] = CARDS.__getitem__

STATE = ("turn", "over", "hands", "table", "piles", "scopas", "stock", "dealer")
VIEW = (
    "seat", "hand", "table", "hand_counts", "pile_counts", "piles",
    "scopas", "stock", "turn", "dealer", "over",
)  # fmt: skip
SCORE = (
    "points", "scopas", "cards", "coins", "settebello", "primiera", "primiera_sums", "primiera_complete"
)  # fmt: skip
_state, _view, _score = attrgetter(*STATE), attrgetter(*VIEW), attrgetter(*SCORE)
_moves, _history = attrgetter("moves"), attrgetter("history")


def cards(codes: Iterable[Card]) -> tuple[sb.Card, ...]:
    """The library's cards of some texts."""
    return tuple(map(_card, codes))


def texts(things: Iterable[object]) -> list[str]:
    """Cards or moves in print."""
    return list(map(str, things))


def groups(hands: Iterable[Iterable[Card]]) -> tuple[tuple[sb.Card, ...], ...]:
    return tuple(map(cards, hands))


class DisagreementError(AssertionError):
    """The engine and the naive reading disagree."""


def _same(what: str, names: Sequence[str], engine: Sequence[Any], reference: Sequence[Any]) -> None:
    if engine == reference:
        return
    told = [
        f"{name}: engine {found!r}, reference {expected!r}"
        for name, found, expected in zip(names, engine, reference, strict=True)
        if found != expected
    ]
    raise DisagreementError(f"{what}: " + "; ".join(told))


def compare_state(deal: sb.Deal, reference: naive.Deal, legal: Sequence[naive.Play]) -> None:
    """Everything on the table, and the legal plays in their documented order."""
    expected = (
        reference.turn,
        reference.turn is None,
        groups(reference.hands),
        cards(reference.table),
        groups(reference.piles),
        tuple(reference.scopas),
        len(reference.stock),
        reference.dealer,
    )
    _same("state", STATE, _state(deal), expected)
    listed = [move.text for move in legal]
    if texts(deal.moves) != listed:
        raise DisagreementError(f"moves: engine {texts(deal.moves)}, reference {listed}")


def compare_views(deal: sb.Deal, reference: naive.Deal, legal: Sequence[naive.Play]) -> None:
    """What every seat may know. `history` is compared apart, because it grows with every play."""
    table = cards(reference.table)
    hand_counts = tuple(map(len, reference.hands))
    pile_counts = tuple(map(len, reference.piles))
    piles = groups(reference.piles) if views.may_look_at_piles(reference) else None
    scopas, stock = tuple(reference.scopas), len(reference.stock)
    for seat, hand in enumerate(reference.hands):
        view = deal.view(seat)
        seen = cards(hand) if views.may_look_at_hand(reference, seat) else None
        expected = (
            seat, seen, table, hand_counts, pile_counts, piles, scopas, stock,
            reference.turn, reference.dealer, reference.turn is None,
        )  # fmt: skip
        _same(f"view of seat {seat}", VIEW, _view(view), expected)
        offered = len(legal) if seat == reference.turn else 0
        if len(view.moves) != offered or (offered and view.moves != deal.moves):
            raise DisagreementError(f"view of seat {seat}: moves {texts(view.moves)}")


def compare_history(deal: sb.Deal, reference: naive.Deal) -> None:
    """All plays so far, in the deal and in every seat's view."""
    expected = [(play.seat, play.text) for play in reference.history]
    holders: list[sb.Deal | sb.View] = [deal, *(deal.view(seat) for seat in range(reference.seats))]
    for holder in holders:
        found = [(move.seat, str(move)) for move in holder.history]
        if found != expected:
            raise DisagreementError(f"history of {holder!r}: engine {found}, reference {expected}")


def compare_event(event: Any, told: naive.Play, over: bool) -> None:
    """What a play is said to have done."""
    names = ("seat", "move", "scopa", "leftovers", "leftovers_side", "dealt", "over")
    engine = (
        event.seat, str(event.move), event.scopa, event.leftovers,
        event.leftovers_side, event.dealt, event.over,
    )  # fmt: skip
    expected = (
        told.seat, told.text, told.scopa, cards(told.leftovers), told.leftovers_side, told.dealt, over
    )  # fmt: skip
    _same(f"event of {told.text}", names, engine, expected)


def compare_score(deal: sb.Deal, reference: naive.Deal) -> None:
    """Every part of the score."""
    expected = score(reference)
    _same("score", SCORE, _score(deal.score()), _score(expected))


def cards_there(deal: sb.Deal) -> int:
    """How many cards there are, in the engine's own words; each must lie in one place only."""
    lying = [card for place in (*deal.hands, deal.table, *deal.piles) for card in place]
    if len(lying) != len(set(lying)):
        raise DisagreementError(f"doubled cards: {texts(sorted(lying))}")
    return len(lying) + deal.stock


def compare_conserved(deal: sb.Deal, number: int) -> None:
    """No card is lost or made, except that leftovers go to nobody if nobody captured."""
    nobody_captured = deal.over and not any(deal.piles)
    if not nobody_captured and cards_there(deal) != number:
        raise DisagreementError(f"{number} cards have become {cards_there(deal)}")
