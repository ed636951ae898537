"""Actions: the same option has the same number everywhere, and options of one menu never share one."""

from __future__ import annotations

import tessera
from tessera.kernel.chance import Chance
from tessera.lab.adapters.actions import COUNTS, DONE, Actions
from tessera.lab.adapters.episode import Episode


def test_an_option_has_the_same_number_in_every_menu() -> None:
    actions = Actions(4096)

    alone = actions.numbered(["keep CUL-09"])
    among_others = actions.numbered(["end", "place economy IIE-A", "keep CUL-09"])

    assert alone == {3290: "keep CUL-09"}
    assert among_others == {3290: "keep CUL-09", 103: "place economy IIE-A", 3278: "end"}


def test_options_that_would_share_a_number_step_aside_whatever_their_order() -> None:
    actions = Actions(4)
    assert actions.numbered(["a"]) == {3: "a"}
    assert actions.numbered(["b"]) == {3: "b"}
    assert actions.numbered(["c"]) == {1: "c"}

    # After the last number comes 1, for 0 means that one is done.
    assert actions.numbered(["a", "b", "c"]) == {3: "a", 1: "b", 2: "c"}
    assert actions.numbered(["c", "b", "a"]) == {3: "a", 1: "b", 2: "c"}


def test_several_options_are_picked_one_at_a_time() -> None:
    game = tessera.start("race-for-the-galaxy", seats=2, seed=7, quiet=True)
    episode = Episode(game, Actions(COUNTS["race-for-the-galaxy"]))
    assert (episode.seat, episode.ask.kind(), episode.pick) == (0, "start-hand", (4, 4))
    numbers = {notation: number for number, notation in episode.legal.items()}

    for left, card in ((5, "drop-ships"), (4, "galactic-imperium"), (3, "prosperous-world")):
        episode.act(numbers[f"keep {card}"])
        assert episode.seat == 0
        assert len(episode.legal) == left
        assert numbers[f"keep {card}"] not in episode.legal
        assert DONE not in episode.legal
    assert game.choices == []
    episode.act(numbers["keep galactic-engineers"])

    assert (episode.seat, episode.picked) == (1, [])
    assert game.choices[0].seat == 0
    assert sorted(game.choices[0].picks) == [
        "keep drop-ships",
        "keep galactic-engineers",
        "keep galactic-imperium",
        "keep prosperous-world",
    ]


def test_done_is_offered_as_soon_as_enough_is_picked() -> None:
    game = tessera.start("the-warp", seats=2, seed=7, quiet=True)
    episode = Episode(game, Actions(COUNTS["the-warp"]))
    chance = Chance(1, 0)
    while episode.pick[0] == episode.pick[1]:
        legal = sorted(episode.legal)
        episode.act(legal[chance.below(len(legal))])
    assert (episode.ask.kind(), episode.pick, len(episode.legal)) == ("consult", (0, 3), 6)

    card = max(episode.legal)
    notation = episode.legal[card]
    episode.act(card)
    assert len(episode.legal) == 5
    episode.act(DONE)

    assert game.choices[-1].picks == [notation]


def test_a_question_in_words() -> None:
    game = tessera.start("race-for-the-galaxy", seats=2, seed=7, quiet=True)

    told = Episode(game, Actions(COUNTS["race-for-the-galaxy"])).told().splitlines()

    assert told[0].startswith("Seat 0: ")
    assert sorted(line.partition(": ")[2] for line in told[1:]) == [
        "keep drop-ships",
        "keep galactic-engineers",
        "keep galactic-imperium",
        "keep galactic-survey-seti",
        "keep prosperous-world",
        "keep the-last-of-the-uplift-gnarssh",
    ]
