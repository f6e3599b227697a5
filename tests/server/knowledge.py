"""What a seat may know of a match at each moment, worked out from its record alone.

Nothing of the server's own code is used here: the record is played again, and a card is known
if it lies or lay face up in this deal, or is in the seat's own hand and the seat may look.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import msgspec

import settebello as sb
from settebello.play import Ceremony, Dealt, Played, Scored, record

_CODE = re.compile(r"(?<![A-Za-z0-9])[A2-7JQK][DCSB](?![A-Za-z0-9])")


@dataclass(frozen=True)
class Moment:
    """The truth after one event: the deal's number, what all have seen, the hands."""

    number: int
    seen: frozenset[str]
    hands: tuple[frozenset[str], ...]
    looks: tuple[bool, ...]


class Truth:
    """A whole match, moment by moment, from its record."""

    def __init__(self, text: str) -> None:
        header, self.events = record.read(text)
        self.sheet = header.sheet["id"]
        self.moments: list[Moment] = []
        deal: sb.Deal | None = None
        rules = sb.RuleSheet.from_dict(header.sheet)
        number = 0
        for event in self.events:
            if isinstance(event, Dealt):
                number = event.number
                deal = sb.Deal(rules, header.seats, event.dealer, deck=event.deck)
            elif isinstance(event, Played):
                assert deal is not None
                deal.play(event.move)
            self.moments.append(self._moment(number, deal, header.seats))
        if isinstance(self.events[0], Ceremony):
            # Nobody ever sees the table between the draws and the first deal.
            self.moments[0] = self.moments[1]

    def _moment(self, number: int, deal: sb.Deal | None, seats: int) -> Moment:
        if deal is None:
            return Moment(number, frozenset(), (frozenset(),) * seats, (True,) * seats)
        hands = tuple(frozenset(map(str, hand)) for hand in deal.hands)
        face_up = {str(card) for cards in (deal.table, *deal.piles) for card in cards}
        face_up |= {str(card) for move in deal.history for card in (move.card, *move.captured)}
        looks = tuple(self._looks(deal, seat) for seat in range(seats))
        return Moment(number, frozenset(face_up), hands, looks)

    def _looks(self, deal: sb.Deal, seat: int) -> bool:
        """002 art. 9: the last two to play look at their cards once their partner has played."""
        if self.sheet != "fsgs" or seat not in ((deal.dealer + 3) % 4, deal.dealer):
            return True
        return any(move.seat == (seat + 2) % 4 for move in deal.history)

    def known(self, seq: int, seat: int) -> frozenset[str]:
        """The cards that the seat may know after event `seq`."""
        moment = self.moments[seq - 1]
        return moment.seen | (moment.hands[seat] if moment.looks[seat] else frozenset())

    def check(self, text: str, seat: int) -> int:
        """Fails if the frame tells the seat a card that it may not know; returns how many it names."""
        return self._check(json_of(text), seat)

    def _check(self, frame: dict[str, Any], seat: int) -> int:
        if frame["type"] not in ("state", "event"):
            assert not _CODE.findall(msgspec.json.encode(frame).decode()), frame
            return 0
        named = sum(self._check(missed, seat) for missed in frame.pop("missed", ()))
        for finished in frame.pop("deals", ()):
            self._check_open(finished, frame["seq"])
        for event in [*frame.get("current", ()), *([frame["event"]] if "event" in frame else [])]:
            self._check_open(event, frame["seq"])
        view = frame["view"]
        moment = self.moments[frame["seq"] - 1]
        assert view["number"] == moment.number
        told = view["hand"]
        assert (told is None) == (not moment.looks[seat]), f"the hand at event {frame['seq']}"
        if told is not None:
            assert set(told) == moment.hands[seat]
        codes = _CODE.findall(msgspec.json.encode(frame).decode())
        secret = set(codes) - self.known(frame["seq"], seat)
        assert not secret, f"seat {seat} is told {sorted(secret)} at event {frame['seq']}"
        return named + len(codes)

    def _check_open(self, event: dict[str, Any], seq: int) -> None:
        """Takes out of an event what is no card of the present deal, once it is found to be true."""
        past = self.events[:seq]
        if event["kind"] == "ceremony":
            assert event.pop("draws") == json_of(msgspec.json.encode(_ceremony(past)))["draws"]
        elif event["kind"] == "dealt":
            dealt = next(e for e in past if isinstance(e, Dealt) and e.number == event["number"])
            assert event["void_count"] == len(dealt.void)
            for table, deck in zip(event.pop("void_tables"), dealt.void, strict=True):
                assert set(table) < set(deck)
                assert 0 < len(table) <= 4
        elif event["kind"] == "scored":
            assert any(isinstance(e, Scored) and e.number == event["number"] for e in past)
            # The deal is over, all its cards have been seen.
            event.pop("lines")


def _ceremony(events: tuple[object, ...]) -> Ceremony:
    return next(event for event in events if isinstance(event, Ceremony))


def json_of(text: str | bytes) -> dict[str, Any]:
    """The frame as plain JSON."""
    frame: dict[str, Any] = msgspec.json.decode(text)
    return frame
