"""A turn at its edges: what is forgotten when it begins, whose turn comes next, and which free steps are open."""

from __future__ import annotations

from pathlib import Path

from tessera.games.the_warp.rules.exiled_races import abilities_of
from tessera.games.the_warp.rules.free_steps import can_use_reward
from tessera.games.the_warp.rules.team_mode import can_call_timeout, team_of
from tessera.games.the_warp.rules.trading import Trade, can_trade, trade_limit
from tessera.games.the_warp.rules.troops import PlaceGained
from tessera.games.the_warp.rules.turn import ExtractMenu, actions
from tessera.games.the_warp.state import MISSION_DECKS
from tessera.games.the_warp.terms import ON_AREA_ATTACKED, ON_AREA_CONQUERED, ON_ATTACK_FAILED, TRADE_LIMIT
from tests.clauses import clause
from tests.games.the_warp.fresh import idle_turn
from tests.games.the_warp.pack_folder import pack
from tests.games.the_warp.pack_words import mission
from tests.games.the_warp.plays import pass_turn
from tests.games.the_warp.scene import Scene
from tests.rows import for_each

DEVELOP, TERRASHIFT, ATTACK = range(3)


@clause("WARP-MIS-05", "WARP-TURN-01")
def test_deeds_of_everybody_are_forgotten_when_a_turn_begins() -> None:
    scene = Scene(seats=3)
    for seat in range(3):
        colony = scene.state.colonies[seat]
        scene.state.deed(seat, 0, 2)
        colony.conquests, colony.wins, colony.used = [7], [1], [3]

    scene.turn("B", "start")

    for colony in scene.state.colonies:
        assert (colony.deeds, colony.conquests, colony.wins, colony.acted, colony.used) == ([0] * 25, [], [], False, [])


@clause("WARP-TRD-01", "WARP-LAS-01", "WARP-END-02", "WARP-TER-06", "WARP-TURN-01")
def test_what_is_done_once_in_a_turn_may_be_done_again_in_the_next() -> None:
    scene = Scene(seats=2)
    for letter in "AB":
        colony = scene.colony(letter)
        colony.traded, colony.extra, colony.fired, colony.used_up = True, True, [1], [5]
    state = scene.state
    state.shifted, state.fought_cards, state.moved = [3], [4], 2
    state.moment = 6

    scene.turn("B", "start")

    assert (state.shifted, state.fought_cards, state.moved, state.moment, state.fought.attacker) == ([], [], 0, 1, -1)
    mine, other = scene.colony("B"), scene.colony("A")
    assert (mine.traded, mine.extra, mine.fired) == (False, False, [])
    # That of another stays as it is until the own turn begins, and what was used once in the game stays used.
    assert (other.traded, other.extra, other.fired) == (True, True, [1])
    assert (mine.used_up, other.used_up) == ([5], [5])


@clause("WARP-END-10", "WARP-MIS-09")
def test_a_replenished_mission_can_be_shown_when_the_next_turn_begins(tmp_path: Path) -> None:
    # A holds two areas; the mission came in the turn before.
    folder = pack(tmp_path, mission("land", '{ cond = "areas", min = 2 }'))
    scene = Scene(seats=2, packs=(str(folder),)).private("A", "tides.land")
    # No deck has anything to replenish.
    for deck in range(3):
        scene.state.zones[MISSION_DECKS + deck] = []
    scene.colony("A").fresh = 1
    scene.turn("B", "end")
    assert scene.asked() == "B"

    scene.play("B end turn")

    assert (scene.asked(), scene.kind(), scene.options("A")) == ("A", "mission", ["complete tides.land", "later"])
    assert scene.colony("A").fresh == 0


@clause("WARP-TURN-01", "WARP-OBJ-02")
@for_each("first", [0, 1, 2])
def test_a_round_is_counted_before_its_first_turn(first: int) -> None:
    scene = Scene(seats=3)
    scene.state.first, scene.state.round = first, 4
    scene.turn("ABC"[first])
    rounds = []
    for _ in range(4):
        rounds.append((scene.state.active, scene.state.round))
        idle_turn(scene.game)

    assert rounds == [(first, 4), ((first + 1) % 3, 4), ((first + 2) % 3, 4), (first, 5)]
    assert scene.told("round") == [["5"]]


