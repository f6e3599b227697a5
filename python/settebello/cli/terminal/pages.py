"""The pages that every table has: score, rules, help, leaving."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table
from textual.content import Content

from settebello.cli.telling import Teller
from settebello.cli.terminal.keys import Key, key_name
from settebello.cli.terminal.page import Page, line_on
from settebello.cli.terminal.signs import Signs
from settebello.play import FinishedDeal


def score_page(teller: Teller, finished: FinishedDeal, width: int) -> Page:
    """The score of a deal, and who has won if it was the last; on a screen of this width."""
    over = teller.match.over
    table = teller.score(finished)
    title, table.title = str(table.title), None
    body = [_drawn(table, line_on(width)), *(Content.styled(line, "bold") for line in teller.ending()[1:])]
    answers = [teller.label("leave"), teller.label("look")] if over else [teller.label("next_deal")]
    return Page(title, body, answers)


def _drawn(table: Table, width: int) -> Content:
    """The plain terminal's table as text, at most so wide."""
    console = Console(file=io.StringIO(), width=width, color_system=None)
    with console.capture() as capture:
        console.print(table)
    return Content(capture.get().rstrip())


def rules_page(teller: Teller) -> Page:
    """The sheet in plain words."""
    text = teller.match.rules.explain(teller.language)
    return Page(teller.label("rules_title"), [Content(text)], [teller.label("close")])


def help_page(teller: Teller, signs: Signs, family_keys: Sequence[Key], notes: Sequence[str]) -> Page:
    """Every key, the mouse, and how to read the table."""
    keys = [(key_name(teller, key.name), teller.label(f"help_{key.word}")) for key in family_keys]
    width = max(len(key) for key, _ in keys)
    lines = [Content.assemble((f"{key:<{width}}", "bold"), f"  {text}") for key, text in keys]
    suits = f"{teller.label('help_suits')}  {signs.legend()}"
    told = [Content(teller.label(f"help_{note}")) for note in notes]
    body = Content("\n").join([*lines, Content(), *told, Content(suits)])
    return Page(teller.label("help_title"), [body], [teller.label("close")])


def leave_page(teller: Teller, record: Path | None) -> Page:
    """Whether to leave a match that is not over."""
    text = teller.label("leave_plain") if record is None else teller.label("leave_record", file=record)
    return Page(teller.label("leave_title"), [Content(text)], [teller.label("leave"), teller.label("stay")])
