"""Everybody at the table, a line each: cards, open or not, debt."""

from __future__ import annotations

from textual.content import Content
from textual.widgets import Static

from settebello._engine import View
from settebello.cli.playing import PERSON
from settebello.cli.telling import Teller


class Players(Static):
    """The seats in the order of play, the person first."""

    def __init__(self, teller: Teller) -> None:
        super().__init__()
        self._teller = teller

    def show(self, view: View) -> None:
        """Draws every seat as it stands in this view, and what it owes after the deals before."""
        say, match = self._teller.label, self._teller.match
        heads = self._line(" ", "", say("seat_cards"), "", say("seat_owes"))
        lines = [Content.styled(heads, "$foreground 75%")]
        for seat, name in enumerate(match.players):
            turn = seat == view.turn
            cards, state = str(view.hand_counts[seat]), say("seat_open") if view.opened[seat] else "–"
            if seat not in view.seated:
                cards, state = "", say("seat_out")
            named = f"{name} ◎" if seat == view.dealer else name
            line = self._line("▶" if turn else " ", named, cards, state, str(match.totals[seat]))
            style = "bold $text-primary" if turn else "bold" if seat == PERSON else ""
            lines.append(Content.styled(line, style))
        self.update(Content("\n").join(lines))

    def _line(self, mark: str, name: str, cards: str, state: str, debt: str) -> str:
        """The columns one under the other; the heading of the cards may reach into that of the names."""
        states = max(len(self._teller.label(word)) for word in ("seat_open", "seat_out"))
        return f"{mark} {name + cards.rjust(14 - len(name))} {state:<{states}} {debt:>4}"
