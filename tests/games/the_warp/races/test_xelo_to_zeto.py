"""Xe'Lo Traders, Xotan Timebenders, Xurdun Slavers and Zeto Archivists: led by a player, and exiled."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.the_warp.fighting import attack, counted, exiled, quiet, result, rivals
from tests.games.the_warp.plays import plays
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.turn_plays import act_quietly, declare
from tests.rows import for_each

# Xe'Lo Traders


@plays("xelo-traders active")
@clause("WARP-RAC-03")
def test_xelo_traders_gain_a_resource_when_they_trade() -> None:
    scene = Scene().leads("A", "xelo-traders").has("A", gold=2, energy=1).turn("A")
    scene.play("A trade", "A trade 1 gold")
    assert scene.options("A") == ["use xelo-traders", "decline"]

    scene.play("A use xelo-traders")
    assert scene.options("A") == ["take 0 gold 1 energy", "take 1 gold 0 energy"]
    scene.play("A take 1 gold 0 energy")

    assert (scene.supplies("A"), scene.options("A")) == ((2, 2, 0), ["extract resources", "extract troops"])


@plays("xelo-traders active")
@clause("WARP-RAC-03")
def test_xelo_traders_may_decline_and_have_no_part_in_the_trade_of_another() -> None:
    own = Scene().leads("A", "xelo-traders").has("A", gold=2).turn("A").play("A trade", "A decline")
    other = Scene().leads("A", "xelo-traders").has("B", gold=2).turn("B").play("B trade")

    assert (own.kind(), own.supplies("A")) == ("extract", (1, 1, 0))
    assert (other.asked(), other.kind(), other.supplies("B")) == ("B", "extract", (1, 1, 0))


@plays("xelo-traders active")
@clause("WARP-RAC-03")
def test_xelo_traders_gain_in_every_turn() -> None:
    scene = Scene().leads("A", "xelo-traders").has("A", gold=1).turn("A", "start")
    scene.play("A trade", "A use xelo-traders", "A take 0 gold 1 energy")

    scene.turn("A", "start").play("A trade", "A use xelo-traders", "A take 0 gold 1 energy")

    # 1 Gold became Energy and 1 Energy Gold; each time one more came.
    assert scene.supplies("A") == (1, 2, 0)


@plays("xelo-traders active")
@clause("WARP-TRD-03")
def test_xelo_traders_gain_in_the_middle_of_their_attack_too() -> None:
    scene = exiled(1).leads("A", "xelo-traders").has("A", gold=1)
    scene.colony("A").traded = False
    attack(scene, 2)

    scene.play("A trade", "A use xelo-traders", "A take 0 gold 1 energy")

    # Nothing else is left to say before the dice fall.
    assert (scene.kind(), scene.supplies("A")) == ("end", (0, 2, 0))


@plays("xelo-traders reward")
@clause("WARP-SYM-08")
def test_xelo_traders_gain_trade_and_draw() -> None:
    scene = Scene().leads("A", "xelo-traders").rewards("A", "tremor", "salvage").has("A", gold=5).turn("A")
    scene.play("A reward-ability xelo-traders")
    # 2 Gold and 2 Energy more; up to six are traded in one direction.
    assert scene.options("A") == [
        "nothing",
        *[f"trade {count} gold" for count in range(1, 7)],
        "trade 1 energy",
        "trade 2 energy",
    ]

    scene.play("A trade 6 gold", "A draw build-12")

    # It is not the trade of the turn: no resource for it, and that trade is still there.
    assert (scene.supplies("A"), scene.cards("A"), scene.held_rewards("A")) == ((1, 8, 0), ["build-12"], [])
    assert scene.options("A") == ["extract resources", "extract troops", "trade"]


@plays("xelo-traders exiled")
@clause("WARP-RAC-07", "WARP-RAC-10")
@for_each("letter", ["A", "B"])
def test_exiled_xelo_traders_let_everybody_trade_one_more(letter: str) -> None:
    scene = Scene().exiled_races("zeto-archivists", "xelo-traders").has("A", gold=3).has("B", gold=3).turn(letter)

    scene.play(f"{letter} trade")

    assert scene.options(letter) == ["trade 1 gold", "trade 2 gold"]


# Xotan Timebenders


@plays("xotan-timebenders active")
@clause("WARP-RAC-03", "WARP-RAC-09", "WARP-DIC-09")
def test_xotan_timebenders_reroll_a_die_of_their_attack() -> None:
    scene = rivals(1).leads("A", "xotan-timebenders").dice(1, 2, 3, 5)
    attack(scene, 2)
    assert (scene.kind(), scene.options("A")) == ("dice", ["pass", "reroll 1", "reroll 2"])

    scene.play("A reroll 1")

    assert (scene.kind(), counted(scene)) == ("end", ([5, 2], [3]))


@plays("xotan-timebenders active")
@clause("WARP-RAC-03", "WARP-RAC-09", "WARP-DIC-09")
def test_xotan_timebenders_reroll_a_die_of_their_defence() -> None:
    scene = rivals(1).leads("B", "xotan-timebenders").dice(6, 2, 1, 6)
    attack(scene, 2)
    assert (scene.asked(), scene.options("B")) == ("B", ["pass", "reroll 1"])

    scene.play("B reroll 1")

    assert (counted(scene), result(scene)) == (([6, 2], [6]), "held")


@plays("xotan-timebenders active")
@clause("WARP-RAC-09")
def test_xotan_timebenders_reroll_nothing_in_support() -> None:
    scene = exiled(1).leads("B", "xotan-timebenders").hand("B", "enforce").has("B", gold=1).dice(6, 6, 1)

    attack(scene, 2).play("B play enforce")

    assert (scene.kind(), counted(scene)) == ("end", ([6, 6], [2]))


@plays("xotan-timebenders active")
@clause("WARP-RAC-03", "WARP-RAC-09")
def test_xotan_timebenders_reroll_in_each_combat_of_a_turn() -> None:
    scene = exiled(1).leads("A", "xotan-timebenders", "morlar-raiders").exiled("b-spine-inner", 1)
    scene.rewards("A", "tremor", "salvage").dice(1, 6, 2).turn("A", "action")
    scene.play("A reward-ability morlar-raiders", "A attack a-upper-left a-ridge", "A troops 1", "A reroll 1")

    declare(scene.dice(1, 6), "A", "a-upper-left", "b-spine-inner", 1)

    assert (scene.kind(), scene.options("A")) == ("dice", ["pass", "reroll 1"])


@plays("xotan-timebenders reward")
@clause("WARP-RAC-11")
@for_each("action", ["develop", "terrashift", "attack"])
def test_xotan_timebenders_take_one_more_action_of_any_kind(action: str) -> None:
    scene = exiled(1).leads("A", "xotan-timebenders").rewards("A", "tremor", "salvage", "recruits")
    scene.hand("A", "build-01").has("A", gold=1).turn("A", "action")
    scene.play("A reward-ability xotan-timebenders")
    assert (scene.kind(), scene.options("A")) == ("extra-action", ["develop", "terrashift", "attack"])

    scene.play(f"A {action}")

    assert scene.told("action") == [[action]]
    assert scene.kind() == {"develop": "build", "terrashift": "raise", "attack": "attackers"}[action]
    assert scene.held_rewards("A") == []


@plays("xotan-timebenders reward")
@clause("WARP-RAC-11")
def test_an_action_of_xotan_timebenders_is_followed_like_any_other() -> None:
    scene = Scene().leads("A", "xotan-timebenders").rewards("A", "tremor", "salvage", "recruits").turn("A", "action")
    act_quietly(scene, "A").play("A reward-ability xotan-timebenders", "A raise a-right", "A lower a-left")
    assert (scene.asked(), scene.kind()) == ("B", "follow-terrashift")

    scene.play("B raise b-right")

    assert (scene.asked(), scene.kind()) == ("A", "draw")


@plays("xotan-timebenders exiled")
@clause("WARP-RAC-07", "WARP-DIC-08")
def test_exiled_xotan_timebenders_make_the_attacker_reroll_the_highest_die() -> None:
    scene = exiled(1).exiled_races("xotan-timebenders", "ralan-engineers").dice(4, 6, 2, 1)

    attack(scene, 2)

    assert (scene.kind(), counted(scene)) == ("end", ([4, 1], [2]))
    assert scene.told("forced_reroll") == [["attack", "6", "1"]]


@plays("xotan-timebenders exiled")
@clause("WARP-RAC-07")
def test_xotan_timebenders_touch_no_die_in_fights_about_the_other_colour() -> None:
    scene = exiled(1).exiled_races("ralan-engineers", "xotan-timebenders").dice(4, 6, 2)

    attack(scene, 2)

    assert counted(scene) == ([4, 6], [2])


# Xurdun Slavers


@plays("xurdun-slavers active")
@clause("WARP-RAC-03")
def test_xurdun_slavers_put_a_troop_into_reserve_for_a_won_attack() -> None:
    scene = exiled(1).leads("A", "xurdun-slavers").dice(6, 6, 1)
    attack(scene, 2)
    assert scene.options("A") == ["use xurdun-slavers", "decline"]

    scene.play("A use xurdun-slavers")

    assert (scene.kind(), scene.supplies("A"), scene.colony("A").supply) == ("end", (0, 0, 1), 14 - 4 - 4 - 1)


@plays("xurdun-slavers active")
@clause("WARP-RAC-03")
def test_xurdun_slavers_gain_one_troop_in_a_turn_however_often_they_win() -> None:
    scene = exiled(1).leads("A", "xurdun-slavers", "morlar-raiders").exiled("b-spine-inner", 1)
    scene.rewards("A", "tremor", "salvage").dice(6, 1).turn("A", "action")
    scene.play("A reward-ability morlar-raiders", "A attack a-upper-left a-ridge", "A troops 1")
    scene.play("A use xurdun-slavers", "A decline")

    declare(scene.dice(6, 1), "A", "a-upper-left", "b-spine-inner", 1)

    assert (result(scene), scene.options("A")) == ("conquered", ["use morlar-raiders", "decline"])
    assert scene.supplies("A") == (0, 0, 1)


@plays("xurdun-slavers active")
@clause("WARP-RAC-03")
def test_xurdun_slavers_gain_a_troop_in_every_turn() -> None:
    scene = exiled(1).leads("A", "xurdun-slavers").exiled("b-spine-inner", 1).dice(6, 1).turn("A", "action")
    declare(scene, "A", "a-upper-left", "a-ridge", 1).play("A use xurdun-slavers")

    scene.turn("A", "start").turn("A", "action").dice(6, 1).colony("A").traded = True
    declare(scene, "A", "a-upper-left", "b-spine-inner", 1).play("A use xurdun-slavers")

    assert scene.supplies("A") == (0, 0, 2)


@plays("xurdun-slavers active")
@clause("WARP-RAC-03")
@for_each("letter", ["A", "B"])
def test_xurdun_slavers_gain_nothing_for_a_failed_attack_nor_a_won_defence(letter: str) -> None:
    scene = rivals(1).leads(letter, "xurdun-slavers").dice(1, 1, 6)

    attack(scene, 2)

    assert (result(scene), scene.kind(), scene.supplies(letter)) == ("held", "end", (0, 0, 0))


@plays("xurdun-slavers reward")
@clause("WARP-SYM-10")
def test_xurdun_slavers_remove_an_adjacent_troop_and_gain_two() -> None:
    scene = Scene().leads("A", "xurdun-slavers").rewards("A", "tremor", "salvage", "recruits").holds("A", "a-left", 1)
    scene.holds("B", "b-spine-outer", 2).exiled("a-upper-left", 1).hidden("a-upper-right", 2)
    # Two steps away, and behind a Sentry Tower.
    scene.exiled("a-ridge", 1).holds("B", "a-spine-outer", 1, "sentry_tower")
    scene.turn("A").play("A reward-ability xurdun-slavers")
    assert scene.options("A") == ["remove a-upper-left", "remove b-spine-outer"]

    scene.play("A remove b-spine-outer")

    assert (scene.troops("b-spine-outer"), scene.supplies("A")) == (1, (0, 0, 2))
    assert (scene.kind(), scene.held_rewards("A")) == ("extract", [])


@plays("xurdun-slavers reward")
@clause("WARP-RWD-06", "WARP-SYM-10")
def test_xurdun_slavers_gain_two_troops_even_if_nobody_stands_beside_them() -> None:
    scene = Scene().leads("A", "xurdun-slavers").rewards("A", "tremor", "salvage", "recruits").turn("A")

    scene.play("A reward-ability xurdun-slavers")

    assert (scene.kind(), scene.supplies("A")) == ("extract", (0, 0, 2))


@plays("xurdun-slavers exiled")
@clause("WARP-RAC-07", "WARP-SYM-04")
@for_each(("troops", "after"), [(1, 2), (3, 4), (4, 4)])
def test_an_area_of_xurdun_slavers_that_was_held_gains_a_troop_up_to_four(troops: int, after: int) -> None:
    scene = exiled(troops).exiled_races("xurdun-slavers", "ralan-engineers").dice(1, *[6] * troops)

    attack(scene, 1)

    assert (result(scene), scene.troops("a-ridge"), scene.holder("a-ridge")) == ("held", after, "exiled")


@plays("xurdun-slavers exiled")
@clause("WARP-RAC-07")
@for_each(("color", "dice", "after"), [("green", (6, 6, 1), 2), ("yellow", (1, 1, 6), 1)])
def test_a_conquest_or_the_other_colour_adds_no_troop_of_xurdun_slavers(
    color: str, dice: tuple[int, ...], after: int
) -> None:
    scene = quiet().holds("A", "a-upper-left", 4).exiled("a-ridge", 1, color)
    scene.exiled_races("xurdun-slavers", "ralan-engineers")

    attack(scene.dice(*dice), 2)

    assert scene.troops("a-ridge") == after


# Zeto Archivists


@plays("zeto-archivists active")
@clause("WARP-RAC-03")
def test_zeto_archivists_draw_three_cards_in_consult() -> None:
    scene = Scene().leads("A", "zeto-archivists").turn("A", "consult")

    scene.play("A draw deck", "A draw build-01", "A draw deck")

    assert (scene.kind(), len(scene.cards("A"))) == ("raise", 3)


@plays("zeto-archivists active")
@clause("WARP-CON-04")
def test_zeto_archivists_draw_no_card_beyond_the_hand_limit() -> None:
    scene = Scene().leads("A", "zeto-archivists").hand("A", *["upgrade-any"] * 6).turn("A", "consult")

    scene.play("A", "A draw deck", "A draw deck")

    assert (scene.kind(), len(scene.cards("A"))) == ("raise", 8)


@plays("zeto-archivists reward")
@clause("WARP-RAC-04", "WARP-SYM-01")
def test_zeto_archivists_draw_three_cards_for_a_reward() -> None:
    scene = Scene().leads("A", "zeto-archivists").rewards("A", "tremor").turn("A", "end")

    scene.play("A reward-ability zeto-archivists", "A draw deck", "A draw build-01", "A draw maneuver")

    assert (scene.kind(), len(scene.cards("A")), scene.held_rewards("A")) == ("end", 3, [])


@plays("zeto-archivists exiled")
@clause("WARP-RAC-07")
def test_the_conqueror_of_zeto_archivists_draws_two_cards() -> None:
    scene = exiled(1).exiled_races("zeto-archivists", "ralan-engineers").dice(6, 6, 1)
    attack(scene, 2)
    assert (scene.asked(), scene.kind()) == ("A", "draw")

    scene.play("A draw deck", "A draw build-01")

    assert (scene.kind(), len(scene.cards("A"))) == ("end", 2)


@plays("zeto-archivists exiled")
@clause("WARP-RAC-07")
@for_each(("color", "dice"), [("green", (1, 1, 6)), ("yellow", (6, 6, 1))])
def test_zeto_archivists_leave_no_cards_elsewhere(color: str, dice: tuple[int, ...]) -> None:
    scene = quiet().holds("A", "a-upper-left", 4).exiled("a-ridge", 1, color)
    scene.exiled_races("zeto-archivists", "ralan-engineers")

    attack(scene.dice(*dice), 2)

    assert (scene.kind(), scene.cards("A")) == ("end", [])
