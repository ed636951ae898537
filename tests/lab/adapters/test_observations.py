"""Observations: of one length, between 0 and 1, different where something happened, and blind to what is hidden."""

from __future__ import annotations

import numpy as np
import pytest

import tessera
from tessera.kernel.chance import Chance
from tessera.kernel.definition import OptionValue
from tessera.lab.adapters.actions import COUNTS, Actions
from tessera.lab.adapters.episode import Episode
from tessera.lab.adapters.observer import Observer
from tessera.lab.adapters.sheet import Sheet, Words

# A set-up of each game with much in it, how many numbers it has for a seat, and decisions between two looks.
RICH: list[tuple[str, int, dict[str, OptionValue], int, int]] = [
    ("atlas-lost", 3, {"trees": "random"}, 4565, 40),
    ("race-for-the-galaxy", 3, {"sets": "set3", "goals": True, "takeovers": True, "draft": True}, 2970, 40),
    ("revive", 2, {"drafting": True, "choose_tribes": True}, 4819, 40),
    ("the-warp", 2, {"pioneering": "advanced"}, 2156, 60),
]
LOOKS = 8


@pytest.mark.parametrize(("game", "seats", "options", "length", "between"), RICH, ids=lambda value: str(value)[:8])
def test_what_a_seat_cannot_know_never_changes_its_observation(
    game: str, seats: int, options: dict[str, OptionValue], length: int, between: int
) -> None:
    played = tessera.start(game, seats=seats, seed="blind", options=options, quiet=True)
    episode = Episode(played, Actions(COUNTS[game]))
    observer = Observer(played)
    chance = Chance(1, 0)
    assert len(set(observer.names)) == length

    seen = set()
    for _ in range(LOOKS):
        for seat in range(seats):
            observation = observer.observe(episode, seat)
            other = Episode(played.redeal(seat, "other"), episode.actions)
            other.picked = episode.picked
            assert other.game.fingerprint() != played.fingerprint()
            assert observation.shape == (length,)
            assert observation.min() >= 0.0
            assert observation.max() == 1.0
            assert np.array_equal(observer.observe(other, seat), observation)
            seen.add(observation.tobytes())
        for _ in range(between):
            if episode.seat is not None:
                legal = sorted(episode.legal)
                episode.act(legal[chance.below(len(legal))])

    # A row of numbers that never changed would keep all secrets, too.
    assert len(seen) >= LOOKS * seats - 2


def test_an_observation_shows_what_the_seat_sees_and_not_what_others_see() -> None:
    game = tessera.start("atlas-lost", seats=2, seed=7, quiet=True)
    episode = Episode(game, Actions(COUNTS["atlas-lost"]))
    observer = Observer(game)

    shown = [dict(zip(observer.names, observer.observe(episode, seat).tolist(), strict=True)) for seat in (0, 1)]

    # Both choose an initial card; seat 1 is asked first, and looks at INI-01 and INI-07.
    cards = [{name for name, value in row.items() if " looking " in name and value} for row in shown]
    assert cards[1] == {"seat +0 looking INI-01", "seat +0 looking INI-07"}
    assert len(cards[0]) == 2
    assert cards[0].isdisjoint(cards[1])
    assert (shown[1]["question kind initial"], shown[0]["question kind initial"]) == (1.0, 0.0)
    # Seat 0 begins with 4 research, seat 1 with 3; 20 count as 1.
    assert (shown[1]["seat +0 research"], shown[1]["seat +1 research"]) == (pytest.approx(0.15), pytest.approx(0.2))
    assert (shown[0]["seat +0 research"], shown[0]["seat +1 research"]) == (pytest.approx(0.2), pytest.approx(0.15))


def test_whoever_is_asked_later_does_not_see_the_answers_before() -> None:
    actions = Actions(COUNTS["race-for-the-galaxy"])
    game = tessera.start("race-for-the-galaxy", seats=2, seed=7, quiet=True)
    observer = Observer(game)

    seen = []
    for first in (True, False):
        episode = Episode(game.clone(), actions)
        while episode.seat == 0:
            episode.act(min(episode.legal) if first else max(episode.legal))
        seen.append((episode.game.choices[0].picks, observer.observe(episode, 1).tobytes()))

    assert seen[0][0] != seen[1][0]
    assert seen[0][1] == seen[1][1]


def test_words_and_numbers_have_their_places() -> None:
    sheet = Sheet(seat=2, seats=3, named=True)
    sheet.part = "seat +0"

    sheet.number("gold", 5, 20)
    sheet.number("gold", 50, 20)
    sheet.number("military", -1, 3, -5)
    sheet.pieces("hand", ["reinforce.3", "reinforce.1", "gene-designers#2", "a card's back"], _CARDS, 4)
    sheet.seats("team", [0, 2])

    assert sheet.cells == [0.25, 1.0, 0.5, 0.5, 0.25, 0.0, 1.0, 1.0, 0.0]
    assert sheet.names == [
        "seat +0 gold",
        "seat +0 gold",
        "seat +0 military",
        "seat +0 hand reinforce",
        "seat +0 hand gene-designers",
        "seat +0 hand salvage",
        "seat +0 team seat +0",
        "seat +0 team seat +1",
        "seat +0 team seat +2",
    ]


_CARDS = Words("reinforce gene-designers salvage")
