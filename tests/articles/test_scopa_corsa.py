"""Scopa corsa (source 004), paragraph by paragraph."""

from __future__ import annotations

import pytest

import settebello as sb
from settebello.play.ending import winners
from tests.articles.showing import codes, dealt_in_order, ended, play_all, plays, refusal, row, show
from tests.reference.pack import CORSICAN, pack

CORSA = sb.rules("scopa-corsa")


def test_players_two_or_four_facing_players_together() -> None:
    assert CORSA.seats == (2, 4)
    assert sb.Deal(CORSA, 2).sides == ((0,), (1,))
    assert sb.Deal(CORSA, 4).sides == ((0, 2), (1, 3))


def test_pack_of_thirty_six_without_twos() -> None:
    deal = sb.Deal(CORSA, 2, seed=4)
    assert deal.deck is not None
    assert codes(sorted(deal.deck)) == codes(pack(CORSICAN))
    names = [sb.Card(card).name("fr", "francesi") for card in ("JD", "QC", "KS", "AB")]
    assert names == ["valet de carreau", "dame de cœur", "roi de pique", "as de trèfle"]


def test_deal_three_each_then_four_to_the_table() -> None:
    deal = dealt_in_order("scopa-corsa", 2, dealer=1, ranks=CORSICAN)
    assert [codes(hand) for hand in deal.hands] == ["AD 3D 4D", "5D 6D 7D"]
    assert codes(deal.table) == "JD QD KD AC"


@pytest.mark.parametrize(("seats", "packets"), [(2, [3, 3, 3, 3, 4]), (4, [3, 3, 2])])
def test_deal_again_three_and_at_last_four_or_two(seats: int, packets: list[int]) -> None:
    deal = sb.Deal(CORSA, seats, seed=2)
    sizes = [len(deal.hands[0])]
    while not deal.over:
        if deal.play(deal.moves[-1]).dealt:
            sizes.append(len(deal.hands[0]))
    assert sizes == packets
    assert deal.stock == 0


def with_table(table: str) -> list[str]:
    """A pack that lays these four cards on the table of two players."""
    rest = [card for card in pack(CORSICAN) if card not in row(table)]
    return rest[:6] + row(table) + rest[6:]


@pytest.mark.parametrize("table", ["KD KC KS 7B", "KD KC KS KB"])
def test_void_with_three_kings_and_reading_with_four(table: str) -> None:
    with pytest.raises(sb.VoidDeal):
        sb.Deal(CORSA, 2, deck=with_table(table))


def test_void_two_kings_are_played() -> None:
    assert codes(sb.Deal(CORSA, 2, deck=with_table("KD KC 3S AB")).table) == "KD KC 3S AB"


def test_capture_an_equal_card_or_a_sum() -> None:
    assert plays(show(CORSA, ["JD", "KC"], "3C 5S")) == ["JDx3C+5S", "JD"]
    assert plays(show(CORSA, ["JD", "KC"], "QC JS")) == ["JDxJS", "JD"]


def test_capture_the_equal_card_goes_before_a_sum() -> None:
    deal = show(CORSA, ["JD", "KC"], "3C 5S JB")
    assert plays(deal) == ["JDxJB", "JD"]
    assert refusal(deal, "JDx3C+5S").reason == "equal_excludes_sum"


def test_capture_nobody_is_obliged_to_take() -> None:
    deal = show(CORSA, ["7D", "KC"], "7C 3S 4D")
    assert plays(deal) == ["7Dx7C", "7D"]
    assert codes(play_all(deal, "7D").table) == "7C 3S 4D 7D"


def test_capture_switched_to_compulsory() -> None:
    rules = CORSA.replace(**{"capture.equal": "must", "capture.sum": "must"})
    assert plays(show(rules, ["JD", "KC"], "QC JS")) == ["JDxJS"]
    assert plays(show(rules, ["JD", "KC"], "3C 5S")) == ["JDx3C+5S"]


def test_scopa_by_the_only_card_or_by_all_at_once() -> None:
    assert show(CORSA, ["JD", "KC"], "JS").play("JDxJS").scopa
    assert show(CORSA, ["JD", "KC"], "3C 5S").play("JDx3C+5S").scopa
    assert not show(CORSA, ["JD", "KC"], "3C 5S QB").play("JDx3C+5S").scopa


def test_scopa_never_with_the_deals_last_card_and_leftovers_make_none() -> None:
    assert not show(CORSA, ["", "JD"], "JS", turn=1).play("JDxJS").scopa
    deal = play_all(show(CORSA, ["JD", "KC"], "JS 4B"), "JDxJS KC")
    assert (deal.scopas, codes(deal.piles[0])) == ((0, 0), "JS JD 4B KC")


def test_score_nineteen_cards_and_five_diamonds() -> None:
    deck = pack(CORSICAN)
    eighteen = ended(CORSA, [" ".join(deck[:4] + deck[9:23]), " ".join(deck[4:9] + deck[23:])], seats=2)
    assert (eighteen.cards, eighteen.coins) == (None, 1)
    nineteen = ended(CORSA, [" ".join(deck[:5] + deck[9:23]), " ".join(deck[5:9] + deck[23:])], seats=2)
    assert (nineteen.cards, nineteen.coins) == (0, 0)


def test_score_the_seven_of_diamonds() -> None:
    assert ended(CORSA, ["KD KC", "7D 7C"], seats=2).settebello == 1


@pytest.mark.parametrize(
    ("rank", "worth"), list(zip("76A543JQK", [21, 18, 16, 15, 14, 13, 10, 10, 10], strict=True))
)
def test_primiera_values(rank: str, worth: int) -> None:
    score = ended(CORSA, [f"{rank}D {rank}C {rank}S {rank}B", ""], seats=2)
    assert score.primiera_sums == (4 * worth, 0)


def test_primiera_needs_every_suit() -> None:
    assert ended(CORSA, ["7D 7C 7S", "KD KC KS KB"], seats=2).primiera == 1
    assert ended(CORSA, ["7D 7C 7S", "KD KC KB"], seats=2).primiera is None


def test_match_to_twenty_one_or_sixteen_or_eleven() -> None:
    assert sb.Match(CORSA, seats=2).target == 21
    for target in (16, 11):
        assert sb.Match(CORSA.replace(**{"match.target": target}), seats=2).target == target
    assert winners([(21, 22)], target=21, both="higher") == (1,)
    assert winners([(21, 21)], target=21, both="higher") == ()
