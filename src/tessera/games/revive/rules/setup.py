"""General set-up: the map, the display, crates and artifacts (General setup)."""

from __future__ import annotations

from typing import Final

from tessera.games.revive.camp import Camp
from tessera.games.revive.rulebook import Rulebook
from tessera.games.revive.rules.machine_tracks import MACHINES_SHOWN
from tessera.games.revive.rules.modules import MODULES_SHOWN
from tessera.games.revive.rules.player_setup import begin_players
from tessera.games.revive.rules.range import measure
from tessera.games.revive.rules.recruiting import CARDS_SHOWN
from tessera.games.revive.state import (
    BOX,
    CITIZENS,
    CRATES,
    DISPLAY,
    FACE_DOWN,
    GONE,
    MACHINE_DISPLAY,
    MACHINES,
    MODULE_DISPLAY,
    MODULES,
    SLOTS,
    Revive,
)
from tessera.games.revive.terms import CHASM, COLORS, LARGE, TRACKS, UNEXPLORED
from tessera.kernel.chance import Chance
from tessera.kernel.zone import EVERYBODY, NOBODY, Plan, ZoneSpec, seen_by

MARKERS: Final = 6


def zone_plan(book: Rulebook, seats: int) -> Plan:
    """Where pieces can lie and who sees them there (REV-INF-01, REV-PSET-09, REV-CRT-01, ruling REV-R017)."""
    zones = [
        ZoneSpec("citizens", -1, NOBODY, True),
        ZoneSpec("display", -1, EVERYBODY, False),
        ZoneSpec("modules", -1, NOBODY, True),
        ZoneSpec("module-display", -1, EVERYBODY, False),
        *[ZoneSpec(f"machines-{color}", -1, NOBODY, True) for color in COLORS],
        *[ZoneSpec(f"machine-display-{color}", -1, EVERYBODY, False) for color in COLORS],
        ZoneSpec("crates", -1, NOBODY, True),
        ZoneSpec("artifact-cards", -1, NOBODY, True),
        ZoneSpec("box", -1, NOBODY, False),
        ZoneSpec("gone", -1, EVERYBODY, False),
        ZoneSpec("face-down", -1, NOBODY, True),
        ZoneSpec("explored", -1, EVERYBODY, True),
        ZoneSpec("starting", -1, NOBODY, True),
    ]
    for seat in range(seats):
        zones.append(ZoneSpec(f"active-{seat}", seat, EVERYBODY, False))
        zones.append(ZoneSpec(f"resting-{seat}", seat, EVERYBODY, False))
        zones += [ZoneSpec(f"slot-{seat}-{slot.id}", seat, EVERYBODY, True) for slot in book.slots]
        zones.append(ZoneSpec(f"installed-{seat}", seat, EVERYBODY, False))
        zones.append(ZoneSpec(f"machinery-{seat}", seat, EVERYBODY, False))
        zones.append(ZoneSpec(f"closed-{seat}", seat, seen_by(seat), False))
        zones.append(ZoneSpec(f"opened-{seat}", seat, EVERYBODY, False))
        zones.append(ZoneSpec(f"secret-{seat}", seat, seen_by(seat), False))
        zones.append(ZoneSpec(f"dealt-{seat}", seat, seen_by(seat), False))
        zones.append(ZoneSpec(f"kept-{seat}", seat, seen_by(seat), False))
    assert len(book.slots) == SLOTS
    return Plan(seats, zones, _backs(book), _names(book), _back_names(book))


def _back_names(book: Rulebook) -> list[str]:
    """Machines have backs by colour; tiles show cost and points (REV-SET-03, REV-SET-06)."""
    names = ["citizen", "starting", "module", *[f"machine-{color}" for color in COLORS], "crate", "artifact-card"]
    return names + [f"tile-{cost}-{points}" for cost, points in _tile_backs(book)]


def _tile_backs(book: Rulebook) -> list[tuple[int, int]]:
    return sorted({(tile.cost, tile.points) for tile in book.tiles})


def _backs(book: Rulebook) -> list[int]:
    """A vast crystal has the back of every other tile of its cost (REV-OPT-08)."""
    backs = [1 if card.set else 0 for card in book.cards]
    backs += [2] * len(book.modules) + [3 + machine.color for machine in book.machines]
    backs += [6] * len(book.crates) + [7] * len(book.artifact_cards)
    kinds = _tile_backs(book)
    return backs + [8 + kinds.index((tile.cost, tile.points)) for tile in book.tiles]


def _names(book: Rulebook) -> list[str]:
    """Each piece by its id."""
    names = [card.id for card in book.cards] + [module.id for module in book.modules]
    names += [machine.id for machine in book.machines] + [crate.id for crate in book.crates]
    names += list(book.library.artifact_cards)
    return names + [tile.id for tile in book.tiles]


def lay_out(game: Revive, chance: Chance) -> None:
    """Everything on the table before the first choice (REV-COMP-01, REV-COMP-07)."""
    game.lay_out(chance)
    _lay_map(game)
    _lay_tiles(game)
    _lay_display(game)
    _lay_artifacts(game)
    game.energy = game.rulebook.library.game["components"]["energy"]
    game.camps = [_camp(game.rulebook) for _ in range(game.seats)]
    # Every seat is equally likely to start (REV-PSET-01).
    game.first = game.active = chance.below(game.seats) if game.seats > 1 else 0
    begin_players(game)
    for seat in range(game.seats):
        game.reach.append([])
        game.temple_reach.append([])
        measure(game, seat)


