"""Positions that no deal can reach, and texts that describe none, are refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import settebello as sb

NAPOLETANA = sb.rules("scopa-napoletana")


@pytest.mark.parametrize(
    ("hands", "table", "turn", "more"),
    [
        ([["7D"], ["7D"]], ["3C"], 0, {}),
        ([["7D"], ["KC"]], ["7D"], 0, {}),
        ([["7D"], ["KC"]], ["3C", "3C"], 0, {}),
        ([["7D"], ["KC"]], ["3C"], 0, {"piles": [["3C", "4C"], []]}),
        ([["7D"], ["KC"]], ["3C"], 0, {"stock": ["KC", "2C", "2D", "2S", "2B", "AC"]}),
        ([["8D"], ["KC"]], ["3C"], 0, {}),
        ([["7D"], ["**"]], ["3C"], 0, {}),
        ([["7D"]], ["3C"], 0, {}),
        ([["7D"]] * 5, ["3C"], 0, {}),
        ([], ["3C"], 0, {}),
        ([[], []], ["3C"], 0, {}),
        ([["7D"], ["KC"]], ["3C"], 2, {}),
        ([["7D"], ["KC"]], ["3C"], -1, {}),
        ([["7D"], ["KC"]], ["3C"], 0, {"dealer": 2}),
        ([["7D", "6D"], []], ["3C"], 0, {}),
        ([[], ["KC", "QC"]], ["3C"], 1, {}),
        ([["7D", "6D", "5D", "4D"], ["KC", "QC", "JC", "7C"]], ["3C"], 0, {}),
        ([["7D"], ["KC"]], ["3C"], 0, {"stock": ["2C"]}),
        ([["7D"], ["KC"]], ["3C"], 0, {"piles": [[], [], []]}),
        ([["7D"], ["KC"]], ["3C"], 0, {"scopas": [0, 0, 0]}),
        ([["7D"], ["KC"]], ["3C"], 0, {"scopas": [-1, 0]}),
        ([["7D"], ["KC"]], ["3C"], 0, {"scopas": [21, 0]}),
        ([["7D"], ["KC"]], ["3C"], 0, {"scopas": [255, 0]}),
        ([["7D"], ["KC"]], ["3C"], 0, {"last_scopa": True}),
        ([["7D"], ["KC"]], ["3C"], 0, {"last_capture": 2}),
        ([["7D"], ["KC"]], ["3C"], 0, {"last_capture": -1}),
    ],
)
def test_a_position_that_no_deal_can_reach(
    hands: list[list[str]], table: list[str], turn: int, more: dict[str, Any]
) -> None:
    with pytest.raises((sb.PositionError, sb.CardError, sb.SeatError)):
        sb.Deal.position(NAPOLETANA, hands, table, turn, **more)


TEXT = sb.Deal.position(NAPOLETANA, [["7D", "2B"], ["KC", "QC"]], ["3C", "4S"], 0).position_text()


@pytest.mark.parametrize(
    "text", ["", " ", "7D", "nonsense", TEXT[:-1] + "?", TEXT + " more=1", TEXT.replace("7D", "8D")]
)
def test_a_text_that_describes_no_position(text: str) -> None:
    with pytest.raises((sb.PositionError, sb.CardError)):
        sb.Deal.from_text(NAPOLETANA, text)


@settings(max_examples=400, deadline=None)
@given(place=st.integers(0, len(TEXT) - 1), letter=st.characters(codec="utf-8"), length=st.integers(0, 6))
def test_a_positions_text_with_letters_changed(place: int, letter: str, length: int) -> None:
    text = TEXT[:place] + letter + TEXT[place + length :]
    try:
        deal = sb.Deal.from_text(NAPOLETANA, text)
    except sb.SettebelloError:
        return
    assert sb.Deal.from_text(NAPOLETANA, deal.position_text()).position_text() == deal.position_text()
    assert len({*deal.hands[0], *deal.hands[1], *deal.table}) == sum(map(len, deal.hands)) + len(deal.table)


@settings(max_examples=200, deadline=None)
@given(text=st.text(max_size=120))
def test_any_text_gives_a_position_or_a_typed_error(text: str) -> None:
    with pytest.raises(sb.SettebelloError):
        sb.Deal.from_text(NAPOLETANA, text)
