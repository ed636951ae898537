"""14. Victory: three conditions, looked at when one's own turn ends."""

from __future__ import annotations

from tessera.games import find
from tessera.kernel.setup import arrange
from tessera.lab.arena.plan import plan_arena
from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene

TREES = "science economy culture"


def ending(scene: Scene) -> tuple[tuple[int, ...], str, str] | None:
    """Who won, why, by which clause."""
    outcome = scene.game.outcome
    return None if outcome is None else (outcome.winners, outcome.reason, outcome.clause)


@clause("AL-VIC-01", "AL-VIC-02")
def test_thirty_tp_win_at_the_end_of_the_own_turn() -> None:
    scene = Scene(TREES).has("A", tp=30)
    scene.turn("A")
    assert ending(scene) is None

    scene.play("end")

    assert ending(scene) == ((0,), "technology", "AL-VIC-02")
    assert scene.game.questions == ()


@clause("AL-VIC-01")
def test_the_condition_is_looked_at_after_the_influence_phase() -> None:
    # 29 TP; the bonus of space 4 is the thirtieth, and the influence tile comes on top.
    scene = Scene(TREES).has("A", tp=29, research=3, data=1).influence("A", 3)
    scene.turn("A")

    scene.play("end", "advance 1")

    assert ending(scene) == ((0,), "technology", "AL-VIC-02")
    assert scene.total_tp("A") == 32


@clause("AL-VIC-01")
def test_what_is_spent_in_the_influence_phase_is_gone() -> None:
    # 31 TP in tokens at the end of the Action Phase, but 2 of them pay for space 7.
    scene = Scene(TREES, seats=2).has("A", tp=31, research=3, data=2).influence("A", 6).influence("B", 8)
    scene.turn("A")

    scene.play("end", "advance 1")

    assert ending(scene) is None
    assert scene.total_tp("A") == 29


@clause("AL-VIC-02")
def test_twenty_nine_tp_do_not_win() -> None:
    scene = Scene(TREES).has("A", tp=29)
    scene.turn("A")

    scene.play("end")

    assert ending(scene) is None
    assert scene.asked() == "B action"


@clause("AL-VIC-02", "AL-TP-03")
def test_the_thirty_tp_may_come_from_all_sources() -> None:
    # 23 in tokens, 3 on front runner tokens, 2 on SCI-25, 2 for the culture tile.
    scene = Scene(TREES).has("A", tp=23).keeps_front_runners("A", 1, 2).install("A", "SCI-25", "CUL-13")
    scene.culture("A", "IS", "IE", "IC")
    scene.turn("A")

    scene.play("end")

    assert ending(scene) == ((0,), "technology", "AL-VIC-02")
    outcome = scene.game.outcome
    assert outcome is not None
    assert [(line.clause, line.points) for line in outcome.breakdown[0]] == [
        ("AL-TP-01", 23),
        ("AL-FRONT-04", 3),
        ("AL-INI-01", 2),
        ("AL-TP-03", 2),
    ]
    assert outcome.scores == (30, 0, 0, 0)


@clause("AL-VIC-03")
def test_the_rightmost_space_wins() -> None:
    scene = Scene(TREES, seats=2).has("A", research=6, data=4, tp=4).influence("A", 9)
    scene.turn("A")

    scene.play("end", "advance 1")

    assert ending(scene) == ((0,), "influence", "AL-VIC-03")


@clause("AL-VIC-03")
def test_the_space_before_it_does_not_win() -> None:
    scene = Scene(TREES, seats=2).influence("A", 9)
    scene.turn("A")

    scene.play("end")

    assert ending(scene) is None


def with_three_tiles(**amounts: int) -> Scene:
    """Maggie of the rulebook: she owns the science, economy and influence tiles."""
    scene = Scene(TREES, seats=2, techs="IIS-A IIIS-A IIE-A IIIE-A").team("A", "IIS-A", "IIIS-A", "IIE-A", "IIIE-A")
    scene.economy("A", "IS", "IE", "IC", "IIS-A").influence("A", 4).has("A", **amounts)
    return scene


@clause("AL-VIC-04", "AL-VIC-05")
def test_three_tiles_and_the_sum_of_their_resources_win_and_nothing_is_paid() -> None:
    # 3+4+3 research, 2+2+3 data, 1+1+1 command.
    scene = with_three_tiles(research=10, data=7, command=3)
    scene.turn("A")
    assert [scene.owner(tile) for tile in ("science", "economy", "culture", "influence")] == ["A", "A", None, "A"]

    scene.play("end", "stop")

    assert ending(scene) == ((0,), "initiative", "AL-VIC-04")
    assert scene.resources("A") == (10, 7, 3)


@clause("AL-VIC-04")
def test_one_resource_short_of_the_sum_does_not_win() -> None:
    short = [
        with_three_tiles(research=9, data=7, command=3),
        with_three_tiles(research=10, data=6, command=3),
        with_three_tiles(research=10, data=7, command=2),
    ]

    for scene in short:
        scene.turn("A").play("end", "stop")

    assert [ending(scene) for scene in short] == [None, None, None]


