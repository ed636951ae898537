"""The solo trial: the map of two, three races, a defence without a player, Open Missions that go, and the score."""

from __future__ import annotations

from tessera.games.the_warp.state import BOX, FACE_DOWN, FACE_UP, GONE, MISSION_DECKS, OPEN
from tessera.games.the_warp.terms import EXILED, HIDDEN
from tessera.kernel.game import Game
from tests.clauses import clause
from tests.games.the_warp.fresh import (
    answer,
    cells,
    idle_to_the_end,
    idle_turn,
    lying,
    mission_decks,
    ready,
    table,
    warp,
)
from tests.games.the_warp.scene import Scene, at
from tests.rows import for_each

NEED_RIVALS = {"darja-shadows", "nurec-designers", "tavma-morphlings", "volut-smugglers"}
OPEN_ZONES = range(OPEN, OPEN + 3)


def open_missions(game: Game) -> list[str]:
    """The three Open Missions."""
    return [name for zone in OPEN_ZONES for name in lying(game, zone)]


def at_the_gate(*abilities: str, race: str = "zeto-archivists") -> Scene:
    """A stands before the gate: 2 dice and multiplier 7, or those of another Guardian."""
    return Scene(seats=1).guardian(race, *abilities).holds("A", "ring-1", 4)


def fall(scene: Scene, *faces: int) -> Scene:
    """How the next dice fall; 0 is a die that does not matter."""
    chance = scene.state.chance
    for count in range(500_000):
        chance.count = count
        if all(chance.below(6) + 1 == face or not face for face in faces):
            chance.count = count
            return scene
    raise AssertionError("no such dice are near")


def attack(scene: Scene, troops: int) -> Scene:
    """Attack the only target with so many Troops; no cards are held."""
    return scene.turn("A", "action").play("A attack", f"A troops {troops}")


# Set-up


@clause("WARP-SOLO-01")
def test_one_player_can_play_and_the_table_names_three_final_rounds() -> None:
    game = table(1)

    assert at(game.view(0), "solo") is True
    assert warp(game).rulebook.endgame_rounds == 3
    assert at(table(2).view(0), "solo") is False


@clause("WARP-SOLO-02")
@for_each("side", ["A", "B"])
def test_the_map_of_two_with_tokens_on_the_whole_second_zone(side: str) -> None:
    game = table(1, side=side)

    state = warp(game)
    assert len(cells(game)) == 25
    assert cells(game) == cells(table(2, side=side))
    second = [state.holder[area] for name, area in state.rulebook.areas_of.items() if name.startswith("b-")]
    assert len(second) == 8
    assert set(second) <= {EXILED, HIDDEN}
    # 20 for two players, and seat 2's Colony and the area to its right.
    assert len(state.zones[FACE_DOWN]) + len(state.zones[FACE_UP]) == 22
    assert len([name for name in lying(game, BOX) if name.startswith("exiled")]) == 22
    assert (state.seats, len(state.colonies)) == (1, 1)


@clause("WARP-SOLO-02")
def test_the_other_colony_can_be_attacked() -> None:
    alone = Scene(seats=1).holds("A", "b-left", 3).exiled("b-colony", 1).exiled("b-upper-left", 1).turn("A", "action")
    together = Scene(seats=2).holds("A", "b-left", 3).exiled("b-upper-left", 1).exiled("b-spine-outer", 1)
    # Something else to attack, so that both are asked.
    together.holds("A", "a-left", 3).turn("A", "action")

    alone.play("A attack")
    together.play("A attack")

    assert "attack b-left b-colony" in alone.options("A")
    assert "attack b-left b-upper-left" in together.options("A")
    assert "attack b-left b-colony" not in together.options("A")


@clause("WARP-SOLO-02")
def test_the_other_colony_can_be_shot_at() -> None:
    scene = Scene(seats=1).holds("A", "b-left", 1, "laser_cannon").exiled("b-colony", 2).has("A", energy=2)

    scene.turn("A", "action").play("A laser b-left")

    assert scene.options("A") == ["fire b-colony 1", "fire b-colony 2"]


