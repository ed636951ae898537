"""Cards of set 3 that discard for prestige or consume: how often, and how much at once."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import clause
from tests.games.race_for_the_galaxy.pack_folder import GRAY, pack
from tests.games.race_for_the_galaxy.plays import plays
from tests.games.race_for_the_galaxy.scene import Scene
from tests.games.race_for_the_galaxy.speech import asks, text_of
from tests.rows import for_each

GOODS = ("gem-world", "spice-world", "space-port", "artist-colony")
ALIEN_GOODS = ("deserted-alien-outpost", "deserted-alien-colony", "deserted-alien-library")


def table(*cards: str) -> Scene:
    """A has these cards in the tableau, B nothing but the lead in prestige."""
    return Scene(seats=2, sets="set3").has("B", prestige=9).tableau("A", *cards)


@plays(
    *("alien-research-team", "alien-tourist-attraction", "federation-capital", "imperium-capital", "rebel-council"),
    *("pan-galactic-affluence", "rebel-troops", "terraforming-engineers", "universal-peace-institute"),
)
@for_each(
    ("card", "goods", "taken", "chips", "prestige", "cards"),
    [
        ("alien-research-team", ALIEN_GOODS, 1, 0, 1, 0),
        ("alien-tourist-attraction", GOODS, 1, 1, 0, 2),
        ("federation-capital", GOODS, 1, 0, 1, 0),
        ("imperium-capital", GOODS, 2, 0, 2, 0),
        ("rebel-council", GOODS, 1, 1, 0, 0),
        ("pan-galactic-affluence", GOODS, 2, 1, 1, 0),
        ("rebel-troops", GOODS, 1, 0, 0, 2),
        ("terraforming-engineers", GOODS, 1, 1, 0, 0),
        ("universal-peace-institute", GOODS, 2, 1, 1, 1),
    ],
)
def test_a_power_consumes_once_however_many_goods_there_are(
    card: str, goods: tuple[str, ...], taken: int, chips: int, prestige: int, cards: int
) -> None:
    scene = table(card, *goods).good("A", *goods).round(B="double")

    pick = scene.question("A").pick
    scene.play("A " + " + ".join(f"good {world}" for world in goods[:taken]))

    assert pick == (taken, taken)
    assert scene.goods_of("A") == sorted(goods[taken:])
    assert (scene.chips("A"), scene.prestige("A"), scene.cards_in_hand("A")) == (chips, prestige, cards)
    assert scene.asked() == ["A action", "B action"]


@plays("alien-guardian", "pan-galactic-security-council")
@for_each("world", ["alien-guardian", "pan-galactic-security-council"])
def test_two_cards_are_discarded_for_prestige_once(world: str) -> None:
    scene = table(world).hand("A", *GOODS).round(B="double").play(f"A use {world}")

    pick = scene.question("A").pick
    scene.play("A discard gem-world + discard spice-world")

    assert pick == (2, 2)
    assert (scene.prestige("A"), scene.cards_in_hand("A")) == (1, 2)
    assert scene.asked() == ["A action", "B action"]


@plays("galactic-power-brokers", "interstellar-casus-belli")
@for_each(("card", "chips", "cards"), [("galactic-power-brokers", 0, 3), ("interstellar-casus-belli", 3, 0)])
def test_prestige_is_spent_once(card: str, chips: int, cards: int) -> None:
    scene = table(card).has("A", prestige=3).round(B="double").play(f"A use {card}")

    assert (scene.prestige("A"), scene.chips("A"), scene.cards_in_hand("A")) == (2, chips, cards)
    assert scene.asked() == ["A action", "B action"]


@plays("alien-departure-point", "pan-galactic-hologrid")
def test_each_of_two_cards_discards_for_prestige_once_before_exploring() -> None:
    scene = table("alien-departure-point", "pan-galactic-hologrid").hand("A", *GOODS).round(B="explore-1")

    scene.play("A discard gem-world", "A discard spice-world")

    assert (scene.prestige("A"), scene.cards_in_hand("A")) == (2, 2)
    assert scene.asked() == ["A explore-keep", "B explore-keep"]


@clause("RFTG-CUSTOM-01", "RFTG-EXPLORE-08")
def test_a_card_of_a_pack_may_ask_for_two_cards_for_it(tmp_path: Path) -> None:
    power = '{ phase = "explore", effect = "explore_discard_for_prestige", cards = 2, prestige = 1 }'
    path = str(pack(tmp_path, GRAY + f"powers = [{power}]\n"))
    one = Scene(seats=2, sets="set3", packs=(path,)).tableau("A", "tides.harbour").hand("A", "gem-world")
    three = Scene(seats=2, sets="set3", packs=(path,)).tableau("A", "tides.harbour").hand("A", *GOODS[:3])

    one.round(B="explore-1")
    three.round(B="explore-1")
    while three.asked() == ["A explore-prestige"]:
        discards = [choice for choice in three.options("A") if choice != "pass"]
        three.play("A " + " + ".join(discards[: max(1, three.question("A").pick[0])]))

    assert "A explore-prestige" not in one.asked()
    assert (three.state.empires[0].prestige, three.cards_in_hand("A")) == (1, 1)


@clause("RFTG-CUSTOM-01", "RFTG-EXPLORE-08")
def test_two_cards_for_prestige_are_asked_for_and_told_as_such(tmp_path: Path) -> None:
    power = '{ phase = "explore", effect = "explore_discard_for_prestige", cards = 2, prestige = 3 }'
    path = str(pack(tmp_path, GRAY + f"powers = [{power}]\n"))
    scene = Scene(seats=2, sets="set3", packs=(path,)).tableau("A", "tides.harbour").hand("A", *GOODS[:3])

    scene.round(B="explore-1")

    assert asks(scene, "A") == (
        "Explore: do you discard 2 cards for 3 prestige before the cards are drawn? Choose the first one."
    )
    assert text_of(scene, "A", "discard gem-world") == "Discard Gem World"
    scene.play("A discard gem-world")
    assert asks(scene, "A") == "Explore: which card do you discard as the last one for 3 prestige?"
    assert "pass" not in scene.options("A")
    assert asks(scene, "A", "ja") == "探査：3威信を得るために、あと1枚捨てます。捨てる手札を選んでください。"
    assert text_of(scene, "A", "discard spice-world") == "Discard Spice World"
    scene.play("A discard spice-world")
    assert scene.story("A")[3:5] == [
        "A discards Gem World, number 1 of 2 cards for 3 prestige, by Tide Harbour.",
        "A discards Spice World, the last of 2 cards, and gains 3 prestige by Tide Harbour.",
    ]
    assert scene.game.story(1, "ja")[3:5] == [
        "Aは潮の港の3威信のためにカード1枚を捨てた（2枚中1枚目）。",
        "Aは潮の港によりカード1枚を捨て（2枚中2枚目）、3威信を得た。",
    ]
