"""The engine's deal of Scala 40 and the naive one laid side by side, state by state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import settebello as sb
from tests.properties.comparing import DisagreementError, texts
from tests.reference.scala40.deal import Deal, Told
from tests.reference.scala40.melds import Meld
from tests.reference.scala40.pack import JOKER, NATURALS, Card
from tests.reference.scala40.scoring import score
from tests.reference.scala40.views import view

CARDS = {code: sb.Card(code) for code in [*NATURALS, JOKER]}


def cards(codes: Iterable[Card]) -> tuple[sb.Card, ...]:
    """The library's cards of some texts."""
    return tuple(map(CARDS.__getitem__, codes))


def groups(hands: Iterable[Iterable[Card]]) -> tuple[tuple[sb.Card, ...], ...]:
    return tuple(map(cards, hands))


def card_or_none(code: Card | None) -> sb.Card | None:
    return None if code is None else CARDS[code]


def differences(what: str, found: object, expected: dict[str, Any]) -> None:
    """Raises with every attribute of an object that is not as expected."""
    told = [
        f"{name}: engine {getattr(found, name)!r}, reference {value!r}"
        for name, value in expected.items()
        if getattr(found, name) != value
    ]
    if told:
        raise DisagreementError(f"{what}: " + "; ".join(told))


def compare_state(deal: sb.Deal, twin: Deal, legal: Sequence[str]) -> None:
    """Everything on the table, and the legal moves in their documented order."""
    expected: dict[str, Any] = {
        "turn": twin.turn,
        "over": twin.over,
        "phase": twin.phase,
        "hands": groups(twin.hands),
        "stock": len(twin.stock),
        "discard_pile": cards(twin.pile),
        "opened": tuple(twin.opened),
        "turnovers": twin.turnovers,
        "dealer": twin.dealer,
        "seated": twin.seated,
    }
    if not twin.over:
        expected |= {"taken": card_or_none(twin.taken), "laid": twin.laid}
    differences("state", deal, expected)
    compare_melds(deal.melds, twin.melds)
    if texts(deal.moves) != list(legal):
        missing = [text for text in legal if text not in texts(deal.moves)]
        added = [text for text in texts(deal.moves) if text not in legal]
        order = f"order: engine {texts(deal.moves)}, reference {list(legal)}"
        raise DisagreementError(f"moves: engine lacks {missing}, adds {added}; {order}")


def compare_melds(found: Sequence[Any], expected: Sequence[Meld]) -> None:
    """The melds on the table, numbered from 1."""
    if texts(found) != [meld.text for meld in expected]:
        raise DisagreementError(f"melds: engine {texts(found)}, reference {[meld.text for meld in expected]}")
    for number, (meld, reference) in enumerate(zip(found, expected, strict=True), 1):
        differences(
            f"meld {number}",
            meld,
            {
                "number": number,
                "cards": cards(reference.cards),
                "reads": cards(reference.reads),
                "points": reference.points,
                "kind": reference.kind,
                "joker": card_or_none(reference.stood_for[0] if reference.jokers else None),
            },
        )


def compare_views(deal: sb.Deal, twin: Deal) -> None:
    """What every seat may know, and that it is told the same about the open table as everybody."""
    for seat in range(twin.seats):
        seen, expected = deal.view(seat), view(twin, seat)
        known: dict[str, Any] = {
            "seat": seat,
            "hand": cards(expected.hand),
            "hand_counts": tuple(map(len, twin.hands)),
            "discard_pile": cards(twin.pile),
            "opened": tuple(twin.opened),
            "phase": twin.phase,
            "stock": len(twin.stock),
            "turn": twin.turn,
            "dealer": twin.dealer,
            "seated": twin.seated,
            "turnovers": twin.turnovers,
            "over": twin.over,
        }
        if not twin.over:
            known |= {
                "taken": card_or_none(twin.taken),
                "drawn": card_or_none(expected.drawn),
                "laid": twin.laid,
                "own_laid": expected.own_laid,
                "first_round": twin.first_round,
            }
            opens = seen.fewest_to_open
            cards_to_open = None if opens is None else sum(len(meld.cards) for meld in opens)
            if cards_to_open != expected.fewest_to_open:
                raise DisagreementError(
                    f"view of seat {seat}: {opens} opens, {expected.fewest_to_open} cards do"
                )
        differences(f"view of seat {seat}", seen, known)
        if texts(seen.moves) != list(expected.moves):
            raise DisagreementError(f"view of seat {seat}: moves {texts(seen.moves)}")
        if tuple(seen.formable) != expected.formable:
            raise DisagreementError(
                f"view of seat {seat}: formable engine {seen.formable}, reference {expected.formable}"
            )
        compare_melds(seen.melds, twin.melds)


def compare_history(deal: sb.Deal, twin: Deal) -> None:
    """All moves so far, in the deal and in every seat's view."""
    expected = [(told.seat, told.text) for told in twin.history]
    holders: list[Any] = [deal, *(deal.view(seat) for seat in range(twin.seats))]
    for holder in holders:
        found = [(move.seat, str(move)) for move in holder.history]
        if found != expected:
            raise DisagreementError(f"history of {holder!r}: engine {found}, reference {expected}")


def compare_event(event: Any, told: Told) -> None:
    """What a move is said to have done."""
    if str(event.move) != told.text:
        raise DisagreementError(f"event of {told.text}: engine played {event.move}")
    differences(
        f"event of {told.text}",
        event,
        {
            "seat": told.seat,
            "card": card_or_none(told.card),
            "turnover": cards(told.turnover),
            "opened": told.opened,
            "over": told.over,
        },
    )


def compare_score(deal: sb.Deal, twin: Deal) -> None:
    """Who pays what."""
    expected = score(twin)
    differences(
        "score",
        deal.score(),
        {"points": expected.points, "closer": expected.closer, "one_turn": expected.one_turn},
    )


def cards_there(deal: sb.Deal) -> int:
    """How many cards there are, in the engine's own words."""
    lying = [*deal.hands, deal.discard_pile, *(meld.cards for meld in deal.melds)]
    return sum(map(len, lying)) + deal.stock


def compare_conserved(deal: sb.Deal, number: int) -> None:
    """No card is lost or made, and none is there more often than the packs have it."""
    if cards_there(deal) != number:
        raise DisagreementError(f"{number} cards have become {cards_there(deal)}")
    open_cards = [*deal.discard_pile, *(card for meld in deal.melds for card in meld.cards)]
    lying = [card for hand in deal.hands for card in hand] + open_cards
    for card in set(lying):
        if lying.count(card) > (4 if card.code == JOKER else 2):
            raise DisagreementError(f"{card} lies there {lying.count(card)} times")
