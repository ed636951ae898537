"""Takeovers: in which order they are resolved, what is won, and how they fail."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def fates(scene: Scene) -> list[object]:
    """What became of every takeover, in the order of declaration."""
    attacks = scene.seen("-", "attacks")
    assert isinstance(attacks, list)
    return [scene.seen("-", "attacks", attack, "fate") for attack in range(len(attacks))]


def war(seats: int = 3) -> Scene:
    """A table with all sets and takeovers on."""
    return Scene(seats=seats, sets="set3", takeovers=True)


# Order


@clause("RFTG-TAKEOVER-11", "RFTG-TAKEOVER-12", "RFTG-TAKEOVER-24")
@for_each(("order", "winner"), [([0, 1, 2], "A"), ([2, 0, 1], "C"), ([1, 2, 0], "C")])
def test_of_two_attackers_the_first_clockwise_from_the_lowest_start_world_wins(order: list[int], winner: str) -> None:
    scene = war().tableau("A", "interstellar-casus-belli", "drop-ships").has("A", prestige=1).has("C", prestige=1)
    scene.tableau("C", "interstellar-casus-belli#2", "drop-ships#2").tableau("B", "pirate-world")
    scene.state.order = order
    first, second = (("A", ""), ("C", "#2"))[:: 1 if winner == "A" else -1]

    scene.round(A="settle")
    for letter, copy in (first, second):
        scene.play(f"{letter} takeover interstellar-casus-belli{copy}")

    assert fates(scene) == ["won", "failed"]
    assert "pirate-world" in scene.tableau_of(winner)


@clause("RFTG-TAKEOVER-11")
def test_a_later_attempt_works_when_every_earlier_one_has_failed() -> None:
    scene = war().tableau("A", "interstellar-casus-belli", "space-marines").has("A", prestige=1).has("C", prestige=1)
    scene.tableau("C", "interstellar-casus-belli#2", "drop-ships").tableau("B", "pirate-world")

    scene.round(A="settle").play("A takeover interstellar-casus-belli", "C takeover interstellar-casus-belli#2")

    # 2 does not reach 3, and 3 does.
    assert fates(scene) == ["failed", "won"]
    assert "pirate-world" in scene.tableau_of("C")


@clause("RFTG-TAKEOVER-11")
def test_an_attempt_does_not_follow_its_target_to_a_new_owner() -> None:
    scene = war().tableau("A", "interstellar-casus-belli", "drop-ships").has("A", prestige=1).has("C", prestige=1)
    scene.tableau("C", "interstellar-casus-belli#2", "drop-ships#2", "lost-alien-battle-fleet", "lost-alien-warship")
    scene.tableau("B", "pirate-world")

    scene.round(A="settle").play("A takeover interstellar-casus-belli", "A target pirate-world")
    scene.play("C takeover interstellar-casus-belli#2")

    # C's Military of 8 would beat A's 3 and the defense of 3.
    assert fates(scene) == ["won", "failed"]
    assert "pirate-world" in scene.tableau_of("A")


@clause("RFTG-TAKEOVER-12")
def test_takeovers_are_resolved_once_everybody_has_finished() -> None:
    scene = war().tableau("A", "interstellar-casus-belli", "drop-ships").has("A", prestige=1)
    scene.tableau("B", "pirate-world").hand("B", "gem-world", "spice-world", "comet-zone", "mining-world")

    scene.round(A="settle").play("B settle gem-world", "A takeover interstellar-casus-belli")

    # B has yet to pay.
    assert scene.asked() == ["B pay"]
    assert fates(scene) == ["pending"]
    assert "pirate-world" in scene.tableau_of("B")
    scene.play("B pay comet-zone + pay mining-world")
    assert fates(scene) == ["won"]


@clause("RFTG-TAKEOVER-12", "RFTG-TAKEOVER-23")
@for_each(
    ("first", "second", "expected"),
    [("pirate-world", "rebel-homeworld", ["won", "failed"]), ("rebel-homeworld", "pirate-world", ["failed", "failed"])],
)
def test_ones_own_takeovers_are_resolved_as_declared(first: str, second: str, expected: list[str]) -> None:
    scene = war(2).tableau("A", "interstellar-casus-belli", "rebel-alliance", "improved-logistics", "drop-ships")
    scene.tableau("B", "pirate-world", "rebel-homeworld", "imperium-seat").has("A", prestige=1)

    scene.round(A="settle").play("A takeover interstellar-casus-belli", f"A target {first}")
    scene.play("A takeover rebel-alliance", f"A target {second}")

    assert fates(scene) == expected


# What is won


@clause("RFTG-TAKEOVER-18")
def test_the_world_comes_with_its_good_and_the_settle_bonus() -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("A", "imperium-seat", "drop-ships")
    scene.tableau("B", "rebel-miners", "gem-world").good("B", "gem-world", "rebel-miners")

    scene.round(A="settle").play("A takeover imperium-seat")

    assert scene.tableau_of("A") == ["imperium-seat", "drop-ships", "rebel-miners"]
    assert scene.tableau_of("B") == ["gem-world"]
    assert scene.goods_of("A") == ["rebel-miners"]
    assert scene.goods_of("B") == ["gem-world"]
    assert scene.cards_in_hand("A") == 1


@clause("RFTG-TAKEOVER-18")
@for_each(("action", "drawn"), [("settle", 3), ("develop", 2)])
def test_draw_after_powers_follow_and_the_bonus_only_with_a_settle_card(action: str, drawn: int) -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("B", "rebel-miners")
    scene.tableau("A", "imperium-seat", "drop-ships", "terraforming-robots", "terraforming-guild")

    scene.round(A=action, B="settle").play("A takeover imperium-seat")

    assert scene.tableau_of("B") == []
    assert scene.cards_in_hand("A") == drawn


@clause("RFTG-TAKEOVER-18")
def test_draw_then_discard_follows_too() -> None:
    scene = war(2).tableau("A", "imperium-seat", "drop-ships", "imperium-fuel-depot").tableau("B", "rebel-miners")

    scene.round(B="settle").play("A takeover imperium-seat")

    assert scene.asked() == ["A settle-discard"]
    assert len(scene.options("A")) == 2
    assert scene.question("A").pick == (1, 1)


@clause("RFTG-TAKEOVER-18")
def test_the_settle_bonus_is_drawn_once_for_a_world_placed_and_one_taken_over() -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("A", "imperium-seat", "drop-ships", "improved-logistics")
    scene.tableau("B", "rebel-miners").hand("A", "outlaw-world").deck("consumer-markets", "mining-league")

    scene.round(A="settle").play("A settle outlaw-world", "A takeover imperium-seat")

    assert fates(scene) == ["won"]
    assert scene.hand_of("A") == ["consumer-markets"]


@clause("RFTG-TAKEOVER-18")
def test_the_settle_bonus_is_drawn_once_for_two_takeovers() -> None:
    scene = Scene(sets="set2", takeovers=True).tableau("B", "outlaw-world", "rebel-miners")
    scene.tableau("A", "imperium-cloaking-technology", "imperium-seat", "drop-ships", "improved-logistics")

    scene.round(A="settle").play("A takeover imperium-seat", "A takeover imperium-cloaking-technology")
    scene.play("A target outlaw-world")

    assert fates(scene) == ["won", "won"]
    assert scene.cards_in_hand("A") == 1


@clause("RFTG-TAKEOVER-25")
def test_nothing_is_drawn_for_a_takeover_that_fails_and_nothing_else_is_lost() -> None:
    scene = war(2).tableau("A", "interstellar-casus-belli", "space-marines", "terraforming-robots")
    scene.tableau("B", "pirate-world").has("A", prestige=3).hand("A", "gem-world")

    scene.round(A="settle").play("A takeover interstellar-casus-belli")

    assert fates(scene) == ["failed"]
    assert scene.tableau_of("A") == ["interstellar-casus-belli", "space-marines", "terraforming-robots"]
    # Only the prestige of the declaration is gone.
    assert scene.prestige("A") == 2
    assert scene.hand_of("A") == ["gem-world"]


@clause("RFTG-TAKEOVER-19")
@for_each(
    ("helper", "target", "gained"),
    [
        ("imperium-capital", "rebel-miners", 1),
        ("imperium-capital", "hive-world", 0),
        ("alien-cornucopia", "hive-world", 1),
        ("alien-cornucopia", "pirate-world", 0),
        ("rebel-freedom-fighters", "rebel-miners", 1),
    ],
)
def test_prestige_after_placing_is_gained_for_a_world_taken_over(helper: str, target: str, gained: int) -> None:
    scene = war(2).tableau("A", "interstellar-casus-belli", "drop-ships", helper).has("A", prestige=1)
    scene.tableau("B", target)

    scene.round(A="settle").play("A takeover interstellar-casus-belli")

    # 1 spent, 2 for the success.
    assert scene.tableau_of("B") == []
    assert scene.prestige("A") == 2 + gained


@clause("RFTG-TAKEOVER-19", "RFTG-PRESTIGE-03")
@for_each("target", ["information-hub", "alien-booby-trap"])
def test_a_prestige_symbol_brings_nothing_when_its_world_is_taken_over(target: str) -> None:
    scene = war(2).tableau("A", "imperium-cloaking-technology", "drop-ships", "expedition-force")
    scene.tableau("B", target, "epsilon-eridani")

    scene.round(A="settle").play("A takeover imperium-cloaking-technology")

    assert scene.tableau_of("A")[-1] == target
    assert scene.prestige("A") == 0
    assert scene.prestige("B") == 0


@clause("RFTG-TAKEOVER-20")
def test_an_empty_windfall_world_stays_empty() -> None:
    scene = war(2).tableau("A", "interstellar-casus-belli", "drop-ships").has("A", prestige=1)
    scene.tableau("B", "pirate-world")

    scene.round(A="settle").play("A takeover interstellar-casus-belli")

    assert scene.tableau_of("A")[-1] == "pirate-world"
    assert scene.goods_of("A") == []


@clause("RFTG-TAKEOVER-20")
def test_a_production_world_taken_over_receives_no_good() -> None:
    scene = war(2).tableau("A", "interstellar-casus-belli", "drop-ships", "golden-age-of-terraforming")
    scene.tableau("B", "hive-world").has("A", prestige=1)

    scene.round(A="settle").play("A takeover interstellar-casus-belli")

    assert scene.tableau_of("A")[-1] == "hive-world"
    assert scene.goods_of("A") == []


@clause("RFTG-TAKEOVER-21")
def test_a_world_taken_over_serves_its_former_owner_until_settle_is_over() -> None:
    scene = war().tableau("A", "interstellar-casus-belli", "drop-ships").has("A", prestige=1).has("C", prestige=1)
    scene.tableau("B", "former-penal-colony", "pirate-world").tableau("C", "interstellar-casus-belli#2", "drop-ships#2")

    scene.round(A="settle").play("A takeover interstellar-casus-belli", "A target former-penal-colony")
    scene.play("C takeover interstellar-casus-belli#2", "C target pirate-world")

    # 3 reaches 1 and 2; then 3 does not reach 1 and 3, for B still has the Military of the world just lost.
    assert fates(scene) == ["won", "failed"]
    assert (scene.military("A"), scene.military("B")) == (4, 0)


@clause("RFTG-TAKEOVER-21")
def test_a_world_taken_over_serves_its_new_owner_from_the_next_phase_on() -> None:
    scene = war(2).tableau("A", "interstellar-casus-belli", "imperium-seat", "improved-logistics", "drop-ships")
    scene.tableau("B", "former-penal-colony", "rebel-colony").has("A", prestige=1)

    scene.round(A="settle").play("A takeover interstellar-casus-belli", "A target former-penal-colony")
    scene.play("A takeover imperium-seat")

    # 3 reaches 1 and 2; then 3 and 1 do not reach 1 and 4: what Former Penal Colony brings is still B's.
    assert fates(scene) == ["won", "failed"]
    assert (scene.military("A"), scene.military("B")) == (4, 0)


@clause("RFTG-TAKEOVER-22")
def test_saved_cards_go_with_galactic_scavengers() -> None:
    scene = war(2).tableau("A", "interstellar-casus-belli", "imperium-invasion-fleet").has("A", prestige=1)
    scene.tableau("B", "galactic-scavengers").saved("B", "gem-world", "spice-world").good("B", "galactic-scavengers")

    scene.round(A="settle").play("A takeover interstellar-casus-belli")

    # The fleet's 3 against a cost of 2.
    assert scene.tableau_of("A") == ["interstellar-casus-belli", "galactic-scavengers"]
    assert scene.saved_by("A") == ["gem-world", "spice-world"]
    assert scene.saved_by("B") == []
    assert scene.goods_of("A") == ["galactic-scavengers"]


# How they fail


@clause("RFTG-TAKEOVER-24")
def test_a_target_that_was_destroyed_is_not_there() -> None:
    scene = war().tableau("A", "imperium-planet-buster").tableau("B", "outlaw-world").has("C", prestige=1)
    scene.tableau("C", "interstellar-casus-belli", "drop-ships")

    scene.round(A="settle").play("A takeover imperium-planet-buster", "C takeover interstellar-casus-belli")

    assert fates(scene) == ["won", "failed"]
    assert "outlaw-world" in scene.pile()
    assert scene.tableau_of("C") == ["interstellar-casus-belli", "drop-ships"]


@clause("RFTG-TAKEOVER-24")
def test_a_target_that_its_owner_replaced_is_not_there() -> None:
    scene = war(2).tableau("A", "interstellar-casus-belli", "imperium-invasion-fleet", "drop-ships")
    scene.tableau("B", "gem-world", "terraforming-engineers").hand("B", "alien-burial-site").has("A", prestige=1)

    scene.round(A="settle").play("A takeover interstellar-casus-belli", "B replace alien-burial-site")

    assert fates(scene) == ["failed"]
    assert scene.tableau_of("B") == ["terraforming-engineers", "alien-burial-site"]
    # The fleet was spent at the declaration.
    assert scene.tableau_of("A") == ["interstellar-casus-belli", "drop-ships"]


@clause("RFTG-TAKEOVER-24")
def test_a_target_that_its_owner_discarded_is_not_there() -> None:
    scene = war(2).tableau("A", "interstellar-casus-belli", "imperium-invasion-fleet").has("A", prestige=1)
    scene.tableau("B", "doomed-world").hand("B", "terraformed-world", "gem-world")

    scene.round(A="settle").play("B settle terraformed-world", "A takeover interstellar-casus-belli")

    assert fates(scene) == ["failed"]
    assert scene.tableau_of("B") == ["terraformed-world"]
    assert "doomed-world" in scene.pile()


@clause("RFTG-TAKEOVER-14")
@for_each(("kind", "fate"), [("genes", "won"), ("rare", "failed")])
def test_the_multi_kind_world_defends_as_the_kind_its_owner_sets(kind: str, fate: str) -> None:
    scene = war(2).tableau("A", "interstellar-casus-belli", "imperium-invasion-fleet", "abandoned-alien-uplift-camp")
    scene.tableau("B", "alien-oort-cloud-refinery", "drop-ships", "expedition-force").kind("B", "genes")
    scene.has("A", prestige=1)

    scene.round(A="settle").play("A takeover interstellar-casus-belli")
    scene.play("B enough" if kind == "genes" else f"B kind {kind}")

    # 3 and 2 against Genes; 4 and a cost of 0.
    assert fates(scene) == [fate]


@clause("RFTG-TAKEOVER-13")
def test_a_resolved_takeover_goes_on_showing_the_numbers_it_was_resolved_by() -> None:
    scene = war(2).tableau("A", "interstellar-casus-belli", "imperium-invasion-fleet", "abandoned-alien-uplift-camp")
    scene.tableau("B", "alien-oort-cloud-refinery", "drop-ships").kind("B", "genes").has("A", prestige=1)

    scene.round(A="settle").play("A takeover interstellar-casus-belli", "B enough")

    # 3 and 2 against Genes; 3 and a cost of 0. The fleet, the world and its kind are gone from where they were.
    assert fates(scene) == ["won"]
    assert scene.seen("-", "attacks", 0, "attack") == 5
    assert scene.seen("-", "attacks", 0, "defense") == 3
