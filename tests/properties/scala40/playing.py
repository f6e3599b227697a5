"""Plays an engine deal and a naive deal of Scala 40 together, the same moves in both."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import settebello as sb
from tests.properties.comparing import DisagreementError, texts
from tests.properties.scala40 import comparing
from tests.properties.scala40.corrupting import corrupted
from tests.reference.scala40.deal import Deal, start
from tests.reference.scala40.laying import printed
from tests.reference.scala40.legality import moves, reasons
from tests.reference.scala40.play import play

Chooser = Callable[[random.Random, Sequence[str]], str]


def anything(rng: random.Random, legal: Sequence[str]) -> str:
    """Any legal move."""
    return rng.choice(legal)


def first_of(*kinds: str) -> Chooser:
    """A policy: a move of the first of these kinds that is open, else anything."""

    def choose(rng: random.Random, legal: Sequence[str]) -> str:
        for kind in kinds:
            found = [text for text in legal if text.startswith(kind)]
            # Now and then another way: seats that all take and never draw would go on for ever.
            if found and rng.random() < 0.8:
                return rng.choice(found)
        return anything(rng, legal)

    return choose


def keeps_pairs(rng: random.Random, legal: Sequence[str]) -> str:
    """Melds when it can, and throws away what has no neighbour: the way to many openings."""
    if any(text.startswith(("meld", "swap", "attach")) for text in legal):
        return first_of("meld", "swap", "attach")(rng, legal)
    thrown = [text.removeprefix("discard ") for text in legal if text.startswith("discard")]
    if not thrown:
        return first_of("take")(rng, legal)
    order = "A23456789TJQK"

    def neighbours(card: str) -> int:
        return sum(
            other[0] == card[0]
            or (other[1] == card[1] and abs(order.index(other[0]) - order.index(card[0])) <= 2)
            for other in thrown
            if "*" not in other + card and other != card
        ) + 20 * (card == "**")

    fewest = min(map(neighbours, thrown))
    return "discard " + rng.choice([card for card in thrown if neighbours(card) == fewest])


POLICIES: tuple[Chooser, ...] = (
    keeps_pairs,
    first_of("meld", "attach", "swap", "take"),
    keeps_pairs,
    first_of("take", "swap", "meld"),
    keeps_pairs,
    anything,
    first_of("meld", "take", "discard"),
    first_of("attach", "swap"),
)


def naive_twin(deal: sb.Deal, switches: dict[str, object], *, seed: int | bytes, number: int = 0) -> Deal:
    """The naive deal of the engine's own deck."""
    return start(
        switches, deal.seats, deal.dealer, texts(deal.deck), seed=seed, number=number, seated=deal.seated
    )


def lockstep(
    deal: sb.Deal,
    twin: Deal,
    choose: Chooser,
    rng: random.Random,
    *,
    closely: bool = False,
    corruptions: int = 1,
    most: int = 600,
) -> None:
    """Plays both to the end, or so many moves, and compares every state.

    `closely` looks at views and history each time. A deal need not end: seats that are open may
    take each other's discards for ever.
    """
    number = comparing.cards_there(deal)
    for _ in range(most):
        legal = moves(twin)
        comparing.compare_state(deal, twin, legal)
        comparing.compare_conserved(deal, number)
        if closely or rng.random() < 0.1:
            comparing.compare_views(deal, twin)
        if closely:
            comparing.compare_history(deal, twin)
        if not legal:
            break
        # Before the draw there is little to get wrong.
        for text in corrupted(twin, rng, corruptions if twin.phase == "play" else rng.randint(0, 1)):
            refuse(deal, twin, text)
        text = choose(rng, legal)
        # Half of the moves are given as text, half as the engine's own moves.
        given = text if rng.random() < 0.5 else deal.moves[legal.index(text)]
        told = play(twin, text)
        comparing.compare_event(deal.play(given), told)
    comparing.compare_history(deal, twin)
    if twin.over:
        comparing.compare_score(deal, twin)


def refuse(deal: sb.Deal, twin: Deal, text: str) -> None:
    """A move somebody wrote: what the naive reading refuses, the engine refuses for a reason that is true."""
    expected, before = reasons(twin, text), (deal.position_text(), deal.moves, deal.history)
    tried = deal.copy()
    try:
        played = str(tried.play(text).move)
    except sb.IllegalMove as refused:
        if refused.reason not in expected:
            raise DisagreementError(
                f"{text}: engine refuses for {refused.reason}, reference {sorted(expected) or 'accepts'}"
            ) from refused
        if refused.move not in printed(twin, text):
            raise DisagreementError(f"{text}: the refusal names {refused.move!r}") from refused
        if (tried.position_text(), tried.moves, tried.history) != before:
            raise DisagreementError(f"{text}: refused, but something has changed") from refused
        return
    if expected:
        raise DisagreementError(f"{text}: engine plays {played}, reference refuses for {sorted(expected)}")
    if played not in moves(twin):
        raise DisagreementError(f"{text}: played as {played}, which is no legal move")
