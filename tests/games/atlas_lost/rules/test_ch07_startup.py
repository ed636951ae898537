"""7. Main action: starting an Active Technology, its cost, and how far its effect is resolved."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.rows import for_each


def starts(scene: Scene) -> list[str]:
    """The Technologies that may be started now."""
    return [option.split()[1] for option in scene.options() if option.startswith("start ")]


@clause("AL-ACT-01")
def test_a_technology_with_the_own_team_and_all_three_lv1() -> None:
    scene = Scene("science economy culture", techs="IIE-C IIE-D IIIE-F").has("A", research=19, data=19)
    scene.team("A", "IIE-C", "IIIE-F").team("B", "IIE-D", "IIC-B")

    scene.turn("A")

    assert starts(scene) == ["IS", "IE", "IIE-C", "IIIE-F", "IC"]


@clause("AL-ACT-01")
def test_it_runs_once() -> None:
    scene = Scene("science economy culture", techs="IIE-C").team("A", "IIE-C").has("A", command=6).turn("A")

    scene.play("start IIE-C")

    assert scene.resources("A") == (3, 2, 6)
    assert starts(scene) == []


@clause("AL-ACT-02")
def test_a_passive_technology_cannot_be_started() -> None:
    scene = Scene("science religion military", techs="IIS-C IIIS-B IIR-E IIIR-E").has("A", research=19, data=19)
    scene.team("A", "IIS-C", "IIIS-B", "IIR-E", "IIIR-E").track("B", "AAAA")

    scene.turn("A")

    assert starts(scene) == ["IS", "IR", "IM"]


@clause("AL-ACT-03")
def test_the_whole_cost_is_paid_before_the_effect() -> None:
    scene = Scene("science economy culture", techs="IIC-A").has("A", research=1, data=2).hand("A", "SCI-01", "SCI-02")
    scene.team("A", "IIC-A").turn("A")

    scene.play("start IIC-A")
    assert scene.asked() == "A pay-cards"
    assert scene.resources("A") == (0, 0, 0)
    assert scene.culture_of("A") == []
    scene.play("discard SCI-02")
    assert scene.asked() == "A culture"
    assert scene.pile("science") == ["SCI-02"]
    scene.play("culture IS", "culture IIC-A")

    assert scene.culture_of("A") == ["IS", "IIC-A"]


@clause("AL-ACT-03")
def test_without_a_cost_the_effect_is_just_resolved() -> None:
    scene = Scene("science economy culture", techs="IIE-C").team("A", "IIE-C").turn("A")

    scene.play("start IIE-C")

    assert scene.resources("A") == (3, 2, 0)


@clause("AL-ACT-04")
@for_each(("research", "data", "cards", "tokens"), [(2, 2, 1, 1), (3, 1, 1, 1), (3, 2, 0, 1), (3, 2, 1, 0)])
def test_a_cost_that_cannot_be_paid_in_full_bars_the_technology(
    research: int, data: int, cards: int, tokens: int
) -> None:
    # IIIE-A costs 3 research, 2 data and an economy token; IIE-A 1 research, 2 data and a card.
    scene = Scene("science economy culture", techs="IIE-A IIIE-A").team("A", "IIE-A", "IIIE-A")
    scene.has("A", research=research, data=data)
    if cards:
        scene.hand("A", "SCI-01")
    if tokens:
        scene.economy("A", "IS")
    scene.turn("A")

    offered = {"IIE-A", "IIIE-A"} & set(starts(scene))

    assert (
        offered
        == {(2, 2, 1, 1): {"IIE-A"}, (3, 1, 1, 1): set(), (3, 2, 0, 1): {"IIIE-A"}, (3, 2, 1, 0): {"IIE-A"}}[
            (research, data, cards, tokens)
        ]
    )


@clause("AL-ACT-04")
def test_reductions_come_before_the_question_whether_it_can_be_paid() -> None:
    scene = Scene("science economy culture", techs="IIIS-D IIE-D").team("A", "IIS-A", "IIIS-D", "IIE-D")
    scene.has("A", research=2).turn("A")

    # IE costs 2 research and 1 data, the data being waived; IIE-D costs 3 research.
    assert "IE" in starts(scene)
    assert "IIE-D" not in starts(scene)
    scene.play("start IE", "economy IE")
    assert scene.resources("A") == (0, 0, 0)


@clause("AL-ACT-05")
def test_parts_that_can_be_done_are_done_and_the_others_ignored() -> None:
    scene = Scene("science economy culture", techs="IIE-B").team("A", "IIE-B").economy("A", "IS", "IE", "IC", "IIE-B")
    scene.has("A", research=2, data=1).turn("A")

    scene.play("start IIE-B")

    # No team is left for the token, the card is drawn.
    assert scene.hand_of("A") == ["ECO-01"]
    assert scene.stock("A")[0] == 5
    assert scene.resources("A") == (0, 0, 0)


@clause("AL-ACT-05")
def test_nothing_may_be_declined_unless_worded_as_optional() -> None:
    scene = Scene("science economy culture", techs="IIC-D").team("A", "IIC-D").has("A", research=1, data=4).turn("A")

    scene.play("start IIC-D", "culture IS")

    assert scene.asked() == "A culture"
    assert all(option.startswith("culture ") for option in scene.options())
    assert scene.game.questions[0].pick == (1, 1)


@clause("AL-ACT-06")
def test_a_technology_that_would_do_nothing_may_not_be_run() -> None:
    scene = Scene("science economy culture").has("A", research=9, data=9).economy("A", "IS", "IE", "IC")
    scene.culture("B", "IS", "IE", "IC").turn("A")

    # No team to move, no team without a token, no own Tech without a culture token.
    assert starts(scene) == []


@clause("AL-ACT-06")
def test_a_gain_for_others_a_capped_gain_and_a_counted_0() -> None:
    scene = Scene("economy culture military", techs="IIE-D IIIC-F")
    scene.team("A", "IIE-D", "IIC-A", "IIIC-F").economy("A", "IE", "IC", "IM", "IIE-D", "IIC-A", "IIIC-F")
    scene.culture("A", "IIE-A", "IIM-A").has("A", research=5, data=1, military=10).turn("A")

    # IIE-D: only others gain. IM: military power is at its end. IIIC-F: after paying no token lies on an own Tech.
    assert "IIE-D" in starts(scene)
    assert "IM" in starts(scene)
    assert "IE" not in starts(scene)
    assert "IIIC-F" not in starts(scene)


@clause("AL-ACT-06")
def test_some_way_of_paying_must_leave_something_and_need_not_be_taken() -> None:
    # IIIC-F: pay 1 culture token, then 2 TP for each on a Tech with an own team.
    scene = Scene("science economy culture", techs="IIIC-F").team("A", "IIC-A", "IIIC-F").has("A", research=5)
    scene.culture("A", "IS", "IIE-A").turn("A")

    scene.play("start IIIC-F")
    assert scene.options() == ["pay culture IS", "pay culture IIE-A"]
    scene.play("pay culture IS")

    assert scene.tp("A") == 0
    assert scene.culture_of("A") == ["IIE-A"]


@clause("AL-ACT-06")
def test_paying_away_the_majority_is_no_way() -> None:
    # IIIC-B: pay 2 culture tokens, then 4 TP for each tree with a majority.
    scene = Scene("science economy culture", techs="IIIC-B").team("A", "IIC-A", "IIIC-B")
    scene.culture("A", "IS", "IE", "IC").culture("B", "IIS-A", "IIE-A", "IIC-A").turn("A")
    assert "IIIC-B" not in starts(scene)

    scene.culture("A", "IIS-B").turn("A")

    # Two tokens in science can stay now.
    scene.play("start IIIC-B", "pay culture IE + pay culture IC")
    assert scene.tp("A") == 4


@clause("AL-ACT-06")
def test_an_ally_who_gains_a_tile_by_the_payment_is_something() -> None:
    # A and B tie for the religion tile; paying 2 tokens leaves it to B, who is A's ally: 3 TP for one tile.
    scene = Scene("science religion military", seats=3, techs="IIIR-B").team("A", "IIR-A", "IIIR-B")
    scene.track("B", "AAAA").track("C", "BBBB").turn("A")
    assert scene.owner("religion") is None
    assert scene.ally_of("B") == "A"

    scene.play("start IIIR-B", "pay religion B 1 + pay religion B 2")

    assert scene.owner("religion") == "B"
    assert scene.tp("A") == 3


@clause("AL-ACT-06")
def test_an_optional_part_that_could_be_taken_is_enough() -> None:
    scene = Scene("science economy culture").hand("A", "SCI-02", "ECO-06").has("A", research=1).turn("A")

    assert {"use SCI-02", "use ECO-06"} <= set(scene.options())
    scene.has("A", research=0).turn("A")
    assert {"use SCI-02", "use ECO-06"}.isdisjoint(scene.options())


@clause("AL-ACT-07")
def test_parts_are_resolved_in_the_printed_order() -> None:
    scene = Scene("science economy culture", techs="IIIE-C").team("A", "IIE-A", "IIIE-C").economy("A", "IS", "IE")
    scene.has("A", research=3, data=4).install("B", "ECO-29").turn("A")

    scene.play("start IIIE-C", "economy IIIE-C")

    # First the third token, then 1 TP for each of three, then 2 research for the others.
    assert scene.tp("A") == 3
    assert scene.resources("B") == (3, 0, 0)
    assert scene.resources("C") == (2, 0, 0)


@clause("AL-ACT-07")
def test_a_count_is_read_when_its_part_is_resolved() -> None:
    scene = Scene("science economy culture", techs="IIIC-D").team("A", "IIC-A", "IIIC-D").culture("A", "IS")
    scene.has("A", data=5).turn("A")

    scene.play("start IIIC-D", "culture IE")

    assert scene.tp("A") == 2


@clause("AL-ACT-08")
@for_each(("military", "offered"), [(5, False), (6, True), (10, True)])
def test_a_condition_is_checked_before_paying(military: int, offered: bool) -> None:
    scene = Scene("science economy military", techs="IIIM-C").team("A", "IIM-A", "IIIM-C").has("A", military=military)

    scene.turn("A")

    assert ("IIIM-C" in starts(scene)) is offered


@clause("AL-ACT-08")
def test_it_need_not_hold_any_more_after_paying() -> None:
    scene = Scene("science economy military", techs="IIIM-C").team("A", "IIM-A", "IIIM-C").has("A", military=6)
    scene.turn("A")

    scene.play("start IIIM-C")

    assert scene.military("A") == 3
    assert scene.tp("A") == 8


@clause("AL-ACT-09")
def test_every_other_player_gains_up_to_the_caps() -> None:
    scene = Scene("science economy culture", techs="IIIE-D").team("A", "IIE-A", "IIIE-D", economy=True)
    scene.has("A", data=4, research=1).has("B", research=18).has("C", research=19).turn("A")

    scene.play("start IIIE-D", "pay economy IIE-A")

    assert [scene.resources(letter)[0] for letter in "ABCD"] == [1, 19, 19, 2]
    assert scene.tp("A") == 6


@clause("AL-ACT-09")
def test_they_gain_in_clockwise_order() -> None:
    scene = Scene("science economy culture", techs="IIE-C").team("C", "IIE-C").install("B", "ECO-29").turn("C")

    scene.play("start IIE-C")

    gains = [event for event in scene.game.events if event.key == "others-gain"]
    assert [event.seat for event in gains] == [2, 2]
    assert [scene.resources(letter) for letter in "ABCD"] == [(1, 1, 0), (2, 1, 0), (3, 2, 0), (1, 1, 0)]
