"""Every Guardian card: dice, multiplier, slots, and what the gate is worth."""

from __future__ import annotations

from tessera.games.the_warp.rules.draft import ChooseGuardian
from tests.clauses import clause
from tests.games.the_warp.fighting import all_stay, gate, multipliers, quiet, result, rolled
from tests.games.the_warp.plays import plays
from tests.games.the_warp.scene import Scene
from tests.rows import for_each

# Dice, multiplier and slots; then the Conquer, Turn and End points of somebody without missions.
CARDS = {
    "darja-shadows": (2, 6, 1, 2, 1, 1),
    "dura-scavengers": (3, 2, 2, 2, 1, 2),
    "ecton-cultists": (5, 2, 0, 3, 1, 2),
    "luron-droids": (4, 2, 1, 2, 1, 2),
    "morlar-raiders": (3, 3, 0, 1, 1, 2),
    "nurec-designers": (2, 5, 2, 0, 1, 0),
    "ralan-engineers": (3, 2, 1, 2, 0, 2),
    "silna-officials": (2, 2, 3, 2, 1, 1),
    "skolok-miners": (6, 2, 0, 4, 0, 2),
    "solca-mercenaries": (4, 2, 1, 4, 0, 3),
    "tavma-morphlings": (3, 2, 3, 2, 1, 2),
    "volut-smugglers": (2, 5, 1, 1, 1, 0),
    "xelo-traders": (3, 2, 2, 0, 0, 0),
    "xotan-timebenders": (1, 9, 2, 1, 1, 1),
    "xurdun-slavers": (4, 2, 1, 3, 0, 2),
    "zeto-archivists": (2, 7, 0, 2, 1, 0),
}
# Missions of A, and missions of B.
MISSIONS = {
    "progress": ("pg-01", "pg-02", "pg-03"),
    "prosperity": ("pr-01", "pr-02", "pr-03"),
    "conquest": ("cq-01", "cq-08", "cq-11"),
    "pioneering": ("pi-overlord", "pi-empire"),
}
MORE = {
    "progress": ("pg-04", "pg-05"),
    "prosperity": ("pr-14", "pr-15"),
    "conquest": ("cq-05", "cq-06"),
    "pioneering": ("pi-expansion", "pi-civilization"),
}
# Cards that count missions: the moment, the type, and the points with 0, 1, 2 and 3 of them.
COUNTED = [
    ("morlar-raiders", "conquer", "conquest", (1, 1, 2, 2)),
    ("nurec-designers", "conquer", "progress", (0, 1, 2, 3)),
    ("xelo-traders", "conquer", "prosperity", (0, 1, 2, 3)),
    ("ralan-engineers", "turn", "progress", (0, 0, 1, 1)),
    ("skolok-miners", "turn", "prosperity", (0, 0, 1, 1)),
    ("xurdun-slavers", "turn", "conquest", (0, 0, 1, 1)),
    ("silna-officials", "end", "pioneering", (1, 2, 3)),
    ("volut-smugglers", "end", "conquest", (0, 0, 1, 1)),
    ("xelo-traders", "end", "prosperity", (0, 1, 2, 3)),
    ("zeto-archivists", "end", "progress", (0, 0, 1, 1)),
]


def won(scene: Scene, race: str, moment: str, troops: int = 1) -> int:
    """The points that A gains with the gate at a moment; to be conquered, the Guardian has one die left, a 1."""
    before = scene.colony("A").points
    if moment == "conquer":
        scene.state.gate_modifier = 1 - CARDS[race][0]
        scene.dice(*[6] * troops, 1).turn("A", "action").play("A attack", f"A troops {troops}")
        all_stay(scene)
        assert (result(scene), scene.holder("gate")) == ("conquered", "A")
    elif moment == "turn":
        scene.holds("A", "gate", 1).turn("A", "start")
    else:
        scene.holds("A", "gate", 1).state.last_round = scene.state.round
        scene.turn("B", "end").play("B end turn")
        assert scene.state.over
    return scene.colony("A").points - before


@plays(*CARDS, role="guardian")
@clause("WARP-GAT-02", "WARP-RAC-08")
@for_each("race", CARDS)
def test_a_guardian_rolls_its_dice_and_fights_with_its_multiplier(race: str) -> None:
    scene = gate(race).has("A", gold=3).turn("A", "action")

    scene.play("A attack", "A troops 1")

    # Nothing else of the race is in play: nobody is asked, nothing is added.
    assert scene.kind() == "end"
    assert (len(rolled(scene)[1]), multipliers(scene)) == (CARDS[race][0], (1, CARDS[race][1]))


@plays(*CARDS, role="guardian")
@clause("WARP-SET-37", "WARP-SET-43")
@for_each("race", CARDS)
def test_every_slot_of_a_guardian_gets_an_ability_token(race: str) -> None:
    scene = Scene()
    scene.state.aside = [scene.race(race), scene.race("darja-shadows" if race != "darja-shadows" else "luron-droids")]

    scene.run(ChooseGuardian(1)).play(f"B guardian {race}")

    abilities = scene.state.gate_abilities
    assert (len(abilities), len(set(abilities))) == (CARDS[race][2], CARDS[race][2])
    assert scene.state.multipliers[scene.area("gate")] == CARDS[race][1]


@plays(*CARDS, role="guardian")
@clause("WARP-GAT-06", "WARP-GAT-09", "WARP-GAT-13")
@for_each("race", CARDS)
def test_the_gate_is_worth_what_the_card_says(race: str) -> None:
    points = [
        won(gate(race).multiplier("ring-1", 4), race, "conquer"),
        won(quiet().guardian(race), race, "turn"),
        won(quiet().guardian(race), race, "end"),
    ]

    assert points == list(CARDS[race][3:])


@clause("WARP-GAT-12")
@for_each(("race", "moment", "type", "points"), COUNTED)
def test_points_for_missions_count_full_sets(race: str, moment: str, type: str, points: tuple[int, ...]) -> None:
    for count, worth in enumerate(points):
        scene = gate(race).multiplier("ring-1", 4).done("A", *MISSIONS[type][:count])
        # Missions of other types do not count, nor do those of another player.
        scene.done("A", *[MISSIONS[other][-1] for other in MISSIONS if other != type]).done("B", *MORE[type])

        assert won(scene, race, moment) == worth, f"with {count}"


@plays(*CARDS, role="guardian")
@clause("WARP-GAT-07", "WARP-GAT-08")
@for_each("race", CARDS)
def test_the_gate_holds_as_many_troops_as_the_guardian_has_dice_but_four_at_most(race: str) -> None:
    scene = gate(race).multiplier("ring-1", 4)

    won(scene, race, "conquer", troops=3)

    # Three Troops took the gate, four stood on ring-1.
    staying = min(3, CARDS[race][0])
    assert (scene.troops("gate"), scene.troops("ring-1")) == (staying, 4 - staying)


@plays("xotan-timebenders guardian")
@clause("WARP-GAT-11")
def test_the_gate_of_another_player_brings_no_conquer_points() -> None:
    scene = quiet().guardian("xotan-timebenders").holds("A", "ring-1", 4).multiplier("ring-1", 4).holds("B", "gate", 1)

    scene.dice(6, 6, 1).turn("A", "action").play("A attack", "A troops 2")

    assert (scene.holder("gate"), scene.troops("gate"), scene.colony("A").points) == ("A", 1, 0)
