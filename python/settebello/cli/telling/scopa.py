"""A match of Scopa in plain lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.table import Table

from settebello._engine import Move, Score, View
from settebello.cli.telling.teller import Teller
from settebello.play import Dealt, FinishedDeal
from settebello.play.events import MoveMade, Played
from settebello.sheets.words import item


class ScopaTeller(Teller):
    """Tells plays with what they take, and the points of a deal."""

    example: ClassVar[str] = "7Dx3C+4S"
    totals: ClassVar[str] = "standing"

    def situation(self, view: View) -> list[str]:
        """The cards on the table."""
        return [f"{self.say('table')}: {self.cards(view.table)}"]

    def choices(self, moves: Sequence[Move]) -> list[str]:
        """The legal moves, numbered from 1."""
        width = max(len(self.cards([move.card])) for move in moves)
        return [
            f"{number:>3}  {self.cards([move.card]):<{width}}  {self._short(move)}"
            for number, move in enumerate(moves, start=1)
        ]

    def _short(self, move: Move) -> str:
        if move.captured:
            return self.say("takes_short", cards=self.cards(move.captured))
        return self.say("lays_short")

    def _dealt(self, event: Dealt) -> list[str]:
        voided = [self.say("void", cards=self.cards(table)) for table in self.match.deal.void_tables]
        return [*voided, *super()._dealt(event)]

    def move(self, move: Move) -> str:
        """Who plays what, and what it takes."""
        return self.say(
            "takes" if move.captured else "lays",
            player=self.match.players[move.seat],
            card=self.cards([move.card]),
            cards=self.cards(move.captured),
        )

    def _made(self, event: MoveMade) -> list[str]:
        assert isinstance(event, Played)  # the only moves of this family
        line = self.move(Move(event.seat, event.move))
        lines = [f"{line} – {self.say('scopa')}" if event.scopa else line]
        if event.leftovers and event.leftovers_side is not None:
            cards = self.cards(event.leftovers)
            lines.append(self.say("leftovers", side=self.side(event.leftovers_side), cards=cards))
        if event.dealt:
            lines.append(self.say("dealt"))
        return lines

    def score(self, finished: FinishedDeal) -> Table:
        """The score of a finished deal, a row for each thing that counts."""
        score = finished.score
        sides = range(len(finished.totals))
        table = Table(title=self.say("score", number=finished.number + 1))
        table.add_column("")
        for side in sides:
            table.add_column(self.side(side), justify="right")
        taken = {
            "cards": (score.cards, score.card_counts),
            "coins": (score.coins, score.coin_counts),
            "settebello": (score.settebello, ("",) * len(sides)),
            "primiera": (score.primiera, [self._primiera(score, side) for side in sides]),
        }
        for name, (taker, counts) in taken.items():
            cells = [f"{counts[side]} {'●' if taker == side else ' '}" for side in sides]
            table.add_row(item(self.language, name, self.deck), *cells)
        table.add_row(
            item(self.language, "scope"), *(f"{count}  " for count in score.scopas), end_section=True
        )
        table.add_row(self.say("points"), *(f"{points}  " for points in score.points))
        table.add_row(item(self.language, "total"), *(f"{total}  " for total in finished.totals))
        return table

    def _primiera(self, score: Score, side: int) -> str:
        """The side's best card of each suit, and what they come to: "7 6 A – = 55"."""
        cards = score.primiera_cards[side]
        signs = ("–" if card is None else card.index(self.language, self.deck) for card in cards)
        return f"{' '.join(signs)} = {score.primiera_sums[side]}"
