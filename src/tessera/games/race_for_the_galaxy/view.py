"""What a seat may know of a game of Race for the Galaxy, as plain data.

Cards in zones are shown by the kernel, which knows who sees them; everything else in the state is public
(RFTG-SETUP-17). While start worlds are chosen in secret, the sizes of hands are not told: they would tell which.
"""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.figures import (
    IMPERIUM_CARDS,
    REBEL_MILITARY_WORLDS,
    VERSUS_KIND,
    VERSUS_REBEL,
)
from tessera.games.race_for_the_galaxy.rules.military import temporary_reserve
from tessera.games.race_for_the_galaxy.rules.round import actions_of
from tessera.games.race_for_the_galaxy.rules.round_end import hand_limit, tableau_limit
from tessera.games.race_for_the_galaxy.rules.takeovers import (
    ATTACK,
    ATTACKER,
    DEFENDER,
    DEFENSE,
    FATE,
    FLEET,
    PENDING,
    POWER,
    STRENGTH,
    TARGET,
    attack_strength,
    defense_strength,
)
from tessera.games.race_for_the_galaxy.scoring import robot_score, score
from tessera.games.race_for_the_galaxy.state import (
    ASIDE,
    DECK,
    DISCARD,
    POWER_BITS,
    ROBOT_SEAT,
    ROBOT_STACK,
    ROBOT_TABLEAU,
    TIE,
    Race,
)
from tessera.games.race_for_the_galaxy.terms import ANY, COLUMNS, FACES, KINDS, MOMENTS, NO_START, PRODUCE, SETS
from tessera.kernel.definition import Plain
from tessera.kernel.engine import asked
from tessera.kernel.sight import zone_view
from tessera.kernel.step import Ask


def view(game: Race, seat: int) -> dict[str, Plain]:
    """The whole table as one seat sees it; -1 is a spectator."""
    book = game.rulebook
    asked_seats: list[Plain] = []
    for lane in asked(game):
        ask = lane.stack[-1]
        assert isinstance(ask, Ask)
        asked_seats.append(ask.seat)
    return {
        "game": "race-for-the-galaxy",
        "seat": seat,
        "sets": SETS[book.expansion],
        "experienced": book.experienced,
        "takeovers": book.takeovers,
        "prestige": book.prestige,
        "round": game.round,
        "round_limit": book.round_limit,
        "phase": MOMENTS[game.phase] if game.phase >= 0 else None,
        "again": game.again,
        "phases": [MOMENTS[phase] for phase in range(PRODUCE + 1) if game.phases >> phase & 1],
        "asked": asked_seats,
        "over": game.over,
        "order": list(game.order),
        "pool": max(0, game.pool),
        "deck": len(game.zones[DECK]),
        "discard": len(game.zones[DISCARD]),
        "aside": _strings(zone_view(game, ASIDE, seat)),
        "goals": [_goal(game, place) for place in range(len(game.goals))],
        "lead": _lead(game),
        "search": book.categories[game.category].id if game.category >= 0 else None,
        "attacks": [_attack(game, attack) for attack in range(0, len(game.attacks), ATTACK)],
        "draft": _draft(game, seat) if book.draft else None,
        "players": [_player(game, player, seat) for player in range(game.seats)],
        "robot": _robot(game) if game.robot.start >= 0 else None,
    }


def _strings(words: list[str]) -> list[Plain]:
    return list(words)


def _goal(game: Race, place: int) -> Plain:
    goal = game.rulebook.goals[game.goals[place]]
    claims = game.claims[place]
    if goal.is_most:
        return {"id": goal.id, "class": "most", "claimed": [claims - 1] if claims else []}
    return {"id": goal.id, "class": "first", "claimed": [seat for seat in range(game.seats) if claims >> seat & 1]}


def _lead(game: Race) -> Plain:
    """Who has the Prestige Lead, and what lies on its tile."""
    if not game.rulebook.prestige:
        return None
    holder: Plain = None
    if game.lead == ROBOT_SEAT:
        holder = "robot"
    elif game.lead >= 0:
        holder = game.lead
    return {"holder": holder, "tied": game.lead == TIE, "on_tile": game.on_tile}


