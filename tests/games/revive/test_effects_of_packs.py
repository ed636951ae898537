"""Effects that no card of the box has, or not in this way: packs may, and they are played."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.revive.pack_folder import NAME, POINT, pack
from tests.games.revive.plays import Play, gains, names
from tests.games.revive.scene import Scene
from tests.rows import for_each

GAIN = '{{ do = "gain", res = "{}", n = {} }}'.format

# Top halves of green cards, and what is chosen and changed when each is played into T1.
HALVES: dict[str, tuple[str, tuple[Play, ...]]] = {
    "scouts": (
        '{ do = "recruit", n = 2, from = "display", color = "gray" }',
        (
            Play(
                "recruit CG03",
                "recruit CG01",
                given=lambda scene: scene.display("CG01", "CN01", "CG03", "CY01").on_top("cards", "CN02"),
                gives="active+2",
            ),
            # The one that fills the gap may be taken next.
            Play(
                "recruit CG01",
                "recruit CG05",
                given=lambda scene: scene.display("CG01", "CN01", "CN02", "CN03", "CN04").on_top("cards", "CG05"),
                gives="active+2",
            ),
            Play(given=lambda scene: scene.display("CN01", "CY01").empty("cards"), gives=""),
        ),
    ),
    "draft": (
        '{ do = "recruit", n = 2, from = "display_or_deck" }',
        (Play("recruit deck", "recruit CG01", gives="active+2"), Play("recruit deck", "done", gives="active+1")),
    ),
    "rites": (
        '{ do = "tribe", n = 2 }',
        (
            # Nàdair: 2 books each time.
            Play(gives="book+4 progress+2 markers-2"),
            # Kuniban, with food for one card.
            Play(
                "resolve tribe",
                "recruit CG01",
                given=lambda scene: scene.tribe("A", "kuniban").has("A", food=1),
                gives="food-1 active+1 progress+1 markers-1",
            ),
        ),
    ),
    "fitters": (
        '{ do = "module", n = 2 }',
        (
            # Two modules, the second of which works at once.
            Play("module MD01", "place T1.2", "module MD02", "place T2.1", gives="modules+2 crystal+1"),
            Play("module MD01", "place T1.2", "done", gives="modules+1"),
        ),
    ),
    "switches": (
        '{ do = "activate_module", n = 2 }',
        (
            Play(
                "activate B1.1",
                "activate B1.2",
                given=lambda scene: [
                    scene.module("A", f"B1.{place}", name) for place, name in ((1, "MD01"), (2, "MD17"), (3, "MD09"))
                ],
                gives="gear+2 food+2",
            ),
        ),
    ),
    "relics": (
        '{ do = "artifact", n = 2 }',
        (Play("artifact purple", "artifact purple", gives="purple+2"), Play("artifact white", "done", gives="white+1")),
    ),
    "stores": (
        '{ do = "energy", n = 3 }, { do = "crate", n = 2 }',
        (Play(gives="energy+3 crates+2"), Play(given=lambda scene: scene.empty("energy", "crates"), gives="")),
    ),
    "night": (
        '{ do = "recall", n = 2 }, { do = "wake", n = 2 }',
        (
            Play(
                "recall SA1",
                "recall SA2",
                "wake SA1",
                "wake SA2",
                given=lambda scene: scene.played("A", "B1", "SA1").played("A", "B2", "SA2"),
                gives="played-2 active+2",
            ),
        ),
    ),
    "batteries": (
        '{ do = "recharge", n = 2 }',
        (
            Play(
                "recharge STD1",
                "recharge STD3",
                given=lambda scene: scene.machine("A", "STD1", "STD3", "MG05", charged=True),
                gives="energy+2 charged-2",
            ),
        ),
    ),
    "engines": (
        '{ do = "free_machine", n = 2 }',
        # Two different ones, without energy, whether they hold some or not.
        (
            Play(
                "work MG01",
                "work MN01",
                given=lambda scene: scene.machine("A", "MG01", charged=True).machine("A", "MN01"),
                gives="gear+2 book+2",
            ),
            # The other one has no module to activate.
            Play("work MG01", given=lambda scene: scene.machine("A", "MG01").machine("A", "MN07"), gives="gear+2"),
        ),
    ),
    "levers": (
        '{ do = "switch_reset" }',
        (Play(given=lambda scene: setattr(scene.camp("A"), "switch", False), gives="switch+1"), Play(gives="")),
    ),
    "nomads": (
        '{ do = "move_population", from = "regular", to = "regular" }',
        (
            Play("move 3,3 4,7", given=lambda scene: scene.figure("A", "3,3", "A1"), gives=""),
            Play(gives=""),
        ),
    ),
    "turbines": (
        f'{{ do = "per", of = "energy", each = [{GAIN("food", 1)}], max = 2 }}',
        (
            Play(given=lambda scene: scene.energy("A", 5), gives="food+2"),
            Play(given=lambda scene: scene.energy("A", 1), gives="food+1"),
            Play(gives=""),
        ),
    ),
    "census": (
        '{ do = "per", of = "population", each = [{ do = "advance", track = "any" }], max = 4 }',
        (
            Play(
                "resolve per-population-4(advance-any)",
                "advance gray",
                "advance yellow",
                given=lambda scene: scene.figure("A", "3,3", "A1").figure("A", "2,5", "B2"),
                gives="gray+1 yellow+1",
            ),
        ),
    ),
    "market": (
        '{ do = "pay", cost = { gear = 1, crystal = 1, basic = 2 }, then = [{ do = "points", n = 5 }] }',
        (
            Play(
                "resolve pay-gear-1-crystal-1-basic-2(points-5)",
                "pay book",
                "pay crystal",
                given=lambda scene: scene.has("A", gear=2, book=1, crystal=2),
                gives="gear-1 crystal-1 book-1 crystal-1 points+5",
            ),
            # Three units for a cost of four.
            Play(given=lambda scene: scene.has("A", gear=1, book=1, crystal=1), gives=""),
        ),
    ),
    "forks": (
        (
            f'{{ do = "choose", of = [[{GAIN("gear", 1)}, {GAIN("book", 2)}], [{{ do = "pay", cost = {{ food = 1 }},'
            f' then = [{GAIN("crystal", 1)}, {POINT}] }}], [{{ do = "wake" }}]] }}'
        ),
        (
            Play("choose 1", gives="gear+1 book+2"),
            Play(
                "choose 2",
                given=lambda scene: scene.has("A", food=1),
                gives="food-1 crystal+1 points+1",
            ),
            Play(
                "choose 3", "wake SA4", given=lambda scene: scene.resting("A", "SA4", "SA5"), gives="resting-1 active+1"
            ),
        ),
    ),
    "caravans": (
        '{ do = "trade", times = 5 }',
        (
            Play(
                *["trade gear food"] * 5,
                given=lambda scene: scene.has("A", gear=6),
                gives="gear-5 food+5",
            ),
        ),
    ),
    "leap": (
        '{ do = "advance", track = "gray", n = 7 }',
        # Two reward spaces; a machine is taken for one of them.
        (
            Play(
                "resolve advance-gray-7",
                "machine MG02",
                gives="gray+7 machines+2 progress+2",
            ),
        ),
    ),
    "saga": (
        '{ do = "points", n = 20 }',
        (Play(gives="points+20 crates+3"),),
    ),
    "geode": (
        GAIN("crystal", 3),
        # Two of them do not fit.
        (
            Play(
                "gain book",
                "lose",
                given=lambda scene: scene.has("A", crystal=2),
                gives="crystal+1 book+1",
            ),
        ),
    ),
    "wharf": (
        '{ do = "action", kind = "populate", discount = 1, range = 1 }',
        (
            # A technology of 3 books for 2; the space between 3,3 and 2,5 costs nothing.
            Play(
                "populate 2,5",
                "technology B2",
                given=lambda scene: scene.figure("A", "3,3", "A1").has("A", book=2),
                gives="book-2 figures+1",
            ),
        ),
    ),
    "hut": (
        '{ do = "action", kind = "build", discount = 1, range = 2, size = "small" }',
        (
            Play(
                "build small 3,6",
                given=lambda scene: scene.building("A", "7,4").has("A", gear=5),
                gives="gear-2 small-1 gray+2",
            ),
        ),
    ),
}


def records() -> str:
    """One card for each of these halves."""
    found = [
        f'[[card]]\nid = "thaw.{name}"\n{NAME}color = "green"\ntop = [{effects}]\nbottom = [{POINT}]\n'
        for name, (effects, _) in HALVES.items()
    ]
    return "\n".join(found)


@pytest.fixture(scope="module")
def thaw(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The pack with all of these."""
    return str(pack(tmp_path_factory.mktemp("packs"), records()))


