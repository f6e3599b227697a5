"""What the desk's pages get, one frozen struct each; what they send is in `asked`."""

from __future__ import annotations

import datetime
from typing import TypeAlias

import msgspec

from settebello.tournament.entrants import Entrant
from settebello.tournament.entries import Row
from settebello.tournament.fair_draw import Doubt
from settebello.tournament.judgements import Case, Judgement, Revocation
from settebello.tournament.log import Role
from settebello.tournament.report import ReportLine, Signature
from settebello.tournament.standing import Standing


class OpenedEvent(msgspec.Struct, frozen=True):
    """A new event, and the organiser's key, which is told only here."""

    event: str
    key: str


class GivenLink(msgspec.Struct, frozen=True):
    """A private link's key, told only here, and the same as a QR picture (SVG) of the page's address."""

    link: str
    key: str
    qr: str


class ListedLink(msgspec.Struct, frozen=True):
    """A private link that stands; `link` is the beginning of its key's hash."""

    link: str
    role: Role
    name: str


class TeamInfo(msgspec.Struct, frozen=True):
    """A contrada or village: its word and its name."""

    word: str
    name: str


class Setting(msgspec.Struct, frozen=True):
    """A key of the template that an event may change: its value, and what else it may be.

    `choices` lists words to choose from; a number lies between `least` and `most` where they are given.
    A list of words is an order: any of the choices, each once.
    """

    key: str
    value: bool | int | str | tuple[str, ...]
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None


class DoubtInfo(msgspec.Struct, frozen=True):
    """A reading of the template in words."""

    article: str
    doubt: str
    choice: str


class TemplateInfo(msgspec.Struct, frozen=True):
    """A kind of event, as the page that opens one needs it."""

    id: str
    title: str
    sheet: str
    sheet_title: str
    format: str
    people: int
    least: int
    most: int
    per_team: int | None
    youngest: int | None
    oldest: int | None
    teams: tuple[TeamInfo, ...]
    settings: tuple[Setting, ...]
    readings: tuple[DoubtInfo, ...]


class NextSanction(msgspec.Struct, frozen=True):
    """What the sheet's ladder has for an entrant under an article."""

    article: str
    cited: str
    offence: str
    occasion: int
    sanctions: tuple[str, ...]


class ArticleInfo(msgspec.Struct, frozen=True):
    """An article that has sanctions: how it is cited, and what it is about."""

    article: str
    cited: str
    offence: str


class Desk(msgspec.Struct, frozen=True):
    """The event as somebody with a private link sees it."""

    seq: int
    role: Role
    name: str
    may: tuple[str, ...]
    """The kinds of entries that this role may make."""
    standing: Standing
    people: int
    fewest: bool
    asks_age: bool
    takes_late: bool
    next_round: bool
    """Whether another round can be drawn now."""
    hindrance: str
    """Why the next round cannot be drawn though every table has its result; "" where nothing hinders."""
    least: int
    most: int
    per_team: int | None
    jury: int
    """How many members the jury has; 0: none is foreseen."""
    entrants: tuple[Entrant, ...]
    teams: tuple[TeamInfo, ...]
    judgements: tuple[Judgement, ...]
    revocations: tuple[Revocation, ...]
    cases: tuple[Case, ...]
    links: tuple[ListedLink, ...]
    seconds: tuple[int, ...]
    articles: tuple[ArticleInfo, ...]
    notes: tuple[tuple[str, ...], ...]
    """What each round could not keep, a sentence with its proof for each breach."""
    template_title: str
    sheet_title: str


class PublicPage(msgspec.Struct, frozen=True):
    """The event as everybody sees it, and the number of its last entry."""

    seq: int
    standing: Standing
    template_title: str
    sheet_title: str
    teams: tuple[TeamInfo, ...]
    notes: tuple[tuple[str, ...], ...]
    """What each round could not keep, a sentence with its proof for each breach."""


class ListedEvent(msgspec.Struct, frozen=True):
    """An event in the house's list."""

    event: str
    name: str
    place: str
    date: datetime.date | None
    stage: str
    entrants: int
    organisers: tuple[ListedLink, ...]
    """The organisers' links that stand."""
    counts: bool
    """It was played to its end and awards points to contrade: the palio can count it."""


class PalioEvent(msgspec.Struct, frozen=True):
    """An event that counts for the palio."""

    event: str
    name: str
    date: datetime.date | None
    stage: str


class PalioTeam(msgspec.Struct, frozen=True):
    """A contrada's place over several events; points are exact, such as "45" or "15/2"."""

    rank: int
    team: str
    """Its name."""
    points: str
    awarded: tuple[str | None, ...]
    """By event; None where the contrada was not there."""


class PalioPage(msgspec.Struct, frozen=True):
    """The palio's standings over several events, the first contrada first."""

    events: tuple[PalioEvent, ...]
    teams: tuple[PalioTeam, ...]


class PreviewPage(msgspec.Struct, frozen=True):
    """A list of entrants, row by row, each with a sentence where something is wrong."""

    seq: int
    rows: tuple[Row, ...]
    told: tuple[str, ...]


class Entering(msgspec.Struct, frozen=True):
    """What an entered list came to: how many entries were new, how many were changed."""

    seq: int
    new: int
    changed: int


class VerdictPage(msgspec.Struct, frozen=True):
    """What doing a draw again has shown, in words."""

    holds: bool
    doubts: tuple[tuple[Doubt, int], ...]
    told: tuple[str, ...]


class Report(msgspec.Struct, frozen=True):
    """The jury's report, line by line, and who signs it."""

    lines: tuple[ReportLine, ...]
    signatures: tuple[Signature, ...]


Words: TypeAlias = dict[str, dict[str, str]]
