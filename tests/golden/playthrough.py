"""A short playthrough of a sheet in plain text: every seat's whole view, state by state.

What all seats see alike stands once; what differs stands seat by seat. A card that reaches a
seat which may not know it shows as a changed line.
"""

from __future__ import annotations

import settebello as sb
from settebello._engine import Played
from tests.properties.snapshots import public, view_contents

SEATS = {
    "scupuni": 4,
    "scopa-napoletana": 2,
    "scopa-dassi": 3,
    "fsgs": 4,
    "scopa-corsa": 2,
    "scala40": 2,
    "scala40-palio": 4,
}
SEED = 7
FIRST, LAST = 6, 2
STEADY = ("seat", "seats", "sides", "dealer", "rules", "totals")


def show(value: object) -> str:
    """A value in print: cards and moves in a row, `-` for nothing, `?` for what may not be seen."""
    if value is None:
        return "?"
    if isinstance(value, sb.RuleSheet):
        return value.id
    if isinstance(value, tuple):
        parts = [show(part) for part in value]
        nested = any(isinstance(part, tuple) for part in value)
        return (" | " if nested else " ").join(parts) or "-"
    return str(value)


def views(deal: sb.Deal, start: list[str] | None = None) -> list[str]:
    """Every seat's view: one line for what all see alike, one a seat for what differs.

    Later states leave out the lines of `STEADY` that stand at the `start` already.
    """
    contents = [view_contents(deal.view(seat)) for seat in range(deal.seats)]
    lines: list[str] = []
    for name in contents[0]:
        shown = [show(content[name]) for content in contents]
        if len(set(shown)) == 1:
            lines.append(f"  {name:<13} {shown[0]}")
        else:
            lines += [f"  {name:<13} {seat}: {text}" for seat, text in enumerate(shown)]
    known = set(start or ())
    return [line for line in lines if line not in known or line.split()[0] not in STEADY]


def score_lines(deal: sb.Deal) -> list[str]:
    score = deal.score()
    return ["score", *(f"  {name:<18} {show(getattr(score, name))}" for name in public(score))]


def told(event: Played) -> str:
    """What came of a play: of Scopa's plays and of Scala 40's moves."""
    if event.family == "scopa":
        return " scopa" * event.scopa + " dealt" * event.dealt
    return " opened" * event.opened + " turned over" * bool(event.turnover) + " over" * event.over


def is_shown(event: Played, played: int, left: int) -> bool:
    """The first and the last plays; in Scala 40 also what opens or turns the stock over."""
    if event.family == "scopa":
        return played <= FIRST or left <= LAST
    return played <= FIRST or event.opened or bool(event.turnover) or event.over


def playthrough(name: str) -> str:
    """The deal of `SEED`, played by the greedy bot: its first and last plays, and the score."""
    deal = sb.Deal(sb.rules(name), SEATS[name], seed=SEED)
    bot = sb.bot("greedy", seed=SEED)
    start = views(deal)
    lines = [f"{name}, {SEATS[name]} seats, dealer {deal.dealer}, seed {SEED}", "", "start", *start]
    while deal.turn is not None:
        left = sum(map(len, deal.hands)) + deal.stock
        event = deal.play(bot.choose(deal.view(deal.turn)))
        played = len(deal.history)
        lines += ["", f"play {played}: seat {event.seat} {event.move}{told(event)}"]
        if event.family == "scopa" and event.leftovers:
            lines.append(f"  leftovers     {show(event.leftovers)} to side {event.leftovers_side}")
        if is_shown(event, played, left):
            lines += views(deal, start)
    return "\n".join([*lines, "", *score_lines(deal), ""])
