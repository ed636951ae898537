"""Darja Shadows, Dura Scavengers and Ecton Cultists: led by a player, and exiled."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.the_warp.fighting import attack, exiled, gate, quiet, result, rivals
from tests.games.the_warp.plays import end_turn, pass_turn, plays
from tests.games.the_warp.scene import Scene, at
from tests.games.the_warp.turn_plays import act_quietly, consult
from tests.rows import for_each


def shown_attack_cards(scene: Scene, letter: str | None) -> list[object]:
    """The attacker's Combat cards as a seat sees them."""
    cards = at(scene.view(letter), "combat", "attack", "cards")
    assert isinstance(cards, list)
    return [at(card, "card") for card in cards]


# Darja Shadows


@plays("darja-shadows active")
@clause("WARP-RAC-03", "WARP-RAC-09")
@for_each("troops", [1, 2])
def test_darja_shadows_forbid_support_against_one_or_two_of_their_troops(troops: int) -> None:
    scene = exiled(1, seats=3).leads("A", "darja-shadows").hand("B", "enforce").hand("C", "enforce").has("B", gold=3)
    attack(scene.dice(*[6] * troops, 1), troops)
    assert (scene.kind(), scene.options("A")) == ("ability", ["use darja-shadows", "decline"])

    scene.play("A use darja-shadows")

    # Nobody was asked: the dice have fallen.
    assert (scene.kind(), result(scene)) == ("end", "conquered")
    assert (scene.cards("B"), scene.cards("C")) == (["enforce.1"], ["enforce.2"])


@plays("darja-shadows active")
@clause("WARP-RAC-03")
def test_darja_shadows_may_let_others_support() -> None:
    scene = exiled(1).leads("A", "darja-shadows").hand("B", "enforce")

    attack(scene, 2).play("A decline")

    assert (scene.asked(), scene.kind()) == ("B", "defence-card")


@plays("darja-shadows active")
@clause("WARP-RAC-03")
def test_darja_shadows_have_no_such_power_with_three_troops() -> None:
    scene = exiled(1).leads("A", "darja-shadows").hand("B", "enforce")

    attack(scene, 3)

    assert (scene.asked(), scene.kind()) == ("B", "defence-card")


@plays("darja-shadows active")
@clause("WARP-RAC-03")
@for_each("place", ["player", "guardian"])
def test_darja_shadows_forbid_support_of_exiled_areas_alone(place: str) -> None:
    scene = rivals(1) if place == "player" else gate("zeto-archivists")
    scene.leads("A", "darja-shadows").hand("B", "enforce")

    attack(scene, 1)

    assert (scene.asked(), scene.kind()) == ("B", "defence-card")


@plays("darja-shadows active")
@clause("WARP-RAC-09")
def test_darja_shadows_have_no_say_in_the_attack_of_another() -> None:
    scene = exiled(1, seats=3).leads("B", "darja-shadows").hand("C", "enforce")

    attack(scene, 2)

    assert (scene.asked(), scene.kind()) == ("C", "defence-card")


@plays("darja-shadows reward")
@clause("WARP-RAC-04")
def test_darja_shadows_take_a_card_of_one_opponent_and_two_resources() -> None:
    scene = Scene(3).leads("A", "darja-shadows").rewards("A", "tremor", "salvage").hand("B", "elite", "enforce")
    scene.hand("C", "maneuver.2").turn("A", "end")

    scene.play("A reward-ability darja-shadows")
    assert scene.options("A") == ["from b", "from c"]
    scene.play("A from c")
    assert scene.options("A") == ["take 0 gold 2 energy", "take 1 gold 1 energy", "take 2 gold 0 energy"]
    scene.play("A take 2 gold 0 energy")

    assert (scene.cards("A"), scene.cards("C"), len(scene.cards("B"))) == (["maneuver.2"], [], 2)
    assert scene.supplies("A") == (2, 0, 0)
    assert scene.held_rewards("A") == []
    assert (scene.knows("B", "maneuver.2"), scene.knows("C", "maneuver.2")) == (False, True)


@plays("darja-shadows reward")
@clause("WARP-RAC-04")
def test_darja_shadows_take_one_card_however_many_there_are() -> None:
    scene = (
        Scene().leads("A", "darja-shadows").rewards("A", "tremor", "salvage").hand("B", "elite", "enforce", "defect")
    )

    scene.turn("A", "end").play("A reward-ability darja-shadows", "A take 1 gold 1 energy")

    assert (len(scene.cards("A")), len(scene.cards("B"))) == (1, 2)


