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
    >>> [(one.role, one.name) for one in signatures(event_of(log))]
    [('referee', ''), ('jury', ''), ('jury', ''), ('jury', '')]
"""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec

from settebello.sheets.words import sanction
from settebello.tournament import log
from settebello.tournament.after import event_of
from settebello.tournament.event import Event
from settebello.tournament.judgements import Case, Judgement, Revocation
from settebello.tournament.log import Entry, Role
from settebello.tournament.rounds import Result
from settebello.tournament.words import words_in


class ReportLine(msgspec.Struct, frozen=True):
    """One thing that was decided: at what time, where, about whom, what, by whom; "" where there is none."""

    time: str
    what: str
    place: str = ""
    entrant: str = ""
    by: str = ""
    note: str = ""

    @property
    def text(self) -> str:
        """The same as one line."""
        facts = (self.time, self.place, self.entrant, self.what, self.by)
        line = " · ".join(fact for fact in facts if fact)
        return f"{line} – {self.note}" if self.note else line


class Signature(msgspec.Struct, frozen=True):
    """Room for somebody to sign the report; `name` "" where it is not known."""

    role: Role
    name: str


def report(entries: Sequence[Entry], language: str, zone: datetime.tzinfo = datetime.UTC) -> str:
    """The report as text, a line for each thing that was decided, by the clock of `zone`; LanguageError."""
    words = words_in(language)["report"]
    head = f"{words['title']} – {event_of(entries).name}"
    lines = [line.text for line in report_lines(entries, language, zone)]
    return "\n".join([head, "", *(lines or [words["none"]])])


def report_lines(
    entries: Sequence[Entry], language: str, zone: datetime.tzinfo = datetime.UTC
) -> tuple[ReportLine, ...]:
    """The report's lines in the order of the day; LanguageError."""
    event = event_of(entries)
    told = _Told(event, language, zone)
    lines = [
        *((entry.at, line) for entry in entries for line in told.entry(entry)),
        *((case.at, told.case(case)) for case in event.cases),
        *((ruling.at, told.ruling(ruling)) for ruling in event.judgements),
        *((revocation.at, told.revocation(revocation)) for revocation in event.revocations),
    ]
    lines.sort(key=lambda line: line[0])
    return tuple(line for _, line in lines)


def signatures(event: Event) -> tuple[Signature, ...]:
    """Who signs the report: the referees where the sheet has sanctions, and the whole jury."""
    wanted: dict[Role, int] = {
        "referee": 1 if event.sheet.referee.ladders else 0,
        "jury": event.template.duty.jury,
    }
    found = []
    for role, least in wanted.items():
        # Somebody who was given a link twice signs once.
        names = dict.fromkeys(name for had, name in event.roles.values() if had == role)
        missing = max(0, least - len(names))
        found += [Signature(role, name) for name in (*names, *[""] * missing)]
    return tuple(found)


@dataclass(frozen=True)
class _Told:
    """An event's deeds in a language, by a clock."""

    event: Event
    language: str
    zone: datetime.tzinfo

    def ruling(self, ruling: Judgement) -> ReportLine:
        """A sanction, and whether it was taken back."""
        what = self._words["ruling"].format(
            article=self.event.sheet.cite(ruling.article, self.language),
            occasion=ruling.occasion,
            sanction=sanction(self.language, ruling.sanction),
        )
        mark = f" ({self._words['revoked']})" if ruling.id in self.event.revoked else ""
        return self._line(
            ruling.at,
            what + mark,
            place=self._place(ruling.round, ruling.table),
            entrant=self._name(ruling.entrant),
            by=ruling.by,
            note=ruling.note,
        )

    def revocation(self, revocation: Revocation) -> ReportLine:
        """A sanction that is taken back, with the reason."""
        ruling = self.event.judgements[revocation.ruling - 1]
        what = self._words["revocation"].format(
            article=self.event.sheet.cite(ruling.article, self.language),
            sanction=sanction(self.language, ruling.sanction),
        )
        return self._line(
            revocation.at,
            what,
            place=self._place(ruling.round, ruling.table),
            entrant=self._name(ruling.entrant),
            by=revocation.by,
            note=revocation.reason,
        )

    def case(self, case: Case) -> ReportLine:
        """A controversy with the votes of the jury."""
        votes = [
            self._words["vote"].format(
                name=name,
                sanction=self._words["no_sanction"] if vote is None else sanction(self.language, vote),
            )
            for name, vote in case.votes
        ]
        what = self._words["case"].format(
            article=self.event.sheet.cite(case.article, self.language),
            votes=", ".join(votes) or self._words["open"],
        )
        return self._line(
            case.at,
            what,
            place=self._place(case.round, case.table),
            entrant=self._name(case.entrant),
            by=case.opened_by.name,
            note=case.note,
        )

    def entry(self, entry: Entry) -> Iterator[ReportLine]:
        """What is no ruling but belongs into the report."""
        deed, at, by = entry.deed, entry.at, entry.by.name
        words = self._words
        match deed:
            case log.Substituted():
                what = words["substitute"].format(person=deed.person, by=deed.by.name)
                yield self._line(at, what, entrant=self._name(deed.entrant), by=by, note=deed.reason)
            case log.Withdrawn() if deed.entrant in self.event.entrants:
                name = self._name(deed.entrant)
                yield self._line(at, words["withdrawn"], entrant=name, by=by, note=deed.reason)
            case log.RefereeAsked():
                what = words["asked"].format(referee=deed.referee).strip(" :")
                yield self._line(at, what, place=self._place(deed.round, deed.table), by=by)
            case log.PlayedOff():
                one, other = map(self._name, deed.entrants)
                what = words["play_off"].format(number=deed.number, points=self._outcome(deed.result))
                yield self._line(at, what, entrant=f"{one} / {other}", by=by)
            case log.TeamsRanked():
                kind = "teams_unranked" if deed.taken_back else "teams_ranked"
                what = words[kind].format(teams=", ".join(map(self._team, deed.teams)))
                yield self._line(at, what, by=by, note=deed.reason.strip())
            case log.Extended():
                what = words["extended"].format(seconds=deed.seconds)
                yield self._line(at, what, place=self._place(deed.round, deed.table), by=by)
            case log.RoleGiven() if deed.house_key:
                yield self._line(at, words["house_key"].format(name=deed.name), by=by)
            case _:
                return

    @property
    def _words(self) -> dict[str, str]:
        return dict(words_in(self.language)["report"])

    def _line(self, at: datetime.datetime, what: str, **more: str) -> ReportLine:
        time = at.astimezone(self.zone).strftime("%H:%M")
        return ReportLine(time, what, **more)

    def _name(self, entrant: str) -> str:
        known = self.event.entrants.get(entrant)
        return known.name if known else entrant

    def _team(self, word: str) -> str:
        teams = self.event.template.entrants.teams
        return next(team.name.text(self.language) for team in teams if team.word == word)

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
        return self._words["place"].format(round=number, table=self.event.spots_told(number, [table]))
