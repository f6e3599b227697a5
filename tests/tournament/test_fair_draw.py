"""A published draw is done again by whoever reads it, and any change to it shows."""

from __future__ import annotations

import hashlib

import msgspec
import pytest

from settebello.tournament.entrants import Entrant, Person
from settebello.tournament.fair_draw import (
    PublishedDraw,
    PublishedRound,
    canonical,
    commitment,
    frozen_hash,
    seed_of,
    verify,
)
from settebello.tournament.formats.swiss import Swiss
from tests.tournament.events import field, play

SECRET = hashlib.sha256(b"a secret for the test").digest()


def published() -> PublishedDraw:
    entrants, entropy = field(11, clubs=3), ("cut: 7D", "lotto 12 45 77")
    seed = seed_of(frozen_hash(entrants), SECRET, entropy)
    rules = Swiss(length=4, clubs="rather_not")
    return PublishedDraw(
        version=1,
        format="swiss",
        options=rules.model_dump(mode="json"),
        entrants=tuple(entrants),
        commitment=commitment(SECRET),
        secret=SECRET.hex(),
        entropy=entropy,
        seed=seed.hex(),
        rounds=tuple(PublishedRound(played) for played in play(rules, entrants, seed)),
    )


def test_an_honest_draw_holds_also_after_a_journey_as_text() -> None:
    draw = published()
    assert verify(draw).holds
    assert verify(msgspec.json.decode(msgspec.json.encode(draw), type=PublishedDraw)).holds


@pytest.mark.parametrize(
    ("change", "doubt"),
    [
        ({"secret": SECRET[::-1].hex()}, "commitment"),
        ({"secret": "no hexadecimal"}, "commitment"),
        ({"entropy": ("cut: 7C", "lotto 12 45 77")}, "seed"),
        ({"seed": "00" * 32}, "seed"),
        ({"entrants": tuple(field(11, clubs=3)[::-1])}, "seed"),
        ({"format": "danish"}, "round"),
        ({"format": "wheel of fortune"}, "format"),
        ({"version": 2}, "version"),
    ],
)
def test_whatever_was_changed_shows(change: dict[str, object], doubt: str) -> None:
    verdict = verify(msgspec.structs.replace(published(), **change))
    assert doubt in {found for found, _ in verdict.doubts}


def test_two_tables_exchanged_in_the_third_round_show_there() -> None:
    draw = published()
    third = draw.rounds[2].played
    tables = third.round.tables
    swapped = (
        msgspec.structs.replace(tables[0], sides=tables[1].sides),
        msgspec.structs.replace(tables[1], sides=tables[0].sides),
        *tables[2:],
    )
    changed = PublishedRound(
        msgspec.structs.replace(third, round=msgspec.structs.replace(third.round, tables=swapped))
    )
    verdict = verify(msgspec.structs.replace(draw, rounds=(*draw.rounds[:2], changed, draw.rounds[3])))
    assert ("round", 3) in verdict.doubts
    assert ("round", 2) not in verdict.doubts


def test_entropy_and_entrants_cannot_be_cut_differently_to_the_same_text() -> None:
    one = [Entrant("a", (Person("b"),))]
    assert seed_of(frozen_hash(one), SECRET, ["x", "y"]) != seed_of(frozen_hash(one), SECRET, ["x,y"])
    assert canonical(["x", "y"]) != canonical(["x,y"])
