"""Every option of every Develop card, by the action and by following; and the discard value of every Archive card."""

from __future__ import annotations

from tessera.games.the_warp.library import load
from tessera.games.the_warp.state import DISCARD, GONE
from tests.clauses import clause
from tests.games.the_warp.scene import Scene
from tests.rows import for_each

TYPES = ["command_center", "gold_mine", "energy_plant", "trade_post", "laser_cannon", "sentry_tower", "assault_ship"]
LADDERS = ["command_center", "gold_mine", "energy_plant", "trade_post", "assault_ship"]

# Gold and Energy for each type, the same on every card (WARP-DEV-05, WARP-DEV-06).
BUILD_PRICE = {
    "command_center": (2, 2),
    "gold_mine": (1, 2),
    "energy_plant": (2, 1),
    "trade_post": (1, 1),
    "laser_cannon": (2, 2),
    "sentry_tower": (1, 1),
    "assault_ship": (2, 1),
}
UPGRADE_PRICE = {
    "command_center": (2, 2),
    "gold_mine": (1, 3),
    "energy_plant": (3, 1),
    "trade_post": (1, 2),
    "assault_ship": (2, 1),
}
BUILD_CARDS = {
    "build-01": ["command_center", "assault_ship", "trade_post"],
    "build-02": ["laser_cannon", "command_center", "energy_plant"],
    "build-03": ["trade_post", "laser_cannon", "command_center"],
    "build-04": ["gold_mine", "command_center", "sentry_tower"],
    "build-05": ["command_center", "sentry_tower", "laser_cannon"],
    "build-06": ["command_center", "sentry_tower", "assault_ship"],
    "build-07": ["gold_mine", "assault_ship", "command_center"],
    "build-08": ["assault_ship", "gold_mine", "sentry_tower"],
    "build-09": ["sentry_tower", "trade_post", "gold_mine"],
    "build-10": ["gold_mine", "assault_ship", "trade_post"],
    "build-11": ["trade_post", "gold_mine", "laser_cannon"],
    "build-12": ["laser_cannon", "energy_plant", "gold_mine"],
    "build-13": ["energy_plant", "laser_cannon", "assault_ship"],
    "build-14": ["assault_ship", "energy_plant", "sentry_tower"],
    "build-15": ["trade_post", "command_center", "energy_plant"],
    "build-16": ["energy_plant", "trade_post", "gold_mine"],
    "build-17": ["sentry_tower", "energy_plant", "assault_ship"],
    "build-18": ["laser_cannon", "sentry_tower", "energy_plant"],
}
UPGRADE_CARDS = {
    "upgrade-01": ["trade_post", "command_center"],
    "upgrade-02": ["command_center", "energy_plant"],
    "upgrade-03": ["gold_mine", "command_center"],
    "upgrade-04": ["assault_ship", "trade_post"],
    "upgrade-05": ["gold_mine", "assault_ship"],
    "upgrade-06": ["assault_ship", "energy_plant"],
    "upgrade-07": ["energy_plant", "gold_mine"],
    "upgrade-08": ["trade_post", "gold_mine"],
    "upgrade-09": ["energy_plant", "trade_post"],
}

# Card, number of the option, "build" or "upgrade", type, Gold, Energy, cards discarded, cards drawn.
Row = tuple[str, int, str, str, int, int, int, int]


def rows() -> list[Row]:
    """Every option with every type that it can have."""
    found: list[Row] = []
    for card, types in BUILD_CARDS.items():
        found += [(card, place + 1, "build", type, *BUILD_PRICE[type], 0, 0) for place, type in enumerate(types)]
    for card, types in UPGRADE_CARDS.items():
        found += [(card, place + 1, "upgrade", type, *UPGRADE_PRICE[type], 0, 0) for place, type in enumerate(types)]
    # Free choice of the type (WARP-DEV-07), and the Start card (WARP-DEV-04).
    for type in TYPES:
        found.append(("build-any", 1, "build", type, 2, 1, 1, 0))
        found.append(("build-any", 2, "build", type, 2, 3, 0, 2))
        found.append(("start", 1, "build", type, 1, 2, 0, 0))
    for type in LADDERS:
        found.append(("upgrade-any", 1, "upgrade", type, 2, 2, 1, 0))
        found.append(("upgrade-any", 2, "upgrade", type, 3, 3, 0, 2))
        found.append(("start", 2, "upgrade", type, 2, 2, 0, 0))
    return found


