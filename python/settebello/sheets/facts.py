"""What a sheet says of itself, whatever its family: names, seats, pack, when a match ends."""

from __future__ import annotations

from typing import Literal

from .complaints import refused
from .families.scala40 import Scala40Sheet
from .families.scopa import ScopaSheet
from .vocabulary.deck import Deck
from .vocabulary.ending import Ending
from .vocabulary.grid import Grid
from .vocabulary.referee import Referee
from .vocabulary.sheet import FirstDealer, Sheet


class SheetFacts:
    """The part of a `RuleSheet` that is read off its tree and never worked out."""

    _sheet: Sheet

    @property
    def id(self) -> str:
        """The sheet's short name, such as "scupuni"."""
        return self._sheet.id

    @property
    def family(self) -> str:
        """The family of games that the sheet belongs to, such as "scopa"."""
        return self._sheet.family

    @property
    def seats(self) -> tuple[int, ...]:
        """The numbers of seats that the sheet allows, ascending."""
        return self._sheet.seats

    @property
    def direction(self) -> str:
        """Which way round the table play goes, for the picture: "anticlockwise" or "clockwise"."""
        return self._sheet.direction

    @property
    def scopa(self) -> ScopaSheet:
        """The typed tables of a sheet of the Scopa family; RulesError for another family."""
        if not isinstance(self._sheet, ScopaSheet):
            raise refused(self.id, "family", self.family, "'scopa'")
        return self._sheet

    @property
    def scala40(self) -> Scala40Sheet:
        """The typed tables of a sheet of Scala 40; RulesError for another family."""
        if not isinstance(self._sheet, Scala40Sheet):
            raise refused(self.id, "family", self.family, "'scala40'")
        return self._sheet

    @property
    def deck(self) -> Deck:
        """The pack, of any family: its design, its ranks, its jokers.

        >>> from settebello.sheets import rules
        >>> rules("fsgs").deck.design, rules("scala40").deck.count
        ('milanesi', 108)
        """
        return self._sheet.deck

    @property
    def grid(self) -> Grid:
        """How the face-up cards lie on the table, for the picture.

        >>> from settebello.sheets import rules
        >>> rules("fsgs").grid.form, rules("fsgs").grid.pointed
        ('row', 'A357')
        """
        return self._sheet.grid

    @property
    def take_back(self) -> Literal["allowed", "forbidden"]:
        """Whether a play may be taken back where nobody but bots sits at the table.

        >>> from settebello.sheets import rules
        >>> rules("fsgs").take_back, rules("fsgs").article("take_back")
        ('forbidden', '10, 11')
        """
        return self._sheet.take_back

    @property
    def first_dealer(self) -> FirstDealer:
        """Who deals first: whoever draws the "highest" or the "lowest" card, or "random", by lot."""
        return self._sheet.first_dealer

    @property
    def seconds(self) -> tuple[int, ...]:
        """The seconds for each card of a hand, the last for all that follow; () where there is no clock.

        >>> from settebello.sheets import rules
        >>> rules("fsgs").seconds, rules("scala40").seconds
        ((20, 20, 20, 20, 20, 20, 40, 40, 40), ())
        """
        return self._sheet.seconds

    @property
    def match(self) -> Ending:
        """When a match by this sheet ends, whatever its family counts.

        >>> from settebello.sheets import rules
        >>> [(sheet.match.target, sheet.match.deals) for sheet in map(rules, ("scupuni", "scala40-palio"))]
        [(21, 0), (0, 5)]
        """
        return self._sheet.ending

    @property
    def referee(self) -> Referee:
        """The sanctions that the sheet knows: ladders by article, and what its jury may choose."""
        return self._sheet.referee

    def title_in(self, language: str) -> str:
        """The game's name in it, fr or en; LanguageError otherwise."""
        return self._sheet.title.text(language)

    def place_in(self, language: str) -> str:
        """Where the sheet comes from; LanguageError otherwise."""
        return self._sheet.place.text(language)

    def source_in(self, language: str) -> str:
        """The regulation that the sheet puts into data; LanguageError otherwise."""
        return self._sheet.source.name.text(language)
