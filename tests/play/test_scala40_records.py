"""Records of Scala 40: the whole match again, from every moment; what was altered is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

import settebello as sb

PALIO = sb.rules("scala40-palio")
LIMIT = sb.rules("scala40")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_record_tells_the_whole_match_again(seats: int) -> None:
    match = sb.Match(LIMIT, seats=seats, seed=seats)
    while not match.over:
        match.play(match.deal.moves[0])
    again = sb.replay(match.record())
    assert again.record() == match.record()
    assert (again.totals, again.winner, again.out) == (match.totals, match.winner, match.out)


def test_a_record_goes_on_from_every_moment() -> None:
    """Also from the middle of a turn, of an opening, and right after a turn-over."""
    match = sb.Match(PALIO, seats=2, seed=5)
    kinds = set()
    while len(match.deals) < 1:
        match.play(match.deal.moves[0])
        again = sb.replay(match.record())
        assert again.view(0) == match.view(0)
        assert again.view(1) == match.view(1)
        if not match.deal.over:
            kinds.add((match.deal.phase, match.deal.laid > 0))
    assert ("play", True) in kinds
    assert ("draw", False) in kinds


def _changes(line: dict[str, Any]) -> list[dict[str, Any]]:
    """The line of a record with one field after the other made wrong."""
    wrong: dict[str, list[Any]] = {
        "seat": [9, -1, "0", None],
        "move": ["draw", "take", "discard **", "meld 3C", "attach 6C>9", "swap **>1", "7D", "", 7],
        "card": ["7D", "**", "XX", 7],
        "meld": [17, "1"],
        "turnover": [["7D"], "7D"],
        "opened": [None, 1],
        "points": [[1, 2], []],
        "closer": [7, "0"],
        "one_turn": [None, "no"],
        "totals": [[5, 5], []],
        "out": [[0], "0"],
        "deck": [[], ["7D"] * 108],
        "dealer": [5],
        "type": ["played", "scored", "commit", "counted", None],
        "more": [1],
    }
    return [
        {**line, key: value}
        for key, values in wrong.items()
        for value in values
        if (key in line or key == "more") and line.get(key) != value
    ]


def test_a_record_that_was_altered_is_refused_by_its_line() -> None:
    match = sb.Match(PALIO.replace(**{"match.deals": 1}), seats=2, seed=5)
    while not match.over:
        match.play(match.deal.moves[0])
    lines = match.record().splitlines()
    kinds: dict[str, int] = {}
    for number, line in enumerate(lines[1:], start=1):
        kinds.setdefault(line[:24] + str('"meld ' in line), number)
    assert len(kinds) >= 5
    for number in kinds.values():
        for changed in _changes(json.loads(lines[number])):
            text = "\n".join([*lines[:number], json.dumps(changed), *lines[number + 1 :]])
            with pytest.raises(sb.RecordError) as refused:
                sb.replay(text)
            assert refused.value.line >= number + 1, changed
        for shortened in ([*lines[:number], *lines[number + 1 :]], [*lines[: number + 1], *lines[number:]]):
            with pytest.raises(sb.RecordError):
                sb.replay("\n".join(shortened))


def test_events_of_the_other_family_are_refused() -> None:
    scopa = sb.Match(sb.rules("scupuni"), seed=1).record()
    with pytest.raises(sb.RecordError, match="line 4"):
        sb.replay(scopa + '{"type":"stepped","seat":0,"move":"7D"}\n')
    scala = sb.Match(PALIO, seats=4, seed=3).record()
    with pytest.raises(sb.RecordError, match="line 4"):
        sb.replay(scala + '{"type":"played","seat":0,"move":"draw"}\n')
