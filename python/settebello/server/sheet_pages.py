"""A sheet as a page shows it, in one language: what it is, what it says, what its cards are called."""

from __future__ import annotations

import json

from pydantic import BaseModel

from settebello._engine import Card
from settebello.players import bots
from settebello.sheets import RuleSheet


class SheetSummary(BaseModel):
    """A sheet in a list. `deck` is the pack's design; `direction` the way round the table."""

    id: str
    title: str
    place: str
    deck: str
    direction: str
    seats: list[int]
    summary: str


class Explained(BaseModel):
    """One entry of the rules in plain words. `citation` is how people cite the article.

    `reading` marks a doubt and our choice; `switch` and `values` say how to play it otherwise.
    """

    article: str
    citation: str
    text: str
    reading: bool
    switch: str | None
    values: list[str]


class CardWords(BaseModel):
    """A card's name, and the sign in the corner of its face."""

    name: str
    index: str


class SheetDetail(SheetSummary):
    """A whole sheet. `targets` are those to choose from; `final_target` null where finals have none.

    `bots` are the bots' names, weakest first; `cards` all cards of the pack by code, in its order.
    """

    source: str
    targets: list[int]
    target: int
    final_target: int | None
    bots: list[str]
    explanation: list[Explained]
    cards: dict[str, CardWords]


def summary_of(rules: RuleSheet, language: str) -> SheetSummary:
    """The sheet in a list."""
    return SheetSummary(
        id=rules.id,
        title=rules.title_in(language),
        place=rules.place_in(language),
        deck=rules.scopa.deck.design,
        direction=rules.direction,
        seats=list(rules.seats),
        summary=rules.summary(language),
    )


def detail_of(rules: RuleSheet, language: str) -> SheetDetail:
    """The whole sheet."""
    match = rules.match
    return SheetDetail(
        **summary_of(rules, language).model_dump(),
        source=rules.source_in(language),
        targets=sorted({*match.target_options, match.target} - {0}),
        target=match.target,
        final_target=match.final_target or None,
        bots=list(bots()),
        explanation=[
            Explained(
                article=entry.article,
                citation=rules.cite(entry.article, language),
                text=entry.text,
                reading=entry.reading,
                switch=entry.switch,
                values=[_as_written(value) for value in entry.values],
            )
            for entry in rules.explanation(language)
        ],
        cards=_cards(rules, language),
    )


def _as_written(value: object) -> str:
    """A switch's value as a sheet has it."""
    return value if isinstance(value, str) else json.dumps(value)


def _cards(rules: RuleSheet, language: str) -> dict[str, CardWords]:
    deck = rules.scopa.deck
    cards = [Card(rank + suit) for suit in "DCSB" for rank in deck.ranks]
    return {
        card.code: CardWords(name=card.name(language, deck.design), index=card.index(language, deck.design))
        for card in cards
    }
