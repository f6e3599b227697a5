"""HTTP for the palio over several events: what each contrada was awarded, summed."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from starlette.responses import Response

from settebello.server.desk.answers import answer, documented, language_in, plainly
from settebello.server.desk.protocol import PalioEvent, PalioPage, PalioTeam
from settebello.server.desk.routes import office_of
from settebello.server.requests import Problem, spoken
from settebello.tournament.several_events import palio_rows

router = APIRouter(
    prefix="/api/v1",
    responses={"4XX": {"model": Problem}, "5XX": {"model": Problem}},
    dependencies=[Depends(spoken)],
)

# A palio's year; more would only keep the house busy.
MOST_EVENTS = 40


@router.get("/palio", openapi_extra=documented("PalioPage"))
async def palio(
    request: Request, event: Annotated[list[str], Query(min_length=1, max_length=MOST_EVENTS)]
) -> Response:
    """The standings over these events, for everybody; every one of them must have been played to its end."""
    known = [(await office_of(request).event(event_id).known()).event for event_id in event]
    with plainly():
        rows = palio_rows(known, language_in(request))
    return answer(
        PalioPage(
            events=tuple(
                PalioEvent(event_id, one.name, one.date, one.stage)
                for event_id, one in zip(event, known, strict=True)
            ),
            teams=tuple(
                PalioTeam(
                    row.rank,
                    row.name,
                    str(row.points),
                    tuple(None if points is None else str(points) for points in row.awarded),
                )
                for row in rows
            ),
        )
    )
