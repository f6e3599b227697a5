"""What every table of a rule sheet has in common.

A table of the vocabulary (`[capture]`, `[score]` …) is one frozen model in one file. It names
its keys and their values, says which combinations contradict themselves, and gives its part of
the engine's rules. A sheet's family lists its tables as fields; nothing else registers them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Annotated, Literal, NamedTuple, TypeVar, get_args, get_origin

from pydantic import AfterValidator, BaseModel, ConfigDict, PlainSerializer, Strict
from pydantic.fields import FieldInfo

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")

Row = Annotated[tuple[T, ...], Strict(False)]
"""A list of a TOML or JSON file, kept as a tuple; its items stay strict."""

Table = Annotated[Mapping[K, V], AfterValidator(MappingProxyType), PlainSerializer(dict)]
"""A table of a TOML or JSON file whose keys are free, kept read-only."""


class Structure:
    """Marks a key that describes the game and is not a switch, such as `deal.layouts`."""


STRUCTURE = Structure()


class Problem(NamedTuple):
    """A key that contradicts others: its name, what it holds, what it may hold."""

    key: str
    found: object
    allowed: str


@dataclass(frozen=True)
class Setting:
    """One way to sit down to a sheet: the pack and its ranks, the seats, what each of them is dealt."""

    pack: int
    ranks: str
    seats: int
    cards_each: int
    table_cards: int


class Frozen(BaseModel):
    """An immutable part of a sheet; unknown keys and values of another type are refused."""

    model_config = ConfigDict(strict=True, frozen=True, extra="forbid")


class RuleTable(Frozen):
    """One word of the vocabulary: a table of switches."""

    def problems(self, setting: Setting) -> Iterator[Problem]:
        """Contradictions of this table in one setting; keys without the table's name."""
        yield from ()

    def engine(self, setting: Setting) -> dict[str, object]:
        """This table's keys of the engine's rules."""
        return {}

    @classmethod
    def switches(cls) -> dict[str, FieldInfo]:
        """The keys that may be switched, in the order in which they are explained."""
        return {name: field for name, field in cls.model_fields.items() if STRUCTURE not in field.metadata}


def known_values(field: FieldInfo) -> tuple[object, ...]:
    """The values of a key with a closed set, else the usual ones that its field gives as examples."""
    if get_origin(field.annotation) is Literal:
        return get_args(field.annotation)
    if field.annotation is bool:
        return (False, True)
    return tuple(field.examples or ())


def frozen(value: object) -> object:
    """A value of a sheet with every list as a tuple, as switches hold it."""
    if isinstance(value, list | tuple):
        return tuple(map(frozen, value))
    return value
