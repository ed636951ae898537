"""The Mission Switch of Trade Posts and cards."""

from __future__ import annotations

from tessera.games.the_warp.state import BOX, MISSION_DECKS
from tests.clauses import clause
from tests.games.the_warp.scene import Scene, at
from tests.games.the_warp.turn_plays import declare
from tests.rows import for_each

PROGRESS, PROSPERITY, CONQUEST = range(MISSION_DECKS, MISSION_DECKS + 3)


def keep_in_decks(scene: Scene, *missions: str) -> Scene:
    """Only these missions are left in the three decks, the first named on top."""
    for deck in (PROGRESS, PROSPERITY, CONQUEST):
        scene.state.zones[BOX] += scene.state.zones[deck]
        scene.state.zones[deck] = []
    for mission in reversed(missions):
        piece = scene.piece(mission)
        scene.state.zones[BOX].remove(piece)
        scene.state.zones[MISSION_DECKS + scene.state.mission(piece).type].append(piece)
    return scene


def post_built(scene: Scene) -> Scene:
    """A builds a Trade Post to the right of the Colony."""
    return scene.rewards("A", "prefab-trade-post").turn("A", "action").play("A spend prefab-trade-post")


@clause("WARP-SWI-01", "WARP-MIS-15")
def test_a_trade_post_allows_one_switch() -> None:
    scene = Scene().private("A", "pg-01", "pr-01", "cq-01")

    post_built(scene)

    assert scene.kind() == "switch"
    assert scene.options("A") == ["keep", "switch pg-01", "switch pr-01", "switch cq-01"]
    scene.play("A switch pg-01", "A deck conquest")
    scene.play("A " + scene.options("A")[0])
    assert scene.kind() != "switch"


@clause("WARP-SWI-01")
@for_each("building", ["energy-plant", "sentry-tower", "assault-ship"])
def test_other_buildings_bring_no_switch(building: str) -> None:
    scene = Scene().private("A", "pg-01").rewards("A", f"prefab-{building}").turn("A", "action")

    scene.play(f"A spend prefab-{building}")

    assert building.replace("-", "_") in scene.built("a-right")
    assert scene.kind() != "switch"


@clause("WARP-SWI-01")
def test_a_captured_trade_post_brings_no_switch() -> None:
    scene = Scene().private("A", "pg-01").holds("B", "b-spine-outer", 1, "trade_post").holds("A", "a-left", 2)

    declare(scene.dice(6, 1).turn("A", "action"), "A", "a-left", "b-spine-outer", 1)

    assert scene.holder("b-spine-outer") == "A"
    assert scene.kind() == "end"


@clause("WARP-SWI-02")
def test_one_mission_goes_two_are_looked_at_and_one_is_kept() -> None:
    scene = Scene().private("A", "pg-01", "pr-01", "cq-01").mission_deck("cq-07", "cq-08", "cq-09")
    post_built(scene).play("A switch pg-01")
    assert scene.options("A") == ["deck progress", "deck prosperity", "deck conquest"]

    scene.play("A deck conquest")
    assert scene.options("A") == ["keep cq-07", "keep cq-08"]
    scene.play("A keep cq-08")

    # Both others go under the decks of their types.
    assert scene.held_missions("A") == ["pr-01", "cq-01", "cq-08"]
    assert scene.in_zone(CONQUEST)[0] == "cq-07"
    assert scene.in_zone(CONQUEST)[-1] == "cq-09"
    assert scene.in_zone(PROGRESS)[0] == "pg-01"
    assert len(scene.in_zone(PROGRESS)) == 21


@clause("WARP-SWI-02", "WARP-INFO-01")
def test_nobody_else_sees_what_is_switched() -> None:
    scene = Scene().private("A", "pg-01", "pr-01", "cq-01").mission_deck("cq-07", "cq-08")

    post_built(scene).play("A switch pg-01", "A deck conquest")

    assert at(scene.view("A"), "players", 0, "dealt") == ["pg-01", "cq-07", "cq-08"]
    seen = at(scene.view("B"), "players", 0, "dealt")
    assert isinstance(seen, list)
    assert not {"pg-01", "cq-07", "cq-08"} & {str(each) for each in seen}


@clause("WARP-SWI-03")
@for_each(("held", "offered"), [(["pg-01", "pr-01"], True), (["pg-01", "pr-01", "cq-01"], False)])
def test_who_has_fewer_than_three_need_not_discard(held: list[str], offered: bool) -> None:
    scene = Scene().private("A", *held).mission_deck("cq-07", "cq-08")

    post_built(scene)

    assert ("switch none" in scene.options("A")) == offered
    if offered:
        scene.play("A switch none", "A deck conquest", "A keep cq-07")
        assert scene.held_missions("A") == ["pg-01", "pr-01", "cq-07"]


