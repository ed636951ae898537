"""Replacing a world by a better one of its kind (Card powers: III Settle)."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.paying import pay
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def place_none(scene: Scene) -> Scene:
    """A places no world from hand; where none could be placed, nobody asks."""
    return scene.play("A pass") if scene.asked() == ["A settle"] else scene


def replacing(*tableau: str, hand: tuple[str, ...]) -> Scene:
    """A has Terraforming Engineers and these worlds, chose Settle and places no world; B leads in prestige."""
    scene = Scene(sets="set3").tableau("A", "terraforming-engineers", *tableau).hand("A", *hand)
    return place_none(scene.has("B", prestige=9).leads("B").round(A="settle"))


@clause("RFTG-SETTLE-42")
def test_a_world_gives_way_to_one_of_its_kind_at_no_cost_and_for_1_prestige() -> None:
    scene = replacing("gem-world", hand=("prosperous-world", "artist-colony", "old-earth", "drop-ships"))

    # 0 to 3 more than 2, and Novelty: Artist Colony costs less, Old Earth is gray.
    assert scene.options("A") == ["done", "replace prosperous-world"]
    scene.play("A replace prosperous-world")

    assert scene.tableau_of("A") == ["terraforming-engineers", "prosperous-world"]
    assert scene.pile() == ["gem-world"]
    assert scene.hand_of("A") == ["artist-colony", "drop-ships", "old-earth"]
    assert scene.prestige("A") == 1


@clause("RFTG-SETTLE-42")
@for_each(
    ("old", "new", "allowed"),
    [
        # The same cost, 3 more, 4 more, 1 less.
        ("gem-world", "spice-world", True),
        ("gem-world", "galactic-studios", True),
        ("artist-colony", "galactic-studios", False),
        ("prosperous-world", "gem-world", False),
        # Production and windfall alike; another kind.
        ("mining-world", "blaster-gem-mines", True),
        ("blaster-gem-mines", "mining-world", True),
        ("mining-world", "distant-world", False),
        # Gray is a kind here, and only gray fits it.
        ("expanding-colony", "merchant-world", True),
        ("expanding-colony", "gem-world", False),
        ("gem-world", "terraformed-world", False),
        # Neither of the two may be a military world.
        ("former-penal-colony", "prosperous-world", False),
        ("gem-world", "pirate-world", False),
        # A gray development is no world.
        ("expanding-colony", "drop-ships", False),
    ],
)
def test_what_may_replace_what(old: str, new: str, allowed: bool) -> None:
    # Old Earth can always be replaced by Galactic Trendsetters, so there is something to choose.
    scene = replacing("old-earth", old, hand=("galactic-trendsetters", new))

    assert "replace galactic-trendsetters" in scene.options("A")
    if f"replace {new}" in scene.options("A"):
        scene.play(f"A replace {new}")
        # Which of the own worlds gives way is asked where there are several.
        replaced = old not in scene.tableau_of("A") or f"replace {old}" in scene.options("A")
        assert replaced == allowed
    else:
        assert not allowed


@clause("RFTG-SETTLE-42")
def test_the_owner_chooses_which_world_gives_way() -> None:
    scene = replacing("gem-world", "spice-world", "artist-colony", hand=("prosperous-world",))

    scene.play("A replace prosperous-world")
    assert scene.options("A") == ["replace gem-world", "replace spice-world", "replace artist-colony"]
    scene.play("A replace spice-world")

    assert scene.tableau_of("A") == ["terraforming-engineers", "gem-world", "artist-colony", "prosperous-world"]


@clause("RFTG-SETTLE-42")
def test_replacing_comes_in_addition_to_a_settle_action() -> None:
    scene = Scene(sets="set3").tableau("A", "terraforming-engineers", "gem-world")
    scene.hand("A", "mining-world", "prosperous-world").fill("A", 4)

    # 3 - 1 for Terraforming Engineers; the replacement costs nothing.
    scene.round(B="settle").play("A settle mining-world")
    pay(scene, "A", 2)
    scene.play("A replace prosperous-world")

    assert scene.tableau_of("A") == ["terraforming-engineers", "mining-world", "prosperous-world"]


@clause("RFTG-SETTLE-42")
def test_a_world_placed_in_this_phase_cannot_be_replaced() -> None:
    scene = Scene(sets="set3").tableau("A", "terraforming-engineers").hand("A", "artist-colony", "prosperous-world")

    # 1 - 1: it costs nothing.
    scene.round(B="settle").play("A settle artist-colony")

    assert scene.asked() == ["A action", "B action"]
    assert scene.tableau_of("A") == ["terraforming-engineers", "artist-colony"]


@clause("RFTG-SETTLE-42")
def test_a_replacement_cannot_be_replaced_by_another_copy_of_the_power_in_the_same_phase() -> None:
    scene = replacing("terraforming-engineers#2", "artist-colony", hand=("gem-world", "galactic-studios"))

    scene.play("A replace gem-world")

    # Galactic Studios costs 3 more than Gem World, but Gem World is new.
    assert scene.asked() == ["A action", "B action"]


@clause("RFTG-SETTLE-43")
def test_the_good_of_the_old_world_is_lost_and_a_production_world_brings_none() -> None:
    scene = Scene(sets="set3").tableau("A", "terraforming-engineers", "gem-world").good("A", "gem-world")
    scene.hand("A", "prosperous-world")

    place_none(scene.round(A="settle")).play("A replace prosperous-world")

    assert scene.goods_of("A") == []
    # The old world and the card that was its good.
    assert len(scene.pile()) == 2


@clause("RFTG-SETTLE-43")
def test_a_windfall_replacement_gets_a_good() -> None:
    scene = Scene(sets="set3").tableau("A", "terraforming-engineers", "gem-world").good("A", "gem-world")
    scene.hand("A", "galactic-resort").deck("old-earth")

    place_none(scene.round(A="settle")).play("A replace galactic-resort")

    assert scene.goods_of("A") == ["galactic-resort"]
    assert scene.state.zones[scene.state.goods(0)] == [scene.piece("old-earth")]


@clause("RFTG-SETTLE-43", "RFTG-PRODUCE-15")
def test_cards_saved_under_the_old_world_are_lost() -> None:
    scene = Scene(sets="set3").tableau("A", "terraforming-engineers", "galactic-scavengers")
    scene.saved("A", "drop-ships", "space-marines").hand("A", "gem-world")

    place_none(scene.round(A="settle")).play("A replace gem-world")

    assert scene.saved_by("A") == []
    assert scene.pile() == ["drop-ships", "galactic-scavengers", "space-marines"]


@clause("RFTG-SETTLE-43")
def test_a_prestige_symbol_on_the_replacement_brings_1_prestige_more() -> None:
    scene = replacing("gem-world", hand=("alien-burial-site",))

    scene.play("A replace alien-burial-site")

    assert scene.prestige("A") == 2


@clause("RFTG-SETTLE-43")
def test_no_bonus_and_no_other_settle_power_applies_to_the_replacement() -> None:
    # A card and a good and prestige for a production world placed, and the bonus card; a replacement is not placed.
    scene = replacing(
        *("terraforming-robots", "imperium-fuel-depot", "alien-cornucopia", "golden-age-of-terraforming", "gem-world"),
        hand=("prosperous-world",),
    )

    scene.play("A replace prosperous-world")

    assert scene.tableau_of("A")[-1] == "prosperous-world"
    assert scene.cards_in_hand("A") == 0
    assert scene.goods_of("A") == []
    assert scene.prestige("A") == 1


@clause("RFTG-SETTLE-43")
def test_the_powers_of_the_replacement_start_in_the_next_phase() -> None:
    scene = Scene(sets="set3").tableau("A", "terraforming-engineers", "terraforming-engineers#2", "gem-world")
    scene.tableau("A", "mining-world").hand("A", "prosperous-world", "imperium-armaments-world")

    place_none(scene.round(A="settle")).play("A replace imperium-armaments-world")

    # Its Military counts only when Settle is over.
    assert scene.asked() == ["A settle-more"]
    assert scene.military("A") == 0
    scene.play("A done")
    assert scene.military("A") == 1


@clause("RFTG-SETTLE-44")
def test_a_start_world_may_be_replaced_and_the_turn_order_stays() -> None:
    scene = Scene(sets="set3").tableau("A", "terraforming-engineers", "old-earth").tableau("B", "epsilon-eridani")
    scene.hand("A", "galactic-trendsetters")

    # Old Earth is start world 0, Epsilon Eridani number 1.
    place_none(scene.round(A="settle")).play("A replace galactic-trendsetters")

    assert scene.tableau_of("A") == ["terraforming-engineers", "galactic-trendsetters"]
    assert scene.seen("A", "order") == [0, 1]


@clause("RFTG-SETTLE-45")
@for_each("kind", ["novelty", "alien"])
@for_each(
    ("new", "allowed"),
    [
        ("gem-world", True),
        ("destroyed-world", True),
        ("empath-world", True),
        ("alien-toy-shop", True),
        ("pilgrimage-world", False),
        ("expanding-colony", False),
    ],
)
def test_the_multi_kind_world_is_replaced_by_a_world_of_any_kind_but_gray(kind: str, new: str, allowed: bool) -> None:
    # Which kind it is set to makes no difference; it costs 0.
    scene = Scene(sets="set3").tableau("A", "terraforming-engineers", "alien-oort-cloud-refinery", "old-earth")
    scene.kind("A", kind).hand("A", new, "galactic-trendsetters")

    place_none(scene.round(A="settle"))

    assert (f"replace {new}" in scene.options("A")) == allowed


@clause("RFTG-SETTLE-45")
@for_each(("old", "allowed"), [("refugee-world", True), ("pilgrimage-world", False)])
def test_the_multi_kind_world_replaces_a_world_of_any_kind_but_gray(old: str, allowed: bool) -> None:
    # Both cost 0.
    scene = Scene(sets="set3").tableau("A", "terraforming-engineers", old, "old-earth")
    scene.hand("A", "alien-oort-cloud-refinery", "galactic-trendsetters")

    place_none(scene.round(A="settle"))

    assert ("replace alien-oort-cloud-refinery" in scene.options("A")) == allowed
    if allowed:
        # It is a windfall world whose kind is chosen now.
        scene.play("A replace alien-oort-cloud-refinery")
        assert scene.options("A") == ["kind novelty", "kind rare", "kind genes", "kind alien"]
        assert scene.goods_of("A") == ["alien-oort-cloud-refinery"]


@clause("RFTG-SETTLE-46")
def test_a_replacing_power_is_used_once_in_a_phase() -> None:
    scene = replacing("gem-world", "mining-world", hand=("prosperous-world", "comet-zone"))

    scene.play("A replace prosperous-world")

    assert scene.asked() == ["A action", "B action"]
    assert scene.hand_of("A") == ["comet-zone"]


@clause("RFTG-SETTLE-46")
def test_a_replacing_power_is_there_again_in_the_second_settle_phase_of_a_round() -> None:
    scene = Scene(sets="set3", experienced=True).tableau("A", "terraforming-engineers", "gem-world", "mining-world")
    scene.hand("A", "prosperous-world", "comet-zone")

    place_none(scene.round(A="settle & settle")).play("A replace prosperous-world")
    place_none(scene).play("A replace comet-zone")

    assert scene.tableau_of("A") == ["terraforming-engineers", "prosperous-world", "comet-zone"]
    assert scene.prestige("A") == 2


@clause("RFTG-SETTLE-46")
def test_each_copy_of_a_replacing_power_is_used_once() -> None:
    scene = replacing(
        *("terraforming-engineers#2", "gem-world", "mining-world", "distant-world"),
        hand=("prosperous-world", "comet-zone", "lost-species-ark-world"),
    )

    # Every world in hand is offered once, whatever power it would come by.
    assert scene.options("A") == [
        *("done", "replace prosperous-world", "replace comet-zone", "replace lost-species-ark-world")
    ]
    scene.play("A replace prosperous-world", "A replace comet-zone")

    assert scene.asked() == ["A action", "B action"]
    assert scene.hand_of("A") == ["lost-species-ark-world"]
    assert scene.prestige("A") == 2
