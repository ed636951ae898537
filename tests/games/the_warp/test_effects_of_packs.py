"""Words for effects of cards that no card of the box uses, or not in this way: packs may."""

from __future__ import annotations

import pytest

from tessera.games.the_warp.state import DISCARD, REWARD_DISCARD
from tests.clauses import clause
from tests.games.the_warp.fighting import attack, counted, powers, rolled
from tests.games.the_warp.pack_folder import pack
from tests.games.the_warp.pack_words import beside_exiled, combat, reward, table
from tests.rows import for_each

RECORDS = "\n".join(
    [
        # Reward cards: effects of the own turn.
        reward("discard", '{ op = "discard_archive", n = 2 }'),
        reward("trove", '{ op = "draw_reward", n = 3 }'),
        reward("fame", '{ op = "gain_points", n = 2 }'),
        reward(
            "fork",
            '{ op = "choose", options = [[{ op = "gain", gold = 3 }, { op = "draw_archive", n = 1 }],'
            ' [{ op = "gain_troops", n = 2, to = "reserve" }]] }',
        ),
        reward("quake", '{ op = "terrashift", mode = "single" }'),
        reward("purge", '{ op = "remove_troop", n = 2, range = 1, owner = "exiled" }'),
        reward("raid", '{ op = "remove_troop", n = 2, range = 2, owner = "player" }'),
        reward("far-raid", '{ op = "remove_troop", n = 1, range = 3, owner = "any" }'),
        reward("toll", '{ op = "steal", what = "resource", n = 3, from = "one" }'),
        reward("spies", '{ op = "steal", what = "archive", n = 2, from = "each" }'),
        reward("drop", '{ op = "gain_troops", n = 2, to = "area" }'),
        reward("orders", '{ op = "mission_switch", n = 2 }'),
        reward("hour", '{ op = "extra_action", actions = ["terrashift"] }'),
        reward("yard", '{ op = "build", types = ["laser_cannon", "trade_post"], cost = { gold = 1 } }'),
        # Combat cards.
        combat("gale", '{ op = "force_reroll", n = 1, side = "opponent", pick = "lowest" }'),
        combat("storm", '{ op = "force_reroll", n = 2, side = "owner", pick = "lowest" }'),
        combat("fog", '{ op = "dice_add", n = -1, side = "opponent" }'),
        combat("surge", '{ op = "multiply_die", n = 1, factor = 3 }, { op = "lift_cap" }'),
        combat("undertow", '{ op = "multiplier_add", n = 3, side = "attacker" }'),
        combat("solace", '{ op = "on_loss", effects = [{ op = "gain", energy = 4 }, { op = "gain_points", n = 1 }] }'),
    ]
)


