"""Writes what the web app's types are made from: `python -m settebello.server.schema web/schema`."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from settebello.server.app import create_app
from settebello.server.protocol import frames_schema
from settebello.server.settings import Limits
from settebello.server.store import Journal, open_database


def write_schemas(folder: Path) -> None:
    """Writes `frames.json` and `openapi.json` into `folder`; nothing changes if they say the same."""
    with tempfile.TemporaryDirectory() as empty:
        journal = Journal(open_database(f"sqlite:///{empty}/settebello.db"))
        openapi = create_app(journal, Limits()).openapi()
        journal.close()
    folder.mkdir(parents=True, exist_ok=True)
    for name, schema in {"frames.json": frames_schema(), "openapi.json": openapi}.items():
        text = json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
        path = folder / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write_schemas(Path(sys.argv[1] if len(sys.argv) > 1 else "web/schema"))
