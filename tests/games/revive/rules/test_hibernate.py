"""Hibernating: its five steps, the track, the artifact on space 6, and machines before it only."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.scene import Scene, at
from tests.rows import for_each

REWARDS = [f"reward {space}" for space in range(1, 8)]


def at_space(space: int, seats: int = 2) -> Scene:
    """A stands on a space of the hibernation track, and everybody has a card to play."""
    scene = Scene(seats=seats).hand("A", "SA1").hand("B", "SB1", "SB3").majors(purple=1, orange=1, white=1)
    scene.camp("A").hibernation = space
    return scene


# The five steps


@clause("REV-HIB-01")
def test_a_hibernation_is_a_whole_turn() -> None:
    scene = Scene(seats=2).hand("A", "SA1", "SA3").has("A", gear=6).turn("A")

    scene.play("A hibernate", "A done")

    assert scene.state.active == 1


@clause("REV-HIB-02")
def test_all_energy_comes_back_from_the_machines() -> None:
    scene = Scene(seats=2).energy("A", 1).machine("A", "STD1", "MG01", charged=True).machine("A", "MN01").turn("A")

    scene.play("A hibernate")

    assert (scene.camp("A").energy, scene.camp("A").charged) == (3, 0)


@clause("REV-HIB-03")
def test_resting_cards_become_active_and_unplayed_cards_stay() -> None:
    scene = Scene(seats=2).hand("A", "SA1").resting("A", "SA2", "SA3").turn("A")

    scene.play("A hibernate")

    assert (sorted(scene.cards("A")), scene.rested("A")) == (["SA1", "SA2", "SA3"], [])


@clause("REV-HIB-04")
def test_cards_of_all_slots_rest() -> None:
    scene = Scene(seats=2).knows_technology("A", "A1", "B2").played("A", "T1", "CG05", "SA1").played("A", "B2", "SA2")
    scene.played("A", "S5", "SA3", half="bottom").resting("A", "SA4").turn("A")

    scene.play("A hibernate")

    # What rested before is active now: the two steps do not mix.
    assert sorted(scene.rested("A")) == ["CG05", "SA1", "SA2", "SA3"]
    assert scene.cards("A") == ["SA4"]
    assert [scene.in_slot("A", slot) for slot in ("T1", "T2", "B1", "B2", "S5")] == [[], [], [], [], []]


@clause("REV-HIB-05")
def test_the_switch_comes_up() -> None:
    scene = Scene(seats=2).hand("A", "SA1")
    scene.camp("A").switch = False

    scene.turn("A").play("A hibernate")

    assert at(scene.view("B"), "players", 0, "switch") == "up"


# The track


@clause("REV-HIB-06")
def test_the_marker_moves_one_space_and_any_lower_reward_may_be_taken() -> None:
    scene = at_space(2).turn("A").play("A hibernate")

    offered = scene.offers("A", "reward")
    scene.play("A reward 1", "A gain food")

    assert (scene.camp("A").hibernation, offered) == (3, REWARDS[:3])
    assert (scene.resources("A"), scene.camp("A").points) == ((0, 0, 1, 0), 1)
    assert scene.state.active == 1


@clause("REV-HIB-07")
def test_a_start_space_and_seven_rewards() -> None:
    scene = at_space(6).turn("A")
    start = at(Scene(seats=2).view("A"), "players", 0, "hibernation")

    scene.play("A hibernate")

    assert (start, scene.camp("A").hibernation) == (0, 7)
    assert scene.offers("A", "reward") == REWARDS


@clause("REV-HIB-08")
def test_the_seven_rewards() -> None:
    def taken(space: int, *choices: str) -> Scene:
        scene = at_space(7).on_top("cards", "CY13").on_top("crates", "CR15").display("CG01")
        return scene.turn("A").play("A hibernate", f"A reward {space}", *choices)

    basic, module = taken(1, "A gain book"), taken(2, "A module MD05", "A place T1.2")
    crystal, track = taken(3), taken(4, "A advance green")
    deck, card = taken(5, "A recruit deck"), taken(5, "A recruit CG01")
    energy, crate = taken(6), taken(7)

    assert (basic.resources("A"), basic.camp("A").points) == ((0, 1, 0, 0), 1)
    assert (module.module_at("A", "T1.2"), module.camp("A").points) == ("MD05", 0)
    assert (crystal.resources("A"), crystal.camp("A").points) == ((0, 0, 0, 1), 1)
    assert (track.track("A", "green"), track.track("A", "gray")) == (2, 0)
    assert ("CY13" in deck.cards("A"), "CG01" in card.cards("A")) == (True, True)
    assert (energy.camp("A").energy, energy.camp("A").points) == (1, 1)
    assert (crate.crate_count("A"), crate.camp("A").points) == (1, 2)


# The artifact on space 6


@clause("REV-HIB-09")
def test_moving_onto_space_6_removes_a_major_artifact_before_the_reward() -> None:
    scene = at_space(5).turn("A").play("A hibernate")

    asked, offered = scene.kind(), scene.options("A")
    scene.play("A remove orange")

    assert (asked, offered) == ("remove-artifact", ["remove purple", "remove orange", "remove white"])
    assert scene.kind() == "hibernation-reward"
    assert scene.state.majors == [1, 0, 1]
    assert scene.camp("A").majors == [0, 0, 0]


@clause("REV-HIB-09")
@for_each("space", [0, 1, 2, 3, 4, 6, 7])
def test_other_spaces_remove_nothing(space: int) -> None:
    scene = at_space(space).turn("A")

    scene.play("A hibernate", "A done")

    assert scene.state.majors == [1, 1, 1]


@clause("REV-HIB-09")
def test_without_a_major_nothing_is_removed() -> None:
    scene = at_space(5).majors().turn("A")

    scene.play("A hibernate")

    assert scene.kind() == "hibernation-reward"
    assert (scene.camp("A").hibernation, scene.camp("A").end_tile) == (6, False)


@clause("REV-HIB-10")
def test_removing_the_last_major_gives_the_tile_and_the_hibernation_goes_on() -> None:
    scene = at_space(5, seats=3).majors(white=1).turn("A")

    # The only major needs no question.
    scene.play("A hibernate", "A reward 6")

    assert (scene.camp("A").end_tile, scene.camp("A").majors, scene.camp("A").minors) == (True, [0, 0, 0], 0)
    assert (scene.camp("A").energy, scene.camp("A").points) == (1, 1)
    # B's last turn has begun, C's is still to come.
    assert (scene.state.active, scene.state.last_turns) == (1, 1)


@clause("REV-HIB-11")
def test_on_the_last_space_the_marker_stays_and_no_artifact_goes() -> None:
    scene = at_space(7).turn("A").play("A hibernate")

    offered = scene.offers("A", "reward")
    scene.play("A reward 6")

    assert (scene.camp("A").hibernation, offered) == (7, REWARDS)
    assert scene.state.majors == [1, 1, 1]
    assert scene.camp("A").energy == 1


# Machines and what is left alone


@clause("REV-HIB-12")
def test_machines_before_the_energy_step_only() -> None:
    scene = at_space(0).energy("A", 2).machine("A", "MG01", "MN01").crates("A", "CR15").has("A", crystal=1).turn("A")

    scene.play("A use MG01", "A hibernate")
    during = scene.options("A")
    scene.play("A done")
    after = scene.options("A")

    assert (scene.held("A", "gear"), scene.camp("A").energy) == (2, 2)
    assert not [option for option in during + after if option.startswith(("use", "with", "work"))]
    # Crates and trades remain possible.
    assert {"open CR15", "convert book"} <= set(during)
    assert {"open CR15", "convert book", "end"} == set(after) - {"convert gear", "convert food"}


@clause("REV-HIB-12")
def test_no_energy_is_taken_back_after_the_energy_step() -> None:
    scene = at_space(0).energy("A", 0).machine("A", "MG01", charged=True).crates("A", "CR24").turn("A")

    scene.play("A hibernate", "A open CR24", "A gain food")

    # The battery found no energy on a machine; its resource is all it gives.
    assert (scene.camp("A").energy, scene.held("A", "food")) == (1, 1)


@clause("REV-HIB-13")
def test_modules_machines_crates_and_buildings_stay() -> None:
    scene = at_space(0).module("A", "T1.1", "MD01").machine("A", "MG01").crates("A", "CR15", opened=True)
    scene.building("A", "7,4", "large").has("A", gear=1, book=2, food=3, crystal=1).turn("A")

    scene.play("A hibernate", "A done", "A end")

    player = at(scene.view("A"), "players", 0)
    assert scene.module_at("A", "T1.1") == "MD01"
    assert at(player, "spots", 0) == "MG01"
    assert at(player, "crates", "opened") == ["CR15"]
    assert at(player, "buildings") == {"small": 6, "large": 3}
    assert scene.resources("A") == (1, 2, 3, 1)
