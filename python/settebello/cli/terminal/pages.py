"""The pages over the table: score, rules, help, captured cards, leaving."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table
from textual.content import Content

from settebello._engine import View
from settebello.cli.telling import Teller
from settebello.cli.terminal.keys import key_name
from settebello.cli.terminal.page import Page
from settebello.cli.terminal.signs import Signs
from settebello.play import FinishedDeal

# The keys of the help page, in the order of a play; each has its sentence `help_…`.
_HELP: Final = (
    ("{arrows}", "move"),
    ("{enter}", "play"),
    ("1–9", "choose"),
    ("Esc", "cancel"),
    ("{space}", "hurry"),
    ("p", "piles"),
    ("r", "rules"),
    ("t", "theme"),
    ("?", "help"),
    ("q", "leave"),
)


def score_page(teller: Teller, finished: FinishedDeal) -> Page:
    """The score of a deal, and who has won if it was the last."""
    over = teller.match.over
    table = teller.score(finished)
    title, table.title = str(table.title), None
    body = [_drawn(table), *(Content.styled(line, "bold") for line in teller.ending()[1:])]
    answers = [teller.label("leave"), teller.label("look")] if over else [teller.label("next_deal")]
    return Page(title, body, answers)


def _drawn(table: Table) -> Content:
    """The plain terminal's table as text, as wide as it needs to be."""
    console = Console(file=io.StringIO(), width=120, color_system=None)
    with console.capture() as capture:
        console.print(table)
    return Content(capture.get().rstrip())


def rules_page(teller: Teller) -> Page:
    """The sheet in plain words."""
    text = teller.match.rules.explain(teller.language)
    return Page(teller.label("rules_title"), [Content(text)], [teller.label("close")])


def help_page(teller: Teller, signs: Signs) -> Page:
    """Every key, the mouse, and how to read the table."""
    keys = [(key_name(teller, key), teller.label(f"help_{word}")) for key, word in _HELP]
    width = max(len(key) for key, _ in keys)
    lines = [Content.assemble((f"{key:<{width}}", "bold"), f"  {text}") for key, text in keys]
    suits = f"{teller.label('help_suits')}  {signs.legend()}"
    notes = [Content(text) for text in (teller.label("help_mouse"), teller.label("help_table"), suits)]
    body = Content("\n").join([*lines, Content(), *notes])
    return Page(teller.label("help_title"), [body], [teller.label("close")])


def piles_page(teller: Teller, signs: Signs, view: View) -> Page:
    """The captured cards of each side, while the sheet lets players look."""
    if view.piles is None:
        body = Content(teller.label("piles_closed"))
    else:
        sides = [
            Content.assemble((teller.side(side), "bold"), f"\n  {'  '.join(map(signs.card, pile)) or '–'}")
            for side, pile in enumerate(view.piles)
        ]
        body = Content("\n\n").join(sides)
    return Page(teller.label("piles_title"), [body], [teller.label("close")])


def leave_page(teller: Teller, record: Path | None) -> Page:
    """Whether to leave a match that is not over."""
    text = teller.label("leave_plain") if record is None else teller.label("leave_record", file=record)
    return Page(teller.label("leave_title"), [Content(text)], [teller.label("leave"), teller.label("stay")])
