"""The jury's report: every controversy, ruling and change of an event, in the order in which it happened.

Example:
    >>> from settebello.tournament import Author, Entry, template
    >>> from settebello.tournament.log import Opened
    >>> import datetime
    >>> when = datetime.datetime(2026, 9, 12, tzinfo=datetime.UTC)
    >>> log = [Entry(when, Author("organiser", "Anna"), Opened(template("federation").to_dict(), "Coppa"))]
    >>> print(report(log, "en"))
    The jury's report – Coppa
    <BLANKLINE>
    No controversy, no sanction.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from settebello.sheets.words import sanction
from settebello.tournament import log
from settebello.tournament.after import event_of
from settebello.tournament.event import Case, Event, Judgement
from settebello.tournament.log import Entry
from settebello.tournament.rounds import Result
from settebello.tournament.standing import standing
from settebello.tournament.words import words_in


def report(entries: Sequence[Entry], language: str, zone: datetime.tzinfo = datetime.UTC) -> str:
    """The report as text, a line for each thing that was decided, by the clock of `zone`; LanguageError."""
    event = event_of(entries)
    told = _Told(event, language, zone)
    lines = [
        *((entry.at, line) for entry in entries for line in told.entry(entry)),
        *((case.at, told.case(case)) for case in event.cases),
        *((ruling.at, told.ruling(ruling)) for ruling in event.judgements),
    ]
    lines.sort(key=lambda line: line[0])
    words = words_in(language)["report"]
    head = f"{words['title']} – {event.name}"
    return "\n".join([head, "", *([line for _, line in lines] or [words["none"]])])


@dataclass(frozen=True)
class _Told:
    """An event's deeds in a language, by a clock."""

    event: Event
    language: str
    zone: datetime.tzinfo

    def ruling(self, ruling: Judgement) -> str:
        """A sanction, and whether it was taken back."""
        line = self._phrase(
            "ruling",
            ruling.at,
            place=self._place(ruling.round, ruling.table),
            entrant=self.event.entrants[ruling.entrant].name,
            article=self.event.sheet.cite(ruling.article, self.language),
            occasion=ruling.occasion,
            sanction=sanction(self.language, ruling.sanction),
            by=ruling.by,
        )
        note = f" – {ruling.note}" if ruling.note else ""
        mark = f" ({self._words['revoked']})" if ruling.id in self.event.revoked else ""
        return f"{line}{note}{mark}"

    def case(self, case: Case) -> str:
        """A controversy with the votes of the jury."""
        votes = [
            self._words["vote"].format(
                name=name,
                sanction=self._words["no_sanction"] if vote is None else sanction(self.language, vote),
            )
            for name, vote in case.votes
        ]
        line = self._phrase(
            "case",
            case.at,
            place=self._place(case.round, case.table),
            entrant=self.event.entrants[case.entrant].name,
            article=self.event.sheet.cite(case.article, self.language),
            votes=", ".join(votes) or self._words["open"],
        )
        return f"{line} – {case.note}" if case.note else line

    def entry(self, entry: Entry) -> Iterator[str]:
        """What is no ruling but belongs into the report."""
        deed, at = entry.deed, entry.at
        match deed:
            case log.Substituted():
                yield self._phrase(
                    "substitute",
                    at,
                    entrant=self._name(deed.entrant),
                    person=deed.person,
                    by=deed.by.name,
                    reason=deed.reason,
                )
            case log.Withdrawn() if deed.entrant in self.event.entrants:
                reason = f"({deed.reason})" if deed.reason else ""
                yield self._phrase("withdrawn", at, entrant=self._name(deed.entrant), reason=reason)
            case log.RefereeAsked():
                place = self._place(deed.round, deed.table)
                yield self._phrase("asked", at, place=place, referee=deed.referee)
            case log.PlayedOff():
                one, other = map(self._name, deed.entrants)
                points, by = self._outcome(deed.result), entry.by.name
                yield self._phrase(
                    "play_off", at, number=deed.number, one=one, other=other, points=points, by=by
                )
            case log.Extended():
                place = self._place(deed.round, deed.table)
                yield self._phrase("extended", at, place=place, seconds=deed.seconds)
            case _:
                return

    @property
    def _words(self) -> dict[str, str]:
        return dict(words_in(self.language)["report"])

    def _phrase(self, key: str, at: datetime.datetime, **values: object) -> str:
        time = at.astimezone(self.zone).strftime("%H:%M")
        return self._words[key].format(time=time, **values).strip()

    def _name(self, entrant: str) -> str:
        known = self.event.entrants.get(entrant)
        return known.name if known else entrant

    def _outcome(self, result: Result | None) -> str:
        if result is None:
            return self._words["taken_back"]
        points = " – ".join(map(str, result.points))
        if result.ending == "played":
            return points
        return f"{points} ({words_in(self.language)['endings'][result.ending]})"

    def _place(self, number: int, table: int) -> str:
        """Where it was: the table as it stands in the room, which is how people know it."""
        if not number or not table:
            return self._words["no_table"]
        tables = standing(self.event).rounds[number - 1].tables
        spot = next((one.spot for one in tables if one.number == table), 0) or table
        return self._words["place"].format(round=number, table=spot)
