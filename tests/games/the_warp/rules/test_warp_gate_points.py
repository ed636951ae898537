"""The Warp Gate: its points, what cannot be done to it, and what becomes of it when it is left empty."""

from __future__ import annotations

from tessera.games.the_warp.rules.final_scoring import finish
from tests.clauses import clause
from tests.games.the_warp.fighting import all_stay, attack, gate, quiet, result
from tests.games.the_warp.scene import Scene, at
from tests.rows import for_each

CONQUEST = ("cq-01", "cq-02", "cq-03", "cq-04", "cq-05")
PROGRESS = ("pg-01", "pg-02", "pg-03")
PROSPERITY = ("pr-01", "pr-02", "pr-03")


def gained(scene: Scene, letter: str) -> list[list[str]]:
    """Points told of, by how many."""
    seat = scene.seat(letter)
    return [event.words for event in scene.game.events if event.key == "points" and event.seat == seat]


@clause("WARP-GAT-05")
@for_each("holder", ["guardian", "A", "empty"])
def test_the_gate_is_no_target_of_terrashift(holder: str) -> None:
    # An area beside it can be shifted; so could the gate by its multiplier of 3.
    scene = gate("dura-scavengers").exiled("b-ridge", 1)
    if holder == "A":
        scene.holds("A", "gate", 1)
    elif holder == "empty":
        scene.state.holder[scene.area("gate")] = -1
    scene.turn("A", "action")

    scene.play("A terrashift")
    assert "raise ring-2" in scene.options("A")
    assert "raise gate" not in scene.options("A")
    scene.play("A raise ring-2")
    assert "lower ring-3" in scene.options("A")
    assert "lower gate" not in scene.options("A")
    scene.play("A lower ring-3")
    assert {"raise gate", "lower gate"} & set(scene.options("B")) == set()


@clause("WARP-GAT-05")
@for_each("held", [False, True])
def test_the_gate_is_no_target_of_a_laser_cannon(held: bool) -> None:
    scene = gate("dura-scavengers").holds("A", "ring-1", 4, "laser_cannon").has("A", energy=2).exiled("ring-2", 1)
    if held:
        scene.holds("B", "gate", 2)

    scene.turn("A", "action").play("A laser ring-1")

    assert scene.options("A") == ["fire ring-2 1", "fire ring-2 2"]


@clause("WARP-GAT-06", "WARP-GAT-13")
def test_conquering_the_guardian_brings_its_conquer_points_at_once() -> None:
    # Conquer 2, Turn 1, End 1.
    scene = gate("darja-shadows").multiplier("ring-1", 4).dice(6, 6, 1, 1)

    all_stay(attack(scene, 2))

    assert result(scene) == "conquered"
    assert gained(scene, "A") == [["2", "2"]]
    assert (scene.colony("A").points, scene.colony("A").tokens) == (2, 2)


@clause("WARP-GAT-06")
def test_a_failed_attack_brings_no_conquer_points() -> None:
    scene = gate("darja-shadows").dice(1, 1, 6, 6)

    attack(scene, 2)

    assert scene.colony("A").points == 0


@clause("WARP-GAT-09")
def test_the_holder_gains_the_turn_points_at_the_start_of_the_own_turn() -> None:
    scene = gate("darja-shadows").holds("A", "gate", 1)

    scene.turn("B", "start")
    assert (scene.colony("A").points, scene.colony("B").points) == (0, 0)

    scene.turn("A", "start")
    assert (scene.asked(), scene.kind()) == ("A", "extract")
    assert (scene.colony("A").points, scene.colony("B").points) == (1, 0)


@clause("WARP-GAT-09")
def test_nobody_gains_turn_points_while_the_guardian_holds_the_gate() -> None:
    scene = gate("darja-shadows").turn("A", "start")

    assert scene.colony("A").points == 0


@clause("WARP-GAT-09")
def test_the_holder_gains_the_end_points_when_the_game_ends() -> None:
    # Conquer 2, Turn 1, End 2.
    scene = gate("ecton-cultists").holds("B", "gate", 1).points("B", 3)

    finish(scene.state)

    assert (scene.colony("A").points, scene.colony("B").points, scene.colony("B").tokens) == (0, 5, 5)


@clause("WARP-GAT-09")
def test_without_a_holder_nobody_gains_end_points() -> None:
    scene = gate("ecton-cultists")

    finish(scene.state)

    assert [colony.points for colony in scene.state.colonies] == [0, 0]


@clause("WARP-GAT-11")
def test_taking_the_gate_from_a_player_brings_no_conquer_points_and_the_limit_stays() -> None:
    scene = gate("volut-smugglers").multiplier("ring-1", 4).holds("B", "gate", 2).dice(6, 6, 6, 1, 1)

    all_stay(attack(scene, 3))

    assert (result(scene), scene.holder("gate")) == ("conquered", "A")
    # 2 dice were printed, so 2 stay and 1 returns.
    assert (scene.troops("gate"), scene.troops("ring-1")) == (2, 2)
    assert (scene.colony("A").points, gained(scene, "A")) == (0, [])
    # One Reward card as for any area.
    assert len(scene.held_rewards("A")) == 1


