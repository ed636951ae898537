"""Temporary Military, second and extra worlds that may not be used."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import clause
from tests.games.race_for_the_galaxy.pack_folder import GRAY, pack
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.test_objections import no, way_out

# Temporary Military


@clause("RFTG-SETTLE-03")
def test_military_that_is_not_enough_yet() -> None:
    scene = Scene(sets="set1").tableau("A", "new-military-tactics", "space-mercenaries")
    scene.hand("A", "rebel-warrior-race")
    scene.fill("A", 3).round(A="settle", B="produce").play("A settle rebel-warrior-race")

    assert no(scene.game, "A", "enough") == (
        "RFTG-SETTLE-03",
        "Rebel Warrior Race still asks for 2 more Military",
        "Rebel Warrior Raceにはあと2の軍事力が必要です。",
    )
    assert way_out(scene.game, "A", "enough") == (
        "Raise more Military.",
        "さらに軍事力を高めてください。",
    )


@clause("RFTG-SETTLE-15", "RFTG-SETTLE-03")
def test_hand_cards_for_military_are_limited() -> None:
    scene = Scene(sets="set1").tableau("A", "new-military-tactics", "new-military-tactics#2", "space-mercenaries")
    scene.hand("A", "rebel-outpost", "gem-world", "comet-zone", "spice-world").round(A="settle", B="produce")
    scene.play("A settle rebel-outpost", "A hand gem-world", "A hand comet-zone")

    assert no(scene.game, "A", "hand spice-world") == (
        "RFTG-SETTLE-15",
        "Your powers take 2 hand cards for Military in a phase, and they are spent",
        "軍事力のために捨てられる手札は1フェイズに2枚までで、もう使い切りました。",
    )
    assert way_out(scene.game, "A", "hand spice-world") == (
        "Raise it in another way.",
        "別の方法で高めてください。",
    )
    assert no(scene.game, "A", "enough") == (
        "RFTG-SETTLE-03",
        "Rebel Outpost still asks for 2 more Military",
        "Rebel Outpostにはあと2の軍事力が必要です。",
    )


@clause("RFTG-SETTLE-14")
def test_a_card_is_discarded_for_military_once() -> None:
    scene = Scene(sets="set1").tableau("A", "new-military-tactics", "new-military-tactics#2", "space-mercenaries")
    scene.hand("A", "rebel-base", "gem-world").round(A="settle", B="produce")
    scene.play("A settle rebel-base", "A discard new-military-tactics")

    assert no(scene.game, "A", "discard new-military-tactics") == (
        "RFTG-SETTLE-14",
        "New Military Tactics was discarded in this phase already",
        "New Military Tacticsはこのフェイズにもう捨てました。",
    )


@clause("RFTG-SETTLE-16", "RFTG-SETTLE-17")
def test_prestige_and_goods_for_military() -> None:
    scene = Scene(sets="set3")
    scene.tableau("A", "alien-booby-trap", "rebel-fuel-refinery", "new-military-tactics", "asteroid-belt")
    scene.tableau("A", "spice-world", "mercenary-fleet").good("A", "asteroid-belt", "spice-world")
    scene.hand("A", "rebel-base").fill("A", 3)
    scene.round(A="settle", B="produce").play("A settle rebel-base")

    assert no(scene.game, "A", "prestige alien-booby-trap") == (
        "RFTG-SETTLE-16",
        "Alien Booby Trap asks for 1 prestige, and you have 0",
        "Alien Booby Trapには威信1が必要ですが、いまは0です。",
    )
    assert no(scene.game, "A", "good spice-world") == (
        "RFTG-SETTLE-17",
        "Rebel Fuel Refinery takes Rare elements goods, and the good on Spice World is Novelty",
        "Rebel Fuel Refineryに使えるのはレアメタルの商品ですが、Spice Worldの商品はノベルティです。",
    )


@clause("RFTG-SETTLE-17", "RFTG-SETTLE-16")
def test_sources_of_military_are_used_once() -> None:
    scene = Scene(sets="set3")
    scene.tableau("A", "alien-booby-trap", "rebel-fuel-refinery", "new-military-tactics", "asteroid-belt")
    scene.tableau("A", "radioactive-world", "mercenary-fleet").good("A", "asteroid-belt", "radioactive-world")
    scene.has("A", prestige=2)
    scene.hand("A", "rebel-stronghold").fill("A", 3).round(A="settle", B="produce")
    scene.play("A settle rebel-stronghold", "A good asteroid-belt", "A prestige alien-booby-trap")

    assert no(scene.game, "A", "good radioactive-world") == (
        "RFTG-SETTLE-17",
        "The power of Rebel Fuel Refinery is used once per phase, and you have used it",
        "Rebel Fuel Refineryの能力は1フェイズに1回だけで、もう使いました。",
    )
    assert no(scene.game, "A", "prestige alien-booby-trap") == (
        "RFTG-SETTLE-16",
        "The power of Alien Booby Trap is used once per phase, and you have used it",
        "Alien Booby Trapの能力は1フェイズに1回だけで、もう使いました。",
    )


# Second and extra worlds


@clause("RFTG-SETTLE-20")
def test_a_second_world_after_a_first_one() -> None:
    scene = Scene(sets="set3").tableau("A", "improved-logistics", "terraforming-engineers", "artist-colony")
    scene.hand("A", "gem-world", "new-earth", "spice-world").round(A="settle", B="produce").play("A pass")

    assert no(scene.game, "A", "second spice-world") == (
        "RFTG-SETTLE-20",
        "Improved Logistics places a second world, and you have not placed a first one in this phase",
        "Improved Logisticsは2つ目の世界を配置する能力ですが、このフェイズに1つ目の世界を配置していません。",
    )
    assert way_out(scene.game, "A", "second spice-world") == (
        "Use another power, or finish Settle.",
        "別の能力を使うか、植民フェイズを終えてください。",
    )


@clause("RFTG-SETTLE-02", "RFTG-SETTLE-22", "RFTG-SETTLE-42")
def test_a_second_world_must_be_paid_for() -> None:
    scene = Scene(sets="set1").tableau("A", "improved-logistics").hand("A", "gem-world", "new-earth", "artist-colony")
    scene.fill("A", 3)
    scene.round(A="settle", B="produce").play("A settle gem-world")
    scene.play("A " + " + ".join(scene.options("A")[-2:]))

    assert no(scene.game, "A", "second new-earth") == (
        "RFTG-SETTLE-02",
        "New Earth costs you 5 cards with all that lowers its price; beside it you have 3: 2 short",
        "New Earthのコストは割引をすべて使っても5枚ですが、ほかの手札は3枚で、2枚足りません。",
    )
    assert no(scene.game, "A", "extra new-earth") == (
        "RFTG-SETTLE-22",
        "None of your cards has a power that places an extra military world",
        "軍事世界を追加で配置する能力を持つカードがありません。",
    )
    assert no(scene.game, "A", "replace new-earth") == (
        "RFTG-SETTLE-42",
        "None of your cards has a power that replaces a world",
        "世界を入れ替える能力を持つカードがありません。",
    )


@clause("RFTG-ROUND-06", "RFTG-SETTLE-42")
def test_a_power_of_a_card_of_this_phase_is_not_there_yet(tmp_path: Path) -> None:
    powers = (
        'powers = [{ phase = "settle", effect = "settle_second_world" },'
        ' { phase = "settle", effect = "settle_replace_world", max_cost_increase = 3, prestige = 1 }]'
    )
    scene = Scene(sets="set3", packs=(str(pack(tmp_path, GRAY + powers)),)).tableau("A", "terraforming-engineers")
    scene.tableau("A", "gem-world").hand("A", "tides.harbour", "artist-colony", "spice-world").fill("A", 2)
    scene.round(A="settle", B="produce").play("A settle tides.harbour")
    scene.play("A " + scene.options("A")[-1])

    assert no(scene.game, "A", "second artist-colony") == (
        "RFTG-ROUND-06",
        "Tide Harbour came into your tableau in this phase, and its powers work from the next phase on",
        "潮の港はこのフェイズにタブローに入りました。能力が使えるのは次のフェイズからです。",
    )


@clause("RFTG-SETTLE-20")
def test_a_second_world_is_one() -> None:
    scene = Scene(sets="set3").tableau("A", "improved-logistics", "terraforming-engineers", "comet-zone")
    scene.hand("A", "refugee-world", "dying-colony", "artist-colony", "mining-world").round(A="settle", B="produce")
    scene.play("A settle refugee-world", "A second dying-colony")

    assert no(scene.game, "A", "second artist-colony") == (
        "RFTG-SETTLE-20",
        "Improved Logistics places a second world once per phase, and it has",
        "Improved Logisticsで2つ目の世界を配置できるのは1フェイズに1回で、もう使いました。",
    )


@clause("RFTG-SETTLE-22", "RFTG-SETTLE-03", "RFTG-SETTLE-20", "RFTG-SETTLE-01")
def test_an_extra_world_is_conquered() -> None:
    scene = Scene(sets="set3").tableau("A", "rebel-sneak-attack", "new-sparta")
    scene.hand("A", "rebel-fuel-cache", "rebel-miners", "gem-world")
    scene.hand("A", "rebel-base", "export-duties").round(A="settle", B="produce").play("A settle rebel-fuel-cache")

    assert no(scene.game, "A", "extra gem-world") == (
        "RFTG-SETTLE-22",
        "Gem World is no military world, and an extra world is conquered",
        "Gem Worldは軍事世界ではありません。追加の世界は征服で配置します。",
    )
    assert way_out(scene.game, "A", "extra gem-world") == (
        "Choose a military world that you can conquer.",
        "征服できる軍事世界を選んでください。",
    )
    assert no(scene.game, "A", "extra rebel-base") == (
        "RFTG-SETTLE-03",
        "Rebel Base has defense 6; your Military against it is 2: 4 short",
        "Rebel Baseの防御値は6ですが、それに対する自分の軍事力は2で、4足りません。",
    )
    assert no(scene.game, "A", "second gem-world") == (
        "RFTG-SETTLE-20",
        "None of your cards has a power that places a second world",
        "2つ目の世界を配置する能力を持つカードがありません。",
    )
    assert no(scene.game, "A", "extra export-duties") == (
        "RFTG-SETTLE-01",
        "Export Duties is a development, and in Settle only worlds are placed",
        "Export Dutiesは発展カードです。植民フェイズで配置できるのは世界だけです。",
    )


@clause("RFTG-SETTLE-22")
def test_an_extra_world_needs_another_one() -> None:
    scene = Scene(sets="set3")
    scene.tableau("A", "rebel-sneak-attack", "terraforming-engineers", "artist-colony", "new-sparta")
    scene.hand("A", "rebel-miners", "gem-world").round(A="settle", B="produce").play("A pass")

    assert no(scene.game, "A", "extra rebel-miners") == (
        "RFTG-SETTLE-22",
        "Rebel Sneak Attack works after you have placed another world from your hand in this phase, and you have not",
        "Rebel Sneak Attackは、このフェイズに手札から別の世界を配置した後で使えます。まだ配置していません。",
    )


@clause("RFTG-SETTLE-47", "RFTG-TAKEOVER-08")
def test_an_extra_world_and_a_card_that_is_gone() -> None:
    scene = Scene(sets="set3", takeovers=True)
    scene.tableau("A", "rebel-sneak-attack", "terraforming-engineers", "artist-colony", "new-sparta")
    scene.tableau("B", "imperium-fuel-depot").hand("A", "rebel-miners", "gem-world").round(A="settle", B="produce")
    scene.play("A pass", "A takeover rebel-sneak-attack")

    assert no(scene.game, "A", "extra rebel-miners") == (
        "RFTG-SETTLE-47",
        "Rebel Sneak Attack was discarded in this phase, and each card is discarded for one power only",
        "Rebel Sneak Attackはこのフェイズにもう捨てました。1枚を捨てて使える能力は1つだけです。",
    )
    assert no(scene.game, "A", "takeover rebel-sneak-attack") == (
        "RFTG-TAKEOVER-08",
        "You have declared a takeover with Rebel Sneak Attack in this phase, and each power is used once",
        "Rebel Sneak Attackではこのフェイズにもう乗っ取りを宣言しました。能力は1回ずつです。",
    )
