"""Consume: which powers are used, in which order, on which goods or hand cards."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


@clause("RFTG-CONSUME-01")
def test_everybody_uses_each_power_once_in_an_order_of_their_own() -> None:
    scene = Scene().tableau("A", "epsilon-eridani", "public-works", "gem-world", "mining-world", "comet-zone")
    scene.good("A", "gem-world", "mining-world", "comet-zone")

    # B chose it; A consumes too.
    scene.round(B="double")
    assert scene.options("A") == ["use epsilon-eridani", "use public-works"]
    scene.play("A use public-works", "A good mining-world")
    # Epsilon Eridani, the only one left, is used without a question; Public Works are not used again.
    assert scene.asked() == ["A consume-goods"]
    scene.play("A good gem-world")

    assert scene.asked() == ["A action", "B action"]
    assert (scene.chips("A"), scene.cards_in_hand("A")) == (2, 1)
    assert scene.goods_of("A") == ["comet-zone"]


@clause("RFTG-CONSUME-01")
def test_the_other_order_is_as_good() -> None:
    scene = Scene().tableau("A", "epsilon-eridani", "public-works", "gem-world").good("A", "gem-world")

    scene.round(B="double").play("A use epsilon-eridani")

    assert (scene.chips("A"), scene.cards_in_hand("A")) == (1, 1)


@clause("RFTG-CONSUME-01")
def test_a_card_with_two_powers_uses_each_of_them() -> None:
    scene = Scene().tableau("A", "gambling-world", "gem-world").good("A", "gem-world").deck("old-earth")

    scene.round(B="double")
    assert scene.options("A") == ["use gambling-world 1", "use gambling-world 2"]
    scene.play("A use gambling-world 2", "A name 3")

    # Old Earth costs 3; the good is consumed after that.
    assert scene.chips("A") == 1
    assert scene.hand_of("A") == ["old-earth"]


@clause("RFTG-CONSUME-02")
def test_a_power_that_can_consume_a_good_must_be_used() -> None:
    scene = Scene().tableau("A", "new-vinland", "deficit-spending").good("A", "new-vinland").fill("A", 3)

    scene.round(B="double")

    # Deficit Spending, which takes hand cards, is optional; there is no way to be done yet.
    assert scene.options("A") == ["use new-vinland", "use deficit-spending"]
    scene.play("A use new-vinland")
    assert scene.options("A") == ["done", "use deficit-spending"]


@clause("RFTG-CONSUME-02")
def test_an_only_power_with_an_only_good_is_used_without_asking() -> None:
    scene = Scene().tableau("A", "public-works", "gem-world").good("A", "gem-world")

    scene.round(B="double")

    assert scene.goods_of("A") == []
    assert scene.chips("A") == 1


@clause("RFTG-CONSUME-02")
def test_no_good_may_be_kept_that_an_unused_power_could_consume() -> None:
    # Consumer Markets want Novelty goods, Old Earth takes two of any kind.
    scene = Scene().tableau("A", "consumer-markets", "old-earth", "gem-world", "spice-world", "mining-world")
    scene.good("A", "gem-world", "spice-world", "mining-world")

    scene.round(B="double").play("A use consumer-markets")

    # The Rare good follows by itself.
    assert scene.goods_of("A") == []
    assert scene.chips("A") == 3


@clause("RFTG-CONSUME-03")
def test_the_order_may_leave_goods_that_no_remaining_power_can_consume() -> None:
    scene = Scene().tableau("A", "new-survivalists", "public-works", "mining-world")
    scene.good("A", "new-survivalists", "mining-world")

    # New Survivalists want a Novelty good: Public Works take the only one, and the Rare one stays.
    scene.round(B="double").play("A use public-works", "A good new-survivalists")

    assert scene.asked() == ["A action", "B action"]
    assert scene.goods_of("A") == ["mining-world"]
    assert (scene.chips("A"), scene.cards_in_hand("A")) == (1, 0)


@clause("RFTG-CONSUME-03")
def test_another_order_consumes_both() -> None:
    scene = Scene().tableau("A", "new-survivalists", "public-works", "mining-world")
    scene.good("A", "new-survivalists", "mining-world")

    scene.round(B="double").play("A use new-survivalists")

    assert scene.goods_of("A") == []
    assert (scene.chips("A"), scene.cards_in_hand("A")) == (1, 1)


@clause("RFTG-CONSUME-04")
@for_each(("goods", "consumed"), [(1, 1), (2, 2), (3, 2), (4, 2)])
def test_old_earth_consumes_as_many_goods_as_it_can(goods: int, consumed: int) -> None:
    worlds = ("gem-world", "spice-world", "mining-world", "comet-zone")
    scene = Scene().tableau("A", "old-earth", *worlds).good("A", *worlds[:goods])

    scene.round(B="double")
    if goods > 2:
        # Which ones is free, how many is not.
        assert scene.question("A").pick == (2, 2)
        scene.play("A " + " + ".join(scene.options("A")[:2]))

    assert len(scene.goods_of("A")) == goods - consumed
    assert scene.chips("A") == consumed


@clause("RFTG-CONSUME-04")
def test_a_power_for_one_kind_takes_as_many_of_that_kind_as_it_can() -> None:
    scene = Scene().tableau("A", "consumer-markets", "gem-world", "spice-world", "mining-world")
    scene.good("A", "gem-world", "spice-world", "mining-world")

    # Up to three Novelty goods, of which there are two.
    scene.round(B="double")

    assert scene.goods_of("A") == ["mining-world"]
    assert scene.chips("A") == 2


@clause("RFTG-CONSUME-04")
def test_what_it_can_is_told_at_the_moment_of_its_use() -> None:
    scene = Scene().tableau("A", "old-earth", "public-works", "gem-world", "spice-world")
    scene.good("A", "gem-world", "spice-world")

    # One good is gone already, so Old Earth takes one.
    scene.round(B="double").play("A use public-works", "A good gem-world")

    assert scene.goods_of("A") == []
    assert scene.chips("A") == 2


@clause("RFTG-CONSUME-05")
def test_a_good_may_lie_on_any_world_and_is_discarded_face_down() -> None:
    scene = Scene().tableau("A", "new-earth", "spice-world", "mining-world").deck("drop-ships", "space-marines")
    scene.good("A", "spice-world", "mining-world")
    good = scene.state.piece_name(scene.state.zones[scene.state.goods(0)][0])

    scene.round(B="double")
    assert scene.options("A") == ["good spice-world", "good mining-world"]
    scene.play("A good spice-world")

    assert scene.pile() == [good]
    # Nobody has ever seen that card.
    assert not scene.knows("A", good)
    assert not scene.knows("B", good)
    assert good not in str(scene.seen("A"))


@clause("RFTG-CONSUME-05", "RFTG-CONSUME-18")
def test_the_toy_shop_consumes_the_good_on_itself_alone() -> None:
    scene = Scene(sets="set1").tableau("A", "alien-toy-shop", "deserted-alien-colony")
    scene.good("A", "deserted-alien-colony")

    # An Alien good lies on another world.
    scene.round(B="double")

    assert scene.goods_of("A") == ["deserted-alien-colony"]
    assert scene.chips("A") == 0


@clause("RFTG-CONSUME-10")
@for_each(
    ("power", "most"),
    [("merchant-world", 2), ("deficit-spending", 2), ("galactic-bankers", 2), ("galactic-bazaar", 1)],
)
def test_hand_cards_for_vp_are_optional_and_may_be_fewer_than_allowed(power: str, most: int) -> None:
    scene = Scene(sets="set2").tableau("A", power).fill("A", 4)

    scene.round(B="double")
    assert scene.options("A") == ["done", f"use {power}"]
    scene.play(f"A use {power}")
    assert scene.question("A").pick == (1, most)
    scene.play("A " + scene.options("A")[0])

    assert (scene.cards_in_hand("A"), scene.chips("A")) == (3, 1)


@clause("RFTG-CONSUME-10")
def test_hand_cards_for_vp_may_be_kept() -> None:
    scene = Scene().tableau("A", "deficit-spending").fill("A", 4)

    scene.round(B="double").play("A done")

    assert (scene.cards_in_hand("A"), scene.chips("A")) == (4, 0)


@clause("RFTG-CONSUME-10")
def test_two_cards_bring_two_vp_and_the_power_is_used() -> None:
    scene = Scene().tableau("A", "deficit-spending").fill("A", 4)

    scene.round(B="double").play("A use deficit-spending")
    scene.play("A " + " + ".join(scene.options("A")[:2]))

    assert scene.asked() == ["A action", "B action"]
    assert (scene.cards_in_hand("A"), scene.chips("A")) == (2, 2)


@clause("RFTG-CONSUME-21")
def test_the_crash_program_may_discard_a_card_to_draw_one() -> None:
    scene = Scene(sets="set2").tableau("A", "randd-crash-program").hand("A", "gem-world", "spice-world")
    scene.deck("old-earth", "drop-ships")

    scene.round(B="trade")
    assert scene.options("A") == ["done", "use randd-crash-program"]
    scene.play("A use randd-crash-program")
    assert scene.question("A").pick == (1, 1)
    scene.play("A discard gem-world")

    # Once.
    assert scene.asked() == ["A action", "B action"]
    assert scene.hand_of("A") == ["old-earth", "spice-world"]
    assert scene.tableau_of("A") == ["randd-crash-program"]


@clause("RFTG-CONSUME-22")
@for_each("power", ["alien-guardian", "pan-galactic-security-council"])
def test_exactly_two_hand_cards_may_be_discarded_for_1_prestige(power: str) -> None:
    # B has far more prestige, so that the next round brings A no Prestige Lead bonus.
    scene = Scene(sets="set3").tableau("A", power).fill("A", 5).has("B", prestige=9).leads("B")

    scene.round(A="double")
    assert scene.options("A") == ["done", f"use {power}"]
    scene.play(f"A use {power}")
    assert scene.question("A").pick == (2, 2)
    scene.play("A " + " + ".join(scene.options("A")[:2]))

    # Not doubled, and once.
    assert scene.prestige("A") == 1
    assert scene.cards_in_hand("A") == 3


@clause("RFTG-CONSUME-22")
def test_one_hand_card_is_not_enough_for_prestige() -> None:
    scene = Scene(sets="set3").tableau("A", "alien-guardian").fill("A", 1)

    scene.round(A="double")

    assert scene.asked() == ["A action", "B action"]


@clause("RFTG-CONSUME-25")
def test_a_power_for_a_kind_is_skipped_by_setting_the_multi_kind_world_to_another() -> None:
    scene = Scene(sets="set3").tableau("A", "alien-oort-cloud-refinery", "research-labs").kind("A", "genes")
    scene.good("A", "alien-oort-cloud-refinery")

    # Research Labs want a Genes good; there is no way to be done while the good is one.
    scene.round(B="double")
    assert scene.options("A") == ["use research-labs", "kind novelty", "kind rare", "kind alien"]
    scene.play("A kind rare")

    assert scene.asked() == ["A action", "B action"]
    assert scene.goods_of("A") == ["alien-oort-cloud-refinery"]
    assert scene.chips("A") == 0


@clause("RFTG-CONSUME-25")
def test_the_multi_kind_world_may_be_set_to_the_kind_that_a_power_wants() -> None:
    scene = Scene(sets="set3").tableau("A", "alien-oort-cloud-refinery", "research-labs").kind("A", "novelty")
    scene.good("A", "alien-oort-cloud-refinery")

    scene.round(B="double")
    assert scene.options("A") == ["done", "kind rare", "kind genes", "kind alien"]
    scene.play("A kind genes")

    # Now it is a Genes good, and must go.
    assert scene.goods_of("A") == []
    assert scene.chips("A") == 1


@clause("RFTG-CONSUME-25")
def test_a_power_is_not_skipped_where_another_good_fits() -> None:
    scene = Scene(sets="set3").tableau("A", "alien-oort-cloud-refinery", "research-labs", "plague-world")
    scene.kind("A", "rare").good("A", "alien-oort-cloud-refinery", "plague-world")

    scene.round(B="double")

    assert "done" not in scene.options("A")
