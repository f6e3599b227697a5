"""A sheet as a page shows it, in one language: what it is, what it says, what its cards are called."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Literal, get_args

from pydantic import BaseModel, JsonValue

from settebello._engine import Card
from settebello.players import bots
from settebello.sheets import RuleSheet, Sanction
from settebello.sheets.words import sanction


class SheetSummary(BaseModel):
    """A sheet in a list. `deck` is the pack's design; `direction` the way round the table."""

    id: str
    family: str
    title: str
    place: str
    deck: str
    direction: str
    seats: list[int]
    summary: str


class Option(BaseModel):
    """A value that a switch may have, and what the rules say then."""

    value: JsonValue
    text: str


class Explained(BaseModel):
    """One entry of the rules in plain words. `citation` is how people cite the article.

    `reading` marks a doubt and our choice; `switch`, its `value` here and its `options`, the value
    among them, say how to play it otherwise.
    """

    article: str
    citation: str
    text: str
    reading: bool
    switch: str | None
    value: JsonValue
    options: list[Option]


class CardWords(BaseModel):
    """A card's name, and the sign in the corner of its face."""

    name: str
    index: str


class Arrangement(BaseModel):
    """How the face-up cards lie: in a row or scattered; `pointed` ranks with their point to the centre."""

    form: Literal["scattered", "row"]
    pointed: list[str]


class Offence(BaseModel):
    """What is done wrong under articles that count together, each with its citation."""

    citations: dict[str, str]
    text: str


class SheetDetail(SheetSummary):
    """A whole sheet. A match ends at `target` points, when `limit` has put all but one out, or after `deals`.

    Each of the three is 0 where it does not count, `targets`, `limits` and `deal_counts` are those
    to choose from; `final_target` is null where finals have none of their own.
    `bots` are the names of the bots that play it, weakest first; `clock` the seconds for each card of
    a hand, none where the sheet has no clock; `cards` all cards of the pack by code, in its order;
    `offences` the articles that a referee rules by, `sanctions` the sanctions' names by code.
    """

    source: str
    targets: list[int]
    target: int
    final_target: int | None
    limits: list[int]
    limit: int
    deal_counts: list[int]
    deals: int
    bots: list[str]
    clock: list[int]
    arrangement: Arrangement
    explanation: list[Explained]
    cards: dict[str, CardWords]
    offences: list[Offence]
    sanctions: dict[str, str]


def summary_of(rules: RuleSheet, language: str) -> SheetSummary:
    """The sheet in a list."""
    return SheetSummary(
        id=rules.id,
        family=rules.family,
        title=rules.title_in(language),
        place=rules.place_in(language),
        deck=rules.deck.design,
        direction=rules.direction,
        seats=list(rules.seats),
        summary=rules.summary(language),
    )


def detail_of(rules: RuleSheet, language: str) -> SheetDetail:
    """The whole sheet."""
    match = rules.match
    # One total ends a match of either family: points that win, or a debt that puts a seat out.
    totals, total = sorted({*match.target_options, match.target} - {0}), match.target
    return SheetDetail(
        **summary_of(rules, language).model_dump(),
        source=rules.source_in(language),
        targets=[] if match.owed else totals,
        target=0 if match.owed else total,
        final_target=match.final_target or None,
        limits=totals if match.owed else [],
        limit=total if match.owed else 0,
        deal_counts=sorted({*match.deals_options, match.deals} - {0}),
        deals=match.deals,
        bots=list(bots(rules)),
        clock=list(rules.seconds),
        arrangement=Arrangement(form=rules.grid.form, pointed=list(rules.grid.pointed)),
        explanation=[
            Explained(
                article=entry.article,
                citation=rules.cite(entry.article, language),
                text=entry.text,
                reading=entry.reading,
                switch=entry.switch,
                value=None if entry.switch is None else _plain(rules.switches[entry.switch]),
                options=_options(rules, entry.switch, entry.values, language),
            )
            for entry in rules.explanation(language)
        ],
        cards=_cards(rules, language),
        offences=_offences(rules, language),
        sanctions={code: sanction(language, code) for code in get_args(Sanction)},
    )


def _options(rules: RuleSheet, switch: str | None, others: Iterable[object], language: str) -> list[Option]:
    """What a switch may be set to; none where nothing else is known."""
    values = [] if switch is None else list(others)
    if switch is None or not values:
        return []
    return [
        Option(value=_plain(value), text=rules.said(switch, value, language))
        for value in (rules.switches[switch], *values)
    ]


def _plain(value: object) -> JsonValue:
    """A switch's value as JSON."""
    plain: JsonValue = json.loads(json.dumps(value, default=dict))
    return plain


def _offences(rules: RuleSheet, language: str) -> list[Offence]:
    return [
        Offence(
            citations={article: rules.cite(article, language) for article in ladder.articles},
            text=ladder.offence.text(language),
        )
        for ladder in rules.referee.ladders
    ]


def _cards(rules: RuleSheet, language: str) -> dict[str, CardWords]:
    design = rules.deck.design
    return {
        code: CardWords(name=Card(code).name(language, design), index=Card(code).index(language, design))
        for code in rules.deck.codes
    }
