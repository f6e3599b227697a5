"""A fixed script: the tables are written down beforehand, the draw only says who has which number.

The palio of sheet 003: four pairs a contrada draw the numbers 1 to 4; inf1 meets sup1, and so on.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated

from pydantic import Field, StringConstraints

from settebello.tournament.entrants import Entrant
from settebello.tournament.formats.format import Format, FormatError, drawn_order
from settebello.tournament.rounds import Played, Round, Table

# A team's word and a number: "centro4".
SlotName = Annotated[str, StringConstraints(pattern=r"^[a-z]+[1-9][0-9]?$")]


class Script(Format):
    """One round of written tables; every slot is one entrant of that team."""

    tables: Annotated[tuple[tuple[SlotName, SlotName], ...], Field(min_length=1)]

    @property
    def slots(self) -> dict[str, int]:
        """How many entrants each team has."""
        teams: dict[str, int] = {}
        for slot in (slot for table in self.tables for slot in table):
            team = slot.rstrip("0123456789")
            teams[team] = teams.get(team, 0) + 1
        return teams

    def check(self, field: Sequence[Entrant]) -> None:
        for team, wanted in self.slots.items():
            found = sum(entrant.team == team for entrant in field)
            if found != wanted:
                reason = "missing_slot" if found < wanted else "too_many"
                raise FormatError(f"{team}: {found} entrants, the script has {wanted}", reason, found, wanted)
        strangers = [entrant.id for entrant in field if entrant.team not in self.slots]
        if strangers:
            raise FormatError(f"{', '.join(strangers)}: of no team of the script", "too_many", strangers, 0)

    def rounds(self, count: int) -> int:
        return 1

    def _next(
        self, field: Sequence[Entrant], rounds: Sequence[Played], seed: bytes, left: Collection[str]
    ) -> Round | None:
        if rounds:
            return None
        holders = self.numbered(field, seed)
        tables = tuple(
            Table(number, ((holders[one],), (holders[other],)), label=f"{one}–{other}")
            for number, (one, other) in enumerate(self.tables, start=1)
        )
        return Round(1, tables)

    def numbered(self, field: Sequence[Entrant], seed: bytes) -> dict[str, str]:
        """Who has which slot: `seed` is the number that was drawn by hand; the others are drawn here."""
        holders = {}
        for team in self.slots:
            members = [entrant for entrant in field if entrant.team == team]
            for number, entrant in enumerate(drawn_order(members, seed, f"script {team}"), start=1):
                holders[f"{team}{number}"] = entrant.id
        return holders
