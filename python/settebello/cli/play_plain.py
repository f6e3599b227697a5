"""A match told line by line: for pipes, and for terminals that cannot draw."""

from __future__ import annotations

from rich.console import Console

from settebello._engine import Move
from settebello.cli.playing import PERSON, Playing
from settebello.cli.telling import Teller
from settebello.errors import IllegalMove
from settebello.play.events import Counted, Scored


def play_plain(playing: Playing, teller: Teller, console: Console) -> None:
    """Plays to the end of the match or of the input."""
    match = playing.match
    try:
        _tell(playing, teller, console)
        while not match.over:
            match.play(_ask(teller, console) if playing.person_to_play else playing.bot_chooses())
            _tell(playing, teller, console)
    except (EOFError, KeyboardInterrupt):
        console.print()


def _tell(playing: Playing, teller: Teller, console: Console) -> None:
    for event in playing.news():
        if isinstance(event, Scored | Counted):
            console.print(teller.score(playing.match.deals[event.number]))
        for line in teller.event(event):
            console.print(line, markup=False)


def _ask(teller: Teller, console: Console) -> Move:
    """The person's play: a number of the list, or the play's text."""
    view = teller.match.view(PERSON)
    console.print()
    for line in teller.situation(view):
        console.print(line, markup=False, style="bold")
    for line in teller.choices(view.moves):
        console.print(line, markup=False)
    while True:
        answer = console.input(f"{teller.say('ask')} ").strip()
        if answer.isdecimal() and 1 <= int(answer) <= len(view.moves):
            return view.moves[int(answer) - 1]
        try:
            typed = Move(PERSON, answer)
        except IllegalMove as refused:
            # Letters that are no play at all are answered with an example, all else with the rule.
            refusal = None if refused.reason == "malformed" else teller.refusal(answer)
        else:
            if typed in view.moves:
                return typed
            refusal = teller.refusal(typed)
        wrong = teller.say("wrong", count=len(view.moves), example=teller.example)
        console.print(refusal or wrong, markup=False)
