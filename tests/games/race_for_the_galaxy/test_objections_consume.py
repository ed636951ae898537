"""Goods that may not be sold or consumed."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.test_objections import no, way_out

# Trade


@clause("RFTG-TRADE-06", "RFTG-TRADE-01")
def test_a_good_that_is_not_for_sale() -> None:
    scene = Scene(sets="set3")
    scene.tableau("A", "alien-oort-cloud-refinery", "spice-world", "gem-world", "comet-zone", "old-earth")
    scene.good("A", "alien-oort-cloud-refinery", "spice-world", "gem-world").round(A="trade", B="develop")

    assert no(scene.game, "A", "sell alien-oort-cloud-refinery") == (
        "RFTG-TRADE-06",
        "The good on Alien Oort Cloud Refinery cannot be sold with the Trade bonus",
        "Alien Oort Cloud Refineryの商品は交易ボーナスでは売れません。",
    )
    assert way_out(scene.game, "A", "sell alien-oort-cloud-refinery") == (
        "Sell a good on another world.",
        "別の世界の商品を売ってください。",
    )
    assert no(scene.game, "A", "sell comet-zone") == (
        "RFTG-TRADE-01",
        "No good lies on Comet Zone",
        "Comet Zoneの上に商品がありません。",
    )
    assert no(scene.game, "A", "sell old-earth") == (
        "RFTG-TRADE-01",
        "Old Earth never holds goods",
        "Old Earthには商品を置けません。",
    )
    assert no(scene.game, "A", "done") == (
        "RFTG-TRADE-01",
        "The Trade bonus sells a good before anything is consumed, and you have one that can be sold",
        "交易ボーナスでは消費の前に必ず商品を1つ売ります。売れる商品があります。",
    )
    assert way_out(scene.game, "A", "done") == (
        "Sell one of the goods offered.",
        "示された商品から1つ売ってください。",
    )


@clause("RFTG-TRADE-08")
def test_a_sale_by_a_power_needs_a_good() -> None:
    scene = Scene().tableau("A", "trade-league", "spice-world", "gem-world", "comet-zone")
    scene.good("A", "spice-world", "gem-world")
    scene.round(A="double", B="develop")

    assert no(scene.game, "A", "sell comet-zone") == (
        "RFTG-TRADE-08",
        "No good lies on Comet Zone",
        "Comet Zoneの上に商品がありません。",
    )


# Consume


@clause("RFTG-CONSUME-02")
def test_goods_must_be_consumed() -> None:
    scene = Scene().tableau("A", "old-earth", "tourist-world", "spice-world", "gem-world")
    scene.good("A", "spice-world", "gem-world")
    scene.round(A="double", B="develop")

    wanted = (
        "RFTG-CONSUME-02",
        "Old Earth and Tourist World can still consume goods, and a power that can must be used",
        "Old EarthとTourist Worldでまだ商品を消費できます。商品を消費する能力は、使えるかぎり使わなければなりません。",
    )
    assert no(scene.game, "A", "done") == wanted
    assert no(scene.game, "A", "pass") == wanted


@clause("RFTG-CONSUME-01")
def test_a_consume_power_is_used_once() -> None:
    scene = Scene()
    scene.tableau("A", "new-vinland", "earths-lost-colony", "old-earth", "spice-world", "gem-world", "comet-zone")
    scene.good("A", "spice-world", "gem-world", "comet-zone").round(A="double", B="develop")
    scene.play("A use new-vinland", "A good spice-world")

    assert no(scene.game, "A", "use new-vinland") == (
        "RFTG-CONSUME-01",
        "This power of New Vinland has been used in this phase, and each is used once",
        "New Vinlandのこの能力はこのフェイズにもう使いました。能力は1回ずつです。",
    )
    assert way_out(scene.game, "A", "use new-vinland") == (
        "Use another power.",
        "別の能力を使ってください。",
    )
    assert no(scene.game, "A", "use gem-world") == (
        "RFTG-CONSUME-01",
        "Gem World has no Consume power that could be used in this game",
        "Gem Worldには、このゲームで使える消費能力がありません。",
    )


@clause("RFTG-CONSUME-11", "RFTG-CONSUME-18", "RFTG-CONSUME-12")
def test_a_consume_power_needs_its_goods() -> None:
    scene = Scene(sets="set3")
    scene.tableau(
        "A", "old-earth", "public-works", "spice-world", "mining-league", "alien-toy-shop", "diversified-economy"
    )
    scene.good("A", "spice-world").round(A="double", B="develop")

    assert no(scene.game, "A", "use mining-league") == (
        "RFTG-CONSUME-11",
        "Mining League consumes 2 Rare elements goods at a time, and you have 0 that fit",
        "Mining Leagueは一度にレアメタルの商品2個を消費しますが、使える商品は0個です。",
    )
    assert no(scene.game, "A", "use alien-toy-shop") == (
        "RFTG-CONSUME-18",
        "No good lies on Alien Toy Shop",
        "Alien Toy Shopの上に商品がありません。",
    )
    assert no(scene.game, "A", "use diversified-economy") == (
        "RFTG-CONSUME-12",
        "Diversified Economy consumes 3 goods of different kinds, and yours are of 1",
        "Diversified Economyは異なる3種別の商品を消費しますが、手元にあるのは1種別です。",
    )


@clause("RFTG-CONSUME-02")
def test_a_consume_power_of_one_kind() -> None:
    scene = Scene().tableau("A", "old-earth", "public-works", "spice-world", "terraforming-robots")
    scene.good("A", "spice-world")
    scene.round(A="double", B="develop")

    assert no(scene.game, "A", "use terraforming-robots") == (
        "RFTG-CONSUME-02",
        "Terraforming Robots consumes 1 Rare elements good at a time, and you have 0 that fit",
        "Terraforming Robotsは一度にレアメタルの商品1個を消費しますが、使える商品は0個です。",
    )


@clause("RFTG-CONSUME-02", "RFTG-CONSUME-24", "RFTG-CONSUME-14", "RFTG-CONSUME-20")
def test_a_consume_power_without_any_good() -> None:
    scene = Scene(sets="set3")
    scene.tableau("A", "pilgrimage-world", "deficit-spending", "galactic-power-brokers", "new-economy")
    scene.tableau("A", "galactic-salon").hand("A", "gem-world").round(A="double", B="produce")

    assert no(scene.game, "A", "use pilgrimage-world") == (
        "RFTG-CONSUME-02",
        "Pilgrimage World consumes goods, and you have none left",
        "Pilgrimage Worldは商品を消費しますが、商品が残っていません。",
    )
    assert no(scene.game, "A", "use galactic-power-brokers") == (
        "RFTG-CONSUME-24",
        "Galactic Power Brokers asks for 1 prestige, and you have 0",
        "Galactic Power Brokersには威信1が必要ですが、いまは0です。",
    )
    assert no(scene.game, "A", "use new-economy") == (
        "RFTG-CONSUME-14",
        "New Economy gave what it gives when Consume began",
        "New Economyの能力は消費フェイズの開始時にもう使われました。",
    )
    assert no(scene.game, "A", "use galactic-salon") == (
        "RFTG-CONSUME-20",
        "Galactic Salon gave what it gives when Consume began",
        "Galactic Salonの能力は消費フェイズの開始時にもう使われました。",
    )


@clause("RFTG-CONSUME-16")
def test_gambling_without_a_stake_or_a_pile() -> None:
    scene = Scene(sets="set2").tableau("A", "gambling-world-set2", "deficit-spending").hand("A", "refugee-world")
    scene.round(A="double", B="develop")

    assert no(scene.game, "A", "use gambling-world-set2 2") == (
        "RFTG-CONSUME-16",
        "Gambling World asks for an ante of cost or defense 1 to 6, and you have no such card in hand",
        "Gambling Worldに賭けられるのはコストか防御値が1～6のカードですが、手札にありません。",
    )


@clause("RFTG-CONSUME-15")
def test_gambling_without_a_draw_pile() -> None:
    scene = Scene().tableau("A", "gambling-world", "deficit-spending").hand("A", "refugee-world").deck(rest=False)
    scene.round(A="double", B="produce")

    assert no(scene.game, "A", "use gambling-world 2") == (
        "RFTG-CONSUME-15",
        "Gambling World flips the top card of the draw pile, and there is none left",
        "Gambling Worldは山札の一番上をめくりますが、カードが残っていません。",
    )


@clause("RFTG-PRESTIGE-23")
def test_the_discards_of_a_prestige_bonus() -> None:
    scene = Scene(sets="set3").tableau("A", "deficit-spending").hand("A", "gem-world", "comet-zone", "spice-world")
    scene.has("A", prestige=2)
    scene.round(A="prestige trade", B="develop").play("A use prestige", "A discard gem-world")

    assert no(scene.game, "A", "use prestige") == (
        "RFTG-PRESTIGE-23",
        "You have made the discards of your prestige bonus in this phase",
        "威信ボーナスで手札を捨てるのは、このフェイズにもう行いました。",
    )


@clause("RFTG-PRESTIGE-23")
def test_a_prestige_bonus_without_cards() -> None:
    scene = Scene(sets="set3").tableau("A", "public-works", "old-earth", "alien-oort-cloud-refinery")
    scene.good("A", "alien-oort-cloud-refinery")
    scene.has("A", prestige=2).round(A="prestige trade", B="produce")

    assert no(scene.game, "A", "use prestige") == (
        "RFTG-PRESTIGE-23",
        "Your prestige bonus discards hand cards, and you have none",
        "威信ボーナスで捨てる手札がありません。",
    )


@clause("RFTG-CONSUME-05")
def test_goods_of_the_wrong_kind() -> None:
    scene = Scene().tableau("A", "terraforming-robots", "comet-zone", "mining-world", "spice-world", "gem-world")
    scene.good("A", "comet-zone", "mining-world", "spice-world").round(A="double", B="develop")

    assert no(scene.game, "A", "good spice-world") == (
        "RFTG-CONSUME-05",
        "Terraforming Robots takes Rare elements goods, and the good on Spice World is Novelty",
        "Terraforming Robotsに使えるのはレアメタルの商品ですが、Spice Worldの商品はノベルティです。",
    )
    assert way_out(scene.game, "A", "good spice-world") == (
        "Choose another good.",
        "別の商品を選んでください。",
    )
    assert no(scene.game, "A", "good gem-world") == (
        "RFTG-CONSUME-05",
        "No good lies on Gem World",
        "Gem Worldの上に商品がありません。",
    )


@clause("RFTG-CONSUME-12")
def test_goods_of_different_kinds() -> None:
    scene = Scene().tableau("A", "diversified-economy", "comet-zone", "mining-world", "spice-world", "plague-world")
    scene.good("A", "comet-zone", "mining-world", "spice-world", "plague-world").round(A="double", B="develop")
    scene.play("A use diversified-economy", "A good comet-zone")

    assert no(scene.game, "A", "good mining-world") == (
        "RFTG-CONSUME-12",
        (
            "A good of the Rare elements kind has been consumed for this power, and the kinds must differ; the "
            "good on Mining World is Rare elements too"
        ),
        "この能力ではもうレアメタルの商品を消費しました。異なる種別が必要ですが、Mining Worldの商品もレアメタルです。",
    )


@clause("RFTG-CONSUME-19")
def test_goods_of_every_kind() -> None:
    scene = Scene(sets="set2")
    scene.tableau("A", "galactic-exchange", "comet-zone", "mining-world", "spice-world", "gem-world")
    scene.good("A", "comet-zone", "mining-world", "spice-world", "gem-world").round(A="double", B="develop")
    scene.play("A good comet-zone")

    assert no(scene.game, "A", "good mining-world") == (
        "RFTG-CONSUME-19",
        (
            "A good of the Rare elements kind has been consumed for this power, and the kinds must differ; the "
            "good on Mining World is Rare elements too"
        ),
        "この能力ではもうレアメタルの商品を消費しました。異なる種別が必要ですが、Mining Worldの商品もレアメタルです。",
    )


@clause("RFTG-DEVELOP-15")
def test_a_good_that_does_not_lower_a_price() -> None:
    scene = Scene(sets="set3").tableau("A", "golden-age-of-terraforming", "comet-zone", "mining-world", "spice-world")
    scene.good("A", "comet-zone", "mining-world", "spice-world").hand("A", "galactic-federation").fill("A", 4)
    scene.round(A="produce", B="develop").play("A develop galactic-federation")

    assert no(scene.game, "A", "good spice-world") == (
        "RFTG-DEVELOP-15",
        "Golden Age of Terraforming takes Rare elements goods, and the good on Spice World is Novelty",
        "Golden Age of Terraformingに使えるのはレアメタルの商品ですが、Spice Worldの商品はノベルティです。",
    )


# The multi-kind world


@clause("RFTG-KIND-01")
def test_the_kind_that_a_world_has() -> None:
    scene = Scene(sets="set3").tableau("A", "alien-oort-cloud-refinery", "terraforming-robots", "deficit-spending")
    scene.good("A", "alien-oort-cloud-refinery")
    scene.kind("A", "genes").hand("A", "gem-world").round(A="double", B="develop")

    assert no(scene.game, "A", "kind genes") == (
        "RFTG-KIND-01",
        "Alien Oort Cloud Refinery is Genes already",
        "Alien Oort Cloud Refineryの種別はもう遺伝子です。",
    )
    assert way_out(scene.game, "A", "kind genes") == (
        "Choose another kind, or leave it.",
        "別の種別を選ぶか、そのままにしてください。",
    )


@clause("RFTG-KIND-01")
def test_a_kind_that_was_just_set() -> None:
    scene = Scene(sets="set3").tableau("A", "alien-oort-cloud-refinery", "terraforming-robots", "deficit-spending")
    scene.good("A", "alien-oort-cloud-refinery")
    scene.kind("A", "genes").hand("A", "gem-world").round(A="double", B="develop").play("A kind alien")

    assert no(scene.game, "A", "kind genes") == (
        "RFTG-KIND-01",
        "You have just made Alien Oort Cloud Refinery Alien, and nothing has happened since",
        "たったいまAlien Oort Cloud Refineryをエイリアンにしたばかりで、その後まだ何もしていません。",
    )
    assert way_out(scene.game, "A", "kind genes") == (
        "Use a power first.",
        "先に能力を使ってください。",
    )


@clause("RFTG-KIND-03")
def test_a_kind_that_makes_no_difference() -> None:
    scene = Scene(sets="set3").tableau("A", "alien-oort-cloud-refinery", "deficit-spending").kind("A", "genes")
    scene.hand("A", "gem-world")
    scene.round(A="double", B="develop")

    assert no(scene.game, "A", "kind alien") == (
        "RFTG-KIND-03",
        "The kind of Alien Oort Cloud Refinery makes no difference here",
        "ここでAlien Oort Cloud Refineryの種別を変えても違いはありません。",
    )


@clause("RFTG-CONSUME-10")
def test_a_power_that_takes_two_hand_cards() -> None:
    scene = Scene(sets="set3").tableau("A", "alien-guardian", "deficit-spending").hand("A", "gem-world")
    scene.round(A="double", B="develop")

    assert no(scene.game, "A", "use alien-guardian") == (
        "RFTG-CONSUME-10",
        "Alien Guardian asks for 2 hand cards, and you have 1",
        "Alien Guardianには手札2枚が必要ですが、いまは1枚です。",
    )
