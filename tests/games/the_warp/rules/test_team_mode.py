"""Team mode: seats, pools of races and missions, the Extract of six players, the time-out."""

from __future__ import annotations

import pytest

from tessera.games.the_warp.rules.setup import pool
from tessera.kernel.refusal import SetupError
from tests.clauses import clause
from tests.games.the_warp.fresh import lying, mission_decks, ready, table, turn_order, until, warp
from tests.games.the_warp.scene import Scene, at
from tests.rows import for_each

BACKS_OF_NINE = ["progress"] * 3 + ["prosperity"] * 3 + ["conquest"] * 3
both_counts = for_each("seats", [4, 6])


def types(names: list[str]) -> list[int]:
    """How many missions of each type: Progress, Prosperity, Conquest."""
    return [sum(name.startswith(start) for name in names) for start in ("pg-", "pr-", "cq-")]


# Seats


@clause("WARP-TEAM-01")
@for_each("seats", [1, 2, 3, 5])
def test_teams_need_four_or_six(seats: int) -> None:
    with pytest.raises(SetupError, match="4 or 6"):
        table(seats, teams=True)


@clause("WARP-TEAM-01", "WARP-TEAM-17")
@for_each(("seats", "partners"), [(4, [2, 3, 0, 1]), (6, [3, 4, 5, 0, 1, 2])])
def test_teammates_sit_across_the_table(seats: int, partners: list[int]) -> None:
    game = table(seats, teams=True)

    assert [warp(game).partner(seat) for seat in range(seats)] == partners
    teams = [at(game.view(None), "players", seat, "team") for seat in range(seats)]
    assert [teams.index(teams[seat], seat + 1) for seat in range(seats // 2)] == partners[: seats // 2]
    assert list(game.teams) == teams
    # Nobody sits beside a teammate.
    assert all(abs(seat - partner) not in (1, seats - 1) for seat, partner in enumerate(partners))


@clause("WARP-TEAM-17")
def test_without_teams_nobody_has_a_teammate() -> None:
    game = table(4)

    assert [warp(game).partner(seat) for seat in range(4)] == [-1] * 4
    assert at(game.view(None), "players", 0, "team") is None
    assert game.teams == (0, 1, 2, 3)


# Races


@clause("WARP-TEAM-03", "WARP-TEAM-05")
@for_each("seed", [1, 2, 3])
def test_two_teams_share_five_races_each(seed: int) -> None:
    game = table(4, seed, teams=True)
    state = warp(game)
    pools = [list(pile) for pile in state.piles]
    assert [len(pile) for pile in pools] == [5, 5]
    assert len({*pools[0], *pools[1], *state.exiled}) == 12

    until(game, "guardian")

    for seat in range(4):
        assert len(state.colonies[seat].races) == 2
        assert set(state.colonies[seat].races) <= set(pools[seat % 2])
    # The fifth race of each team is set aside, and the last player in turn order chooses among them.
    led = {race for colony in state.colonies for race in colony.races}
    assert set(state.aside) == {*pools[0], *pools[1]} - led
    assert len(state.aside) == 2
    assert game.questions[0].seat == turn_order(game)[-1]
    chosen = game.questions[0].options[1].id
    game.play(game.questions[0].seat, [chosen])
    assert f"guardian {at(game.view(None), 'guardian', 'race')}" == chosen


@clause("WARP-TEAM-04", "WARP-TEAM-05")
@for_each("seed", [1, 2, 3])
def test_three_teams_share_four_races_each(seed: int) -> None:
    game = table(6, seed, teams=True)
    state = warp(game)
    pools = [list(pile) for pile in state.piles]
    assert [len(pile) for pile in pools] == [4, 4, 4]
    # 2 + 3 x 4 + 2 = 16: the last two cards are the candidates.
    aside = list(state.aside)
    assert sorted([*state.exiled, *pools[0], *pools[1], *pools[2], *aside]) == list(range(16))

    until(game, "guardian")

    for seat in range(6):
        assert set(state.colonies[seat].races) <= set(pools[seat % 3])
        assert len(state.colonies[seat].races) == 2
    question = game.questions[0]
    assert question.seat == turn_order(game)[-1]
    assert [option.id for option in question.options] == [f"guardian {state.race(race).id}" for race in aside]


@clause("WARP-TEAM-03")
def test_any_race_of_the_pool_can_be_taken() -> None:
    game = table(4, seed=5, teams=True)
    state = warp(game)

    offered = []
    for _ in range(8):
        question = game.questions[0]
        assert question.kind == "race"
        offered.append((question.seat % 2, len(question.options)))
        game.play(question.seat, [question.options[-1].id])

    # Each team has 5, 4, 3 and 2 cards to choose from, and one is left.
    assert [count for team, count in offered if team == 0] == [5, 4, 3, 2]
    assert [count for team, count in offered if team == 1] == [5, 4, 3, 2]
    assert sorted(len(colony.races) for colony in state.colonies) == [2, 2, 2, 2]


# Missions


@clause("WARP-TEAM-02")
@both_counts
def test_a_team_shares_nine_missions(seats: int) -> None:
    game = table(seats, seed=3, teams=True)
    until(game, "team-mission")

    state = warp(game)
    pools = [lying(game, pool(state, team)) for team in range(seats // 2)]
    assert [types(names) for names in pools] == [[3, 3, 3]] * (seats // 2)
    until(game, "extract")

    for seat in range(seats):
        held = lying(game, state.missions(seat))
        assert len(held) == 3
        assert max(types(held)) <= 2
        assert set(held) <= set(pools[seat % (seats // 2)])
    # The others were shuffled back: 20 cards of each type, less those kept.
    kept = types([name for seat in range(seats) for name in lying(game, state.missions(seat))])
    assert [len(deck) for deck in mission_decks(game)] == [20 - count for count in kept]
    assert [lying(game, pool(state, team)) for team in range(seats // 2)] == [[]] * (seats // 2)


@clause("WARP-TEAM-02")
def test_nobody_keeps_three_of_a_type() -> None:
    game = table(4, seed=2, teams=True)
    until(game, "team-mission")
    first = game.questions[0].seat

    # Twice everybody takes one: the first player Progress missions, the others something else.
    for place in range(8):
        question = game.questions[0]
        wanted = "keep pg-" if question.seat == first else ("keep pr-", "keep cq-")[place // 4]
        game.play(question.seat, [next(each.id for each in question.options if each.id.startswith(wanted))])

    # A third one lies in the pool of the team, for the other to take.
    assert game.questions[0].seat == first
    options = [option.id for option in game.questions[0].options]
    assert options
    assert not [option for option in options if option.startswith("keep pg-")]
    assert types(lying(game, pool(warp(game), first % 2)))[0] == 1


@clause("WARP-TEAM-02")
def test_the_pool_is_seen_by_the_team_alone() -> None:
    game = table(4, seed=2, teams=True)
    until(game, "team-mission")
    state = warp(game)

    for seat in range(4):
        pools = at(game.view(seat), "pool")
        assert isinstance(pools, list)
        assert pools[seat % 2] == lying(game, pool(state, seat % 2))
        assert pools[1 - seat % 2] == BACKS_OF_NINE
    assert at(game.view(None), "pool") == [BACKS_OF_NINE, BACKS_OF_NINE]


@clause("WARP-TEAM-02")
def test_what_is_left_is_shuffled_back() -> None:
    on_top = 0
    for seed in range(24):
        game = table(4, seed, teams=True)
        until(game, "team-mission")
        names = {name for team in (0, 1) for name in lying(game, pool(warp(game), team))}
        until(game, "extract")
        on_top += any(deck[-1] in names for deck in mission_decks(game))

    # Each team puts three of its nine back: unshuffled, one of them would always lie on top of some deck.
    assert 0 < on_top < 24


@clause("WARP-TEAM-16")
def test_teammates_start_with_hands_and_supplies_of_their_own() -> None:
    game = ready(4, seed=1, teams=True)

    order = turn_order(game)
    found = [(warp(game).colonies[seat].gold, warp(game).colonies[seat].energy) for seat in order]

    assert found == [(4, 4), (5, 4), (5, 5), (5, 5)]
    assert at(game.view(0), "players", 2, "gold") is None
    assert at(game.view(0), "players", 2, "reserve") is None
    hand = at(game.view(0), "players", 2, "hand")
    assert isinstance(hand, list)
    assert set(map(str, hand)) == {"archive", "start"}


# Extract


@clause("WARP-TEAM-15", "WARP-TEAM-19")
def test_with_six_the_teammate_gains_after_the_extract() -> None:
    scene = Scene(seats=6, teams=True).turn("B", "extract")

    scene.play("B extract resources")

    assert (scene.asked(), scene.kind()) == ("E", "team-extract")
    assert scene.supplies("B") == (1, 1, 0)
    assert scene.options("E") == ["extract resources", "extract troops"]
    scene.play("E extract resources")
    assert scene.supplies("E") == (1, 1, 0)
    assert (scene.asked(), scene.kind()) == ("B", "before-consult")
    assert [scene.supplies(letter) for letter in "ACDF"] == [(0, 0, 0)] * 4


@clause("WARP-TEAM-15", "WARP-TEAM-19")
def test_the_troop_goes_to_an_area_or_into_reserve() -> None:
    scene = Scene(seats=6, teams=True).turn("B", "extract").play("B extract resources", "E extract troops")

    assert scene.options("E") == ["reserve", "station e-colony", "station e-right"]
    scene.play("E station e-right")

    assert scene.troops("e-right") == 2
    assert (scene.supplies("E"), scene.colony("E").supply) == ((0, 0, 0), 9)

    reserve = Scene(seats=6, teams=True).turn("B", "extract").play("B extract resources", "E extract troops")
    reserve.play("E reserve")
    assert reserve.supplies("E") == (0, 0, 1)


@clause("WARP-TEAM-19")
def test_it_is_no_extract_of_the_receiver() -> None:
    # The Miners gain 1 Gold after extracting Resources; the Trade bonus adds 1 Gold and 1 Energy; tracks do not count.
    scene = (
        Scene(seats=6, teams=True).leads("E", "skolok-miners").level("E", "gold_mine", 3).level("E", "trade_post", 3)
    )
    scene.holds("E", "e-left", 1, "trade_post", "gold_mine").holds("E", "e-upper-right", 1, "trade_post")
    assert at(scene.view("E"), "players", 4, "tracks", "trade") == {"position": 9, "yields": 3, "bonus": True}

    scene.turn("B", "extract").play("B extract resources", "E extract resources")

    assert (scene.asked(), scene.supplies("E")) == ("B", (1, 1, 0))


@clause("WARP-TEAM-19")
def test_it_comes_after_everything_that_belongs_to_the_extract() -> None:
    scene = Scene(seats=6, teams=True).leads("B", "skolok-miners").has("B", reserve=1).turn("B", "extract")

    scene.play("B extract resources", "B station b-colony")
    assert (scene.asked(), scene.kind()) == ("B", "ability")
    scene.play("B use skolok-miners")

    assert (scene.asked(), scene.kind(), scene.supplies("B")) == ("E", "team-extract", (2, 1, 0))


@clause("WARP-TEAM-15")
def test_with_four_nobody_else_gains() -> None:
    scene = Scene(seats=4, teams=True).turn("A", "extract").play("A extract resources")

    assert scene.asked() == "A"
    assert scene.supplies("C") == (0, 0, 0)
    assert Scene(seats=6).turn("A", "extract").play("A extract resources").asked() == "A"


# The time-out


def with_cards() -> Scene:
    """A and C, and B and D, are teams; everybody holds cards."""
    scene = Scene(seats=4, teams=True).has("A", gold=1).has("B", gold=1).has("C", gold=1)
    scene.hand("A", "build-03", "enforce").rewards("A", "sabotage").private("A", "pg-01", "cq-02")
    scene.hand("B", "build-04", "elite").rewards("B", "overhaul").private("B", "pg-02", "cq-04")
    scene.hand("C", "build-05", "jetpack").rewards("C", "redeployment").private("C", "pg-03", "cq-03")
    return scene.hand("D", "build-06", "defect").rewards("D", "prefab-gold-mine").private("D", "pg-04", "cq-05")


def cards_of(scene: Scene, viewer: str | None, of: str) -> list[object]:
    """The Archive, Reward and Private Mission cards of a player as somebody sees them."""
    player = at(scene.view(viewer), "players", scene.seat(of))
    missions = at(player, "missions")
    assert isinstance(missions, list)
    return [at(player, "hand"), at(player, "rewards"), [at(mission, "id") for mission in missions]]


OF_A = [["build-03", "enforce.1"], ["sabotage"], ["pg-01", "cq-02"]]
OF_C = [["build-05", "jetpack.1"], ["redeployment"], ["pg-03", "cq-03"]]
BACKS = [["archive", "archive"], ["reward"], [None, None]]


@clause("WARP-TEAM-09", "WARP-TEAM-20")
def test_the_time_out_shows_both_what_the_other_holds() -> None:
    scene = with_cards().turn("A", "action")
    assert cards_of(scene, "A", "C") == BACKS

    scene.play("A timeout")

    assert cards_of(scene, "A", "C") == OF_C
    assert cards_of(scene, "C", "A") == OF_A
    # The turn goes on where it stood.
    assert (scene.asked(), scene.kind()) == ("A", "action")


@clause("WARP-TEAM-09", "WARP-TEAM-20")
def test_the_time_out_shows_nothing_to_anybody_else() -> None:
    scene = with_cards().has("C", gold=3, energy=4, reserve=2).turn("A", "action").play("A timeout")

    for viewer in ("B", "D", None):
        assert cards_of(scene, viewer, "A") == BACKS
        assert cards_of(scene, viewer, "C") == BACKS
    for other in "BD":
        assert cards_of(scene, "A", other) == BACKS
        assert cards_of(scene, "C", other) == BACKS
    # Resources and reserve Troops are no cards.
    assert [at(scene.view("A"), "players", 2, key) for key in ("gold", "energy", "reserve")] == [None] * 3


@clause("WARP-TEAM-20")
def test_the_time_out_shows_cards_as_they_are_then() -> None:
    scene = with_cards().deck("pincer", "ambush").turn("A", "consult").play("A timeout", "A consult")
    scene.play("A", "A draw deck", "A draw deck")

    # C knows what A held, and sees the backs of what came later.
    assert sorted(map(str, scene.cards("A"))) == ["ambush.1", "build-03", "enforce.1", "pincer.1"]
    assert cards_of(scene, "C", "A")[0] == ["archive", "archive", "build-03", "enforce.1"]


@clause("WARP-TEAM-20")
@for_each(("caller", "mate"), [("A", "C"), ("C", "A")])
@for_each("moment", ["extract", "consult", "action", "end"])
def test_one_time_out_per_team_and_game(moment: str, caller: str, mate: str) -> None:
    scene = with_cards().turn(caller, moment)
    assert "timeout" in scene.options(caller)

    scene.play(f"{caller} timeout")

    assert "timeout" not in scene.options(caller)
    assert "timeout" not in scene.turn(mate, moment).options(mate)
    # The other team has its own.
    assert "timeout" in scene.turn("B", moment).options("B")
    scene.state.round = 9
    assert "timeout" not in scene.turn(caller, "start").options(caller)


@clause("WARP-TEAM-09")
def test_without_teams_there_is_no_time_out() -> None:
    scene = Scene(seats=4).has("A", gold=1).turn("A", "action")

    assert "timeout" not in scene.options("A")


@clause("WARP-TEAM-09")
def test_completed_missions_of_a_teammate_can_be_viewed() -> None:
    scene = with_cards().done("C", "cq-10", "pg-12").turn("A", "action")

    assert at(scene.view("A"), "players", 2, "done") == ["cq-10", "pg-12"]
