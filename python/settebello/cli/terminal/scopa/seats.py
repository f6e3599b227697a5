"""The others at the table, and how the sides stand."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from settebello._engine import View
from settebello.cli.playing import PERSON
from settebello.cli.telling import Teller
from settebello.cli.terminal.signs import Signs


class Seats(Horizontal):
    """The other seats as the person sees them across the table."""

    def __init__(self, teller: Teller, signs: Signs) -> None:
        super().__init__()
        self._teller = teller
        self._signs = signs
        others = range(1, teller.match.seats)
        # Whoever plays next sits on the right where play goes anticlockwise, on the left otherwise.
        anticlockwise = teller.match.rules.direction == "anticlockwise"
        self._boxes = {seat: Static() for seat in (reversed(others) if anticlockwise else others)}

    def compose(self) -> ComposeResult:
        yield from self._boxes.values()

    def show(self, view: View) -> None:
        """Draws every seat's cards, its latest play, and whose turn it is."""
        latest = {move.seat: self._signs.move(move) for move in view.history}
        for seat, box in self._boxes.items():
            turn = seat == view.turn
            mark = " ★" if seat == view.dealer else ""
            name = ("▶ " if turn else "  ") + self._teller.match.players[seat]
            count = view.hand_counts[seat]
            cards = f"  {'▒' * count} {count}  "
            box.update(
                Content.assemble(
                    (name, "bold $text-primary" if turn else "bold"),
                    mark,
                    "\n",
                    (cards, "dim"),
                    latest.get(seat, ""),
                )
            )
            box.set_class(turn, "turn")


class Standing(Horizontal):
    """A line for each side: points, captured cards, scopas; beside them the sheet and the deal."""

    def __init__(self, teller: Teller) -> None:
        super().__init__()
        self._teller = teller
        self._sides = Static(id="sides")
        self._title = Static(id="title")

    def compose(self) -> ComposeResult:
        yield self._sides
        yield self._title

    def show(self, view: View, number: int) -> None:
        """Draws the standing in the deal of that number, from 0."""
        teller, match = self._teller, self._teller.match
        names = [teller.side(side) for side in range(len(view.sides))]
        width = max(map(len, names))
        lines = [
            Content.assemble(
                (f"{name:<{width}}", "bold" if PERSON in view.sides[side] else ""),
                "  ",
                teller.label(
                    "side",
                    total=match.totals[side],
                    cards=view.pile_counts[side],
                    scopas=view.scopas[side],
                ),
            )
            for side, name in enumerate(names)
        ]
        self._sides.update(Content("\n").join(lines))
        phrase = "deal_to" if match.target else "deal_only"
        deal = teller.label(phrase, number=number + 1, target=match.target)
        title = match.rules.title_in(teller.language)
        self._title.update(Content.assemble((title, "bold"), "\n", deal))
