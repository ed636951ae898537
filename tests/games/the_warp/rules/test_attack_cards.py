"""Attack, step 2: face-down Combat cards, the attacker's first, then the defence's."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.the_warp.fighting import attack, counted, exiled, gate, powers, quiet, result, rivals, rolled
from tests.games.the_warp.scene import Scene, at
from tests.rows import for_each


def cards_of(scene: Scene, side: str, letter: str | None) -> list[object]:
    """The cards of a side as a seat sees them."""
    cards = at(scene.view(letter), "combat", side, "cards")
    assert isinstance(cards, list)
    return [at(card, "card") for card in cards]


@clause("WARP-CRD-01")
def test_the_attacker_is_asked_first_and_may_pass() -> None:
    scene = exiled(1).hand("A", "enforce", "elite").hand("B", "enforce")

    attack(scene, 2)

    assert (scene.asked(), scene.kind()) == ("A", "attack-card")
    assert scene.options("A") == ["pass", "play enforce.1", "play elite.1"]
    scene.play("A pass")
    assert (scene.asked(), scene.kind()) == ("B", "defence-card")
    assert cards_of(scene, "attack", "A") == []


@clause("WARP-CRD-01")
def test_one_attack_card_lies_face_down_without_an_option() -> None:
    scene = exiled(1).hand("A", "enforce", "elite").hand("B", "maneuver").has("A", gold=3, energy=3)

    attack(scene, 2).play("A play enforce")

    # Not asked for a second card, nor for an option.
    assert (scene.asked(), scene.kind()) == ("B", "defence-card")
    assert cards_of(scene, "attack", "A") == ["enforce.1"]
    assert cards_of(scene, "attack", "B") == [None]
    assert cards_of(scene, "attack", None) == [None]
    assert scene.supplies("A") == (3, 3, 0)
    assert scene.cards("A") == ["elite.1"]


@clause("WARP-CRD-02")
def test_against_a_player_only_the_defender_answers_with_one_card() -> None:
    scene = rivals(1, seats=3).hand("B", "enforce", "elite").hand("C", "enforce", "ambush").has("C", gold=3)
    scene.has("A", gold=1).has("B", gold=1)

    attack(scene, 2)

    assert (scene.asked(), scene.kind()) == ("B", "defence-card")
    scene.play("B play enforce")
    # Neither a second card of B nor one of C.
    assert (scene.asked(), scene.kind()) == ("A", "bribe")
    assert cards_of(scene, "defence", "B") == ["enforce.1"]


@clause("WARP-CRD-02")
def test_a_defender_may_decline() -> None:
    scene = rivals(1).hand("B", "enforce").has("B", gold=1).dice(1, 1, 6)

    attack(scene, 2).play("B pass")

    assert counted(scene) == ([1, 1], [6])
    assert scene.cards("B") == ["enforce.1"]


@clause("WARP-CRD-03")
def test_opponents_are_asked_clockwise_until_one_supports() -> None:
    scene = exiled(1, seats=4).hand("B", "enforce").hand("C", "enforce").hand("D", "elite").has("A", gold=1)

    attack(scene, 2)

    assert (scene.asked(), scene.kind()) == ("B", "defence-card")
    scene.play("B pass")
    assert scene.asked() == "C"
    scene.play("C play enforce")
    assert (scene.asked(), scene.kind()) == ("A", "bribe")
    assert scene.cards("D") == ["elite.1"]


@clause("WARP-CRD-03")
def test_the_asking_goes_round_from_the_left_of_whoever_attacks() -> None:
    scene = quiet(4).holds("C", "a-upper-left", 4).exiled("a-ridge", 1)
    scene.hand("A", "enforce").hand("B", "enforce").hand("D", "enforce")

    scene.turn("C", "action").play("C attack", "C troops 2")

    assert scene.asked() == "D"
    scene.play("D pass")
    assert scene.asked() == "A"
    scene.play("A pass")
    assert scene.asked() == "B"


@clause("WARP-CRD-03")
def test_if_all_decline_no_support_card_is_played() -> None:
    scene = exiled(1, seats=3).hand("B", "enforce").hand("C", "enforce").dice(1, 1, 6)

    attack(scene, 2).play("B pass", "C pass")

    assert powers(scene) == (4, 24)
    assert (scene.held_rewards("B"), scene.held_rewards("C")) == ([], [])


@clause("WARP-CRD-04")
@for_each(
    ("card", "option", "dice", "expected"),
    [
        # +1 on the exiled dice, not on those of a player.
        ("enforce", "option 1 pay 1 gold 0 energy", (2, 3, 3), ([2, 3], [4])),
        # A Troop more for the Exiled Race.
        ("reinforce", "option 1 pay 0 gold 0 energy", (2, 3, 3, 4), ([2, 3], [3, 4])),
        # An attacker less.
        ("defect", "option 1 pay 2 gold 1 energy", (2, 3), ([2], [3])),
    ],
)
def test_a_support_card_works_for_the_exiled_side(
    card: str, option: str, dice: tuple[int, ...], expected: tuple[list[int], list[int]]
) -> None:
    scene = exiled(1).hand("B", card).has("B", gold=2, energy=1).has("A", gold=1).dice(*dice)

    attack(scene, 2).play(f"B play {card}", "A no bribe")
    if scene.kind() == "combat-option":
        scene.play(f"B {option}")

    assert counted(scene) == expected


@clause("WARP-CRD-05")
def test_support_is_asked_for_openly_and_one_player_at_a_time() -> None:
    scene = exiled(1, seats=4).hand("B", "enforce").hand("C", "enforce").hand("D", "enforce")

    attack(scene, 2)

    # Everybody sees who considers it and who has declined, and nothing hurries them: there is room to talk.
    for letter in "BCD":
        for viewer in ("A", "B", "C", "D", None):
            assert at(scene.view(viewer), "asked") == [scene.seat(letter)]
            assert at(scene.view(viewer), "combat", "target") == "a-ridge"
        scene.play(f"{letter} pass")


@clause("WARP-CRD-06")
def test_only_combat_cards_can_be_played_in_combat() -> None:
    scene = exiled(1).hand("A", "build-05", "upgrade-01", "enforce").hand("B", "build-any", "elite")

    attack(scene, 2)

    assert scene.options("A") == ["pass", "play enforce.1"]
    scene.play("A pass")
    assert scene.options("B") == ["pass", "play elite.1"]


@clause("WARP-CRD-06", "WARP-CRD-07")
def test_a_card_that_cannot_be_paid_may_still_be_played() -> None:
    scene = exiled(1).hand("A", "defect")

    attack(scene, 2)

    assert scene.options("A") == ["pass", "play defect.1"]


@clause("WARP-CRD-07")
def test_ambush_is_for_support_only() -> None:
    scene = exiled(1).hand("A", "ambush", "enforce").hand("B", "ambush")
    attack(scene, 2)
    assert scene.options("A") == ["pass", "play enforce.1"]
    scene.play("A pass")
    assert scene.options("B") == ["pass", "play ambush.2"]

    scene = rivals(1).hand("B", "ambush", "enforce")
    attack(scene, 2)
    assert scene.options("B") == ["pass", "play enforce.1"]


@clause("WARP-CRD-07")
def test_ambush_may_support_the_guardian() -> None:
    scene = gate("volut-smugglers").hand("B", "ambush")

    attack(scene, 3)

    assert scene.options("B") == ["pass", "play ambush.1"]


@clause("WARP-CRD-07")
@for_each(("area", "playable"), [("a-upper-right", True), ("a-left", False)])
def test_an_attacker_needs_another_area_beside_the_target_for_pincer(area: str, playable: bool) -> None:
    scene = exiled(1).holds("A", area, 1).hand("A", "pincer", "enforce")

    attack(scene, 2)

    # The area of origin itself lies beside the target and does not count.
    assert ("play pincer.1" in scene.options("A")) == playable


@clause("WARP-CRD-07")
@for_each(("area", "playable"), [("ring-1", True), ("b-ridge", False)])
def test_a_defender_needs_an_area_beside_the_target_for_pincer(area: str, playable: bool) -> None:
    scene = rivals(1).holds("B", area, 1).hand("B", "pincer", "enforce")

    attack(scene, 2)

    # The attacked area does not count.
    assert ("play pincer.1" in scene.options("B")) == playable


@clause("WARP-CRD-07")
@for_each(("area", "playable"), [("ring-1", True), ("b-ridge", False)])
def test_a_supporter_needs_any_area_beside_the_target_for_pincer(area: str, playable: bool) -> None:
    scene = exiled(1).holds("B", area, 1).hand("B", "pincer", "enforce")

    attack(scene, 2)

    assert ("play pincer.1" in scene.options("B")) == playable


@clause("WARP-CRD-07", "WARP-ATK-06")
def test_the_other_end_of_a_worm_hole_is_beside_the_target_for_pincer() -> None:
    scene = quiet().holds("A", "ring-6", 3).exiled("a-spine-inner", 1).holds("B", "connect-inner", 1)
    scene.hand("B", "pincer", "enforce").guardian("ecton-cultists")

    scene.turn("A", "action").play("A attack", "A attack ring-6 a-spine-inner", "A troops 2")

    assert "play pincer.1" in scene.options("B")


@clause("WARP-CRD-07")
def test_a_pincer_needs_troops_that_still_stand_there() -> None:
    scene = exiled(1).holds("A", "a-upper-right", 1).hand("A", "pincer")
    scene.state.withdraw(scene.area("a-upper-right"), 1)

    attack(scene, 2)

    assert scene.told("combat_card") == []
    assert scene.cards("A") == ["pincer.1"]


@clause("WARP-CRD-08")
@for_each(
    ("card", "copies"),
    [
        ("reinforce", 3),
        ("ambush", 2),
        ("elite", 2),
        ("maneuver", 3),
        ("jetpack", 2),
        ("deceive", 2),
        ("pincer", 2),
        ("defect", 2),
        ("enforce", 3),
    ],
)
def test_how_many_of_each_combat_card_there_are(card: str, copies: int) -> None:
    scene = Scene()

    names = [scene.state.name(piece) for zone in scene.state.zones for piece in zone]

    assert len([name for name in names if name.rpartition(".")[0] == card]) == copies


@clause("WARP-CRD-08")
def test_there_are_twenty_one_combat_cards_of_nine_kinds() -> None:
    book = Scene().state.rulebook

    combat = [card.id for card in book.cards if card.kind == 2]

    assert (len(combat), len(set(combat))) == (21, 9)


@clause("WARP-CRD-01")
def test_an_exiled_race_can_make_the_attacker_play_face_up() -> None:
    scene = exiled(1).exiled_races("darja-shadows", "ralan-engineers").hand("A", "enforce").hand("B", "elite")
    scene.has("A", gold=1)

    attack(scene, 2).play("A play enforce")

    assert cards_of(scene, "attack", "B") == ["enforce.1"]
    scene.play("B play elite")
    # Only the attacker's cards lie open.
    assert cards_of(scene, "defence", "A") == [None]


@clause("WARP-CRD-03")
def test_nobody_supports_where_an_effect_forbids_it() -> None:
    scene = exiled(1).leads("A", "darja-shadows").hand("B", "enforce").has("B", gold=1).dice(6, 6, 1)

    attack(scene, 2).play("A use darja-shadows")

    # Two attackers are few enough; B was not asked.
    assert result(scene) == "conquered"
    assert scene.cards("B") == ["enforce.1"]


@clause("WARP-CRD-03")
def test_a_lone_attack_may_be_played_without_any_card_at_all() -> None:
    scene = exiled(1).dice(5, 4, 1)

    attack(scene, 2)

    assert rolled(scene) == ([5, 4], [1])
    assert scene.told("combat_card") == []
