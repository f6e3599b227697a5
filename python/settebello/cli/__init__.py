"""The command line: `settebello serve`, `play`, `rules`, `simulate`, `arena`, `tournament`, `verify`.

Errors are one line on standard error, exit code 2 for bad input.
"""

from __future__ import annotations

import sys
from importlib.metadata import version
from typing import Annotated

import typer

from settebello.cli.arena import arena
from settebello.cli.play import play
from settebello.cli.rules import rules
from settebello.cli.serve import serve
from settebello.cli.simulate import simulate
from settebello.cli.tournament import app as tournament
from settebello.cli.verify import verify
from settebello.errors import SettebelloError

app = typer.Typer(
    name="settebello",
    help="Scopa and Scala 40 by real rule sheets: play, serve, read the rules, hold tournaments, study.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)


def _print_version(asked: bool) -> None:
    if asked:
        print(f"settebello {version('settebello')}")
        raise typer.Exit


@app.callback()
def _settebello(
    _version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Scopa and Scala 40 by real rule sheets: play, serve, read the rules, hold tournaments, study."""


for command in (serve, play, rules, simulate, arena, verify):
    app.command()(command)
app.add_typer(tournament, name="tournament")


def main() -> None:
    """Runs the command line; what is refused is one plain line on standard error and exit code 2."""
    try:
        sys.exit(app(standalone_mode=False))
    except typer.Exit as left:
        sys.exit(left.exit_code)
    except typer.Abort:
        sys.exit(130)
    except typer.TyperException as error:
        # The message alone: the usage and its frame are what --help is for. Without a command there is none.
        if message := error.format_message():
            print(f"settebello: {message}", file=sys.stderr)
    except SettebelloError as error:
        print(f"settebello: {error}", file=sys.stderr)
    sys.exit(2)


__all__ = ["app", "main"]
