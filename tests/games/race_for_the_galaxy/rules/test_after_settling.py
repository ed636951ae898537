"""What follows once a world is placed: goods, cards and prestige (Card powers: III Settle)."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.paying import pay
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


@clause("RFTG-SETTLE-36")
def test_golden_age_puts_a_good_on_a_production_world_once_it_is_paid_for() -> None:
    scene = Scene(sets="set3").tableau("A", "golden-age-of-terraforming").hand("A", "gem-world").fill("A", 3)

    scene.round(B="settle").play("A settle gem-world")
    assert scene.goods_of("A") == []
    pay(scene, "A", 2)

    assert scene.goods_of("A") == ["gem-world"]


@clause("RFTG-SETTLE-36")
def test_golden_age_works_for_each_production_world_conquered_or_paid_for() -> None:
    scene = Scene(sets="set3").tableau("A", "golden-age-of-terraforming", "improved-logistics", "new-sparta")
    scene.hand("A", "rebel-miners", "artist-colony").fill("A", 2)

    scene.round(B="settle").play("A settle rebel-miners", "A second artist-colony")
    pay(scene, "A", 1)

    assert scene.goods_of("A") == ["artist-colony", "rebel-miners"]


@clause("RFTG-SETTLE-36")
@for_each(("world", "goods"), [("refugee-world", ["refugee-world"]), ("pilgrimage-world", [])])
def test_golden_age_does_nothing_for_windfall_and_gray_worlds(world: str, goods: list[str]) -> None:
    scene = Scene(sets="set3").tableau("A", "golden-age-of-terraforming").hand("A", world)

    scene.round(B="settle").play(f"A settle {world}")

    # The windfall world has the one good of its own.
    assert scene.goods_of("A") == goods
    assert len(scene.state.zones[scene.state.goods(0)]) == len(goods)


@clause("RFTG-SETTLE-36")
def test_golden_age_does_nothing_for_a_world_taken_over() -> None:
    scene = Scene(sets="set3", takeovers=True).tableau("A", "golden-age-of-terraforming", "imperium-seat", "drop-ships")
    scene.tableau("B", "rebel-miners")

    scene.round(A="settle").play("A takeover imperium-seat")

    assert scene.tableau_of("A")[-1] == "rebel-miners"
    assert scene.goods_of("A") == []


@clause("RFTG-SETTLE-37")
@for_each(
    ("powers", "cards"),
    [
        (("terraforming-robots",), 1),
        (("terraforming-colonists",), 1),
        (("terraforming-guild",), 1),
        (("galactic-markets",), 1),
        (("pan-galactic-hologrid",), 1),
        (("terraforming-robots", "terraforming-guild", "galactic-markets"), 3),
    ],
)
def test_cards_are_drawn_after_placing_a_world(powers: tuple[str, ...], cards: int) -> None:
    scene = Scene(sets="set3").tableau("A", *powers).hand("A", "pilgrimage-world")

    # Not only by those who chose Settle.
    scene.round(B="settle").play("A settle pilgrimage-world")

    assert scene.cards_in_hand("A") == cards


@clause("RFTG-SETTLE-37")
def test_cards_drawn_after_placing_do_not_pay_for_the_world() -> None:
    scene = Scene().tableau("A", "terraforming-robots").hand("A", "gem-world", "refugee-world")

    scene.round(B="settle")

    # It costs 2, and there is one other card.
    assert scene.options("A") == ["pass", "settle refugee-world"]


@clause("RFTG-SETTLE-37")
def test_nothing_is_drawn_by_who_places_no_world() -> None:
    scene = Scene().tableau("A", "terraforming-robots").hand("A", "refugee-world")

    scene.round(B="settle").play("A pass")

    assert scene.hand_of("A") == ["refugee-world"]


@clause("RFTG-SETTLE-37")
def test_cards_are_drawn_for_each_world_placed_or_taken_over() -> None:
    scene = Scene(sets="set3", takeovers=True).tableau("A", "terraforming-robots", "imperium-seat", "drop-ships")
    scene.tableau("A", "improved-logistics", "rebel-sneak-attack").tableau("B", "rebel-fuel-cache")
    scene.hand("A", "pilgrimage-world", "rebel-miners").deck("old-earth", "public-works", "export-duties")

    # One card each for the world, the extra world and the world taken over.
    scene.round(B="settle").play("A settle pilgrimage-world", "A extra rebel-miners", "A takeover imperium-seat")

    assert scene.hand_of("A") == ["export-duties", "old-earth", "public-works"]


@clause("RFTG-SETTLE-38")
def test_the_fuel_depot_draws_2_into_the_hand_and_discards_1() -> None:
    scene = Scene(sets="set3").tableau("A", "imperium-fuel-depot").hand("A", "pilgrimage-world", "drop-ships")
    scene.deck("old-earth", "gem-world")

    scene.round(B="settle").play("A settle pilgrimage-world")

    # Any card of the hand may go, not only those drawn.
    assert scene.asked() == ["A settle-discard"]
    assert sorted(scene.options("A")) == ["discard drop-ships", "discard gem-world", "discard old-earth"]
    assert scene.question("A").pick == (1, 1)
    scene.play("A discard drop-ships")
    assert scene.hand_of("A") == ["gem-world", "old-earth"]
    assert scene.pile() == ["drop-ships"]


@clause("RFTG-SETTLE-38")
def test_other_draws_come_before_the_depot_discards() -> None:
    scene = Scene(sets="set3").tableau("A", "imperium-fuel-depot", "terraforming-robots").hand("A", "pilgrimage-world")

    # 2 + 1 + the bonus.
    scene.round(A="settle").play("A settle pilgrimage-world")

    assert len(scene.options("A")) == 4
    scene.play("A " + scene.options("A")[0])
    assert scene.cards_in_hand("A") == 3


@clause("RFTG-SETTLE-38")
def test_the_fuel_depot_does_so_for_each_world() -> None:
    scene = Scene(sets="set3").tableau("A", "imperium-fuel-depot", "improved-logistics")
    scene.hand("A", "refugee-world", "pilgrimage-world")

    scene.round(B="settle").play("A settle refugee-world")
    # The first world is completely settled before a second one is chosen.
    assert scene.asked() == ["A settle-discard"]
    scene.play("A " + scene.options("A")[-1], "A second pilgrimage-world")
    scene.play("A " + scene.options("A")[-1])

    assert scene.cards_in_hand("A") == 2


@clause("RFTG-SETTLE-39")
@for_each(
    ("power", "world", "prestige"),
    [
        ("rebel-freedom-fighters", "rebel-miners", 1),
        ("rebel-freedom-fighters", "aquatic-uplift-race", 0),
        ("imperium-capital", "rebel-miners", 1),
        ("imperium-capital", "aquatic-uplift-race", 0),
        # A Rebel world, but not a military one.
        ("imperium-capital", "rebel-cantina", 0),
        ("alien-cornucopia", "gem-world", 1),
        ("alien-cornucopia", "rebel-miners", 1),
        ("alien-cornucopia", "asteroid-belt", 0),
        ("alien-cornucopia", "rebel-cantina", 0),
    ],
)
def test_prestige_is_gained_after_placing_a_world_of_the_class(power: str, world: str, prestige: int) -> None:
    # Military 4 at least, and every non-military world here costs 2.
    scene = Scene(sets="set3").tableau("A", power, "drop-ships", "space-marines", "expedition-force").hand("A", world)
    scene.fill("A", 3)

    scene.round(B="settle").play(f"A settle {world}")
    if scene.asked() == ["A pay"]:
        assert scene.prestige("A") == 0
        pay(scene, "A", 2)

    assert world in scene.tableau_of("A")
    assert scene.prestige("A") == prestige


@clause("RFTG-SETTLE-39")
def test_such_prestige_adds_up_and_comes_for_each_world() -> None:
    scene = Scene(sets="set3").tableau("A", "rebel-freedom-fighters", "imperium-capital", "alien-cornucopia")
    scene.tableau("A", "drop-ships", "improved-logistics").hand("A", "rebel-miners", "rebel-fuel-cache")

    # Rebel Miners are a Rebel military world and a production world.
    scene.round(B="settle").play("A settle rebel-miners")
    assert scene.prestige("A") == 3
    scene.play("A second rebel-fuel-cache")

    assert scene.prestige("A") == 5
