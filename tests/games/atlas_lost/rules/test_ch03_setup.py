"""3. Setup of the common area, and the game as a whole: what lies on the table, and who may see it."""

from __future__ import annotations

import json

import pytest

import tessera
from tessera.games.atlas_lost.library import load
from tessera.games.atlas_lost.state import DECKS, DISCARDS, FRONT_RUNNERS
from tessera.kernel.refusal import SetupError
from tests.clauses import clause
from tests.games.atlas_lost.fresh import atlas, components, keep_any, table, tree_names
from tests.games.atlas_lost.scene import Scene, at
from tests.rows import for_each

TEN = [
    "science economy culture",
    "science economy religion",
    "science economy military",
    "science culture religion",
    "science culture military",
    "science religion military",
    "economy culture religion",
    "economy culture military",
    "economy religion military",
    "culture religion military",
]


# The game as a whole


@clause("AL-GAME-01")
@for_each("seats", [1, 2, 3, 4])
def test_one_to_four_players_can_play(seats: int) -> None:
    game = table(seats)

    keep_any(game)

    assert game.questions[0].kind == "action"
    # Alone, the separate solo mode counts turns.
    assert atlas(game).rulebook.turn_limit == (20 if seats == 1 else 0)


@clause("AL-GAME-01")
@for_each("seats", [0, 5])
def test_nobody_and_five_cannot(seats: int) -> None:
    with pytest.raises(SetupError):
        table(seats)


@clause("AL-GAME-02", "AL-SETUP-01")
@for_each("trees", TEN)
def test_all_ten_combinations_can_be_agreed_on(trees: str) -> None:
    game = table(trees=trees.split())

    assert sorted(map(str, tree_names(game))) == sorted(trees.split())


@clause("AL-GAME-02", "AL-SETUP-01")
def test_a_random_choice_finds_all_ten_combinations() -> None:
    found = {" ".join(sorted(map(str, tree_names(table(2, seed, trees=["random"]))))) for seed in range(120)}

    assert found == {" ".join(sorted(trees.split())) for trees in TEN}
    assert len(found) == 10


@clause("AL-GAME-02")
@for_each("trees", ["science economy", "science economy culture religion", "science science culture"])
def test_exactly_three_different_trees_are_in_play(trees: str) -> None:
    with pytest.raises(SetupError):
        table(trees=trees.split())


@clause("AL-SETUP-01")
def test_a_recommended_combination_can_be_named() -> None:
    game = table(trees=["exasia"])

    assert sorted(map(str, tree_names(game))) == ["economy", "military", "religion"]


@clause("AL-SETUP-02")
def test_the_first_game_uses_science_economy_and_culture() -> None:
    game = tessera.start("atlas-lost", seats=4, seed=5)

    assert sorted(map(str, tree_names(game))) == ["culture", "economy", "science"]


@clause("AL-GAME-03")
@for_each("trees", TEN)
def test_each_tree_has_one_two_and_three_techs(trees: str) -> None:
    state = atlas(table(trees=trees.split()))

    techs = [state.rulebook.techs[number] for number in state.tech]
    assert len({tech.id for tech in techs}) == 18
    for position in range(3):
        own = techs[position * 6 : position * 6 + 6]
        assert [tech.level for tech in own] == [1, 2, 2, 3, 3, 3]
        assert {tech.tree for tech in own} == {state.trees[position]}


@clause("AL-GAME-04")
def test_a_tech_holds_a_team_of_each_player_and_one_culture_token_in_all() -> None:
    scene = Scene("science economy culture", techs="IIS-C IIC-D")
    scene.has("A", research=7, data=4).team("B", "IIS-C").team("C", "IIS-C").culture("B", "IIS-C")
    scene.turn("A")

    scene.play("place science IIS-C", "row research", "keep SCI-01")

    assert scene.seen("A", "trees", 0, "techs", 1, "teams") == [0, 1, 2]
    assert scene.seen("A", "trees", 0, "techs", 1, "culture") == 1
    scene.has("A", research=4, command=2).turn("A")
    scene.play("command IIC-D")
    assert "culture IS" in scene.options()
    assert "culture IIS-C" not in scene.options()
    assert len(scene.options()) == 17


