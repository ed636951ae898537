"""A turn: up to two actions or a hibernation, free actions around them, and who resolves what when."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.scene import Scene, at
from tests.rows import for_each


def advances(scene: Scene) -> list[tuple[int, list[str]]]:
    """Every advance on a track so far: who, and track, steps and position."""
    return [(event.seat, event.words) for event in scene.game.events if event.key == "advance"]


# Two actions or a hibernation


@clause("REV-TURN-01")
def test_two_actions_and_no_third() -> None:
    scene = Scene(seats=2).hand("A", "SA1", "SA3", "SA5").turn("A")

    scene.play("A play SA1 T1")
    after_one = scene.options("A")
    scene.play("A play SA3 T2")

    # With nothing left to do the turn ends by itself.
    assert "play SA5 B1" in after_one
    assert (scene.asked(), scene.cards("A")) == ("B", ["SA5"])


@clause("REV-TURN-01")
def test_a_hibernation_stands_in_the_place_of_both_actions() -> None:
    scene = Scene(seats=2).hand("A", "SA1", "SA3").turn("A")

    before = scene.options("A")
    scene.play("A play SA1 T1")

    assert "hibernate" in before
    assert "hibernate" not in scene.options("A")


@clause("REV-TURN-02")
def test_there_are_five_kinds_of_action() -> None:
    scene = Scene(seats=2).has("A", gear=3, book=1, food=3).hand("A", "SA1").turn("A")

    verbs = {option.split(" ")[0] for option in scene.options("A")}

    assert verbs == {"play", "switch", "explore", "populate", "build", "hibernate"}


@clause("REV-TURN-02")
def test_the_two_actions_may_be_the_same() -> None:
    scene = Scene(seats=2).has("A", gear=6).turn("A")

    scene.play("A build small 4,3", "A build small 5,3")

    assert (scene.held("A", "gear"), scene.camp("A").buildings) == (0, [4, 4])


@clause("REV-TURN-02")
def test_the_two_actions_may_be_different() -> None:
    scene = Scene(seats=2).has("A", gear=2).turn("A")

    scene.play("A switch gear", "A build small 4,3")

    assert (scene.held("A", "gear"), scene.camp("A").buildings) == (0, [5, 4])


@clause("REV-TURN-03")
def test_who_can_do_nothing_must_hibernate() -> None:
    scene = Scene(seats=2).played("A", "T1", "SA1").crates("A", "CR15")
    scene.camp("A").switch = False

    scene.turn("A")

    assert scene.options("A") == ["hibernate", "open CR15"]


@clause("REV-TURN-03")
def test_a_turn_without_an_action_cannot_be_ended() -> None:
    scene = Scene(seats=2).hand("A", "SA1", "SA3").turn("A")

    before = scene.options("A")
    scene.play("A play SA1 T1")

    assert "end" not in before
    assert "end" in scene.options("A")


@clause("REV-TURN-03")
def test_a_single_action_is_a_legal_turn() -> None:
    scene = Scene(seats=2).hand("A", "SA1", "SA3").turn("A")

    scene.play("A play SA1 T1", "A end")

    assert (scene.asked(), scene.state.active, scene.state.acted) == ("B", 1, 0)


# Free actions


@clause("REV-TURN-04")
def test_free_actions_are_no_actions_however_many() -> None:
    scene = Scene(seats=2).has("A", crystal=2).energy("A", 1).machine("A", "MG09").crates("A", "CR15")
    scene.hand("A", "SA1", "SA3").turn("A")

    scene.play("A convert gear", "A convert food", "A use MG09", "A open CR15")
    scene.play("A play SA1 T1", "A play SA3 T2")

    assert scene.resources("A") == (3, 2, 1, 0)
    assert scene.camp("A").points == 5


@clause("REV-TURN-04")
def test_free_actions_alone_are_not_a_turn() -> None:
    scene = Scene(seats=2).crates("A", "CR15").turn("A")

    scene.play("A open CR15")

    assert "end" not in scene.options("A")
    assert "hibernate" in scene.options("A")


@clause("REV-TURN-04")
def test_free_actions_follow_the_last_action_too() -> None:
    scene = Scene(seats=2).hand("A", "SA1", "SA3").crates("A", "CR15", "CR16").turn("A")

    scene.play("A play SA1 T1", "A play SA3 T2", "A open CR15")

    assert (scene.camp("A").points, scene.options("A")) == (3, ["end", "open CR16"])


@clause("REV-TURN-04")
def test_a_free_action_in_the_middle_of_an_action() -> None:
    scene = Scene(seats=2).hand("A", "CG11").crates("A", "CR11").turn("A")

    scene.play("A play CG11 T1")
    asked = scene.options("A")
    scene.play("A open CR11", "A resolve pay-food-1(gain-gear-4)")

    # The card asks for a food that only the crate can bring.
    assert asked == ["open CR11", "done"]
    assert scene.resources("A") == (4, 0, 1, 0)


@clause("REV-TURN-04")
def test_a_crate_is_opened_while_hibernating() -> None:
    scene = Scene(seats=2).crates("A", "CR15").turn("A").play("A hibernate")

    scene.play("A open CR15", "A reward 1", "A gain food")

    assert (scene.camp("A").points, scene.held("A", "food")) == (4, 1)


# Order and choice


@clause("REV-TURN-05")
@for_each("first", ["module", "advance-gray"])
def test_several_effects_in_the_order_that_the_player_likes(first: str) -> None:
    scene = Scene(seats=2).tracks("A", gray=5).unlocked("A", "RW01").hand("A", "CG12").turn("A")

    scene.play("A play CG12 B1")
    offered = scene.options("A")
    scene.play(f"A resolve {first}")

    # One more gray step unlocks a special machine; the module may come before or after it.
    assert offered == ["resolve module", "resolve advance-gray", "done"]
    assert scene.kind() == ("module" if first == "module" else "special-machine")
    assert scene.track("A", "gray") == (5 if first == "module" else 6)


@clause("REV-TURN-06")
def test_a_card_half_may_be_left() -> None:
    scene = Scene(seats=2).hand("A", "SA3").turn("A")

    scene.play("A play SA3 B1", "A done")

    assert (scene.kind(), scene.state.acted) == ("turn", 1)
    assert not any(scene.camp("A").sockets[space] >= 0 for space in range(12))


@clause("REV-TURN-06")
def test_a_part_of_a_half_may_be_left() -> None:
    scene = Scene(seats=2).tracks("A", gray=5).unlocked("A", "RW01").hand("A", "CG12").turn("A")

    scene.play("A play CG12 B1", "A resolve module", "A module MD01", "A place T1.2", "A done")

    assert (scene.module_at("A", "T1.2"), scene.track("A", "gray")) == ("MD01", 5)


@clause("REV-TURN-11")
def test_a_module_may_be_left() -> None:
    scene = Scene(seats=2).module("A", "T1.2", "MD32").hand("A", "SA1").turn("A")

    scene.play("A play SA1 T1", "A done")

    assert (scene.kind(), scene.resources("A")) == ("turn", (2, 0, 0, 0))


@clause("REV-TURN-06")
def test_a_machine_may_be_left_half_used() -> None:
    scene = Scene(seats=2).energy("A", 1).machine("A", "MY07").played("A", "T1", "SA1").turn("A")

    scene.play("A use MY07", "A done")

    assert scene.held("A", "food") == 1
    assert (scene.in_slot("A", "T1"), scene.rested("A")) == (["SA1"], [])


@clause("REV-TURN-06")
def test_a_crate_may_be_left_half_used() -> None:
    scene = Scene(seats=2).crates("A", "CR19").turn("A")

    scene.play("A open CR19", "A done")

    assert scene.module_at("A", "T1.1") == ""
    assert scene.crate_count("A") == 1


@clause("REV-TURN-06")
def test_the_artifact_of_a_technology_may_be_left() -> None:
    scene = Scene(seats=2).has("A", book=6, food=1).majors(purple=1)
    scene.figure("A", "2,5", "A1").figure("A", "4,7", "B1").turn("A")

    scene.play("A populate 3,3", "A technology C1", "A done")

    assert (scene.major("A", "purple"), scene.state.majors) == (0, [1, 0, 0])
    assert scene.camp("A").energy == 1
    assert scene.state.last_turns == -1


@clause("REV-TURN-11")
def test_a_water_reward_may_be_left() -> None:
    scene = Scene(seats=2).has("A", gear=3, food=1).turn("A")

    scene.play("A build small 7,4", "A done")

    assert (scene.kind(), scene.module_at("A", "T1.1")) == ("turn", "")
    assert (scene.track("A", "green"), scene.track("A", "yellow")) == (1, 1)


@clause("REV-TURN-11")
def test_a_recruit_may_be_left() -> None:
    scene = Scene(seats=2).has("A", food=3).face_down("R1C4", "AT01").turn("A")

    scene.play("A explore R1C4", "A done", "A lay 0")

    assert (scene.cards("A"), scene.camp("A").points) == ([], 2)


@clause("REV-TURN-06")
def test_the_reward_of_the_hibernation_track_may_be_left() -> None:
    scene = Scene(seats=2).turn("A").play("A hibernate")

    scene.play("A done")

    assert (scene.camp("A").hibernation, scene.camp("A").points, scene.resources("A")) == (1, 0, (0, 0, 0, 0))


@clause("REV-TURN-11")
def test_laying_a_tile_and_terrain_are_not_optional() -> None:
    scene = (
        Scene(seats=2).has("A", food=4).tracks("A", green=2).building("A", "7,4").face_down("R1C4", "AT03").turn("A")
    )

    scene.play("A explore R1C4", "A recruit deck")
    laying = scene.options("A")
    scene.play("A lay 0")

    # AT03 unturned has sand on 8,3 and field on 7,3.
    assert laying == ["lay 0", "lay 1"]
    assert scene.track("A", "yellow") == 1


@clause("REV-TURN-11")
def test_reward_spaces_with_their_marker_and_reward_are_not_optional() -> None:
    scene = Scene(seats=2).majors(purple=1, white=1).tracks("A", gray=8, green=9).hand("A", "SA2")
    scene.unlocked("A", "RW01", "RW02", "RW04", "RW05").turn("A")

    scene.play("A play SA2 B1")
    chosen = scene.options("A")
    scene.play("A resolve advance-gray")
    spaces = scene.options("A")
    scene.play("A resolve unlock-RW10")

    # The step itself is the card's and may be left; what it unlocks may not.
    assert chosen == ["resolve advance-gray", "done"]
    assert spaces == ["resolve unlock-RW07", "resolve unlock-RW10"]
    assert scene.options("A") == ["artifact purple", "artifact white"]


@clause("REV-TURN-11")
def test_bonus_spaces_of_both_tracks_are_not_optional() -> None:
    scene = Scene(seats=2).majors(purple=1, white=1).points("A", 29).progress("A", 12).crates("A", "CR15")
    scene.hand("A", "SA1").turn("A")

    scene.play("A open CR15")
    by_points = scene.options("A")
    scene.play("A artifact white", "A play SA1 B1", "A resolve tribe")

    assert by_points == ["artifact purple", "artifact white"]
    # The last one needs no question.
    assert (scene.major("A", "white"), scene.major("A", "purple")) == (1, 1)


@clause("REV-TURN-11")
def test_the_artifact_removed_by_hibernating_is_not_optional() -> None:
    scene = Scene(seats=2).majors(purple=1, orange=1)
    scene.camp("A").hibernation = 5

    scene.turn("A").play("A hibernate")

    assert scene.options("A") == ["remove purple", "remove orange"]


# One part after the other


@clause("REV-TURN-07")
def test_what_the_first_action_set_off_is_finished_before_the_second() -> None:
    scene = Scene(seats=2).hand("A", "SA3", "SA1").turn("A")

    scene.play("A play SA3 B1")

    assert scene.kind() == "module"
    assert scene.offers("A", "play") == []


@clause("REV-TURN-07")
def test_excess_is_lost_between_the_two_actions() -> None:
    scene = Scene(seats=2).has("A", book=6).crates("A", "CR09").hand("A", "SA1").turn("A")

    scene.play("A open CR09")
    before = scene.held("A", "book")
    scene.play("A play SA1 T1")

    assert (before, scene.held("A", "book"), scene.state.acted) == (8, 6, 1)


@clause("REV-TURN-08")
def test_cubes_tell_nothing_where_several_play() -> None:
    scene = Scene(seats=2).hand("A", "SA1", "SA3").turn("A")

    scene.play("A play SA1 T1", "A play SA3 T2")

    assert at(scene.view("A"), "players", 0, "cube") is None
    assert scene.told("cube") == []
