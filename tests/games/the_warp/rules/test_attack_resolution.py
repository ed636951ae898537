"""Attack, step 6: losses, conquests, captures and Reward cards."""

from __future__ import annotations

from tessera.games.the_warp.state import DISCARD
from tests.clauses import clause
from tests.games.the_warp.fighting import attack, exiled, powers, result, rivals, with_bonus
from tests.games.the_warp.scene import Scene, at
from tests.games.the_warp.speech import story
from tests.rows import for_each


def track(scene: Scene, letter: str, name: str) -> object:
    """A player's position on a track."""
    return at(scene.view(None), "players", scene.seat(letter), "tracks", name, "position")


def force(scene: Scene, letter: str) -> tuple[int, int]:
    """A player's Troops on the board and in the general supply."""
    return sum(scene.state.troops[area] for area in scene.colony(letter).areas), scene.colony(letter).supply


@clause("WARP-RES-01")
@for_each(("troops", "dice", "back"), [(1, (1, 6), 3), (2, (1, 1, 6), 3), (3, (1, 1, 1, 6), 3)])
def test_a_failed_attack_returns_and_loses_one_troop(troops: int, dice: tuple[int, ...], back: int) -> None:
    scene = exiled(1).dice(*dice)

    attack(scene, troops)

    assert result(scene) == "held"
    assert scene.troops("a-upper-left") == back
    assert (scene.holder("a-ridge"), scene.troops("a-ridge")) == ("exiled", 1)
    # 8 Troops were on the board and 6 in the supply.
    assert force(scene, "A") == (7, 7)


@clause("WARP-RES-02")
def test_a_defender_draws_one_reward_card_for_a_failed_attack() -> None:
    scene = rivals(1).reward_deck("tremor", "sabotage").dice(1, 1, 6)

    attack(scene, 2)

    assert (scene.held_rewards("A"), scene.held_rewards("B")) == ([], ["tremor.1"])
    assert (scene.troops("a-ridge"), scene.troops("a-upper-left")) == (1, 3)


@clause("WARP-RES-02")
def test_a_supporter_draws_two_reward_cards_for_a_failed_attack() -> None:
    scene = exiled(1, seats=3).hand("C", "enforce").has("C", gold=1).reward_deck("tremor", "sabotage").dice(1, 1, 5)

    attack(scene, 2).play("C play enforce")

    assert (scene.held_rewards("B"), scene.held_rewards("C")) == ([], ["tremor.1", "sabotage"])


@clause("WARP-RES-02")
def test_an_unsupported_exiled_win_brings_nobody_a_card() -> None:
    scene = exiled(1).dice(1, 1, 6)

    attack(scene, 2)

    assert (scene.held_rewards("A"), scene.held_rewards("B")) == ([], [])


@clause("WARP-RES-03", "WARP-RES-04")
def test_equal_power_costs_both_sides_a_troop_and_the_defender_stays() -> None:
    scene = rivals(2).reward_deck("tremor").dice(6, 6, 3, 3)

    attack(scene, 2)

    assert (powers(scene), result(scene)) == ((24, 24), "held")
    # One of two attackers returns; there is no further loss.
    assert (scene.troops("a-upper-left"), scene.troops("a-ridge")) == (3, 1)
    assert (force(scene, "A"), force(scene, "B")) == ((7, 7), (5, 9))
    assert (scene.held_rewards("A"), scene.held_rewards("B")) == ([], ["tremor.1"])


@clause("WARP-RES-03", "WARP-RES-04")
def test_equal_power_takes_a_troop_off_an_exiled_area() -> None:
    scene = exiled(2).hand("B", "reinforce").reward_deck("tremor", "sabotage").dice(6, 6, 2, 2, 2)

    attack(scene, 2).play("B play reinforce")

    assert (powers(scene), result(scene)) == ((24, 24), "held")
    assert (scene.troops("a-upper-left"), scene.troops("a-ridge")) == (3, 2)
    # A supporter draws two.
    assert scene.held_rewards("B") == ["tremor.1", "sabotage"]


