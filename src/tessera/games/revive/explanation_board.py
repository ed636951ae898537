"""Places as everybody sees them: spaces and slots of the map, crystal symbols, card slots and module spaces."""

from __future__ import annotations

from typing import Final

from tessera.games.revive import terms
from tessera.games.revive.explanation_now import figures_now
from tessera.games.revive.lexicon import SEATS
from tessera.games.revive.phrases import capital
from tessera.games.revive.rules.range import FAR, way_to_tile, ways
from tessera.games.revive.sentences import large_location_sentence, tribe_tile_sentence
from tessera.games.revive.state import FACE_DOWN
from tessera.games.revive.wording_entries import water_words
from tessera.games.revive.wording_speech import Speech

# A name, sentences and the clauses that govern it.
Text = tuple[str, list[str], list[str]]

_BY_KIND: Final = {
    terms.MOUNTAIN: ["REV-COMP-06", "REV-BLD-04"],
    terms.FOREST: ["REV-COMP-06", "REV-BLD-04"],
    terms.FIELD: ["REV-COMP-06", "REV-BLD-04"],
    terms.SAND: ["REV-BLD-01", "REV-BLD-03"],
    terms.LOCATION: ["REV-POP-01", "REV-POP-04"],
    terms.WATER: ["REV-BLD-06", "REV-BLD-07"],
    terms.VAST: ["REV-OPT-09", "REV-OPT-10", "REV-OPT-12"],
    terms.UNEXPLORED: ["REV-MAP-06", "REV-RNG-06"],
}
_SPACES: Final = 4


def place_text(speech: Speech, wanted: str) -> Text | None:
    """A place by its id; None for another word."""
    book = speech.rulebook
    board = book.board
    name = wanted.upper()
    if name in board.slot_names:
        return _slot(speech, board.slot_names.index(name))
    if wanted in board.named:
        return _space(speech, board.named[wanted])
    if name in board.crystal_ids:
        return _crystal(speech, board.crystal_ids.index(name))
    slots = [slot.id for slot in book.slots]
    if name in slots:
        return _card_slot(speech, slots.index(name))
    return _module_space(speech, book.socket_names.index(name)) if name in book.socket_names else None


# The map


def _slot(speech: Speech, slot: int) -> Text:
    game = speech.game
    board = game.rulebook.board
    space = _SPACES * slot
    if slot in board.corners:
        return _corner(speech, space)
    if space == board.chasm:
        texts = [speech.say("explain.chasm"), _next_to(speech, space)]
        return speech.say("space.chasm"), texts, ["REV-MAP-04", "REV-RNG-02"]
    if slot in game.hidden:
        back = game.tile(game.zones[FACE_DOWN][game.hidden.index(slot)])
        cost = speech.goods({"food": back.cost})
        texts = [speech.say("explain.slot_down", cost=cost, points=speech.points(back.points))]
        food = {seat: way_to_tile(ways(game, seat), slot) for seat in range(game.seats)}
        return speech.slot(slot), [*texts, _ranges(speech, food)], ["REV-EXP-01", "REV-EXP-02", "REV-RNG-07"]
    return speech.slot(slot), [_face_up(speech, slot)], ["REV-MAP-01", "REV-EXP-05"]


def _face_up(speech: Speech, slot: int) -> str:
    game = speech.game
    tile = game.tile_at(slot)
    library = speech.rulebook.library
    records = {**library.area_tiles, **library.start_tiles, **library.vast_tiles}
    forms = ("vast",) if tile.vast else (("turned",) if game.turned_tiles >> slot & 1 else ())
    spaces = [speech.space(space, game.kinds[space]) for space in range(_SPACES * slot, _SPACES * slot + _SPACES)]
    return speech.say("explain.slot_up", 1, forms, tile=speech.name(records[tile.id]), spaces=speech.listed(spaces))


