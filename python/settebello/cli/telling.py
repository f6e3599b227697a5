"""A match told in plain lines, in the language of whoever sits at the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.table import Table

from settebello._engine import Card, Move, Score
from settebello.errors import IllegalMove
from settebello.play import Ceremony, Dealt, Ended, FinishedDeal, Match, MatchEvent, Played
from settebello.sheets.words import item, sentence, words_in


@dataclass(frozen=True)
class Teller:
    """Puts a match's events into words; `language` is it, fr or en."""

    match: Match
    language: str

    def say(self, phrase: str, **values: object) -> str:
        """One phrase of the terminal's words."""
        return words_in(self.language).terminal["table"][phrase].format_map(values)

    def label(self, phrase: str, **values: object) -> str:
        """One phrase of the drawn table's words."""
        return words_in(self.language).terminal["screen"][phrase].format_map(values)

    def cards(self, cards: Iterable[Card | str]) -> str:
        """Cards by name, or that there is none."""
        deck = self.match.rules.scopa.deck.design
        names = [Card(str(card)).name(self.language, deck) for card in cards]
        return ", ".join(names) or self.say("empty")

    def side(self, side: int) -> str:
        """A side by its players' names."""
        return " + ".join(self.match.players[seat] for seat in self.match.sides[side])

    def choices(self, moves: Sequence[Move]) -> list[str]:
        """The legal moves, numbered from 1."""
        width = max(len(self.cards([move.card])) for move in moves)
        return [
            f"{number:>3}  {self.cards([move.card]):<{width}}  {self._short(move)}"
            for number, move in enumerate(moves, start=1)
        ]

    def refusal(self, move: Move) -> str | None:
        """Why a play is refused, with the article; None if it may be played."""
        try:
            self.match.deal.copy().play(move)
        except IllegalMove as error:
            article = self.match.rules.cite(error.article, self.language)
            return sentence(self.language, error.reason, article=article)
        return None

    def _short(self, move: Move) -> str:
        if move.captured:
            return self.say("takes_short", cards=self.cards(move.captured))
        return self.say("lays_short")

    def event(self, event: MatchEvent) -> list[str]:
        """The lines that tell an event; a score is told as a table instead."""
        match event:
            case Ceremony():
                draws = [draw for turn in event.draws for draw in turn]
                return [
                    self.say("draws", player=self.match.players[draw.seat], card=self.cards([draw.card]))
                    for draw in draws
                ]
            case Dealt():
                return self._dealt(event)
            case Played():
                return self._played(event)
            case Ended():
                return self._ended(event)
            case _:
                return []

    def _ended(self, event: Ended) -> list[str]:
        phrase = "won" if len(event.winners) == 1 else "shared"
        return [self.say(phrase, side=" / ".join(self.side(side) for side in event.winners))]

    def ending(self) -> list[str]:
        """The totals, and who has won if the match is over: what stays when the table is cleared away."""
        totals = ", ".join(f"{self.side(side)} {total}" for side, total in enumerate(self.match.totals))
        ends = [event for event in self.match.events if isinstance(event, Ended)]
        ended = self._ended(ends[-1]) if self.match.over else []
        return [f"{self.say('standing')}: {totals}", *ended]

    def _dealt(self, event: Dealt) -> list[str]:
        voided = [self.say("void", cards=self.cards(table)) for table in self.match.deal.void_tables]
        dealer = self.say("dealer", player=self.match.players[event.dealer])
        return [*voided, f"── {self.say('deal', number=event.number + 1)} · {dealer}"]

    def move(self, move: Move) -> str:
        """Who plays what, and what it takes."""
        return self.say(
            "takes" if move.captured else "lays",
            player=self.match.players[move.seat],
            card=self.cards([move.card]),
            cards=self.cards(move.captured),
        )

    def _played(self, event: Played) -> list[str]:
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
        deck = self.match.rules.scopa.deck.design
        taken = {
            "cards": (score.cards, score.card_counts),
            "coins": (score.coins, score.coin_counts),
            "settebello": (score.settebello, ("",) * len(sides)),
            "primiera": (score.primiera, [self._primiera(score, side) for side in sides]),
        }
        for name, (taker, counts) in taken.items():
            cells = [f"{counts[side]} {'●' if taker == side else ' '}" for side in sides]
            table.add_row(item(self.language, name, deck), *cells)
        table.add_row(
            item(self.language, "scope"), *(f"{count}  " for count in score.scopas), end_section=True
        )
        table.add_row(self.say("points"), *(f"{points}  " for points in score.points))
        table.add_row(item(self.language, "total"), *(f"{total}  " for total in finished.totals))
        return table

    def _primiera(self, score: Score, side: int) -> str:
        """The side's best card of each suit, and what they come to: "7 6 A – = 55"."""
        deck = self.match.rules.scopa.deck.design
        cards = score.primiera_cards[side]
        signs = ("–" if card is None else card.index(self.language, deck) for card in cards)
        return f"{' '.join(signs)} = {score.primiera_sums[side]}"
