"""Set-up, steps 2 to 12: decks, colonies, Exiled Tokens, starting player, hands and resources."""

from __future__ import annotations

from tessera.games.the_warp.rules.attack_5_dice import roll
from tessera.games.the_warp.state import ARCHIVE, BOX, DISCARD, FACE_DOWN, FACE_UP, GONE, LINEUP, REWARD_DECK
from tessera.games.the_warp.terms import EMPTY, EXILED, GUARDIAN, HIDDEN, START
from tests.clauses import clause
from tests.games.the_warp.fresh import beside, cells, idle_turn, lying, ready, set_up, table, turn_order, warp
from tests.games.the_warp.scene import Scene, at
from tests.rows import for_each

TRACKS = ("command", "gold", "energy", "trade")
every_count = for_each("seats", [2, 3, 4, 5, 6])


@clause("WARP-SET-07")
def test_gold_and_energy_never_run_out() -> None:
    scene = Scene(seats=2).has("A", gold=500, energy=400).has("B", gold=700, energy=900).turn("A", "extract")

    scene.play("A extract resources")

    assert scene.supplies("A") == (501, 401, 0)


@clause("WARP-SET-08")
@for_each(("seats", "deck"), [(2, 48), (3, 44), (4, 39), (5, 34), (6, 29)])
def test_a_start_card_for_each_and_sixty_cards_for_all(seats: int, deck: int) -> None:
    game = table(seats)

    state = warp(game)
    starts = [[state.card(piece).kind for piece in state.zones[state.hand(seat)]].count(START) for seat in range(seats)]

    assert starts == [1] * seats
    assert len([name for name in lying(game, GONE) if name.startswith("start")]) == 6 - seats
    assert not [name for name in lying(game, ARCHIVE) + lying(game, LINEUP) if name.startswith("start")]
    # 60 cards, without the line-up of 4 and the hands.
    assert len(lying(game, ARCHIVE)) == deck
    assert lying(game, DISCARD) == []


@clause("WARP-SET-08")
def test_the_archive_deck_is_shuffled() -> None:
    assert lying(table(2, seed=1), ARCHIVE) != lying(table(2, seed=2), ARCHIVE)
    assert lying(table(2, seed=1), ARCHIVE) != sorted(lying(table(2, seed=1), ARCHIVE))


@clause("WARP-SET-09")
def test_the_line_up_is_never_of_one_type() -> None:
    # Without the rule about one game in thirty would begin with four cards of one type.
    for seed in range(250):
        state = warp(table(2, seed))
        kinds = [state.card(piece).kind for piece in state.zones[LINEUP]]
        assert len(kinds) == 4
        assert len(set(kinds)) > 1
        assert len(state.zones[ARCHIVE]) == 48


@clause("WARP-SET-12")
def test_thirty_six_reward_cards_lie_face_down() -> None:
    game = table(3)

    assert len(lying(game, REWARD_DECK)) == 36
    assert lying(game, REWARD_DECK) != lying(table(3, seed=2), REWARD_DECK)
    assert at(game.view(0), "reward_deck") == 36
    assert [at(game.view(0), "players", seat, "rewards") for seat in range(3)] == [[], [], []]


@clause("WARP-SET-13")
@every_count
def test_nine_cubes_stand_at_one(seats: int) -> None:
    view = table(seats).view(None)

    for seat in range(seats):
        tracks = [at(view, "players", seat, "tracks", track, "position") for track in TRACKS]
        assert tracks == [1, 1, 1, 1]
        assert at(view, "players", seat, "levels") == {
            "command_center": 1,
            "gold_mine": 1,
            "energy_plant": 1,
            "trade_post": 1,
            "assault_ship": 1,
        }


@clause("WARP-SET-14")
def test_what_lies_behind_a_screen_is_seen_by_its_owner_alone() -> None:
    scene = Scene(seats=3).has("B", gold=7, energy=5, reserve=2).rewards("B", "sabotage", "tremor").turn("A")

    own, other = scene.view("B"), scene.view("A")

    assert [at(own, "players", 1, key) for key in ("gold", "energy", "reserve")] == [7, 5, 2]
    assert at(own, "players", 1, "rewards") == ["sabotage", "tremor.1"]
    assert [at(other, "players", 1, key) for key in ("gold", "energy", "reserve")] == [None, None, None]
    assert at(other, "players", 1, "rewards") == ["reward", "reward"]
    assert at(scene.view(None), "players", 1, "rewards") == ["reward", "reward"]


