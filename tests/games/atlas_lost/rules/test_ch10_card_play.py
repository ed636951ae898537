"""10. Card play action: a crate, an installation, or a card turned into a resource."""

from __future__ import annotations

from typing import Any

from tessera.games.atlas_lost.state import GONE
from tests.clauses import clause
from tests.games.atlas_lost.scene import Scene
from tests.rows import for_each

TREES = "science economy culture"


def gone(scene: Scene) -> list[str]:
    """Initial cards that left the game."""
    return [scene.state.rulebook.cards[card].id for card in scene.state.zones[GONE]]


@clause("AL-CARD-01")
def test_a_card_is_used_in_one_of_four_ways() -> None:
    scene = Scene(TREES).hand("A", "SCI-03", "SCI-11", "SCI-25").has("A", research=2, data=1)
    scene.turn("A")

    options = scene.options()

    assert [option for option in options if "SCI" in option] == [
        "use SCI-03",
        "research SCI-03",
        "data SCI-03",
        "install SCI-11",
        "research SCI-11",
        "data SCI-11",
        "install SCI-25",
        "research SCI-25",
        "data SCI-25",
    ]


@clause("AL-CARD-01")
def test_only_one_card_is_played_in_a_turn() -> None:
    scene = Scene(TREES).hand("A", "SCI-03", "SCI-11")
    scene.turn("A")

    scene.play("use SCI-03")

    assert [option for option in scene.options() if "SCI" in option] == []


@clause("AL-CARD-02")
def test_a_card_drawn_this_turn_may_be_played_this_turn() -> None:
    scene = Scene(TREES, techs="IIC-B").team("A", "IIC-B").has("A", research=2, data=1).deck("culture", "CUL-04")
    scene.turn("A")

    scene.play("start IIC-B", "culture IC", "use CUL-04")

    assert scene.resources("A") == (0, 4, 0)


@clause("AL-CARD-03")
def test_a_crate_is_in_its_pile_when_its_effect_is_over() -> None:
    scene = Scene(TREES).hand("A", "SCI-03").has("A", research=1)
    scene.turn("A")

    scene.play("use SCI-03")

    assert scene.resources("A") == (3, 2, 0)
    assert scene.pile("science") == ["SCI-03"]
    assert scene.hand_of("A") == []


@clause("AL-CARD-03")
def test_a_crate_being_resolved_is_neither_in_hand_nor_in_a_pile() -> None:
    scene = Scene(TREES).hand("A", "SCI-08", "SCI-01").discarded("ECO-04", "CUL-04")
    scene.turn("A")

    scene.play("use SCI-08")

    assert scene.options() == ["recover ECO-04", "recover CUL-04"]
    assert scene.hand_of("A") == ["SCI-01"]
    assert scene.pile("science") == []
    scene.play("recover CUL-04")
    assert scene.hand_of("A") == ["CUL-04", "SCI-01"]
    assert scene.pile("science") == ["SCI-08"]


@clause("AL-CARD-03")
def test_a_crate_cannot_fetch_itself() -> None:
    scene = Scene(TREES).hand("A", "SCI-08")
    scene.turn("A")

    scene.play("use SCI-08")

    assert scene.hand_of("A") == []
    assert scene.resources("A") == (0, 1, 0)


@clause("AL-CARD-03", "AL-CARD-12")
def test_a_crate_cannot_pay_for_itself() -> None:
    alone = Scene(TREES).hand("A", "ECO-03")
    with_another = Scene(TREES).hand("A", "ECO-03", "SCI-25")
    alone.turn("A")
    with_another.turn("A")

    with_another.play("use ECO-03")

    assert "use ECO-03" not in alone.options()
    assert with_another.resources("A") == (6, 0, 0)
    assert with_another.pile("science") == ["SCI-25"]
    assert with_another.pile("economy") == ["ECO-03"]


@clause("AL-CARD-03")
def test_a_deck_that_runs_out_during_the_effect_is_made_without_the_crate() -> None:
    scene = Scene(TREES).hand("A", "ECO-10").discarded("ECO-01").deck("economy", "ECO-02", rest=False)
    scene.turn("A")

    scene.play("use ECO-10")

    assert scene.hand_of("A") == ["ECO-01", "ECO-02"]
    assert scene.pile("economy") == ["ECO-10"]


@clause("AL-CARD-04")
@for_each("choice", ["use INI-01", "research INI-01", "data INI-01"])
def test_an_initial_card_used_or_converted_leaves_the_game(choice: str) -> None:
    scene = Scene(TREES).hand("A", "INI-01")
    scene.turn("A")

    scene.play(choice)

    assert gone(scene) == ["INI-01"]
    assert [scene.pile(tree) for tree in TREES.split()] == [[], [], []]


