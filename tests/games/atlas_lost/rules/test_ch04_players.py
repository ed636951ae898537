"""4. Setup of the players: boards, teams, resources, initial cards, stocks."""

from __future__ import annotations

import pytest

from tessera.games.atlas_lost.state import BOX
from tessera.kernel.refusal import SetupError
from tests.clauses import clause
from tests.games.atlas_lost.fresh import atlas, components, keep_any, table
from tests.games.atlas_lost.scene import Scene, at
from tests.rows import for_each


@clause("AL-PSET-01")
def test_each_player_has_a_board_nine_teams_and_markers() -> None:
    state = atlas(table())

    for seat, faction in enumerate(state.factions):
        standing = len([slot for slot in range(18) if state.teams[slot] >> seat & 1])
        assert sum(faction.waiting) + standing == 9
    parts = components()
    assert parts["advance_team"] == 36
    for part in ("player_board", "influence_marker", "research_marker", "data_marker", "command_marker"):
        assert parts[part] == 4
    assert parts["reference_sheet"] == 4


@clause("AL-PSET-02")
def test_all_influence_markers_start_at_the_left_end() -> None:
    assert at(table().view(None), "influence", "markers") == [0, 0, 0, 0]


@clause("AL-PSET-03")
def test_three_teams_wait_in_each_row() -> None:
    view = table(3).view(None)

    for player in range(3):
        assert at(view, "players", player, "waiting") == {"research": 3, "data": 3}


@clause("AL-PSET-04")
def test_one_team_stands_on_each_lv1_tech_and_nowhere_else() -> None:
    view = table(3).view(None)

    for position in range(3):
        teams = [at(view, "trees", position, "techs", slot, "teams") for slot in range(6)]
        assert teams == [[0, 1, 2], [], [], [], [], []]


@clause("AL-PSET-05")
def test_the_host_may_name_the_first_player_and_play_goes_clockwise() -> None:
    game = keep_any(table(4, 1, first="C"))

    order = []
    for _ in range(5):
        order.append(game.questions[0].seat)
        game.play(game.questions[0].seat, ["end"])
        if game.questions[0].kind == "influence":
            game.play(game.questions[0].seat, ["stop"])

    assert order == [2, 3, 0, 1, 2]


@clause("AL-PSET-05")
def test_otherwise_the_first_player_is_drawn_at_random() -> None:
    firsts = [at(table(4, seed).view(None), "first") for seed in range(40)]

    assert set(map(str, firsts)) == {"0", "1", "2", "3"}


@clause("AL-PSET-05")
def test_a_seat_that_is_not_there_cannot_go_first() -> None:
    with pytest.raises(SetupError):
        table(3, first="D")


@clause("AL-PSET-06", "AL-PSET-07")
def test_starting_resources_follow_the_turn_order() -> None:
    state = atlas(table(4, 1, first="C"))

    starts = [tuple(faction.have[:3]) for faction in state.factions]

    assert starts == [(5, 1, 0), (4, 2, 0), (3, 1, 0), (4, 1, 0)]


@clause("AL-PSET-06")
def test_two_players_start_like_the_first_two_of_four() -> None:
    state = atlas(table(2, 1, first="B"))

    assert [tuple(faction.have[:2]) for faction in state.factions] == [(4, 1), (3, 1)]


@clause("AL-PSET-08")
@for_each(("seats", "undealt"), [(2, 5), (3, 3), (4, 1)])
def test_everybody_keeps_one_of_two_initial_cards(seats: int, undealt: int) -> None:
    game = table(seats)
    state = atlas(game)
    assert len(state.zones[BOX]) == undealt
    assert len(game.questions) == seats
    dealt = [sorted(option.id for option in question.options) for question in game.questions]
    assert len({option for pair in dealt for option in pair}) == seats * 2

    kept = {question.seat: question.options[1].id.removeprefix("keep ") for question in game.questions}
    for seat in range(seats):
        game.play(seat, [f"keep {kept[seat]}"])

    for seat in range(seats):
        assert at(game.view(seat), "players", seat, "hand") == [kept[seat]]
        assert at(game.view((seat + 1) % seats), "players", seat, "hand") == ["initial-card"]
    # What was not kept is out of the game, and not shown.
    assert len(atlas(game).zones[BOX]) == undealt + seats
    assert at(game.view(None), "gone") == []


