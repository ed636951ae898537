"""Silna Officials, Skolok Miners, Sol'ca Mercenaries and Volut Smugglers: led by a player, and exiled."""

from __future__ import annotations

from tessera.games.the_warp.state import DISCARD, MISSION_DECKS
from tests.clauses import clause
from tests.games.the_warp.fighting import attack, counted, exiled, gate, powers, quiet, result, rivals
from tests.games.the_warp.plays import end_turn, pass_turn, plays
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.turn_plays import consult
from tests.rows import for_each

# Silna Officials


@plays("silna-officials active")
@clause("WARP-RAC-03", "WARP-END-08")
def test_silna_officials_draw_missions_for_nothing_and_choose_from_two() -> None:
    scene = Scene().leads("A", "silna-officials").private("A", "pg-01", "cq-01").mission_deck("pr-01", "pr-02", "pr-03")
    scene.turn("A", "end").play("A end turn")
    assert (scene.kind(), scene.options("A")) == (
        "replenish",
        ["stop", "deck progress", "deck prosperity", "deck conquest"],
    )

    scene.play("A deck prosperity")
    assert (scene.kind(), scene.options("A")) == ("keep-mission", ["keep pr-01", "keep pr-02"])
    scene.play("A keep pr-02")

    assert scene.held_missions("A") == ["pg-01", "cq-01", "pr-02"]
    # The other one lies under the deck.
    assert (scene.asked(), scene.in_zone(MISSION_DECKS + 1)[0]) == ("B", "pr-01")


@plays("silna-officials reward")
@clause("WARP-RAC-05", "WARP-SWI-08")
def test_silna_officials_hold_one_mission_more_and_switch_one_now() -> None:
    scene = Scene().leads("A", "silna-officials").private("A", "pg-01", "cq-01", "pr-01").mission_deck("pr-02", "pr-03")
    scene.rewards("A", "tremor", "salvage").turn("A", "action").play("A reward-ability silna-officials")
    # There is room for a fourth, so none need be laid aside.
    assert scene.options("A") == ["keep", "switch none", "switch pg-01", "switch cq-01", "switch pr-01"]

    scene.play("A switch none", "A deck prosperity", "A keep pr-03")

    assert (scene.held_missions("A"), scene.held_rewards("A")) == (["pg-01", "cq-01", "pr-01", "pr-03"], [])
    # One switch: the action is next.
    assert scene.kind() == "raise"


@plays("silna-officials reward")
@clause("WARP-RAC-05", "WARP-SWI-08")
def test_silna_officials_replenish_up_to_four_missions_once_they_bought_the_place() -> None:
    scene = (
        Scene().leads("A", "silna-officials").private("A", "pg-01", "cq-01", "pr-01").rewards("A", "tremor", "salvage")
    )
    scene.turn("A", "end").play("A reward-ability silna-officials", "A keep", "A end turn")
    assert scene.kind() == "replenish"

    scene.mission_deck("cq-05", "cq-06").play("A deck conquest", "A keep cq-06")

    # Four is all.
    assert (scene.asked(), scene.held_missions("A")) == ("B", ["pg-01", "cq-01", "pr-01", "cq-06"])


@plays("silna-officials reward")
@clause("WARP-RAC-05")
def test_what_silna_officials_do_besides_happens_once() -> None:
    scene = Scene().leads("A", "silna-officials").private("A", "pg-01", "cq-01", "pr-01")
    scene.rewards("A", "tremor", "salvage", "archive-cache", "recruits").turn("A")
    scene.play("A reward-ability silna-officials", "A spend tremor + spend salvage", "A keep")
    assert "reward-ability silna-officials" not in scene.options("A")

    pass_turn(pass_turn(scene, "A"), "B")

    assert (scene.asked(), scene.kind()) == ("A", "extract")
    assert "reward-ability silna-officials" not in scene.options("A")


@plays("silna-officials exiled")
@clause("WARP-RAC-07", "WARP-RAC-10")
def test_exiled_silna_officials_take_two_resources_for_each_mission() -> None:
    scene = Scene().exiled_races("silna-officials", "zeto-archivists").private("A", "pg-01").has("A", gold=2, energy=1)
    scene.mission_deck("pr-01").turn("A", "end").play("A end turn", "A deck prosperity")
    assert scene.options("A") == ["pay 1 gold 1 energy", "pay 2 gold 0 energy"]

    scene.play("A pay 2 gold 0 energy")

    # 1 Energy is not enough for a third one.
    assert (scene.asked(), scene.held_missions("A"), scene.supplies("A")) == ("B", ["pg-01", "pr-01"], (0, 1, 0))


# Skolok Miners