@clause("AL-GAME-05")
def test_a_tech_is_either_active_or_passive() -> None:
    scene = Scene("science economy culture", techs="IIS-D IIE-C")
    scene.team("A", "IIS-D", "IIE-C")

    scene.turn("A")

    assert "start IIE-C" in scene.options()
    assert "start IIS-D" not in scene.options()
    assert scene.seen("A", "players", 0, "in_force") == ["IIS-D"]
    kinds = [tech["kind"] for tech in load().techs.values()]
    assert (kinds.count("active"), kinds.count("passive")) == (53, 10)


@clause("AL-GAME-06")
def test_what_is_hidden_and_what_is_open() -> None:
    scene = Scene("science economy culture")
    scene.hand("A", "SCI-01").hand("B", "ECO-01", "CUL-02", "INI-03").discarded("SCI-05").install("B", "ECO-12")
    scene.keeps_front_runners("B", 2, 1).turn("A")

    seen = scene.seen("A")

    text = json.dumps(seen)
    for hidden in ("ECO-01", "CUL-02", "INI-03", "INI-05", "SCI-02", "FR3-1", "FR3-2"):
        assert hidden not in text
    assert at(seen, "players", 1, "hand") == ["culture-card", "economy-card", "initial-card"]
    assert at(seen, "players", 1, "front_runners") == ["front-runner", "front-runner"]
    assert at(seen, "players", 0, "hand") == ["SCI-01"]
    assert at(seen, "players", 1, "installed") == ["ECO-12"]
    assert [at(seen, "trees", position, "deck") for position in range(3)] == [28, 28, 29]
    assert at(seen, "trees", 0, "discard") == ["SCI-05"]
    assert "SCI-01" not in json.dumps(scene.seen("-"))
    assert scene.seen("B", "players", 1, "front_runners") == ["FR3-1", "FR3-2"]


# The common area


@clause("AL-SETUP-03")
def test_nothing_of_the_two_unused_trees_is_left() -> None:
    game = table(trees=["science", "economy", "military"])

    state = atlas(game)
    cards = [piece for zone in state.zones for piece in zone if piece < len(state.rulebook.cards)]
    assert {state.rulebook.cards[card].tree for card in cards} == {-1, 0, 1, 4}
    assert {state.rulebook.techs[tech].tree for tech in state.tech} == {0, 1, 4}
    assert [faction.stock for faction in state.factions] == [[9, 0, 0]] * 4
    tiles = [at(game.view(None), "initiative", tile, "id") for tile in range(4)]
    assert sorted(map(str, tiles)) == ["INT-E", "INT-I", "INT-M", "INT-S"]
    rewards = [at(game.view(None), "influence", "reward_trees", slot) for slot in range(3)]
    assert sorted(map(str, rewards)) == ["economy", "military", "science"]


@clause("AL-SETUP-04", "AL-SETUP-09")
def test_the_boards_lie_in_random_order_from_a_to_c() -> None:
    games = [table(2, seed) for seed in range(60)]

    assert len({tuple(tree_names(game)) for game in games}) == 6
    places = [at(games[0].view(None), "trees", position, "position") for position in range(3)]
    assert places == ["A", "B", "C"]


@clause("AL-SETUP-05", "AL-SETUP-06")
def test_tiles_are_drawn_at_random_and_the_others_leave_the_game() -> None:
    lefts: set[str] = set()
    seen: set[str] = set()

    for seed in range(80):
        state = atlas(table(2, seed, trees=["science", "economy", "culture"]))
        start = state.tree_at[0] * 6
        names = [state.tech_id(slot) for slot in range(start, start + 6)]
        lefts.add(names[1])
        seen.update(names[1:])
        assert len(set(names)) == 6

    assert lefts == {"IIS-A", "IIS-B", "IIS-C", "IIS-D", "IIS-E"}
    assert seen == lefts | {"IIIS-A", "IIIS-B", "IIIS-C", "IIIS-D", "IIIS-E", "IIIS-F"}


@clause("AL-SETUP-07")
@for_each("seats", [2, 3, 4])
def test_solo_tiles_stay_in_the_box(seats: int) -> None:
    found: set[str] = set()

    for seed in range(60):
        state = atlas(table(seats, seed, trees=["science", "religion", "military"]))
        found.update(state.tech_id(slot) for slot in range(18))

    assert found.isdisjoint({"IIIR-S", "IIIM-S1", "IIIM-S2"})
    assert {"IIIR-F", "IIIM-E", "IIIM-F"} <= found


