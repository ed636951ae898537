"""Abilities of races at their edges: when they fire, how often, at what price, and what is taken from whom."""

from __future__ import annotations

import pytest

from tessera.games.the_warp.rules.abilities import ability_at, fits_fight, is_spent, places, usable, use_mark
from tessera.games.the_warp.rules.payment import GiveBackTroop
from tessera.games.the_warp.rules.races import ChooseVictim, HandOver, copyable, forget_copy
from tessera.games.the_warp.rules.turn import ExtractMenu
from tessera.games.the_warp.state import no_combat
from tessera.games.the_warp.terms import (
    EXTRACT_GOLD,
    LIMIT_GAME,
    LIMIT_TURN,
    ON_ACTIVATED,
    ON_EXTRACT,
    ON_PASSIVE,
    ON_TRADE,
    ON_TURN_START,
    ON_WON,
)
from tests.clauses import clause
from tests.games.the_warp.fighting import attack, counted, rolled
from tests.games.the_warp.pack_folder import pack
from tests.games.the_warp.pack_words import beside_b, beside_exiled, led, mission
from tests.games.the_warp.scene import Scene
from tests.rows import for_each

RESOURCE, CARD = 0, 1
COPY = 2
# Abilities of the own turn, with and without a condition or a price.
RECORDS = "\n".join(
    [
        led("settlers", "turn_start", '{ op = "gain", gold = 1 }'),
        led("diggers", "extract", '{ op = "gain", gold = 1 }', 'when = [{ cond = "extract_choice", is = "troops" }]'),
        led("carriers", "extract", '{ op = "gain", gold = 1 }'),
        led("buyers", "activated", '{ op = "gain", gold = 3 }', 'limit = "turn"\n  cost = { energy = 2 }'),
        led("watchers", "combat_end", '{ op = "gain", gold = 1 }'),
        led("aides", "dice", '{ op = "reroll", n = 1 }', 'when = [{ cond = "role", is = ["supporter"] }]'),
        led("gamblers", "dice", '{ op = "reroll", n = 1 }', 'limit = "turn"'),
        led(
            "guards",
            "attack_declared",
            '{ op = "troop_add", n = 1 }, { op = "force_reroll", n = 1, side = "opponent", pick = "lowest" }',
        ),
        led("hermits", "activated", '{ op = "gain", gold = 1 }', 'limit = "game"'),
        led("nomads", "activated", '{ op = "move_troops", n = 1 }', 'limit = "turn"\n  cost = { discard = 1 }'),
        led("miners", "passive", '{ op = "modify", stat = "extract_gold", n = 1 }'),
        mission("scholars", '{ cond = "hand", min = 1 }'),
    ]
)


