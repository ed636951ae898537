"""The worked examples printed in the rulebooks (EX-01 to EX-13); those derived from single rules stand next door."""

from __future__ import annotations

import tessera
from tessera.games.atlas_lost.library import load
from tessera.games.atlas_lost.rules.gains import gain
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import TP
from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.rows import for_each


@clause("AL-REPL-01", "AL-REPL-03")
def test_ex_01_research_replenishment_with_economy() -> None:
    """EX-01: 4 for the visible icons and 1 for the economy token."""
    scene = Scene("science economy culture").team("A", "IIS-A", economy=True).team("A", "IIE-A").turn("A")
    assert scene.waiting_of("A") == (1, 3)

    scene.play("replenish")

    assert scene.resources("A") == (5, 0, 0)
    assert scene.asked() == "A influence"


@clause("AL-DATA-01", "AL-DATA-02", "AL-DATA-03")
def test_ex_02_data_collection_with_culture_and_the_row_bonus() -> None:
    """EX-02: 3 for the visible icons, 3 for the culture tokens, and a card of the economy deck."""
    scene = Scene("science economy culture").team("A", "IIS-A", "IIE-A", "IIC-A", row="data")
    scene.culture("A", "IS", "IIE-A", "IIIC-B").deck("economy", "ECO-19").turn("A")

    scene.play("collect", "card", "deck economy")

    assert scene.resources("A") == (0, 6, 0)
    assert scene.hand_of("A") == ["ECO-19"]


def reaching_a_tech() -> Scene:
    """EX-03 up to the startup: Tony is A, Maggie and Ben have teams on Techs of their own."""
    scene = Scene("science economy culture", seats=3, techs="IIC-A IIC-E").team("B", "IIS-A").team("C", "IIE-A")
    scene.has("A", research=3).turn("A").play("place culture IIC-E", "row research", "keep CUL-02")
    return scene


@clause("AL-PLACE-07", "AL-PLACE-09", "AL-ACT-01", "AL-ACT-03", "AL-CUL-01")
def test_ex_03_reaching_a_tech_and_starting_it_later() -> None:
    """EX-03: placed this turn, started on the next one."""
    scene = reaching_a_tech()
    assert scene.hand_of("A") == ["CUL-02"]
    assert scene.pile("culture") == ["CUL-01"]
    assert scene.resources("A") == (0, 1, 0)
    assert "start IIC-E" not in scene.options()
    scene.end_turn().end_turn().end_turn().has("A", research=3).turn("A")

    scene.play("start IIC-E")
    assert scene.resources("A") == (0, 1, 0)
    assert scene.options() == ["culture IS", "culture IIS-A", "culture IE", "culture IIE-A", "culture IC"]
    scene.play("culture IIS-A")

    assert scene.culture_of("A") == ["IIS-A"]
    assert scene.stock("A")[1] == 8


@clause("AL-CMD-01", "AL-CMD-02", "AL-CMD-03")
def test_ex_04_the_same_technology_again_by_command() -> None:
    """EX-04: 2 command and 3 research for a second culture token in the same turn."""
    scene = reaching_a_tech().has("A", research=6, command=2).turn("A").play("start IIC-E", "culture IIS-A")

    scene.play("command IIC-E")
    assert scene.resources("A") == (0, 1, 0)
    assert "culture IIS-A" not in scene.options()
    scene.play("culture IIE-A")

    assert scene.culture_of("A") == ["IIS-A", "IIE-A"]
    assert scene.stock("A")[1] == 7


@clause("AL-REL-05", "AL-REL-06", "AL-REL-07", "AL-REL-08", "AL-REL-09")
def test_ex_05_religious_ally_tie_and_payment() -> None:
    """EX-05: Tony is A, Maggie B and Ben C."""
    scene = Scene("science religion military", seats=3, techs="IIIR-A").track("A", "BCB")
    scene.has("C", research=2, data=1, command=1).install("C", "REL-14").turn("C")
    assert scene.ally_of("A") == "B"

    scene.play("start IR", "religion A")
    assert scene.track_of("A") == "BCBC"
    assert scene.ally_of("A") == "C"
    scene.play("activate REL-14", "pay religion A 2")

    assert scene.track_of("A") == "BBC"
    assert scene.ally_of("A") == "B"
    assert scene.stock("C")[2] == 8


