"""A weighed choice on its way back from a worker process. Runs compiled, too: there, types know less of themselves."""

from __future__ import annotations

import random

import tessera
from tessera.kernel.record import Choice
from tessera.players import searcher
from tessera.players.review.decision import weigh
from tessera.players.review.telling import tell
from tessera.table.workers.weighing import weigh_choice, weighed, weighing


def test_a_weighed_choice_arrives_as_it_was_sent() -> None:
    game = tessera.start("race-for-the-galaxy", seats=2, seed=7)
    chance = random.Random(1)
    improved = 0

    for _ in range(12):
        question = game.questions[0]
        options = [option.id for option in question.options]
        choice = Choice(question.seat, sorted(chance.sample(options, question.pick[0]), key=options.index))
        arrived = weighed(weigh_choice(weighing(game, choice, 6, 0.0)))

        assert arrived == weigh(searcher("race-for-the-galaxy", 6, 0.0), game, choice)
        # Whoever tells it relies on its parts being what they are said to be.
        told = tell(question, arrived, "en")
        assert len(told.better) == len(arrived.better)
        improved += len(arrived.better)
        game.play(choice.seat, choice.picks)

    assert improved > 0
