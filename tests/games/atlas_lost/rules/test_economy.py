"""9. Economy: tokens attached to advance teams."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.rows import for_each


@clause("AL-ECO-01")
def test_a_token_goes_from_the_stock_onto_a_team_of_any_level() -> None:
    scene = (
        Scene("science economy culture").has("A", research=2, data=1).team("A", "IIS-A", "IIIS-A").team("B", "IIE-A")
    )
    scene.turn("A")

    scene.play("start IE")
    assert scene.options() == ["economy IS", "economy IIS-A", "economy IIIS-A", "economy IE", "economy IC"]
    scene.play("economy IIIS-A")

    assert scene.economy_of("A") == ["IIIS-A"]
    assert scene.stock("A")[0] == 8


@clause("AL-ECO-02")
def test_a_team_carries_at_most_one() -> None:
    scene = Scene("science economy culture").has("A", research=2, data=1).economy("A", "IS", "IC").economy("B", "IE")

    scene.turn("A").play("start IE")

    # Only IE was left; the token of B is on B's team and in nobody's way.
    assert scene.economy_of("A") == ["IS", "IE", "IC"]
    assert scene.seen("A", "trees", 1, "techs", 0, "economy") == [0, 1]


@clause("AL-ECO-03")
def test_impossible_when_all_teams_carry_one() -> None:
    scene = Scene("science economy culture").has("A", research=9, data=9).economy("A", "IS", "IE", "IC").turn("A")

    assert "start IE" not in scene.options()


@clause("AL-ECO-03")
def test_impossible_with_an_empty_stock() -> None:
    # Nine teams and nine tokens: only a situation made by hand has an empty stock and a team without a token.
    scene = Scene("science economy culture").has("A", research=9, data=9).team("A", "IIS-A")
    scene.faction("A").stock[0] = 0

    scene.turn("A")

    assert "start IE" not in scene.options()
    assert scene.seen("A", "players", 0, "stock", "economy") == 0


@clause("AL-ECO-04")
def test_a_token_returns_to_the_stock_when_its_team_is_removed() -> None:
    scene = Scene("science economy culture", techs="IIIS-F").team("A", "IIS-A").team("A", "IIIS-F", economy=True)
    scene.turn("A")
    assert scene.stock("A")[0] == 8

    scene.play("start IIIS-F")

    assert scene.economy_of("A") == []
    assert scene.stock("A")[0] == 9


@clause("AL-ECO-04")
def test_a_token_goes_with_its_team_when_it_moves() -> None:
    scene = Scene("science economy culture").team("A", "IIS-A", economy=True).team("B", "IIS-A", economy=True)
    scene.has("A", research=2).turn("A")

    scene.play("start IS")

    assert scene.economy_of("A") == ["IIS-B"]
    assert scene.economy_of("B") == ["IIS-A"]
    assert scene.stock("A")[0] == 8
    scene.turn("A").play("replenish")
    assert scene.resources("A") == (4, 1, 0)


@clause("AL-ECO-05")
def test_paying_returns_tokens_of_the_payer_s_choice() -> None:
    scene = (
        Scene("science economy culture", techs="IIIE-A")
        .team("A", "IIE-A", "IIIE-A")
        .economy("A", "IS", "IIE-A", "IIIE-A")
    )
    scene.economy("B", "IE").has("A", research=3, data=2).turn("A")

    scene.play("start IIIE-A")
    assert scene.options() == ["pay economy IS", "pay economy IIE-A", "pay economy IIIE-A"]
    scene.play("pay economy IIE-A")

    assert scene.economy_of("A") == ["IS", "IIIE-A"]
    assert scene.economy_of("B") == ["IE"]
    assert scene.stock("A")[0] == 7
    assert scene.teams_of("A") == ["IIE-A", "IIIE-A"]


@clause("AL-ECO-06")
def test_two_tokens_go_on_two_different_teams() -> None:
    scene = Scene("science economy culture", techs="IIE-E").team("A", "IIE-E").has("A", research=3, data=3).turn("A")

    scene.play("start IIE-E", "economy IE")
    assert scene.options() == ["economy IS", "economy IIE-E", "economy IC"]
    scene.play("economy IIE-E")

    assert scene.economy_of("A") == ["IE", "IIE-E"]


@clause("AL-ECO-06")
@for_each("reason", ["teams", "stock"])
def test_if_only_one_can_be_placed_one_is_placed(reason: str) -> None:
    scene = Scene("science economy culture", techs="IIE-E").team("A", "IIE-E").has("A", research=3, data=3)
    if reason == "teams":
        scene.economy("A", "IS", "IE", "IC")
    else:
        scene.faction("A").stock[0] = 1
    scene.turn("A")

    scene.play("start IIE-E")
    if reason == "stock":
        scene.play("economy IIE-E")

    assert "IIE-E" in scene.economy_of("A")
    assert len(scene.economy_of("A")) == (4 if reason == "teams" else 1)
    assert scene.resources("B") == (1, 0, 0)
