"""Dealing anew what a seat cannot know: what it sees stays as it is, everything else may lie anywhere it could."""

from __future__ import annotations

from pathlib import Path

import pytest

from tessera.games.revive.rules.setup import are_adjacent
from tessera.games.revive.state import (
    ARTIFACT_CARDS,
    BOX,
    CITIZENS,
    CRATES,
    DISPLAY,
    FACE_DOWN,
    MACHINES,
    MODULES,
)
from tessera.kernel.chance import Chance, key_of
from tessera.kernel.engine import asked, playout, random_picks, submit
from tessera.kernel.game import Game
from tests.clauses import clause
from tests.games.revive.fresh import lying, ready, revive, set_up, table, tile_in
from tests.games.revive.pack_folder import pack, standing
from tests.games.revive.scene import Scene
from tests.properties.secrecy import check_knowledge_kept, check_seat

DEALS = range(24)
# Everything at once.
ALL = ("long", "all_tribes", "campaign_locations", "advanced_switch", "moon_sides", "vast_crystals")
# Tiles by their backs: food, and as many points. Vast crystals look like the last ones.
BACKS = {
    2: {"AT01", "AT02", "AT03", "AT06", "AT07", "AT11", "AT14", "AT15", "AT20"},
    3: {"AT04", "AT05", "AT08", "AT09", "AT12", "AT16", "AT17", "AT18", "AT21", "AT23"},
    4: {"AT10", "AT13", "AT19", "AT22", "AT24", "AT25", "VC1", "VC2"},
}
VAST = {"VC1", "VC2"}


def midway(seats: int, decisions: int, *options: str, seed: int = 17) -> Game:
    """A random game after so many decisions."""
    game = ready(seats, seed, **dict.fromkeys(options, True))
    chance = Chance(key_of("midway"), 0)
    for _ in range(decisions):
        lane = asked(game.state)[0]
        submit(game.state, lane, random_picks(lane, chance))
    assert not game.state.over
    return game


def back(tile: str) -> int:
    """The food on the back of a tile."""
    return next(cost for cost, tiles in BACKS.items() if tile in tiles)


@clause("REV-INF-01")
@pytest.mark.parametrize(
    ("seats", "options", "decisions"),
    [(1, (), 40), (2, (), 150), (4, (), 250), (1, ALL, 60), (2, ALL, 120), (3, ALL, 250), (4, ALL, 150)],
)
def test_everything_that_a_seat_sees_stays_the_same(seats: int, options: tuple[str, ...], decisions: int) -> None:
    game = midway(seats, decisions, *options)

    for seat in range(seats):
        for deal in range(2):
            dealt = check_seat(game, seat, deal)
            check_knowledge_kept(game, dealt, seat)


@clause("REV-INF-01")
def test_what_is_hidden_varies() -> None:
    scene = Scene(seats=3)
    for letter, crates, card in (("A", "CR01 CR02", "AC01"), ("B", "CR03 CR04", "AC02"), ("C", "CR05 CR06", "AC03")):
        scene.crates(letter, *crates.split()).artifact_card(letter, card)
    game, state = scene.turn("B").game, scene.state
    dealt = [game.redeal(0, deal) for deal in DEALS]

    for seat in (1, 2):
        assert len({str(lying(each, state.closed(seat))) for each in dealt}) > 12
        assert len({str(lying(each, state.secret(seat))) for each in dealt}) > 5
    for zone in (FACE_DOWN, CITIZENS, MODULES, MACHINES, MACHINES + 1, MACHINES + 2, CRATES, ARTIFACT_CARDS):
        assert len({str(lying(each, zone)) for each in dealt}) > 20, state.plan.zones[zone].name
    # And nothing of the own does, nor of what lies open.
    for zone in (state.closed(0), state.secret(0), DISPLAY):
        assert {str(lying(each, zone)) for each in dealt} == {str(lying(game, zone))}
    # What A holds is with nobody else.
    assert all("CR01" not in lying(each, state.closed(1)) and "AC01" not in lying(each, BOX) for each in dealt)


