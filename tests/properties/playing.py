"""Plays an engine deal and a naive deal together, the same plays in both."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import settebello as sb
from tests.properties import comparing
from tests.reference import deal as naive
from tests.reference.dealing import distribute, is_void
from tests.reference.sheets import Sheet

Chooser = Callable[[random.Random, Sequence[naive.Play]], naive.Play]


def anything(rng: random.Random, legal: Sequence[naive.Play]) -> naive.Play:
    """Any legal play."""
    return legal[int(rng.random() * len(legal))]


def captures_first(rng: random.Random, legal: Sequence[naive.Play]) -> naive.Play:
    """A capture where there is one: short tables, many scopas."""
    return anything(rng, [move for move in legal if move.captured] or legal)


def lays_first(rng: random.Random, legal: Sequence[naive.Play]) -> naive.Play:
    """Laid cards where the sheet allows: long tables, many sums."""
    return anything(rng, [move for move in legal if not move.captured] or legal)


def chooser(number: int) -> Chooser:
    """Six deals in eight are played at random, one greedily, one reluctantly."""
    return {6: captures_first, 7: lays_first}.get(number % 8, anything)


def naive_twin(deal: sb.Deal, sheet: Sheet, seats: int, dealer: int) -> naive.Deal:
    """The naive deal of the engine's own deck, once the void decks before it are seen to be void."""
    for deck in deal.void:
        if not is_void(sheet.switches, distribute(sheet, seats, dealer, comparing.texts(deck)).table):
            raise comparing.DisagreementError(f"not void: {comparing.texts(deck)}")
    assert deal.deck is not None
    twin = naive.start(sheet, seats, dealer, comparing.texts(deal.deck))
    if is_void(sheet.switches, twin.table):
        raise comparing.DisagreementError(f"void, but dealt: {comparing.texts(deal.deck)}")
    return twin


def lockstep(
    deal: sb.Deal, twin: naive.Deal, choose: Chooser, rng: random.Random, *, closely: bool = False
) -> None:
    """Plays both to the end and compares every state; `closely` compares the growing history each time."""
    number = comparing.cards_there(deal)
    while True:
        legal = naive.moves(twin)
        comparing.compare_state(deal, twin, legal)
        comparing.compare_views(deal, twin, legal)
        comparing.compare_conserved(deal, number)
        if closely:
            comparing.compare_history(deal, twin)
        if not legal:
            break
        move = choose(rng, legal)
        # Half of the plays are given as text, half as the engine's own moves.
        given = move.text if rng.random() < 0.5 else deal.moves[legal.index(move)]
        told = naive.play(twin, move)
        comparing.compare_event(deal.play(given), told, twin.turn is None)
    comparing.compare_history(deal, twin)
    comparing.compare_score(deal, twin)
