"""What is drawn for Scala 40: switches, packs with good hands, positions that ask for trouble."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

import settebello as sb
from tests.properties.scala40.comparing import CARDS, cards, groups
from tests.reference.scala40.deal import HAND, playing_order
from tests.reference.scala40.legality import moves
from tests.reference.scala40.melds import ROWS, Meld
from tests.reference.scala40.pack import JOKER, PACK, RANKS, Card, in_order
from tests.reference.scala40.position import Phase, Position, set_up
from tests.reference.scala40.sheets import Switches

VALUES: dict[str, tuple[Any, ...]] = {
    "deal.style": ("one_by_one", "packet"),
    "meld.jokers": (0, 1, 2, 4),
    "opening.points": (0, 1, 30, 40, 51, 100),
    "discard.swappable": ("allowed", "forbidden"),
    "discard.just_taken": ("forbidden", "allowed"),
    "stock.turnovers": (0, 1, 3),
    "take.before_opening": ("never", "if_used"),
    "take.must_use": (False, True),
    "score.one_turn": ("single", "doubles"),
}
"""The switches that decide about play, and values for them."""

changes = st.fixed_dictionaries({}, optional={key: st.sampled_from(values) for key, values in VALUES.items()})


def some_changes(rng: random.Random) -> dict[str, Any]:
    """About half of the switches set otherwise, or none at all."""
    if rng.random() < 0.3:
        return {}
    return {key: rng.choice(values) for key, values in VALUES.items() if rng.random() < 0.4}


class Packs:
    """Two packs with four jokers, from which cards are taken one by one or meld by meld."""

    def __init__(self, rng: random.Random) -> None:
        self.rng, self.left = rng, rng.sample(PACK, len(PACK))

    def holds(self, wanted: tuple[Card, ...]) -> bool:
        return all(self.left.count(card) >= wanted.count(card) for card in wanted)

    def take(self, wanted: tuple[Card, ...]) -> tuple[Card, ...]:
        for card in wanted:
            self.left.remove(card)
        return wanted

    def some(self, number: int) -> tuple[Card, ...]:
        return self.take(tuple(self.left[:number]))

    def meld(self, jokers: int) -> Meld | None:
        """A random meld, short or nearly full, with jokers or without; None if its cards are gone."""
        rng = self.rng
        lengths = rng.choice([(3,), (4,), (11, 12, 13)])
        row = rng.choice([row for row in ROWS if len(row) in lengths])
        number = rng.randint(0, min(jokers, len(row) - 1, 4))
        meld = Meld(row, tuple(sorted(rng.sample(range(len(row)), number))))
        if not self.holds(meld.cards):
            return None
        self.take(meld.cards)
        return meld


def good_pack(rng: random.Random, seats: int, dealer: int, style: str) -> list[Card]:
    """A pack that deals everybody most of some melds, and jokers to many."""
    packs = Packs(rng)
    hands: dict[int, list[Card]] = {}
    for seat in playing_order(seats, dealer, range(seats)):
        hand: list[Card] = []
        for _ in range(6):
            row = rng.choice([row for row in ROWS if len(row) <= 5])
            wanted = tuple(card if rng.random() < 0.85 else JOKER for card in row)
            if len(hand) + len(wanted) <= HAND and packs.holds(wanted):
                hand += packs.take(wanted)
        hands[seat] = hand
    for hand in hands.values():
        hand += packs.some(HAND - len(hand))
        rng.shuffle(hand)
    if style == "packet":
        dealt = [card for hand in hands.values() for card in hand]
    else:
        dealt = [hand[turn] for turn in range(HAND) for hand in hands.values()]
    return dealt + packs.left


def arranged(rng: random.Random, switches: Switches, seats: int) -> Position:
    """A position that nobody need have played to: cards that fit, melds nearly full, hands nearly empty."""
    packs = Packs(rng)
    seated = tuple(range(seats))
    if seats > 2 and rng.random() < 0.2:
        seated = tuple(sorted(rng.sample(seated, rng.randint(2, seats - 1))))
    turn = rng.choice(seated)
    phase: Phase = rng.choice(["draw", "play", "play"])
    found = [packs.meld(switches["meld.jokers"]) for _ in range(rng.choice([0, 1, 2, 3, 5]))]
    melds = [meld for meld in found if meld is not None]
    fitting = [card for meld in melds for card in (*meld.takes(), *meld.stood_for)]
    sizes = {
        seat: rng.choice([1, 1, 2, 3, 5, rng.randint(6, HAND)]) + (seat == turn and phase == "play")
        for seat in seated
    }
    hands = tuple(
        in_order(_hand(packs, sizes[seat], fitting)) if seat in seated else () for seat in range(seats)
    )
    opened = [bool(melds) and seat in seated and rng.random() < 0.6 for seat in range(seats)]
    if melds and not any(opened):
        opened[turn] = True
    pile = packs.some(rng.randint(1, 6) if phase == "draw" else rng.randint(0, 4))
    stock = packs.some(rng.choice([1, 1, 2, 3, 8]))
    bare = Position(
        hands,
        turn,
        tuple(meld.text for meld in melds),
        pile,
        stock,
        tuple(opened),
        rng.choice(seated),
        seated,
        phase=phase,
        turnovers=rng.randint(0, switches["stock.turnovers"]),
        first_round=rng.random() < 0.25,
    )
    mid_turn = replace(bare, **_mid_turn(rng, switches, bare, melds))
    return mid_turn if moves(set_up(switches, mid_turn)) else bare


def _hand(packs: Packs, size: int, fitting: list[Card]) -> list[Card]:
    """Cards that fit the table, parts of melds, jokers, pairs, and others; or two or three ranks alone."""
    rng, hand = packs.rng, list[Card]()
    if rng.random() < 0.2:
        ranks = rng.sample(RANKS, rng.randint(2, 3))
        hand += packs.take(tuple(card for card in packs.left if card == JOKER or card[0] in ranks)[:size])
    while len(hand) < size:
        row = rng.choice(ROWS)
        fits = (rng.choice(fitting),) if fitting else ()
        wanted = rng.choice([fits, row[:3], row[:2], (JOKER,), tuple(hand[-1:]), ()])
        wanted = wanted[: size - len(hand)] or tuple(packs.left[:1])
        if packs.holds(wanted):
            hand += packs.take(wanted)
    return hand


def _mid_turn(
    rng: random.Random, switches: Switches, position: Position, melds: list[Meld]
) -> dict[str, Any]:
    """A card just taken, points laid towards an opening, an opening just made."""
    if position.phase == "draw" or rng.random() < 0.3:
        return {}
    last, seat = melds[-1].points if melds else 0, position.turn
    if not position.opened[seat]:
        if switches["take.before_opening"] == "if_used" and rng.random() < 0.5:
            return {"taken": rng.choice(position.hands[seat])}
        return {"laid": last} if 0 < last < switches["opening.points"] else {}
    if last >= switches["opening.points"] and rng.random() < 0.4:
        return {"laid": last, "opened_this_turn": True}
    return {"taken": rng.choice(position.hands[seat])}


def engine_position(rules: sb.RuleSheet, position: Position) -> sb.Deal:
    """The engine's deal of a position."""
    return sb.Deal.position(
        rules,
        groups(position.hands),
        turn=position.turn,
        melds=position.melds,
        discard_pile=cards(position.pile),
        stock=cards(position.stock),
        opened=position.opened,
        phase=position.phase,
        taken=None if position.taken is None else CARDS[position.taken],
        laid=position.laid,
        opened_this_turn=position.opened_this_turn,
        turnovers=position.turnovers,
        first_round=position.first_round,
        seated=position.seated,
        dealer=position.dealer,
    )


def hands_of(rng: random.Random, size: int, jokers: int) -> tuple[Card, ...]:
    """A hand for the finder: random, or of few suits and ranks, or of two or three ranks alone."""
    packs = Packs(rng)
    hand = packs.take((JOKER,) * jokers)
    suits, ranks = rng.choice([(4, 13), (rng.randint(1, 3), rng.randint(4, 9)), (4, rng.randint(2, 4))])
    some_suits, some_ranks = rng.sample("DCSB", suits), rng.sample(RANKS, ranks)
    naturals = [card for card in packs.left if card != JOKER]
    # What was wanted comes first; sorting leaves the rest of the order to chance.
    naturals.sort(key=lambda card: card[1] not in some_suits or card[0] not in some_ranks)
    return in_order([*hand, *naturals[: size - jokers]])
