"""Economy crates and active cards, each played; the one that the two rulebooks tell differently, in both readings."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.plays import changes, plays
from tests.games.atlas_lost.scene import Scene


def table(card: str, reading: str = "ja", **has: int) -> Scene:
    """Science, Economy and Culture, three players and an NPC; A holds the card and these resources."""
    return Scene("science economy culture", seats=3, reading=reading).hand("A", card).has("A", **has)


# Crates


@plays("ECO-01")
def test_bulk_convoy() -> None:
    scene = table("ECO-01", research=1).turn("A")

    assert changes(scene, "use ECO-01") == [
        "A research 1 -> 6",
        "A hand -ECO-01",
        "B research 0 -> 1",
        "C research 0 -> 1",
        "economy discard +ECO-01",
    ]


@plays("ECO-02")
def test_trade_fair() -> None:
    scene = table("ECO-02", research=1).turn("A")

    assert changes(scene, "use ECO-02") == [
        "A research 1 -> 4",
        "A data 0 -> 2",
        "A hand -ECO-02",
        "B data 0 -> 1",
        "C data 0 -> 1",
        "economy discard +ECO-02",
    ]


@plays("ECO-03")
def test_emergency_loan() -> None:
    scene = table("ECO-03", research=1).hand("A", "SCI-01", "CUL-01").turn("A")

    scene.play("use ECO-03")

    assert scene.options() == ["discard SCI-01", "discard CUL-01"]
    assert changes(scene, "discard CUL-01") == [
        "A research 1 -> 7",
        "A hand -CUL-01",
        "economy discard +ECO-03",
        "culture discard +CUL-01",
    ]


@plays("ECO-04")
def test_market_opening() -> None:
    scene = table("ECO-04").turn("A")

    assert changes(scene, "use ECO-04", "economy IC") == [
        "A research 0 -> 1",
        "A hand -ECO-04",
        "A economy +IC",
        "B research 0 -> 1",
        "C research 0 -> 1",
        "economy discard +ECO-04",
    ]


@plays("ECO-05")
def test_dividend_day() -> None:
    scene = table("ECO-05").economy("A", "IS", "IE", "IC").economy("B", "IS").turn("A")

    assert changes(scene, "use ECO-05") == ["A research 0 -> 5", "A hand -ECO-05", "economy discard +ECO-05"]


@clause("AL-ACT-03")
@plays("ECO-06")
def test_futures_contract() -> None:
    scene = table("ECO-06", research=6, data=1).turn("A")

    scene.play("use ECO-06")

    assert scene.options() == ["exchange 0", "exchange 1", "exchange 2", "exchange 3", "exchange 4"]
    assert changes(scene, "exchange 4") == ["A research 6 -> 2", "A data 1 -> 5", "economy discard +ECO-06"]


@plays("ECO-07")
def test_corporate_charter() -> None:
    scene = table("ECO-07").turn("A")

    assert changes(scene, "use ECO-07") == [
        "A research 0 -> 2",
        "A command 0 -> 1",
        "A hand -ECO-07",
        "B research 0 -> 1",
        "C research 0 -> 1",
        "economy discard +ECO-07",
    ]


@plays("ECO-08")
def test_fire_sale() -> None:
    scene = table("ECO-08").economy("A", "IS", "IE").turn("A")

    assert changes(scene, "use ECO-08", "pay economy IS") == [
        "A research 0 -> 5",
        "A data 0 -> 2",
        "A hand -ECO-08",
        "A economy -IS",
        "economy discard +ECO-08",
    ]


@plays("ECO-09")
def test_windfall_ledger_with_four_tokens() -> None:
    scene = table("ECO-09").team("A", "IIE-A").economy("A", "IS", "IE", "IC", "IIE-A").turn("A")

    assert changes(scene, "use ECO-09") == [
        "A tp 0 -> 3",
        "A hand -ECO-09",
        "B data 0 -> 1",
        "C data 0 -> 1",
        "economy discard +ECO-09",
    ]


@plays("ECO-09")
def test_windfall_ledger_with_three_tokens() -> None:
    scene = table("ECO-09").economy("A", "IS", "IE", "IC").turn("A")

    assert changes(scene, "use ECO-09") == ["A research 0 -> 4", "A hand -ECO-09", "economy discard +ECO-09"]


@plays("ECO-10")
def test_supply_tender() -> None:
    scene = table("ECO-10").turn("A")

    assert changes(scene, "use ECO-10") == [
        "A research 0 -> 2",
        "A hand -ECO-10 +ECO-01 +ECO-02",
        "economy discard +ECO-10",
    ]


# Active cards


@plays("ECO-11")
def test_sovereign_fund_gives_the_others_research() -> None:
    scene = table("ECO-11", research=7, data=2, command=2).turn("A")

    assert changes(scene, "install ECO-11") == [
        "A research 7 -> 6",
        "A data 2 -> 1",
        "A hand -ECO-11",
        "A installed +ECO-11",
    ]
    assert changes(scene, "activate ECO-11") == [
        "A research 6 -> 1",
        "A command 2 -> 1",
        "A tp 0 -> 3",
        "B research 0 -> 1",
        "C research 0 -> 1",
    ]


@plays("ECO-11")
def test_sovereign_fund_gives_the_others_command_in_the_english_reading() -> None:
    scene = table("ECO-11", reading="en", research=7, data=2, command=2).turn("A").play("install ECO-11")

    assert changes(scene, "activate ECO-11") == [
        "A research 6 -> 1",
        "A command 2 -> 1",
        "A tp 0 -> 3",
        "B command 0 -> 1",
        "C command 0 -> 1",
    ]


@plays("ECO-12")
def test_freight_exchange() -> None:
    scene = table("ECO-12", research=2, data=3).turn("A")

    assert changes(scene, "install ECO-12") == ["A research 2 -> 1", "A hand -ECO-12", "A installed +ECO-12"]
    assert changes(scene, "activate ECO-12") == [
        "A research 1 -> 5",
        "A data 3 -> 1",
        "B research 0 -> 1",
        "C research 0 -> 1",
    ]


@plays("ECO-13")
def test_new_state_mint() -> None:
    scene = table("ECO-13", research=6, data=2).turn("A")

    assert changes(scene, "install ECO-13") == [
        "A research 6 -> 4",
        "A data 2 -> 1",
        "A hand -ECO-13",
        "A installed +ECO-13",
    ]
    assert changes(scene, "activate ECO-13") == ["A research 4 -> 1", "A tp 0 -> 1"]


@plays("ECO-14")
def test_industrial_bank() -> None:
    scene = table("ECO-14", research=6, data=2).turn("A")

    assert changes(scene, "install ECO-14") == [
        "A research 6 -> 4",
        "A data 2 -> 1",
        "A hand -ECO-14",
        "A installed +ECO-14",
    ]
    assert changes(scene, "activate ECO-14", "economy IE") == [
        "A research 4 -> 1",
        "A economy +IE",
        "B research 0 -> 1",
        "C research 0 -> 1",
    ]


@plays("ECO-15")
def test_commodity_desk() -> None:
    scene = table("ECO-15", research=5).turn("A")

    assert changes(scene, "install ECO-15") == ["A research 5 -> 4", "A hand -ECO-15", "A installed +ECO-15"]
    assert changes(scene, "activate ECO-15") == [
        "A research 4 -> 1",
        "A data 0 -> 3",
        "B research 0 -> 1",
        "C research 0 -> 1",
    ]


@plays("ECO-16")
def test_logistics_core() -> None:
    scene = table("ECO-16", research=2, data=2).economy("A", "IS", "IE").turn("A")

    assert changes(scene, "install ECO-16") == [
        "A research 2 -> 1",
        "A data 2 -> 1",
        "A hand -ECO-16",
        "A installed +ECO-16",
    ]
    assert changes(scene, "activate ECO-16", "pay economy IE") == [
        "A research 1 -> 4",
        "A command 0 -> 1",
        "A economy -IE",
    ]


@plays("ECO-17")
def test_insurance_pool() -> None:
    scene = table("ECO-17", research=2).hand("A", "SCI-01", "CUL-01").turn("A")

    assert changes(scene, "install ECO-17") == ["A research 2 -> 1", "A hand -ECO-17", "A installed +ECO-17"]
    assert changes(scene, "activate ECO-17", "discard SCI-01") == [
        "A research 1 -> 4",
        "A hand -SCI-01",
        "science discard +SCI-01",
    ]


@plays("ECO-18")
def test_shareholder_vote() -> None:
    scene = table("ECO-18", research=4, data=4).turn("A")

    assert changes(scene, "install ECO-18") == [
        "A research 4 -> 3",
        "A data 4 -> 3",
        "A hand -ECO-18",
        "A installed +ECO-18",
    ]
    assert changes(scene, "activate ECO-18") == [
        "A research 3 -> 1",
        "A data 3 -> 1",
        "A command 0 -> 1",
        "A hand +ECO-01",
    ]


@plays("ECO-19")
def test_venture_scouts() -> None:
    scene = table("ECO-19", research=4).turn("A")

    assert changes(scene, "install ECO-19") == ["A research 4 -> 3", "A hand -ECO-19", "A installed +ECO-19"]
    assert changes(scene, "activate ECO-19") == [
        "A research 3 -> 1",
        "A hand +ECO-01",
        "B research 0 -> 1",
        "C research 0 -> 1",
    ]


@plays("ECO-20")
def test_token_buyback() -> None:
    scene = table("ECO-20", research=3, data=2).economy("A", "IS", "IE").turn("A")

    assert changes(scene, "install ECO-20") == [
        "A research 3 -> 1",
        "A data 2 -> 1",
        "A hand -ECO-20",
        "A installed +ECO-20",
    ]
    assert changes(scene, "activate ECO-20") == [
        "A tp 0 -> 3",
        "A economy -IE -IS",
        "B data 0 -> 1",
        "C data 0 -> 1",
    ]


@clause("AL-INF-16", "AL-PASS-04")
@plays("ECO-21")
def test_public_works() -> None:
    scene = table("ECO-21", research=2, data=3, command=2).influence("A", 3).turn("A")

    assert changes(scene, "install ECO-21") == [
        "A research 2 -> 1",
        "A data 3 -> 2",
        "A hand -ECO-21",
        "A installed +ECO-21",
    ]
    # The fourth space costs 3 research and 1 data and gives 1 TP; the research is what the card takes off.
    assert changes(scene, "activate ECO-21", "advance 1") == [
        "A data 2 -> 1",
        "A command 2 -> 1",
        "A tp 0 -> 1",
        "A influence 3 -> 4",
        "A tp in play 0 -> 2",
        "influence initiative nobody -> A",
    ]


@plays("ECO-21")
def test_public_works_takes_off_no_more_than_three_research() -> None:
    scene = table("ECO-21", research=5, data=3, command=1, tp=3).install("A", "ECO-21").influence("A", 8).turn("A")

    # The ninth space costs 5 research, 3 data and 3 TP and gives 1 command.
    assert changes(scene, "activate ECO-21", "advance 1") == [
        "A research 5 -> 3",
        "A data 3 -> 0",
        "A tp 3 -> 0",
        "A influence 8 -> 9",
    ]


@plays("ECO-21")
def test_public_works_may_be_declined() -> None:
    scene = table("ECO-21", research=2, data=3, command=2).influence("A", 3).turn("A").play("install ECO-21")

    assert changes(scene, "activate ECO-21", "decline") == ["A command 2 -> 1"]


@plays("ECO-22")
def test_export_terminal() -> None:
    scene = table("ECO-22", research=3, data=5).turn("A")

    assert changes(scene, "install ECO-22") == [
        "A research 3 -> 2",
        "A data 5 -> 4",
        "A hand -ECO-22",
        "A installed +ECO-22",
    ]
    assert changes(scene, "activate ECO-22") == [
        "A research 2 -> 1",
        "A data 4 -> 1",
        "A tp 0 -> 2",
        "B research 0 -> 1",
        "C research 0 -> 1",
    ]
