"""3. and 4. Setup: the common area, then each player's side."""

from __future__ import annotations

from tessera.games.atlas_lost.faction import Faction
from tessera.games.atlas_lost.library import Library
from tessera.games.atlas_lost.rulebook import Rulebook
from tessera.games.atlas_lost.rules.ch06_action_phase import Turn
from tessera.games.atlas_lost.state import BOX, DECKS, FRONT_RUNNERS, Atlas
from tessera.games.atlas_lost.terms import COMMAND, DATA, EVENTS, MILITARY, RESEARCH, SLOTS, TILES, TP, TREES
from tessera.kernel.chance import Chance
from tessera.kernel.event import Event
from tessera.kernel.step import Ask, Do, Together
from tessera.kernel.zone import EVERYBODY, NOBODY, Plan, ZoneSpec, seen_by


def zone_plan(rulebook: Rulebook, seats: int) -> Plan:
    """Where cards and tokens can lie and who sees them there (AL-GAME-06, AL-PSET-09, AL-FRONT-03)."""
    zones = [ZoneSpec(f"deck-{place}", -1, NOBODY, True) for place in ("left", "center", "right")]
    zones += [ZoneSpec(f"discard-{place}", -1, EVERYBODY, True) for place in ("left", "center", "right")]
    zones.append(ZoneSpec("box", -1, NOBODY, False))
    zones.append(ZoneSpec("gone", -1, EVERYBODY, False))
    zones.append(ZoneSpec("in-use", -1, EVERYBODY, False))
    zones += [ZoneSpec(f"front-runner-{slot}", -1, NOBODY, False) for slot in range(9)]
    for seat in range(seats):
        zones.append(ZoneSpec(f"hand-{seat}", seat, seen_by(seat), False))
        zones.append(ZoneSpec(f"looking-{seat}", seat, seen_by(seat), False))
        zones.append(ZoneSpec(f"installed-{seat}", seat, EVERYBODY, True))
        zones.append(ZoneSpec(f"front-runners-{seat}", seat, seen_by(seat), False))
    # Backs: the five trees, initial cards, Lv.3 front runner tokens.
    backs = [card.tree if card.tree >= 0 else 5 for card in rulebook.cards]
    names = [card.id for card in rulebook.cards]
    backs += [6] * len(rulebook.front_runner_tp)
    names += [f"FR3-{tp}" for tp in rulebook.front_runner_tp]
    back_names = [f"{tree}-card" for tree in TREES] + ["initial-card", "front-runner"]
    return Plan(seats, zones, backs, names, back_names)


def lay_out(game: Atlas, library: Library, trees: list[int], npcs: int, first: int, chance: Chance) -> None:
    """Everything on the table before the first choice; a player alone sits as the first of two, with their NPCs
    (AL-SETUP-03, AL-SETUP-04, AL-SETUP-07, AL-SETUP-09, AL-SOLO-04, AL-SOLO-09)."""
    game.lay_out(chance)
    solo = game.seats == 1
    order = trees.copy()
    chance.shuffle(order)
    game.trees = order
    game.tree_at = [order.index(tree) if tree in order else -1 for tree in range(len(TREES))]
    # Empty religious influence tracks for all players and NPCs, each NPC a faction of its own (AL-PSET-13, AL-NPC-01).
    game.tracks = [[] for _ in range(game.seats + npcs)]
    game.ally = [-1] * (game.seats + npcs)
    game.npc_tp = [game.rulebook.npcs[npc].figures[TP] for npc in range(npcs)]  # AL-NPC-02
    game.owner = [-1] * TILES  # AL-SETUP-13
    game.heard = [0] * len(EVENTS)
    _lay_techs(game, library, solo, chance)
    _lay_cards(game, library, solo)
    _lay_front_runners(game, chance)
    game.first = first if first >= 0 else chance.below(game.seats)  # AL-PSET-05
    game.turn = game.first
    for seat in range(game.seats):
        game.factions.append(_faction(game, (seat - game.first) % game.seats))
    for slot in (0, 6, 12):
        game.teams[slot] = (1 << game.seats) - 1  # AL-PSET-04
    _deal_initial_cards(game)


def _lay_techs(game: Atlas, library: Library, solo: bool, chance: Chance) -> None:
    """One Lv.1 Tech, two random Lv.2 and three random Lv.3 tiles per tree
    (AL-ACT-02, AL-GAME-03, AL-GAME-05, AL-SETUP-05, AL-SETUP-06, AL-SETUP-07, AL-SETUP-15, AL-SOLO-03, AL-SOLO-09)."""
    game.teams = [0] * SLOTS
    game.economy = [0] * SLOTS
    game.culture = [-1] * SLOTS
    left_out = tiles_left_out(library, solo)
    for position in range(3):
        tree = game.trees[position]
        levels: list[list[int]] = [[], [], [], []]
        for tech in game.rulebook.techs:
            if tech.tree == tree and tech.id not in left_out:
                levels[tech.level].append(tech.number)
        chance.shuffle(levels[2])
        chance.shuffle(levels[3])
        game.tech += [levels[1][0], *levels[2][:2], *levels[3][:3]]
    game.actives = [slot for slot in range(SLOTS) if game.rulebook.techs[game.tech[slot]].active]


