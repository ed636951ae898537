"""Set-up: board, decks, colonies, tokens and races (Setup; Team mode; Solo mode)."""

from __future__ import annotations

from tessera.games.the_warp import ops
from tessera.games.the_warp.colony import Colony
from tessera.games.the_warp.rulebook import Mission, Rulebook
from tessera.games.the_warp.rules.archive import fill_line_up
from tessera.games.the_warp.rules.draft import begin_draft
from tessera.games.the_warp.rules.end_phase import beside_players
from tessera.games.the_warp.state import (
    ARCHIVE,
    BOX,
    FACE_DOWN,
    FIRST_OF_SEATS,
    GONE,
    MISSION_DECKS,
    OPEN,
    PIONEERS,
    REWARD_DECK,
    ZONES_PER_SEAT,
    Warp,
)
from tessera.games.the_warp.terms import (
    AGAINST_PLAYER,
    ALL_STATS,
    COLOURED,
    DECKS,
    DEEDS,
    DEFENDER,
    GUARDIAN,
    HIDDEN,
    MISSION_TYPES,
    PIONEERING,
    START,
    TYPES,
)
from tessera.kernel.chance import Chance
from tessera.kernel.zone import EVERYBODY, NOBODY, Plan, ZoneSpec, seen_by

BACKS = ("archive", "start", "progress", "prosperity", "conquest", "pioneering", "reward", "exiled")
RANDOM_PIONEERS = 3


def zone_plan(book: Rulebook, seats: int) -> Plan:
    """Where pieces can lie and who sees them there (WARP-INFO-01, WARP-INFO-03, WARP-INFO-05, ruling WARP-R033)."""
    zones = [
        ZoneSpec("archive", -1, NOBODY, True),
        ZoneSpec("discard", -1, EVERYBODY, True),
        ZoneSpec("line-up", -1, EVERYBODY, True),
        ZoneSpec("gone", -1, EVERYBODY, False),
        ZoneSpec("box", -1, NOBODY, False),
        *[ZoneSpec(f"{type}-deck", -1, NOBODY, True) for type in MISSION_TYPES[:DECKS]],
        *[ZoneSpec(f"{type}-open", -1, EVERYBODY, True) for type in MISSION_TYPES[:DECKS]],
        ZoneSpec("pioneering", -1, EVERYBODY, True),
        ZoneSpec("reward-deck", -1, NOBODY, True),
        ZoneSpec("reward-discard", -1, EVERYBODY, True),
        ZoneSpec("face-down", -1, NOBODY, True),
        ZoneSpec("face-up", -1, EVERYBODY, True),
        ZoneSpec("shown", -1, EVERYBODY, True),
    ]
    for seat in range(seats):
        zones.append(ZoneSpec(f"hand-{seat}", seat, seen_by(seat), False))
        zones.append(ZoneSpec(f"played-{seat}", seat, seen_by(seat), True))
        zones.append(ZoneSpec(f"missions-{seat}", seat, seen_by(seat), True))
        zones.append(ZoneSpec(f"dealt-{seat}", seat, seen_by(seat), True))
        zones.append(ZoneSpec(f"rewards-{seat}", seat, seen_by(seat), False))
        zones.append(ZoneSpec(f"done-{seat}", seat, EVERYBODY, True))
        zones.append(ZoneSpec(f"opened-{seat}", seat, EVERYBODY, True))
    if book.teams:
        half = seats // 2
        for team in range(half):
            zones.append(ZoneSpec(f"pool-{team}", team, seen_by(team) | seen_by(team + half), True))
    return Plan(seats, zones, _backs(book), _names(book), list(BACKS))


def pool(game: Warp, team: int) -> int:
    """The zone of the missions that a team shares out (WARP-TEAM-02)."""
    return FIRST_OF_SEATS + game.seats * ZONES_PER_SEAT + team


def _backs(book: Rulebook) -> list[int]:
    """What lies face down is known by its back; Start cards by sight, for everybody has one, and it is used once
    (WARP-INFO-01, WARP-INFO-02, WARP-SET-08)."""
    backs = [1 if card.kind == START else 0 for card in book.cards]
    backs += [2 + mission.type for mission in book.missions]
    return backs + [6] * len(book.rewards) + [7] * len(book.token_color)


def _names(book: Rulebook) -> list[str]:
    """Each piece by its id, copies numbered."""
    ids = [card.id for card in book.cards] + [mission.id for mission in book.missions]
    ids += [reward.id for reward in book.rewards]
    ids += [f"exiled-{color}-{troops}" for color, troops in zip(book.token_color, book.token_troops, strict=True)]
    seen: dict[str, int] = {}
    names: list[str] = []
    for id in ids:
        seen[id] = seen.get(id, 0) + 1
        names.append(id if ids.count(id) == 1 else f"{id}.{seen[id]}")
    return names


def lay_out(game: Warp, chance: Chance) -> None:
    """Everything on the table before the first choice (WARP-SET-01 to WARP-SET-31).

    Gold, Energy and Multiplier tokens never run out, so they are no pieces (WARP-SET-07).
    """
    game.lay_out(chance)
    _lay_board(game)
    _lay_decks(game)
    _lay_missions(game)
    game.colonies = [_colony(game.rulebook) for _ in range(game.seats)]
    for seat in range(game.seats):
        _settle(game, seat)
    left = _lay_tokens(game)
    # Every seat is equally likely to start (WARP-SET-21, WARP-SET-42).
    game.first = game.active = chance.below(game.seats) if game.seats > 1 else 0
    _deal_hands(game)
    begin_draft(game, left)


