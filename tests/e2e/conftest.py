"""A real server and Debian's Chromium; a missing browser fails the tests, it does not skip them."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from typing import Protocol

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.e2e.scala40_sitting import Scala40Sitting, Wish, where
from tests.e2e.screens import DESKTOP
from tests.e2e.sitting import Sitting
from tests.server.house import House

# Pages that nobody touches look for news every five seconds; three looks are enough on a busy machine, too.
expect.set_options(timeout=15_000)

Sit = Callable[..., Sitting]


class Resume(Protocol):
    """Sits a person down where a match of Scala 40 stands as wished."""

    def __call__(self, wish: Wish, *, size: tuple[int, int] = DESKTOP, touch: bool = False) -> Scala40Sitting:
        """The person's page, on a screen of that size."""


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for the whole session."""
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium without a window."""
    path = shutil.which("chromium")
    assert path is not None, "chromium is missing: make test installs it, or apt-get install chromium"
    quiet = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*quiet, "--disable-sync"])
        yield browser
        browser.close()


@pytest.fixture
def sit(house: House, browser: Browser) -> Iterator[Sit]:
    """Sits a person down at a new table; the page must end without one error in its console."""
    opened: list[tuple[Page, list[str]]] = []

    def seated(
        sheet: str,
        *,
        seats: int,
        seed: int,
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        kind: type[Sitting] = Sitting,
    ) -> Sitting:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=touch, is_mobile=touch, locale="it-IT"
        )
        page = context.new_page()
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        opened.append((page, complaints))
        sitting = kind.at_new_table(page, house, sheet, seats=seats, seed=seed)
        sitting.complaints = complaints
        return sitting

    yield seated
    for page, complaints in opened:
        page.context.close()
        assert complaints == []


@pytest.fixture
def resumed(house: House, browser: Browser) -> Iterator[Resume]:
    """Sits a person down at a table of Scala 40 where a match stands as wished."""
    pages: list[Page] = []

    def sit_where(wish: Wish, *, size: tuple[int, int] = DESKTOP, touch: bool = False) -> Scala40Sitting:
        seat = house.open_record(where(wish).record())
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=touch, is_mobile=touch, locale="it-IT"
        )
        page = context.new_page()
        pages.append(page)
        sitting = Scala40Sitting(page, house, seat.table, seat.token, touch=touch)
        sitting.open()
        sitting.settled()
        return sitting

    yield sit_where
    for page in pages:
        page.context.close()
