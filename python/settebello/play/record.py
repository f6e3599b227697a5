"""The record of a match as text: JSON Lines, a header and then every event.

The header carries the format's version, the whole resolved sheet, the players, the date and
the seed, so that nothing outside the record is needed to rebuild the match. Older versions
are brought up to the present one by `MIGRATIONS`; newer ones are refused.

Example:
    >>> import settebello as sb
    >>> from settebello.play import record
    >>> header, events = record.read(sb.Match(sb.rules("scupuni"), seed=7).record())
    >>> header.players, [type(event).__name__ for event in events]
    (('1', '2', '3', '4'), ['Ceremony', 'Dealt'])
"""

from __future__ import annotations

import datetime
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Protocol, TypeAlias

import msgspec

from settebello.errors import RecordError
from settebello.play.events import RESERVED, MatchEvent, from_line, to_line
from settebello.sheets import RuleSheet

VERSION: Final = 1

Line: TypeAlias = dict[str, Any]
Migration: TypeAlias = Callable[[list[Line]], list[Line]]

# From a version to the next: a function over all lines of the older record, header first.
MIGRATIONS: Final[Mapping[int, Migration]] = {}


class Header(msgspec.Struct, frozen=True, tag="match", forbid_unknown_fields=True):
    """The first line: what was agreed before the first card."""

    version: int
    sheet: dict[str, Any]
    seats: int
    players: tuple[str, ...]
    seed: str
    dealer: int | None = None
    final: bool = False
    date: datetime.date | None = None

    @property
    def seed_bytes(self) -> bytes:
        """The seed as the shuffles use it."""
        return bytes.fromhex(self.seed)


class _Recordable(Protocol):
    rules: RuleSheet
    seats: int
    players: tuple[str, ...]
    seed: int | bytes
    final: bool
    date: datetime.date | None
    chosen_dealer: int | None


def header_of(match: _Recordable) -> Header:
    """The header of a match's record."""
    return Header(
        version=VERSION,
        sheet=match.rules.to_dict(),
        seats=match.seats,
        players=match.players,
        seed=(match.seed if isinstance(match.seed, bytes) else match.seed.to_bytes(8, "little")).hex(),
        dealer=match.chosen_dealer,
        final=match.final,
        date=match.date,
    )


def write(header: Header, events: Iterable[MatchEvent]) -> str:
    """The record's text, each line ended."""
    return "".join(f"{line}\n" for line in [header_line(header), *map(to_line, events)])


def can_be_written(text: object) -> bool:
    """Whether a record can hold a name: a text, not blank, without half characters, which JSON can carry."""
    return (
        isinstance(text, str)
        and bool(text.strip())
        and not any("\ud800" <= sign <= "\udfff" for sign in text)
    )


def header_line(header: Header) -> str:
    """The header as the record's first line, without its line break."""
    return msgspec.json.encode(header).decode()


def read(
    text: str, migrations: Mapping[int, Migration] = MIGRATIONS, version: int = VERSION
) -> tuple[Header, tuple[MatchEvent, ...]]:
    """The header and events of a record; event `i` stood on line `i + 2`.

    RecordError names the line and what is wrong with it: an empty record, a line that is cut
    short or not of this format, a kind kept for later, a version newer than `version`.
    """
    # Only line feeds part lines: a player's name may hold what `splitlines` would split at too.
    lines = [line.removesuffix("\r") for line in text.rstrip().split("\n")]
    if not lines[0].strip():
        raise RecordError("the record is empty: a header line is needed")
    lines = _migrated(lines, migrations, version)
    try:
        header = msgspec.json.decode(lines[0], type=Header)
        header.seed_bytes  # noqa: B018  (a seed that is not hexadecimal is found here)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise RecordError(f"the header cannot be read: {error}", line=1) from error
    return header, tuple(_event(line, number) for number, line in enumerate(lines[1:], start=2))


def _event(line: str, number: int) -> MatchEvent:
    try:
        return from_line(line)
    except (msgspec.MsgspecError, RecursionError) as error:
        kind = _json(line, number).get("type")
        if isinstance(kind, str) and kind in RESERVED:
            raise RecordError(
                f"{kind!r} is a kind of event that this version does not read", number
            ) from error
        raise RecordError(f"not an event of this format: {error}", number) from error


def _migrated(lines: Sequence[str], migrations: Mapping[int, Migration], version: int) -> list[str]:
    found = _version(lines[0])
    if found > version:
        raise RecordError(f"a record of version {found}: this program reads up to version {version}", line=1)
    if found == version:
        return list(lines)
    rows = [_json(line, number) for number, line in enumerate(lines, start=1)]
    for step in range(found, version):
        if step not in migrations:
            raise RecordError(f"a record of version {found}, which no release has written", line=1)
        rows = migrations[step](rows)
    return [json.dumps(row) for row in rows]


def _version(first: str) -> int:
    header = _json(first, 1)
    version = header.get("version")
    if header.get("type") != "match" or not isinstance(version, int) or isinstance(version, bool):
        raise RecordError('the first line is no header: {"type":"match","version":…} is needed', line=1)
    return version


def _json(line: str, number: int) -> Line:
    try:
        row = json.loads(line)
    except RecursionError as error:
        raise RecordError("nested too deeply for a record", number) from error
    except ValueError as error:
        # Not JSON, or a number of so many digits that Python does not read it.
        raise RecordError(f"cut short or not JSON ({error})", number) from error
    if not isinstance(row, dict):
        raise RecordError(f"found {type(row).__name__}, a JSON object is needed", number)
    return row
