"""Completing missions: what they are, when they are shown, and what they bring."""

from __future__ import annotations

import tessera
from tessera.games.the_warp.library import load
from tests.clauses import clause
from tests.games.the_warp.scene import Scene, at
from tests.games.the_warp.turn_plays import act_quietly, consult, declare, go_quietly
from tests.rows import for_each

BUILDING = {"did_build", "did_upgrade"}
FIGHTING = {"did_conquer", "did_win", "did_destroy", "region", "garrisons", "troops_on_board"}


def traders(scene: Scene, posts: int, level: int) -> Scene:
    """A with so many Trade Posts at a level."""
    return scene.holds("A", "a-upper-left", 1, *["trade_post"] * (posts - 1)).level("A", "trade_post", level)


@clause("WARP-MIS-01")
def test_there_are_four_types_of_missions() -> None:
    missions = list(load().missions.values())
    kinds = {
        type: {condition["cond"] for mission in missions if mission["type"] == type for condition in mission["all"]}
        for type in ("progress", "prosperity", "conquest", "pioneering")
    }

    counts = [sum(mission["type"] == type for mission in missions) for type in kinds]
    assert counts == [21, 21, 21, 12]
    # Progress is about builds and upgrades, Conquest about combat and areas, Prosperity about neither.
    for mission in missions:
        if mission["type"] == "progress":
            assert {condition["cond"] for condition in mission["all"]} & BUILDING, mission["id"]
    assert kinds["conquest"] <= FIGHTING | {"areas"}
    assert not kinds["prosperity"] & (BUILDING | FIGHTING)


@clause("WARP-MIS-02", "WARP-SET-10")
def test_a_game_has_three_open_missions_and_three_private_ones_for_each_player() -> None:
    game = tessera.start("the-warp", seats=2, seed=11)
    while game.view(0)["moment"] == "setup":
        question = game.questions[0]
        count = question.pick[0]
        game.play(question.seat, [option.id for option in question.options][:count])
    view = game.view(0)

    assert [at(view, "open_missions", place, "type") for place in range(3)] == ["progress", "prosperity", "conquest"]
    pioneers = at(view, "pioneering_missions")
    assert isinstance(pioneers, list)
    assert len(pioneers) == 6
    for player in range(2):
        private = at(view, "players", player, "missions")
        assert isinstance(private, list)
        assert len(private) == 3
        # Hidden from the others.
        assert (at(private[0], "id") is None) == (player == 1)


@clause("WARP-MIS-02")
def test_open_missions_are_for_everybody_and_private_ones_for_their_holder() -> None:
    scene = Scene().private("A", "pr-01").open("pr-02", "pi-master-trader").has("B", gold=9, energy=9)
    scene.holds("B", "b-upper-left", 1, "trade_post", "trade_post", "trade_post").level("B", "trade_post", 3)

    scene.turn("B", "action")

    # B has 9 Gold as well, but pr-01 is A's.
    assert scene.options("B") == ["complete pr-02", "complete pi-master-trader", "later"]


@clause("WARP-MIS-03")
def test_a_mission_gives_its_points_once_to_one_player() -> None:
    scene = Scene().open("pr-04").has("A", gold=23).has("B", gold=22).turn("A", "action")

    scene.play("A complete pr-04")

    assert [scene.colony(letter).points for letter in "AB"] == [2, 0]
    # It is gone: nobody is offered it any more, B neither.
    assert scene.kind() == "action"
    assert scene.told("mission") == [[f"piece:{scene.piece('pr-04')}", "2", "2"]]


@clause("WARP-MIS-03")
def test_all_conditions_must_be_met() -> None:
    # pr-16: position 3 on the Gold track and on the Energy track.
    scene = Scene().private("A", "pr-16").has("A", gold=1).level("A", "gold_mine", 3).turn("A", "action")
    assert scene.kind() == "action"

    scene.level("A", "energy_plant", 3).turn("A", "action")

    assert scene.options("A") == ["complete pr-16", "later"]


@clause("WARP-MIS-04")
@for_each("build_first", [True, False])
def test_conditions_are_met_in_one_turn_in_any_order(build_first: bool) -> None:
    # pr-17: position 4 on the Trade track, and a trade. The fourth post is built before or after the trade.
    scene = traders(Scene(), 3, 1).private("A", "pr-17").has("A", gold=3).rewards("A", "prefab-trade-post")
    scene.turn("A", "action")
    build = ["A spend prefab-trade-post", "A build trade_post a-right", "A keep"]
    steps = [*build, "A trade", "A trade 1 gold"] if build_first else ["A trade", "A trade 1 gold", *build]

    scene.play(*steps)

    assert scene.options("A") == ["complete pr-17", "later"]