# ruling AL-R039
def tiles_left_out(library: Library, solo: bool) -> set[str]:
    """Tiles that stay in the box: the solo tiles, or in solo play those they stand in for and idle ones
    (AL-SOLO-01, AL-SOLO-02, AL-SOLO-03, AL-SOLO-09)."""
    if not solo:
        return {id for id, tech in library.techs.items() if tech.get("solo_only")}
    return set(library.solo["swaps"]) | set(library.solo["left_out_techs"])


def _lay_cards(game: Atlas, library: Library, solo: bool) -> None:
    """A shuffled deck for each tree in play (AL-SETUP-03, AL-SETUP-08, AL-SOLO-09)."""
    left_out = set(library.solo["left_out_cards"]) if solo else set()
    for card in game.rulebook.cards:
        if card.tree >= 0 and game.tree_at[card.tree] >= 0 and card.id not in left_out:
            game.put(card.number, DECKS + game.tree_at[card.tree])
    for position in range(len(game.trees)):
        game.chance.shuffle(game.zones[DECKS + position])


def _lay_front_runners(game: Atlas, chance: Chance) -> None:
    """A token on each Lv.2 Tech, a random face-down one on each Lv.3 Tech (AL-SETUP-10, AL-SETUP-11)."""
    for position in range(len(game.trees)):
        game.fronts |= 1 << (position * 6 + 1) | 1 << (position * 6 + 2)
    first = len(game.rulebook.cards)
    tokens = list(range(first, first + len(game.rulebook.front_runner_tp)))
    chance.shuffle(tokens)
    for index in range(len(tokens)):
        game.put(tokens[index], FRONT_RUNNERS + index)


def _faction(game: Atlas, place: int) -> Faction:
    """A player's side by turn order: teams and markers (AL-PSET-01, AL-PSET-02, AL-PSET-03, AL-PSET-06, AL-PSET-07), a
    stock for each token tree in play and military power at 0; science needs nothing
    (AL-PSET-10, AL-PSET-11, AL-PSET-12, AL-PSET-14, AL-SOLO-04)."""
    start = game.rulebook.start[place]
    have = [0] * 5
    have[RESEARCH], have[DATA], have[COMMAND], have[MILITARY] = start
    stock = [game.rulebook.stock[kind] if game.tree_at[kind + 1] >= 0 else 0 for kind in range(3)]
    return Faction(have, 0, [3, 3], stock, [-1] * 6, [0, 6, 12], [], [], [], [], [])


def _deal_initial_cards(game: Atlas) -> None:
    """Two initial cards each, the rest out of the game unseen; all choose at the same time (AL-PSET-08, AL-DIG-01)."""
    cards = [card.number for card in game.rulebook.cards if card.tree < 0]
    game.chance.shuffle(cards)
    for seat in range(game.seats):
        game.put(cards.pop(), game.looking(seat))
        game.put(cards.pop(), game.looking(seat))
    for card in cards:
        game.put(card, BOX)
    seats = [(game.first + offset) % game.seats for offset in range(game.seats)]
    game.then(
        TellSetup(),
        Together([KeepInitial(seat) for seat in seats], True),
        Turn(game.first),
    )


class TellSetup(Do[Atlas]):
    """For the log: what lies where."""

    __slots__ = ()

    def resolve(self, game: Atlas) -> None:
        if game.log is not None:
            game.say("trees", "AL-SETUP-04", -1, [f"tree:{tree}" for tree in game.trees])
            game.say("first", "AL-PSET-05", game.first, [])


class KeepInitial(Ask[Atlas]):
    """Which of your two initial cards do you keep? (AL-PSET-08)"""

    __slots__ = ()

    def kind(self) -> str:
        return "initial"

    def options(self, game: Atlas) -> list[int]:
        return sorted(game.zones[game.looking(self.seat)])

    def answer(self, game: Atlas, choice: int) -> None:
        looking = game.looking(self.seat)
        game.move(choice, looking, game.hand(self.seat))
        game.move(game.zones[looking][0], looking, BOX)
        if game.log is not None:
            game.tell(Event("keeps-initial", "AL-PSET-08", self.seat, [], [choice], 1 << self.seat))

    def notation(self, game: Atlas, choice: int) -> str:
        return f"keep {game.rulebook.cards[choice].id}"
