"""A whole event made up: entrants, chance, results, now and then a ruling – for trying and for tests.

Example:
    >>> from settebello.tournament import event_of
    >>> from settebello.tournament.places import places
    >>> log = simulated("federation", entrants=11, seed=5)
    >>> event = event_of(log)
    >>> event.stage, len(event.drawn), len(places(event))
    ('closed', 4, 11)
"""

from __future__ import annotations

import datetime
import hashlib
import itertools
import random
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Final

from settebello.tournament import log
from settebello.tournament.after import after, opened
from settebello.tournament.deeds.counting import fewest
from settebello.tournament.deeds.playing_off import numbered
from settebello.tournament.entrants import Entrant, Person, next_number
from settebello.tournament.event import Event
from settebello.tournament.fair_draw import commitment, frozen_hash
from settebello.tournament.log import AnyDeed, Author, Entry
from settebello.tournament.places import play_offs_due
from settebello.tournament.rounds import Result, Round, Table
from settebello.tournament.template import Goal, Template, template

_NAMES: Final = tomllib.loads(files(__package__).joinpath("made_up.toml").read_text(encoding="utf-8"))


def simulated(
    kind: str | Template, entrants: int | None = None, seed: int = 0, rounds: int | None = None
) -> list[Entry]:
    """The log of a made-up event; `rounds` stops it after so many, else it is played and closed.

    `entrants`: how many enter, by default the fewest that the template allows. The same arguments
    give the same log. EventError where so many cannot be held.
    """
    chosen = template(kind) if isinstance(kind, str) else kind
    making = _Making(random.Random(seed), chosen)
    making.open(seed)
    for entrant in made_up(chosen, chosen.entrants.least if entrants is None else entrants, making.chance):
        making.enter(log.Entered(entrant))
    secret = hashlib.sha256(f"made-up secret {seed}".encode()).digest()
    making.enter(log.Frozen(frozen_hash(making.event.field), commitment(secret)))
    making.enter(log.Witnessed(f"carta alzata: {making.chance.choice('A234567')}D"))
    making.enter(log.Revealed(secret.hex()))
    while (following := making.following()) is not None:
        if rounds is not None and len(making.event.drawn) >= rounds:
            return making.entries
        making.enter(log.Drawn(following))
        for table in following.tables:
            making.enter(log.Counted(following.number, making.result(table)), role="scorer")
    making.enter(log.Closed())
    return making.entries


def made_up(
    kind: Template, count: int, chance: random.Random, entered: Iterable[Entrant] = ()
) -> Iterator[Entrant]:
    """So many entrants more, beside those who are entered: new names, shared out among clubs or teams.

    >>> [entrant.team for entrant in made_up(template("palio"), 4, random.Random(1))]
    ['inf', 'sup', 'centro', 'inf']
    """
    known = list(entered)
    taken = {person.name for entrant in known for person in entrant.people}
    names = [f"{first} {last}" for first in _NAMES["first"] for last in _NAMES["last"]]
    chance.shuffle(names)
    free = (name for name in names if name not in taken)
    sizes = {team.word: 0 for team in kind.entrants.teams}
    sizes |= Counter(entrant.team for entrant in known if entrant.team in sizes)
    for _ in range(count):
        people = tuple(
            Person(name, age=chance.randint(18, 80)) for name in itertools.islice(free, kind.entrants.people)
        )
        # The smallest team is next, in the order of the regulation.
        team = min(sizes, key=lambda word: sizes[word]) if sizes else ""
        club = "" if sizes else chance.choice(_NAMES["clubs"])
        entrant = Entrant(next_number(one.id for one in known), people, club=club, team=team)
        if team:
            sizes[team] += 1
        known.append(entrant)
        yield entrant


@dataclass(slots=True)
class _Making:
    """The log so far, and the event that it comes to."""

    chance: random.Random
    template: Template
    entries: list[Entry] = field(default_factory=list)
    _event: Event | None = None

    @property
    def event(self) -> Event:
        """The event as it stands; it is opened first of all."""
        assert self._event is not None
        return self._event

    def open(self, seed: int) -> None:
        """An event on a Saturday in September."""
        deed = log.Opened(
            self.template.to_dict(),
            name=f"{self.template.title.it} {seed + 1}",
            place="Parco",
            date=datetime.date(2026, 9, 12),
            start="16:00",
        )
        self.entries.append(self._entry(deed, "organiser"))
        self._event = opened(self.entries[-1])

    def enter(self, deed: AnyDeed, role: log.Role = "organiser") -> None:
        """Writes one more entry."""
        entry = self._entry(deed, role)
        self._event = after(self.event, entry)
        self.entries.append(entry)

    def _entry(self, deed: AnyDeed, role: log.Role) -> Entry:
        start = datetime.datetime(2026, 9, 12, 14, tzinfo=datetime.UTC)
        minutes = datetime.timedelta(minutes=len(self.entries))
        return Entry(start + minutes, Author(role, "Ada" if role == "organiser" else "Ivo"), deed)

    def following(self) -> Round | None:
        """The next round, after the play-offs that are due before it; None at the end."""
        while due := play_offs_due(self.event):
            one, other = due[0].pairs[0]
            table, goal = Table(1, ((one,), (other,))), self.event.phase.goal("play_off")
            self.enter(numbered(self.event, (one, other), self._outcome(table, goal)), role="scorer")
        return self.event.next_round

    def result(self, table: Table) -> Result:
        """What this table might come to."""
        return self._outcome(table, self.event.goal(len(self.event.drawn), table))

    def _outcome(self, table: Table, goal: Goal) -> Result:
        return self._debts(table, goal) if fewest(self.event) else self._points(table, goal)

    def _points(self, table: Table, goal: Goal) -> Result:
        won = goal.target + self.chance.randrange(4)
        lost = min(goal.target - 1, round(self.chance.triangular(0, goal.target, goal.target * 0.75)))
        points = (won, lost) if self.chance.random() < 0.5 else (lost, won)
        return Result(table.number, points)

    def _debts(self, table: Table, goal: Goal) -> Result:
        """Deals that somebody closed: the closer owes nothing."""
        deals = []
        for _ in range(goal.deals or 5):
            debts = [self.chance.randint(3, 90) for _ in range(4)]
            debts[self.chance.randrange(4)] = 0
            deals.append(tuple(debts))
        sides = tuple(sum(deal[side] + deal[side + 2] for deal in deals) for side in (0, 1))
        return Result(table.number, sides, deals=tuple(deals), fewest=True)
