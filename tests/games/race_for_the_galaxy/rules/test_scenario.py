"""Rebel vs Imperium, the takeover scenario for two experienced players."""

from __future__ import annotations

import pytest

from tessera.games.race_for_the_galaxy.state import DECK, DISCARD
from tessera.kernel.definition import OptionValue
from tessera.kernel.game import Game
from tessera.kernel.refusal import SetupError
from tests.clauses import clause
from tests.games.race_for_the_galaxy.fresh import (
    ALL_STARTS,
    hand,
    lying,
    offered,
    question,
    race,
    ready,
    table,
    tableau,
    take_first,
)
from tests.games.race_for_the_galaxy.scene import Scene, at
from tests.rows import for_each


def scenario(seats: int = 2, seed: int = 1, sets: str = "set2", **options: OptionValue) -> Game:
    """The scenario, freshly laid out."""
    return table(seats, seed, (), sets=sets, scenario="rebel-vs-imperium", **options)


@clause("RFTG-SCENARIO-01")
@for_each(("sets", "actions"), [("set2", 23), ("set3", 30)])
def test_two_players_choose_two_actions_and_takeovers_are_on(sets: str, actions: int) -> None:
    game = ready(scenario(sets=sets))

    assert [len(question(game, seat).options) for seat in range(2)] == [actions, actions]
    assert at(game.view(None), "experienced") is True
    assert at(game.view(None), "takeovers") is True
    assert at(game.view(None), "prestige") is (sets == "set3")


@clause("RFTG-SCENARIO-01")
def test_a_takeover_can_be_declared_in_it() -> None:
    scene = Scene(sets="set2", scenario="rebel-vs-imperium").tableau("A", "rebel-alliance")
    scene.tableau("B", "imperium-warlord", "rebel-fuel-cache")

    scene.round(A="settle & settle")

    assert scene.options("A") == ["done", "takeover rebel-alliance"]


@clause("RFTG-SCENARIO-01")
@for_each(("goals", "tiles"), [(False, 0), (True, 6)])
def test_goals_are_optional(goals: bool, tiles: int) -> None:
    game = scenario(goals=goals)

    assert len(race(game).goals) == tiles


@clause("RFTG-SCENARIO-01")
@for_each("sets", ["base", "set1"])
def test_without_set_2_its_cards_are_missing(sets: str) -> None:
    with pytest.raises(SetupError):
        scenario(sets=sets)


@clause("RFTG-SCENARIO-01")
@for_each("seats", [1, 3, 6])
def test_it_is_for_two(seats: int) -> None:
    with pytest.raises(SetupError, match="Rebel vs Imperium is for two players"):
        scenario(seats)


@clause("RFTG-SCENARIO-02")
@for_each("seed", range(4))
def test_one_side_has_rebel_cantina_and_rebel_alliance_the_other_imperium_warlord_and_seat(seed: int) -> None:
    game = ready(scenario(seed=seed))

    assert (tableau(game, 0), tableau(game, 1)) == (["rebel-cantina"], ["imperium-warlord"])
    assert "rebel-alliance" in hand(game, 0)
    assert "imperium-seat" in hand(game, 1)
    for card in ("rebel-cantina", "imperium-warlord", "rebel-alliance", "imperium-seat"):
        assert card not in lying(game, DECK) + lying(game, DISCARD)


@clause("RFTG-SCENARIO-02", "RFTG-SCENARIO-03")
def test_the_players_agree_on_sides() -> None:
    game = ready(table(2, 1, (), sets="set2", scenario="imperium-vs-rebel"))

    assert (tableau(game, 0), tableau(game, 1)) == (["imperium-warlord"], ["rebel-cantina"])
    assert "imperium-seat" in hand(game, 0)
    assert "rebel-alliance" in hand(game, 1)
    # The Rebels go first wherever they sit.
    assert at(game.view(None), "order") == [1, 0]


@clause("RFTG-SCENARIO-02", "RFTG-SETUP-15")
def test_the_rebels_have_the_lower_number_and_go_first() -> None:
    game = ready(scenario())

    assert at(game.view(None), "order") == [0, 1]


@clause("RFTG-SCENARIO-03")
def test_four_of_six_are_kept_and_the_development_is_added() -> None:
    game = scenario()
    for seat in range(2):
        assert len(offered(game, seat)) == 6
        assert question(game, seat).pick == (4, 4)
    kept = [offered(game, seat)[:4] for seat in range(2)]

    for seat in range(2):
        take_first(game, seat)

    assert hand(game, 0) == sorted([*kept[0], "rebel-alliance"])
    assert hand(game, 1) == sorted([*kept[1], "imperium-seat"])
    assert len(lying(game, DISCARD)) == 4
    assert question(game, 0).kind == "action"


@clause("RFTG-SCENARIO-03", "RFTG-SETUP-17")
def test_everybody_knows_that_development_in_the_others_hand() -> None:
    game = ready(scenario())

    assert at(game.view(1), "players", 0, "hand") == ["card", "card", "card", "card", "rebel-alliance"]
    assert at(game.view(0), "players", 1, "hand") == ["card", "card", "card", "card", "imperium-seat"]


@clause("RFTG-SCENARIO-04")
@for_each(("sets", "cards", "starts"), [("set2", 186, 16), ("set3", 234, 20)])
def test_the_other_start_worlds_are_in_the_deck_before_cards_are_dealt(sets: str, cards: int, starts: int) -> None:
    game = scenario(sets=sets)

    rest = [*lying(game, DECK), *hand(game, 0), *hand(game, 1)]

    assert len(rest) == cards - 4
    assert len(set(rest) & set(ALL_STARTS)) == starts
    dealt = {card for seed in range(30) for seat in range(2) for card in hand(scenario(seed=seed), seat)}
    assert dealt & set(ALL_STARTS)
