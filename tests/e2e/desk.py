"""An organiser at the desk in the browser, and whoever else opens a private link."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.e2e.screens import DESKTOP
from tests.server.house import House


@dataclass
class Organiser:
    """Somebody with a laptop; `event` is the id of the event that is open."""

    page: Page
    house: House
    event: str = ""
    complaints: list[str] = field(default_factory=list)

    @classmethod
    def arrives(cls, browser: Browser, house: House, size: tuple[int, int] = DESKTOP) -> Organiser:
        """Opens the link that the first start of the house has printed."""
        page = newcomer(browser, size).new_page()
        organiser = cls(page, house)
        page.on("pageerror", lambda error: organiser.complaints.append(str(error)))
        page.goto(f"{house.address}/desk#{house.organiser_key}")
        expect(page.get_by_role("heading", name="Un torneo nuovo")).to_be_visible()
        return organiser

    def open_event(self, kind: str, name: str, **more: str) -> None:
        """Fills in the form for a new event; `more` are fields by their labels."""
        self.page.get_by_role("radio", name=re.compile(kind)).check()
        self.page.get_by_label("Nome del torneo").fill(name)
        self.page.get_by_label("Chi organizza").fill("Ada")
        for label, text in more.items():
            self.page.get_by_label(label).fill(text)
        self.page.get_by_role("button", name="Apri il torneo").click()
        expect(self.page.get_by_role("heading", level=1, name=name)).to_be_visible()
        self.event = self.page.url.rpartition("/desk/")[2].partition("?")[0]

    def part(self, name: str) -> None:
        """Goes to a part of the desk."""
        self.page.get_by_role("navigation").get_by_role("link", name=name, exact=True).click()

    def paste(self, text: str) -> None:
        """Pastes a list and looks at it."""
        summary = self.page.get_by_text("Prendi da una lista")
        if not self.page.get_by_label("Incolla qui").is_visible():
            summary.click()
        self.page.get_by_label("Incolla qui").fill(text)
        self.page.get_by_role("button", name="Guarda la lista").click()

    def enter_list(self, text: str) -> None:
        """Pastes a list and enters it."""
        self.paste(text)
        self.page.get_by_role("button", name=re.compile("^Iscrivi:")).click()
        expect(self.page.get_by_text("Fatto:")).to_be_visible()

    def twice(self, name: str | re.Pattern[str], sure: str | re.Pattern[str]) -> None:
        """Taps a button that wants a second tap."""
        self.page.get_by_role("button", name=name).click()
        self.page.get_by_role("button", name=sure).click()

    def draw(self, chance: str = "sette di denari") -> None:
        """Closes the entries, adds chance, draws the first round."""
        self.part("Sorteggio")
        self.twice(re.compile("^Chiudi con"), "Sì, la lista è completa")
        self.page.get_by_label("Detto ad alta voce").fill(chance)
        self.page.get_by_role("button", name="Aggiungi", exact=True).click()
        self.page.get_by_role("button", name="Sorteggia", exact=True).click()
        expect(self.page.get_by_text(re.compile(r"0 di \d+ tavoli"))).to_be_visible()

    @property
    def results(self) -> Locator:
        """The places where results are typed."""
        return self.page.locator("input[data-result]")

    def play_round(self, target: int = 21) -> int:
        """Types every result by keyboard alone; Enter goes to the next table. How many there were."""
        tables = self.results.count()
        self.results.first.focus()
        for played in range(tables):
            lost = (7 * played + 3) % (target - 1)
            self.page.keyboard.type(f"{target} {lost}" if played % 3 else f"{lost} {target}")
            self.page.keyboard.press("Enter")
        expect(self.page.get_by_text(f"{tables} di {tables} tavoli")).to_be_visible()
        return tables

    def next_round(self) -> None:
        """Draws the next round."""
        self.page.get_by_role("button", name="Sorteggia il turno dopo").click()
        expect(self.results.first).to_be_visible()

    def close(self) -> None:
        """Makes the standings final."""
        self.page.get_by_role("link", name="Alla classifica").click()
        self.twice("Chiudi: classifica finale", "Sì, è tutto finito")
        expect(self.page.get_by_text("Classifica finale", exact=True)).to_be_visible()

    def give_link(self, role: str, name: str) -> str:
        """Gives somebody a private link; its address."""
        self.part("Inviti")
        self.page.get_by_role("radio", name=role, exact=True).check()
        self.page.get_by_label("Nome", exact=True).fill(name)
        self.page.get_by_role("button", name="Crea il link").click()
        expect(self.page.get_by_role("heading", name=f"{name}, {role}")).to_be_visible()
        return self.page.get_by_label("Indirizzo").input_value()

    def leave(self) -> None:
        """Closes the browser; the page has to have run without an error."""
        self.page.context.close()
        assert self.complaints == []


def newcomer(browser: Browser, size: tuple[int, int], scheme: str = "light") -> BrowserContext:
    """A browser of somebody who speaks Italian."""
    return browser.new_context(
        locale="it-IT",
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if scheme == "dark" else "light",
    )


def pairs(count: int, clubs: int = 6) -> str:
    """A list as it is copied from a spreadsheet."""
    return "\n".join(
        f"Anna Rossi{chr(97 + number // 26)}{chr(97 + number % 26)}\t"
        f"Bice Corti{chr(97 + number // 26)}{chr(97 + number % 26)}\tBar {number % clubs + 1}"
        for number in range(count)
    )
