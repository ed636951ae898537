"""7. Main action: placing advance teams, and what passive Technologies make of it."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.rows import for_each


def placements(scene: Scene) -> list[str]:
    """The Techs on which a team may be placed now."""
    return [option.split()[2] for option in scene.options() if option.startswith("place ")]


@clause("AL-PLACE-01")
@for_each(("row", "waiting", "income"), [("research", (2, 3), (3, 1)), ("data", (3, 2), (2, 2))])
def test_the_leftmost_team_of_the_chosen_row_goes(row: str, waiting: tuple[int, int], income: tuple[int, int]) -> None:
    scene = Scene("science economy culture").has("A", research=3).turn("A")

    scene.play("place science IIS-A")
    assert scene.options() == ["row research", "row data"]
    scene.play(f"row {row}", "keep SCI-01")

    assert scene.waiting_of("A") == waiting
    # The leftmost space is uncovered, so its icon counts; the row bonus at the right end is not.
    assert scene.seen("A", "players", 0, "income") == {"research": income[0], "data": income[1]}


@clause("AL-PLACE-01")
def test_an_empty_row_cannot_be_chosen() -> None:
    scene = Scene("science economy culture").waiting("A", 0, 2).has("A", research=3).turn("A")

    scene.play("place science IIS-A")

    # Only the data row is left, so nobody is asked.
    assert scene.asked() == "A keep"
    assert scene.waiting_of("A") == (0, 1)


@clause("AL-PLACE-02")
def test_a_lv2_tech_costs_3_research() -> None:
    scene = Scene("science economy culture", techs="IIE-C").has("A", research=4, data=1).front_runner("IIE-C", None)
    scene.turn("A")

    scene.play("place economy IIE-C", "row data", "keep ECO-01")

    assert scene.resources("A") == (1, 1, 0)
    assert scene.teams_of("A") == ["IIE-C"]


@clause("AL-PLACE-02")
def test_2_research_are_not_enough_for_lv2() -> None:
    scene = Scene("science economy culture").has("A", research=2, data=9).turn("A")

    assert placements(scene) == []


@clause("AL-PLACE-03")
def test_a_lv3_tech_costs_4_research_and_2_data() -> None:
    scene = Scene("science economy culture", techs="IIE-C IIIE-F").has("A", research=5, data=3).team("A", "IIE-C")
    scene.turn("A")

    scene.play("place economy IIIE-F", "row data", "keep ECO-01")

    assert scene.resources("A") == (1, 1, 0)
    assert scene.teams_of("A") == ["IIE-C", "IIIE-F"]


@clause("AL-PLACE-03")
@for_each(("research", "data"), [(3, 9), (9, 1)])
def test_less_is_not_enough_for_lv3(research: int, data: int) -> None:
    scene = Scene("science economy culture", techs="IIE-C IIIE-F").has("A", research=research, data=data)
    scene.team("A", "IIE-C").turn("A")

    assert "IIIE-F" not in placements(scene)
    assert "IIS-A" in placements(scene)


@clause("AL-PLACE-04")
def test_one_team_per_level_and_tree() -> None:
    scene = Scene("science economy culture").has("A", research=9, data=9).team("A", "IIS-A", "IIIS-A")

    scene.turn("A")

    # Nothing more in science; the Lv.2 Techs of the other trees are open.
    assert placements(scene) == ["IIE-A", "IIE-B", "IIC-A", "IIC-B"]


@clause("AL-PLACE-04")
def test_the_teams_of_others_do_not_count() -> None:
    scene = Scene("science economy culture").has("A", research=3).team("B", "IIS-A").team("C", "IIS-B")

    scene.turn("A")

    assert {"IIS-A", "IIS-B"} <= set(placements(scene))


@clause("AL-PLACE-05")
def test_lv2_left_and_right_of_any_tree() -> None:
    scene = Scene("science economy culture").has("A", research=3).turn("A")

    assert placements(scene) == ["IIS-A", "IIS-B", "IIE-A", "IIE-B", "IIC-A", "IIC-B"]


@clause("AL-PLACE-06", "AL-ROUTE-01")
@for_each("tree", ["science", "economy", "culture"])
@for_each(("second", "third"), [("A", ["A", "B"]), ("B", ["B", "C"])])
def test_lv3_only_along_a_route(tree: str, second: str, third: list[str]) -> None:
    letter = tree[0].upper()
    scene = Scene("science economy culture").has("A", research=4, data=2).team("A", f"II{letter}-{second}")

    scene.turn("A")

    # Filled in from the box, the Lv.2 Techs are A and B and the Lv.3 Techs A, B and C from left to right.
    assert [name for name in placements(scene) if name.startswith("III")] == [f"III{letter}-{end}" for end in third]


@clause("AL-PLACE-06")
def test_the_route_starts_at_the_own_team_in_the_same_tree() -> None:
    scene = Scene("science economy culture").has("A", research=9, data=9).team("A", "IIE-A").team("B", "IIS-B")

    scene.turn("A")

    assert [name for name in placements(scene) if name.startswith("III")] == ["IIIE-A", "IIIE-B"]


@clause("AL-PLACE-07")
def test_pay_put_down_draw_then_front_runner_token() -> None:
    scene = Scene("science economy culture", techs="IIE-C").has("A", research=3).turn("A")

    scene.play("place economy IIE-C")
    assert scene.resources("A") == (0, 0, 0)
    assert scene.teams_of("A") == []
    scene.play("row data")
    assert scene.teams_of("A") == ["IIE-C"]
    assert scene.asked() == "A keep"
    # The token still lies there while the cards are looked at.
    assert scene.seen("A", "trees", 1, "techs", 1, "front_runner") == "FR2"
    assert scene.resources("A") == (0, 0, 0)
    scene.play("keep ECO-02")

    assert scene.resources("A") == (0, 1, 0)
    assert scene.hand_of("A") == ["ECO-02"]
    assert scene.seen("A", "trees", 1, "techs", 1, "front_runner") is None


@clause("AL-PLACE-07")
def test_the_data_of_a_front_runner_token_cannot_pay_for_its_own_placement() -> None:
    scene = Scene("science economy culture", techs="IIE-C").team("A", "IIE-C").has("A", research=4, data=1).turn("A")

    assert [name for name in placements(scene) if name.startswith("III")] == []


@clause("AL-PLACE-08")
def test_a_passive_technology_does_not_discount_its_own_placement() -> None:
    scene = Scene("science economy culture", techs="IIS-D").has("A", research=5).turn("A")

    scene.play("place science IIS-D", "row data", "keep SCI-01")

    assert scene.resources("A") == (2, 1, 0)
    assert scene.seen("A", "players", 0, "in_force") == ["IIS-D"]
    scene.turn("A")
    assert placements(scene) == ["IIE-A", "IIE-B", "IIC-A", "IIC-B"]
    scene.play("place economy IIE-A", "row data", "keep ECO-01")
    assert scene.resources("A") == (0, 2, 0)


@clause("AL-PLACE-08")
def test_a_passive_technology_does_not_react_to_the_move_that_reached_it() -> None:
    scene = Scene("science economy culture", techs="IIS-A IIS-C").has("A", research=2).team("A", "IIS-A")
    scene.front_runner("IIS-C", None).install("A", "SCI-28").turn("A")

    scene.play("start IS")

    # 1 research and 1 data for moving (SCI-28), nothing from IIS-C.
    assert scene.resources("A") == (1, 1, 0)
    assert scene.teams_of("A") == ["IIS-C"]
    assert "IIS-C" in str(scene.seen("A", "players", 0, "in_force"))


@clause("AL-PLACE-08")
def test_it_waits_for_the_end_of_the_whole_action() -> None:
    # Where nested Technologies count as started, IIIS-D would make the second one cheaper by 1 data.
    scene = Scene("science economy culture", techs="IIS-E IIIS-A IIIS-D", nested_counts_as_startup=True)
    scene.team("A", "IIS-E", "IIIS-A").has("A", research=5, data=1).turn("A")

    scene.play("start IIS-E", "run IS", "move IIIS-A IIIS-D", "run IE", "economy IS")

    assert scene.resources("A") == (0, 0, 0)
    assert scene.seen("A", "players", 0, "in_force") == ["IIIS-D"]


@clause("AL-PLACE-08")
def test_reached_by_a_track_bonus_it_works_after_that_step() -> None:
    scene = Scene("science economy culture", techs="IIS-C").has("A", research=6, data=2).influence("A", 2).turn("A")

    scene.play("end", "advance 1")
    option = next(option for option in scene.options() if option.startswith("option 1"))
    scene.play(option, "place science IIS-C", "row data", "keep SCI-01")

    # 2 research and 1 data for the step, 1 research for the reduced placement, 1 data for the front runner token.
    assert scene.resources("A") == (3, 2, 0)
    assert scene.asked() == "A influence"
    assert scene.seen("A", "players", 0, "in_force") == ["IIS-C"]


@clause("AL-PLACE-09")
def test_placed_by_main_action_it_starts_next_turn() -> None:
    scene = Scene("science economy culture", seats=2, techs="IIE-C").has("A", research=3, command=1).turn("A")

    scene.play("place economy IIE-C", "row data", "keep ECO-01")

    assert "start IIE-C" not in scene.options()
    scene.end_turn().end_turn()
    assert scene.asked() == "A action"
    assert "start IIE-C" in scene.options()


@clause("AL-PLACE-09")
def test_placed_by_an_effect_before_the_main_action_it_starts_at_once() -> None:
    scene = Scene("science economy culture", techs="IIE-C").has("A", research=1).hand("A", "SCI-02").turn("A")

    scene.play("use SCI-02", "place economy IIE-C", "row data", "keep ECO-02", "start IIE-C")

    assert scene.resources("A") == (3, 3, 0)


@clause("AL-PLACE-09")
def test_a_passive_reached_by_an_effect_serves_the_next_action_of_the_turn() -> None:
    scene = Scene("science economy culture", techs="IIS-D IIE-C").has("A", research=3).hand("A", "SCI-02").turn("A")

    scene.play("use SCI-02", "place science IIS-D", "row data", "keep SCI-01")
    assert scene.resources("A") == (2, 1, 0)
    scene.play("place economy IIE-C", "row data", "keep ECO-02")

    assert scene.resources("A") == (0, 2, 0)


@clause("AL-PLACE-10")
def test_a_team_that_leaves_takes_the_passive_effect_with_it() -> None:
    scene = Scene("science economy culture", techs="IIS-D IIS-E").has("A", research=3).team("A", "IIS-D")
    scene.install("A", "SCI-10").front_runner("IIS-E", None).turn("A")
    scene.has("A", research=3).turn("A")
    assert "place economy IIE-A" in scene.options()

    scene.play("activate SCI-10")

    # 2 research left: with IIS-D it would have been enough.
    assert scene.resources("A") == (2, 1, 0)
    assert placements(scene) == []
    assert scene.seen("A", "players", 0, "in_force") == []


@clause("AL-PLACE-10")
def test_a_technology_that_the_team_left_cannot_be_started() -> None:
    scene = Scene("science economy culture", techs="IIE-C IIE-D").has("A", research=6).team("A", "IIE-C")
    scene.install("A", "SCI-10").turn("A")
    assert "start IIE-C" in scene.options()

    scene.play("activate SCI-10")

    assert "start IIE-C" not in scene.options()
    assert "start IIE-D" in scene.options()


@clause("AL-PLACE-10", "AL-SCI-06")
def test_returning_a_team_ends_its_passive_effect() -> None:
    scene = Scene("science economy culture", techs="IIS-A IIIS-B IIIS-F").has("A", command=3)
    scene.team("A", "IIS-A").team("A", "IIIS-B", row="data").turn("A")
    assert scene.seen("A", "players", 0, "in_force") == ["IIS-A", "IIIS-B"]

    scene.play("command IIIS-F", "row data")

    assert scene.seen("A", "players", 0, "in_force") == ["IIS-A"]
    assert scene.tp("A") == 4


@clause("AL-PLACE-11")
def test_without_a_waiting_team_nothing_can_be_placed() -> None:
    scene = Scene("science economy culture").has("A", research=19, data=19).waiting("A", 0, 0).hand("A", "SCI-02")

    scene.turn("A")

    assert placements(scene) == []
    assert "use SCI-02" not in scene.options()


@clause("AL-PLACE-12")
@for_each(("row", "waiting", "income"), [("research", (1, 2), 4), ("data", (0, 3), 4)])
def test_a_team_sent_back_takes_the_rightmost_empty_space(row: str, waiting: tuple[int, int], income: int) -> None:
    scene = Scene("science economy culture", techs="IIIS-F").team("A", "IIS-A", "IIIS-F").waiting("A", 0, 2)
    scene.turn("A")

    scene.play("start IIIS-F")
    assert scene.options() == ["row research", "row data"]
    scene.play(f"row {row}")

    assert scene.waiting_of("A") == waiting
    # In the research row it covers the bonus, not an icon.
    assert scene.seen("A", "players", 0, "income", "research") == income


@clause("AL-PLACE-12")
def test_a_full_row_takes_no_team_back() -> None:
    scene = Scene("science economy culture", techs="IIIS-F").team("A", "IIS-A", "IIIS-F").waiting("A", 3, 1)
    scene.turn("A")

    scene.play("start IIIS-F")

    # Only the data row has room, so nobody is asked.
    assert scene.waiting_of("A") == (3, 2)
    assert scene.tp("A") == 4


@clause("AL-PLACE-13")
def test_a_placement_by_an_effect_follows_all_rules() -> None:
    scene = Scene("science economy culture", techs="IIS-C IIE-C IIIS-A").hand("A", "SCI-02")
    scene.has("A", research=2, data=2).team("A", "IIS-C").front_runner("IIIS-A", 2).turn("A")

    scene.play("use SCI-02")
    # Lv.3 for 2 research and 2 data along the routes, Lv.2 of the other trees for 1 research, or nothing.
    assert scene.options() == [
        "place science IIIS-A",
        "place science IIIS-B",
        "place economy IIE-C",
        "place economy IIE-A",
        "place culture IIC-A",
        "place culture IIC-B",
        "decline",
    ]
    scene.play("place science IIIS-A", "row data")
    assert scene.resources("A") == (0, 0, 0)
    scene.play("keep SCI-03")

    # Card, front runner token and the reaction of IIS-C.
    assert scene.hand_of("A") == ["SCI-03"]
    assert scene.total_tp("A") == 2
    assert scene.resources("A") == (0, 1, 0)


@clause("AL-PASS-01", "AL-PLACE-13")
def test_reductions_in_force_add_to_that_of_the_effect() -> None:
    scene = Scene("science economy culture", techs="IIS-D").team("A", "IIS-D").hand("A", "SCI-02").turn("A")

    scene.play("use SCI-02", "place economy IIE-A", "row data", "keep ECO-01")

    assert scene.resources("A") == (0, 1, 0)
    assert scene.teams_of("A") == ["IIS-D", "IIE-A"]


@clause("AL-ROUTE-02")
def test_a_link_broken_later_has_no_consequence() -> None:
    scene = Scene("science economy culture", techs="IIE-C IIE-D IIIE-F").has("A", research=14)
    scene.team("A", "IIE-C", "IIIE-F").turn("A")

    scene.play("start IS", "move IIE-C IIE-D")
    assert scene.teams_of("A") == ["IIE-D", "IIIE-F"]
    scene.turn("A")

    # The left Lv.3 Tech is no longer joined to the right Lv.2 Tech, and works on.
    scene.play("start IIIE-F")
    assert scene.tp("A") == 7


@clause("AL-PLACE-11")
def test_a_team_that_waits_in_either_row_can_be_placed() -> None:
    offered: list[bool] = []
    for research, data in ((1, 0), (0, 1), (0, 0)):
        scene = Scene("science economy culture", techs="IIS-C").has("A", research=9, data=9)
        scene.waiting("A", research, data).turn("A")
        offered.append("place science IIS-C" in scene.options())

    assert offered == [True, True, False]