def _lay_board(game: Warp) -> None:
    """Printed multipliers; grey miniatures beside the board (WARP-SET-20, WARP-SET-43)."""
    areas = game.rulebook.board.areas
    game.holder = [HIDDEN] * len(areas)
    game.troops = [0] * len(areas)
    game.colors = [-1] * len(areas)
    game.multipliers = [area.multiplier for area in areas]
    game.buildings = [0] * (len(areas) * TYPES)
    game.paint = [0] * (len(areas) * COLOURED)
    game.grey = [game.rulebook.grey] * (TYPES - COLOURED)
    game.holder[game.rulebook.board.gate] = GUARDIAN


def _lay_decks(game: Warp) -> None:
    """The Archive without Start cards, a mixed line-up of four, and the Reward Deck
    (WARP-SET-08, WARP-SET-09, WARP-SET-12, WARP-CRD-08)."""
    book = game.rulebook
    for piece in range(book.first_mission):
        if book.cards[piece].kind != START:
            game.put(piece, ARCHIVE)
    game.shuffle(ARCHIVE)
    fill_line_up(game)
    for piece in range(book.first_reward, book.first_token):
        game.put(piece, REWARD_DECK)
    game.shuffle(REWARD_DECK)


def _lay_missions(game: Warp) -> None:
    """Three decks with an Open Mission each, and the Pioneering missions
    (WARP-SET-10, WARP-SET-11, WARP-ADV-01, WARP-ADV-04, WARP-ADV-05)."""
    book = game.rulebook
    random: list[int] = []
    for number in range(len(book.missions)):
        mission = book.missions[number]
        piece = book.first_mission + number
        if book.is_solo and needs_rivals(mission):
            game.put(piece, GONE)
        elif mission.type != PIONEERING:
            game.put(piece, MISSION_DECKS + mission.type)
        elif mission.set == "advanced-random" and book.advanced:
            random.append(piece)
        elif is_basic(mission) or (mission.set == "advanced-fixed" and book.advanced):
            game.put(piece, GONE if book.advanced and mission.replaced else PIONEERS)
        else:
            game.put(piece, GONE)
    game.chance.shuffle(random)
    for place in range(len(random)):
        game.put(random[place], PIONEERS if place < RANDOM_PIONEERS else BOX)
    for deck in range(DECKS):
        game.shuffle(MISSION_DECKS + deck)
        game.draw(MISSION_DECKS + deck, OPEN + deck)
    game.open_since = [1] * DECKS


def is_basic(mission: Mission) -> bool:
    """Whether a Pioneering mission belongs to the standard set-up (WARP-SET-11)."""
    return mission.set in ("", "base")


def needs_rivals(mission: Mission) -> bool:
    """Whether a mission cannot be completed alone; whoever is alone has the most (WARP-SOLO-07, ruling WARP-R039)."""
    for condition in mission.conditions:
        if condition.kind in (ops.C_FOLLOWERS, ops.C_CONTACTS, ops.C_DID_SETTLE_BRIBE):
            return True
        if condition.kind == ops.C_DID_WIN and condition.word >= DEFENDER:
            return True
        if condition.kind == ops.C_DID_CONQUER and condition.word == AGAINST_PLAYER:
            return True
    return False


def _colony(book: Rulebook) -> Colony:
    """A player's board with its cubes, and all miniatures (WARP-SET-13, WARP-SET-17, WARP-TRK-05)."""
    return Colony(
        0, 0, 0, book.troops, [4, 4, 4, 4], [1, 1, 1, 1, 1], [0] * TYPES, [0] * COLOURED, [], 0, 0, [0, 0, 0, 0], [], 0,
        [], -1, [], [0] * ALL_STATS, [0] * ALL_STATS, [0] * DEEDS, [], [], False, [], [], False, False, [],
    )  # fmt: skip


def _settle(game: Warp, seat: int) -> None:
    """Three Troops and four buildings on the Colony, one Troop to its right (WARP-SET-15, WARP-SET-16)."""
    board = game.rulebook.board
    colony = game.colonies[seat]
    for area, troops in ((board.colonies[seat], 3), (board.start[seat], 1)):
        game.occupy(seat, area, troops)
        colony.supply -= troops
    for type in range(COLOURED):
        game.erect(seat, board.colonies[seat], type)


def _lay_tokens(game: Warp) -> list[int]:
    """A face-down token on every area but the gate and those of players; some are turned up at once; what is left
    (WARP-SET-18, WARP-SET-19)."""
    book = game.rulebook
    tokens = list(range(book.first_token, book.pieces))
    game.chance.shuffle(tokens)
    for area in range(len(game.holder)):
        if game.holder[area] == HIDDEN:
            game.put(tokens.pop(), FACE_DOWN)
            game.hidden.append(area)
    for area in beside_players(game):
        game.turn_up(area)
    return tokens


def _deal_hands(game: Warp) -> None:
    """Start card, Archive cards and resources by place in turn order (WARP-SET-22 to WARP-SET-28)."""
    book = game.rulebook
    starts = [piece for piece in range(book.first_mission) if book.cards[piece].kind == START]
    for place, seat in enumerate(game.clockwise(game.first)):
        cards, gold, energy = book.start_hands[place]
        game.put(starts.pop(0), game.hand(seat))
        game.draw_many(ARCHIVE, game.hand(seat), cards)
        game.colonies[seat].gold = gold
        game.colonies[seat].energy = energy
    for piece in starts:
        game.put(piece, GONE)
