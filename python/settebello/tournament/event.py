"""An event as it stands: what the log so far comes to, and the questions that people ask of it.

Nothing here changes: `settebello.tournament.after` gives the event that follows an entry.

Example:
    >>> from settebello.tournament.event import Event
    >>> from settebello.tournament.template import template
    >>> event = Event(template("federation"), "Coppa Ticino")
    >>> event.stage, event.field
    ('entries', ())
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal, TypeAlias

import msgspec

from settebello.sheets import RuleSheet, rules
from settebello.tournament.entrants import Entrant
from settebello.tournament.errors import EventError
from settebello.tournament.fair_draw import PublishedDraw, PublishedRound, published, seed_of
from settebello.tournament.formats import Format, FormatError
from settebello.tournament.judgements import Case, Judgement, Revocation
from settebello.tournament.log import Role, Spot, TeamsRanked
from settebello.tournament.rounds import Played, PlayOff, Result, Round, Table
from settebello.tournament.seating import seated
from settebello.tournament.template import Goal, Phase, Template

# entries: people come in · draw: entrants are fixed, chance is added · rounds: it is played ·
# played: every round is over · closed: the standings are final.
Stage: TypeAlias = Literal["entries", "draw", "rounds", "played", "closed"]


@dataclass(frozen=True)
class Event:
    """Everything that stands. Rounds and tables are counted from 1."""

    template: Template
    name: str
    place: str = ""
    date: datetime.date | None = None
    start: str = ""
    spots: tuple[Spot, ...] = ()
    entrants: Mapping[str, Entrant] = field(default_factory=dict)
    left: Mapping[str, int] = field(default_factory=dict)
    """Who has left, and in which round (0: before the first)."""
    late: Mapping[str, int] = field(default_factory=dict)
    """Who joined after the draw, and the first round that knew them."""
    frozen: tuple[Entrant, ...] = ()
    frozen_hash: str = ""
    """The hash under which they were fixed."""
    commitment: str = ""
    entropy: tuple[str, ...] = ()
    secret: str = ""
    drawn: tuple[Round, ...] = ()
    left_by: tuple[tuple[str, ...], ...] = ()
    """Who had left when each round was drawn."""
    entered: Mapping[tuple[int, int], Result] = field(default_factory=dict)
    """Results as they were entered, by round and table."""
    play_offs: Mapping[tuple[int, int], PlayOff] = field(default_factory=dict)
    """Play-offs by the round after which they were played, and their number through the event."""
    team_rulings: tuple[TeamsRanked, ...] = ()
    """The committee's rulings on equal teams that stand; no team is in two of them."""
    judgements: tuple[Judgement, ...] = ()
    revocations: tuple[Revocation, ...] = ()
    cases: tuple[Case, ...] = ()
    asked: Mapping[tuple[int, int], str] = field(default_factory=dict)
    extended: Mapping[tuple[int, int], int] = field(default_factory=dict)
    roles: Mapping[str, tuple[Role, str]] = field(default_factory=dict)
    """Role and name by the hash of a private link."""
    closed: bool = False

    @cached_property
    def sheet(self) -> RuleSheet:
        """The rule sheet that is played."""
        return rules(self.template.sheet)

    @property
    def phase(self) -> Phase:
        """How it is played."""
        return self.template.phases[0]

    @property
    def format(self) -> Format:
        """The format with its options."""
        return self.phase.rules

    @property
    def stage(self) -> Stage:
        """Where the event is."""
        if self.closed:
            return "closed"
        if not self.frozen:
            return "entries"
        if not self.drawn:
            return "draw"
        return "played" if self.over else "rounds"

    @property
    def over(self) -> bool:
        """Whether every round that there can be has been played."""
        if not self.drawn or self.waiting:
            return False
        try:
            return self.next_round is None
        except FormatError:
            # Something has to happen first, such as a play-off.
            return False

    @property
    def field(self) -> tuple[Entrant, ...]:
        """Everybody who takes or took part: as frozen, late ones last; before the freeze all entries."""
        if not self.frozen:
            return tuple(self.entrants.values())
        return tuple(self.entrants[entrant.id] for entrant in self.frozen) + tuple(
            self.entrants[entrant] for entrant in self.late
        )

    @property
    def seed(self) -> bytes:
        """The seed of the draw; EventError before the secret was revealed."""
        if not self.secret:
            raise EventError("the draw has not been made", "not_frozen")
        return seed_of(self.frozen_hash, bytes.fromhex(self.secret), self.entropy)

    @cached_property
    def rounds(self) -> tuple[Played, ...]:
        """The rounds with the results as rulings leave them."""
        return tuple(
            Played(
                drawn,
                tuple(
                    self._ruled(drawn, table, self.entered[drawn.number, table.number])
                    for table in drawn.tables
                    if (drawn.number, table.number) in self.entered
                ),
                tuple(one for (number, _), one in sorted(self.play_offs.items()) if number == drawn.number),
            )
            for drawn in self.drawn
        )

    @property
    def waiting(self) -> tuple[Table, ...]:
        """The tables of the last round whose result is missing."""
        if not self.rounds:
            return ()
        last = self.rounds[-1]
        return tuple(table for table in last.round.tables if last.result(table.number) is None)

    @cached_property
    def next_round(self) -> Round | None:
        """The round that would be drawn now, None when there is none; FormatError if it cannot be."""
        try:
            return self.format.next_round(self.field, self.rounds, self.seed, tuple(self.left))
        except FormatError as error:
            # A format counts its tables, people know them as they stand in the room.
            spots = self.spots_told(len(self.drawn), error.tables)
            raise FormatError(
                str(error), error.reason, spots or error.found, error.allowed, error.tables
            ) from error

    @cached_property
    def seats(self) -> tuple[Mapping[int, int], ...]:
        """Each round's tables with the spot of the room where they are played; who waits for one is missing.

        Wishes for tables are kept from the first round to the last.
        """
        before: list[dict[str, int]] = []
        rounds = []
        for drawn in self.drawn:
            rounds.append(seated(drawn, self.field, self.spots, before))
            before.append(
                {
                    entrant: rounds[-1][table.number]
                    for table in drawn.tables
                    if table.number in rounds[-1]
                    for entrant in table.entrants
                }
            )
        return tuple(rounds)

    def spots_told(self, number: int, tables: Iterable[int]) -> str:
        """Tables of a round as people know them in the room: "3, 7"; its own number where one waits."""
        seats = self.seats[number - 1] if number else {}
        return ", ".join(map(str, sorted(seats.get(table, table) for table in tables)))

    def table_at(self, spot: int) -> Table:
        """The table of the last round that stands at this spot; EventError names those that there are."""
        number = len(self.drawn)
        tables, seats = self.round(number).tables, self.seats[-1]
        # Who waits for a free table has the number of the round, if no table of the room bears it.
        for found in sorted(tables, key=lambda table: table.number not in seats):
            if seats.get(found.number, found.number) == spot:
                return found
        allowed = self.spots_told(number, (found.number for found in tables))
        message = f"no table {spot} in round {number}: {allowed}"
        raise EventError(message, "no_such_table", found=spot, allowed=allowed)

    def round(self, number: int) -> Round:
        """A round that was drawn; EventError otherwise."""
        if not 1 <= number <= len(self.drawn):
            allowed = f"1 to {len(self.drawn)}" if self.drawn else "none yet"
            raise EventError(f"no round {number}: {allowed}", "no_such_round", found=number, allowed=allowed)
        return self.drawn[number - 1]

    def table(self, number: int, table: int) -> Table:
        """A table of a round; EventError if there is none of that number."""
        for found in self.round(number).tables:
            if found.number == table:
                return found
        allowed = self.spots_told(number, (found.number for found in self.round(number).tables))
        message = f"round {number} has no table {table}: {allowed}"
        raise EventError(message, "no_such_table", found=table, allowed=allowed)

    def entrant(self, name: str) -> Entrant:
        """An entrant by id; EventError if there is none."""
        if name not in self.entrants:
            raise EventError(f"no entrant {name!r}", "no_such_entrant", found=name)
        return self.entrants[name]

    def goal(self, number: int, table: Table) -> Goal:
        """What a table's match is played to."""
        stage = self.round(number).stage if table.bracket == "main" else table.bracket
        return self.phase.goal(stage)

    @property
    def revoked(self) -> frozenset[int]:
        """The rulings that were taken back."""
        return frozenset(revocation.ruling for revocation in self.revocations)

    @property
    def standing_judgements(self) -> tuple[Judgement, ...]:
        """The rulings that were not revoked."""
        return tuple(ruling for ruling in self.judgements if ruling.id not in self.revoked)

    def _ruled(self, drawn: Round, table: Table, result: Result) -> Result:
        """A result with the rulings of its table: points taken, sides that lost by a ruling."""
        points, lost, ending = list(result.points), set(result.lost), result.ending
        for ruling in self.standing_judgements:
            if (ruling.round, ruling.table) != (drawn.number, table.number):
                continue
            side = next(number for number, side in enumerate(table.sides) if ruling.entrant in side)
            if ruling.sanction in ("forfeit", "expelled"):
                lost.add(side)
                ending = "expelled" if ruling.sanction == "expelled" else "forfeit"
            elif ruling.sanction.startswith("-"):
                # A debt grows by what is taken.
                points[side] += -int(ruling.sanction) if result.fewest else int(ruling.sanction)
        return msgspec.structs.replace(result, points=tuple(points), lost=tuple(sorted(lost)), ending=ending)

    def published_draw(self) -> PublishedDraw:
        """All that anybody needs to do the draw again."""
        return PublishedDraw(
            version=1,
            format=self.phase.format,
            options=self.format.model_dump(mode="json"),
            entrants=tuple(map(published, self.frozen)),
            commitment=self.commitment,
            secret=self.secret,
            entropy=self.entropy,
            seed=self.seed.hex(),
            rounds=tuple(
                PublishedRound(played, left) for played, left in zip(self.rounds, self.left_by, strict=True)
            ),
            late=tuple((first, published(self.entrants[entrant])) for entrant, first in self.late.items()),
        )