@clause("WARP-MIS-04", "WARP-MIS-05")
def test_a_deed_of_an_earlier_turn_does_not_count() -> None:
    scene = traders(Scene(), 3, 1).private("A", "pr-17").has("A", gold=3).rewards("A", "prefab-trade-post")
    scene.turn("A", "end").play("A trade", "A trade 1 gold", "A end turn", "A stop", "B extract resources")
    act_quietly(consult(scene, "B"), "B").play("B end turn", "B stop", "A extract resources")

    scene.play("A spend prefab-trade-post", "A build trade_post a-right", "A keep")

    assert scene.kind() == "before-consult"
    scene.play("A trade", "A trade 1 gold")
    assert scene.options("A") == ["complete pr-17", "later"]


@clause("WARP-MIS-05")
def test_a_state_must_hold_when_the_mission_is_shown() -> None:
    scene = Scene().private("A", "pr-01").has("A", gold=9).turn("A", "action").play("A later")
    assert "complete pr-01" in scene.options("A")

    # One Gold becomes Energy: eight are left.
    scene.play("A trade")

    assert scene.supplies("A") == (8, 1, 0)
    assert scene.kind() == "raise"


@clause("WARP-MIS-05", "WARP-MIS-06")
def test_deeds_in_the_turn_of_another_count() -> None:
    # B follows A's Develop with the third Command Center (pg-03).
    scene = Scene().private("B", "pg-03").holds("B", "b-upper-left", 1, "command_center").hand("B", "build-02")
    scene.hand("A", "build-09").has("A", gold=1).has("B", gold=2, energy=2).turn("A", "action")
    scene.play("A develop", "A option 1 sentry_tower", "B follow build-02", "B option 2 command_center")

    scene.play("B build command_center b-upper-left")

    assert scene.asked() == "B"
    assert scene.options("B") == ["complete pg-03", "later"]


@clause("WARP-MIS-06")
def test_any_number_of_missions_per_turn_in_anybodys_turn() -> None:
    scene = Scene().private("A", "pr-01", "pr-02", "pr-04").has("A", gold=20, energy=20).open("pr-07")

    scene.turn("B", "start").play("A complete pr-01", "A complete pr-02", "A complete pr-04")

    # Nothing is left for the 30 resources of pr-07: goods that were paid serve no second mission.
    assert scene.supplies("A") == (0, 0, 0)
    assert scene.colony("A").points == 1 + 1 + 2
    assert scene.asked() == "B"
    assert scene.state.active == 1


