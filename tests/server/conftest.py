"""One server for the tests that do it no harm; those that do open their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server shared by the whole run."""
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house
