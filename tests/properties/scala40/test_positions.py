"""Positions as text, and positions that no deal of Scala 40 can reach."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import settebello as sb
from tests.properties.scala40.playing import POLICIES
from tests.properties.scala40.strategies import arranged, changes, engine_position
from tests.properties.snapshots import snapshot
from tests.reference.scala40.sheets import SEATS, with_switches

SCALA = sb.rules("scala40")


@settings(max_examples=120, deadline=None)
@given(changed=changes, seats=st.sampled_from(SEATS), seed=st.integers(0, 10**9))
def test_a_positions_text_gives_the_position_back(changed: dict[str, object], seats: int, seed: int) -> None:
    rng, rules = random.Random(seed), SCALA.replace(**changed)
    deal = engine_position(rules, arranged(rng, with_switches("scala40", **changed), seats))
    policy = POLICIES[seed % len(POLICIES)]
    for _ in range(15):
        text = deal.position_text()
        again = sb.Deal.from_text(rules, text)
        assert again.position_text() == text
        first, second = snapshot(deal), snapshot(again)
        different = {key for key in first if first[key] != second[key]}
        assert all(key.endswith(("history", "drawn", "deck")) for key in different), different
        if deal.over:
            assert deal.score() == again.score()
            break
        move = policy(rng, [str(each) for each in deal.moves])
        told = deal.play(move)
        assert again.play(move) == told
        assert again.position_text() == deal.position_text()


@pytest.mark.parametrize("seed", range(5))
def test_a_deal_goes_on_from_its_text_as_it_would_have(seed: int) -> None:
    deal, rng = sb.Deal(SCALA, 2 + seed, seed=0), random.Random(seed)
    for _ in range(30):
        deal.play(rng.choice(deal.moves))
    again = sb.Deal.from_text(SCALA, deal.position_text())
    for _ in range(300):
        if deal.over:
            break
        move = str(rng.choice(deal.moves))
        assert again.play(move) == deal.play(move)
    assert again.over == deal.over


@pytest.mark.parametrize(
    ("hands", "more"),
    [
        ([["7D", "7D", "7D"], ["KC"]], {}),
        ([["7D", "7D"], ["7D"]], {}),
        ([["7D"], ["KC"]], {"discard_pile": ["7D", "7D"]}),
        ([["7D"], ["KC"]], {"stock": ["KC", "KC"]}),
        ([["7D"], ["KC"]], {"melds": ["KC+KD+KS", "KC+QC+JC"]}),
        ([["**"] * 5, ["KC"]], {}),
        ([["**", "**"], ["**"]], {"melds": ["KC+**=KD+KS", "3C+**=4C+5C"]}),
        ([["7D"], ["KC"]], {"melds": ["3C+4C"]}),
        ([["7D"], ["KC"]], {"melds": ["3C+4C+6C"]}),
        ([["7D"], ["KC"]], {"melds": ["3C+**+**=5C"]}),
        ([["7D"], ["KC"]], {"melds": ["QC+KC+AC+2C"]}),
        ([["7D"], ["KC"]], {"melds": ["**=3C+**=4C+5C"]}),
        ([["7D"], ["KC"]], {"melds": [""]}),
        ([["8X"], ["KC"]], {}),
        ([["7D"]], {}),
        ([["7D"]] * 7, {}),
        ([], {}),
        ([[], ["KC"]], {"stock": ["2C"]}),
        ([["7D"], ["KC"]], {"turn": 2}),
        ([["7D"], ["KC"]], {"turn": -1}),
        ([["7D"], ["KC"]], {"dealer": 2}),
        ([["7D"], ["KC"]], {"opened": [True]}),
        ([["7D"], ["KC"]], {"opened": [True, True, True], "melds": ["3C+4C+5C"]}),
        ([["7D"], ["KC"]], {"phase": "discard"}),
        ([["7D"], ["KC"]], {"phase": "play", "taken": "8D"}),
        ([["7D"], ["KC"]], {"phase": "draw", "taken": "7D"}),
        ([["7D"], ["KC"]], {"turnovers": 4}),
        ([["7D"], ["KC"]], {"turnovers": -1}),
        ([["7D"], ["KC"]], {"laid": -1}),
        ([["7D"], ["KC"]], {"stock": []}),
        ([["7D"], ["KC"], []], {"seated": [0]}),
        ([["7D"], ["KC"], ["5D"]], {"seated": [0, 1]}),
        ([["7D"], ["KC"], []], {"seated": [0, 2]}),
        ([["7D"], ["KC"], []], {"seated": [0, 1], "turn": 2}),
        ([["7D"], ["KC"]], {"seated": [0, 0]}),
        ([["7D"], ["KC"]], {"seated": [0, 2]}),
    ],
)
def test_a_position_that_no_deal_can_reach(hands: list[list[str]], more: dict[str, Any]) -> None:
    given = {"stock": ["2S"], "discard_pile": ["2B"], **more}
    with pytest.raises((sb.PositionError, sb.CardError, sb.SeatError, sb.IllegalMove)):
        sb.Deal.position(SCALA, hands, **given)


TEXT = sb.Deal.position(
    SCALA,
    [["7D", "2B", "**"], ["KC", "QC"]],
    melds=["3C+**=4C+5C", "8D+8C+8S"],
    stock=["2S", "3S"],
    discard_pile=["9S"],
    phase="play",
).position_text()


@pytest.mark.parametrize(
    "text",
    ["", " ", "7D", "nonsense", TEXT + " more=1", TEXT.replace("7D", "8D+8D"), TEXT.replace("play", "played"),
     TEXT.replace("4C", "6C"), TEXT.replace("hands=", "hand=")],
)  # fmt: skip
def test_a_text_that_describes_no_position(text: str) -> None:
    with pytest.raises((sb.PositionError, sb.CardError)):
        sb.Deal.from_text(SCALA, text)


@settings(max_examples=400, deadline=None)
@given(place=st.integers(0, len(TEXT) - 1), letter=st.characters(codec="utf-8"), length=st.integers(0, 6))
def test_a_positions_text_with_letters_changed(place: int, letter: str, length: int) -> None:
    text = TEXT[:place] + letter + TEXT[place + length :]
    try:
        deal = sb.Deal.from_text(SCALA, text)
    except sb.SettebelloError:
        return
    assert sb.Deal.from_text(SCALA, deal.position_text()).position_text() == deal.position_text()
    open_cards = [*deal.discard_pile, *(card for meld in deal.melds for card in meld.cards)]
    lying = [card for hand in deal.hands for card in hand] + open_cards
    assert all(lying.count(card) <= (4 if card.code == "**" else 2) for card in lying)


@settings(max_examples=200, deadline=None)
@given(text=st.text(max_size=120))
def test_any_text_gives_a_position_or_a_typed_error(text: str) -> None:
    with pytest.raises(sb.SettebelloError):
        sb.Deal.from_text(SCALA, text)


@pytest.mark.parametrize("drop", ["7D", "**", "2S"])
def test_a_pack_that_is_not_this_sheets(drop: str) -> None:
    deck = [str(card) for card in sb.Deal(SCALA, 2, seed=1).deck or ()]
    place = deck.index(drop)
    for wrong in (deck[:place] + deck[place + 1 :], [*deck, drop], [*deck[:place], "8D", *deck[place + 1 :]]):
        with pytest.raises(sb.CardError):
            sb.Deal(SCALA, 2, deck=wrong)


@pytest.mark.parametrize("seats", [None, 0, 1, 7, -2])
def test_a_number_of_seats_that_the_sheet_does_not_have(seats: int | None) -> None:
    with pytest.raises(sb.SeatError):
        sb.Deal(SCALA, seats)


@pytest.mark.parametrize("seated", [(0,), (), (0, 4), (0, 0), (-1, 0), (1, 2)])
def test_seats_that_cannot_be_dealt_to(seated: tuple[int, ...]) -> None:
    with pytest.raises(sb.SeatError):
        sb.Deal(SCALA, 4, dealer=0, seated=seated)
