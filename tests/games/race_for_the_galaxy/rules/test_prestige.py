"""Prestige: how it is gained, and the prestige/search card."""

from __future__ import annotations

import tessera
from tests.clauses import clause
from tests.games.race_for_the_galaxy.idle import idle
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each

# Gaining


@clause("RFTG-PRESTIGE-01")
def test_prestige_is_a_count_without_limit() -> None:
    # All chips in the box are worth 50.
    scene = Scene(seats=3, sets="set3").has("A", prestige=50).has("B", prestige=50).has("C", prestige=50)
    scene.tableau("A", "pan-galactic-hologrid").hand("A", "gem-world")

    scene.round(A="explore-5").play("A discard gem-world")

    assert scene.prestige("A") == 51
    assert scene.seen("B", "players", 0, "prestige") == 51


@clause("RFTG-PRESTIGE-01")
def test_everybody_begins_without_prestige_and_only_set_3_has_it() -> None:
    with_it = tessera.start("race-for-the-galaxy", seats=2, seed=1, options={"sets": "set3", "start": "dealt"})
    without = tessera.start("race-for-the-galaxy", seats=2, seed=1, options={"sets": "set2", "start": "dealt"})

    assert [with_it.view(0)["prestige"], without.view(0)["prestige"]] == [True, False]
    for game in (with_it, without):
        players = game.view(0)["players"]
        assert isinstance(players, list)
        assert [player["prestige"] for player in players if isinstance(player, dict)] == [0, 0]


@clause("RFTG-PRESTIGE-02")
def test_a_development_with_the_symbol_brings_one_prestige() -> None:
    scene = (
        Scene(sets="set3").hand("A", "pan-galactic-mediator", "public-works").hand("B", "public-works#2", "gem-world")
    )

    scene.round(A="develop").play("A develop pan-galactic-mediator", "B develop public-works#2")

    assert (scene.prestige("A"), scene.prestige("B")) == (1, 0)


@clause("RFTG-PRESTIGE-02")
@for_each(("world", "military"), [("pan-galactic-security-council", False), ("alien-booby-trap", True)])
def test_a_world_with_the_symbol_brings_one_prestige_paid_for_or_conquered(world: str, military: bool) -> None:
    scene = Scene(sets="set3").hand("A", world, "gem-world").tableau("A", "epsilon-eridani")

    scene.round(A="settle").play(f"A settle {world}")

    assert scene.tableau_of("A") == ["epsilon-eridani", world]
    assert scene.prestige("A") == 1
    assert ("gem-world" in scene.hand_of("A")) is military


@clause("RFTG-PRESTIGE-02")
def test_a_replacement_with_the_symbol_brings_one_prestige_too() -> None:
    scene = Scene(sets="set3").tableau("A", "terraforming-engineers", "gem-world").hand("A", "alien-burial-site")

    scene.round(A="settle").play("A replace alien-burial-site")

    # 1 for replacing and 1 for the symbol.
    assert scene.tableau_of("A") == ["terraforming-engineers", "alien-burial-site"]
    assert scene.prestige("A") == 2


@clause("RFTG-PRESTIGE-02")
def test_the_prestige_of_a_world_is_there_as_soon_as_it_is_paid_for() -> None:
    scene = Scene(sets="set3", takeovers=True).tableau("A", "interstellar-casus-belli", "improved-logistics")
    scene.tableau("B", "pirate-world").hand("A", "pan-galactic-security-council", "gem-world")

    scene.round(A="settle").play("A settle pan-galactic-security-council")

    # In the same phase it pays for a takeover.
    assert scene.asked() == ["A settle-more"]
    assert "takeover interstellar-casus-belli" in scene.options("A")


@clause("RFTG-PRESTIGE-02")
def test_the_prestige_of_a_world_does_not_help_to_conquer_it() -> None:
    scene = Scene(sets="set3").tableau("A", "alien-booby-trap", "expedition-force").hand("A", "rebel-fuel-refinery")

    # Alien Booby Trap would add 3 Military for 1 prestige to the 1 against a defense of 4.
    scene.round(A="settle")
    assert scene.asked() == ["A action", "B action"]
    scene.has("A", prestige=1).round(A="settle").play("A settle rebel-fuel-refinery")

    assert scene.prestige("A") == 1
    assert "rebel-fuel-refinery" in scene.tableau_of("A")


@clause("RFTG-PRESTIGE-03")
def test_a_symbol_brings_nothing_when_its_world_is_taken_over() -> None:
    scene = Scene(sets="set3", takeovers=True).tableau("A", "imperium-seat", "lost-alien-battle-fleet", "new-sparta")
    scene.tableau("B", "rebel-fuel-refinery")

    scene.round(A="settle").play("A takeover imperium-seat")

    assert scene.tableau_of("A")[-1] == "rebel-fuel-refinery"
    assert scene.prestige("A") == 0