@clause("REV-CRT-01", "REV-CRT-03")
def test_an_opened_crate_stays_opened() -> None:
    scene = Scene(seats=2).crates("B", "CR03", "CR04").crates("B", "CR05", opened=True).turn("B")

    for deal in DEALS:
        dealt = scene.game.redeal(0, deal)
        assert lying(dealt, scene.state.opened(1)) == ["CR05"]
        assert len(lying(dealt, scene.state.closed(1))) == 2


@clause("REV-SET-03")
@pytest.mark.parametrize("options", [(), ("vast_crystals",)])
def test_face_down_tiles_are_exchanged_with_those_of_the_same_back(options: tuple[str, ...]) -> None:
    game = midway(2, 100, *options)
    slots = {slot: back(tile) for slot, tile in tile_in(game).items() if tile.startswith(("AT", "VC"))}
    open_ones = lying(game, FACE_DOWN + 1)
    found: set[str] = set()

    for deal in DEALS:
        dealt = tile_in(game.redeal(0, deal))
        assert {slot: back(dealt[slot]) for slot in slots} == slots
        assert [tile for tile in open_ones if tile not in dealt.values()] == []
        found.add(str(sorted(dealt.items())))

    assert len(found) == len(DEALS)


# Vast crystals


def vast_slots(game: Game) -> list[int]:
    """The slots of vast crystals, face up or face down."""
    names = revive(game).rulebook.board.slot_names
    return [names.index(slot) for slot, tile in tile_in(game).items() if tile in VAST]


@clause("REV-OPT-06", "REV-OPT-07")
@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5, 6])
def test_vast_crystals_are_never_adjacent(seed: int) -> None:
    """There are always two of them: what was removed from the game is none."""
    game = ready(2, seed, vast_crystals=True)
    places: set[str] = set()

    for deal in range(60):
        dealt = game.redeal(deal % 2, deal)
        assert len(vast_slots(dealt)) == 2, lying(dealt, BOX)
        first, second = vast_slots(dealt)
        assert not are_adjacent(revive(dealt).rulebook, first, second)
        places.add(str(sorted([first, second])))

    assert len(places) > 5


@clause("REV-OPT-06")
def test_the_other_vast_crystal_is_not_beside_one_that_was_explored() -> None:
    """Eight tiles of 4 food lie on the map; five of their slots touch R1C4, where a vast crystal lies face up."""
    scene = Scene(vast_crystals=True).explored("R1C4", "VC1")
    for slot, tile in (("R0C3", "AT10"), ("R0C4", "AT13"), ("R1C5", "AT19"), ("R2C5", "AT22"), ("R4C1", "AT24")):
        scene.face_down(slot, tile)
    scene.face_down("R0C1", "AT25").face_down("R4C3", "VC2").turn("A")
    seen: set[str] = set()

    for deal in range(60):
        dealt = tile_in(scene.game.redeal(1, deal))
        assert dealt["R1C4"] == "VC1"
        seen |= {slot for slot, tile in dealt.items() if tile == "VC2"}

    assert seen == {"R0C1", "R4C1", "R4C3"}


@clause("REV-OPT-08", "REV-EXP-04")
def test_who_is_offered_a_card_explores_no_vast_crystal() -> None:
    scene = Scene(vast_crystals=True).face_down("R1C4", "AT10").face_down("R4C1", "VC1").face_down("R4C5", "VC2")
    scene.has("A", food=6).turn("A")
    before = {tile_in(scene.game.redeal(1, deal))["R1C4"] for deal in range(60)}
    assert before & VAST

    scene.play("A explore R1C4")

    assert scene.kind() == "recruit"
    for viewer in (0, 1):
        after = [tile_in(scene.game.redeal(viewer, deal)) for deal in range(60)]
        assert not {dealt["R1C4"] for dealt in after} & VAST
        # It may still be any other tile of its back, and the vast crystals lie elsewhere.
        assert len({dealt["R1C4"] for dealt in after}) > 2
        assert all(set(dealt.values()) >= VAST for dealt in after)


# Playing on


