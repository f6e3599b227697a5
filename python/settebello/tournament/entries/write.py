"""Writes the entrants as a spreadsheet that can be read in again.

Example:
    >>> from settebello.tournament.entrants import Entrant, Person
    >>> from settebello.tournament.entries import cells
    >>> pair = Entrant("1", (Person("Anna"), Person("Bice")), club="Melano")
    >>> cells(entry_sheet([pair], "it"), "entrants.xlsx")[1]
    ['Anna', 'Bice', 'Melano', '', '', '']
"""

from __future__ import annotations

import io
from collections.abc import Sequence

import xlsxwriter

from settebello.tournament.entrants import Entrant
from settebello.tournament.words import words_in


def entry_sheet(entrants: Sequence[Entrant], language: str) -> bytes:
    """An xlsx file: the people, their ages or days of birth, club, contrada, seed, table."""
    words = words_in(language)["columns"]
    people = max((len(entrant.people) for entrant in entrants), default=1)
    born = any(person.born or person.age for entrant in entrants for person in entrant.people)
    titles = [f"{words['person']} {number}" for number in range(1, people + 1)]
    titles += [f"{words['born']} {number}" for number in range(1, people + 1)] if born else []
    titles += [words[key] for key in ("club", "team", "seed", "table")]
    file = io.BytesIO()
    with xlsxwriter.Workbook(file, {"in_memory": True}) as workbook:
        sheet = workbook.add_worksheet()
        bold = workbook.add_format({"bold": True})
        sheet.write_row(0, 0, titles, bold)
        for row, entrant in enumerate(entrants, start=1):
            for column, cell in enumerate(_row(entrant, people, born=born)):
                # As text, so that a name that begins with "=" stays a name.
                sheet.write_string(row, column, cell)
        sheet.autofit()
    return file.getvalue()


def _row(entrant: Entrant, people: int, *, born: bool) -> list[str]:
    names = [person.name for person in entrant.people]
    days = [person.born.isoformat() if person.born else "" for person in entrant.people]
    blank = [""] * (people - len(names))
    return [
        *names,
        *blank,
        *([*days, *blank] if born else []),
        entrant.club,
        entrant.team,
        "" if entrant.seed is None else str(entrant.seed),
        "" if entrant.table == "any" else entrant.table,
    ]