@plays("skolok-miners active")
@clause("WARP-RAC-03", "WARP-INC-02")
def test_skolok_miners_extract_one_gold_more() -> None:
    scene = Scene().leads("A", "skolok-miners").turn("A").play("A extract resources")
    assert scene.options("A") == ["use skolok-miners", "decline"]

    scene.play("A use skolok-miners")

    assert (scene.kind(), scene.supplies("A")) == ("before-consult", (2, 1, 0))


@plays("skolok-miners active")
@clause("WARP-RAC-03")
def test_skolok_miners_may_decline_and_gain_nothing_with_troops() -> None:
    declined = Scene().leads("A", "skolok-miners").turn("A").play("A extract resources", "A decline")
    troops = Scene().leads("A", "skolok-miners").turn("A").play("A extract troops", "A done")

    assert declined.supplies("A") == (1, 1, 0)
    assert (troops.supplies("A"), troops.kind()) == ((0, 0, 1), "draw")


@plays("skolok-miners active")
@clause("WARP-RAC-03", "WARP-INC-02")
def test_skolok_miners_extract_more_in_every_turn() -> None:
    scene = Scene().leads("A", "skolok-miners").turn("A", "start").play("A extract resources", "A use skolok-miners")

    scene.turn("A", "start").play("A extract resources", "A use skolok-miners")

    assert scene.supplies("A") == (4, 2, 0)


@plays("skolok-miners reward")
@clause("WARP-RAC-04")
def test_skolok_miners_gain_four_gold_and_two_energy_as_often_as_they_pay() -> None:
    scene = Scene().leads("A", "skolok-miners").rewards("A", "tremor", "salvage", "recruits", "blueprints").turn("A")

    scene.play("A reward-ability skolok-miners", "A spend tremor + spend salvage")
    assert (scene.supplies("A"), scene.held_rewards("A")) == ((4, 2, 0), ["recruits.1", "blueprints.1"])
    scene.play("A reward-ability skolok-miners")

    assert (scene.supplies("A"), scene.held_rewards("A")) == ((8, 4, 0), [])


@plays("skolok-miners exiled")
@clause("WARP-RAC-07")
@for_each(("color", "dice", "gold"), [("green", (6, 6, 1), 2), ("green", (1, 1, 6), 0), ("yellow", (6, 6, 1), 0)])
def test_the_conqueror_of_skolok_miners_gains_two_gold(color: str, dice: tuple[int, ...], gold: int) -> None:
    scene = quiet().holds("A", "a-upper-left", 4).exiled("a-ridge", 1, color)
    scene.exiled_races("skolok-miners", "ralan-engineers")

    attack(scene.dice(*dice), 2)

    assert (scene.kind(), scene.supplies("A")) == ("end", (gold, 0, 0))


# Sol'ca Mercenaries


@plays("solca-mercenaries active")
@clause("WARP-RAC-03")
def test_solca_mercenaries_pay_three_resources_for_a_troop_on_an_area_or_in_reserve() -> None:
    scene = Scene().leads("A", "solca-mercenaries").has("A", gold=3, energy=2).turn("A", "action")
    scene.play("A use solca-mercenaries")
    assert scene.options("A") == ["pay 1 gold 2 energy", "pay 2 gold 1 energy", "pay 3 gold 0 energy"]
    scene.play("A pay 1 gold 2 energy")
    assert scene.options("A") == ["reserve", "station a-colony", "station a-right"]

    scene.play("A station a-right")

    assert (scene.troops("a-right"), scene.supplies("A"), scene.colony("A").supply) == (2, (2, 0, 0), 14 - 5)


@plays("solca-mercenaries active")
@clause("WARP-RAC-03")
def test_solca_mercenaries_hire_once_in_each_own_turn() -> None:
    scene = (
        Scene().leads("A", "solca-mercenaries").has("A", gold=9).turn("A").play("A use solca-mercenaries", "A reserve")
    )
    assert (scene.supplies("A"), "use solca-mercenaries" in scene.options("A")) == ((6, 0, 1), False)

    scene.play("A extract resources", "A done")
    assert "use solca-mercenaries" not in consult(scene, "A").options("A")
    scene.turn("A", "end")
    pass_turn(end_turn(scene, "A"), "B")

    assert "use solca-mercenaries" in scene.options("A")


@plays("solca-mercenaries active")
@clause("WARP-RAC-03")
@for_each(("gold", "reserve"), [(2, 0), (3, 10)])
def test_solca_mercenaries_need_three_resources_and_a_troop_in_the_general_supply(gold: int, reserve: int) -> None:
    scene = Scene().leads("A", "solca-mercenaries").has("A", gold=gold, reserve=reserve).turn("A")

    assert scene.options("A") == ["extract resources", "extract troops", "trade"]


