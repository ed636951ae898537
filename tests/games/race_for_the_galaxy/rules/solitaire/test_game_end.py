"""Solitaire: round end, game end, the robot's score, ties."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

from rich.console import Console

from tessera.cli.printer import ColourPrinter
from tessera.cli.score_sheet import result_line, sheet_lines
from tessera.games.race_for_the_galaxy.state import ROBOT_TABLEAU
from tessera.kernel.definition import Outcome
from tests.clauses import clause
from tests.games.race_for_the_galaxy.pack_folder import GRAY, pack
from tests.games.race_for_the_galaxy.robot_table import PLAIN, alone, placements, play_round, robot_points
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each

# A round in which nobody without credit or cards does anything but that the robot's economy size rises.
QUIET = ("develop & settle", "produce", "produce")
CARDS = (
    *("gem-world", "spice-world", "space-port", "comet-zone", "artist-colony", "mining-world"),
    *("new-vinland", "secluded-world", "prosperous-world", "plague-world", "rebel-miners"),
)


def ended(scene: Scene) -> Outcome:
    """How the game ended."""
    assert scene.game.outcome is not None
    return scene.game.outcome


# Round end


@clause("RFTG-ROBOT-56")
def test_the_player_discards_down_to_ten_and_the_robot_has_no_limit() -> None:
    scene = (
        alone()
        .hand("A", *CARDS, "rebel-base")
        .robot_stack(
            *("new-earth", "drop-ships", "drop-ships#2", "space-marines", "space-marines#2", "public-works"),
            *("public-works#2", "export-duties", "export-duties#2", "colony-ship", "colony-ship#2", "deficit-spending"),
        )
    )

    play_round(scene, "explore-5 & produce", "produce", "produce")
    scene.play("A " + scene.options("A")[0])

    assert scene.asked() == ["A hand-limit"]
    assert scene.question("A").pick == (3, 3)
    scene.play("A discard gem-world + discard spice-world + discard space-port")
    assert scene.cards_in_hand("A") == 10
    assert scene.robot_stack_size() == 13


@clause("RFTG-ROBOT-68")
@for_each(("card", "discarded"), [("gem-world", 3), ("pan-galactic-research", 1)])
def test_a_higher_hand_limit_of_the_player_counts(card: str, discarded: int) -> None:
    scene = alone(sets="set2").tableau("A", card).hand("A", *CARDS[1:], "rebel-base", "new-earth", "rebel-outpost")

    play_round(scene, "trade & double", "trade", "consume2x")

    assert scene.question("A").pick == (discarded, discarded)


# Game end


@clause("RFTG-ROBOT-57")
@for_each(("cards", "over"), [(11, False), (12, True)])
def test_the_game_ends_with_twelve_cards_of_the_player(cards: int, over: bool) -> None:
    scene = alone().tableau("A", *[*CARDS, "rebel-base"][:cards])

    play_round(scene, *QUIET)

    assert scene.state.over is over


@clause("RFTG-ROBOT-57", "RFTG-ROBOT-10")
@for_each(("cards", "counters", "over"), [(11, 0, True), (10, 0, False), (9, 2, True), (8, 3, True), (8, 2, False)])
def test_the_game_ends_with_twelve_cards_of_the_robot_counters_included(cards: int, counters: int, over: bool) -> None:
    # Its start world is one more.
    scene = alone().robot_tableau(*CARDS[:cards]).robot(placed=counters)

    play_round(scene, *QUIET)

    assert scene.state.over is over


@clause("RFTG-ROBOT-57")
def test_the_round_in_which_the_robot_reaches_twelve_cards_is_finished() -> None:
    scene = alone().robot_tableau(*CARDS[:10]).robot_stack("space-marines").robot(economy=2)

    play_round(scene, "trade & produce", "develop", "consume2x")

    # Twelve cards after Develop; Consume: 2x is still done.
    assert scene.state.over
    assert placements(scene)[-1] == "space-marines"
    assert (scene.state.robot.chips, scene.state.robot.economy) == (4, 3)
    assert ended(scene).reason == "tableau"


@clause("RFTG-ROBOT-57")
@for_each(("pool", "over", "left"), [(5, False, 1), (4, True, 0), (3, True, -1)])
def test_the_game_ends_when_the_chips_are_used_up_and_extra_chips_finish_the_round(
    pool: int, over: bool, left: int
) -> None:
    scene = alone().robot(economy=2).pool(pool)

    play_round(scene, "trade & produce", "develop", "consume2x")

    assert scene.state.robot.chips == 4
    assert (scene.state.over, scene.state.pool) == (over, left)


@clause("RFTG-ROBOT-57")
@for_each(("own", "robots", "over"), [(15, 0, True), (0, 15, True), (14, 14, False), (16, 3, True)])
def test_with_set_three_the_game_ends_with_fifteen_prestige_of_either(own: int, robots: int, over: bool) -> None:
    scene = alone(sets="set3").has("A", prestige=own).robot(prestige=robots)

    play_round(scene, *QUIET)

    assert scene.state.over is over


@clause("RFTG-ROBOT-68")
@for_each(("cards", "over"), [(12, False), (13, False), (14, True)])
def test_hidden_fortress_lets_the_player_go_on_to_fourteen(cards: int, over: bool) -> None:
    scene = alone(sets="set2").tableau("A", *["hidden-fortress", *CARDS, "rebel-base", "rebel-outpost"][:cards])

    play_round(scene, *QUIET)

    assert scene.state.over is over


@clause("RFTG-ROBOT-68")
def test_hidden_fortress_in_the_robots_stack_is_ignored() -> None:
    scene = alone(sets="set2").robot_tableau("hidden-fortress", *CARDS[:10])

    play_round(scene, *QUIET)

    assert scene.state.over


# Score


@clause("RFTG-ROBOT-58")
@for_each(("difficulty", "points"), [("easy", 30), ("medium", 30), ("hard", 39)])
def test_the_robot_scores_chips_printed_points_and_six_cost_developments(difficulty: str, points: int) -> None:
    scene = alone(difficulty=difficulty).robot(chips=5, placed=2)

    scene.robot_tableau("rebel-base", "trade-league")

    # 5 chips, 1 + 6 printed on worlds, three times 6 or 9.
    assert robot_points(scene) == points


@clause("RFTG-ROBOT-58")
def test_a_six_cost_world_scores_what_is_printed() -> None:
    scene = alone(difficulty="hard").robot_tableau("alien-robotic-factory", "drop-ships")

    # 1 + 5 + 2: a world of cost 6 is no development.
    assert robot_points(scene) == 8


@clause("RFTG-ROBOT-58")
def test_variable_points_of_its_developments_are_never_counted() -> None:
    scene = alone(difficulty="easy").robot_tableau(
        "galactic-imperium", "rebel-base", "rebel-homeworld", "rebel-outpost"
    )

    # 1 + 6 for the development, 6 + 7 + 5 printed.
    assert robot_points(scene) == 25


@clause("RFTG-ROBOT-58")
def test_prestige_counts_with_set_three() -> None:
    scene = alone(sets="set3").robot(prestige=4, chips=2)

    assert robot_points(scene) == 7


@clause("RFTG-ROBOT-59")
@for_each(("prestige", "points"), [(0, 1), (4, 9)])
def test_federation_capital_scores_the_robots_prestige(prestige: int, points: int) -> None:
    scene = alone(sets="set3").robot(prestige=prestige).robot_tableau("federation-capital")

    # 1 for its start world, the prestige itself and once more on the world.
    assert robot_points(scene) == points


@clause("RFTG-ROBOT-58")
def test_the_higher_score_wins() -> None:
    better = alone().pool(0).has("A", chips=6).robot(chips=4)
    worse = alone().pool(0).has("A", chips=4).robot(chips=4)

    play_round(better, *QUIET)
    play_round(worse, *QUIET)

    # The robot has 5 with its start world.
    assert (ended(better).winners, ended(better).scores) == ((0,), (6,))
    assert (ended(worse).winners, ended(worse).scores) == ((), (4,))


# Ties


def tied(cards: int) -> Outcome:
    """Both have 5 points; the robot has credit 1 and economy size 1, the player a good and so many cards."""
    scene = alone("new-sparta").pool(0).robot(chips=4, credit=1).has("A", chips=4).tableau("A", "gem-world")
    scene.good("A", "gem-world").hand("A", *("rebel-base", "rebel-homeworld", "new-earth")[:cards]).deck(rest=False)
    play_round(scene, *QUIET)
    assert (scene.score("A"), robot_points(scene)) == (5, 5)
    return ended(scene)


@clause("RFTG-ROBOT-59", "RFTG-ROBOT-67", "RFTG-CUSTOM-01")
@for_each(
    ("line", "points"),
    [
        ('{ vp = 1, match = "prestige_chips" }', 5),
        ('{ vp = 1, match = "vp_chips", per = 3 }', 2),
        # Two worlds of Alien kind, for the multi-kind world is one for the robot.
        ('{ vp = 2, match = "world", good = "alien" }', 4),
        ('{ match = "different_kinds", table = [1, 3, 6, 10] }', 3),
        # It has no Military and no goods.
        ('{ vp = 1, match = "total_military" }', 0),
    ],
)
def test_a_card_with_variable_points_scores_the_robot_by_its_own_lines(tmp_path: Path, line: str, points: int) -> None:
    card = GRAY.replace("vp = 1", f"vp = 0\nvariable_vp = true\nscoring = [{line}]")
    scene = Scene(seats=1, sets="set3", robot=PLAIN, packs=(str(pack(tmp_path, card)),))
    scene.robot_tableau(
        "tides.harbour", "alien-oort-cloud-refinery", "alien-rosetta-stone-world", "deserted-alien-outpost", "gem-world"
    )
    before = robot_points(scene.robot(chips=8, prestige=5, placed=0))
    scene.state.zones[ROBOT_TABLEAU].remove(scene.piece("tides.harbour"))

    assert before - robot_points(scene) == points


@clause("RFTG-ROBOT-60")
def test_a_tie_goes_to_the_player_with_more_cards_and_goods_than_credit_and_economy() -> None:
    assert tied(cards=2).winners == (0,)


@clause("RFTG-ROBOT-60")
def test_a_tie_goes_to_the_robot_with_more_credit_and_economy_than_cards_and_goods() -> None:
    outcome = tied(cards=0)

    assert outcome.winners == ()
    assert "draw" not in outcome.remark["en"]
    assert "引き分け" not in outcome.remark["ja"]


@clause("RFTG-ROBOT-61")
def test_a_tie_in_everything_is_a_draw() -> None:
    outcome = tied(cards=1)

    assert outcome.winners == ()
    assert "draw" in outcome.remark["en"]
    assert "引き分け" in outcome.remark["ja"]


# Words


@clause("RFTG-ROBOT-58")
def test_who_won_is_said_once() -> None:
    lost, won = (alone().pool(0).robot(chips=chips).has("A", chips=4) for chips in (9, 1))

    play_round(lost, *QUIET)
    play_round(won, *QUIET)

    assert result_line(lost.game, "en") == (
        "The game ends: the VP chips of the pool are used up (RFTG-ROBOT-57). The robot wins. "
        "The robot has 10 VP: 9 in chips, 1 on cards, 0 on counters, 0 prestige."
    )
    assert result_line(lost.game, "ja").startswith("ゲーム終了：")
    assert "ロボットの勝ち。ロボットは10点" in result_line(lost.game, "ja")
    assert [line for line in sheet_lines(lost.game, "en") if "robot" in line] == []
    assert result_line(won.game, "en") == "A wins: the VP chips of the pool are used up (RFTG-ROBOT-57)."
    assert sheet_lines(won.game, "en")[-1] == ("The robot has 2 VP: 1 in chips, 1 on cards, 0 on counters, 0 prestige.")


@clause("RFTG-ROBOT-58")
def test_a_coloured_end_tells_of_the_robot_too() -> None:
    told: list[str] = []
    for chips in (9, 1):
        scene = alone().pool(0).robot(chips=chips).has("A", chips=4)
        page = StringIO()

        play_round(scene, *QUIET)
        ColourPrinter("en", Console(file=page, width=200)).ending(scene.game)

        told.append(page.getvalue())
    assert told[0].count("The robot wins. The robot has 10 VP: 9 in chips") == 1
    assert told[1].count("The robot has 2 VP: 1 in chips") == 1
    assert "A wins: " in told[1]
