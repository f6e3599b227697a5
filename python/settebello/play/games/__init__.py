"""What a match needs to know of a family of games: one file a family, one line to register it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from settebello.play.games.game import Game
from settebello.play.games.scala40 import Scala40Game
from settebello.play.games.scopa import ScopaGame
from settebello.sheets import RuleSheet

# By the word that a sheet's `family` bears.
GAMES: Final[Mapping[str, Callable[[RuleSheet, bool], Game]]] = {
    "scopa": ScopaGame,
    "scala40": Scala40Game,
}


def game_of(rules: RuleSheet, final: bool) -> Game:
    """The family's part in a match by this sheet, or in a final by it."""
    return GAMES[rules.family](rules, final)


__all__ = ["GAMES", "Game", "game_of"]
