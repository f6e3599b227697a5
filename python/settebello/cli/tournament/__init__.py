"""`settebello tournament`: an event from its opening to its final standings, kept in one file."""

from __future__ import annotations

import typer

from settebello.cli.tournament.draw import chance, draw, freeze
from settebello.cli.tournament.entries import add, enter, leave, substitute
from settebello.cli.tournament.opening import close, new, templates
from settebello.cli.tournament.palio import committee, palio
from settebello.cli.tournament.results import play_off, result, walkover
from settebello.cli.tournament.rulings import report, revoke, rule
from settebello.cli.tournament.showing import show, standings
from settebello.cli.tournament.simulate import simulate

app = typer.Typer(
    help="Tournaments: entries, a draw that anybody can check, tables, results, rulings, standings.",
    no_args_is_help=True,
    rich_markup_mode="rich",
)

for command in (
    templates,
    new,
    enter,
    add,
    leave,
    substitute,
    freeze,
    chance,
    draw,
    result,
    walkover,
    play_off,
    committee,
    palio,
    rule,
    revoke,
    show,
    standings,
    report,
    close,
    simulate,
):
    app.command()(command)

__all__ = ["app"]
