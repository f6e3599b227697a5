"""Any switches in any combination: engine and naive reading still agree."""

from __future__ import annotations

import random
from collections.abc import Mapping

from hypothesis import given, settings
from hypothesis import strategies as st

import settebello as sb
from tests.properties.playing import chooser, lockstep, naive_twin
from tests.properties.strategies import Game, decks, games
from tests.reference.dealing import distribute, is_void
from tests.reference.sheets import PLAYED_AT, SHEETS


@settings(max_examples=400, deadline=None)
@given(game=games(), seed=st.integers(0, 2**64 - 1), data=st.data())
def test_any_switches_in_lockstep(game: Game, seed: int, data: st.DataObject) -> None:
    dealer = data.draw(st.integers(0, game.seats - 1))
    deal = sb.Deal(game.rules, game.seats, dealer, seed=seed)
    twin = naive_twin(deal, game.sheet, game.seats, dealer)
    lockstep(deal, twin, chooser(seed), random.Random(seed), closely=True)


@settings(max_examples=200, deadline=None)
@given(game=games(), data=st.data())
def test_a_given_pack_is_dealt_or_void(game: Game, data: st.DataObject) -> None:
    dealer = data.draw(st.integers(0, game.seats - 1))
    deck = data.draw(decks(game.sheet))
    void = is_void(game.sheet.switches, distribute(game.sheet, game.seats, dealer, deck).table)
    try:
        deal = sb.Deal(game.rules, game.seats, dealer, deck=deck)
    except sb.VoidDeal:
        assert void
        return
    assert not void
    assert deal.void == ()
    lockstep(deal, naive_twin(deal, game.sheet, game.seats, dealer), chooser(0), random.Random(0))


def test_the_sheets_agree_with_the_table_typed_off_the_rules() -> None:
    for name, sheet in SHEETS.items():
        rules = sb.rules(name)
        assert _plain(rules.switches) == _plain(sheet.switches), name
        assert rules.seats == tuple(sheet.layouts), name


def test_every_scopa_sheet_is_read() -> None:
    assert {name for name in sb.rules_available() if sb.rules(name).family == "scopa"} == set(SHEETS)
    assert [name for name, _ in PLAYED_AT] == sorted((name for name, _ in PLAYED_AT), key=list(SHEETS).index)


def _plain(value: object) -> object:
    """Tables by seats with text keys, tuples as lists: only what a sheet says, not how it is held."""
    if isinstance(value, Mapping):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    return value