@clause("AL-FREE-01", "AL-FREE-02", "AL-FREE-03", "AL-FREE-05")
def test_ex_06_free_card_activations() -> None:
    """EX-06, the Japanese figures: Maggie is A."""
    scene = Scene("science economy culture").has("A", research=5, data=5).install("A", "CUL-11", "ECO-11").turn("A")

    scene.play("activate CUL-11")
    assert scene.resources("A") == (5, 2, 1)
    assert scene.seen("A", "players", 0, "used") == ["CUL-11"]
    scene.play("activate ECO-11")
    assert scene.resources("A") == (0, 2, 0)
    assert scene.tp("A") == 3
    assert [scene.resources(other) for other in "BCD"] == [(1, 0, 0)] * 3
    assert scene.seen("A", "players", 0, "used") == ["CUL-11", "ECO-11"]
    scene.end_turn()

    assert scene.asked() == "B action"
    assert scene.seen("A", "players", 0, "used") == []


@clause("AL-DIG-04")
def test_ex_06b_the_same_with_the_english_figures() -> None:
    """EX-06b: CUL-11 gives 2 command, and the others gain command."""
    scene = Scene("science economy culture", reading="en").has("A", research=5, data=5)
    scene.install("A", "CUL-11", "ECO-11").turn("A")

    scene.play("activate CUL-11")
    assert scene.resources("A") == (5, 2, 2)
    scene.play("activate ECO-11")

    assert scene.resources("A") == (0, 2, 1)
    assert scene.tp("A") == 3
    assert [scene.resources(other) for other in "BCD"] == [(0, 0, 1)] * 3


@clause("AL-INF-01", "AL-INF-02", "AL-INF-03", "AL-INF-08")
def test_ex_07_one_step_on_the_influence_track() -> None:
    """EX-07: from space 1 to space 2."""
    scene = Scene("science economy culture").has("A", research=2).influence("A", 1).turn("A")

    scene.play("end", "advance 1")

    assert scene.faction("A").influence == 2
    assert scene.resources("A") == (0, 0, 1)


@clause("AL-INF-04", "AL-INF-05", "AL-INF-07")
def test_ex_08_the_first_of_two_costs() -> None:
    """EX-08: 3 research, 2 data and 2 TP in tokens, which nothing else can stand in for."""
    scene = Scene("science culture military").has("A", research=3, data=2, tp=2).influence("A", 6)
    scene.keeps_front_runners("A", 2, 1).install("A", "SCI-25").turn("A")
    assert scene.total_tp("A") == 2 + 3 + 2 + 2

    scene.play("end", "advance 1")

    assert scene.faction("A").influence == 7
    assert (scene.resources("A"), scene.tp("A")) == ((0, 0, 1), 0)


@clause("AL-INF-05")
def test_ex_08_one_tp_token_is_not_enough() -> None:
    """EX-08: front runner tokens, initiative tiles and passive cards do not pay."""
    scene = Scene("science culture military").has("A", research=3, data=2, tp=1).influence("A", 6)
    scene.keeps_front_runners("A", 2, 1).install("A", "SCI-25").turn("A")

    scene.play("end")

    assert scene.asked() == "B action"
    assert scene.faction("A").influence == 6


@clause("AL-INF-04", "AL-INF-06", "AL-INF-07")
def test_ex_08_the_second_of_two_costs() -> None:
    """EX-08: 2 research, 1 data, a culture token and 1 military power."""
    scene = Scene("science culture military").has("A", research=3, data=2, tp=2, military=1).influence("A", 6)
    scene.culture("A", "IIS-A").turn("A")

    scene.play("end")
    assert scene.options() == ["advance 1", "advance 2", "stop"]
    scene.play("advance 2")

    assert scene.resources("A") == (1, 1, 1)
    assert (scene.military("A"), scene.culture_of("A"), scene.stock("A")[1]) == (0, [], 9)
    assert scene.tp("A") == 2


