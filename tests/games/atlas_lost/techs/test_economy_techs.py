"""The twelve Economy Techs, each played; the one that the two rulebooks tell differently, in both readings."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.plays import changes, plays
from tests.games.atlas_lost.scene import Scene


def table(tech: str, reading: str = "ja", **has: int) -> Scene:
    """Science, Economy and Culture, three players and an NPC; A has a team on one Tech and these resources."""
    scene = Scene("science economy culture", seats=3, techs=tech, reading=reading).has("A", **has)
    return scene if tech == "IE" else scene.team("A", tech)


@clause("AL-TE-01")
@plays("IE")
def test_economy_industrial_attaches_a_token() -> None:
    scene = table("IE", research=3, data=2).team("A", "IIC-A").turn("A")

    scene.play("start IE")

    assert scene.options() == ["economy IS", "economy IE", "economy IC", "economy IIC-A"]
    assert scene.resources("A") == (1, 1, 0)
    assert changes(scene, "economy IIC-A") == ["A economy +IIC-A"]


@clause("AL-TE-02")
@plays("IIE-A")
def test_share_issue_attaches_two_tokens_and_gives_the_others_data() -> None:
    scene = table("IIE-A", research=2, data=3).hand("A", "ECO-01", "SCI-02").turn("A")

    assert changes(scene, "start IIE-A", "discard ECO-01", "economy IIE-A", then="A economy") == [
        "A research 2 -> 1",
        "A data 3 -> 1",
        "A hand -ECO-01",
        "A economy +IIE-A",
        "economy discard +ECO-01",
    ]
    assert scene.options() == ["economy IS", "economy IE", "economy IC"]
    assert changes(scene, "economy IS") == ["A economy +IS", "B data 0 -> 1", "C data 0 -> 1"]


@clause("AL-TE-02")
@plays("IIE-A")
def test_share_issue_gives_the_others_research_in_the_english_reading() -> None:
    scene = table("IIE-A", reading="en", research=2, data=3).hand("A", "ECO-01", "SCI-02").turn("A")

    assert changes(scene, "start IIE-A", "discard ECO-01", "economy IIE-A", "economy IS") == [
        "A research 2 -> 1",
        "A data 3 -> 1",
        "A hand -ECO-01",
        "A economy +IIE-A +IS",
        "B research 0 -> 1",
        "C research 0 -> 1",
        "economy discard +ECO-01",
    ]


@clause("AL-TE-03")
@plays("IIE-B")
def test_trade_mission_attaches_a_token_and_draws_an_economy_card() -> None:
    scene = table("IIE-B", research=3, data=2).turn("A")

    assert changes(scene, "start IIE-B", "economy IIE-B") == [
        "A research 3 -> 1",
        "A data 2 -> 1",
        "A hand +ECO-01",
        "A economy +IIE-B",
    ]


@clause("AL-TE-04")
@plays("IIE-C")
def test_common_market_is_free_and_feeds_everybody() -> None:
    scene = table("IIE-C", research=1, data=1).turn("A")

    assert changes(scene, "start IIE-C") == [
        "A research 1 -> 4",
        "A data 1 -> 3",
        "B research 0 -> 1",
        "B data 0 -> 1",
        "C research 0 -> 1",
        "C data 0 -> 1",
    ]


@clause("AL-TE-05")
@plays("IIE-D")
def test_local_branch_attaches_a_token_for_research() -> None:
    scene = table("IIE-D", research=4, data=1).turn("A")

    assert changes(scene, "start IIE-D", "economy IC") == [
        "A research 4 -> 1",
        "A economy +IC",
        "B research 0 -> 1",
        "C research 0 -> 1",
    ]


@clause("AL-TE-06")
@plays("IIE-E")
def test_twin_holdings_attach_two_tokens() -> None:
    scene = table("IIE-E", research=4, data=4).turn("A")

    assert changes(scene, "start IIE-E", "economy IIE-E", "economy IC") == [
        "A research 4 -> 1",
        "A data 4 -> 1",
        "A economy +IC +IIE-E",
        "B research 0 -> 1",
        "C research 0 -> 1",
    ]


@clause("AL-TE-07")
@plays("IIIE-A")
def test_merger_deal_pays_a_token() -> None:
    scene = table("IIIE-A", research=4, data=3).economy("A", "IIIE-A", "IE").turn("A")

    assert changes(scene, "start IIIE-A", "pay economy IE") == [
        "A research 4 -> 1",
        "A data 3 -> 1",
        "A tp 0 -> 6",
        "A economy -IE",
        "B research 0 -> 1",
        "B data 0 -> 1",
        "C research 0 -> 1",
        "C data 0 -> 1",
    ]


@clause("AL-TE-08")
@plays("IIIE-B")
def test_asset_sale_pays_two_tokens_and_a_card() -> None:
    scene = table("IIIE-B", research=1, data=1).economy("A", "IIIE-B", "IE", "IS")
    scene.hand("A", "ECO-01", "SCI-02").turn("A")

    assert changes(scene, "start IIIE-B", "pay economy IE + pay economy IS", "discard SCI-02") == [
        "A tp 0 -> 5",
        "A hand -SCI-02",
        "A economy -IE -IS",
        "B data 0 -> 2",
        "C data 0 -> 2",
        "science discard +SCI-02",
    ]


@clause("AL-TE-09")
@plays("IIIE-C")
def test_index_fund_counts_the_token_just_attached() -> None:
    scene = table("IIIE-C", research=4, data=5).economy("A", "IE", "IS").turn("A")

    assert changes(scene, "start IIIE-C", "economy IIIE-C") == [
        "A research 4 -> 1",
        "A data 5 -> 1",
        "A tp 0 -> 3",
        "A economy +IIIE-C",
        "B research 0 -> 2",
        "C research 0 -> 2",
    ]


@clause("AL-TE-10")
@plays("IIIE-D")
def test_data_brokerage_pays_data_and_a_token() -> None:
    scene = table("IIIE-D", research=1, data=5).economy("A", "IE", "IS").turn("A")

    assert changes(scene, "start IIIE-D", "pay economy IS") == [
        "A data 5 -> 1",
        "A tp 0 -> 6",
        "A economy -IS",
        "B research 0 -> 2",
        "C research 0 -> 2",
    ]


@clause("AL-TE-11")
@plays("IIIE-E")
def test_grand_liquidation_pays_three_tokens() -> None:
    scene = table("IIIE-E", research=1, data=1).economy("A", "IIIE-E", "IS", "IE").turn("A")

    assert changes(scene, "start IIIE-E") == [
        "A tp 0 -> 7",
        "A economy -IE -IIIE-E -IS",
        "B data 0 -> 2",
        "C data 0 -> 2",
    ]


@clause("AL-TE-12")
@plays("IIIE-F")
def test_mass_production_pays_twelve_research() -> None:
    scene = table("IIIE-F", research=13, data=1).turn("A")

    assert changes(scene, "start IIIE-F") == [
        "A research 13 -> 1",
        "A tp 0 -> 7",
        "B research 0 -> 1",
        "B data 0 -> 1",
        "C research 0 -> 1",
        "C data 0 -> 1",
    ]
