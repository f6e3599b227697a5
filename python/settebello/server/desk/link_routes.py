"""HTTP for private links: give one to a referee, a scorer, the jury; end it when a phone is lost."""

from __future__ import annotations

import io

import segno
from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from settebello.server.desk.answers import (
    DeskFault,
    answer,
    body_of,
    documented,
    key_of,
    language_in,
    plainly,
)
from settebello.server.desk.asked import EndLink, HouseLink, NewLink
from settebello.server.desk.live import Step
from settebello.server.desk.office import LONGEST
from settebello.server.desk.protocol import GivenLink
from settebello.server.desk.routes import at_the_desk, office_of, organiser_only
from settebello.server.desk.shown import SHOWN, desk_page
from settebello.server.requests import Problem, spoken
from settebello.server.tokens import new_token, token_hash
from settebello.tournament import Event, EventError
from settebello.tournament.log import Author, RoleEnded, RoleGiven

router = APIRouter(
    prefix="/api/v1/events/{event_id}/links",
    responses={"4XX": {"model": Problem}, "5XX": {"model": Problem}},
    dependencies=[Depends(spoken)],
)


@router.post("", openapi_extra=documented("GivenLink", "NewLink", 201))
async def give(request: Request, event_id: str) -> Response:
    """A new private link; its key is told once."""
    event, holder = await at_the_desk(request, event_id)
    organiser_only(holder)
    wanted = await body_of(request, NewLink)
    key = new_token()
    given = RoleGiven(wanted.role, _name(wanted.name), token_hash(key))
    with plainly():
        await event.enter(holder.author, wanted.seq, _given(given, wanted.instead_of))
    return answer(_told(request, event_id, key), 201)


@router.post("/house", openapi_extra=documented("GivenLink", "HouseLink", 201))
async def give_to_the_house(request: Request, event_id: str) -> Response:
    """An organiser's link for whoever has the house's key: the way back in when an event's link is lost."""
    office = office_of(request)
    await office.check_key(key_of(request))
    event = office.event(event_id)
    wanted = await body_of(request, HouseLink)
    key = new_token()
    given = RoleGiven("organiser", _name(wanted.name), token_hash(key), house_key=True)
    seq = (await event.known()).seq
    with plainly():
        await event.enter(Author("organiser", given.name), seq, _given(given, wanted.instead_of))
    return answer(_told(request, event_id, key), 201)


@router.post("/end", openapi_extra=documented("Desk", "EndLink"))
async def end(request: Request, event_id: str) -> Response:
    """Ends a private link at once."""
    event, holder = await at_the_desk(request, event_id)
    organiser_only(holder)
    wanted = await body_of(request, EndLink)
    with plainly():
        known = await event.enter(
            holder.author, wanted.seq, [lambda now: RoleEnded(_whole(now, wanted.link))]
        )
    return answer(desk_page(known, holder, language_in(request)))


@router.get("/wall.svg")
async def wall(request: Request, event_id: str) -> Response:
    """For everybody: the address of the event's public page as a QR code, to print and hang on the wall."""
    await office_of(request).event(event_id).known()
    address = f"{request.url.scheme}://{request.headers.get('host', '')}/events/{event_id}"
    return Response(_picture(address), media_type="image/svg+xml", headers={"cache-control": "no-cache"})


def _name(text: str) -> str:
    name = text.strip()
    if not name or not name.isprintable() or len(name) > LONGEST:
        raise DeskFault(EventError("whose link it is has to be said", "no_name"))
    return name


def _given(given: RoleGiven, ended: str | None) -> list[Step]:
    """A link, and the end of the one in whose stead it is given."""
    steps: list[Step] = [lambda _: given]
    if ended is not None:
        steps.append(lambda now: RoleEnded(_whole(now, ended)))
    return steps


def _told(request: Request, event_id: str, key: str) -> GivenLink:
    address = f"{request.url.scheme}://{request.headers.get('host', '')}/desk/{event_id}#{key}"
    return GivenLink(token_hash(key)[:SHOWN], key, _picture(address))


def _whole(event: Event, shown: str) -> str:
    """The hash that begins like this; the last organiser's link cannot be ended."""
    found = next((token for token in event.roles if token[:SHOWN] == shown), None)
    if found is None:
        raise EventError("no such link", "no_such_role")
    organisers = [token for token, (role, _) in event.roles.items() if role == "organiser"]
    if organisers == [found]:
        raise EventError("nobody could lead the event any more", "not_allowed")
    return found


def _picture(address: str) -> str:
    """The address as a QR code, drawn as SVG without a size of its own."""
    picture = io.BytesIO()
    segno.make(address, error="m").save(picture, kind="svg", scale=4, border=2, xmldecl=False, svgns=True)
    return picture.getvalue().decode()
