"""An event's file: the lines of its log. What is entered is checked, written to the disk, then told."""

from __future__ import annotations

import datetime
import getpass
import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer

from settebello.cli.language import LanguageOption, chosen
from settebello.errors import SettebelloError
from settebello.tournament import Author, Entry, Event, EventError, FormatError, after, event_of
from settebello.tournament.errors import UnreadableFile
from settebello.tournament.log import AnyDeed, from_line, to_line
from settebello.tournament.words import told

FileArgument = Annotated[Path, typer.Argument(help="The event's file.")]
JsonOption = Annotated[bool, typer.Option("--json", help="The same as JSON.")]
ByOption = Annotated[str | None, typer.Option("--by", help="Who does it; else who is logged in.")]

# Where the promised secret is kept until the draw, beside the event's file.
SECRET_SUFFIX: Final = ".secret"


class FileError(SettebelloError):
    """An event's file that cannot be read or written; the text is one plain line."""


def read(path: Path) -> list[Entry]:
    """The entries of an event's file; FileError names the line that is none."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise FileError(f"{path} cannot be read: {error}") from error
    entries = []
    for number, line in enumerate(lines, start=1):
        try:
            entries.append(from_line(line))
        except msgspec.MsgspecError as error:
            raise FileError(f"{path}, line {number}: {error}") from error
    return entries


def event_in(path: Path) -> Event:
    """The event of a file."""
    return event_of(read(path))


def write_down(path: Path, *deeds: AnyDeed, by: str | None) -> Event:
    """Checks the deeds one after the other, then writes all of them, or none; the event after them."""
    event = event_in(path)
    entries = []
    for deed in deeds:
        entries.append(entry(deed, by))
        event = after(event, entries[-1])
    _append(path, entries)
    return event


def begin(path: Path, deed: AnyDeed, by: str | None) -> Event:
    """A new file; FileError if there is one of that name."""
    first = entry(deed, by)
    event = event_of([first])
    if path.exists():
        raise FileError(f"{path} is there already")
    _append(path, [first])
    return event


def entry(deed: AnyDeed, by: str | None) -> Entry:
    """A deed, done now by the organiser."""
    now = datetime.datetime.now(datetime.UTC).replace(microsecond=0)
    return Entry(now, Author("organiser", by or getpass.getuser()), deed)


def _append(path: Path, entries: list[Entry]) -> None:
    try:
        with path.open("a", encoding="utf-8") as file:
            file.writelines(f"{to_line(one)}\n" for one in entries)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        raise FileError(f"{path} cannot be written: {error}") from error


def plainly(lang: str | None, work: Callable[[], Any]) -> Any:
    """Does the work; what is refused is said in the language of whoever reads it."""
    language = chosen(lang, os.environ)
    try:
        return work()
    except (EventError, FormatError, UnreadableFile) as error:
        raise SettebelloError(told(error, language)) from error


__all__ = [
    "SECRET_SUFFIX",
    "ByOption",
    "FileArgument",
    "FileError",
    "JsonOption",
    "LanguageOption",
    "begin",
    "entry",
    "event_in",
    "plainly",
    "read",
    "write_down",
]
