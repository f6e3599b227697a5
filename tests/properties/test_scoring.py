"""Any piles at all are counted alike, those above all in which suits are lacking."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.properties.comparing import cards, compare_score
from tests.properties.strategies import Game, engine_position, games
from tests.reference.deal import sides
from tests.reference.pack import Card, pack
from tests.reference.position import Position, set_up


@st.composite
def piles(draw: st.DrawFn, game: Game) -> tuple[tuple[Card, ...], ...]:
    """Piles of any size; a side may be kept from any of the suits."""
    deck = draw(st.permutations(pack(game.sheet.ranks)))
    taken: list[tuple[Card, ...]] = []
    for _ in sides(game.seats):
        suits = draw(st.sampled_from(["DCSB", "DCSB", "DCS", "CSB", "DB", "S"]))
        number = draw(st.integers(0, 14))
        pile = [card for card in deck if card[1] in suits][:number]
        deck = [card for card in deck if card not in pile]
        taken.append(tuple(pile))
    return tuple(taken)


@settings(max_examples=1200, deadline=None)
@given(game=games(), data=st.data())
def test_any_piles_are_scored_alike(game: Game, data: st.DataObject) -> None:
    captured = data.draw(piles(game))
    scopas = tuple(data.draw(st.integers(0, len(pile) // 2)) for pile in captured)
    nobody: tuple[tuple[Card, ...], ...] = ((),) * game.seats
    position = Position(nobody, (), 0, game.seats - 1, captured, scopas)
    deal, twin = engine_position(game.rules, position), set_up(game.sheet, position)
    assert deal.over
    compare_score(deal, twin)
    score = deal.score()
    assert score.card_counts == tuple(map(len, captured))
    assert score.coin_counts == tuple(sum(card[1] == "D" for card in pile) for pile in captured)
    for counted, pile, total in zip(score.primiera_cards, captured, score.primiera_sums, strict=True):
        shown = [card for card in counted if card is not None]
        assert {card.suit for card in shown} == {card[1] for card in pile}
        assert set(shown) <= set(cards(pile))
        figures = dict(zip("JQK", game.sheet.switches["primiera.figures"], strict=True))
        worth = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, **figures}
        assert sum(worth[card.rank] for card in shown) == total
