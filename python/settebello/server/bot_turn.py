"""A bot's turn: what it may know, and what it chooses.

A bot's random choices come from the match's own seed and the number of the event before, so a
match that was interrupted goes on exactly as it would have gone on.
"""

from __future__ import annotations

import hashlib
import logging
from dataclasses import dataclass

from settebello._engine import View
from settebello.play import Match
from settebello.players import bot

log = logging.getLogger("settebello.server")


@dataclass(frozen=True, slots=True)
class BotTurn:
    """The view of the seat at turn, the bot that plays it, its seed, the events it knows."""

    seat: int
    name: str
    view: View
    seed: bytes
    seq: int

    @classmethod
    def of(cls, match: Match, seat: int, name: str) -> BotTurn:
        """The turn of `seat` in a running match, played by the bot `name`."""
        seq = len(match.events)
        seed = match.seed if isinstance(match.seed, bytes) else match.seed.to_bytes(8, "little")
        path = f"|bot {seat}/event {seq}".encode()
        return cls(seat, name, match.view(seat), hashlib.sha256(seed + path).digest(), seq)

    def choose(self) -> str:
        """The bot's move as text. A bot that fails plays its first lawful move: the table goes on."""
        moves = [str(move) for move in self.view.moves]
        try:
            chosen = str(bot(self.name, self.seed).choose(self.view))
            if chosen in moves:
                return chosen
            log.error("the bot %s chose %s, which is not among its moves", self.name, chosen)
        except Exception:
            log.exception("the bot %s failed", self.name)
        return moves[0]
