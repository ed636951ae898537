"""Every option of every Combat card, in each part in which it may be played: its price and what it does."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.the_warp.fighting import (
    ORIGIN,
    TARGET,
    attack,
    counted,
    exiled,
    gate,
    multipliers,
    powers,
    result,
    rivals,
    rolled,
    with_bonus,
)
from tests.games.the_warp.scene import Scene
from tests.rows import for_each

ROLES = ("attacker", "defender", "supporter")

# Options and prices as printed, Gold/Energy; where any resources will do, every split.
PRINTED = {
    "reinforce": ["1/1", "2/2"],
    "elite": ["0/1 1/0", "1/2", "3/3"],
    "maneuver": ["0/1 1/0", "1/1", "2/1"],
    "jetpack": ["2/1", "2/3"],
    "deceive": ["1/1", "0/4 1/3 2/2 3/1 4/0", "0/2 1/1 2/0"],
    "pincer": ["0/1 1/0", "1/2"],
    "defect": ["2/1", "2/3"],
    "enforce": ["0/1 1/0", "1/1", "2/2"],
}
SUPPORT = {**PRINTED, "reinforce": ["0/0", "1/1"], "ambush": ["0/1 1/0", "0/3 1/2 2/1 3/0", "2/3"]}
# 1 Gold and 1 Energy less, off their own kind first and off any kind with the rest.
COMMAND = {
    "reinforce": ["0/0", "1/1"],
    "elite": ["0/0", "0/1", "2/2"],
    "maneuver": ["0/0", "0/0", "1/0"],
    "jetpack": ["1/0", "1/2"],
    "deceive": ["0/0", "0/2 1/1 2/0", "0/0"],
    "pincer": ["0/0", "0/1"],
    "defect": ["1/0", "1/2"],
    "enforce": ["0/0", "0/0", "1/1"],
}
# Two resources less, off whatever part the supporter likes.
SMUGGLED = {
    "reinforce": ["0/0", "0/0"],
    "ambush": ["0/0", "0/1 1/0", "0/3 1/2 2/1"],
    "elite": ["0/0", "0/1 1/0", "1/3 2/2 3/1"],
    "maneuver": ["0/0", "0/0", "0/1 1/0"],
    "jetpack": ["0/1 1/0", "0/3 1/2 2/1"],
    "deceive": ["0/0", "0/2 1/1 2/0", "0/0"],
    "pincer": ["0/0", "0/1 1/0"],
    "defect": ["0/1 1/0", "0/3 1/2 2/1"],
    "enforce": ["0/0", "0/0", "0/2 1/1 2/0"],
}
# 1 Gold and 1 Energy more for attackers of the gate.
DEARER = {
    "reinforce": ["2/2", "3/3"],
    "elite": ["1/2 2/1", "2/3", "4/4"],
    "maneuver": ["1/2 2/1", "2/2", "3/2"],
    "jetpack": ["3/2", "3/4"],
    "deceive": ["2/2", "1/5 2/4 3/3 4/2 5/1", "1/3 2/2 3/1"],
    "pincer": ["1/2 2/1", "2/3"],
    "defect": ["3/2", "3/4"],
    "enforce": ["1/2 2/1", "2/2", "3/3"],
}


def table(role: str, card: str, mine: int = 1, theirs: int = 1) -> Scene:
    """A combat on an area of multiplier 3 in which a player of that part holds the card and 9 of each resource.

    A attacks from an area of multiplier 2. Both sides control further areas beside the target.
    """
    own, other = ("A", "B") if role == "attacker" else ("B", "A")
    troops = theirs if role == "attacker" else mine
    scene = rivals(troops) if role == "defender" else exiled(troops)
    scene.multiplier(TARGET, 3).holds("A", "a-upper-right", 1).holds("B", "ring-1", 1)
    return scene.hand(own, card).has(own, gold=9, energy=9).has(other)


def play(scene: Scene, role: str, card: str, attackers: int, option: str) -> Scene:
    """The combat up to the choice of the option, which is made where there is one."""
    own = "A" if role == "attacker" else "B"
    attack(scene, attackers).play(f"{own} play {card}")
    return scene.play(f"{own} {option}") if option else scene


def prices(scene: Scene, letter: str) -> list[str]:
    """What each option costs, all splits."""
    found: dict[str, list[str]] = {}
    for option in scene.options(letter):
        _, number, _, gold, _, energy, _ = option.split()
        found.setdefault(number, []).append(f"{gold}/{energy}")
    assert list(found) == [f"{number + 1}" for number in range(len(found))]
    return [" ".join(splits) for splits in found.values()]


@clause(
    "WARP-CRD-09",
    "WARP-CRD-11",
    "WARP-CRD-12",
    "WARP-CRD-13",
    "WARP-CRD-14",
    "WARP-CRD-15",
    "WARP-CRD-16",
    "WARP-CRD-17",
)
@for_each("role", ["attacker", "defender"])
@for_each("card", PRINTED)
def test_attackers_and_defenders_pay_what_is_printed(role: str, card: str) -> None:
    scene = play(table(role, card), role, card, 1, "")

    assert prices(scene, "A" if role == "attacker" else "B") == PRINTED[card]


@clause("WARP-CRD-09", "WARP-CRD-10")
@for_each("card", SUPPORT)
def test_what_supporters_pay(card: str) -> None:
    scene = play(table("supporter", card), "supporter", card, 1, "")

    assert prices(scene, "B") == SUPPORT[card]


@clause("WARP-CRD-09", "WARP-REV-02")
@for_each("role", ["attacker", "defender"])
@for_each("card", COMMAND)
def test_the_command_bonus_makes_own_cards_cheaper(role: str, card: str) -> None:
    own = "A" if role == "attacker" else "B"
    scene = play(with_bonus(table(role, card), own, "command_center"), role, card, 1, "")

    assert prices(scene, own) == COMMAND[card]


@clause("WARP-CRD-09", "WARP-REV-02")
@for_each("card", SUPPORT)
def test_the_command_bonus_does_not_help_in_support(card: str) -> None:
    scene = play(with_bonus(table("supporter", card), "B", "command_center"), "supporter", card, 1, "")

    assert prices(scene, "B") == SUPPORT[card]


@clause("WARP-CRD-09", "WARP-CRD-10")
@for_each("card", SMUGGLED)
def test_smugglers_support_for_two_resources_less(card: str) -> None:
    scene = play(table("supporter", card).leads("B", "volut-smugglers"), "supporter", card, 1, "")

    assert prices(scene, "B") == SMUGGLED[card]


@clause("WARP-REV-02", "WARP-GAT-04")
@for_each("card", DEARER)
def test_a_token_of_the_gate_makes_the_attackers_cards_dearer(card: str) -> None:
    scene = gate("volut-smugglers", "dearer-cards").holds("A", "ring-2", 1).hand("A", card).has("A", gold=9, energy=9)

    scene.turn("A", "action").play("A attack", "A troops 1", f"A play {card}")

    assert prices(scene, "A") == DEARER[card]


# Card, option, the own two or more dice, dice that fall after rerolls, how these are used, what the own dice count in
# the end, and the power that makes with multiplier 2 in attack and 3 in defence.
OWN_DICE = [
    ("reinforce", "option 1 pay 1 gold 1 energy", (2, 3, 4), (), (), [2, 3, 4], 18, 27),
    ("reinforce", "option 2 pay 2 gold 2 energy", (2, 3, 4, 1), (), (), [2, 3, 4, 1], 20, 30),
    ("elite", "option 1 pay 1 gold 0 energy", (5, 2), (), (), [5, 4], 18, 27),
    ("elite", "option 2 pay 1 gold 2 energy", (5, 2), (), (), [6, 4], 20, 30),
    ("elite", "option 3 pay 3 gold 3 energy", (5, 2), (), (), [10, 4], 28, 42),
    ("maneuver", "option 1 pay 0 gold 1 energy", (1, 2), (6,), ("reroll 1",), [6, 2], 16, 24),
    ("maneuver", "option 2 pay 1 gold 1 energy", (1, 2), (6, 5), ("reroll 1", "reroll 2"), [6, 5], 22, 33),
    ("maneuver", "option 3 pay 2 gold 1 energy", (1, 2), (6,), ("reroll 1", "flip 2"), [6, 5], 22, 33),
    ("pincer", "option 1 pay 1 gold 0 energy", (2, 3, 4), (), (), [2, 3, 4], 18, 27),
    ("pincer", "option 2 pay 1 gold 2 energy", (2, 3, 4, 1), (), (), [2, 3, 4, 1], 20, 30),
    ("enforce", "option 1 pay 0 gold 1 energy", (3, 6), (), (), [4, 6], 20, 30),
    ("enforce", "option 2 pay 1 gold 1 energy", (3, 6), (), (), [5, 6], 22, 33),
    ("enforce", "option 3 pay 2 gold 2 energy", (3, 5), (), (), [6, 6], 24, 36),
]


@clause("WARP-CRD-09", "WARP-CRD-11", "WARP-CRD-12", "WARP-CRD-15", "WARP-CRD-17", "WARP-CRD-04")
@for_each("role", ROLES)
@for_each(
    ("card", "option", "own", "later", "uses", "values", "strong", "firm"),
    OWN_DICE,
    ids=[f"{row[0]}-{row[1].split()[1]}" for row in OWN_DICE],
)
def test_cards_that_work_on_the_own_dice(
    role: str,
    card: str,
    option: str,
    own: tuple[int, ...],
    later: tuple[int, ...],
    uses: tuple[str, ...],
    values: list[int],
    strong: int,
    firm: int,
) -> None:
    scene = table(role, card, mine=2)
    if role == "supporter" and card == "reinforce":
        option = {"option 1": "option 1 pay 0 gold 0 energy", "option 2": "option 2 pay 1 gold 1 energy"}[option[:8]]
    scene.dice(*((*own, 1, *later) if role == "attacker" else (1, *own, *later)))
    letter = "A" if role == "attacker" else "B"

    play(scene, role, card, 2 if role == "attacker" else 1, option)
    for use in uses:
        scene.play(f"{letter} {use}")

    side = 0 if role == "attacker" else 1
    assert (counted(scene)[side], counted(scene)[1 - side]) == (values, [1])
    assert powers(scene)[side] == (strong if role == "attacker" else firm)
    _, _, _, gold, _, energy, _ = option.split()
    assert scene.supplies(letter)[:2] == (9 - int(gold), 9 - int(energy))
    assert result(scene) == ("conquered" if role == "attacker" else "held")
    # Only Troops that were added stay; extra dice are none.
    added = len(values) - 2 if card == "reinforce" else 0
    assert scene.troops(TARGET) == 2 + added


@clause("WARP-CRD-10", "WARP-CRD-04")
@for_each(
    ("option", "multiplier", "face"),
    [
        ("option 1 pay 1 gold 0 energy", 4, 2),
        ("option 2 pay 2 gold 1 energy", 5, 2),
        ("option 3 pay 2 gold 3 energy", 5, 5),
    ],
)
def test_ambush_raises_the_multiplier_of_the_exiled_side(option: str, multiplier: int, face: int) -> None:
    scene = table("supporter", "ambush").dice(1, 2)

    play(scene, "supporter", "ambush", 1, option)
    if option.startswith("option 3"):
        assert scene.options("B") == ["pass", "flip 1"]
        scene.play("B flip 1")

    assert (multipliers(scene), powers(scene)[1]) == ((2, multiplier), multiplier * face)


@clause("WARP-CRD-13", "WARP-DIC-12")
@for_each("role", ROLES)
@for_each("origin", [2, 4])
@for_each(("option", "bonus"), [("option 1 pay 2 gold 1 energy", 0), ("option 2 pay 2 gold 3 energy", 1)])
def test_jetpack_makes_the_attacking_multiplier_equal_to_the_defending_one(
    role: str, origin: int, option: str, bonus: int
) -> None:
    scene = table(role, "jetpack").multiplier(ORIGIN, origin).dice(2, 3)

    play(scene, role, "jetpack", 1, option)

    # Up or down, whoever plays it; +1 on the own die with the second option.
    assert multipliers(scene) == (3, 3)
    mine, theirs = (bonus, 0) if role == "attacker" else (0, bonus)
    assert counted(scene) == ([2 + mine], [3 + theirs])


def lost(role: str) -> Scene:
    """A combat that the player with Deceive is going to lose."""
    return table(role, "deceive").dice(*((1, 6) if role == "attacker" else (6, 1)))


@clause("WARP-CRD-14")
@for_each("role", ROLES)
def test_deceive_draws_three_cards_after_a_loss(role: str) -> None:
    letter = "A" if role == "attacker" else "B"
    scene = play(lost(role).deck("build-05", "build-06"), role, "deceive", 1, "option 1 pay 1 gold 1 energy")

    scene.play(f"{letter} draw deck", f"{letter} draw build-01", f"{letter} draw deck")

    assert scene.cards(letter) == ["build-05", "build-01", "build-06"]
    assert scene.kind() == "end"


@clause("WARP-CRD-14")
@for_each("role", ROLES)
def test_deceive_puts_three_troops_into_reserve_after_a_loss(role: str) -> None:
    letter = "A" if role == "attacker" else "B"

    scene = play(lost(role), role, "deceive", 1, "option 2 pay 4 gold 0 energy")

    assert scene.supplies(letter) == (5, 9, 3)


@clause("WARP-CRD-14")
@for_each("role", ROLES)
def test_deceive_switches_two_missions_after_a_loss(role: str) -> None:
    letter = "A" if role == "attacker" else "B"
    scene = lost(role).private(letter, "pg-01").mission_deck("cq-01", "cq-02", "pg-02", "pg-03")

    play(scene, role, "deceive", 1, "option 3 pay 0 gold 2 energy")
    scene.play(f"{letter} switch pg-01", f"{letter} deck conquest", f"{letter} keep cq-02")
    scene.play(f"{letter} switch none", f"{letter} deck progress", f"{letter} keep pg-03")

    assert scene.held_missions(letter) == ["cq-02", "pg-03"]
    assert scene.kind() == "end"


@clause("WARP-CRD-14")
@for_each("role", ROLES)
@for_each("option", ["option 1 pay 1 gold 1 energy", "option 2 pay 0 gold 4 energy", "option 3 pay 2 gold 0 energy"])
def test_deceive_does_nothing_after_a_win(role: str, option: str) -> None:
    letter = "A" if role == "attacker" else "B"
    scene = table(role, "deceive").dice(*((6, 1) if role == "attacker" else (1, 6)))

    play(scene, role, "deceive", 1, option)

    assert scene.kind() == "end"
    assert (scene.cards(letter), scene.held_missions(letter), scene.supplies(letter)[2]) == ([], [], 0)


@clause("WARP-CRD-14", "WARP-RES-18")
@for_each("role", ROLES)
def test_deceive_works_for_an_area_that_is_left_empty(role: str) -> None:
    letter = "A" if role == "attacker" else "B"
    scene = table(role, "deceive").multiplier(TARGET, 2).dice(4, 4)

    play(scene, role, "deceive", 1, "option 2 pay 4 gold 0 energy")

    assert (result(scene), scene.supplies(letter)[2]) == ("emptied", 3)


@clause("WARP-CRD-16", "WARP-CRD-04")
@for_each(
    ("role", "option", "dice", "expected", "paid_to"),
    [
        # Against Exiled Troops nobody receives the price.
        ("attacker", "option 1 pay 2 gold 1 energy", (6, 6, 1), ([6, 6], [1]), None),
        ("attacker", "option 2 pay 2 gold 3 energy", (6, 6, 6, 1), ([6, 6, 6], [1]), None),
        # The attacker loses a Troop and receives everything paid.
        ("defender", "option 1 pay 2 gold 1 energy", (1, 6, 6), ([1], [6, 6]), "A"),
        ("defender", "option 2 pay 2 gold 3 energy", (1, 6, 6, 6), ([1], [6, 6, 6]), "A"),
        ("supporter", "option 1 pay 2 gold 1 energy", (1, 6, 6), ([1], [6, 6]), "A"),
        ("supporter", "option 2 pay 2 gold 3 energy", (1, 6, 6, 6), ([1], [6, 6, 6]), "A"),
    ],
)
def test_defect_removes_a_troop_and_may_add_one(
    role: str, option: str, dice: tuple[int, ...], expected: tuple[list[int], list[int]], paid_to: str | None
) -> None:
    scene = table(role, "defect", mine=2, theirs=2).dice(*dice)

    play(scene, role, "defect", 2, option)

    assert rolled(scene) == expected
    _, _, _, gold, _, energy, _ = option.split()
    letter, other = ("A", "B") if role == "attacker" else ("B", "A")
    assert scene.supplies(letter)[:2] == (9 - int(gold), 9 - int(energy))
    assert scene.supplies(other)[:2] == ((int(gold), int(energy)) if paid_to else (0, 0))
    # Added Troops stay.
    assert scene.troops(TARGET) == len(expected[0 if role == "attacker" else 1])


@clause("WARP-CRD-16")
@for_each(
    ("option", "price"), [("option 1 pay 2 gold 1 energy", (2, 1, 0)), ("option 2 pay 2 gold 3 energy", (2, 3, 0))]
)
def test_a_defending_player_is_compensated_for_a_defected_troop(option: str, price: tuple[int, int, int]) -> None:
    scene = rivals(2).hand("A", "defect").has("A", gold=9, energy=9).dice(6, 6)

    attack(scene, 2).play("A play defect", f"A {option}")

    assert len(rolled(scene)[1]) == 1
    assert scene.supplies("B") == price
