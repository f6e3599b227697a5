"""What happened at a table, in public: one frozen struct a kind, the `event` of an event frame.

Example:
    >>> from settebello.server.protocol_events import PublicEnded
    >>> import msgspec
    >>> msgspec.json.encode(PublicEnded(winner=(1,)))
    b'{"kind":"ended","winner":[1]}'
"""

from __future__ import annotations

import datetime
from typing import Literal, TypeAlias

import msgspec

Cards: TypeAlias = tuple[str, ...]
Numbers: TypeAlias = tuple[int, ...]
# What a move of Scala 40 does.
Action: TypeAlias = Literal["draw", "take", "meld", "attach", "swap", "discard"]


class PublicDraw(msgspec.Struct, frozen=True):
    """One card drawn, face up, for the first deal."""

    seat: int
    card: str


class PublicCeremony(msgspec.Struct, frozen=True, tag_field="kind", tag="ceremony"):
    """How the first dealer was found: rounds of draws, none where chance alone decided."""

    draws: tuple[tuple[PublicDraw, ...], ...]
    dealer: int


class PublicDealt(msgspec.Struct, frozen=True, tag_field="kind", tag="dealt"):
    """A deal begins; the first tables of the void deals before it lay open for all."""

    number: int
    dealer: int
    void_count: int
    void_tables: tuple[Cards, ...]


class PublicPlayed(msgspec.Struct, frozen=True, tag_field="kind", tag="played"):
    """One play, and the leftovers that the deal's last play gave to a side."""

    seat: int
    move: str
    card: str
    captured: Cards
    scopa: bool
    leftovers: Cards
    leftovers_side: int | None
    dealt: bool


class PublicStepped(msgspec.Struct, frozen=True, tag_field="kind", tag="stepped"):
    """One move of a turn at Scala 40; `cards` are those that all have seen, none where one was drawn.

    `meld` is the number of the meld laid, attached to or swapped in; `opened` says that the move
    completed its seat's opening, `turnover` that the discards were turned over to be the new stock.
    """

    seat: int
    move: str
    action: Action
    cards: Cards
    meld: int | None
    opened: bool
    turnover: bool


class Detail(msgspec.Struct, frozen=True):
    """One side's share of a line: a count; for the primiera the card and value of each suit D C S B."""

    count: int
    cards: tuple[str | None, ...] | None = None
    values: tuple[int | None, ...] | None = None


class Line(msgspec.Struct, frozen=True):
    """One row of the score table: what is counted, who takes the point, each side's share."""

    item: Literal["cards", "coins", "settebello", "primiera", "scope"]
    side: int | None
    details: tuple[Detail, ...]


class PublicScored(msgspec.Struct, frozen=True, tag_field="kind", tag="scored"):
    """A deal's points per side, what rulings took in it, and the rows that explain the points."""

    number: int
    points: Numbers
    scopas: Numbers
    cards: int | None
    coins: int | None
    settebello: int | None
    primiera: int | None
    primiera_sums: Numbers
    ruled: Numbers
    totals: Numbers
    lines: tuple[Line, ...]


class PublicCounted(msgspec.Struct, frozen=True, tag_field="kind", tag="counted"):
    """A deal of Scala 40 counted, per seat: the points that it adds, and the debts after it.

    `closer` went out, in `one_turn` if he laid his whole hand at once; null where the deal ended
    dead. `hands` and their `values` are what was left; `out` are the seats that play no more.
    """

    number: int
    points: Numbers
    closer: int | None
    one_turn: bool
    hands: tuple[Cards, ...]
    values: Numbers
    totals: Numbers
    out: Numbers


class PublicTakenBack(msgspec.Struct, frozen=True, tag_field="kind", tag="taken_back"):
    """A seat took its last move back, and with it all that came after: so many moves in all."""

    seat: int
    moves: int


class PublicRuling(msgspec.Struct, frozen=True, tag_field="kind", tag="ruling"):
    """A sanction given under an article, against a side; `occasion` counts that side's, from 1."""

    id: int
    article: str
    seat: int | None
    side: int
    occasion: int
    sanction: str
    by: str
    at: datetime.datetime | None
    deal: int


class PublicRevocation(msgspec.Struct, frozen=True, tag_field="kind", tag="revocation"):
    """A ruling taken back."""

    ruling: int
    by: str
    at: datetime.datetime | None


class PublicResigned(msgspec.Struct, frozen=True, tag_field="kind", tag="resigned"):
    """A side gave the match up."""

    side: int


class PublicConfirmed(msgspec.Struct, frozen=True, tag_field="kind", tag="confirmed"):
    """The result stands for good."""

    by: str
    at: datetime.datetime | None


class PublicEnded(msgspec.Struct, frozen=True, tag_field="kind", tag="ended"):
    """The match is over; several sides share it when their totals are equal, none if all have lost."""

    winner: Numbers


# How a deal came out.
PublicResult: TypeAlias = PublicScored | PublicCounted

PublicEvent: TypeAlias = (
    PublicCeremony
    | PublicDealt
    | PublicPlayed
    | PublicStepped
    | PublicScored
    | PublicCounted
    | PublicEnded
    | PublicTakenBack
    | PublicRuling
    | PublicRevocation
    | PublicResigned
    | PublicConfirmed
)