@plays("darja-shadows reward")
@clause("WARP-CON-15")
def test_a_card_taken_by_darja_shadows_can_be_one_too_many() -> None:
    scene = Scene().leads("A", "darja-shadows").rewards("A", "tremor", "salvage").hand("B", "elite")
    scene.hand("A", *["build-any"] * 5, "start", "defect", "pincer").turn("A", "end")

    scene.play("A reward-ability darja-shadows")

    # The card is taken first; then the owner of the hand chooses what goes.
    assert (scene.kind(), len(scene.cards("A"))) == ("cut-hand", 9)
    scene.play("A discard build-any")
    assert len(scene.cards("A")) == 8
    assert "elite.1" in scene.cards("A")


@plays("darja-shadows reward")
@clause("WARP-RWD-06")
def test_darja_shadows_gain_resources_even_if_there_is_no_card_to_take() -> None:
    scene = Scene().leads("A", "darja-shadows").rewards("A", "tremor", "salvage").turn("A", "end")

    scene.play("A reward-ability darja-shadows", "A take 0 gold 2 energy")

    assert scene.supplies("A") == (0, 2, 0)


@plays("darja-shadows exiled")
@clause("WARP-RAC-07")
def test_exiled_darja_shadows_see_the_cards_of_the_attacker() -> None:
    scene = exiled(1).exiled_races("darja-shadows", "ralan-engineers").hand("A", "enforce").hand("B", "elite")

    attack(scene, 2).play("A play enforce")

    assert (scene.asked(), scene.kind()) == ("B", "defence-card")
    assert shown_attack_cards(scene, "B") == ["enforce.1"]


@plays("darja-shadows exiled")
@clause("WARP-RAC-07")
def test_spectators_see_the_cards_played_face_up_against_darja_shadows() -> None:
    scene = exiled(1).exiled_races("darja-shadows", "ralan-engineers").hand("A", "enforce").hand("B", "elite")

    attack(scene, 2).play("A play enforce")

    assert shown_attack_cards(scene, None) == ["enforce.1"]


@plays("darja-shadows exiled")
@clause("WARP-RAC-07")
def test_exiled_darja_shadows_see_nothing_on_areas_of_the_other_colour() -> None:
    scene = exiled(1).exiled_races("ralan-engineers", "darja-shadows").hand("A", "enforce").hand("B", "elite")

    attack(scene, 2).play("A play enforce")

    assert shown_attack_cards(scene, "B") == [None]


@plays("darja-shadows exiled")
@clause("WARP-RAC-07", "WARP-CRD-03")
def test_a_card_in_support_of_darja_shadows_stays_face_down() -> None:
    scene = exiled(1, seats=3).exiled_races("darja-shadows", "ralan-engineers").hand("B", "elite").has("A", gold=1)

    attack(scene, 2).play("B play elite")

    cards = at(scene.view("A"), "combat", "defence", "cards")
    assert isinstance(cards, list)
    assert [at(card, "card") for card in cards] == [None]


# Dura Scavengers


@plays("dura-scavengers active")
@clause("WARP-RAC-03")
@for_each(("dice", "end"), [((6, 6, 1), "conquered"), ((1, 1, 6), "held")])
def test_dura_scavengers_draw_a_card_after_a_combat_won_or_lost(dice: tuple[int, ...], end: str) -> None:
    scene = exiled(1).leads("A", "dura-scavengers").deck("elite")
    attack(scene.dice(*dice), 2)
    assert (scene.kind(), scene.options("A"), result(scene)) == ("ability", ["use dura-scavengers", "decline"], end)

    scene.play("A use dura-scavengers", "A draw deck")

    assert (scene.kind(), scene.cards("A")) == ("end", ["elite.1"])


@plays("dura-scavengers active")
@clause("WARP-RAC-03")
def test_dura_scavengers_draw_after_a_defence_and_may_decline() -> None:
    scene = rivals(1).leads("B", "dura-scavengers").dice(6, 6, 1)
    attack(scene, 2)
    assert (scene.asked(), scene.options("B")) == ("B", ["use dura-scavengers", "decline"])

    scene.play("B decline")

    assert (scene.kind(), scene.cards("B")) == ("end", [])


