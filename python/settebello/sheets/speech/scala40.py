"""How a sheet of Scala 40 is spoken of: seats, packs, dealing, and how a match ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from ..families.scala40 import Scala40Sheet
from ..vocabulary.scala40.deal import CARDS_EACH
from .speech import Speech


class Scala40Speech(Speech):
    """The sentences of Scala 40 that are put together from several values."""

    @property
    def _scala40(self) -> Scala40Sheet:
        return cast("Scala40Sheet", self.sheet)

    def special(self) -> Mapping[str, Callable[[], str]]:
        return {"seats": self._seats, "deck": self._pack}

    def variant(self, key: str) -> str | None:
        limit, value = self.value("match.limit"), self.value(key)
        if key == "match.reentry" and not limit:
            return "unused"
        if key == "match.deals" and limit and value:
            return "with_limit"
        return "options" if self.foreseen(key) and self._others(key) else None

    def foreseen(self, key: str) -> bool:
        return self.value(key) in self._options(key)

    def placeholders(self) -> Mapping[str, object]:
        return {
            **self.words.decks[self._scala40.deck.design],
            "cards": CARDS_EACH,
            "deals_options": self.words.list_of(self._others("match.deals"), "or"),
            "limit_options": self.words.list_of(self._others("match.limit"), "or"),
        }

    def summary(self) -> str:
        page, seats, match = self.words.rules["page"], self.sheet.seats, self._scala40.match
        until = page["summary_target"] if match.limit else page["summary_deals"]
        return self.filled(
            page["summary"],
            seats=f"{seats[0]}–{seats[-1]}" if self._all_between() else self._listed(),
            count=self.sheet.deck.count,
            design=self.placeholders()["name"],
            target=self.filled(until, value=match.limit or match.deals),
        )

    def _options(self, key: str) -> tuple[int, ...]:
        """The values of a key that the sheet lets people choose from."""
        match = self._scala40.match
        return {"match.deals": match.deals_options, "match.limit": match.limit_options}.get(key, ())

    def _others(self, key: str) -> list[str]:
        value = self.value(key)
        return [str(option) for option in self._options(key) if option != value]

    def _all_between(self) -> bool:
        """Whether every number from the fewest seats to the most is allowed, and not just one or two."""
        seats = self.sheet.seats
        return len(seats) > 2 and len(seats) == seats[-1] - seats[0] + 1

    def _listed(self) -> str:
        return self.words.list_of([str(count) for count in self.sheet.seats], "or")

    def _seats(self) -> str:
        words, seats = self.sentences["seats"], self.sheet.seats
        if self._all_between():
            return self.filled(words["range"], first=seats[0], last=seats[-1])
        return self.filled(words["whole"], seats=self._listed())

    def _pack(self) -> str:
        return self.filled(self.sentences["deck"]["whole"], count=self.sheet.deck.count)
