"""Why an answer to a single question cannot be given: artifacts, cards, tiles, figures, the display."""

from __future__ import annotations

from tessera.games.revive.rules.artifacts import RemoveArtifact, TakeArtifact
from tessera.games.revive.rules.explore import LayTile
from tessera.games.revive.rules.populate import MoveFigure
from tessera.games.revive.rules.recruiting import Recall, Recruit, RestAndUse, Wake
from tessera.games.revive.rules.solitaire import ClearDisplay
from tests.clauses import clause
from tests.games.revive.objecting import no, way_out
from tests.games.revive.scene import Scene

# Artifacts


@clause("REV-ART-01", "REV-ART-03", "REV-TURN-11")
def test_artifacts_that_are_gone() -> None:
    scene = Scene().majors(purple=1, orange=1).turn("A").run(TakeArtifact(0, False))

    assert no(scene, "A", "artifact white") == (
        "REV-ART-01",
        "There is no white artifact left on the board",
        "ボードに白のアーティファクトが残っていません。",
    )
    assert way_out(scene, "A", "artifact white") == (
        "Choose an artifact that lies on the board.",
        "ボードにあるアーティファクトを選んでください。",
    )
    assert no(scene, "A", "artifact minor") == (
        "REV-ART-03",
        "A minor artifact is taken only when no major one is left",
        "マイナーアーティファクトを取るのは、メジャーアーティファクトがなくなってからです。",
    )
    assert no(scene, "A", "done") == (
        "REV-TURN-11",
        "An artifact earned on a track is not optional",
        "トラックで得たアーティファクトは、取らないことを選べません。",
    )


@clause("REV-HIB-09")
def test_the_artifact_that_is_removed() -> None:
    scene = Scene(seats=4, long=True).majors(purple=1, orange=1, aside=2).turn("A").run(RemoveArtifact(0))

    assert no(scene, "A", "remove white") == (
        "REV-HIB-09",
        "There is no white artifact left on the board",
        "ボードに白のアーティファクトが残っていません。",
    )
    assert no(scene, "A", "remove minor") == (
        "REV-HIB-09",
        "The artifact removed is a major one as long as there is one",
        "メジャーアーティファクトがある限り、除去するのはメジャーアーティファクトです。",
    )
    assert no(scene, "A", "done") == (
        "REV-HIB-09",
        "Whoever moves onto this space of the hibernation track must remove an artifact",
        "冬眠トラックのこのマスに進んだら、アーティファクトを必ず1枚除去します。",
    )


# Cards


@clause("REV-EXP-04", "REV-KUN-01", "REV-KUN-03")
def test_cards_to_recruit() -> None:
    scene = Scene().display("CY01", "CG01", "CG02").turn("A").run(Recruit(0, 1, 0, -1))

    assert no(scene, "A", "recruit CN01") == (
        "REV-EXP-04",
        "Archivist does not lie in the display",
        "「記録保管人」はディスプレイにありません。",
    )
    assert way_out(scene, "A", "recruit CN01") == (
        "Choose something that lies in the display.",
        "ディスプレイにあるものを選んでください。",
    )
    assert no(scene, "A", "recruit deck") == (
        "REV-KUN-01",
        "This effect takes a card from the display, not from the deck",
        "この効果で取れるのはディスプレイのカードだけで、デッキからは取れません。",
    )

    scene.run(Recruit(0, 1, 0, 0))

    assert no(scene, "A", "recruit CY01") == (
        "REV-KUN-03",
        "Forager is not gray, the colour of the covered terrain",
        "「採集人」は覆った地形の色（灰色）ではありません。",
    )
    assert way_out(scene, "A", "recruit CY01") == (
        "Choose a gray card.",
        "灰色のカードを選んでください。",
    )
    assert no(scene, "A", "recruit deck") == (
        "REV-KUN-03",
        "This effect takes a card from the display, not from the deck",
        "この効果で取れるのはディスプレイのカードだけで、デッキからは取れません。",
    )


@clause("REV-EXP-09")
def test_an_empty_deck() -> None:
    scene = Scene().empty("cards").turn("A").run(Recruit(0, 1, 1, -1))

    assert no(scene, "A", "recruit deck") == (
        "REV-EXP-09",
        "The deck of citizen cards is empty",
        "市民カードのデッキは空です。",
    )