@clause("WARP-OBJ-04", "WARP-TURN-01")
@for_each(("round", "over"), [(5, False), (6, True)])
def test_the_game_ends_after_the_last_turn_of_the_last_round(round: int, over: bool) -> None:
    scene = Scene(seats=2)
    scene.state.first, scene.state.round, scene.state.last_round = 1, round, 6
    scene.turn("B", "extract")
    idle_turn(scene.game)
    assert (scene.state.over, scene.state.active) == (False, 0)

    idle_turn(scene.game)

    assert scene.state.over is over
    assert scene.state.round == 6


@clause("WARP-TURN-01", "WARP-TURN-05")
def test_where_a_turn_stands() -> None:
    scene = Scene(seats=2).deck("elite", "enforce").turn("A", "start")
    moments = [(scene.kind(), scene.state.moment)]
    turn = ("extract resources", "consult", "draw deck", "draw deck", "terrashift", "raise a-left", "lower ring-4")
    for choice in turn:
        scene.play(f"A {choice}")
        if moments[-1][0] != scene.kind():
            moments.append((scene.kind(), scene.state.moment))
    scene.play("B pass", "A move a-colony a-right")
    moments.append((scene.kind(), scene.state.moment))

    # Before Extract, before Consult, before the action, acted, moving.
    assert moments == [
        ("extract", 1),
        ("before-consult", 2),
        ("draw", 2),
        ("action", 3),
        ("raise", 3),
        ("lower", 3),
        ("follow-terrashift", 3),
        ("end", 5),
    ]
    assert scene.state.moved == 1


@clause("WARP-ATK-09", "WARP-DEV-18", "WARP-TER-04", "WARP-TURN-04")
def test_which_actions_can_be_taken() -> None:
    scene = Scene(seats=2)
    assert actions(scene.state, 0) == [TERRASHIFT]

    # A Sentry Tower for 1 and 1, one less for the action.
    scene.hand("A", "build-05").has("A", energy=1)
    assert actions(scene.state, 0) == [DEVELOP, TERRASHIFT]
    scene.exiled("a-left", 1)
    assert actions(scene.state, 0) == [DEVELOP, TERRASHIFT, ATTACK]
    scene.has("A").state.multipliers = [4] * len(scene.state.multipliers)

    assert actions(scene.state, 0) == [ATTACK]


@clause("WARP-TURN-01")
def test_a_turn_that_passes_leaves_everything_to_the_next() -> None:
    scene = pass_turn(Scene(seats=2).turn("A", "start"), "A")

    assert (scene.asked(), scene.kind(), scene.state.active, scene.state.round) == ("B", "extract", 1, 1)
    assert scene.supplies("A") == (1, 1, 0)


# Free steps


@clause("WARP-RAC-04", "WARP-RAC-05")
def test_a_reward_ability_needs_its_price_and_something_to_do() -> None:
    # The Archivists draw three cards for two Reward cards.
    scene = Scene().leads("A", "zeto-archivists").rewards("A", "tremor")
    race = scene.race("zeto-archivists")
    price = scene.state.race(race).price
    assert price == 1
    assert can_use_reward(scene.state, 0, race)

    assert not can_use_reward(Scene().leads("A", "zeto-archivists").state, 0, race)
    full = Scene().rewards("A", "tremor").hand("A", *["upgrade-any"] * 4, "elite", "elite", "defect", "enforce")
    assert not can_use_reward(full.state, 0, race)
    scene.colony("A").bought = [race]
    assert not can_use_reward(scene.state, 0, race)


@clause("WARP-TURN-03", "WARP-TURN-05")
def test_two_copies_of_a_reward_card_are_one_choice() -> None:
    scene = Scene().rewards("A", "gold-shipment", "gold-shipment", "energy-cells").turn("A")

    assert scene.options("A")[2:] == ["spend gold-shipment.1", "spend energy-cells.1"]