ROWS = [(name, play) for name, (_, listed) in HALVES.items() for play in listed]


@for_each(("name", "play"), ROWS, ids=names(ROWS))
def test_effects_of_halves(thaw: str, name: str, play: Play) -> None:
    scene = Scene(packs=(thaw,)).hand("A", f"thaw.{name}")

    found = play.of(scene, f"play thaw.{name} T1")

    assert found == gains("active-1 played+1", play.gives)
    assert (scene.asked(), scene.kind()) == ("A", "turn")


def test_who_recruits_a_colour_is_offered_that_colour_alone(thaw: str) -> None:
    scene = Scene(packs=(thaw,)).hand("A", "thaw.scouts").display("CG01", "CN01", "CG03", "CY01", "CY02").turn("A")

    scene.play("A play thaw.scouts T1")

    assert scene.options("A") == ["recruit CG01", "recruit CG03", "done"]


def test_a_machine_that_worked_for_nothing_does_not_work_again(thaw: str) -> None:
    scene = Scene(packs=(thaw,)).hand("A", "thaw.engines").machine("A", "MG01", "MG02").machine("A", "MN01").turn("A")
    scene.play("A play thaw.engines T1")
    assert sorted(scene.offers("A", "work")) == ["work MG01", "work MG02", "work MN01"]

    scene.play("A work MG02")

    assert sorted(scene.offers("A", "work")) == ["work MG01", "work MN01"]


@clause("REV-TURN-06")
def test_nobody_has_to_work_a_machine_that_a_card_offers(thaw: str) -> None:
    scene = Scene(packs=(thaw,)).hand("A", "thaw.engines").machine("A", "MG01", "MG02").turn("A")
    scene.play("A play thaw.engines T1")
    assert "done" in scene.options("A")

    scene.play("A done")

    assert (scene.kind(), scene.resources("A"), scene.camp("A").points) == ("turn", (0, 0, 0, 0), 0)


def test_the_last_of_two_artifacts_ends_the_game(thaw: str) -> None:
    scene = Scene(packs=(thaw,)).hand("A", "thaw.relics").majors(purple=1, white=1).turn("A")

    scene.play("A play thaw.relics T1", "A artifact white", "A artifact purple")

    assert (scene.camp("A").end_tile, scene.state.last_turns) == (True, 1)


def test_an_action_that_a_card_grants_is_for_small_buildings_alone(thaw: str) -> None:
    scene = Scene(packs=(thaw,)).hand("A", "thaw.hut").building("A", "7,4").has("A", gear=6).turn("A")

    scene.play("A play thaw.hut T1")

    assert [choice for choice in scene.options("A") if choice.startswith("build large")] == []
    assert "build small 3,6" in scene.options("A")
