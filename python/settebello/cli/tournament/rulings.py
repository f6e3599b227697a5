"""`rule`, `revoke`, `report`: the referee and the jury."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from settebello.cli.language import LanguageOption, chosen
from settebello.cli.tournament.file import ByOption, FileArgument, event_in, plainly, read, write_down
from settebello.sheets.words import sanction as in_words
from settebello.tournament import Event
from settebello.tournament.log import Revoked, Ruled
from settebello.tournament.report import report as written


def rule(
    file: FileArgument,
    entrant: Annotated[str, typer.Argument(help="The entrant's number.")],
    article: Annotated[str, typer.Argument(help="The article of the sheet.")],
    sanction: Annotated[
        str | None, typer.Option(help="warning, -1 to -4, expelled, forfeit; else the ladder's step.")
    ] = None,
    table: Annotated[int, typer.Option(help="At which table of the room; 0: at none.")] = 0,
    note: Annotated[str, typer.Option(help="For the record.")] = "",
    by: ByOption = None,
    lang: LanguageOption = None,
) -> None:
    """Enters a ruling by the sheet's own ladder, occasions counted over the whole event.

    Example: settebello tournament rule coppa.jsonl 7 15 --table 3
    """
    language = chosen(lang, os.environ)
    before: Event = plainly(lang, lambda: event_in(file))
    number = plainly(lang, lambda: before.table_at(table).number) if table else 0
    deed = Ruled(len(before.drawn), number, entrant, article, sanction, note)
    event: Event = plainly(lang, lambda: write_down(file, deed, by=by))
    given = event.judgements[-1]
    print(f"{given.id}  {event.entrants[entrant].name}: {in_words(language, given.sanction)}")


def revoke(
    file: FileArgument,
    ruling: Annotated[int, typer.Argument(help="The ruling's number.")],
    reason: Annotated[str, typer.Option(prompt="Why", help="Why; asked for if it is not given.")],
    by: ByOption = None,
    lang: LanguageOption = None,
) -> None:
    """Takes a ruling back; the reason stands in the report.

    Example: settebello tournament revoke coppa.jsonl 1 --reason "the witness was wrong"
    """
    plainly(lang, lambda: write_down(file, Revoked(ruling, reason), by=by))


def report(file: FileArgument, lang: LanguageOption = None) -> None:
    """The jury's report.

    Example: settebello tournament report coppa.jsonl --lang it
    """
    print(plainly(lang, lambda: written(read(file), chosen(lang, os.environ))))