@pytest.fixture(scope="module")
def tides(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The pack with all of these."""
    return str(pack(tmp_path_factory.mktemp("packs"), RECORDS))


@clause("WARP-RAC-02", "WARP-RAC-03")
def test_a_player_has_the_abilities_of_two_races_and_of_one_that_is_copied() -> None:
    scene = Scene().leads("A", "xelo-traders", "solca-mercenaries")
    state = scene.state
    traders, mercenaries, archivists = (
        scene.race(name) for name in ("xelo-traders", "solca-mercenaries", "zeto-archivists")
    )
    assert [ability_at(state, 0, place) for place in range(3)] == [traders, mercenaries, -1]

    scene.colony("A").copied = archivists
    assert [ability_at(state, 0, place) for place in range(3)] == [traders, mercenaries, archivists]
    scene.leads("A", "xelo-traders")

    assert [ability_at(state, 0, place) for place in range(3)] == [traders, -1, archivists]
    assert ability_at(state, 1, 0) == -1


@clause("WARP-RAC-03")
def test_which_abilities_fire_on_a_trigger() -> None:
    # One fires at a trade, one is activated, one is always in force.
    scene = Scene().leads("A", "xelo-traders", "solca-mercenaries")
    state = scene.state
    scene.colony("A").copied = scene.race("zeto-archivists")

    assert (places(state, 0, ON_TRADE), places(state, 0, ON_ACTIVATED)) == ([0], [1])
    assert (places(state, 0, ON_PASSIVE), places(state, 0, ON_WON)) == ([COPY], [])
    scene.leads("A", "solca-mercenaries", "xelo-traders").colony("A").copied = scene.race("xotan-timebenders")

    assert (places(state, 0, ON_TRADE), places(state, 0, ON_ACTIVATED), places(state, 0, ON_PASSIVE)) == ([1], [0], [])
    # The first race of all is one like any other.
    scene.colony("A").copied = 0
    assert places(state, 0, state.race(0).active.trigger) == [COPY]
    forget_copy(state, 0)
    assert scene.colony("A").copied == -1


@clause("WARP-RAC-03")
def test_a_limit_is_reached_for_the_race_that_was_used(tides: str) -> None:
    scene = Scene(packs=(tides,)).leads("A", "tides.buyers")
    state, race = scene.state, scene.race("tides.buyers")
    ability, mark = state.race(race).active, use_mark(race, 0)
    assert ability.limit == LIMIT_TURN
    assert not is_spent(state, 0, ability, mark)

    scene.colony("A").used = [mark]
    assert is_spent(state, 0, ability, mark)
    scene.colony("A").used, scene.colony("A").used_up = [mark + 1, mark - 1], [mark]
    # Other races; and what is used up for the game is another list.
    assert not is_spent(state, 0, ability, mark)
    once = state.race(scene.race("tides.hermits")).active
    assert once.limit == LIMIT_GAME

    assert is_spent(state, 0, once, mark)
    scene.colony("A").used, scene.colony("A").used_up = [mark], []
    assert not is_spent(state, 0, once, mark)
    assert len({use_mark(number, place) for number in range(16) for place in (0, COPY)}) == 32


@clause("WARP-RAC-03")
def test_an_ability_needs_its_trigger_its_price_and_its_limit(tides: str) -> None:
    scene = Scene(packs=(tides,)).leads("A", "tides.buyers").has("A", energy=2)
    state, mark = scene.state, use_mark(scene.race("tides.buyers"), 0)

    assert usable(state, 0, 0, ON_ACTIVATED, -1)
    assert not usable(state, 0, 0, ON_TURN_START, -1)
    assert not usable(state, 0, 1, ON_ACTIVATED, -1)
    assert not usable(state, 1, 0, ON_ACTIVATED, -1)
    # Where no race is led there is no ability of any kind, not even of the last race of all.
    for trigger in range(9):
        assert not usable(state, 0, 1, trigger, -1)
    scene.has("A", energy=1, gold=9)
    assert not usable(state, 0, 0, ON_ACTIVATED, -1)
    scene.has("A", energy=2).colony("A").used = [mark]

    assert not usable(state, 0, 0, ON_ACTIVATED, -1)


@clause("WARP-RAC-03")
@for_each(("choice", "diggers"), [(0, False), (1, True)])
def test_what_is_extracted_may_be_a_condition(tides: str, choice: int, diggers: bool) -> None:
    scene = Scene(packs=(tides,)).leads("A", "tides.diggers", "tides.carriers")

    # Troops are choice 1, resources 0.
    assert usable(scene.state, 0, 0, ON_EXTRACT, choice) is diggers
    assert usable(scene.state, 0, 1, ON_EXTRACT, choice)
    assert usable(scene.leads("A", "tides.settlers").state, 0, 0, ON_TURN_START, -1)


@clause("WARP-RAC-09")
def test_combat_abilities_are_for_own_troops_unless_they_speak_of_support() -> None:
    # The Slavers speak of an attack, the Scavengers of every part, the Timebenders of own Troops alone.
    scene = Scene(seats=4)
    state = scene.state
    fight = state.combat = no_combat()
    fight.attacker, fight.defender, fight.supporters, fight.against = 0, 1, [2], 1
    slavers, scavengers, benders = (
        state.race(scene.race(name)).active for name in ("xurdun-slavers", "dura-scavengers", "xotan-timebenders")
    )

    found = [[fits_fight(state, seat, ability) for seat in range(4)] for ability in (slavers, scavengers, benders)]

    assert found == [[True, False, False, False], [True, True, True, False], [True, True, False, False]]


@clause("WARP-RAC-09", "WARP-RAC-03")
def test_what_follows_a_combat_is_for_own_troops_unless_it_speaks_of_support(tides: str) -> None:
    own = beside_exiled(tides).leads("A", "tides.watchers").hand("B", "enforce").has("B", gold=1).dice(1, 6)
    support = beside_exiled(tides).leads("B", "tides.watchers").hand("B", "enforce").has("B", gold=1).dice(1, 6)

    attack(own, 1).play("B play enforce", "A use tides.watchers")
    attack(support, 1).play("B play enforce")

    assert (own.supplies("A"), support.supplies("B"), support.kind()) == ((1, 0, 0), (0, 0, 0), "end")


@clause("WARP-DIC-07", "WARP-RAC-09")
def test_dice_of_support_are_rerolled_by_a_race_that_speaks_of_it(tides: str) -> None:
    scene = beside_exiled(tides, seats=3).leads("C", "tides.aides").hand("C", "enforce").has("C", gold=1)

    attack(scene.dice(3, 1), 1).play("C play enforce")

    assert (scene.asked(), scene.kind(), scene.options("C")) == ("C", "dice", ["pass", "reroll 1"])


@clause("WARP-RAC-03", "WARP-DIC-07")
def test_a_reroll_once_in_a_turn(tides: str) -> None:
    scene = beside_exiled(tides).leads("A", "tides.gamblers").dice(1, 6, 1)
    attack(scene, 1)
    assert scene.options("A") == ["pass", "reroll 1"]
    scene.play("A pass")

    # Another combat of the same turn, and one of the next turn.
    scene.dice(1, 6).turn("A", "action").play("A attack", "A troops 1")
    assert scene.kind() == "end"
    scene.dice(1, 6).turn("A", "start").turn("A", "action").play("A attack")
    assert scene.kind() == "dice"


@clause("WARP-RAC-03", "WARP-RAC-09")
def test_an_ability_of_the_defender_helps_the_defence(tides: str) -> None:
    scene = beside_b(tides).leads("B", "tides.guards").dice(4, 3, 2, 1)

    attack(scene, 1).play("B use tides.guards")

    # One Troop more on that side; the attack rerolls its lowest die.
    assert (rolled(scene), counted(scene), scene.troops("a-ridge")) == (([4], [3, 2]), ([1], [3, 2]), 2)


@clause("WARP-RAC-03")
def test_an_ability_is_paid_marked_and_carried_out(tides: str) -> None:
    scene = Scene(packs=(tides,)).leads("A", "tides.buyers").has("A", energy=5).turn("A")
    scene.play("A use tides.buyers")

    assert scene.supplies("A") == (3, 3, 0)
    assert (scene.colony("A").used, scene.colony("A").used_up) == ([use_mark(scene.race("tides.buyers"), 0)], [])
    assert "use tides.buyers" not in scene.options("A")


@clause("WARP-RAC-03", "WARP-CON-03", "WARP-MIS-09")
def test_a_card_that_was_paid_is_missing_for_a_mission_that_could_be_shown(tides: str) -> None:
    scene = Scene(packs=(tides,)).leads("A", "tides.nomads").private("A", "tides.scholars").hand("A", "elite")
    scene.turn("A", "end").play("A later")
    assert "complete tides.scholars" in scene.options("A")

    # Whoever pays may still leave the movement.
    scene.play("A use tides.nomads", "A done")

    assert (scene.kind(), scene.cards("A")) == ("end", [])
    assert "complete tides.scholars" not in scene.options("A")


@clause("WARP-RAC-03")
@for_each(("count", "left"), [(1, (2, 2)), (2, (1, 2)), (3, (1, 1))])
def test_troops_are_given_back_one_by_one_but_never_the_last(count: int, left: tuple[int, int]) -> None:
    scene = Scene().holds("A", "a-colony", 3).holds("A", "a-right", 2)
    supply = scene.colony("A").supply
    scene.run(GiveBackTroop(0, count), ExtractMenu(0))
    while scene.kind() == "give-back":
        scene.play(f"A {scene.options('A')[0]}")

    assert (scene.troops("a-colony"), scene.troops("a-right")) == left
    assert scene.colony("A").supply == supply + count
    assert GiveBackTroop(0, 1).options(scene.state) == [
        scene.area(name) for name, troops in zip(("a-colony", "a-right"), left, strict=True) if troops > 1
    ]


# Copies


@clause("WARP-RAC-03", "WARP-TEAM-10")
def test_whose_races_can_be_copied() -> None:
    scene = Scene(seats=4, teams=True).leads("A", "xelo-traders").leads("B", "skolok-miners", "tavma-morphlings")
    scene.leads("C", "zeto-archivists").leads("D", "luron-droids")

    found = [scene.state.race(number).id for number in copyable(scene.state, 0)]

    # Neither own ones nor those of the teammate, and no race that copies itself.
    assert found == ["skolok-miners", "luron-droids"]


@clause("WARP-RAC-03")
@for_each(("race", "counts"), [("tides.miners", 1), ("tides.settlers", 0)])
def test_a_copy_is_in_force_until_it_is_forgotten(tides: str, race: str, counts: int) -> None:
    scene = Scene(packs=(tides,)).leads("A", "tavma-morphlings").leads("B", race).turn("A", "start")
    scene.play("A use tavma-morphlings", f"A copy {race}")
    assert scene.colony("A").stats[EXTRACT_GOLD] == counts

    forget_copy(scene.state, 0)

    assert (scene.colony("A").copied, scene.colony("A").stats[EXTRACT_GOLD]) == (-1, 0)
    # Nobody else's copy is touched.
    forget_copy(scene.state, 1)
    assert scene.colony("B").stats[EXTRACT_GOLD] == counts


# What is taken


@clause("WARP-INFO-02", "WARP-RAC-04", "WARP-TEAM-10")
def test_from_whom_something_may_be_taken() -> None:
    scene = Scene(seats=6, teams=True).hand("B", "elite").hand("D", "elite").hand("F", "enforce")

    # D is the teammate of A. Who holds no card is known, who has no resources is not.
    assert ChooseVictim(0, CARD, 1).options(scene.state) == [1, 5]
    assert ChooseVictim(0, RESOURCE, 1).options(scene.state) == [1, 2, 4, 5]


@clause("WARP-INC-10", "WARP-RAC-04", "WARP-RWD-06")
@for_each(
    ("gold", "energy", "count", "expected"),
    [
        (2, 2, 3, [1, 2]),
        (5, 5, 2, [0, 1, 2]),
        (1, 5, 2, [0, 1]),
        (5, 1, 2, [1, 2]),
        # Who has less gives what there is.
        (1, 1, 3, [1]),
        (0, 2, 3, [0]),
        (0, 0, 2, []),
    ],
)
def test_how_much_of_what_is_handed_over_is_gold(gold: int, energy: int, count: int, expected: list[int]) -> None:
    scene = Scene().has("B", gold=gold, energy=energy)

    assert HandOver(1, 0, count).options(scene.state) == expected


@clause("WARP-INC-10", "WARP-RAC-04")
def test_what_is_handed_over_changes_screens_and_is_a_gain() -> None:
    scene = Scene().has("A", gold=1, energy=1).has("B", gold=3, energy=3)
    scene.run(HandOver(1, 0, 3), ExtractMenu(0)).play("B give 1 gold 2 energy")

    assert (scene.supplies("A"), scene.supplies("B")) == ((2, 3, 0), (2, 1, 0))
    assert (scene.colony("A").deeds[14], scene.colony("B").deeds[14]) == (3, 0)
