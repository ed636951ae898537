"""Words for conditions that no mission of the box uses, or not in this way: packs may."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tessera.games.the_warp.state import DISCARD
from tests.clauses import clause
from tests.games.the_warp.fighting import attack
from tests.games.the_warp.pack_folder import pack
from tests.games.the_warp.pack_words import beside_b, beside_exiled, mission, table
from tests.games.the_warp.scene import Scene
from tests.rows import for_each

RECORDS = "\n".join(
    [
        mission("gate", '{ cond = "gate" }'),
        mission("veteran", '{ cond = "missions_done", min = 3 }'),
        mission("trader", '{ cond = "missions_done", type = "prosperity", min = 2 }'),
        mission("envoy", '{ cond = "contacts", min = 2 }'),
        mission("level", '{ cond = "level", type = "assault_ship", min = 2 }'),
        mission("levels", '{ cond = "levels", count = 2, min = 3 }'),
        mission("garrison", '{ cond = "garrisons", count = 2, min = 4 }'),
        mission("built", '{ cond = "buildings_in_area", areas = 2, min = 3, colony = true }'),
        mission("region", '{ cond = "region", min = 4 }'),
        mission("types", '{ cond = "building_types", min = 6 }'),
        mission("band", '{ cond = "tracks", count = 2, min = 2, max = 3 }'),
        mission("home", '{ cond = "areas", min = 3, where = { zone = "own", colony = false } }'),
        mission("bridge", '{ cond = "areas", min = 1, where = { zone = "connect" } }'),
        mission("valley", '{ cond = "areas", min = 2, where = { mult_max = 1 } }'),
        mission("middle", '{ cond = "areas", min = 1, where = { zone = "central", gate = false } }'),
        mission("drafts", '{ cond = "hand", kind = "build", min = 2 }'),
        mission("purse", '{ cond = "resources", gold = 2, energy = 1, total = 5 }'),
        mission("claim", '{ cond = "did_claim", min = 2 }'),
        mission("bribe", '{ cond = "did_settle_bribe" }'),
        mission("lavish", '{ cond = "did_spend_rewards", min = 2 }'),
        mission("shaper", '{ cond = "did_terrashift", min = 2 }'),
        mission("muster", '{ cond = "did_gain", what = "troops", min = 2 }'),
        mission("library", '{ cond = "did_gain", what = "archive", min = 3 }'),
        mission("spoils", '{ cond = "did_gain", what = "rewards", min = 2 }'),
        mission("keeper", '{ cond = "did_conquer", from = "guardian", min = 1 }'),
        mission("offering", '{ cond = "areas", min = 2 }', '{ cond = "pay", discard = 2, rewards = 1, gold = 1 }'),
    ]
)


@pytest.fixture(scope="module")
def tides(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The pack with all of these."""
    return str(pack(tmp_path_factory.mktemp("packs"), RECORDS))


def can_complete(scene: Scene, name: str, letter: str = "A") -> bool:
    """Whether a player who holds this mission may show it now."""
    question = scene.game.question(scene.seat(letter))
    return question is not None and f"complete tides.{name}" in [option.id for option in question.options]


