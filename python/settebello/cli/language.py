"""The language of what the command line prints: asked for, or the system's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

import typer

from settebello.errors import LanguageError

LANGUAGES: Final = ("it", "fr", "en")

LanguageOption = Annotated[
    str | None, typer.Option("--lang", help="it, fr or en; else the system's language.")
]


def chosen(asked: str | None, environment: Mapping[str, str]) -> str:
    """`asked` if it is one of ours (LanguageError otherwise), else what the environment speaks, else English.

    Example:
        >>> from settebello.cli.language import chosen
        >>> chosen(None, {"LANG": "it_CH.UTF-8"}), chosen("fr", {}), chosen(None, {"LANG": "C"})
        ('it', 'fr', 'en')
    """
    if asked is not None:
        if asked not in LANGUAGES:
            raise LanguageError(asked)
        return asked
    spoken = next(
        (environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), ""
    )
    return spoken[:2] if spoken[:2] in LANGUAGES else "en"
