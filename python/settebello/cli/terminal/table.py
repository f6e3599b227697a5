"""The table: shows the person's view, offers its moves, lets the bots play in their time."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import OptionList, Static

from settebello._engine import Card, Deal, Move
from settebello.cli.playing import PERSON, Playing
from settebello.cli.telling import Teller
from settebello.cli.terminal.cards import Felt
from settebello.cli.terminal.choices import Choices
from settebello.cli.terminal.hand import Hand
from settebello.cli.terminal.keys import Keys
from settebello.cli.terminal.log import Log
from settebello.cli.terminal.pages import score_page
from settebello.cli.terminal.seats import Seats, Standing
from settebello.cli.terminal.signs import Signs
from settebello.play import FinishedDeal, Scored


class TableScreen(Screen[None]):
    """One match; `pace` is how long a bot's play is shown before it is done, in seconds."""

    AUTO_FOCUS = ""  # the hand takes the focus as soon as it is there
    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,enter,left,right,up,down", "cancel"),
        ("space", "hurry"),
        *[(str(number), f"choose({number})") for number in range(1, 10)],
    ]

    def __init__(self, playing: Playing, teller: Teller, signs: Signs, pace: float) -> None:
        super().__init__()
        # Sizes by name for the style sheet: from so many columns, from so many rows.
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-low"), (24, "-fit"), (36, "-tall")]
        self.playing = playing
        self.teller = teller
        self.pace = pace
        # The deal that is drawn: after its last play it stays until its score has been read.
        self.deal: Deal = playing.match.deal
        self._next: Callable[[], None] | None = None
        self._timer: Timer | None = None
        self._held = False
        self.standing, self.seats = Standing(teller), Seats(teller, signs)
        self.felt, self.hand = Felt(signs), Hand(signs)
        self.prompt, self.choices = Static(id="prompt", markup=False), Choices(teller, signs)
        self.log_lines = Log()

    def compose(self) -> ComposeResult:
        yield self.log_lines
        yield self.standing
        yield self.seats
        yield self.felt
        yield self.prompt
        yield self.choices
        yield self.hand
        yield Keys(self.teller)

    def on_mount(self) -> None:
        self._tell()
        self._go_on()

    # The flow: a play is told, then whoever is in turn goes on.

    def _go_on(self) -> None:
        self._draw()
        if self.playing.match.over or self.playing.person_to_play:
            return
        move = self.playing.bot_chooses()
        if self.pace:
            self.prompt.update(self.teller.move(move))
            self.felt.light(move.captured, ())
        self._wait(lambda: self._play(move))

    def _play(self, move: Move) -> None:
        self.playing.match.play(move)
        if finished := self._tell():
            self._draw()
            self._wait(lambda: self._show_score(finished))
        else:
            self._go_on()

    def _tell(self) -> FinishedDeal | None:
        """Puts the news into the log; the deal that they finished, if they did."""
        finished = None
        for event in self.playing.news():
            if isinstance(event, Scored):
                finished = self.playing.match.deals[event.number]
                self.log_lines.tell([self._score_line(event)])
            self.log_lines.tell(self.teller.event(event))
        return finished

    def _score_line(self, scored: Scored) -> str:
        points = (f"{self.teller.side(side)} {count}" for side, count in enumerate(scored.points))
        return self.teller.label("score_line", number=scored.number + 1, points=", ".join(points))

    def _show_score(self, finished: FinishedDeal) -> None:
        self.app.push_screen(score_page(self.teller, finished), self._after_score)

    def _after_score(self, first_answer: bool | None) -> None:
        if not self.playing.match.over:
            self.deal = self.playing.match.deal
            self._go_on()
        elif first_answer:
            self.app.exit()

    def _wait(self, then: Callable[[], None]) -> None:
        """Goes on after the pace, and never while a page lies over the table."""
        self._next = then
        if self.pace:
            self._timer = self.set_timer(self.pace, self._time_is_up)
        else:
            self._time_is_up()

    def _time_is_up(self) -> None:
        if self.is_active:
            self.action_hurry()
        else:
            self._held = True

    def on_screen_resume(self) -> None:
        if self._held:
            self.action_hurry()

    def action_hurry(self) -> None:
        """What was waiting for its time happens now."""
        if self._next is not None:
            then, self._next, self._held = self._next, None, False
            if self._timer is not None:
                self._timer.stop()
            then()

    # What is seen.

    def _draw(self) -> None:
        view = self.deal.view(PERSON)
        self.standing.show(view, self.deal.number)
        self.seats.show(view)
        self.felt.show(view.table)
        self.hand.show(view.hand, view.hand_counts[PERSON])
        self.choices.offer((), self.teller.say("hidden") if view.hand is None else "")
        self.hand.take_focus()
        self._prompt()

    def _prompt(self) -> None:
        view = self.deal.view(PERSON)
        if self.focused is self.choices and self.choices.moves:
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

    def _moves_of(self, card: Card | None) -> tuple[Move, ...]:
        return tuple(move for move in self.deal.view(PERSON).moves if move.card == card)

    # What the person does.

    @on(Hand.Considered)
    def consider(self, message: Hand.Considered) -> None:
        """Shows what a card can do; on another's turn the cards may be looked through all the same."""
        if self.focused is self.choices or not self.deal.view(PERSON).moves:
            return
        moves = self._moves_of(message.card)
        self.choices.offer(moves)
        captured = {card for move in moves for card in move.captured}
        self.felt.light(captured if len(moves) == 1 else (), captured)
        self._prompt()

    @on(Hand.Picked)
    def pick(self, message: Hand.Picked) -> None:
        """Plays a card, or asks which of its captures is meant."""
        moves = self._moves_of(message.card)
        if len(moves) == 1:
            self.play(moves[0])
        elif moves:
            self.open(message)
        elif message.card is not None and self.deal.turn == PERSON:
            self.prompt.update(self.teller.refusal(Move(PERSON, str(message.card))) or "")

    @on(Hand.Opened)
    def open(self, message: Hand.OfCard) -> None:
        """Moves the focus to the captures of a card."""
        if moves := self._moves_of(message.card):
            self.choices.offer(moves)
            self.choices.focus()
            self.choices.highlighted = 0

    @on(OptionList.OptionHighlighted)
    def light(self, message: OptionList.OptionHighlighted) -> None:
        """Frames what the chosen capture would take."""
        moves = self.choices.moves
        if message.option_index < len(moves):
            possible = {card for move in moves for card in move.captured}
            self.felt.light(moves[message.option_index].captured, possible)
            self._prompt()

    @on(OptionList.OptionSelected)
    def select(self, message: OptionList.OptionSelected) -> None:
        """Plays the chosen capture."""
        self.action_choose(message.option_index + 1)

    def play(self, move: Move) -> None:
        """The person's play; a click that comes too late does nothing."""
        if self._next is None and move in self.deal.view(PERSON).moves:
            self.choices.offer(())
            self._play(move)

    def action_choose(self, number: int) -> None:
        if number <= len(self.choices.moves):
            self.play(self.choices.moves[number - 1])

    def action_pick(self) -> None:
        self.hand.action_pick()

    def action_cancel(self) -> None:
        """Back to the hand; also where a key finds nothing focused."""
        self.choices.highlighted = None
        self.hand.take_focus()