@clause("AL-SETUP-08")
def test_each_tree_has_a_shuffled_deck_of_thirty_and_an_empty_pile() -> None:
    first, second = atlas(table(4, 1)), atlas(table(4, 2))

    for position in range(3):
        deck = first.zones[DECKS + position]
        assert len(deck) == 30
        assert {first.rulebook.cards[card].tree for card in deck} == {first.trees[position]}
        assert deck != sorted(deck)
        assert first.zones[DISCARDS + position] == []
    science = [state.zones[DECKS + state.tree_at[0]] for state in (first, second)]
    assert science[0] != science[1]
    assert sorted(science[0]) == sorted(science[1])


@clause("AL-SETUP-10")
def test_a_front_runner_token_lies_on_each_of_the_six_lv2_techs() -> None:
    view = table().view(None)

    for position in range(3):
        assert at(view, "trees", position, "techs", 0, "front_runner") is None
        assert at(view, "trees", position, "techs", 1, "front_runner") == "FR2"
        assert at(view, "trees", position, "techs", 2, "front_runner") == "FR2"


@clause("AL-SETUP-11")
def test_nine_shuffled_tokens_lie_face_down_on_the_lv3_techs() -> None:
    game = table()

    state = atlas(game)
    first = len(state.rulebook.cards)
    tokens = [state.zones[FRONT_RUNNERS + place] for place in range(9)]
    assert [len(lying) for lying in tokens] == [1] * 9
    values = [state.rulebook.front_runner_tp[lying[0] - first] for lying in tokens]
    assert sorted(values) == [1, 1, 1, 1, 1, 1, 2, 2, 2]
    orders = {tuple(atlas(table(2, seed)).zones[FRONT_RUNNERS + place][0] for place in range(9)) for seed in range(5)}
    assert len(orders) == 5
    for position in range(3):
        for slot in (3, 4, 5):
            assert at(game.view(0), "trees", position, "techs", slot, "front_runner") == "front-runner"


@clause("AL-SETUP-12")
@for_each(("trees", "slot"), [("military economy science", 3), ("economy military science", 6)])
def test_the_reward_tile_of_a_tree_lies_in_the_slot_of_its_position(trees: str, slot: int) -> None:
    scene = Scene(trees)
    scene.has("A", research=3, data=2).influence("A", slot - 1).turn("A")

    scene.play("end", "advance 1")

    assert scene.seen("A", "influence", "reward_trees") == trees.split()
    # The tile of military gives 1 military power.
    assert scene.military("A") == 1
    assert scene.faction("A").influence == slot


@clause("AL-SETUP-12")
def test_the_right_slot_takes_the_tile_of_the_right_tree() -> None:
    scene = Scene("economy science military")
    scene.has("A", research=4, data=3, tp=3).influence("A", 7).turn("A")

    scene.play("end", "advance 1")

    assert scene.military("A") == 1


@clause("AL-SETUP-13")
def test_four_initiative_tiles_without_owners() -> None:
    scene = Scene("religion science military")

    tiles = [scene.seen("A", "initiative", tile, "id") for tile in range(4)]

    assert tiles == ["INT-R", "INT-S", "INT-M", "INT-I"]
    assert [scene.seen("A", "initiative", tile, "owner") for tile in range(4)] == [None] * 4


@clause("AL-SETUP-14")
def test_the_supply_of_tp_never_runs_out() -> None:
    scene = Scene("science economy culture", techs="IIIE-F")
    scene.has("A", research=12, tp=100).team("A", "IIE-A", "IIIE-F").turn("A")

    scene.play("start IIIE-F")

    # All tokens together are worth 100.
    counts = [components()[f"tp_token_{value}"] for value in (1, 3, 5)]
    assert counts == [20, 10, 10]
    assert scene.tp("A") == 107


@clause("AL-SETUP-15")
def test_the_lv2_and_lv3_boards_are_the_same_for_every_tree() -> None:
    game = table(trees=["economy", "religion", "military"])

    slots = ["lv1", "lv2-left", "lv2-right", "lv3-left", "lv3-center", "lv3-right"]
    for position in range(3):
        assert [at(game.view(0), "trees", position, "techs", slot, "slot") for slot in range(6)] == slots
    boards = components()
    assert (boards["tree_board_lv2"], boards["tree_board_lv3"]) == (3, 3)
