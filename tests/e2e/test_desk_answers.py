"""What goes wrong on the day has its plain answer on the page, and nothing that was typed is lost."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.e2e.desk import Organiser, newcomer, pairs
from tests.e2e.screens import DESKTOP, PHONE
from tests.server.house import House

EXAMPLE = "Ada Bassi\tIda Galli\tBar 1\nElio Bassi\tLino Galli\tBar 2\nFosca Bassi\tMara Galli\n"


def palio(number: int, team: str, age: int = 30) -> str:
    return f"Anna {team}{number};Bice {team}{number};{age};40;{team}"


PALIO = "Giocatore 1;Giocatore 2;Età 1;Età 2;Contrada\n"


def test_a_broken_spreadsheet(house: House, browser: Browser, tmp_path: Path) -> None:
    ada = Organiser.arrives(browser, house)
    ada.open_event("federazione", "Coppa rotta")
    ada.page.get_by_text("Prendi da una lista").click()
    for name, content, said in (
        ("coppie.xlsx", b"PK\x03\x04 half of a file", "Il file non si può leggere: forse è rovinato."),
        ("foto.csv", b"\x89PNG\r\n\x00\x00", "Questo file non è una lista: servono xlsx, ods, csv o testo."),
        ("vuoto.csv", b"\n\n", "Il file è vuoto."),
    ):
        (tmp_path / name).write_bytes(content)
        ada.page.locator("input[type=file]").set_input_files(tmp_path / name)
        expect(ada.page.get_by_role("alert")).to_have_text(said)
    ada.leave()


def test_a_list_with_doubles_is_told_row_by_row_and_enters_nobody_twice(
    house: House, browser: Browser
) -> None:
    ada = Organiser.arrives(browser, house)
    page = ada.page
    ada.open_event("federazione", "Coppa doppia")
    ada.enter_list(EXAMPLE)
    ada.paste(
        "Ada Bassi\tIda Galli\tBar 9\nElio Bassi\tLino Galli\tBar 2\n"
        "Ada Bassi\tZita Riva\nVito Riva\nPia Riva\tUgo Riva\n"
    )
    rows = page.get_by_role("table", name="Le righe della lista")
    expect(rows.get_by_role("row")).to_have_count(6)
    kinds = [row.get_by_role("cell").nth(1).inner_text() for row in rows.get_by_role("row").all()[1:]]
    assert sorted(kinds) == ["cambiato", "da correggere", "doppio", "già iscritto", "nuovo"]
    expect(rows.get_by_text("Ada Bassi è già iscritto.")).to_be_visible()
    expect(rows.get_by_text("Servono 2 nomi, qui sono 1.")).to_be_visible()
    page.get_by_role("button", name="Iscrivi: 1 nuovi, 1 cambiati").click()
    expect(page.get_by_text("Bar 9")).to_be_visible()
    ada.paste(EXAMPLE)
    page.get_by_role("button", name="Iscrivi: 0 nuovi, 1 cambiati").wait_for()
    # Typed by hand the answer is the same, and what was typed stays.
    page.get_by_label("Giocatore 1").fill("Elio Bassi")
    page.get_by_label("Giocatore 2").fill("Nora Riva")
    page.get_by_label("Giocatore 2").press("Enter")
    expect(page.get_by_role("alert")).to_have_text("Elio Bassi è già iscritto.")
    expect(page.get_by_label("Giocatore 2")).to_have_value("Nora Riva")
    ada.leave()


def test_the_palio_holds_four_pairs_a_contrada_from_sixteen_years_on(house: House, browser: Browser) -> None:
    ada = Organiser.arrives(browser, house)
    page = ada.page
    ada.open_event("Palio", "Palio pieno", Giorno="2026-09-12")
    ada.enter_list(PALIO + "\n".join(palio(number, "inf") for number in range(4)))
    for text, said in (
        (palio(5, "inf"), "ha già le sue 4 coppie: una in più non può entrare."),
        (palio(1, "sup", 15), "Anna sup1 ha 15 anni: si gioca dai 16."),
        (palio(1, "nord"), "La contrada «nord» non c'è"),
    ):
        ada.paste(PALIO + text)
        expect(page.get_by_role("table", name="Le righe della lista").get_by_text(said)).to_be_visible()
        expect(page.get_by_role("button", name="Iscrivi: 0 nuovi, 0 cambiati")).to_be_disabled()
    ada.part("Sorteggio")
    ada.twice(re.compile("^Chiudi con 4"), "Sì, la lista è completa")
    expect(page.get_by_role("alert")).to_have_text("Gli iscritti sono 4: ne servono almeno 12.")
    ada.leave()


def test_a_format_that_cannot_hold_so_many(house: House, browser: Browser) -> None:
    ada = Organiser.arrives(browser, house)
    ada.open_event("bar", "Pochi al bar", Turni="9")
    ada.enter_list(pairs(4))
    ada.part("Sorteggio")
    ada.twice(re.compile("^Chiudi con 4"), "Sì, la lista è completa")
    expect(ada.page.get_by_role("alert")).to_contain_text("9 turni sono troppi")
    ada.leave()


def test_a_result_for_a_pair_that_has_left(house: House, browser: Browser) -> None:
    ada = Organiser.arrives(browser, house)
    page = ada.page
    ada.open_event("Palio", "Palio dimezzato", Giorno="2026-09-12")
    ada.enter_list(
        PALIO + "\n".join(palio(number, team) for team in ("inf", "sup", "centro") for number in range(4))
    )
    ada.part("Sorteggio")
    ada.twice(re.compile("^Chiudi con 12"), "Sì, la lista è completa")
    expect(page.get_by_text("Impronta della lista")).to_be_visible()
    ada.part("Iscrizioni")
    ada.twice(re.compile("^Si ritira Anna inf2"), re.compile("^Sì, confermo Anna inf2"))
    expect(page.get_by_text("ritirati")).to_be_visible()
    ada.part("Sorteggio")
    page.get_by_label("Detto ad alta voce").fill("re di coppe")
    page.get_by_role("button", name="Aggiungi", exact=True).click()
    page.get_by_role("button", name="Sorteggia", exact=True).click()
    line = page.get_by_role("listitem").filter(has_text="Anna inf2")
    line.locator("input[data-result]").fill("100 120")
    line.locator("input[data-result]").press("Enter")
    expect(page.get_by_role("alert")).to_have_text("Anna inf2 – Bice inf2 si è ritirato.")
    expect(line.locator("input[data-result]")).to_have_value("100 120")
    # Without play it can be entered: who left has lost.
    line.get_by_role("button", name=re.compile("^Altro")).click()
    line.get_by_text("Non giocata fino in fondo").click()
    line.get_by_role("radio", name="ritirati").check()
    line.get_by_role("checkbox", name=re.compile("Anna inf2")).check()
    line.get_by_role("button", name="Conferma", exact=True).click()
    expect(page.get_by_text("1 di 6 tavoli")).to_be_visible()
    ada.leave()


def test_a_lost_network_keeps_what_is_typed_and_sends_it_later(house: House, browser: Browser) -> None:
    ada = Organiser.arrives(browser, house)
    page = ada.page
    ada.open_event("bar", "Rete ballerina")
    ada.enter_list(pairs(6))
    ada.draw()
    page.route("**/api/**", lambda route: route.abort())
    ada.results.nth(0).fill("11 4")
    ada.results.nth(0).press("Enter")
    expect(page.get_by_text("Non c’è rete. Si può continuare a scrivere: niente va perso.")).to_be_visible()
    expect(ada.results.nth(1)).to_be_focused()
    page.keyboard.type("3 11")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="non è ancora mandato")).to_have_count(2)
    expect(ada.results.nth(0)).to_have_value("11 4")
    page.unroute("**/api/**")
    page.get_by_role("button", name="Riprova").first.click()
    expect(page.get_by_text("2 di 3 tavoli")).to_be_visible()
    ada.leave()


def test_two_at_the_same_table_and_two_at_different_ones(house: House, browser: Browser) -> None:
    ada = Organiser.arrives(browser, house)
    page = ada.page
    ada.open_event("bar", "Due segnapunti")
    ada.enter_list(pairs(6))
    ada.draw()
    address = ada.give_link("segnapunti", "Ivo")
    ada.part("Tavoli")
    phone = newcomer(browser, PHONE).new_page()
    phone.goto(address)
    expect(phone.get_by_text("0 di 3 tavoli")).to_be_visible()

    def no_news(route: Route) -> None:
        route.fulfill(status=304)

    # The phone hears nothing of what the laptop enters meanwhile.
    phone.route(re.compile(r"/desk\?"), no_news)
    ada.results.nth(0).fill("11 4")
    ada.results.nth(0).press("Enter")
    expect(page.get_by_text("1 di 3 tavoli")).to_be_visible()
    phone.unroute(re.compile(r"/desk\?"))
    # Another table: it goes through. The same one: it is asked again, with what was typed.
    phone.locator("input[data-result='2']").fill("11 9")
    phone.locator("input[data-result='2']").press("Enter")
    expect(phone.get_by_text("2 di 3 tavoli")).to_be_visible()
    expect(page.get_by_text("2 di 3 tavoli")).to_be_visible(timeout=10_000)
    phone.route(re.compile(r"/desk\?"), no_news)
    ada.results.first.fill("11 1")
    ada.results.first.press("Enter")
    expect(page.get_by_text("3 di 3 tavoli")).to_be_visible()
    phone.unroute(re.compile(r"/desk\?"))
    phone.locator("input[data-result='3']").fill("2 11")
    phone.locator("input[data-result='3']").press("Enter")
    expect(phone.get_by_role("alert")).to_contain_text("Intanto qualcun altro ha cambiato qualcosa")
    phone.context.close()
    ada.leave()


def test_without_a_key_the_page_says_where_the_link_is(house: House, browser: Browser) -> None:
    page = newcomer(browser, PHONE).new_page()
    page.goto(house.address)
    page.get_by_role("link", name="Tornei").click()
    expect(page.get_by_text("settebello serve --new-organiser-link")).to_be_visible()
    page.goto(f"{house.address}/desk/nothing#wrong")
    expect(page.get_by_role("alert")).to_be_visible()
    assert "#" not in page.url
    page.context.close()


@pytest.mark.parametrize("text", ["{}", "buongiorno"])
def test_a_text_that_is_no_draw(house: House, browser: Browser, text: str) -> None:
    page = newcomer(browser, DESKTOP).new_page()
    page.goto(f"{house.address}/verify")
    page.get_by_label("Incolla qui il sorteggio pubblicato").fill(text)
    page.get_by_role("button", name="Controlla", exact=True).click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.context.close()
