"""A record gives the same match back."""

from __future__ import annotations

import datetime
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import settebello as sb
from settebello.play import record
from tests.properties.snapshots import snapshot
from tests.reference.sheets import PLAYED_AT

Line = dict[str, Any]


def played(sheet: str | sb.RuleSheet, seats: int, plays: int, seed: int = 0) -> sb.Match:
    """A match after some random plays, or at its end if that comes first."""
    rules = sb.rules(sheet) if isinstance(sheet, str) else sheet
    match, rng = sb.Match(rules, seats, seed=seed), random.Random(seed)
    while plays and not match.over:
        match.play(rng.choice(match.deal.moves))
        plays -= 1
    return match


def same(one: sb.Match, other: sb.Match) -> None:
    """Two matches that nobody can tell apart."""
    for name in (
        "seats",
        "players",
        "final",
        "date",
        "totals",
        "over",
        "winner",
        "events",
        "ceremony",
        "target",
    ):
        assert getattr(one, name) == getattr(other, name), name
    assert one.rules.to_dict() == other.rules.to_dict()
    assert len(one.deals) == len(other.deals)
    assert snapshot(one.deal) == snapshot(other.deal)


@pytest.mark.parametrize("plays", [0, 1, 57, 10**6])
@pytest.mark.parametrize(("name", "seats"), PLAYED_AT)
def test_record_replay_record_is_the_identity(name: str, seats: int, plays: int) -> None:
    match = played(name, seats, plays, seed=seats)
    text = match.record()
    again = sb.replay(text)
    assert again.record() == text
    same(match, again)


names = st.text(min_size=1, max_size=12).filter(lambda name: bool(name.strip()))
names = names.filter(lambda name: not any(0xD800 <= ord(letter) < 0xE000 for letter in name))


@settings(max_examples=80, deadline=None)
@given(
    played_at=st.sampled_from(PLAYED_AT),
    plays=st.integers(0, 150),
    seed=st.one_of(st.integers(0, 2**64 - 1), st.binary(max_size=40)),
    final=st.booleans(),
    date=st.one_of(st.none(), st.dates()),
    data=st.data(),
)
def test_any_record_gives_its_match_back(
    played_at: tuple[str, int],
    plays: int,
    seed: int | bytes,
    final: bool,
    date: datetime.date | None,
    data: st.DataObject,
) -> None:
    name, seats = played_at
    dealer = data.draw(st.one_of(st.none(), st.integers(0, seats - 1)))
    players = data.draw(st.lists(names, min_size=seats, max_size=seats))
    rng = random.Random(0)
    match = sb.Match(sb.rules(name), seats, players, seed, dealer, final, date)
    for _ in range(plays):
        if not match.over:
            match.play(rng.choice(match.deal.moves))
    again = sb.replay(match.record())
    assert again.record() == match.record()
    same(match, again)


def test_a_record_carries_its_sheet_with_every_switch() -> None:
    rules = sb.rules("scopa-napoletana").replace(
        **{"capture.sum": "may", "match.target": 7, "ace.sweeps": True}
    )
    match = played(rules, 3, 60)
    again = sb.replay(match.record())
    assert dict(again.rules.switches) == dict(rules.switches)
    same(match, again)


def test_a_replayed_match_goes_on() -> None:
    match = played("scupuni", 4, 30, seed=3)
    again = sb.replay(match.record())
    for _ in range(100):
        move = str(match.deal.moves[-1])
        match.play(move)
        again.play(move)
    same(match, again)


def test_an_older_version_is_brought_up_to_date() -> None:
    def step(rows: list[Line]) -> list[Line]:
        return [{**rows[0], "version": record.VERSION + 1, "players": rows[0]["names"]}, *rows[1:]]

    lines = played("scupuni", 4, 3).record().splitlines()
    header = json.loads(lines[0])
    header["names"] = header.pop("players")
    older = "\n".join([json.dumps(header), *lines[1:]])
    migrated: Line = {}

    def keep(rows: list[Line]) -> list[Line]:
        done = step(rows)
        done[0].pop("names")
        migrated.update(done[0])
        return done

    found, events = record.read(older, {record.VERSION: keep}, version=record.VERSION + 1)
    assert found.players == ("1", "2", "3", "4")
    assert len(events) == len(lines) - 1
    assert migrated["version"] == record.VERSION + 1
