"""`settebello simulate`: many deals between bots, counted."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from settebello.cli.by_side import by_side, mean, percent, side_names
from settebello.cli.language import LanguageOption, chosen
from settebello.cli.progress import bar
from settebello.lab import Estimate, Scala40Statistics, ScopaStatistics, Statistics, Taken
from settebello.lab import simulate as run
from settebello.sheets import RuleSheet
from settebello.sheets import rules as load
from settebello.sheets.words import item, words_in

DealsOption = Annotated[int, typer.Option(help="How many deals.")]
SeatsOption = Annotated[
    int | None, typer.Option(help="How many play; needed only where the sheet allows several.")
]
SeedOption = Annotated[int, typer.Option(help="The same number plays the same deals.")]
WorkersOption = Annotated[int | None, typer.Option(help="Threads; else one a processor.")]
JsonOption = Annotated[bool, typer.Option("--json", help="The same as JSON.")]


def simulate(
    sheet: Annotated[str, typer.Argument(help="A sheet's name or the path of a club's own file.")],
    deals: DealsOption = 100_000,
    bots: Annotated[
        str, typer.Option(help="Who plays: one bot, or one for each side with commas between.")
    ] = "random",
    seats: SeatsOption = None,
    seed: SeedOption = 1,
    workers: WorkersOption = None,
    lang: LanguageOption = None,
    as_json: JsonOption = False,
) -> None:
    """Plays many deals between bots and counts them; side 0 plays first, the last side has the dealer.

    Example: settebello simulate scupuni --deals 100000 --bots greedy,random
    """
    language = chosen(lang, os.environ)
    rules = load(sheet)
    names = bots.split(",")
    words = words_in(language).laboratory["progress"]["deals"]
    with bar(words, deals, Console(stderr=True)) as progress:
        counted = run(
            rules, deals, seats, names[0] if len(names) == 1 else names, seed, workers, progress=progress
        )
    if as_json:
        print(msgspec.json.encode(counted).decode())
        return
    console = Console(highlight=False)
    texts = words_in(language).laboratory["simulate"]
    title = texts["title"].format(
        game=rules.title_in(language), seats=counted.seats, deals=counted.deals, bots=" – ".join(counted.bots)
    )
    console.print(title, table(counted, rules, language), sep="\n")
    for line in remarks(counted, texts):
        console.print(line)


def remarks(counted: Statistics, texts: Mapping[str, str]) -> list[str]:
    """What is not counted by side."""
    match counted:
        case ScopaStatistics():
            void = [texts["void"].format(void=counted.void)] if counted.void else []
            return [texts["moves"].format(moves=mean(counted.legal_moves)), *void]
        case Scala40Statistics():
            steps = {"moves": mean(counted.moves), "turnovers": mean(counted.turnovers)}
            one_turn = texts["one_turn"].format(one_turn=percent(counted.one_turn))
            return [texts["steps"].format(**steps), one_turn]
    return []


def table(counted: Statistics, rules: RuleSheet, language: str) -> Table:
    """Means and shares by side, each with its standard error."""
    names = side_names(len(counted.points), language)
    nobody = words_in(language).laboratory["sides"]["nobody"]
    means, shares = measures(counted, rules, language)
    rows = [(heading, list(map(mean, estimates))) for heading, estimates in means]
    rows += [(heading, [*map(percent, taken.sides), percent(taken.nobody)]) for heading, taken in shares]
    return by_side(rows, [*names, nobody])


Means = list[tuple[str, tuple[Estimate, ...]]]
Shares = list[tuple[str, Taken]]


def measures(counted: Statistics, rules: RuleSheet, language: str) -> tuple[Means, Shares]:
    """What is counted by side, with headings: means, then who took what."""
    texts = words_in(language).laboratory["simulate"]
    means: Means = [(texts["points"], counted.points), (texts["ahead"], counted.ahead)]
    shares: Shares = [(texts["won"], counted.won)]
    match counted:
        case ScopaStatistics():
            means = [*means, (item(language, "scope"), counted.scopas)]
            shares = [
                (item(language, "cards"), counted.cards),
                (item(language, "coins", rules.scopa.deck.design), counted.coins),
                (item(language, "settebello"), counted.settebello),
                (item(language, "primiera"), counted.primiera),
                *shares,
            ]
        case Scala40Statistics():
            means = [(texts["debts"], counted.points), *means[1:]]
            shares = [(texts["closed"], counted.closed)]
    return means, shares