def _attack(game: Race, attack: int) -> Plain:
    attacks = game.attacks
    fleet = attacks[attack + FLEET]
    pending = attacks[attack + FATE] == PENDING
    return {
        "attacker": attacks[attack + ATTACKER],
        "defender": attacks[attack + DEFENDER],
        "power": game.piece_name(attacks[attack + POWER] // POWER_BITS),
        "target": game.piece_name(attacks[attack + TARGET]),
        "with": game.piece_name(fleet) if fleet >= 0 else None,
        "fate": ("pending", "failed", "won")[attacks[attack + FATE]],
        "attack": attack_strength(game, attack) if pending else attacks[attack + STRENGTH],
        "defense": defense_strength(game, attack) if pending else attacks[attack + DEFENSE],
    }


def _draft(game: Race, seat: int) -> Plain:
    """The draft: where it stands, and the cards that a seat chooses from and has chosen."""
    sets = game.draft_sets
    own = seat >= 0 and game.round == 0
    return {
        "direction": "left" if game.draft_left else "right",
        "sets_left": max(0, sets),
        "pack": _strings(zone_view(game, game.pack(seat), seat)) if own else [],
        "chosen": _strings(sorted(zone_view(game, game.deck(seat), seat))) if own else [],
        "passing": game.round == 0 and len(game.zones[game.pack(0)]) > 0,
    }


def _player(game: Race, player: int, seat: int) -> Plain:
    """One empire. What the Military slides show is as it was when Settle began, and open to all (RFTG-TAKEOVER-41)."""
    empire = game.empires[player]
    figures = empire.figures
    open_sizes = game.round > 0 or player == seat
    versus = {KINDS[kind]: figures[VERSUS_KIND + kind] for kind in range(len(KINDS))}
    return {
        "seat": player,
        "actions": _strings(actions_of(empire)),
        "chips": empire.chips,
        "prestige": empire.prestige,
        "search_card": empire.has_card,
        "hand": _strings(zone_view(game, game.hand(player), seat)) if open_sizes else None,
        "hand_limit": hand_limit(game, player),
        "drawn": _strings(zone_view(game, game.drawn(player), seat)) if open_sizes else None,
        "deck": len(game.zones[game.deck(player)]) if game.rulebook.draft else None,
        "discard": len(game.zones[game.pile(player)]) if game.rulebook.draft and game.round > 0 else None,
        "saved": _strings(zone_view(game, game.saved(player), seat)) if game.round > 0 else None,
        "tableau": [_card(game, player, piece) for piece in game.zones[game.tableau(player)]],
        "tableau_limit": tableau_limit(game, player),
        "military": {
            "general": game.general_military(player),
            "versus": {**versus, "rebel": figures[VERSUS_REBEL]},
            "temporary": empire.temporary,
            "reserve": temporary_reserve(game, player, len(game.zones[game.hand(player)]), True) if open_sizes else 0,
        },
        "targets": {
            "rebel": figures[REBEL_MILITARY_WORLDS] > 0,
            "imperium": figures[IMPERIUM_CARDS] > 0,
            "council": _has_council(game, player),
        },
        "score": score(game, player),
    }


def _has_council(game: Race, player: int) -> bool:
    for power in game.empires[player].settle:
        if game.power(power).effect == effects.DEFEAT_TAKEOVER:
            return True
    return False


def _card(game: Race, player: int, piece: int) -> Plain:
    """A card in a tableau: whether a good lies on it, whether it is new, and the kind of a multi-kind world."""
    empire = game.empires[player]
    card = game.card(piece)
    kind: Plain = None
    if card.good == ANY and empire.kind >= 0:
        kind = KINDS[empire.kind]
    return {
        "card": game.piece_name(piece),
        "good": piece in empire.laden,
        "fresh": piece in empire.fresh,
        "kind": kind,
        "start": card.start != NO_START,
    }


def _robot(game: Race) -> Plain:
    """The robot's mat: tracks, counters, dice and stacks (RFTG-ROBOT-10)."""
    robot = game.robot
    return {
        "start": game.rulebook.robots[robot.start].card,
        "credit": robot.credit,
        "credit_max": game.rulebook.credit_max,
        "economy": robot.economy,
        "economy_max": game.rulebook.economy_max,
        "chips": robot.chips,
        "prestige": robot.prestige,
        "counters": robot.counters,
        "placed": robot.placed,
        "counter_vp": game.rulebook.counter_vp,
        "face": FACES[robot.face],
        "rolled": [FACES[face] for face in robot.rolled],
        "columns": [COLUMNS[column] for column in range(len(COLUMNS)) if robot.columns >> column & 1],
        "stack": len(game.zones[ROBOT_STACK]),
        "tableau": [game.piece_name(piece) for piece in game.zones[ROBOT_TABLEAU]],
        "exodus": robot.exodus,
        "score": robot_score(game),
    }
