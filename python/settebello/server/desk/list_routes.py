"""HTTP for lists of entrants: look at one, enter it, get it as a spreadsheet."""

from __future__ import annotations

import random
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import Response

from settebello.server.desk.answers import answer, body_of, documented, language_in, plainly
from settebello.server.desk.asked import MadeUp
from settebello.server.desk.live import Step
from settebello.server.desk.protocol import Entering, PreviewPage
from settebello.server.desk.routes import at_the_desk, organiser_only
from settebello.server.requests import Problem, spoken
from settebello.tournament import Event, EventError
from settebello.tournament.entries import Preview, Row, cells, entry_sheet, preview
from settebello.tournament.log import Amended, Entered
from settebello.tournament.simulate import made_up
from settebello.tournament.words import told

router = APIRouter(
    prefix="/api/v1/events/{event_id}",
    responses={"4XX": {"model": Problem}, "5XX": {"model": Problem}},
    dependencies=[Depends(spoken)],
)

_FILE = {
    "requestBody": {
        "required": True,
        "content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}},
    }
}

FileName = Annotated[str, Query(max_length=200, description="The file's name: its ending tells its kind.")]


@router.post("/list/preview", openapi_extra={**documented("PreviewPage"), **_FILE})
async def preview_list(request: Request, event_id: str, name: FileName = "") -> Response:
    """What a list would do, row by row; nothing is entered."""
    event, holder = await at_the_desk(request, event_id)
    organiser_only(holder)
    known, content, language = await event.known(), await request.body(), language_in(request)
    with plainly():
        seen = preview(known.event, cells(content, name))
    return answer(PreviewPage(known.seq, seen.rows, tuple(_told(row, language) for row in seen.rows)))


@router.post("/list", openapi_extra={**documented("Entering"), **_FILE})
async def enter_list(request: Request, event_id: str, seq: int, name: FileName = "") -> Response:
    """Enters the list's new rows and puts the changed ones right, all or nothing."""
    event, holder = await at_the_desk(request, event_id)
    organiser_only(holder)
    content, known = await request.body(), await event.known()
    with plainly():
        seen: Preview = preview(known.event, cells(content, name))
        after = await event.enter(holder.author, seq, [_step(deed) for deed in seen.deeds])
    kinds = [row.kind for row in seen.rows]
    return answer(Entering(after.seq, kinds.count("new"), kinds.count("changed")))


@router.post("/made-up", openapi_extra=documented("Entering", "MadeUp"))
async def enter_made_up(request: Request, event_id: str) -> Response:
    """Enters made-up entrants, for trying an event out."""
    event, holder = await at_the_desk(request, event_id)
    organiser_only(holder)
    wanted = await body_of(request, MadeUp)
    now = (await event.known()).event
    count = max(0, min(wanted.count, now.template.entrants.most - len(now.entrants)))
    invented = made_up(now.template, count, random.Random(wanted.seed), now.field)
    with plainly():
        known = await event.enter(holder.author, wanted.seq, [_step(Entered(one)) for one in invented])
    return answer(Entering(known.seq, count, 0))


@router.get("/entrants.xlsx")
async def entrants(request: Request, event_id: str) -> Response:
    """The entrants as a spreadsheet that can be read in again; for the organiser: ages stand in it."""
    event, holder = await at_the_desk(request, event_id)
    organiser_only(holder)
    known = await event.known()
    return Response(
        entry_sheet(known.event.field, language_in(request)),
        media_type="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        headers={"content-disposition": 'attachment; filename="entrants.xlsx"', "cache-control": "no-store"},
    )


def _step(deed: Entered | Amended) -> Step:
    def same(_event: Event) -> Entered | Amended:
        return deed

    return same


def _told(row: Row, language: str) -> str:
    """Why a row cannot be entered; "" where it can."""
    if row.reason is None:
        return ""
    return told(EventError("", row.reason, found=row.found, allowed=row.allowed, about=row.about), language)
