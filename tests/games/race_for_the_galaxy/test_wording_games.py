"""Whole games in which every question, every choice and every line of the log is read."""

from __future__ import annotations

import pytest

import tessera
from tessera.kernel.chance import Chance, key_of
from tessera.kernel.definition import OptionValue
from tests.games.race_for_the_galaxy.speech import check_question, check_story


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {}),
        (4, {"sets": "set3", "goals": True, "takeovers": True, "start": "choice"}),
        (3, {"sets": "set3", "draft": True}),
        (2, {"sets": "set2", "scenario": "rebel-vs-imperium"}),
        (2, {"sets": "set3", "experienced": True, "goals": True}),
        (1, {}),
        (1, {"sets": "set3", "difficulty": "hard"}),
    ],
)
def test_whole_games_leave_nothing_unsaid(seats: int, options: dict[str, OptionValue]) -> None:
    game = tessera.start("race-for-the-galaxy", seats=seats, seed="wording", options=options)
    chance = Chance(key_of("wording"), 0)

    while game.outcome is None:
        for question in game.questions:
            check_question(question)
        question = game.questions[chance.below(len(game.questions))]
        ids = [option.id for option in question.options]
        # A random walk that rather does something than passes.
        ids = [id for id in ids if id not in ("pass", "done")] or ids
        least, most = question.pick[0], min(question.pick[1], len(ids))
        count = least + chance.below(max(0, most - least) + 1)
        game.play(question.seat, [ids[place] for place in chance.sample(list(range(len(ids))), count)])

    check_story(game)
