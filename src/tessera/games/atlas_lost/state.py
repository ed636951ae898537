"""The state of Atlas Lost and the plain verbs that change it. Rules call the verbs; the verbs know no rule's timing."""

from __future__ import annotations

from bisect import insort
from typing import Final

from tessera.games.atlas_lost.counting import count
from tessera.games.atlas_lost.faction import Faction
from tessera.games.atlas_lost.rulebook import Amount, Rulebook
from tessera.games.atlas_lost.terms import (
    CULTURE,
    ECONOMY,
    INFLUENCE_TILE,
    LEVEL_OF,
    MILITARY,
    NESTED,
    RELIGION,
    TECH_SOURCE,
    TP,
)
from tessera.kernel.event import Event
from tessera.kernel.state import State
from tessera.kernel.zone import EVERYBODY, Plan

# Zones, in the order of the plan (see ch03_setup).
DECKS: Final = 0
DISCARDS: Final = 3
BOX: Final = 6  # initial cards taken out of the game unseen
GONE: Final = 7  # initial cards that left the game openly
IN_USE: Final = 8  # the crate card being resolved
FRONT_RUNNERS: Final = 9  # one zone for each Lv.3 slot, face down
HANDS: Final = 18
ZONES_PER_SEAT: Final = 4

EVENT_SIZE: Final = 4


