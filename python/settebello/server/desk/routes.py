"""HTTP for events: open one, look at it, enter, draw, rule, give links, check a draw."""

from __future__ import annotations

import datetime
import secrets
from typing import get_args

import msgspec
from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from settebello.server.desk import asked, protocol
from settebello.server.desk.answers import (
    DeskFault,
    answer,
    body_of,
    documented,
    key_of,
    language_in,
    plainly,
)
from settebello.server.desk.live import Holder, LiveEvent, Step
from settebello.server.desk.office import Office
from settebello.server.desk.shown import desk_page, next_sanctions, public_page, template_info
from settebello.server.requests import Problem, spoken
from settebello.sheets import Sanction
from settebello.sheets.words import sanction
from settebello.tournament import Event, EventError, PublishedDraw, template, templates, to_line
from settebello.tournament import verify as check
from settebello.tournament.deeds.playing_off import numbered
from settebello.tournament.entrants import next_number
from settebello.tournament.fair_draw import commitment, frozen_hash
from settebello.tournament.log import AnyDeed, Drawn, Entered, Frozen, PlayedOff, Revealed
from settebello.tournament.report import report_lines, signatures
from settebello.tournament.words import words_in

router = APIRouter(
    prefix="/api/v1",
    responses={"4XX": {"model": Problem}, "5XX": {"model": Problem}},
    dependencies=[Depends(spoken)],
)


def office_of(request: Request) -> Office:
    """The office of this server."""
    office: Office = request.app.state.office
    return office


@router.get("/templates", openapi_extra=documented("TemplateInfoList"))
async def all_templates(request: Request) -> Response:
    """The kinds of event."""
    return answer([template_info(template(name), language_in(request)) for name in templates()])


@router.get("/tournament-words", openapi_extra=documented("Words"))
async def tournament_words(request: Request) -> Response:
    """The words of the desk in a language, table by table; the sanctions are called as at every table."""
    language = language_in(request)
    sanctions = {code: sanction(language, code) for code in get_args(Sanction)}
    return answer({**words_in(language), "sanctions": sanctions})


@router.get("/events", openapi_extra=documented("ListedEventList"))
async def all_events(request: Request) -> Response:
    """The house's events, the newest first; for whoever has the organiser's key of the house."""
    office = office_of(request)
    await office.check_key(key_of(request))
    return answer(await office.all())


@router.post("/events", openapi_extra=documented("OpenedEvent", "NewEvent", 201))
async def open_event(request: Request) -> Response:
    """Opens an event; needs the organiser's key of the house."""
    office = office_of(request)
    await office.check_key(key_of(request))
    wanted = await body_of(request, asked.NewEvent)
    with plainly():
        return answer(await office.open(wanted), 201)


@router.get("/events/{event_id}", openapi_extra=documented("PublicPage"))
async def event_page(request: Request, event_id: str) -> Response:
    """The event for everybody; with `If-None-Match` 304 while nothing was entered."""
    known = await office_of(request).event(event_id).known()
    tag = f'"{known.seq}"'
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"etag": tag})
    response = answer(public_page(known, language_in(request)))
    response.headers["etag"] = tag
    response.headers["cache-control"] = "no-cache"
    return response


@router.get("/events/{event_id}/desk", openapi_extra=documented("Desk"))
async def desk(request: Request, event_id: str) -> Response:
    """The event for somebody with a private link."""
    event, holder = await at_the_desk(request, event_id)
    known = await event.known()
    tag = f'"{known.seq}-{holder.token_hash[:8]}"'
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"etag": tag})
    response = answer(desk_page(known, holder, language_in(request)))
    response.headers["etag"] = tag
    return response


@router.post("/events/{event_id}/deeds", openapi_extra=documented("Desk", "Enter"))
async def enter(request: Request, event_id: str) -> Response:
    """Enters something: an entrant, a result, a ruling, a vote …"""
    event, holder = await at_the_desk(request, event_id)
    wanted = await body_of(request, asked.Enter)
    with plainly():
        known = await event.enter(holder.author, wanted.seq, [lambda now: _numbered(now, wanted.deed)])
    return answer(desk_page(known, holder, language_in(request)))


