"""A person at a table in the browser: looks at the page and plays by keyboard or by touch."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass, field
from typing import ClassVar, Self

from playwright.sync_api import Locator, Page, expect

import settebello as sb
from tests.server.house import NAMES, House

# In this browser somebody has played before: no guide leads through the deal.
KNOWS = """localStorage.setItem("settebello.guide", JSON.stringify({ scopa: "", scala40: "" }))"""


@dataclass
class Sitting:
    """One person's page, and the server behind it; `knows` says that the games are known to this browser."""

    knows: ClassVar[bool] = True

    page: Page
    house: House
    table: str
    token: str
    complaints: list[str] = field(default_factory=list)

    @classmethod
    def at_new_table(cls, page: Page, house: House, sheet: str, *, seats: int, seed: int) -> Self:
        """Founds a table through the server's own interface and opens its page."""
        players = [{"name": NAMES[seat], "bot": "greedy" if seat else None} for seat in range(seats)]
        wish = {"sheet": sheet, "seats": seats, "players": players, "seed": seed, "lang": "it"}
        made = house.http.post("/api/v1/tables", json=wish).raise_for_status().json()
        sitting = cls(page, house, made["table"], made["token"])
        sitting.open()
        return sitting

    def open(self) -> None:
        """Opens the table's page by the link that keeps the seat."""
        if self.knows:
            self.page.add_init_script(KNOWS)
        self.page.goto(f"{self.house.address}/table/{self.table}#seat={self.token}")

    @property
    def region(self) -> Locator:
        """The table itself."""
        return self.page.get_by_role("region", name="Tavolo", exact=True)

    @property
    def playable(self) -> Locator:
        """The own cards, when it is their turn to be played."""
        return self.page.locator("section[data-seat] button[data-card]:not([aria-disabled=true])")

    @property
    def captures(self) -> Locator:
        """What the chosen card may do."""
        return self.page.locator("button[data-captures]:visible")

    @property
    def score(self) -> Locator:
        """The table of points at a deal's end."""
        return self.page.locator("main table:has(caption)")

    def wait_for_turn_or_score(self) -> bool:
        """Waits for the own turn (True) or the deal's points (False)."""
        expect(self.playable.first.or_(self.score).first).to_be_visible(timeout=30_000)
        return self.score.count() == 0

    def hurry_to_turn_or_score(self) -> bool:
        """The same, ending each pause with a tap on the frame: where a test is not about the pace."""
        either = self.playable.first.or_(self.score).first
        while not either.is_visible():
            self.region.click(position={"x": 60, "y": 8}, force=True)
        return self.wait_for_turn_or_score()

    def match(self) -> sb.Match:
        """The match as the store has it, rebuilt and checked by the rules."""
        with sqlite3.connect(self.house.database) as database:
            rows = database.execute("select line from events where table_id = ? order by seq", (self.table,))
            return sb.replay("".join(f"{line}\n" for (line,) in rows))

    def plays_stored(self) -> int:
        """How many plays of this table are in the store."""
        with sqlite3.connect(self.house.database) as database:
            question = "select count(*) from events where table_id = ? and line like '%\"played\"%'"
            count: int = database.execute(question, (self.table,)).fetchone()[0]
            return count

    def play_by_touch(self) -> None:
        """Taps a card of the hand, then the first thing that it may do."""
        self.playable.first.tap()
        self.captures.first.tap()

    def play_by_keyboard(self) -> None:
        """Reaches a card of the hand with the Tab key, then plays with Enter and a number."""
        for _ in range(40):
            if self.page.evaluate("document.activeElement.closest('section[data-seat]') !== null"):
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")
        expect(self.captures.first).to_be_visible()
        self.page.keyboard.press("1" if self.captures.count() > 1 else "Enter")

    def cells(self, row: str) -> list[str]:
        """The cells of a row of the points, by its heading."""
        line = self.score.first.get_by_role("row").filter(has=self.page.get_by_role("rowheader", name=row))
        return [cell.strip() for cell in line.locator("td").all_inner_texts()]
