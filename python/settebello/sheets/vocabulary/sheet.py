"""What the sheets of every family have in common: who wrote them, their articles, their doubts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, JsonValue, ValidationError, model_validator
from pydantic.fields import FieldInfo
from pydantic_core import PydanticCustomError

from .deal import SeatCount
from .prose import LocalText, Prose, ReadingEntry
from .referee import Referee
from .source import Source
from .table import Frozen, Problem, Row, RuleTable, Setting, frozen, known_values


def flatten(value: object) -> object:
    """A tree of articles as one mapping of dotted keys."""
    if not isinstance(value, dict):
        return value
    flat: dict[str, object] = {}
    for key, below in value.items():
        if isinstance(below, dict):
            flat |= {f"{key}.{inner}": article for inner, article in below.items()}
        else:
            flat[key] = below
    return flat


def _valid(family: type[Sheet], tree: dict[str, JsonValue]) -> bool:
    try:
        family.model_validate(tree)
    except ValidationError:
        return False
    return True


class Sheet(Frozen):
    """A whole regulation as data. A family adds its tables as fields, and says how seats are dealt.

    `articles`: the article of each key. `silent`: switches on which the regulation says nothing,
    so that custom decides. `changed`: switches set against the regulation, with its own value.
    """

    id: str = Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", description="small letters, digits and single hyphens")
    family: str
    title: LocalText
    place: LocalText
    source: Source
    direction: Literal["anticlockwise", "clockwise"]
    seats: Row[SeatCount] = Field(min_length=1, description="a list of numbers out of 2, 3, 4, 6, ascending")
    articles: Annotated[dict[str, str], BeforeValidator(flatten)]
    silent: Row[str] = ()
    prose: Row[Prose] = ()
    readings: Row[ReadingEntry] = ()
    changed: dict[str, JsonValue] = {}
    referee: Referee = Referee()

    def setting(self, seats: int) -> Setting:
        """How this number of seats is dealt; ValueError where the sheet does not say."""
        raise ValueError(f"no setting for {seats} seats in the family {self.family}")

    @classmethod
    def tables(cls) -> dict[str, type[RuleTable]]:
        """The family's tables by name, in the order in which they are explained."""
        return {
            name: field.annotation
            for name, field in cls.model_fields.items()
            if isinstance(field.annotation, type)
            and issubclass(field.annotation, RuleTable)
        }

    @classmethod
    def switch_fields(cls) -> dict[str, FieldInfo]:
        """Every switch of the family by its dotted key."""
        return {
            f"{name}.{key}": field for name, table in cls.tables().items() for key, field in table.switches().items()
        }

    @classmethod
    def cited_keys(cls) -> tuple[str, ...]:
        """Every key that can have an article: the switches, and what describes the game."""
        inner = (f"{name}.{key}" for name, table in cls.tables().items() for key in table.model_fields)
        return ("seats", "deck", *inner)

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
        rules: dict[str, object] = {"seats": seats, "ranks": setting.ranks}
        for name in self.tables():
            table: RuleTable = getattr(self, name)
            rules |= table.engine(setting)
        return rules

    def problems(self) -> Iterator[Problem]:
        """Every contradiction of the sheet, the first of each key."""
        if list(self.seats) != sorted(set(self.seats)):
            yield Problem("seats", list(self.seats), "a list of numbers out of 2, 3, 4, 6, ascending")
            return
        for seats in self.seats:
            try:
                setting = self.setting(seats)
            except ValueError as missing:
                yield Problem("deal.layouts", "none", str(missing))
                continue
            for name in self.tables():
                table: RuleTable = getattr(self, name)
                for problem in table.problems(setting):
                    yield Problem(f"{name}.{problem.key}", problem.found, problem.allowed)
        yield from self._citations()
        yield from self._settled()

    def _citations(self) -> Iterator[Problem]:
        """Articles that the regulation does not have, and keys that the family does not have."""
        known = self.cited_keys()
        cited = [(f"articles.{key}", article) for key, article in self.articles.items()]
        cited += [(f"prose.{number}.article", prose.article) for number, prose in enumerate(self.prose)]
        cited += [(f"readings.{number}.article", reading.article) for number, reading in enumerate(self.readings)]
        for key in self.articles:
            if key not in known:
                yield Problem(f"articles.{key}", "an article", f"an article of one of {', '.join(known)}")
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
                wanted = "not listed, since it has an article or a reading" if spoken else "an article, a reading"
                yield Problem("silent", switch, wanted if spoken else f"{wanted}, or {switch} listed in silent")

    @model_validator(mode="after")
    def _consistent(self) -> Sheet:
        problems = {problem.key: problem for problem in reversed(list(self.problems()))}
        if problems:
            first = list(reversed(problems.values()))[0]
            context = {**first._asdict(), "more": len(problems) - 1}
            raise PydanticCustomError("contradiction", "{key} contradicts the sheet", context)
        return self
