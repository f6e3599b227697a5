"""What one seat is told: its view, and the frames and states built round it.

Hands come only through the engine's `View` of the seat that receives them; the types of
`protocol_views` have no room for anything else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from settebello._engine import View
from settebello.play import (
    Ceremony,
    Counted,
    Dealt,
    Match,
    MatchEvent,
    Played,
    Scored,
    Stepped,
    TakenBack,
)
from settebello.server import protocol
from settebello.server.outcome import Outcome
from settebello.server.protocol_events import PublicEvent
from settebello.server.protocol_views import SeatView
from settebello.server.public_events import deal_numbered, public_event, public_result
from settebello.server.referee import changes_ledger, ledger
from settebello.server.scala40_view import scala40_view
from settebello.server.scopa_view import scopa_view

# By the word that a sheet's `family` bears.
_SEAT_VIEWS: Final[Mapping[str, Callable[[View, int, Outcome], SeatView]]] = {
    "scopa": scopa_view,
    "scala40": scala40_view,
}


def seat_view(view: View, number: int, outcome: Outcome) -> SeatView:
    """One seat's view of deal `number`; `view` is the engine's, `outcome` how the match stands just then."""
    return _SEAT_VIEWS[view.family](view, number, outcome)


def event_frames(match: Match, before: int, stood: Outcome, seat: int) -> tuple[protocol.Event, ...]:
    """A frame for each event after the first `before`, as `seat` receives it.

    `stood` is how the match stood before them. A deal that ended among them is shown as it ended
    until the next one is dealt.
    """
    events = match.events_since(before)
    number = next((event.number - 1 for event in events if isinstance(event, Dealt)), match.deal.number)
    now, last = Outcome.of(match), before + len(events)
    # Until the last of these events says so nobody has won, unless the match was over and stays so.
    until_then = None if now.winner is None else stood.winner
    totals = stood.totals
    frames: list[protocol.Event] = []
    for seq, event in enumerate(events, start=before + 1):
        if isinstance(event, (Scored, Counted)):
            totals = event.totals
        elif isinstance(event, Dealt):
            number = event.number
        elif changes_ledger(event):
            totals = now.totals
        outcome = now if seq == last else Outcome(totals, until_then)
        # Before the first deal there are only draws; they are shown with it.
        shown = max(number, 0)
        frames.append(
            protocol.Event(
                seq=seq,
                event=public_event(match, event),
                view=seat_view(deal_numbered(match, shown).view(seat), shown, outcome),
                totals=outcome.totals,
                over=outcome.winner is not None,
                winner=outcome.winner,
                ledger=ledger(match) if changes_ledger(event) else None,
            )
        )
    return tuple(frames)


def opening_frames(match: Match, seat: int) -> tuple[protocol.Event, ...]:
    """The frames of a match in which nobody has done anything yet, none if somebody has."""
    if not all(isinstance(event, (Ceremony, Dealt)) for event in match.events):
        return ()
    return event_frames(match, 0, Outcome.of(match), seat)


def state(match: Match, table: protocol.TableInfo, missed: Iterable[protocol.Event] = ()) -> protocol.State:
    """The table as it stands, as `table.seat` may know it."""
    outcome = Outcome.of(match)
    return protocol.State(
        seq=len(match.events),
        table=table,
        deals=tuple(
            public_result(match, event) for event in match.events if isinstance(event, (Scored, Counted))
        ),
        totals=outcome.totals,
        winner=outcome.winner,
        over=match.over,
        view=seat_view(match.view(table.seat), match.deal.number, outcome),
        ledger=ledger(match),
        current=_current(match),
        missed=tuple(missed),
    )


def _current(match: Match) -> tuple[PublicEvent, ...]:
    """The public events of the deal on the table; the first deal's begin with the ceremony.

    Moves that were taken back are not among them.
    """
    events = match.events
    dealt = [index for index, event in enumerate(events) if isinstance(event, Dealt)]
    standing: list[MatchEvent] = []
    for event in events[dealt[-1] if len(dealt) > 1 else 0 :]:
        if isinstance(event, TakenBack):
            made = [place for place, one in enumerate(standing) if isinstance(one, (Played, Stepped))]
            for place in reversed(made[len(made) - event.moves :]):
                del standing[place]
        else:
            standing.append(event)
    return tuple(public_event(match, event) for event in standing)
