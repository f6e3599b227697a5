"""What happens in a match, one frozen struct a kind: the lines of a record, in order.

A match is its events: the record is their JSON, the server stores and sends them, a replay
runs them again. Cards and moves are kept as text (`7D`, `7Dx3C+4S`), sides and seats as
numbers from 0, deals counted from 0. `Played` and `Scored` belong to the Scopa family, `Stepped`
and `Counted` to Scala 40; all others to every game.

Example:
    >>> from settebello.play.events import Played, to_line
    >>> to_line(Played(seat=1, move="7Dx3C+4S", scopa=True))
    '{"type":"played","seat":1,"move":"7Dx3C+4S","scopa":true,"leftovers":[],"leftovers_side":null,"dealt":false}'
"""

from __future__ import annotations

import datetime
from typing import Final, TypeAlias

import msgspec

# Kinds that later work will write (DESIGN, "Randomness and fairness").
# Their names are taken from the first version on, so that no other meaning can settle there.
RESERVED: Final = frozenset({"commit", "reveal", "cut", "absence", "clock"})


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card drawn for the deal."""

    seat: int
    card: str


class Ceremony(msgspec.Struct, frozen=True, tag="ceremony", forbid_unknown_fields=True):
    """The choice of the first dealer: rounds of draws (none where chance alone decides)."""

    draws: tuple[tuple[Draw, ...], ...]
    dealer: int


class Dealt(msgspec.Struct, frozen=True, tag="dealt", forbid_unknown_fields=True):
    """A deal begins: the deck as it lay, top card first, and the void decks before it."""

    number: int
    dealer: int
    deck: tuple[str, ...]
    void: tuple[tuple[str, ...], ...] = ()


class Played(msgspec.Struct, frozen=True, tag="played", forbid_unknown_fields=True):
    """One play; `leftovers` are the table cards swept to `leftovers_side` by the deal's last play."""

    seat: int
    move: str
    scopa: bool = False
    leftovers: tuple[str, ...] = ()
    leftovers_side: int | None = None
    dealt: bool = False


class Scored(msgspec.Struct, frozen=True, tag="scored", forbid_unknown_fields=True):
    """A deal's score, per side; `cards`, `coins`, `settebello`, `primiera` name the taking side."""

    number: int
    points: tuple[int, ...]
    scopas: tuple[int, ...]
    cards: int | None
    coins: int | None
    settebello: int | None
    primiera: int | None
    primiera_sums: tuple[int, ...]
    totals: tuple[int, ...]


class Stepped(msgspec.Struct, frozen=True, tag="stepped", forbid_unknown_fields=True, omit_defaults=True):
    """One move of a turn at Scala 40.

    `card` was drawn or taken; `meld` is the number of the meld laid, attached to or swapped in;
    `turnover` the new stock, top card first, where the last card was drawn; `opened` says that the
    move completed its seat's opening. What says nothing is left out of the line.
    """

    seat: int
    move: str
    card: str | None = None
    meld: int | None = None
    turnover: tuple[str, ...] = ()
    opened: bool = False


class Counted(msgspec.Struct, frozen=True, tag="counted", forbid_unknown_fields=True):
    """What a deal of Scala 40 adds to each seat's debt; `closer` is null where it ended dead.

    `one_turn`: the closer laid his whole hand in the turn in which he opened. `out` are the seats
    that have reached the limit and play no more.
    """

    number: int
    points: tuple[int, ...]
    closer: int | None
    one_turn: bool
    totals: tuple[int, ...]
    out: tuple[int, ...] = ()


class Ended(msgspec.Struct, frozen=True, tag="ended", forbid_unknown_fields=True):
    """The match is over; more than one winner share it, none are left where every side has lost."""

    winners: tuple[int, ...]


class TakenBack(msgspec.Struct, frozen=True, tag="taken_back", forbid_unknown_fields=True):
    """A seat took its last move back, and with it all that came after: so many moves in all."""

    seat: int
    moves: int


class Ruling(msgspec.Struct, frozen=True, tag="ruling", forbid_unknown_fields=True):
    """A sanction given: its number from 1, article, side (seat, where one was named), occasion, by whom.

    `deal` is the deal at whose end its points first count: the one on the table, or the last one
    when the match had ended.
    """

    id: int
    article: str
    seat: int | None
    side: int
    occasion: int
    sanction: str
    by: str
    at: datetime.datetime | None = None
    deal: int = 0

    @property
    def points(self) -> int:
        """What the sanction takes from the side's total: 0, or -1 to -4."""
        return int(self.sanction) if self.sanction.startswith("-") else 0


class Revocation(msgspec.Struct, frozen=True, tag="revocation", forbid_unknown_fields=True):
    """A ruling taken back."""

    ruling: int
    by: str
    at: datetime.datetime | None = None


class Resigned(msgspec.Struct, frozen=True, tag="resigned", forbid_unknown_fields=True):
    """A side gave the match up."""

    side: int


class Confirmed(msgspec.Struct, frozen=True, tag="confirmed", forbid_unknown_fields=True):
    """The result stands; nothing is ruled or revoked after it."""

    by: str
    at: datetime.datetime | None = None


# A move that was made, and how a deal came out.
MoveMade: TypeAlias = Played | Stepped
Result: TypeAlias = Scored | Counted

# What people do; every other event follows from these by the rules.
Deed: TypeAlias = MoveMade | TakenBack | Ruling | Revocation | Resigned | Confirmed

MatchEvent: TypeAlias = Deed | Ceremony | Dealt | Result | Ended

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(MatchEvent)


def to_line(event: MatchEvent) -> str:
    """The event as one line of a record, without its line break."""
    return _encoder.encode(event).decode()


def from_line(line: str) -> MatchEvent:
    """The event of one line; `msgspec.MsgspecError` says what is wrong with it."""
    return _decoder.decode(line)
