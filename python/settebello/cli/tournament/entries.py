"""`enter`, `add`, `leave`, `substitute`: who takes part."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, get_args

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from settebello.cli.language import LanguageOption, chosen
from settebello.cli.tournament.file import (
    ByOption,
    FileArgument,
    FileError,
    JsonOption,
    event_in,
    plainly,
    write_down,
)
from settebello.tournament import EventError
from settebello.tournament.entrants import Entrant, Person, TableWish, next_number
from settebello.tournament.entries import Preview, cells, preview
from settebello.tournament.log import Entered, Substituted, Withdrawn
from settebello.tournament.words import told, words_in


def enter(
    file: FileArgument,
    entries: Annotated[Path, typer.Argument(help="A list: xlsx, ods, csv or text.")],
    only_look: Annotated[bool, typer.Option("--preview", help="Only say what would be entered.")] = False,
    by: ByOption = None,
    lang: LanguageOption = None,
    as_json: JsonOption = False,
) -> None:
    """Enters a list: new rows are added, changed ones put right, doubles and wrong ones told.

    Example: settebello tournament enter coppa.jsonl pairs.xlsx --preview
    """
    language = chosen(lang, os.environ)
    try:
        content = entries.read_bytes()
    except OSError as error:
        raise FileError(f"{entries} cannot be read: {error}") from error
    seen: Preview = plainly(lang, lambda: preview(event_in(file), cells(content, entries.name)))
    if as_json:
        print(msgspec.json.encode(seen).decode())
    else:
        _show(seen, language)
    if not only_look and seen.deeds:
        plainly(lang, lambda: write_down(file, *seen.deeds, by=by))


def add(
    file: FileArgument,
    people: Annotated[list[str], typer.Argument(help="The names of its people.")],
    club: Annotated[str, typer.Option(help="Their club.")] = "",
    team: Annotated[str, typer.Option(help="Their contrada or village.")] = "",
    age: Annotated[list[int] | None, typer.Option(help="Their ages, in the same order.")] = None,
    seed: Annotated[int | None, typer.Option(help="Their place among the seeded.")] = None,
    table: Annotated[str, typer.Option(help="any, fixed or accessible.")] = "any",
    by: ByOption = None,
    lang: LanguageOption = None,
) -> None:
    """Enters one entrant.

    Example: settebello tournament add coppa.jsonl "Anna Corti" "Bice Riva" --club Melano
    """
    wish: TableWish | None = next((wish for wish in get_args(TableWish) if wish == table), None)
    if wish is None:
        raise typer.BadParameter(f"{table!r}: any, fixed or accessible is needed")
    ages = [*(age or []), *[None] * len(people)]
    entrant = Entrant(
        id=next_number(event_in(file).entrants),
        people=tuple(Person(name, age=years) for name, years in zip(people, ages, strict=False)),
        club=club,
        team=team,
        seed=seed,
        table=wish,
    )
    plainly(lang, lambda: write_down(file, Entered(entrant), by=by))
    print(f"{entrant.id}  {entrant.name}")


def leave(
    file: FileArgument,
    entrant: Annotated[str, typer.Argument(help="The entrant's number.")],
    reason: Annotated[str, typer.Option(help="Why.")] = "",
    by: ByOption = None,
    lang: LanguageOption = None,
) -> None:
    """Lets an entrant go: before the draw its entry, later the rest of its matches.

    Example: settebello tournament leave coppa.jsonl 7
    """
    plainly(lang, lambda: write_down(file, Withdrawn(entrant, reason), by=by))


def substitute(
    file: FileArgument,
    entrant: Annotated[str, typer.Argument(help="The entrant's number.")],
    person: Annotated[str, typer.Argument(help="Who cannot play.")],
    other: Annotated[str, typer.Argument(help="Who plays instead.")],
    reason: Annotated[str, typer.Option(help="The committee's ruling, for the record.")],
    age: Annotated[int | None, typer.Option(help="The age of who comes in.")] = None,
    by: ByOption = None,
    lang: LanguageOption = None,
) -> None:
    """Puts somebody in another's place; the pairing stays as it was drawn.

    Example: settebello tournament substitute palio.jsonl 3 "Bice Riva" "Zita Corti" --reason "ill" --age 40
    """
    deed = Substituted(entrant, person, Person(other, age=age), reason)
    plainly(lang, lambda: write_down(file, deed, by=by))


def _show(seen: Preview, language: str) -> None:
    words = words_in(language)
    shown = Table()
    for heading in ("", "", words["columns"]["person"], ""):
        shown.add_column(heading)
    for row in seen.rows:
        why = ""
        if row.reason:
            error = EventError("", row.reason, found=row.found, allowed=row.allowed, about=row.about)
            why = told(error, language)
        name = "" if row.entrant is None else row.entrant.name
        shown.add_row(str(row.number), words["rows"][row.kind], name, why)
    Console(highlight=False).print(shown)
