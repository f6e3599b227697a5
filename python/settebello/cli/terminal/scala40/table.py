"""The table of Scala 40: choosing cards shows what they can do, numbered, and nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.widget import Widget
from textual.widgets import OptionList

from settebello._engine import Move
from settebello.cli.playing import PERSON, Playing
from settebello.cli.telling import Teller
from settebello.cli.terminal.keys import Key, Keys
from settebello.cli.terminal.page import Page
from settebello.cli.terminal.scala40.desk import Desk
from settebello.cli.terminal.scala40.hand import Hand, HeldCard
from settebello.cli.terminal.scala40.heading import Heading
from settebello.cli.terminal.scala40.keys import KEYS
from settebello.cli.terminal.scala40.melds import MeldLine, Melds
from settebello.cli.terminal.scala40.offers import Offer, Play, Prepare, TakeBack
from settebello.cli.terminal.scala40.opening import Opening, PreparedMeld
from settebello.cli.terminal.scala40.piles import Piles, order_page
from settebello.cli.terminal.scala40.players import Players
from settebello.cli.terminal.scala40.wording import line_of, note, prompt
from settebello.cli.terminal.signs import Signs
from settebello.cli.terminal.table import TableScreen


class Scala40Table(TableScreen):
    """Melds and players above, the offers in the middle, hand, piles and opening below."""

    CSS_PATH = Path(__file__).parent / "scala40.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "cancel"),
        ("s", "sort"),
        ("d", "discard"),
        ("pageup", "melds('up')"),
        ("pagedown", "melds('down')"),
    ]
    KEYS: ClassVar[tuple[Key, ...]] = KEYS

    NOTES: ClassVar[tuple[str, ...]] = ("opening", "mouse", "table")

    def __init__(self, playing: Playing, teller: Teller, signs: Signs, pace: float) -> None:
        super().__init__(playing, teller, signs, pace)
        self.desk = Desk(self.deal.view(PERSON))
        self.heading, self.melds = Heading(teller), Melds(signs, teller.label("no_melds"))
        self.players, self.piles = Players(teller), Piles(teller, signs)
        self.hand, self.opening = Hand(signs), Opening(teller, signs)
        self._drawn = self.deal
        self._offered: tuple[Offer, ...] = ()
        # The card under which the mouse button went down: let go elsewhere, it was dragged there.
        self._grabbed: int | None = None

    def compose(self) -> ComposeResult:
        yield self.log_lines
        yield self.heading
        yield Horizontal(self.melds, self.players, id="middle")
        yield self.prompt
        yield self.choices
        yield Horizontal(self.hand, self.piles, self.opening, id="own")
        yield Keys(self.teller, self.KEYS)

    # What is seen.

    def draw(self) -> None:
        if self.deal is not self._drawn:
            self.desk.clear()
            self._drawn = self.deal
        view = self.deal.view(PERSON)
        self.desk.see(view)
        self.heading.show(self.deal.number)
        self.melds.show(view.melds)
        self.players.show(view)
        self.piles.show(view)
        self.hand.focus()
        self.draw_desk()

    def draw_desk(self) -> None:
        """Draws what the person has chosen and prepared, and what may be done with it."""
        desk = self.desk
        self.hand.show(desk.spare, desk.chosen, desk.fresh)
        self.opening.show(desk)
        self._offered = desk.offers()
        lines = [line_of(offer, self.teller, self.signs, desk) for offer in self._offered]
        self.choices.offer(lines, note(self.teller, desk) if not lines else "")
        moves = [move for offer in self._offered if isinstance(offer, Play) for move in offer.moves]
        self.melds.light({move.meld for move in moves if desk.chosen and move.meld is not None})
        kinds = {move.kind for move in moves}
        self.piles.light(stock="draw" in kinds, top=not kinds.isdisjoint(("take", "discard")))
        if self.focused is self.choices and not self._offered:
            self.hand.focus()
        self.prompt.update(prompt(self.teller, self.deal.view(PERSON), desk))

    def announce(self, move: Move) -> None:
        """Marks what a bot is about to draw from, join or throw on."""
        self.melds.light((), move.meld)
        self.piles.light(stock=move.kind == "draw", top=move.kind in ("take", "discard"))

    def piles_page(self) -> Page:
        """The discard pile in its order."""
        return order_page(self.teller, self.signs, self.deal.view(PERSON))

    # What the person does.

    def do(self, offer: Offer) -> None:
        """Plays, prepares or takes back what was offered."""
        match offer:
            case Play(moves):
                self.try_to(*moves)
            case Prepare(melds):
                self.desk.prepare(melds)
                self.draw_desk()
            case TakeBack(place):
                self.take_back(place)

    def try_to(self, *moves: Move) -> None:
        """Makes the moves, or says which rule is against them."""
        if self.deal.turn != PERSON:
            return
        if refusal := self.teller.refusal(*moves):
            self.prompt.update(refusal)
        else:
            self.play(moves)

    def action_choose(self, number: int) -> None:
        """Does what the list offers under this number."""
        for offer in self._offered[number - 1 : number]:
            self.do(offer)

    @on(Hand.Chosen)
    def choose(self, message: Hand.Chosen) -> None:
        """A card chosen, or let go."""
        self.desk.choose(message.key)
        self.draw_desk()

    @on(Hand.Carried)
    def carry(self, message: Hand.Carried) -> None:
        """A card put into another's place."""
        self.desk.hand.move(message.key, message.to)
        self.draw_desk()
        self.hand.look_at(message.key)

    @on(Hand.Left)
    def go_to_list(self) -> None:
        """On to the list, which lies above the hand."""
        if self._offered:
            self.choices.focus()
            self.choices.highlighted = 0

    @on(OptionList.OptionHighlighted)
    def point_at(self, message: OptionList.OptionHighlighted) -> None:
        """Marks the meld that the line would join."""
        offer = self._offered[message.option_index]
        self.melds.point_at(offer.moves[0].meld if isinstance(offer, Play) else None)

    def action_pick(self) -> None:
        self.hand.action_choose()

    def action_sort(self) -> None:
        self.desk.hand.sort()
        self.draw_desk()

    def action_discard(self) -> None:
        """Throws the one chosen card, or says why it may not be."""
        if self.desk.discard is None:
            self.prompt.update(self.teller.label("discard_what"))
        else:
            self.try_to(self.desk.discard)

    def take_back(self, place: int) -> None:
        """A prepared meld goes back into the hand."""
        self.desk.take_back(place)
        self.draw_desk()

    def action_cancel(self) -> None:
        """Back to the hand; there, lets the chosen cards go, then takes the last prepared meld back."""
        if self.focused is self.choices:
            self.choices.highlighted = None
            self.melds.point_at(None)
        else:
            self.desk.step_back()
            self.draw_desk()
        self.hand.focus()

    def action_melds(self, way: str) -> None:
        getattr(self.melds, f"scroll_page_{way}")(animate=False)

    # The mouse: a card is chosen by a click, or dragged to where it shall go.

    def on_mouse_down(self, event: events.MouseDown) -> None:
        self._grabbed = event.widget.key if isinstance(event.widget, HeldCard) else None

    def on_mouse_up(self, event: events.MouseUp) -> None:
        grabbed, self._grabbed = self._grabbed, None
        if grabbed is None:
            return
        if isinstance(event.widget, HeldCard):
            if event.widget.key != grabbed:
                self.carry(Hand.Carried(grabbed, event.widget.key))
        elif event.widget is self.piles.top or isinstance(event.widget, MeldLine):
            self.desk.let_go()
            self.desk.choose(grabbed)
            self.draw_desk()
            self._point_to(event.widget)

    def on_click(self, event: events.Click) -> None:
        if event.chain > 1:  # the second click of a double one would mean something else
            return
        if isinstance(event.widget, HeldCard):
            self.hand.look_at(event.widget.key)
            self.choose(Hand.Chosen(event.widget.key))
        elif event.widget is not None:
            self._point_to(event.widget)

    def _point_to(self, widget: Widget) -> None:
        """Does what pointing to a place of the table means: draw, take, discard, join, take back."""
        kinds = {move.kind: move for move in self.deal.view(PERSON).moves}
        if widget is self.piles.stock and "draw" in kinds:
            self.play([kinds["draw"]])
        elif widget is self.piles.top and "take" in kinds:
            self.play([kinds["take"]])
        elif widget is self.piles.top and self.desk.chosen:
            self.action_discard()
        elif isinstance(widget, MeldLine):
            self.join(widget.number)
        elif isinstance(widget, PreparedMeld):
            self.take_back(widget.place)

    def join(self, meld: int) -> None:
        """The chosen card joins a meld at once if it can do so in one way; else the ways are offered."""
        moves = self.desk.joins(meld)
        if len(moves) == 1:
            self.try_to(moves[0])
        elif moves:
            self.desk.joining = meld
            self.draw_desk()
        elif len(self.desk.chosen) == 1:
            self.try_to(Move(PERSON, f"attach {self.desk.chosen_cards[0]}>{meld}"))