@clause("AL-CARD-04")
def test_an_initial_card_discarded_as_a_cost_leaves_the_game() -> None:
    scene = Scene(TREES).hand("A", "ECO-03", "INI-07")
    scene.turn("A")

    scene.play("use ECO-03")

    assert gone(scene) == ["INI-07"]


@clause("AL-CARD-04")
def test_an_initial_card_that_is_uninstalled_leaves_the_game() -> None:
    scene = Scene("science economy military", seats=2).hand("A", "MIL-06").has("A", military=1).install("B", "INI-09")
    scene.turn("A")

    scene.play("use MIL-06")

    assert gone(scene) == ["INI-09"]
    assert scene.installed_by("B") == []


@clause("AL-CARD-05")
def test_installing_costs_what_is_printed() -> None:
    scene = Scene(TREES).hand("A", "SCI-25").has("A", research=3, data=1)
    scene.turn("A")

    scene.play("install SCI-25")

    assert scene.resources("A") == (1, 0, 0)
    assert scene.installed_by("A") == ["SCI-25"]
    assert scene.hand_of("A") == []
    table: Any = scene.game.view(1)
    assert table["players"][0]["installed"] == ["SCI-25"]


@clause("AL-CARD-01", "AL-CARD-05")
def test_without_the_whole_price_nothing_is_installed() -> None:
    scene = Scene(TREES).hand("A", "SCI-25").has("A", research=5, data=0)
    scene.turn("A")

    options = scene.options()

    assert "install SCI-25" not in options
    assert "research SCI-25" in options


@clause("AL-CARD-06")
def test_an_active_card_works_in_the_turn_it_was_installed() -> None:
    scene = Scene(TREES).hand("A", "SCI-13").has("A", data=2)
    scene.turn("A")

    scene.play("install SCI-13", "activate SCI-13")

    assert scene.resources("A") == (2, 0, 0)


@clause("AL-CARD-07")
def test_a_passive_card_does_not_react_to_its_own_installation() -> None:
    scene = Scene(TREES).hand("A", "SCI-26").has("A", research=2, data=1)
    scene.turn("A")

    scene.play("install SCI-26")

    assert scene.hand_of("A") == []
    assert scene.asked() == "A action"


@clause("AL-CARD-07")
def test_a_passive_card_does_not_reduce_its_own_cost_but_works_from_the_next_action() -> None:
    scene = Scene(TREES, techs="IIS-C").hand("A", "SCI-18").has("A", research=5)
    scene.turn("A")

    scene.play("install SCI-18")
    assert scene.resources("A") == (3, 0, 0)
    scene.play("place science IIS-C", "row data", "keep SCI-01")

    assert scene.resources("A") == (1, 1, 0)  # 3 paid, 1 back from SCI-18, and the front runner token


@clause("AL-CARD-07")
def test_a_passive_card_installed_by_a_crate_waits_for_the_end_of_the_crate() -> None:
    # SCI-07 installs SCI-20 for 0; had SCI-20 worked at once it would have made itself cheaper still.
    scene = Scene(TREES).hand("A", "SCI-07", "SCI-20").has("A", research=2)
    scene.turn("A")

    scene.play("use SCI-07", "install SCI-20")

    assert scene.installed_by("A") == ["SCI-20"]
    assert scene.resources("A") == (2, 0, 0)
    table: Any = scene.game.view(0)
    assert table["players"][0]["in_force"] == ["SCI-20"]


@clause("AL-CARD-07")
def test_tp_of_a_passive_card_count_from_the_end_of_the_installation() -> None:
    scene = Scene(TREES).hand("A", "SCI-25").has("A", research=2, data=1)
    scene.turn("A")
    assert scene.total_tp("A") == 0

    scene.play("install SCI-25")

    assert scene.total_tp("A") == 2


@clause("AL-CARD-08")
def test_a_condition_is_met_by_its_owner_alone() -> None:
    scene = Scene(TREES, techs="IIS-C").install("B", "SCI-18").has("A", research=3)
    scene.turn("A")

    scene.play("place science IIS-C", "row research", "keep SCI-01")

    assert scene.resources("B") == (0, 0, 0)


@clause("AL-CARD-08")
def test_a_condition_that_names_others_is_met_by_others_alone() -> None:
    scene = Scene(TREES).install("A", "CUL-29").install("B", "CUL-29").has("A", research=2, data=1)
    scene.turn("A")

    scene.play("start IC", "culture IC")

    assert scene.resources("A") == (0, 0, 0)
    assert scene.resources("B") == (1, 0, 0)


