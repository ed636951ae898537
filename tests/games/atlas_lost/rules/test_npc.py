"""NPCs: boards without a player in games of two and three."""

from __future__ import annotations

from tessera.games.atlas_lost.rules.ch09_trees.military import steal
from tessera.games.atlas_lost.terms import RESOURCES
from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.rows import for_each


@clause("AL-NPC-01")
@for_each(("seats", "npcs"), [(2, ["NPC-1", "NPC-2"]), (3, ["NPC-1"]), (4, [])])
def test_two_npcs_for_two_one_for_three_none_for_four(seats: int, npcs: list[str]) -> None:
    scene = Scene("science religion military", seats=seats)

    boards = scene.seen("A", "npcs")

    assert isinstance(boards, list)
    assert [scene.seen("A", "npcs", place, "id") for place in range(len(boards))] == npcs


@clause("AL-NPC-01")
def test_each_npc_is_a_faction_of_its_own() -> None:
    scene = Scene("science religion military", seats=2).track("NPC-1", "AAB").track("NPC-2", "B")
    scene.has("A", research=2, command=1).install("A", "MIL-21").turn("A")

    scene.play("activate MIL-21", "target NPC-2")

    assert (scene.track_of("NPC-1"), scene.track_of("NPC-2")) == ("AAB", "B")
    assert (scene.ally_of("NPC-1"), scene.ally_of("NPC-2")) == ("A", "B")
    assert scene.state.npc_tp == [14, 12]


@clause("AL-NPC-02")
def test_each_npc_starts_with_14_tp() -> None:
    scene = Scene("science economy culture", seats=2)

    assert [scene.seen("A", "npcs", place, "tp") for place in (0, 1)] == [14, 14]


@clause("AL-NPC-03")
@for_each(("seats", "order"), [(2, "ABABA"), (3, "ABCAB")])
def test_npcs_take_no_turn(seats: int, order: str) -> None:
    scene = Scene("science economy culture", seats=seats).turn("A")

    turns = ""
    for _ in order:
        turns += scene.asked()[0]
        scene.play("end")

    assert turns == order


@clause("AL-NPC-04")
def test_an_npc_may_be_chosen_by_a_card() -> None:
    scene = Scene("science economy military", seats=2).has("B", research=4).hand("A", "MIL-03").turn("A")

    scene.play("use MIL-03")

    assert scene.options() == ["target B", "target NPC-1", "target NPC-2"]


@clause("AL-NPC-04")
def test_an_npc_may_be_chosen_by_startup_command_and_card_activation() -> None:
    scene = Scene("science religion military", seats=3, techs="IIR-C IIIM-B")
    scene.has("A", research=9, data=1, command=5, military=6).has("B", tp=3).team("A", "IIR-C").install("A", "REL-17")
    scene.turn("A")

    scene.play("start IIR-C")
    assert scene.options() == ["religion B", "religion C", "religion NPC-1"]
    scene.play("religion NPC-1", "command IIIM-B")
    assert scene.options() == ["target B", "target NPC-1"]
    scene.play("target NPC-1", "activate REL-17")
    assert "religion NPC-1" in scene.options()
    scene.play("religion NPC-1")

    assert scene.track_of("NPC-1") == "AA"
    assert scene.tp("A") == 9
    assert scene.seen("A", "npcs", 0, "tp") == 11


@clause("AL-NPC-04")
def test_an_npc_may_be_chosen_by_a_reward_tile() -> None:
    scene = Scene("religion economy military", seats=3).has("A", research=2, data=1).influence("A", 2).turn("A")

    scene.play("end", "advance 1")

    assert scene.options() == ["religion B", "religion C", "religion NPC-1"]


@clause("AL-NPC-05")
def test_effects_refer_to_the_tp_tokens_of_an_npc() -> None:
    scene = Scene("science religion military", seats=3, techs="IIIR-A").npc_tp("NPC-1", 13)
    scene.team("A", "IIR-A", "IIIR-A").track("NPC-1", "AAA").turn("A")

    scene.play("start IIIR-A", "pay religion NPC-1 1 + pay religion NPC-1 2")

    assert scene.tp("A") == 6
    assert scene.seen("A", "npcs", 0, "tp") == 13


