"""Reward spaces: standard machines, special machines, artifacts and card bonuses."""

from __future__ import annotations

from tessera.games.revive import state as zones
from tests.clauses import clause
from tests.games.revive.fresh import resolve_all
from tests.games.revive.scene import Scene, at
from tests.rows import for_each

# Starting cards whose bottom half is one step on a track.
STEP = {"gray": "SA2", "green": "SA4", "yellow": "SB6"}


def step(scene: Scene, color: str) -> Scene:
    """A takes one step on a track."""
    scene.hand("A", STEP[color]).turn("A")
    return resolve_all(scene.play(f"A play {STEP[color]} B1"))


@clause("REV-REW-01")
@for_each(("color", "machine"), [("gray", "STD1"), ("green", "STD2"), ("yellow", "STD3")])
def test_a_standard_machine_can_be_used_once_it_is_unlocked(color: str, machine: str) -> None:
    scene = Scene().tracks("A", **{color: 2}).energy("A", 1).has("A", gear=4, food=2).played("A", "T1", "SA5").turn("A")
    uses = {"STD1": "use STD1", "STD2": "use STD2", "STD3": "with STD3 build"}
    assert uses[machine] not in scene.options("A")

    step(scene, color)

    assert uses[machine] in scene.options("A")
    machines = at(scene.view("A"), "players", 0, "machines")
    assert isinstance(machines, list)
    assert [at(found, "id") for found in machines] == [machine]


@clause("REV-REW-02")
@for_each(("color", "letter", "first"), [("gray", "MG", "RW01"), ("green", "MN", "RW02"), ("yellow", "MY", "RW03")])
def test_a_special_machine_of_the_colour_is_taken_from_the_display(color: str, letter: str, first: str) -> None:
    shown = [f"{letter}{number:02}" for number in (2, 5, 9)]
    scene = Scene().unlocked("A", first).tracks("A", **{color: 5}).machine_display(*shown)
    scene.on_top(color, f"{letter}07")
    step(scene, color)
    assert scene.options("A") == [f"machine {name}" for name in shown]

    scene.play(f"A machine {letter}05")

    display = scene.in_zone(zones.MACHINE_DISPLAY + ("gray", "green", "yellow").index(color))
    assert sorted(display) == [f"{letter}02", f"{letter}07", f"{letter}09"]
    spots = at(scene.view("B"), "players", 0, "spots")
    assert isinstance(spots, list)
    assert [spot for spot in spots if spot] == [f"{letter}05"]


@clause("REV-REW-02")
def test_a_special_machine_can_be_used_with_energy_from_then_on() -> None:
    scene = Scene().unlocked("A", "RW01").tracks("A", gray=5).machine_display("MG01", "MG02", "MG09").energy("A", 1)
    step(scene, "gray").play("A machine MG01")

    scene.play("A use MG01")

    assert (scene.held("A", "gear"), scene.camp("A").energy) == (2, 0)


@clause("REV-REW-03")
def test_several_special_machines_are_taken_one_after_the_other() -> None:
    # A large building between two mountains: gray from 5 to 9, with green at 4.
    scene = Scene().unlocked("A", "RW01", "RW02").tracks("A", gray=5, green=4).has("A", gear=5)
    scene.machine_display("MG01", "MG02", "MG03").on_top("gray", "MG10").turn("A")
    scene.play("A build large 3,6", "A resolve unlock-RW04")
    assert scene.options("A") == ["machine MG01", "machine MG02", "machine MG03"]

    scene.play("A machine MG02")
    resolve_all(scene)

    # The display was refilled in between: the new one can be taken.
    assert scene.options("A") == ["machine MG01", "machine MG03", "machine MG10"]
    scene.play("A machine MG10")
    assert at(scene.view("A"), "players", 0, "spots") == ["MG02", None, None, "MG10", None, None]


@clause("REV-REW-04")
def test_an_artifact_space_gives_any_major_at_once() -> None:
    scene = Scene().unlocked("A", "RW01", "RW02", "RW04", "RW05", "RW07").tracks("A", gray=8, green=9)
    scene.majors(purple=1, white=1)
    step(scene, "gray")
    assert scene.options("A") == ["artifact purple", "artifact white"]

    scene.play("A artifact white")

    assert at(scene.view("B"), "players", 0, "artifacts") == {"purple": 0, "orange": 0, "white": 1, "minor": 0}
    assert scene.state.majors == [1, 0, 0]


