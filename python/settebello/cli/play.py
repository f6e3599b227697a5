"""`settebello play`: a match against bots, at a drawn table or in plain lines."""

from __future__ import annotations

import datetime
import os
import secrets
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, TextIO

import typer
from rich.console import Console

from settebello.cli.language import LanguageOption, chosen
from settebello.cli.play_plain import play_plain
from settebello.cli.playing import Playing
from settebello.cli.telling import teller_of
from settebello.errors import SettebelloError
from settebello.players import bots
from settebello.sheets import rules as load
from settebello.sheets.words import words_in

# Seconds in which a bot's play is shown before it is done.
PACE = 0.6


def play(
    sheet: Annotated[str, typer.Argument(help="A sheet's name or the path of a club's own file.")],
    seats: Annotated[
        int | None, typer.Option(help="How many play; needed only where the sheet allows several.")
    ] = None,
    target: Annotated[int | None, typer.Option(help="Play to so many points.")] = None,
    opponent: Annotated[
        str | None, typer.Option("--bot", help="Who sits in the other seats; else the best there is.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Shuffle by this number; else by chance.")] = None,
    record: Annotated[
        Path | None, typer.Option(help="Write the match's record to this file, finished or not.")
    ] = None,
    lang: LanguageOption = None,
    plain: Annotated[bool, typer.Option("--plain", help="Lines of text instead of a drawn table.")] = False,
    fast: Annotated[bool, typer.Option("--fast", help="Bots play without a pause.")] = False,
    light: Annotated[bool, typer.Option("--light", help="Colours for a light room.")] = False,
) -> None:
    """A match in the terminal: you sit in the first seat, bots in the others.

    Example: settebello play scopa-napoletana --seats 2 --lang it
    """
    rules = load(sheet)
    if target is not None:
        rules = rules.replace(**{"match.target": target})
    language = chosen(lang, os.environ)
    person = words_in(language).terminal["table"]["you"]
    number = secrets.randbits(64) if seed is None else seed
    playing = Playing.against(
        opponent or bots(rules)[-1], rules, seats, number, person, datetime.date.today()
    )
    teller = teller_of(playing.match, language)
    console = Console(highlight=False)
    if record is not None:
        _check_writable(record)
    try:
        if plain or not can_draw(sys.stdin, sys.stdout, os.environ):
            play_plain(playing, teller, console)
        else:
            # Imported here: pipes and the other commands need no drawn table.
            from settebello.cli.terminal import TerminalTable

            TerminalTable(playing, teller, pace=0 if fast else PACE, light=light, record=record).run()
            for line in teller.ending():
                console.print(line, markup=False)
    finally:
        if record is not None:
            record.write_text(playing.match.record(), encoding="utf-8")
            console.print(teller.say("kept", file=record), markup=False)


def _check_writable(record: Path) -> None:
    """Better before the match than after it."""
    try:
        record.open("a").close()
    except OSError as error:
        raise SettebelloError(f"no record can be written to {record}: {error.strerror}") from None


def can_draw(source: TextIO, target: TextIO, environment: Mapping[str, str]) -> bool:
    """Whether both ends are a terminal that can place text anywhere.

    >>> import io
    >>> can_draw(io.StringIO(), io.StringIO(), {"TERM": "xterm"})
    False
    """
    return source.isatty() and target.isatty() and environment.get("TERM") != "dumb"
