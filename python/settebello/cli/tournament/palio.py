"""`committee`, `palio`: equal contrade set in order, and the standings over several events."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from settebello.cli.language import LanguageOption, chosen
from settebello.cli.tournament.file import (
    ByOption,
    FileArgument,
    JsonOption,
    event_in,
    plainly,
    write_down,
)
from settebello.cli.tournament.showing import in_figures
from settebello.tournament import Event
from settebello.tournament.log import TeamsRanked
from settebello.tournament.several_events import PalioRow, palio_rows
from settebello.tournament.standing import PublicTeam
from settebello.tournament.words import words_in


def committee(
    file: FileArgument,
    teams: Annotated[list[str], typer.Argument(help="The words of all that are equal, the best first.")],
    reason: Annotated[str, typer.Option(help="Why, for the record; a ruling needs it.")] = "",
    take_back: Annotated[bool, typer.Option("--take-back", help="They share their places again.")] = False,
    by: ByOption = None,
    lang: LanguageOption = None,
) -> None:
    """Enters the committee's ruling on equal sums, puts another in its place, or takes it back.

    Example: settebello tournament committee palio.jsonl sup inf --reason "fewer dead deals"
    """
    deed = TeamsRanked(tuple(teams), reason, take_back)
    plainly(lang, lambda: write_down(file, deed, by=by))


def palio(
    files: Annotated[list[Path], typer.Argument(help="The files of all events that count.")],
    lang: LanguageOption = None,
    as_json: JsonOption = False,
) -> None:
    """The palio's standings over several events: what each contrada was awarded, summed.

    Example: settebello tournament palio cards.jsonl race.jsonl
    """
    events: list[Event] = plainly(lang, lambda: [event_in(file) for file in files])
    language = chosen(lang, os.environ)
    rows = plainly(lang, lambda: palio_rows(events, language))
    if as_json:
        teams = [PublicTeam(row.rank, row.team, None, str(row.points), "") for row in rows]
        print(msgspec.json.encode({"events": [event.name for event in events], "teams": teams}).decode())
        return
    Console(highlight=False).print(_standings(events, rows, language))


def _standings(events: Sequence[Event], rows: Sequence[PalioRow], language: str) -> Table:
    """A column for each event; a contrada that was not there has nothing in it."""
    words = words_in(language)
    shown = Table(title=words["standings"]["palio"].format(count=len(events)))
    for heading in (
        "",
        words["columns"]["team"],
        *(escape(event.name) for event in events),
        words["standings"]["total"],
    ):
        shown.add_column(heading)
    for row in rows:
        each = ("" if points is None else in_figures(points) for points in row.awarded)
        shown.add_row(str(row.rank), row.name, *each, in_figures(row.points))
    return shown