@clause("WARP-SOLO-02")
def test_the_other_colony_can_be_built_on() -> None:
    scene = Scene(seats=1).holds("A", "b-colony", 1).hand("A", "build-04").has("A", gold=3, energy=3)

    # A Gold Mine needs a Gold symbol, and the own Colony is full: there is one place for it.
    scene.turn("A", "action").play("A develop", "A option 1 gold_mine", "A pay 1 gold 1 energy")

    assert scene.built("b-colony") == ["gold_mine"]


@clause("WARP-SOLO-03", "WARP-SOLO-07")
@for_each("seed", range(20))
def test_two_of_three_races_are_kept_and_the_third_is_the_guardian(seed: int) -> None:
    game = table(1, seed)
    question = game.questions[0]
    offered = [option.id.removeprefix("race ") for option in question.options]

    assert (question.kind, len(offered), question.pick) == ("races", 3, (2, 2))
    assert not NEED_RIVALS & set(offered)
    game.play(0, [f"race {offered[0]}", f"race {offered[2]}"])

    assert at(game.view(0), "players", 0, "races") == [offered[0], offered[2]]
    assert at(game.view(0), "guardian", "race") == offered[1]


@clause("WARP-SOLO-03")
def test_everything_else_is_as_for_the_first_of_two() -> None:
    game = table(1, seed=4)

    state = warp(game)
    assert (state.colonies[0].gold, state.colonies[0].energy) == (4, 4)
    assert len(lying(game, state.hand(0))) == 5
    answer(game)
    assert (game.questions[0].kind, len(game.questions[0].options), game.questions[0].pick) == ("missions", 6, (3, 3))
    answer(game)
    assert (game.questions[0].kind, game.questions[0].seat, state.round) == ("extract", 0, 1)
    assert at(game.view(0), "grey") == {"laser_cannon": 8, "sentry_tower": 8, "assault_ship": 8}


@clause("WARP-SOLO-07")
def test_missions_that_need_an_opponent_are_taken_out() -> None:
    game = table(1, seed=2)

    gone = {name for name in lying(game, GONE) if not name.startswith(("pi-", "start"))}

    # Followers; an area conquered from a player; a win as the defender; a win as a supporter.
    assert gone == {"pr-21", "cq-13", "cq-14", "cq-15"}
    # 21 each, less these and the Open Missions.
    assert [len(deck) for deck in mission_decks(game)] == [20, 19, 17]
    assert not {"pr-21", "cq-13", "cq-14", "cq-15"} & {*open_missions(game), *lying(game, warp(game).dealt(0))}


@clause("WARP-SOLO-07")
def test_races_that_need_an_opponent_can_be_exiled() -> None:
    led, exiled = set(), set()
    for seed in range(60):
        state = warp(table(1, seed))
        led |= {state.race(race).id for race in state.piles[0]}
        exiled |= {state.race(race).id for race in state.exiled}

    assert exiled > NEED_RIVALS
    assert len(led) == 12
    assert not led & NEED_RIVALS


@clause("WARP-SOLO-07")
def test_the_second_zone_is_the_zone_of_another_player() -> None:
    # cq-11: control an area in the zone of another player.
    scene = Scene(seats=1).private("A", "cq-11").turn("A", "start")
    assert scene.kind() == "extract"

    scene.holds("A", "b-colony", 1).turn("A", "start")

    assert scene.options("A") == ["complete cq-11", "later"]


# Combat


@clause("WARP-SOLO-04")
@for_each(("die", "values"), [(1, "2-5"), (4, "2-5"), (5, "3-6"), (6, "3-6")])
def test_a_die_strengthens_the_defence_of_an_exiled_area(die: int, values: str) -> None:
    scene = Scene(seats=1).holds("A", "a-upper-left", 3).exiled("a-ridge", 2).dice(die, 6, 6, 2, 5)

    attack(scene, 2)

    assert scene.told("solo_defence") == [[f"dice:{die}", "1" if die > 4 else "0"]]
    assert scene.told("roll") == [["dice:6-6", "dice:2-5"]]
    assert scene.told("power")[0][3] == f"dice:{values}"


