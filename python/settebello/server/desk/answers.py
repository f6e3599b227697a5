"""How the desk reads bodies and answers: msgspec structs as JSON, everything refused as a `Fault`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec
from fastapi import Request
from starlette.responses import Response

from settebello.errors import RulesError
from settebello.server.faults import Fault, language_or_italian
from settebello.tournament import EventError, FormatError, TemplateError
from settebello.tournament.errors import UnreadableFile
from settebello.tournament.words import told

Body = TypeVar("Body")


class DeskFault(Fault):
    """What an event or a list does not allow, said in the tournament's own words."""

    def __init__(self, error: EventError | FormatError | UnreadableFile | TemplateError) -> None:
        reason = "template_wrong" if isinstance(error, TemplateError) else error.reason
        super().__init__(reason, status=422)
        self._error = error

    def message(self, language: str) -> str:
        """One sentence for a person."""
        return told(self._error, language)


async def body_of(request: Request, kind: type[Body]) -> Body:
    """The request's body as a struct; Fault if it is none."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.MsgspecError as error:
        # "…- at `$.deed.result`": the place, without the library's sign for the whole.
        where = str(error).rpartition("`$")[2].strip("`.") or "JSON"
        raise Fault("malformed_request", status=422, field=where[:80]) from error


def answer(value: object, status: int = 200) -> Response:
    """A struct as the response."""
    return Response(
        msgspec.json.encode(value),
        status_code=status,
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )


@contextmanager
def plainly() -> Iterator[None]:
    """What the tournament refuses becomes a fault."""
    try:
        yield
    except (EventError, FormatError, UnreadableFile, TemplateError) as error:
        raise DeskFault(error) from error
    except RulesError as error:
        raise Fault("no_such_sheet", status=422, sheet=str(error.found)[:80]) from error


def key_of(request: Request) -> str:
    """The key of the private link that the request comes with; Fault if it has none."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not key:
        raise Fault("wrong_link", status=401)
    return key.strip()


def language_in(request: Request) -> str:
    """The language to answer in."""
    return language_or_italian(request.query_params, request.headers)


def documented(answered: str, asked: str | None = None, status: int = 200) -> dict[str, Any]:
    """What OpenAPI says of a route whose structs are msgspec's."""
    reference = "#/components/schemas/"
    extra: dict[str, Any] = {
        "responses": {
            str(status): {
                "description": "Done",
                "content": {"application/json": {"schema": {"$ref": reference + answered}}},
            }
        }
    }
    if asked is not None:
        extra["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": {"$ref": reference + asked}}},
        }
    return extra