def _corner(speech: Speech, space: int) -> Text:
    """A large location with what it scores (REV-MAP-03, REV-SCO-03)."""
    game = speech.game
    location = game.rulebook.large[game.large[game.rulebook.board.corners.index(space // _SPACES)]]
    sides = speech.rulebook.library.large_locations[location.tile]["sides"]
    side = next(side for side in sides if side["side"] == location.side)
    texts = [
        speech.say("explain.corner", name=speech.quoted(speech.name(side))),
        large_location_sentence(side, speech.language),
        *_pieces(speech, space),
        *_reach(speech, space),
        _next_to(speech, space),
    ]
    return speech.space(space), texts, ["REV-MAP-03", "REV-POP-09", "REV-SCO-03"]


def _space(speech: Speech, space: int) -> Text:
    """A space: its kind, what lies there, what it gives, what it touches, and how far it is for everybody."""
    game = speech.game
    kind = game.kinds[space]
    slot = speech.slot(space // _SPACES)
    name = speech.space(space)
    if kind == terms.UNEXPLORED:
        return (
            name,
            [speech.say("explain.face_down"), *_symbols(speech, space), _next_to(speech, space)],
            _BY_KIND[kind],
        )
    texts = [speech.say("explain.space", kind=capital(speech.say(f"space.{terms.KINDS[kind]}")), slot=slot)]
    if kind == terms.WATER:
        reward = water_words(speech, game.rulebook.board.names[space])
        texts.append(speech.say("explain.water", text=reward))
    texts += [*_pieces(speech, space), *_symbols(speech, space), *_reach(speech, space), _next_to(speech, space)]
    return name, texts, [*_BY_KIND[kind], "REV-MAP-06"]


def _pieces(speech: Speech, space: int) -> list[str]:
    """A building, figures and a tribe tile on a space."""
    game = speech.game
    texts: list[str] = []
    if game.built[space]:
        size = speech.a_size(terms.SIZES[1 if game.is_large(space) else 0])
        texts.append(speech.say("explain.building", who=speech.player(game.builder(space)), size=size))
    texts += figures_now(speech, space)
    laid = game.laid[space]
    if laid:
        record = speech.rulebook.library.tribe_tiles[terms.TILES[(laid - 1) // 8]]
        texts.append(
            speech.say(
                "explain.tribe_tile", tile=speech.a_tribe_tile(record["tile"]), who=speech.player((laid - 1) % 8)
            )
        )
        texts.append(tribe_tile_sentence(record, speech.language))
    return texts


def _symbols(speech: Speech, space: int) -> list[str]:
    found = [speech.crystal(number) for number in speech.rulebook.board.crystals[space]]
    return [speech.say("explain.crystals", list=speech.listed(found))] if found else []


def _reach(speech: Speech, space: int) -> list[str]:
    """Food for range of every player who could still act there (REV-RNG-01, REV-POP-01)."""
    game = speech.game
    if game.kinds[space] not in (terms.SAND, terms.LOCATION, terms.LARGE) or game.built[space]:
        return []
    others = [seat for seat in range(game.seats) if not game.people[space] >> seat & 1]
    return [_ranges(speech, {seat: ways(game, seat)[space] for seat in others})] if others else []


def _ranges(speech: Speech, food: dict[int, int]) -> str:
    told = [
        speech.say("explain.position", count, who=SEATS[seat])
        if count < FAR
        else speech.say("explain.out_of_reach", who=SEATS[seat])
        for seat, count in food.items()
    ]
    return speech.say("explain.ranges", list=speech.say("explain.comma").join(told))


def _next_to(speech: Speech, space: int) -> str:
    game = speech.game
    near = [_named(speech, other) for other in game.rulebook.board.next_to[space]]
    return speech.say("explain.next_to", list=speech.listed(near))


def _named(speech: Speech, space: int) -> str:
    """A space with its kind; one of a face-down tile by its place alone."""
    kind = speech.game.kinds[space]
    return speech.space(space, kind) if kind != terms.UNEXPLORED else speech.space(space)


def _crystal(speech: Speech, number: int) -> Text:
    board = speech.rulebook.board
    beside = [_named(speech, space) for space in board.used if number in board.crystals[space]]
    return (
        speech.crystal(number),
        [speech.say("explain.touches", list=speech.listed(beside))],
        ["REV-MAP-05", "REV-BLD-05"],
    )


# The player board


def _card_slot(speech: Speech, slot: int) -> Text:
    """A card slot, and who has which cards there (REV-CARD-03, REV-CARD-04)."""
    game = speech.game
    printed = game.rulebook.slots[slot]
    both = len(printed.halves) > 1
    half = speech.inside(speech.say(f"half.{terms.HALVES[printed.halves[0]]}"))
    texts = [
        speech.say("explain.card_slot", 1, ("both",) if both else (), half=half),
        speech.say("explain.module_spaces", printed.spaces),
    ]
    held = [
        (seat, speech.cards(game.zones[game.slot(seat, slot)]))
        for seat in range(game.seats)
        if game.zones[game.slot(seat, slot)]
    ]
    clauses = ["REV-CARD-03", "REV-CARD-05", "REV-SLOT-01", *(["REV-CARD-04"] if printed.locked else [])]
    return speech.card_slot(slot), [*texts, _held(speech, held)], clauses


def _module_space(speech: Speech, socket: int) -> Text:
    """A module space, and who has which module there (REV-MOD-01, REV-MOD-05)."""
    game = speech.game
    forms = ("active",) if game.rulebook.socket_active[socket] else ()
    pieces = [(seat, game.camps[seat].sockets[socket]) for seat in range(game.seats)]
    held = [(seat, speech.card(piece)) for seat, piece in pieces if piece >= 0]
    texts = [speech.say("explain.module_space", 1, forms), _held(speech, held)]
    return speech.module_space(socket), texts, ["REV-MOD-01", "REV-MOD-04", "REV-MOD-05", "REV-MOD-08"]


def _held(speech: Speech, held: list[tuple[int, str]]) -> str:
    if not held:
        return speech.say("explain.nothing_there")
    told = [speech.say("explain.holds", who=SEATS[seat], list=text) for seat, text in held]
    return speech.say("explain.now", list=speech.say("explain.semicolon").join(told))