ROWS = rows()
# One row for each option: where the type is free, its price is the same for all.
ROWS_OF_A_PRICE = list({row[:2]: row for row in ROWS}.values())


def scene_with(letter: str, row: Row, gold: int, energy: int) -> Scene:
    """A player with the card, another one to discard, room for every type on the own ridge, and so much to pay with."""
    card = row[0]
    return Scene().holds(letter, f"{letter.lower()}-ridge", 1).hand(letter, card, "elite").has(letter, gold, energy)


def carry_out(scene: Scene, letter: str, row: Row) -> None:
    """Go on after the payment: the card to discard, the place, the switch, the cards drawn."""
    _, _, verb, type, _, _, discarded, drawn = row
    ridge = f"{letter.lower()}-ridge"
    if discarded and scene.kind() == "discard":
        scene.play(f"{letter} discard elite")
    if verb == "build" and scene.kind() == "build":
        scene.play(f"{letter} build {type} {ridge}")
    if (verb, type) == ("build", "trade_post"):
        assert scene.kind() == "switch"
        scene.play(f"{letter} keep")
    for _ in range(drawn):
        assert scene.kind() == "draw"
        scene.play(f"{letter} draw deck")
    assert scene.kind() not in ("draw", "discard", "build", "switch")


def check_effect(scene: Scene, letter: str, row: Row) -> None:
    """The building stands or the level has risen, the track has moved, and the cards are where they belong."""
    card, _, verb, type, _, _, discarded, drawn = row
    built = scene.built(f"{letter.lower()}-ridge")
    levels = [2 if verb == "upgrade" and each == type else 1 for each in LADDERS]
    assert built == ([type] if verb == "build" else [])
    assert scene.colony(letter).levels == levels
    assert scene.colony(letter).positions == [2 if each == type else 1 for each in TYPES[:4]]
    hand = scene.cards(letter)
    assert ("elite.1" in hand) == (not discarded)
    assert len(hand) == 1 - discarded + drawn
    played = [card if card.split("-")[-1].isdigit() and card != "upgrade-01" else f"{card}.1"]
    if card == "start":
        assert played[0] in scene.in_zone(GONE)
        played = []
    assert scene.in_zone(DISCARD) == played + ["elite.1"] * discarded


def is_offered(scene: Scene, letter: str, choice: str, row: Row) -> bool:
    """Whether the option can be chosen once the card is played; not if the card cannot be played at all."""
    if letter not in scene.asked() or choice not in scene.options(letter):
        return False
    scene.game.play(scene.seat(letter), [choice])
    if scene.kind() == "card-option":
        return f"option {row[1]} {row[3]}" in scene.options(letter)
    # The only option was taken at once.
    return scene.told("option")[-1][1] == f"{row[1]}"


def before_following(letter: str, row: Row, gold: int, energy: int) -> Scene:
    """A has built a tower with a Start card, which leaves nothing on the discard pile; the others are asked now."""
    scene = scene_with(letter, row, gold, energy).hand("A", "start.6").has("A", energy=2).turn("A", "action")
    return scene.play("A develop", "A option 1 sentry_tower")


@clause("WARP-DEV-04", "WARP-DEV-05", "WARP-DEV-06", "WARP-DEV-07")
def test_every_develop_card_is_in_the_tables() -> None:
    cards = load().cards
    develop = {id: len(card["option"]) for id, card in cards.items() if card["kind"] != "combat"}

    known = {card: len(types) for card, types in [*BUILD_CARDS.items(), *UPGRADE_CARDS.items()]}
    assert develop == {**known, "build-any": 2, "upgrade-any": 2, "start": 2}
    assert len(ROWS) == 18 * 3 + 9 * 2 + 3 * 7 + 3 * 5
    copies = {id: cards[id]["copies"] for id in develop if cards[id]["copies"] > 1}
    assert copies == {"build-any": 5, "upgrade-any": 6, "upgrade-01": 2, "start": 6}


