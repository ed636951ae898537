"""The solo trial at its edges: which die the defence touches, how long a mission lies, and what a trial is worth."""

from __future__ import annotations

from tessera.games.the_warp.rules.attack_5_dice import DICE
from tessera.games.the_warp.rules.solo import BY_GOAL, play_defence, solo_score, turn_over_missions
from tessera.games.the_warp.state import MISSION_DECKS, OPEN, no_combat
from tests.clauses import clause
from tests.games.the_warp.rules.test_solo import at_the_gate, attack, fall
from tests.games.the_warp.scene import Scene
from tests.rows import for_each

FLIP = DICE


@clause("WARP-SOLO-04")
@for_each(
    ("dice", "uses", "expected"),
    [
        ([3, 4], [0, 1], 0),
        ([5, 2], [0, 1], 1),
        ([4, 4], [0, 1], -1),
        ([2, 2], [0, 1], 0),
        # The lowest die was touched already.
        ([2, 3], [1], -1),
        # Flips: the die that gains most, if any gains.
        ([3, 1], [FLIP, FLIP + 1], FLIP + 1),
        ([3, 4], [FLIP, FLIP + 1], FLIP),
        ([4, 5], [FLIP, FLIP + 1], -1),
        ([2, 2], [FLIP, FLIP + 1], FLIP),
        # Rerolls come first, while the lowest is low.
        ([3, 1], [0, 1, FLIP, FLIP + 1], 1),
        ([6, 3], [FLIP, FLIP + 1], FLIP + 1),
        ([], [], -1),
    ],
)
def test_which_die_the_defence_touches(dice: list[int], uses: list[int], expected: int) -> None:
    state = Scene(seats=1).state
    state.combat = no_combat()
    state.combat.defence_dice = dice

    assert play_defence(state, uses, DICE) == expected


@clause("WARP-SOLO-04", "WARP-DIC-06", "WARP-DIC-09")
def test_whoever_passed_is_asked_again_after_the_defence_touched_its_first_die() -> None:
    # One die fell on 1, so the defence is not strengthened; of its two the first one is lowest.
    scene = at_the_gate("die-reroll").hand("A", "maneuver").has("A", gold=1)
    scene.colony("A").traded = True
    attack(fall(scene, 1, 2, 2, 1, 5, 6, 4), 2).play("A play maneuver")
    while scene.kind() in ("attack-card", "combat-option"):
        scene.play(f"A {scene.options('A')[0]}")
    assert scene.options("A") == ["pass", "reroll 1", "reroll 2"]

    scene.play("A pass")

    assert scene.told("reroll") == [["defence", "1", "6"]]
    assert (scene.kind(), scene.options("A")) == ("dice", ["pass", "reroll 1", "reroll 2"])
    scene.play("A reroll 2")
    assert scene.told("power")[0][:1] == ["dice:2-4"]


@clause("WARP-SOLO-05")
@for_each(("since", "round", "goes"), [(1, 2, False), (1, 3, True), (2, 3, False), (2, 4, True), (1, 4, True)])
def test_an_open_mission_lies_for_three_rounds(since: int, round: int, goes: bool) -> None:
    scene = Scene(seats=1).open("pg-01", "pr-01", "cq-01")
    state = scene.state
    state.round, state.open_since, state.dirty = round, [round, since, round], 0
    top, deck = state.zones[MISSION_DECKS + 1][-1], len(state.zones[MISSION_DECKS + 1])

    turn_over_missions(state)

    old = scene.piece("pr-01")
    assert state.zones[OPEN + 1] == ([top] if goes else [old])
    assert (state.zones[MISSION_DECKS + 1][0] == old) is goes
    assert len(state.zones[MISSION_DECKS + 1]) == deck
    assert state.open_since == [round, round + 1 if goes else since, round]
    assert (state.dirty, len(scene.told("open_mission_gone"))) == (int(goes), int(goes))
    assert [len(state.zones[OPEN + other]) for other in (0, 2)] == [1, 1]


@clause("WARP-SOLO-05")
def test_an_open_mission_stays_if_its_deck_is_empty() -> None:
    scene = Scene(seats=1).open("pg-01", "cq-01")
    state = scene.state
    state.round, state.open_since = 5, [1, 1, 1]
    state.zones[MISSION_DECKS] = []

    turn_over_missions(state)

    # Prosperity had none lying there; Conquest was replaced.
    assert [len(state.zones[OPEN + deck]) for deck in range(3)] == [1, 0, 1]
    assert state.open_since == [1, 1, 6]


@clause("WARP-SOLO-06")
@for_each(
    ("reason", "round", "points", "score"), [(BY_GOAL, 12, 9, 9), (BY_GOAL, 5, 11, 16), (0, 12, 7, 7), (0, 12, 11, 11)]
)
def test_what_a_trial_is_worth(reason: int, round: int, points: int, score: int) -> None:
    scene = Scene(seats=1)
    scene.state.reason, scene.state.round = reason, round
    scene.colony("A").points = points

    assert solo_score(scene.state) == score