@router.post("/events/{event_id}/freeze", openapi_extra=documented("Desk", "Step"))
async def freeze(request: Request, event_id: str) -> Response:
    """Fixes the entrants and promises a secret, which the house keeps until the draw."""
    event, holder = await at_the_desk(request, event_id)
    wanted = await body_of(request, asked.Step)
    secret = secrets.token_bytes(32)

    def frozen(now: Event) -> Frozen:
        return Frozen(frozen_hash(now.field), commitment(secret))

    with plainly():
        known = await event.enter(holder.author, wanted.seq, [frozen], secret.hex())
    return answer(desk_page(known, holder, language_in(request)))


@router.post("/events/{event_id}/draw", openapi_extra=documented("Desk", "Step"))
async def draw(request: Request, event_id: str) -> Response:
    """Draws the next round; the first time the secret is revealed with it."""
    event, holder = await at_the_desk(request, event_id)
    wanted = await body_of(request, asked.Step)
    before = (await event.known()).event
    steps: list[Step] = [_next_round]
    if before.frozen and not before.secret:
        secret = await event.secret()
        steps.insert(0, lambda _: Revealed(secret))
    with plainly():
        known = await event.enter(holder.author, wanted.seq, steps)
    return answer(desk_page(known, holder, language_in(request)))


def _next_round(event: Event) -> Drawn:
    if not event.secret:
        raise EventError("the draw has not been made", "not_frozen")
    if event.next_round is None:
        raise EventError("every round has been played", "no_such_round", found=len(event.drawn) + 1)
    return Drawn(event.next_round)


@router.get("/events/{event_id}/sanctions/{entrant}", openapi_extra=documented("NextSanctionList"))
async def sanctions(request: Request, event_id: str, entrant: str) -> Response:
    """What the sheet's ladders have for an entrant's next occasion."""
    event, _ = await at_the_desk(request, event_id)
    known = await event.known()
    with plainly():
        return answer(next_sanctions(known.event, entrant, language_in(request)))


@router.get("/events/{event_id}/report", openapi_extra=documented("Report"))
async def report(request: Request, event_id: str) -> Response:
    """The jury's report."""
    event, _ = await at_the_desk(request, event_id)
    known = await event.known()
    # By the clock of the house, which hangs on the wall of the same room.
    here = datetime.datetime.now().astimezone().tzinfo or datetime.UTC
    lines = report_lines(known.entries, language_in(request), here)
    return answer(protocol.Report(lines, signatures(known.event)))


@router.get("/events/{event_id}/log")
async def whole_log(request: Request, event_id: str) -> Response:
    """The event's whole log as JSON Lines, for the organiser: ages stand in it."""
    event, holder = await at_the_desk(request, event_id)
    organiser_only(holder)
    known = await event.known()
    text = "".join(f"{to_line(entry)}\n" for entry in known.entries)
    name = f"settebello-event-{event_id}.jsonl"
    return Response(
        text,
        media_type="application/x-ndjson",
        headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"},
    )


@router.get("/events/{event_id}/published-draw", openapi_extra=documented("PublishedDraw"))
async def published_draw(request: Request, event_id: str) -> Response:
    """All that anybody needs to do the draw again."""
    known = await office_of(request).event(event_id).known()
    with plainly():
        return answer(known.event.published_draw())


@router.post("/verify", openapi_extra=documented("VerdictPage", "PublishedDraw"))
async def verify(request: Request) -> Response:
    """Does a published draw again and compares."""
    published = await body_of(request, PublishedDraw)
    verdict = check(published)
    words = words_in(language_in(request))["verdict"]
    told = tuple(words[doubt].format(round=number) for doubt, number in verdict.doubts)
    return answer(protocol.VerdictPage(verdict.holds, verdict.doubts, told or (words["holds"],)))


async def at_the_desk(request: Request, event_id: str) -> tuple[LiveEvent, Holder]:
    """The event, and whose private link the request comes with; Fault for nobody's."""
    event = office_of(request).event(event_id)
    return event, await event.holder(key_of(request))


def organiser_only(holder: Holder) -> None:
    """DeskFault for every other role."""
    if holder.role != "organiser":
        raise DeskFault(EventError("for the organiser only", "not_allowed"))


def _numbered(event: Event, deed: AnyDeed) -> AnyDeed:
    """An entrant without an id and a play-off without a number get theirs."""
    if isinstance(deed, PlayedOff) and not deed.number:
        return numbered(event, deed.entrants, deed.result)
    if not isinstance(deed, Entered) or deed.entrant.id:
        return deed
    return Entered(msgspec.structs.replace(deed.entrant, id=next_number(event.entrants)))
