"""Inputs on which some Scopa program went wrong (scopa.toml): every entry, with the right value."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import settebello as sb
from settebello.play.ending import winners
from tests.articles.showing import ended
from tests.properties.comparing import texts
from tests.reference.deal import side_of

Case = dict[str, Any]
CASES: dict[str, list[Case]] = tomllib.loads(
    (Path(__file__).parent / "scopa.toml").read_text(encoding="utf-8")
)
STOCK = ["5D", "6D", "JD", "QD", "JC", "QC"]


def each(kind: str) -> pytest.MarkDecorator:
    """A parameter for every entry of a kind, named by its id."""
    return pytest.mark.parametrize("case", CASES[kind], ids=[case["id"] for case in CASES[kind]])


def set_out(case: Case) -> sb.Deal:
    """The case's card in the hand of the seat to play; others hold cards that the case does not name."""
    rules = sb.rules(case["rules"]).replace(**case.get("set", {}))
    seats = rules.seats[0]
    if case.get("last_card"):
        hands = [*([] for _ in range(seats - 1)), [case["card"]]]
        return sb.Deal.position(rules, hands, case["table"], seats - 1)
    others = [[card] for card in ("JB", "QB", "5B")[: seats - 1]]
    stock = (
        [card for card in STOCK if card not in case["table"]] if case["id"] == "sweep-with-stock-left" else []
    )
    return sb.Deal.position(rules, [[case["card"]], *others], case["table"], 0, stock=stock)


@each("case")
def test_case(case: Case) -> None:
    deal = set_out(case)
    assert deal.turn is not None
    side = side_of(deal.turn, deal.seats)
    offered = [set(texts(move.captured)) for move in deal.moves]
    assert sorted(map(sorted, offered)) == sorted(map(sorted, case["moves"]))
    if "scopa" not in case:
        return
    stock_left = deal.stock
    event = deal.play(deal.moves[0])
    assert event.scopa == case["scopa"]
    assert deal.scopas[side] == int(case["scopa"])
    assert set(texts(deal.piles[side])) == {case["card"], *case["table"]}
    assert deal.table == (), "the table stays empty for the next play"
    assert (deal.stock, deal.over) == (stock_left, bool(case.get("last_card")))


@each("primiera")
def test_primiera(case: Case) -> None:
    rules = sb.rules(case["rules"])
    score = ended(rules, [" ".join(pile) for pile in case["piles"]], seats=rules.seats[0])
    assert list(score.primiera_sums) == case["sums"]
    assert score.primiera == (None if case["taker"] == "none" else case["taker"])
    if "complete" in case:
        assert list(score.primiera_complete) == case["complete"]


def refill_only_when_all_hands_are_empty() -> None:
    deal = sb.Deal(sb.rules("scopa-napoletana"), 2, seed=6)
    for play in range(1, 7):
        table = len(deal.table)
        event = deal.play(deal.moves[-1])
        assert event.dealt == (play == 6)
        assert len(deal.table) == table + (1 if not event.move.captured else -len(event.move.captured))
    assert [len(hand) for hand in deal.hands] == [3, 3]
    assert deal.stock == 24


def three_kings_keep_seats_and_dealer() -> None:
    rules = sb.rules("scopa-napoletana")
    voids = [deal for deal in (sb.Deal(rules, 3, 1, seed=seed) for seed in range(400)) if deal.void]
    assert voids
    for deal in voids:
        assert deal.deck is not None
        assert (deal.seats, deal.dealer, deal.turn) == (3, 1, 2)
        for deck in deal.void:
            assert sum(card.rank == "K" for card in deck[9:13]) >= 3
            assert sum(a == b for a, b in zip(deck, deal.deck, strict=True)) < 12, "never the old order"


def both_at_target_equal() -> None:
    assert winners([(11, 11)], target=11, both="higher") == ()
    assert winners([(11, 12)], target=11, both="higher") == (1,)
    assert winners([(11, 11), (12, 13)], target=11, both="higher") == (1,)
    assert sb.rules("scopa-napoletana").switches["match.both"] == "higher"


TOLD = {
    "refill-only-when-all-hands-are-empty": refill_only_when_all_hands_are_empty,
    "three-kings-keep-seats-and-dealer": three_kings_keep_seats_and_dealer,
    "both-at-target-equal": both_at_target_equal,
}


@pytest.mark.parametrize("case", [case["id"] for kind in ("deal", "match") for case in CASES[kind]])
def test_told(case: str) -> None:
    TOLD[case]()
