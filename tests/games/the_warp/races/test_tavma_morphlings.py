"""Tavma Morphlings: the mark on the race of an opponent, and exiled beside every kind of other race."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.the_warp.fighting import attack, counted, exiled, quiet, result, rivals
from tests.games.the_warp.plays import end_turn, pass_turn, plays
from tests.games.the_warp.scene import Scene
from tests.games.the_warp.turn_plays import act_quietly, consult
from tests.rows import for_each


def copying(race: str, scene: Scene | None = None) -> Scene:
    """A, who leads the Morphlings, begins a turn and marks a race of B."""
    scene = (scene or Scene()).leads("A", "tavma-morphlings").leads("B", race)
    scene.turn("A", "start").play("A use tavma-morphlings", f"A copy {race}")
    return scene


# The mark


@plays("tavma-morphlings active")
@clause("WARP-RAC-03")
def test_morphlings_mark_a_race_of_an_opponent_when_their_turn_starts() -> None:
    scene = Scene(3).leads("A", "tavma-morphlings", "silna-officials").leads("B", "skolok-miners", "luron-droids")
    scene.leads("C", "xelo-traders", "ecton-cultists").turn("A", "start")
    assert (scene.kind(), scene.options("A")) == ("ability", ["use tavma-morphlings", "decline"])

    scene.play("A use tavma-morphlings")

    # No race of their own, and none that the others do not lead.
    races = ("skolok-miners", "luron-droids", "xelo-traders", "ecton-cultists")
    assert (scene.kind(), scene.options("A")) == ("copy", [*[f"copy {race}" for race in races], "none"])


@plays("tavma-morphlings active")
@clause("WARP-RAC-03")
def test_morphlings_need_not_mark_anything() -> None:
    scene = Scene().leads("A", "tavma-morphlings").leads("B", "skolok-miners").turn("A", "start").play("A decline")

    scene.play("A extract resources")

    assert (scene.kind(), scene.supplies("A")) == ("before-consult", (1, 1, 0))


@plays("tavma-morphlings active")
@clause("WARP-RAC-03")
def test_morphlings_cannot_mark_morphlings() -> None:
    scene = Scene(3).leads("A", "tavma-morphlings").leads("B", "tavma-morphlings").leads("C", "xelo-traders")

    scene.turn("A", "start").play("A use tavma-morphlings")

    assert scene.options("A") == ["copy xelo-traders", "none"]


@plays("tavma-morphlings active")
@clause("WARP-TEAM-10")
def test_morphlings_cannot_mark_the_race_of_a_teammate() -> None:
    scene = Scene(4, teams=True).leads("A", "tavma-morphlings").leads("B", "skolok-miners").leads("C", "xelo-traders")
    scene.leads("D", "zeto-archivists").turn("A", "start").play("A use tavma-morphlings")

    assert scene.options("A") == ["copy skolok-miners", "copy zeto-archivists", "none"]


@plays("tavma-morphlings active")
@clause("WARP-TURN-02")
def test_the_gate_pays_before_morphlings_mark_a_race() -> None:
    scene = Scene().leads("A", "tavma-morphlings").leads("B", "skolok-miners").holds("A", "gate", 1)

    scene.turn("A", "start")

    assert (scene.kind(), scene.colony("A").points) == ("ability", 1)


# What the mark brings


@plays("tavma-morphlings active")
@clause("WARP-RAC-03")
def test_a_copied_ability_fires_on_its_trigger() -> None:
    scene = copying("skolok-miners").play("A extract resources")
    assert scene.options("A") == ["use skolok-miners copied", "decline"]

    scene.play("A use skolok-miners copied")

    assert scene.supplies("A") == (2, 1, 0)


@plays("tavma-morphlings active")
@clause("WARP-RAC-03")
def test_a_copied_ability_is_activated_like_an_own_one_and_at_its_price() -> None:
    scene = copying("ecton-cultists")

    scene.play("A use ecton-cultists copied", "A take 3 gold 0 energy")

    assert (scene.troops("a-colony"), scene.supplies("A")) == (2, (3, 0, 0))
    assert "use ecton-cultists copied" not in scene.options("A")


@plays("tavma-morphlings active")
@clause("WARP-RAC-03")
def test_a_copied_passive_ability_is_in_force() -> None:
    scene = copying("zeto-archivists").play("A extract resources", "A consult")

    scene.play("A draw deck", "A draw deck", "A draw deck")

    assert len(scene.cards("A")) == 3


@plays("tavma-morphlings active")
@clause("WARP-RAC-03", "WARP-RAC-09")
def test_a_copied_ability_rerolls_dice() -> None:
    scene = copying("xotan-timebenders", exiled(1)).turn("A", "action").dice(1, 1, 6, 6)

    scene.play("A attack", "A troops 2", "A reroll 1")

    assert counted(scene) == ([6, 1], [6])


@plays("tavma-morphlings active")
@clause("WARP-RAC-03", "WARP-BRB-04")
def test_a_bribed_card_returns_to_whoever_copies_volut_smugglers() -> None:
    scene = quiet(3).leads("A", "xelo-traders").leads("B", "tavma-morphlings").leads("C", "volut-smugglers")
    scene.turn("B", "start").play("B use tavma-morphlings", "B copy volut-smugglers")
    scene.holds("A", "a-upper-left", 4).exiled("a-ridge", 1).hand("B", "elite").has("A", gold=1).dice(6, 6, 1)

    attack(scene, 2).play("B play elite", "A bribe", "A gold 1", "A propose", "B accept")

    assert scene.cards("B") == ["elite.1"]


@plays("tavma-morphlings active")
@clause("WARP-RAC-03")
def test_the_mark_takes_nothing_from_the_race_and_gives_no_reward_ability() -> None:
    scene = copying("skolok-miners", Scene().rewards("A", "redeployment", "sabotage"))

    assert "reward-ability skolok-miners" not in scene.options("A")
    pass_turn(scene, "A").play("B extract resources", "B use skolok-miners")
    assert scene.supplies("B") == (2, 1, 0)


# Limits


@plays("tavma-morphlings active")
@clause("WARP-RAC-03")
def test_the_limit_of_a_copy_is_not_that_of_the_owner() -> None:
    scene = copying("dura-scavengers", rivals(1)).turn("A", "action").dice(6, 6, 1)

    scene.play("A attack", "A troops 2", "A use dura-scavengers copied", "A draw build-01")
    assert (scene.asked(), scene.options("B")) == ("B", ["use dura-scavengers", "decline"])
    scene.play("B use dura-scavengers", "B draw build-12")

    assert (scene.cards("A"), scene.cards("B")) == (["build-01"], ["build-12"])


@plays("tavma-morphlings active", "tavma-morphlings reward")
@clause("WARP-RAC-03", "WARP-RAC-04")
def test_marking_a_race_again_does_not_renew_its_limit() -> None:
    scene = copying("ecton-cultists", Scene().rewards("A", "tremor"))
    scene.play("A use ecton-cultists copied", "A take 3 gold 0 energy")

    scene.play("A reward-ability tavma-morphlings", "A copy ecton-cultists", "A draw deck")

    assert "use ecton-cultists copied" not in scene.options("A")


@plays("tavma-morphlings active")
@clause("WARP-RAC-03")
def test_a_copied_ability_is_there_again_in_the_turn_of_another() -> None:
    scene = copying("dura-scavengers", rivals(2).holds("B", "b-spine-outer", 4)).turn("A", "action").dice(1, 1, 6, 6)
    scene.play("A attack", "A attack a-upper-left a-ridge", "A troops 2", "A use dura-scavengers copied")
    scene.play("A draw build-01", "B decline")

    # B attacks in the own turn: the limit of a turn is renewed, the mark still lies there.
    end_turn(scene, "A").deck("build-02", "build-03").play("B extract resources")
    consult(scene, "B").dice(1, 6).holds("A", "a-left", 1)
    scene.play("B attack", "B attack b-spine-outer a-left", "B troops 1", "B pass", "B decline")

    assert (scene.asked(), scene.options("A")) == ("A", ["use dura-scavengers copied", "decline"])


# How long it lasts


@plays("tavma-morphlings active")
@clause("WARP-RAC-03")
def test_a_copy_lasts_through_the_turns_of_the_others() -> None:
    scene = pass_turn(copying("nurec-designers"), "A").hand("A", "build-09").has("A", gold=1)
    scene.hand("B", "build-01").deck("elite", "enforce").play("B extract resources")

    consult(scene, "B").play("B develop", "B option 3 trade_post", "B pay 1 gold 0 energy", "B keep")

    # A Sentry Tower for 1 Gold and 1 Energy can be followed with 1 Gold alone.
    assert (scene.asked(), scene.options("A")) == ("A", ["pass", "follow build-09"])


@plays("tavma-morphlings active")
@clause("WARP-RAC-03")
def test_a_copy_is_forgotten_when_the_next_own_turn_starts() -> None:
    scene = pass_turn(copying("zeto-archivists"), "A")
    assert len(scene.cards("A")) == 3

    pass_turn(scene, "B").play("A decline", "A extract resources")
    consult(scene, "A")

    assert len(scene.cards("A")) == 3 + 2


# The Reward Ability


@plays("tavma-morphlings reward")
@clause("WARP-RAC-04")
def test_morphlings_move_the_mark_and_draw_a_card() -> None:
    scene = copying("zeto-archivists", Scene().rewards("A", "tremor", "redeployment")).leads(
        "B", "xelo-traders", "zeto-archivists"
    )
    scene.play("A reward-ability tavma-morphlings", "A spend tremor", "A copy xelo-traders", "A draw build-01")
    assert (scene.cards("A"), scene.held_rewards("A")) == (["build-01"], ["redeployment"])

    # The new mark has taken the place of the old one.
    consult(scene.play("A extract resources"), "A")
    assert len(scene.cards("A")) == 3
    act_quietly(scene, "A").play("A trade", "A trade 1 gold")
    assert scene.options("A") == ["use xelo-traders copied", "decline"]


@plays("tavma-morphlings reward")
@clause("WARP-RWD-06")
def test_morphlings_draw_a_card_even_if_there_is_nothing_to_mark() -> None:
    scene = Scene().leads("A", "tavma-morphlings").rewards("A", "tremor").turn("A", "start")
    # Nobody leads a race, so the start of the turn asks nothing.
    assert scene.kind() == "extract"

    scene.play("A reward-ability tavma-morphlings", "A draw deck")

    assert len(scene.cards("A")) == 1


# Exiled


@plays("tavma-morphlings exiled")
@clause("WARP-RAC-07")
def test_exiled_morphlings_have_the_ability_of_the_other_race_when_attacked() -> None:
    scene = exiled(1).exiled_races("tavma-morphlings", "luron-droids").dice(6, 6, 1)

    attack(scene, 2)

    assert (scene.asked(), scene.options("B")) == ("B", ["pass", "flip 1"])


@plays("tavma-morphlings exiled")
@clause("WARP-RAC-07")
@for_each(("other", "dice", "gold", "troops"), [("skolok-miners", (6, 1), 2, 1), ("xurdun-slavers", (1, 6), 0, 2)])
def test_exiled_morphlings_have_it_when_they_lose_an_area_or_keep_it(
    other: str, dice: tuple[int, ...], gold: int, troops: int
) -> None:
    scene = exiled(1).exiled_races("tavma-morphlings", other)

    attack(scene.dice(*dice), 1)

    assert (scene.supplies("A"), scene.troops("a-ridge")) == ((gold, 0, 0), troops)


@plays("tavma-morphlings exiled")
@clause("WARP-RAC-07")
def test_exiled_morphlings_ask_for_payment_like_the_race_that_they_copy() -> None:
    scene = exiled(1).exiled_races("tavma-morphlings", "volut-smugglers").has("A", gold=3).hand("B", "enforce")

    attack(scene.dice(6, 6, 1), 2).play("A pay")

    assert (scene.kind(), scene.supplies("A"), scene.cards("B")) == ("end", (0, 0, 0), ["enforce.1"])


@plays("tavma-morphlings exiled")
@clause("WARP-RAC-07")
@for_each("other", ["ralan-engineers", "nurec-designers", "silna-officials", "xelo-traders"])
def test_beside_a_global_race_the_defence_of_exiled_morphlings_may_reroll_a_die(other: str) -> None:
    scene = exiled(2).exiled_races("tavma-morphlings", other).dice(6, 1, 2, 5)
    attack(scene, 1)
    assert (scene.asked(), scene.options("B")) == ("B", ["pass", "reroll 1", "reroll 2"])

    scene.play("B reroll 1")

    # One die, and no other.
    assert (scene.kind(), counted(scene)) == ("end", ([6], [5, 2]))


@plays("tavma-morphlings exiled")
@clause("WARP-RAC-07")
def test_the_other_race_gains_nothing_from_exiled_morphlings() -> None:
    flipping = exiled(1).exiled_races("luron-droids", "tavma-morphlings").dice(6, 6, 1)
    quietly = exiled(1).exiled_races("ralan-engineers", "tavma-morphlings").dice(6, 6, 1)

    attack(flipping, 2)
    attack(quietly, 2)

    # One flip, not two; and no reroll for areas of a global race.
    assert flipping.play("B flip 1").kind() == "end"
    assert (quietly.kind(), result(quietly)) == ("end", "conquered")


@plays("tavma-morphlings exiled")
@clause("WARP-RAC-07")
def test_a_global_ability_counts_once_beside_exiled_morphlings() -> None:
    scene = Scene().exiled_races("tavma-morphlings", "xelo-traders").has("A", gold=4).turn("A").play("A trade")

    assert scene.options("A") == ["trade 1 gold", "trade 2 gold"]
