"""`settebello verify`: a published draw, done again."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from settebello.cli.language import LanguageOption, chosen
from settebello.cli.tournament.file import FileError, JsonOption, event_in, plainly
from settebello.errors import SettebelloError
from settebello.tournament import PublishedDraw
from settebello.tournament import verify as check
from settebello.tournament.words import words_in


def verify(
    record: Annotated[
        Path, typer.Argument(help="A published draw (json), or an event's whole file (jsonl).")
    ],
    lang: LanguageOption = None,
    as_json: JsonOption = False,
) -> None:
    """Does a draw again from what was published, and says whether it is the same; exit code 1 if not.

    Example: settebello verify coppa.jsonl
    """
    language = chosen(lang, os.environ)
    draw = plainly(lang, lambda: _published(record))
    verdict = check(draw)
    if as_json:
        print(msgspec.json.encode({"holds": verdict.holds, "doubts": verdict.doubts}).decode())
    else:
        words = words_in(language)["verdict"]
        lines = [words[doubt].format(round=number) for doubt, number in verdict.doubts]
        print("\n".join(lines or [words["holds"]]))
    if not verdict.holds:
        raise typer.Exit(1)


def _published(path: Path) -> PublishedDraw:
    try:
        text = path.read_bytes()
    except OSError as error:
        raise FileError(f"{path} cannot be read: {error}") from error
    try:
        return msgspec.json.decode(text, type=PublishedDraw)
    except msgspec.MsgspecError:
        try:
            return event_in(path).published_draw()
        except FileError as error:
            raise SettebelloError(f"{path} is neither a published draw nor an event's file") from error
