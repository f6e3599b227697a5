"""`[deal]`: how the cards reach hands and table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Annotated, Literal, cast, get_args

from pydantic import Field, PlainSerializer, PlainValidator
from pydantic_core import PydanticCustomError

from ..table import STRUCTURE, Frozen, Problem, Row, RuleTable, Setting

SeatCount = Literal[2, 3, 4, 6]
Style = Literal["one_by_one", "packet"]

_STYLES: tuple[str, ...] = get_args(Style)
_BY_SEATS = ("default", *map(str, get_args(SeatCount)))


def _style(value: object) -> Style | Mapping[str, Style]:
    """A word for every number of seats, or a table of words with a `default`."""
    if value in _STYLES:
        return cast("Style", value)
    if not isinstance(value, Mapping) or "default" not in value:
        raise PydanticCustomError("style", "no way to deal")
    if any(key not in _BY_SEATS or word not in _STYLES for key, word in value.items()):
        raise PydanticCustomError("style", "no way to deal")
    if len(set(value.values())) == 1:
        return cast("Style", value["default"])
    return MappingProxyType({key: value[key] for key in _BY_SEATS if key in value})


def _plain(style: Style | Mapping[str, Style]) -> str | dict[str, Style]:
    return style if isinstance(style, str) else dict(style)


class Layout(Frozen):
    """What is dealt with one number of seats: the packets each seat gets, and the table's cards."""

    seats: SeatCount
    packets: Row[Annotated[int, Field(ge=1, le=20)]] = Field(
        min_length=1, description="the cards a seat gets each time, such as [3, 3, 3], each from 1 to 20"
    )
    table: int = Field(ge=0, le=10, description="a whole number from 0 to 10")
    when: Literal["after", "each_round"] = "after"


class Deal(RuleTable):
    """The layouts by number of seats, and whether packets come whole or card by card."""

    style: Annotated[Style | Mapping[str, Style], PlainValidator(_style), PlainSerializer(_plain)] = Field(
        description="'one_by_one' or 'packet', or a table of these by seats, {default = …, 4 = …}",
        examples=list(_STYLES),
    )
    layouts: Annotated[Row[Layout], STRUCTURE]

    def layout(self, seats: int) -> Layout | None:
        """The layout for a number of seats, if the sheet has one."""
        return next((layout for layout in self.layouts if layout.seats == seats), None)

    def style_for(self, seats: int) -> Style:
        """How packets are dealt with this number of seats."""
        if isinstance(self.style, str):
            return self.style
        return self.style.get(str(seats), self.style["default"])

    def problems(self, setting: Setting) -> Iterator[Problem]:
        seats, each, table = setting.seats, setting.cards_each, setting.table_cards
        if seats * each + table != setting.pack:
            found = f"{seats} × {each} + {table} = {seats * each + table} cards with {seats} seats"
            yield Problem("layouts", found, f"the whole pack of {setting.pack}")
        layout = self.layout(seats)
        if layout is not None and layout.when == "each_round" and table > layout.packets[0]:
            yield Problem(
                "layouts", f"{table} table cards in {layout.packets[0]} rounds", "at most one a round"
            )

    def engine(self, setting: Setting) -> dict[str, object]:
        layout = self.layout(setting.seats)
        assert layout is not None  # the sheet was validated with a layout for each of its seats
        style = self.style_for(setting.seats)
        return {
            "packets": list(layout.packets),
            "style": style,
            "table_cards": layout.table,
            # Whole packets leave no rounds between which a card could go to the table.
            "table_when": layout.when if style == "one_by_one" else "after",
        }
