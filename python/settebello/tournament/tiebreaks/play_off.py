"""A play-off: equals meet once more, beside the rounds; nothing decides before each has met each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations

from settebello.tournament.rounds import PlayOff
from settebello.tournament.tiebreaks.count import Count


def play_off(count: Count, equal: Sequence[str]) -> dict[str, int]:
    """Wins less losses in the play-offs among the equal; who is equal again plays off again."""
    groups = _in_order(count.history.play_offs, equal, count.left)
    return {entrant: -place for place, group in enumerate(groups) for entrant in group}


def can_be_played(equal: Sequence[str], left: Collection[str]) -> bool:
    """Whether two of the equal are still here to meet.

    >>> can_be_played(["a", "b", "c"], ["c"]), can_be_played(["a", "b"], ["b"])
    (True, False)
    """
    return sum(entrant not in left for entrant in equal) > 1


def still_to_meet(
    play_offs: Sequence[PlayOff], equal: Sequence[str], left: Collection[str]
) -> tuple[tuple[str, str], ...]:
    """The pairs of a group still equal that have not met in the play-offs under way.

    >>> from settebello.tournament.rounds import Result
    >>> still_to_meet([PlayOff(("a", "b"), Result(1, (11, 7)))], ["a", "b", "c"], ())
    (('a', 'c'), ('b', 'c'))
    """
    met = Counter(frozenset(one.entrants) for one in play_offs)
    pairs = list(combinations((entrant for entrant in equal if entrant not in left), 2))
    # In every turn of play-offs each pair meets once: those that have met least are missing in this one.
    fewest = min((met[frozenset(pair)] for pair in pairs), default=0)
    return tuple(pair for pair in pairs if met[frozenset(pair)] == fewest)


def _in_order(
    play_offs: Sequence[PlayOff], equal: Sequence[str], left: Collection[str]
) -> Iterator[Sequence[str]]:
    """The equal in groups that their play-offs leave equal, the best first."""
    turn = _turn(play_offs, equal, left)
    if turn is None:
        yield equal
        return
    wins, later = turn
    values = sorted(set(wins.values()), reverse=True)
    if len(values) == 1 and len(later) == len(play_offs):
        # Nobody has met, nobody can.
        yield equal
        return
    for value in values:
        group = [entrant for entrant in equal if wins[entrant] == value]
        yield from _in_order(later, group, left) if len(group) > 1 else [group]


def _turn(
    play_offs: Sequence[PlayOff], equal: Sequence[str], left: Collection[str]
) -> tuple[Counter[str], list[PlayOff]] | None:
    """Wins less losses when each pair has met once, and the play-offs after that; None while one has not.

    Whoever has left without meeting the other has lost to it.
    """
    wins: Counter[str] = Counter(dict.fromkeys(equal, 0))
    later = list(play_offs)
    for pair in combinations(equal, 2):
        met = next((one for one in later if set(one.entrants) == set(pair)), None)
        here = [entrant for entrant in pair if entrant not in left]
        if met is not None:
            later.remove(met)
            wins.update({entrant: met.outcome(entrant) for entrant in pair})
        elif len(here) == 2:
            return None
        elif here:
            wins.update({entrant: 1 if entrant in here else -1 for entrant in pair})
    return wins, later
