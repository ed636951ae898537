"""Why a Develop card, one of its options or a place for a building cannot be chosen."""

from __future__ import annotations

import pytest

from tessera.games.the_warp.rules.building import Build, Upgrade
from tessera.kernel.refusal import NotOffered
from tests.clauses import clause
from tests.games.the_warp.objecting import barred, no, way_out
from tests.games.the_warp.scene import Scene


def developing() -> Scene:
    """A may play one of two cards, and holds two areas with room."""
    scene = Scene(seats=2).holds("A", "a-left", 1).has("A", gold=6, energy=6)
    return scene.hand("A", "build-01", "upgrade-01")


# Cards


@clause("WARP-DEV-01")
def test_a_combat_card_is_not_developed() -> None:
    scene = developing().hand("A", "enforce").turn("A", "action").play("A develop")

    assert no(scene, "A", "develop enforce.1") == (
        "WARP-DEV-01",
        "Enforce is a Combat card, and only Build, Upgrade and Start cards are developed",
        "「強行」は戦闘カードです。発展で使えるのは建設・強化・スタートのカードだけです。",
    )
    assert way_out(scene, "A", "develop enforce.1") == (
        "Keep it for a combat, and choose a Develop card.",
        "戦闘のために取っておき、発展カードを選んでください。",
    )
    assert barred(scene, "A") == ["develop enforce.1"]


@clause("WARP-DEV-02")
def test_a_card_that_is_too_dear_tells_how_much_is_missing() -> None:
    scene = developing().has("A", gold=1, energy=1).hand("A", "build-03", "upgrade-07").turn("A", "action")

    scene.play("A develop")

    # 3 Gold and 1 Energy, or 1 Gold and 3 Energy, with 1 off.
    assert no(scene, "A", "develop upgrade-07") == (
        "WARP-DEV-02",
        (
            "No option of Upgrade is open to you: upgrading the Energy Plant costs 3 Gold and 1 Energy minus "
            "1 of your choice, and you have 1 Gold and 1 Energy: 1 Gold short"
        ),
        (
            "「強化」の選択肢はどれも実行できません。発電所の強化のコストは金3・エネルギー1から好きな資源1を引いた"
            "額ですが、手元は金1・エネルギー1で、金1足りません。"
        ),
    )
    assert way_out(scene, "A", "develop upgrade-07") == (
        "Choose something cheaper, or gather what is missing first.",
        "もっと安いものを選ぶか、先に足りないものを集めてください。",
    )


@clause("WARP-DEV-12")
def test_a_follower_pays_the_full_price() -> None:
    scene = developing().has("B", gold=1, energy=1).hand("B", "build-09", "build-06", "build-02")

    scene.turn("A", "action").play("A develop", "A develop build-01", "A option 3 trade_post", "A pay 0 gold 1 energy")
    scene.play("A build trade_post a-left", "A keep")

    assert no(scene, "B", "follow build-02") == (
        "WARP-DEV-12",
        (
            "No option of Build is open to you: building an Energy Plant costs 2 Gold and 1 Energy, and you "
            "have 1 Gold and 1 Energy: 1 Gold short"
        ),
        (
            "「建設」の選択肢はどれも実行できません。発電所の建設のコストは金2・エネルギー1ですが、手元は金1・エネ"
            "ルギー1で、金1足りません。"
        ),
    )


@clause("WARP-DEV-17")
def test_a_surcharge_and_a_discount_are_both_told() -> None:
    scene = developing().exiled_races("ralan-engineers", "zeto-archivists").has("A", gold=1, energy=1)

    scene.turn("A", "action")

    assert no(scene, "A", "develop upgrade-01.1") == (
        "WARP-DEV-02",
        (
            "No option of Upgrade is open to you: upgrading the Trade Post costs 1 Gold, 2 Energy and 1 resource "
            "minus 1 of your choice, and you have 1 Gold and 1 Energy: 1 resource short"
        ),
        (
            "「強化」の選択肢はどれも実行できません。交易所の強化のコストは金1・エネルギー2・資源1から好きな資源1"
            "を引いた額ですが、手元は金1・エネルギー1で、資源1足りません。"
        ),
    )


@clause("WARP-DEV-08")
def test_a_card_is_no_price_for_itself() -> None:
    scene = Scene().holds("A", "a-left", 1).has("A", gold=2, energy=1).hand("A", "build-any").turn("A", "action")

    assert no(scene, "A", "develop build-any.1") == (
        "WARP-DEV-08",
        (
            "No option of Build is open to you: a building of your choice also takes 1 other Archive card "
            "from your hand, and you have 0"
        ),
        (
            "「建設」の選択肢はどれも実行できません。好きな建物の建設には、ほかに手札のアーカイブカード1枚を捨てる"
            "必要がありますが、残りの手札は0枚です。"
        ),
    )


