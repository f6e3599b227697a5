"""What every table shares: the flow of a match, its log, its pages, its last line of keys."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import on
from textual.binding import BindingType
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import OptionList, Static

from settebello._engine import Deal, Move
from settebello.cli.playing import PERSON, Playing
from settebello.cli.telling import Teller
from settebello.cli.terminal.choices import Choices
from settebello.cli.terminal.keys import Key
from settebello.cli.terminal.log import Log
from settebello.cli.terminal.page import Page
from settebello.cli.terminal.pages import score_page
from settebello.cli.terminal.signs import Signs
from settebello.play import FinishedDeal
from settebello.play.events import Result


class TableScreen(Screen[None]):
    """One match; `pace` is how long a bot's play is shown before it is done, in seconds.

    A family's table says how the person's view is drawn, how a play is announced, which page lies
    behind the key `p`, and what its own keys and clicks do.
    """

    AUTO_FOCUS = ""  # the hand takes the focus as soon as it is there
    BINDINGS: ClassVar[list[BindingType]] = [
        ("space", "hurry"),
        *[(str(number), f"choose({number})") for number in range(1, 10)],
    ]
    # The family's keys, as the last line and the help page name them.
    KEYS: ClassVar[tuple[Key, ...]]
    # What the help page says besides, as its words `help_…`.
    NOTES: ClassVar[tuple[str, ...]] = ("mouse", "table")

    def __init__(self, playing: Playing, teller: Teller, signs: Signs, pace: float) -> None:
        super().__init__()
        # Sizes by name for the style sheet: from so many columns, from so many rows.
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-low"), (24, "-fit"), (36, "-tall")]
        self.playing = playing
        self.teller = teller
        self.signs = signs
        self.pace = pace
        # The deal that is drawn: after its last play it stays until its score has been read.
        self.deal: Deal = playing.match.deal
        self._next: Callable[[], None] | None = None
        self._timer: Timer | None = None
        self._held = False
        self.prompt, self.choices, self.log_lines = Static(id="prompt", markup=False), Choices(), Log()

    @abstractmethod
    def draw(self) -> None:
        """Draws the person's view of the deal."""

    @abstractmethod
    def announce(self, move: Move) -> None:
        """Shows on the table what a bot is about to do."""

    @abstractmethod
    def piles_page(self) -> Page:
        """The page of the cards that lie in piles."""

    @abstractmethod
    def action_choose(self, number: int) -> None:
        """Does what the list offers under a number, from 1."""

    def on_mount(self) -> None:
        self._tell()
        self._go_on()

    # The flow: a play is told, then whoever is in turn goes on.

    @property
    def _bot_in_turn(self) -> bool:
        return not self.playing.match.over and not self.playing.person_to_play

    def _go_on(self) -> None:
        finished = None
        while self._bot_in_turn and not self.pace and finished is None:
            self.playing.match.play(self.playing.bot_chooses())
            finished = self._tell()
        self.draw()
        if finished is not None:
            self._show_score(finished)
        elif self._bot_in_turn:
            move = self.playing.bot_chooses()
            self.prompt.update(self.teller.move(move))
            self.announce(move)
            self._wait(lambda: self._play([move]))

    def play(self, moves: Sequence[Move]) -> None:
        """The person's moves, in order; a click that comes too late does nothing."""
        if self._next is None and moves and moves[0] in self.deal.view(PERSON).moves:
            self._play(moves)

    def _play(self, moves: Sequence[Move]) -> None:
        for move in moves:
            self.playing.match.play(move)
        if finished := self._tell():
            self.draw()
            self._wait(lambda: self._show_score(finished))
        else:
            self._go_on()

    def _tell(self) -> FinishedDeal | None:
        """Puts the news into the log; the deal that they finished, if they did."""
        finished = None
        for event in self.playing.news():
            if isinstance(event, Result):
                finished = self.playing.match.deals[event.number]
                self.log_lines.tell([self._score_line(event)])
            self.log_lines.tell(self.teller.event(event))
        return finished

    def _score_line(self, result: Result) -> str:
        points = (f"{self.teller.side(side)} {count}" for side, count in enumerate(result.points))
        return self.teller.label("score_line", number=result.number + 1, points=", ".join(points))

    def _show_score(self, finished: FinishedDeal) -> None:
        page = score_page(self.teller, finished, self.app.size.width)
        self.app.push_screen(page, self._after_score)

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

    @on(OptionList.OptionSelected)
    def select(self, message: OptionList.OptionSelected) -> None:
        """A line of the list, clicked or entered, is its number."""
        self.action_choose(message.option_index + 1)
