"""The migrations lead from an empty database to the tables that the code names."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, create_engine, inspect

from settebello.server import store
from settebello.server.store.database import migrate, open_database
from settebello.server.store.schema import metadata

REVISIONS = ("0001", "0002")


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Engine]:
    """An empty SQLite file."""
    engine = create_engine(f"sqlite:///{tmp_path / 'empty.db'}")
    yield engine
    engine.dispose()


def test_every_migration_is_listed_here() -> None:
    folder = Path(store.__path__[0]) / "migrations/versions"
    assert tuple(sorted(path.name[:4] for path in folder.glob("[0-9]*.py"))) == REVISIONS


def test_up_from_empty_gives_the_tables_of_the_code(empty: Engine) -> None:
    with empty.begin() as connection:
        migrate(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_step_by_step(empty: Engine) -> None:
    for revision in REVISIONS:
        with empty.begin() as connection:
            migrate(connection, revision)
    assert set(metadata.tables) <= set(inspect(empty).get_table_names())


def test_opening_twice_changes_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'twice.db'}"
    for _ in range(2):
        engine = open_database(url)
        assert set(metadata.tables) <= set(inspect(engine).get_table_names())
        engine.dispose()


def test_a_commit_is_on_the_disk_before_it_counts(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'careful.db'}")
    with engine.connect() as connection:
        mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
        synchronous = connection.exec_driver_sql("PRAGMA synchronous").scalar()
    engine.dispose()
    # 2 is FULL.
    assert (mode, synchronous) == ("wal", 2)
