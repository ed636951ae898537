"""When reactions come: after what caused them is complete, and not before."""

from __future__ import annotations

from pathlib import Path

from tessera.games.atlas_lost.rules.ch07_main_action import nested_via
from tessera.games.atlas_lost.terms import NESTED, STARTUP
from tests.clauses import clause
from tests.games.atlas_lost.pack_folder import PASSIVE, pack
from tests.games.atlas_lost.scene import Scene

TREES = "science economy culture"


@clause("AL-PASS-05")
def test_a_reaction_to_a_placement_waits_for_draw_and_front_runner_token() -> None:
    scene = Scene(TREES, techs="IIS-C IIE-A").team("A", "IIS-C").has("A", research=3)
    scene.turn("A")

    scene.play("place economy IIE-A", "row data")
    assert scene.resources("A") == (0, 0, 0)
    scene.play("keep ECO-01")

    assert [event.key for event in scene.game.events][-4:-1] == ["discards", "front-runner-2", "reacts"]
    assert scene.resources("A") == (0, 2, 0)


@clause("AL-PASS-05")
def test_a_reaction_to_a_token_waits_for_the_whole_step_and_comes_before_the_next() -> None:
    # IIE-E attaches two tokens in one step, then gives the others research: ECO-25 answers in between.
    scene = Scene(TREES, seats=2, techs="IIE-E").team("A", "IIE-E").install("A", "ECO-25").has("A", research=3, data=3)
    scene.turn("A")

    scene.play("start IIE-E", "economy IS")
    assert scene.resources("A") == (0, 0, 0)
    scene.play("economy IE")

    keys = [event.key for event in scene.game.events]
    assert keys[keys.index("attaches-economy") :][:7] == [
        "attaches-economy",
        "attaches-economy",
        "reacts",
        "gains",
        "reacts",
        "gains",
        "others-gain",
    ]
    assert scene.resources("A") == (2, 0, 0)


@clause("AL-PASS-05")
def test_a_reaction_to_an_action_waits_for_its_end() -> None:
    # REL-24 answers a command action: the token and the card drawn come first.
    scene = Scene("science economy religion", techs="IIE-B").install("A", "REL-24").track("B", "A")
    scene.has("B", research=2, data=1, command=2)
    scene.turn("B")

    scene.play("command IIE-B")
    assert scene.resources("A") == (0, 0, 0)
    scene.play("economy IS")

    keys = [event.key for event in scene.game.events]
    assert keys.index("draws") < keys.index("reacts")
    assert scene.resources("A") == (0, 1, 0)


@clause("AL-PASS-05")
def test_a_reaction_may_set_off_another_one() -> None:
    # A steals from B; B's MIL-27 answers with military power, which B's MIL-22 turns into research.
    scene = Scene("science economy military", seats=2).hand("A", "MIL-03").install("B", "MIL-27", "MIL-22")
    scene.has("B", research=5)
    scene.turn("A")

    scene.play("use MIL-03", "target B")

    assert scene.military("B") == 1
    assert scene.resources("B") == (3, 0, 0)
    assert scene.resources("A") == (3, 0, 0)


@clause("AL-PASS-05")
def test_a_limit_of_once_a_turn_is_for_each_turn_of_anybody() -> None:
    scene = Scene("science economy military", seats=2).install("A", "MIL-15").hand("A", "MIL-03")
    scene.install("B", "MIL-27").has("B", research=9).has("A", military=1)
    scene.turn("A")
    scene.play("use MIL-03", "target B", "activate MIL-15", "target B")
    assert scene.military("B") == 1
    scene.end_turn()

    scene.hand("A", "MIL-05").influence("B", 2).turn("A").play("use MIL-05")

    assert scene.military("B") == 2


@clause("AL-PASS-05")
def test_a_reaction_to_an_allys_income_waits_for_the_row_bonus() -> None:
    scene = Scene("science religion military").install("A", "REL-20").track("B", "A").waiting("B", 0, 3)
    scene.turn("B")

    scene.play("replenish")
    assert scene.resources("A") == (0, 0, 0)
    scene.play("card", "deck religion")

    assert scene.resources("A") == (1, 0, 0)


