"""Why missions cannot be completed, drawn or switched."""

from __future__ import annotations

from tessera.games.the_warp.rules.end_phase import ReplenishPrivate
from tessera.games.the_warp.rules.mission_switch import SwitchDeck, SwitchMission
from tessera.games.the_warp.state import MISSION_DECKS
from tests.clauses import clause
from tests.games.the_warp.objecting import no, way_out
from tests.games.the_warp.scene import Scene

# Completing


@clause("WARP-MIS-03", "WARP-MIS-05", "WARP-MIS-11")
def test_the_first_condition_that_is_not_met() -> None:
    scene = Scene().private("A", "pg-01", "pr-02", "pr-16").open("cq-01", "pi-overlord").has("A", gold=6, energy=3)

    scene.turn("A", "extract")

    assert no(scene, "A", "complete pg-01") == (
        "WARP-MIS-05",
        "Third Seam asks you to build a Gold Mine this turn, and you are at 0 of 1",
        "「第三の鉱脈」には「この手番に金鉱を建設する」ことが必要ですが、まだ満たしていません（0/1）。",
    )
    assert no(scene, "A", "complete cq-01") == (
        "WARP-MIS-03",
        "Land Rush asks you to control 5 or more areas, and you are at 2 of 5",
        "「開拓ラッシュ」には「エリアを5つ以上支配する」ことが必要ですが、まだ満たしていません（2/5）。",
    )
    assert no(scene, "A", "complete pi-overlord") == (
        "WARP-MIS-03",
        "Overlord asks you to be at position 12 on the Command track, and you are at 1 of 12",
        "「大君主」には「司令トラックで位置12に達する」ことが必要ですが、まだ満たしていません（1/12）。",
    )
    assert no(scene, "A", "complete pr-16") == (
        "WARP-MIS-03",
        "Twin Engines asks you to be at position 3 or higher on the Gold track, and you are at 1 of 3",
        "「双発エンジン」には「金トラックで位置3以上に達する」ことが必要ですが、まだ満たしていません（1/3）。",
    )
    assert way_out(scene, "A", "complete pg-01") == (
        "Do it in this turn, or complete another mission.",
        "この手番のうちに行うか、別のミッションを達成してください。",
    )
    assert way_out(scene, "A", "complete cq-01") == (
        "Get there first, or complete another mission.",
        "先に条件を満たすか、別のミッションを達成してください。",
    )

    assert no(scene, "A", "complete pr-02") == (
        "WARP-MIS-11",
        "Completing Charged Cells costs 9 Energy, and you have 6 Gold and 3 Energy: 6 Energy short",
        "「満充電」の達成のコストはエネルギー9ですが、手元は金6・エネルギー3で、エネルギー6足りません。",
    )
    assert way_out(scene, "A", "complete pr-02") == (
        "Gain resources first.",
        "先に資源を得てください。",
    )


@clause("WARP-MIS-05", "WARP-MIS-03")
def test_a_deed_of_this_turn_counts_and_the_next_condition_is_told() -> None:
    scene = Scene().private("A", "pg-01").has("A", gold=6, energy=6).hand("A", "build-09").holds("A", "a-left", 1)

    scene.turn("A", "action").play("A develop", "A option 3 gold_mine", "A pay 1 gold 1 energy")

    assert no(scene, "A", "complete pg-01") == (
        "WARP-MIS-03",
        "Third Seam asks you to control 3 or more Gold Mines, and you are at 2 of 3",
        "「第三の鉱脈」には「金鉱を3つ以上支配する」ことが必要ですが、まだ満たしていません（2/3）。",
    )


@clause("WARP-MIS-13", "WARP-MIS-02", "WARP-MIS-03")
def test_missions_that_are_not_there_to_be_completed() -> None:
    scene = Scene().open("pi-hoarder").done("A", "pg-02").done("B", "pg-03").private("B", "pg-04").turn("A", "extract")

    assert no(scene, "A", "complete pi-hoarder") == (
        "WARP-MIS-13",
        "Hoarder is awarded after the last round and is not completed before",
        "「ため込み屋」の判定は最終ラウンドの後です。ゲーム中には達成できません。",
    )
    assert no(scene, "A", "complete pg-02") == (
        "WARP-MIS-03",
        "You have completed Power Lines already, and each mission gives its points once",
        "「送電網」はもう達成しました。ミッションの点は1回だけ得られます。",
    )
    assert no(scene, "A", "complete pg-03") == (
        "WARP-MIS-03",
        "Chain of Command has been completed by Player B, and each mission gives its points once",
        "「指揮系統」はもうプレイヤーBが達成しました。ミッションの点は1回だけ得られます。",
    )
    assert no(scene, "A", "complete pg-04") == (
        "WARP-MIS-02",
        "Market Row is neither one of your Private Missions nor does it lie open",
        "「市場通り」は自分の個人ミッションでも、場に公開されたミッションでもありません。",
    )
    assert no(scene, "A", "complete pg-05") == (
        "WARP-MIS-02",
        "Sustained Output is neither one of your Private Missions nor does it lie open",
        "「安定供給」は自分の個人ミッションでも、場に公開されたミッションでもありません。",
    )