@clause("AL-INI-03", "AL-INI-08", "AL-INI-09", "AL-INI-10", "AL-INI-11", "AL-INI-12")
def test_ex_09_gaining_holding_and_losing_an_initiative_tile() -> None:
    """EX-09: Tony is A, Ben B and Alex C."""
    scene = Scene("science economy culture", seats=3, techs="IIE-A IIIE-E")
    for letter in "ABC":
        scene.has(letter, research=4, data=2, command=3).team(letter, "IIE-A", "IIIE-E")
    scene.economy("A", "IS", "IE", "IC").economy("B", "IS", "IE").install("B", "ECO-12").economy("C", "IS", "IE", "IC")
    scene.hand("C", "ECO-25").turn("A")
    assert scene.owner("economy") is None

    scene.play("start IE", "economy IIE-A").end_turn()
    assert scene.owner("economy") == "A"
    scene.play("start IE", "economy IC").end_turn()
    assert scene.owner("economy") == "A"
    scene.play("start IE", "economy IIE-A")
    assert scene.owner("economy") == "A"
    scene.play("install ECO-25")
    assert scene.owner("economy") == "C"
    scene.play("command IIIE-E")
    assert scene.asked() == "C pay-tokens"
    scene.play("pay economy IS + pay economy IE + pay economy IC")

    assert scene.owner("economy") is None
    assert scene.tp("C") == 7
    assert scene.resources("C")[2] == 0
    assert scene.seen("A", "initiative", 1, "values") == [4, 4, 2]


@clause("AL-VIC-01", "AL-VIC-04", "AL-VIC-05")
def test_ex_10_initiative_victory() -> None:
    """EX-10: Maggie is A; she takes no action and pays nothing."""
    scene = Scene("science economy culture").has("A", research=12, data=9, command=4).influence("A", 4)
    scene.team("A", "IIS-A", "IIE-A", "IIC-A", "IIIE-A").economy("A", "IS", "IE", "IC", "IIS-A").turn("A")
    assert [scene.owner(tile) for tile in ("science", "economy", "influence")] == ["A", "A", "A"]
    assert scene.owner("culture") is None

    scene.end_turn()

    outcome = scene.game.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "initiative")
    assert scene.resources("A") == (12, 9, 4)


@clause("AL-VIC-04")
@for_each(("research", "data", "command"), [(9, 9, 4), (12, 6, 4), (12, 9, 2)])
def test_ex_10_the_sums_are_10_7_and_3(research: int, data: int, command: int) -> None:
    """EX-10: one less of anything is too little."""
    scene = Scene("science economy culture").has("A", research=research, data=data, command=command).influence("A", 4)
    scene.team("A", "IIS-A", "IIE-A", "IIC-A", "IIIE-A").economy("A", "IS", "IE", "IC", "IIS-A").turn("A")

    scene.end_turn()

    assert scene.game.outcome is None


@clause("AL-TP-01", "AL-TP-02")
def test_ex_11_the_tp_icon() -> None:
    """EX-11: 8 TP are tokens worth 8; only tokens pay."""
    scene = (
        Scene("science economy military", techs="IIIM-C").has("A", military=6).team("A", "IIM-A", "IIIM-C").turn("A")
    )

    scene.play("start IIIM-C")

    assert scene.tp("A") == 8
    gain(scene.state, 0, TP, 8)
    assert scene.tp("A") == 16


@clause("AL-REC-02", "AL-REC-03", "AL-REC-04", "AL-REC-05", "AL-REC-06")
def test_ex_12_level_sums_of_the_recommended_games() -> None:
    """EX-12: production and interference of trees and combinations."""
    game = load().game

    levels = {name: (tree["production_level"], tree["interference_level"]) for name, tree in game["trees"].items()}

    assert levels == {"science": (3, 0), "economy": (5, 2), "culture": (4, 3), "religion": (1, 4), "military": (0, 5)}
    for name, trees, sums in [
        ("exam", ["economy", "culture", "science"], (12, 5)),
        ("exeuro", ["culture", "science", "religion"], (8, 7)),
        ("exasia", ["economy", "religion", "military"], (6, 11)),
    ]:
        recommended = game["recommended"][name]
        assert recommended["trees"] == trees
        assert (recommended["production_level"], recommended["interference_level"]) == sums
        assert (sum(levels[tree][0] for tree in trees), sum(levels[tree][1] for tree in trees)) == sums


@clause("AL-PSET-06", "AL-PSET-07", "AL-PSET-08")
def test_ex_13_starting_resources() -> None:
    """EX-13: four players in turn order."""
    game = tessera.start("atlas-lost", seats=4, seed=3, options={"first": "A"})
    for seat in range(4):
        question = game.question(seat)
        assert question is not None
        game.play(seat, [question.options[0].id])

    state = game.state
    assert isinstance(state, Atlas)

    assert [tuple(faction.have[:3]) for faction in state.factions] == [(3, 1, 0), (4, 1, 0), (5, 1, 0), (4, 2, 0)]
    assert [len(state.zones[state.hand(seat)]) for seat in range(4)] == [1, 1, 1, 1]
