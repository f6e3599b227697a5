"""One class for every family: what each has, what it lacks, and what it refuses."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import settebello as sb

SCOPA = ("table", "piles", "scopas", "void", "void_tables", "last_capture")
SCALA_40 = ("seated", "melds", "discard_pile", "opened", "phase", "turnovers", "taken", "laid")
PALIO = sb.rules("scala40-palio")


def one_of_each() -> tuple[sb.Deal, sb.Deal]:
    return sb.Deal(sb.rules("scopa-napoletana"), seats=2, seed=1), sb.Deal(PALIO, seats=2, seed=1)


def placed(*hands: str, **words: Any) -> sb.Deal:
    """A deal of Scala 40 in the middle, each hand as codes in one text."""
    cards = [hand.split() for hand in hands]
    return sb.Deal.position(PALIO, cards, **{"stock": ["4D"], "discard_pile": ["5D"], **words})


def test_a_deal_has_what_its_family_has_and_nothing_else() -> None:
    scopa, scala40 = one_of_each()
    assert (scopa.family, scala40.family) == ("scopa", "scala40")
    assert all(hasattr(scopa, name) and not hasattr(scala40, name) for name in SCOPA)
    assert all(hasattr(scala40, name) and not hasattr(scopa, name) for name in SCALA_40)
    with pytest.raises(AttributeError, match="a deal of Scala 40 has no table"):
        scala40.table  # noqa: B018


def test_views_moves_plays_and_rules_tell_their_family() -> None:
    for deal, own, other in zip(one_of_each(), ("table", "melds"), ("formable", "piles"), strict=True):
        view, move = deal.view(0), deal.moves[0]
        assert {view.family, move.family, deal.play(move).family} == {deal.family}
        assert hasattr(view, own)
        assert not hasattr(view, other)
        assert deal.rules.engine_rules(2).family == deal.family
    assert not hasattr(PALIO.engine_rules(2), "plays")


def test_a_move_of_another_family_is_malformed() -> None:
    scopa, scala40 = one_of_each()
    for deal, move in ((scopa, scala40.moves[0]), (scala40, scopa.moves[0])):
        with pytest.raises(sb.IllegalMove) as refused:
            deal.play(sb.Move(deal.turn or 0, str(move)))
        assert refused.value.reason == "malformed"


@pytest.mark.parametrize("text", ["draw", "meld QB+**=KB+AB", "attach **=6C>2", "swap 7D>3", "discard **"])
def test_moves_are_copied_and_pickled(text: str) -> None:
    move = sb.Move(1, text)
    assert str(move) == text
    assert pickle.loads(pickle.dumps(move)) == move == copy.copy(move)
    assert hash(move) == hash(sb.Move(1, text))


def test_a_meld_is_its_text_and_its_number() -> None:
    deal = placed("6C KS", "7D", melds=["3C+4C+**=5C", "7D+7C+7S"])
    run, seven = deal.melds
    assert (run.number, seven.number, run.joker, seven.joker) == (1, 2, sb.Card("5C"), None)
    assert run != sb.Meld("**=5C+4C+3C") == sb.Meld("3C+4C+**=5C")
    assert sb.Meld(str(run), run.number) == run
    assert pickle.loads(pickle.dumps(run)) == run
    assert placed("6C", "7D", melds=deal.melds).melds == deal.melds


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ({"table": ["3C"]}, "a deal of Scala 40 has no table"),
        ({"piles": [[], []]}, "a deal of Scala 40 has no piles"),
        ({"phase": "late"}, "phase"),
        ({"phase": "play", "ended": "dead"}, "without a phase"),
        ({"ended": "soon"}, "ended"),
        ({"laid": -1}, "laid -1"),
        ({"turnovers": 2**70}, "turnovers"),
        ({"opened": [True]}, "2 seats need a word each"),
        ({"seated": [0]}, "two seats or more"),
        ({"melds": ["3C+4C"]}, "melds: '3C\\+4C': the cards are neither"),
    ],
)
def test_a_position_that_cannot_be_says_why(words: dict[str, Any], found: str) -> None:
    with pytest.raises(sb.PositionError, match=found):
        placed("6C", "7D", **words)
    with pytest.raises(sb.PositionError, match="a deal of Scopa has no melds"):
        sb.Deal.position(sb.rules("scopa-napoletana"), [["7D"], ["KC"]], melds=["3C+4C+5C"])


def test_without_a_sheet_nothing_begins() -> None:
    name: Any = "scala40-palio"
    for begin in (sb.Deal, lambda rules: sb.Deal.from_text(rules, "hands=7D|KC")):
        with pytest.raises(TypeError, match=r"a RuleSheet from settebello\.rules is needed, not str"):
            begin(name)


def test_a_pack_has_each_card_twice_and_four_jokers() -> None:
    pack = [rank + suit for suit in "DCSB" for rank in "A23456789TJQK"] * 2 + ["**"] * 4
    assert len(sb.Deal(PALIO, seats=4, deck=pack).hands[0]) == 13
    for wrong, found in ((["AD", *pack[:-1]], "more than 2 times"), (pack[1:], "107 cards")):
        with pytest.raises(sb.CardError, match=found):
            sb.Deal(PALIO, seats=4, deck=wrong)


def test_only_the_seats_that_are_left_are_dealt_to() -> None:
    deal = sb.Deal(PALIO, seats=4, seed=1, seated=[0, 2, 3])
    assert (deal.seated, deal.dealer, deal.turn) == ((0, 2, 3), 3, 0)
    assert [len(hand) for hand in deal.hands] == [13, 0, 13, 13]
    for seated, dealer in (([0], 0), ([0, 0], 0), ([0, 4], 0), ([0, 2], 1)):
        with pytest.raises(sb.SeatError):
            sb.Deal(PALIO, seats=4, seated=seated, dealer=dealer)
    scopa = sb.rules("scopa-napoletana")
    assert sb.Deal(scopa, seats=2, seated=[0, 1]).deck == sb.Deal(scopa, seats=2).deck
    with pytest.raises(sb.SeatError, match="Scopa deals to all 3 seats"):
        sb.Deal(scopa, seats=3, seated=[0, 1])


def test_the_card_drawn_and_the_stock_turned_are_told_to_the_player_alone() -> None:
    deal = placed("KD 9D", "7D", stock=["2D"], discard_pile=["4S", "5S"])
    played = deal.play("draw")
    assert (played.card, sorted(map(str, played.turnover))) == (sb.Card("2D"), ["4S", "5S"])
    assert (deal.view(0).drawn, deal.view(1).drawn) == (sb.Card("2D"), None)
    assert [str(move) for move in deal.view(1).history] == ["draw"]
    assert deal.view(1).stock == 2
    assert deal.view(1).discard_pile == ()
    assert deal.undo() == played.move
    assert (deal.stock, deal.turnovers, deal.history) == (1, 0, ())


def test_a_strategy_says_which_game_it_does_not_play() -> None:
    with pytest.raises(sb.BotError, match="maestro does not play Scopa"):
        sb.bot("maestro").choose(one_of_each()[0].view(1))