@clause("WARP-SWI-04")
def test_a_third_mission_of_a_type_cannot_be_looked_for() -> None:
    scene = Scene().private("A", "pg-01", "pg-02", "pr-01")

    post_built(scene).play("A switch pr-01")

    # Two Progress missions are still held.
    assert scene.options("A") == ["deck prosperity", "deck conquest"]


@clause("WARP-SWI-04")
def test_the_discarded_mission_makes_room_for_its_own_type() -> None:
    scene = Scene().private("A", "pg-01", "pg-02", "pr-01")

    post_built(scene).play("A switch pg-01")

    assert scene.options("A") == ["deck progress", "deck prosperity", "deck conquest"]


@clause("WARP-SWI-04", "WARP-SWI-05")
def test_a_switch_without_an_open_deck_cannot_be_started() -> None:
    # Only Progress cards are left: with two of them held, one of these must be the one that goes.
    scene = keep_in_decks(Scene(), "pg-05", "pg-06").private("A", "pg-01", "pg-02")

    post_built(scene)
    assert scene.options("A") == ["keep", "switch pg-01", "switch pg-02"]

    # And without any card nobody is asked.
    scene = post_built(keep_in_decks(Scene()).private("A", "pg-01", "pg-02"))
    assert scene.kind() != "switch"


@clause("WARP-SWI-05")
def test_a_deck_of_one_card_gives_that_card_and_an_empty_one_cannot_be_chosen() -> None:
    scene = keep_in_decks(Scene(), "cq-07", "pr-05", "pr-06").private("A", "pg-01", "pr-01", "cq-01")
    post_built(scene).play("A switch pr-01")
    assert scene.options("A") == ["deck prosperity", "deck conquest"]

    scene.play("A deck conquest")

    assert scene.held_missions("A") == ["pg-01", "cq-01", "cq-07"]
    assert scene.in_zone(CONQUEST) == []


@clause("WARP-SWI-06")
def test_a_mission_from_a_switch_can_be_completed_in_the_same_turn() -> None:
    scene = Scene().private("A", "pg-01", "pr-04", "cq-01").has("A", gold=9).mission_deck("pr-01", "pr-02")
    post_built(scene).play("A switch pg-01", "A deck prosperity", "A keep pr-01")

    assert scene.options("A") == ["complete pr-01", "later"]
    scene.play("A complete pr-01")

    assert scene.colony("A").points == 1


@clause("WARP-SWI-07")
def test_a_switch_is_optional() -> None:
    scene = Scene().private("A", "pg-01", "pr-01", "cq-01")

    post_built(scene).play("A keep")

    assert scene.held_missions("A") == ["pg-01", "pr-01", "cq-01"]
    assert [len(scene.in_zone(deck)) for deck in (PROGRESS, PROSPERITY, CONQUEST)] == [20, 20, 20]


@clause("WARP-SWI-07")
def test_the_discarded_mission_is_not_drawn_in_the_same_switch_and_goes_under_first() -> None:
    scene = keep_in_decks(Scene().private("A", "pg-01", "pr-01", "cq-01"), "pg-05", "pg-06")

    post_built(scene).play("A switch pg-01")
    # Two cards are there, and pg-01 is none of them.
    assert scene.options("A") == ["keep pg-05", "keep pg-06"]
    scene.play("A keep pg-06")

    # pg-01 went under first and pg-05 after it, so that pg-05 lies lowest.
    assert scene.in_zone(PROGRESS) == ["pg-05", "pg-01"]


@clause("WARP-SWI-08", "WARP-END-08")
def test_a_higher_limit_counts_for_switches_and_for_replenishing() -> None:
    # The Reward Ability of the Silna Officials raises the limit to 4 and brings a switch.
    scene = Scene().leads("A", "silna-officials").rewards("A", "salvage", "tremor").has("A", gold=5)
    scene.private("A", "pg-01", "pg-02", "pr-01").mission_deck("cq-07", "cq-08")
    scene.turn("A", "end").play("A reward-ability silna-officials")
    assert scene.options("A") == ["keep", "switch none", "switch pg-01", "switch pg-02", "switch pr-01"]

    scene.play("A switch none")

    # The limit of two of a type stays.
    assert scene.options("A") == ["deck prosperity", "deck conquest"]
    scene.play("A deck conquest", "A keep cq-07")
    assert scene.held_missions("A") == ["pg-01", "pg-02", "pr-01", "cq-07"]


@clause("WARP-SWI-08", "WARP-END-08")
def test_a_higher_limit_lets_a_fourth_mission_be_drawn() -> None:
    scene = Scene().leads("A", "silna-officials").rewards("A", "salvage", "tremor").has("A", gold=5)
    scene.private("A", "pg-01", "pg-02", "pr-01").mission_deck("cq-07", "cq-08")
    scene.turn("A", "end").play("A reward-ability silna-officials", "A keep")

    scene.play("A end turn")

    assert scene.kind() == "replenish"
    assert scene.options("A") == ["stop", "deck prosperity", "deck conquest"]