@clause("WARP-END-10")
def test_a_mission_of_this_turns_replenishing() -> None:
    scene = (
        Scene().private("A", "cq-08").mission_deck("pr-19").holds("A", "ring-1", 1).has("A", gold=3).turn("A", "end")
    )

    scene.play("A later", "A end turn", "A deck prosperity")

    assert scene.options("A") == ["complete cq-08", "later"]
    assert no(scene, "A", "complete pr-19") == (
        "WARP-END-10",
        "Trophy Room came to you in the Replenish step of this turn",
        "「戦利品の間」はこの手番の補充で引いたものです。",
    )


# Drawing


@clause("WARP-END-08")
def test_decks_that_give_no_private_mission() -> None:
    scene = Scene().private("A", "pg-01", "pg-02").has("A", gold=2)
    scene.state.zones[MISSION_DECKS + 1] = []

    scene.run(ReplenishPrivate(0))

    assert scene.options("A") == ["stop", "deck conquest"]
    assert no(scene, "A", "deck progress") == (
        "WARP-END-08",
        "You hold 2 Progress missions, and no more of one type are allowed",
        "進歩ミッションはもう2枚あります。同じ種類は2枚までです。",
    )
    assert no(scene, "A", "deck prosperity") == (
        "WARP-END-08",
        "The Prosperity deck is empty",
        "繁栄ミッションのデッキは空です。",
    )
    assert way_out(scene, "A", "deck progress") == (
        "Choose another deck.",
        "別のデッキを選んでください。",
    )


def replenishing(scene: Scene) -> list[tuple[str, str, str]]:
    """The objections of a question that nobody is asked, for it has no options."""
    refused = ReplenishPrivate(0).refused(scene.state)
    assert [thing.id for thing in refused] == ["deck progress", "deck prosperity", "deck conquest"]
    return [(thing.objection.clause, thing.objection.why, thing.objection.why_ja) for thing in refused]


@clause("WARP-END-08")
def test_no_private_mission_beyond_the_limit_or_without_its_price() -> None:
    scene = Scene().private("A", "pg-01", "pr-01", "cq-01").has("A", gold=2)

    assert replenishing(scene)[0] == (
        "WARP-END-08",
        "You hold 3 Private Missions, and the limit is 3",
        "個人ミッションは3枚で、上限は3枚です。",
    )

    scene = Scene().private("A", "pg-01")

    assert replenishing(scene)[0] == (
        "WARP-END-08",
        "A Private Mission costs 1 resource here, and you have 0 Gold and 0 Energy: 1 resource short",
        "個人ミッションを引くコストは資源1ですが、手元は金0・エネルギー0で、資源1足りません。",
    )


@clause("WARP-SWI-03", "WARP-SWI-04", "WARP-SWI-05")
def test_a_mission_switch() -> None:
    scene = Scene().private("A", "pg-01", "pg-02", "cq-01").run(SwitchMission(0, 1))

    assert no(scene, "A", "switch none") == (
        "WARP-SWI-03",
        "You hold 3 Private Missions of at most 3, so one must be laid aside",
        "個人ミッションは上限3枚のうち3枚あるので、1枚を脇に置かなければなりません。",
    )
    assert no(scene, "A", "switch pr-01") == (
        "WARP-SWI-02",
        "Full Vault is not one of your Private Missions",
        "「満杯の金庫」は自分の個人ミッションではありません。",
    )

    scene.play("A switch cq-01")

    assert no(scene, "A", "deck progress") == (
        "WARP-SWI-04",
        "You hold 2 Progress missions, and no more of one type are allowed",
        "進歩ミッションはもう2枚あります。同じ種類は2枚までです。",
    )

    scene = Scene().private("A", "pg-01")
    scene.state.zones[MISSION_DECKS + 1] = []
    scene.run(SwitchDeck(0))

    assert no(scene, "A", "deck prosperity") == (
        "WARP-SWI-05",
        "The Prosperity deck is empty",
        "繁栄ミッションのデッキは空です。",
    )


@clause("WARP-SWI-04")
def test_a_mission_that_leaves_no_deck_to_draw_from() -> None:
    scene = Scene().private("A", "pg-01", "pg-02", "cq-01")
    scene.state.zones[MISSION_DECKS + 1] = []
    scene.state.zones[MISSION_DECKS + 2] = []

    scene.run(SwitchMission(0, 1))

    assert scene.options("A") == ["keep", "switch pg-01", "switch pg-02"]
    assert no(scene, "A", "switch cq-01") == (
        "WARP-SWI-04",
        (
            "After that there would be no deck to draw from: you would hold 2 missions of the type of each "
            "deck that has cards"
        ),
        "それでは引けるデッキがありません。カードの残っているどの種類も、もう2枚ずつあることになります。",
    )