@clause("WARP-RES-05")
def test_equal_power_without_a_defender_left_is_a_conquest() -> None:
    scene = rivals(1).reward_deck("tremor").dice(6, 6, 6)

    attack(scene, 2)

    assert (powers(scene), result(scene)) == ((24, 24), "conquered")
    # One of the two attackers fell.
    assert (scene.holder("a-ridge"), scene.troops("a-ridge"), scene.troops("a-upper-left")) == ("A", 1, 2)
    assert (scene.held_rewards("A"), scene.held_rewards("B")) == (["tremor.1"], [])
    assert (force(scene, "A"), force(scene, "B")) == ((7, 7), (4, 10))


@clause("WARP-RES-06")
def test_equal_power_of_single_troops_leaves_the_area_empty() -> None:
    scene = rivals(1).multiplier("a-ridge", 2).dice(4, 4)

    attack(scene, 1)

    assert (powers(scene), result(scene)) == ((8, 8), "emptied")
    assert (scene.holder("a-ridge"), scene.troops("a-ridge"), scene.troops("a-upper-left")) == ("empty", 0, 3)
    assert (scene.held_rewards("A"), scene.held_rewards("B")) == ([], [])
    assert (force(scene, "A"), force(scene, "B")) == ((7, 7), (4, 10))


@clause("WARP-RES-06", "WARP-RES-13")
def test_an_emptied_exiled_area_loses_its_token_and_its_supporter_draws_nothing() -> None:
    scene = exiled(1).multiplier("a-ridge", 2).hand("B", "enforce").has("B", gold=1).dice(4, 3)

    attack(scene, 1).play("B play enforce")

    assert (powers(scene), result(scene)) == ((8, 8), "emptied")
    assert scene.holder("a-ridge") == "empty"
    assert scene.state.colors[scene.area("a-ridge")] == -1
    assert (scene.held_rewards("A"), scene.held_rewards("B")) == ([], [])


@clause("WARP-RES-06")
def test_an_activated_ship_returns_from_an_emptied_area() -> None:
    scene = exiled(1).holds("A", "a-upper-left", 4, "assault_ship").multiplier("a-ridge", 2).dice(4, 4)

    scene.turn("A", "action").play("A attack", "A attack a-upper-left a-ridge ship", "A troops 1")

    assert result(scene) == "emptied"
    assert (scene.built("a-upper-left"), scene.built("a-ridge")) == (["assault_ship"], [])


@clause("WARP-RES-07", "WARP-RES-08")
def test_a_higher_attack_destroys_the_defence_and_takes_the_area() -> None:
    scene = rivals(3).multiplier("a-ridge", 1).reward_deck("tremor").dice(6, 6, 6, 1, 1, 1)

    attack(scene, 3)

    assert (powers(scene), result(scene)) == ((36, 3), "conquered")
    # All three attackers stay there.
    assert (scene.holder("a-ridge"), scene.troops("a-ridge"), scene.troops("a-upper-left")) == ("A", 3, 1)
    assert (force(scene, "A"), force(scene, "B")) == ((8, 6), (4, 10))
    assert scene.held_rewards("A") == ["tremor.1"]


@clause("WARP-RES-08")
def test_nobody_is_asked_whether_conquerors_return() -> None:
    scene = exiled(1).dice(6, 6, 1)

    attack(scene, 2)

    assert scene.kind() == "end"
    assert (scene.troops("a-ridge"), scene.troops("a-upper-left")) == (2, 2)


@clause("WARP-RES-09", "WARP-RES-11")
def test_conquered_buildings_change_colour_and_both_tracks_move() -> None:
    scene = rivals(1).holds("B", "a-ridge", 1, "gold_mine", "energy_plant", "trade_post").dice(6, 6, 1)
    assert [track(scene, "B", name) for name in ("gold", "energy", "trade")] == [2, 2, 2]

    attack(scene, 2)

    assert scene.built("a-ridge") == ["gold_mine", "energy_plant", "trade_post"]
    assert at(scene.view(None), "areas", scene.area("a-ridge"), "foreign") == []
    assert [track(scene, "A", name) for name in ("command", "gold", "energy", "trade")] == [1, 2, 2, 2]
    assert [track(scene, "B", name) for name in ("command", "gold", "energy", "trade")] == [1, 1, 1, 1]
    # Four miniatures of each type: one stands on each Colony.
    assert (scene.colony("A").minis, scene.colony("B").minis) == ([3, 2, 2, 2], [3, 3, 3, 3])


