"""Solitaire: what the robot does at the ends of its tracks, with an empty deck, and beside the player's lead."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.race_for_the_galaxy.robot_table import alone, placements, play_round, stack, tracks
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def clauses(scene: Scene, key: str) -> list[str]:
    """The clauses of the events with this key, in order."""
    return [event.clause for event in scene.game.events if event.key == key]


@clause("RFTG-ROBOT-25", "RFTG-ROBOT-45", "RFTG-ROBOT-53")
@for_each(
    ("credit", "economy", "told"),
    [
        # Trade brings 2 credit, Produce 1 economy: to the end of a track and not beyond it.
        (1, 3, ["RFTG-ROBOT-45", "RFTG-ROBOT-53"]),
        (2, 4, ["RFTG-ROBOT-45", "RFTG-ROBOT-53"]),
        (3, 5, ["RFTG-ROBOT-25", "RFTG-ROBOT-25"]),
    ],
)
def test_a_track_that_is_held_at_its_end_is_told_so(credit: int, economy: int, told: list[str]) -> None:
    scene = alone().robot(credit=credit, economy=economy)
    scene.game.listen()

    play_round(scene, "double & produce", "produce", "trade")

    assert tracks(scene)[:2] == (min(credit + 2, 4), min(economy + 1, 5))
    assert clauses(scene, "robot_credit") + clauses(scene, "robot_economy") == told


@clause("RFTG-ROBOT-45", "RFTG-ROBOT-46")
@for_each(("economy", "lines"), [(0, []), (2, ["RFTG-ROBOT-45"])])
def test_no_chips_are_not_told(economy: int, lines: list[str]) -> None:
    scene = alone().robot(economy=economy)
    scene.game.listen()

    play_round(scene, "develop & settle", "develop", "trade")

    assert clauses(scene, "robot_chips") == lines


@clause("RFTG-ROBOT-28", "RFTG-ROBOT-24")
def test_the_robot_draws_as_many_as_there_are() -> None:
    scene = alone().deck("gem-world", rest=False)

    play_round(scene, "explore-1 & produce", "match", "match")
    while scene.asked() == ["A explore-keep"]:
        scene.play("A " + scene.options("A")[0])

    # The player drew the last card.
    assert (stack(scene), scene.cards_in_hand("A")) == ([], 1)


@clause("RFTG-ROBOT-55", "RFTG-PRESTIGE-07")
def test_what_the_robot_gains_lies_on_the_tile_only_while_it_leads() -> None:
    scene = alone(sets="set3").robot_stack("pan-galactic-mediator").deck(rest=False).has("A", prestige=5).leads("A", 2)

    play_round(scene, "trade & produce", "develop", "produce")

    # The player keeps the lead, draws for the two on it, and nothing of the robot's lies there.
    assert scene.state.robot.prestige == 1
    assert (scene.seen("A", "lead", "holder"), scene.seen("A", "lead", "on_tile")) == (0, 0)


@clause("RFTG-ROBOT-55", "RFTG-PRESTIGE-06")
def test_a_robot_that_takes_the_lead_puts_what_it_earned_on_the_tile() -> None:
    scene = alone(sets="set3").robot(prestige=2).robot_stack("pan-galactic-mediator").deck("gem-world", "spice-world")
    scene.has("A", prestige=2)

    play_round(scene, "trade & produce", "develop", "produce")

    # 3 against 2, and the 1 that it earned in Develop brings a chip and a card.
    assert scene.state.robot.prestige == 3
    assert scene.state.robot.chips == 1
    assert len(stack(scene)) == 2


@clause("RFTG-ROBOT-44", "RFTG-ROBOT-26", "RFTG-ROBOT-35")
@for_each(
    ("cards", "placed"),
    [
        # Never an Imperium card, and military worlds alone.
        (("imperium-armaments-world", "gem-world", "pirate-world"), ["pirate-world"]),
        (("pirate-world", "hive-world"), ["pirate-world"]),
    ],
)
def test_what_does_not_fit_is_discarded(cards: tuple[str, ...], placed: list[str]) -> None:
    scene = alone("rebel-freedom-fighters", "set3").robot_stack(*cards).deck(rest=False)

    play_round(scene, "trade & produce", "settle", "produce")

    assert placements(scene) == placed
    assert [card for card in cards[: cards.index(placed[0])] if card in scene.pile()] == list(
        cards[: cards.index(placed[0])]
    )


@clause("RFTG-ROBOT-32", "RFTG-ROBOT-35", "RFTG-ROBOT-26")
@for_each(
    ("die", "cards", "placed"),
    [
        ("develop", ("gem-world", "space-marines"), ["space-marines"]),
        ("settle", ("space-marines", "pirate-world", "gem-world"), ["gem-world"]),
    ],
)
def test_developments_and_worlds_are_told_apart(die: str, cards: tuple[str, ...], placed: list[str]) -> None:
    scene = alone().robot_stack(*cards).deck(rest=False)

    play_round(scene, "trade & produce", die, "produce")

    assert placements(scene) == placed
    assert sorted(scene.pile()) == sorted(cards[:-1])
