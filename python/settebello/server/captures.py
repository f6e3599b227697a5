"""What may I take? Every lawful capture of a card from a table, with the article that says so.

The engine decides, as at any table: here a position is set up with the card as a seat's only one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pydantic import BaseModel, Field

from settebello._engine import Deal, Move
from settebello.errors import CardError, IllegalMove, PositionError, RulesError
from settebello.server.faults import Fault
from settebello.server.requests import Strict
from settebello.sheets import RuleSheet
from settebello.sheets.words import sentence


class Question(Strict):
    """Face-up cards, the card that is played, and (if asked) the cards that somebody would take with it.

    `switches` are readings chosen otherwise, by dotted key.
    """

    table: list[str] = Field(max_length=40)
    card: str = Field(max_length=2)
    taken: list[str] | None = Field(default=None, max_length=40)
    switches: dict[str, object] = Field(default_factory=dict)


class Lawful(BaseModel):
    """One lawful way: the cards taken (none when the card is laid), the article and what it says."""

    captured: list[str]
    citation: str
    text: str


class Answer(BaseModel):
    """Every lawful way; and for the cards that were asked about whether they may be taken, and why not."""

    ways: list[Lawful]
    allowed: bool | None
    why_not: str


def answered(rules: RuleSheet, question: Question, language: str) -> Answer:
    """The answer by a sheet of the Scopa family. Fault for another family, or cards that cannot be."""
    if rules.family != "scopa":
        raise Fault("not_at_scopa", status=422)
    deal = _deal(rules, question)
    ways = [_lawful(rules, deal, move, language) for move in deal.moves]
    if question.taken is None:
        return Answer(ways=ways, allowed=None, why_not="")
    text = question.card + (f"x{'+'.join(question.taken)}" if question.taken else "")
    try:
        deal.play(text)
    except IllegalMove as error:
        article = rules.cite(error.article, language)
        why_not = sentence(language, error.reason, article=article, card=question.card)
        return Answer(ways=ways, allowed=False, why_not=why_not)
    return Answer(ways=ways, allowed=True, why_not="")


def with_switches(rules: RuleSheet, switches: Mapping[str, object]) -> RuleSheet:
    """The sheet with readings chosen otherwise. Fault for what cannot be."""
    try:
        return rules.replace(**switches)
    except RulesError as error:
        raise bad_switch(error) from error


def bad_switch(error: RulesError) -> Fault:
    """The fault of a switch that cannot be set so."""
    return Fault(
        "bad_club_sheet", status=422, found=f"{error.key} = {error.found}"[:80], allowed=error.allowed
    )


def _deal(rules: RuleSheet, question: Question) -> Deal:
    seats = rules.seats[0]
    others: list[Iterable[str]] = [()] * (seats - 1)
    try:
        # As the dealer's card, so that the other hands may be empty.
        return Deal.position(rules, hands=[[question.card], *others], table=question.table, turn=0, dealer=0)
    except (CardError, PositionError) as error:
        raise Fault("card_not_in_pack", status=422, found=_wrong(rules, question)) from error


def _wrong(rules: RuleSheet, question: Question) -> str:
    """The first card that is not of the pack, or that is there twice."""
    seen: set[str] = set()
    for code in [question.card, *question.table]:
        if code in seen or code not in rules.deck.codes:
            return code[:8]
        seen.add(code)
    return question.card[:8]


def _lawful(rules: RuleSheet, deal: Deal, move: Move, language: str) -> Lawful:
    key = deal.decided_by(move.card)
    text = next((entry.text for entry in rules.explanation(language) if entry.switch == key), "")
    return Lawful(
        captured=[str(card) for card in move.captured],
        citation=rules.cite(rules.article(key), language),
        text=text,
    )