class Atlas(State):
    """A game of Atlas Lost."""

    __slots__ = (
        "actives",
        "ally",
        "culture",
        "dirty",
        "done",
        "economy",
        "factions",
        "first",
        "fronts",
        "gifts",
        "heard",
        "here",
        "npc_tp",
        "owner",
        "posted",
        "reason",
        "rulebook",
        "running",
        "seats",
        "spent",
        "teams",
        "tech",
        "tracks",
        "tree_at",
        "trees",
        "turn",
        "turns",
        "via",
        "winner",
    )

    rulebook: Rulebook
    seats: int
    factions: list[Faction]
    # Religious influence tracks of players and then NPCs: the owners of the tokens from left to right.
    tracks: list[list[int]]
    # Whose religious ally each board is, -1 for nobody's (AL-REL-07).
    ally: list[int]
    npc_tp: list[int]
    # Trees from left to right, and for each of the five trees its position or -1.
    trees: list[int]
    tree_at: list[int]
    # For each slot: the Tech there, masks of seats with a team and with an economy token on it, the culture token.
    tech: list[int]
    teams: list[int]
    economy: list[int]
    culture: list[int]
    # Slots of Active Technologies, in order.
    actives: list[int]
    # Mask of Lv.2 slots whose front runner token still lies there.
    fronts: int
    # Owners of the initiative tiles by position of the tree, influence last; and a mask of those to be tested again.
    owner: list[int]
    dirty: int
    first: int
    turn: int
    turns: int
    done: int
    via: int
    # Slots of the Technologies being resolved (AL-NEST-04).
    running: list[int]
    # Events waiting for their moment: event, actor, level, detail.
    posted: list[int]
    # For each event how many reactions to it are in force at the whole table: others are not even posted.
    heard: list[int]
    # Reactions already used this turn: seat * 65536 + trigger.
    spent: list[int]
    # For each running list that remembers: position where culture was placed last, and a mask of those given something.
    here: list[int]
    gifts: list[int]
    winner: int
    reason: int

    def __init__(self, plan: Plan, rulebook: Rulebook) -> None:
        super().__init__(plan)
        self.rulebook = rulebook
        self.seats = plan.seats
        self.factions = []
        self.tracks = []
        self.ally = []
        self.npc_tp = []
        self.trees = []
        self.tree_at = []
        self.tech = []
        self.teams = []
        self.economy = []
        self.culture = []
        self.actives = []
        self.fronts = 0
        self.owner = []
        self.dirty = 0
        self.first = 0
        self.turn = 0
        self.turns = 0
        self.done = 0
        self.via = NESTED
        self.running = []
        self.posted = []
        self.heard = []
        self.spent = []
        self.here = []
        self.gifts = []
        self.winner = -1
        self.reason = 0

    # Zones of a seat

    def round(self) -> int:
        """How many turns whoever is on turn has had, this one included."""
        return (self.turns - 1) // self.seats + 1

    def hand(self, seat: int) -> int:
        """The zone of a hand."""
        return HANDS + seat * ZONES_PER_SEAT

    def looking(self, seat: int) -> int:
        """The zone of cards that a seat is looking at."""
        return HANDS + seat * ZONES_PER_SEAT + 1

    def installed(self, seat: int) -> int:
        """The zone of installed cards."""
        return HANDS + seat * ZONES_PER_SEAT + 2

    def kept(self, seat: int) -> int:
        """The zone of Lv.3 front runner tokens that a seat has taken."""
        return HANDS + seat * ZONES_PER_SEAT + 3

    def pile(self, card: int) -> int:
        """Where a card goes when it is discarded: its tree's pile, initial cards out of the game (AL-CARD-04)."""
        tree = self.rulebook.cards[card].tree
        return GONE if tree < 0 else DISCARDS + self.tree_at[tree]

    # Tracks

    def gain(self, seat: int, kind: int, amount: int) -> int:
        """Move a marker up; what exceeds the cap is lost (AL-RES-01, AL-RES-03, AL-RES-04, AL-RES-05, AL-RES-07,
        AL-MIL-01, AL-TP-01). How far it really went."""
        have = self.factions[seat].have
        before = have[kind]
        after = before + amount
        cap = self.rulebook.caps[kind]
        if after > cap:
            after = cap
        have[kind] = after
        if kind == MILITARY and after > before:
            self.mark_dirty(MILITARY_TREE)
        return after - before

    def lose(self, seat: int, kind: int, amount: int) -> None:
        """Move a marker down (AL-RES-01)."""
        self.factions[seat].have[kind] -= amount
        if kind == MILITARY:
            self.mark_dirty(MILITARY_TREE)

    def mark_dirty(self, tree: int) -> None:
        """The initiative tile of this tree must be tested again (AL-INI-14)."""
        position = self.tree_at[tree]
        if position >= 0:
            self.dirty |= 1 << position

    # Events

    def post(self, event: int, actor: int, level: int = 0, detail: int = 0) -> None:
        """Something happened that others may react to at the next moment for it (AL-PASS-05); some ask for the level of
        a Tech, some for what else it was."""
        if self.heard[event]:
            self.posted.extend((event, actor, level, detail))

    # Tokens

    def attach(self, seat: int, slot: int) -> None:
        """Put an economy token onto the own team in a slot (AL-ECO-01)."""
        self.factions[seat].stock[ECONOMY] -= 1
        self.economy[slot] |= 1 << seat
        self.mark_dirty(ECONOMY_TREE)

    def detach(self, seat: int, slot: int) -> None:
        """An economy token goes back to its stock (AL-ECO-05)."""
        self.factions[seat].stock[ECONOMY] += 1
        self.economy[slot] &= ~(1 << seat)
        self.mark_dirty(ECONOMY_TREE)

    def put_culture(self, seat: int, slot: int) -> None:
        """Put a culture token into the empty space of a Tech (AL-CUL-01)."""
        self.factions[seat].stock[CULTURE] -= 1
        self.culture[slot] = seat
        self.mark_dirty(CULTURE_TREE)

    def take_culture(self, slot: int) -> None:
        """A culture token goes back to its stock (AL-CUL-06)."""
        self.factions[self.culture[slot]].stock[CULTURE] += 1
        self.culture[slot] = -1
        self.mark_dirty(CULTURE_TREE)

    def put_religion(self, seat: int, board: int) -> None:
        """Put a religion token onto the next free space of a board's track (AL-REL-01)."""
        self.factions[seat].stock[RELIGION] -= 1
        self.tracks[board].append(seat)
        self.mark_dirty(RELIGION_TREE)

    def take_religion(self, board: int, space: int) -> None:
        """A religion token goes back to its stock and the others close up (AL-REL-05, AL-REL-06)."""
        seat = self.tracks[board].pop(space)
        self.factions[seat].stock[RELIGION] += 1
        self.mark_dirty(RELIGION_TREE)

    def placed_tokens(self, seat: int, kind: int) -> int:
        """How many of a player's economy, culture or religion tokens are on the table."""
        if self.tree_at[kind + 1] < 0:
            return 0
        return self.rulebook.stock[kind] - self.factions[seat].stock[kind]

    # Teams

    def stand(self, seat: int, slot: int) -> None:
        """A team arrives on a Tech. A passive Technology waits for the end of the action (AL-PLACE-08)."""
        self.teams[slot] |= 1 << seat
        level = LEVEL_OF[slot % 6]
        if level > 1:
            self.factions[seat].placed[slot // 6 * 2 + level - 2] = slot
            self.mark_dirty(SCIENCE_TREE)
            tech = self.rulebook.techs[self.tech[slot]]
            if tech.active:
                insort(self.factions[seat].startable, slot)
            else:
                self.factions[seat].fresh.append(TECH_SOURCE + tech.number)

    def leave(self, seat: int, slot: int) -> None:
        """A team leaves its Tech; what it made passive ends at once (AL-PLACE-10). A culture token there stays
        (AL-CUL-07)."""
        self.teams[slot] &= ~(1 << seat)
        self.factions[seat].placed[slot // 6 * 2 + LEVEL_OF[slot % 6] - 2] = -1
        self.mark_dirty(SCIENCE_TREE)
        tech = self.rulebook.techs[self.tech[slot]]
        if tech.active:
            self.factions[seat].startable.remove(slot)
        else:
            self.end_force(seat, TECH_SOURCE + tech.number)

    # What is in force

    def begin_force(self, seat: int) -> None:
        """What arrived during the action that is now over comes into force (AL-PLACE-08, AL-CARD-07)."""
        faction = self.factions[seat]
        for source in faction.fresh:
            faction.force.append(source)
            passive = self.rulebook.passives[source]
            faction.triggers.extend(passive.triggers)
            for trigger in passive.triggers:
                self.heard[self.rulebook.triggers[trigger].event] += 1
            faction.reductions.extend(passive.reductions)
            self._mark_values_dirty(passive.initiative)
        faction.fresh.clear()

    def end_force(self, seat: int, source: int) -> None:
        """A passive source has left."""
        faction = self.factions[seat]
        if source in faction.fresh:
            faction.fresh.remove(source)
            return
        faction.force.remove(source)
        passive = self.rulebook.passives[source]
        for trigger in passive.triggers:
            faction.triggers.remove(trigger)
            self.heard[self.rulebook.triggers[trigger].event] -= 1
        for reduction in passive.reductions:
            faction.reductions.remove(reduction)
        self._mark_values_dirty(passive.initiative)

    def _mark_values_dirty(self, added: list[int]) -> None:
        """A source that adds to the values of initiative tiles came or went."""
        for tree in range(5):
            if added[tree]:
                self.mark_dirty(tree)

    def protected(self, seat: int, protection: int) -> bool:
        """Whether a card in force protects this player from such effects of others (AL-PASS-07)."""
        for source in self.factions[seat].force:
            if self.rulebook.passives[source].protects & protection:
                return True
        return False

    # Counting

    def amount(self, seat: int, amount: Amount) -> int:
        """An amount as it counts now."""
        if amount.count < 0:
            return amount.plus
        return self.scaled(amount, count(self, seat, amount.count))

    def scaled(self, amount: Amount, counted: int) -> int:
        """The formula of an amount for a given count."""
        value = counted * amount.times // amount.divide + amount.plus
        if 0 <= amount.most < value:
            return amount.most
        return value

    def tp_in_play(self, seat: int) -> int:
        """TP from cards in force and initiative tiles: open to all (AL-INI-01, AL-TP-03)."""
        total = 0
        for source in self.factions[seat].force:
            for amount in self.rulebook.passives[source].tp:
                total += self.amount(seat, amount)
        for tile in range(4):
            if self.owner[tile] == seat:
                total += self.tile_tp(tile)
        return total

    def tile_tp(self, tile: int) -> int:
        """What an initiative tile is worth."""
        number = 5 if tile == INFLUENCE_TILE else self.trees[tile]
        return self.rulebook.tiles[number].tp

    def front_runner_tp(self, seat: int) -> int:
        """TP on the Lv.3 front runner tokens of a player (AL-FRONT-04)."""
        total = 0
        for piece in self.zones[self.kept(seat)]:
            total += self.rulebook.front_runner_tp[piece - len(self.rulebook.cards)]
        return total

    def total_tp(self, seat: int) -> int:
        """Tokens, front runner tokens, initiative tiles and passive cards together (AL-TP-03)."""
        return self.factions[seat].have[TP] + self.front_runner_tp(seat) + self.tp_in_play(seat)

    # Names, for notation

    def source_id(self, source: int) -> str:
        """The id of the Tech or card behind a passive source."""
        if source >= TECH_SOURCE:
            return self.rulebook.techs[source - TECH_SOURCE].id
        return self.rulebook.cards[source].id

    def tech_id(self, slot: int) -> str:
        """The id of the Tech in a slot."""
        return self.rulebook.techs[self.tech[slot]].id

    def board_id(self, board: int) -> str:
        """The letter of a player, the id of an NPC."""
        return "ABCD"[board] if board < self.seats else self.rulebook.npcs[board - self.seats].id

    # Telling: sentences are made elsewhere, from a key and words.

    def say(self, key: str, clause: str, seat: int, words: list[str]) -> None:
        """Tell what happened, all of it open. Callers ask for `log` first."""
        self.tell(Event(key, clause, seat, words, [], EVERYBODY))


SCIENCE_TREE: Final = 0
ECONOMY_TREE: Final = 1
CULTURE_TREE: Final = 2
RELIGION_TREE: Final = 3
MILITARY_TREE: Final = 4
