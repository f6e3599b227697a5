"""`simulate`: an event made up, for trying."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from settebello.cli.language import LanguageOption
from settebello.cli.tournament.file import FileError, plainly
from settebello.cli.tournament.showing import show_event
from settebello.tournament import event_of
from settebello.tournament.log import to_line
from settebello.tournament.simulate import simulated


def simulate(
    kind: Annotated[str, typer.Argument(help="What kind of event; see `templates`.")],
    entrants: Annotated[int | None, typer.Option(help="How many enter; else the fewest it allows.")] = None,
    seed: Annotated[int, typer.Option(help="The same number makes the same event up.")] = 0,
    rounds: Annotated[int | None, typer.Option(help="Stop after so many rounds.")] = None,
    out: Annotated[Path | None, typer.Option(help="Keep its file here.")] = None,
    lang: LanguageOption = None,
) -> None:
    """Fills an event with made-up entrants and results.

    Example: settebello tournament simulate federation --entrants 56
    """
    entries = plainly(lang, lambda: simulated(kind, entrants, seed, rounds))
    if out is not None:
        if out.exists():
            raise FileError(f"{out} is there already")
        out.write_text("".join(f"{to_line(entry)}\n" for entry in entries), encoding="utf-8")
    show_event(event_of(entries), lang)