@pytest.mark.parametrize(
    ("seats", "options", "decisions"), [(1, (), 30), (2, (), 100), (3, ALL, 150), (4, ALL, 200), (1, ALL, 20)]
)
def test_a_redealt_game_plays_on_to_its_end(seats: int, options: tuple[str, ...], decisions: int) -> None:
    game = midway(seats, decisions, *options)

    for deal in range(3):
        dealt = game.redeal(deal % seats, deal)
        playout(dealt.state, Chance(key_of(f"on {deal}"), 0), 60_000)
        assert dealt.outcome is not None
    # The game itself was not touched.
    assert revive(game).over is False


# Set-up


@clause("REV-PSET-11")
def test_the_artifact_cards_of_others_are_dealt_anew_with_what_they_kept() -> None:
    game = table(3, seed=4, two_artifact_cards=True)
    first = game.questions[0]
    game.play(first.seat, [first.options[0].id])
    viewer = game.questions[0].seat
    state = revive(game)

    own, kept = set(), set()
    for deal in DEALS:
        dealt = game.redeal(viewer, deal)
        assert [question.seat for question in dealt.questions] == [question.seat for question in game.questions]
        own.add(str(sorted(lying(dealt, state.dealt(viewer)))))
        set_up(dealt)
        kept.add(str(lying(dealt, state.secret(first.seat))))

    assert own == {str(sorted(lying(game, state.dealt(viewer))))}
    assert len(kept) > 5


@clause("REV-PSET-11", "REV-INF-01")
def test_the_returned_artifact_card_is_known_to_who_returned_it_alone() -> None:
    game = ready(2, seed=4, two_artifact_cards=True)
    state = revive(game)
    returned = lying(game, BOX)
    for deal in DEALS:
        for seat in range(2):
            dealt = game.redeal(seat, deal)
            # The own two cards stay where they are; those of the other are any of the other eight.
            assert lying(dealt, state.secret(seat)) == lying(game, state.secret(seat))
            own = [name for name in returned if state.sees(seat, state.plan.names.index(name), BOX)]
            assert [name for name in own if name not in lying(dealt, BOX)] == []
    others = {str(lying(game.redeal(0, deal), state.secret(1))) for deal in DEALS}
    assert len(others) > 4


@clause("REV-OPT-13", "REV-OPT-14")
def test_cards_of_a_draft_are_known_to_who_has_held_them() -> None:
    game = table(3, seed=4, drafting=True)
    state = revive(game)
    start = [sorted(lying(game, state.dealt(seat))) for seat in range(3)]
    for _ in range(3):
        question = game.questions[0]
        game.play(question.seat, [option.id for option in question.options[:2]])
    # Seat 1 holds what seat 0 passed on, five of seven; seat 0 knows them and the two kept ones.
    passed = sorted(lying(game, state.dealt(1)))
    assert (len(passed), set(passed) <= set(start[0])) == (5, True)

    for deal in DEALS:
        assert sorted(lying(game.redeal(0, deal), state.dealt(1))) == passed
        assert lying(game.redeal(0, deal), state.kept(0)) == lying(game, state.kept(0))
    assert len({str(sorted(lying(game.redeal(2, deal), state.kept(0)))) for deal in DEALS}) > 10
    # Seat 1 never saw what seat 0 kept.
    assert len({str(sorted(lying(game.redeal(1, deal), state.kept(0)))) for deal in DEALS}) > 10


@clause("REV-OPT-08")
def test_an_exploration_within_another_does_not_make_that_one_forgotten(tmp_path: Path) -> None:
    """A technology of a pack explores for every new card, so before the first tile is turned over."""
    explore = '{ do = "action", kind = "explore", range = 9 }'
    tribe = standing(f'{{ mod = "on", trigger = "card_gained", effects = [{explore}] }}')
    scene = Scene(vast_crystals=True, packs=(str(pack(tmp_path, tribe)),)).tribe("A", "thaw.people")
    scene.face_down("R1C4", "AT10").face_down("R4C1", "VC1").face_down("R4C5", "VC2").face_down("R2C5", "AT01")
    scene.figure("A", "3,3", "A1").figure("A", "2,5", "B1").has("A", food=6, crystal=3).turn("A")

    scene.play("A explore R1C4", "A recruit CG01", "A explore R2C5", "A recruit deck")

    assert scene.kind() == "lay-tile"
    found = {tile_in(scene.game.redeal(1, deal))["R1C4"] for deal in range(60)}
    assert len(found) > 2
    assert not found & VAST
