"""Goods that may not be produced; cards that may not be kept, staked or taken."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.test_objections import no, way_out

# Produce


@clause("RFTG-PRODUCE-02", "RFTG-PRODUCE-04", "RFTG-PRODUCE-03")
def test_the_produce_bonus_is_for_whoever_chose_it() -> None:
    scene = Scene().tableau("A", "genetics-lab", "empath-world", "pre-sentient-race", "radioactive-world")
    scene.round(A="develop", B="produce")

    assert no(scene.game, "A", "produce radioactive-world") == (
        "RFTG-PRODUCE-02",
        "You did not choose Produce in this round, so you have no Produce bonus",
        "このラウンドは生産を選ばなかったので、生産ボーナスはありません。",
    )
    assert way_out(scene.game, "A", "produce radioactive-world") == (
        "Use a power that produces on windfall worlds, if you have one.",
        "ウィンドフォール世界に商品を置く能力があれば使ってください。",
    )
    assert no(scene.game, "A", "produce radioactive-world by genetics-lab") == (
        "RFTG-PRODUCE-04",
        "Genetics Lab is for Genes worlds, and Radioactive World is Rare elements",
        "Genetics Labの対象は遺伝子の世界ですが、Radioactive Worldはレアメタルです。",
    )
    assert way_out(scene.game, "A", "produce radioactive-world by genetics-lab") == (
        "Choose another world.",
        "別の世界を選んでください。",
    )
    assert no(scene.game, "A", "produce genetics-lab") == (
        "RFTG-PRODUCE-03",
        "Genetics Lab never holds goods",
        "Genetics Labには商品を置けません。",
    )


@clause("RFTG-PRODUCE-02", "RFTG-SETTLE-06")
def test_the_produce_bonus_is_for_one_world() -> None:
    scene = Scene().tableau("A", "genetics-lab", "empath-world", "pre-sentient-race", "radioactive-world")
    scene.round(A="produce", B="develop").play("A produce radioactive-world")

    assert no(scene.game, "A", "produce empath-world") == (
        "RFTG-PRODUCE-02",
        "Your Produce bonus is for 1 windfall world, and it is used",
        "生産ボーナスはウィンドフォール世界1つ分で、もう使いました。",
    )
    assert no(scene.game, "A", "produce radioactive-world") == (
        "RFTG-SETTLE-06",
        "Radioactive World holds a good already, and a world holds only one",
        "Radioactive Worldにはもう商品があります。1つの世界に置ける商品は1つです。",
    )


@clause("RFTG-PRESTIGE-28")
def test_the_prestige_bonus_is_for_two_worlds() -> None:
    scene = Scene(sets="set3")
    scene.tableau("A", "genetics-lab", "empath-world", "pre-sentient-race", "radioactive-world", "asteroid-belt")
    scene.has("A", prestige=1).round(A="prestige produce", B="develop")
    scene.play("A produce radioactive-world", "A produce asteroid-belt")

    assert no(scene.game, "A", "produce empath-world") == (
        "RFTG-PRESTIGE-28",
        "Your Produce bonus is for 2 windfall worlds, and it is used",
        "生産ボーナスはウィンドフォール世界2つ分で、もう使いました。",
    )


@clause("RFTG-PRODUCE-04", "RFTG-SETTLE-06")
def test_a_produce_power_is_used_once() -> None:
    scene = Scene()
    scene.tableau("A", "genetics-lab", "empath-world", "pre-sentient-race", "radioactive-world", "mining-robots")
    scene.round(A="develop", B="produce").play("A produce empath-world by genetics-lab")

    assert no(scene.game, "A", "produce pre-sentient-race by genetics-lab") == (
        "RFTG-PRODUCE-04",
        "Genetics Lab produces one such good per phase, and it has",
        "Genetics Labで商品を置けるのは1フェイズに1回で、もう使いました。",
    )
    assert way_out(scene.game, "A", "produce pre-sentient-race by genetics-lab") == (
        "Use another power, or finish Produce.",
        "別の能力を使うか、生産フェイズを終えてください。",
    )
    wanted = (
        "RFTG-SETTLE-06",
        "Empath World holds a good already, and a world holds only one",
        "Empath Worldにはもう商品があります。1つの世界に置ける商品は1つです。",
    )
    assert no(scene.game, "A", "produce empath-world by genetics-lab") == wanted
    assert no(scene.game, "A", "produce empath-world by mining-robots") == wanted
    assert no(scene.game, "A", "produce radioactive-world by old-earth") == (
        "RFTG-PRODUCE-04",
        "Old Earth has no power that puts a good on a world of your choice",
        "Old Earthには、好きな世界に商品を置く能力がありません。",
    )


@clause("RFTG-PRODUCE-18")
def test_a_power_for_other_worlds() -> None:
    scene = Scene(sets="set2").tableau("A", "universal-symbionts", "empath-world").round(A="develop", B="produce")

    assert no(scene.game, "A", "produce universal-symbionts by universal-symbionts") == (
        "RFTG-PRODUCE-18",
        "Universal Symbionts puts a good on another world, not on itself",
        "Universal Symbiontsで商品を置けるのは別の世界で、自分自身には置けません。",
    )


@clause("RFTG-PRODUCE-17", "RFTG-PRODUCE-11", "RFTG-PRODUCE-04", "RFTG-PRODUCE-02")
def test_producing_by_discard_needs_a_card() -> None:
    scene = Scene(sets="set3").tableau("A", "lifeforms-inc", "damaged-alien-factory", "empath-world", "genetics-lab")
    scene.good("A", "lifeforms-inc")
    scene.round(A="develop", B="produce")

    assert no(scene.game, "A", "produce empath-world by lifeforms-inc") == (
        "RFTG-PRODUCE-17",
        "Lifeforms, Inc. asks for 1 hand card, and you have 0",
        "Lifeforms, Inc.には手札1枚が必要ですが、いまは0枚です。",
    )
    assert no(scene.game, "A", "produce damaged-alien-factory by damaged-alien-factory") == (
        "RFTG-PRODUCE-11",
        "Damaged Alien Factory asks for 1 hand card, and you have 0",
        "Damaged Alien Factoryには手札1枚が必要ですが、いまは0枚です。",
    )
    assert no(scene.game, "A", "produce lifeforms-inc by genetics-lab") == (
        "RFTG-PRODUCE-04",
        "Lifeforms, Inc. is no windfall world",
        "Lifeforms, Inc.はウィンドフォール世界ではありません。",
    )
    assert no(scene.game, "A", "produce damaged-alien-factory") == (
        "RFTG-PRODUCE-02",
        "Damaged Alien Factory is no windfall world",
        "Damaged Alien Factoryはウィンドフォール世界ではありません。",
    )


@clause("RFTG-PRODUCE-07", "RFTG-PRODUCE-09", "RFTG-PRODUCE-04")
def test_a_draw_is_taken_once() -> None:
    scene = Scene().tableau("A", "research-labs", "genetics-lab", "empath-world", "pan-galactic-league")
    scene.round(A="develop", B="produce").play("A draw research-labs")

    assert no(scene.game, "A", "draw research-labs") == (
        "RFTG-PRODUCE-07",
        "You have drawn for Research Labs in this phase",
        "Research Labsの分はこのフェイズにもう引きました。",
    )
    assert no(scene.game, "A", "draw pan-galactic-league") == (
        "RFTG-PRODUCE-09",
        "The cards for Pan-Galactic League were drawn when Produce began",
        "Pan-Galactic Leagueの分は生産フェイズの開始時にもう引きました。",
    )
    assert no(scene.game, "A", "draw genetics-lab") == (
        "RFTG-PRODUCE-06",
        "Genetics Lab has no Produce power that counts what is drawn for",
        "Genetics Labには、生産したものなどを数えてカードを引く能力がありません。",
    )


# Explore, gambling, search


@clause("RFTG-EXPLORE-05", "RFTG-EXPLORE-01")
def test_hand_cards_are_not_exchanged() -> None:
    scene = Scene().hand("A", "gem-world").round(A="explore-1", B="produce")

    wanted = (
        "RFTG-EXPLORE-05",
        "Gem World was in your hand before, and only cards drawn in this Explore are kept or discarded",
        "Gem Worldは前から手札にあります。残すか捨てるかを選ぶのは、この探査で引いたカードだけです。",
    )
    assert no(scene.game, "A", "keep gem-world") == wanted
    assert no(scene.game, "A", "discard gem-world") == wanted
    assert way_out(scene.game, "A", "keep gem-world") == (
        "Keep 2 of the cards that you have drawn.",
        "引いたカードから2枚を残してください。",
    )
    assert no(scene.game, "A", "keep old-earth") == (
        "RFTG-EXPLORE-01",
        ("Old Earth is not among the cards to choose from for “Explore: which 2 of the 3 cards you drew do you keep?”"),
        (
            "Old Earthは、いまの質問『探査：引いた3枚のうち、手札に加えるカードを2枚選んでください。』で"
            "選べるカードの中にありません。"
        ),
    )


@clause("RFTG-CONSUME-15")
def test_a_number_to_name() -> None:
    scene = Scene().tableau("A", "gambling-world").hand("A", "gem-world").round(A="double", B="develop")
    scene.play("A use gambling-world 2")

    wanted = (
        "RFTG-CONSUME-15",
        "The number must be from 1 to 7",
        "宣言できる数は1～7です。",
    )
    assert no(scene.game, "A", "name 8") == wanted
    assert no(scene.game, "A", "name 0") == wanted
    assert way_out(scene.game, "A", "name 8") == (
        "Name a number from 1 to 7.",
        "1～7の数を宣言してください。",
    )


@clause("RFTG-CONSUME-16")
def test_a_card_to_stake() -> None:
    scene = Scene(sets="set2").tableau("A", "gambling-world-set2")
    scene.hand("A", "gem-world", "rebel-stronghold", "comet-zone", "refugee-world")
    scene.round(A="double", B="develop").play("A use gambling-world-set2 2")

    assert no(scene.game, "A", "ante rebel-stronghold") == (
        "RFTG-CONSUME-16",
        "The cost or defense of Rebel Stronghold is 9, and an ante has 1 to 6",
        "Rebel Strongholdのコストまたは防御値は9です。賭けられるのは1～6のカードです。",
    )
    assert no(scene.game, "A", "ante refugee-world") == (
        "RFTG-CONSUME-16",
        "The cost or defense of Refugee World is 0, and an ante has 1 to 6",
        "Refugee Worldのコストまたは防御値は0です。賭けられるのは1～6のカードです。",
    )
    assert no(scene.game, "A", "ante old-earth") == (
        "RFTG-CONSUME-16",
        "Old Earth is not in your hand",
        "Old Earthは手札にありません。",
    )


@clause("RFTG-CONSUME-16")
def test_the_ante_comes_back() -> None:
    scene = Scene(sets="set2").tableau("A", "gambling-world-set2").hand("A", "gem-world", "comet-zone")
    scene.deck("rebel-base", "rebel-outpost")
    scene.round(A="double", B="develop").play("A use gambling-world-set2 2", "A ante gem-world")

    assert no(scene.game, "A", "keep gem-world") == (
        "RFTG-CONSUME-16",
        "Gem World is your ante and comes back in any case",
        "Gem Worldは賭けたカードで、必ず手札に戻ります。",
    )


@clause("RFTG-SEARCH-17")
def test_a_category_for_takeovers() -> None:
    scene = Scene(sets="set3").round(A="search", B="produce")

    assert no(scene.game, "A", "search takeover-power") == (
        "RFTG-SEARCH-17",
        "“Takeover powers” may be named only where takeovers are on",
        "「乗っ取りの能力」を指定できるのは、乗っ取りを使うゲームだけです。",
    )
    assert way_out(scene.game, "A", "search takeover-power") == (
        "Name another category.",
        "別の分類を指定してください。",
    )


@clause("RFTG-SEARCH-04", "RFTG-SEARCH-05")
def test_what_a_search_has_shown() -> None:
    scene = Scene(sets="set3").deck("gem-world", "ravaged-uplift-world", "comet-zone", "alien-oort-cloud-refinery")
    scene.round(A="search", B="produce").play("A search uplift-symbol-world")

    assert no(scene.game, "A", "take gem-world") == (
        "RFTG-SEARCH-04",
        "Gem World does not fit “Uplift worlds”",
        "Gem Worldは「アップリフトの世界」に合いません。",
    )
    assert way_out(scene.game, "A", "take gem-world") == (
        "Decide on the card just shown.",
        "いま公開されたカードについて決めてください。",
    )
    assert no(scene.game, "A", "take old-earth") == (
        "RFTG-SEARCH-05",
        (
            "Old Earth is not among the cards to choose from for “Ravaged Uplift World fits (Uplift worlds). Do you "
            "take it? If you go on, you must take the next card that fits.”"
        ),
        (
            "Old Earthは、いまの質問『Ravaged Uplift Worldが分類「アップリフトの世界」に該当します。手札に加えますか？"
            "　続ける場合は、次に該当したカードを必ず取ります。』で選べるカードの中にありません。"
        ),
    )
    assert no(scene.game, "A", "done")[1].startswith("It asks for a choice that cannot be left out: “Ravaged Uplift")


@clause("RFTG-SEARCH-08", "RFTG-SEARCH-04", "RFTG-SEARCH-05")
def test_what_a_searcher_let_pass() -> None:
    scene = Scene(sets="set3").deck("alien-robot-sentry", "gem-world", "alien-oort-cloud-refinery", "alien-monolith")
    scene.round(A="search", B="produce").play("A search alien-kind-world", "A go-on")

    assert no(scene.game, "A", "take alien-robot-sentry") == (
        "RFTG-SEARCH-08",
        "You let Alien Robot Sentry pass, and it is not available again",
        "Alien Robot Sentryは見送ったので、もう取れません。",
    )
    assert no(scene.game, "A", "take gem-world") == (
        "RFTG-SEARCH-04",
        "Gem World does not fit “Alien worlds”",
        "Gem Worldは「エイリアンの世界」に合いません。",
    )
    assert no(scene.game, "A", "go-on") == (
        "RFTG-SEARCH-05",
        "You have declined one card that fits, and the second one must be taken",
        "条件に合うカードをすでに1枚見送りました。2枚目は必ず取ります。",
    )
    assert way_out(scene.game, "A", "go-on") == (
        "Take it, or say that Alien Oort Cloud Refinery does not fit.",
        "取るか、Alien Oort Cloud Refineryは合わないと宣言してください。",
    )
