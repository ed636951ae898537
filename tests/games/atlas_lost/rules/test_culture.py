"""9. Culture: one token in the culture space of each Tech."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene


def spaces(scene: Scene) -> list[str]:
    """The Techs on which a culture token may be placed now."""
    return [option.removeprefix("culture ") for option in scene.options() if option.startswith("culture ")]


@clause("AL-CUL-01")
def test_a_token_goes_from_the_stock_into_an_empty_space() -> None:
    scene = Scene("science economy culture").has("A", research=2, data=1).team("A", "IIS-A").turn("A")

    scene.play("start IC")
    assert spaces(scene) == ["IS", "IIS-A", "IE", "IC"]
    scene.play("culture IIS-A")

    assert scene.culture_of("A") == ["IIS-A"]
    assert scene.stock("A")[1] == 8


@clause("AL-CUL-02")
def test_no_effect_places_on_an_occupied_space() -> None:
    # IIC-D: any Tech, IIC-E: with a team of another player, IIC-C: without teams, IC: with an own team.
    scene = Scene("science economy culture", techs="IIC-D IIC-E").has("A", research=9, data=9, command=6)
    scene.culture("B", "IS", "IIS-A").culture("A", "IE", "IIE-A").team("A", "IIC-D").turn("A")

    scene.play("start IIC-D")
    assert len(spaces(scene)) == 14
    assert set(spaces(scene)).isdisjoint({"IS", "IIS-A", "IE", "IIE-A"})
    scene.play("culture IIS-B", "culture IIE-B", "command IC")

    assert spaces(scene) == ["IC", "IIC-D"]


@clause("AL-CUL-02", "AL-CUL-04")
def test_not_even_a_condition_that_nothing_else_meets() -> None:
    scene = Scene("science economy culture", techs="IIC-E").has("A", research=3).culture("B", "IS", "IE", "IC")

    scene.team("A", "IIC-E").turn("A")

    assert "start IIC-E" not in scene.options()


@clause("AL-CUL-03")
def test_impossible_without_a_suitable_space() -> None:
    scene = Scene("science economy culture").has("A", research=9, data=9).culture("B", "IS", "IE").culture("A", "IC")

    scene.turn("A")

    assert "start IC" not in scene.options()


@clause("AL-CUL-03")
def test_impossible_with_an_empty_stock() -> None:
    scene = Scene("science economy culture").has("A", research=9, data=9)
    scene.culture(
        "A", *[f"{level}{tree}-{end}" for tree in "SEC" for level, end in (("II", "A"), ("II", "B"), ("III", "A"))]
    )

    scene.turn("A")

    assert scene.stock("A")[1] == 0
    assert "start IC" not in scene.options()


@clause("AL-CUL-03", "AL-CUL-08")
def test_with_one_token_left_one_of_two_is_placed() -> None:
    scene = Scene("science economy culture", techs="IIC-D").has("A", research=1, data=4).team("A", "IIC-D")
    scene.faction("A").stock[1] = 1
    scene.turn("A")

    scene.play("start IIC-D", "culture IS")

    assert scene.culture_of("A") == ["IS"]
    assert scene.asked() == "B action"


@clause("AL-CUL-04")
def test_own_team_other_team_no_team_or_any() -> None:
    scene = Scene("science economy culture", techs="IIC-C IIC-E").has("A", research=9, data=9, command=6)
    scene.team("A", "IIS-A", "IIC-C").team("B", "IIS-A", "IIE-A", "IIIE-A").hand("A", "CUL-13").turn("A")

    scene.play("command IIC-E")
    assert spaces(scene) == ["IS", "IIS-A", "IE", "IIE-A", "IIIE-A", "IC"]
    scene.play("culture IIS-A", "start IIC-C")
    assert spaces(scene) == [
        "IIS-B",
        "IIIS-A",
        "IIIS-B",
        "IIIS-C",
        "IIE-B",
        "IIIE-B",
        "IIIE-C",
        "IIC-E",
        "IIIC-A",
        "IIIC-B",
        "IIIC-C",
    ]
    scene.play("culture IIC-E")
    scene.turn("A").play("start IC")
    assert spaces(scene) == ["IS", "IE", "IC", "IIC-C"]
    scene.play("culture IC", "install CUL-13", "activate CUL-13")

    assert len(spaces(scene)) == 15


@clause("AL-CUL-05")
def test_lv1_techs_meet_the_own_and_the_other_condition_never_the_empty_one() -> None:
    scene = Scene("science economy culture", seats=2, techs="IIC-C IIC-E").has("A", research=9, data=9, command=6)
    scene.turn("A")

    scene.play("start IC")
    assert spaces(scene) == ["IS", "IE", "IC"]
    scene.play("culture IS", "command IIC-E")
    assert spaces(scene) == ["IE", "IC"]
    scene.play("culture IE")
    scene.turn("A").play("command IIC-C")

    assert "IC" not in spaces(scene)
    assert len(spaces(scene)) == 15


@clause("AL-CUL-06")
def test_paying_returns_tokens_of_the_payer_s_choice() -> None:
    scene = Scene("science economy culture", techs="IIIC-E").team("A", "IIC-A", "IIIC-E")
    scene.culture("A", "IS", "IIE-A", "IIIC-A", "IIIC-E").culture("B", "IE").turn("A")

    scene.play("start IIIC-E")
    assert scene.options() == ["pay culture IS", "pay culture IIE-A", "pay culture IIIC-E", "pay culture IIIC-A"]
    assert scene.game.questions[0].pick == (3, 3)
    scene.play("pay culture IS + pay culture IIIC-A + pay culture IIIC-E")

    assert scene.culture_of("A") == ["IIE-A"]
    assert scene.culture_of("B") == ["IE"]
    assert scene.stock("A")[1] == 8
    assert scene.tp("A") == 7


@clause("AL-CUL-07")
def test_a_token_stays_when_teams_come_and_go() -> None:
    scene = Scene("science economy culture").has("A", research=2).team("A", "IIS-A").culture("A", "IIS-A")
    scene.culture("B", "IIS-B").turn("A")

    scene.play("start IS")

    assert scene.teams_of("A") == ["IIS-B"]
    assert scene.culture_of("A") == ["IIS-A"]
    assert scene.culture_of("B") == ["IIS-B"]


@clause("AL-CUL-07")
def test_a_token_stays_when_its_tech_loses_the_team_to_a_payment() -> None:
    scene = Scene("science economy culture", techs="IIIS-F").team("A", "IIS-A", "IIIS-F").culture("A", "IIIS-F")

    scene.turn("A").play("start IIIS-F")

    assert scene.teams_of("A") == ["IIS-A"]
    assert scene.culture_of("A") == ["IIIS-F"]


@clause("AL-CUL-08")
def test_two_tokens_go_on_two_techs_that_both_meet_the_condition() -> None:
    scene = Scene("science economy culture", techs="IIC-A").has("A", research=1, data=2).hand("A", "SCI-01")
    scene.team("A", "IIC-A").team("B", "IIS-A").turn("A")

    scene.play("start IIC-A", "culture IE")

    assert spaces(scene) == ["IS", "IC", "IIC-A"]
    scene.play("culture IIC-A")
    assert scene.culture_of("A") == ["IE", "IIC-A"]
