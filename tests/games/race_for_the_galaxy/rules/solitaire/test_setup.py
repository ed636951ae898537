"""Solitaire: overview and set-up."""

from __future__ import annotations

from pathlib import Path

import pytest

import tessera
from tessera.games.race_for_the_galaxy.library import load
from tessera.games.race_for_the_galaxy.state import BOX, DECK, ROBOT_STACK, ROBOT_TABLEAU, Race
from tessera.kernel.definition import OptionValue
from tessera.kernel.game import Game
from tessera.kernel.refusal import SetupError
from tests.clauses import clause
from tests.games.race_for_the_galaxy.pack_folder import GRAY, pack
from tests.games.race_for_the_galaxy.robot_table import alone, play_round, stack
from tests.games.race_for_the_galaxy.scene import at
from tests.rows import for_each

SEEDS = range(120)
# The start worlds that can be in play alone, by their set, in the order of their numbers 0 to 15.
STARTS = {
    "base": ["old-earth", "epsilon-eridani", "alpha-centauri", "new-sparta", "earths-lost-colony"],
    "set1": ["separatist-colony", "ancient-race", "damaged-alien-factory", "doomed-world"],
    "set2": ["rebel-cantina", "galactic-developers", "imperium-warlord"],
    "set3": ["galactic-scavengers", "uplift-mercenary-force", "alien-research-team", "rebel-freedom-fighters"],
}


def begin(seed: int = 1, **options: OptionValue) -> Game:
    """A solitaire game just laid out."""
    return tessera.start("race-for-the-galaxy", seats=1, seed=seed, options=options)


def state_of(game: Game) -> Race:
    """The state behind a game."""
    assert isinstance(game.state, Race)
    return game.state


def lying(game: Game, zone: int) -> list[str]:
    """The cards of a zone."""
    state = state_of(game)
    return [state.piece_name(piece) for piece in state.zones[zone]]


def robot_world(game: Game) -> str:
    """The robot's start world."""
    (world,) = lying(game, ROBOT_TABLEAU)
    return world


def own_world(game: Game) -> str:
    """The player's start world."""
    (world,) = lying(game, state_of(game).tableau(0))
    return world


def dealt(world: str, robot: str, sets: str) -> Game:
    """A game in which the player was dealt this start world."""
    for seed in SEEDS:
        game = begin(seed, sets=sets, robot=robot)
        if own_world(game) == world:
            return game
    raise AssertionError(f"nobody was dealt {world}")


# Overview


@clause("RFTG-ROBOT-01")
def test_the_player_chooses_two_actions_as_experienced_players_do() -> None:
    scene = alone().new_round()

    offered = scene.options("A")

    assert len(offered) == 23
    assert {"develop & develop", "settle & settle", "explore-5 & explore-1", "trade & double"} <= set(offered)
    assert "develop" not in offered


@clause("RFTG-ROBOT-01")
@for_each("module", ["goals", "takeovers", "draft"])
def test_there_are_no_goals_no_takeovers_and_no_draft(module: str) -> None:
    with pytest.raises(SetupError):
        begin(1, sets="set3", **{module: True})

    game = begin(sets="set3")

    assert at(game.view(0), "goals") == []
    assert at(game.view(0), "takeovers") is False
    assert at(game.view(0), "draft") is None


@clause("RFTG-ROBOT-01")
def test_a_search_alone_never_looks_for_takeover_powers() -> None:
    scene = alone(sets="set3")

    play_round(scene, "develop & search", "settle", "produce")

    assert len(scene.options("A")) == 8
    assert "search takeover-power" not in scene.options("A")


@clause("RFTG-ROBOT-01")
@for_each(("sets", "used"), [("base", False), ("set1", False), ("set2", False), ("set3", True)])
def test_prestige_and_search_come_with_set_three(sets: str, used: bool) -> None:
    scene = alone(sets=sets).new_round()

    searching = [choice for choice in scene.options("A") if "search" in choice]

    assert scene.seen("A", "prestige") is used
    assert len(searching) == (7 if used else 0)


@clause("RFTG-ROBOT-02")
@for_each("sets", list(STARTS))
def test_start_worlds_below_zero_stay_in_the_box(sets: str) -> None:
    game = begin(sets=sets)

    assert sorted(lying(game, BOX)) == [
        "abandoned-mine-squatters",
        "galactic-trade-emissaries",
        "gateway-station",
        "industrial-robots",
        "star-nomad-raiders",
        "terraforming-colonists",
    ]


