"""A match: deals played by one sheet, and rulings, until a side has won.

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

from settebello._engine import Deal, Move, View, ceremony
from settebello.errors import MatchOver, TakeBackError
from settebello.play import record
from settebello.play.events import (
    Ceremony,
    Confirmed,
    Draw,
    Ended,
    MatchEvent,
    MoveMade,
    Resigned,
    Revocation,
    Ruling,
    TakenBack,
)
from settebello.play.games import game_of
from settebello.play.ledger import Ledger
from settebello.play.refereed import Refereed
from settebello.play.sitting import names_of, next_seat, numbered
from settebello.play.standing import Count, FinishedDeal, Standing
from settebello.sheets import RuleSheet


class Match(Refereed):
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
        if not isinstance(rules, RuleSheet):
            raise TypeError(f"rules: a RuleSheet from settebello.rules is needed, not {type(rules).__name__}")
        super().__init__(Ledger(rules.referee))
        table = rules.engine_rules(seats)
        self.rules = rules
        self.seats: int = table.seats
        self.players = names_of(players, self.seats)
        self.seed = seed
        self.final = bool(final)
        # A moment is a date in Python, but no record could be read back with one.
        self.date = date.date() if isinstance(date, datetime.datetime) else date
        self.chosen_dealer = None if dealer is None else numbered("seat", dealer, self.seats)
        self.ceremony: Ceremony | None = None
        self._events: list[MatchEvent] = []
        # The moves of the deal on the table that stand.
        self._moves: list[MoveMade] = []
        self._game = game_of(rules, self.final)
        self._standing = Standing(table.sides, self._game, self._ledger)
        self._winners: tuple[int, ...] | None = None
        self._deal = self._shuffle_and_deal(
            self._choose_dealer() if self.chosen_dealer is None else self.chosen_dealer
        )

    def _choose_dealer(self) -> int:
        """Who deals first, by the sheet's ceremony (`dealer.first`: 000 art. 2, 002 art. 4)."""
        drawn, dealer = ceremony(self.rules.deck.ranks, self.seats, self.seed, self.rules.first_dealer)
        rounds = tuple(tuple(Draw(seat, card.code) for seat, card in each) for each in drawn)
        self.ceremony = Ceremony(rounds, dealer)
        self._events.append(self.ceremony)
        return dealer

    def _shuffle_and_deal(self, dealer: int) -> Deal:
        # Who is out is dealt to no more; the others keep their numbers.
        out, number = self.out, len(self.deals)
        seated = [seat for seat in range(self.seats) if seat not in out]
        deal = Deal(self.rules, self.seats, dealer, seed=self.seed, number=number, seated=seated)
        deal.seal()
        deal.set_totals(self.totals)
        self._events.append(self._game.dealt(deal))
        self._moves = []
        return deal

    def play(self, move: Move | str) -> MoveMade:
        """Plays for the seat in turn and returns the event.

        At Scala 40 a turn is several moves, each of them a play. The play that ends a deal scores it
        and starts the next, unless the match is over then; `events` holds what followed.
        IllegalMove and MatchOver leave everything as it was.

        Example:
            >>> import settebello as sb
            >>> match = sb.Match(sb.rules("scopa-napoletana"), seats=2, seed=3, dealer=1)
            >>> played = match.play(match.deal.moves[0])
            >>> played.seat, match.events[-1] == played
            (0, True)
        """
        if self.over:
            raise MatchOver("the match is over: nothing more can be played")
        played = self._game.played(self._deal.play_sealed(move), self._deal)
        self._events.append(played)
        self._moves.append(played)
        if self._deal.over:
            account = self._standing.finish(self._deal)
            finished = self.deals[-1]
            self._events.append(self._game.scored(finished.number, finished.score, account))
            self._settle()
        return played

    def take_back(self, seat: int) -> TakenBack:
        """Takes the last move of `seat` in this deal back, and all that others have played since.

        TakeBackError where the sheet has captures stand (002 arts 10, 11), where `seat` has not moved
        in this deal, or where new cards have been seen since; MatchOver, SeatError.

        Example:
            >>> import settebello as sb
            >>> match = sb.Match(sb.rules("scupuni"), seed=3)
            >>> played = match.play(match.deal.moves[0])
            >>> match.take_back(played.seat).moves, match.deal.turn == played.seat
            (1, True)
        """
        seat = numbered("seat", seat, self.seats)
        if self.over:
            raise MatchOver("the match is over: nothing can be taken back")
        if self.rules.take_back == "forbidden":
            article = self.rules.article("take_back")
            raise TakeBackError(f"a play stands once it is made (article {article})", "play_stands")
        count = self._moves_since(seat)
        for _ in range(count):
            self._deal.undo_sealed()
        del self._moves[len(self._moves) - count :]
        taken_back = TakenBack(seat, count)
        self._events.append(taken_back)
        return taken_back

    def _moves_since(self, seat: int) -> int:
        """How many moves have been made from the last one of `seat` on."""
        for count, move in enumerate(reversed(self._moves), start=1):
            if not self._game.returns(move, seat):
                break
            if move.seat == seat:
                return count
        raise TakeBackError("there is no move to take back", "nothing_to_take_back")

    @property
    def _ruled_deal(self) -> int:
        return len(self.deals) - self._deal.over

    def _enter(self, deed: Ruling | Revocation | Resigned | Confirmed) -> None:
        self._events.append(deed)
        self._settle()

    def _settle(self) -> None:
        """Works out again whether somebody has won; if not, and no deal is on the table, deals the next."""
        before, self._winners = self._winners, self._standing.winners()
        self._deal.set_totals(self.totals)
        if self._winners is None and self._deal.over:
            self._deal = self._shuffle_and_deal(next_seat(self._deal.dealer, self.seats, self.out))
        elif self._winners not in (None, before):
            self._events.append(Ended(self._winners))

    @property
    def target(self) -> int:
        """The total that wins this match, 0 if none does."""
        return self._game.target

    @property
    def limit(self) -> int:
        """The debt at which a seat is out of this match, 0 if none is."""
        return self._game.limit

    @property
    def number_of_deals(self) -> int:
        """The number of deals that ends this match, 0 if none does."""
        return self._game.deals

    @property
    def deal(self) -> Deal:
        """The deal on the table (the last one when the match is over); play through the match."""
        return self._deal

    @property
    def deals(self) -> tuple[FinishedDeal, ...]:
        """The finished deals, in order."""
        return tuple(self._standing.deals)

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
        """Points per side over the finished deals, less what was ruled; at Scala 40 they are debts."""
        return self._standing.totals()

    @property
    def out(self) -> tuple[int, ...]:
        """The seats that have reached the limit and are dealt to no more."""
        return self._standing.account().out

    @property
    def counts(self) -> tuple[Count, ...]:
        """How each finished deal counts as the rulings stand now; `deals` keeps what was said at its end."""
        return self._standing.counts()

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side."""
        return self._deal.sides

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._winners is not None

    @property
    def winner(self) -> int | tuple[int, ...] | None:
        """The winning side, None while the match is open, the sides that share it (() if all have lost)."""
        if self._winners is None:
            return None
        return self._winners[0] if len(self._winners) == 1 else self._winners

    def view(self, seat: int) -> View:
        """What `seat` may know of the deal on the table, with the totals; SeatError.

        Example:
            >>> import settebello as sb
            >>> sb.Match(sb.rules("fsgs"), seed=1, dealer=3).view(2).hand is None
            True
        """
        return self._deal.view(seat)

    def record(self) -> str:
        """The whole match as JSON Lines: a header, then every event (see `settebello.play.record`).

        Example:
            >>> import settebello as sb
            >>> sb.Match(sb.rules("scupuni"), seed=1).record()[:29]
            '{"type":"match","version":1,"'
        """
        return record.write(record.header_of(self), self._events)
