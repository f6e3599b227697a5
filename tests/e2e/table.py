"""What people do at Scopa's table beyond a tap: look, point, drag, and what of it has come to the store."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

import settebello as sb
from tests.e2e.sitting import Sitting


@dataclass
class Table:
    """A sitting, seen as hand, lying cards and chips."""

    sitting: Sitting

    @property
    def page(self) -> Page:
        """The person's page."""
        return self.sitting.page

    @property
    def chips(self) -> Locator:
        """What the chosen card may do."""
        return self.sitting.captures

    def own(self, card: sb.Card | str) -> Locator:
        """A card of the own hand."""
        return self.page.locator(f"section[data-seat] [data-card='{card}']")

    def lying(self, card: sb.Card | str) -> Locator:
        """A card on the table."""
        return self.sitting.region.locator(f"[data-card='{card}']")

    @property
    def lit(self) -> set[str]:
        """The table cards that are lit up."""
        lit = self.sitting.region.locator("[data-card].lit").all()
        return {card.get_attribute("data-card") or "" for card in lit}

    def moves(self) -> tuple[sb.Move, ...]:
        """The moves that the own seat has now, by the store's match."""
        deal = self.sitting.match().deal
        assert deal.turn == 0
        return deal.moves

    def cards_with(self, captures: int) -> list[sb.Card]:
        """The own cards that have so many captures to choose from."""
        counts = Counter(move.card for move in self.moves() if move.captured)
        return [
            card for card in dict.fromkeys(move.card for move in self.moves()) if counts[card] == captures
        ]

    def offers(self, card: sb.Card) -> list[sb.Move]:
        """What a card may do."""
        return [move for move in self.moves() if move.card == card]

    def own_plays(self) -> list[str]:
        """What this seat has played in the deal that is on the table, by the store."""
        return [str(move) for move in self.sitting.match().deal.history if move.seat == 0]

    def plays_once(self, move: str) -> None:
        """The play has arrived, exactly once."""
        expect(self.own(move[:2])).to_have_count(0)
        assert self.sitting.wait_for_turn_or_score()
        assert self.own_plays() == [move]

    def plays_once_in_words(self, move: str) -> None:
        """The same where the table is told: the next moves are listed, and the play is in the store once."""
        expect(self.page.locator(f"button[data-move='{move}']")).to_have_count(0)
        expect(self.page.locator("button[data-move]").first).to_be_visible(timeout=30_000)
        assert self.own_plays() == [move]

    def middle(self, of: Locator) -> tuple[float, float]:
        """The middle of something, in the window."""
        box = of.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def free_felt(self) -> tuple[float, float]:
        """A point of the felt on which no card lies: beside the seat that is drawn farthest."""
        box = self.sitting.region.bounding_box()
        assert box is not None
        return box["x"] + 20, box["y"] + 18

    def drag(self, card: Locator, to: tuple[float, float], *, drop: bool = True) -> None:
        """Drags with the mouse, in steps as a hand does."""
        x, y = self.middle(card)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(*to, steps=8)
        if drop:
            self.page.mouse.up()

    def drag_by_finger(self, card: Locator, to: tuple[float, float]) -> None:
        """Drags with one finger, through the browser's own touch input."""
        finger = self.page.context.new_cdp_session(self.page)
        (x, y), steps = self.middle(card), 10

        def touch(kind: str, points: list[dict[str, float]]) -> None:
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        touch("touchStart", [{"x": x, "y": y}])
        for step in range(1, steps + 1):
            share = step / steps
            touch("touchMove", [{"x": x + (to[0] - x) * share, "y": y + (to[1] - y) * share}])
        touch("touchEnd", [])