@clause("REV-MACH-09", "REV-CARD-06", "REV-KUN-09")
def test_own_cards_that_lie_elsewhere() -> None:
    scene = Scene().hand("A", "SA1").resting("A", "SA2").played("A", "T1", "SA3").turn("A")
    scene.run(Recall(0, 1))

    assert no(scene, "A", "recall SA1") == (
        "REV-MACH-09",
        "Hauler A lies in none of your slots",
        "「運搬人A」は自分のスロットにありません。",
    )
    assert way_out(scene, "A", "recall SA1") == (
        "Choose a card in one of your slots.",
        "自分のスロットにあるカードを選んでください。",
    )

    scene.run(Wake(0, 1))

    assert no(scene, "A", "wake SA1") == (
        "REV-CARD-06",
        "Hauler A is not in your resting area",
        "「運搬人A」は休息エリアにありません。",
    )
    assert way_out(scene, "A", "wake SA1") == (
        "Choose a card of your resting area.",
        "休息エリアのカードを選んでください。",
    )

    scene.run(RestAndUse(0, 0))

    assert no(scene, "A", "rest SA2") == (
        "REV-KUN-09",
        "Fitter A is not in your active area",
        "「組立工A」はアクティブエリアにありません。",
    )
    assert way_out(scene, "A", "rest SA2") == (
        "Choose a card of your active area.",
        "アクティブエリアのカードを選んでください。",
    )


# The map


@clause("REV-TURN-11")
def test_an_explored_tile_is_laid() -> None:
    scene = Scene().explored("R1C4", "AT08").turn("A")
    scene.run(LayTile(0, scene.slot("R1C4")))

    assert no(scene, "A", "done") == (
        "REV-TURN-11",
        "An explored tile must be laid",
        "探索したタイルは必ず置きます。",
    )


@clause("REV-OXF-10")
def test_figures_that_move() -> None:
    scene = Scene().figure("A", "3,3", "A1").figure("A", "R0C0", "B1").figure("A", "2,5", "B2")
    scene.turn("A").run(MoveFigure(0))

    assert no(scene, "A", "move 4,7 3,3") == (
        "REV-OXF-10",
        "You have no figure on location 4,7",
        "ロケーション 4,7に自分の住民コマがありません。",
    )
    assert no(scene, "A", "move R0C0 4,7") == (
        "REV-OXF-10",
        "Your figure on large location R0C0 stays: only figures on regular locations move",
        "大型ロケーション R0C0の住民コマは動かせません。動かせるのは通常のロケーションの住民コマだけです。",
    )
    assert way_out(scene, "A", "move R0C0 4,7") == (
        "Choose a figure of yours on a regular location.",
        "通常のロケーションにある自分の住民コマを選んでください。",
    )
    assert no(scene, "A", "move 3,3 R4C0") == (
        "REV-OXF-10",
        "Large location R4C0 is not a regular location",
        "大型ロケーション R4C0は通常のロケーションではありません。",
    )
    assert no(scene, "A", "move 3,3 2,5") == (
        "REV-OXF-10",
        "You have a figure on location 2,5 already",
        "ロケーション 2,5にはもう自分の住民コマがあります。",
    )
    assert no(scene, "A", "move 3,3 8,3") == (
        "REV-OXF-10",
        "Space 8,3 lies under a face-down tile",
        "マス 8,3はまだ裏向きのタイルの下です。",
    )
    assert way_out(scene, "A", "move 3,3 8,3") == (
        "Choose a regular location without a figure of yours.",
        "自分の住民コマのない通常のロケーションを選んでください。",
    )


# Alone


@clause("REV-SOLO-09")
def test_the_display_that_is_cleared() -> None:
    scene = Scene(seats=1).turn("A").run(ClearDisplay(0, 0, 99))

    assert no(scene, "A", "discard CY10") == (
        "REV-SOLO-09",
        "Elder Nomad does not lie in the display",
        "「老いた遊牧民」はディスプレイにありません。",
    )
    assert no(scene, "A", "done") == (
        "REV-SOLO-09",
        "Nothing has to be chosen here, so there is no word for it",
        "ここでは何も選ばなくてもよいので、そのための選択肢はありません。",
    )
    assert way_out(scene, "A", "done") == (
        "Confirm without choosing anything.",
        "何も選ばずに決定してください。",
    )
