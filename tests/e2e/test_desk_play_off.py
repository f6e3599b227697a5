"""A round robin that ends equal: the desk enters the play-off, everybody sees it, the places follow."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.desk import Organiser, newcomer
from tests.e2e.screens import DESKTOP, PHONE, sticking_out
from tests.e2e.test_reach import found
from tests.server.house import House
from tests.server.test_desk import result
from tests.server.test_desk_play_offs import made_up

ANNA, CARLO, ELIO = "Anna Corti – Bice Riva", "Carlo Bassi – Dino Galli", "Elio Leoni – Fosca Vanoni"
LIST = "Anna Corti\tBice Riva\nCarlo Bassi\tDino Galli\nElio Leoni\tFosca Vanoni\n"
# Who beats whom, each by 11 to 7: all three are equal in everything.
BEATS = {(ANNA, CARLO), (CARLO, ELIO), (ELIO, ANNA)}


def equal_league(house: House, browser: Browser) -> Organiser:
    """The three have met each other, and nothing sets them apart."""
    ada = Organiser.arrives(browser, house)
    ada.open_event("Girone", "Lega del bar")
    ada.enter_list(LIST)
    ada.draw()
    for number in range(3):
        if number:
            ada.next_round()
        sides = ada.page.locator("ol li .sides > span").all_inner_texts()
        ada.results.first.fill("11 7" if tuple(sides) in BEATS else "7 11")
        ada.page.keyboard.press("Enter")
        expect(ada.page.get_by_text("1 di 1 tavoli")).to_be_visible()
    return ada


def play_offs(page: Page) -> Locator:
    return page.get_by_role("region", name="Spareggio")


def line(page: Page, one: str, other: str) -> Locator:
    """The line of two that meet."""
    lines = play_offs(page).get_by_role("listitem")
    return lines.filter(has_text=one).filter(has_text=other).first


def enter(page: Page, one: str, other: str, points: tuple[int, int]) -> None:
    """By keyboard: the first field, Enter, the second, Enter."""
    match = line(page, one, other)
    match.get_by_label(f"Punti di {one}").fill(str(points[0]))
    match.get_by_label(f"Punti di {one}").press("Enter")
    second = match.get_by_label(f"Punti di {other}")
    expect(second).to_be_focused()
    second.fill(str(points[1]))
    second.press("Enter")


def ranks(page: Page) -> dict[str, int]:
    """The places in the table of standings."""
    rows = page.get_by_role("region", name="Classifica").get_by_role("row").all()[1:]
    names = [row.get_by_role("rowheader").inner_text().splitlines()[0] for row in rows]
    return {
        name: int(row.get_by_role("cell").first.inner_text()) for name, row in zip(names, rows, strict=True)
    }


@pytest.mark.timeout(180)
def test_three_equals_play_off_and_the_standings_are_final(house: House, browser: Browser) -> None:
    ada = equal_league(house, browser)
    page = ada.page
    # The round waits: it says who has to meet, and sends nobody on to the standings yet.
    expect(play_offs(page).get_by_text("A pari al posto 1")).to_be_visible()
    expect(page.get_by_text("Tutti i turni sono giocati.")).to_have_count(0)

    phone = newcomer(browser, PHONE).new_page()
    phone.goto(f"{house.address}/events/{ada.event}")
    expect(play_offs(phone).get_by_text("da giocare")).to_have_count(3)

    # Too few points, then points that can be; what was typed is still there.
    enter(page, ANNA, CARLO, (10, 5))
    expect(page.get_by_role("alert")).to_contain_text("Nessuno è arrivato a 11 punti")
    match = line(page, ANNA, CARLO)
    expect(match.get_by_label(f"Punti di {ANNA}")).to_have_value("10")
    match.get_by_label(f"Punti di {ANNA}").fill("11")
    match.get_by_role("button", name="Salva").click()
    expect(page.get_by_role("status").filter(has_text="Spareggio segnato")).to_have_count(1)
    # The next match waits for its points.
    expect(play_offs(page).get_by_role("textbox").first).to_be_focused()
    expect(play_offs(phone).get_by_text("da giocare")).to_have_count(2)

    ada.part("Classifica")
    expect(page.get_by_text("Manca uno spareggio")).to_be_visible()
    assert set(ranks(page).values()) == {1}
    enter(page, ANNA, ELIO, (5, 11))
    expect(line(page, ANNA, ELIO).get_by_role("button", name=re.compile("^Correggi"))).to_be_visible()
    # Dino is at home with a cold.
    match = line(page, CARLO, ELIO)
    match.get_by_text("Qualcuno non si presenta").click()
    match.get_by_role("button", name=f"Perde {CARLO}").click()
    expect(page.get_by_text("Manca uno spareggio")).to_have_count(0)
    assert ranks(page) == {ELIO: 1, ANNA: 2, CARLO: 3}

    # It was the other way round: put right, and everything follows.
    page.get_by_role("button", name=f"Correggi lo spareggio {ANNA} contro {CARLO}").click()
    match = line(page, ANNA, CARLO)
    expect(match.get_by_label(f"Punti di {ANNA}")).to_have_value("11")
    enter(page, ANNA, CARLO, (5, 11))
    expect(page.get_by_role("rowheader").nth(1)).to_contain_text(CARLO)
    assert ranks(page) == {ELIO: 1, CARLO: 2, ANNA: 3}

    ada.twice("Chiudi: classifica finale", "Sì, è tutto finito")
    expect(page.get_by_text("Classifica finale", exact=True)).to_be_visible()
    expect(play_offs(page).get_by_role("button")).to_have_count(0)
    expect(phone.get_by_text("Classifica finale", exact=True)).to_be_visible()
    assert ranks(phone) == {ELIO: 1, CARLO: 2, ANNA: 3}
    expect(play_offs(phone).get_by_text("a tavolino")).to_be_visible()
    draw = httpx.get(f"{house.address}/api/v1/events/{ada.event}/published-draw").json()
    assert httpx.post(f"{house.address}/api/v1/verify", json=draw).json()["holds"]
    phone.context.close()
    ada.leave()


@pytest.mark.timeout(180)
def test_a_referee_takes_a_play_off_back_on_a_phone_and_axe_finds_nothing(
    house: House, browser: Browser
) -> None:
    ada = equal_league(house, browser)
    enter(ada.page, CARLO, ELIO, (11, 0))
    expect(line(ada.page, CARLO, ELIO).get_by_role("button", name=re.compile("^Correggi"))).to_be_visible()
    link = ada.give_link("arbitro", "Ugo")
    for theme in ("light", "dark"):
        phone = newcomer(browser, PHONE, theme).new_page()
        phone.goto(link)
        phone.get_by_role("navigation").get_by_role("link", name="Tavoli", exact=True).click()
        expect(play_offs(phone)).to_be_visible()
        if theme == "light":
            phone.get_by_role("button", name=re.compile("^Correggi lo spareggio")).click()
            for summary in play_offs(phone).locator("summary").all():
                summary.click()
        assert found(phone) == []
        assert sticking_out(phone) == []
        small = phone.evaluate(
            "[...document.querySelectorAll('main button, main input, main summary')]"
            ".filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)"
            ".map((one) => one.textContent)"
        )
        assert small == []
        if theme == "light":
            phone.get_by_role("button", name="Togli lo spareggio").click()
            phone.get_by_role("button", name="Sì, non si è giocato").click()
            expect(phone.get_by_role("status").filter(has_text="Spareggio tolto")).to_have_count(1)
            expect(phone.get_by_role("button", name=re.compile("^Correggi lo spareggio"))).to_have_count(0)
        phone.context.close()
    ada.leave()


@pytest.mark.timeout(120)
def test_the_knockout_waits_for_a_play_off_in_a_group(house: House, browser: Browser) -> None:
    settings = {"options.groups": 2, "options.advance": 1, "options.tie_breaks": ["play_off"]}
    desk = made_up(house, "groups", 8, **settings)
    for _ in range(3):
        drawn = desk.step("draw")["standing"]["rounds"][-1]
        for table in drawn["tables"]:
            assert desk.enter(result(drawn["number"], table["number"], 21, 5)).status_code == 200
    names = {one["id"]: one["name"] for one in desk.get().json()["standing"]["entrants"]}
    page = newcomer(browser, DESKTOP).new_page()
    page.goto(f"{house.address}/desk/{desk.event}?part=round#{desk.key}")
    expect(play_offs(page).get_by_text("Il turno dopo aspetta lo spareggio.")).to_be_visible()
    expect(page.get_by_role("button", name="Sorteggia il turno dopo")).to_have_count(0)
    winners = set()
    for equal in desk.get().json()["standing"]["play_offs"]["due"]:
        expect(play_offs(page).get_by_text(f"Girone {equal['group']}, a pari al posto 1")).to_be_visible()
        for pair in equal["pairs"]:
            one, other = (names[entrant] for entrant in pair)
            enter(page, one, other, (21, 9) if int(pair[0]) < int(pair[1]) else (9, 21))
            put_right = f"Correggi lo spareggio {one} contro {other}"
            expect(page.get_by_role("button", name=put_right)).to_be_visible()
        winners.add(min(equal["entrants"], key=int))
    page.get_by_role("button", name="Sorteggia il turno dopo").click()
    expect(page.get_by_text("0 di 1 tavoli")).to_be_visible()
    final = desk.get().json()["standing"]["rounds"][-1]["tables"][0]
    assert {entrant for side in final["sides"] for entrant in side} == winners
    # The draw is made from them: they stand, beside the standings.
    expect(play_offs(page)).to_have_count(0)
    page.get_by_role("navigation").get_by_role("link", name="Classifica", exact=True).click()
    expect(play_offs(page)).to_be_visible()
    expect(play_offs(page).get_by_role("button")).to_have_count(0)
    page.context.close()
