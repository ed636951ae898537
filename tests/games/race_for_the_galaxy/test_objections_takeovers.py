"""Replacements and takeovers that may not be made."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.rules.resolving_takeovers import DefeatTakeover
from tessera.games.race_for_the_galaxy.rules.takeovers import FAILED, FATE
from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.test_objections import no, way_out


@clause("RFTG-SETTLE-47")
def test_a_takeover_with_a_card_that_is_gone() -> None:
    scene = Scene(sets="set3", takeovers=True)
    scene.tableau("A", "rebel-sneak-attack", "terraforming-engineers", "artist-colony", "new-sparta")
    scene.tableau("B", "imperium-fuel-depot").hand("A", "rebel-fuel-cache", "rebel-miners", "gem-world")
    scene.round(A="settle", B="produce")
    scene.play("A settle rebel-fuel-cache", "A extra rebel-miners")

    assert no(scene.game, "A", "takeover rebel-sneak-attack") == (
        "RFTG-SETTLE-47",
        "Rebel Sneak Attack was discarded in this phase for another power",
        "Rebel Sneak Attackはこのフェイズに別の能力のために捨てました。",
    )


# Replacing a world


@clause("RFTG-SETTLE-42")
def test_replacements_that_do_not_fit() -> None:
    scene = Scene(sets="set3").tableau("A", "terraforming-engineers", "artist-colony", "new-sparta", "mining-world")
    scene.hand(
        "A",
        "gem-world",
        "rebel-miners",
        "distant-world",
        "radioactive-world",
        "alien-oort-cloud-refinery",
        "tourist-world",
    )
    scene.round(A="settle", B="produce").play("A pass")

    assert no(scene.game, "A", "replace rebel-miners") == (
        "RFTG-SETTLE-42",
        "Rebel Miners is a military world, and only non-military worlds replace others",
        "Rebel Minersは軍事世界です。入れ替えられるのは非軍事世界だけです。",
    )
    assert way_out(scene.game, "A", "replace rebel-miners") == (
        "Choose two non-military worlds of one kind, the new one at the same cost or a little more.",
        "同じ種別の非軍事世界で、コストが同じか少し高いものと入れ替えてください。",
    )
    assert no(scene.game, "A", "replace distant-world") == (
        "RFTG-SETTLE-42",
        "Distant World is Genes, and you have no non-military world of that kind",
        "Distant Worldの種別は遺伝子ですが、同じ種別の非軍事世界がありません。",
    )
    assert no(scene.game, "A", "replace radioactive-world") == (
        "RFTG-SETTLE-42",
        "Radioactive World costs 2 and Mining World 3: the new world must cost 0 to 3 more",
        "Radioactive Worldのコストは2、Mining Worldは3です。新しい世界のコストは0～3高くなければなりません。",
    )


@clause("RFTG-SETTLE-42")
def test_a_replacement_is_old() -> None:
    scene = Scene(sets="set3").tableau("A", "terraforming-engineers", "comet-zone")
    scene.hand("A", "artist-colony", "spice-world", "new-earth")
    scene.fill("A", 3).round(A="settle", B="produce").play("A settle artist-colony")

    assert no(scene.game, "A", "replace spice-world") == (
        "RFTG-SETTLE-42",
        "Artist Colony came into your tableau in this phase, and only worlds from before it are replaced",
        "Artist Colonyはこのフェイズにタブローに入りました。入れ替えられるのはフェイズの前からある世界だけです。",
    )


@clause("RFTG-SETTLE-46")
def test_a_replacement_is_one() -> None:
    scene = Scene(sets="set3").tableau("A", "terraforming-engineers", "improved-logistics", "artist-colony")
    scene.hand("A", "gem-world", "spice-world", "dying-colony", "refugee-world").round(A="settle", B="produce")
    scene.play("A settle dying-colony", "A replace gem-world")

    assert no(scene.game, "A", "replace spice-world") == (
        "RFTG-SETTLE-46",
        "Terraforming Engineers replaces one world per phase, and it has",
        "Terraforming Engineersで世界を入れ替えられるのは1フェイズに1回で、もう使いました。",
    )


@clause("RFTG-SETTLE-45")
def test_the_multi_kind_world_replaces_none_that_is_gray() -> None:
    scene = Scene(sets="set3").tableau("A", "terraforming-engineers", "improved-logistics", "pilgrimage-world")
    scene.hand("A", "alien-oort-cloud-refinery", "black-market-trading-world", "dying-colony")
    scene.round(A="settle", B="produce")
    scene.play("A pass")

    assert no(scene.game, "A", "replace alien-oort-cloud-refinery") == (
        "RFTG-SETTLE-45",
        "Alien Oort Cloud Refinery replaces a world of any kind but gray, and you have no such non-military world",
        "Alien Oort Cloud Refineryは灰色以外の世界と入れ替えられますが、そのような非軍事世界がありません。",
    )


@clause("RFTG-SETTLE-42")
def test_which_world_makes_room() -> None:
    scene = Scene(sets="set3")
    scene.tableau("A", "terraforming-engineers", "artist-colony", "refugee-world", "new-survivalists", "mining-world")
    scene.tableau("A", "pirate-world", "galactic-studios").hand("A", "prosperous-world", "earths-lost-colony")
    scene.fill("A", 3)
    scene.round(A="settle", B="produce").play("A settle earths-lost-colony")
    scene.play(f"A {scene.options('A')[-1]}", "A replace prosperous-world")

    assert no(scene.game, "A", "replace new-survivalists") == (
        "RFTG-SETTLE-42",
        "New Survivalists is a military world, and only non-military worlds are replaced",
        "New Survivalistsは軍事世界です。入れ替えられるのは非軍事世界だけです。",
    )
    assert no(scene.game, "A", "replace mining-world") == (
        "RFTG-SETTLE-42",
        "Prosperous World is Novelty and Mining World is Rare elements: both must be of the same kind",
        "Prosperous Worldはノベルティ、Mining Worldはレアメタルです。同じ種別でなければ入れ替えられません。",
    )
    assert no(scene.game, "A", "replace galactic-studios") == (
        "RFTG-SETTLE-42",
        "Prosperous World costs 3 and Galactic Studios 5: the new world must cost 0 to 3 more",
        "Prosperous Worldのコストは3、Galactic Studiosは5です。新しい世界のコストは0～3高くなければなりません。",
    )
    assert no(scene.game, "A", "replace earths-lost-colony") == (
        "RFTG-SETTLE-42",
        "Earth's Lost Colony came into your tableau in this phase, and only worlds from before it are replaced",
        (
            "Earth's Lost Colonyはこのフェイズにタブローに入りました。"
            "入れ替えられるのはフェイズの前からある世界だけです。"
        ),
    )


@clause("RFTG-SETTLE-45")
def test_a_gray_world_and_the_multi_kind_world() -> None:
    scene = Scene(sets="set3")
    scene.tableau("A", "terraforming-engineers", "pilgrimage-world", "refugee-world", "dying-colony")
    scene.hand("A", "alien-oort-cloud-refinery").fill("A", 1).round(A="settle", B="produce")
    scene.play("A pass", "A replace alien-oort-cloud-refinery")

    assert no(scene.game, "A", "replace pilgrimage-world") == (
        "RFTG-SETTLE-45",
        (
            "Of Alien Oort Cloud Refinery and Pilgrimage World one is gray, and the multi-kind world never goes "
            "with a gray one"
        ),
        "多種別世界は灰色の世界と入れ替えられません（Alien Oort Cloud RefineryとPilgrimage World）。",
    )


# Takeovers


@clause("RFTG-TAKEOVER-07")
def test_a_takeover_needs_an_action() -> None:
    scene = Scene(sets="set3", takeovers=True)
    scene.tableau("A", "imperium-seat", "terraforming-engineers", "artist-colony", "drop-ships")
    scene.tableau("B", "rebel-miners").hand("A", "refugee-world", "gem-world", "outlaw-world")
    scene.round(A="settle", B="produce")
    scene.play("A settle outlaw-world")

    assert no(scene.game, "A", "takeover imperium-seat") == (
        "RFTG-TAKEOVER-07",
        "A takeover takes the place of a Settle action, and yours is used",
        "乗っ取りは植民アクションの代わりに行います。1回分をもう使いました。",
    )
    assert way_out(scene.game, "A", "takeover imperium-seat") == (
        "Place no world at the start of Settle to keep the action for a takeover.",
        "乗っ取りを行うには、植民フェイズの初めに世界を配置せずにおいてください。",
    )


@clause("RFTG-TAKEOVER-03", "RFTG-TAKEOVER-02", "RFTG-TAKEOVER-09")
def test_a_takeover_needs_a_target() -> None:
    scene = Scene(sets="set3", takeovers=True)
    scene.tableau("A", "imperium-seat", "terraforming-engineers", "artist-colony")
    scene.tableau("B", "pirate-world").hand("A", "gem-world").round(A="settle", B="produce")

    assert no(scene.game, "A", "takeover imperium-seat") == (
        "RFTG-TAKEOVER-03",
        "Imperium Seat aims at Rebel military worlds, and nobody else has one from before this phase",
        "Imperium Seatの対象は反乱軍の軍事世界ですが、このフェイズの前からそれを持つ相手がいません。",
    )
    assert no(scene.game, "A", "takeover artist-colony") == (
        "RFTG-TAKEOVER-02",
        "Artist Colony has no takeover power",
        "Artist Colonyには乗っ取り能力がありません。",
    )
    assert no(scene.game, "A", "takeover old-earth") == (
        "RFTG-TAKEOVER-09",
        "Old Earth is not in your tableau",
        "Old Earthは自分のタブローにありません。",
    )


@clause("RFTG-TAKEOVER-30")
def test_a_takeover_needs_its_prestige() -> None:
    scene = Scene(sets="set3", takeovers=True)
    scene.tableau("A", "interstellar-casus-belli", "terraforming-engineers", "artist-colony")
    scene.tableau("B", "pirate-world").hand("A", "gem-world").round(A="settle", B="produce")

    assert no(scene.game, "A", "takeover interstellar-casus-belli") == (
        "RFTG-TAKEOVER-30",
        "Interstellar Casus Belli asks for 1 prestige, and you have 0",
        "Interstellar Casus Belliには威信1が必要ですが、いまは0です。",
    )


@clause("RFTG-TAKEOVER-08")
def test_a_takeover_power_is_used_once() -> None:
    scene = Scene(sets="set3", takeovers=True)
    scene.tableau("A", "imperium-seat", "imperium-planet-buster", "improved-logistics")
    scene.tableau("B", "rebel-miners", "new-sparta").hand("A", "gem-world").fill("A", 3)
    scene.round(A="settle", B="produce")
    scene.play("A pass", "A takeover imperium-seat")

    assert no(scene.game, "A", "takeover imperium-seat") == (
        "RFTG-TAKEOVER-08",
        "You have declared a takeover with Imperium Seat in this phase, and each power is used once",
        "Imperium Seatではこのフェイズにもう乗っ取りを宣言しました。能力は1回ずつです。",
    )
    assert no(scene.game, "A", "second gem-world") == (
        "RFTG-TAKEOVER-08",
        (
            "You declared a takeover, which is settled only at the end: no first world is placed yet, so "
            "Improved Logistics places none from hand"
        ),
        (
            "乗っ取りを宣言したので、1つ目の世界が決まるのは解決のときです。Improved "
            "Logisticsで手札の世界は配置できません。"
        ),
    )


@clause("RFTG-TAKEOVER-08")
def test_a_second_world_given_up_for_a_takeover() -> None:
    scene = Scene(sets="set3", takeovers=True)
    scene.tableau("A", "imperium-seat", "improved-logistics", "terraforming-engineers", "artist-colony")
    scene.tableau("B", "rebel-miners", "pirate-world").hand("A", "dying-colony", "gem-world", "refugee-world")
    scene.round(A="settle", B="produce").play("A settle dying-colony", "A takeover imperium-seat")

    assert no(scene.game, "A", "second refugee-world") == (
        "RFTG-TAKEOVER-08",
        "The takeover that you declared takes the place of the second world of Improved Logistics",
        "宣言した乗っ取りが、Improved Logisticsによる2つ目の世界の代わりになります。",
    )


@clause("RFTG-TAKEOVER-02", "RFTG-TAKEOVER-03")
def test_targets_that_a_power_does_not_reach() -> None:
    scene = Scene(seats=3, sets="set3", takeovers=True).tableau("A", "rebel-alliance", "pirate-world")
    scene.tableau("B", "imperium-fuel-depot", "rebel-miners", "gem-world", "export-duties")
    scene.tableau("C", "rebel-fuel-cache")
    scene.round(A="settle", B="produce", C="produce").play("A takeover rebel-alliance")

    assert no(scene.game, "A", "target gem-world") == (
        "RFTG-TAKEOVER-02",
        "Gem World is no military world, and you have nothing to discard that aims at one",
        "Gem Worldは軍事世界ではなく、非軍事世界を狙うために捨てられるカードもありません。",
    )
    assert way_out(scene.game, "A", "target gem-world") == (
        "Aim at another world.",
        "別の世界を狙ってください。",
    )
    assert no(scene.game, "A", "target rebel-fuel-cache") == (
        "RFTG-TAKEOVER-03",
        "Player C had no IMPERIUM card when Settle began, so Rebel Alliance does not reach Rebel Fuel Cache",
        (
            "植民フェイズの開始時にプレイヤーCはIMPERIUMカードを持っていなかったので、Rebel AllianceではRebel "
            "Fuel Cacheを狙えません。"
        ),
    )
    assert no(scene.game, "A", "target export-duties") == (
        "RFTG-TAKEOVER-02",
        "Export Duties is a development, and only worlds are taken over",
        "Export Dutiesは発展カードです。乗っ取れるのは世界だけです。",
    )
    assert no(scene.game, "A", "target pirate-world") == (
        "RFTG-TAKEOVER-02",
        "Pirate World is your own",
        "Pirate Worldは自分のカードです。",
    )
    assert no(scene.game, "A", "target old-earth") == (
        "RFTG-TAKEOVER-02",
        "Old Earth lies in nobody's tableau",
        "Old Earthは誰のタブローにもありません。",
    )


@clause("RFTG-TAKEOVER-04")
def test_targets_by_military() -> None:
    scene = Scene(seats=3, sets="set3", takeovers=True).tableau("A", "imperium-planet-buster")
    scene.tableau("B", "new-sparta", "rebel-miners").tableau("C", "rebel-fuel-cache", "contact-specialist")
    scene.round(A="settle", B="produce", C="produce").play("A takeover imperium-planet-buster")

    assert no(scene.game, "A", "target rebel-fuel-cache") == (
        "RFTG-TAKEOVER-04",
        (
            "The Military of Player C was -1 when Settle began, and Imperium Planet Buster reaches only players "
            "with 1 or more"
        ),
        (
            "植民フェイズの開始時のプレイヤーCの軍事力は-1でした。Imperium Planet "
            "Busterで狙えるのは1以上のプレイヤーだけです。"
        ),
    )


@clause("RFTG-TAKEOVER-26", "RFTG-TAKEOVER-03")
def test_targets_of_the_rebels() -> None:
    scene = Scene(seats=3, sets="set3", takeovers=True).tableau("A", "imperium-seat")
    scene.tableau("B", "pirate-world", "rebel-miners", "rebel-base").tableau("C", "former-penal-colony")
    scene.round(A="settle", B="produce", C="produce").play("A takeover imperium-seat")

    assert no(scene.game, "A", "target pirate-world") == (
        "RFTG-TAKEOVER-26",
        "Imperium Seat takes over Rebel worlds, and Pirate World is none",
        "Imperium Seatで乗っ取れるのは反乱軍の世界だけです。Pirate Worldは違います。",
    )
    assert no(scene.game, "A", "target former-penal-colony") == (
        "RFTG-TAKEOVER-03",
        "Player C had no Rebel military world when Settle began, so Imperium Seat does not reach Former Penal Colony",
        (
            "植民フェイズの開始時にプレイヤーCは反乱軍の軍事世界を持っていなかったので、Imperium SeatではFormer "
            "Penal Colonyを狙えません。"
        ),
    )


@clause("RFTG-TAKEOVER-02")
def test_a_new_world_is_safe() -> None:
    scene = Scene(sets="set3", takeovers=True).tableau("A", "imperium-seat")
    scene.tableau("B", "rebel-miners", "rebel-base", "new-sparta")
    scene.hand("B", "rebel-fuel-cache").round(A="settle", B="produce")
    scene.play("B settle rebel-fuel-cache", "A takeover imperium-seat")

    assert no(scene.game, "A", "target rebel-fuel-cache") == (
        "RFTG-TAKEOVER-02",
        "Rebel Fuel Cache came to Player B in this phase, and only worlds from before it are taken over",
        (
            "Rebel Fuel CacheはこのフェイズにプレイヤーBのものになりました。"
            "乗っ取れるのはフェイズの前からある世界だけです。"
        ),
    )


@clause("RFTG-TAKEOVER-38")
def test_an_attempt_that_has_failed() -> None:
    scene = Scene(seats=3, sets="set3", takeovers=True)
    scene.tableau("A", "imperium-seat", "imperium-planet-buster", "improved-logistics")
    scene.tableau("B", "rebel-miners", "rebel-base", "new-sparta").tableau("C", "pan-galactic-security-council")
    scene.has("C", prestige=2)
    scene.round(A="settle", B="produce", C="produce")
    scene.play(
        "A takeover imperium-seat", "A target rebel-base", "A takeover imperium-planet-buster", "A target new-sparta"
    )
    scene.state.attacks[FATE] = FAILED
    scene.happens(DefeatTakeover(2, scene.empire("C").settle[0]))

    assert no(scene.game, "C", "defeat A rebel-base") == (
        "RFTG-TAKEOVER-38",
        "The attempt of Player A on Rebel Base has failed already",
        "プレイヤーAのRebel Baseへの乗っ取りはもう失敗しています。",
    )
    assert way_out(scene.game, "C", "defeat A rebel-base") == (
        "Choose another attempt, or none.",
        "別の乗っ取りを選ぶか、パスしてください。",
    )


@clause("RFTG-KIND-03")
def test_the_kind_of_another_world_does_not_defend() -> None:
    scene = Scene(sets="set3", takeovers=True).tableau("A", "imperium-seat")
    scene.tableau("B", "rebel-miners", "alien-oort-cloud-refinery", "mercenary-fleet")
    scene.kind("B", "genes").hand("B", "export-duties").round(A="settle", B="produce")
    scene.play("A takeover imperium-seat")

    assert no(scene.game, "B", "kind alien") == (
        "RFTG-KIND-03",
        "The kind of Alien Oort Cloud Refinery makes no difference here",
        "ここでAlien Oort Cloud Refineryの種別を変えても違いはありません。",
    )
    assert way_out(scene.game, "B", "kind alien") == (
        "Change it when a power asks for a kind.",
        "種別を見る能力を使うときに変えてください。",
    )
