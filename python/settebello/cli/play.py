"""`settebello play`: a match against bots in a plain terminal."""

from __future__ import annotations

import datetime
import os
import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from settebello._engine import Move
from settebello.cli.language import LanguageOption, chosen
from settebello.cli.telling import Teller
from settebello.errors import IllegalMove
from settebello.play import Match, Scored
from settebello.players import bot
from settebello.sheets import rules as load
from settebello.sheets.words import sentence, words_in


def play(
    sheet: Annotated[str, typer.Argument(help="A sheet's name or the path of a club's own file.")],
    seats: Annotated[
        int | None, typer.Option(help="How many play; needed only where the sheet allows several.")
    ] = None,
    target: Annotated[int | None, typer.Option(help="Play to so many points.")] = None,
    opponent: Annotated[str, typer.Option("--bot", help="Who sits in the other seats.")] = "greedy",
    seed: Annotated[int | None, typer.Option(help="Shuffle by this number; else by chance.")] = None,
    record: Annotated[Path | None, typer.Option(help="Write the match's record to this file.")] = None,
    lang: LanguageOption = None,
) -> None:
    """A match in the terminal: you sit in the first seat, bots in the others.

    Example: settebello play scopa-napoletana --seats 2 --lang it
    """
    rules = load(sheet)
    if target is not None:
        rules = rules.replace(**{"match.target": target})
    language = chosen(lang, os.environ)
    if seats is None:
        seats = rules.seats[0]
    seed = secrets.randbits(64) if seed is None else seed
    names = [words_in(language).terminal["table"]["you"], *(f"{opponent} {seat}" for seat in range(1, seats))]
    match = Match(rules, seats, names, seed=seed, date=datetime.date.today())
    bots = {seat: bot(opponent, seed=seed) for seat in range(1, seats)}
    console = Console(highlight=False)
    teller = Teller(match, language)
    try:
        told = _tell(console, teller, 0)
        while not match.over:
            seat = match.deal.turn
            assert seat is not None  # an open match always has a seat to play
            match.play(_ask(console, teller) if seat == 0 else bots[seat].choose(match.view(seat)))
            told = _tell(console, teller, told)
    except EOFError:
        console.print()
    if record is not None:
        record.write_text(match.record(), encoding="utf-8")
        console.print(teller.say("kept", file=record))


def _tell(console: Console, teller: Teller, told: int) -> int:
    """Tells the events after the first `told`; returns how many have been told."""
    events = teller.match.events_since(told)
    for event in events:
        if isinstance(event, Scored):
            console.print(teller.score(teller.match.deals[event.number]))
        for line in teller.event(event):
            console.print(line, markup=False)
    return told + len(events)


def _ask(console: Console, teller: Teller) -> Move:
    """The person's play: a number of the list, or the play's text."""
    view = teller.match.view(0)
    console.print(f"\n{teller.say('table')}: {teller.cards(view.table)}", markup=False, style="bold")
    for line in teller.choices(view.moves):
        console.print(line, markup=False)
    while True:
        answer = console.input(f"{teller.say('ask')} ").strip()
        if answer.isdecimal() and 1 <= int(answer) <= len(view.moves):
            return view.moves[int(answer) - 1]
        try:
            typed = Move(0, answer)
            if typed in view.moves:
                return typed
            teller.match.deal.copy().play(typed)
        except IllegalMove as error:
            article = teller.match.rules.cite(error.article, teller.language)
            if error.reason != "malformed":
                console.print(sentence(teller.language, error.reason, article=article), markup=False)
                continue
        console.print(teller.say("wrong", count=len(view.moves)), markup=False)