def _lay_map(game: Revive) -> None:
    """Starting tiles in random slots and orientations, large locations with a random side up
    (REV-SET-01, REV-SET-02, REV-SET-04, REV-LLS-09, REV-LLS-16)."""
    book = game.rulebook
    board = book.board
    spaces = len(board.hexes)
    game.kinds = [UNEXPLORED] * spaces
    game.water = [-1] * spaces
    game.built = [0] * spaces
    game.people = [0] * spaces
    game.laid = [0] * spaces
    game.tile_of = [-1] * len(board.slot_names)
    game.kinds[board.chasm] = CHASM
    tiles = list(range(len(book.start_tiles)))
    game.chance.shuffle(tiles)
    for place in range(len(board.start_slots)):
        slot = board.start_slots[place]
        game.tile_of[slot] = tiles[place]
        game.open_spaces(slot, book.start_tiles[tiles[place]], game.chance.below(2) == 1)
    pool = [side for side in range(0, len(book.large), 2) if book.large[side].base or book.campaign_locations]
    game.chance.shuffle(pool)
    for corner in range(len(board.corners)):
        game.large.append(pool[corner] + game.chance.below(2))
        game.kinds[4 * board.corners[corner]] = LARGE
        game.places.append(4 * board.corners[corner])


def _lay_tiles(game: Revive) -> None:
    """Area tiles face down on the other slots; with vast crystals two of them make room
    (REV-SET-03, REV-OPT-06, ruling REV-R019)."""
    book = game.rulebook
    tiles = [book.first_tile + number for number in range(len(book.tiles)) if not book.tiles[number].vast]
    vast = [book.first_tile + number for number in range(len(book.tiles)) if book.tiles[number].vast]
    game.chance.shuffle(tiles)
    # Tiles that a pack adds beyond the slots stay in the box like those removed for vast crystals.
    room = len(book.board.area_slots) - (len(vast) if book.vast_crystals else 0)
    for piece in tiles[room:]:
        game.put(piece, BOX)
    tiles = tiles[:room]
    if book.vast_crystals:
        tiles += vast
        game.chance.shuffle(tiles)
        _part_vast_crystals(game, tiles)
    else:
        for piece in vast:
            game.put(piece, GONE)
    for place in range(len(book.board.area_slots)):
        game.hidden.append(book.board.area_slots[place])
        game.put(tiles[place], FACE_DOWN)


def _part_vast_crystals(game: Revive, tiles: list[int]) -> None:
    """Vast crystals must not be adjacent: one is swapped with a random other tile until they are not
    (REV-OPT-06, REV-OPT-07)."""
    slots = game.rulebook.board.area_slots
    places = [place for place in range(len(tiles)) if game.tile(tiles[place]).vast]
    first, second = places[0], places[1]
    while are_adjacent(game.rulebook, slots[first], slots[second]):
        other = game.chance.below(len(tiles))
        if other not in (first, second):
            tiles[second], tiles[other] = tiles[other], tiles[second]
            second = other


def are_adjacent(book: Rulebook, slot: int, other: int) -> bool:
    """Whether two of their spaces share a side (REV-OPT-07)."""
    for space in range(4 * slot, 4 * slot + 4):
        for beside in book.board.next_to[space]:
            if beside // 4 == other:
                return True
    return False


def _lay_display(game: Revive) -> None:
    """Cards, modules and machines in face-down piles, and the display; crates
    (REV-SET-05, REV-SET-06, REV-SET-07, REV-SET-08, REV-SET-09)."""
    book = game.rulebook
    for piece in range(book.first_module):
        if not book.cards[piece].set:
            game.put(piece, CITIZENS)
    for piece in range(book.first_module, book.first_machine):
        game.put(piece, MODULES)
    for piece in range(book.first_machine, book.first_crate):
        game.put(piece, MACHINES + game.machine(piece).color)
    for piece in range(book.first_crate, book.first_artifact_card):
        game.put(piece, CRATES)
    for pile in (CITIZENS, MODULES, MACHINES, MACHINES + 1, MACHINES + 2, CRATES):
        game.shuffle(pile)
    game.refill(CITIZENS, DISPLAY, CARDS_SHOWN)
    game.refill(MODULES, MODULE_DISPLAY, MODULES_SHOWN)
    for color in range(TRACKS):
        game.refill(MACHINES + color, MACHINE_DISPLAY + color, MACHINES_SHOWN)


def _lay_artifacts(game: Revive) -> None:
    """Major artifacts by number of players, more in the long game
    (REV-SET-10, REV-SET-11, REV-SET-12, REV-SET-13, REV-SET-14)."""
    book = game.rulebook
    supply = book.library.game["artifact_supply"][game.seats - 1]
    marks = supply["long_game_marks" if book.is_long else "marks"]
    game.majors = [0, 0, 0]
    for record in book.library.majors.values():
        if record["mark"] in marks:
            game.majors[("purple", "orange", "white").index(record["color"])] += 1
    game.aside = supply["long_game_extra_minor"] if book.is_long else 0


def _camp(book: Rulebook) -> Camp:
    """A player's boards before the first turn; action cubes are only a memory aid, so there are none
    (REV-COMP-08, REV-COMP-09, REV-PSET-04, REV-PSET-06, REV-PSET-12, REV-PSET-13, REV-PSET-14, REV-TURN-08)."""
    return Camp(
        resources=[0, 0, 0, 0], points=0, bonuses=0, tracks=[0, 0, 0], unlocked=0, progress=0, markers=MARKERS,
        hibernation=0, switch=True, energy=0, charged=0, works=0, with_action=0, sockets=[-1] * len(book.socket_slot),
        spots=[-1] * len(book.spots), turned=[0] * len(book.slots), tribe=-1, known=0, tiles=0, buildings=[6, 4],
        majors=[0, 0, 0], minors=0, end_tile=False, cube=0, mods=0, triggers=0, free_spaces=0, temple_bonus=0,
        discounts=[0] * 8,
    )  # fmt: skip
