"""`[source]`: the regulation that a sheet puts into data, and how its articles are cited."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from .prose import LocalText, Text
from .table import Frozen, Row


class Source(Frozen):
    """The regulation's name and its articles in order.

    `numbering`: its own numbers (`article`), its headings (`heading`), or paragraphs counted by
    us where it has neither (`paragraph`).
    """

    name: LocalText
    numbering: Literal["article", "heading", "paragraph"]
    articles: Row[Text] = Field(min_length=1, description="a list of the regulation's articles, in order")

    def cited(self, articles: str) -> tuple[str, ...]:
        """The single articles of a citation such as "9, 10"."""
        return tuple(articles.split(", ")) if articles else ()

    def position(self, articles: str) -> int:
        """Where a citation stands in the regulation; after everything if it cites nothing."""
        first = self.cited(articles)[:1]
        return self.articles.index(first[0]) if first and first[0] in self.articles else len(self.articles)
