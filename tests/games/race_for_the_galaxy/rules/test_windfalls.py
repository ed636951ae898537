"""Produce: goods on windfall worlds (base game; Card powers: V Produce)."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each

# An empty windfall world of each kind.
WINDFALLS = ("refugee-world", "asteroid-belt", "pre-sentient-race", "deserted-alien-colony")
NOVELTY, RARE, GENES, ALIEN = WINDFALLS


@clause("RFTG-PRODUCE-02")
def test_the_produce_bonus_puts_a_good_on_one_empty_windfall_world() -> None:
    scene = Scene().tableau("A", *WINDFALLS).good("A", RARE)

    scene.round(A="produce")
    assert scene.options("A") == ["done", f"produce {NOVELTY}", f"produce {GENES}", f"produce {ALIEN}"]
    scene.play(f"A produce {ALIEN}")

    # One.
    assert scene.asked() == ["A action", "B action"]
    assert scene.goods_of("A") == [RARE, ALIEN]


@clause("RFTG-PRODUCE-02")
def test_the_produce_bonus_may_be_left() -> None:
    scene = Scene().tableau("A", RARE)

    scene.round(A="produce").play("A done")

    assert scene.goods_of("A") == []


@clause("RFTG-PRODUCE-03", "RFTG-PRODUCE-02")
def test_windfall_worlds_do_not_produce_by_themselves() -> None:
    scene = Scene().tableau("A", *WINDFALLS).tableau("B", "alpha-centauri")

    # B alone has the bonus.
    scene.round(B="produce").play("B produce alpha-centauri")

    assert scene.goods_of("A") == []
    assert scene.goods_of("B") == ["alpha-centauri"]


@clause("RFTG-PRODUCE-04")
@for_each(
    ("power", "worlds"),
    [
        ("expanding-colony", (NOVELTY,)),
        ("free-trade-association", (NOVELTY,)),
        ("mining-robots", (RARE,)),
        ("mining-league", (RARE,)),
        ("genetics-lab", (GENES,)),
        ("alien-rosetta-stone-world", (ALIEN,)),
        ("galactic-engineers", WINDFALLS),
        ("terraforming-guild", WINDFALLS),
    ],
)
def test_a_power_fills_one_empty_windfall_world_of_its_kind(power: str, worlds: tuple[str, ...]) -> None:
    scene = Scene(sets="set1").tableau("A", *WINDFALLS, power)

    scene.round(B="produce")
    assert scene.options("A") == ["done", *(f"produce {world} by {power}" for world in worlds)]
    scene.play(f"A produce {worlds[0]} by {power}")

    # Once, and it costs nothing.
    assert scene.asked() == ["A action", "B action"]
    assert scene.goods_of("A") == [worlds[0]]


@clause("RFTG-PRODUCE-04")
def test_powers_and_bonus_fill_different_worlds() -> None:
    scene = Scene().tableau("A", RARE, "destroyed-world", "radioactive-world", "mining-robots", "galactic-engineers")

    scene.round(A="produce").play(f"A produce {RARE} by mining-robots", "A produce destroyed-world")

    # A world that was filled is not offered again.
    assert scene.options("A") == ["done", "produce radioactive-world by galactic-engineers"]
    scene.play("A produce radioactive-world by galactic-engineers")
    assert scene.goods_of("A") == [RARE, "destroyed-world", "radioactive-world"]


@clause("RFTG-PRODUCE-04")
def test_where_only_one_world_is_empty_one_power_fills_it() -> None:
    scene = Scene().tableau("A", RARE, "mining-robots", "galactic-engineers")

    scene.round(A="produce").play(f"A produce {RARE} by galactic-engineers")

    assert scene.asked() == ["A action", "B action"]
    assert scene.goods_of("A") == [RARE]


@clause("RFTG-PRODUCE-17")
@for_each(
    ("power", "worlds"),
    [
        ("lifeforms-inc", (GENES,)),
        ("alien-booby-trap", (ALIEN,)),
        ("universal-exports", WINDFALLS),
        ("terraforming-colonists", WINDFALLS),
    ],
)
def test_a_discarded_hand_card_fills_a_windfall_world_of_the_kind(power: str, worlds: tuple[str, ...]) -> None:
    scene = Scene(sets="set3").tableau("A", *WINDFALLS, power).hand("A", "gem-world", "spice-world")

    scene.round(B="produce")
    assert scene.options("A") == ["done", *(f"produce {world} by {power}" for world in worlds)]
    scene.play(f"A produce {worlds[-1]} by {power}", "A discard gem-world")

    # Once.
    assert scene.asked() == ["A action", "B action"]
    assert worlds[-1] in scene.goods_of("A")
    assert scene.hand_of("A") == ["spice-world"]
    assert scene.pile() == ["gem-world"]


@clause("RFTG-PRODUCE-17")
def test_without_a_hand_card_nothing_is_filled_by_discarding() -> None:
    scene = Scene(sets="set3").tableau("A", *WINDFALLS, "alien-booby-trap", "terraforming-colonists")

    scene.round(B="produce")

    assert scene.asked() == ["A action", "B action"]


@clause("RFTG-PRODUCE-17", "RFTG-PRODUCE-12")
def test_a_card_drawn_in_this_phase_may_be_the_one_discarded() -> None:
    # The Novelty good of Artist Colony brings a card; the one it then pays for comes too late for Consumer Markets.
    scene = Scene(sets="set3").tableau("A", "artist-colony", "consumer-markets", "terraforming-colonists", NOVELTY)

    scene.round(B="produce").play("A draw consumer-markets", f"A produce {NOVELTY} by terraforming-colonists")

    assert scene.goods_of("A") == ["artist-colony", NOVELTY]
    assert scene.cards_in_hand("A") == 0


@clause("RFTG-PRODUCE-18")
def test_the_symbionts_fill_another_genes_world_and_not_themselves() -> None:
    scene = Scene(sets="set2").tableau("A", "universal-symbionts", "empath-world", "pre-sentient-race", RARE)

    scene.round(B="produce")
    assert scene.options("A") == [
        *("done", "produce empath-world by universal-symbionts", "produce pre-sentient-race by universal-symbionts")
    ]
    scene.play("A produce empath-world by universal-symbionts")

    assert scene.goods_of("A") == ["empath-world"]


@clause("RFTG-PRODUCE-18")
def test_symbionts_alone_stay_empty_unless_another_power_fills_them() -> None:
    scene = Scene(sets="set2").tableau("A", "universal-symbionts")

    scene.round(B="produce")
    assert scene.asked() == ["A action", "B action"]

    # The bonus may.
    scene.round(A="produce").play("A produce universal-symbionts")
    assert scene.goods_of("A") == ["universal-symbionts"]


@clause("RFTG-PRODUCE-19")
@for_each("laden", [False, True])
def test_the_prospectors_produce_and_fill_a_rare_windfall_world(laden: bool) -> None:
    scene = Scene(sets="set2").tableau("A", "interstellar-prospectors", RARE, GENES)
    if laden:
        scene.good("A", "interstellar-prospectors")

    scene.round(B="produce")
    # Their own good is there, or was before; the power is another matter.
    assert scene.goods_of("A") == ["interstellar-prospectors"]
    assert scene.options("A") == ["done", f"produce {RARE} by interstellar-prospectors"]
    scene.play(f"A produce {RARE} by interstellar-prospectors")

    assert scene.goods_of("A") == [RARE, "interstellar-prospectors"]


@clause("RFTG-PRODUCE-22")
def test_production_worlds_must_produce_and_all_the_rest_may_be_left() -> None:
    scene = Scene(sets="set3").tableau("A", "artist-colony", RARE, "mining-robots", "terraforming-colonists")
    scene.tableau("A", "damaged-alien-factory").fill("A", 2)

    # The good of Artist Colony is there before anything is asked.
    scene.round(A="produce")
    assert scene.goods_of("A") == ["artist-colony"]
    assert scene.options("A")[0] == "done"
    scene.play("A done")

    assert scene.goods_of("A") == ["artist-colony"]
    assert scene.cards_in_hand("A") == 2


@clause("RFTG-PRODUCE-23")
@for_each(("power", "world"), [("lifeforms-inc", GENES), ("universal-exports", ALIEN)])
@for_each("laden", [False, True])
def test_a_production_world_produces_and_fills_a_windfall_world(power: str, world: str, laden: bool) -> None:
    scene = Scene(sets="set3").tableau("A", power, world).fill("A", 2)
    if laden:
        scene.good("A", power)

    scene.round(B="produce")
    assert scene.goods_of("A") == [power]
    scene.play(f"A produce {world} by {power}", "A " + "discard " + scene.hand_of("A")[0])

    assert scene.goods_of("A") == sorted([power, world])
    assert scene.cards_in_hand("A") == 1
