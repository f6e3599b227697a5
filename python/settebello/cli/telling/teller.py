"""What every family's telling shares: players, deals, endings, refusals."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.table import Table

from settebello._engine import Card, Move, View
from settebello.errors import IllegalMove
from settebello.play import Ceremony, Dealt, Ended, FinishedDeal, Match, MatchEvent
from settebello.play.events import MoveMade, Played, Stepped
from settebello.sheets.words import sentence, words_in


@dataclass(frozen=True)
class Teller(ABC):
    """Puts a match's events into words; `language` is it, fr or en."""

    match: Match
    language: str
    # A card in few characters: the code that may be typed, or what a drawn table shows instead.
    written: Callable[[Card], str] = str

    # A play as it may be typed.
    example: ClassVar[str]
    # The word for what the totals are.
    totals: ClassVar[str]

    def say(self, phrase: str, **values: object) -> str:
        """One phrase of the terminal's words."""
        return words_in(self.language).terminal["table"][phrase].format_map(values)

    def label(self, phrase: str, **values: object) -> str:
        """One phrase of the drawn table's words, the family's own if it has one."""
        words = words_in(self.language).terminal
        family = words[f"screen_{self.match.rules.family}"]
        return (family[phrase] if phrase in family else words["screen"][phrase]).format_map(values)

    @property
    def deck(self) -> str:
        """The design of the sheet's cards."""
        return self.match.rules.deck.design

    def cards(self, cards: Iterable[Card | str]) -> str:
        """Cards by name, or that there is none."""
        names = [Card(str(card)).name(self.language, self.deck) for card in cards]
        return ", ".join(names) or self.say("empty")

    def side(self, side: int) -> str:
        """A side by its players' names."""
        return " + ".join(self.match.players[seat] for seat in self.match.sides[side])

    @abstractmethod
    def situation(self, view: View) -> list[str]:
        """What lies before the person, told before each question."""

    @abstractmethod
    def choices(self, moves: Sequence[Move]) -> list[str]:
        """The legal moves, numbered from 1."""

    @abstractmethod
    def move(self, move: Move) -> str:
        """Who plays what, and what comes of it."""

    @abstractmethod
    def score(self, finished: FinishedDeal) -> Table:
        """The score of a finished deal."""

    @abstractmethod
    def _made(self, event: MoveMade) -> list[str]: ...

    def refusal(self, *moves: Move | str) -> str | None:
        """Why one of these moves is refused, made in order, with the article; None if all may be made."""
        trial = self.match.deal.copy()
        try:
            for move in moves:
                trial.play(move)
        except IllegalMove as error:
            article = self.match.rules.cite(error.article, self.language)
            return sentence(self.language, error.reason, article=article)
        return None

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
            case Played() | Stepped():
                return self._made(event)
            case Ended():
                return self._ended(event)
            case _:
                return []

    def _dealt(self, event: Dealt) -> list[str]:
        dealer = self.say("dealer", player=self.match.players[event.dealer])
        return [f"── {self.say('deal', number=event.number + 1)} · {dealer}"]

    def _ended(self, event: Ended) -> list[str]:
        phrase = "won" if len(event.winners) == 1 else "shared"
        return [self.say(phrase, side=" / ".join(self.side(side) for side in event.winners))]

    def ending(self) -> list[str]:
        """The totals, and who has won if the match is over: what stays when the table is cleared away."""
        totals = ", ".join(f"{self.side(side)} {total}" for side, total in enumerate(self.match.totals))
        ends = [event for event in self.match.events if isinstance(event, Ended)]
        ended = self._ended(ends[-1]) if self.match.over else []
        return [f"{self.say(self.totals)}: {totals}", *ended]
