"""What the evaluation of Atlas Lost likes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import tessera
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import COMMAND, DATA, MILITARY, RESEARCH, TP
from tessera.players.atlas_lost.evaluation import evaluate


def fresh() -> Atlas:
    """A game before its first choice."""
    options: dict[str, str | int | bool | list[str]] = {"trees": ["economy", "culture", "military"], "first": "A"}
    state = tessera.start("atlas-lost", seats=2, seed="worth", options=options, quiet=True).state
    assert isinstance(state, Atlas)
    return state


def more(kind: int, amount: int = 1) -> Callable[[Atlas], None]:
    """Seat A has more of something."""

    def give(game: Atlas) -> None:
        game.factions[0].have[kind] += amount

    return give


def team(game: Atlas) -> None:
    """Seat A has a team on Lv.2 of the leftmost tree."""
    game.factions[0].waiting[0] -= 1
    game.stand(0, 1)


def step(game: Atlas) -> None:
    """Seat A is one space further."""
    game.factions[0].influence += 1


@pytest.mark.parametrize("gift", [more(RESEARCH), more(DATA), more(COMMAND), more(MILITARY), more(TP), team, step])
def test_whatever_helps_is_good_for_the_owner_and_bad_for_the_rival(gift: Callable[[Atlas], None]) -> None:
    before, after = fresh(), fresh()

    gift(after)

    assert evaluate(after, 0) > evaluate(before, 0)
    assert evaluate(after, 1) < evaluate(before, 1)


def test_research_near_the_cap_is_about_to_be_wasted() -> None:
    before, after = fresh(), fresh()
    before.factions[0].have[RESEARCH] = 17
    after.factions[0].have[RESEARCH] = 19

    assert evaluate(after, 0) == evaluate(before, 0)


def test_three_initiative_tiles_are_worth_more_the_less_their_resources_lack() -> None:
    gained = []
    for have in ([3, 1, 0], [10, 8, 2]):
        two, three = fresh(), fresh()
        for game, tiles in ((two, 2), (three, 3)):
            game.owner[:tiles] = [0] * tiles
            game.factions[0].have[:3] = have
        gained.append(evaluate(three, 0) - evaluate(two, 0))

    assert gained[0] > 5
    assert gained[1] > gained[0] + 9


def test_a_met_victory_condition_is_worth_nearly_everything() -> None:
    short, enough = fresh(), fresh()
    for game, points in ((short, 29), (enough, 30)):
        game.turn = 0
        game.factions[0].have[TP] = points

    assert evaluate(enough, 0) - evaluate(short, 0) > 300


def test_a_game_that_is_over_is_won_or_lost() -> None:
    game = fresh()
    game.over = True
    game.winner = 1

    assert evaluate(game, 1) == 10000
    assert evaluate(game, 0) == -10000
