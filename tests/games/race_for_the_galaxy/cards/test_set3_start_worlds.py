"""Start worlds 12 to 15: every power of theirs is used."""

from __future__ import annotations

import tessera
from tessera.games.race_for_the_galaxy.state import Race
from tessera.kernel.game import Game
from tests.games.race_for_the_galaxy.paying import pay
from tests.games.race_for_the_galaxy.plays import plays
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def table(*cards: str) -> Scene:
    """A has these cards in the tableau, B nothing but the lead in prestige."""
    return Scene(seats=2, sets="set3").has("B", prestige=9).tableau("A", *cards)


def dealt(world: str) -> Game:
    """A game in which the first player was dealt this start world."""
    for seed in range(200):
        game = tessera.start("race-for-the-galaxy", seats=2, seed=seed, options={"sets": "set3", "start": "dealt"})
        state = game.state
        assert isinstance(state, Race)
        if state.piece_name(state.zones[state.tableau(0)][0]) == world:
            return game
    raise AssertionError(f"nobody was dealt {world}")


# Galactic Scavengers


@plays("galactic-scavengers")
def test_galactic_scavengers_begins_with_a_saved_card() -> None:
    game = dealt("galactic-scavengers")

    for seat in (0, 1):
        question = game.question(seat)
        assert question is not None
        game.play(seat, [option.id for option in question.options[: question.pick[0]]])
    saving = game.question(0)
    assert saving is not None
    game.play(0, [saving.options[0].id])

    state = game.state
    assert isinstance(state, Race)
    assert (saving.kind, saving.pick, len(saving.options)) == ("start-save", (1, 1), 4)
    assert len(state.zones[state.hand(0)]) == 3
    assert len(state.zones[state.saved(0)]) == 1


@plays("galactic-scavengers")
def test_galactic_scavengers_saves_a_card_of_a_payment_for_a_development() -> None:
    scene = table("galactic-scavengers").hand("A", "space-marines", "gem-world", "spice-world", "space-port")

    scene.round(B="develop").play("A develop space-marines", "A pay gem-world + pay spice-world", "A save spice-world")

    assert scene.saved_by("A") == ["spice-world"]
    assert (scene.pile(), scene.hand_of("A")) == (["gem-world"], ["space-port"])


@plays("galactic-scavengers")
def test_galactic_scavengers_saves_a_card_of_a_payment_for_a_world() -> None:
    scene = table("galactic-scavengers").hand("A", "gem-world", "space-marines", "spice-world", "space-port")

    scene.round(B="settle").play("A settle gem-world", "A pay space-marines + pay spice-world", "A save spice-world")

    assert scene.saved_by("A") == ["spice-world"]
    assert (scene.pile(), scene.hand_of("A")) == (["space-marines"], ["space-port"])


@plays("galactic-scavengers")
def test_galactic_scavengers_takes_its_saved_cards_in_produce() -> None:
    scene = table("galactic-scavengers").saved("A", "gem-world", "rebel-base")

    scene.round(B="produce")

    assert scene.hand_of("A") == ["gem-world", "rebel-base"]
    assert scene.saved_by("A") == []


# Uplift Mercenary Force, Alien Research Team, Rebel Freedom Fighters: Explore


@plays("uplift-mercenary-force", "alien-research-team", "rebel-freedom-fighters")
@for_each(("card", "drawn"), [("uplift-mercenary-force", 3), ("alien-research-team", 4), ("rebel-freedom-fighters", 3)])
def test_start_worlds_that_explore_draw_more(card: str, drawn: int) -> None:
    scene = table(card).round(B="explore-1")

    assert len(scene.options("A")) == drawn
    assert scene.question("A").pick == (1, 1)


# Uplift Mercenary Force