@clause("AL-VIC-04")
def test_two_tiles_do_not_win() -> None:
    scene = Scene(TREES, seats=2).economy("A", "IS", "IE", "IC").install("A", "ECO-13").influence("A", 4)
    scene.has("A", research=19, data=2, command=6)
    scene.turn("A")

    scene.play("end", "stop")

    assert ending(scene) is None


@clause("AL-VIC-04")
def test_with_four_tiles_any_three_may_be_taken() -> None:
    # Science, culture and influence: 3+2+3 research, 2+4+3 data. With economy instead it would be too much research.
    scene = with_three_tiles(research=8, data=9, command=3)
    scene.culture("A", "IS", "IE", "IC", "IIS-A")
    scene.turn("A")
    assert scene.owner("culture") == "A"

    scene.play("end", "stop")

    assert ending(scene) == ((0,), "initiative", "AL-VIC-04")


@clause("AL-VIC-05")
def test_resources_must_still_be_there_after_the_influence_phase() -> None:
    scene = with_three_tiles(research=10, data=7, command=3)
    scene.turn("A")

    scene.play("end", "advance 1")

    assert scene.faction("A").influence == 5
    assert ending(scene) is None


@clause("AL-VIC-06")
def test_a_condition_met_on_anothers_turn_wins_nothing() -> None:
    scene = Scene(TREES, seats=2).has("A", tp=30)
    scene.turn("B")

    scene.play("end")

    assert ending(scene) is None
    assert scene.asked() == "A action"
    scene.play("end")
    assert ending(scene) == ((0,), "technology", "AL-VIC-02")


@clause("AL-VIC-06")
def test_a_condition_that_is_lost_before_the_own_turn_ends_wins_nothing() -> None:
    # A has 28 TP and the military tile. B steals a TP from A before A's turn.
    scene = Scene("science economy military", seats=2).has("A", tp=28, military=4).hand("B", "MIL-08")
    scene.turn("B")
    assert scene.total_tp("A") == 30

    scene.play("use MIL-08", "target A").end_turn()
    scene.play("end")

    assert ending(scene) is None
    assert scene.total_tp("A") == 29


@clause("AL-VIC-07")
def test_only_the_player_whose_turn_ends_is_looked_at() -> None:
    scene = Scene(TREES, seats=3).has("A", tp=40).has("B", tp=30).has("C", tp=50)
    scene.turn("B")

    scene.play("end")

    assert ending(scene) == ((1,), "technology", "AL-VIC-02")


@clause("AL-VIC-08")
def test_after_sixty_turns_each_the_most_tp_win() -> None:
    scene = Scene(TREES, seats=3, turn_limit=60).has("A", tp=5).has("B", tp=9).has("C", tp=7)
    scene.state.turns = 178
    scene.turn("B").play("end")
    assert ending(scene) is None

    scene.play("end")

    assert scene.state.turns == 180
    assert ending(scene) == ((1,), "turn-limit", "AL-VIC-08")


@clause("AL-VIC-08")
def test_among_equals_the_later_in_turn_order_wins() -> None:
    # B went first: the order is B, C, A.
    scene = Scene(TREES, seats=3, first="B", turn_limit=60).has("A", tp=9).has("B", tp=9).has("C", tp=3)
    scene.state.turns = 179
    scene.turn("A")

    scene.play("end")

    assert ending(scene) == ((0,), "turn-limit", "AL-VIC-08")


@clause("AL-VIC-08")
def test_bots_among_themselves_are_stopped_and_people_are_not() -> None:
    atlas = find("atlas-lost")

    assert arrange(atlas, 4, 1, {}).options["turn_limit"] == 0
    assert arrange(atlas, 4, 1, {}, among_bots=True).options["turn_limit"] == 60
    assert arrange(atlas, 4, 1, {"turn_limit": 20}, among_bots=True).options["turn_limit"] == 20
    assert plan_arena("atlas-lost", ["random"], 1).options["turn_limit"] == 60


@clause("AL-VIC-08")
def test_a_game_of_people_goes_on_after_sixty_turns_each() -> None:
    scene = Scene(TREES, seats=2).has("A", tp=5)
    scene.state.turns = 119

    scene.turn("B").play("end")

    assert scene.state.turns == 121
    assert ending(scene) is None
    assert scene.asked() == "A action"


@clause("AL-VIC-08")
def test_a_table_may_play_without_a_limit_or_with_another() -> None:
    endless = Scene(TREES, seats=2, turn_limit=0)
    short = Scene(TREES, seats=2, turn_limit=3).has("A", tp=1)
    endless.state.turns, short.state.turns = 999, 5

    endless.turn("B").play("end")
    short.turn("B").play("end")

    assert ending(endless) is None
    assert ending(short) == ((0,), "turn-limit", "AL-VIC-08")
