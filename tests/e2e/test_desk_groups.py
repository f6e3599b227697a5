"""Groups from the first table to the final standings, and the ways in and back at the desk."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.desk import Organiser, newcomer, pairs
from tests.e2e.screens import DESKTOP, PHONE, sticking_out
from tests.e2e.test_desk_events import standing
from tests.e2e.test_reach import found
from tests.server.house import House
from tests.server.test_desk import Desk, opened, result


@pytest.mark.timeout(300)
def test_groups_are_played_out_to_the_final_standings(house: House, browser: Browser) -> None:
    ada = Organiser.arrives(browser, house)
    page = ada.page
    page.get_by_role("radio", name="Gironi ed eliminazione").check()
    page.get_by_role("spinbutton", name="Gironi").fill("2")
    ada.open_event("Gironi", "Gironi al Grotto")
    ada.enter_list(pairs(9))
    ada.draw()
    # Before anybody is known, the bracket says from which place of which group they come.
    ada.part("Tabellone")
    first = page.locator(".coming li")
    expect(first).to_have_count(2)
    expect(first.first).to_contain_text("1º del girone A")
    expect(first.first).to_contain_text("2º del girone B")
    for number in range(1, 6):
        ada.part("Tavoli")
        if number > 1:
            ada.next_round()
        assert ada.play_round() == (4 if number < 4 else 2)
        ada.part("Classifica")
        expect(page.get_by_role("table", name=re.compile("^Girone"))).to_have_count(2)
        # There is no order of all before the bracket.
        expect(page.get_by_role("table", name=re.compile("^Classifica"))).to_have_count(0)
        # The smaller group is over two rounds earlier.
        marks = ["passa" if number >= of else "per ora passa" for of in (5, 3)]
        for letter, mark in zip("AB", marks, strict=True):
            rows = page.get_by_role("table", name=f"Girone {letter}").locator("tbody tr")
            expect(rows.get_by_text(mark, exact=True)).to_have_count(2)
            expect(rows.nth(0)).to_contain_text(mark)
            expect(rows.nth(1)).to_contain_text(mark)
    went_on = {table["letter"]: table["goes_on"] for table in standing(house, ada.event)["groups"]}
    ada.part("Tabellone")
    names = {one["id"]: one["name"] for one in standing(house, ada.event)["entrants"]}
    expect(first.first).to_contain_text(f"1º del girone A: {names[went_on['A'][0]]}")
    ada.part("Tavoli")
    ada.next_round()
    assert ada.play_round() == 2
    ada.next_round()
    assert ada.play_round() == 2
    ada.close()
    places = standing(house, ada.event)["places"]
    assert [place["rank"] for place in places] == [1, 2, 3, 4, 5, 5, 5, 5, 5]
    assert {place["entrant"] for place in places[:4]} == {*went_on["A"], *went_on["B"]}
    expect(page.get_by_role("table", name="Classifica finale").get_by_role("row")).to_have_count(10)
    expect(page.get_by_role("table", name="Girone B")).to_contain_text("passa")

    # Everybody's page has the same, and finds one's own group.
    phone = newcomer(browser, PHONE).new_page()
    phone.goto(f"{house.address}/events/{ada.event}")
    expect(phone.get_by_role("table", name="Girone A")).to_be_visible()
    assert found(phone) == []
    assert sticking_out(phone) == []
    phone.context.close()
    ada.leave()


@pytest.fixture
def day(house: House) -> Desk:
    """A federation day of 56 pairs in its first round, with a ruling."""
    desk = opened(
        house, name="Coppa da stampare", place="Melano", date="2026-10-03", start="14:00", tables=28
    )
    assert desk.post("/made-up", {"count": 56, "seed": 3, "seq": desk.seq}).json()["new"] == 56
    desk.step("freeze")
    desk.enter({"type": "witnessed", "text": "sette di denari"})
    guilty = desk.step("draw")["standing"]["rounds"][0]["tables"][0]["sides"][0][0]
    ruled = {"type": "ruled", "round": 1, "table": 1, "entrant": guilty, "article": "8"}
    assert desk.enter(ruled).status_code == 200
    return desk


def test_who_lost_the_event_s_link_comes_back_with_the_house_s_key(
    house: House, browser: Browser, day: Desk
) -> None:
    ada = Organiser.arrives(browser, house, PHONE)
    page = ada.page
    # Another browser than the one in which the event was opened: it has no key to it.
    page.goto(f"{house.address}/desk/{day.event}")
    page.get_by_role("link", name="Rientra con la chiave della casa").click()
    expect(page.get_by_role("link", name="Coppa da stampare")).to_have_count(0)
    page.get_by_role("button", name="Rientra in Coppa da stampare").first.click()
    form = page.get_by_role("form", name="Rientra in Coppa da stampare")
    form.get_by_label("Il tuo nome").fill("Bice")
    assert found(page) == []
    form.get_by_role("radio", name="Si spegne quello di Ada").check()
    form.get_by_role("button", name="Entra al banco").click()
    expect(page.get_by_text("Bice, organizzatore")).to_be_visible()
    assert day.get().status_code == 403
    # The log's line is in the report, and the next time the link alone is enough.
    page.goto(f"{house.address}/desk/{day.event}?part=referee")
    report = page.get_by_role("region", name="Verbale della giuria")
    expect(report).to_contain_text("con la chiave della casa, un link nuovo per organizzare: Bice")
    page.goto(f"{house.address}/desk")
    page.get_by_role("link", name="Coppa da stampare").first.click()
    expect(page.get_by_text("Bice, organizzatore")).to_be_visible()
    ada.leave()


def test_a_ruling_is_not_taken_back_without_a_reason(house: House, browser: Browser, day: Desk) -> None:
    page = newcomer(browser, PHONE).new_page()
    page.goto(f"{house.address}/desk/{day.event}?part=referee#{day.key}")
    page.get_by_role("button", name="Revoca la decisione 1").click()
    form = page.get_by_role("form", name="Revoca la decisione 1")
    reason = form.get_by_label("Perché si revoca?")
    expect(reason).to_be_focused()
    expect(form.get_by_role("button", name="Revoca", exact=True)).to_be_disabled()
    assert found(page) == []
    page.keyboard.type("era l’altra coppia")
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile("^revocata da Ada, "))).to_contain_text("era l’altra coppia")
    expect(page.get_by_role("region", name="Verbale della giuria")).to_contain_text("era l’altra coppia")
    assert day.get().json()["revocations"][0]["reason"] == "era l’altra coppia"
    page.context.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_printed_has_no_buttons_and_room_to_sign(
    house: House, browser: Browser, day: Desk, theme: str
) -> None:
    page = newcomer(browser, (794, 1123), theme).new_page()
    page.add_init_script("window.print = () => {}")
    page.goto(f"{house.address}/desk/{day.event}?part=referee#{day.key}")
    expect(page.get_by_role("region", name="Verbale della giuria")).to_contain_text("richiamo")
    page.emulate_media(media="print")
    shown = page.locator("main").inner_text()
    for text in ("Coppa da stampare", "Melano", "sabato 3 ottobre 2026", "14:00", "Verbale della giuria"):
        assert text in shown
    for text in ("arbitro", "giuria"):
        assert page.locator(".signed li").filter(has_text=text).count() == {"arbitro": 1, "giuria": 3}[text]
    ground = "getComputedStyle(document.body).backgroundColor"
    for part in ("referee", "round", "standings", "bracket", "entries"):
        page.goto(f"{house.address}/desk/{day.event}?part={part}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.get_by_role("button").all_inner_texts() == []
        assert page.evaluate(ground) in ("rgb(255, 255, 255)", "rgba(0, 0, 0, 0)")
    page.context.close()


def test_the_slips_of_a_whole_room_are_ten_on_a_sheet(house: House, browser: Browser) -> None:
    desk = opened(house, "bar-swiss", name="Svizzera", tables=28)
    assert desk.post("/made-up", {"count": 56, "seed": 3, "seq": desk.seq}).json()["new"] == 56
    desk.step("freeze")
    desk.enter({"type": "witnessed", "text": "sette di denari"})
    desk.step("draw")
    page = newcomer(browser, DESKTOP).new_page()
    page.add_init_script("window.print = () => {}")
    page.goto(f"{house.address}/desk/{desk.event}?part=round#{desk.key}")
    page.get_by_role("button", name="Stampa i foglietti").click()
    expect(page.locator(".slips section")).to_have_count(28)
    sheet = page.pdf(prefer_css_page_size=True, format="A4")
    assert b"/Count 3" in sheet
    # What was hidden for the paper is on the screen again.
    expect(page.get_by_role("heading", level=1, name="Svizzera")).to_be_visible()
    page.context.close()


def test_in_a_long_round_tables_are_found_and_what_was_saved_is_said(
    house: House, browser: Browser, day: Desk
) -> None:
    page = newcomer(browser, PHONE).new_page()
    page.goto(f"{house.address}/desk/{day.event}?part=round#{day.key}")
    tables = page.locator("input[data-result]")
    expect(tables).to_have_count(24)
    page.get_by_label("Nome o tavolo").fill("7")
    expect(tables).to_have_count(1)
    tables.first.fill("21 4")
    tables.first.press("Enter")
    expect(page.get_by_text("Segnato: tavolo 7, 21–4")).to_be_visible()
    page.get_by_label("Nome o tavolo").fill("")
    page.get_by_label("Tavolo e punti").fill("9 3 21")
    page.get_by_label("Tavolo e punti").press("Enter")
    expect(page.get_by_text("Segnato: tavolo 9, 3–21")).to_be_visible()
    only = page.get_by_role("button", name="Mancano: 22")
    only.click()
    expect(only).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name=re.compile("^Altro per il tavolo"))).to_have_count(22)
    # Each result takes its table out of the list, and the next one waits.
    tables.first.fill("21 15")
    tables.first.press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Altro per il tavolo"))).to_have_count(21)
    expect(tables.first).to_be_focused()
    assert sticking_out(page) == []
    page.context.close()


def test_the_accessible_tables_are_ticked_by_their_numbers(house: House, browser: Browser) -> None:
    ada = Organiser.arrives(browser, house, PHONE)
    page = ada.page
    page.get_by_role("radio", name=re.compile("federazione")).check()
    expect(page.get_by_text("Scrivi prima quanti tavoli ci sono in sala.")).to_be_visible()
    page.get_by_label("Tavoli in sala").fill("12")
    boxes = page.get_by_role("group", name="Tavoli accessibili").get_by_role("checkbox")
    expect(boxes).to_have_count(12)
    for number in (2, 11):
        box = page.get_by_role("checkbox", name=f"Tavolo {number}", exact=True)
        box.focus()
        page.keyboard.press("Space")
    # A smaller room has no table 11 any more.
    page.get_by_label("Tavoli in sala").fill("4")
    expect(boxes).to_have_count(4)
    assert found(page) == []
    assert sticking_out(page) == []
    ada.open_event("federazione", "Senza gradini")
    desk_link = page.evaluate("localStorage.getItem(`settebello.desk.${location.pathname.split('/').pop()}`)")
    desk = Desk(house, ada.event, desk_link)
    assert desk.post("/made-up", {"count": 4, "seed": 1, "seq": desk.seq}).json()["new"] == 4
    desk.step("freeze")
    desk.enter({"type": "witnessed", "text": "sette di denari"})
    tables = desk.step("draw")["standing"]["rounds"][0]["tables"]
    assert [table["spot"] for table in tables] == [1, 3]
    assert desk.enter(result(1, 1, 21, 15)).status_code == 200
    ada.leave()
