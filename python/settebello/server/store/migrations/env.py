"""Alembic's entry: the connection is handed in by `database.migrate`, no ini file is read."""

from __future__ import annotations

from alembic import context

from settebello.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
