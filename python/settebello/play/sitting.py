"""Who sits where: seats and sides by number, players by name, as a record can hold them.

Example:
    >>> from settebello.play.sitting import names_of, numbered
    >>> names_of(None, 2), numbered("seat", 1, 2)
    (('1', '2'), 1)
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from settebello.errors import SeatError
from settebello.play.record import can_be_written


def numbered(what: str, found: int | None, count: int) -> int:
    """The number of a seat or side, `True` and 1.0 as the 1 that a record can hold; SeatError."""
    if found is None or found not in range(count):
        allowed = f"0 to {count - 1}"
        raise SeatError(f"no {what} {found!r}: they are {allowed}", found, allowed)
    return range(count).index(found)


def next_seat(seat: int, seats: int, out: Collection[int]) -> int:
    """The next of so many seats, round the table, that is not `out`.

    Example:
        >>> next_seat(2, 4, out=(3, 0))
        1
    """
    following = ((seat + step) % seats for step in range(1, seats + 1))
    return next(seat for seat in following if seat not in out)


def names_of(players: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """A name for each seat, numbers where none are given; SeatError."""
    if players is None:
        return tuple(str(seat + 1) for seat in range(seats))
    allowed = f"{seats} names"
    if isinstance(players, str) or len(players) != seats:
        raise SeatError(f"found {len(players)} players for {seats} seats: one name a seat", players, allowed)
    if wrong := [name for name in players if not can_be_written(name)]:
        message = (
            f"found the player name {wrong[0]!r}: a name is a text that is not blank and can be written down"
        )
        raise SeatError(message, players, allowed)
    return tuple(players)