@pytest.fixture(scope="module")
def tides(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The pack with all of these."""
    return str(pack(tmp_path_factory.mktemp("packs"), RECORDS))


# Effects of the own turn


@clause("WARP-CON-03", "WARP-RWD-06", "WARP-SYM-01")
@for_each(("held", "left"), [(3, 1), (2, 0), (1, 0)])
def test_cards_are_discarded_without_value_as_far_as_there_are_any(tides: str, held: int, left: int) -> None:
    scene = table(tides).rewards("A", "tides.discard").hand("A", *["upgrade-any"] * held).turn("A")

    scene.play("A spend tides.discard")
    if held == 3:
        scene.play("A discard upgrade-any + discard upgrade-any")

    assert (scene.kind(), len(scene.cards("A")), scene.supplies("A")) == ("extract", left, (0, 0, 0))
    assert len(scene.in_zone(DISCARD)) == held - left


@clause("WARP-RWD-06")
def test_nothing_can_be_discarded_from_an_empty_hand(tides: str) -> None:
    scene = table(tides).rewards("A", "tides.discard").turn("A")

    assert scene.options("A") == ["extract resources", "extract troops"]


@clause("WARP-RWD-04")
def test_reward_cards_are_drawn_and_cut_down_to_four(tides: str) -> None:
    scene = table(tides).rewards("A", "tides.trove", "recruits", "salvage").turn("A").play("A spend tides.trove")
    # Two were left, three came.
    assert (scene.kind(), len(scene.held_rewards("A"))) == ("cut-rewards", 5)

    scene.play("A discard recruits")

    assert (scene.kind(), len(scene.held_rewards("A"))) == ("extract", 4)
    assert scene.in_zone(REWARD_DISCARD) == ["tides.trove", "recruits.1"]


@clause("WARP-GAT-13", "WARP-OBJ-03")
def test_points_are_gained_at_once_and_can_trigger_the_endgame(tides: str) -> None:
    scene = table(tides).rewards("A", "tides.fame").points("A", 7).turn("A")

    scene.play("A spend tides.fame")

    assert (scene.colony("A").points, scene.colony("A").tokens, scene.state.last_round) == (9, 9, 1 + 3)


@clause("WARP-RWD-02")
def test_one_of_several_lists_is_carried_out(tides: str) -> None:
    first = table(tides).rewards("A", "tides.fork").turn("A").play("A spend tides.fork")
    second = table(tides).rewards("A", "tides.fork").turn("A").play("A spend tides.fork")
    assert (first.kind(), first.options("A")) == ("choose", ["choose 1", "choose 2"])

    first.play("A choose 1", "A draw build-01")
    second.play("A choose 2")

    assert (first.supplies("A"), first.cards("A")) == ((3, 0, 0), ["build-01"])
    assert (second.supplies("A"), second.cards("A")) == ((0, 0, 2), [])


@clause("WARP-RWD-06")
def test_a_list_that_is_impossible_cannot_be_chosen(tides: str) -> None:
    scene = table(tides).rewards("A", "tides.fork").has("A", reserve=10).turn("A")

    # No Troop is left to gain, so that the first list is the only one.
    scene.play("A spend tides.fork")

    assert (scene.kind(), scene.supplies("A")) == ("draw", (3, 0, 10))


@clause("WARP-RWD-02", "WARP-SYM-03", "WARP-TER-02", "WARP-TER-05")
@for_each(("choice", "height"), [("raise a-left", 3), ("lower a-left", 1)])
def test_a_single_shift_raises_or_lowers_one_area(tides: str, choice: str, height: int) -> None:
    scene = table(tides).rewards("A", "tides.quake").turn("A").play("A spend tides.quake")
    offered = scene.options("A")
    assert scene.kind() == "shift"
    assert {"raise gate", "lower gate", "raise b-right", "raise a-ridge", "lower a-right"} & set(offered) == set()

    scene.play(f"A {choice}")

    # One area alone, told by the card, and nobody follows.
    assert scene.game.events[-1].clause == "WARP-RWD-02"
    assert (scene.asked(), scene.kind(), scene.state.multipliers[scene.area("a-left")]) == ("A", "extract", height)


@clause("WARP-RWD-06")
def test_a_single_shift_needs_no_second_area(tides: str) -> None:
    scene = table(tides).rewards("A", "tides.quake").turn("A")
    for area in range(len(scene.state.multipliers)):
        scene.state.multipliers[area] = 4

    # Nothing can be raised any more, but everything lowered.
    assert "spend tides.quake" in scene.turn("A").options("A")
    scene.play("A spend tides.quake", "A lower a-left")
    assert scene.state.multipliers[scene.area("a-left")] == 3


@clause("WARP-SYM-10")
def test_exiled_troops_alone_are_removed(tides: str) -> None:
    scene = table(tides).rewards("A", "tides.purge").holds("B", "a-left", 2).exiled("a-upper-left", 3)
    scene.exiled("a-upper-right", 1).exiled("a-ridge", 1).turn("A").play("A spend tides.purge")
    assert scene.options("A") == ["remove a-upper-left", "remove a-upper-right"]

    scene.play("A remove a-upper-left")

    assert (scene.troops("a-upper-left"), scene.holder("a-upper-left")) == (1, "exiled")


@clause("WARP-SYM-10")
def test_troops_of_players_alone_are_removed(tides: str) -> None:
    scene = table(tides).rewards("A", "tides.raid").holds("B", "a-ridge", 2, "command_center").exiled("a-upper-left", 3)

    scene.turn("A").play("A spend tides.raid")

    # Both at once: the area is empty, its building stays and counts for nobody.
    assert (scene.holder("a-ridge"), scene.colony("B").supply, scene.colony("B").positions[0]) == ("empty", 10, 1)
    assert scene.built("a-ridge") == ["command_center"]


@clause("WARP-SYM-10", "WARP-LAS-09")
def test_a_wider_range_reaches_further(tides: str) -> None:
    # ring-1 is three steps from the Colony, as is b-right with a Troop of B; ring-3 is further away.
    scene = table(tides).rewards("A", "tides.far-raid").exiled("ring-1", 2).exiled("ring-3", 2).exiled("a-left", 2)

    scene.turn("A").play("A spend tides.far-raid")

    assert scene.options("A") == ["remove a-left", "remove b-right", "remove ring-1"]


@clause("WARP-RWD-02")
def test_one_opponent_hands_over_resources_of_choice(tides: str) -> None:
    scene = table(tides, 3).rewards("A", "tides.toll").has("B", gold=2, energy=2).has("C", gold=1, energy=1)
    scene.turn("A").play("A spend tides.toll")
    assert (scene.kind(), scene.options("A")) == ("victim", ["from b", "from c"])

    scene.play("A from b")
    assert (scene.asked(), scene.options("B")) == ("B", ["give 1 gold 2 energy", "give 2 gold 1 energy"])
    scene.play("B give 1 gold 2 energy")

    assert [scene.supplies(letter) for letter in "ABC"] == [(1, 2, 0), (1, 0, 0), (1, 1, 0)]


@clause("WARP-RWD-06")
def test_who_has_less_hands_over_what_there_is(tides: str) -> None:
    scene = table(tides).rewards("A", "tides.toll").has("B", energy=2)

    scene.turn("A").play("A spend tides.toll")

    assert (scene.kind(), scene.supplies("A"), scene.supplies("B")) == ("extract", (0, 2, 0), (0, 0, 0))


@clause("WARP-RWD-02", "WARP-CON-15")
def test_cards_are_taken_from_everybody(tides: str) -> None:
    scene = table(tides, 4).rewards("A", "tides.spies").hand("B", "elite", "enforce", "defect").hand("D", "jetpack")

    scene.turn("A").play("A spend tides.spies")

    assert [len(scene.cards(letter)) for letter in "ABCD"] == [3, 1, 0, 0]
    assert "jetpack.1" in scene.cards("A")


@clause("WARP-RWD-02", "WARP-INC-06")
def test_troops_for_areas_do_not_go_into_reserve(tides: str) -> None:
    scene = table(tides).rewards("A", "tides.drop").turn("A").play("A spend tides.drop")
    assert scene.options("A") == ["station a-colony", "station a-right"]

    scene.play("A station a-colony")
    # The Colony is full, so the other one goes to a-right.

    assert (scene.kind(), scene.troops("a-colony"), scene.troops("a-right")) == ("extract", 4, 2)


@clause("WARP-MIS-15")
def test_missions_are_switched_twice(tides: str) -> None:
    scene = table(tides).rewards("A", "tides.orders").private("A", "pg-01", "pr-01", "cq-01")
    scene.mission_deck("cq-04", "cq-05", "pr-02", "pr-03").turn("A").play("A spend tides.orders")

    scene.play(
        "A switch pg-01", "A deck conquest", "A keep cq-05", "A switch cq-01", "A deck prosperity", "A keep pr-02"
    )

    assert (scene.kind(), scene.held_missions("A")) == ("extract", ["pr-01", "cq-05", "pr-02"])


@clause("WARP-RAC-11")
def test_a_reward_card_can_bring_an_action_of_one_kind(tides: str) -> None:
    scene = table(tides).rewards("A", "tides.hour")
    assert "spend tides.hour" not in scene.turn("A", "extract").options("A")

    scene.turn("A", "end").play("A spend tides.hour", "A raise a-right", "A lower a-left")

    assert (scene.asked(), scene.kind()) == ("B", "follow-terrashift")


@clause("WARP-RWD-05", "WARP-SYM-09")
def test_a_build_effect_costs_exactly_what_it_says(tides: str) -> None:
    scene = table(tides).rewards("A", "tides.yard").has("A", energy=5)
    assert "spend tides.yard" not in scene.turn("A").options("A")

    scene.has("A", gold=1, energy=5).turn("A").play("A spend tides.yard")
    assert scene.options("A") == ["build trade_post a-right", "build laser_cannon a-right"]
    scene.play("A build laser_cannon a-right")

    assert (scene.supplies("A"), scene.built("a-right")) == ((0, 5, 0), ["laser_cannon"])


# Combat cards


@clause("WARP-DIC-08")
def test_the_other_side_rerolls_its_lowest_die(tides: str) -> None:
    scene = beside_exiled(tides, troops=2).hand("A", "tides.gale").has("A", gold=1).dice(6, 2, 5, 1)

    attack(scene, 1).play("A play tides.gale")

    assert (rolled(scene), counted(scene)) == (([6], [2, 5]), ([6], [1, 5]))


@clause("WARP-DIC-08")
def test_the_own_side_rerolls_its_two_lowest_dice(tides: str) -> None:
    scene = beside_exiled(tides).hand("A", "tides.storm").has("A", gold=1).dice(5, 1, 2, 6, 4)

    attack(scene, 2).play("A play tides.storm")

    # The defence has one die, the attack two: both of these are rolled anew, the lower one first.
    assert (rolled(scene), counted(scene)) == (([5, 1], [2]), ([4, 6], [2]))


@clause("WARP-DIC-08")
def test_the_other_side_rolls_a_die_less(tides: str) -> None:
    scene = beside_exiled(tides, troops=2).hand("A", "tides.fog").has("A", gold=1).dice(6, 3)

    attack(scene, 1).play("A play tides.fog")

    assert rolled(scene) == ([6], [3])


@clause("WARP-DIC-08", "WARP-SYM-07")
def test_a_die_is_tripled_beyond_six(tides: str) -> None:
    scene = beside_exiled(tides).hand("A", "tides.surge").has("A", gold=1).dice(5, 2, 3)

    attack(scene, 2).play("A play tides.surge")

    assert (counted(scene), powers(scene)) == (([15, 2], [3]), (34, 12))


@clause("WARP-DIC-12")
def test_a_card_of_the_defence_can_raise_the_multiplier_of_the_attack(tides: str) -> None:
    scene = beside_exiled(tides).hand("B", "tides.undertow").has("B", gold=1).dice(3, 2)

    attack(scene, 1).play("B play tides.undertow")

    assert powers(scene) == (3 * (2 + 3), 2 * 4)


@clause("WARP-CRD-14")
@for_each(("dice", "energy", "points"), [((1, 6), 4, 1), ((6, 1), 0, 0)])
def test_a_card_for_the_loser_alone(tides: str, dice: tuple[int, ...], energy: int, points: int) -> None:
    scene = beside_exiled(tides).hand("A", "tides.solace").has("A", gold=1).dice(*dice)

    attack(scene, 1).play("A play tides.solace")

    assert (scene.supplies("A"), scene.colony("A").points) == ((0, energy, 0), points)