@clause("AL-PASS-05")
def test_a_row_bonus_taken_as_command_is_no_card_to_react_to() -> None:
    scene = Scene(TREES, techs="IIS-A").team("A", "IIS-A").install("A", "SCI-27").waiting("A", 0, 3)
    scene.turn("A")

    scene.play("replenish", "command")

    assert scene.resources("A") == (4, 0, 1)
    assert scene.hand_of("A") == []


@clause("AL-PASS-05")
def test_a_card_drawn_by_a_reaction_is_no_second_row_bonus() -> None:
    # IIS-A draws once more for the row bonus, and not again for that card.
    scene = Scene(TREES, techs="IIS-A").team("A", "IIS-A").waiting("A", 0, 3)
    scene.turn("A")

    scene.play("replenish", "card", "deck science", "deck science")

    assert scene.hand_of("A") == ["SCI-01", "SCI-02"]


@clause("AL-PASS-05")
def test_a_reaction_to_a_move_comes_before_the_rest_of_the_effect() -> None:
    # SCI-01 moves, draws and gains; SCI-28 answers the move.
    scene = Scene(TREES, techs="IIS-C IIS-D").team("A", "IIS-C").install("A", "SCI-28").hand("A", "SCI-01")
    scene.front_runner("IIS-D", None)
    scene.turn("A")

    scene.play("use SCI-01")

    keys = [event.key for event in scene.game.events]
    assert keys.index("moves-team") < keys.index("reacts") < keys.index("draws")
    assert scene.resources("A") == (2, 1, 0)


@clause("AL-PASS-05")
def test_a_reaction_to_a_new_ally_comes_right_after_the_payment() -> None:
    # A pays its token on C; C becomes B's ally and B's REL-29 answers before A's own effect.
    scene = Scene("science religion military").install("A", "REL-14").install("B", "REL-29").track("C", "BA")
    scene.turn("A")

    scene.play("activate REL-14")

    told = [(event.key, event.seat) for event in scene.game.events if event.key in ("reacts", "gains")]
    assert told == [("reacts", 1), ("gains", 1), ("gains", 0), ("gains", 0)]
    assert scene.resources("B") == (2, 0, 0)


@clause("AL-PASS-05")
def test_a_reaction_to_gifts_waits_for_the_end_of_the_list_and_comes_once() -> None:
    # IIIE-A gives the others research and then data; ECO-29 answers both together.
    scene = Scene(TREES, seats=2, techs="IIE-A IIIE-A").team("A", "IIE-A").team("A", "IIIE-A", economy=True)
    scene.has("A", research=3, data=2).install("B", "ECO-29")
    scene.turn("A")

    scene.play("start IIIE-A")

    keys = [event.key for event in scene.game.events if event.key in ("others-gain", "reacts")]
    assert keys == ["others-gain", "others-gain", "reacts"]
    assert scene.resources("B") == (2, 1, 0)


@clause("AL-PASS-05")
def test_gifts_that_a_cap_swallows_are_no_gifts() -> None:
    scene = Scene(TREES, seats=2, techs="IIE-D").team("A", "IIE-D").has("A", research=3).has("B", research=19)
    scene.install("B", "ECO-29")
    scene.turn("A")

    scene.play("start IIE-D", "economy IS")

    assert "reacts" not in [event.key for event in scene.game.events]


@clause("AL-PASS-05", "AL-REL-13")
def test_who_is_an_ally_is_looked_at_when_the_reaction_falls_due() -> None:
    # B replenishes as A's ally: REL-20. On the next turn the alliance has gone over to C, and A gains nothing.
    scene = Scene("science religion military").install("A", "REL-20").track("B", "A")
    scene.turn("B").play("replenish")
    assert scene.resources("A") == (1, 0, 0)

    scene.track("B", "C").turn("B").play("replenish")

    assert scene.ally_of("B") == "C"
    assert scene.resources("A") == (1, 0, 0)


