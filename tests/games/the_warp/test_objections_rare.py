"""Objections that come up seldom: empty decks, the pool of a team, cards named twice, miniatures that run out."""

from __future__ import annotations

from tessera.games.the_warp.rules.building import Build
from tessera.games.the_warp.rules.draft import TakeMission
from tessera.games.the_warp.rules.mission_switch import SwitchMission
from tessera.games.the_warp.state import ARCHIVE, DISCARD, FIRST_OF_SEATS, LINEUP, MISSION_DECKS, ZONES_PER_SEAT
from tests.clauses import clause
from tests.games.the_warp.objecting import no
from tests.games.the_warp.scene import Scene


@clause("WARP-CON-10", "WARP-CON-11")
def test_nothing_is_left_to_draw() -> None:
    scene = Scene().leads("A", "zeto-archivists", "dura-scavengers").rewards("A", "archive-cache")
    for zone in (ARCHIVE, DISCARD, LINEUP):
        scene.state.zones[zone] = []

    scene.turn("A", "extract")

    assert no(scene, "A", "reward-ability zeto-archivists") == (
        "WARP-CON-10",
        (
            "The ability of Zeto Archivists would have no effect now: the Archive Deck, the discard pile "
            "and the line-up are empty"
        ),
        "「ゼトの記録官」の能力はいま使っても効果がありません。アーカイブデッキも捨て札の山もラインナップも空です。",
    )
    assert no(scene, "A", "reward-ability dura-scavengers") == (
        "WARP-CON-11",
        "The ability of Dura Scavengers would have no effect now: the Archive discard pile is empty",
        "「ドゥラの廃品回収者」の能力はいま使っても効果がありません。アーカイブの捨て札の山が空です。",
    )
    assert no(scene, "A", "spend archive-cache.1") == (
        "WARP-RWD-06",
        "Archive Cache would have no effect now: the Archive Deck, the discard pile and the line-up are empty",
        "「アーカイブの隠し場所」はいま使っても効果がありません。アーカイブデッキも捨て札の山もラインナップも空です。",
    )


@clause("WARP-RWD-06", "WARP-SWI-04")
def test_nothing_is_left_to_switch_to() -> None:
    scene = Scene().rewards("A", "new-orders")
    for zone in (ARCHIVE, DISCARD, LINEUP, MISSION_DECKS, MISSION_DECKS + 1, MISSION_DECKS + 2):
        scene.state.zones[zone] = []

    scene.turn("A", "extract")

    assert no(scene, "A", "spend new-orders.1") == (
        "WARP-RWD-06",
        "New Orders would have no effect now: all mission decks are empty",
        "「新たな指令」はいま使っても効果がありません。ミッションデッキがすべて空です。",
    )


@clause("WARP-SWI-04")
def test_no_third_mission_where_only_a_deck_of_a_full_type_has_cards() -> None:
    scene = Scene().private("A", "pg-01", "pg-02")
    scene.state.zones[MISSION_DECKS + 1] = []
    scene.state.zones[MISSION_DECKS + 2] = []

    scene.run(SwitchMission(0, 1))

    assert no(scene, "A", "switch none") == (
        "WARP-SWI-04",
        (
            "After that there would be no deck to draw from: you would hold 2 missions of the type of each "
            "deck that has cards"
        ),
        "それでは引けるデッキがありません。カードの残っているどの種類も、もう2枚ずつあることになります。",
    )


@clause("WARP-TEAM-02")
def test_missions_of_a_teams_pool() -> None:
    scene = Scene(seats=4, teams=True).private("A", "pg-01", "pg-02")
    pool = FIRST_OF_SEATS + 4 * ZONES_PER_SEAT
    for name in ("pg-03", "cq-01", "pr-01"):
        piece = scene.piece(name)
        scene.state.zones[MISSION_DECKS + scene.state.mission(piece).type].remove(piece)
        scene.state.zones[pool].append(piece)

    scene.run(TakeMission(0))

    assert scene.options("A") == ["keep cq-01", "keep pr-01"]
    assert no(scene, "A", "keep pg-03") == (
        "WARP-TEAM-02",
        "You hold 2 Progress missions, and no more of one type are allowed",
        "進歩ミッションはもう2枚あります。同じ種類は2枚までです。",
    )
    assert no(scene, "A", "keep pg-04") == (
        "WARP-TEAM-02",
        "Market Row is not among the missions of your team",
        "「市場通り」はチームのミッションの中にありません。",
    )


@clause("WARP-BRB-02")
def test_a_card_is_named_once_for_each_copy() -> None:
    scene = Scene().holds("A", "a-upper-left", 3).exiled("a-ridge", 1).hand("A", "build-01", "build-02", "enforce")
    scene.hand("B", "maneuver").turn("A", "action").play("A attack", "A troops 2", "A pass", "B play maneuver")

    scene.play("A bribe", "A card build-01")

    assert no(scene, "A", "card build-01") == (
        "WARP-BRB-02",
        "Build is part of the offer already, and there is no other copy to name",
        "「建設」はもう申し出に入っています。ほかに挙げられるものはありません。",
    )


@clause("WARP-BLD-05", "WARP-SYM-09")
def test_a_type_without_miniatures_among_several() -> None:
    scene = Scene().holds("A", "a-upper-left", 1, "trade_post", "trade_post", "trade_post")
    effect = scene.state.race(scene.race("nurec-designers")).reward.effects[0]

    scene.run(Build(0, effect.number, -1))

    assert no(scene, "A", "build trade_post a-right") == (
        "WARP-BLD-05",
        "All 4 miniatures of your Trade Post are on the board",
        "自分の交易所のミニチュアは4つともボード上にあります。",
    )
    assert no(scene, "A", "build gold_mine a-right") == (
        "WARP-BLD-02",
        "A Gold Mine needs a Gold symbol, and Right Flank A has none",
        "金鉱には金のシンボルが必要ですが、Aの右翼にはありません。",
    )
    assert no(scene, "A", "build sentry_tower a-left") == (
        "WARP-BLD-01",
        "You do not control Left Flank A",
        "Aの左翼を支配していません。",
    )


@clause("WARP-TURN-05")
def test_what_has_to_wait_is_told_what_is_asked_now() -> None:
    scene = Scene().has("A", gold=1).turn("A", "action").play("A terrashift")

    assert no(scene, "A", "fire a-ridge 1")[1] == (
        "Free steps of your turn interrupt nothing, and the question now is about Terrashift"
    )
    assert no(scene, "A", "take 1 gold 0 energy")[1:] == (
        "The question now is about Terrashift, and one thing is finished before the next begins",
        "いまの質問は「地殻変動」です。1つを終えてから次に進みます。",
    )
