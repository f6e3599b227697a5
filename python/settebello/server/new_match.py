"""A match from what a caller asks for, or the precise reason why not."""

from __future__ import annotations

import datetime
from typing import Final

from settebello.errors import RulesError
from settebello.play import Match
from settebello.players import bots
from settebello.server.club_sheets import made
from settebello.server.faults import Fault
from settebello.server.requests import NewTable
from settebello.server.tokens import new_seed
from settebello.sheets import RuleSheet, rules, rules_available

# The highest target at a table, the highest limit, the most deals: a match takes a long evening.
MOST_POINTS: Final = 101
MOST_DEBT: Final = 501
MOST_DEALS: Final = 50


def new_match(wanted: NewTable) -> Match:
    """The match asked for, before its first play. Fault names what cannot be had and what can."""
    sheet = _sheet(wanted)
    seats = wanted.seats if wanted.seats is not None else len(wanted.players)
    if seats not in sheet.seats:
        raise Fault("bad_seats", status=422, found=seats, allowed=", ".join(map(str, sheet.seats)))
    if len(wanted.players) != seats or sum(player.bot is None for player in wanted.players) != 1:
        raise Fault("bad_players", status=422, found=len(wanted.players), seats=seats)
    return Match(
        sheet,
        seats=seats,
        players=[player.name for player in wanted.players],
        seed=new_seed() if wanted.seed is None else _seed(wanted.seed),
        final=wanted.final,
        # The day stands in the record; nothing else of the clock is ever used.
        date=datetime.date.today(),
    )


def played_again(match: Match) -> Match:
    """A new match as that one was agreed: its sheet, its goal, its people, other cards."""
    return Match(
        match.rules,
        seats=match.seats,
        players=match.players,
        seed=new_seed(),
        dealer=match.chosen_dealer,
        final=match.final,
        date=datetime.date.today(),
    )


def seated_bots(wanted: NewTable) -> list[str | None]:
    """The bot of each seat, None for the person's. Fault for one that is unknown or cannot play it."""
    able = bots(_sheet(wanted))
    for player in wanted.players:
        if player.bot is not None and player.bot not in bots():
            raise Fault("unknown_bot", status=422, found=player.bot[:40], allowed=", ".join(able))
        if player.bot is not None and player.bot not in able:
            raise Fault("bot_cannot", status=422, found=player.bot, allowed=", ".join(able))
    return [player.bot for player in wanted.players]


def _sheet(wanted: NewTable) -> RuleSheet:
    # Only the house's own sheets by id: a path is for whoever sits at this machine.
    if wanted.sheet not in rules_available():
        raise Fault("no_such_sheet", status=404, sheet=wanted.sheet, allowed=", ".join(rules_available()))
    sheet = rules(wanted.sheet) if wanted.club is None else made(wanted.sheet, wanted.club)[1]
    if wanted.target is not None:
        sheet, allowed = _set(sheet, "match.target", wanted.target, 0 if wanted.final else MOST_POINTS)
        if allowed:
            raise Fault("bad_target", status=422, found=wanted.target, allowed=allowed)
    if wanted.limit is not None:
        sheet, allowed = _set(sheet, "match.limit", wanted.limit, MOST_DEBT)
        if allowed:
            raise Fault("bad_limit", status=422, found=wanted.limit, allowed=allowed)
    if wanted.deals is not None:
        sheet, allowed = _set(sheet, "match.deals", wanted.deals, MOST_DEALS)
        if allowed:
            raise Fault("bad_deals", status=422, found=wanted.deals, allowed=allowed)
    return sheet


def _set(sheet: RuleSheet, switch: str, number: int, most: int) -> tuple[RuleSheet, str]:
    """The sheet with a switch set to a number up to `most`; if that cannot be, what can, else ""."""
    if switch not in sheet.switches or not most:
        # Another game has no such number, and a final has its own.
        return sheet, "null"
    if not 1 <= number <= most:
        return sheet, f"1–{most}"
    try:
        return sheet.replace(**{switch: number}), ""
    except RulesError as error:
        # A sheet with a target of its own for finals takes none above it.
        return sheet, error.allowed


def _seed(seed: int) -> int:
    if not 0 <= seed < 2**64:
        raise Fault("bad_seed", status=422, found=seed, allowed="0 … 2⁶⁴−1")
    return seed
