"""The command line: `settebello serve`, `rules`, `play`.

Errors are one line on standard error, exit code 2 for bad input.
"""

from __future__ import annotations

import sys

import typer

from settebello.cli.play import play
from settebello.cli.rules import rules
from settebello.cli.serve import serve
from settebello.errors import SettebelloError

app = typer.Typer(
    name="settebello",
    help="Scopa by five real rule sheets: play it, serve it, read its rules.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
for command in (serve, play, rules):
    app.command()(command)


def main() -> None:
    """Runs the command line; what the library refuses is one plain line and exit code 2."""
    try:
        app()
    except SettebelloError as error:
        print(f"settebello: {error}", file=sys.stderr)
        sys.exit(2)


__all__ = ["app", "main"]