@clause("WARP-SET-15", "WARP-SET-16", "WARP-SET-17")
@for_each("side", ["A", "B"])
@every_count
def test_four_troops_and_four_buildings_of_each_colour(seats: int, side: str) -> None:
    game = table(seats, side=side)

    state = warp(game)
    for seat in range(seats):
        letter = "abcdef"[seat]
        home, right = state.rulebook.areas_of[f"{letter}-colony"], state.rulebook.areas_of[f"{letter}-right"]
        assert (state.holder[home], state.troops[home]) == (seat, 3)
        assert (state.holder[right], state.troops[right]) == (seat, 1)
        assert state.buildings[home * 7 : home * 7 + 7] == [1, 1, 1, 1, 0, 0, 0]
        assert state.buildings[right * 7 : right * 7 + 7] == [0] * 7
        # 14 Troops and 4 buildings of each type in all.
        assert (state.colonies[seat].supply, state.colonies[seat].reserve) == (10, 0)
        assert state.colonies[seat].minis == [3, 3, 3, 3]
        assert at(game.view(None), "players", seat, "areas") == [f"{letter}-colony", f"{letter}-right"]


@clause("WARP-SET-18")
@for_each("side", ["A", "B"])
@for_each(("seats", "tokens"), [(2, 20), (3, 26), (4, 32), (5, 38), (6, 42)])
def test_an_exiled_token_on_every_other_area(seats: int, tokens: int, side: str) -> None:
    state = warp(table(seats, side=side))

    held = [holder for holder in state.holder if holder in (EXILED, HIDDEN)]

    assert len(held) == len(state.zones[FACE_DOWN]) + len(state.zones[FACE_UP]) == tokens
    assert state.holder[state.rulebook.board.gate] == GUARDIAN
    assert EMPTY not in state.holder
    # The rest of the 44 plays no part.
    assert len(state.zones[BOX]) == 44 - tokens


@clause("WARP-SET-18", "WARP-SET-06")
def test_forty_four_tokens_of_two_colours() -> None:
    state = warp(table(6))

    tokens = sorted(zip(state.rulebook.token_color, state.rulebook.token_troops, strict=True))

    assert [tokens.count((color, troops)) for color in (0, 1) for troops in (1, 2, 3)] == [3, 12, 7, 3, 12, 7]
    assert len(state.zones[BOX]) == 2
    assert state.zones[FACE_DOWN] != warp(table(6, seed=2)).zones[FACE_DOWN]


@clause("WARP-SET-19")
@for_each("side", ["A", "B"])
@every_count
def test_tokens_beside_players_are_turned_up(seats: int, side: str) -> None:
    game = table(seats, seed=4, side=side)

    state = warp(game)
    of_players = {state.area_name(area) for area in range(len(state.holder)) if state.holder[area] >= 0}
    for name in cells(game):
        area = state.rulebook.areas_of[name]
        if state.holder[area] in (EXILED, HIDDEN):
            assert (state.holder[area] == EXILED) == bool(beside(game, name) & of_players), name
            assert (state.troops[area] > 0) == (state.holder[area] == EXILED)


@clause("WARP-SET-15", "WARP-SET-16", "WARP-SET-19")
def test_the_starting_position_of_seat_1() -> None:
    """EX-25."""
    view = table(2).view(None)

    areas = at(view, "areas")
    assert isinstance(areas, list)
    found = {(at(area, "q"), at(area, "r")): area for area in areas}

    assert (at(found[-2, 4], "holder"), at(found[-2, 4], "troops")) == (0, 3)
    assert at(found[-2, 4], "buildings") == {"command_center": 1, "gold_mine": 1, "energy_plant": 1, "trade_post": 1}
    assert (at(found[-1, 4], "holder"), at(found[-1, 4], "troops")) == (0, 1)
    assert [at(found[cell], "holder") for cell in ((-3, 4), (-2, 3), (-1, 3), (0, 3))] == ["exiled"] * 4
    assert [at(found[cell], "holder") for cell in ((-1, 2), (0, 2))] == ["hidden"] * 2


