"""The referee's book as everybody at the table may read it: what can be ruled, and what was."""

from __future__ import annotations

from settebello.play import Confirmed, Match, MatchEvent, Resigned, Revocation, Ruling
from settebello.server import protocol
from settebello.server.public_events import public_confirmation, public_ruling
from settebello.sheets import Ladder


def changes_ledger(event: MatchEvent) -> bool:
    """Whether the book reads otherwise after an event."""
    return isinstance(event, (Ruling, Revocation, Resigned, Confirmed))


def ledger(match: Match) -> protocol.Ledger:
    """The book as it stands."""
    events = match.events
    confirmed = match.confirmed
    return protocol.Ledger(
        ladders=tuple(_ladder(match, ladder) for ladder in match.rules.referee.ladders),
        rulings=tuple(public_ruling(event) for event in events if isinstance(event, Ruling)),
        revoked=tuple(event.ruling for event in events if isinstance(event, Revocation)),
        confirmed=None if confirmed is None else public_confirmation(confirmed),
        may_reopen=match.may_reopen,
        counts=tuple(protocol.DealCount(count.ruled, count.totals) for count in match.counts),
    )


def _ladder(match: Match, ladder: Ladder) -> protocol.Ladder:
    # Articles of one ladder are counted together: any of them has the same next occasion.
    proposals = [match.propose(ladder.articles[0], side=side) for side in range(len(match.sides))]
    return protocol.Ladder(
        articles=tuple(ladder.articles),
        sides=tuple(protocol.NextSanction(each.occasion, tuple(each.sanctions)) for each in proposals),
    )
