"""A person at a table of Scala 40 in the browser: looks at the page, moves by touch or by keyboard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Locator, expect

import settebello as sb
from tests.e2e.sitting import Sitting
from tests.server.house import NAMES

# What a card costs whoever is left with it; the dearest is thrown first.
COSTS = {"A": 11, "J": 10, "Q": 10, "K": 10, "T": 10, "*": 0} | {str(rank): rank for rank in range(2, 10)}


def chosen_deed(deal: sb.Deal) -> tuple[str, ...]:
    """What the tests' person does next: one move, or the melds that open in one go.

    It opens as soon as it can, lays, swaps and attaches whatever it may, takes a discard when it
    may, and throws its dearest card.
    """
    moves = [str(move) for move in deal.moves]
    if deal.phase == "play" and not deal.opened[0]:
        forty = sb.best_melds(deal.hands[0], keep=2 if deal.view(0).first_round else 1).forty
        if forty is not None:
            return tuple(f"meld {meld}" for meld in forty[1])
    for kind in ("take", "draw", "meld", "swap", "attach"):
        offered = [move for move in moves if move.startswith(kind)]
        if offered and (kind != "meld" or deal.opened[0]):
            return (offered[0],)
    discards = [move for move in moves if move.startswith("discard")]
    dearest = max(discards, key=lambda move: COSTS[move[-2]])
    return (dearest,)


Wish = Callable[[sb.Deal], bool]


def where(wish: Wish) -> sb.Match:
    """A match among bots, stopped on the turn of seat 0 where the deal is as wished."""
    for seed in range(500):
        match = sb.Match(sb.rules("scala40-palio"), seats=4, players=NAMES[:4], seed=seed)
        while not match.deals:
            if match.deal.turn == 0 and wish(match.deal):
                return match
            match.play(sb.bot("greedy").choose(match.deal.view(match.deal.turn or 0)))
    raise AssertionError("no such deal")


def offered(deal: sb.Deal, kind: str) -> list[str]:
    """The moves of a kind, or of a kind and a card, as text."""
    return [str(move) for move in deal.moves if str(move).startswith(kind)]


def can_open(deal: sb.Deal) -> bool:
    """The person may open with several melds."""
    if deal.phase != "play" or deal.opened[0]:
        return False
    forty = sb.best_melds(deal.hands[0], keep=2 if deal.view(0).first_round else 1).forty
    return forty is not None and len(forty[1]) > 1


@dataclass
class Scala40Sitting(Sitting):
    """One person's page at Scala 40; `touch` says with what it is played."""

    touch: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return NAMES[: self.deal.seats]

    @property
    def hand(self) -> Locator:
        """The cards of the own hand that lie in no prepared meld."""
        return self.page.locator("section[data-seat] button[data-card]")

    @property
    def offers(self) -> Locator:
        """What the chosen cards may do."""
        return self.page.locator("button[data-offer]")

    @property
    def count(self) -> Locator:
        """The table of points at a deal's end."""
        return self.page.locator("main table[data-deal]")

    @property
    def deal(self) -> sb.Deal:
        """The deal as the store has it."""
        return self.match().deal

    def wait_for_turn_or_count(self) -> bool:
        """Waits for the own turn (True) or the deal's points (False)."""
        mine = self.page.locator("p.yours")
        expect(mine.or_(self.count).first).to_be_attached(timeout=60_000)
        return self.count.count() == 0

    def impatient(self) -> None:
        """Lets the page's person tap the felt all the time, which hurries what the others do."""
        self.page.evaluate(
            "setInterval(() => document.querySelector('section[aria-label=Tavolo]')?.click(), 25)"
        )

    @property
    def held(self) -> list[str]:
        """The own cards that the page shows, in the hand and in prepared melds."""
        script = "cards => cards.map(card => card.dataset.card).sort()"
        cards = "section[data-seat] [data-card], [data-composed] [data-card]"
        held: list[str] = self.page.eval_on_selector_all(cards, script)
        return held

    def settled(self) -> sb.Deal:
        """Waits until the page shows the store's hand and offers its moves, or the deal is counted."""
        for _ in range(600):
            if not self.wait_for_turn_or_count():
                break
            deal = self.deal
            if deal.turn == 0 and self.held == sorted(str(card) for card in deal.hands[0]):
                break
            self.page.wait_for_timeout(50)
        return self.deal

    def press(self, target: Locator) -> None:
        """Presses a button, with a finger or with the keys alone."""
        if self.touch:
            target.tap()
        else:
            target.focus()
            self.page.keyboard.press("Enter")

    def choose(self, cards: list[str]) -> None:
        """Chooses these cards of the hand; of equal ones, as many as are named."""
        for card, count in Counter(cards).items():
            held = self.hand.and_(self.page.locator(f'[data-card="{card}"]'))
            for index in range(count):
                if self.touch:
                    held.nth(index).tap()
                else:
                    self.walk_to(held.nth(index))
                    self.page.keyboard.press("Space")

    def walk_to(self, card: Locator) -> None:
        """Goes to a card of the hand by Tab and the arrow keys alone."""
        inside = "document.activeElement.closest('section[data-seat] .cards') !== null"
        for _ in range(60):
            if self.page.evaluate(inside):
                break
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Home")
        key = card.get_attribute("data-key")
        for _ in range(14):
            if self.page.evaluate("document.activeElement.dataset.key") == key:
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"the arrow keys do not reach the card {key}")

    def offer(self, move: str) -> Locator:
        """The chip of a move."""
        return self.page.locator(f'button[data-offer="{move}"]')

    def make(self, move: str) -> None:
        """Makes one move of the own turn through the page."""
        kind, _, what = move.partition(" ")
        if kind in ("draw", "take"):
            self.press(self.page.locator(f'button[data-move="{kind}"]'))
        elif kind == "meld":
            self.choose([card.partition("=")[0] for card in what.split("+")])
            self.press(self.offer(move))
        elif kind in ("attach", "swap"):
            self.choose([what.partition(">")[0].partition("=")[0]])
            self.press(self.offer(move))
        else:
            self.choose([what])
            self.press(self.page.locator(f'button[data-pile][data-move="{move}"]'))
        expect(self.page.locator("section[data-seat] [aria-selected=true][data-card]")).to_have_count(0)

    def open_with(self, melds: tuple[str, ...]) -> None:
        """Puts an opening together meld by meld and lays it in one go."""
        for meld in melds:
            self.choose([card.partition("=")[0] for card in meld.split("+")])
            self.press(self.offer(f"meld {meld}"))
            expect(self.page.locator(f'[data-composed="{meld}"]')).to_be_visible()
        self.press(self.page.locator("[data-open]"))
        expect(self.page.locator("[data-composed]")).to_have_count(0)

    def row(self, name: str) -> list[str]:
        """The cells of a player's row of the points, by name."""
        heading = self.page.get_by_role("rowheader", name=name)
        line = self.count.first.get_by_role("row").filter(has=heading)
        return [cell.strip() for cell in line.locator("td").all_inner_texts()]

    @property
    def debts(self) -> tuple[int, ...]:
        """What each seat owes, as the newest points on the page say."""
        totals = self.count.first.locator("td.total").all_inner_texts()
        return tuple(int(total) for total in totals)
