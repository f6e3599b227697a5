"""HTTP for tables: open one, one from a record, one to play again; read a record when its match is over."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from settebello.server.faults import Fault, known_language
from settebello.server.hall import Hall, OpenedTable
from settebello.server.new_match import new_match, seated_bots
from settebello.server.requests import NewTable, Problem, SeatedTable, spoken

router = APIRouter(
    prefix="/api/v1/tables",
    responses={"4XX": {"model": Problem}, "5XX": {"model": Problem}},
    # Also where nothing is said, so that an unknown language is always refused.
    dependencies=[Depends(spoken)],
)


@router.post("", status_code=201)
async def open_table(request: Request, wanted: NewTable) -> SeatedTable:
    """Opens a table: one person, the other seats bots."""
    hall: Hall = request.app.state.hall
    language = None if wanted.lang is None else known_language(wanted.lang)
    try:
        return _opened(await hall.open(_client(request), new_match(wanted), seated_bots(wanted)))
    except Fault as fault:
        fault.language = language
        raise


_RECORD_BODY = {
    "requestBody": {"required": True, "content": {"application/x-ndjson": {"schema": {"type": "string"}}}}
}


@router.post("/record", status_code=201, openapi_extra=_RECORD_BODY)
async def open_record(request: Request) -> SeatedTable:
    """Opens a table from a record: the match goes on where it stood, or can be read again if it is over."""
    hall: Hall = request.app.state.hall
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Fault("record_broken_whole", status=422) from None
    return _opened(await hall.open_record(_client(request), text))


@router.post("/{table_id}/again", status_code=201)
async def play_again(request: Request, table_id: str, token: str = "") -> SeatedTable:
    """Opens a table for the same match once more: sheet, goal and players stay, the cards are others."""
    hall: Hall = request.app.state.hall
    return _opened(await hall.play_again(_client(request), table_id, token))


@router.get("/{table_id}/record", response_class=Response)
async def record(request: Request, table_id: str, token: str = "") -> Response:
    """The record of a match that is over, as a download of JSON Lines."""
    hall: Hall = request.app.state.hall
    with hall.table(table_id) as table:
        text = await table.record(token)
    return Response(
        text,
        media_type="application/x-ndjson",
        headers={
            "content-disposition": f'attachment; filename="settebello-{table_id}.jsonl"',
            "cache-control": "no-store",
        },
    )


def _client(request: Request) -> str:
    return request.client.host if request.client else ""


def _opened(opened: OpenedTable) -> SeatedTable:
    return SeatedTable(table=opened.table, seat=opened.seat, token=opened.token)
