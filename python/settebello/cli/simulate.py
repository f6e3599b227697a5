"""`settebello simulate`: many deals between bots, counted."""

from __future__ import annotations

import os
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from settebello.cli.language import LanguageOption, chosen
from settebello.cli.progress import bar
from settebello.lab import Estimate, Statistics
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
    console.print(texts["moves"].format(moves=mean(counted.legal_moves)))
    if counted.void:
        console.print(texts["void"].format(void=counted.void))


def table(counted: Statistics, rules: RuleSheet, language: str) -> Table:
    """Means and shares by side, each with its standard error."""
    words = words_in(language).laboratory
    shown = Table()
    shown.add_column()
    for name in side_names(len(counted.points), language):
        shown.add_column(name, justify="right", no_wrap=True)
    shown.add_column(words["sides"]["nobody"], justify="right", no_wrap=True)
    texts = words["simulate"]
    for heading, estimates in (
        (texts["points"], counted.points),
        (texts["ahead"], counted.ahead),
        (item(language, "scope"), counted.scopas),
    ):
        shown.add_row(heading, *map(mean, estimates))
    for heading, taken in (
        (item(language, "cards"), counted.cards),
        (item(language, "coins", rules.scopa.deck.design), counted.coins),
        (item(language, "settebello"), counted.settebello),
        (item(language, "primiera"), counted.primiera),
        (texts["won"], counted.won),
    ):
        shown.add_row(heading, *map(percent, taken.sides), percent(taken.nobody))
    return shown


def side_names(sides: int, language: str) -> list[str]:
    """What the sides are called by their place in the order of play."""
    words = words_in(language).laboratory["sides"]
    return [words["first"], *[words["between"]] * (sides - 2), words["dealer"]]


def mean(estimate: Estimate) -> str:
    """A mean with its standard error."""
    return f"{estimate.mean:.3f} ± {estimate.error:.3f}"


def percent(estimate: Estimate) -> str:
    """A share in per cent with its standard error."""
    return f"{estimate.mean:.1%} ± {estimate.error:.1%}"
