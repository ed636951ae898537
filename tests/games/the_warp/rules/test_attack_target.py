"""Attack, step 1: origin, target, Troops and the Assault Ship."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.the_warp.fighting import attack, exiled, last, multipliers, quiet, result, rivals
from tests.games.the_warp.scene import Scene, at
from tests.rows import for_each


def targets(scene: Scene) -> list[str]:
    """All declarations open to A, which must be several."""
    scene.turn("A", "action").play("A attack")
    assert scene.kind() == "attack"
    return sorted(scene.options("A"))


@clause("WARP-ATK-01")
def test_an_attack_runs_in_six_steps() -> None:
    scene = exiled(1).hand("A", "enforce").hand("B", "elite").has("A", gold=2, energy=1).has("B", gold=1).dice(5, 4, 3)

    asked: list[str] = []
    scene.turn("A", "action")
    for choice in ("A attack", "A troops 2", "A play enforce", "B play elite", "A bribe", "A gold 1", "A propose"):
        asked.append(scene.kind())
        scene.play(choice)
    asked.append(scene.kind())
    scene.play("B decline")
    asked.append(scene.kind())
    scene.play("A option 1 pay 1 gold 0 energy")

    # B's only payable option answers itself.
    assert asked == [
        "action",
        "attackers",
        "attack-card",
        "defence-card",
        "bribe",
        "bribe-goods",
        "bribe-goods",
        "bribe-answer",
        "combat-option",
    ]
    told = [event.key for event in scene.game.events]
    steps = ["attack", "combat_card", "combat_card", "offer", "reveal", "reveal", "roll", "power", "result", "reward"]
    assert [key for key in told if key in steps] == steps
    assert scene.kind() == "end"


@clause("WARP-ATK-02")
def test_one_to_three_troops_attack_and_at_least_one_stays_behind() -> None:
    scene = exiled(1)

    scene.turn("A", "action").play("A attack")

    assert scene.options("A") == ["troops 1", "troops 2", "troops 3"]


@clause("WARP-ATK-02")
@for_each(("troops", "offered"), [(3, ["troops 1", "troops 2"]), (4, ["troops 1", "troops 2", "troops 3"])])
def test_how_many_attack_depends_on_the_area_of_origin(troops: int, offered: list[str]) -> None:
    scene = exiled(1).holds("A", "a-upper-left", troops)

    scene.turn("A", "action").play("A attack")

    assert scene.options("A") == offered


@clause("WARP-ATK-02")
def test_an_area_with_a_single_troop_is_no_origin() -> None:
    scene = exiled(1).holds("A", "a-upper-left", 2).holds("A", "a-upper-right", 1).exiled("b-spine-inner", 1)

    # Both exiled areas touch the area with 2 Troops, one of them the area with 1 Troop.
    assert targets(scene) == ["attack a-upper-left a-ridge", "attack a-upper-left b-spine-inner"]


@clause("WARP-ATK-02")
def test_two_troops_on_the_origin_send_one_attacker() -> None:
    scene = exiled(1).holds("A", "a-upper-left", 2).dice(6, 1)

    scene.turn("A", "action").play("A attack")

    assert last(scene, "attack")[2] == "1"
    assert (scene.troops("a-upper-left"), scene.troops("a-ridge")) == (1, 1)


@clause("WARP-ATK-03")
def test_targets_are_adjacent_areas_of_players_exiled_races_and_the_guardian() -> None:
    scene = quiet().holds("A", "ring-1", 4).exiled("a-ridge", 1).holds("B", "b-ridge", 2)
    # Two steps away: no targets without a ship.
    scene.exiled("ring-5", 1).holds("B", "b-upper-right", 1)

    assert targets(scene) == ["attack ring-1 a-ridge", "attack ring-1 b-ridge", "attack ring-1 gate"]


@clause("WARP-ATK-03")
def test_own_areas_are_no_targets() -> None:
    scene = exiled(1).holds("A", "a-left", 2).exiled("b-spine-outer", 1)

    assert targets(scene) == [
        "attack a-left b-spine-outer",
        "attack a-upper-left a-ridge",
        "attack a-upper-left b-spine-outer",
    ]


@clause("WARP-ATK-03", "WARP-ATK-06")
def test_a_worm_hole_makes_its_two_areas_adjacent() -> None:
    scene = quiet().holds("A", "a-spine-inner", 3).exiled("connect-inner", 1).exiled("ring-6", 1)
    # Beside the other end, but no worm hole itself.
    scene.exiled("connect-outer", 1).exiled("b-ridge", 1)

    assert targets(scene) == ["attack a-spine-inner connect-inner", "attack a-spine-inner ring-6"]


@clause("WARP-ATK-06")
def test_an_assault_ship_reaches_two_areas_through_the_worm_hole() -> None:
    scene = quiet().holds("A", "a-spine-inner", 3, "assault_ship").exiled("connect-outer", 1).exiled("b-left", 1)
    scene.exiled("b-upper-left", 1)

    # The worm hole is one step, its other end's neighbours are two; what lies behind them is three.
    assert targets(scene) == [
        "attack a-spine-inner b-upper-left ship",
        "attack a-spine-inner connect-outer ship",
        "attack a-spine-inner gate ship",
    ]


@clause("WARP-ATK-06")
def test_troops_move_and_claim_through_the_worm_hole() -> None:
    scene = quiet().holds("A", "a-spine-inner", 2)

    scene.turn("A", "end")

    assert "move a-spine-inner connect-inner" in scene.options("A")
    assert "move a-spine-inner connect-outer" not in scene.options("A")


@clause("WARP-ATK-06")
def test_a_laser_cannon_fires_through_the_worm_hole() -> None:
    scene = quiet().holds("A", "a-spine-inner", 1, "laser_cannon").has("A", energy=1)
    scene.exiled("connect-outer", 1).exiled("b-upper-left", 1).exiled("b-left", 1)

    scene.turn("A", "end").play("A laser a-spine-inner")

    aimed = {option.split()[1] for option in scene.options("A")}
    assert aimed == {"connect-outer", "b-upper-left"}


@clause("WARP-ATK-06")
def test_tokens_behind_the_worm_hole_are_revealed() -> None:
    scene = quiet().holds("A", "a-spine-inner", 2).hidden("connect-inner", 2).hidden("connect-outer", 1)

    scene.turn("A", "end").play("A end turn")

    assert (scene.holder("connect-inner"), scene.holder("connect-outer")) == ("exiled", "hidden")


@clause("WARP-ATK-04")
def test_a_colony_is_never_attacked() -> None:
    scene = quiet().holds("A", "b-right", 3, "assault_ship").exiled("b-upper-right", 1).exiled("b-spine-outer", 1)

    # B's Colony lies beside b-right, on foot and by ship.
    assert [target.split()[2] for target in targets(scene)] == [
        "b-spine-outer",
        "b-spine-outer",
        "b-upper-right",
        "b-upper-right",
    ]
    assert scene.holder("b-colony") == "B"


@clause("WARP-ATK-05")
def test_an_empty_area_cannot_be_attacked() -> None:
    scene = exiled(1).exiled("b-spine-inner", 1)

    found = targets(scene)

    # a-left, a-upper-right and b-spine-outer lie empty beside the origin.
    assert found == ["attack a-upper-left a-ridge", "attack a-upper-left b-spine-inner"]


@clause("WARP-ATK-05", "WARP-ATK-09")
def test_attack_is_no_action_where_nobody_can_be_attacked() -> None:
    scene = quiet().holds("A", "a-upper-left", 4)

    scene.turn("A", "action")

    assert "attack" not in scene.options("A")


@clause("WARP-ATK-09")
def test_attack_is_no_action_with_single_troops_only() -> None:
    scene = exiled(1).holds("A", "a-upper-left", 1)

    scene.turn("A", "action")
    assert "attack" not in scene.options("A")

    scene.holds("A", "a-upper-left", 2).turn("A", "action")
    assert "attack" in scene.options("A")


@clause("WARP-ATK-07")
def test_the_attackers_stand_on_the_target_during_the_combat() -> None:
    scene = exiled(2).hand("A", "enforce")

    attack(scene, 3)

    assert scene.kind() == "attack-card"
    assert scene.troops("a-upper-left") == 1
    assert at(scene.view("B"), "combat", "attack", "troops") == 3
    assert at(scene.view("B"), "combat", "target") == "a-ridge"
    # The exiled area still belongs to its race.
    assert (scene.holder("a-ridge"), scene.troops("a-ridge")) == ("exiled", 2)


@clause("WARP-ATK-07")
def test_an_activated_ship_leaves_its_area_for_the_combat() -> None:
    scene = exiled(2).holds("A", "a-upper-left", 4, "assault_ship").hand("A", "enforce")

    scene.turn("A", "action").play("A attack", "A attack a-upper-left a-ridge ship", "A troops 3")

    assert scene.built("a-upper-left") == []
    assert at(scene.view("B"), "combat", "ship") is True


@clause("WARP-ATK-08")
def test_a_face_down_token_is_turned_up_when_it_is_attacked() -> None:
    scene = quiet().holds("A", "a-upper-left", 4).hidden("a-ridge", 3, "yellow").hand("A", "enforce")
    scene.turn("A", "action").play("A attack")
    assert scene.holder("a-ridge") == "hidden"

    scene.play("A troops 3")

    assert scene.kind() == "attack-card"
    assert (scene.holder("a-ridge"), scene.troops("a-ridge")) == ("exiled", 3)
    assert at(scene.view("B"), "combat", "color") == "yellow"
    assert at(scene.view("B"), "combat", "defence", "troops") == 3


@clause("WARP-ATK-09")
def test_the_declaration_says_whether_a_ship_is_activated() -> None:
    scene = exiled(1).holds("A", "a-upper-left", 4, "assault_ship").exiled("ring-6", 1)

    # The area beside can be attacked on foot too, those two steps away by ship alone.
    assert targets(scene) == [
        "attack a-upper-left a-ridge",
        "attack a-upper-left a-ridge ship",
        "attack a-upper-left b-right ship",
        "attack a-upper-left ring-6 ship",
    ]


@clause("WARP-ATK-09")
@for_each(("declared", "multiplier"), [("", 2), (" ship", 3)])
def test_a_ship_counts_its_own_multiplier_even_against_an_adjacent_area(declared: str, multiplier: int) -> None:
    scene = exiled(1).holds("A", "a-upper-left", 4, "assault_ship").level("A", "assault_ship", 2).dice(1, 6)

    scene.turn("A", "action").play("A attack", f"A attack a-upper-left a-ridge{declared}", "A troops 1")

    assert multipliers(scene) == (multiplier, 4)


@clause("WARP-ATK-09")
def test_a_sentry_tower_keeps_a_ship_away_from_an_adjacent_area_too() -> None:
    scene = rivals(1).holds("A", "a-upper-left", 4, "assault_ship").holds("B", "a-ridge", 1, "sentry_tower")
    scene.holds("B", "b-spine-inner", 1)

    assert targets(scene) == [
        "attack a-upper-left a-ridge",
        "attack a-upper-left b-right ship",
        "attack a-upper-left b-spine-inner",
        "attack a-upper-left b-spine-inner ship",
    ]


@clause("WARP-ATK-01", "WARP-ATK-02")
def test_a_combat_without_cards_and_resources_needs_nobody_after_the_declaration() -> None:
    scene = exiled(1).dice(6, 6, 6, 1)

    attack(scene, 3)

    assert result(scene) == "conquered"
    assert (scene.troops("a-upper-left"), scene.troops("a-ridge"), scene.holder("a-ridge")) == (1, 3, "A")
