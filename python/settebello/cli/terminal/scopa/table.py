"""The table of Scopa: shows the person's view and offers the captures of the chosen card."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.widgets import OptionList

from settebello._engine import Card, Move
from settebello.cli.playing import PERSON, Playing
from settebello.cli.telling import Teller
from settebello.cli.terminal.keys import Key, Keys
from settebello.cli.terminal.page import Page
from settebello.cli.terminal.scopa.felt import Felt
from settebello.cli.terminal.scopa.hand import Hand
from settebello.cli.terminal.scopa.piles import piles_page
from settebello.cli.terminal.scopa.seats import Seats, Standing
from settebello.cli.terminal.signs import Signs
from settebello.cli.terminal.table import TableScreen


class ScopaTable(TableScreen):
    """Cards of the hand below, the others above, the cards on the table between them."""

    CSS_PATH = Path(__file__).parent / "scopa.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [("escape,enter,left,right,up,down", "cancel")]
    KEYS: ClassVar[tuple[Key, ...]] = (
        Key("{arrows}", "move"),
        Key("{enter}", "play", "screen.pick", stays=6),
        Key("1–9", "choose", stays=4),
        Key("Esc", "cancel", "screen.cancel", stays=1),
        Key("{space}", "hurry", "screen.hurry", stays=3),
        Key("p", "piles", "app.piles", stays=2),
        Key("r", "rules", "app.rules", stays=7),
        Key("t", "theme", "app.theme", stays=5),
        Key("?", "help", "app.help", stays=9),
        Key("q", "leave", "app.leave", stays=8),
    )

    def __init__(self, playing: Playing, teller: Teller, signs: Signs, pace: float) -> None:
        super().__init__(playing, teller, signs, pace)
        self.standing, self.seats = Standing(teller), Seats(teller, signs)
        self.felt, self.hand = Felt(signs), Hand(signs)
        self._offered: tuple[Move, ...] = ()

    def compose(self) -> ComposeResult:
        yield self.log_lines
        yield self.standing
        yield self.seats
        yield self.felt
        yield self.prompt
        yield self.choices
        yield self.hand
        yield Keys(self.teller, self.KEYS)

    # What is seen.

    def draw(self) -> None:
        view = self.deal.view(PERSON)
        self.standing.show(view, self.deal.number)
        self.seats.show(view)
        self.felt.show(view.table)
        self.hand.show(view.hand, view.hand_counts[PERSON])
        self._offer((), self.teller.say("hidden") if view.hand is None else "")
        self.hand.take_focus()
        self._prompt()

    def _prompt(self) -> None:
        view = self.deal.view(PERSON)
        if self.focused is self.choices and self._offered:
            text = self.teller.label("choose")
        elif view.moves:
            text = f"▶ {self.teller.label('your_turn')}"
            if view.dealer == PERSON:
                text += f" · {self.teller.label('you_deal')}"
        elif view.turn is not None:
            text = self.teller.label("wait", player=self.teller.match.players[view.turn])
        else:
            text = "\n".join(self.teller.ending()) if self.teller.match.over else ""
        self.prompt.update(text)

    def announce(self, move: Move) -> None:
        """Frames what a bot is about to take."""
        self.felt.light(move.captured, ())

    def piles_page(self) -> Page:
        """The captured cards."""
        return piles_page(self.teller, self.signs, self.deal.view(PERSON))

    def _offer(self, moves: tuple[Move, ...], note: str = "") -> None:
        self._offered = moves
        self.choices.offer([self._line(move) for move in moves], note)

    def _line(self, move: Move) -> Content:
        """ "3∪ + 4†   takes three of cups, four of swords"."""
        if not move.captured:
            return Content(self.teller.label("lay"))
        names = self.teller.say("takes_short", cards=self.teller.cards(move.captured))
        return Content.assemble((self.signs.cards(move.captured), "bold"), "   ", (names, "dim"))

    def _moves_of(self, card: Card | None) -> tuple[Move, ...]:
        return tuple(move for move in self.deal.view(PERSON).moves if move.card == card)

    # What the person does.

    @on(Hand.Considered)
    def consider(self, message: Hand.Considered) -> None:
        """Shows what a card can do; on another's turn the cards may be looked through all the same."""
        if self.focused is self.choices or not self.deal.view(PERSON).moves:
            return
        moves = self._moves_of(message.card)
        self._offer(moves)
        captured = {card for move in moves for card in move.captured}
        self.felt.light(captured if len(moves) == 1 else (), captured)
        self._prompt()

    @on(Hand.Picked)
    def pick(self, message: Hand.Picked) -> None:
        """Plays a card, or asks which of its captures is meant."""
        moves = self._moves_of(message.card)
        if len(moves) == 1:
            self.play(moves[:1])
        elif moves:
            self.open(message)
        elif message.card is not None and self.deal.turn == PERSON:
            self.prompt.update(self.teller.refusal(Move(PERSON, str(message.card))) or "")

    @on(Hand.Opened)
    def open(self, message: Hand.OfCard) -> None:
        """Moves the focus to the captures of a card."""
        if moves := self._moves_of(message.card):
            self._offer(moves)
            self.choices.focus()
            self.choices.highlighted = 0

    @on(OptionList.OptionHighlighted)
    def light(self, message: OptionList.OptionHighlighted) -> None:
        """Frames what the chosen capture would take."""
        if message.option_index < len(self._offered):
            possible = {card for move in self._offered for card in move.captured}
            self.felt.light(self._offered[message.option_index].captured, possible)
            self._prompt()

    def action_choose(self, number: int) -> None:
        """Plays the chosen capture."""
        self.play(self._offered[number - 1 : number])

    def action_pick(self) -> None:
        self.hand.action_pick()

    def action_cancel(self) -> None:
        """Back to the hand; also where a key finds nothing focused."""
        self.choices.highlighted = None
        self.hand.take_focus()
