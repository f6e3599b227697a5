"""The frames of a live table, one frozen struct each.

A client sends `Join` first, then what it does (`Play`, `Plays`, and the referee's `Rule`, `Revoke`,
`Resign`, `Confirm`) and `Resync`; the server answers with `State`, `Event`, `Refused` and `Error`.
What a seat is told is built into these types and those of `protocol_events` and `protocol_views`
field by field: none has room for a deck, a seed or another seat's hand.

Example:
    >>> from settebello.server.protocol import Play, read_client
    >>> read_client('{"type":"play","move":"7Dx3C+4S","seq":12}')
    Play(move='7Dx3C+4S', seq=12)
"""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec

from settebello.server.protocol_events import (
    Numbers,
    PublicConfirmed,
    PublicEvent,
    PublicResult,
    PublicRuling,
)
from settebello.server.protocol_views import SeatView


class Join(msgspec.Struct, frozen=True, tag_field="type", tag="join", forbid_unknown_fields=True):
    """The first frame of a connection: the seat's token, the language, the last event known."""

    token: str
    lang: str = "it"
    since: int | None = None


class Play(msgspec.Struct, frozen=True, tag_field="type", tag="play", forbid_unknown_fields=True):
    """A move, and the last event that the client had applied when its player decided."""

    move: str
    seq: int


# A turn has no more moves than this: every card of the largest hand laid one by one.
MOST_MOVES: Final = 40


class Plays(msgspec.Struct, frozen=True, tag_field="type", tag="plays", forbid_unknown_fields=True):
    """Several moves of one's own turn, in order: all of them happen, or none.

    A card must be drawn and seen first: a draw is never sent with others.
    """

    moves: Annotated[tuple[str, ...], msgspec.Meta(min_length=1, max_length=MOST_MOVES)]
    seq: int


class TakeBack(msgspec.Struct, frozen=True, tag_field="type", tag="take_back", forbid_unknown_fields=True):
    """Takes the own last move back, where the table's `take_back` says that it may be."""

    seq: int


class AskHint(msgspec.Struct, frozen=True, tag_field="type", tag="ask_hint", forbid_unknown_fields=True):
    """Asks what a good player would do now, on the own turn."""

    seq: int


class Rule(msgspec.Struct, frozen=True, tag_field="type", tag="rule", forbid_unknown_fields=True):
    """A sanction against a side, or the side of a seat; `sanction` null is the ladder's step."""

    article: str
    by: str
    seq: int
    seat: int | None = None
    side: int | None = None
    sanction: str | None = None


class Revoke(msgspec.Struct, frozen=True, tag_field="type", tag="revoke", forbid_unknown_fields=True):
    """Takes a ruling back, by its number."""

    ruling: int
    by: str
    seq: int


class Resign(msgspec.Struct, frozen=True, tag_field="type", tag="resign", forbid_unknown_fields=True):
    """Gives the match up for the own side."""

    seq: int


class Confirm(msgspec.Struct, frozen=True, tag_field="type", tag="confirm", forbid_unknown_fields=True):
    """Lets the result of a finished match stand."""

    by: str
    seq: int


class Resync(msgspec.Struct, frozen=True, tag_field="type", tag="resync", forbid_unknown_fields=True):
    """Asks for the whole state, after a gap in the numbers."""


Deed: TypeAlias = Play | Plays | TakeBack | Rule | Revoke | Resign | Confirm
ClientFrame: TypeAlias = Join | Deed | AskHint | Resync


class Player(msgspec.Struct, frozen=True):
    """Who sits on a seat; `bot` names the bot, null for a person."""

    seat: int
    name: str
    bot: str | None


class TableInfo(msgspec.Struct, frozen=True):
    """What does not change while a match is played; `seat` is the receiver's own.

    The match ends at `target` points, when all but one have reached `limit`, or after so many
    `deals`; each is 0 where it does not count. `take_back`: whether the sheet lets a play be taken back.
    """

    id: str
    sheet: str
    family: str
    players: tuple[Player, ...]
    seat: int
    sides: tuple[Numbers, ...]
    target: int
    limit: int
    deals: int
    final: bool
    take_back: bool


class NextSanction(msgspec.Struct, frozen=True):
    """What a ladder has for one side: the occasion it would be, the sanctions open to the referee."""

    occasion: int
    sanctions: tuple[str, ...]


class Ladder(msgspec.Struct, frozen=True):
    """Articles that are counted together, and what they have next for each side."""

    articles: tuple[str, ...]
    sides: tuple[NextSanction, ...]


class DealCount(msgspec.Struct, frozen=True):
    """What rulings took from each side in a finished deal, and the totals after it, as they stand now."""

    ruled: Numbers
    totals: Numbers


class Ledger(msgspec.Struct, frozen=True):
    """The referee's book: what can be ruled, all rulings, which were revoked, and what they come to.

    `ladders` is empty where the sheet has no sanctions; `counts` has one entry a finished deal;
    while a revocation `may_reopen` the match, its record is not given out.
    """

    ladders: tuple[Ladder, ...]
    rulings: tuple[PublicRuling, ...]
    revoked: Numbers
    confirmed: PublicConfirmed | None
    may_reopen: bool
    counts: tuple[DealCount, ...]


class Event(msgspec.Struct, frozen=True, tag_field="type", tag="event"):
    """One event, with consecutive numbers, and the seat's view after it.

    `ledger` comes when the event has changed it, else it is null.
    """

    seq: int
    event: PublicEvent
    view: SeatView
    totals: Numbers
    over: bool
    winner: Numbers | None
    ledger: Ledger | None = None


class State(msgspec.Struct, frozen=True, tag_field="type", tag="state"):
    """Everything a page needs to show the table as it stands at event `seq`.

    `current` holds the public events of the deal on the table; `missed` the frames after the
    join's `since`, when the server still has them all, else nothing.
    """

    seq: int
    table: TableInfo
    deals: tuple[PublicResult, ...]
    totals: Numbers
    winner: Numbers | None
    over: bool
    view: SeatView
    ledger: Ledger
    current: tuple[PublicEvent, ...]
    missed: tuple[Event, ...] = ()


class Hint(msgspec.Struct, frozen=True, tag_field="type", tag="hint"):
    """What the best bot that plays this sheet would do with the seat's own cards, at event `seq`."""

    move: str
    by: str
    seq: int


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """A play or a ruling did not happen: the reason's code, a sentence, the sheet's article if any."""

    code: str
    message: str
    article: str
    seq: int


class Error(msgspec.Struct, frozen=True, tag_field="type", tag="error"):
    """The connection cannot go on; it is closed after this frame."""

    code: str
    message: str


ServerFrame: TypeAlias = State | Event | Hint | Refused | Error

_encoder: Final = msgspec.json.Encoder()
_client_decoder: Final = msgspec.json.Decoder(ClientFrame)


def read_client(text: str) -> ClientFrame:
    """The client's frame; `msgspec.MsgspecError` says what is wrong with it."""
    return _client_decoder.decode(text)


def write(frame: ServerFrame) -> str:
    """The server's frame as the text of one WebSocket message."""
    return _encoder.encode(frame).decode()


def frames_schema() -> dict[str, Any]:
    """The JSON Schema of all frames; `$defs` holds `ClientFrame` and `ServerFrame` beside each struct."""
    (client, server), components = msgspec.json.schema_components(
        (ClientFrame, ServerFrame), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Frames of /ws/v1/tables/{id}",
        "anyOf": [{"$ref": "#/$defs/ClientFrame"}, {"$ref": "#/$defs/ServerFrame"}],
        "$defs": {**components, "ClientFrame": client, "ServerFrame": server},
    }
