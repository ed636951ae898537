"""What stands in the way of an effect that could do nothing: the exact obstacle, with its clause and numbers."""

from __future__ import annotations

from tessera.games.atlas_lost.objections_idle import obstacles
from tessera.games.atlas_lost.objector import Objector
from tessera.games.atlas_lost.rulebook import Amount, Program, Word
from tessera.games.atlas_lost.rules.branches import ChooseEffect
from tessera.games.atlas_lost.rules.cards import Discard, Recover, Refresh
from tessera.games.atlas_lost.rules.ch09_trees.military import Retreat, ReturnToken
from tessera.games.atlas_lost.rules.ch09_trees.raids import TakeCard, Uninstall
from tessera.games.atlas_lost.rules.ch09_trees.science import MoveAdvance, RunActive
from tessera.games.atlas_lost.rules.drawing import Draw
from tessera.games.atlas_lost.rules.gains import Gain
from tessera.games.atlas_lost.rules.targets import EACH_OTHER
from tessera.games.atlas_lost.terms import OWN_CULTURE
from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.games.atlas_lost.speech import check_question
from tests.rows import for_each


def no(scene: Scene, choice: str) -> tuple[str, str, str]:
    """Clause, reason and way out of a refused choice; the whole question must be well said."""
    check_question(scene.game.questions[0])
    objection = scene.refused(choice)
    return objection.clause, objection.why, objection.instead


LV1 = ("IS", "IE", "IC")
ALL = ("IS", "IE", "IC", "IIS-A", "IIS-B", "IIIS-A", "IIIS-B", "IIIS-C", "IIE-A")


@clause("AL-ACT-06", "AL-ECO-03")
def test_no_economy_token_can_be_attached() -> None:
    full = Scene("science economy culture").has("A", research=9, data=9).economy("A", *LV1).turn("A")
    empty = Scene("science economy culture").has("A", research=9, data=9).turn("A")
    empty.faction("A").stock[0] = 0

    assert no(full, "start IE")[:2] == (
        "AL-ECO-03",
        "Each of your placed advance teams carries an economy token already",
    )
    assert no(empty.turn("A"), "start IE")[:2] == ("AL-ECO-03", "No economy token is left in your stock")


@clause("AL-ACT-06", "AL-CUL-03")
def test_no_culture_token_can_be_placed() -> None:
    taken = Scene("science economy culture").has("A", research=9, data=9).culture("B", *LV1).turn("A")
    empty = Scene("science economy culture").has("A", research=9, data=9).culture("A", *ALL).turn("A")
    lonely = Scene("science economy culture", techs="IIC-C").has("A", research=9, data=9).team("A", "IIC-C")
    free = ("IIC-A", "IIS-A", "IIS-B", "IIE-A", "IIE-B", "IIIS-A", "IIIS-B", "IIIS-C")
    lonely.culture("B", *free).culture("C", *[f"II{tree}-{id}" for tree in ("IE", "IC") for id in "ABC"]).turn("A")

    assert no(taken, "start IC") == (
        "AL-CUL-03",
        "No Tech with your advance team has an empty culture space",
        "Wait until it can do something: Place 1 culture token on a Tech that holds your advance team.",
    )
    assert no(empty, "start IC")[:2] == ("AL-CUL-03", "No culture token is left in your stock")
    assert no(lonely, "start IIC-C")[:2] == ("AL-CUL-03", "No Tech without any advance team has an empty culture space")


@clause("AL-ACT-06", "AL-REL-02", "AL-REL-03", "AL-REL-11")
def test_no_religion_token_can_be_placed() -> None:
    empty = Scene("science economy religion").has("A", research=9, data=9).track("B", "AAAAAAAAA").turn("A")
    full = Scene("science economy religion", seats=2).has("A", research=9, data=9)
    for board in [full.state.board_id(board) for board in range(1, 4)]:
        full.state.tracks[full.board(board)] = [1] * 9
    lonely = Scene("science economy religion", techs="IIR-D").has("A", data=9).team("A", "IIR-D").turn("A")

    assert no(empty, "start IR")[:2] == ("AL-REL-03", "No religion token is left in your stock")
    assert no(full.turn("A"), "start IR")[:2] == (
        "AL-REL-02",
        "Every track on which it could place a religion token is full",
    )
    assert no(lonely, "start IIR-D") == ("AL-REL-11", "You have no religious ally", "Place religion tokens first.")


@clause("AL-ACT-06", "AL-REL-11")
def test_what_the_payment_itself_takes_away_is_said_to_be_gone_then() -> None:
    scene = Scene("science economy religion", techs="IIIR-A").track("B", "AA").has("B", tp=9)
    scene.team("A", "IIR-A", "IIIR-A").turn("A")

    assert no(scene, "start IIIR-A")[:2] == (
        "AL-REL-11",
        "Nothing would be left to resolve once the cost is paid: You have no religious ally",
    )


