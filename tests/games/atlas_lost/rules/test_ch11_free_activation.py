"""11. Free card activation: each installed active card once a turn."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene

TREES = "science economy culture"


def used(scene: Scene, letter: str) -> list[str]:
    """Cards turned sideways."""
    return [scene.state.rulebook.cards[card].id for card in scene.faction(letter).used]


@clause("AL-FREE-01", "AL-FREE-02")
def test_an_installed_active_card_is_used_once_by_paying_its_cost() -> None:
    scene = Scene(TREES).install("A", "CUL-19").has("A", data=5)
    scene.turn("A")

    scene.play("activate CUL-19")

    assert scene.resources("A") == (3, 3, 0)
    assert used(scene, "A") == ["CUL-19"]
    assert "activate CUL-19" not in scene.options()


@clause("AL-FREE-01")
def test_without_its_cost_a_card_is_not_used_and_cards_of_others_never() -> None:
    scene = Scene(TREES).install("A", "CUL-19").install("B", "SCI-13").has("A", data=1)
    scene.turn("A")

    options = scene.options()

    assert "activate CUL-19" not in options
    assert "activate SCI-13" not in options


@clause("AL-FREE-01")
def test_a_free_activation_costs_none_of_the_three_actions() -> None:
    scene = Scene(TREES).install("A", "CUL-19").hand("A", "SCI-01").has("A", data=2)
    scene.turn("A")

    scene.play("activate CUL-19")

    assert {"replenish", "collect", "research SCI-01"} <= set(scene.options())


@clause("AL-FREE-02")
def test_an_effect_may_turn_a_used_card_upright_for_another_use() -> None:
    scene = Scene(TREES).install("A", "CUL-19", "SCI-13").hand("A", "SCI-06").has("A", data=4)
    scene.turn("A")

    scene.play("activate CUL-19", "use SCI-06")

    assert used(scene, "A") == []
    assert scene.resources("A") == (3, 2, 1)
    scene.play("activate CUL-19")
    assert scene.resources("A") == (6, 0, 1)


@clause("AL-FREE-02")
def test_of_several_used_cards_the_player_picks_which_turns_upright() -> None:
    scene = Scene(TREES).install("A", "CUL-19", "SCI-13").hand("A", "SCI-06").has("A", data=5)
    scene.turn("A")

    scene.play("activate CUL-19", "activate SCI-13", "use SCI-06")

    assert scene.options() == ["refresh SCI-13", "refresh CUL-19"]
    scene.play("refresh SCI-13")
    assert used(scene, "A") == ["CUL-19"]


@clause("AL-FREE-03")
def test_used_cards_turn_upright_when_the_turn_is_over() -> None:
    scene = Scene(TREES, seats=2).install("A", "CUL-19", "SCI-13").has("A", data=5)
    scene.turn("A")

    scene.play("activate CUL-19", "activate SCI-13").end_turn()

    assert scene.asked() == "B action"
    assert used(scene, "A") == []
    scene.end_turn()
    assert "activate CUL-19" in scene.options()


@clause("AL-FREE-04")
def test_no_activation_while_an_action_is_being_resolved() -> None:
    scene = Scene(TREES, techs="IIS-C").install("A", "SCI-13").has("A", research=3, data=1)
    scene.turn("A")
    assert "activate SCI-13" in scene.options()

    scene.play("place science IIS-C")

    assert scene.options() == ["row research", "row data"]
    scene.play("row data")
    assert scene.options() == ["keep SCI-01", "keep SCI-02"]


@clause("AL-FREE-04")
def test_no_activation_in_the_influence_phase() -> None:
    scene = Scene(TREES).install("A", "SCI-13").has("A", research=2, data=1)
    scene.turn("A")

    scene.play("end")

    assert scene.asked() == "A influence"
    assert scene.options() == ["advance 1", "stop"]


@clause("AL-FREE-05")
def test_several_cards_in_any_order_and_between_other_actions() -> None:
    scene = Scene(TREES).install("A", "CUL-11", "ECO-11", "SCI-13").hand("A", "CUL-04").has("A", research=5, data=5)
    scene.turn("A")

    scene.play("activate CUL-11", "replenish", "activate ECO-11", "research CUL-04", "activate SCI-13")

    # 5+2-5+1+2 research, 5-3-1 data, 1-1 command.
    assert scene.resources("A") == (5, 1, 0)
    assert scene.tp("A") == 3
    assert used(scene, "A") == ["CUL-11", "ECO-11", "SCI-13"]


@clause("AL-FREE-06")
def test_an_activation_may_be_aimed_at_an_npc() -> None:
    scene = Scene("science religion military", seats=3).install("A", "MIL-21").has("A", research=2, command=1)
    scene.turn("A")

    scene.play("activate MIL-21")

    assert scene.tp("A") == 2
    assert scene.state.npc_tp == [12]


@clause("AL-FREE-06")
def test_an_activation_refers_to_the_figures_of_an_npc() -> None:
    scene = Scene("science religion military", seats=2).install("A", "REL-16").track("NPC-1", "A").has("A", data=2)
    scene.turn("A")

    scene.play("activate REL-16")

    # 3 of the 5 research printed there; the NPC loses nothing.
    assert scene.resources("A") == (3, 0, 0)
    assert scene.state.rulebook.npcs[0].figures == [5, 3, 1, 14, 3]
