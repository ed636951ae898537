"""Which tests belong to a change."""

from __future__ import annotations

from pathlib import PurePosixPath

import pytest

from tools.quick import chosen


@pytest.mark.parametrize(
    ("changed", "tests"),
    [
        (["src/tessera/games/revive/rules/turn.py"], ["tests/games/revive"]),
        (["src/tessera/content/the-warp/box/races.toml"], ["tests/games/the_warp"]),
        (["src/tessera/kernel/chance.py"], ["tests/golden", "tests/kernel"]),
        (["src/tessera/table/server/live.py"], ["tests/table"]),
        (["tools/quick.py"], ["tests/tools"]),
        (["tests/table/people/people.py"], ["tests/table/people"]),
        (["tests/golden/test_golden.py", "tests/golden/library.py"], ["tests/golden"]),
        (["README.md", "tests/conftest.py", "src/tessera/games/nothing/state.py"], []),
    ],
)
def test_a_change_asks_for_the_tests_of_its_room(changed: list[str], tests: list[str]) -> None:
    assert chosen(map(PurePosixPath, changed)) == tests
