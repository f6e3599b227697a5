"""What happens at an event, one frozen struct a kind: the lines of its log, in order.

An event is its log: it is only ever appended to, and everything – tables, results, standings,
rulings – is worked out from it. Each entry says when and by whom.

Example:
    >>> import datetime
    >>> from settebello.tournament.log import Author, Entry, Witnessed, from_line, to_line
    >>> noon = datetime.datetime(2026, 9, 12, 12, 0, tzinfo=datetime.UTC)
    >>> entry = Entry(noon, Author("organiser", "Anna"), Witnessed("cut: 7D"))
    >>> to_line(entry)[-45:], from_line(to_line(entry)) == entry
    ('"deed":{"type":"witnessed","text":"cut: 7D"}}', True)
"""

from __future__ import annotations

import datetime
from typing import Any, Final, Literal, TypeAlias

import msgspec

from settebello.tournament.entrants import Entrant, Person
from settebello.tournament.rounds import Result, Round

VERSION: Final = 1

Role: TypeAlias = Literal["organiser", "referee", "jury", "scorer"]


class Deed(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something that somebody did at an event."""


class Author(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who did it, and in which role."""

    role: Role
    name: str


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as it stands in the room; `accessible` ones are reached without steps."""

    number: int
    accessible: bool = False


class Opened(Deed, frozen=True, tag="opened"):
    """The event begins: its whole template, its name, where and when it is held."""

    template: dict[str, Any]
    name: str
    place: str = ""
    date: datetime.date | None = None
    start: str = ""
    spots: tuple[Spot, ...] = ()
    version: int = VERSION


class Entered(Deed, frozen=True, tag="entered"):
    """An entrant comes in, after the draw too where the format takes late ones."""

    entrant: Entrant


class Amended(Deed, frozen=True, tag="amended"):
    """An entry is put right before the entrants are frozen."""

    entrant: Entrant


class Withdrawn(Deed, frozen=True, tag="withdrawn"):
    """An entrant leaves: before the freeze its entry is gone, later it has left."""

    entrant: str
    reason: str = ""


class Substituted(Deed, frozen=True, tag="substituted"):
    """One person of an entrant is replaced by the committee's ruling (sheet 003, a reading)."""

    entrant: str
    person: str
    by: Person
    reason: str


class Frozen(Deed, frozen=True, tag="frozen"):
    """The entrants are fixed and published under this hash, with the promise of a secret."""

    hash: str
    commitment: str


class Witnessed(Deed, frozen=True, tag="witnessed"):
    """Chance added in public: a cut card, the lottery's numbers."""

    text: str


class Revealed(Deed, frozen=True, tag="revealed"):
    """The secret that was promised, as hexadecimal digits: with it the draw is made."""

    secret: str


class Drawn(Deed, frozen=True, tag="drawn"):
    """A round is published."""

    round: Round


class Counted(Deed, frozen=True, tag="counted"):
    """A table's result; a second one for the same table corrects the first."""

    round: int
    result: Result


class PlayedOff(Deed, frozen=True, tag="played_off"):
    """A play-off of two equals, counted from 1, and its result (whose table is that number).

    A second one of the same number corrects the first; without a result it is taken back.
    """

    number: int
    entrants: tuple[str, str]
    result: Result | None


class TeamsRanked(Deed, frozen=True, tag="teams_ranked"):
    """The committee sets teams of equal sums in order, the first best (sheet 003, a reading).

    A second one about any of them takes the place of the first; with `taken_back` they share their
    places again.
    """

    teams: tuple[str, ...]
    reason: str
    taken_back: bool = False


class RefereeAsked(Deed, frozen=True, tag="referee_asked"):
    """A table asks for a referee, or is given one."""

    round: int
    table: int
    referee: str = ""


class Extended(Deed, frozen=True, tag="extended"):
    """A table gets more time: seconds for each play."""

    round: int
    table: int
    seconds: int


class Ruled(Deed, frozen=True, tag="ruled"):
    """A sanction against an entrant; `table` 0: at no table; `sanction` None: the ladder's step."""

    round: int
    table: int
    entrant: str
    article: str
    sanction: str | None = None
    note: str = ""


class CaseOpened(Deed, frozen=True, tag="case_opened"):
    """A controversy goes to the jury."""

    round: int
    table: int
    entrant: str
    article: str
    note: str = ""


class Voted(Deed, frozen=True, tag="voted"):
    """A member of the jury votes in a case, for a sanction or (None) for none; the author is the member."""

    case: int
    sanction: str | None


class Revoked(Deed, frozen=True, tag="revoked"):
    """A ruling is taken back."""

    ruling: int
    reason: str = ""


class RoleGiven(Deed, frozen=True, tag="role_given"):
    """Somebody gets a private link; the log has the hash of its token only.

    `house_key`: an organiser without a link came back in with the key of the house.
    """

    role: Role
    name: str
    token_hash: str
    house_key: bool = False


class RoleEnded(Deed, frozen=True, tag="role_ended"):
    """A private link ends, as when a phone is lost."""

    token_hash: str


class Closed(Deed, frozen=True, tag="closed"):
    """The standings are final."""


AnyDeed: TypeAlias = (
    Opened
    | Entered
    | Amended
    | Withdrawn
    | Substituted
    | Frozen
    | Witnessed
    | Revealed
    | Drawn
    | Counted
    | PlayedOff
    | TeamsRanked
    | RefereeAsked
    | Extended
    | Ruled
    | CaseOpened
    | Voted
    | Revoked
    | RoleGiven
    | RoleEnded
    | Closed
)


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of the log: when, by whom, what."""

    at: datetime.datetime
    by: Author
    deed: AnyDeed


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Entry)


def to_line(entry: Entry) -> str:
    """The entry as one line, without its line break."""
    return _encoder.encode(entry).decode()


def from_line(line: str) -> Entry:
    """The entry of one line; `msgspec.MsgspecError` says what is wrong with it."""
    return _decoder.decode(line)