@clause("WARP-SOLO-04")
@for_each(("die", "power"), [(4, "49"), (5, "63")])
def test_a_die_strengthens_the_guardian(die: int, power: str) -> None:
    # 2 and 5, or 3 and 6, times 7.
    scene = attack(fall(at_the_gate(), die, 0, 0, 2, 5), 2)

    assert scene.told("power")[0][5] == power


@clause("WARP-SOLO-04")
def test_nobody_supports_and_nobody_follows() -> None:
    scene = Scene(seats=1).holds("A", "a-upper-left", 4).exiled("a-ridge", 1).dice(1, 6, 6, 6, 1)
    scene.turn("A", "action")

    scene.play("A attack", "A troops 3")

    # The combat ran to its end without a word from anybody.
    assert scene.told("result") == [[f"area:{scene.area('a-ridge')}", "conquered", "3"]]
    assert scene.told("combat_card") == []
    scene.turn("A", "action").play("A terrashift", "A raise a-colony", "A lower a-left")
    assert (scene.asked(), scene.kind()) == ("A", "end")


@clause("WARP-SOLO-04")
def test_the_defence_rerolls_its_lowest_die() -> None:
    scene = attack(fall(at_the_gate("die-reroll"), 1, 0, 0, 4, 3, 5), 2)

    assert scene.told("reroll") == [["defence", "3", "5"]]
    assert scene.told("power")[0][3] == "dice:4-5"


@clause("WARP-SOLO-04")
def test_the_defence_rerolls_no_die_above_three() -> None:
    scene = attack(fall(at_the_gate("die-reroll"), 1, 0, 0, 4, 4, 6), 2)

    assert scene.told("reroll") == []
    assert scene.told("power")[0][3] == "dice:4-4"


@clause("WARP-SOLO-04")
def test_the_defence_rerolls_again_while_the_lowest_is_low() -> None:
    # Two rerolls: the 1 becomes 4, then the 2 is the lowest and becomes 6.
    scene = attack(fall(at_the_gate("double-reroll"), 1, 0, 0, 2, 1, 4, 6), 2)
    assert scene.told("reroll") == [["defence", "1", "4"], ["defence", "2", "6"]]

    # The 1 becomes 5, and the other die shows 4: the second reroll is not used.
    scene = attack(fall(at_the_gate("double-reroll"), 1, 0, 0, 4, 1, 5, 6), 2)
    assert scene.told("reroll") == [["defence", "1", "5"]]


@clause("WARP-SOLO-04")
@for_each(
    ("faces", "flips", "values"),
    [
        ((3, 1), [["defence", "1", "6"]], "dice:3-6"),
        ((2, 5), [["defence", "2", "5"]], "dice:5-5"),
        # Nothing to gain.
        ((4, 6), [], "dice:4-6"),
    ],
)
def test_the_defence_flips_the_die_that_gains_most(faces: tuple[int, int], flips: list[list[str]], values: str) -> None:
    scene = attack(fall(at_the_gate("die-flip"), 1, 0, 0, *faces), 2)

    assert scene.told("flip") == flips
    assert scene.told("power")[0][3] == values


@clause("WARP-SOLO-04")
def test_rerolls_come_before_flips() -> None:
    # The 2 is rerolled and becomes 1, which a flip then makes a 6.
    scene = attack(fall(at_the_gate("die-flip", "die-reroll"), 1, 0, 0, 5, 2, 1), 2)

    assert [event.key for event in scene.game.events if event.key in ("reroll", "flip")] == ["reroll", "flip"]
    assert scene.told("flip") == [["defence", "1", "6"]]
    assert scene.told("power")[0][3] == "dice:5-6"


# Open Missions


