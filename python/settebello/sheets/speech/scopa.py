"""How a sheet of the Scopa family is spoken of: seats, packs, dealing, primiera, clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import cast

from ..families.scopa import ScopaSheet
from ..vocabulary.scopa.deal import Layout
from ..vocabulary.scopa.deck import FIGURES, SCOPA_RANKS
from .speech import Speech


class ScopaSpeech(Speech):
    """The sentences of the Scopa family that are put together from several values."""

    @property
    def _scopa(self) -> ScopaSheet:
        return cast("ScopaSheet", self.sheet)

    @property
    def _deck(self) -> Mapping[str, str]:
        return self.words.decks[self._scopa.deck.design]

    def special(self) -> Mapping[str, Callable[[], str]]:
        return {
            "seats": self._seats,
            "deck": self._pack,
            "deal.layouts": self._layouts,
            "primiera.figures": self._primiera,
            "clock.seconds": self._clock,
        }

    def said_with(self, key: str) -> tuple[str, ...]:
        together = {
            "deal.layouts": ("deal.style",),
            "score.cards": ("score.cards", "score.cards_more_than"),
            "score.coins": ("score.coins", "score.coins_more_than"),
        }
        return together.get(key, super().said_with(key))

    def variant(self, key: str) -> str | None:
        target, value = self.value("match.target"), self.value(key)
        no_table = all(layout.table == 0 for layout in self._layouts_used())
        applies = {
            "void.kings": ("no_table", no_table),
            "void.table_sum": ("no_table", no_table),
            "primiera.all_missing": ("unused", self.value("primiera.missing") == "sums"),
            "match.both": ("unused", not target),
            "match.target": ("options", bool(self._other_targets()) and self.foreseen("match.target")),
            "match.deals": ("with_target", bool(target) and bool(value)),
        }
        name, holds = applies.get(key, ("", False))
        return name if holds else None

    def foreseen(self, key: str) -> bool:
        return key == "match.target" and self.value(key) in self._scopa.match.target_options

    def placeholders(self) -> Mapping[str, object]:
        sides = self.sentences["sides"]
        party = "pair" if set(self.sheet.seats) <= {4, 6} else "any"
        who = sides[f"{party}_who"]
        return {
            **self._deck,
            "who": who,
            "who_capital": who[0].upper() + who[1:],
            "to_who": sides[f"{party}_to_who"],
            "cards_more_than": self.value("score.cards_more_than"),
            "coins_more_than": self.value("score.coins_more_than"),
            "options": self.words.list_of(self._other_targets(), "or"),
        }

    def summary(self) -> str:
        page, deck = self.words.rules["page"], self._scopa.deck
        target, deals = self.value("match.target"), self.value("match.deals")
        until = self.filled(page["summary_target"], value=target) if target else ""
        return self.filled(
            page["summary"],
            seats=self.words.list_of([str(count) for count in self.sheet.seats], "or"),
            count=4 * len(deck.ranks),
            design=self._deck["name"],
            target=until or self.filled(page["summary_deals"], value=deals),
        )

    def _other_targets(self) -> list[str]:
        target = self.value("match.target")
        return [str(points) for points in self._scopa.match.target_options if points != target]

    def _layouts_used(self) -> list[Layout]:
        return [layout for layout in self._scopa.deal.layouts if layout.seats in self.sheet.seats]

    def _seats(self) -> str:
        words, seats = self.sentences["seats"], self.sheet.seats
        counts = self.words.list_of([str(count) for count in seats], "or")
        sentences = [self.filled(words["whole"], seats=counts)]
        sentences += [words[name] for count, name in ((4, "pairs"), (6, "teams")) if count in seats]
        return " ".join(sentences)

    def _pack(self) -> str:
        words, ranks = self.sentences["deck"], self._scopa.deck.ranks
        whole = self.filled(words["whole"], count=4 * len(ranks), design=self._deck["name"])
        missing = [rank for rank in SCOPA_RANKS if rank not in ranks]
        if not missing:
            return whole
        return f"{whole} {self.filled(words['without'], ranks=self.words.list_of(missing, 'and'))}"

    def _layouts(self) -> str:
        words = self.sentences["deal.layouts"]
        ways: dict[str, list[str]] = {}
        for layout in self._layouts_used():
            ways.setdefault(self._way(layout), []).append(str(layout.seats))
        if len(ways) == 1:
            return self.filled(words["alone"], way=next(iter(ways)))
        return " ".join(
            self.filled(words["whole"], seats=self.words.list_of(seats, "or"), way=way)
            for way, seats in ways.items()
        )

    def _style(self, layout: Layout) -> str:
        style = self.value("deal.style")
        if isinstance(style, Mapping):
            return str(style.get(str(layout.seats), style["default"]))
        return str(style)

    def _way(self, layout: Layout) -> str:
        """The first packet, the table's cards, and what comes when all hands are empty."""
        words, (first, *rest) = self.sentences["deal.layouts"], layout.packets
        way = f"{self.filled(words[self._style(layout)], first=first)}, {self._table(layout)}"
        if not rest:
            return way
        if set(rest) == {first}:
            return f"{way}{self.filled(words['again_equal'], next=first)}"
        return f"{way}{self.filled(words['again'], next=self.words.list_of(list(map(str, rest)), 'and'))}"

    def _table(self, layout: Layout) -> str:
        words = self.sentences["deal.layouts"]
        if not layout.table:
            return words["no_table"]
        when = layout.when if self._style(layout) == "one_by_one" else "after"
        return self.filled(words[when], count=layout.table)

    def _primiera(self) -> str:
        words = self.sentences["primiera.figures"]
        ranked = sorted(self._scopa.primiera.numbers.items(), key=lambda entry: -entry[1])
        named_ranks = self.sentences["ranks"]
        numbers = ", ".join(f"{named_ranks[rank]} {worth}" for rank, worth in ranked)
        figures = cast("Sequence[int]", self.value("primiera.figures"))
        if len(set(figures)) == 1:
            return self.filled(words["equal"], numbers=numbers, figure=figures[0])
        named = ", ".join(f"{self._deck[rank]} {worth}" for rank, worth in zip(FIGURES, figures, strict=True))
        return self.filled(words["other"], numbers=numbers, figures=named)

    def _clock(self) -> str:
        words = self.sentences["clock.seconds"]
        seconds = cast("Sequence[int]", self.value("clock.seconds"))
        if not seconds:
            return words["none"]
        if len(set(seconds)) == 1:
            return self.filled(words["one"], seconds=seconds[0])
        runs: list[str] = []
        first = 1
        for length, run in groupby(seconds):
            count = len(list(run))
            last = first + count - 1
            # The last run holds for any further card.
            name = (
                "rest"
                if last == len(seconds)
                else "then"
                if runs
                else "first"
                if count > 1
                else "first_single"
            )
            runs.append(self.filled(words[name], seconds=length, count=count, first=first, last=last))
            first = last + 1
        return self.filled(words["whole"], runs=self.words.list_of(runs, "and"))
