"""What lies ready when the first choice is made, for every number of players and whoever begins."""

from __future__ import annotations

from tessera.games.atlas_lost.library import load
from tests.clauses import clause
from tests.games.atlas_lost.fresh import atlas, keep_any, table
from tests.games.atlas_lost.scene import Scene, at
from tests.rows import for_each


@clause("AL-PSET-04")
@for_each(("seats", "everybody"), [(1, 1), (2, 3), (3, 7), (4, 15)])
def test_only_players_of_the_game_have_teams_on_lv1(seats: int, everybody: int) -> None:
    state = atlas(table(seats=seats))

    assert [state.teams[slot] for slot in range(18)] == [everybody, 0, 0, 0, 0, 0] * 3


@clause("AL-PSET-06", "AL-PSET-05")
def test_what_players_start_with_goes_by_turn_order_from_whoever_begins() -> None:
    state = atlas(table(seats=3, first="B"))

    assert [(side.have[0], side.have[1]) for side in state.factions] == [(5, 1), (3, 1), (4, 1)]


@clause("AL-PSET-05", "AL-DIG-01")
def test_initial_choices_are_told_in_turn_order() -> None:
    game = table(seats=3, first="B")
    assert at(game.view(None), "turn") == 1

    keep_any(game)

    assert [event.seat for event in game.events if event.key == "keeps-initial"] == [1, 2, 0]


@clause("AL-PSET-08")
def test_initial_cards_are_dealt_at_random() -> None:
    dealt = {tuple(option.id for option in table(seats=2, seed=seed).questions[0].options) for seed in range(1, 9)}

    assert len(dealt) > 4


@clause("AL-GAME-05", "AL-ACT-02")
@for_each("seed", [1, 2, 3])
def test_all_technologies_that_can_be_run_are_known_and_no_others(seed: int) -> None:
    state = atlas(table(seats=2, seed=seed, trees="random"))

    kinds = {identity: tech["kind"] for identity, tech in load().techs.items()}
    assert state.actives == [slot for slot in range(18) if kinds[state.tech_id(slot)] == "active"]
    assert 6 <= len(state.actives) <= 17


# Where the order of cards tells something, and where it must not


@clause("AL-GAME-06", "AL-SETUP-08")
def test_piles_and_installed_cards_are_shown_in_their_order() -> None:
    scene = Scene("science economy culture").discarded("SCI-03", "SCI-01", "SCI-02").install("A", "SCI-25", "SCI-24")
    scene.turn("A")

    assert scene.seen("-", "trees", 0, "discard") == ["SCI-03", "SCI-01", "SCI-02"]
    assert scene.seen("B", "players", 0, "installed") == ["SCI-25", "SCI-24"]


@clause("AL-GAME-06", "AL-DRAW-01")
def test_the_order_in_which_cards_were_drawn_is_not_shown() -> None:
    scene = Scene("science economy culture", techs="IIE-A").has("A", research=3).deck("economy", "ECO-09", "ECO-02")
    scene.turn("A").play("place economy IIE-A", "row data")

    assert scene.asked() == "A keep"
    assert scene.seen("A", "players", 0, "looking") == ["ECO-02", "ECO-09"]
    assert scene.options() == ["keep ECO-02", "keep ECO-09"]


@clause("AL-GAME-06", "AL-CARD-04")
def test_the_order_in_which_initial_cards_left_is_not_shown() -> None:
    scene = Scene("science economy culture").discarded("INI-03", "INI-01").turn("A")

    assert scene.seen("-", "gone") == ["INI-01", "INI-03"]
