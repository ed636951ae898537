"""5. and 6. The turn: its two phases, which actions it allows, and its end."""

from __future__ import annotations

from itertools import permutations, product

from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.rows import for_each


def verbs(scene: Scene) -> set[str]:
    """The first words of the options offered now."""
    return {option.split()[0] for option in scene.options()}


@clause("AL-TURN-01")
def test_the_action_phase_comes_before_the_influence_phase() -> None:
    scene = Scene("science economy culture").has("A", research=2).turn("A")
    assert scene.asked() == "A action"
    assert "advance" not in verbs(scene)

    scene.play("end")

    assert scene.asked() == "A influence"
    scene.play("stop")
    assert scene.asked() == "B action"


@clause("AL-TURN-02")
@for_each("order", list(permutations(["replenish", "command IIE-C", "research SCI-01"])))
def test_the_three_actions_in_any_order_once_each(order: tuple[str, ...]) -> None:
    scene = Scene("science economy culture", techs="IIE-C").has("A", research=2, command=6)
    scene.hand("A", "SCI-01", "SCI-02").install("A", "SCI-11").turn("A")

    scene.play(*order)

    # 2 + 2 + 3 + 1 research, and an active card that could still be used.
    assert scene.resources("A") == (8, 2, 4)
    assert scene.asked() == "A action"
    assert scene.options() == ["activate SCI-11", "end"]


@clause("AL-TURN-02")
def test_one_kind_of_action_does_not_use_up_another() -> None:
    scene = Scene("science economy culture", techs="IIE-C").has("A", research=9, data=9, command=6)
    scene.hand("A", "SCI-01", "SCI-03").turn("A")
    assert verbs(scene) == {"place", "replenish", "collect", "start", "command", "use", "research", "data", "end"}

    scene.play("replenish")
    assert verbs(scene) == {"command", "use", "research", "data", "end"}
    scene.play("use SCI-03")

    assert verbs(scene) == {"command", "end"}


CARD_PLAYS = ("use SCI-03", "install SCI-13", "research SCI-04", "data SCI-05")


@clause("AL-TURN-02")
@for_each(("played", "next"), product(CARD_PLAYS, CARD_PLAYS))
def test_one_card_play_a_turn_whichever_way_the_card_was_played(played: str, next: str) -> None:
    scene = Scene("science economy culture").has("A", research=9, data=9)
    scene.hand("A", "SCI-03", "SCI-04", "SCI-05", "SCI-13").turn("A")
    assert set(CARD_PLAYS) <= set(scene.options())

    scene.play(played)

    assert verbs(scene).isdisjoint({"use", "install", "research", "data"})
    if next != played:
        assert scene.refused(next).clause == "AL-TURN-02"
    # The other two kinds of action are still there.
    assert {"replenish", "collect", "start IE"} <= set(scene.options())


@clause("AL-TURN-03")
def test_each_installed_active_card_once() -> None:
    scene = Scene("science economy culture").has("A", research=9, data=9).install("A", "SCI-11", "SCI-13").turn("A")

    scene.play("activate SCI-11")
    assert "activate SCI-11" not in scene.options()
    scene.play("activate SCI-13")

    assert scene.resources("A") == (9, 10, 0)
    assert "activate" not in verbs(scene)
    assert "replenish" in scene.options()


@clause("AL-TURN-03")
def test_activations_use_up_none_of_the_three_actions() -> None:
    scene = Scene("science economy culture").has("A", research=9, data=9, command=1).install("A", "SCI-11")
    scene.hand("A", "SCI-03").turn("A")

    scene.play("activate SCI-11")

    assert {"replenish", "command IE", "use SCI-03"} <= set(scene.options())


@clause("AL-TURN-04")
def test_an_action_is_finished_before_the_next_begins() -> None:
    scene = Scene("science economy culture").has("A", research=9, data=9, command=6)
    scene.hand("A", "SCI-01").install("A", "SCI-11").turn("A")

    scene.play("start IE")

    assert scene.asked() == "A economy"
    assert verbs(scene) == {"economy"}
    scene.play("economy IS")
    assert {"command", "use", "activate"} <= verbs(scene)


@clause("AL-TURN-05")
def test_all_actions_may_be_skipped() -> None:
    scene = Scene("science economy culture").hand("A", "SCI-03").turn("A")

    scene.play("end")

    assert scene.asked() == "B action"
    assert scene.resources("A") == (0, 0, 0)


