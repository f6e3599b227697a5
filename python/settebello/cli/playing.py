"""One person and bots at a table: the loop that the plain terminal and the drawn table share."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from settebello._engine import Move
from settebello.errors import BotError
from settebello.play import Match, MatchEvent
from settebello.players import Bot, bot, bots
from settebello.sheets import RuleSheet

# The person sits in the first seat, bots in all others.
PERSON: Final = 0


@dataclass
class Playing:
    """A match under way; `told` counts the events that the person has been told."""

    match: Match
    bots: Mapping[int, Bot]
    told: int = 0

    @classmethod
    def against(
        cls,
        opponent: str,
        rules: RuleSheet,
        seats: int | None,
        seed: int,
        person: str,
        date: datetime.date | None = None,
    ) -> Playing:
        """A new match of `person` against bots of one name; SeatError, SeedError, BotError.

        Example:
            >>> import settebello as sb
            >>> playing = Playing.against("greedy", sb.rules("scupuni"), None, 1, "Anna")
            >>> playing.match.players
            ('Anna', 'greedy 1', 'greedy 2', 'greedy 3')
        """
        if opponent not in (allowed := bots(rules)):
            raise BotError(f"no bot {opponent!r} plays this sheet: one of {', '.join(allowed)}")
        count = rules.seats[0] if seats is None else seats
        names = [person, *(f"{opponent} {seat}" for seat in range(1, count))]
        match = Match(rules, count, names, seed=seed, date=date)
        return cls(match, {seat: bot(opponent, seed=seed) for seat in range(1, count)})

    @property
    def person_to_play(self) -> bool:
        """Whether the next play is the person's."""
        return not self.match.over and self.match.deal.turn == PERSON

    def bot_chooses(self) -> Move:
        """What the bot in turn will play, from what its seat may know."""
        seat = self.match.deal.turn
        assert seat is not None  # an open match always has a seat to play
        return self.bots[seat].choose(self.match.view(seat))

    def news(self) -> tuple[MatchEvent, ...]:
        """The events that have not been told yet; they count as told from now on."""
        events = self.match.events_since(self.told)
        self.told += len(events)
        return events