@clause("RFTG-PRESTIGE-04")
@for_each(("action", "chips"), [("produce", 1), ("double", 2), ("prestige double", 3)])
def test_prestige_of_consume_powers_is_not_multiplied(action: str, chips: int) -> None:
    scene = Scene(sets="set3").tableau("A", "pan-galactic-affluence", "gem-world", "spice-world").has("A", prestige=1)
    scene.good("A", "gem-world", "spice-world")

    # Two goods for 1 VP and 1 prestige. B leads, so that no chip comes at round start.
    idle(scene.has("B", prestige=9).round(A=action, B="trade"))

    assert scene.chips("A") == chips
    assert scene.prestige("A") == (1 if action == "prestige double" else 2)


# The prestige/search card


@clause("RFTG-PRESTIGE-16")
def test_a_prestige_bonus_uses_the_card_up() -> None:
    scene = Scene(sets="set3").has("A", prestige=5).has("B", prestige=5)

    scene.new_round().play("A prestige settle", "B produce")

    assert scene.seen("B", "players", 0, "search_card") is False
    assert scene.seen("B", "players", 1, "search_card") is True
    # Neither a bonus nor a search any more, although there is prestige.
    assert scene.options("A") == ["explore-5", "explore-1", "develop", "settle", "trade", "double", "produce"]
    assert len(scene.options("B")) == 15


@clause("RFTG-PRESTIGE-16")
def test_a_search_uses_the_card_up_for_bonuses_too() -> None:
    scene = Scene(sets="set3").has("A", prestige=5).deck("space-marines")

    scene.new_round().play("A search", "B develop", "A search development-military", "A take space-marines")
    idle(scene)

    assert scene.options("A") == ["explore-5", "explore-1", "develop", "settle", "trade", "double", "produce"]


@clause("RFTG-PRESTIGE-16", "RFTG-PRESTIGE-17")
def test_what_the_card_offers_beside_the_seven_actions() -> None:
    scene = Scene(sets="set3").has("A", prestige=1).has("B", prestige=0)

    scene.new_round()

    plain = ["explore-5", "explore-1", "develop", "settle", "trade", "double", "produce"]
    assert scene.options("A") == [*plain, "search", *(f"prestige {action}" for action in plain)]
    # Without prestige there is no bonus.
    assert scene.options("B") == [*plain, "search"]


@clause("RFTG-PRESTIGE-17")
def test_the_bonus_costs_one_prestige_right_after_the_reveal() -> None:
    scene = Scene(sets="set3").has("A", prestige=3).hand("A", "gem-world")

    scene.new_round().play("A prestige explore-5", "B search")

    # Before the search step, and so before any phase.
    assert scene.asked() == ["B search-category"]
    assert scene.prestige("A") == 2
    assert scene.seen("-", "players", 0, "actions") == ["prestige-explore-5"]


@clause("RFTG-PRESTIGE-17")
def test_the_bonus_comes_on_top_of_the_normal_one() -> None:
    scene = Scene(sets="set3").has("A", prestige=1).hand("A", "outlaw-world").tableau("A", "epsilon-eridani")

    scene.round(A="prestige settle").play("A settle outlaw-world")

    # The Settle bonus card as always.
    assert scene.cards_in_hand("A") == 1


@clause("RFTG-PRESTIGE-18")
def test_which_phase_gets_the_bonus_is_secret_until_the_reveal() -> None:
    views = set()
    for choice in ("settle", "prestige settle", "prestige develop", "search"):
        scene = Scene(seats=3, sets="set3").has("A", prestige=2)
        scene.new_round().play(f"A {choice}")

        views.add(str([scene.seen(viewer) for viewer in "BC-"]))

    assert len(views) == 1


@clause("RFTG-PRESTIGE-18")
def test_with_two_actions_the_card_goes_with_one_of_them() -> None:
    scene = Scene(sets="set3", experienced=True).has("A", prestige=1)

    scene.new_round()

    offered = scene.options("A")
    assert {"prestige develop & settle", "develop & prestige settle", "develop & settle"} <= set(offered)
    assert "prestige develop & prestige settle" not in offered
    # 23 pairs, each with the card on either, and 7 searches beside another action.
    assert len(offered) == 23 + 46 + 7


@clause("RFTG-PRESTIGE-18")
def test_the_choice_is_fixed_before_the_reveal() -> None:
    scene = Scene(sets="set3", experienced=True).has("A", prestige=1).tableau("A", "epsilon-eridani")
    scene.hand("A", "outlaw-world")

    scene.new_round().play("A develop & prestige settle")
    assert scene.asked() == ["B action"]
    scene.play("B trade & produce")

    assert scene.asked() == ["A settle"]
    assert scene.seen("B", "players", 0, "actions") == ["develop", "prestige-settle"]
    assert scene.prestige("A") == 0
