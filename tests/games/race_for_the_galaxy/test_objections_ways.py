"""Ways in which a card may not be paid for or conquered."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.test_objections import no, way_out

# Ways to pay and to conquer


@clause("RFTG-DEVELOP-05")
def test_ways_to_pay_for_a_development() -> None:
    scene = Scene(sets="set3").tableau("A", "randd-crash-program", "golden-age-of-terraforming")
    scene.tableau("A", "asteroid-belt")
    scene.good("A", "asteroid-belt").hand("A", "galactic-survey-seti").fill("A", 3).round(A="produce", B="develop")
    scene.play("A develop galactic-survey-seti")

    assert no(scene.game, "A", "pay") == (
        "RFTG-DEVELOP-05",
        "That way takes 6 cards from your hand, and you have 3: 3 short",
        "その方法では手札6枚が必要ですが、手札は3枚で、3枚足りません。",
    )
    assert way_out(scene.game, "A", "pay") == (
        "Choose another way.",
        "別の方法を選んでください。",
    )
    assert no(scene.game, "A", "pay goods 1") == (
        "RFTG-DEVELOP-05",
        "That way takes 4 cards from your hand, and you have 3: 1 short",
        "その方法では手札4枚が必要ですが、手札は3枚で、1枚足りません。",
    )


@clause("RFTG-DEVELOP-05")
def test_nothing_is_overpaid_for_a_development() -> None:
    scene = Scene(sets="set3").tableau("A", "randd-crash-program", "golden-age-of-terraforming", "asteroid-belt")
    scene.good("A", "asteroid-belt").hand("A", "diversified-economy").fill("A", 4).round(A="develop", B="produce")
    scene.play("A develop diversified-economy")

    assert no(scene.game, "A", "pay goods 1 with randd-crash-program") == (
        "RFTG-DEVELOP-05",
        "The price is 0 without good number 1, and nothing may be overpaid",
        "1個目の商品がなくてもコストはもう0です。払いすぎはできません。",
    )


@clause("RFTG-SETTLE-33")
def test_goods_that_are_not_there() -> None:
    scene = Scene(sets="set3").tableau("A", "lifeforms-inc", "golden-age-of-terraforming", "empath-world")
    scene.good("A", "empath-world").hand("A", "deserted-alien-library").fill("A", 6)
    scene.round(A="settle", B="produce").play("A settle deserted-alien-library")

    assert no(scene.game, "A", "pay goods 2") == (
        "RFTG-SETTLE-33",
        "1 of your goods can lower this price, not 2",
        "このコストを下げられる商品は1個で、2個はありません。",
    )


@clause("RFTG-SETTLE-13", "RFTG-SETTLE-02")
def test_a_world_settled_for_free_is_not_alien() -> None:
    scene = Scene(sets="set3").tableau("A", "colony-ship", "lifeforms-inc", "empath-world").good("A", "empath-world")
    scene.hand("A", "deserted-alien-outpost").fill("A", 4).round(A="settle", B="produce")
    scene.play("A settle deserted-alien-outpost")

    assert no(scene.game, "A", "pay with colony-ship") == (
        "RFTG-SETTLE-13",
        "Colony Ship does not settle worlds of the Alien kind, and Deserted Alien Outpost is one",
        "Colony Shipではエイリアンの世界を配置できません。Deserted Alien Outpostはエイリアンです。",
    )
    assert no(scene.game, "A", "conquer") == (
        "RFTG-SETTLE-02",
        "Deserted Alien Outpost is no military world: it is paid for, or conquered through a power",
        "Deserted Alien Outpostは軍事世界ではありません。コストを支払うか、征服を認める能力を使います。",
    )


@clause("RFTG-SETTLE-03")
def test_ways_to_place_a_military_world() -> None:
    scene = Scene().tableau("A", "contact-specialist", "colony-ship").hand("A", "pirate-world").fill("A", 3)
    scene.round(A="settle", B="produce").play("A settle pirate-world")

    assert no(scene.game, "A", "conquer") == (
        "RFTG-SETTLE-03",
        "Pirate World has defense 3; your Military against it is -1: 4 short",
        "Pirate Worldの防御値は3ですが、それに対する自分の軍事力は-1で、4足りません。",
    )
    assert no(scene.game, "A", "pay") == (
        "RFTG-SETTLE-03",
        "Pirate World is a military world: it is conquered, or paid for through a power",
        "Pirate Worldは軍事世界です。征服するか、支払いを認める能力を使います。",
    )


@clause("RFTG-SETTLE-30")
def test_ways_to_conquer_a_peaceful_world() -> None:
    scene = Scene(sets="set3").tableau("A", "imperium-cloaking-technology", "lifeforms-inc", "empath-world")
    scene.good("A", "empath-world")
    scene.hand("A", "new-earth").fill("A", 5).round(A="settle", B="produce").play("A settle new-earth")

    assert no(scene.game, "A", "conquer-peaceful with imperium-cloaking-technology") == (
        "RFTG-SETTLE-30",
        "New Earth would have to be conquered at defense 3; your Military against it is -1: 4 short",
        "New Earthを征服するには防御値3に届く必要がありますが、軍事力は-1で、4足りません。",
    )


@clause("RFTG-SETTLE-22")
def test_an_extra_world_is_not_paid_for() -> None:
    scene = Scene(sets="set3")
    scene.tableau("A", "rebel-sneak-attack", "imperium-invasion-fleet", "imperium-cloaking-technology")
    scene.hand("A", "rebel-fuel-cache", "gem-world").fill("A", 3).round(A="settle", B="produce")
    scene.play("A settle rebel-fuel-cache", "A extra gem-world")

    assert no(scene.game, "A", "pay") == (
        "RFTG-SETTLE-22",
        "An extra world is conquered and never paid for",
        "追加の世界は征服でしか配置できません。",
    )


@clause("RFTG-SETTLE-02", "RFTG-SETTLE-03")
def test_paying_for_a_military_world_that_is_too_dear() -> None:
    scene = Scene(sets="set3")
    scene.tableau("A", "contact-specialist", "colony-ship", "lifeforms-inc", "empath-world", "drop-ships")
    scene.good("A", "empath-world").hand("A", "rebel-homeworld").fill("A", 4).round(A="settle", B="produce")
    scene.play("A settle rebel-homeworld")

    assert no(scene.game, "A", "pay-military") == (
        "RFTG-SETTLE-02",
        "That way takes 6 cards from your hand, and you have 4: 2 short",
        "その方法では手札6枚が必要ですが、手札は4枚で、2枚足りません。",
    )
    assert no(scene.game, "A", "conquer") == (
        "RFTG-SETTLE-03",
        "Rebel Homeworld has defense 7; your Military against it is 1: 6 short",
        "Rebel Homeworldの防御値は7ですが、それに対する自分の軍事力は1で、6足りません。",
    )


@clause("RFTG-DEVELOP-02")
def test_a_card_does_not_pay_for_itself() -> None:
    scene = Scene().hand("A", "export-duties").fill("A", 2).round(A="produce", B="develop")
    scene.play("A develop export-duties")

    assert no(scene.game, "A", "pay export-duties") == (
        "RFTG-DEVELOP-02",
        "Export Duties is what you are paying for, and it cannot be part of its own payment",
        "Export Dutiesはいま支払いをしているカードです。自分自身の支払いには使えません。",
    )
    assert way_out(scene.game, "A", "pay export-duties") == (
        "Pay with 1 card from your hand.",
        "手札1枚で支払ってください。",
    )
    assert no(scene.game, "A", "pay old-earth") == (
        "RFTG-DEVELOP-02",
        "Old Earth is not in your hand",
        "Old Earthは手札にありません。",
    )
    assert way_out(scene.game, "A", "pay old-earth") == (
        "Choose one of the options.",
        "選択肢の中から選んでください。",
    )
    assert no(scene.game, "A", "done") == (
        "RFTG-DEVELOP-02",
        "It asks for a choice that cannot be left out: “Pay 1 card for Export Duties: which one?”",
        ("いまの質問『Export Dutiesのコストとして支払う手札を1枚選んでください。』には、必ず何かを選んで答えます。"),
    )


@clause("RFTG-SETTLE-02", "RFTG-SETTLE-01", "RFTG-ROUND-10")
def test_a_world_does_not_pay_for_itself() -> None:
    scene = Scene().hand("A", "gem-world", "spice-world", "comet-zone", "mining-world").round(A="settle", B="produce")
    scene.play("A settle gem-world")

    assert no(scene.game, "A", "pay gem-world") == (
        "RFTG-SETTLE-02",
        "Gem World is what you are paying for, and it cannot be part of its own payment",
        "Gem Worldはいま支払いをしているカードです。自分自身の支払いには使えません。",
    )
    assert way_out(scene.game, "A", "pay gem-world") == (
        "Pay with 2 cards from your hand.",
        "手札2枚で支払ってください。",
    )
    assert no(scene.game, "A", "settle gem-world") == (
        "RFTG-SETTLE-01",
        "Gem World lies in your tableau already",
        "Gem Worldはもう自分のタブローにあります。",
    )
    assert no(scene.game, "A", "settle spice-world") == (
        "RFTG-ROUND-10",
        (
            "Another question is open, and one thing is finished before the next begins: "
            "“Pay 2 cards for Gem World: which ones?”"
        ),
        (
            "いまは別の質問『Gem Worldのコストとして支払う手札を2枚選んでください。』に答えるところです。"
            "1つを終えてから次に進みます。"
        ),
    )
