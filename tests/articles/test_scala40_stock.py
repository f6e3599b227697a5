"""Scala 40 (source 003 and custom): dealing, the stock turned over, dead deals."""

from __future__ import annotations

import random

import pytest

import settebello as sb
from tests.articles.scala40 import CUSTOMARY, PALIO, hand, moves, play_all, table
from tests.reference.scala40.pack import JOKER, NATURALS, PACK
from tests.reference.shuffle import mix, stream


def in_order(seats: int, dealer: int, rules: sb.RuleSheet = PALIO) -> sb.Deal:
    """A deal of the unshuffled pack, whose places are easy to follow."""
    return sb.Deal(rules, seats, dealer, deck=PACK)


@pytest.mark.parametrize("rules", [PALIO, CUSTOMARY])
def test_both_sheets_allow_two_to_six_seats_each_its_own_side(rules: sb.RuleSheet) -> None:
    assert rules.seats == (2, 3, 4, 5, 6)
    for seats in rules.seats:
        assert sb.Deal(rules, seats).sides == tuple((seat,) for seat in range(seats))


def test_two_french_packs_with_four_jokers() -> None:
    deck = sb.Deal(PALIO, 4, seed=3).deck
    assert deck is not None
    counts = {code: [str(card) for card in deck].count(code) for code in [*NATURALS, JOKER]}
    assert len(deck) == 108
    assert counts.pop(JOKER) == 4
    assert set(counts.values()) == {2}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_thirteen_cards_each_then_one_is_turned_to_start_the_discard_pile(seats: int) -> None:
    deal = sb.Deal(PALIO, seats, seed=3)
    assert [len(cards) for cards in deal.hands] == [13] * seats
    assert len(deal.discard_pile) == 1
    assert deal.stock == 108 - 13 * seats - 1
    assert deal.deck is not None
    assert deal.discard_pile == deal.deck[13 * seats : 13 * seats + 1]


def test_cards_are_dealt_one_by_one_from_the_seat_after_the_dealer() -> None:
    deal = in_order(4, dealer=1)
    assert hand(deal, 2).split() == [str(sb.Card(code)) for code in sorted(PACK[0:52:4], key=NATURALS.index)]
    assert hand(deal, 1).split() == PACK[3:52:4]
    assert [str(card) for card in deal.discard_pile] == [PACK[52]]


def test_switched_cards_are_dealt_as_a_packet() -> None:
    deal = in_order(4, 1, PALIO.replace(**{"deal.style": "packet"}))
    assert hand(deal, 2).split() == PACK[:13]
    assert hand(deal, 1).split() == PACK[39:52]


def test_the_card_turned_stays_whatever_it_is() -> None:
    deck = [*PACK[:26], JOKER, *PACK[26:-1]]
    deal = sb.Deal(PALIO, 2, deck=deck)
    assert [str(card) for card in deal.discard_pile] == [JOKER]


@pytest.mark.parametrize("rules", [PALIO, CUSTOMARY])
def test_seats_are_counted_clockwise(rules: sb.RuleSheet) -> None:
    assert rules.direction == "clockwise"


@pytest.mark.parametrize("dealer", range(4))
def test_the_seat_after_the_dealer_starts_and_turns_go_round(dealer: int) -> None:
    deal = sb.Deal(PALIO, 4, dealer, seed=5)
    turns = []
    for _ in range(5):
        turns.append(deal.turn)
        deal.play("draw")
        deal.play(moves(deal, "discard")[0])
    assert turns == [(dealer + step) % 4 for step in range(1, 6)]


def test_seats_that_are_out_are_dealt_nothing_and_skipped() -> None:
    deal = sb.Deal(CUSTOMARY, 5, 4, seed=5, seated=(0, 2, 4))
    assert [len(cards) for cards in deal.hands] == [13, 0, 13, 0, 13]
    assert deal.seated == (0, 2, 4)
    assert deal.deck is not None
    assert deal.hands[0] == tuple(sorted(deal.deck[0:39:3]))
    turns = []
    for _ in range(4):
        turns.append(deal.turn)
        deal.play("draw")
        deal.play(moves(deal, "discard")[0])
    assert turns == [0, 2, 4, 0]


def test_when_the_last_stock_card_is_drawn_the_pile_becomes_the_stock_at_once() -> None:
    deal = table(["2S 5B", "4D"], phase="draw", pile="9S 8D KC", stock="7C")
    event = deal.play("draw")
    assert event.card == sb.Card("7C")
    assert sorted(map(str, event.turnover)) == ["8D", "9S", "KC"]
    assert (deal.stock, deal.discard_pile, deal.turnovers) == (3, (), 1)
    assert (deal.turn, deal.phase) == (0, "play")


