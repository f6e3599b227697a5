"""`settebello serve`: the web app."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(envvar="SETTEBELLO_HOST", help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(envvar="SETTEBELLO_PORT", min=0, max=65535, help="0: any free port.")
    ] = 8000,
    data: Annotated[
        Path | None,
        typer.Option(envvar="SETTEBELLO_DATA", help="Folder of the matches; else the user's own."),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(envvar="SETTEBELLO_DATABASE_URL", help="A database URL instead of the folder."),
    ] = None,
    new_organiser_link: Annotated[
        bool,
        typer.Option("--new-organiser-link", help="Print a new organiser's link; the old one ends."),
    ] = False,
) -> None:
    """Serve the game in a browser; prints its address when it is ready.

    The first start prints the organiser's private link too: with it tournaments are opened.

    Example: settebello serve --host 0.0.0.0 --port 8000
    """
    # Imported here: the other commands need no server.
    from settebello.server.run import serve as run

    run(host, port, data, database, new_organiser_key=new_organiser_link)