@plays("solca-mercenaries reward")
@clause("WARP-RAC-04", "WARP-SYM-06")
def test_solca_mercenaries_gain_two_troops_and_move_one() -> None:
    scene = Scene().leads("A", "solca-mercenaries").rewards("A", "tremor", "salvage").turn("A")
    scene.play("A reward-ability solca-mercenaries", "A station a-right", "A reserve")
    assert scene.kind() == "move"
    assert "move a-right a-spine-outer" in scene.options("A")

    scene.play("A move a-right a-spine-outer")

    # One movement, and the turn goes on.
    assert (scene.kind(), scene.holder("a-spine-outer"), scene.troops("a-right")) == ("extract", "A", 1)
    assert (scene.supplies("A"), scene.held_rewards("A")) == ((0, 0, 1), [])


@plays("solca-mercenaries exiled")
@clause("WARP-RAC-07")
def test_solca_mercenaries_can_be_paid_to_roll_one_die_less() -> None:
    scene = exiled(2).exiled_races("solca-mercenaries", "ralan-engineers").has("A", gold=1, energy=2).dice(6, 6, 5)
    attack(scene, 2)
    assert (scene.kind(), scene.options("A")) == ("may-pay", ["pay", "decline"])

    scene.play("A pay")
    assert scene.options("A") == ["pay 0 gold 2 energy", "pay 1 gold 1 energy"]
    scene.play("A pay 1 gold 1 energy")

    assert (counted(scene), powers(scene)) == (([6, 6], [5]), (24, 20))
    assert (result(scene), scene.supplies("A")) == ("conquered", (0, 1, 0))


@plays("solca-mercenaries exiled")
@clause("WARP-DIC-11")
def test_a_single_troop_of_paid_solca_mercenaries_rolls_nothing() -> None:
    scene = exiled(1).exiled_races("solca-mercenaries", "ralan-engineers").has("A", gold=2).dice(1)

    attack(scene, 1).play("A pay")

    assert (counted(scene), powers(scene), result(scene)) == (([1], []), (2, 0), "conquered")


@plays("solca-mercenaries exiled")
@clause("WARP-RAC-07")
@for_each(("color", "gold"), [("green", 1), ("yellow", 5)])
def test_solca_mercenaries_ask_nobody_who_cannot_pay_nor_elsewhere(color: str, gold: int) -> None:
    scene = quiet().holds("A", "a-upper-left", 4).exiled("a-ridge", 1, color).has("A", gold=gold).dice(6, 6, 3)
    scene.exiled_races("solca-mercenaries", "ralan-engineers")

    attack(scene, 2)

    assert (scene.kind(), counted(scene), scene.supplies("A")) == ("end", ([6, 6], [3]), (gold, 0, 0))


@plays("solca-mercenaries exiled")
@clause("WARP-RAC-07")
def test_solca_mercenaries_fight_with_all_dice_if_nobody_pays() -> None:
    scene = exiled(2).exiled_races("solca-mercenaries", "ralan-engineers").has("A", gold=2).dice(6, 6, 5, 4)

    attack(scene, 2).play("A decline")

    assert (counted(scene), scene.supplies("A")) == (([6, 6], [5, 4]), (2, 0, 0))


# Volut Smugglers


@plays("volut-smugglers active")
@clause("WARP-RAC-09")
def test_volut_smugglers_support_for_two_resources_less() -> None:
    scene = exiled(1).leads("B", "volut-smugglers").hand("B", "ambush").has("B", gold=2, energy=2)

    attack(scene, 2).play("B play ambush")

    # 1 of any kind becomes nothing, 3 become 1; 2 Gold and 3 Energy less two cost 3.
    assert scene.options("B") == [
        "option 1 pay 0 gold 0 energy",
        "option 2 pay 0 gold 1 energy",
        "option 2 pay 1 gold 0 energy",
        "option 3 pay 1 gold 2 energy",
        "option 3 pay 2 gold 1 energy",
    ]


@plays("volut-smugglers active")
@clause("WARP-RAC-03", "WARP-RAC-09")
def test_volut_smugglers_pay_in_full_for_their_own_attack_and_defence() -> None:
    scene = rivals(1).leads("A", "volut-smugglers").leads("B", "volut-smugglers").hand("A", "jetpack")
    scene.hand("B", "elite").has("A", gold=2, energy=1).has("B", gold=1, energy=0)

    attack(scene.dice(6, 6, 2), 2).play("A play jetpack", "B play elite", "A no bribe")

    assert (scene.supplies("A"), scene.supplies("B")) == ((0, 0, 0), (0, 0, 0))
    # Elite for 1 doubled the die of B.
    assert counted(scene) == ([6, 6], [4])


@plays("volut-smugglers active")
@clause("WARP-RAC-03", "WARP-BRB-04")
def test_a_card_of_volut_smugglers_that_is_bribed_away_returns_to_their_hand() -> None:
    scene = exiled(1).leads("B", "volut-smugglers").hand("B", "elite").has("A", gold=1).dice(6, 6, 1)
    attack(scene, 2).play("B play elite")

    scene.play("A bribe", "A gold 1", "A propose", "B accept")

    assert (scene.cards("B"), scene.in_zone(DISCARD), scene.supplies("B")) == (["elite.1"], [], (1, 0, 0))
    assert (counted(scene), result(scene)) == (([6, 6], [1]), "conquered")
    # Nobody else saw which card it was.
    assert not scene.knows("A", "elite.1")