@clause("WARP-RES-09")
def test_grey_buildings_pass_with_the_area() -> None:
    scene = rivals(1).holds("B", "a-ridge", 1, "laser_cannon", "sentry_tower", "assault_ship").dice(6, 6, 1)

    attack(scene, 2)

    assert scene.holder("a-ridge") == "A"
    assert at(scene.view(None), "players", 0, "buildings", "laser_cannon") == 1
    assert at(scene.view(None), "players", 1, "buildings", "assault_ship") == 0


@clause("WARP-RES-10")
def test_without_a_miniature_left_the_building_keeps_its_colour_but_counts_for_its_new_holder() -> None:
    scene = (
        rivals(1).holds("A", "a-left", 1, "gold_mine", "gold_mine").holds("B", "a-ridge", 1, "gold_mine", "gold_mine")
    )
    scene.dice(6, 6, 1)
    assert scene.colony("A").minis[1] == 1

    attack(scene, 2)

    # One of the two mines is replaced by A's last miniature, the other stays B's.
    assert scene.built("a-ridge") == ["gold_mine", "gold_mine"]
    assert at(scene.view(None), "areas", scene.area("a-ridge"), "foreign") == [
        {"building": "gold_mine", "seat": 1, "count": 1}
    ]
    assert (scene.colony("A").minis[1], scene.colony("B").minis[1]) == (0, 2)
    # 5 mines are A's, but no more than 4 count.
    assert (track(scene, "A", "gold"), track(scene, "B", "gold")) == (4, 1)
    assert at(scene.view(None), "players", 0, "buildings", "gold_mine") == 5


@clause("WARP-RES-10", "WARP-RES-11")
def test_a_foreign_building_returns_to_its_owner_with_the_area() -> None:
    scene = (
        rivals(1).holds("A", "a-left", 1, "gold_mine", "gold_mine", "gold_mine").holds("B", "a-ridge", 1, "gold_mine")
    )
    attack(scene.dice(6, 6, 1), 2)
    assert (scene.colony("A").minis[1], scene.colony("B").minis[1]) == (0, 2)
    assert (track(scene, "A", "gold"), track(scene, "B", "gold")) == (4, 1)

    scene.holds("B", "b-spine-inner", 4).multiplier("b-spine-inner", 4).dice(6, 6, 6, 1, 1)
    scene.turn("B", "action").play("B attack", "B attack b-spine-inner a-ridge", "B troops 3")

    assert (track(scene, "A", "gold"), track(scene, "B", "gold")) == (4, 2)
    assert at(scene.view(None), "areas", scene.area("a-ridge"), "foreign") == []
    assert (scene.colony("A").minis[1], scene.colony("B").minis[1]) == (0, 2)


@clause("WARP-RES-11")
def test_a_lost_building_switches_a_track_bonus_off_at_once() -> None:
    scene = rivals(1).holds("B", "a-ridge", 1, "trade_post", "trade_post").level("B", "trade_post", 3).dice(6, 6, 1)
    assert at(scene.view(None), "players", 1, "tracks", "trade", "bonus") is True

    attack(scene, 2)

    assert at(scene.view(None), "players", 1, "tracks", "trade", "bonus") is False
    assert (track(scene, "A", "trade"), track(scene, "B", "trade")) == (3, 3)


@clause("WARP-RES-12")
def test_buildings_of_an_emptied_area_count_for_nobody() -> None:
    scene = rivals(1).holds("B", "a-ridge", 1, "gold_mine", "sentry_tower").multiplier("a-ridge", 2).dice(4, 3)
    assert track(scene, "B", "gold") == 2

    attack(scene, 1)

    # The tower made the 3 a 4.
    assert result(scene) == "emptied"
    assert scene.built("a-ridge") == ["gold_mine", "sentry_tower"]
    assert (track(scene, "A", "gold"), track(scene, "B", "gold")) == (1, 1)
    assert scene.colony("B").minis[1] == 2


@clause("WARP-RES-13")
def test_a_conquered_token_leaves_the_board_with_its_modifiers() -> None:
    scene = exiled(1).hand("B", "reinforce").dice(6, 6, 6, 1, 1)

    attack(scene, 3).play("B play reinforce")

    assert (scene.holder("a-ridge"), scene.troops("a-ridge")) == ("A", 3)
    assert scene.state.colors[scene.area("a-ridge")] == -1
    # When it is given up later, nothing of the token is left.
    scene.state.withdraw(scene.area("a-ridge"), 3)
    assert (scene.holder("a-ridge"), scene.troops("a-ridge")) == ("empty", 0)


