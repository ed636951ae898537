"""Exiled Races: whose an area is, when its ability fires, and what concerns everybody."""

from __future__ import annotations

from tessera.games.the_warp.terms import EMPTY, EXILED, HIDDEN
from tests.clauses import clause
from tests.games.the_warp.fighting import attack, exiled, gate, quiet, result, rivals
from tests.games.the_warp.fresh import ready, warp
from tests.games.the_warp.scene import Scene
from tests.rows import for_each


@clause("WARP-RAC-06")
@for_each("seats", [2, 4, 6])
def test_at_the_start_exiled_races_hold_all_that_is_neither_a_players_nor_the_guardians(seats: int) -> None:
    state = warp(ready(seats, seed=3))

    holders = [state.holder[area] for area in range(len(state.holder)) if area != state.rulebook.board.gate]

    assert EMPTY not in holders
    assert sum(holder in (EXILED, HIDDEN) for holder in holders) == len(holders) - 2 * seats
    assert all(state.is_exiled(area) for area in range(len(holders)) if state.holder[area] in (EXILED, HIDDEN))


@clause("WARP-RAC-06", "WARP-RAC-07")
@for_each(("color", "kind", "gold"), [("green", "end", 2), ("yellow", "draw", 0)])
def test_an_area_belongs_to_the_race_of_its_colour(color: str, kind: str, gold: int) -> None:
    # Skolok Miners pay their conqueror 2 Gold, Zeto Archivists leave two cards.
    scene = quiet().holds("A", "a-upper-left", 4).exiled("a-ridge", 1, color)
    scene.exiled_races("skolok-miners", "zeto-archivists")

    attack(scene.dice(6, 6, 1), 2)

    assert (scene.kind(), scene.supplies("A")) == (kind, (gold, 0, 0))


@clause("WARP-RAC-06", "WARP-ATK-08")
def test_a_face_down_token_belongs_to_its_race_when_it_is_turned_up_for_an_attack() -> None:
    scene = quiet().holds("A", "a-upper-left", 4).hidden("a-ridge", 1, "green").dice(6, 6, 1)
    scene.exiled_races("skolok-miners", "zeto-archivists")

    attack(scene, 2)

    assert (result(scene), scene.supplies("A")) == ("conquered", (2, 0, 0))


@clause("WARP-RAC-06")
def test_an_area_that_lost_its_token_belongs_to_no_race_any_more() -> None:
    scene = rivals(1, seats=2).exiled_races("skolok-miners", "zeto-archivists")
    # B took the area from the Miners, and now A takes it from B.
    scene.exiled("a-ridge", 1).holds("B", "a-ridge", 1).dice(6, 6, 1)

    attack(scene, 2)

    assert (result(scene), scene.kind(), scene.supplies("A")) == ("conquered", "end", (0, 0, 0))


@clause("WARP-RAC-06", "WARP-ATK-05")
def test_an_emptied_area_is_no_area_of_the_race() -> None:
    scene = exiled(1).rewards("A", "sabotage").turn("A", "action").play("A spend sabotage", "A remove a-ridge")

    # There is nothing left to attack.
    assert (scene.holder("a-ridge"), scene.kind()) == ("empty", "raise")


@clause("WARP-RAC-07")
@for_each("race", ["skolok-miners", "xurdun-slavers", "zeto-archivists", "morlar-raiders"])
def test_nothing_fires_for_an_area_that_both_sides_lost(race: str) -> None:
    # Equal power, one Troop each: nobody conquers, and no Exiled Troop is left.
    scene = exiled(1).exiled_races(race, "ralan-engineers").multiplier("a-ridge", 2).dice(4, 4)

    attack(scene, 1)

    assert (result(scene), scene.kind(), scene.holder("a-ridge")) == ("emptied", "end", "empty")
    assert (scene.supplies("A"), scene.troops("a-upper-left"), scene.told("exiled_ability")) == ((0, 0, 0), 3, [])


@clause("WARP-RAC-07")
def test_what_the_conqueror_gains_is_not_for_a_supporter() -> None:
    scene = exiled(1).exiled_races("skolok-miners", "ralan-engineers").hand("B", "enforce").has("B", gold=1)

    attack(scene.dice(6, 6, 1), 2).play("B play enforce")

    assert (scene.supplies("A"), scene.supplies("B")) == ((2, 0, 0), (0, 0, 0))


@clause("WARP-RAC-07", "WARP-RAC-03")
def test_exiled_abilities_come_before_those_of_players() -> None:
    scene = exiled(1).exiled_races("volut-smugglers", "ralan-engineers").leads("A", "darja-shadows").has("A", gold=3)

    attack(scene, 2)
    assert scene.kind() == "may-pay"
    scene.play("A decline")

    assert (scene.kind(), scene.options("A")) == ("ability", ["use darja-shadows", "decline"])


@clause("WARP-RAC-07")
def test_an_exiled_ability_fires_for_whoever_attacks() -> None:
    scene = Scene().exiled_races("skolok-miners", "ralan-engineers").holds("B", "b-upper-right", 4)
    scene.exiled("b-spine-inner", 1).dice(6, 6, 1).turn("B", "action")

    scene.play("B attack", "B troops 2")

    assert scene.supplies("B") == (2, 0, 0)


@clause("WARP-RAC-07", "WARP-GAT-16")
@for_each("race", ["luron-droids", "xotan-timebenders", "volut-smugglers"])
def test_the_guardian_is_no_exiled_race(race: str) -> None:
    scene = gate("xotan-timebenders").exiled_races(race, race).has("A", gold=3).dice(5, 2)

    attack(scene, 1)

    assert (scene.kind(), scene.told("exiled_ability")) == ("end", [])


@clause("WARP-RAC-10")
def test_a_global_ability_lasts_when_the_last_token_of_its_colour_is_gone() -> None:
    scene = exiled(1).exiled_races("xelo-traders", "ralan-engineers").has("A", gold=3).dice(6, 6, 1)
    scene.colony("A").traded = False
    scene.turn("A", "action").play("A attack", "A troops 2", "A pass")
    assert (result(scene), EXILED in scene.state.holder) == ("conquered", False)

    scene.play("A trade")

    # Two resources may be traded instead of one.
    assert scene.options("A") == ["trade 1 gold", "trade 2 gold"]


@clause("WARP-RAC-10", "WARP-RAC-07")
def test_two_global_abilities_are_in_force_together() -> None:
    scene = Scene().exiled_races("xelo-traders", "silna-officials").has("A", gold=2).private("A", "pg-01", "pr-01")
    scene.mission_deck("cq-04").turn("A", "end").play("A trade", "A trade 2 gold", "A end turn", "A deck conquest")

    assert (scene.held_missions("A"), scene.supplies("A")) == (["pg-01", "pr-01", "cq-04"], (0, 0, 0))
