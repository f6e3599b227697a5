"""`show`: where an event stands – its tables, byes and places."""

from __future__ import annotations

import os
from collections.abc import Iterator

import msgspec
from rich.console import Console
from rich.table import Table

from settebello.cli.language import LanguageOption, chosen
from settebello.cli.tournament.file import FileArgument, JsonOption, event_in, plainly
from settebello.tournament import Event
from settebello.tournament.places import places, play_offs_due, team_places
from settebello.tournament.rounds import Played
from settebello.tournament.standing import standing
from settebello.tournament.words import Words, words_in
from settebello.tournament.words.phrases import breach_sentence, stage_name


def show(file: FileArgument, lang: LanguageOption = None, as_json: JsonOption = False) -> None:
    """The event as it stands: the last round, the places, the teams.

    Example: settebello tournament show coppa.jsonl
    """
    event: Event = plainly(lang, lambda: event_in(file))
    if as_json:
        print(msgspec.json.encode(standing(event)).decode())
        return
    show_event(event, lang)


def show_event(event: Event, lang: str | None) -> None:
    """The same for an event in memory."""
    language = chosen(lang, os.environ)
    words = words_in(language)
    console = Console(highlight=False)
    count = len(event.field) - len(event.left)
    console.print(f"[bold]{event.name}[/] · {words['stages'][event.stage]} · {count}")
    if event.rounds:
        console.print(_tables(event, event.rounds[-1], words))
        for breach in event.rounds[-1].round.breaches:
            console.print(breach_sentence(event, breach, language))
        console.print(_places(event, words))
        for line in _play_offs(event, words):
            console.print(line, markup=False)
    if event.template.teams is not None and event.rounds:
        console.print(_teams(event, language))


def _tables(event: Event, played: Played, words: Words) -> Table:
    shown = Table(title=stage_name(played.round, words))
    for heading in (words["columns"]["table"], "", "", ""):
        shown.add_column(heading)
    for table in played.round.tables:
        result = played.result(table.number)
        names = [" + ".join(event.entrants[one].name for one in side) for side in table.sides]
        points = "" if result is None else " – ".join(map(str, result.points))
        if result is not None and result.ending != "played":
            points = words["endings"][result.ending]
        shown.add_row(str(table.number), *names, points)
    for entrant in played.round.byes:
        shown.add_row("–", event.entrants[entrant].name, words["rounds"]["bye"], "")
    return shown


def _places(event: Event, words: Words) -> Table:
    shown = Table()
    for heading in ("", "", words["standings"]["score"], words["standings"]["points"], ""):
        shown.add_column(heading)
    for place in places(event):
        decided = words["tie_breaks"][place.decided_by] if place.decided_by else ""
        shown.add_row(
            f"{place.rank}{'=' if place.shared else ''}",
            event.entrants[place.entrant].name,
            str(place.score),
            f"{place.points_for} – {place.points_against}",
            words["tie_breaks"]["play_off"] if place.play_off else decided,
        )
    return shown


def _play_offs(event: Event, words: Words) -> Iterator[str]:
    """Those that were played, then those that are due."""
    for (_, one), played in sorted(event.play_offs.items()):
        first, second = (event.entrants[entrant].name for entrant in played.entrants)
        points = " – ".join(map(str, played.result.points))
        if played.result.ending != "played":
            points = words["endings"][played.result.ending]
        yield f"{one}. " + words["play_offs"]["played"].format(one=first, other=second, points=points)
    for equal in play_offs_due(event):
        for pair in equal.pairs:
            first, second = (event.entrants[entrant].name for entrant in pair)
            yield words["play_offs"]["due"].format(one=first, other=second)


def _teams(event: Event, language: str) -> Table:
    words = words_in(language)
    name = {team.word: team.name.text(language) for team in event.template.entrants.teams}
    shown = Table()
    for heading in ("", words["columns"]["team"], words["standings"]["total"], words["standings"]["awarded"]):
        shown.add_column(heading)
    for place in team_places(event):
        shown.add_row(str(place.rank), name[place.team], str(place.total), str(place.points))
    return shown
