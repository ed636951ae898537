"""Combat cards at the reveal, at their edges: what a discount on two cards leaves, and who pays what for whom."""

from __future__ import annotations

from tessera.games.the_warp.rules.attack_4_reveal import card_role, helped_by, own_discount, share_discount
from tessera.games.the_warp.state import no_combat
from tessera.games.the_warp.terms import ATTACKER, COMBAT_DISCOUNT_ENERGY, COMBAT_DISCOUNT_GOLD, DEFENDER, SUPPORTER
from tests.clauses import clause
from tests.games.the_warp.scene import Scene
from tests.rows import for_each


def combat(defender: int) -> Scene:
    """A attacks, helped by C; B and D play for the defence: of B, or of an Exiled Race."""
    scene = Scene(seats=4, teams=True)
    fight = scene.state.combat = no_combat()
    fight.attacker, fight.defender = 0, defender
    fight.attack_by, fight.defence_by = [0, 2], [1, 3]
    return scene


@clause("WARP-TEAM-21")
def test_a_card_has_the_part_of_the_helped_player() -> None:
    player, exiled = combat(1).state, combat(-1).state

    assert [card_role(player, seat) for seat in range(4)] == [ATTACKER, DEFENDER, ATTACKER, DEFENDER]
    assert [helped_by(player, seat) for seat in range(4)] == [0, 1, 0, 1]
    assert [card_role(exiled, seat) for seat in range(4)] == [ATTACKER, SUPPORTER, ATTACKER, SUPPORTER]
    assert [helped_by(exiled, seat) for seat in range(4)] == [0, 1, 0, 3]
    # The same with B attacking A.
    swapped = combat(0).state
    swapped.combat.attacker, swapped.combat.attack_by, swapped.combat.defence_by = 1, [1, 3], [0, 2]
    assert [card_role(swapped, seat) for seat in range(4)] == [DEFENDER, ATTACKER, DEFENDER, ATTACKER]
    assert [helped_by(swapped, seat) for seat in range(4)] == [0, 1, 0, 1]


@clause("WARP-TEAM-21", "WARP-TRK-13", "WARP-TRK-17", "WARP-RAC-09")
def test_whose_discounts_count() -> None:
    player, exiled = combat(1), combat(-1)
    for scene in (player, exiled):
        for letter in "ABCD":
            colony = scene.colony(letter)
            # Always in force, and for own Troops alone.
            colony.stats[COMBAT_DISCOUNT_GOLD], colony.stats[COMBAT_DISCOUNT_ENERGY] = 1, 2
            colony.own_stats[COMBAT_DISCOUNT_GOLD], colony.own_stats[COMBAT_DISCOUNT_ENERGY] = 4, 8

    # Helpers have none; support counts as no combat of own Troops.
    assert [own_discount(player.state, seat) for seat in range(4)] == [[5, 10], [5, 10], [0, 0], [0, 0]]
    assert [own_discount(exiled.state, seat) for seat in range(4)] == [[5, 10], [1, 2], [0, 0], [1, 2]]


def attackers_discount(scene: Scene, gold: int, energy: int) -> Scene:
    """The Combat cards of A together cost so much less."""
    colony = scene.colony("A")
    colony.stats[COMBAT_DISCOUNT_GOLD], colony.stats[COMBAT_DISCOUNT_ENERGY] = gold, energy
    return scene


# Maneuver: any 1; Gold 1 and Energy 1; Gold 2 and Energy 1. Enforce: any 1; Gold 1 and Energy 1; Gold 2 and Energy 2.
SHARES: list[tuple[int, int, list[int], list[list[int]]]] = [
    (0, 0, [1, 1], [[0, 0], [0, 0]]),
    (1, 1, [1, 1], [[1, 1], [0, 0]]),
    (2, 0, [1, 1], [[1, 0], [1, 0]]),
    (3, 0, [1, 1], [[1, 0], [1, 0]]),
    (3, 0, [2, 2], [[2, 0], [1, 0]]),
    # The parts of a kind of both cards first, then those of any kind.
    (1, 0, [0, 1], [[0, 0], [1, 0]]),
    (2, 0, [0, 1], [[1, 0], [1, 0]]),
    (1, 1, [0, 0], [[1, 0], [0, 1]]),
    (2, 1, [0, 0], [[1, 0], [1, 0]]),
    # Each kind comes off its own part: 2 and 1, then 2 and 2.
    (0, 3, [2, 2], [[0, 1], [0, 2]]),
    (3, 3, [2, 2], [[2, 1], [1, 2]]),
    # A card that is lost takes no part of it.
    (1, 1, [-1, 1], [[0, 0], [1, 1]]),
    (1, 1, [1, -1], [[1, 1], [0, 0]]),
    (1, 1, [-1, -1], [[0, 0], [0, 0]]),
]


@clause("WARP-TRK-13", "WARP-GAT-18")
@for_each(("gold", "energy", "options", "expected"), SHARES)
def test_a_discount_is_shared_out_between_two_cards(
    gold: int, energy: int, options: list[int], expected: list[list[int]]
) -> None:
    scene = attackers_discount(combat(1), gold, energy)
    cards = [scene.state.card(scene.piece(name)) for name in ("maneuver.1", "enforce.1")]

    assert share_discount(scene.state, 0, cards, options) == expected