@clause("WARP-MIS-07")
@for_each(("active", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
def test_the_active_player_comes_first_then_clockwise(active: str, order: str) -> None:
    scene = Scene(seats=3).open("pr-01")
    for letter in "ABC":
        scene.has(letter, gold=9)
    asked = ""

    scene.turn(active, "start")
    while scene.kind() == "mission":
        asked += scene.asked()
        scene.play(f"{scene.asked()} later")

    assert asked == order


@clause("WARP-MIS-07")
def test_what_the_first_takes_is_gone_for_the_next() -> None:
    scene = Scene(seats=3).open("pr-01").has("B", gold=9).has("C", gold=9)

    scene.turn("C", "start").play("C complete pr-01")

    assert scene.asked() == "C"
    assert scene.kind() == "extract"
    assert [scene.colony(letter).points for letter in "ABC"] == [0, 0, 1]


@clause("WARP-MIS-08")
def test_completed_missions_lie_before_their_player_who_may_look_at_them() -> None:
    scene = Scene().private("A", "pr-01", "cq-01", "pg-01").has("A", gold=9)
    for area in ("a-left", "a-upper-left", "a-upper-right"):
        scene.holds("A", area, 1)

    scene.turn("A", "action").play("A complete pr-01", "A complete cq-01")

    assert at(scene.view("A"), "players", 0, "done") == ["pr-01", "cq-01"]
    # By type: Progress, Prosperity, Conquest, Pioneering.
    assert scene.colony("A").done == [0, 1, 1, 0]
    assert scene.held_missions("A") == ["pg-01"]


@clause("WARP-MIS-09")
def test_completing_is_voluntary_and_stays_open() -> None:
    scene = Scene().private("A", "pr-01").has("A", gold=9).turn("A", "action")

    scene.play("A later")
    assert scene.colony("A").points == 0
    # In the own turn it can be shown from the menu at any time, and after every further event it is offered again.
    assert "complete pr-01" in scene.options("A")
    act_quietly(scene, "A").play("A move a-colony a-left")
    assert scene.options("A") == ["complete pr-01", "later"]
    scene.play("A complete pr-01")

    assert scene.colony("A").points == 1


@clause("WARP-MIS-09")
def test_during_a_combat_nothing_is_shown_before_its_resolution() -> None:
    # Defect takes a Troop of B and pays B 2 Gold and 1 Energy: now B has the 9 Gold of pr-01.
    scene = Scene().holds("A", "a-left", 3).holds("B", "b-spine-outer", 2).hand("A", "defect").private("B", "pr-01")
    scene.has("A", gold=2, energy=1).has("B", gold=7).leads("A", "xotan-timebenders").dice(6, 6, 1)
    scene.turn("A", "action").play("A attack", "A troops 2", "A play defect")

    # The dice are rolled and A may reroll one: the combat goes on.
    assert scene.supplies("B") == (9, 1, 0)
    assert (scene.asked(), scene.kind()) == ("A", "dice")
    scene.play("A pass")

    assert scene.told("result")[0][1] == "conquered"
    assert scene.options("B") == ["complete pr-01", "later"]


@clause("WARP-MIS-10", "WARP-INFO-02")
def test_only_what_is_needed_is_shown() -> None:
    # pr-20: three Troops in reserve, or more.
    scene = Scene().private("A", "pr-20").has("A", gold=14, energy=3, reserve=5).turn("A", "action")

    scene.play("A complete pr-20")

    # B learns of the mission and its points, and of no amount.
    assert [at(scene.view("B"), "players", 0, what) for what in ("gold", "energy", "reserve")] == [None, None, None]
    assert [event.words for event in scene.game.events] == [[f"piece:{scene.piece('pr-20')}", "1", "1"]]


@clause("WARP-MIS-11")
def test_a_payment_is_made_to_the_supply_when_the_mission_is_shown() -> None:
    # pr-05: five areas, and 5 Gold and 5 Energy are paid.
    scene = Scene().private("A", "pr-05").has("A", gold=6, energy=5).has("B", gold=1)
    scene.holds("A", "a-left", 1).holds("A", "a-upper-left", 1).holds("A", "a-upper-right", 1)
    scene.turn("A", "action").play("A later")
    assert scene.supplies("A") == (6, 5, 0)

    scene.play("A complete pr-05")

    assert scene.supplies("A") == (1, 0, 0)
    assert scene.supplies("B") == (1, 0, 0)
    assert scene.colony("A").points == 1


@clause("WARP-MIS-11")
def test_a_payment_is_no_spending_for_other_missions() -> None:
    # pr-13 asks for 8 resources spent in this turn; the 9 of pr-01 are none of them.
    scene = Scene().private("A", "pr-01", "pr-13").has("A", gold=9).turn("A", "action")

    scene.play("A complete pr-01")

    assert scene.supplies("A") == (0, 0, 0)
    assert scene.kind() == "raise"


@clause("WARP-MIS-11")
def test_any_mix_may_be_paid_where_the_mission_allows_it() -> None:
    # pr-07: 30 resources of any kind.
    scene = Scene().private("A", "pr-07").has("A", gold=16, energy=15).turn("A", "action").play("A complete pr-07")

    assert scene.options("A") == ["pay 15 gold 15 energy", "pay 16 gold 14 energy"]
    scene.play("A pay 16 gold 14 energy")

    assert scene.supplies("A") == (0, 1, 0)
    assert scene.colony("A").points == 3


@clause("WARP-MIS-15")
def test_a_reward_card_changes_private_missions() -> None:
    # New Orders: a Mission Switch, then an Archive card.
    scene = Scene().private("A", "pg-01", "pr-01", "cq-01").rewards("A", "new-orders").mission_deck("cq-07", "cq-08")

    scene.turn("A", "action").play("A spend new-orders", "A switch pg-01", "A deck conquest", "A keep cq-07")

    assert scene.held_missions("A") == ["pr-01", "cq-01", "cq-07"]
    assert scene.kind() == "draw"


@clause("WARP-MIS-15")
def test_other_effects_change_private_missions_too() -> None:
    # Deceive, third option, the only one that 2 Gold can pay: two switches if the combat is lost.
    scene = Scene().private("A", "pg-01", "pr-01", "cq-01").holds("A", "a-left", 2).exiled("a-upper-left", 1)
    scene.hand("A", "deceive").has("A", gold=2).dice(1, 6).turn("A", "action")
    declare(scene, "A", "a-left", "a-upper-left", 1).play("A play deceive")
    scene.play("A switch pg-01", "A deck conquest")
    scene.play("A " + scene.options("A")[0])

    assert scene.kind() == "switch"
    go_quietly(scene, "end")
    assert len(scene.held_missions("A")) == 3