@clause("WARP-DEV-11", "WARP-TRK-06")
def test_an_upgrade_beyond_level_3() -> None:
    scene = developing().level("A", "assault_ship", 3).level("A", "trade_post", 3).hand("A", "upgrade-04")

    scene.turn("A", "action").play("A develop")

    assert no(scene, "A", "develop upgrade-04") == (
        "WARP-DEV-11",
        "No option of Upgrade is open to you: your Assault Ship is at level 3 already, the highest",
        "「強化」の選択肢はどれも実行できません。強襲艦はもう最高のレベル3です。",
    )
    assert way_out(scene, "A", "develop upgrade-04") == (
        "Choose another type.",
        "別の種類を選んでください。",
    )


@clause("WARP-BLD-05")
def test_no_miniature_is_left() -> None:
    scene = Scene().has("A", gold=6, energy=6).hand("A", "build-03")
    scene.holds("A", "a-upper-left", 1, "trade_post", "trade_post", "trade_post")

    scene.turn("A", "action").play("A develop")

    assert no(scene, "A", "option 1 trade_post") == (
        "WARP-BLD-05",
        "All 4 miniatures of your Trade Post are on the board",
        "自分の交易所のミニチュアは4つともボード上にあります。",
    )


@clause("WARP-BLD-05")
def test_no_grey_miniature_is_left() -> None:
    scene = Scene().has("A", gold=6, energy=6).hand("A", "build-05", "build-08").holds("A", "a-left", 1)
    scene.state.grey = [0, 1, 0]

    scene.turn("A", "action").play("A develop", "A develop build-05")

    assert no(scene, "A", "option 3 laser_cannon") == (
        "WARP-BLD-05",
        "No Laser Cannon is left in the common supply",
        "共通サプライにレーザー砲が残っていません。",
    )


@clause("WARP-DEV-18")
def test_develop_without_a_develop_card() -> None:
    scene = Scene().has("A", gold=6, energy=6).hand("A", "enforce").holds("A", "a-left", 1).turn("A", "action")

    assert no(scene, "A", "develop") == (
        "WARP-DEV-18",
        "You have no Develop card in hand",
        "手札に発展カードがありません。",
    )
    assert way_out(scene, "A", "develop") == (
        "Take another action.",
        "別のアクションを選んでください。",
    )


@clause("WARP-DEV-18")
def test_develop_without_a_card_that_can_be_paid() -> None:
    scene = Scene().holds("A", "a-left", 1).has("A", gold=1).hand("A", "build-02", "upgrade-02").turn("A", "action")

    assert no(scene, "A", "develop") == (
        "WARP-DEV-18",
        (
            "None of your 2 Develop cards has an option that you can pay and carry out: for instance, building "
            "an Energy Plant costs 2 Gold and 1 Energy minus 1 of your choice, and you have 1 Gold and 0 "
            "Energy: 1 resource short"
        ),
        (
            "手札の発展カード（2枚）には、コストを払って実行できる選択肢がありません。発電所の建設のコストは金2・"
            "エネルギー1から好きな資源1を引いた額ですが、手元は金1・エネルギー0で、資源1足りません。"
        ),
    )


@clause("WARP-BLD-02")
def test_a_single_develop_card_that_finds_no_place() -> None:
    scene = Scene().has("A", gold=6, energy=6).hand("A", "build-12").holds("A", "a-upper-left", 1)
    scene.holds("A", "a-right", 1, "trade_post", "trade_post", "trade_post", "sentry_tower")
    scene.state.grey = [0, 0, 0]

    scene.turn("A", "action")

    assert no(scene, "A", "develop") == (
        "WARP-DEV-18",
        "Your Develop card has no option that you can pay and carry out: no Laser Cannon is left in the common supply",
        (
            "手札の発展カード（1枚）には、コストを払って実行できる選択肢がありません。共通サプライにレーザー砲が残"
            "っていません。"
        ),
    )
    assert no(scene, "A", "develop build-12") == (
        "WARP-BLD-05",
        "No option of Build is open to you: no Laser Cannon is left in the common supply",
        "「建設」の選択肢はどれも実行できません。共通サプライにレーザー砲が残っていません。",
    )


# Options


@clause("WARP-DEV-11")
def test_options_that_cannot_be_taken() -> None:
    scene = Scene().has("A", gold=2).hand("A", "build-06").holds("A", "a-left", 1)

    scene.turn("A", "action").play("A develop")

    assert scene.options("A") == ["option 2 sentry_tower", "option 3 assault_ship"]
    assert no(scene, "A", "option 1 command_center") == (
        "WARP-DEV-02",
        (
            "Building a Command Center costs 2 Gold and 2 Energy minus 1 of your choice, and you have 2 Gold "
            "and 0 Energy: 1 Energy short"
        ),
        (
            "司令部の建設のコストは金2・エネルギー2から好きな資源1を引いた額ですが、手元は金2・エネルギー0で、"
            "エネルギー1足りません。"
        ),
    )
    assert no(scene, "A", "option 1 gold_mine") == (
        "WARP-DEV-01",
        "Option 1 of Build does not offer that",
        "「建設」の選択肢1では、それは選べません。",
    )
    with pytest.raises(NotOffered, match="option 2 sentry_tower"):
        scene.game.play(0, ["option 2"])


