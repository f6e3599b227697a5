"""What the sheets of every family have in common: who wrote them, their articles, their doubts."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, Literal

from pydantic import BeforeValidator, Field, JsonValue, ValidationError, model_validator
from pydantic.fields import FieldInfo
from pydantic_core import PydanticCustomError

from ..words import words_in
from .deck import Deck
from .ending import Ending
from .grid import Grid
from .prose import LOCAL_TEXT, LocalText, Prose, ReadingEntry, Text
from .referee import Referee
from .source import Source
from .table import Frozen, Problem, Row, RuleTable, Setting, Table, frozen, known_values

FirstDealer = Literal["highest", "lowest", "random"]


def flatten(value: Any) -> Any:
    """A tree of articles as one mapping of dotted keys."""
    if not isinstance(value, dict):
        return value
    flat: dict[str, Any] = {}
    for key, below in value.items():
        if isinstance(below, dict):
            flat |= {f"{key}.{inner}": article for inner, article in below.items()}
        else:
            flat[key] = below
    return flat


def _valid(model: type[Frozen], tree: dict[str, JsonValue]) -> bool:
    try:
        model.model_validate(tree)
    except ValidationError:
        return False
    return True


class Sheet(Frozen):
    """A whole regulation as data. A family adds its tables as fields, and says how seats are dealt.

    `articles`: the article of each key. `silent`: switches on which the regulation says nothing,
    so that custom decides. `changed`: switches set against the regulation, with its own value.
    `principles`: rules of the family that no switch changes, by the keys under which articles cite them.
    """

    principles: ClassVar[tuple[str, ...]] = ()

    id: str = Field(
        pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", description="small letters, digits and single hyphens"
    )
    family: str
    title: LocalText = Field(description=LOCAL_TEXT)
    place: LocalText = Field(description=LOCAL_TEXT)
    source: Source
    direction: Literal["anticlockwise", "clockwise"]
    seats: Row[int]
    deck: Deck
    grid: Grid = Grid()
    # Whether a play may be taken back at home, against bots; never at a club's table.
    take_back: Literal["allowed", "forbidden"] = "allowed"
    articles: Annotated[Table[str, Text], BeforeValidator(flatten)]
    silent: Row[str] = ()
    prose: Row[Prose] = ()
    readings: Row[ReadingEntry] = ()
    changed: Table[str, JsonValue] = Field(default_factory=dict)
    referee: Referee = Referee()

    @abstractmethod
    def setting(self, seats: int) -> Setting:
        """How this number of seats is dealt; ValueError where the sheet does not say."""

    @property
    @abstractmethod
    def ending(self) -> Ending:
        """When a match ends, whatever the family counts."""

    @property
    @abstractmethod
    def first_dealer(self) -> FirstDealer:
        """Who deals first: the highest or lowest card drawn, or by lot."""

    @property
    def seconds(self) -> tuple[int, ...]:
        """The seconds for each card of a hand, the last for all that follow; () where there is no clock."""
        return ()

    @classmethod
    def tables(cls) -> dict[str, type[RuleTable]]:
        """The family's tables by name, in the order in which they are explained."""
        return {
            name: field.annotation
            for name, field in cls.model_fields.items()
            if isinstance(field.annotation, type) and issubclass(field.annotation, RuleTable)
        }

    @classmethod
    def switch_fields(cls) -> dict[str, FieldInfo]:
        """Every switch of the family by its dotted key."""
        return {
            f"{name}.{key}": field
            for name, table in cls.tables().items()
            for key, field in table.switches().items()
        }

    @classmethod
    def cited_keys(cls) -> tuple[str, ...]:
        """Every key that can have an article: the switches, what describes the game, the principles."""
        inner = (f"{name}.{key}" for name, table in cls.tables().items() for key in table.model_fields)
        return ("seats", "deck", "grid", "take_back", *inner, *cls.principles)

    def value(self, key: str) -> object:
        """What a dotted key holds."""
        table, name = key.split(".")
        held: object = getattr(getattr(self, table), name)
        return held

    def other_values(self, key: str) -> tuple[object, ...]:
        """The other known values of a switch that this sheet would take as it stands."""
        tree = self.model_dump(mode="json")
        table, name = key.split(".")
        others = []
        for value in known_values(self.switch_fields()[key]):
            tree[table][name] = value
            if frozen(value) != self.value(key) and _valid(type(self), tree):
                others.append(frozen(value))
        return tuple(others)

    def engine(self, seats: int) -> dict[str, object]:
        """The engine's rules for one number of seats, table by table."""
        setting = self.setting(seats)
        rules: dict[str, object] = {"family": self.family, "seats": seats}
        for name in self.tables():
            table: RuleTable = getattr(self, name)
            rules |= table.engine(setting)
        return rules

    def problems(self) -> Iterator[Problem]:
        """Every contradiction of the sheet, one or more a key."""
        if list(self.seats) != sorted(set(self.seats)):
            yield Problem("seats", list(self.seats), str(type(self).model_fields["seats"].description))
            return
        for seats in self.seats:
            try:
                setting = self.setting(seats)
            except ValueError as missing:
                yield Problem("deal.layouts", str(missing), "a layout for each number in seats")
                continue
            for name in self.tables():
                table: RuleTable = getattr(self, name)
                for problem in table.problems(setting):
                    yield Problem(f"{name}.{problem.key}", problem.found, problem.allowed)
        strangers = set(self.grid.pointed) - set(self.deck.ranks)
        if strangers:
            yield Problem("grid.pointed", self.grid.pointed, f"ranks out of {self.deck.ranks}")
        yield from self._citations()
        yield from self._settled()
        yield from self._worded()

    def _citations(self) -> Iterator[Problem]:
        """Articles that the regulation does not have, and keys that the family does not have."""
        known = self.cited_keys()
        cited = [(f"articles.{key}", article) for key, article in self.articles.items()]
        cited += [(f"prose.{number}.article", entry.article) for number, entry in enumerate(self.prose)]
        cited += [(f"readings.{number}.article", entry.article) for number, entry in enumerate(self.readings)]
        cited += [
            (f"referee.ladders.{number}.articles", article)
            for number, ladder in enumerate(self.referee.ladders)
            for article in ladder.articles
        ]
        for key in self.articles:
            if key not in known:
                yield Problem(f"articles.{key}", key, f"one of {', '.join(known)}")
        for key, article in cited:
            for single in self.source.cited(article):
                if single not in self.source.articles:
                    yield Problem(key, single, f"one of source.articles: {', '.join(self.source.articles)}")

    def _settled(self) -> Iterator[Problem]:
        """Each switch has an article or a reading, or else the regulation is silent on it."""
        switches = self.switch_fields()
        read = [reading.switch for reading in self.readings]
        for number, switch in enumerate(read):
            if switch is not None and switch not in switches:
                yield Problem(f"readings.{number}.switch", switch, f"one of {', '.join(switches)}")
        for number, switch in enumerate(self.silent):
            if switch not in switches:
                yield Problem(f"silent.{number}", switch, f"one of {', '.join(switches)}")
        for switch in switches:
            spoken = switch in self.articles or switch in read
            if spoken == (switch in self.silent):
                found = switch if spoken else f"without {switch}"
                spare, needed = (
                    "switches with neither article nor reading",
                    f"an article or a reading of {switch}",
                )
                yield Problem(
                    "silent", found, f"only {spare}" if spoken else f"{needed}, or {switch} listed here"
                )

    def _worded(self) -> Iterator[Problem]:
        """Each reading has words of its own or borrows them, and values that its switch takes."""
        usual = words_in("en").readings
        for number, reading in enumerate(self.readings):
            own = reading.doubt is not None and reading.choice is not None
            if reading.usual is None and not own:
                yield Problem(f"readings.{number}", "no words", "a doubt and a choice, or usual")
            if reading.usual is not None and reading.usual not in usual:
                yield Problem(f"readings.{number}.usual", reading.usual, f"one of {', '.join(usual)}")
            for value in reading.values if reading.switch in self.switch_fields() else ():
                if not self._takes(str(reading.switch), value):
                    yield Problem(f"readings.{number}.values", value, f"values that {reading.switch} takes")
        for key, value in self.changed.items():
            if key not in self.switch_fields() or not self._takes(key, value):
                yield Problem(f"changed.{key}", value, "a switch and the value that it had")

    def _takes(self, key: str, value: JsonValue) -> bool:
        """Whether a switch takes a value as far as its own table is concerned."""
        name, inner = key.split(".")
        table: RuleTable = getattr(self, name)
        return _valid(type(table), {**table.model_dump(mode="json"), inner: value})

    @model_validator(mode="after")
    def _consistent(self) -> Sheet:
        problems = list(self.problems())
        if problems:
            others = {problem.key for problem in problems} - {problems[0].key}
            context = {**problems[0]._asdict(), "more": len(others)}
            raise PydanticCustomError("contradiction", "{key} contradicts the sheet", context)
        return self
