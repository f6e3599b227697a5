"""The referee's ledger of a match: rulings, revocations, resignations, and what they come to.

The sheet's ladder proposes, the referee confirms, or chooses where the article leaves it open.
Occasions are counted per side and ladder; a revoked ruling is no occasion any more.

Example:
    >>> import settebello as sb
    >>> from settebello.play.ledger import Ledger
    >>> ledger = Ledger(sb.rules("fsgs").referee)
    >>> for _ in range(3):
    ...     print(ledger.rule("15", side=0, seat=2, sanction=None, by="giuria", at=None, deal=0).sanction)
    -1
    -4
    expelled
    >>> ledger.points_in(side=0, deal=0), ledger.losers()
    (-5, frozenset({0}))
"""

from __future__ import annotations

import datetime
from dataclasses import dataclass, field
from typing import Final, get_args

from settebello.errors import RulingError
from settebello.play.events import Confirmed, Resigned, Revocation, Ruling
from settebello.play.record import can_be_written
from settebello.sheets import Ladder, Referee, Sanction

# Sanctions that end the match at once: the side has lost it.
LOSING: Final = frozenset({"expelled", "forfeit"})


@dataclass(frozen=True, slots=True)
class Proposal:
    """What the sheet has for a side's next occasion: the sanctions open to the referee.

    One sanction where the ladder fixes it, several where the article leaves the choice.
    """

    article: str
    side: int
    occasion: int
    sanctions: tuple[Sanction, ...]


@dataclass(slots=True)
class Ledger:
    """Everything that was ruled in a match by a sheet's `referee` data."""

    referee: Referee
    rulings: list[Ruling] = field(default_factory=list)
    revoked: set[int] = field(default_factory=set)
    resigned: set[int] = field(default_factory=set)
    confirmed: Confirmed | None = None

    def propose(self, article: str, side: int) -> Proposal:
        """What the article has for the side's next occasion; RulingError names the sheet's articles."""
        ladder = self._ladder(article)
        occasion = 1 + sum(
            ruling.side == side and ruling.article in ladder.articles for ruling in self.standing()
        )
        return Proposal(article, side, occasion, _open_to_the_referee(self.referee, ladder, occasion))

    def rule(
        self,
        article: str,
        side: int,
        seat: int | None,
        sanction: str | None,
        by: str,
        at: datetime.datetime | None,
        deal: int,
    ) -> Ruling:
        """Enters a ruling; RulingError where the sheet does not have it."""
        self.refuse_after_confirmation()
        proposal = self.propose(article, side)
        ruling = Ruling(
            id=len(self.rulings) + 1,
            article=article,
            seat=seat,
            side=side,
            occasion=proposal.occasion,
            sanction=_chosen(proposal, sanction),
            by=_named(by),
            at=at,
            deal=deal,
        )
        self.rulings.append(ruling)
        return ruling

    def revoke(self, number: int, by: str, at: datetime.datetime | None) -> Revocation:
        """Takes a ruling back; RulingError if there is none of that number, or it was taken back before."""
        self.refuse_after_confirmation()
        ruling = next((ruling for ruling in self.standing() if ruling.id == number), None)
        if ruling is None:
            open_to = ", ".join(str(ruling.id) for ruling in self.standing()) or "none"
            message = f"found no standing ruling {number!r}, there stand: {open_to}"
            raise RulingError(message, "no_such_ruling", str(number), open_to)
        revocation = Revocation(ruling.id, _named(by), at)
        self.revoked.add(ruling.id)
        return revocation

    def resign(self, side: int) -> Resigned:
        """Notes that a side gives the match up."""
        self.resigned.add(side)
        return Resigned(side)

    def confirm(self, by: str, at: datetime.datetime | None, *, over: bool) -> Confirmed:
        """Lets the result stand; RulingError before there is one, or a second time."""
        self.refuse_after_confirmation()
        if not over:
            raise RulingError("the match is open: there is no result to confirm", "no_result")
        self.confirmed = Confirmed(_named(by), at)
        return self.confirmed

    def refuse_after_confirmation(self) -> None:
        """RulingError once the result was confirmed."""
        if self.confirmed is not None:
            by = self.confirmed.by
            raise RulingError(
                f"the result was confirmed by {by}: nothing more is ruled", "result_confirmed", by
            )

    def standing(self) -> tuple[Ruling, ...]:
        """The rulings that were not revoked."""
        return tuple(ruling for ruling in self.rulings if ruling.id not in self.revoked)

    def points_in(self, side: int, deal: int) -> int:
        """What the rulings of deal `deal`, counted from 0, take from a side's total: 0 or less."""
        return sum(ruling.points for ruling in self.standing() if ruling.side == side and ruling.deal == deal)

    def losers(self) -> frozenset[int]:
        """The sides that have lost the match at once: expelled, by forfeit, or resigned."""
        ruled = {ruling.side for ruling in self.standing() if ruling.sanction in LOSING}
        return frozenset(ruled | self.resigned)

    def _ladder(self, article: str) -> Ladder:
        for ladder in self.referee.ladders:
            if article in ladder.articles:
                return ladder
        known = ", ".join(article for ladder in self.referee.ladders for article in ladder.articles)
        message = f"no sanctions under article {article!r}: this sheet has them under {known or 'none'}"
        raise RulingError(message, "no_such_article", str(article), known)


def _open_to_the_referee(referee: Referee, ladder: Ladder, occasion: int) -> tuple[Sanction, ...]:
    if occasion <= len(ladder.steps):
        return (ladder.steps[occasion - 1],)
    # Further occasions, and articles that fix nothing (002 art. 22), are the jury's choice.
    return tuple(referee.choices) if ladder.further == "jury" else ()


def _named(by: str) -> str:
    if not can_be_written(by):
        message = f"found the name {by!r}: who rules, revokes or confirms must be named"
        raise RulingError(message, "nameless", str(by))
    return by


def _chosen(proposal: Proposal, sanction: str | None) -> str:
    where = f"under article {proposal.article}, occasion {proposal.occasion}"
    allowed = ", ".join(proposal.sanctions)
    if not proposal.sanctions:
        raise RulingError(f"no sanction is left {where}", "nothing_left")
    if sanction is None:
        if len(proposal.sanctions) != 1:
            raise RulingError(
                f"a sanction must be chosen {where}: {allowed}", "sanction_needed", allowed=allowed
            )
        return proposal.sanctions[0]
    if sanction not in proposal.sanctions:
        hint = (
            ""
            if sanction in get_args(Sanction)
            else f" (a sanction is one of {', '.join(get_args(Sanction))})"
        )
        message = f"found the sanction {sanction!r} {where}, allowed: {allowed}{hint}"
        raise RulingError(message, "sanction_not_open", str(sanction), allowed)
    return sanction
