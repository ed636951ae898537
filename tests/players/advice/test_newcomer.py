"""Whoever only follows the coach beats Novice: `python -m tools.newcomer` measures it, here it is proved in small."""

from __future__ import annotations

import pytest

import tessera
from tools.newcomer import play


def test_a_game_played_by_advice_alone_comes_to_its_end() -> None:
    found = play("atlas-lost", "random", 0, seconds=0.01, options={"turn_limit": 3})

    assert found.share in (0.0, 1.0, 0.5)
    assert found.asked > 5
    assert found.longest < 2.0


@pytest.mark.long
@pytest.mark.parametrize("name", tessera.games())
def test_a_newcomer_who_follows_the_coach_beats_novice(name: str) -> None:
    won = sum(play(name, "novice", number, seconds=1.6).share for number in range(10))

    assert won >= 7
