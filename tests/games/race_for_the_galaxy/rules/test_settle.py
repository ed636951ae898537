"""Phase III, Settle: choosing, paying, conquering, the bonus, goods, and the order of it all."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.paying import pay, price
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


@clause("RFTG-SETTLE-01")
def test_one_world_from_the_hand_may_be_placed() -> None:
    scene = Scene().hand("A", "gem-world", "spice-world", "space-marines", "investment-credits")

    scene.round(B="settle")

    # Developments are no worlds; everybody settles, whoever chose it.
    assert scene.options("A") == ["pass", "settle gem-world", "settle spice-world"]
    assert scene.question("A").pick == (1, 1)
    scene.play("A settle gem-world", "A pay space-marines + pay investment-credits")
    assert scene.tableau_of("A") == ["gem-world"]
    assert scene.hand_of("A") == ["spice-world"]


@clause("RFTG-SETTLE-01")
def test_worlds_are_chosen_in_secret_and_revealed_together() -> None:
    placing, passing = [
        Scene().hand("A", "gem-world").hand("B", "spice-world").fill("A", 3).fill("B", 3).round(A="settle")
        for _ in range(2)
    ]

    placing.play("A settle gem-world")
    passing.play("A pass")

    assert placing.seen("B") == passing.seen("B")
    assert placing.seen("-") == passing.seen("-")
    placing.play("B settle spice-world")
    assert placing.tableau_of("A") == ["gem-world"]
    assert placing.tableau_of("B") == ["spice-world"]
    assert placing.asked() == ["A pay", "B pay"]


@clause("RFTG-SETTLE-02")
def test_a_world_costs_as_many_hand_cards_as_it_says() -> None:
    scene = Scene().hand("A", "mining-world", "space-marines", "drop-ships", "public-works", "export-duties")

    scene.round(B="settle").play("A settle mining-world")

    # The world itself pays for nothing: it has left the hand.
    assert scene.options("A") == ["pay space-marines", "pay drop-ships", "pay public-works", "pay export-duties"]
    assert scene.question("A").pick == (3, 3)
    scene.play("A pay space-marines + pay drop-ships + pay public-works")
    assert scene.hand_of("A") == ["export-duties"]
    assert scene.pile() == ["drop-ships", "public-works", "space-marines"]


@clause("RFTG-SETTLE-02")
@for_each(("others", "offered"), [(2, False), (3, True)])
def test_a_world_that_cannot_be_paid_for_cannot_be_placed(others: int, offered: bool) -> None:
    # Refugee World costs nothing, so there is always something to choose.
    scene = Scene().hand("A", "mining-world", "refugee-world").fill("A", others - 1)

    scene.round(A="settle")

    assert ("settle mining-world" in scene.options("A")) == offered


@clause("RFTG-SETTLE-02")
def test_discounts_make_a_world_free_but_bring_nothing_beyond_that() -> None:
    scene = Scene().tableau("A", "replicant-robots", "mining-robots").hand("A", "destroyed-world", "gem-world")

    # Rare, cost 1, less 3.
    scene.round(B="settle").play("A settle destroyed-world")

    assert scene.tableau_of("A") == ["replicant-robots", "mining-robots", "destroyed-world"]
    assert scene.hand_of("A") == ["gem-world"]


@clause("RFTG-SETTLE-12")
@for_each(("world", "cards"), [("new-earth", 1), ("galactic-trendsetters", 3), ("mining-world", 0)])
def test_general_discounts_and_those_of_the_kind_add_up(world: str, cards: int) -> None:
    # 2 for every world; 1 and 1 for Rare worlds, of which New Earth is one and Galactic Trendsetters is none.
    scene = Scene().tableau("A", "replicant-robots", "mining-robots", "alpha-centauri").hand("A", world).fill("A", 5)

    scene.round(B="settle").play(f"A settle {world}")

    assert price(scene, "A") == cards
    assert scene.cards_in_hand("A") == 5
    assert world in scene.tableau_of("A")


@clause("RFTG-SETTLE-03")
def test_a_military_world_is_conquered_at_no_card_cost() -> None:
    scene = Scene().tableau("A", "new-sparta").hand("A", "aquatic-uplift-race", "rebel-underground").fill("A", 4)

    scene.round(B="settle")

    # Defense 2 is within reach of Military 2, defense 3 is not, however many cards there are.
    assert scene.options("A") == ["pass", "settle aquatic-uplift-race"]
    scene.play("A settle aquatic-uplift-race")
    assert scene.tableau_of("A") == ["new-sparta", "aquatic-uplift-race"]
    assert scene.cards_in_hand("A") == 5


@clause("RFTG-SETTLE-03")
def test_military_is_not_used_up() -> None:
    scene = Scene(sets="set1").tableau("A", "new-sparta", "improved-logistics")
    scene.hand("A", "aquatic-uplift-race", "avian-uplift-race")

    scene.round(B="settle").play("A settle aquatic-uplift-race", "A second avian-uplift-race")

    assert scene.tableau_of("A") == ["new-sparta", "improved-logistics", "aquatic-uplift-race", "avian-uplift-race"]
    assert scene.military("A") == 2


@clause("RFTG-SETTLE-04")
def test_only_who_chose_settle_and_placed_a_world_draws_the_bonus_card() -> None:
    scene = Scene(seats=3).hand("A", "refugee-world").hand("B", "pilgrimage-world").hand("C", "empath-world")

    scene.round(A="settle", C="settle")
    scene.play("A settle refugee-world", "B settle pilgrimage-world")

    # A chose Settle and placed a world, B only placed one; C chose it but could not pay.
    assert [scene.cards_in_hand(letter) for letter in "ABC"] == [1, 0, 1]
    assert scene.hand_of("C") == ["empath-world"]


@clause("RFTG-SETTLE-04")
def test_the_bonus_card_comes_after_the_world_is_placed() -> None:
    scene = Scene().hand("A", "gem-world").fill("A", 3).deck("old-earth")

    scene.round(A="settle").play("A settle gem-world")

    # Not before it is paid for, so it cannot pay.
    assert "pay old-earth" not in scene.options("A")
    pay(scene, "A", 2)
    assert "old-earth" in scene.hand_of("A")


@clause("RFTG-SETTLE-04")
def test_a_world_taken_over_brings_the_bonus_card_too() -> None:
    scene = Scene(sets="set2", takeovers=True)
    scene.tableau("A", "imperium-seat", "space-marines").tableau("B", "rebel-fuel-cache")

    scene.round(A="settle").play("A takeover imperium-seat")

    assert scene.tableau_of("A") == ["imperium-seat", "space-marines", "rebel-fuel-cache"]
    assert scene.cards_in_hand("A") == 1


@clause("RFTG-SETTLE-04")
def test_a_world_placed_and_another_taken_over_bring_one_bonus_card() -> None:
    scene = Scene(sets="set2", takeovers=True)
    scene.tableau("A", "imperium-seat", "space-marines", "improved-logistics").tableau("B", "rebel-fuel-cache")
    scene.hand("A", "refugee-world")

    scene.round(A="settle").play("A settle refugee-world", "A takeover imperium-seat")

    assert scene.tableau_of("A")[-2:] == ["refugee-world", "rebel-fuel-cache"]
    assert scene.cards_in_hand("A") == 1


@clause("RFTG-SETTLE-05")
def test_a_windfall_world_gets_a_good_once_it_is_paid_for() -> None:
    scene = Scene().hand("A", "radioactive-world").fill("A", 3).deck("old-earth", "gem-world")
    before = scene.deck_size()

    scene.round(B="settle").play("A settle radioactive-world")
    assert scene.goods_of("A") == []
    pay(scene, "A", 2)

    assert scene.goods_of("A") == ["radioactive-world"]
    # The top card of the draw pile, face down: nobody knows it.
    assert scene.deck_size() == before - 1
    assert not scene.knows("A", "old-earth")
    assert not scene.knows("B", "old-earth")
    assert scene.state.zones[scene.state.goods(0)] == [scene.piece("old-earth")]


@clause("RFTG-SETTLE-05")
def test_a_windfall_world_gets_a_good_when_it_is_conquered() -> None:
    scene = Scene().tableau("A", "new-sparta").hand("A", "aquatic-uplift-race")

    scene.round(B="settle").play("A settle aquatic-uplift-race")

    assert scene.goods_of("A") == ["aquatic-uplift-race"]


@clause("RFTG-SETTLE-05")
@for_each("world", ["artist-colony", "new-survivalists", "expanding-colony"])
def test_production_worlds_and_gray_ones_get_no_good_when_placed(world: str) -> None:
    scene = Scene().tableau("A", "new-sparta").hand("A", world).fill("A", 1)
    before = scene.deck_size()

    scene.round(B="settle").play(f"A settle {world}")

    assert scene.tableau_of("A") == ["new-sparta", world]
    assert scene.goods_of("A") == []
    assert scene.deck_size() == before


@clause("RFTG-SETTLE-06")
def test_a_world_holds_one_good_at_most() -> None:
    scene = Scene().tableau("A", "gem-world", "empath-world", "genetics-lab").good("A", "gem-world", "empath-world")
    before = scene.deck_size()

    # Production, the bonus for a windfall world and a power for Genes windfall worlds: all of them find a good there.
    scene.round(A="produce")

    assert scene.asked() == ["A action", "B action"]
    assert scene.goods_of("A") == ["empath-world", "gem-world"]
    assert (scene.deck_size(), scene.cards_in_hand("A")) == (before, 0)


@clause("RFTG-SETTLE-07")
def test_where_takeovers_threaten_players_settle_one_after_the_other() -> None:
    scene = Scene(seats=3, sets="set2", takeovers=True).tableau("A", "imperium-seat").tableau("C", "rebel-fuel-cache")
    scene.hand("B", "gem-world").hand("C", "spice-world").fill("B", 3).fill("C", 3)
    # B has the lowest start world, then clockwise C and A.
    scene.state.order = [1, 2, 0]

    scene.round(A="settle")
    # The choice is everybody's at once.
    assert scene.asked() == ["B settle", "C settle"]
    scene.play("B settle gem-world", "C settle spice-world")
    assert scene.tableau_of("B") == ["gem-world"]
    assert scene.tableau_of("C") == ["rebel-fuel-cache", "spice-world"]

    assert scene.asked() == ["B pay"]
    pay(scene, "B", 2)
    assert scene.asked() == ["C pay"]
    pay(scene, "C", 2)
    assert scene.asked() == ["A settle-more"]


@clause("RFTG-SETTLE-07")
def test_takeovers_are_resolved_after_all_payments_and_military_changes_last() -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("B", "rebel-warrior-race")
    # Military 3 and 1 more against Rebel worlds.
    scene.tableau("A", "imperium-seat", "space-marines", "expedition-force")
    scene.hand("B", "blaster-gem-mines").fill("B", 4)

    scene.round(A="settle").play("B settle blaster-gem-mines", "A takeover imperium-seat")
    # Declared, but not resolved: B pays first.
    assert scene.asked() == ["B pay"]
    assert scene.tableau_of("B") == ["rebel-warrior-race", "blaster-gem-mines"]
    pay(scene, "B", 3)

    # 4 against 1 + 3: Blaster Gem Mines, newly placed, does not defend yet.
    assert scene.tableau_of("A")[-1] == "rebel-warrior-race"
    assert (scene.military("A"), scene.military("B")) == (4, 1)


@clause("RFTG-SETTLE-07")
def test_without_takeovers_everybody_settles_at_the_same_time() -> None:
    scene = Scene(seats=3).hand("B", "gem-world").hand("C", "spice-world").fill("B", 3).fill("C", 3)

    scene.round(A="settle").play("C settle spice-world", "B settle gem-world")

    assert scene.asked() == ["B pay", "C pay"]