@clause("RFTG-ROBOT-02", "RFTG-ROBOT-05")
@for_each("sets", list(STARTS))
def test_robot_and_player_are_dealt_any_two_start_worlds_of_the_sets_in_use(sets: str) -> None:
    in_use = {world for name in list(STARTS)[: list(STARTS).index(sets) + 1] for world in STARTS[name]}

    games = [begin(seed, sets=sets) for seed in SEEDS]

    assert {robot_world(game) for game in games} == in_use
    assert {own_world(game) for game in games} == in_use
    assert not any(robot_world(game) == own_world(game) for game in games)


@clause("RFTG-ROBOT-02")
def test_a_robot_of_a_set_that_is_not_in_use_is_refused() -> None:
    with pytest.raises(SetupError) as refusal:
        begin(sets="set1", robot="rebel-cantina")

    assert "Rebel Cantina" in refusal.value.problem
    assert "Rebel Cantina" in refusal.value.problem_ja


@clause("RFTG-ROBOT-05")
def test_with_two_start_worlds_to_choose_from_the_robot_may_still_have_any() -> None:
    games = [begin(seed, start="choice") for seed in SEEDS]

    assert {robot_world(game) for game in games} == set(STARTS["base"])


@clause("RFTG-ROBOT-02")
def test_a_start_world_of_a_pack_is_for_the_player_only(tmp_path: Path) -> None:
    path = str(pack(tmp_path, GRAY + "start = 100\n"))

    games = [tessera.start("race-for-the-galaxy", seats=1, seed=seed, packs=(path,)) for seed in SEEDS]

    assert {robot_world(game) for game in games} == set(STARTS["base"])
    assert {own_world(game) for game in games} == {*STARTS["base"], "tides.harbour"}


# Set-up


@clause("RFTG-ROBOT-03")
@for_each("sets", list(STARTS))
def test_there_are_twenty_four_vp_chips_with_every_set(sets: str) -> None:
    assert at(begin(sets=sets).view(0), "pool") == 24


@clause("RFTG-ROBOT-04")
@for_each(("difficulty", "counters", "worth"), [("easy", 1, 6), ("medium", 2, 6), ("hard", 3, 9)])
def test_difficulty_is_how_many_counters_there_are_and_what_they_are_worth(
    difficulty: str, counters: int, worth: int
) -> None:
    robot = at(begin(difficulty=difficulty).view(0), "robot")

    assert (at(robot, "counters"), at(robot, "counter_vp"), at(robot, "placed")) == (counters, worth, 0)


@clause("RFTG-ROBOT-05")
def test_the_other_start_worlds_are_shuffled_into_the_deck() -> None:
    for seed in SEEDS:
        game = begin(seed)
        others = set(STARTS["base"]) - {robot_world(game), own_world(game)}
        face_down = [*lying(game, DECK), *lying(game, ROBOT_STACK), *lying(game, state_of(game).hand(0))]

        assert len(others) == 3
        assert others <= set(face_down)
        assert len(face_down) == 112


@clause("RFTG-ROBOT-05")
def test_a_start_world_shuffled_in_can_turn_up_anywhere() -> None:
    games = [begin(seed, robot="new-sparta") for seed in SEEDS]

    places = [lying(game, DECK).index("old-earth") for game in games if "old-earth" in lying(game, DECK)]

    assert len(set(places)) > 40


@clause("RFTG-ROBOT-06", "RFTG-ROBOT-07", "RFTG-ROBOT-08", "RFTG-ROBOT-09")
@for_each(
    ("world", "credit", "economy", "cards", "face"),
    [
        ("old-earth", 1, 0, 4, "trade"),
        ("epsilon-eridani", 1, 1, 4, "settle"),
        ("alpha-centauri", 2, 0, 4, "settle"),
        ("new-sparta", 1, 0, 4, "settle"),
        ("earths-lost-colony", 1, 1, 4, "consume2x"),
        ("separatist-colony", 1, 0, 4, "settle"),
        ("ancient-race", 0, 0, 3, "trade"),
        ("damaged-alien-factory", 1, 0, 4, "produce"),
        ("doomed-world", 1, 0, 4, "settle"),
        ("rebel-cantina", 1, 0, 4, "produce"),
        ("galactic-developers", 1, 0, 4, "develop"),
        ("imperium-warlord", 1, 0, 4, "settle"),
        ("galactic-scavengers", 2, 0, 3, "produce"),
        ("uplift-mercenary-force", 1, 0, 4, "explore"),
        ("alien-research-team", 1, 0, 4, "explore"),
        ("rebel-freedom-fighters", 1, 0, 4, "settle"),
    ],
)
def test_the_robot_is_set_up_by_its_start_world(world: str, credit: int, economy: int, cards: int, face: str) -> None:
    robot = at(begin(sets="set3", robot=world).view(0), "robot")

    assert (at(robot, "start"), at(robot, "tableau")) == (world, [world])
    assert (at(robot, "credit"), at(robot, "economy"), at(robot, "stack")) == (credit, economy, cards)
    assert (at(robot, "face"), at(robot, "chips"), at(robot, "prestige")) == (face, 0, 0)


