"""HTTP for rule sheets: the list, one sheet, and the sheet that a table plays by."""

from __future__ import annotations

from fastapi import APIRouter, Request

from settebello.server.captures import Answer, Question, answered, with_switches
from settebello.server.club_sheets import MadeSheet, shown
from settebello.server.faults import Fault
from settebello.server.hall import Hall
from settebello.server.requests import ClubSheet, Problem, Spoken
from settebello.server.sheet_pages import SheetDetail, SheetSummary, detail_of, summary_of
from settebello.sheets import RuleSheet, rules, rules_available

router = APIRouter(prefix="/api/v1", responses={"4XX": {"model": Problem}})


def _ours(sheet: str) -> RuleSheet:
    if sheet not in rules_available():
        raise Fault("no_such_sheet", status=404, sheet=sheet[:80])
    return rules(sheet)


@router.get("/sheets")
def sheets(language: Spoken) -> list[SheetSummary]:
    """The sheets that tables can be opened for."""
    return [summary_of(rules(sheet), language) for sheet in rules_available()]


@router.get("/sheets/{sheet}")
def sheet(language: Spoken, sheet: str) -> SheetDetail:
    """One sheet with its rules in plain words."""
    return detail_of(_ours(sheet), language)


@router.post("/sheets/{sheet}/captures")
def captures(language: Spoken, sheet: str, question: Question) -> Answer:
    """What may I take? Every lawful capture of a card from a table, with its article."""
    return answered(with_switches(_ours(sheet), question.switches), question, language)


@router.post("/sheets/{sheet}/club")
def club(language: Spoken, sheet: str, wanted: ClubSheet) -> MadeSheet:
    """A club's own sheet over one of ours: its rules in plain words, and its file."""
    return shown(_ours(sheet).id, wanted, language)


@router.get("/tables/{table_id}/sheet")
async def sheet_of_table(request: Request, language: Spoken, table_id: str) -> SheetDetail:
    """The sheet that a table plays by, as it was resolved for that match."""
    hall: Hall = request.app.state.hall
    with hall.table(table_id) as table:
        return detail_of(await table.rules(), language)


@router.post("/tables/{table_id}/captures")
async def captures_at_table(request: Request, language: Spoken, table_id: str, question: Question) -> Answer:
    """What may I take? By the sheet of a table, which may be a club's own."""
    hall: Hall = request.app.state.hall
    with hall.table(table_id) as table:
        return answered(with_switches(await table.rules(), question.switches), question, language)