@clause("WARP-TRD-01", "WARP-TRK-10")
@for_each(
    ("gold", "energy", "traded", "more", "expected"),
    [
        (1, 0, False, 0, True),
        (0, 1, False, 0, True),
        (0, 0, False, 0, False),
        (1, 1, True, 0, False),
        (1, 1, False, -1, False),
        (1, 1, False, 1, True),
    ],
)
def test_the_turns_trade_needs_something_to_trade(
    gold: int, energy: int, traded: bool, more: int, expected: bool
) -> None:
    scene = Scene().has("A", gold=gold, energy=energy)
    colony = scene.colony("A")
    colony.traded = traded
    colony.stats[TRADE_LIMIT] = more

    assert can_trade(scene.state, 0) is expected
    assert trade_limit(scene.state, 0) == 1 + more


@clause("WARP-TRD-02", "WARP-SYM-08")
def test_a_trade_of_an_effect_may_be_left_and_another_one_not() -> None:
    scene = Scene().has("A", gold=5, energy=2).level("A", "trade_post", 3).turn("A").play("A trade")

    # Position 3: two resources, in one direction.
    assert scene.options("A") == ["trade 1 gold", "trade 2 gold", "trade 1 energy", "trade 2 energy"]
    scene.play("A trade 2 energy")
    assert scene.supplies("A") == (7, 0, 0)
    assert (scene.colony("A").traded, scene.colony("A").deeds[19]) == (True, 2)
    assert "trade" not in scene.options("A")


@clause("WARP-TURN-05", "WARP-ACT-01", "WARP-INC-01", "WARP-END-02")
@for_each("moment", ["extract", "consult", "action", "end"])
def test_a_trade_leads_back_to_the_same_choice(moment: str) -> None:
    scene = Scene().has("A", gold=2, energy=1).rewards("A", "gold-shipment").exiled("a-left", 1).turn("A", moment)
    kind, others = scene.kind(), [option for option in scene.options("A") if option != "trade"]

    scene.play("A trade", "A trade 1 gold")

    assert (scene.supplies("A"), scene.kind(), scene.options("A")) == ((1, 2, 0), kind, others)


@clause("WARP-SYM-08", "WARP-TRD-02")
def test_a_trade_that_is_left_is_none() -> None:
    scene = Scene().has("A", gold=2).run(Trade(0, 2, True), ExtractMenu(0))
    assert scene.options("A") == ["nothing", "trade 1 gold", "trade 2 gold"]

    scene.play("A nothing")

    assert (scene.told("trade_to_energy"), scene.supplies("A"), scene.colony("A").deeds[19]) == ([], (2, 0, 0), 0)
    assert not scene.colony("A").acted


@clause("WARP-INC-04", "WARP-INC-08")
@for_each(("gained", "supply", "placed"), [(1, 10, 1), (2, 10, 2), (3, 10, 3), (3, 2, 2)])
def test_as_many_troops_are_placed_as_are_gained(gained: int, supply: int, placed: int) -> None:
    scene = Scene().holds("A", "a-left", 1)
    scene.colony("A").supply = supply
    scene.run(PlaceGained(0, gained, 2), ExtractMenu(0))
    for _ in range(placed):
        assert scene.kind() == "station"
        scene.play("A station a-left")

    assert (scene.kind(), scene.troops("a-left"), scene.colony("A").supply) == ("extract", 1 + placed, supply - placed)
    assert scene.colony("A").deeds[15] == placed


# Teams


@clause("WARP-TEAM-15", "WARP-TEAM-19")
@for_each(("choice", "supplies"), [("troops", (0, 0, 1)), ("resources", (1, 1, 0))])
def test_a_teammate_of_six_gains_one_troop_or_one_of_each(choice: str, supplies: tuple[int, int, int]) -> None:
    scene = Scene(seats=6, teams=True).turn("B").play("B extract resources", f"E extract {choice}")
    if choice == "troops":
        scene.play("E reserve")

    assert (scene.asked(), scene.kind(), scene.supplies("E")) == ("B", "before-consult", supplies)


