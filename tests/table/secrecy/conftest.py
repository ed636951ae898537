"""The small games that the kernel is tested with are on the shelf here, too, so that tables can be opened for them."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True, scope="module")
def games_of_tests(shelf_games: None) -> None:
    """Every game of the tests can be found by its name, for as long as these tests run."""
