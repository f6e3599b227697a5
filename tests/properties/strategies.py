"""What Hypothesis draws: sheets, switches, packs and positions."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

import settebello as sb
from tests.properties.comparing import cards, groups
from tests.reference.deal import moves, play, start
from tests.reference.dealing import distribute, is_void, playing_order
from tests.reference.pack import Card, pack
from tests.reference.position import Position, number_of_sides, taken_down
from tests.reference.sheets import PLAYED_AT, Sheet, with_switches

played_at = st.sampled_from(PLAYED_AT)

_SWITCHES: dict[str, st.SearchStrategy[Any]] = {
    "deal.style": st.sampled_from(["one_by_one", "packet"]),
    "void.kings": st.integers(0, 4),
    "void.table_sum": st.integers(0, 20),
    "capture.equal": st.sampled_from(["must", "may"]),
    "capture.sum": st.sampled_from(["must", "may"]),
    "ace.sweeps": st.booleans(),
    "ace.first_play": st.sampled_from(["any", "not_ace"]),
    "scopa.void": st.sampled_from(["last_card", "last_capture", "never"]),
    "score.cards": st.sampled_from(["most", "more_than"]),
    "score.coins": st.sampled_from(["most", "more_than"]),
    "score.cards_more_than": st.integers(20, 30),
    "score.coins_more_than": st.integers(5, 8),
    "primiera.figures": st.lists(st.integers(1, 30), min_size=3, max_size=3),
    "primiera.missing": st.sampled_from(["other_side", "cannot", "sums"]),
    "primiera.all_missing": st.sampled_from(["sums", "nobody"]),
    "view.hand": st.sampled_from(["own", "after_partner"]),
    "view.piles": st.sampled_from(["closed", "first_round", "open"]),
}

changes = st.fixed_dictionaries({}, optional=_SWITCHES)


@dataclass(frozen=True)
class Game:
    """A sheet, possibly with switches set otherwise, in the engine's form and in the naive one."""

    rules: sb.RuleSheet
    sheet: Sheet
    seats: int


@st.composite
def games(draw: st.DrawFn, *, switched: bool = True) -> Game:
    """A sheet at one of its numbers of seats, with switches set at will."""
    name, seats = draw(played_at)
    changed = draw(changes) if switched else {}
    rules = sb.rules(name).replace(**changed) if changed else sb.rules(name)
    return Game(rules, with_switches(name, **changed), seats)


def decks(sheet: Sheet) -> st.SearchStrategy[list[Card]]:
    """A pack in any order."""
    return st.permutations(pack(sheet.ranks))


@st.composite
def reached(draw: st.DrawFn, game: Game) -> Position:
    """A position that somebody played to."""
    dealer = draw(st.integers(0, game.seats - 1))
    deck = draw(
        decks(game.sheet).filter(
            lambda deck: (
                not is_void(game.sheet.switches, distribute(game.sheet, game.seats, dealer, deck).table)
            )
        )
    )
    deal = start(game.sheet, game.seats, dealer, deck)
    rng = random.Random(draw(st.integers(0, 10**6)))
    for _ in range(draw(st.integers(0, len(deck) - len(deal.table) - 1))):
        play(deal, rng.choice(moves(deal)))
    return taken_down(deal)


@st.composite
def arranged(draw: st.DrawFn, game: Game) -> Position:
    """A position that nobody need have played to: any cards anywhere, hands as the turn wants them."""
    seats, sheet = game.seats, game.sheet
    deck = draw(decks(sheet))

    def some(number: int) -> tuple[Card, ...]:
        taken, deck[:number] = tuple(deck[:number]), []
        return taken

    dealer = draw(st.integers(0, seats - 1))
    turn = draw(st.integers(0, seats - 1))
    sizes = sheet.layouts[seats].packets
    dealt = draw(st.integers(1, len(sizes)))
    stock = some(seats * sum(sizes[dealt:]))
    size = draw(st.integers(1, sizes[dealt - 1]))
    played = playing_order(seats, dealer).index(turn)
    having_played = playing_order(seats, dealer)[:played]
    hands = tuple(some(size - (seat in having_played)) for seat in range(seats))
    table = some(draw(st.integers(0, len(deck))))
    piles = tuple(
        some(draw(st.sampled_from([0, *range(2, len(deck) + 1)]))) for _ in range(number_of_sides(seats))
    )
    scopas = tuple(draw(st.integers(0, len(pile) // 2)) for pile in piles)
    capturers = [side for side, pile in enumerate(piles) if pile]
    last = draw(st.sampled_from(capturers)) if capturers else None
    return Position(hands, table, turn, dealer, piles, scopas, stock, last)


def engine_position(rules: sb.RuleSheet, position: Position) -> sb.Deal:
    """The engine's deal of a position."""
    return sb.Deal.position(
        rules,
        groups(position.hands),
        cards(position.table),
        position.turn,
        dealer=position.dealer,
        piles=groups(position.piles),
        scopas=position.scopas,
        stock=cards(position.stock),
        last_capture=position.last_capture,
        last_scopa=position.last_scopa,
        first_round=position.first_round,
    )