# For each mission about a state: a situation that is short of it, and what was missing there.
Change = Callable[[Scene], object]
STATES: dict[str, tuple[Change, Change]] = {
    "gate": (lambda scene: scene.holds("B", "gate", 1), lambda scene: scene.holds("A", "gate", 1)),
    "veteran": (lambda scene: scene.done("A", "pg-01", "pr-01"), lambda scene: scene.done("A", "pi-empire")),
    "trader": (lambda scene: scene.done("A", "pr-01", "pg-01", "cq-01"), lambda scene: scene.done("A", "pr-02")),
    # ring-2 lies beside the ridges of B and of C; two areas of B are one opponent.
    "envoy": (
        lambda scene: scene.holds("A", "ring-2", 1).holds("B", "b-ridge", 1).holds("B", "ring-1", 1),
        lambda scene: scene.holds("C", "c-ridge", 1),
    ),
    "level": (lambda scene: scene.level("A", "gold_mine", 3), lambda scene: scene.level("A", "assault_ship", 2)),
    "levels": (
        lambda scene: scene.level("A", "gold_mine", 3).level("A", "trade_post", 2),
        lambda scene: scene.level("A", "assault_ship", 3),
    ),
    "garrison": (
        lambda scene: scene.holds("A", "a-colony", 4).holds("A", "a-right", 3),
        lambda scene: scene.holds("A", "a-right", 4),
    ),
    "built": (
        lambda scene: scene.holds("A", "a-right", 1, "sentry_tower", "sentry_tower"),
        lambda scene: scene.holds("A", "a-right", 1, "energy_plant"),
    ),
    # Four areas, but ring-3 is linked to none of them.
    "region": (
        lambda scene: scene.holds("A", "a-left", 1).holds("A", "ring-3", 1),
        lambda scene: scene.holds("A", "a-upper-left", 1),
    ),
    "types": (
        lambda scene: scene.holds("A", "a-right", 1, "sentry_tower", "sentry_tower"),
        lambda scene: scene.holds("A", "a-right", 1, "laser_cannon"),
    ),
    # Positions 4, 1, 1 and 2: one track in the band, one above.
    "band": (
        lambda scene: scene.holds("A", "a-right", 1, "trade_post", *["command_center"] * 3),
        lambda scene: scene.level("A", "gold_mine", 3),
    ),
    "home": (
        lambda scene: scene.holds("A", "a-left", 1).holds("A", "b-ridge", 1),
        lambda scene: scene.holds("A", "a-ridge", 1),
    ),
    "bridge": (
        lambda scene: scene.holds("A", "a-spine-inner", 1),
        lambda scene: scene.holds("A", "connect-outer", 1),
    ),
    # a-right has multiplier 1; a Terrashift brings a-left down from 2.
    "valley": (lambda scene: scene.holds("A", "a-left", 1), lambda scene: scene.multiplier("a-left", 1)),
    "middle": (lambda scene: scene.holds("A", "gate", 1), lambda scene: scene.holds("A", "ring-5", 1)),
    "drafts": (lambda scene: scene.hand("A", "build-01", "upgrade-01"), lambda scene: scene.hand("A", "build-any")),
    "purse": (lambda scene: scene.has("A", gold=1, energy=4), lambda scene: scene.has("A", gold=2, energy=3)),
}


@clause("WARP-MIS-03", "WARP-MIS-05")
@for_each("name", STATES)
def test_a_state_is_short_of_a_mission_and_then_meets_it(tides: str, name: str) -> None:
    short, meet = STATES[name]
    scene = table(tides, 3).private("A", f"tides.{name}")

    short(scene)
    was_possible = can_complete(scene.turn("A"), name)
    meet(scene)

    assert not was_possible
    assert can_complete(scene.turn("A"), name)
    assert scene.play(f"A complete tides.{name}").colony("A").points >= 1


# Deeds


@clause("WARP-MIS-05")
def test_two_areas_claimed_in_a_turn(tides: str) -> None:
    scene = table(tides).private("A", "tides.claim").turn("A", "end").play("A move a-colony a-left")
    assert not can_complete(scene, "claim")

    scene.play("A move a-colony a-upper-left")

    assert can_complete(scene, "claim")


@clause("WARP-MIS-05")
def test_a_bribe_counts_for_whoever_paid_it_and_whoever_took_it(tides: str) -> None:
    scene = beside_b(tides).private("A", "tides.bribe").hand("B", "elite").has("A", gold=1)
    declined = beside_b(tides).private("A", "tides.bribe").hand("B", "elite").has("A", gold=1).has("B", gold=1)

    attack(scene, 1).play("B play elite", "A bribe", "A gold 1", "A propose", "B accept")
    attack(declined, 1).play("B play elite", "A bribe", "A gold 1", "A propose", "B decline")

    assert can_complete(scene, "bribe")
    assert not can_complete(declined, "bribe")


@clause("WARP-MIS-05")
def test_taking_a_bribe_is_a_deed_of_the_taker(tides: str) -> None:
    scene = beside_b(tides).private("B", "tides.bribe").hand("B", "elite").has("A", gold=1)

    attack(scene, 1).play("B play elite", "A bribe", "A gold 1", "A propose", "B accept")

    assert can_complete(scene, "bribe", "B")


