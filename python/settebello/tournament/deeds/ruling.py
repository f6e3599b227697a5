"""The referee and the jury: rulings by the sheet's ladders, votes, revocations, more time."""

from __future__ import annotations

import datetime
from collections import Counter
from dataclasses import replace
from typing import Final, cast

import msgspec

from settebello.errors import RulingError
from settebello.play.events import Ruling
from settebello.play.ledger import Ledger, Proposal
from settebello.tournament.errors import EventError
from settebello.tournament.event import Event
from settebello.tournament.judgements import Case, Judgement, Revocation
from settebello.tournament.log import (
    Author,
    CaseOpened,
    Extended,
    RefereeAsked,
    Revoked,
    Ruled,
    Voted,
)

# What the jury votes with where a member wants no sanction.
NO_SANCTION: Final = None


def propose(event: Event, article: str, entrant: str) -> Proposal:
    """What the sheet's ladder has for the entrant's next occasion at this event; EventError if nothing."""
    ledger, numbers = _ledger(event)
    event.entrant(entrant)
    try:
        return ledger.propose(article, numbers[entrant])
    except RulingError as error:
        raise _refused(error) from error


def ruled(event: Event, deed: Ruled, by: Author, at: datetime.datetime) -> Event:
    """A ruling by the referee, the jury or the organiser."""
    _check_place(event, deed.round, deed.table, deed.entrant)
    return _judged(event, deed, by.name, at)


def case_opened(event: Event, deed: CaseOpened, by: Author, at: datetime.datetime) -> Event:
    """A controversy goes to the jury."""
    _check_place(event, deed.round, deed.table, deed.entrant)
    propose(event, deed.article, deed.entrant)
    case = Case(
        id=len(event.cases) + 1,
        round=deed.round,
        table=deed.table,
        entrant=deed.entrant,
        article=deed.article,
        note=deed.note,
        opened_by=by,
        at=at,
    )
    return replace(event, cases=(*event.cases, case))


def voted(event: Event, deed: Voted, by: Author, at: datetime.datetime) -> Event:
    """A vote; with a majority of the jury for one sanction it is a ruling (002 art. 19: three members)."""
    case = next((case for case in event.cases if case.id == deed.case), None)
    if case is None:
        raise EventError(f"no case {deed.case}", "no_such_case", found=deed.case)
    if case.decided:
        raise EventError(f"case {case.id} is decided", "case_decided", found=case.id)
    if by.name in dict(case.votes):
        raise EventError(f"{by.name} has voted", "voted_twice", about=by.name)
    open_to = propose(event, case.article, case.entrant).sanctions
    if deed.sanction is not NO_SANCTION and deed.sanction not in open_to:
        allowed = ", ".join(open_to)
        message = f"{deed.sanction!r} is not open to the jury: {allowed}"
        raise EventError(message, "ruling_refused", found=deed.sanction, allowed=allowed)
    votes = (*case.votes, (by.name, deed.sanction))
    jury = event.template.duty.jury or 3
    sanction, most = Counter(sanction for _, sanction in votes).most_common(1)[0]
    # All have voted without a majority: no sanction.
    decided = 2 * most > jury or len(votes) >= jury
    sanction = sanction if 2 * most > jury else NO_SANCTION
    if decided and sanction is not NO_SANCTION:
        deed_of_jury = Ruled(case.round, case.table, case.entrant, case.article, sanction, case.note)
        event = _judged(event, deed_of_jury, ", ".join(name for name, _ in votes), at)
        ruling = event.judgements[-1].id
    else:
        ruling = None
    after = msgspec.structs.replace(case, votes=votes, decided=decided, ruling=ruling)
    return replace(event, cases=tuple(after if one.id == case.id else one for one in event.cases))


def revoked(event: Event, deed: Revoked, by: Author, at: datetime.datetime) -> Event:
    """A ruling taken back; who was expelled by it is back, if nothing else put them out."""
    ruling = next((one for one in event.standing_judgements if one.id == deed.ruling), None)
    if ruling is None:
        raise EventError(f"no ruling {deed.ruling} stands", "no_such_ruling", found=deed.ruling)
    _check_round(event, ruling.round)
    left = dict(event.left)
    if ruling.sanction == "expelled":
        left.pop(ruling.entrant, None)
    revocation = Revocation(ruling.id, by.name, at, deed.reason.strip())
    return replace(event, revocations=(*event.revocations, revocation), left=left)


def referee_asked(event: Event, deed: RefereeAsked) -> Event:
    """A table asks for a referee (002 art. 21), or is given one by name."""
    event.table(deed.round, deed.table)
    return replace(event, asked={**event.asked, (deed.round, deed.table): deed.referee})


def extended(event: Event, deed: Extended) -> Event:
    """More seconds a play for one table."""
    event.table(deed.round, deed.table)
    if deed.seconds < 0:
        raise EventError("time is only ever added", "below_zero", found=deed.seconds)
    return replace(event, extended={**event.extended, (deed.round, deed.table): deed.seconds})


def _judged(event: Event, deed: Ruled, by: str, at: datetime.datetime) -> Event:
    ledger, numbers = _ledger(event)
    try:
        given = ledger.rule(
            deed.article, numbers[deed.entrant], None, deed.sanction, by, None, max(deed.round - 1, 0)
        )
    except RulingError as error:
        raise _refused(error) from error
    judgement = Judgement(
        id=given.id,
        round=deed.round,
        table=deed.table,
        entrant=deed.entrant,
        article=deed.article,
        occasion=given.occasion,
        sanction=given.sanction,
        by=by,
        at=at,
        note=deed.note,
    )
    left = event.left
    if given.sanction == "expelled" and deed.entrant not in left:
        left = {**left, deed.entrant: len(event.drawn)}
    return replace(event, judgements=(*event.judgements, judgement), left=left)


def _ledger(event: Event) -> tuple[Ledger, dict[str, int]]:
    """The match's own ledger, kept over the whole event: each entrant is a side, occasions go on counting."""
    numbers = {entrant: number for number, entrant in enumerate(event.entrants)}
    rulings = [
        Ruling(
            id=one.id,
            article=one.article,
            seat=None,
            side=numbers[one.entrant],
            occasion=one.occasion,
            sanction=one.sanction,
            by=one.by,
        )
        for one in event.judgements
    ]
    return Ledger(event.sheet.referee, rulings, set(event.revoked)), numbers


def _check_place(event: Event, number: int, table: int, entrant: str) -> None:
    """Rulings concern somebody at that table, in the last round or before the first."""
    event.entrant(entrant)
    if not table:
        return
    _check_round(event, number)
    if entrant not in event.table(number, table).entrants:
        name = event.entrants[entrant].name
        raise EventError(f"{name} is not at table {table}", "no_such_entrant", found=table, about=name)


def _check_round(event: Event, number: int) -> None:
    if number and number != len(event.drawn):
        last = len(event.drawn)
        raise EventError(f"round {number} is past", "round_past", found=number, allowed=last)


def _refused(error: RulingError) -> EventError:
    return EventError(
        str(error),
        "ruling_refused",
        found=error.found,
        allowed=cast("object", error.allowed),
        about=error.reason,
    )
