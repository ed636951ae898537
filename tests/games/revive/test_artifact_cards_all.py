"""Every artifact card: what each of its three categories counts, and how often it is scored."""

from __future__ import annotations

from tessera.games.revive.rules.final_scoring import PURPLE, lines
from tests.clauses import clause
from tests.games.revive.plays import counter
from tests.games.revive.riches import COUNTED, rich
from tests.games.revive.scene import Scene
from tests.rows import for_each

# By card: what its purple, orange and white categories are worth once to the player of `riches`: 1 point for each
# crate (7), figure (4), flask (9), energy (6), recruited card (8), water (3), marker gone from the tribe board (5),
# crystal symbol (2), and for every 2 of 3 modules (1).
CARDS = {
    "AC01": (7, 4, 9),
    "AC02": (6, 8, 3),
    "AC03": (1, 5, 2),
    "AC04": (4, 6, 8),
    "AC05": (5, 9, 7),
    "AC06": (9, 3, 4),
    "AC07": (8, 7, 6),
    "AC08": (3, 1, 5),
    "AC09": (2, 4, 1),
    "AC10": (6, 2, 5),
}


def scored(scene: Scene, letter: str = "A") -> tuple[int, ...]:
    """Points for the purple, the orange and the white category."""
    return tuple(lines(scene.state, scene.seat(letter))[PURPLE : PURPLE + 3])


def test_the_player_has_what_the_tables_say() -> None:
    scene = rich()

    assert {word: counter(scene, word) for word in COUNTED} == COUNTED


@clause(
    "REV-ACS-01", "REV-ACS-02", "REV-ACS-03", "REV-ACS-04", "REV-ACS-05", "REV-ACS-06", "REV-ACS-07", "REV-ACS-08",
    "REV-ACS-09", "REV-ACS-10", "REV-SCO-08",
)  # fmt: skip
@for_each("card", CARDS)
def test_every_category_scores_once(card: str) -> None:
    scene = rich().artifact_card("A", card)

    assert scored(scene) == CARDS[card]
    assert scored(scene.artifact_card("B", "AC01" if card != "AC01" else "AC02"), "B") == (0, 0, 0)


@clause("REV-SCO-08")
@for_each("card", CARDS)
def test_every_category_scores_once_more_for_each_artifact_of_its_colour(card: str) -> None:
    scene = rich().artifact_card("A", card).artifacts("A", purple=1, white=2, minor=3)

    purple, orange, white = CARDS[card]
    assert scored(scene) == (2 * purple, orange, 3 * white)
