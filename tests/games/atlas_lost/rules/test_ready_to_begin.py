"""What lies ready when the first choice is made, for every number of players and whoever begins."""

from __future__ import annotations

from tessera.games.atlas_lost.library import load
from tests.clauses import clause
from tests.games.atlas_lost.fresh import atlas, keep_any, table
from tests.games.atlas_lost.scene import at
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