@clause("WARP-SOLO-05")
def test_open_missions_go_after_three_rounds() -> None:
    game = ready(1, seed=1)
    first = open_missions(game)
    for _ in range(2):
        idle_turn(game)
    assert (warp(game).round, open_missions(game)) == (3, first)
    waiting = [deck[-1] for deck in mission_decks(game)]

    idle_turn(game)

    # The next cards of the decks lie there, the old ones at the bottom.
    assert (warp(game).round, open_missions(game)) == (4, waiting)
    assert [deck[0] for deck in mission_decks(game)] == first
    for _ in range(2):
        idle_turn(game)
        assert open_missions(game) == waiting
    idle_turn(game)
    assert not set(open_missions(game)) & set(waiting)


@clause("WARP-SOLO-05")
def test_a_mission_that_was_replenished_lies_for_three_rounds_too() -> None:
    # Round 2: A completes the Open Mission of Conquest; at the end of the turn cq-03 takes its place.
    scene = Scene(seats=1).open("pg-01", "pr-01", "cq-01").mission_deck("cq-03")
    for area in ("a-left", "a-upper-left", "a-upper-right"):
        scene.holds("A", area, 1)
    scene.state.round = 2
    scene.turn("A", "start").play("A complete cq-01")
    idle_turn(scene.game)
    assert (scene.state.round, scene.in_zone(OPEN + 2)) == (3, ["cq-03"])

    lies = []
    for _ in range(4):
        if scene.in_zone(OPEN + 2) == ["cq-03"]:
            lies.append(scene.state.round)
        idle_turn(scene.game)

    assert lies == [3, 4, 5]
    assert scene.in_zone(MISSION_DECKS + 2)[0] == "cq-03"


# The end


def before_the_end(points: int, round: int) -> Scene:
    """The End phase of a round, with so many points; somebody else's rounds would not count."""
    scene = Scene(seats=1).points("A", points)
    scene.state.round = round
    return scene.turn("A", "end")


@clause("WARP-SOLO-06")
@for_each(("points", "round", "score"), [(9, 5, 16), (11, 5, 16), (9, 1, 20), (10, 11, 10), (9, 12, 9)])
def test_nine_points_end_the_game_at_once_and_rounds_to_spare_count(points: int, round: int, score: int) -> None:
    scene = before_the_end(points, round)

    scene.play("A end turn")

    outcome = scene.game.outcome
    assert outcome is not None
    # 9 and the unused rounds of 12, however many points there were.
    assert (list(outcome.scores), list(outcome.winners), outcome.reason) == ([score], [0], "goal")
    assert sum(line.points for line in outcome.breakdown[0]) == score


@clause("WARP-SOLO-06")
def test_the_turn_is_finished_first() -> None:
    scene = Scene(seats=1).points("A", 9).turn("A", "extract")

    scene.play("A extract resources")
    assert not scene.state.over
    idle_turn(scene.game)

    assert scene.state.over
    assert (scene.state.round, scene.state.last_round) == (1, 0)


@clause("WARP-SOLO-06")
@for_each("points", [0, 8])
def test_twelve_rounds_are_the_end(points: int) -> None:
    scene = before_the_end(points, 12)

    scene.play("A end turn")

    outcome = scene.game.outcome
    assert outcome is not None
    assert (list(outcome.scores), list(outcome.winners), outcome.reason) == ([points], [], "rounds")


@clause("WARP-SOLO-06")
def test_eleven_rounds_are_not() -> None:
    scene = before_the_end(8, 11)

    scene.play("A end turn")

    assert (scene.state.over, scene.state.round) == (False, 12)


@clause("WARP-SOLO-06")
def test_after_twelve_rounds_the_score_is_the_mission_points() -> None:
    # 8 points and 2 End points of the gate: nine were not reached in any turn, so all ten count.
    scene = Scene(seats=1).guardian("ecton-cultists").points("A", 8).holds("A", "gate", 1)
    scene.state.round = 12
    scene.turn("A", "end")

    scene.play("A end turn")

    outcome = scene.game.outcome
    assert outcome is not None
    assert scene.colony("A").points == 10
    assert list(outcome.scores) == [10]


@clause("WARP-SOLO-06")
def test_an_idle_trial_lasts_twelve_rounds() -> None:
    game = ready(1, seed=6)

    assert idle_to_the_end(game) == [0] * 12
    assert game.outcome is not None