@plays("volut-smugglers active")
@clause("WARP-RAC-03", "WARP-BRB-04")
def test_a_card_of_others_that_is_bribed_away_is_discarded() -> None:
    scene = exiled(1).leads("A", "volut-smugglers").hand("B", "elite").has("A", gold=1).dice(6, 6, 1)
    attack(scene, 2).play("B play elite")

    scene.play("A bribe", "A gold 1", "A propose", "B accept")

    assert (scene.cards("B"), scene.in_zone(DISCARD)) == ([], ["elite.1"])


@plays("volut-smugglers active")
@clause("WARP-RAC-03", "WARP-BRB-04")
def test_a_bribed_card_returns_to_volut_smugglers_who_defend_too() -> None:
    scene = rivals(1).leads("B", "volut-smugglers").hand("B", "elite").has("A", gold=1).dice(6, 6, 1)

    attack(scene, 2).play("B play elite", "A bribe", "A gold 1", "A propose", "B accept")

    assert (scene.cards("B"), scene.in_zone(DISCARD)) == (["elite.1"], [])


@plays("volut-smugglers reward")
@clause("WARP-RAC-04", "WARP-INC-10")
def test_every_opponent_hands_volut_smugglers_a_resource_of_their_choice() -> None:
    scene = Scene(4).leads("A", "volut-smugglers").rewards("A", "tremor").has("B", gold=1, energy=2).has("D", energy=3)
    scene.turn("A", "end").play("A reward-ability volut-smugglers")
    assert (scene.asked(), scene.options("B")) == ("B", ["give 0 gold 1 energy", "give 1 gold 0 energy"])

    scene.play("B give 1 gold 0 energy")

    # C has nothing; D has Energy only and is not asked.
    assert (scene.asked(), scene.supplies("A"), scene.held_rewards("A")) == ("A", (1, 1, 0), [])
    assert [scene.supplies(letter) for letter in "BCD"] == [(0, 2, 0), (0, 0, 0), (0, 2, 0)]


@plays("volut-smugglers reward")
@clause("WARP-TEAM-10")
def test_volut_smugglers_take_nothing_from_a_teammate() -> None:
    scene = Scene(4, teams=True).leads("A", "volut-smugglers").rewards("A", "tremor")
    scene.has("B", gold=1).has("C", gold=1).has("D", gold=1)

    scene.turn("A", "end").play("A reward-ability volut-smugglers")

    assert [scene.supplies(letter) for letter in "ABCD"] == [(2, 0, 0), (0, 0, 0), (1, 0, 0), (0, 0, 0)]


@plays("volut-smugglers exiled")
@clause("WARP-RAC-07")
def test_volut_smugglers_can_be_paid_to_go_without_support() -> None:
    scene = exiled(1).exiled_races("volut-smugglers", "ralan-engineers").has("A", gold=1, energy=3).hand("B", "enforce")
    attack(scene.dice(6, 6, 1), 2)
    assert (scene.kind(), scene.options("A")) == ("may-pay", ["pay", "decline"])

    scene.play("A pay")
    assert scene.options("A") == ["pay 0 gold 3 energy", "pay 1 gold 2 energy"]
    scene.play("A pay 0 gold 3 energy")

    assert (scene.kind(), scene.supplies("A"), scene.cards("B")) == ("end", (1, 0, 0), ["enforce.1"])


@plays("volut-smugglers exiled")
@clause("WARP-RAC-07")
@for_each(("color", "gold", "answers"), [("green", 3, ["A decline"]), ("green", 2, []), ("yellow", 3, [])])
def test_volut_smugglers_are_supported_unless_they_are_paid(color: str, gold: int, answers: list[str]) -> None:
    scene = quiet().holds("A", "a-upper-left", 4).exiled("a-ridge", 1, color).has("A", gold=gold).hand("B", "enforce")
    scene.exiled_races("volut-smugglers", "ralan-engineers")

    attack(scene, 2).play(*answers)

    assert (scene.asked(), scene.kind()) == ("B", "defence-card")


@plays("volut-smugglers exiled")
@clause("WARP-GAT-16")
def test_the_guardian_cannot_be_paid_like_exiled_volut_smugglers() -> None:
    scene = (
        gate("volut-smugglers").exiled_races("volut-smugglers", "ralan-engineers").has("A", gold=3).hand("B", "enforce")
    )

    attack(scene, 2)

    assert (scene.asked(), scene.kind()) == ("B", "defence-card")
