"""`result`, `walkover`, `play-off`: what came out at a table."""

from __future__ import annotations

from typing import Annotated, get_args

import typer

from settebello.cli.language import LanguageOption
from settebello.cli.tournament.file import ByOption, FileArgument, event_in, plainly, write_down
from settebello.tournament.deeds.counting import fewest
from settebello.tournament.deeds.playing_off import numbered
from settebello.tournament.log import Counted
from settebello.tournament.rounds import Ending, Result, Table

TableArgument = Annotated[int, typer.Argument(help="The table as it stands in the room, in the last round.")]


def result(
    file: FileArgument,
    table: TableArgument,
    points: Annotated[list[int], typer.Argument(help="The points of the first side, then of the second.")],
    by: ByOption = None,
    lang: LanguageOption = None,
) -> None:
    """Enters the result of a table, or corrects it.

    Example: settebello tournament result coppa.jsonl 3 21 15
    """
    event = plainly(lang, lambda: event_in(file))
    played: Table = plainly(lang, lambda: event.table_at(table))
    entered = Result(played.number, tuple(points), fewest=fewest(event))
    plainly(lang, lambda: write_down(file, Counted(len(event.drawn), entered), by=by))


def walkover(
    file: FileArgument,
    table: TableArgument,
    lost: Annotated[list[int], typer.Option("--lost", help="The side that lost without play: 1 or 2.")],
    ending: Annotated[str, typer.Option(help="walkover, forfeit, expelled or withdrawn.")] = "walkover",
    by: ByOption = None,
    lang: LanguageOption = None,
) -> None:
    """Enters a result without play.

    Example: settebello tournament walkover coppa.jsonl 3 --lost 2
    """
    known: Ending | None = next((word for word in get_args(Ending) if word == ending), None)
    if known is None or known == "played":
        raise typer.BadParameter(f"{ending!r}: walkover, forfeit, expelled or withdrawn is needed")
    event = plainly(lang, lambda: event_in(file))
    played: Table = plainly(lang, lambda: event.table_at(table))
    entered = Result(played.number, (0, 0), known, tuple(side - 1 for side in lost), fewest=fewest(event))
    plainly(lang, lambda: write_down(file, Counted(len(event.drawn), entered), by=by))


def play_off(
    file: FileArgument,
    one: Annotated[str, typer.Argument(help="The number of one of the equal.")],
    other: Annotated[str, typer.Argument(help="The other's.")],
    points: Annotated[str, typer.Argument(help="Their points, such as 21-15.")] = "0-0",
    lost: Annotated[
        list[str] | None, typer.Option("--lost", help="Who has lost without play, by its number.")
    ] = None,
    take_back: Annotated[bool, typer.Option("--take-back", help="It was not played after all.")] = False,
    by: ByOption = None,
    lang: LanguageOption = None,
) -> None:
    """Enters a play-off of two equals, corrects the one that they have played, or takes it back.

    Example: settebello tournament play-off lega.jsonl 3 7 21-15
    """
    both = (one, other)
    event = plainly(lang, lambda: event_in(file))
    entered = None
    if not take_back:
        absent = tuple(side for side, entrant in enumerate(both) if entrant in (lost or []))
        ending: Ending = "walkover" if lost else "played"
        entered = Result(0, _points(points), ending, absent, fewest=fewest(event))
    plainly(lang, lambda: write_down(file, numbered(event, both, entered), by=by))


def _points(text: str) -> tuple[int, ...]:
    try:
        return tuple(map(int, text.split("-")))
    except ValueError:
        raise typer.BadParameter(f"{text!r}: points such as 21-15 are needed") from None