@clause("WARP-RES-14")
def test_without_an_attacker_left_a_failed_attack_loses_nothing_more() -> None:
    scene = exiled(1).hand("B", "defect").has("B", gold=2, energy=1).dice(3)

    attack(scene, 1).play("B play defect")

    assert (powers(scene), result(scene)) == ((0, 12), "held")
    # The only attacker went by the card; 3 stayed behind.
    assert scene.troops("a-upper-left") == 3
    assert force(scene, "A") == (7, 7)
    assert scene.supplies("A") == (2, 1, 0)


@clause("WARP-RES-15")
@for_each("winner", ["A", "B"])
def test_the_gold_bonus_adds_a_reward_card_for_attacker_and_defender(winner: str) -> None:
    scene = with_bonus(rivals(1), winner, "gold_mine").reward_deck("tremor", "sabotage")
    scene.dice(*((6, 6, 1) if winner == "A" else (1, 1, 6)))

    attack(scene, 2).play(f"{winner} pass")

    assert scene.held_rewards(winner) == ["tremor.1", "sabotage"]


@clause("WARP-RES-15")
def test_the_gold_bonus_is_not_for_supporters_or_losers() -> None:
    scene = with_bonus(with_bonus(exiled(1), "A", "gold_mine"), "B", "gold_mine").hand("B", "enforce").has("B", gold=1)
    scene.dice(1, 1, 6)

    attack(scene, 2).play("B play enforce", "A pass")

    assert (len(scene.held_rewards("A")), len(scene.held_rewards("B"))) == (0, 2)


@clause("WARP-RES-16")
def test_a_winning_defence_takes_no_ground() -> None:
    scene = rivals(4).dice(1)

    attack(scene, 3)

    assert result(scene) == "held"
    assert (scene.holder("a-upper-left"), scene.troops("a-ridge"), scene.holder("a-ridge")) == ("A", 4, "B")
    assert len(scene.colony("B").areas) == 3


@clause("WARP-RES-17")
def test_returning_troops_above_four_go_to_the_supply() -> None:
    scene = exiled(1).hand("A", "reinforce").has("A", gold=2, energy=2).dice(1, 1, 1, 1, 6)

    attack(scene, 2).play("A play reinforce", "A option 2 pay 2 gold 2 energy")

    # 2 stayed, 4 attacked, 1 fell: of the 3 that return 2 find room.
    assert (result(scene), scene.troops("a-upper-left")) == ("held", 4)
    assert force(scene, "A") == (8, 6)
    assert story(scene)[-2:] == [
        "The attack on Ridge A fails; 3 Troops return.",
        "Left Approach A is full: 1 Troop goes to the general supply.",
    ]


@clause("WARP-RES-18")
@for_each(
    ("dice", "winners"),
    [((6, 6, 1), "A"), ((1, 1, 6), "B"), ((6, 6, 6), "A")],
)
def test_the_attacker_wins_exactly_by_a_conquest_the_defence_by_holding(dice: tuple[int, ...], winners: str) -> None:
    scene = rivals(1).dice(*dice)

    attack(scene, 2)

    assert [letter for letter in "AB" if scene.colony(letter).wins] == [winners]


@clause("WARP-RES-18")
def test_an_emptied_area_is_a_win_for_nobody() -> None:
    # A would gain 2 resources for a won attack.
    scene = rivals(1).multiplier("a-ridge", 2).leads("A", "morlar-raiders").dice(4, 4)

    attack(scene, 1)

    assert result(scene) == "emptied"
    assert (scene.colony("A").wins, scene.colony("B").wins) == ([], [])
    assert scene.kind() == "end"
    assert scene.supplies("A") == (0, 0, 0)


@clause("WARP-RES-18")
def test_a_supporter_wins_when_exiled_troops_still_hold_the_area() -> None:
    scene = exiled(2).hand("B", "reinforce").dice(6, 6, 2, 2, 2)

    attack(scene, 2).play("B play reinforce")

    # Equal power, and the defence stands.
    assert result(scene) == "held"
    assert (scene.colony("A").wins, len(scene.colony("B").wins)) == ([], 1)
    assert scene.in_zone(DISCARD) == ["reinforce.1"]
