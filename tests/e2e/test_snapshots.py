"""Every main state looks as it did when somebody last looked: three widths, by day and by night.

`make test` compares. After a change that was looked at, `make snapshots` keeps the new pictures.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from tests.e2e import snapshots
from tests.e2e.conftest import Sit
from tests.e2e.scala40_sitting import Scala40Sitting
from tests.e2e.screens import DESKTOP, PHONE, TABLET
from tests.e2e.table import Table
from tests.e2e.test_learning import Learner, guide
from tests.server.house import House

SIZES = {"390": PHONE, "820": TABLET, "1440": DESKTOP}
THEMES = ("light", "dark")

Look = Callable[[Page, str], None]


@pytest.fixture
def look(request: pytest.FixtureRequest) -> Look:
    """Looks at a page in every width and theme, and compares with what was kept."""
    writing = request.config.getoption("--write-snapshots")

    def looked(page: Page, state: str) -> None:
        wrong = []
        for theme in THEMES:
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
            for width, (across, down) in SIZES.items():
                page.set_viewport_size({"width": across, "height": down})
                # Wherever a tap or the page itself has led the eyes before.
                page.evaluate("scrollTo(0, 0)")
                page.wait_for_timeout(250)
                name = f"{state}-{width}-{theme}"
                picture = snapshots.taken(page)
                if writing:
                    snapshots.keep(name, picture)
                    continue
                before = snapshots.kept(name)
                share = 1.0 if before is None else snapshots.differing(before, picture)
                if share > snapshots.FEW:
                    wrong.append(f"{name}: {share:.1%} of the picture differs")
        assert wrong == []

    return looked


def _page(browser: Browser) -> Page:
    width, height = DESKTOP
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale="it-IT", service_workers="block"
    )
    return context.new_page()


@pytest.mark.parametrize(
    ("state", "path"),
    [("home", "/"), ("setup", "/?sheet=scopa-napoletana"), ("rules", "/rules/fsgs"), ("verify", "/verify")],
)
def test_pages(house: House, browser: Browser, look: Look, state: str, path: str) -> None:
    page = _page(browser)
    page.goto(house.address + path)
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("main")).to_be_visible()
    look(page, state)
    page.context.close()


@pytest.mark.parametrize(
    ("sheet", "seats", "seed"), [("fsgs", 4, 158), ("scopa-napoletana", 2, 193), ("scupuni", 4, 7)]
)
def test_scopa_s_table(sit: Sit, look: Look, sheet: str, seats: int, seed: int) -> None:
    table = Table(sit(sheet, seats=seats, seed=seed))
    table.page.emulate_media(reduced_motion="reduce")
    assert table.sitting.wait_for_turn_or_score()
    # The advisory clock runs on: its figure is no part of the picture.
    table.page.add_style_tag(content=".clock { visibility: hidden }")
    look(table.page, f"{sheet}-turn")
    several = table.cards_with(4) or table.cards_with(2) or table.cards_with(1)
    if several:
        table.own(several[0]).click()
        expect(table.chips.first).to_be_visible()
        look(table.page, f"{sheet}-choosing")


def test_a_first_deal_is_led(sit: Sit, look: Look) -> None:
    table = Table(sit("scopa-napoletana", seats=2, seed=193, kind=Learner))
    table.page.emulate_media(reduced_motion="reduce")
    assert table.sitting.wait_for_turn_or_score()
    expect(guide(table.page)).to_contain_text("Tocca a te")
    look(table.page, "guide")


def test_a_hint_lights_its_cards(sit: Sit, look: Look) -> None:
    table = Table(sit("scopa-napoletana", seats=2, seed=193))
    table.page.emulate_media(reduced_motion="reduce")
    assert table.sitting.wait_for_turn_or_score()
    table.page.get_by_role("button", name="Un consiglio").click()
    expect(table.page.get_by_role("status").filter(has_text="Consiglio:")).to_be_visible()
    look(table.page, "hint")


def test_the_game_in_words(sit: Sit, look: Look) -> None:
    table = Table(sit("scupuni", seats=4, seed=7))
    assert table.sitting.wait_for_turn_or_score()
    table.page.get_by_role("button", name="Gioca a parole").click()
    expect(table.page.get_by_label("La tua giocata")).to_be_visible()
    look(table.page, "words")


def test_the_end_of_a_deal(sit: Sit, look: Look) -> None:
    table = Table(sit("scopa-napoletana", seats=2, seed=20))
    table.page.emulate_media(reduced_motion="reduce")
    while table.sitting.hurry_to_turn_or_score():
        table.sitting.playable.first.click()
        table.sitting.captures.first.click()
    look(table.page, "deal-end")


def test_scala_40_s_table(sit: Sit, look: Look) -> None:
    sitting = sit("scala40-palio", seats=4, seed=11, kind=Scala40Sitting)
    assert isinstance(sitting, Scala40Sitting)
    sitting.page.emulate_media(reduced_motion="reduce")
    assert sitting.wait_for_turn_or_count()
    look(sitting.page, "scala40-turn")


def test_a_picture_of_another_state_or_theme_is_found_out() -> None:
    turn, choosing = snapshots.kept("fsgs-turn-390-light"), snapshots.kept("fsgs-turn-390-dark")
    home = snapshots.kept("home-390-light")
    assert turn is not None
    assert choosing is not None
    assert home is not None
    assert snapshots.differing(turn, choosing) > snapshots.FEW
    assert snapshots.differing(turn, home) > snapshots.FEW
    moved = Image.new("RGB", turn.size)
    moved.paste(turn, (0, 8))
    assert snapshots.differing(turn, moved) > snapshots.FEW
    assert snapshots.differing(turn, turn) == 0
