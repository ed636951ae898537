"""Cards come into a tableau and leave it as goods: the same for every card, so that tests hold only what is printed."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy.scoring import variable_points
from tests.games.race_for_the_galaxy.paying import pay
from tests.games.race_for_the_galaxy.scene import Scene

# Military to conquer with.
TROOPS = {
    9: ("drop-ships", "drop-ships#2", "space-marines", "expedition-force"),
    8: ("drop-ships", "drop-ships#2", "space-marines"),
    7: ("drop-ships", "drop-ships#2", "expedition-force"),
    5: ("drop-ships", "space-marines"),
    4: ("drop-ships", "expedition-force"),
    3: ("drop-ships",),
    2: ("space-marines",),
    1: ("expedition-force",),
    0: (),
}
# Cards that count keywords, symbols, kinds and types: Alien Tech Institute, Imperium Lords, Rebel Alliance, Uplift
# Code, Terraforming Guild (windfall worlds), Merchant Guild (production worlds) and Galactic Federation (developments).
COUNTERS = (
    *("alien-tech-institute", "imperium-lords", "rebel-alliance", "uplift-code"),
    *("terraforming-guild", "merchant-guild", "galactic-federation"),
)


def table() -> Scene:
    """All sets; B leads in prestige, so that A begins the next round with nothing for it."""
    return Scene(seats=2, sets="set3").has("B", prestige=9)


def placed_for(card: str, cost: int, verb: str) -> Scene:
    """A settles or develops this card, alone in the tableau, for so many cards; one card less would not do."""
    if cost:
        poor = table().hand("A", card).fill("A", cost - 1).round(B=verb)
        question = poor.game.question(0)
        assert question is None or f"{verb} {card}" not in [option.id for option in question.options]
    scene = table().hand("A", card).fill("A", cost + 1).round(B=verb).play(f"A {verb} {card}")
    if cost:
        pay(scene, "A", cost)
    assert (scene.tableau_of("A"), scene.cards_in_hand("A")) == ([card], 1)
    return scene


def conquered(card: str, defense: int) -> tuple[Scene, int]:
    """A conquers this card with Military of its defense, and 1 less would not do; also what the card adds to the
    score."""
    weak = table().tableau("A", *TROOPS[defense - 1]).hand("A", card).round(B="settle")
    assert weak.asked() == ["A action", "B action"]
    scene = table().tableau("A", *TROOPS[defense]).hand("A", card)
    before = scene.score("A")
    scene.round(B="settle").play(f"A settle {card}")
    assert (scene.tableau_of("A")[-1], scene.cards_in_hand("A")) == (card, 0)
    return scene, scene.score("A") - before


def counted(card: str) -> tuple[int, ...]:
    """What this card alone is worth to each of the cards that count."""
    scene = table().tableau("A", card)
    state = scene.state
    return tuple(variable_points(state, 0, state.card(scene.piece(name))) for name in COUNTERS)


def claims(goal: str, others: tuple[str, ...], card: str) -> bool:
    """Whether this card beside the others claims the goal, which the others alone do not."""
    holders = []
    for cards in (others, (*others, card)):
        scene = Scene(seats=2, sets="set3", goals=True).goals(goal).tableau("A", *cards).round(B="settle")
        holders.append(scene.holder(goal))
    assert holders[0] == ""
    return holders[1] == "A"
