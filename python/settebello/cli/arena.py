"""`settebello arena`: two bots on the same deals, from every side."""

from __future__ import annotations

import os
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from settebello.cli.by_side import by_side, mean, percent, side_names
from settebello.cli.language import LanguageOption, chosen
from settebello.cli.progress import bar
from settebello.cli.simulate import (
    DealsOption,
    JsonOption,
    SeatsOption,
    SeedOption,
    WorkersOption,
)
from settebello.lab import Duel
from settebello.lab import arena as run
from settebello.sheets import rules as load
from settebello.sheets.words import words_in


def arena(
    sheet: Annotated[str, typer.Argument(help="A sheet's name or the path of a club's own file.")],
    a: Annotated[str, typer.Argument(help="A bot by name.")],
    b: Annotated[str, typer.Argument(help="The other bot.")],
    deals: DealsOption = 500,
    seats: SeatsOption = None,
    seed: SeedOption = 1,
    workers: WorkersOption = None,
    lang: LanguageOption = None,
    as_json: JsonOption = False,
) -> None:
    """Two bots against each other: every deal is played once for each side, so that luck evens out.

    Example: settebello arena scupuni greedy random --deals 500
    """
    language = chosen(lang, os.environ)
    words = words_in(language).laboratory
    rules = load(sheet)
    with bar(words["progress"]["deals"], deals, Console(stderr=True)) as progress:
        duel = run(rules, a, b, deals, seats, seed, workers, progress=progress)
    if as_json:
        print(msgspec.json.encode(duel).decode())
        return
    console = Console(highlight=False)
    texts = words["arena"]
    title = texts["title"].format(game=rules.title_in(language), seats=duel.seats, a=a, b=b, deals=duel.deals)
    console.print(title, table(duel, language), sep="\n")
    low, high = duel.ahead.interval
    console.print(
        texts["ahead"].format(a=a, ahead=f"{duel.ahead.mean:.3f}", low=f"{low:.3f}", high=f"{high:.3f}")
    )
    low, high = duel.score.interval
    console.print(
        texts["score"].format(a=a, score=f"{duel.score.mean:.1%}", low=f"{low:.1%}", high=f"{high:.1%}")
    )


def table(duel: Duel, language: str) -> Table:
    """Games and points by the side that the first bot had."""
    texts = words_in(language).laboratory["arena"]
    first, second = duel.bots
    rows = []
    for outcome, together in (("won", duel.won), ("tied", duel.tied), ("lost", duel.lost)):
        shares = [percent(getattr(half, outcome)) for half in duel.sides]
        rows.append((texts[outcome], [*shares, f"{together / duel.games:.1%}"]))
    rows.append((texts["points"].format(name=first), [mean(half.points) for half in duel.sides]))
    rows.append((texts["points"].format(name=second), [mean(half.against) for half in duel.sides]))
    together_named = words_in(language).laboratory["sides"]["all"]
    return by_side(rows, [*side_names(len(duel.sides), language, f"{first} {{}}"), together_named])
