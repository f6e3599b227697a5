"""The palio over several tournaments: chosen on the house's page, read by everybody, printed."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.e2e.desk import Organiser, newcomer
from tests.e2e.screens import NARROW, PHONE, sticking_out
from tests.e2e.test_reach import found
from tests.server.house import House
from tests.server.test_desk_committee import equal_palio, ranked


def test_the_organiser_chooses_what_counts_and_everybody_reads_the_sums(
    house: House, browser: Browser
) -> None:
    one, other, left_out = equal_palio(house), equal_palio(house), equal_palio(house)
    for desk in (other, left_out):
        assert desk.enter(ranked("sup", "inf", reason="sorteggio")).status_code == 200
    ada = Organiser.arrives(browser, house)
    ticks = ada.page.get_by_role("group", name="Tornei che contano per il palio").get_by_role("checkbox")
    expect(ticks.first).to_be_visible()
    wanted = 3
    # The newest first: what other tests have played in this house, and then one of these, does not count.
    for tick in (ticks.nth(0), *ticks.all()[wanted:]):
        tick.uncheck()
    assert found(ada.page) == []
    ada.page.get_by_role("link", name="Classifica del palio").click()
    rows = ada.page.get_by_role("row")
    expect(rows.nth(1)).to_contain_text("Superiore")
    assert [row.get_by_role("cell").last.inner_text() for row in rows.all()[1:]] == ["55", "45", "20"]
    address = ada.page.url
    ada.leave()

    # On a phone, without a key: the same, with a way to each tournament.
    phone = newcomer(browser, PHONE).new_page()
    for theme in ("light", "dark"):
        phone.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        phone.goto(address)
        expect(phone.get_by_role("rowheader", name="Superiore")).to_contain_text("Coppa 25")
        assert found(phone) == []
        assert sticking_out(phone) == []
    phone.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
    assert sticking_out(phone) == []
    phone.get_by_role("main").get_by_role("link", name="Coppa").first.click()
    expect(phone.get_by_role("heading", level=1, name="Coppa")).to_be_visible()

    # An address that was typed badly has a plain answer.
    phone.goto(f"{house.address}/palio?event={one.event}&event={one.event}")
    expect(phone.get_by_role("alert")).to_contain_text("Coppa")
    phone.context.close()
