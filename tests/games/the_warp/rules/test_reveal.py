"""III. End phase, B. Reveal."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.the_warp.scene import Scene, at


@clause("WARP-END-07")
def test_tokens_beside_any_players_area_are_turned_up() -> None:
    scene = Scene().hidden("a-left", 2).hidden("b-left", 3, "yellow").hidden("ring-1", 1).hidden("a-spine-inner", 1)

    scene.turn("A", "end").play("A end turn")

    # Beside A's Colony and beside B's; ring-1 and a-spine-inner touch no player's area.
    assert [scene.holder(area) for area in ("a-left", "b-left")] == ["exiled", "exiled"]
    assert (scene.troops("b-left"), scene.state.colors[scene.area("b-left")]) == (3, 1)
    assert [scene.holder(area) for area in ("ring-1", "a-spine-inner")] == ["hidden", "hidden"]


@clause("WARP-END-07")
def test_nothing_is_turned_up_before_the_step() -> None:
    scene = Scene().hidden("b-spine-inner", 2).turn("A", "end")

    scene.play("A move a-colony a-upper-left")

    assert scene.holder("b-spine-inner") == "hidden"
    assert at(scene.view("A"), "areas", scene.area("b-spine-inner"), "troops") == 0


@clause("WARP-END-07", "WARP-SHP-05")
def test_only_ships_of_the_active_player_look_further() -> None:
    scene = Scene().holds("B", "b-right", 1, "assault_ship").hidden("b-spine-inner", 1)

    scene.turn("A", "end").play("A end turn")

    # b-spine-inner is two steps from B's ship, and it is A's turn that ended.
    assert scene.holder("b-spine-inner") == "hidden"
    assert scene.asked() == "B"
    scene.turn("B", "end").play("B end turn")
    assert scene.options("B") == ["reveal b-right", "leave"]


@clause("WARP-END-07")
def test_a_worm_hole_makes_neighbours() -> None:
    scene = Scene().holds("A", "a-spine-inner", 1).hidden("connect-inner", 2).hidden("connect-outer", 2)

    scene.turn("A", "end").play("A end turn")

    assert (scene.holder("connect-inner"), scene.holder("connect-outer")) == ("exiled", "hidden")
