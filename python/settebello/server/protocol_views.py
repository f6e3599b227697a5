"""What one seat may know of the deal on the table: a struct a family, told apart by `family`.

No type here has room for a deck, a seed, the order of the stock or another seat's hand.

Example:
    >>> import msgspec
    >>> from settebello.server.protocol_views import Formable
    >>> msgspec.json.encode(Formable("QB+**=KB+AB", 31))
    b'{"meld":"QB+**=KB+AB","points":31}'
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from settebello.server.protocol_events import Cards, Numbers


class ScopaView(msgspec.Struct, frozen=True, tag_field="family", tag="scopa"):
    """A deal of Scopa as one seat may know it; `hand` is null while it may not look."""

    seat: int
    hand: Cards | None
    moves: tuple[str, ...]
    table: Cards
    hand_counts: Numbers
    pile_counts: Numbers
    piles: tuple[Cards, ...] | None
    scopas: Numbers
    stock: int
    turn: int | None
    dealer: int
    totals: Numbers
    number: int
    over: bool
    last_capture: int | None


class TableMeld(msgspec.Struct, frozen=True):
    """A meld on the table, numbered from 1; `reads` says what each of its `cards` stands for."""

    number: int
    cards: Cards
    reads: Cards
    points: int
    kind: Literal["set", "run"]


class Formable(msgspec.Struct, frozen=True):
    """A meld that the hand could form, as a move writes it, and its points."""

    meld: str
    points: int


class Scala40View(msgspec.Struct, frozen=True, tag_field="family", tag="scala40"):
    """A deal of Scala 40 as one seat may know it.

    `drawn` is the card that this seat itself drew in the present turn; `taken` the discard taken
    and still held, which all have seen. `formable` are the melds in the hand, whether or not they
    may be laid now; `fewest` the fewest cards worth the opening, null where none are. `laid` are
    the points that this seat has laid towards its opening in its own turn. `seated` are the seats
    that this deal is dealt to.
    """

    seat: int
    hand: Cards
    moves: tuple[str, ...]
    melds: tuple[TableMeld, ...]
    discard_pile: Cards
    opened: tuple[bool, ...]
    phase: Literal["draw", "play"] | None
    hand_counts: Numbers
    stock: int
    turnovers: int
    turnovers_allowed: int
    taken: str | None
    drawn: str | None
    laid: int
    opening_points: int
    formable: tuple[Formable, ...]
    fewest: tuple[str, ...] | None
    first_round: bool
    seated: Numbers
    turn: int | None
    dealer: int
    totals: Numbers
    number: int
    over: bool


SeatView: TypeAlias = ScopaView | Scala40View
