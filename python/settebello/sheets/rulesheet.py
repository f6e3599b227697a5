"""`RuleSheet`: one regulation, immutable and validated, as the library hands it out."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import Any

from pydantic import ValidationError

from .._engine import Rules
from ..errors import SeatError
from .complaints import complaint, refused, refused_number, unknown_key, unreadable, unwritable_number
from .explain import Explained, cited, explained, in_plain_words, said, summary_of
from .facts import SheetFacts
from .families import FAMILIES
from .reading import Reading, readings_of
from .vocabulary.sheet import Sheet
from .vocabulary.table import frozen


class RuleSheet(SheetFacts):
    """A rule sheet; equal to another of the same content, wherever it was read from.

    >>> from settebello.sheets import rules
    >>> short = rules("scupuni").replace(**{"match.target": 11})
    >>> short.switches["match.target"], short == rules("scupuni")
    (11, False)
    """

    def __init__(self, sheet: Sheet) -> None:
        object.__setattr__(self, "_sheet", sheet)

    @classmethod
    def from_dict(cls, data: Mapping[str, object], *, file: str = "") -> RuleSheet:
        """The sheet of a resolved tree, as `to_dict` gives it; RulesError names what cannot stand.

        `file` is only what the error calls the place.

        >>> from settebello.sheets import rules
        >>> RuleSheet.from_dict(rules("fsgs").to_dict()) == rules("fsgs")
        True
        """
        if not isinstance(data, Mapping):
            raise unreadable(file, f"{data!r} is no rule sheet", data)
        word = data.get("family")
        family = FAMILIES.get(word) if isinstance(word, str) else None
        if family is None:
            shown = None if "family" in data else "missing"
            raise refused(file, "family", word, " or ".join(map(repr, FAMILIES)), shown=shown)
        if (key := unwritable_number(data)) is not None:
            raise refused_number(file, key)
        try:
            return cls(family.model_validate(dict(data)))
        except ValidationError as failure:
            raise complaint(failure, family, file) from None

    def to_dict(self) -> dict[str, Any]:
        """The whole resolved sheet as JSON values: what a record keeps; `from_dict` is its inverse."""
        return self._sheet.model_dump(mode="json")

    def replace(self, **switches: object) -> RuleSheet:
        """A new sheet with switches set, by dotted key; RulesError names key, found, allowed.

        >>> from settebello.sheets import rules
        >>> rules("fsgs").replace(**{"view.hand": "after"})
        Traceback (most recent call last):
        ...
        settebello.errors.RulesError: view.hand is 'after', allowed: 'own' or 'after_partner'
        """
        tree = self.to_dict()
        for key, value in switches.items():
            if key not in self.switches:
                raise unknown_key("", key, self.switches)
            table, name = key.split(".")
            original = tree["changed"].pop(key, tree[table][name])
            tree[table][name] = value
            if frozen(original) != frozen(value):
                tree["changed"][key] = original
        return RuleSheet.from_dict(tree)

    def cite(self, article: str, language: str) -> str:
        """How people cite articles of this sheet: "artt. 9, 10", "§ 5", "«Il gioco»"; "" for none.

        >>> from settebello.sheets import rules
        >>> rules("fsgs").cite("9, 10", "en")
        'arts 9, 10'
        """
        return cited(self._sheet, article, language)

    @cached_property
    def switches(self) -> Mapping[str, Any]:
        """Every switch's value by dotted key, in the order in which they are explained.

        >>> from settebello.sheets import rules
        >>> rules("fsgs").switches["void.kings"], rules("scopa-corsa").switches["primiera.figures"]
        (3, (10, 10, 10))
        """
        return MappingProxyType({key: self._sheet.value(key) for key in self._sheet.switch_fields()})

    def article(self, key: str) -> str:
        """The article that a key comes from, such as "9, 10"; "" where the sheet is silent.

        Where the regulation does not settle a switch it is the article at which its reading stands.

        >>> from settebello.sheets import rules
        >>> rules("scupuni").article("capture.sum"), rules("scupuni").article("ace.sweeps")
        ('6, 8', '')
        """
        read = (reading.article for reading in self._sheet.readings if reading.switch == key)
        return self._sheet.articles.get(key) or next(read, "")

    @cached_property
    def readings(self) -> tuple[Reading, ...]:
        """Every doubt the sheet leaves, in the order of its articles, silences last."""
        return readings_of(self._sheet)

    def explanation(self, language: str) -> tuple[Explained, ...]:
        """The rules in plain words, entry by entry in the order of the articles; LanguageError.

        >>> from settebello.sheets import rules
        >>> entry = next(entry for entry in rules("fsgs").explanation("en") if entry.switch == "void.kings")
        >>> entry.article, entry.values
        ('7', (0, 4))
        """
        return explained(self._sheet, self.readings, language)

    def said(self, switch: str, value: object, language: str) -> str:
        """What the rules would say if a switch had that value; KeyError for no switch, LanguageError.

        >>> from settebello.sheets import rules
        >>> rules("scupuni").said("match.target", 11, "it")
        'Vince la partita la coppia che arriva a 11 punti.'
        """
        if switch not in self.switches:
            raise KeyError(switch)
        return said(self._sheet, switch, value, language)

    def explain(self, language: str) -> str:
        """The rules in plain words with article numbers, in it, fr or en; LanguageError otherwise.

        >>> from settebello.sheets import rules
        >>> print(rules("scupuni").explain("en").splitlines()[3])
        Art. 1
        """
        return in_plain_words(self._sheet, self.readings, language)

    def summary(self, language: str) -> str:
        """One line: players, pack, target; LanguageError otherwise.

        >>> from settebello.sheets import rules
        >>> rules("scopa-corsa").summary("en")
        '2 or 4 players · 36 French cards · 21 points'
        """
        return summary_of(self._sheet, language)

    def engine_rules(self, seats: int | None = None) -> Rules:
        """The engine's rules for a number of seats, needed where the sheet allows several.

        SeatError where it is missing or not allowed. The same object every time.

        >>> from settebello.sheets import rules
        >>> rules("fsgs").engine_rules().plays, rules("scopa-napoletana").engine_rules(3).sides
        (36, 3)
        """
        if seats is None and len(self.seats) == 1:
            seats = self.seats[0]
        if seats not in self.seats or isinstance(seats, bool):
            allowed = " or ".join(map(str, self.seats))
            found = "no number of seats" if seats is None else f"{seats!r} seats"
            raise SeatError(f"{found} given, {self.id} is played by {allowed}")
        if seats not in self._engine_rules:
            self._engine_rules[seats] = Rules(json.dumps(self._sheet.engine(seats)))
        return self._engine_rules[seats]

    @cached_property
    def _engine_rules(self) -> dict[int, Rules]:
        return {}

    @cached_property
    def _content(self) -> str:
        return json.dumps(self.to_dict(), sort_keys=True)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a rule sheet is immutable: use replace to set {name}")

    def __eq__(self, other: object) -> bool:
        return self._content == other._content if isinstance(other, RuleSheet) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._content)

    def __reduce__(self) -> tuple[Any, ...]:
        return (RuleSheet.from_dict, (self.to_dict(),))

    def __repr__(self) -> str:
        changed = ", ".join(
            f"{key} = {json.dumps(self.switches[key], default=dict)}" for key in self._sheet.changed
        )
        return f"<RuleSheet {self.id}{f' with {changed}' if changed else ''}>"
