"""The twelve Religion Techs of the box, each played."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.plays import changes, plays
from tests.games.atlas_lost.scene import Scene


def table(tech: str, others: str = "", **has: int) -> Scene:
    """Science, Economy and Religion, three players and an NPC; A has a team on one Tech and these resources."""
    scene = Scene("science economy religion", seats=3, techs=f"{tech} {others}").has("A", **has)
    return scene if tech == "IR" else scene.team("A", tech)


@clause("AL-TR-01")
@plays("IR")
def test_relism_places_a_token_on_any_other_board() -> None:
    scene = table("IR", research=3, data=2).turn("A")

    scene.play("start IR")

    assert scene.options() == ["religion B", "religion C", "religion NPC-1"]
    assert scene.resources("A") == (1, 1, 0)
    assert changes(scene, "religion B") == ["B track empty -> A", "B ally nobody's -> A"]


@clause("AL-TR-02")
@plays("IIR-A")
def test_two_envoys_go_to_two_different_boards() -> None:
    scene = table("IIR-A", research=2, data=3).hand("A", "REL-01", "SCI-02").turn("A")

    assert changes(scene, "start IIR-A", "discard REL-01", "religion C", then="A religion") == [
        "A research 2 -> 1",
        "A data 3 -> 1",
        "A hand -REL-01",
        "C track empty -> A",
        "C ally nobody's -> A",
        "religion discard +REL-01",
    ]
    assert scene.options() == ["religion B", "religion NPC-1"]
    assert changes(scene, "religion NPC-1") == ["NPC-1 track empty -> A", "NPC-1 ally nobody's -> A"]


@clause("AL-TR-03")
@plays("IIR-B")
def test_wandering_preacher_places_a_token_and_draws_a_religion_card() -> None:
    scene = table("IIR-B", research=3, data=2).turn("A")

    assert changes(scene, "start IIR-B", "religion B") == [
        "A research 3 -> 1",
        "A data 2 -> 1",
        "A hand +REL-01",
        "B track empty -> A",
        "B ally nobody's -> A",
    ]


@clause("AL-TR-04")
@plays("IIR-C")
def test_public_baptism_places_a_token_for_research() -> None:
    scene = table("IIR-C", research=4, data=1).track("B", "C").turn("A")

    assert changes(scene, "start IIR-C", "religion B") == [
        "A research 4 -> 1",
        "B track C -> CA",
        "B ally C -> A",
    ]


@clause("AL-TR-05")
@plays("IIR-D")
def test_deepened_faith_places_two_tokens_on_one_ally() -> None:
    scene = table("IIR-D", research=1, data=5).track("B", "C").track("C", "A").track("NPC-1", "A").turn("A")

    scene.play("start IIR-D")

    assert scene.options() == ["religion C", "religion NPC-1"]
    assert scene.resources("A") == (1, 1, 0)
    assert changes(scene, "religion C") == [
        "A tp in play 0 -> 2",
        "C track A -> AAA",
        "religion initiative nobody -> A",
    ]


@clause("AL-TR-06")
@plays("IIR-E")
def test_shared_rites_reward_what_an_ally_does_on_the_second_level() -> None:
    scene = table("IIR-E", "IIE-C").track("B", "A").team("B", "IIE-C").has("B", research=3).turn("B")

    started = changes(scene, "start IIE-C")
    placed = changes(scene.turn("B"), "place science IIS-A", "row data", "keep SCI-01")

    # One of each from Common Market itself, and one more of each from the rites.
    assert started == [
        "A research 0 -> 2",
        "A data 0 -> 2",
        "B research 3 -> 6",
        "B data 0 -> 2",
        "C research 0 -> 1",
        "C data 0 -> 1",
    ]
    assert placed == [
        "A research 2 -> 3",
        "A data 2 -> 3",
        "B research 6 -> 3",
        "B data 2 -> 3",
        "B hand +SCI-01",
        "B teams +IIS-A",
        "B waiting 2+3 -> 2+2",
        "science discard +SCI-02",
    ]


@clause("AL-TR-06")
@plays("IIR-E")
def test_shared_rites_ignore_other_levels_command_actions_and_strangers() -> None:
    scene = table("IIR-E", "IIE-A IIE-D").track("B", "A").team("B", "IIE-A").team("C", "IIE-D")
    scene.has("B", research=13, data=4, command=2).has("C", research=3).turn("B")

    scene.play("command IIE-D", "economy IE", "place economy IIIE-A", "row data", "keep ECO-01")
    scene.turn("B").play("start IE", "economy IS")
    assert scene.resources("A") == (1, 0, 0)  # what Local Branch gives every other player

    scene.turn("C").play("start IIE-D", "economy IE")
    assert scene.resources("A") == (2, 0, 0)
    scene.has("C", research=3).turn("C").play("place science IIS-A", "row data", "keep SCI-01")
    assert scene.resources("A") == (2, 0, 0)


@clause("AL-REL-11", "AL-TR-07")
@plays("IIIR-A")
def test_tithe_of_nations_takes_half_of_an_allys_tokens_as_measure() -> None:
    scene = table("IIIR-A").has("B", tp=7).track("B", "AA").track("NPC-1", "A").track("C", "A").turn("A")

    assert changes(scene, "start IIIR-A", "pay religion B 2 + pay religion C 1", "ally B") == [
        "A tp 0 -> 3",
        "A tp in play 2 -> 0",
        "B track AA -> A",
        "C track A -> empty",
        "C ally A -> nobody's",
        "religion initiative A -> nobody",
    ]


@clause("AL-TR-08")
@plays("IIIR-B")
def test_anointed_rulers_count_an_allys_initiative_tiles() -> None:
    scene = table("IIIR-B").influence("B", 4).team("B", "IIE-A").economy("B", "IIE-A", "IS", "IE", "IR")
    scene.track("B", "A").track("C", "AA").turn("A")
    assert (scene.owner("influence"), scene.owner("economy")) == ("B", "B")

    assert changes(scene, "start IIIR-B", "pay religion C 1 + pay religion C 2") == [
        "A tp 0 -> 6",
        "C track AA -> empty",
        "C ally A -> nobody's",
    ]


@clause("AL-TR-09")
@plays("IIIR-C")
def test_great_synod_counts_the_allies_left_after_paying() -> None:
    scene = table("IIIR-C").track("B", "AA").track("C", "A").track("NPC-1", "AA").turn("A")

    scene.play("start IIIR-C")

    assert changes(scene, "pay religion B 1 + pay religion C 1 + pay religion NPC-1 1") == [
        "A tp 0 -> 6",
        "A tp in play 2 -> 0",
        "B track AA -> A",
        "C track A -> empty",
        "C ally A -> nobody's",
        "NPC-1 track AA -> A",
        "religion initiative A -> nobody",
    ]


@clause("AL-TR-10")
@plays("IIIR-D")
def test_living_gospel_counts_the_ally_just_won() -> None:
    scene = table("IIIR-D", research=1, data=6).track("B", "A").turn("A")

    assert changes(scene, "start IIIR-D", "religion NPC-1") == [
        "A data 6 -> 1",
        "A tp 0 -> 4",
        "NPC-1 track empty -> A",
        "NPC-1 ally nobody's -> A",
    ]


@clause("AL-TR-11")
@plays("IIIR-E")
def test_blessing_of_works_sells_a_token_when_an_ally_reaches_the_third_level() -> None:
    scene = table("IIIR-E").track("B", "AA").team("B", "IIE-A").has("B", research=4, data=2).turn("B")

    scene.play("place economy IIIE-A", "row data", "keep ECO-01")
    assert scene.asked() == "A optional"
    assert scene.options() == ["pay", "decline"]

    assert changes(scene, "pay", "pay religion B 1") == ["A tp 0 -> 3", "B track AA -> A"]


@clause("AL-TR-11")
@plays("IIIR-E")
def test_blessing_of_works_sells_a_token_when_an_ally_starts_a_third_technology() -> None:
    scene = table("IIIR-E", "IIIE-F").track("B", "AA").team("B", "IIIE-F").has("B", research=12)
    scene.turn("B").play("start IIIE-F")
    assert scene.asked() == "A optional"

    assert changes(scene, "pay", "pay religion B 2") == ["A tp 0 -> 3", "B track AA -> A"]

    scene.has("B", research=12).turn("B").play("start IIIE-F")
    assert changes(scene, "decline") == []


@clause("AL-TR-11")
@plays("IIIR-E")
def test_blessing_of_works_ignores_other_levels_command_actions_and_strangers() -> None:
    scene = table("IIIR-E", "IIIE-F IIE-C").track("B", "A").team("C", "IIIE-F", "IIS-A").has("C", research=12)
    scene.has("B", research=15, command=3).turn("B")

    scene.play("command IIIE-F")
    assert scene.asked() == "B action"
    scene.play("place economy IIE-C", "row data", "keep ECO-01")
    assert scene.asked() == "B action"
    scene.turn("B").play("start IIE-C")
    assert scene.asked() == "B action"
    scene.turn("C").play("start IIIE-F")
    assert scene.asked() == "C influence"
    scene.has("C", research=4, data=2).turn("C").play("place science IIIS-A", "row data", "keep SCI-01")
    assert scene.asked() == "C action"


@clause("AL-NEST-01", "AL-SCI-06", "AL-TR-12")
@plays("IIIR-F")
def test_borrowed_miracles_run_a_technology_where_an_ally_stands() -> None:
    scene = table("IIIR-F", "IIIE-F IIIE-D IIIS-F", research=13, data=4).track("B", "A").economy("A", "IE")
    scene.team("B", "IIIE-F", "IIIS-F").team("C", "IIIE-D").turn("A")

    scene.play("start IIIR-F")

    assert scene.options() == ["run IIIS-F", "run IIIE-F"]
    assert changes(scene, "run IIIE-F") == [
        "A research 13 -> 1",
        "A tp 0 -> 9",
        "B research 0 -> 1",
        "B data 0 -> 1",
        "C research 0 -> 1",
        "C data 0 -> 1",
    ]
