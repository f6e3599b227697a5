"""`show`, `standings`: where an event stands – its tables, byes, groups and places."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from settebello.cli.language import LanguageOption, chosen
from settebello.cli.tournament.file import FileArgument, JsonOption, event_in, plainly
from settebello.tournament import Event
from settebello.tournament.places import places, play_offs_due, team_places
from settebello.tournament.rounds import Played
from settebello.tournament.standing import group_tables, standing
from settebello.tournament.standings import Place
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


def standings(file: FileArgument, lang: LanguageOption = None, as_json: JsonOption = False) -> None:
    """The places: of every group, of all, of the teams.

    Example: settebello tournament standings coppa.jsonl
    """
    event: Event = plainly(lang, lambda: event_in(file))
    if as_json:
        now = standing(event)
        tables = {"groups": now.groups, "places": now.places, "teams": now.teams}
        print(msgspec.json.encode(tables).decode())
        return
    language = chosen(lang, os.environ)
    console = Console(highlight=False)
    console.print(f"[bold]{event.name}[/] · {words_in(language)['stages'][event.stage]}")
    _show_standings(console, event, language)


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
    _show_standings(console, event, language)


def _show_standings(console: Console, event: Event, language: str) -> None:
    """The tables of the groups, whatever places there are, and the play-offs."""
    words = words_in(language)
    for group in group_tables(event):
        word = words["groups"]["goes_on" if group.over else "would_go_on"]
        marks = dict.fromkeys(group.goes_on, word)
        title = words["groups"]["title"].format(letter=group.letter)
        console.print(_places(event, group.places, words, title, marks))
    if found := places(event):
        console.print(_places(event, found, words))
    for line in _play_offs(event, words):
        console.print(line, markup=False)
    if event.template.teams is not None and event.rounds:
        console.print(_teams(event, language))


def _tables(event: Event, played: Played, words: Words) -> Table:
    shown = Table(title=stage_name(played.round, words))
    for heading in (words["columns"]["table"], "", "", ""):
        shown.add_column(heading)
    spots = event.seats[played.round.number - 1]
    for table in sorted(played.round.tables, key=lambda table: spots.get(table.number, 1000 + table.number)):
        result = played.result(table.number)
        names = [" + ".join(event.entrants[one].name for one in side) for side in table.sides]
        points = "" if result is None else " – ".join(map(str, result.points))
        if result is not None and result.ending != "played":
            points = words["endings"][result.ending]
        shown.add_row(str(spots.get(table.number, "")), *names, points)
    for entrant in played.round.byes:
        shown.add_row("–", event.entrants[entrant].name, words["rounds"]["bye"], "")
    return shown


def _places(
    event: Event,
    found: Sequence[Place],
    words: Words,
    title: str | None = None,
    marks: Mapping[str, str] | None = None,
) -> Table:
    """A table of places; `marks` is a word beside some of them."""
    shown = Table(title=title)
    headings = ["", "", words["standings"]["score"], words["standings"]["points"], ""]
    for heading in headings if marks is None else [*headings, ""]:
        shown.add_column(heading)
    for place in found:
        decided = words["tie_breaks"][place.decided_by] if place.decided_by else ""
        marked = [] if marks is None else [marks.get(place.entrant, "")]
        shown.add_row(
            f"{place.rank}{'=' if place.shared else ''}",
            event.entrants[place.entrant].name,
            str(place.score),
            f"{place.points_for} – {place.points_against}",
            words["tie_breaks"]["play_off"] if place.play_off else decided,
            *marked,
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
    heads = words["standings"]
    for heading in ("", words["columns"]["team"], heads["total"], heads["awarded"], ""):
        shown.add_column(heading)
    for place in team_places(event):
        decided = heads["by_committee"].format(reason=escape(place.reason)) if place.reason else ""
        shown.add_row(str(place.rank), name[place.team], str(place.total), in_figures(place.points), decided)
    return shown


def in_figures(points: Fraction) -> str:
    """Points as people write them: 25, 7.5, 6.67.

    >>> [in_figures(Fraction(points)) for points in ("25", "15/2", "20/3")]
    ['25', '7.5', '6.67']
    """
    return f"{float(points):.2f}".rstrip("0").rstrip(".")
