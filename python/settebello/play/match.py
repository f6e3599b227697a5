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
from settebello.errors import MatchOver
from settebello.play import noting, record
from settebello.play.events import (
    Ceremony,
    Confirmed,
    Ended,
    MatchEvent,
    Played,
    Resigned,
    Revocation,
    Ruling,
)
from settebello.play.ledger import Ledger, Proposal
from settebello.play.sitting import names_of, numbered
from settebello.play.standing import Count, FinishedDeal, Standing
from settebello.sheets import RuleSheet


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
        if not isinstance(rules, RuleSheet):
            raise TypeError(f"rules: a RuleSheet from settebello.rules is needed, not {type(rules).__name__}")
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
        self._ledger = Ledger(rules.referee)
        self._standing = Standing(table.sides, self.target, rules.match.deals, rules.match.both, self._ledger)
        self._winners: tuple[int, ...] | None = None
        self._deal = self._shuffle_and_deal(
            self._choose_dealer() if self.chosen_dealer is None else self.chosen_dealer
        )

    def _choose_dealer(self) -> int:
        """Who deals first, by the sheet's ceremony (`dealer.first`: 000 art. 2, 002 art. 4)."""
        sheet = self.rules.scopa
        drawn = ceremony(sheet.deck.ranks, self.seats, self.seed, sheet.dealer.first)
        self.ceremony = noting.ceremony(*drawn)
        self._events.append(self.ceremony)
        return self.ceremony.dealer

    def _shuffle_and_deal(self, dealer: int) -> Deal:
        deal = Deal(self.rules, self.seats, dealer, seed=self.seed, number=len(self.deals))
        deal.seal()
        deal.set_totals(self.totals)
        self._events.append(noting.dealt(deal))
        return deal

    def play(self, move: Move | str) -> Played:
        """Plays for the seat in turn and returns the event.

        The play that ends a deal scores it and starts the next, unless the match is over then;
        `events` holds what followed. IllegalMove and MatchOver leave everything as it was.

        Example:
            >>> import settebello as sb
            >>> match = sb.Match(sb.rules("scopa-napoletana"), seats=2, seed=3, dealer=1)
            >>> played = match.play(match.deal.moves[0])
            >>> played.seat, match.events[-1] == played
            (0, True)
        """
        if self.over:
            raise MatchOver("the match is over: nothing more can be played")
        played = noting.played(self._deal.play_sealed(move))
        self._events.append(played)
        if self._deal.over:
            finished = self._standing.finish(self._deal)
            self._events.append(noting.scored(finished.number, finished.score, finished.totals))
            self._settle()
        return played

    def propose(self, article: str, *, side: int) -> Proposal:
        """What the sheet's ladder has for a side's next occasion under an article; RulingError, SeatError.

        Example:
            >>> import settebello as sb
            >>> match = sb.Match(sb.rules("fsgs"), seed=1)
            >>> match.propose("8", side=0).sanctions, match.propose("22", side=0).sanctions[:3]
            (('warning',), ('warning', '-1', '-2'))
        """
        return self._ledger.propose(article, self._side(side))

    def rule(
        self,
        article: str,
        seat: int | None = None,
        sanction: str | None = None,
        by: str = "",
        at: datetime.datetime | None = None,
        *,
        side: int | None = None,
    ) -> Ruling:
        """Enters a ruling against the side of `seat` (or against `side`) and returns it.

        `sanction` None takes the ladder's step. Points count at the end of the deal on the table;
        `expelled` and `forfeit` end the match at once. RulingError where the sheet has no such
        article or sanction, or the result was confirmed; nothing is changed then.

        Example:
            >>> import settebello as sb
            >>> match = sb.Match(sb.rules("fsgs"), seed=1)
            >>> match.rule(article="15", seat=2, by="giuria").sanction, match.totals
            ('-1', (-1, 0))
        """
        if seat is not None:
            seat = self._seat(seat)
            side = next(side for side, seats in enumerate(self.sides) if seat in seats)
        deal = len(self.deals) - self._deal.over
        ruling = self._ledger.rule(article, self._side(side), seat, sanction, by, at, deal)
        self._enter(ruling)
        return ruling

    def revoke(self, ruling: int, by: str, at: datetime.datetime | None = None) -> Revocation:
        """Takes a ruling back by its number and counts everything again; a finished match may reopen.

        RulingError where no such ruling stands, or the result was confirmed.

        Example:
            >>> import settebello as sb
            >>> match = sb.Match(sb.rules("fsgs"), seed=1)
            >>> ruling = match.rule(article="14", seat=0, by="giuria")
            >>> match.winner
            1
            >>> _ = match.revoke(ruling.id, by="giuria")
            >>> match.winner is None
            True
        """
        revocation = self._ledger.revoke(ruling, by, at)
        self._enter(revocation)
        return revocation

    def resign(self, side: int) -> Resigned:
        """A side gives the match up: it ends at once. MatchOver if it has ended already, SeatError.

        Example:
            >>> import settebello as sb
            >>> match = sb.Match(sb.rules("scupuni"), seed=1)
            >>> _ = match.resign(side=0)
            >>> match.over, match.winner
            (True, 1)
        """
        if self.over:
            raise MatchOver("the match is over: nobody can resign")
        resigned = self._ledger.resign(self._side(side))
        self._enter(resigned)
        return resigned

    def confirm(self, by: str, at: datetime.datetime | None = None) -> Confirmed:
        """Lets the result stand: nothing can be ruled or revoked any more. RulingError before the end.

        Example:
            >>> import settebello as sb
            >>> match = sb.Match(sb.rules("fsgs"), seed=1)
            >>> _ = match.resign(side=0)
            >>> match.confirm(by="giuria").by
            'giuria'
        """
        confirmed = self._ledger.confirm(by, at, over=self.over)
        self._enter(confirmed)
        return confirmed

    def _enter(self, deed: Ruling | Revocation | Resigned | Confirmed) -> None:
        self._events.append(deed)
        self._settle()

    def _settle(self) -> None:
        """Works out again whether somebody has won; if not, and no deal is on the table, deals the next."""
        before, self._winners = self._winners, self._standing.winners()
        self._deal.set_totals(self.totals)
        if self._winners is None and self._deal.over:
            self._deal = self._shuffle_and_deal((self._deal.dealer + 1) % self.seats)
        elif self._winners not in (None, before):
            self._events.append(Ended(self._winners))

    def _seat(self, seat: int) -> int:
        return numbered("seat", seat, self.seats)

    def _side(self, side: int | None) -> int:
        return numbered("side", side, len(self.sides))

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
        """Points per side over the finished deals, less what was ruled."""
        return self._standing.totals()

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """The rulings that stand, in order."""
        return self._ledger.standing()

    @property
    def counts(self) -> tuple[Count, ...]:
        """How each finished deal counts as the rulings stand now; `deals` keeps what was said at its end."""
        return self._standing.counts()

    @property
    def confirmed(self) -> Confirmed | None:
        """Who let the result stand, None until then."""
        return self._ledger.confirmed

    @property
    def may_reopen(self) -> bool:
        """Whether a revocation could reopen the match: rulings stand, nobody has resigned or confirmed."""
        return bool(self.rulings) and not self._ledger.resigned and self.confirmed is None

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