@clause("AL-NPC-06")
def test_the_track_of_an_npc_holds_nine_tokens_and_makes_an_ally() -> None:
    scene = Scene("science religion military", seats=2).track("NPC-1", "AAAABBBB").has("A", research=4, data=2)
    scene.turn("A")
    assert scene.ally_of("NPC-1") == "B"

    scene.play("start IR", "religion NPC-1")

    assert scene.track_of("NPC-1") == "AAAABBBBA"
    assert scene.ally_of("NPC-1") == "A"
    scene.turn("A").play("start IR")
    assert scene.options() == ["religion B", "religion NPC-2"]


@clause("AL-NPC-06")
def test_an_npc_counts_among_the_allies() -> None:
    scene = Scene("science religion military", seats=3, techs="IIIR-D").track("NPC-1", "A").track("B", "A")
    scene.has("A", data=5).team("A", "IIR-A", "IIIR-D").turn("A")

    scene.play("start IIIR-D", "religion NPC-1")

    # Two allies, 2 TP each.
    assert scene.tp("A") == 4


@clause("AL-NPC-07")
@for_each(("resource", "asked", "got"), [("research", 9, 5), ("data", 9, 3), ("command", 4, 1)])
def test_stealing_from_an_npc_gives_up_to_the_printed_figure(resource: str, asked: int, got: int) -> None:
    scene = Scene("science economy military", seats=3)

    for _ in range(2):
        steal(scene.state, 0, [scene.board("NPC-1")], RESOURCES.index(resource), asked)

    assert scene.seen("A", "players", 0, resource) == 2 * got
    assert scene.seen("A", "npcs", 0, resource) == got


@clause("AL-NPC-07")
def test_military_power_stolen_from_an_npc_is_not_lost_there() -> None:
    scene = Scene("science economy military", seats=3)

    steal(scene.state, 0, [scene.board("NPC-1")], RESOURCES.index("military"), 2)

    assert scene.military("A") == 2
    assert scene.seen("A", "npcs", 0, "military") == 3


@clause("AL-NPC-07")
def test_a_card_steals_from_an_npc_again_and_again() -> None:
    scene = Scene("science economy military", seats=3).hand("A", "MIL-03").hand("B", "MIL-04").turn("A")

    scene.play("use MIL-03")

    # Nobody else has any research, so the NPC is the only target.
    assert scene.resources("A") == (3, 0, 0)
    assert scene.seen("A", "npcs", 0, "research") == 5


@clause("AL-NPC-08")
def test_stolen_tp_leave_an_npc_until_none_are_left() -> None:
    scene = Scene("science economy military", seats=3).npc_tp("NPC-1", 3)
    scene.has("A", research=6, command=3).install("A", "MIL-21").turn("A")

    scene.play("activate MIL-21")
    assert (scene.tp("A"), scene.state.npc_tp) == (2, [1])
    scene.end_turn().end_turn().end_turn().play("activate MIL-21")

    assert (scene.tp("A"), scene.state.npc_tp) == (3, [0])
    scene.end_turn().end_turn().end_turn()
    assert scene.asked() == "A action"
    assert "activate MIL-21" not in scene.options()


@clause("AL-NPC-09")
def test_stealing_from_each_other_player_covers_npcs() -> None:
    scene = Scene("science economy military", seats=2, techs="IIIM-D")
    scene.has("A", military=6).has("B", tp=5).team("A", "IIM-A", "IIIM-D").turn("A")

    scene.play("start IIIM-D")

    assert scene.tp("A") == 2 + 2 + 2 + 2
    assert (scene.tp("B"), scene.state.npc_tp) == (3, [12, 12])


