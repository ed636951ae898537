"""Cards that may not be placed in Develop and Settle."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.test_objections import no, way_out

# Develop and Settle


@clause("RFTG-DEVELOP-01")
def test_a_world_in_develop() -> None:
    scene = Scene().hand("A", "gem-world", "export-duties").fill("A", 3).round(A="develop", B="produce")

    assert no(scene.game, "A", "develop gem-world") == (
        "RFTG-DEVELOP-01",
        "Gem World is a world, and in Develop only developments are placed",
        "Gem Worldは世界です。発展フェイズで配置できるのは発展カードだけです。",
    )
    assert way_out(scene.game, "A", "develop gem-world") == (
        "Place it in a Settle phase.",
        "植民フェイズに配置してください。",
    )


@clause("RFTG-DEVELOP-04")
def test_a_development_of_a_title_in_the_tableau() -> None:
    scene = Scene().tableau("A", "export-duties").hand("A", "export-duties#2", "expedition-force").fill("A", 3)
    scene.round(A="develop", B="produce")

    wanted = (
        "RFTG-DEVELOP-04",
        "Export Duties lies in your tableau already, and a development is never placed twice",
        "Export Dutiesはすでにタブローにあります。同じ名前の発展カードは2枚配置できません。",
    )
    assert no(scene.game, "A", "develop export-duties#2") == wanted
    assert no(scene.game, "A", "develop export-duties") == wanted
    assert way_out(scene.game, "A", "develop export-duties#2") == (
        "Place another development, or none.",
        "別の発展カードを配置するか、パスしてください。",
    )


@clause("RFTG-DEVELOP-05")
def test_a_development_that_is_too_dear() -> None:
    scene = Scene().tableau("A", "investment-credits").hand("A", "galactic-federation", "export-duties").fill("A", 1)
    scene.round(A="develop", B="produce")

    assert no(scene.game, "A", "develop galactic-federation") == (
        "RFTG-DEVELOP-05",
        "Galactic Federation costs you 4 cards with all that lowers its price; beside it you have 2: 2 short",
        "Galactic Federationのコストは割引をすべて使っても4枚ですが、ほかの手札は2枚で、2枚足りません。",
    )
    assert way_out(scene.game, "A", "develop galactic-federation") == (
        "Place something cheaper, or draw more cards first.",
        "もっと安いカードを配置するか、先に手札を増やしてください。",
    )


@clause("RFTG-DEVELOP-05")
def test_a_price_counts_goods_and_cards_to_discard() -> None:
    scene = Scene(sets="set3").tableau("A", "randd-crash-program", "golden-age-of-terraforming", "asteroid-belt")
    scene.good("A", "asteroid-belt").hand("A", "imperium-planet-buster", "export-duties").fill("A", 1)
    scene.round(A="produce", B="develop")

    assert no(scene.game, "A", "develop imperium-planet-buster") == (
        "RFTG-DEVELOP-05",
        "Imperium Planet Buster costs you 4 cards with all that lowers its price; beside it you have 2: 2 short",
        "Imperium Planet Busterのコストは割引をすべて使っても4枚ですが、ほかの手札は2枚で、2枚足りません。",
    )


@clause("RFTG-SETTLE-01")
def test_a_development_in_settle() -> None:
    scene = Scene().hand("A", "gem-world", "export-duties").fill("A", 3).round(A="settle", B="produce")

    assert no(scene.game, "A", "settle export-duties") == (
        "RFTG-SETTLE-01",
        "Export Duties is a development, and in Settle only worlds are placed",
        "Export Dutiesは発展カードです。植民フェイズで配置できるのは世界だけです。",
    )
    assert way_out(scene.game, "A", "settle export-duties") == (
        "Place it in a Develop phase.",
        "発展フェイズに配置してください。",
    )


@clause("RFTG-SETTLE-02")
def test_a_world_that_is_too_dear() -> None:
    scene = Scene().tableau("A", "mining-robots").hand("A", "mining-world", "destroyed-world")
    scene.round(A="settle", B="produce")

    assert no(scene.game, "A", "settle mining-world") == (
        "RFTG-SETTLE-02",
        "Mining World costs you 2 cards with all that lowers its price; beside it you have 1: 1 short",
        "Mining Worldのコストは割引をすべて使っても2枚ですが、ほかの手札は1枚で、1枚足りません。",
    )


@clause("RFTG-SETTLE-03")
def test_a_defense_out_of_reach() -> None:
    scene = Scene().tableau("A", "new-sparta").hand("A", "rebel-base", "gem-world").fill("A", 3)
    scene.round(A="settle", B="produce")

    assert no(scene.game, "A", "settle rebel-base") == (
        "RFTG-SETTLE-03",
        "Rebel Base has defense 6; your Military against it is 2: 4 short",
        "Rebel Baseの防御値は6ですが、それに対する自分の軍事力は2で、4足りません。",
    )
    assert way_out(scene.game, "A", "settle rebel-base") == (
        "Gain Military first, or place another world.",
        "先に軍事力を増やすか、別の世界を配置してください。",
    )


@clause("RFTG-SETTLE-03")
def test_what_can_be_raised_is_counted() -> None:
    scene = Scene(sets="set1").tableau("A", "new-military-tactics", "space-mercenaries")
    scene.hand("A", "rebel-homeworld", "gem-world")
    scene.fill("A", 2).round(A="settle", B="produce")

    assert no(scene.game, "A", "settle rebel-homeworld") == (
        "RFTG-SETTLE-03",
        "Rebel Homeworld has defense 7; your Military against it is 1 and can be raised by 5: 1 short",
        "Rebel Homeworldの防御値は7ですが、それに対する自分の軍事力は1（さらに5高められます）で、1足りません。",
    )


@clause("RFTG-SETTLE-03")
def test_a_world_is_not_discarded_for_itself() -> None:
    scene = Scene(sets="set1").tableau("A", "space-mercenaries", "drop-ships")
    scene.hand("A", "rebel-homeworld", "refugee-world")
    scene.round(A="settle", B="produce")

    assert no(scene.game, "A", "settle rebel-homeworld") == (
        "RFTG-SETTLE-03",
        "Rebel Homeworld has defense 7; your Military against it is 4 and can be raised by 1: 2 short",
        "Rebel Homeworldの防御値は7ですが、それに対する自分の軍事力は4（さらに1高められます）で、2足りません。",
    )


@clause("RFTG-SETTLE-26")
def test_an_alien_military_world_is_not_paid_for() -> None:
    scene = Scene().tableau("A", "contact-specialist").hand("A", "alien-robot-sentry", "gem-world").fill("A", 3)
    scene.round(A="settle", B="produce")

    assert no(scene.game, "A", "settle alien-robot-sentry") == (
        "RFTG-SETTLE-26",
        (
            "Alien Robot Sentry has defense 2 and your Military against it is -1: 3 short; it is of the Alien "
            "kind, for which Contact Specialist does not pay"
        ),
        (
            "Alien Robot Sentryの防御値は2ですが、軍事力は-1で、3足りません。種別がエイリアンなので、Contact "
            "Specialistで支払うこともできません。"
        ),
    )


@clause("RFTG-SETTLE-26")
def test_every_card_that_would_pay_but_for_the_alien_kind_is_named() -> None:
    scene = Scene(sets="set3").tableau("A", "contact-specialist", "galactic-trade-emissaries")
    scene.hand("A", "alien-robot-sentry", "gem-world").fill("A", 3)
    scene.round(A="settle", B="produce")

    clause, why, why_ja = no(scene.game, "A", "settle alien-robot-sentry")

    assert clause == "RFTG-SETTLE-26"
    assert why.endswith(
        "it is of the Alien kind, for which Contact Specialist and Galactic Trade Emissaries do not pay"
    )
    assert why_ja.endswith(
        "種別がエイリアンなので、Contact SpecialistとGalactic Trade Emissariesで支払うこともできません。"
    )


@clause("RFTG-SETTLE-24")
def test_the_class_of_worlds_is_the_plainer_reason() -> None:
    scene = Scene(sets="set3").tableau("A", "rebel-alliance", "ravaged-uplift-world")
    scene.hand("A", "alien-robot-sentry", "gem-world").fill("A", 3)
    scene.round(A="settle", B="produce")

    clause, why, why_ja = no(scene.game, "A", "settle alien-robot-sentry")

    assert clause == "RFTG-SETTLE-24"
    assert why.endswith(
        "short; Rebel Alliance pays only for a Rebel military world, Ravaged Uplift World pays only for a military "
        "world with the Uplift symbol"
    )
    assert why_ja.endswith(
        "Rebel Allianceで支払えるのは反乱軍の軍事世界だけ、"
        "Ravaged Uplift Worldで支払えるのはアップリフト記号のある軍事世界だけです。"
    )


@clause("RFTG-SETTLE-24")
def test_a_power_pays_for_its_own_class_only() -> None:
    scene = Scene(sets="set2").tableau("A", "rebel-alliance").hand("A", "pirate-world", "gem-world").fill("A", 3)
    scene.round(A="settle", B="produce")

    assert no(scene.game, "A", "settle pirate-world") == (
        "RFTG-SETTLE-24",
        (
            "Pirate World has defense 3 and your Military against it is 0: 3 short; Rebel Alliance pays only "
            "for a Rebel military world"
        ),
        (
            "Pirate Worldの防御値は3ですが、軍事力は0で、3足りません。Rebel "
            "Allianceで支払えるのは反乱軍の軍事世界だけです。"
        ),
    )


@clause("RFTG-SETTLE-24")
def test_several_powers_that_do_not_pay() -> None:
    scene = Scene(sets="set3").tableau("A", "rebel-alliance", "ravaged-uplift-world")
    scene.hand("A", "pirate-world", "gem-world").fill("A", 3)
    scene.round(A="settle", B="produce")

    assert no(scene.game, "A", "settle pirate-world") == (
        "RFTG-SETTLE-24",
        (
            "Pirate World has defense 3 and your Military against it is 0: 3 short; Rebel Alliance pays only for "
            "a Rebel military world, Ravaged Uplift World pays only for a military world with the Uplift symbol"
        ),
        (
            "Pirate Worldの防御値は3ですが、軍事力は0で、3足りません。"
            "Rebel Allianceで支払えるのは反乱軍の軍事世界だけ、"
            "Ravaged Uplift Worldで支払えるのはアップリフト記号のある軍事世界だけです。"
        ),
    )


@clause("RFTG-SETTLE-23")
def test_a_military_world_too_strong_and_too_dear() -> None:
    scene = Scene().tableau("A", "contact-specialist").hand("A", "rebel-base", "gem-world").fill("A", 1)
    scene.round(A="settle", B="produce")

    assert no(scene.game, "A", "settle rebel-base") == (
        "RFTG-SETTLE-23",
        (
            "Rebel Base has defense 6 and your Military against it is -1: 7 short; paying for it costs 5 cards "
            "and you have 2 beside it: 3 short"
        ),
        (
            "Rebel Baseの防御値は6ですが、軍事力は-1で、7足りません。支払うなら5枚ですが、ほかの手札は2枚で、"
            "3枚足りません。"
        ),
    )
    assert way_out(scene.game, "A", "settle rebel-base") == (
        "Draw more cards or gain Military first, or place another world.",
        "先に手札か軍事力を増やすか、別の世界を配置してください。",
    )


@clause("RFTG-SETTLE-30")
def test_a_peaceful_world_too_dear_and_too_strong() -> None:
    scene = Scene(sets="set2").tableau("A", "imperium-cloaking-technology").hand("A", "new-earth", "export-duties")
    scene.hand("A", "artist-colony").round(A="settle", B="produce")

    assert no(scene.game, "A", "settle new-earth") == (
        "RFTG-SETTLE-30",
        (
            "New Earth costs you 5 cards and you have 2 beside it: 3 short; your Military to conquer it at "
            "defense 3 is 0: 3 short"
        ),
        (
            "New Earthのコストは5枚ですが、ほかの手札は2枚で、3枚足りません。"
            "征服するにも防御値3に対して軍事力は0で、3足りません。"
        ),
    )


@clause("RFTG-SETTLE-30")
def test_a_peaceful_world_too_strong_for_what_could_be_raised() -> None:
    scene = Scene(sets="set2").tableau("A", "imperium-cloaking-technology", "space-mercenaries")
    scene.hand("A", "galactic-trendsetters", "artist-colony").round(A="settle", B="produce")

    clause, why, why_ja = no(scene.game, "A", "settle galactic-trendsetters")

    assert clause == "RFTG-SETTLE-30"
    assert why.endswith("short; your Military to conquer it at defense 3 is 1 and can be raised by 1: 1 short")
    assert why_ja.endswith("征服するにも防御値3に対して軍事力は1（さらに1高められます）で、1足りません。")


@clause("RFTG-TAKEOVER-01")
def test_takeovers_that_are_off() -> None:
    scene = Scene(sets="set2").tableau("A", "imperium-seat").hand("A", "gem-world").fill("A", 3)
    scene.round(A="settle", B="produce")

    assert no(scene.game, "A", "takeover imperium-seat") == (
        "RFTG-TAKEOVER-01",
        "This game is played without takeovers",
        "このゲームでは乗っ取りを使いません。",
    )
    assert way_out(scene.game, "A", "takeover imperium-seat") == (
        "Settle worlds from your hand.",
        "手札の世界を配置してください。",
    )


@clause("RFTG-TAKEOVER-09")
def test_takeovers_are_declared_after_the_worlds() -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("A", "imperium-seat").hand("A", "gem-world").fill("A", 3)
    scene.round(A="settle", B="produce")

    assert no(scene.game, "A", "takeover imperium-seat") == (
        "RFTG-TAKEOVER-09",
        "That comes once all worlds are revealed, and they are still being chosen",
        "それを行うのは全員の世界が公開された後です。いまはまだ選んでいるところです。",
    )
