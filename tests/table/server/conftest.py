"""One server for all tests here: people and tables are new in each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tessera.games import _shelf
from tests.kernel.games.shelf import TEST_GAMES
from tests.table.server.running import Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A running server, which also knows the small games of the kernel's tests."""
    shelf = _shelf()
    shelf.update(TEST_GAMES)
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started
    for name in TEST_GAMES:
        del shelf[name]