@clause("WARP-MIS-05")
def test_two_reward_cards_spent_for_effects_or_abilities(tides: str) -> None:
    scene = table(tides).private("A", "tides.lavish").leads("A", "zeto-archivists").rewards("A", "salvage", "recruits")
    scene.turn("A").play("A spend salvage")
    assert not can_complete(scene, "lavish")

    scene.play("A reward-ability zeto-archivists", "A draw deck", "A draw deck", "A draw deck")

    assert can_complete(scene, "lavish")


@clause("WARP-MIS-05")
def test_two_multipliers_changed(tides: str) -> None:
    scene = table(tides).private("A", "tides.shaper").turn("A", "action")

    scene.play("A raise a-right", "A lower a-left")

    assert can_complete(scene, "shaper")


@clause("WARP-MIS-05")
def test_one_multiplier_is_not_enough(tides: str) -> None:
    scene = table(tides).private("B", "tides.shaper").turn("A", "action").play("A raise a-right", "A lower a-left")

    scene.play("B raise b-right")

    assert not can_complete(scene, "shaper", "B")


@clause("WARP-MIS-05")
def test_troops_gained_in_any_way(tides: str) -> None:
    scene = table(tides).private("A", "tides.muster").rewards("A", "recruits").turn("A")
    scene.play("A extract troops", "A done")
    assert not can_complete(scene, "muster")

    scene.play("A spend recruits", "A reserve")

    assert can_complete(scene, "muster")


@clause("WARP-MIS-05")
def test_cards_gained_in_any_way(tides: str) -> None:
    scene = table(tides).private("A", "tides.library").rewards("A", "archive-cache").turn("A")
    scene.play("A spend archive-cache", "A draw deck", "A draw deck", "A extract resources")
    assert not can_complete(scene, "library")

    scene.play("A", "A draw deck", "A draw deck")

    assert can_complete(scene, "library")


@clause("WARP-MIS-05")
def test_reward_cards_gained_in_a_turn(tides: str) -> None:
    one = beside_exiled(tides).private("A", "tides.spoils").dice(6, 1)
    two = beside_exiled(tides).private("B", "tides.spoils").hand("B", "enforce").has("B", gold=1).dice(1, 6)

    attack(one, 1)
    attack(two, 1).play("B play enforce")

    # One for a conquest, two for support.
    assert not can_complete(one, "spoils")
    assert can_complete(two, "spoils", "B")


@clause("WARP-MIS-05")
@for_each("from_guardian", [True, False])
def test_the_gate_taken_from_the_guardian(tides: str, from_guardian: bool) -> None:
    scene = table(tides).private("A", "tides.keeper").guardian("xotan-timebenders").holds("A", "ring-1", 4)
    if not from_guardian:
        scene.holds("B", "gate", 1)

    attack(scene.dice(6, 6, 1), 2)

    assert (scene.holder("gate"), can_complete(scene, "keeper")) == ("A", from_guardian)


# Payment


@clause("WARP-MIS-11")
def test_a_mission_can_cost_cards_of_both_kinds(tides: str) -> None:
    scene = (
        table(tides).private("A", "tides.offering").hand("A", "elite", "enforce", "defect").has("A", gold=1, energy=1)
    )
    scene.rewards("A", "recruits", "salvage").turn("A")

    scene.play("A complete tides.offering", "A discard elite + discard defect", "A spend salvage")

    assert (scene.colony("A").points, scene.supplies("A")) == (1, (0, 1, 0))
    assert (scene.cards("A"), scene.held_rewards("A")) == (["enforce.1"], ["recruits.1"])
    assert scene.in_zone(DISCARD) == ["elite.1", "defect.1"]


@clause("WARP-MIS-11")
@for_each("missing", ["card", "reward", "gold"])
def test_a_mission_that_cannot_be_paid_is_not_offered(tides: str, missing: str) -> None:
    scene = (
        table(tides)
        .private("A", "tides.offering")
        .hand("A", "elite")
        .has("A", gold=0 if missing == "gold" else 1, energy=1)
    )
    if missing != "card":
        scene.hand("A", "enforce")
    if missing != "reward":
        scene.rewards("A", "recruits")

    assert not can_complete(scene.turn("A"), "offering")
