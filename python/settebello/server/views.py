"""What people are told: public events, and one seat's view, built into the types of `protocol`.

Nothing is taken away from a full state here: each function names what it tells, field by
field. Hands come only through the engine's `View` of the seat that receives them.
"""

from __future__ import annotations

from collections.abc import Iterable

from settebello._engine import Card, Deal, View
from settebello.play import Ceremony, Dealt, Ended, FinishedDeal, Match, MatchEvent, Played, Scored
from settebello.server import protocol
from settebello.server.score_lines import score_lines


def public_event(match: Match, event: MatchEvent) -> protocol.PublicEvent:
    """The event as everybody at the table saw it: without decks and seeds."""
    match event:
        case Ceremony():
            draws = tuple(
                tuple(protocol.PublicDraw(draw.seat, draw.card) for draw in turn) for turn in event.draws
            )
            return protocol.PublicCeremony(draws=draws, dealer=event.dealer)
        case Dealt():
            return _dealt(match, event)
        case Played():
            return _played(event)
        case Scored():
            return _scored(match, match.deals[event.number])
        case Ended():
            return protocol.PublicEnded(winner=event.winners)


def _dealt(match: Match, event: Dealt) -> protocol.PublicDealt:
    return protocol.PublicDealt(
        number=event.number,
        dealer=event.dealer,
        void_count=len(event.void),
        void_tables=tuple(_first_table(match, event.dealer, deck) for deck in event.void),
    )


def _first_table(match: Match, dealer: int, deck: tuple[str, ...]) -> protocol.Cards:
    """What lay face up of a void deal: the same deck dealt by the same sheet, had it not been void."""
    rules = match.rules.replace(**{"void.kings": 0, "void.table_sum": 0})
    return codes(Deal(rules, match.seats, dealer, deck=deck).table)


def _played(event: Played) -> protocol.PublicPlayed:
    card, _, captured = event.move.partition("x")
    return protocol.PublicPlayed(
        seat=event.seat,
        move=event.move,
        card=card,
        captured=tuple(captured.split("+")) if captured else (),
        scopa=event.scopa,
        leftovers=event.leftovers,
        leftovers_side=event.leftovers_side,
        dealt=event.dealt,
    )


def _scored(match: Match, finished: FinishedDeal) -> protocol.PublicScored:
    score = finished.score
    return protocol.PublicScored(
        number=finished.number,
        points=score.points,
        scopas=score.scopas,
        cards=score.cards,
        coins=score.coins,
        settebello=score.settebello,
        primiera=score.primiera,
        primiera_sums=score.primiera_sums,
        totals=finished.totals,
        lines=score_lines(score, match.rules.scopa.primiera.values()),
    )


def seat_view(view: View, number: int) -> protocol.SeatView:
    """One seat's view of deal `number`; `view` is the engine's for that seat."""
    return protocol.SeatView(
        seat=view.seat,
        hand=None if view.hand is None else codes(view.hand),
        moves=tuple(str(move) for move in view.moves),
        table=codes(view.table),
        hand_counts=tuple(view.hand_counts),
        pile_counts=tuple(view.pile_counts),
        piles=None if view.piles is None else tuple(codes(pile) for pile in view.piles),
        scopas=tuple(view.scopas),
        stock=view.stock,
        turn=view.turn,
        dealer=view.dealer,
        totals=None if view.totals is None else tuple(view.totals),
        number=number,
        over=view.over,
        last_capture=view.last_capture,
    )


def event_frames(match: Match, before: int, seat: int) -> tuple[protocol.Event, ...]:
    """A frame for each event after the first `before`, as `seat` receives it.

    At most one deal may have ended among them: what is told up to its score shows that deal as
    it ended, the rest shows the deal on the table.
    """
    events = match.events_since(before)
    ends = sum(isinstance(event, Scored) for event in events)
    number = len(match.deals) - ends
    totals = match.deals[number - 1].totals if number else (0,) * len(match.sides)
    frames: list[protocol.Event] = []
    for seq, event in enumerate(events, start=before + 1):
        if isinstance(event, Scored):
            totals = event.totals
        elif isinstance(event, Dealt):
            number = event.number
        deal = match.deals[number].deal if number < len(match.deals) else match.deal
        over = isinstance(event, Ended)
        frames.append(
            protocol.Event(
                seq=seq,
                event=public_event(match, event),
                view=seat_view(deal.view(seat), number),
                totals=totals,
                over=over,
                winner=winners(match) if over else None,
            )
        )
    return tuple(frames)


def state(match: Match, table: protocol.TableInfo, missed: Iterable[protocol.Event] = ()) -> protocol.State:
    """The table as it stands, as `table.seat` may know it."""
    number = len(match.deals) - match.over
    return protocol.State(
        seq=len(match.events),
        table=table,
        deals=tuple(_scored(match, finished) for finished in match.deals),
        totals=match.totals,
        winner=winners(match),
        over=match.over,
        view=seat_view(match.view(table.seat), number),
        current=_current(match, number),
        missed=tuple(missed),
    )


def _current(match: Match, number: int) -> tuple[protocol.PublicEvent, ...]:
    """The public events of deal `number`; the first deal's begin with the ceremony."""
    events = match.events
    deals = [index for index, event in enumerate(events) if isinstance(event, Dealt)]
    first = deals[number] if number else 0
    return tuple(public_event(match, event) for event in events[first:])


def winners(match: Match) -> tuple[int, ...] | None:
    """The winning sides, None while the match is open."""
    if match.winner is None:
        return None
    return match.winner if isinstance(match.winner, tuple) else (match.winner,)


def codes(cards: Iterable[Card]) -> tuple[str, ...]:
    """The cards as text."""
    return tuple(str(card) for card in cards)