@clause("AL-PSET-08")
def test_nobody_sees_the_two_cards_of_another() -> None:
    game = table(4)

    looking = [at(game.view(0), "players", player, "looking") for player in range(4)]

    assert looking[1:] == [["initial-card", "initial-card"]] * 3
    assert len([card for card in map(str, looking[:1]) if "INI-" in card]) == 1


@clause("AL-PSET-09")
def test_the_own_hand_is_always_in_sight_and_hidden_from_others() -> None:
    scene = Scene("science economy culture").hand("A", "SCI-01", "CUL-03")

    scene.turn("B")

    assert scene.seen("A", "players", 0, "hand") == ["CUL-03", "SCI-01"]
    for other in ("B", "C", "D", "-"):
        assert scene.seen(other, "players", 0, "hand") == ["culture-card", "science-card"]


@clause("AL-PSET-10", "AL-PSET-11", "AL-PSET-12", "AL-PSET-13", "AL-PSET-14")
@for_each(
    ("trees", "stock"),
    [
        ("science economy culture", {"economy": 9, "culture": 9, "religion": 0}),
        ("science economy military", {"economy": 9, "culture": 0, "religion": 0}),
        ("science culture military", {"economy": 0, "culture": 9, "religion": 0}),
        ("science religion military", {"economy": 0, "culture": 0, "religion": 9}),
        ("economy culture religion", {"economy": 9, "culture": 9, "religion": 9}),
    ],
)
def test_stocks_of_the_trees_in_play(trees: str, stock: dict[str, int]) -> None:
    view = table(3, trees=trees.split()).view(None)

    for player in range(3):
        assert at(view, "players", player, "stock") == stock
        assert at(view, "players", player, "track") == []
        assert at(view, "players", player, "military") == 0


@clause("AL-PSET-13")
def test_a_religious_influence_track_has_nine_spaces() -> None:
    scene = Scene("science religion military", seats=3)
    scene.has("A", research=4, data=2).track("B", "AAAACCCC").turn("A")

    scene.play("start IR", "religion B")

    assert scene.track_of("B") == "AAAACCCCA"
    scene.turn("A").play("start IR")
    assert scene.options() == ["religion C", "religion NPC-1"]


@clause("AL-PSET-14")
def test_the_military_power_track_starts_at_0_and_counts_up() -> None:
    scene = Scene("science economy military").has("A", research=2, data=1).turn("A")
    assert scene.military("A") == 0

    scene.play("start IM")

    assert scene.military("A") == 1


@clause("AL-PSET-15")
def test_extra_boards_are_part_of_the_player_board_in_any_order() -> None:
    one = Scene("economy religion military").track("A", "BB").economy("A", "IE").has("A", military=3)
    other = Scene("military economy religion").track("A", "BB").economy("A", "IE").has("A", military=3)

    board = one.seen("A", "players", 0)

    assert board == other.seen("A", "players", 0)
    assert at(board, "stock") == {"economy": 8, "culture": 0, "religion": 9}
    assert at(board, "track") == [1, 1]
    assert at(board, "military") == 3


@clause("AL-PSET-16")
def test_a_stock_shows_how_many_tokens_are_left_of_nine() -> None:
    scene = Scene("science economy culture", techs="IIIE-E")
    scene.has("A", research=2, data=1).team("A", "IIE-A", "IIIE-E").economy("A", "IIE-A", "IIIE-E").turn("A")
    assert scene.seen("A", "players", 0, "stock", "economy") == 7

    scene.play("start IE", "economy IE")

    assert scene.seen("A", "players", 0, "stock", "economy") == 6
    scene.turn("A").play("start IIIE-E")
    assert scene.seen("A", "players", 0, "stock", "economy") == 9


@clause("AL-PSET-05")
def test_the_first_seat_that_is_named_goes_first_too() -> None:
    firsts = [at(table(4, seed, first="A").view(None), "first") for seed in range(8)]

    assert firsts == [0, 0, 0, 0, 0, 0, 0, 0]
