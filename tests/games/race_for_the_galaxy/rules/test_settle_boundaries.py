"""Phase III, Settle: what is enough by one and too little by one, and what is told of it."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import clause
from tests.games.race_for_the_galaxy.pack_folder import GRAY, pack
from tests.games.race_for_the_galaxy.paying import price
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def placeable(scene: Scene, *worlds: str, action: str = "double") -> list[str]:
    """Which of these worlds A may place; Refugee World always can be."""
    scene.hand("A", *worlds, "refugee-world").round(A=action, B="settle")
    return [world for world in worlds if f"settle {world}" in scene.options("A")]


def told(scene: Scene, key: str) -> list[str]:
    """The events with this key, cards by their names; clauses without RFTG-."""
    found = []
    for event in scene.game.events:
        if event.key == key:
            words = [
                scene.state.piece_name(int(word.removeprefix("card:"))) if word.startswith("card:") else word
                for word in event.words
            ]
            found.append(" ".join([event.clause.removeprefix("RFTG-"), *words]))
    return found


# The prestige bonus


@clause("RFTG-PRESTIGE-21")
@for_each(
    ("action", "reach"),
    [
        ("settle", []),
        # 2 Military more: defense 1 and 2, not 3.
        ("prestige settle", ["new-survivalists", "aquatic-uplift-race"]),
    ],
)
def test_the_prestige_bonus_is_two_military(action: str, reach: list[str]) -> None:
    scene = Scene(sets="set3").has("A", prestige=1).has("B", prestige=9)

    assert placeable(scene, "new-survivalists", "aquatic-uplift-race", "pirate-world", action=action) == reach


@clause("RFTG-PRESTIGE-21", "RFTG-SETTLE-02")
@for_each(("cards", "reach"), [(1, ["galactic-trendsetters"]), (0, [])])
def test_the_prestige_bonus_is_three_off_a_price(cards: int, reach: list[str]) -> None:
    scene = Scene(sets="set3").has("A", prestige=1).has("B", prestige=9).fill("A", cards)

    # 5 less 3; Refugee World, which is in hand as well, pays 1.
    assert placeable(scene, "galactic-trendsetters", action="prestige settle") == reach


# Military of a kind


@clause("RFTG-SETTLE-10", "RFTG-SETTLE-11")
@for_each(
    ("cards", "reach"),
    [
        # Hive World is a Genes world of defense 3, Rebel Miners a Rebel world with Rare elements and defense 2.
        (("expedition-force",), []),
        (("expedition-force", "alpha-centauri"), ["rebel-miners"]),
        (("expedition-force", "abandoned-alien-uplift-camp"), ["hive-world"]),
        (("expedition-force", "galactic-imperium"), ["rebel-miners"]),
        (("expedition-force", "deserted-alien-world"), []),
    ],
)
def test_military_of_a_kind_and_against_rebels_is_for_just_those(cards: tuple[str, ...], reach: list[str]) -> None:
    scene = Scene(sets="set2").tableau("A", *cards)

    assert placeable(scene, "hive-world", "rebel-miners") == reach


@clause("RFTG-SETTLE-12", "RFTG-KIND-01")
@for_each(("cards", "cost"), [((), 3), (("mining-robots",), 2), (("alpha-centauri", "mining-robots"), 1)])
def test_a_discount_of_a_kind_is_for_that_kind(cards: tuple[str, ...], cost: int) -> None:
    scene = Scene().tableau("A", *cards).hand("A", "mining-world").fill("A", 4)

    scene.round(B="settle").play("A settle mining-world")

    assert price(scene, "A") == cost


# From one Settle phase to the next


@clause("RFTG-SETTLE-04", "RFTG-TWO-07")
def test_the_bonus_is_there_for_each_settle_phase_of_ones_own() -> None:
    scene = Scene(experienced=True).hand("A", "refugee-world", "pilgrimage-world")

    scene.round(A="settle & settle").play("A settle refugee-world", "A settle pilgrimage-world")

    assert told(scene, "draw") == ["SETTLE-04 1 bonus:settle", "SETTLE-04 1 bonus:settle"]


@clause("RFTG-SETTLE-20", "RFTG-TWO-07")
def test_a_world_of_the_first_phase_is_no_first_world_of_the_second() -> None:
    scene = Scene(sets="set1", experienced=True).tableau("A", "improved-logistics")
    scene.hand("A", "refugee-world", "pilgrimage-world").round(A="settle & settle").play("A settle refugee-world")
    scene.play("A done")

    assert scene.options("A") == ["pass", "settle pilgrimage-world"]
    scene.play("A pass")

    assert scene.asked() == ["A action", "B action"]


@clause("RFTG-SETTLE-20", "RFTG-TAKEOVER-08")
def test_there_is_a_second_world_and_no_third() -> None:
    scene = Scene(sets="set1").tableau("A", "improved-logistics")
    scene.hand("A", "refugee-world", "pilgrimage-world", "gem-world").fill("A", 6).round(B="settle")

    scene.play("A settle refugee-world")
    assert scene.options("A") == ["done", "second pilgrimage-world", "second gem-world"]
    scene.play("A second pilgrimage-world")

    assert scene.asked() == ["A action", "B action"]


@clause("RFTG-ROUND-06", "RFTG-SETTLE-20")
def test_a_second_world_is_in_force_after_the_phase_too() -> None:
    scene = Scene(sets="set1").tableau("A", "improved-logistics").hand("A", "refugee-world", "former-penal-colony")
    scene.fill("A", 3).tableau("A", "drop-ships").round(B="settle")

    scene.play("A settle refugee-world", "A second former-penal-colony")

    # 3, less 1 for Refugee World, and 1 by the second world.
    assert (scene.tableau_of("A")[-1], scene.military("A")) == ("former-penal-colony", 3)


@clause("RFTG-SETTLE-01")
def test_choices_of_worlds_take_effect_when_all_have_chosen() -> None:
    scene = Scene(seats=3).hand("A", "refugee-world").hand("B", "pilgrimage-world").hand("C", "empath-world")
    scene.fill("C", 2).round(A="settle").play("B settle pilgrimage-world")

    assert scene.tableau_of("B") == []
    assert scene.asked() == ["A settle", "C settle"]


# How a world was placed


@clause("RFTG-SETTLE-13", "RFTG-SETTLE-23", "RFTG-SETTLE-30", "RFTG-SETTLE-02", "RFTG-SETTLE-03")
@for_each(
    ("cards", "world", "way", "line"),
    [
        (("colony-ship",), "gem-world", "pay with colony-ship", "settled SETTLE-13 gem-world colony-ship"),
        (("colony-ship",), "gem-world", "pay", "settled SETTLE-02 gem-world"),
        (("contact-specialist",), "pirate-world", "", "settled SETTLE-23 pirate-world contact-specialist"),
        (("drop-ships",), "pirate-world", "", "conquered SETTLE-03 pirate-world"),
        (
            ("imperium-cloaking-technology", "drop-ships"),
            "gem-world",
            "conquer-peaceful with imperium-cloaking-technology",
            "conquered SETTLE-30 gem-world imperium-cloaking-technology",
        ),
    ],
)
def test_the_log_says_how_a_world_came_down(cards: tuple[str, ...], world: str, way: str, line: str) -> None:
    scene = Scene(sets="set2").tableau("A", *cards).hand("A", world).fill("A", 2)

    scene.round(B="settle").play(f"A settle {world}")
    if way:
        scene.play(f"A {way}")
    if scene.asked() == ["A pay"]:
        count = scene.question("A").pick[0]
        scene.play("A " + " + ".join(scene.options("A")[:count]))

    key = line.split(" ", maxsplit=1)[0]
    assert [f"{key} {words}" for words in told(scene, key)] == [line]
    assert told(scene, "discard_card") == (
        [f"{line.split(' ')[1]} {line.split(' ')[3]} {world}"] if "with" in way else []
    )


# The Prestige Lead


@clause("RFTG-PRESTIGE-10", "RFTG-PRESTIGE-11")
@for_each(("on_tile", "lines"), [(2, ["PRESTIGE-10"]), (0, ["PRESTIGE-11"])])
def test_the_chip_of_the_lead_is_told_by_what_lies_on_the_tile(on_tile: int, lines: list[str]) -> None:
    scene = Scene(sets="set3").has("A", prestige=4).leads("A", on_tile)

    scene.new_round()

    assert told(scene, "lead_chip") == lines


@clause("RFTG-PRESTIGE-05", "RFTG-PRESTIGE-09")
def test_a_lead_that_stays_is_not_told_anew() -> None:
    scene = Scene(sets="set3").has("A", prestige=4).leads("A", 2)
    nobody = Scene(sets="set3")

    scene.round(A="settle")
    nobody.round(A="settle")

    assert (told(scene, "lead"), told(nobody, "lead_none")) == ([], [])
    # The bonus of the next round has cleared the tile, not the check.
    assert scene.cards_in_hand("A") == 1


# Searches


@clause("RFTG-SEARCH-05")
def test_who_searches_after_another_may_decline_a_first_match_too() -> None:
    scene = Scene(sets="set3").deck("space-marines", "expedition-force", "space-marines#2")

    scene.round(A="search", B="search").play("A search development-military", "A go-on")
    assert scene.hand_of("A") == ["expedition-force"]
    scene.play("B search development-military")

    assert scene.options("B") == ["take space-marines#2", "go-on"]


@clause("RFTG-SEARCH-13", "RFTG-SEARCH-09")
def test_a_search_is_over_once_the_multi_kind_world_is_taken() -> None:
    scene = Scene(sets="set3").deck("alien-oort-cloud-refinery", "alien-robot-sentry", "gem-world")
    scene.round(A="search").play("A search alien-kind-world", "A take alien-oort-cloud-refinery")

    assert scene.hand_of("A") == ["alien-oort-cloud-refinery"]
    assert scene.asked() == ["A action", "B action"]


# Prices and defenses, by one


@clause("RFTG-SETTLE-12", "RFTG-SETTLE-02")
@for_each(("cards", "reach"), [(0, []), (1, ["mining-world"]), (2, ["mining-world"])])
def test_a_discount_of_a_kind_makes_its_worlds_affordable(cards: int, reach: list[str]) -> None:
    scene = Scene().tableau("A", "mining-robots").fill("A", cards)

    # 3 less 1 for Rare elements; Refugee World pays one of the two.
    assert placeable(scene, "mining-world") == reach


@clause("RFTG-SETTLE-14", "RFTG-SETTLE-11", "RFTG-SETTLE-19")
@for_each(
    ("cards", "world", "options"),
    [
        # 1 and 4 against Rebels reach 5; 1 does not reach 3.
        (("galactic-imperium", "expedition-force"), "rebel-outpost", ["enough", "discard new-military-tactics"]),
        (("galactic-imperium", "expedition-force"), "pirate-world", []),
        (("expedition-force", "drop-ships"), "pirate-world", ["enough", "discard new-military-tactics"]),
    ],
)
def test_only_what_is_missing_must_be_raised(cards: tuple[str, ...], world: str, options: list[str]) -> None:
    scene = Scene().tableau("A", "new-military-tactics", *cards).hand("A", world).round(B="settle")

    scene.play(f"A settle {world}")

    # Where all of it is needed it is used at once.
    assert (scene.options("A") if scene.asked() == ["A raise"] else []) == options
    assert ("new-military-tactics" in scene.tableau_of("A")) == bool(options)


@clause("RFTG-SETTLE-12", "RFTG-KIND-01")
@for_each(
    ("card", "cost"), [("public-works", 3), ("mining-robots", 2), ("deserted-alien-world", 1), ("replicant-robots", 1)]
)
def test_the_multi_kind_world_costs_what_the_best_kind_would(tmp_path: Path, card: str, cost: int) -> None:
    world = GRAY.replace('"gray"', '"windfall"').replace("cost = 2", "cost = 3") + 'good = "any"\noverride = true\n'
    folder = str(pack(tmp_path, world.replace("tides.harbour", "alien-oort-cloud-refinery")))
    scene = Scene(sets="set3", packs=(folder,)).tableau("A", card).hand("A", "alien-oort-cloud-refinery").fill("A", 4)

    scene.round(B="settle").play("A settle alien-oort-cloud-refinery")

    assert price(scene, "A") == cost


@clause("RFTG-SETTLE-30", "RFTG-SETTLE-47")
@for_each(("troops", "can"), [("public-works", False), ("expedition-force", False), ("space-marines", True)])
def test_a_card_that_is_discarded_to_conquer_raises_nothing(tmp_path: Path, troops: str, can: bool) -> None:
    powers = (
        'powers = [{ phase = "settle", effect = "conquer_non_military_by_self_discard", defense_reduction = 0,'
        ' with_takeover = false }, { phase = "settle", effect = "temporary_military_by_self_discard", amount = 3 }]\n'
    )
    scene = Scene(sets="set3", packs=(str(pack(tmp_path, GRAY + powers)),)).tableau("A", "tides.harbour", troops)

    # Gem World costs 2, and there is one card to pay with.
    assert placeable(scene, "gem-world") == (["gem-world"] if can else [])


@clause("RFTG-SETTLE-30", "RFTG-SETTLE-14")
@for_each(("first", "left"), [("explore_draw", 1), ("", 1)])
def test_the_defense_of_a_peaceful_world_is_lowered_by_its_own_power(tmp_path: Path, first: str, left: int) -> None:
    before = f'{{ phase = "explore", effect = "{first}", amount = 2 }}, ' if first else ""
    powers = (
        f'powers = [{before}{{ phase = "settle", effect = "conquer_non_military_by_self_discard",'
        " defense_reduction = 1, with_takeover = false }]\n"
    )
    scene = Scene(sets="set3", packs=(str(pack(tmp_path, GRAY + powers)),)).tableau("A", "tides.harbour")
    scene.tableau("A", "rebel-troops").hand("A", "mining-world", "gem-world", "spice-world").has("B", prestige=9)

    # 3 less 1, against 1 and one hand card; two hand cards are too few to pay.
    scene.round(B="settle").play("A settle mining-world")
    assert scene.asked() == ["A raise"]
    assert not [option for option in scene.options("A") if option == "enough"]
    scene.play("A hand gem-world")

    assert scene.tableau_of("A") == ["rebel-troops", "mining-world"]
    assert scene.cards_in_hand("A") == left
