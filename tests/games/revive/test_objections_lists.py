"""What single questions list as not possible: everything near at hand that could be meant."""

from __future__ import annotations

from tessera.games.revive.objections import question_objections
from tessera.games.revive.objector import open_question
from tessera.games.revive.rules.artifacts import RemoveArtifact, TakeArtifact
from tessera.games.revive.rules.carrying import WorkOff
from tessera.games.revive.rules.effects import ChooseOne
from tessera.games.revive.rules.machines import Recharge, WorkMachine
from tessera.games.revive.rules.recruiting import Recall, Recruit
from tessera.games.revive.rules.resources import ChooseTrades, GainBasic, PayBasic
from tests.clauses import clause
from tests.games.revive.scene import Scene


def listed(scene: Scene, letter: str = "A") -> list[str]:
    """What the open question of a seat lists as not possible."""
    ask = open_question(scene.state, scene.seat(letter))
    assert ask is not None
    return [thing.id for thing in question_objections(scene.state, ask)]


@clause("REV-POP-05")
def test_technologies() -> None:
    scene = Scene().has("A", book=5, food=1).figure("A", "3,3", "A1").turn("A").play("A populate 2,5")

    assert scene.options("A") == ["technology B1", "technology B2", "technology B3"]
    assert listed(scene) == ["technology A1", "technology C1", "technology C2", "technology C3"]


@clause("REV-RES-03", "REV-RES-10", "REV-EFF-02")
def test_resources() -> None:
    scene = Scene().has("A", gear=6, book=1).turn("A")

    assert listed(scene.run(GainBasic(0, 1))) == ["gain gear"]
    assert listed(scene.run(PayBasic(0, 1))) == ["pay food", "pay crystal"]
    assert listed(scene.run(ChooseTrades(0, 1))) == ["trade book gear", "trade food gear", "trade food book"]


@clause("REV-ART-01", "REV-HIB-09")
def test_artifacts() -> None:
    scene = Scene().majors(purple=1, orange=1).turn("A")

    assert listed(scene.run(TakeArtifact(0, False))) == ["artifact white"]
    assert listed(scene.run(RemoveArtifact(0))) == ["remove white"]


@clause("REV-MACH-02", "REV-MACH-11")
def test_machines() -> None:
    scene = Scene().machine("A", "MG01", charged=True).machine("A", "MG04", "STD3", "MN06").turn("A")

    assert listed(scene.run(Recharge(0, 1))) == ["recharge STD3", "recharge MN06", "recharge MG04"]
    assert listed(scene.run(WorkMachine(0, 1))) == ["work STD3", "work MN06"]


@clause("REV-KUN-03", "REV-EFF-04")
def test_cards_and_choices() -> None:
    scene = Scene().tribe("A", "kuniban").display("CY01", "CG01", "CN01").turn("A")
    module_or_tribe = scene.state.rulebook.lists[scene.state.card(scene.piece("SA5")).lists[1]][0]

    assert listed(scene.run(Recruit(0, 1, 0, 0))) == ["recruit CN01", "recruit CY01", "recruit deck"]
    assert listed(scene.run(ChooseOne(0, module_or_tribe.number))) == ["choose 2"]


@clause("REV-TRB-03")
def test_spaces_for_a_tribe_tile() -> None:
    scene = Scene(moon_sides=True).tribe("A", "nadair", "moon").has("A", crystal=1).building("B", "5,3").turn("A")
    ability = scene.state.tribe(0).ability

    scene.run(WorkOff(0, [scene.state.rulebook.lists[ability][0].number]))
    scene.play("A resolve pay-crystal-1(place-tribe-tile-forest+per-forest-chain(gain-book))")

    assert scene.options("A") == ["tile 4,3", "tile 3,6"]
    assert listed(scene) == ["tile 3,2", "tile 6,2", "tile 5,3", "tile 2,4", "tile 7,4", "tile 3,7"]


def test_questions_whose_answers_are_all_there_list_nothing() -> None:
    scene = Scene().played("A", "T1", "SA1", "SA2").turn("A")

    assert listed(scene.run(Recall(0, 1))) == []