@clause("AL-CARD-09")
def test_any_card_turns_into_one_research() -> None:
    scene = Scene(TREES).hand("A", "CUL-27").has("A", research=4)
    scene.turn("A")

    scene.play("research CUL-27")

    assert scene.resources("A") == (5, 0, 0)
    assert scene.pile("culture") == ["CUL-27"]


@clause("AL-CARD-10")
def test_any_card_turns_into_one_data() -> None:
    scene = Scene(TREES).hand("A", "ECO-01").has("A", data=4)
    scene.turn("A")

    scene.play("data ECO-01")

    assert scene.resources("A") == (0, 5, 0)
    assert scene.pile("economy") == ["ECO-01"]


@clause("AL-CARD-11")
def test_installed_cards_know_no_limit() -> None:
    ten = [f"SCI-{number}" for number in range(18, 28)]
    scene = Scene(TREES).install("A", *ten).hand("A", "SCI-28").has("A", research=3)
    scene.turn("A")

    scene.play("install SCI-28").end_turn()

    assert len(scene.installed_by("A")) == 11


@clause("AL-CARD-11")
def test_installed_cards_stay_until_an_effect_discards_them() -> None:
    scene = Scene("science economy military", seats=2, techs="IIM-A IIIM-E").team("A", "IIM-A", "IIIM-E")
    scene.has("A", military=6).install("B", "SCI-25", "ECO-13")
    scene.turn("A")

    scene.play("start IIIM-E")

    assert scene.asked() == "B uninstall"
    scene.play("uninstall SCI-25")
    assert scene.installed_by("B") == ["ECO-13"]
    assert scene.pile("science") == ["SCI-25"]
    assert scene.total_tp("B") == 0


@clause("AL-CARD-12")
def test_a_crate_with_a_cost_needs_it_paid() -> None:
    scene = Scene("science economy military").hand("A", "MIL-12").has("A", research=1)
    scene.turn("A")
    paying = Scene("science economy military").hand("A", "MIL-12").has("A", research=2)
    paying.turn("A")

    paying.play("use MIL-12")

    assert "use MIL-12" not in scene.options()
    assert paying.military("A") == 2
    assert paying.resources("A") == (0, 0, 0)


@clause("AL-CARD-12")
def test_a_crates_effect_is_resolved_as_far_as_possible() -> None:
    # Nobody has an installed card: the first part of MIL-06 is ignored, the 3 TP are not.
    scene = Scene("science economy military").hand("A", "MIL-06").has("A", military=1)
    scene.turn("A")

    scene.play("use MIL-06")

    assert scene.tp("A") == 3
    assert scene.military("A") == 0


@clause("AL-CARD-13")
def test_a_crate_may_be_aimed_at_an_npc() -> None:
    scene = Scene("science religion military", seats=2).hand("A", "MIL-08")
    scene.turn("A")

    scene.play("use MIL-08")

    assert scene.options() == ["target NPC-1", "target NPC-2"]
    scene.play("target NPC-2")
    assert scene.tp("A") == 1
    assert scene.state.npc_tp == [14, 13]


@clause("AL-CARD-13")
def test_a_crate_takes_the_figure_printed_on_an_npc() -> None:
    scene = Scene("science religion military", seats=3).hand("A", "REL-06").track("NPC-1", "A")
    scene.turn("A")

    scene.play("use REL-06")

    # 2 of the 3 data printed on the NPC, and 1 more.
    assert scene.resources("A") == (0, 3, 0)


@clause("AL-CARD-14")
def test_a_crate_that_could_do_nothing_is_not_offered() -> None:
    scene = Scene("science religion military").hand("A", "MIL-03", "SCI-07")
    scene.turn("A")

    options = scene.options()

    assert "use MIL-03" not in options
    assert "use SCI-07" not in options
    assert "research MIL-03" in options
    assert "data SCI-07" in options


@clause("AL-CARD-14")
def test_a_card_whose_amount_counts_to_nothing_is_not_offered() -> None:
    scene = Scene("science religion military").install("A", "REL-12", "REL-19").has("A", research=2, data=2)
    scene.turn("A")

    options = scene.options()

    assert "activate REL-12" not in options
    assert "activate REL-19" not in options


@clause("AL-CARD-14")
def test_a_card_that_a_cap_would_swallow_is_offered() -> None:
    scene = Scene("science religion military").install("A", "MIL-13").has("A", research=3, military=10)
    scene.turn("A")

    scene.play("activate MIL-13")

    assert scene.military("A") == 10
    assert scene.resources("A") == (0, 0, 0)