@clause("WARP-TEAM-17")
@for_each(("seats", "teams"), [(4, [0, 1, 0, 1]), (6, [0, 1, 2, 0, 1, 2])])
def test_the_teammate_sits_opposite(seats: int, teams: list[int]) -> None:
    state = Scene(seats=seats, teams=True).state

    assert [team_of(state, seat) for seat in range(seats)] == teams


@clause("WARP-TEAM-09", "WARP-TEAM-20")
def test_a_time_out_of_one_team_leaves_that_of_the_others() -> None:
    scene = Scene(seats=6, teams=True).turn("B").play("B timeout")

    assert [can_call_timeout(scene.state, seat) for seat in range(6)] == [True, False, True, True, False, True]
    assert scene.state.timeouts == 0b010
    assert not can_call_timeout(Scene(seats=6).state, 0)


@clause("WARP-TEAM-09", "WARP-TEAM-20")
def test_a_time_out_shows_what_both_hold_and_nothing_to_others() -> None:
    scene = Scene(seats=4, teams=True).hand("A", "elite").rewards("A", "tremor").private("A", "pg-01")
    scene.hand("C", "enforce").rewards("C", "recruits").private("C", "cq-01").hand("B", "defect")
    scene.turn("A").play("A timeout")
    mine, theirs = ["elite.1", "tremor.1", "pg-01"], ["enforce.1", "recruits.1", "cq-01"]

    assert [scene.knows("C", name) for name in mine] == [True] * 3
    assert [scene.knows("A", name) for name in theirs] == [True] * 3
    assert not [(letter, name) for letter in "BD" for name in mine + theirs if scene.knows(letter, name)]
    assert not scene.knows("A", "defect.1")


# Exiled Races


@clause("WARP-RAC-06", "WARP-RAC-07")
def test_an_exiled_ability_fires_for_its_colour_and_on_its_trigger() -> None:
    # Flips a die of the defence; takes a Troop of whoever fails; the Officials are in force everywhere.
    scene = Scene().exiled_races("luron-droids", "morlar-raiders")
    state = scene.state
    attacked, failed, taken = ON_AREA_ATTACKED, ON_ATTACK_FAILED, ON_AREA_CONQUERED

    green = [len(abilities_of(state, 0, trigger)) for trigger in (attacked, failed, taken)]
    yellow = [len(abilities_of(state, 1, trigger)) for trigger in (attacked, failed, taken)]
    scene.exiled_races("silna-officials", "luron-droids")
    everywhere = [len(abilities_of(state, 0, trigger)) for trigger in (attacked, failed, taken)]

    assert (green, yellow, everywhere) == ([1, 0, 0], [0, 1, 0], [0, 0, 0])


@clause("WARP-RAC-06", "WARP-RAC-07")
def test_a_race_that_copies_has_the_ability_of_the_other_or_its_own() -> None:
    scene = Scene().exiled_races("tavma-morphlings", "luron-droids")
    state = scene.state
    droids, morphlings = (state.race(state.exiled[color]).exiled for color in (1, 0))
    copied = [abilities_of(state, 0, trigger) for trigger in (ON_AREA_ATTACKED, ON_ATTACK_FAILED, ON_AREA_CONQUERED)]
    scene.exiled_races("tavma-morphlings", "silna-officials")
    alone = [abilities_of(state, 0, trigger) for trigger in (ON_AREA_ATTACKED, ON_ATTACK_FAILED, ON_AREA_CONQUERED)]

    assert copied == [[droids.listed], [], []]
    # Beside a race whose ability is in force everywhere there is nothing to copy.
    assert alone == [[morphlings.effects[0].lists[0]], [], []]
    # Whoever is copied has no more of it than before.
    scene.exiled_races("tavma-morphlings", "luron-droids")
    assert abilities_of(state, 1, ON_AREA_ATTACKED) == [droids.listed]
