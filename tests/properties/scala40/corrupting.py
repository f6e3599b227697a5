"""Moves that somebody might write: some are right, most are wrong in one way or another."""

from __future__ import annotations

import random

from tests.reference.scala40.deal import Deal
from tests.reference.scala40.melds import ROWS, Meld, formable
from tests.reference.scala40.pack import JOKER, NATURALS, Card

NONSENSE = (
    "", " ", "pass", "draw ", " draw", "Draw", "draw 3C", "take 3C", "dràw",
    "meld", "meld ", "meld 3C+", "meld +3C+4C+5C", "meld 3C 4C 5C", "meld 3C++5C", "meld 3c+4c+5c",
    "meld 3C+4C+1C", "meld **=**+3C+4C", "meld 3C+4C+5C\n",
    "attach", "attach 3C", "attach 3C>", "attach 3C>x", "attach >1", "attach 3C > 1", "attach 3C>-1",
    "attach 3C>0", "attach 3C>02", "attach 3C>+2", "attach **=>1", "attach **=**>1", "attach 3C+4C>1",
    "swap 3C", "swap >1", "swap 3C>", "swap **=3C>1",
    "discard", "discard ", "discard 3C>1", "discard 10C", "discard 3C 4C", "discard **=3C", "discard *",
    "discard ３C",
)  # fmt: skip


def corrupted(deal: Deal, rng: random.Random, number: int) -> list[str]:
    """So many moves as somebody might write them in this state."""
    return [rng.choice(_KINDS)(deal, rng) for _ in range(number)]


def everything(deal: Deal) -> list[str]:
    """Every draw, take, discard, attach and swap that can be written, and every meld from the hand."""
    hand = () if deal.turn is None else deal.hands[deal.turn]
    every = [*NATURALS, JOKER]
    numbers = range(len(deal.melds) + 2)
    texts = ["draw", "take", *(f"discard {card}" for card in every)]
    texts += [f"attach {card}>{number}" for number in numbers for card in every]
    texts += [f"attach {JOKER}={card}>{number}" for number in numbers for card in NATURALS]
    texts += [f"swap {card}>{number}" for number in numbers for card in every]
    return texts + [f"meld {meld.text}" for meld in formable(hand, 4)]


def _hand(deal: Deal) -> tuple[Card, ...]:
    return () if deal.turn is None else deal.hands[deal.turn]


def _card(deal: Deal, rng: random.Random) -> Card:
    """A card that is mostly held."""
    return rng.choice(_hand(deal) if rng.random() < 0.8 else NATURALS)


def _number(deal: Deal, rng: random.Random) -> int:
    """A meld that mostly is there."""
    there = len(deal.melds)
    numbers: list[int] = [*range(1, there + 1)] * 4
    return rng.choice([*numbers, 0, there + 1])


def _discard(deal: Deal, rng: random.Random) -> str:
    return f"discard {_card(deal, rng)}"


def _attach(deal: Deal, rng: random.Random) -> str:
    card = _card(deal, rng)
    if card == JOKER and rng.random() < 0.8:
        card = f"{JOKER}={rng.choice(NATURALS)}"
    return f"attach {card}>{_number(deal, rng)}"


def _fitting(deal: Deal, rng: random.Random) -> str:
    """A card or a joker where it would fit, whoever may attach it."""
    if not deal.melds:
        return _attach(deal, rng)
    number = rng.randint(1, len(deal.melds))
    meld = deal.melds[number - 1]
    open_to_it = [*meld.takes(), *meld.stood_for]
    if not open_to_it:
        return f"attach {_card(deal, rng)}>{number}"
    card = rng.choice(open_to_it)
    return f"attach {rng.choice([card, card, f'{JOKER}={card}', JOKER])}>{number}"


def _swap(deal: Deal, rng: random.Random) -> str:
    standing = [(card, number) for number, meld in enumerate(deal.melds, 1) for card in meld.stood_for]
    if standing and rng.random() < 0.6:
        card, number = rng.choice(standing)
        return f"swap {card}>{number}"
    return f"swap {_card(deal, rng)}>{_number(deal, rng)}"


def _held_meld(deal: Deal, rng: random.Random) -> str:
    """A meld from the hand, its cards perhaps in another order, a joker perhaps not declared."""
    found = formable(_hand(deal), 4)
    if not found:
        return _any_meld(deal, rng)
    return f"meld {_written(rng.choice(found), rng)}"


def _any_meld(_deal: Deal, rng: random.Random) -> str:
    row = rng.choice(ROWS)
    jokers = tuple(sorted(rng.sample(range(len(row)), rng.choice([0, 0, 1, 1, 2, len(row)]))))
    return f"meld {_written(Meld(row, jokers), rng)}"


def _no_meld(deal: Deal, rng: random.Random) -> str:
    """Cards of the hand that need not go together."""
    hand = _hand(deal)
    return "meld " + "+".join(rng.sample(hand, min(len(hand), rng.randint(1, 5))))


def _written(meld: Meld, rng: random.Random) -> str:
    parts = meld.text.split("+")
    if rng.random() < 0.3:
        parts = [JOKER if part.startswith(JOKER) else part for part in parts]
    if rng.random() < 0.3:
        rng.shuffle(parts)
    return "+".join(parts)


def _out_of_turn(_deal: Deal, rng: random.Random) -> str:
    return rng.choice(["draw", "take"])


def _nonsense(_deal: Deal, rng: random.Random) -> str:
    return rng.choice(NONSENSE)


_KINDS = (
    _discard, _discard, _attach, _fitting, _fitting, _swap, _held_meld, _held_meld, _any_meld, _no_meld,
    _out_of_turn, _nonsense,
)  # fmt: skip
