"""Scala 40 (source 003 and custom): what a meld is and what it is worth."""

from __future__ import annotations

import pytest

import settebello as sb
from tests.articles.scala40 import PALIO, melds, moves, table
from tests.articles.showing import refusal

OPEN = PALIO.replace(**{"opening.points": 0})


def laid(text: str, *, rules: sb.RuleSheet = OPEN) -> sb.Meld:
    """A meld as it lies on the table once it has been laid from a hand that has little more."""
    cards = ["**" if part.startswith("**") else part for part in text.split("+")]
    deal = table([" ".join([*cards, "9D"]), "4D 4D"], rules=rules)
    deal.play(f"meld {text}")
    return deal.melds[0]


def refused(text: str, *, rules: sb.RuleSheet = OPEN) -> str:
    """The reason for which a row of cards, all of them in the hand, is no meld."""
    cards = ["**" if part.startswith("**") else part for part in text.split("+")]
    deal = table([" ".join([*cards, "9D", "7B"]), "4D 4D"], rules=rules)
    return refusal(deal, f"meld {text}").reason


@pytest.mark.parametrize("text", ["3D+3C+3S", "3D+3C+3S+3B", "KD+KC+KB", "AD+AC+AS+AB"])
def test_three_or_four_equal_ranks_in_different_suits_are_a_set(text: str) -> None:
    meld = laid(text)
    assert (meld.kind, str(meld)) == ("set", text)


@pytest.mark.parametrize(
    "text",
    ["3D+3C", "3D+3D+3C", "3D+3D+3C+3S", "3D+3C+4S", "3D", "3D+3C+3S+3B+**=4B", "JD+QC+KS"],
)
def test_other_rows_of_equal_or_unequal_ranks_are_none(text: str) -> None:
    assert refused(text) == "no_meld"


@pytest.mark.parametrize(
    "text",
    ["3C+4C+5C", "AC+2C+3C", "QC+KC+AC", "8S+9S+TS+JS", "AB+2B+3B+4B+5B+6B+7B+8B+9B+TB+JB",
     "AB+2B+3B+4B+5B+6B+7B+8B+9B+TB+JB+QB"],
)  # fmt: skip
def test_consecutive_cards_of_one_suit_are_a_run(text: str) -> None:
    meld = laid(text)
    assert (meld.kind, str(meld)) == ("run", text)


@pytest.mark.parametrize("text", ["3C+4C", "3C+4S+5C", "3C+5C+7C", "3C+4C+4C+5C", "3C+3C+4C+5C"])
def test_gaps_other_suits_and_doubled_cards_make_no_run(text: str) -> None:
    assert refused(text) == "no_meld"


@pytest.mark.parametrize("text", ["QC+KC+AC+2C", "KC+AC+2C", "KC+AC+2C+3C", "JC+QC+KC+AC+2C"])
def test_a_run_never_goes_round_the_corner(text: str) -> None:
    assert refused(text) == "no_meld"


def test_a_run_has_thirteen_cards_at_most_and_its_ace_at_one_end() -> None:
    low = "AB+2B+3B+4B+5B+6B+7B+8B+9B+TB+JB+QB+KB"
    high = "2B+3B+4B+5B+6B+7B+8B+9B+TB+JB+QB+KB+AB"
    assert (laid(low).points, laid(high).points) == (85, 95)
    deal = table([" ".join([*low.split("+"), "AB"]), "4D 4D"], rules=OPEN)
    assert refusal(deal, f"meld {low}+AB").reason == "no_meld"
    assert [text for text in moves(deal) if text.count("+") == 12] == [f"meld {low}", f"meld {high}"]


def test_of_thirteen_cards_from_ace_to_king_an_ace_written_first_is_low_else_it_goes_after_the_king() -> None:
    cards = "AB 2B 3B 4B 5B 6B 7B 8B 9B TB JB QB KB 9D"
    row = "2B+3B+4B+5B+6B+7B+8B+9B+TB+JB+QB+KB"
    disorder = "KB+QB+JB+TB+9B+8B+7B+6B+5B+4B+3B+2B"
    for written, printed in [
        (f"AB+{row}", f"AB+{row}"),
        (f"AB+{disorder}", f"AB+{row}"),
        (f"{row}+AB", f"{row}+AB"),
        (f"2B+AB+{row[3:]}", f"{row}+AB"),
    ]:
        assert str(table([cards, "4D 4D"], rules=OPEN).play(f"meld {written}").move) == f"meld {printed}"


def test_cards_may_be_written_in_any_order_and_are_printed_low_to_high_and_by_suit() -> None:
    deal = table(["3C 4C 5C AB QB KB 7S 7D 7C 9D", "4D 4D"], rules=OPEN)
    assert str(deal.play("meld 5C+3C+4C").move) == "meld 3C+4C+5C"
    assert str(deal.play("meld AB+KB+QB").move) == "meld QB+KB+AB"
    assert str(deal.play("meld 7S+7C+7D").move) == "meld 7D+7C+7S"
    assert melds(deal) == ["3C+4C+5C", "QB+KB+AB", "7D+7C+7S"]


def test_melds_are_numbered_from_one_in_the_order_in_which_they_were_laid() -> None:
    deal = table(["3C 4C 5C 7D 7C 7S 9D", "4D 4D"], "8D+8C+8S")
    deal.play("meld 7D+7C+7S")
    deal.play("meld 3C+4C+5C")
    assert [(meld.number, str(meld)) for meld in deal.melds] == [
        (1, "8D+8C+8S"),
        (2, "7D+7C+7S"),
        (3, "3C+4C+5C"),
    ]