@clause("RFTG-ROBOT-06")
def test_each_start_world_has_its_own_tiles_and_no_others() -> None:
    tiles = {record["number"]: record["tiles"] for record in load().robot["start_world"]}

    assert tiles == {
        0: [],
        1: ["settle-military"],
        2: ["settle-free-response"],
        3: ["settle-military"],
        4: [],
        5: ["explore-scouts", "settle-military"],
        6: [],
        7: [],
        8: ["settle-exodus"],
        9: ["settle-any", "produce-credit"],
        10: ["develop-specialist"],
        11: ["explore-warband", "settle-military"],
        12: ["produce-credit"],
        13: ["explore-scouts", "settle-uplift"],
        14: [
            *("explore-research", "settle-alien", "trade-research"),
            *("consume2x-research", "consume-both-research"),
        ],
        15: ["explore-warband", "settle-rebel-fighters", "develop-rebel-fighters"],
    }


@clause("RFTG-ROBOT-09")
def test_the_draw_stack_is_dealt_face_down() -> None:
    game = begin(robot="old-earth")

    seen = str(game.view(0)) + str(game.view(None))

    assert len(lying(game, ROBOT_STACK)) == 4
    assert not any(f"'{card}'" in seen for card in lying(game, ROBOT_STACK))


@clause("RFTG-ROBOT-10")
def test_a_windfall_start_world_of_the_robot_gets_no_good() -> None:
    game = begin(robot="alpha-centauri")
    question = game.questions[0]

    game.play(0, [option.id for option in question.options[:4]])

    assert own_world(game) != "alpha-centauri"
    assert len(lying(game, DECK)) == 114 - 2 - 4 - 6


@clause("RFTG-ROBOT-10")
def test_powers_of_cards_in_its_stack_are_ignored() -> None:
    scene = alone().robot_tableau("interstellar-bank", "public-works", "galactic-survey-seti", "merchant-guild")
    scene.robot(credit=1).robot_stack("gem-world", "space-marines", "spice-world", "rebel-base")

    play_round(scene, "develop & produce", "trade", "trade")

    # The response alone: two flips and 1 credit; then Trade.
    assert stack(scene) == ["spice-world", "rebel-base"]
    assert scene.state.robot.credit == 2


@clause("RFTG-ROBOT-11")
def test_the_player_is_dealt_six_cards_and_keeps_four() -> None:
    game = dealt("old-earth", "new-sparta", "base")
    question = game.questions[0]

    assert (question.kind, len(question.options), question.pick) == ("start-hand", 6, (4, 4))
    game.play(0, [option.id for option in question.options[:4]])

    assert len(lying(game, state_of(game).hand(0))) == 4
    assert at(game.view(0), "discard") == 2
    assert game.questions[0].kind == "action"


@clause("RFTG-ROBOT-11")
def test_ancient_race_keeps_three_and_its_good() -> None:
    game = dealt("ancient-race", "new-sparta", "set1")
    question = game.questions[0]

    game.play(0, [option.id for option in question.options[:3]])

    assert question.pick == (3, 3)
    assert len(lying(game, state_of(game).hand(0))) == 3
    assert at(game.view(0), "players", 0, "tableau", 0, "good") is True


@clause("RFTG-ROBOT-11")
def test_galactic_scavengers_saves_one_of_the_four() -> None:
    game = dealt("galactic-scavengers", "new-sparta", "set3")
    question = game.questions[0]
    game.play(0, [option.id for option in question.options[:4]])

    saving = game.questions[0]
    game.play(0, [saving.options[0].id])

    assert (question.pick, saving.kind, saving.pick) == ((4, 4), "start-save", (1, 1))
    assert len(lying(game, state_of(game).hand(0))) == 3
    assert len(lying(game, state_of(game).saved(0))) == 1


@clause("RFTG-ROBOT-11")
@for_each("robot", ["ancient-race", "galactic-scavengers"])
def test_the_robots_start_world_changes_nothing_for_the_player(robot: str) -> None:
    game = begin(sets="set3", robot=robot)

    assert (game.questions[0].kind, game.questions[0].pick) == ("start-hand", (4, 4))