@plays("dura-scavengers active")
@clause("WARP-RAC-09")
def test_dura_scavengers_draw_after_a_combat_that_they_supported() -> None:
    scene = exiled(1, seats=3).leads("B", "dura-scavengers").leads("C", "dura-scavengers").hand("B", "enforce")
    scene.has("B", gold=1).dice(6, 6, 1)
    attack(scene, 2).play("B play enforce")

    # C, who took no part, is not asked.
    assert (scene.asked(), scene.kind()) == ("B", "ability")
    scene.play("B use dura-scavengers", "B draw build-01")
    assert (scene.asked(), scene.kind(), scene.cards("B")) == ("A", "end", ["build-01"])


@plays("dura-scavengers active")
@clause("WARP-RAC-03")
def test_dura_scavengers_draw_once_in_each_turn_of_anybody() -> None:
    scene = exiled(1).leads("A", "dura-scavengers", "morlar-raiders").rewards("A", "tremor", "salvage")
    scene.exiled("b-spine-inner", 1).holds("B", "b-upper-right", 3).dice(1, 6)
    scene.turn("A", "action").play("A reward-ability morlar-raiders", "A attack a-upper-left a-ridge", "A troops 1")
    scene.play("A use dura-scavengers", "A draw build-01")

    # A second combat of the same turn, then one in the turn of B.
    scene.dice(1, 6).play("A attack", "A attack a-upper-left b-spine-inner", "A troops 1")
    assert (scene.kind(), len(scene.cards("A"))) == ("end", 1)
    end_turn(scene.holds("A", "b-spine-outer", 1), "A").play("B extract resources")
    consult(scene.deck("build-02", "build-03"), "B").dice(1, 6)
    scene.play("B attack", "B attack b-upper-right b-spine-outer", "B troops 1", "B pass")

    assert (scene.asked(), scene.options("A")) == ("A", ["use dura-scavengers", "decline"])


@plays("dura-scavengers reward")
@clause("WARP-RAC-04")
def test_dura_scavengers_take_two_cards_of_the_discard_pile() -> None:
    scene = (
        Scene().leads("A", "dura-scavengers").rewards("A", "tremor", "salvage").discards("elite", "defect", "pincer")
    )
    scene.turn("A", "end").play("A reward-ability dura-scavengers", "A spend tremor")
    assert scene.options("A") == ["stop", "take elite.1", "take defect.1", "take pincer.1"]

    scene.play("A take defect", "A take elite")

    assert (scene.kind(), scene.cards("A")) == ("end", ["defect.1", "elite.1"])
    assert scene.held_rewards("A") == ["salvage.1"]


@plays("dura-scavengers reward")
@clause("WARP-CON-11")
def test_dura_scavengers_take_no_card_beyond_the_hand_limit() -> None:
    scene = Scene().leads("A", "dura-scavengers").rewards("A", "tremor").discards("elite", "defect")
    scene.hand("A", *["upgrade-any"] * 6, "pincer").turn("A", "end")

    scene.play("A reward-ability dura-scavengers", "A take elite")

    assert (scene.kind(), len(scene.cards("A"))) == ("end", 8)


@plays("dura-scavengers reward")
@clause("WARP-RWD-06")
def test_dura_scavengers_need_a_discard_pile() -> None:
    scene = Scene().leads("A", "dura-scavengers").rewards("A", "redeployment").turn("A")

    assert scene.options("A") == ["extract resources", "extract troops", "spend redeployment"]


@plays("dura-scavengers exiled")
@clause("WARP-RAC-07")
def test_the_conqueror_of_dura_scavengers_takes_a_discarded_card() -> None:
    scene = exiled(1).exiled_races("dura-scavengers", "ralan-engineers").discards("elite", "defect")
    attack(scene.dice(6, 6, 1), 2)
    assert (scene.kind(), scene.options("A")) == ("take-discard", ["stop", "take elite.1", "take defect.1"])

    scene.play("A take defect")

    assert (scene.kind(), scene.cards("A")) == ("end", ["defect.1"])