@clause("WARP-GAT-12")
@for_each(
    ("guardian", "done", "points"),
    [
        # 1 point per completed Progress mission.
        ("nurec-designers", (), 0),
        ("nurec-designers", PROGRESS, 3),
        ("nurec-designers", PROSPERITY, 0),
        # 1 point and 1 more per 2 Conquest missions.
        ("morlar-raiders", (), 1),
        ("morlar-raiders", CONQUEST[:1], 1),
        ("morlar-raiders", CONQUEST, 3),
        # 1 point per Prosperity mission.
        ("xelo-traders", PROSPERITY[:2], 2),
    ],
)
def test_conquer_points_per_completed_mission(guardian: str, done: tuple[str, ...], points: int) -> None:
    # Missions of others do not count.
    scene = gate(guardian).multiplier("ring-1", 4).hand("A", "jetpack").done("A", *done).done("B", "pg-21", "cq-21")
    scene.done("B", "cq-20", "pr-21")
    before = scene.colony("A").points
    # The Guardian has no die left, so any attack conquers.
    scene.state.gate_modifier = -scene.state.rulebook.guardians[scene.state.guardian].dice

    attack(scene, 1).play("A pass")

    assert result(scene) == "conquered"
    assert scene.colony("A").points - before == points


@clause("WARP-GAT-12")
@for_each(
    ("guardian", "done", "points"),
    [
        # 1 point per 2 Progress missions.
        ("ralan-engineers", PROGRESS, 1),
        ("ralan-engineers", PROGRESS[:1], 0),
        # 1 point per 2 Prosperity missions.
        ("skolok-miners", PROSPERITY[:2], 1),
        # 1 point per 2 Conquest missions.
        ("xurdun-slavers", CONQUEST[:4], 2),
    ],
)
def test_turn_points_per_completed_mission(guardian: str, done: tuple[str, ...], points: int) -> None:
    scene = gate(guardian).holds("A", "gate", 1).done("A", *done)
    before = scene.colony("A").points

    scene.turn("A", "start")

    assert scene.colony("A").points - before == points


@clause("WARP-GAT-12")
@for_each(
    ("guardian", "done", "points"),
    [
        # 1 point and 1 more per Pioneering mission.
        ("silna-officials", ("pi-overlord", "pi-civilization"), 3),
        # 1 point per 2 Conquest missions.
        ("volut-smugglers", CONQUEST, 2),
        # 1 point per 2 Progress missions.
        ("zeto-archivists", PROGRESS, 1),
        ("nurec-designers", PROGRESS, 0),
    ],
)
def test_end_points_per_completed_mission(guardian: str, done: tuple[str, ...], points: int) -> None:
    scene = gate(guardian).holds("A", "gate", 1).done("A", *done)
    before = scene.colony("A").points

    finish(scene.state)

    assert scene.colony("A").points - before == points


@clause("WARP-GAT-13")
def test_points_of_the_gate_are_tokens_and_no_missions() -> None:
    scene = gate("darja-shadows").holds("A", "gate", 1).done("A", "pg-01")
    worth = scene.colony("A").points

    scene.turn("A", "start")

    assert at(scene.view("B"), "players", 0, "tokens") == 1
    assert at(scene.view("B"), "players", 0, "points") == worth + 1
    assert at(scene.view("B"), "players", 0, "done") == ["pg-01"]
    assert scene.colony("A").done == [1, 0, 0, 0]


@clause("WARP-GAT-17")
def test_an_empty_gate_is_claimed_by_movement_without_conquer_points() -> None:
    scene = gate("xotan-timebenders").multiplier("ring-1", 3).dice(3, 1)
    attack(scene, 1)
    assert result(scene) == "emptied"

    scene.play("A move ring-1 gate")

    assert (scene.holder("gate"), scene.troops("gate"), scene.colony("A").points) == ("A", 1, 0)
    # The points are lost for everybody, the multiplier and the limit stay.
    assert gained(scene, "A") == []
    assert at(scene.view("A"), "guardian", "limit") == 1
    scene.holds("B", "ring-6", 4).multiplier("ring-6", 4).dice(6, 6, 1)
    scene.turn("B", "action").play("B attack", "B attack ring-6 gate", "B troops 2")
    assert (result(scene), scene.colony("B").points) == ("conquered", 0)


@clause("WARP-GAT-17")
def test_an_empty_gate_cannot_be_attacked() -> None:
    scene = gate("xotan-timebenders")
    scene.state.holder[scene.area("gate")] = -1

    scene.turn("A", "action")

    assert "attack" not in scene.options("A")


@clause("WARP-GAT-20")
def test_the_holder_may_build_on_the_gate_but_no_mine_or_plant() -> None:
    scene = quiet().holds("A", "gate", 1).rewards("A", "prefab-sentry-tower", "prefab-gold-mine", "prefab-energy-plant")
    scene.state.withdraw(scene.area("a-right"), 1)
    scene.turn("A", "extract")

    # The Colony is full, and the gate shows neither symbol.
    assert [option for option in scene.options("A") if option.startswith("spend")] == ["spend prefab-sentry-tower"]
    scene.play("A spend prefab-sentry-tower", "A take 1 gold 0 energy")
    assert scene.built("gate") == ["sentry_tower"]


@clause("WARP-GAT-20")
def test_nobody_builds_on_the_gate_of_the_guardian() -> None:
    scene = quiet().rewards("A", "prefab-sentry-tower").turn("A", "extract")

    scene.play("A spend prefab-sentry-tower")

    assert (scene.built("gate"), scene.built("a-right")) == ([], ["sentry_tower"])
