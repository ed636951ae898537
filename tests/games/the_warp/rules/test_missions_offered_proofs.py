"""When missions are offered, at its edges: every event that changes what somebody could show is looked at."""

from __future__ import annotations

import pytest

from tessera.games.the_warp.rules.archive import CutHand
from tessera.games.the_warp.rules.draft import ShuffleMissions
from tessera.games.the_warp.rules.missions import CheckMissions
from tessera.games.the_warp.rules.races import HandOver
from tessera.games.the_warp.rules.reward_cards import CutRewards
from tessera.games.the_warp.rules.turn import ExtractMenu
from tessera.games.the_warp.state import REWARD_DECK, REWARD_DISCARD
from tessera.games.the_warp.terms import HAND_LIMIT, REWARD_LIMIT
from tests.clauses import clause
from tests.games.the_warp.fighting import attack
from tests.games.the_warp.pack_folder import pack
from tests.games.the_warp.pack_words import beside_b, beside_exiled, mission, reward, table
from tests.games.the_warp.scene import Scene
from tests.rows import for_each

RECORDS = "\n".join(
    [
        mission("army", '{ cond = "troops_on_board", min = 8 }'),
        mission("shield", '{ cond = "did_win", role = "defender", min = 1 }'),
        mission("helper", '{ cond = "did_win", role = "supporter", min = 1 }'),
        mission("purse", '{ cond = "resources", total = 3 }'),
        mission("reader", '{ cond = "hand", min = 2 }'),
        mission("hoarder", '{ cond = "rewards", min = 2 }'),
        mission("dear", '{ cond = "areas", min = 2 }', '{ cond = "pay", gold = 2 }'),
        reward("mix", '{ op = "gain_troops", n = 2, to = "reserve" }', '{ op = "gain", gold = 1 }'),
        mission("easy", '{ cond = "areas", min = 2 }'),
        mission("second", '{ cond = "missions_done", min = 1 }'),
        mission("gate", '{ cond = "gate" }'),
    ]
)