@clause("WARP-SET-20")
@for_each(("seats", "grey"), [(2, 8), (3, 8), (4, 8), (5, 10), (6, 10)])
def test_grey_miniatures_are_common(seats: int, grey: int) -> None:
    assert at(table(seats).view(None), "grey") == {"laser_cannon": grey, "sentry_tower": grey, "assault_ship": grey}


@clause("WARP-SET-20")
def test_whoever_builds_a_grey_one_takes_it_from_all() -> None:
    scene = Scene(seats=2).hand("A", "build-17").has("A", gold=2, energy=2).turn("A", "action")
    scene.play("A develop", "A option 1 sentry_tower", "A pay 1 gold 0 energy")

    assert scene.built("a-right") == ["sentry_tower"]
    assert at(scene.view("B"), "grey", "sentry_tower") == 7


@clause("WARP-SET-21", "WARP-SET-42")
@for_each(("seats", "fewest", "most"), [(2, 160, 240), (4, 70, 130), (6, 40, 95)])
def test_every_seat_is_equally_likely_to_start(seats: int, fewest: int, most: int) -> None:
    starts = [warp(table(seats, seed)).first for seed in range(400)]

    assert all(fewest <= starts.count(seat) <= most for seat in range(seats))


@clause("WARP-SET-42")
def test_the_map_does_not_follow_the_turn_order() -> None:
    games = [table(4, seed) for seed in range(30)]

    assert {warp(game).first for game in games} == {0, 1, 2, 3}
    assert {cells(game)["connect-inner"] for game in games} == {(2, -2)}
    assert {cells(game)["a-colony"] for game in games} == {(-2, 4)}
    assert {str(at(game.view(None), "worm_holes")) for game in games} == {"['a-spine-inner', 'connect-inner']"}


@clause("WARP-SET-22", "WARP-SET-23", "WARP-SET-24", "WARP-SET-25", "WARP-SET-26", "WARP-SET-27", "WARP-SET-28")
@for_each("seed", [1, 2, 3, 4])
@every_count
def test_cards_and_resources_by_turn_order(seats: int, seed: int) -> None:
    game = table(seats, seed)

    found: list[tuple[int, int, int]] = []
    for seat in turn_order(game):
        colony = warp(game).colonies[seat]
        # The Start card comes on top.
        found.append((len(lying(game, warp(game).hand(seat))) - 1, colony.gold, colony.energy))

    assert found == [(4, 4, 4), (4, 5, 4), (4, 5, 5), (5, 5, 5), (5, 6, 5), (5, 6, 6)][:seats]


@clause("WARP-SET-28")
def test_first_hands_are_known_to_their_owners_alone() -> None:
    game = table(3, seed=5)

    order = turn_order(game)
    own = at(game.view(order[0]), "players", order[0], "hand")
    other = at(game.view(order[1]), "players", order[0], "hand")

    assert isinstance(own, list)
    assert sorted(str(name) for name in own) == sorted(lying(game, warp(game).hand(order[0])))
    # Everybody has one Start card, so its back tells nothing new.
    assert other == ["archive", "archive", "archive", "archive", "start"]


@clause("WARP-SET-40")
def test_any_number_of_ordinary_dice() -> None:
    state = Scene(seats=2).state

    dice = roll(state, 60, [])

    assert len(dice) == 60
    assert set(dice) == {1, 2, 3, 4, 5, 6}


@clause("WARP-SET-41", "WARP-SET-21")
@for_each("seed", [1, 2, 3, 4, 5])
@every_count
def test_the_starting_player_takes_the_first_turn(seats: int, seed: int) -> None:
    game = table(seats, seed)
    first = warp(game).first

    set_up(game)

    assert [question.seat for question in game.questions] == [first]
    assert game.questions[0].kind == "extract"
    assert (at(game.view(None), "round"), at(game.view(None), "active")) == (1, first)


@clause("WARP-SET-21")
def test_turns_go_clockwise_from_the_starting_player() -> None:
    game = ready(5, seed=3)
    first = warp(game).first

    turns = [idle_turn(game) for _ in range(7)]

    assert turns == [(first + step) % 5 for step in range(7)]