@plays("uplift-mercenary-force")
@for_each(
    ("others", "military"),
    [([], 1), (["avian-uplift-race"], 2), (["avian-uplift-race", "ravaged-uplift-world", "uplift-code"], 3)],
)
def test_uplift_mercenary_force_has_one_military_for_each_uplift_symbol_world(others: list[str], military: int) -> None:
    assert table("uplift-mercenary-force", *others).military("A") == military


@plays("uplift-mercenary-force")
@for_each(("world", "can"), [("pirate-world", False), ("rebel-miners", True)])
def test_uplift_mercenary_force_raises_one_more_for_a_hand_card(world: str, can: bool) -> None:
    scene = table("uplift-mercenary-force").hand("A", world, "gem-world", "old-earth")

    # 1 for itself and 1 for one card: defense 2 is in reach, defense 3 is not.
    scene.round(B="settle")

    assert (f"settle {world}" in scene.options("A")) is can
    if can:
        scene.play(f"A settle {world}", "A hand gem-world")
        assert scene.tableau_of("A") == ["uplift-mercenary-force", world]
        assert scene.pile() == ["gem-world"]


# Alien Research Team


@plays("alien-research-team")
@for_each(("world", "cost"), [("deserted-alien-outpost", 3), ("gem-world", 2)])
def test_alien_research_team_settles_alien_worlds_for_one_less(world: str, cost: int) -> None:
    scene = table("alien-research-team").hand("A", world).fill("A", 5)

    scene.round(B="settle").play(f"A settle {world}")

    pay(scene, "A", cost)


@plays("alien-research-team")
def test_alien_research_team_pays_for_alien_military_worlds_only() -> None:
    scene = table("alien-research-team").hand("A", "alien-robot-scout-ship", "hive-world", "rebel-base").fill("A", 3)

    scene.round(B="settle")
    offered = scene.options("A")
    scene.play("A settle alien-robot-scout-ship")

    # Defense 4, and 1 less for an Alien world.
    assert "settle hive-world" not in offered
    pay(scene, "A", 3)
    assert scene.tableau_of("A") == ["alien-research-team", "alien-robot-scout-ship"]


@plays("alien-research-team")
@for_each(("world", "prestige"), [("deserted-alien-outpost", 1), ("gem-world", 0)])
def test_alien_research_team_consumes_an_alien_good_for_prestige(world: str, prestige: int) -> None:
    scene = table("alien-research-team", world).good("A", world)

    scene.round(B="double")

    assert scene.prestige("A") == prestige
    assert scene.goods_of("A") == ([] if prestige else [world])
    assert scene.chips("A") == 0


# Rebel Freedom Fighters


@plays("rebel-freedom-fighters")
@for_each(("card", "cost", "prestige"), [("rebel-pact", 1, 1), ("public-works", 1, 0)])
def test_rebel_freedom_fighters_gains_prestige_for_a_rebel_development(card: str, cost: int, prestige: int) -> None:
    scene = table("rebel-freedom-fighters").hand("A", card).fill("A", 2)

    scene.round(B="develop").play(f"A develop {card}")
    pay(scene, "A", cost)

    assert scene.prestige("A") == prestige


@plays("rebel-freedom-fighters")
@for_each(
    ("others", "military"),
    [([], 1), (["space-marines"], 3), (["space-marines", "imperium-lords"], 1), (["imperium-lords"], -1)],
)
def test_rebel_freedom_fighters_turns_to_minus_one_beside_an_imperium_card(others: list[str], military: int) -> None:
    assert table("rebel-freedom-fighters", *others).military("A") == military


@plays("rebel-freedom-fighters")
@for_each(("world", "prestige"), [("rebel-miners", 1), ("avian-uplift-race", 0)])
def test_rebel_freedom_fighters_gains_prestige_for_a_rebel_military_world(world: str, prestige: int) -> None:
    scene = table("rebel-freedom-fighters", "expedition-force").hand("A", world)

    scene.round(B="settle").play(f"A settle {world}")

    assert scene.prestige("A") == prestige
