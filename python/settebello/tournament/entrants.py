"""Who enters an event: people, alone or in pairs, with their club and their contrada.

Example:
    >>> from settebello.tournament.entrants import Entrant, Person
    >>> pair = Entrant("p7", (Person("Anna Corti"), Person("Bice Riva")), club="Melano")
    >>> pair.name
    'Anna Corti – Bice Riva'
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec

# Where somebody has to sit: anywhere, always at the same table, or at one reached without steps.
TableWish: TypeAlias = Literal["any", "fixed", "accessible"]


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player; `born` or `age` where the event asks for it."""

    name: str
    born: datetime.date | None = None
    age: int | None = None

    def age_on(self, day: datetime.date) -> int | None:
        """The person's age on a day, from the date of birth if it is known; None if nothing is.

        >>> import datetime
        >>> Person("Dino", born=datetime.date(2010, 9, 15)).age_on(datetime.date(2026, 9, 14))
        15
        """
        if self.born is None:
            return self.age
        birthday_to_come = (day.month, day.day) < (self.born.month, self.born.day)
        return day.year - self.born.year - birthday_to_come


class Entrant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of the draw: a person, a pair or a team under one id.

    `team` is the contrada or village for which it scores, `seed` its place among the seeded, from 1.
    """

    id: str
    people: tuple[Person, ...]
    club: str = ""
    team: str = ""
    seed: int | None = None
    table: TableWish = "any"

    @property
    def name(self) -> str:
        """The names of its people."""
        return " – ".join(person.name for person in self.people)


def next_number(taken: Iterable[str]) -> str:
    """The id for one more entrant: a number after all that are taken.

    >>> next_number(["1", "7", "guests"])
    '8'
    """
    return str(1 + max((int(name) for name in taken if name.isdecimal()), default=0))