@clause("AL-CARD-14", "AL-PLACE-02", "AL-PLACE-03", "AL-PLACE-11", "AL-CARD-05")
def test_a_reduced_cost_that_cannot_be_paid_is_told() -> None:
    place = Scene("science economy culture").hand("A", "SCI-02").turn("A")
    deep = Scene("science economy culture").hand("A", "SCI-02").has("A", research=1)
    deep.team("A", "IIS-A", "IIE-A", "IIC-A").turn("A")
    gone = Scene("science economy culture").hand("A", "SCI-02").has("A", research=9, data=9)
    gone.waiting("A", 0, 0).turn("A")
    lay = Scene("science economy culture").hand("A", "SCI-07", "CUL-18", "SCI-30").turn("A")
    bare = Scene("science economy culture").hand("A", "SCI-07", "SCI-01").turn("A")

    assert no(place, "use SCI-02") == (
        "AL-PLACE-02",
        "Placing an advance team costs 1 research; you have 0 research",
        "Gain research first: replenish it, turn a card into research, or use an effect that gives it.",
    )
    assert no(deep, "use SCI-02")[:2] == (
        "AL-PLACE-03",
        "Placing an advance team costs 2 research and 2 data; you have 1 research and 0 data",
    )
    assert no(gone, "use SCI-02")[:2] == ("AL-PLACE-11", "No advance team waits on your board any more")
    assert no(lay, "use SCI-07")[:2] == (
        "AL-CARD-05",
        "Sovereign Institute (SCI-30), the nearest to be paid, costs 1 data; you have 0 data",
    )
    assert no(bare, "use SCI-07")[:2] == (
        "AL-CARD-05",
        "There is no active or passive card in your hand to install",
    )


@clause("AL-CARD-14", "AL-INF-02", "AL-INF-15", "AL-FREE-01")
def test_a_step_by_an_effect_that_cannot_be_paid_is_told() -> None:
    poor = Scene("science economy culture").install("A", "ECO-21").has("A", command=1).influence("A", 3).turn("A")
    there = Scene("science economy culture").install("A", "ECO-21").has("A", command=1, research=9).influence("A", 10)

    assert no(poor, "activate ECO-21")[:2] == ("AL-INF-02", "The next step costs 1 data; you have 0 data")
    assert no(there.turn("A"), "activate ECO-21")[0] == "AL-INF-15"


@clause("AL-RES-02", "AL-ACT-04")
def test_two_missing_resources_get_advice_for_both() -> None:
    scene = Scene("science economy culture").has("A", research=1).turn("A")

    assert no(scene, "start IE") == (
        "AL-ACT-04",
        "It costs 2 research and 1 data; you have 1 research and 0 data",
        (
            "Gain research first: replenish it, turn a card into research, or use an effect that gives it. "
            "Gain data first: collect it, turn a card into data, or use an effect that gives it."
        ),
    )


@clause("AL-PASS-07", "AL-NPC-11")
def test_nobody_to_steal_from() -> None:
    poor = Scene("science culture military", seats=4).hand("A", "MIL-03").turn("A")
    safe = Scene("science culture military", seats=4).hand("A", "MIL-03").has("B", research=5).install("B", "MIL-23")
    safe.turn("A")

    assert no(poor, "use MIL-03")[:2] == ("AL-NPC-11", "Nobody has anything that could be stolen")
    assert no(safe, "use MIL-03")[:2] == ("AL-PASS-07", "Player B is protected by Fortress Line (MIL-23)")


@clause("AL-ACT-06", "AL-FREE-02", "AL-DRAW-03", "AL-INF-10")
@for_each(
    ("word", "reason"),
    [
        (Retreat(1), ("AL-INF-10", "idle_retreat")),
        (ReturnToken([0, 1], 1), ("AL-NPC-11", "idle_tokens")),
        (Uninstall(EACH_OTHER, 1, True), ("AL-NPC-11", "idle_installed")),
        (TakeCard(1), ("AL-NPC-11", "idle_hands")),
        (Discard("one_other", 1), ("AL-ICON-06", "idle_hands")),
        (Discard("self", 1), ("AL-ICON-06", "idle_own_hand")),
        (Recover(-1, 1), ("AL-ACT-06", "idle_piles")),
        (Recover(0, 1), ("AL-ACT-06", "idle_pile")),
        (Refresh(1), ("AL-FREE-02", "idle_upright")),
        (Draw(3, 1, 0), ("AL-SETUP-03", "idle_tree")),
        (MoveAdvance(), ("AL-SCI-04", "idle_move")),
        (RunActive(3, 1, True, -1), ("AL-REL-11", "idle_no_ally")),
        (RunActive(1, 1, False, -1), ("AL-NEST-02", "idle_run")),
        (Gain(0, Amount(OWN_CULTURE, 1, 1, 0, -1)), ("AL-ACT-06", "idle_count")),
    ],
)
def test_every_word_says_what_it_lacks(word: Word, reason: tuple[str, str]) -> None:
    scene = Scene("science economy culture").turn("A")
    book = scene.state.rulebook
    program = Program(len(book.programs), [word], False, False, "", "")
    book.programs.append(program)

    found = obstacles(scene.state, 0, program.number)

    book.programs.pop()
    assert not word.doable(scene.state, 0)
    assert [(obstacle.clause, obstacle.why) for obstacle in found] == [reason]
    objector = Objector(scene.state, 0)
    objector.no("x", found[0].clause, found[0].why, "stop", found[0].words, found[0].number)
    assert len(objector.refused) == 1


@clause("AL-ACT-06", "AL-ICON-08")
def test_an_option_that_could_do_nothing_says_why() -> None:
    scene = Scene("science economy culture").turn("A")
    book = scene.state.rulebook
    idle = Program(len(book.programs), [Refresh(1)], False, False, "", "")
    book.programs.append(idle)
    book.effects.append([{"op": "refresh", "count": 1}])
    useful = [book.techs[book.tech_numbers[name]].program for name in ("IE", "IC")]
    ask = ChooseEffect(0, [*[program.number for program in useful if program is not None], idle.number])

    refused = ask.refused(scene.state)

    book.programs.pop()
    book.effects.pop()
    assert [(found.id, found.objection.clause, found.objection.why) for found in refused] == [
        (
            "option 3",
            "AL-ICON-08",
            "That effect could do nothing now, while another one can: None of your active cards lies sideways",
        )
    ]
    assert refused[0].objection.instead == "Choose an effect that can do something."