@clause("REV-REW-04", "REV-ART-03")
def test_an_artifact_space_gives_a_minor_one_if_no_major_is_left() -> None:
    scene = Scene().unlocked("A", "RW01", "RW02", "RW04", "RW05", "RW07").tracks("A", gray=8, green=9).majors()

    step(scene, "gray")

    assert (scene.camp("A").minors, scene.camp("A").majors) == (1, [0, 0, 0])


@clause("REV-REW-05", "REV-SCO-04")
@for_each(("space", "color", "letter"), [("RW12", "gray", "CG"), ("RW13", "green", "CN"), ("RW14", "yellow", "CY")])
def test_so_many_points_for_each_recruited_card_of_the_colour(space: str, color: str, letter: str) -> None:
    # One active, one resting, one in a slot; a card of another colour and a starting card of this one count nothing.
    other = "CG13" if letter != "CG" else "CN13"
    for bonus, points in (("1", 3), ("2", 6)):
        scene = Scene(card_bonus=bonus).unlocked("A", space).progress("A", 0)
        scene.hand("A", f"{letter}01", other, STEP[color]).resting("A", f"{letter}02")
        scene.played("A", "B1", f"{letter}03").turn("A")

        assert at(scene.view("A"), "players", 0, "score") == points


@clause("REV-REW-05")
def test_without_the_bonus_cards_are_worth_nothing() -> None:
    scene = Scene().hand("A", "CG01", "CG02", "CN01", "CY01").turn("A")

    assert at(scene.view("A"), "players", 0, "score") == 0


@clause("REV-REW-06")
@for_each(
    ("space", "tracks", "last"),
    [
        ("RW01", {"gray": 2}, "gray"),
        ("RW02", {"green": 2}, "green"),
        ("RW03", {"yellow": 2}, "yellow"),
        ("RW04", {"gray": 5}, "gray"),
        ("RW05", {"green": 5}, "green"),
        ("RW06", {"yellow": 5}, "yellow"),
        ("RW07", {"gray": 8, "green": 4}, "gray"),
        ("RW07", {"gray": 9, "green": 3}, "green"),
        ("RW08", {"green": 8, "yellow": 4}, "green"),
        ("RW08", {"green": 9, "yellow": 3}, "yellow"),
        ("RW09", {"green": 4, "yellow": 8}, "yellow"),
        ("RW09", {"green": 3, "yellow": 9}, "green"),
        ("RW10", {"gray": 8, "green": 9}, "gray"),
        ("RW10", {"gray": 9, "green": 8}, "green"),
        ("RW11", {"green": 8, "yellow": 9}, "green"),
        ("RW11", {"green": 9, "yellow": 8}, "yellow"),
        ("RW12", {"gray": 9}, "gray"),
        ("RW13", {"green": 9}, "green"),
        ("RW14", {"yellow": 9}, "yellow"),
    ],
)
def test_where_each_reward_space_lies(space: str, tracks: dict[str, int], last: str) -> None:
    # Everything else is unlocked already, so that this one alone can come.
    others = [f"RW{number:02}" for number in range(1, 15) if f"RW{number:02}" != space]
    near = Scene().unlocked("A", *others).progress("A", 13).tracks("A", **tracks)
    short = Scene().unlocked("A", *others).progress("A", 13).tracks("A", **{**tracks, last: tracks[last] - 1})
    assert not near.is_unlocked("A", space)

    step(near, last)
    step(short, last)

    assert near.is_unlocked("A", space)
    assert not short.is_unlocked("A", space)


@clause("REV-REW-06")
def test_what_the_reward_spaces_are() -> None:
    book = Scene().state.rulebook

    kinds = [space.kind for space in book.reward_spaces]

    # Three standard machines, six special ones, two artifacts, three card bonuses.
    assert kinds == [0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 3, 3, 3]


@clause("REV-REW-07")
def test_without_a_machine_of_the_colour_the_spot_stays_empty() -> None:
    scene = Scene().unlocked("A", "RW01").tracks("A", gray=5).empty("gray").turn("A")
    scene.state.zones[zones.GONE] += scene.state.zones[zones.MACHINE_DISPLAY]
    scene.state.zones[zones.MACHINE_DISPLAY] = []

    step(scene, "gray")

    assert scene.kind() == "turn"
    assert scene.is_unlocked("A", "RW04")
    assert at(scene.view("A"), "players", 0, "spots") == [None] * 6
    # The marker of the standard machine and this one.
    assert scene.camp("A").progress == 2
