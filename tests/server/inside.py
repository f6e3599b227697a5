"""The application in a thread of this process, for limits too generous to reach from outside."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from settebello.server.app import create_app
from settebello.server.pages import PAGES
from settebello.server.run import listen
from settebello.server.settings import Limits
from settebello.server.store import Journal, open_database


@contextmanager
def serving(data: Path, limits: Limits, built: Path = PAGES) -> Iterator[str]:
    """Serves on a free port with these limits; gives the address."""
    app = create_app(Journal(open_database(f"sqlite:///{data / 'settebello.db'}")), limits, built)
    listener = listen("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(app, log_config=None, ws_max_size=limits.frame))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        listener.close()