@plays("dura-scavengers exiled")
@clause("WARP-RAC-07")
@for_each(("color", "dice"), [("green", (1, 1, 6)), ("yellow", (6, 6, 1))])
def test_only_a_conquest_of_their_own_colour_searches_the_ruins_of_dura_scavengers(
    color: str, dice: tuple[int, ...]
) -> None:
    scene = quiet().holds("A", "a-upper-left", 4).exiled("a-ridge", 1, color).discards("elite")
    scene.exiled_races("dura-scavengers", "ralan-engineers")

    attack(scene.dice(*dice), 2)

    assert (scene.kind(), scene.cards("A")) == ("end", [])


# Ecton Cultists


@plays("ecton-cultists active")
@clause("WARP-RAC-03")
def test_ecton_cultists_give_back_a_troop_for_three_resources() -> None:
    scene = Scene().leads("A", "ecton-cultists").holds("A", "a-left", 2).turn("A")
    assert scene.options("A") == ["extract resources", "extract troops", "use ecton-cultists"]

    scene.play("A use ecton-cultists")
    # Never the last Troop of an area: none from a-right.
    assert scene.options("A") == ["return a-colony", "return a-left"]
    scene.play("A return a-left")
    assert scene.options("A") == [f"take {gold} gold {3 - gold} energy" for gold in range(4)]
    scene.play("A take 1 gold 2 energy")

    assert (scene.troops("a-left"), scene.holder("a-left"), scene.colony("A").supply) == (1, "A", 14 - 3 - 1 - 1)
    assert scene.supplies("A") == (1, 2, 0)


@plays("ecton-cultists active")
@clause("WARP-RAC-03")
def test_ecton_cultists_do_so_once_in_each_own_turn() -> None:
    scene = Scene().leads("A", "ecton-cultists").turn("A").play("A use ecton-cultists", "A take 3 gold 0 energy")
    assert "use ecton-cultists" not in scene.options("A")

    assert "use ecton-cultists" not in consult(scene.play("A extract resources"), "A").options("A")
    pass_turn(end_turn(act_quietly(scene, "A"), "A"), "B")

    assert (scene.asked(), scene.kind()) == ("A", "extract")
    assert "use ecton-cultists" in scene.options("A")


@plays("ecton-cultists active")
@clause("WARP-RAC-03")
def test_ecton_cultists_need_a_troop_that_is_not_the_last_of_its_area() -> None:
    scene = Scene().leads("A", "ecton-cultists").holds("A", "a-colony", 1).holds("A", "a-left", 1).turn("A")

    assert scene.options("A") == ["extract resources", "extract troops"]


@plays("ecton-cultists reward")
@clause("WARP-RAC-04", "WARP-INC-08")
@for_each(("supply", "gained"), [(10, 3), (2, 2)])
def test_ecton_cultists_put_three_troops_into_reserve_as_far_as_there_are_any(supply: int, gained: int) -> None:
    scene = Scene().leads("A", "ecton-cultists").rewards("A", "tremor", "salvage", "recruits")
    scene.has("A", reserve=10 - supply).turn("A", "end")

    scene.play("A reward-ability ecton-cultists", "A spend tremor + spend recruits")

    assert scene.supplies("A") == (0, 0, 10 - supply + gained)
    assert scene.colony("A").supply == supply - gained
    assert scene.held_rewards("A") == ["salvage.1"]


@plays("ecton-cultists exiled")
@clause("WARP-RAC-07")
@for_each(("troops", "left"), [(3, 2), (2, 1), (1, 1)])
def test_the_conqueror_of_ecton_cultists_loses_a_troop_but_never_the_last(troops: int, left: int) -> None:
    scene = exiled(1).exiled_races("ecton-cultists", "ralan-engineers").dice(*[6] * troops, 1)

    attack(scene, troops)

    assert (scene.holder("a-ridge"), scene.troops("a-ridge")) == ("A", left)
    assert (scene.troops("a-upper-left"), scene.colony("A").supply) == (4 - troops, 14 - 4 - 4 + troops - left)


@plays("ecton-cultists exiled")
@clause("WARP-RAC-07")
def test_a_failed_attack_on_ecton_cultists_costs_no_further_troop() -> None:
    scene = exiled(1).exiled_races("ecton-cultists", "ralan-engineers").dice(1, 1, 1, 6)

    attack(scene, 3)

    assert (scene.holder("a-ridge"), scene.troops("a-upper-left")) == ("exiled", 3)