def test_at_most_one_joker_lies_in_a_meld() -> None:
    assert laid("5C+**=6C+7C").joker == sb.Card("6C")
    assert refused("5C+**=6C+7C+**=8C") == "too_many_jokers"
    assert refused("5C+**=5S+**=5B") == "too_many_jokers"


@pytest.mark.parametrize(
    ("jokers", "lawful"),
    [(0, []), (1, ["5C+**=6C+7C"]), (2, ["5C+**=6C+7C", "5C+**=6C+7C+**=8C", "**=4C+**=5C+6C"])],
)
def test_switched_so_many_jokers_lie_in_a_meld(jokers: int, lawful: list[str]) -> None:
    rules = OPEN.replace(**{"meld.jokers": jokers})
    for text in ["5C+**=6C+7C", "5C+**=6C+7C+**=8C", "**=4C+**=5C+6C"]:
        if text in lawful:
            assert str(laid(text, rules=rules)) == text
        else:
            assert refused(text, rules=rules) == "too_many_jokers"


def test_with_more_jokers_at_least_one_natural_card_is_in_every_meld() -> None:
    rules = OPEN.replace(**{"meld.jokers": 4})
    assert refused("**=4C+**=5C+**=6C", rules=rules) == "no_meld"
    assert str(laid("**=4C+**=5C+6C+**=7C", rules=rules)) == "**=4C+**=5C+6C+**=7C"


def test_a_joker_is_declared_when_it_is_not_certain_what_it_stands_for() -> None:
    deal = table(["QC KC ** 3S 3D 7B 9D", "4D 4D"], rules=OPEN)
    assert refusal(deal, "meld QC+KC+**").reason == "joker_undeclared"
    assert refusal(deal, "meld 3D+3S+**").reason == "joker_undeclared"
    assert moves(deal, "meld QC") == ["meld QC+KC+**=AC"]
    assert moves(deal, "meld **=JC") == ["meld **=JC+QC+KC"]


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("5C+**+7C", "5C+**=6C+7C"),
        ("KC+AC+**", "**=QC+KC+AC"),
        ("AC+2C+**", "AC+2C+**=3C"),
        ("5D+5S+5B+**", "5D+**=5C+5S+5B"),
    ],
)
def test_a_joker_that_can_stand_for_one_card_only_need_not_be_declared(written: str, printed: str) -> None:
    cards = written.split("+")
    deal = table([" ".join([*cards, "9D", "7B"]), "4D 4D"], rules=OPEN)
    assert str(deal.play(f"meld {written}").move) == f"meld {printed}"


def test_a_joker_may_stand_for_any_fitting_card_even_one_that_is_held() -> None:
    deal = table(["5C 6C 7C ** 9D", "4D 4D"], rules=OPEN)
    assert {"meld 5C+**=6C+7C", "meld 5C+6C+7C", "meld 5C+6C+7C+**=8C"} <= set(moves(deal))


def test_what_a_joker_stands_for_is_kept() -> None:
    deal = table(["6D 9S 9B", "4D 4D"], "5C+**=6C+7C 3D+3S+**=3B")
    assert [meld.joker for meld in deal.melds] == [sb.Card("6C"), sb.Card("3B")]
    assert [" ".join(map(str, meld.reads)) for meld in deal.melds] == ["5C 6C 7C", "3D 3S 3B"]
    assert [" ".join(map(str, meld.cards)) for meld in deal.melds] == ["5C ** 7C", "3D 3S **"]


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("2C+3C+4C", 9),
        ("8C+9C+TC", 27),
        ("TC+JC+QC+KC", 40),
        ("5D+5C+5S", 15),
        ("TD+TC+TS+TB", 40),
        ("KD+KC+KS", 30),
        ("AC+2C+3C", 6),
        ("QC+KC+AC", 31),
        ("AD+AC+AS", 33),
        ("AB+2B+3B+4B+5B+6B+7B+8B+9B+TB+JB+QB", 75),
    ],
)
def test_face_values_figures_ten_the_ace_one_below_the_two_and_else_eleven(text: str, points: int) -> None:
    assert laid(text).points == points


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("**=AC+2C+3C", 6),
        ("QC+KC+**=AC", 31),
        ("**=JC+QC+KC", 30),
        ("AD+AC+**=AS", 33),
        ("5C+**=6C+7C", 18),
        ("2C+3C+**=4C", 9),
    ],
)
def test_a_joker_in_a_meld_counts_the_card_that_it_stands_for(text: str, points: int) -> None:
    assert laid(text).points == points


def test_a_card_that_fits_a_set_and_a_run_is_the_players_choice() -> None:
    deal = table(["7D 7S 7C 8C 9C KD 9S", "4D 4D"], rules=OPEN)
    assert moves(deal, "meld") == ["meld 7D+7C+7S", "meld 7C+8C+9C"]
    deal.play("meld 7C+8C+9C")
    assert moves(deal, "meld") == []


def test_equal_cards_make_one_move_not_two() -> None:
    deal = table(["7D 7D 7S 7S 7C 7C KD KD", "4D 4D"], rules=OPEN)
    assert moves(deal) == [
        "meld 7D+7C+7S",
        "discard 7D",
        "discard KD",
        "discard 7C",
        "discard 7S",
    ]


def test_a_view_tells_every_meld_that_its_hand_could_form_whether_or_not_it_may_lay_it_now() -> None:
    deal = table(["5C 6C 7C 9D", "3D 3S ** KS"], phase="draw")
    assert deal.view(0).formable == (("5C+6C+7C", 18),)
    assert deal.view(1).formable == (("3D+**=3C+3S", 9), ("3D+3S+**=3B", 9))