@clause("WARP-TRK-06", "WARP-DEV-11")
def test_types_of_an_option_with_a_free_choice() -> None:
    scene = developing().hand("A", "upgrade-any").level("A", "gold_mine", 3)

    scene.turn("A", "action").play("A develop", "A develop upgrade-any")

    assert no(scene, "A", "option 1 gold_mine") == (
        "WARP-DEV-11",
        "Your Gold Mine is at level 3 already, the highest",
        "金鉱はもう最高のレベル3です。",
    )
    assert no(scene, "A", "option 2 laser_cannon") == (
        "WARP-TRK-06",
        "Laser Cannons have no levels",
        "レーザー砲にはレベルがありません。",
    )


# Places


def building(*buildings: str) -> Scene:
    """A has paid for a Gold Mine and chooses among two areas."""
    scene = Scene().has("A", gold=6, energy=6).hand("A", "build-09", "upgrade-01")
    scene.holds("A", "a-left", 1).holds("A", "a-upper-right", 1).holds("A", "a-ridge", 1, *buildings)
    scene.turn("A", "action").play("A develop", "A develop build-09", "A option 3 gold_mine")
    return scene.play("A pay 1 gold 1 energy")


@clause("WARP-BLD-01", "WARP-BLD-02", "WARP-BLD-03")
def test_areas_that_cannot_take_the_building() -> None:
    scene = building("sentry_tower", "sentry_tower", "sentry_tower", "sentry_tower")

    assert scene.options("A") == ["build gold_mine a-left", "build gold_mine a-upper-right"]
    assert no(scene, "A", "build gold_mine a-right") == (
        "WARP-BLD-02",
        "A Gold Mine needs a Gold symbol, and Right Flank A has none",
        "金鉱には金のシンボルが必要ですが、Aの右翼にはありません。",
    )
    assert no(scene, "A", "build gold_mine a-ridge") == (
        "WARP-BLD-03",
        "Ridge A carries 4 buildings already, and an area carries no more",
        "Aの尾根にはもう建物が4つあります。1つのエリアの建物は4つまでです。",
    )
    assert no(scene, "A", "build gold_mine a-colony") == (
        "WARP-BLD-03",
        "Colony A carries 4 buildings from the start, and an area carries no more",
        "Aのコロニーには初めから建物が4つあります。1つのエリアの建物は4つまでです。",
    )
    assert no(scene, "A", "build gold_mine ring-1") == (
        "WARP-BLD-01",
        "You do not control Ring 1",
        "リング1を支配していません。",
    )
    assert no(scene, "A", "build gold_mine b-left") == (
        "WARP-BLD-01",
        "You do not control Left Flank B",
        "Bの左翼を支配していません。",
    )
    assert no(scene, "A", "build trade_post a-left") == (
        "WARP-DEV-09",
        "What you have paid for is a Gold Mine",
        "コストを払ったのは金鉱です。",
    )


def test_what_is_listed_is_own_or_next_to_own() -> None:
    scene = building()

    listed = barred(scene, "A")

    assert "build gold_mine a-right" in listed
    assert "build gold_mine ring-1" in listed
    assert "build gold_mine b-left" not in listed


def by_effect(scene: Scene, reward: str) -> int:
    """The number of the first effect of a Reward card."""
    return next(card for card in scene.state.rulebook.rewards if card.id == reward).effects[0].number


@clause("WARP-SYM-09")
def test_building_and_upgrading_by_effects() -> None:
    scene = Scene().holds("A", "a-left", 1).holds("A", "a-upper-left", 1)
    scene.run(Build(0, by_effect(scene, "prefab-trade-post"), -1))

    assert no(scene, "A", "build gold_mine a-left") == (
        "WARP-SYM-09",
        "A Gold Mine cannot be built by this effect",
        "この効果で金鉱は建設できません。",
    )

    scene.has("A", gold=2).level("A", "trade_post", 3).run(Upgrade(0, by_effect(scene, "overhaul"), -1))

    assert no(scene, "A", "upgrade trade_post") == (
        "WARP-DEV-11",
        "Your Trade Post is at level 3 already, the highest",
        "交易所はもう最高のレベル3です。",
    )
    assert no(scene, "A", "upgrade sentry_tower") == (
        "WARP-TRK-06",
        "Sentry Towers have no levels",
        "監視塔にはレベルがありません。",
    )
    assert barred(scene, "A") == []


@clause("WARP-SYM-09")
def test_an_upgrade_by_an_effect_that_cannot_be_paid_for_every_type() -> None:
    scene = Scene().leads("A", "ralan-engineers").has("A", gold=1)
    discounts = scene.colony("A").stats
    discounts[24] = 0

    scene.run(Upgrade(0, by_effect(scene, "overhaul"), -1))

    assert no(scene, "A", "upgrade command_center") == (
        "WARP-SYM-09",
        "An upgrade of your choice costs 2 resources, and you have 1 Gold and 0 Energy: 1 resource short",
        "好きな種類の強化のコストは資源2ですが、手元は金1・エネルギー0で、資源1足りません。",
    )
