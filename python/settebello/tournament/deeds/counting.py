"""Results: whether what was written on a table's slip can be, before it counts."""

from __future__ import annotations

from dataclasses import replace

from settebello.tournament.errors import EventError
from settebello.tournament.event import Event
from settebello.tournament.log import Counted
from settebello.tournament.rounds import Result, Table
from settebello.tournament.template import Goal


def counted(event: Event, deed: Counted) -> Event:
    """Takes a result of the last round in, or corrects it."""
    result = deed.result
    table = event.table(deed.round, result.table)
    if deed.round != len(event.drawn):
        last = len(event.drawn)
        message = f"round {deed.round} is past: round {last} was drawn from it"
        raise EventError(message, "round_past", found=deed.round, allowed=last)
    check(event, table, result, event.goal(deed.round, table))
    return replace(event, entered={**event.entered, (deed.round, table.number): result})


def check(event: Event, table: Table, result: Result, goal: Goal) -> None:
    """EventError for a result that no match of this table can have."""
    sides = range(len(table.sides))
    if len(result.points) != len(sides) or any(side not in sides for side in result.lost):
        message = f"{len(result.points)} sides, table {table.number} has {len(sides)}"
        raise EventError(message, "wrong_sides", found=len(result.points), allowed=len(sides))
    if result.fewest != fewest(event):
        raise EventError("points count the other way here", "wrong_sides")
    if result.ending == "played":
        if result.lost:
            raise EventError("who was beaten at cards has not lost without play", "wrong_sides")
        _check_present(event, table)
        _check_points(result, goal)
    elif not result.lost:
        raise EventError("a result without play needs a side that lost", "nobody_won")


def fewest(event: Event) -> bool:
    """Whether points are debts at this event."""
    return event.sheet.match.owed


def _check_present(event: Event, table: Table) -> None:
    for entrant in table.entrants:
        if entrant in event.left and event.left[entrant] < len(event.drawn):
            name = event.entrants[entrant].name
            raise EventError(f"{name} has left", "has_left", about=name)


def _check_points(result: Result, goal: Goal) -> None:
    """Points that a match to this goal can end with."""
    if result.fewest:
        _check_debts(result, goal)
        return
    if goal.target:
        if max(result.points) < goal.target:
            message = f"nobody has {goal.target} points"
            raise EventError(message, "target_missed", found=max(result.points), allowed=goal.target)
        if result.winner() is None:
            raise EventError("with equal points the match goes on", "nobody_won", found=result.points[0])


def _check_debts(result: Result, goal: Goal) -> None:
    """Debts never shrink; with deals given there are as many as are played, and they add up."""
    flat = [points for deal in result.deals for points in deal]
    if min((*result.points, *flat)) < 0:
        raise EventError("a debt is never below zero", "below_zero", found=min((*result.points, *flat)))
    if not result.deals:
        return
    if goal.deals and len(result.deals) != goal.deals:
        found = len(result.deals)
        raise EventError(
            f"{found} deals, {goal.deals} are played", "wrong_deals", found=found, allowed=goal.deals
        )
    seats = 2 * len(result.points)
    if any(len(deal) != seats for deal in result.deals):
        raise EventError(f"each deal has {seats} debts", "wrong_sides", allowed=seats)
    # Partners sit opposite: seats 0 and 2, 1 and 3 (a reading of sheet 003).
    sums = tuple(
        sum(sum(deal[side :: len(result.points)]) for deal in result.deals)
        for side in range(len(result.points))
    )
    if sums != result.points:
        message = f"the deals add up to {sums}, the totals say {result.points}"
        raise EventError(message, "deals_do_not_add_up", found=list(result.points), allowed=list(sums))
