"""HTTP for rule sheets: the list, one sheet, and the sheet that a table plays by."""

from __future__ import annotations

from fastapi import APIRouter, Request

from settebello.server.faults import Fault
from settebello.server.hall import Hall
from settebello.server.requests import Problem, Spoken
from settebello.server.sheet_pages import SheetDetail, SheetSummary, detail_of, summary_of
from settebello.sheets import rules, rules_available

router = APIRouter(prefix="/api/v1", responses={"4XX": {"model": Problem}})


@router.get("/sheets")
def sheets(language: Spoken) -> list[SheetSummary]:
    """The sheets that tables can be opened for."""
    return [summary_of(rules(sheet), language) for sheet in rules_available()]


@router.get("/sheets/{sheet}")
def sheet(language: Spoken, sheet: str) -> SheetDetail:
    """One sheet with its rules in plain words."""
    if sheet not in rules_available():
        raise Fault("no_such_sheet", status=404, sheet=sheet[:80])
    return detail_of(rules(sheet), language)


@router.get("/tables/{table_id}/sheet")
async def sheet_of_table(request: Request, language: Spoken, table_id: str) -> SheetDetail:
    """The sheet that a table plays by, as it was resolved for that match."""
    hall: Hall = request.app.state.hall
    with hall.table(table_id) as table:
        return detail_of(await table.rules(), language)
