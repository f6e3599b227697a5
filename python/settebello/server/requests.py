"""What callers send and get over HTTP, as pydantic models: the OpenAPI page is made from them."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query, Request
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from settebello.server.faults import Language, language_of

# A name as it fits on a seat of a narrow screen.
NAME_LENGTH = 40

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=NAME_LENGTH)]


def spoken(
    request: Request, lang: Annotated[str | None, Query(description="it, fr or en")] = None
) -> Language:
    """The language of the answer: `?lang=`, else the browser's, else Italian."""
    return language_of({} if lang is None else {"lang": lang}, request.headers)


Spoken = Annotated[Language, Depends(spoken)]


class Strict(BaseModel):
    """A body without unknown keys."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Sitter(Strict):
    """Who sits on a seat: a person (`bot` null) or a bot by name."""

    name: Name
    bot: str | None = None


class ClubSheet(Strict):
    """A club's own sheet over one of ours: its short name, its title, the switches that it sets."""

    id: str = Field(max_length=40)
    title: str = Field(max_length=80)
    switches: dict[str, object]


class NewTable(Strict):
    """A table to open; a given `seed` fixes every deal, for tests and study.

    `club` plays by a club's own sheet over `sheet`.
    `target`, `limit` and `deals` null are the sheet's: the points that win, the points that put
    a seat out, the number of deals to play.
    """

    sheet: str = Field(max_length=80)
    club: ClubSheet | None = None
    seats: int | None = None
    target: int | None = None
    limit: int | None = None
    deals: int | None = None
    final: bool = False
    players: list[Sitter] = Field(max_length=8)
    seed: int | None = None
    lang: str | None = None


class SeatedTable(BaseModel):
    """A table just opened: the person's seat, and the token that is its only key."""

    table: str
    seat: int
    token: str


class Problem(BaseModel):
    """Why something was not done: a code of a closed set and a sentence in the caller's language."""

    code: str
    message: str
    field: str | None = None


class Health(BaseModel):
    """The house is open."""

    status: str = "ok"