@pytest.fixture(scope="module")
def tides(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The pack with these missions."""
    return str(pack(tmp_path_factory.mktemp("packs"), RECORDS))


def no_rewards(scene: Scene) -> Scene:
    """No Reward card is left to be drawn."""
    scene.state.zones[REWARD_DECK] = scene.state.zones[REWARD_DISCARD] = []
    return scene


def level(scene: Scene) -> Scene:
    """Both areas are as high."""
    return scene.multiplier("a-upper-left", 1).multiplier("a-ridge", 1)


def can_show(scene: Scene, letter: str, name: str) -> bool:
    """Whether a player is offered this mission now."""
    question = scene.game.question(scene.seat(letter))
    return question is not None and f"complete tides.{name}" in [option.id for option in question.options]


@clause("WARP-RES-06", "WARP-RES-13", "WARP-MIS-09")
def test_a_lost_troop_is_missing_for_a_mission_that_could_be_shown(tides: str) -> None:
    # 3 and 1 at home, 4 on a-upper-left.
    scene = level(beside_exiled(tides)).private("A", "tides.army").dice(3, 3).turn("A", "action")
    scene.play("A later", "A attack", "A troops 1")

    # The area is left empty, and one Troop was lost.
    assert (scene.holder("a-ridge"), scene.kind(), can_show(scene, "A", "army")) == ("empty", "end", False)


@clause("WARP-RES-16", "WARP-RES-18", "WARP-MIS-09")
def test_a_defender_may_show_the_win_at_once(tides: str) -> None:
    scene = no_rewards(beside_b(tides).private("B", "tides.shield").dice(1, 6))

    attack(scene, 1)

    assert (scene.asked(), scene.kind(), can_show(scene, "B", "shield")) == ("B", "mission", True)


@clause("WARP-RES-16", "WARP-RES-18", "WARP-MIS-09")
def test_a_supporter_may_show_the_win_at_once(tides: str) -> None:
    scene = no_rewards(beside_exiled(tides).private("B", "tides.helper").hand("B", "enforce").has("B", gold=1))

    attack(scene.dice(1, 6), 1).play("B play enforce")

    assert (scene.asked(), scene.kind(), can_show(scene, "B", "helper")) == ("B", "mission", True)


@clause("WARP-RES-16", "WARP-RES-18")
@for_each(("dice", "wins"), [((6, 1), ([0], [])), ((1, 6), ([], [1])), ((1, 1), ([], []))])
def test_who_won(tides: str, dice: tuple[int, int], wins: tuple[list[int], list[int]]) -> None:
    scene = level(beside_b(tides)).dice(*dice)

    attack(scene, 1)

    assert (scene.colony("A").wins, scene.colony("B").wins) == wins
    assert (scene.colony("A").acted, scene.colony("B").acted) == (bool(wins[0]), bool(wins[1]))


@clause("WARP-BRB-04", "WARP-MIS-09")
def test_a_bribe_counts_for_what_both_own(tides: str) -> None:
    scene = beside_b(tides).private("A", "tides.reader").private("B", "tides.purse").hand("B", "enforce").dice(6, 1)
    scene.hand("A", "elite", "defect").has("A", gold=3).turn("A", "action").play("A later", "A attack", "A troops 1")
    scene.play("A pass", "B play enforce", "A bribe", "A gold 3", "A card elite", "A propose", "B accept")

    # After the combat: B has three Gold, A no second card.
    assert (scene.asked(), can_show(scene, "B", "purse")) == ("B", True)
    scene.play("B later")
    assert (scene.asked(), scene.kind(), can_show(scene, "A", "reader")) == ("A", "end", False)


@clause("WARP-CON-15", "WARP-RWD-04", "WARP-MIS-09")
def test_what_is_taken_is_missing_for_whoever_could_have_shown_it(tides: str) -> None:
    # The Shadows take a card of one opponent.
    scene = table(tides).leads("A", "darja-shadows")
    price = scene.state.race(scene.race("darja-shadows")).price
    scene.rewards("A", *["tremor", "salvage", "recruits", "sabotage"][:price])
    scene.hand("B", "elite", "defect").private("B", "tides.reader").turn("A", "action").play("B later")

    scene.play("A reward-ability darja-shadows")
    while scene.kind() in ("take", "victim"):
        scene.play(f"A {scene.options('A')[0]}")

    assert (len(scene.cards("B")), scene.state.colonies[1].ready) == (1, [])


@clause("WARP-CON-15", "WARP-MIS-09")
@for_each("letter", ["A", "B"])
def test_cards_above_the_limit_are_missing_for_a_mission(tides: str, letter: str) -> None:
    scene = table(tides).hand(letter, "elite", "defect").private(letter, "tides.reader").turn("A", "action")
    scene.play(f"{letter} later").colony(letter).stats[HAND_LIMIT] = -7

    scene.run(CutHand(scene.seat(letter)), CheckMissions(), ExtractMenu(0)).play(f"{letter} discard elite")

    assert (scene.cards(letter), scene.colony(letter).ready, scene.asked()) == (["defect.1"], [], "A")


@clause("WARP-RWD-04", "WARP-MIS-09")
@for_each("letter", ["A", "B"])
def test_reward_cards_above_the_limit_are_missing_for_a_mission(tides: str, letter: str) -> None:
    scene = table(tides).rewards(letter, "tremor", "recruits").private(letter, "tides.hoarder").turn("A", "action")
    scene.play(f"{letter} later").colony(letter).stats[REWARD_LIMIT] = -3

    scene.run(CutRewards(scene.seat(letter)), CheckMissions(), ExtractMenu(0)).play(f"{letter} discard tremor")

    assert (scene.held_rewards(letter), scene.colony(letter).ready, scene.asked()) == (["recruits.1"], [], "A")


@clause("WARP-RWD-06")
def test_what_is_impossible_is_not_told_of(tides: str) -> None:
    # Two Troops into reserve and a Gold, with no Troop left.
    scene = table(tides).rewards("A", "tides.mix").has("A", reserve=10).turn("A").play("A spend tides.mix")

    assert (scene.supplies("A"), scene.told("reserve"), scene.kind()) == ((1, 0, 10), [], "extract")


@clause("WARP-SWI-02", "WARP-SWI-06", "WARP-MIS-09")
@for_each("letter", ["A", "B"])
def test_a_mission_that_was_switched_in_can_be_shown_at_once(tides: str, letter: str) -> None:
    scene = table(tides).rewards(letter, "new-orders").private(letter, "pr-01", "cq-01").has(letter, gold=3)
    scene.mission_deck("tides.purse", "tides.army").turn(letter, "action").play(f"{letter} spend new-orders")
    scene.play(f"{letter} switch none", f"{letter} deck progress", f"{letter} keep tides.purse")
    while scene.kind() == "draw":
        scene.play(f"{letter} draw deck")

    assert (scene.asked(), scene.kind(), can_show(scene, letter, "purse")) == (letter, "mission", True)


@clause("WARP-MIS-09", "WARP-MIS-11")
def test_what_was_paid_for_a_mission_is_missing_for_another(tides: str) -> None:
    scene = table(tides).private("A", "tides.purse", "tides.dear").has("A", gold=3).turn("A", "action")
    assert scene.options("A")[:2] == ["complete tides.purse", "complete tides.dear"]

    scene.play("A complete tides.dear")

    assert (scene.supplies("A"), scene.colony("A").ready, scene.kind()) == ((1, 0, 0), [], "raise")


@clause("WARP-MIS-03", "WARP-MIS-09")
@for_each("letter", ["A", "B"])
def test_a_completed_mission_can_be_what_another_asks_for(tides: str, letter: str) -> None:
    scene = table(tides).private(letter, "tides.easy", "tides.second").turn("A", "action")
    assert scene.options(letter) == ["complete tides.easy", "later"]

    scene.play(f"{letter} complete tides.easy")

    assert scene.options(letter) == ["complete tides.second", "later"]


@clause("WARP-RAC-04", "WARP-INC-10", "WARP-MIS-09")
@for_each(("giver", "taker"), [("A", "B"), ("B", "A")])
def test_what_was_handed_over_is_missing_for_a_mission(tides: str, giver: str, taker: str) -> None:
    scene = table(tides).has(giver, gold=4).private(giver, "tides.purse").turn(taker, "action")
    scene.play(f"{giver} later")

    scene.run(HandOver(scene.seat(giver), scene.seat(taker), 2), CheckMissions(), ExtractMenu(scene.seat(taker)))

    assert (scene.supplies(giver), scene.supplies(taker)) == ((2, 0, 0), (2, 0, 0))
    assert (scene.colony(giver).ready, scene.asked()) == ([], taker)


@clause("WARP-SET-41", "WARP-SET-38", "WARP-MIS-09")
def test_missions_can_be_shown_from_the_first_turn_on(tides: str) -> None:
    scene = Scene(seats=3, packs=(tides,)).open("tides.easy")
    scene.state.first, scene.state.dirty = 2, 0

    scene.run(ShuffleMissions())
    asked = ""
    while scene.kind() == "mission":
        asked += scene.asked()
        scene.play(f"{scene.asked()} later")

    assert (asked, scene.asked(), scene.kind(), scene.state.round) == ("CAB", "C", "extract", 1)


@clause("WARP-GAT-06", "WARP-RES-07", "WARP-MIS-09")
def test_a_conquered_gate_is_a_state_at_once(tides: str) -> None:
    scene = table(tides).holds("A", "ring-1", 4).guardian("darja-shadows").private("A", "tides.gate")
    conquer = scene.state.rulebook.guardians[scene.state.guardian].conquer
    scene.colony("A").done = [4, 4, 4, 4]

    attack(scene.multiplier("ring-1", 4).dice(6, 6, 6, 1, 1), 3).play("A stay 1")

    assert (scene.asked(), scene.kind(), can_show(scene, "A", "gate")) == ("A", "mission", True)
    sets = 4 // conquer.every * conquer.points if conquer.per >= 0 else 0
    assert scene.colony("A").tokens == conquer.flat + sets > 0
