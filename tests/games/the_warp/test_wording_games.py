"""Random games in which every question, every choice and every line of the log is read."""

from __future__ import annotations

import pytest

import tessera
from tessera.kernel.chance import Chance, key_of
from tessera.kernel.definition import OptionValue
from tests.games.the_warp.speech import check_question, check_story, check_waiting


@pytest.mark.parametrize(
    ("seats", "options", "most"),
    [
        (2, {}, 450),
        (4, {}, 450),
        (6, {"side": "B", "pioneering": "advanced"}, 350),
        (4, {"teams": True}, 350),
        (6, {"teams": True}, 350),
        (1, {}, 1000),
        (3, {"side": "B"}, 250),
    ],
)
def test_random_games_leave_nothing_unsaid(seats: int, options: dict[str, OptionValue], most: int) -> None:
    game = tessera.start("the-warp", seats=seats, seed="wording", options=options)
    chance = Chance(key_of("wording"), 0)

    for _ in range(most):
        if game.outcome is not None:
            break
        for question in game.questions:
            check_question(question)
        check_waiting(game)
        question = game.questions[chance.below(len(game.questions))]
        # A random walk that rather does something than passes.
        ids = [option.id for option in question.options]
        ids = [id for id in ids if id not in ("pass", "done", "later", "stop", "no bribe", "withdraw")] or ids
        least, most_picks = question.pick[0], min(question.pick[1], len(ids))
        count = least + chance.below(max(0, most_picks - least) + 1)
        game.play(question.seat, [ids[place] for place in chance.sample(list(range(len(ids))), count)])

    check_story(game)
