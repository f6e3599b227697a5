"""The whole game in words: read as sentences, typed as a number, a card or a move."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import settebello as sb
from tests.e2e.conftest import Sit
from tests.e2e.screens import DESKTOP, PHONE
from tests.e2e.table import Table


def in_words(sit: Sit, sheet: str, seats: int, seed: int, *, size: tuple[int, int] = DESKTOP) -> Table:
    """At a table that is read and typed; the browser keeps to it."""
    table = Table(sit(sheet, seats=seats, seed=seed, size=size))
    assert table.sitting.wait_for_turn_or_score()
    table.page.get_by_role("button", name="Gioca a parole").click()
    table.page.reload()
    expect(table.page.get_by_label("La tua giocata")).to_be_visible()
    return table


def type_in(table: Table, text: str) -> None:
    """Types into the field and sends it, with the keyboard alone."""
    field = table.page.get_by_label("La tua giocata")
    field.focus()
    table.page.keyboard.type(text)
    table.page.keyboard.press("Enter")


def answer(table: Table) -> str:
    """What the page says about the turn, or about what was typed."""
    return table.sitting.region.locator("p.turn").inner_text()


def own_turn(table: Table) -> bool:
    """Waits for the own turn (True) or the deal's points (False); Enter alone ends each pause."""
    either = table.page.locator("button[data-move]").or_(table.sitting.score).first
    while not either.is_visible():
        table.page.keyboard.press("Enter")
    expect(either).to_be_visible()
    return table.sitting.score.count() == 0


def test_the_table_is_told(sit: Sit) -> None:
    table = in_words(sit, "scopa-napoletana", 2, 193)
    deal = table.sitting.match().deal
    words = table.sitting.region.inner_text()
    for card in (*deal.table, *deal.hands[0]):
        assert card.name("it", "napoletane") in words
    assert "Bice: 3 carte in mano." in words
    assert "Tocca a te" in answer(table)
    assert deal.table[0].name("it", "napoletane") in answer(table)
    listed = [button.get_attribute("data-move") for button in table.page.locator("button[data-move]").all()]
    assert listed == [str(move) for move in deal.moves]


def test_a_move_is_typed_in_any_order(sit: Sit) -> None:
    table = in_words(sit, "scopa-napoletana", 2, 193)
    move = table.offers(table.cards_with(4)[0])[1]
    type_in(table, f"{move.card}x{'+'.join(str(card) for card in reversed(move.captured))}".lower())
    table.plays_once_in_words(str(move))
    expect(table.page.get_by_label("La tua giocata")).to_be_focused()
    expect(table.page.get_by_label("La tua giocata")).to_have_value("")


def test_a_card_that_can_do_several_things_is_asked_about(sit: Sit) -> None:
    table = in_words(sit, "scopa-napoletana", 2, 193)
    card = table.cards_with(4)[0]
    type_in(table, card.name("it", "napoletane"))
    assert answer(table).startswith("Quale?")
    assert table.own_plays() == []
    number = [str(move) for move in table.moves()].index(str(table.offers(card)[2])) + 1
    assert f"{number}: " in answer(table)
    table.page.get_by_label("La tua giocata").fill("")
    expected = str(table.offers(card)[2])
    type_in(table, str(number))
    table.plays_once_in_words(expected)


def test_a_question_is_answered_where_one_types(sit: Sit) -> None:
    table = in_words(sit, "scopa-napoletana", 2, 193)
    deal = table.sitting.match().deal
    type_in(table, "Mano")
    assert all(card.name("it", "napoletane") in answer(table) for card in deal.hands[0])
    type_in(table, "mosse")
    assert answer(table).startswith("1: ")
    assert f"; {len(deal.moves)}: " in answer(table)
    type_in(table, "punti")
    assert "Bice: 3 carte in mano." in answer(table)
    assert table.own_plays() == []
    type_in(table, "1")
    table.plays_once_in_words(str(deal.moves[0]))


def test_what_is_no_move_is_said_so_and_plays_nothing(sit: Sit) -> None:
    table = in_words(sit, "scopa-napoletana", 2, 193)
    for text in ("99", "nulla", "7Dx7D"):
        table.page.get_by_label("La tua giocata").fill("")
        type_in(table, text)
        assert text in answer(table)
    assert table.own_plays() == []


@pytest.mark.parametrize(("sheet", "seats"), [("scupuni", 4), ("fsgs", 4), ("scopa-corsa", 2)])
def test_a_whole_deal_is_typed(sit: Sit, sheet: str, seats: int) -> None:
    table = in_words(sit, sheet, seats, 20, size=PHONE)
    typed = 0
    while own_turn(table):
        type_in(table, "1")
        typed += 1
        table.page.wait_for_timeout(50)
    finished = table.sitting.match().deals[0]
    assert typed == len([move for move in finished.deal.history if move.seat == 0])
    assert table.sitting.cells("Smazzata") == [str(points) for points in finished.score.points]


def test_the_other_languages_have_their_words(sit: Sit) -> None:
    table = in_words(sit, "fsgs", 4, 158)
    table.page.goto(f"{table.page.url.split('#')[0]}?lang=fr#seat={table.sitting.token}")
    expect(table.page.get_by_label("Ton coup")).to_be_visible()
    assert sb.Card("AD").name("fr", "milanesi") in table.page.locator("#typing").inner_text()
