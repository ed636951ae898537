"""Random games in which every question, every choice and every line of the log is read."""

from __future__ import annotations

import pytest

import tessera
from tessera.kernel.chance import Chance, key_of
from tessera.kernel.definition import OptionValue
from tests.games.revive.speech import check_question, check_story, check_waiting, wander

EVERYTHING: dict[str, OptionValue] = {
    "moon_sides": True,
    "all_tribes": True,
    "choose_tribes": True,
    "vast_crystals": True,
    "drafting": True,
    "two_artifact_cards": True,
    "advanced_switch": True,
    "campaign_locations": True,
}


@pytest.mark.parametrize(
    ("seats", "options", "most"),
    [
        (2, {}, 400),
        (4, {"moon_sides": True, "all_tribes": True}, 400),
        (1, {"advanced_switch": True, "vast_crystals": True}, 200),
        (3, EVERYTHING, 400),
    ],
)
def test_random_games_leave_nothing_unsaid(seats: int, options: dict[str, OptionValue], most: int) -> None:
    game = tessera.start("revive", seats=seats, seed="wording", options=options)
    chance = Chance(key_of("wording"), 0)

    for step in range(most):
        if game.outcome is not None:
            break
        for question in game.questions:
            # What is not offered takes longest to tell.
            check_question(question, with_barred=step % 10 == 0)
        check_waiting(game)
        wander(game, chance)

    check_story(game)