def test_and_the_discard_starts_a_new_pile() -> None:
    deal = table(["2S 5B", "4D"], phase="draw", pile="9S 8D KC", stock="7C")
    play_all(deal, "draw", "discard 2S")
    assert [str(card) for card in deal.discard_pile] == ["2S"]


def test_it_happens_in_mid_turn_and_the_turn_goes_on() -> None:
    deal = table(["7D 7S 2S KC", "4D"], "TC+JC+QC", phase="draw", pile="9S 8D", stock="7C")
    play_all(deal, "draw", "meld 7D+7C+7S", "attach KC>1")
    assert deal.play("discard 2S").over


def test_the_pile_is_shuffled_with_its_top_first_as_every_shuffle_is() -> None:
    deal = table(["2S 5B", "4D"], phase="draw", pile="9S 8D KC QB 3D", stock="7C")
    event = deal.play("draw")
    expected = mix(["3D", "QB", "KC", "8D", "9S"], stream(0, "deal 0/turnover 1"))
    assert [str(card) for card in event.turnover] == expected
    play_all(deal, "discard 2S")
    assert str(deal.play("draw").card) == expected[0]


def test_in_a_match_the_shuffle_is_named_by_the_deals_number() -> None:
    deal, rng = sb.Deal(PALIO, 6, seed=9, number=4), random.Random(9)
    while True:
        pile = [str(card) for card in deal.discard_pile]
        event = deal.play("draw")
        if event.turnover:
            break
        deal.play(rng.choice(moves(deal, "discard")))
    assert [str(card) for card in event.turnover] == mix(pile[::-1], stream(9, "deal 4/turnover 1"))


def test_it_may_happen_three_times_and_the_fourth_time_the_deal_ends() -> None:
    for turnovers in range(4):
        deal = table(["2S 5B", "4D"], phase="draw", pile="9S", stock="7C", turnovers=turnovers)
        event = deal.play("draw")
        assert event.over == (turnovers == 3)
        assert deal.turnovers == min(turnovers + 1, 3)


def test_then_the_drawn_card_stays_nobody_closes_and_nobody_scores() -> None:
    deal = table(["2S 5B", "4D **"], "TC+JC+QC", phase="draw", pile="9S", stock="7C", turnovers=3)
    event = deal.play("draw")
    assert (event.over, event.turnover, event.card) == (True, (), sb.Card("7C"))
    assert hand(deal) == "7C 2S 5B"
    assert (deal.turn, deal.moves) == (None, ())
    score = deal.score()
    assert (score.points, score.closer, score.one_turn) == ((0, 0), None, False)


@pytest.mark.parametrize("allowed", [0, 1, 2])
def test_switched_it_may_happen_another_number_of_times(allowed: int) -> None:
    rules = PALIO.replace(**{"stock.turnovers": allowed})
    for turnovers in range(allowed + 1):
        deal = table(["2S 5B", "4D"], phase="draw", pile="9S", stock="7C", turnovers=turnovers, rules=rules)
        assert deal.play("draw").over == (turnovers == allowed)


def test_a_stock_of_one_card_is_turned_over_again_by_the_next_seat() -> None:
    deal = table(["2S 5B", "4D 6C", "8D 9C"], phase="draw", pile="9S", stock="7C")
    assert len(play_all(deal, "draw", "discard 2S").history) == 2
    assert (deal.stock, deal.turnovers) == (1, 1)
    event = deal.play("draw")
    assert (event.card, [str(card) for card in event.turnover]) == (sb.Card("9S"), ["2S"])
    assert deal.turnovers == 2


def test_where_all_melds_are_full_sets_and_hands_hold_one_card_the_deal_ends_dead() -> None:
    deal = table(["2D", "5S"], "TD+TC+TS+TB KD+KC+KS+KB 8D+8C+8S+8B", phase="draw", pile="9S 4C 6B",
                 stock="3C 7B QD")  # fmt: skip
    rng = random.Random(4)
    while not deal.over:
        assert all(text in ("draw", "take") or text.startswith("discard") for text in moves(deal))
        deal.play("draw")
        if not deal.over:
            deal.play(rng.choice(moves(deal)))
    assert deal.turnovers == 3
    assert (deal.score().closer, deal.score().points) == (None, (0, 0))
    assert sorted(map(len, deal.hands)) == [1, 2]
