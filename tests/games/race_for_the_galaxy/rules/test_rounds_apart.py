"""Rounds and phases: nothing of one is left for the next, and everybody's part is looked at."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import clause
from tests.games.race_for_the_galaxy.idle import idle
from tests.games.race_for_the_galaxy.pack_folder import GRAY, pack
from tests.games.race_for_the_galaxy.robot_table import alone, play_round
from tests.games.race_for_the_galaxy.scene import Scene
from tests.rows import for_each


def phases(scene: Scene) -> list[str]:
    """The phases told since somebody listens."""
    return [event.words[0] for event in scene.game.events if event.key == "phase"]


def told(scene: Scene, key: str) -> list[tuple[str, int, list[str]]]:
    """The events with this key: clause, seat and words."""
    return [(event.clause, event.seat, event.words) for event in scene.game.events if event.key == key]


# From round to round


@clause("RFTG-ROUND-01", "RFTG-ROUND-02")
def test_nothing_that_was_chosen_is_left_for_the_next_round() -> None:
    scene = Scene(sets="set3", experienced=True).has("A", prestige=3).has("B", prestige=9)

    scene.new_round().play("A develop & prestige develop", "B settle & settle")
    assert scene.asked() == ["A action", "B action"]
    chosen = [(empire.picked, empire.count, empire.boost, empire.boost_at) for empire in scene.state.empires]
    scene.play("A trade & produce", "B explore-5 & produce")

    assert chosen == [(0, 0, -1, 0), (0, 0, -1, 0)]
    assert phases(scene) == ["develop", "develop", "settle", "settle", "explore"]


@clause("RFTG-ROUND-01", "RFTG-ROBOT-12")
def test_last_rounds_dice_are_off_the_mat_while_actions_are_chosen() -> None:
    scene = alone()

    play_round(scene, "develop & settle", "trade", "produce")

    assert scene.asked() == ["A action"]
    assert (scene.state.robot.rolled, scene.state.robot.columns) == ([], 0)


@clause("RFTG-ROUND-01", "RFTG-TWO-02")
def test_between_rounds_no_phase_is_under_way() -> None:
    scene = Scene(experienced=True)

    scene.round(A="develop & develop")

    assert scene.asked() == ["A action", "B action"]
    assert (scene.seen("-", "phase"), scene.seen("-", "again")) == (None, 0)


@clause("RFTG-ROUND-01")
@for_each(
    ("actions", "words"),
    [
        ("develop & develop", ["develop", "develop"]),
        ("settle & settle", ["settle", "settle"]),
        ("develop & settle", ["develop", "settle"]),
        ("prestige develop & develop", ["prestige-develop", "develop"]),
        ("settle & prestige settle", ["settle", "prestige-settle"]),
        ("explore-5 & prestige trade", ["explore-5", "prestige-trade"]),
    ],
)
def test_what_both_players_chose_is_told_once_it_is_revealed(actions: str, words: list[str]) -> None:
    scene = Scene(sets="set3", experienced=True).has("A", prestige=1).has("B", prestige=9)

    scene.round(A=actions, B="develop & produce")

    assert told(scene, "actions") == [("RFTG-ROUND-01", 0, words), ("RFTG-ROUND-01", 1, ["develop", "produce"])]


@clause("RFTG-ROUND-13")
def test_who_chooses_last_is_told_of_after_the_others_and_once() -> None:
    scene = Scene(seats=3, sets="set3").tableau("B", "psi-crystal-world").fill("A", 2)

    scene.new_round().play("A develop", "C produce")
    before = told(scene, "actions")
    scene.play("B settle")

    assert before == [("RFTG-ROUND-13", 0, ["develop"]), ("RFTG-ROUND-13", 2, ["produce"])]
    assert told(scene, "actions") == [*before, ("RFTG-ROUND-01", 1, ["settle"])]
    assert phases(scene) == ["develop", "settle", "produce"]


@clause("RFTG-ROUND-13")
def test_other_powers_of_round_start_and_end_let_nobody_choose_last() -> None:
    scene = Scene(sets="set3").tableau("A", "black-hole-miners", "hidden-fortress")

    scene.new_round()

    assert scene.asked() == ["A action", "B action"]


@clause("RFTG-ROUND-13")
def test_who_chooses_last_is_found_whatever_other_powers_there_are() -> None:
    scene = Scene(sets="set3").tableau("A", "black-hole-miners", "psi-crystal-world")

    scene.new_round()

    assert scene.asked() == ["B action"]


@clause("RFTG-ROUND-01", "RFTG-ROUND-13")
def test_where_nobody_chooses_last_actions_are_told_once_and_when_all_are_in() -> None:
    scene = Scene(seats=3)

    scene.new_round().play("A develop", "B settle")
    before = told(scene, "actions")
    scene.play("C produce")

    assert before == []
    assert [seat for _, seat, _ in told(scene, "actions")] == [0, 1, 2]


# The robot's columns


@clause("RFTG-ROBOT-22", "RFTG-ROBOT-23")
@for_each(
    ("dice", "played"),
    [
        (("explore", "trade"), ["explore", "consume", "produce"]),
        (("develop", "develop"), ["develop", "develop", "consume", "produce"]),
        (("settle", "settle"), ["settle", "settle", "consume", "produce"]),
        (("develop", "settle"), ["develop", "settle", "consume", "produce"]),
        (("robot", "consume2x"), ["consume", "produce"]),
    ],
)
def test_every_column_with_a_die_is_a_phase(dice: tuple[str, str], played: list[str]) -> None:
    scene = alone()

    idle(play_round(scene, "trade & produce", *dice))

    assert phases(scene) == played


@clause("RFTG-ROBOT-22", "RFTG-ROUND-02")
@for_each(
    ("dice", "played"),
    [
        (("explore", "trade"), ["explore", "develop", "settle", "consume"]),
        (("develop", "produce"), ["develop", "settle", "produce"]),
    ],
)
def test_columns_without_a_die_are_none(dice: tuple[str, str], played: list[str]) -> None:
    scene = alone()

    idle(play_round(scene, "develop & settle", *dice))

    assert phases(scene) == played


# From phase to phase


@clause("RFTG-TWO-07", "RFTG-PRESTIGE-06")
def test_what_was_used_or_earned_in_one_phase_is_not_in_the_next() -> None:
    scene = Scene(seats=3, sets="set3").has("B", prestige=5).has("A", prestige=1)
    scene.tableau("C", "federation-capital", "gem-world").good("C", "gem-world").has("C", prestige=4).leads("B", 5)
    scene.tableau("A", "old-earth", "comet-zone").good("A", "comet-zone")

    idle(scene.round(A="double", B="produce"), until="action")

    # C has drawn level in Consume, which is a tie; in Produce nobody earned anything.
    assert [empire.earned for empire in scene.state.empires] == [0, 0, 0]
    assert (scene.seen("-", "lead", "holder"), scene.seen("-", "lead", "tied")) == (None, True)
    assert [empire.used for empire in scene.state.empires] == [[], [], []]


@clause("RFTG-PRESTIGE-06", "RFTG-ROBOT-55")
def test_what_the_robot_earned_in_one_phase_is_not_earned_in_the_next() -> None:
    scene = alone(sets="set3")
    scene.robot(prestige=3).state.robot.earned = 2

    play_round(scene, "develop & settle", "trade", "produce")

    # It leads, though it has earned nothing in this phase: its tile is bare.
    assert scene.seen("-", "lead", "on_tile") == 0


@clause("RFTG-ROUND-06")
def test_cards_of_everybody_come_into_force_when_the_phase_ends() -> None:
    scene = Scene(seats=3).hand("B", "expedition-force").fill("B", 1).hand("C", "space-marines").fill("C", 2)

    scene.round(A="develop").play("B develop expedition-force", "C develop space-marines")

    assert [scene.military(letter) for letter in "ABC"] == [0, 1, 2]


@clause("RFTG-SETTLE-15", "RFTG-SETTLE-18")
def test_what_was_raised_in_defence_is_gone_and_can_be_raised_anew_in_the_next_phase() -> None:
    scene = Scene(sets="set2", takeovers=True, experienced=True).tableau("A", "imperium-seat", "drop-ships")
    scene.tableau("B", "space-mercenaries", "rebel-miners").hand("B", "pirate-world", "gem-world", "spice-world")
    scene.fill("B", 3).round(A="settle & settle").play("B pass", "A takeover imperium-seat")

    # 4 against 1 + 2, and 2 that B raises.
    scene.play("B hand gem-world", "B hand spice-world")
    assert scene.tableau_of("B") == ["space-mercenaries", "rebel-miners"]
    assert (scene.empire("B").temporary, scene.empire("B").boosted_cards) == (0, 0)

    # 1 + 2 once more, for defense 3.
    assert "settle pirate-world" in scene.options("B")


@clause("RFTG-KIND-04", "RFTG-GOAL-36")
def test_kinds_for_goals_are_set_by_all_at_once_and_then_the_goals_are_checked() -> None:
    scene = Scene(seats=3, sets="set3", goals=True).goals("largest-industry", "galactic-standard-of-living")
    scene.tableau("B", "smuggling-world", "alpha-centauri", "alien-oort-cloud-refinery").kind("B", "genes")

    scene.round(A="settle")
    assert scene.asked() == ["B goal-kind"]
    assert scene.holder("largest-industry") == ""
    scene.play("B kind rare")

    assert scene.holder("largest-industry") == "B"
    assert told(scene, "kind") == [("RFTG-KIND-01", 1, ["kind:1"])]
    assert scene.asked() == ["A action", "B action", "C action"]


@clause("RFTG-KIND-04", "RFTG-KIND-01")
def test_a_kind_that_stays_as_it_is_is_not_told() -> None:
    scene = Scene(sets="set3", goals=True).goals("largest-industry")
    scene.tableau("A", "smuggling-world", "alpha-centauri", "alien-oort-cloud-refinery").kind("A", "genes")

    scene.round(A="settle").play("A kind genes")

    assert scene.holder("largest-industry") == ""
    assert told(scene, "kind") == []


# The end of a round


@clause("RFTG-END-01", "RFTG-END-02")
@for_each(
    ("cards", "limit"), [((), 10), (("psi-crystal-world",), 10), (("psi-crystal-world", "black-hole-miners"), 12)]
)
@for_each(("held", "over"), [(0, 0), (1, 1), (3, 3)])
def test_the_limit_is_exact(cards: tuple[str, ...], limit: int, held: int, over: int) -> None:
    scene = Scene(sets="set3").tableau("B", *cards).fill("B", limit + held)

    scene.round(A="double")

    question = scene.game.question(1)
    if over:
        assert question is not None
        assert (question.kind, question.pick) == ("hand-limit", (over, over))
    else:
        assert question is None or question.kind != "hand-limit"


@clause("RFTG-END-02")
def test_other_powers_do_not_change_the_limit(tmp_path: Path) -> None:
    # A power that lasts to the round's end and has a number of cards that is no limit.
    power = 'powers = [{ phase = "round_end", effect = "hand_limit", cards = 11 }]\n'
    scene = Scene(sets="set3", packs=(str(pack(tmp_path, GRAY + power)),)).tableau("A", "hidden-fortress")
    lower = Scene(sets="set3", packs=(str(tmp_path / "tides"),)).tableau("A", "black-hole-miners", "tides.harbour")

    scene.fill("A", 13).round(A="double")
    lower.fill("A", 13).round(A="double")

    # Ten with Hidden Fortress, whose 14 cards are about the end of the game; twelve is more than eleven.
    assert scene.question("A").pick == (3, 3)
    assert lower.question("A").pick == (1, 1)


@clause("RFTG-END-01", "RFTG-GOAL-24")
def test_all_discard_at_once_and_only_what_goes_in_this_round_counts() -> None:
    scene = Scene(seats=3, sets="set1", goals=True).fill("A", 11).fill("C", 11)

    scene.round(A="produce")
    assert scene.asked() == ["A hand-limit", "C hand-limit"]
    scene.play("C " + scene.options("C")[0])

    assert (scene.cards_in_hand("C"), scene.state.empires[2].discarded) == (10, 1)
    scene.play("A " + scene.options("A")[0])
    assert [empire.discarded for empire in scene.state.empires] == [1, 0, 1]
    scene.goals("budget-surplus").round(A="produce")
    assert [empire.discarded for empire in scene.state.empires] == [0, 0, 0]
    assert scene.holder("budget-surplus") == ""


@clause("RFTG-END-03")
def test_salvage_takes_from_everybody_and_is_told_with_how_many() -> None:
    scene = Scene(seats=3, sets="set3").tableau("B", "psi-crystal-world", "retrofit-and-salvage-inc")
    scene.fill("A", 12).fill("B", 4).fill("C", 11).has("A", prestige=9)

    scene.round(A="produce").play("A " + " + ".join(scene.options("A")[:2]), "C " + scene.options("C")[0])

    assert scene.cards_in_hand("B") == 4 + 3
    source = f"card:{scene.piece('retrofit-and-salvage-inc')}"
    assert told(scene, "salvage") == [("RFTG-END-03", 1, ["3", source])]


@clause("RFTG-END-03")
def test_without_anything_to_salvage_nothing_is_told() -> None:
    scene = Scene(seats=2, sets="set3").tableau("B", "retrofit-and-salvage-inc").fill("B", 11).has("A", prestige=9)

    scene.round(A="produce").play("B " + scene.options("B")[0])

    assert (scene.cards_in_hand("B"), told(scene, "salvage")) == (10, [])
    assert len(scene.pile()) == 1


@clause("RFTG-END-05")
def test_the_fortress_is_found_whatever_other_powers_there_are() -> None:
    thirteen = (
        *("gem-world", "spice-world", "comet-zone", "mining-world", "artist-colony", "old-earth", "pirate-world"),
        *("public-works", "space-marines", "drop-ships", "expedition-force"),
    )
    scene = Scene(sets="set3").tableau("A", "black-hole-miners", "hidden-fortress", *thirteen)

    scene.round(A="explore-5")
    idle(scene)

    assert scene.game.outcome is None


@clause("RFTG-END-14")
@for_each(("limit", "over"), [(0, False), (4, True), (5, False)])
def test_a_limit_of_rounds_is_reached_in_its_last_round(limit: int, over: bool) -> None:
    scene = Scene()
    scene.state.rulebook.round_limit, before = limit, scene.state.rulebook.round_limit
    scene.state.round = 4
    try:
        scene.round(A="produce")
    finally:
        scene.state.rulebook.round_limit = before

    assert (scene.game.outcome is not None) == over
