"""`freeze`, `chance`, `draw`: a draw that anybody can check."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from settebello.cli.language import LanguageOption
from settebello.cli.tournament.file import (
    SECRET_SUFFIX,
    ByOption,
    FileArgument,
    FileError,
    event_in,
    plainly,
    write_down,
)
from settebello.cli.tournament.showing import show
from settebello.tournament import Event
from settebello.tournament.fair_draw import commitment, frozen_hash
from settebello.tournament.log import AnyDeed, Drawn, Frozen, Revealed, Witnessed


def freeze(file: FileArgument, by: ByOption = None, lang: LanguageOption = None) -> None:
    """Fixes the entrants and promises a secret; publish both hashes before anybody adds chance.

    Example: settebello tournament freeze coppa.jsonl
    """
    secret = secrets.token_bytes(32)

    def work() -> Event:
        deed = Frozen(frozen_hash(event_in(file).field), commitment(secret))
        event = write_down(file, deed, by=by)
        _keep(_beside(file), secret)
        return event

    event: Event = plainly(lang, work)
    print(f"entrants    {event.frozen_hash}\ncommitment  {event.commitment}")


def chance(
    file: FileArgument,
    text: Annotated[str, typer.Argument(help="What nobody could know before: a cut card, lottery numbers.")],
    by: ByOption = None,
    lang: LanguageOption = None,
) -> None:
    """Adds chance in public.

    Example: settebello tournament chance coppa.jsonl "cut card: 7D"
    """
    plainly(lang, lambda: write_down(file, Witnessed(text), by=by))


def draw(file: FileArgument, by: ByOption = None, lang: LanguageOption = None) -> None:
    """Draws the next round and shows it; the first time the secret is revealed with it.

    Example: settebello tournament draw coppa.jsonl
    """

    def work() -> None:
        event = event_in(file)
        deeds: list[AnyDeed] = []
        if event.frozen and not event.secret:
            deeds.append(Revealed(_kept(_beside(file))))
            event = write_down(file, *deeds, by=by)
        following = event.next_round
        if following is not None:
            write_down(file, Drawn(following), by=by)

    plainly(lang, work)
    show(file, lang=lang)


def _beside(file: Path) -> Path:
    return file.with_name(file.name + SECRET_SUFFIX)


def _keep(path: Path, secret: bytes) -> None:
    """Only the organiser may read it before the draw."""
    path.touch(mode=0o600)
    path.write_text(secret.hex() + "\n", encoding="ascii")


def _kept(path: Path) -> str:
    try:
        return path.read_text(encoding="ascii").strip()
    except OSError as error:
        raise FileError(f"the promised secret is not there: {error}") from error