@clause("WARP-DEV-02", "WARP-DEV-05", "WARP-DEV-06", "WARP-DEV-07", "WARP-DEV-09", "WARP-DEV-10")
@for_each("row", ROWS, ids=lambda row: f"{row[0]}-{row[1]}-{row[3]}")
def test_every_option_by_the_action(row: Row) -> None:
    _, number, _, type, gold, energy, _, _ = row
    scene = scene_with("A", row, 9, 9).turn("A", "action").play("A develop")

    scene.play(f"A option {number} {type}")

    # One resource of choice less.
    assert scene.options("A") == [f"pay {gold - 1} gold {energy} energy", f"pay {gold} gold {energy - 1} energy"]
    scene.play(f"A pay {gold} gold {energy - 1} energy")
    carry_out(scene, "A", row)
    assert scene.supplies("A") == (9 - gold, 9 - energy + 1, 0)
    check_effect(scene, "A", row)


@clause("WARP-DEV-12", "WARP-DEV-05", "WARP-DEV-06", "WARP-DEV-07")
@for_each("row", ROWS, ids=lambda row: f"{row[0]}-{row[1]}-{row[3]}")
def test_every_option_by_following(row: Row) -> None:
    card, number, _, type, gold, energy, _, _ = row
    scene = before_following("B", row, 9, 9)

    # The full price, with nothing to choose about it.
    scene.play(f"B follow {card}", f"B option {number} {type}")
    carry_out(scene, "B", row)

    assert scene.supplies("B") == (9 - gold, 9 - energy, 0)
    check_effect(scene, "B", row)
    assert scene.options("A") == ["take 0 gold 1 energy", "take 1 gold 0 energy"]


@clause("WARP-DEV-02", "WARP-DEV-11", "WARP-DEV-12")
@for_each("row", ROWS_OF_A_PRICE, ids=lambda row: f"{row[0]}-{row[1]}-{row[3]}")
def test_every_option_needs_its_price(row: Row) -> None:
    gold, energy = row[4:6]
    card = row[0] if row[0].split("-")[-1].isdigit() and row[0] != "upgrade-01" else f"{row[0]}.1"

    # By the action one resource may be missing, and no more.
    for have, enough in (((gold - 1, energy), True), ((gold, energy - 1), True), ((gold - 1, energy - 1), False)):
        scene = scene_with("A", row, *have).turn("A", "action")
        assert is_offered(scene, "A", "develop", row) == enough
    # By following none.
    for have, enough in (((gold, energy), True), ((gold - 1, energy), False), ((gold, energy - 1), False)):
        assert is_offered(before_following("B", row, *have), "B", f"follow {card}", row) == enough


# Gold and Energy for a discard in Consult.
DISCARD_VALUES = {
    **{f"build-{number:02}": (1, 0) if number % 2 else (0, 1) for number in range(1, 19)},
    "build-any": (1, 0),
    **{f"upgrade-{number:02}": (1, 1) for number in range(1, 10)},
    "upgrade-any": (1, 1),
    "reinforce": (0, 1),
    "ambush": (1, 0),
    "elite": (1, 0),
    "maneuver": (0, 1),
    "jetpack": (0, 1),
    "deceive": (1, 0),
    "pincer": (1, 0),
    "defect": (0, 1),
    "enforce": (1, 0),
    "start": (1, 0),
}


@clause("WARP-CON-02")
def test_every_card_has_a_discard_value() -> None:
    assert sorted(DISCARD_VALUES) == sorted(load().cards)


@clause("WARP-CON-02", "WARP-CON-12")
@for_each("card", DISCARD_VALUES)
def test_what_every_card_is_discarded_for(card: str) -> None:
    scene = Scene().hand("A", card).turn("A", "consult")

    scene.play(f"A discard {card}")

    assert scene.supplies("A") == (*DISCARD_VALUES[card], 0)
