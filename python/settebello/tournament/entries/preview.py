"""What a list of entrants would do to an event, row by row, before anything is entered.

Columns are found by their titles in Italian, French or English, in any order; without titles the
first columns are the people, then club and contrada.

Example:
    >>> from settebello.tournament.entries import preview
    >>> from settebello.tournament.event import Event
    >>> from settebello.tournament.template import template
    >>> rows = [["Giocatore 1", "Giocatore 2", "Società"], ["Anna", "Bice", "Melano"], ["Carlo", "", "Agno"]]
    >>> seen = preview(Event(template("federation"), "Coppa"), rows)
    >>> [(row.kind, row.reason) for row in seen.rows]
    [('new', None), ('problem', 'wrong_people')]
"""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from itertools import zip_longest
from typing import Final, Literal, TypeAlias

import msgspec

from settebello.tournament.deeds.entering import check
from settebello.tournament.entrants import Entrant, Person, TableWish, next_number
from settebello.tournament.errors import EventError, Reason
from settebello.tournament.event import Event
from settebello.tournament.log import Amended, Entered

# new: would be entered · known: is entered just so · changed: is entered, with other club, age …
# duplicate: stands in the list twice, or somebody in it plays elsewhere · problem: cannot be entered.
Kind: TypeAlias = Literal["new", "known", "changed", "duplicate", "problem"]

_TITLES: Final = {
    "person": {"giocatore", "joueur", "player", "nome", "nom", "name", "atleta", "compagno", "partner"},
    "born": {"nascita", "nato", "data di nascita", "naissance", "né", "born", "birth", "date of birth"},
    "age": {"età", "eta", "âge", "age"},
    "club": {"società", "societa", "club", "société", "circolo", "bar"},
    "team": {"contrada", "squadra", "équipe", "team", "quartier", "rione"},
    "seed": {"testa di serie", "tête de série", "seed", "numero", "n.", "no", "n°"},
    "table": {"tavolo", "table"},
}

_WISHES: Final[dict[str, TableWish]] = {
    "fisso": "fixed",
    "fixe": "fixed",
    "fixed": "fixed",
    "accessibile": "accessible",
    "accessible": "accessible",
}


class Row(msgspec.Struct, frozen=True):
    """One row: its number in the file from 1, what it would do, or why it cannot, and its entrant."""

    number: int
    kind: Kind
    entrant: Entrant | None
    reason: Reason | None = None
    about: str = ""
    found: int | str | None = None
    allowed: int | str | None = None


class Preview(msgspec.Struct, frozen=True):
    """All rows, and what entering them would write into the log."""

    rows: tuple[Row, ...]

    @property
    def deeds(self) -> tuple[Entered | Amended, ...]:
        """The new entries and the changed ones; known rows, duplicates and problems do nothing."""
        return tuple(
            Entered(row.entrant) if row.kind == "new" else Amended(row.entrant)
            for row in self.rows
            if row.entrant is not None and row.kind in ("new", "changed")
        )


def preview(event: Event, cells: Sequence[Sequence[str]]) -> Preview:
    """Reads the rows as entrants of the event; nothing is changed."""
    titles, first = _titles(cells[0], event.template.entrants.people)
    standing = dict(event.entrants)
    seen: set[frozenset[str]] = set()
    rows = []
    for number, row in enumerate(cells[first:], start=first + 1):
        made = _row(event, standing, seen, number, _entrant(titles, row, next_number(standing)))
        rows.append(made)
        if made.entrant is not None and made.kind in ("new", "changed"):
            standing[made.entrant.id] = made.entrant
    return Preview(tuple(rows))


def _row(
    event: Event, standing: dict[str, Entrant], seen: set[frozenset[str]], number: int, entrant: Entrant
) -> Row:
    people = frozenset(person.name.casefold() for person in entrant.people)
    if people in seen:
        return Row(number, "duplicate", entrant, "name_twice", entrant.name)
    seen.add(people)
    known = next((one for one in standing.values() if _people(one) == people), None)
    if known is not None:
        entrant = _merged(known, entrant)
        if entrant == known:
            return Row(number, "known", known)
    others = [one for one in standing.values() if known is None or one.id != known.id]
    try:
        check(event, entrant, others)
    except EventError as error:
        kind: Kind = "duplicate" if error.reason == "name_twice" else "problem"
        found, allowed = _shown(error.found), _shown(error.allowed)
        return Row(number, kind, entrant, error.reason, error.about, found, allowed)
    return Row(number, "new" if known is None else "changed", entrant)


def _shown(value: object) -> int | str | None:
    """What an error found or allows, as a page can be sent it."""
    return value if value is None or isinstance(value, (int, str)) else str(value)


def _people(entrant: Entrant) -> frozenset[str]:
    return frozenset(person.name.casefold() for person in entrant.people)


def _merged(known: Entrant, read: Entrant) -> Entrant:
    """The known entrant with what the list says; where the list is silent it stays."""
    people = {person.name.casefold(): person for person in read.people}
    return Entrant(
        id=known.id,
        people=tuple(
            msgspec.structs.replace(
                person,
                born=people[person.name.casefold()].born or person.born,
                age=people[person.name.casefold()].age or person.age,
            )
            for person in known.people
        ),
        club=read.club or known.club,
        team=read.team or known.team,
        seed=read.seed or known.seed,
        table=known.table if read.table == "any" else read.table,
    )


def _titles(row: Sequence[str], people: int) -> tuple[list[str], int]:
    """What each column holds, and the first row below the titles."""
    found = [_title(cell) for cell in row]
    # A pair of the club "Bar 7" is no row of titles: those name the players.
    if "person" in found:
        return found, 1
    return ["person"] * people + ["club", "team"], 0


def _title(cell: str) -> str:
    # "Giocatore 2" is another giocatore.
    word = cell.casefold().rstrip("0123456789 .:").strip()
    return next((kind for kind, words in _TITLES.items() if word in words or cell.casefold() in words), "")


def _entrant(titles: Sequence[str], row: Sequence[str], new_id: str) -> Entrant:
    names: list[str] = []
    born: list[datetime.date | None] = []
    ages: list[int | None] = []
    rest: dict[str, str] = {}
    for kind, cell in zip(titles, row, strict=False):
        if not cell:
            continue
        if kind == "person":
            names.append(cell)
        elif kind == "born":
            born.append(_day(cell))
        elif kind == "age":
            ages.append(int(cell) if cell.isdecimal() else None)
        elif kind:
            rest[kind] = cell
    return Entrant(
        id=new_id,
        people=tuple(
            Person(name, day, age)
            for name, day, age in zip_longest(names, born[: len(names)], ages[: len(names)])
        ),
        club=rest.get("club", ""),
        team=rest.get("team", "").casefold(),
        seed=int(rest["seed"]) if rest.get("seed", "").isdecimal() else None,
        table=_WISHES.get(rest.get("table", "").casefold(), "any"),
    )


def _day(cell: str) -> datetime.date | None:
    """A day written as 2010-09-15, 15.09.2010 or 15/9/2010."""
    for form in ("%Y-%m-%d", "%d.%m.%Y", "%d/%m/%Y"):
        try:
            return datetime.datetime.strptime(cell, form).date()
        except ValueError:
            continue
    return None
