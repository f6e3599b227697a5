"""A match: deals played by one sheet until a side has won.

Example:
    >>> import settebello as sb
    >>> match = sb.Match(sb.rules("scupuni"), players=["Anna", "Bice", "Carlo", "Dino"], seed=11)
    >>> played = match.play(match.deal.moves[0])
    >>> played.seat == (match.ceremony.dealer + 1) % 4, match.totals, match.over
    (True, (0, 0), False)
"""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from dataclasses import dataclass

from settebello._engine import Deal, Move, Score, View, ceremony
from settebello.errors import MatchOver, SeatError
from settebello.play import record
from settebello.play.ending import winners
from settebello.play.events import Ceremony, Dealt, Draw, Ended, MatchEvent, Played, Scored
from settebello.sheets import RuleSheet


@dataclass(frozen=True, slots=True)
class FinishedDeal:
    """A deal played to its end: its number from 0, the deal itself, its score, the totals after it."""

    number: int
    deal: Deal
    score: Score
    totals: tuple[int, ...]


class Match:
    """A match of one sheet, driven play by play.

    `rules` is a sheet of `sb.rules`; `seats` is needed where the sheet allows several numbers;
    `players` are names in playing order; `seed` (an int from 0 to 2**64 - 1, or bytes) decides
    every shuffle and the choice of the first dealer, unless `dealer` names a seat; `final` plays
    to the sheet's final target; `date` stands in the record. SeatError if the numbers do not fit.

    Example:
        >>> import settebello as sb
        >>> match = sb.Match(sb.rules("scopa-napoletana"), seats=2, seed=3, dealer=1)
        >>> match.deal.turn, match.ceremony, match.players
        (0, None, ('1', '2'))
    """

    def __init__(
        self,
        rules: RuleSheet,
        seats: int | None = None,
        players: Sequence[str] | None = None,
        seed: int | bytes = 0,
        dealer: int | None = None,
        final: bool = False,
        date: datetime.date | None = None,
    ) -> None:
        engine_rules = rules.engine_rules(seats)
        self.rules = rules
        self.seats: int = engine_rules.seats
        self.players = _names(players, self.seats)
        self.seed = seed
        self.final = final
        self.date = date
        self.chosen_dealer = dealer
        self.ceremony: Ceremony | None = None
        self._deals: list[FinishedDeal] = []
        self._events: list[MatchEvent] = []
        self._winners: tuple[int, ...] = ()
        if dealer is None:
            dealer = self._choose_dealer()
        self._deal = self._shuffle_and_deal(dealer)
        self._totals = (0,) * len(self._deal.sides)
        self._deal.set_totals(self._totals)

    def _choose_dealer(self) -> int:
        """Who deals first, by the sheet's ceremony (`dealer.first`: 000 art. 2, 002 art. 4)."""
        sheet = self.rules.scopa
        draws, dealer = ceremony(sheet.deck.ranks, self.seats, self.seed, sheet.dealer.first)
        self.ceremony = Ceremony(
            draws=tuple(tuple(Draw(seat, card.code) for seat, card in turn) for turn in draws), dealer=dealer
        )
        self._events.append(self.ceremony)
        return dealer

    def _shuffle_and_deal(self, dealer: int) -> Deal:
        deal = Deal(self.rules, self.seats, dealer, seed=self.seed, number=len(self._deals))
        deal.seal()
        self._events.append(
            Dealt(
                number=len(self._deals),
                dealer=dealer,
                deck=tuple(str(card) for card in deal.deck or ()),
                void=tuple(tuple(str(card) for card in deck) for deck in deal.void),
            )
        )
        return deal

    def play(self, move: Move | str) -> Played:
        """Plays for the seat in turn and returns the event.

        The play that ends a deal scores it and starts the next, unless the match is over then;
        `events` holds what followed. IllegalMove and MatchOver leave everything as it was.
        """
        if self.over:
            raise MatchOver("the match is over: nothing more can be played")
        done = self._deal.play_sealed(move)
        played = Played(
            seat=done.seat,
            move=str(done.move),
            scopa=done.scopa,
            leftovers=tuple(str(card) for card in done.leftovers),
            leftovers_side=done.leftovers_side,
            dealt=done.dealt,
        )
        self._events.append(played)
        if done.over:
            self._finish_deal()
        return played

    def _finish_deal(self) -> None:
        score = self._deal.score()
        number = len(self._deals)
        self._totals = tuple(total + points for total, points in zip(self._totals, score.points, strict=True))
        self._deals.append(FinishedDeal(number, self._deal, score, self._totals))
        self._events.append(
            Scored(
                number=number,
                points=score.points,
                scopas=score.scopas,
                cards=score.cards,
                coins=score.coins,
                settebello=score.settebello,
                primiera=score.primiera,
                primiera_sums=score.primiera_sums,
                totals=self._totals,
            )
        )
        self._winners = winners(
            [finished.totals for finished in self._deals],
            target=self.target,
            deals=self.rules.match.deals,
            both=self.rules.match.both,
        )
        if self._winners:
            self._deal.set_totals(self._totals)
            self._events.append(Ended(self._winners))
        else:
            self._deal = self._shuffle_and_deal((self._deal.dealer + 1) % self.seats)
            self._deal.set_totals(self._totals)

    @property
    def target(self) -> int:
        """The total that ends this match, 0 if none does."""
        match = self.rules.match
        return (match.final_target or match.target) if self.final else match.target

    @property
    def deal(self) -> Deal:
        """The deal on the table (the last one when the match is over); play through the match."""
        return self._deal

    @property
    def deals(self) -> tuple[FinishedDeal, ...]:
        """The finished deals, in order."""
        return tuple(self._deals)

    @property
    def events(self) -> tuple[MatchEvent, ...]:
        """Everything that has happened, in order: what the record holds."""
        return tuple(self._events)

    def events_since(self, count: int) -> tuple[MatchEvent, ...]:
        """The events after the first `count`."""
        return tuple(self._events[count:])

    def event(self, index: int) -> MatchEvent:
        """The event of that index, from 0."""
        return self._events[index]

    @property
    def totals(self) -> tuple[int, ...]:
        """Points per side over the finished deals."""
        return self._totals

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side."""
        return self._deal.sides

    @property
    def over(self) -> bool:
        """Whether a side has won (or several share it)."""
        return bool(self._winners)

    @property
    def winner(self) -> int | tuple[int, ...] | None:
        """The winning side, None while the match is open, or the sides that share it."""
        if not self._winners:
            return None
        return self._winners[0] if len(self._winners) == 1 else self._winners

    def view(self, seat: int) -> View:
        """What `seat` may know of the deal on the table, with the totals."""
        return self._deal.view(seat)

    def record(self) -> str:
        """The whole match as JSON Lines: a header, then every event (see `settebello.play.record`)."""
        return record.write(record.header_of(self), self._events)


def _names(players: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    if players is None:
        return tuple(str(seat + 1) for seat in range(seats))
    if isinstance(players, str) or len(players) != seats:
        raise SeatError(f"found {len(players)} players for {seats} seats: one name a seat is needed")
    if wrong := [name for name in players if not isinstance(name, str) or not name.strip()]:
        raise SeatError(f"found the player name {wrong[0]!r}: a name is a text that is not blank")
    return tuple(players)
