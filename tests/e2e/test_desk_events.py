"""Three events from entries to final standings: the palio, a federation day, a bar's evening."""

from __future__ import annotations

import re
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.desk import Organiser, newcomer, pairs
from tests.e2e.screens import PHONE
from tests.server.house import House

PEOPLE = [
    f"{first} {last}" for last in ("Bassi", "Corti", "Riva") for first in ("Ada", "Elio", "Fosca", "Gino")
]
MATES = [
    f"{first} {last}" for last in ("Galli", "Leoni", "Vanoni") for first in ("Ida", "Lino", "Mara", "Nino")
]
CONTRADE = ("Inferiore", "Superiore", "Centro")


def standing(house: House, event: str) -> dict[str, Any]:
    """The event as everybody may see it."""
    public: dict[str, Any] = httpx.get(f"{house.address}/api/v1/events/{event}").json()["standing"]
    return public


@pytest.mark.timeout(240)
def test_the_palio(house: House, browser: Browser) -> None:
    ada = Organiser.arrives(browser, house)
    page = ada.page
    ada.open_event("Palio", "Palio di settembre", Luogo="Parco", Giorno="2026-09-12", Inizio="16:00")
    for number, (one, other) in enumerate(zip(PEOPLE, MATES, strict=True)):
        if number % 4 == 0:
            page.get_by_label("Contrada").first.select_option(CONTRADE[number // 4])
            page.get_by_label("Giocatore 1").focus()
        # By keyboard: names and ages, Enter, and the first field waits for the next pair.
        for text in (one, str(20 + number), other):
            page.keyboard.type(text)
            page.keyboard.press("Tab")
        page.keyboard.type(str(30 + number))
        page.keyboard.press("Enter")
        expect(page.get_by_text(f"Iscritti: {one} – {other}")).to_be_visible()
        expect(page.get_by_label("Giocatore 1")).to_be_focused()
    expect(page.get_by_text("12 di 12")).to_be_visible()
    ada.draw()
    for table in range(1, 7):
        page.get_by_role("button", name=f"Altro per il tavolo {table}").click()
        page.get_by_label(re.compile("^Partita 1, ")).first.focus()
        for deal in range(5):
            for seat in range(4):
                debt = 0 if seat == deal % 4 else 10 * table + deal + seat
                page.keyboard.type(str(debt))
                page.keyboard.press("Enter")
        # Enter in the last cell confirms the table.
        expect(page.get_by_text(f"{table} di 6 tavoli")).to_be_visible()
    ada.close()
    teams = page.get_by_role("table", name="Le contrade")
    assert sorted(cells.split("\t")[-1] for cells in teams.get_by_role("row").all_inner_texts()[1:]) == [
        "10",
        "20",
        "30",
    ]
    found = standing(house, ada.event)
    assert [team["points"] for team in found["teams"]] == ["30", "20", "10"]
    totals = [team["total"] for team in found["teams"]]
    assert totals == sorted(totals)
    entered = [table["entered"] for table in found["rounds"][0]["tables"]]
    assert sum(totals) == sum(sum(result["points"]) for result in entered)
    assert all(len(result["deals"]) == 5 for result in entered)
    ada.leave()


@pytest.mark.timeout(300)
def test_a_federation_day(house: House, browser: Browser) -> None:
    ada = Organiser.arrives(browser, house)
    page = ada.page
    ada.open_event("federazione", "Coppa Ticino", **{"Tavoli in sala": "28"})
    ada.enter_list(pairs(56))
    ada.draw()
    assert ada.play_round() == 24
    expect(page.get_by_text("Riposa:").first).to_be_visible()
    expected = {"referee": ada.give_link("arbitro", "Ugo")}
    for name in ("Vera", "Zita", "Elio"):
        expected[name] = ada.give_link("giuria", name)
    ada.part("Tavoli")
    ada.next_round()
    guilty = standing(house, ada.event)["rounds"][1]["tables"][0]["sides"][0][0]

    # The referee's phone: the ladder proposes, he rules; then a case goes to the jury.
    phone = newcomer(browser, PHONE).new_page()
    phone.goto(expected["referee"])
    expect(phone).to_have_url(re.compile(rf"/desk/{ada.event}$"))
    phone.get_by_role("link", name="Arbitro", exact=True).click()
    for article, deed in (("art. 8", "Decidi"), ("art. 22", "Alla giuria")):
        phone.get_by_role("combobox").first.select_option("1")
        phone.locator(".referee, form").get_by_role("radio").first.check()
        phone.get_by_role("radio", name=re.compile(rf"^{re.escape(article)}\b")).first.check()
        if deed == "Decidi":
            expect(phone.get_by_text("richiamo").first).to_be_visible()
            phone.locator("form button[type=submit]").first.click()
        else:
            phone.get_by_label("Nota per il verbale").fill("lite al tavolo")
            phone.get_by_role("button", name=deed).click()
        expect(phone.get_by_role("status").filter(has_text="Rossi")).to_be_visible()
    phone.context.close()
    for name in ("Vera", "Zita"):
        phone = newcomer(browser, PHONE).new_page()
        phone.goto(expected[name])
        phone.get_by_role("radio", name="due punti in meno").check()
        phone.get_by_role("button", name="Vota").click()
        expect(
            phone.get_by_text("Il tuo voto c’è.").or_(phone.get_by_text("La giuria ha deciso:"))
        ).to_be_visible()
        phone.context.close()

    ada.part("Arbitro")
    expect(page.get_by_text("La giuria ha deciso: due punti in meno")).to_be_visible()
    report = page.get_by_role("region", name="Verbale della giuria")
    expect(report).to_contain_text("Ugo")
    expect(report).to_contain_text("Vera: due punti in meno, Zita: due punti in meno")
    ada.part("Tavoli")
    assert ada.play_round() == 16
    first = next(table for table in standing(house, ada.event)["rounds"][1]["tables"] if table["number"] == 1)
    assert [first["entered"]["points"][0] - first["points"][0]] == [2]
    assert guilty in first["sides"][0]
    for tables in (8, 4, 2):
        ada.next_round()
        assert ada.play_round() == tables
    ada.next_round()
    # The final is played to 25 and needs a referee; third place beside it, to 21.
    expect(page.get_by_text("fino a 25 · arbitro obbligatorio")).to_be_visible()
    ada.results.first.fill("21 16")
    ada.results.first.press("Enter")
    expect(page.get_by_text("Nessuno è arrivato a 25 punti: il più alto ne ha 21.")).to_be_visible()
    ada.results.nth(0).fill("27 16")
    ada.results.nth(0).press("Enter")
    expect(ada.results).to_have_count(1)
    ada.results.first.fill("21 9")
    ada.results.first.press("Enter")
    ada.close()
    found = standing(house, ada.event)
    assert [place["rank"] for place in found["places"][:4]] == [1, 2, 3, 4]
    assert found["rounds"][-1]["tables"][0]["points"] == [27, 16]
    ada.leave()


@pytest.mark.timeout(240)
def test_a_bar_s_evening(house: House, browser: Browser) -> None:
    ada = Organiser.arrives(browser, house)
    page = ada.page
    ada.open_event("bar", "Giovedì al Bar Sport")
    ada.enter_list(pairs(23))
    ada.draw("lotto 7 21 33")
    for number in range(1, 6):
        assert ada.play_round(11) == 11
        expect(page.get_by_text("Riposa:").first).to_be_visible()
        if number < 5:
            ada.next_round()
    ada.close()
    found = standing(house, ada.event)
    byes = [round_["byes"][0] for round_ in found["rounds"]]
    assert len(set(byes)) == 5
    assert len(found["places"]) == 23
    expect(page.get_by_role("table", name="Classifica finale").get_by_role("row")).to_have_count(24)

    # Everybody's page, and the draw done again.
    phone = newcomer(browser, PHONE).new_page()
    phone.goto(f"{house.address}/events/{ada.event}")
    phone.get_by_label("Trova il tuo nome").fill("rossiac")
    phone.get_by_role("button", name=re.compile("Rossiac")).click()
    expect(phone.get_by_text(re.compile(r"Posto \d+ di 23"))).to_be_visible()
    phone.get_by_text("Controlla il sorteggio").first.click()
    phone.get_by_role("link", name="Controlla il sorteggio").click()
    expect(phone.get_by_role("heading", name="Il sorteggio è giusto")).to_be_visible()
    phone.context.close()
    ada.leave()
