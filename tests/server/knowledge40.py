"""What a seat may be told of a match of Scala 40 at each moment, worked out from its record alone.

With two of each card a code says nothing of which card is meant, so no list of known cards would
do: every field of a frame that may hold cards is compared with what the record gives for it, and
whatever is left must hold none.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import Any

import settebello as sb
from settebello.play import Counted, Dealt, MatchEvent, Stepped, record
from tests.server.knowledge import json_of

_CARD = re.compile(r"(?<![A-Za-z0-9*])(?:[A2-9TJQK][DCSB]|\*\*)(?![A-Za-z0-9*])")
_PLACE = re.compile(r"\*\*=[A2-9TJQK][DCSB]")


@dataclass(frozen=True)
class Moment:
    """The truth after one event: what lies open, the hands, who has drawn what in the present turn."""

    number: int
    melds: list[str]
    discard_pile: list[str]
    taken: str | None
    drawn: tuple[int, str] | None
    hands: tuple[list[str], ...]
    turn: int | None


class Truth:
    """A whole match, moment by moment, from its record."""

    def __init__(self, text: str) -> None:
        header, self.events = record.read(text)
        self.moments: list[Moment] = []
        rules = sb.RuleSheet.from_dict(header.sheet)
        deal: sb.Deal | None = None
        number = 0
        out: tuple[int, ...] = ()
        drawn: tuple[int, str] | None = None
        for event in self.events:
            if isinstance(event, Dealt):
                number, drawn = event.number, None
                seated = [seat for seat in range(header.seats) if seat not in out]
                deal = sb.Deal(
                    rules, header.seats, event.dealer, seed=header.seed_bytes, number=number, seated=seated
                )
                assert [str(card) for card in deal.deck or ()] == list(event.deck)
            elif isinstance(event, Stepped):
                assert deal is not None
                deal.play(event.move)
                if event.move == "draw":
                    assert event.card is not None
                    drawn = (event.seat, event.card)
                elif deal.turn != event.seat:
                    drawn = None
            elif isinstance(event, Counted):
                out = event.out
            self.moments.append(self._moment(number, deal, header.seats, drawn))
        if len(self.moments) > 1 and not isinstance(self.events[0], Dealt):
            # Nobody ever sees the table between the choice of the dealer and the first deal.
            self.moments[0] = self.moments[1]

    @staticmethod
    def _moment(number: int, deal: sb.Deal | None, seats: int, drawn: tuple[int, str] | None) -> Moment:
        if deal is None:
            return Moment(number, [], [], None, None, ([],) * seats, None)
        return Moment(
            number=number,
            melds=[str(meld) for meld in deal.melds],
            discard_pile=[str(card) for card in deal.discard_pile],
            taken=None if deal.taken is None else str(deal.taken),
            drawn=drawn,
            hands=tuple([str(card) for card in hand] for hand in deal.hands),
            turn=deal.turn,
        )

    def check(self, text: str, seat: int) -> int:
        """Fails if the frame tells the seat a card that it may not know; returns how many it names."""
        return self._check(json_of(text), seat)

    def _check(self, frame: dict[str, Any], seat: int) -> int:
        named = 0
        if frame["type"] in ("state", "event"):
            named += sum(self._check(missed, seat) for missed in frame.pop("missed", ()))
            for event in (*frame.pop("deals", ()), *frame.pop("current", ()), frame.pop("event", None)):
                if event is not None:
                    named += self._check_event(event, self.events[: frame["seq"]])
            named += self._check_view(frame["view"], self.moments[frame["seq"] - 1], seat)
        left = _cards_in(frame)
        assert not left, f"seat {seat} is told {left} by {frame}"
        return named

    def _check_view(self, view: dict[str, Any], moment: Moment, seat: int) -> int:
        """Takes the cards out of a view once they are found to be the seat's own or open to all."""
        hand = Counter(moment.hands[seat])
        assert (view["number"], view["seat"]) == (moment.number, seat)
        assert Counter(view.pop("hand")) == hand, f"the hand of seat {seat} in deal {moment.number}"
        assert view["hand_counts"] == [len(cards) for cards in moment.hands]
        melds = view.pop("melds")
        assert [_laid(meld["cards"], meld["reads"]) for meld in melds] == moment.melds
        pile = view.pop("discard_pile")
        assert pile == moment.discard_pile
        assert view.pop("taken") == moment.taken
        drawn = view.pop("drawn")
        known = moment.drawn[1] if moment.drawn is not None and moment.drawn[0] == seat else None
        assert drawn == known, f"seat {seat} is told the drawn card {drawn}"
        laid = [meld["meld"] for meld in view.pop("formable")] + (view.pop("fewest") or [])
        moves = view.pop("moves")
        assert not moves or moment.turn == seat
        for text in (*laid, *(move.partition(" ")[2].partition(">")[0] for move in moves)):
            assert Counter(_cards_in(_PLACE.sub("**", text))) <= hand, f"seat {seat} is told {text}"
        return len(laid) + len(moves) + len(pile) + hand.total()

    def _check_event(self, event: dict[str, Any], past: tuple[MatchEvent, ...]) -> int:
        """Takes the cards out of a public event once they are found to be those that all have seen."""
        if event["kind"] == "counted":
            number = next(
                index
                for index, each in enumerate(past)
                if isinstance(each, Counted) and each.number == event["number"]
            )
            hands = event.pop("hands")
            assert hands == [list(hand) for hand in self.moments[number].hands]
            return sum(map(len, hands))
        if event["kind"] != "stepped":
            return 0
        word, _, rest = event.pop("move").partition(" ")
        assert word == event["action"]
        cards = event.pop("cards")
        if word == "draw":
            assert not cards
            assert not rest
        elif word == "take":
            assert any(
                isinstance(each, Stepped) and each.move == "take" and [each.card] == cards for each in past
            )
        else:
            assert cards == _cards_in(_PLACE.sub("**", rest.partition(">")[0]))
            assert any(isinstance(each, Stepped) and each.move == f"{word} {rest}" for each in past)
        return len(cards)


def _cards_in(what: object) -> list[str]:
    """All codes of cards in a text, or anywhere in a frame."""
    return _CARD.findall(what if isinstance(what, str) else str(what))


def _laid(cards: list[str], reads: list[str]) -> str:
    """A meld as a move writes it."""
    return "+".join(
        card if card != "**" else f"{card}={read}" for card, read in zip(cards, reads, strict=True)
    )
