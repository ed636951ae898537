"""Crates: drawn in secret, opened once, kept for scoring."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.revive.scene import Scene, at


@clause("REV-CRT-01")
def test_a_crate_is_drawn_from_the_top_and_seen_by_its_owner_alone() -> None:
    scene = Scene(seats=2).on_top("crates", "CR17", "CR03").hand("A", "CG06").turn("A")

    scene.play("A play CG06 B1")

    assert at(scene.view("A"), "players", 0, "crates") == {"closed": ["CR17"], "opened": []}
    assert at(scene.view("B"), "players", 0, "crates") == {"closed": ["crate"], "opened": []}
    assert at(scene.view(None), "players", 0, "crates") == {"closed": ["crate"], "opened": []}


@clause("REV-CRT-01")
def test_the_story_of_the_game_names_it_to_its_owner_alone() -> None:
    scene = Scene(seats=2).on_top("crates", "CR17").hand("B", "CG06").turn("B")

    scene.play("B play CG06 B1")

    assert "Blueprints" in " ".join(scene.game.story(1))
    assert "Blueprints" not in " ".join(scene.game.story(0) + scene.game.story(None))


@clause("REV-CRT-02")
def test_any_number_of_crates_each_once() -> None:
    scene = Scene(seats=2).crates("A", "CR07", "CR09", "CR15").hand("A", "SA1").turn("A")

    scene.play("A open CR07", "A open CR09", "A open CR15")

    assert (scene.resources("A"), scene.camp("A").points) == ((2, 2, 0, 0), 3)
    assert scene.offers("A", "open") == []


@clause("REV-CRT-02")
def test_an_opened_crate_shows_its_face() -> None:
    scene = Scene(seats=2).crates("A", "CR15", "CR16").hand("A", "SA1").turn("A")

    scene.play("A open CR15")

    assert at(scene.view("B"), "players", 0, "crates") == {"closed": ["crate"], "opened": ["CR15"]}


@clause("REV-CRT-02")
def test_crates_are_for_the_own_turn() -> None:
    scene = Scene(seats=2).crates("A", "CR15").hand("A", "SA1").hand("B", "SB1").turn("B")

    assert scene.asked() == "B"
    assert scene.offers("B", "open") == []


@clause("REV-CRT-02")
def test_a_crate_that_modifies_an_action_needs_that_action() -> None:
    scene = Scene(seats=2).has("A", gear=1).crates("A", "CR26").turn("A")

    offered = scene.options("A")
    scene.play("A with CR26 build", "A build small 4,3")

    assert ("open CR26" in offered, "with CR26 build" in offered) == (False, True)
    assert (scene.held("A", "gear"), scene.camp("A").buildings) == (0, [5, 4])
    assert at(scene.view("B"), "players", 0, "crates", "opened") == ["CR26"]


@clause("REV-CRT-03")
def test_opened_and_closed_crates_both_count() -> None:
    scene = Scene(seats=2).crates("A", "CR07", "CR09").crates("A", "CR15", opened=True).hand("A", "SA1").turn("A")

    scene.play("A open CR07")

    assert at(scene.view("A"), "players", 0, "counters", "crate") == 3


@clause("REV-CRT-04")
def test_an_empty_stack_gives_no_crate() -> None:
    scene = Scene(seats=2).empty("crates").points("A", 5).hand("A", "CG06", "CG05").turn("A")

    scene.play("A play CG06 B1", "A play CG05 T1")

    # Neither the card nor the bonus at 6 points finds one.
    assert (scene.crate_count("A"), scene.camp("A").points, scene.held("A", "gear")) == (0, 6, 3)
