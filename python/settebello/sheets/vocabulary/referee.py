"""`[referee]`: the sanctions that a sheet knows, as ladders by article."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from .prose import LocalText
from .table import STRUCTURE, Frozen, Problem, Row, RuleTable, Setting

Sanction = Literal["warning", "-1", "-2", "-3", "-4", "expelled", "forfeit"]
"""`expelled`: the side loses the match and leaves the event; `forfeit`: it loses this match."""


class Ladder(Frozen):
    """What a side incurs the first, second … time; articles named together share one count.

    `further`: whether the jury chooses once the steps are used up (or where there are none).
    """

    articles: Row[str] = Field(min_length=1, description="a list of articles of the sheet")
    offence: LocalText
    steps: Row[Sanction]
    further: Literal["jury", "none"]


class Referee(RuleTable):
    """`choices`: what the jury may choose from where an article leaves it open.

    >>> from settebello.sheets import rules
    >>> ladder = next(ladder for ladder in rules("fsgs").referee.ladders if "9" in ladder.articles)
    >>> ladder.articles, ladder.steps, ladder.further
    (('8', '9', '10'), ('warning', '-1', '-4'), 'jury')
    """

    choices: Annotated[Row[Sanction], STRUCTURE] = ()
    ladders: Annotated[Row[Ladder], STRUCTURE] = ()

    def problems(self, setting: Setting) -> Iterator[Problem]:
        named = [article for ladder in self.ladders for article in ladder.articles]
        for number, ladder in enumerate(self.ladders):
            for article in (article for article in ladder.articles if named.count(article) > 1):
                yield Problem(f"ladders.{number}.articles", article, "articles that no other ladder names")
            if ladder.further == "jury" and not self.choices:
                yield Problem(f"ladders.{number}.further", "jury", "'none' where referee.choices is empty")
            if ladder.further == "none" and not ladder.steps:
                yield Problem(f"ladders.{number}.steps", [], "at least one sanction, or further = 'jury'")
