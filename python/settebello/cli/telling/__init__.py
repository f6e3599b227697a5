"""A match told in plain lines, in the language of whoever sits at the terminal; one file a family."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from settebello.cli.telling.scala40 import Scala40Teller
from settebello.cli.telling.scopa import ScopaTeller
from settebello.cli.telling.teller import Teller
from settebello.play import Match

# By the word that a sheet's `family` bears.
TELLERS: Final[Mapping[str, Callable[[Match, str], Teller]]] = {
    "scopa": ScopaTeller,
    "scala40": Scala40Teller,
}


def teller_of(match: Match, language: str) -> Teller:
    """The telling of the match's family in a language: it, fr or en."""
    return TELLERS[match.rules.family](match, language)


__all__ = ["TELLERS", "Teller", "teller_of"]