@clause("AL-NPC-09")
def test_discarding_and_losing_installed_cards_pass_npcs_over() -> None:
    scene = Scene("science economy military", seats=3, techs="IIIM-E").hand("A", "MIL-07").hand("B", "SCI-01")
    scene.has("A", military=6).team("A", "IIM-A", "IIIM-E").install("C", "SCI-10").turn("A")

    scene.play("use MIL-07", "start IIIM-E")

    assert scene.hand_of("B") == []
    assert scene.installed_by("C") == []
    assert scene.tp("A") == 8
    assert scene.asked() == "B action"
    assert scene.seen("A", "npcs", 0, "tp") == 14


@clause("AL-NPC-09", "AL-NPC-11")
def test_an_npc_has_no_marker_to_retreat() -> None:
    scene = Scene("science economy military", seats=3).influence("B", 2).influence("C", 1).hand("A", "MIL-05")
    scene.turn("A")

    scene.play("use MIL-05")

    assert scene.options() == ["target B", "target C"]


@clause("AL-NPC-10")
def test_npcs_gain_nothing_when_all_others_gain() -> None:
    scene = Scene("science economy culture", seats=2, techs="IIE-C").team("A", "IIE-C").turn("A")
    before = scene.seen("A", "npcs")

    scene.play("start IIE-C")

    assert scene.resources("B") == (1, 1, 0)
    assert scene.seen("A", "npcs") == before
    assert scene.seen("A", "npcs", 0, "research") == 5


@clause("AL-NPC-11")
def test_a_target_that_cannot_be_affected_may_not_be_chosen() -> None:
    # B has nothing to steal; C and the NPC have.
    scene = Scene("science economy military", seats=3).has("C", research=1).hand("A", "MIL-03").turn("A")

    scene.play("use MIL-03")

    assert scene.options() == ["target C", "target NPC-1"]


@clause("AL-NPC-11")
def test_a_part_that_can_affect_nobody_is_skipped() -> None:
    scene = Scene("science economy military", seats=3, techs="IIIM-A IIIM-C")
    scene.has("A", military=9, command=3).team("A", "IIM-A", "IIIM-A").hand("A", "MIL-05", "SCI-25").turn("A")

    scene.play("use MIL-05")
    assert scene.resources("A") == (2, 0, 3)
    scene.play("start IIIM-A", "command IIIM-C")

    # No token to return, no marker to push back: 8 TP each.
    assert scene.tp("A") == 16


@clause("AL-NPC-11")
def test_a_card_that_can_affect_nobody_at_all_cannot_be_used() -> None:
    scene = Scene("science economy military", seats=4).hand("A", "MIL-03", "MIL-04").turn("A")

    assert "use MIL-03" not in scene.options()
    assert "use MIL-04" in scene.options()


@clause("AL-NPC-12")
def test_npcs_are_ignored_in_comparisons() -> None:
    scene = Scene("science culture military", seats=2).has("A", military=3, research=2, data=1).turn("A")
    assert scene.owner("military") is None

    scene.play("start IM")

    # The printed 3 of the NPCs compete with nobody.
    assert scene.seen("A", "initiative", 2, "values") == [4, 0]
    assert scene.owner("military") == "A"


@clause("AL-NPC-12")
def test_an_npc_ally_owns_no_initiative_tile_to_profit_from() -> None:
    scene = Scene("science religion military", seats=3, techs="IIIR-B").track("NPC-1", "AAAA")
    scene.has("B", military=4).team("A", "IIR-A", "IIIR-B").turn("A")
    assert scene.owner("military") == "B"

    assert scene.ally_of("NPC-1") == "A"
    assert "start IIIR-B" not in scene.options()


@clause("AL-NPC-13")
@for_each("npc", [0, 1])
def test_the_figures_of_both_npc_boards(npc: int) -> None:
    scene = Scene("science economy culture", seats=2)

    board = scene.seen("A", "npcs", npc)

    assert isinstance(board, dict)
    figures = {name: board[name] for name in ("research", "data", "command", "military")}
    assert figures == {"research": 5, "data": 3, "command": 1, "military": 3}
