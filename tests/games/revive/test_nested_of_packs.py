"""An effect inside another one changes nothing of what the outer one is about; packs nest them as the box cannot."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import clause
from tests.games.revive.objecting import no
from tests.games.revive.pack_folder import CRATE, GEAR, POINT, free, pack, standing
from tests.games.revive.scene import Scene
from tests.games.revive.tribes.test_tribes import ability

BUILD = '{ do = "action", kind = "build" }'
EXPLORE = '{ do = "action", kind = "explore" }'


@clause("REV-NAD-04", "REV-BLD-04")
def test_new_forest_pays_a_building_beside_it_once(tmp_path: Path) -> None:
    folder = pack(tmp_path, CRATE + free(BUILD))
    scene = Scene(seats=2, packs=(str(folder),)).tribe("A", "nadair", "moon").crates("A", "thaw.box")
    scene.building("A", "7,4").has("A", gear=6, book=6, food=6, crystal=1)
    ability(scene).play("A tile 4,3")

    scene.play("A open thaw.box", "A build small 5,3")
    built = scene.track("A", "green")
    scene.play("A done")

    # The forest that was laid, as terrain of the new building; it stood alone before that.
    assert (built, scene.track("A", "green"), scene.kind()) == (1, 1, "turn")


@clause("REV-EXP-01", "REV-EXP-05")
def test_a_tile_that_is_being_explored_is_not_explored_again(tmp_path: Path) -> None:
    # A book does not fit, so that the player is asked; free actions belong to that question.
    adds = f'{{ mod = "on", trigger = "card_gained", effects = [{GEAR}, {{ do = "advance", track = "any" }}] }}'
    folder = pack(tmp_path, CRATE + free(EXPLORE, POINT) + standing(adds))
    scene = Scene(seats=2, packs=(str(folder),)).tribe("A", "thaw.people").knows_technology("A", "A1", "B1")
    scene.crates("A", "thaw.box").building("A", "7,4").has("A", gear=6, food=6, crystal=2).turn("A")
    scene.play("A explore R1C4", "A recruit CG01")

    scene.play("A open thaw.box")

    assert scene.kind() == "announce"
    assert "explore R2C5" in scene.options("A")
    assert "explore R1C4" not in scene.options("A")
    assert no(scene, "A", "explore R1C4") == (
        "REV-EXP-01",
        "Tile R1C4 is being explored",
        "タイル R1C4はいま探索しているところです。",
    )
