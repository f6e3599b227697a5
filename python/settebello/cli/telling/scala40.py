"""A match of Scala 40 in plain lines."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rich.table import Table

from settebello._engine import Card, Meld, Move, View
from settebello.cli.playing import PERSON
from settebello.cli.telling.teller import Teller
from settebello.play import FinishedDeal
from settebello.play.events import Counted, MatchEvent, MoveMade, Stepped
from settebello.sheets.words import item


class Scala40Teller(Teller):
    """Tells turns step by step, each meld with its points."""

    example: ClassVar[str] = "meld 3C+4C+5C"
    totals: ClassVar[str] = "debts"

    def situation(self, view: View) -> list[str]:
        """Melds by number, the pile's top, the stock, who holds how much, the own hand with its codes."""
        melds = [f"{meld.number:>3}  {self._meld(meld)}" for meld in view.melds]
        seats = (self._seat(view, seat) for seat in view.seated)
        hand = (f"{card} {card.name(self.language, self.deck)}" for card in view.hand or ())
        stock = self.say("stock", count=view.stock)
        return [
            f"{self.say('melds')}: {'' if melds else self.say('empty')}",
            *melds,
            f"{self.say('pile')}: {self.cards(view.discard_pile[-1:])} · {stock}",
            " · ".join(seats),
            *self._opening(view),
            f"{self.say('own_hand')}: {', '.join(hand)}",
        ]

    def _seat(self, view: View, seat: int) -> str:
        state = self.say("is_open" if view.opened[seat] else "not_open")
        count = self.say("cards_held", count=view.hand_counts[seat])
        return f"{self.match.players[seat]} {count} ({state})"

    def _opening(self, view: View) -> list[str]:
        """How far an opening has come that is not complete yet."""
        if not view.own_laid or view.opened[view.seat]:
            return []
        opening = self.match.rules.scala40.opening.points
        return [self.say("opening", laid=view.own_laid, needed=opening)]

    def choices(self, moves: Sequence[Move]) -> list[str]:
        """The legal moves, numbered from 1, as they may be typed and by name."""
        width = max(len(str(move)) for move in moves)
        return [
            f"{number:>3}  {move!s:<{width}}  {self._step(move)}"
            for number, move in enumerate(moves, start=1)
        ]

    def move(self, move: Move) -> str:
        """Who does what."""
        return f"{self.match.players[move.seat]}: {self._step(move)}"

    def _step(self, move: Move) -> str:
        if move.kind == "meld":
            return self.say("meld_short", cards=self._meld(Meld(str(move).removeprefix("meld "))))
        stands = () if move.stands is None else (move.stands,)
        cards = f"{self.cards(move.cards)}{self._for(stands)}"
        return self.say(f"{move.kind}_short", cards=cards, meld=move.meld)

    def _meld(self, meld: Meld) -> str:
        """The cards by name, each joker with what it stands for, and the points."""
        names = [
            card.name(self.language, self.deck) + self._for(() if card == reads else (reads,))
            for card, reads in zip(meld.cards, meld.reads, strict=True)
        ]
        return f"{', '.join(names)} ({meld.points})"

    def _for(self, stands: Iterable[Card]) -> str:
        return "".join(f" = {card.name(self.language, self.deck)}" for card in stands)

    def event(self, event: MatchEvent) -> list[str]:
        """As for every family, and who is out after a deal."""
        if isinstance(event, Counted) and event.out:
            return [self.say("out", players=", ".join(self.match.players[seat] for seat in event.out))]
        return super().event(event)

    def _made(self, event: MoveMade) -> list[str]:
        assert isinstance(event, Stepped)  # the only moves of this family
        move = Move(event.seat, event.move)
        line = self.move(move)
        # A drawn card is told to nobody but the person who drew it.
        if event.card is not None and (move.kind == "take" or move.seat == PERSON):
            line = f"{line}: {self.cards([event.card])}"
        opened = [self.say("opened", player=self.match.players[event.seat])] if event.opened else []
        turned = [self.say("turned_over")] if event.turnover else []
        return [line, *turned, *opened]

    def score(self, finished: FinishedDeal) -> Table:
        """Each seat's last hand, what it counts, what it pays and owes."""
        table = Table(title=self.say("score", number=finished.number + 1))
        table.add_column("")
        table.add_column(self.say("own_hand"))
        for heading in (self.say("value"), self.say("points"), item(self.language, "total")):
            table.add_column(heading, justify="right")
        score = finished.score
        for seat in finished.deal.seated:
            closed = f" – {self.say('closed')}" if seat == score.closer else ""
            hand = " ".join(map(self.written, finished.deal.hands[seat])) or "–"
            numbers = (score.values[seat], score.points[seat], finished.totals[seat])
            table.add_row(self.match.players[seat] + closed, hand, *map(str, numbers))
        if score.closer is None:
            table.caption = self.say("dead")
        return table