@clause("AL-TURN-06")
def test_no_action_once_the_influence_phase_has_begun() -> None:
    scene = Scene("science economy culture").has("A", research=6, data=3, command=6)
    scene.hand("A", "SCI-03").install("A", "SCI-13").turn("A")

    scene.play("end")

    assert scene.options() == ["advance 1", "stop"]
    scene.play("advance 1", "deck science")
    assert scene.options() == ["advance 1", "stop"]
    scene.play("stop")
    assert scene.asked() == "B action"


@clause("AL-TURN-07")
def test_the_hand_limit_comes_first_then_cards_turn_upright_then_victory() -> None:
    scene = Scene("science economy culture").has("A", data=1, tp=30).install("A", "SCI-13")
    scene.hand("A", "SCI-01", "SCI-02", "SCI-03", "SCI-04", "SCI-05", "SCI-06").turn("A")

    scene.play("activate SCI-13", "end", "stop")

    assert scene.asked() == "A hand-limit"
    assert scene.seen("A", "players", 0, "used") == ["SCI-13"]
    assert scene.game.outcome is None
    scene.play("discard SCI-04")
    assert scene.seen("A", "players", 0, "used") == []
    assert scene.pile("science") == ["SCI-04"]
    assert scene.game.outcome is not None
    assert scene.game.outcome.winners == (0,)


@clause("AL-TURN-08")
def test_the_player_to_the_left_is_next() -> None:
    scene = Scene("science economy culture", seats=3).turn("B")

    turns = []
    for _ in range(4):
        turns.append(scene.asked())
        scene.play("end")

    assert turns == ["B action", "C action", "A action", "B action"]


@clause("AL-TURN-08")
def test_nobody_is_next_once_somebody_has_won() -> None:
    scene = Scene("science economy culture", seats=3).has("B", tp=30).turn("B")

    scene.play("end")

    assert scene.asked() == "nobody"


@clause("AL-TURN-09")
def test_a_placement_by_effect_uses_up_no_main_action() -> None:
    scene = Scene("science economy culture", techs="IIS-A IIE-C").has("A", research=6).hand("A", "SCI-02").turn("A")

    scene.play("use SCI-02", "place economy IIE-C", "row data", "keep ECO-01")

    assert scene.teams_of("A") == ["IIE-C"]
    assert "place science IIS-A" in scene.options()
    scene.play("place science IIS-A", "row data", "keep SCI-01")
    assert scene.teams_of("A") == ["IIS-A", "IIE-C"]


@clause("AL-TURN-09")
def test_a_technology_run_by_effect_uses_up_no_command_action() -> None:
    scene = Scene("science economy culture", techs="IIS-E").has("A", research=9, data=9, command=1)
    scene.team("A", "IIS-E").turn("A")

    scene.play("start IIS-E", "run IE", "economy IS", "run IC", "culture IS")

    assert scene.asked() == "A action"
    assert "command IE" in scene.options()
    assert "replenish" not in scene.options()


@clause("AL-TURN-09")
def test_an_installation_by_effect_belongs_to_its_card_play() -> None:
    scene = Scene("science economy culture").has("A", research=1).hand("A", "SCI-07", "SCI-18", "SCI-10").turn("A")

    scene.play("use SCI-07", "install SCI-18")

    assert scene.installed_by("A") == ["SCI-18"]
    assert scene.resources("A") == (1, 0, 0)
    # The one card play is the crate.
    assert "install SCI-10" not in scene.options()
    assert "replenish" in scene.options()


@clause("AL-TURN-09")
def test_an_advance_by_effect_leaves_the_influence_phase_as_it_is() -> None:
    scene = Scene("science economy culture").has("A", research=2, command=1).install("A", "ECO-21")
    scene.influence("A", 1).turn("A")

    scene.play("activate ECO-21", "advance 1")
    assert scene.faction("A").influence == 2
    assert scene.resources("A") == (2, 0, 1)
    scene.has("A", data=1).play("end", "advance 1")

    assert scene.faction("A").influence == 3


@clause("AL-MAIN-01")
@for_each(
    "choices",
    [
        ("place science IIS-A", "row data", "keep SCI-03"),
        ("replenish",),
        ("collect",),
        ("start IIE-C",),
    ],
)
def test_the_main_action_is_exactly_one_of_four(choices: tuple[str, ...]) -> None:
    scene = Scene("science economy culture", techs="IIE-C").team("A", "IIE-C").has("A", research=3, command=3)
    scene.deck("science", "SCI-03", "SCI-04").turn("A")
    assert {"place", "replenish", "collect", "start"} <= verbs(scene)

    scene.play(*choices)

    assert scene.asked() == "A action"
    assert verbs(scene).isdisjoint({"place", "replenish", "collect", "start"})
    assert "command" in verbs(scene)