@clause("AL-PASS-05")
def test_a_source_that_arrives_by_the_action_does_not_react_to_it() -> None:
    # A team placed on IIS-C by a crate gives no data for its own placement.
    scene = Scene(TREES, techs="IIS-C").hand("A", "SCI-02").has("A", research=1)
    scene.turn("A")

    scene.play("use SCI-02", "place science IIS-C", "row research", "keep SCI-01")

    assert scene.resources("A") == (0, 1, 0)  # the front runner token alone
    assert "reacts" not in [event.key for event in scene.game.events]


@clause("AL-PASS-05")
def test_a_source_that_left_during_the_action_does_not_react_to_its_end() -> None:
    # A moves the team off IIS-C; the placement that follows in the same turn gives no data.
    scene = Scene(TREES, techs="IIS-C IIS-D IIE-A").team("A", "IIS-C").hand("A", "SCI-01").has("A", research=2)
    scene.front_runner("IIS-D", None)
    scene.turn("A")
    scene.play("use SCI-01")
    assert scene.teams_of("A") == ["IIS-D"]

    scene.play("place economy IIE-A", "row data", "keep ECO-01")

    # 2 + 1 research less 3 less 1 by IIS-D, which works from the end of the crate on; 1 data from the front runner.
    assert scene.resources("A") == (1, 1, 0)


@clause("AL-INF-02", "AL-INF-03", "AL-PASS-05")
def test_a_step_goes_into_the_space_that_was_paid_for(tmp_path: Path) -> None:
    # A pays 2 religion tokens for space 7; B gains an ally by it and pushes A back to space 4 before the marker moves.
    push = '{ on = "become_ally", who = "self", effects = [{ op = "retreat", spaces = 2, target = "one_other" }] }'
    card = PASSIVE.replace("economy", "religion") + f"triggers = [{push}]\n"
    scene = Scene("science religion military", seats=4, packs=(str(pack(tmp_path, card)),))
    scene.install("B", "tides.clerks").track("C", "ABA").influence("A", 6).has("A", research=2, data=1)
    scene.turn("A")

    scene.play("end", "advance 2")

    told = [event.key for event in scene.game.events if event.key in ("retreats", "advances")]
    assert told == ["retreats", "advances"]
    assert scene.faction("A").influence == 7


@clause("AL-NEST-03")
def test_a_reaction_of_another_player_is_not_in_the_course_of_the_startup() -> None:
    scene = Scene("science economy culture", seats=2, nested_counts_as_startup=True).turn("A")
    scene.state.via = STARTUP

    assert (nested_via(scene.state, 0), nested_via(scene.state, 1)) == (STARTUP, NESTED)


@clause("AL-PASS-05")
def test_a_payment_on_the_track_is_reacted_to_before_the_marker_moves() -> None:
    # A pays 2 religion tokens for space 7; B gains an ally by it and answers with REL-29.
    scene = Scene("science religion military", seats=3).install("B", "REL-29").track("C", "ABA").influence("A", 6)
    scene.has("A", research=2, data=1)
    scene.turn("A")

    scene.play("end", "advance 2")

    keys = [event.key for event in scene.game.events]
    assert keys.index("becomes-ally") < keys.index("reacts") < keys.index("advances")
    assert scene.resources("B") == (2, 0, 0)


@clause("AL-CARD-08")
def test_a_reaction_to_economy_tokens_does_not_answer_tokens_of_another_kind() -> None:
    scene = Scene("science economy culture", seats=2).install("A", "ECO-25").hand("A", "CUL-01")
    scene.turn("A")

    scene.play("use CUL-01", "culture IE")

    # 1 of the crate; ECO-25 gives 1 for an economy token alone.
    assert (scene.culture_of("A"), scene.resources("A")) == (["IE"], (1, 0, 0))
