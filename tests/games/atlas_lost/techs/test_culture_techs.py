"""The twelve Culture Techs, each played."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.plays import changes, plays
from tests.games.atlas_lost.scene import Scene


def table(tech: str, **has: int) -> Scene:
    """Science, Economy and Culture, three players and an NPC; A has a team on one Tech and these resources."""
    scene = Scene("science economy culture", seats=3, techs=tech).has("A", **has)
    return scene if tech == "IC" else scene.team("A", tech)


@clause("AL-TC-01")
@plays("IC")
def test_culture_institute_places_where_an_own_team_stands() -> None:
    scene = table("IC", research=3, data=2).team("A", "IIC-A").team("B", "IIE-A").turn("A")

    scene.play("start IC")

    assert scene.options() == ["culture IS", "culture IE", "culture IC", "culture IIC-A"]
    assert scene.resources("A") == (1, 1, 0)
    assert changes(scene, "culture IIC-A") == ["A culture +IIC-A"]


@clause("AL-TC-02")
@plays("IIC-A")
def test_twin_stages_place_two_tokens_where_own_teams_stand() -> None:
    scene = table("IIC-A", research=2, data=3).hand("A", "CUL-01", "SCI-02").turn("A")

    started = changes(scene, "start IIC-A", "discard CUL-01", "culture IIC-A", then="A culture")

    assert started == [
        "A research 2 -> 1",
        "A data 3 -> 1",
        "A hand -CUL-01",
        "A culture +IIC-A",
        "culture discard +CUL-01",
    ]
    assert scene.options() == ["culture IS", "culture IE", "culture IC"]
    assert changes(scene, "culture IE") == ["A culture +IE"]


@clause("AL-TC-03")
@plays("IIC-B")
def test_touring_troupe_places_anywhere_and_draws_a_culture_card() -> None:
    scene = table("IIC-B", research=3, data=2).turn("A")

    scene.play("start IIC-B")

    assert len(scene.options()) == 18
    assert scene.resources("A") == (1, 1, 0)
    assert changes(scene, "culture IIIS-C") == ["A hand +CUL-01", "A culture +IIIS-C"]


@clause("AL-TC-04")
@plays("IIC-C")
def test_ruin_murals_place_where_nobody_stands() -> None:
    scene = table("IIC-C", research=1, data=3).team("B", "IIE-A", "IIIE-B").turn("A")

    scene.play("start IIC-C")

    assert scene.options() == [
        "culture IIS-A",
        "culture IIS-B",
        "culture IIIS-A",
        "culture IIIS-B",
        "culture IIIS-C",
        "culture IIE-B",
        "culture IIIE-A",
        "culture IIIE-C",
        "culture IIC-A",
        "culture IIIC-A",
        "culture IIIC-B",
        "culture IIIC-C",
    ]
    assert scene.resources("A") == (1, 1, 0)
    assert changes(scene, "culture IIIC-B") == ["A culture +IIIC-B"]


@clause("AL-TC-05")
@plays("IIC-D")
def test_double_feature_places_on_any_two_techs() -> None:
    scene = table("IIC-D", research=2, data=5).team("B", "IIE-A").turn("A")

    assert changes(scene, "start IIC-D", "culture IIIC-B", then="A culture") == [
        "A research 2 -> 1",
        "A data 5 -> 1",
        "A culture +IIIC-B",
    ]
    assert "culture IIIC-B" not in scene.options()
    assert changes(scene, "culture IIE-A") == ["A culture +IIE-A"]


@clause("AL-TC-06")
@plays("IIC-E")
def test_imported_fashion_places_where_another_player_stands() -> None:
    scene = table("IIC-E", research=4, data=1).team("B", "IIE-A").team("C", "IIIS-B").turn("A")

    scene.play("start IIC-E")

    assert scene.options() == ["culture IS", "culture IIIS-B", "culture IE", "culture IIE-A", "culture IC"]
    assert scene.resources("A") == (1, 1, 0)
    assert changes(scene, "culture IIE-A") == ["A culture +IIE-A"]


@clause("AL-TC-07")
@plays("IIIC-A")
def test_wilderness_songs_count_tokens_where_nobody_stands() -> None:
    scene = table("IIIC-A", research=1, data=5).team("B", "IIE-A")
    scene.culture("A", "IIIS-A", "IIIS-B", "IIIE-A", "IIE-A", "IIIC-A").turn("A")

    assert changes(scene, "start IIIC-A", "pay culture IIIE-A + pay culture IIIC-A") == [
        "A data 5 -> 1",
        "A tp 0 -> 4",
        "A culture -IIIC-A -IIIE-A",
        "A tp in play 2 -> 0",
        "culture initiative A -> nobody",
    ]


@clause("AL-TC-08")
@plays("IIIC-B")
def test_cultural_hegemony_counts_trees_with_the_most_tokens() -> None:
    # Science: A 2, B 1. Economy: A 1, C 1. Culture: A 1 alone, once two tokens there are paid.
    scene = table("IIIC-B", research=1, data=1).culture("B", "IIIS-C").culture("C", "IIIE-C")
    scene.culture("A", "IIIS-A", "IIIS-B", "IIIE-A", "IIIC-A", "IIIC-B", "IIIC-C").turn("A")

    assert changes(scene, "start IIIC-B", "pay culture IIIC-A + pay culture IIIC-B") == [
        "A tp 0 -> 8",
        "A culture -IIIC-A -IIIC-B",
    ]


@clause("AL-ACT-07", "AL-CUL-01", "AL-TC-09")
@plays("IIIC-C")
def test_home_theatre_counts_tokens_in_the_tree_just_served() -> None:
    scene = table("IIIC-C", research=5, data=3).team("A", "IIE-A").culture("A", "IIIE-A", "IIIS-A").turn("A")

    scene.play("start IIIC-C")

    assert scene.options() == ["culture IS", "culture IE", "culture IIE-A", "culture IC", "culture IIIC-C"]
    assert scene.resources("A") == (1, 1, 0)
    assert changes(scene, "culture IIE-A") == ["A tp 0 -> 4", "A culture +IIE-A"]


@clause("AL-TC-10")
@plays("IIIC-D")
def test_world_premiere_counts_all_tokens() -> None:
    scene = table("IIIC-D", research=1, data=6).culture("A", "IIIE-A", "IIIS-A").turn("A")

    scene.play("start IIIC-D")

    assert len(scene.options()) == 16  # all but the two that hold a token
    assert scene.resources("A") == (1, 1, 0)
    assert changes(scene, "culture IIIS-B") == ["A tp 0 -> 3", "A culture +IIIS-B"]


@clause("AL-TC-11")
@plays("IIIC-E")
def test_golden_archive_pays_three_tokens() -> None:
    scene = table("IIIC-E", research=1, data=1).culture("A", "IIIE-A", "IIIS-A", "IC").turn("A")

    assert changes(scene, "start IIIC-E") == ["A tp 0 -> 7", "A culture -IC -IIIE-A -IIIS-A"]


@clause("AL-TC-12")
@plays("IIIC-F")
def test_national_canon_counts_tokens_where_own_teams_stand() -> None:
    scene = table("IIIC-F", research=6, data=1).team("B", "IIE-A")
    scene.culture("A", "IIIC-F", "IS", "IIIS-A", "IIE-A", "IIIC-A").turn("A")

    assert changes(scene, "start IIIC-F", "pay culture IIIC-A") == [
        "A research 6 -> 1",
        "A tp 0 -> 4",
        "A culture -IIIC-A",
    ]
