"""Turns the words of the content into the tables that the engine plays with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tessera.games.revive import ops, terms
from tessera.games.revive.board import lay_board
from tessera.games.revive.governing import ability_clause, machine_clause, technology_clause
from tessera.games.revive.library import Library
from tessera.games.revive.rulebook import (
    Card,
    Effect,
    LargeLocation,
    Machine,
    Module,
    RewardSpace,
    Rulebook,
    Score,
    Slot,
    Standing,
    Technology,
    Tile,
    Tribe,
)

Record = Mapping[str, Any]

RECRUIT_SOURCES: Final = ("display", "display_or_deck")
# Colours of a recruit: those of cards, or that of the terrain covered by a sand tile.
COVERED: Final = 3
# By effect: the key of its one word, and the words.
_WORDS: Final[dict[str, tuple[str, Sequence[str]]]] = {
    "gain": ("res", (*terms.RESOURCES, "basic")),
    "advance": ("track", (*terms.COLORS, "any")),
    "per": ("of", terms.COUNTERS),
    "recruit": ("color", (*terms.COLORS, "covered_terrain")),
    "rest_use": ("half", terms.HALVES),
    "action": ("kind", terms.ACTIONS),
    "discount": ("action", terms.ACTIONS),
    "unlimited_range": ("action", terms.ACTIONS),
    "place_tribe_tile": ("tile", terms.TILES),
}


class Compiler:
    """Builds the rulebook of one set-up."""

    def __init__(self, library: Library, seats: int) -> None:
        self.library = library
        self.book = Rulebook(library, lay_board(library), seats)
        # What the effects now read are printed on, and the clause by which that gives them.
        self.origin = ""
        self.clause = ""

    def build(self) -> Rulebook:
        """All tables, numbered in the order of the content."""
        self._pieces()
        self._map()
        self._player_board()
        self._tracks()
        for number, record in enumerate(self.library.tribes.values()):
            for side in record["side"]:
                self.book.tribes.append(self._tribe(record, number, side))
        return self.book

    # Pieces

    def _pieces(self) -> None:
        book, library = self.book, self.library
        book.cards = [self._card(record) for record in library.cards.values()]
        book.modules = [self._module(record) for record in library.modules.values()]
        book.machines = [self._machine(record) for record in library.machines.values()]
        book.crates = [self._crate(record) for record in library.crates.values()]
        for record in library.artifact_cards.values():
            book.artifact_cards.append([_category(record[color]) for color in terms.ARTIFACTS])
        book.tiles = [self._tile(record) for record in library.area_tiles.values()]
        for record in library.vast_tiles.values():
            tile = self._tile(record)
            tile.vast = True
            book.tiles.append(tile)
        book.first_module = len(book.cards)
        book.first_machine = book.first_module + len(book.modules)
        book.first_crate = book.first_machine + len(book.machines)
        book.first_artifact_card = book.first_crate + len(book.crates)
        book.first_tile = book.first_artifact_card + len(book.artifact_cards)
        book.pieces = book.first_tile + len(book.tiles)

    def _card(self, record: Record) -> Card:
        """Colour, two halves, slot symbols on their edges, flasks (REV-COMP-04, REV-COMP-05)."""
        self._printed_on(f"card:{record['id']}", "REV-CARD-03")
        card = Card(
            record["id"],
            terms.COLORS.index(record["color"]),
            [self.effects(record[half]) for half in terms.HALVES],
            [bool(record[f"slot_symbol_{half}"]) for half in terms.HALVES],
            record["flasks"],
        )
        card.set = record["set"]
        card.recruited = not card.set
        return card

    def _module(self, record: Record) -> Module:
        self._printed_on(f"module:{record['id']}", "REV-MOD-01")
        colors = sum(1 << terms.COLORS.index(color) for color in record["colors"])
        return Module(record["id"], colors, self.effects(record["effects"]), record["flasks"])

    def _crate(self, record: Record) -> Machine:
        self._printed_on(f"crate:{record['id']}", "REV-CRT-02")
        return self._used(record)

    def _machine(self, record: Record) -> Machine:
        """A machine of one of three colours, or a standard one (REV-COMP-03)."""
        self._printed_on(f"machine:{record['id']}", machine_clause(record["id"]))
        return self._used(record)

    def _used(self, record: Record) -> Machine:
        actions = sum(1 << _action(action) for action in record.get("actions", ()))
        timing = terms.TIMINGS.index(record.get("timing", "free"))
        machine = Machine(record["id"], self.effects(record["effects"]), timing, actions, record.get("flasks", 0))
        if "color" in record:
            machine.color = terms.COLORS.index(record["color"])
        machine.grants_ability = _names_effect(record["effects"], "tribe")
        return machine

    def _tile(self, record: Record) -> Tile:
        """Four spaces, each of one kind (REV-COMP-06, REV-MAP-01)."""
        self._printed_on(f"tile:{record['id']}", "REV-BLD-06")
        cells = sorted(record["cells"], key=lambda cell: (cell["at"][1], cell["at"][0]))
        rewards = [self.effects(cell["reward"]) if cell.get("reward") else -1 for cell in cells]
        tile = Tile(record["id"], [terms.KINDS.index(cell["kind"]) for cell in cells], rewards)
        tile.cost = record.get("explore_cost", {}).get("food", 0)
        tile.points = record.get("explore_points", 0)
        tile.recruits = bool(record.get("recruit", True))
        if record.get("explore_effects"):
            self._printed_on(
                f"tile:{record['id']}", "REV-OPT-08" if tile.points and not tile.recruits else "REV-EXP-03"
            )
            tile.effects = self.effects(record["explore_effects"])
        return tile

    # The shared board

    def _map(self) -> None:
        book, library = self.book, self.library
        book.start_tiles = [self._tile(record) for record in library.start_tiles.values()]
        for record in library.large_locations.values():
            for side in record["sides"]:
                self._printed_on(f"large:{record['id']}{side['side']}", "REV-LLS-15")
                on_populate = self.effects(side["on_populate"]) if side.get("on_populate") else -1
                base = bool(record["base"])
                book.large.append(LargeLocation(record["id"], side["side"], _score(side["score"]), on_populate, base))
        track = library.game["hibernation_track"]
        book.remove_on = track["remove_artifact_on"]
        book.hibernation = [-1] * (track["last"] + 1)
        for space in library.game["hibernation_space"]:
            self._printed_on(f"hibernation:{space['space']}", "REV-HIB-06")
            book.hibernation[space["space"]] = self.effects(space["effects"])
        bonuses = sorted(library.game["score_bonus"], key=lambda bonus: int(bonus["at"]))
        for bonus in bonuses:
            self._printed_on(f"bonus:{bonus['at']}", "REV-PTS-03")
            book.score_bonus.append((bonus["at"], self.effects(bonus["effects"])))
        costs = library.game["costs"]
        book.build_costs = [costs[f"{size}_building"]["gear"] for size in terms.SIZES]
        book.card_actions = library.game["solo"]["card_actions"]
        book.hibernate_steps = library.game["solo"]["hibernate_steps"]
        book.ranks = [rank["min_points"] for rank in library.game["solo_rank"]]

    # The player board

    def _player_board(self) -> None:
        book = self.book
        for number, record in enumerate(self.library.card_slots.values()):
            halves = [terms.HALVES.index(half) for half in record["halves"]]
            spaces = record["module_spaces"]
            book.slots.append(Slot(record["id"], halves, bool(record["locked"]), len(book.socket_slot), spaces))
            for space in range(1, spaces + 1):
                book.socket_slot.append(number)
                book.socket_names.append(f"{record['id']}.{space}")
                book.socket_active.append(space in record["activation_spaces"])
        for record in self.library.reward_spaces.values():
            book.reward_spaces.append(self._reward_space(record))

    def _reward_space(self, record: Record) -> RewardSpace:
        book = self.book
        kind = terms.REWARDS.index(record["kind"])
        space = RewardSpace(record["id"], kind, [record["needs"].get(color, 0) for color in terms.COLORS])
        if "color" in record:
            space.color = terms.COLORS.index(record["color"])
        space.points = record.get("points_per_card", 0)
        number = len(book.reward_spaces)
        if kind == terms.STANDARD_MACHINE:
            space.machine = self._machine(self.library.standard_machines[record["machine"]])
            book.standard.append(number)
        elif kind == terms.SPECIAL_MACHINE:
            book.spots.append(number)
        return space

    def _tracks(self) -> None:
        book, game = self.book, self.library.game
        for place, number in enumerate(book.standard + book.spots):
            book.reward_spaces[number].place = place
        for color in terms.COLORS:
            book.overflow.append(terms.RESOURCES.index(self.library.tracks[color]["overflow"]["res"]))
        track = game["progress_track"]
        book.progress_bonus = [-1] * (track["spaces"] + 1)
        for bonus in game["progress_bonus"]:
            self._printed_on(f"progress:{bonus['space']}", "REV-PROG-04")
            book.progress_bonus[bonus["space"]] = self.effects(bonus["effects"])
        book.progress_points = [*track["points_when_lowest_vacant"], track["points_when_full"]]

    # Tribe boards

    def _tribe(self, record: Record, number: int, printed: Record) -> Tribe:
        """Three technologies of the tribe, and four that all tribes share (REV-TECH-03, REV-TECH-05)."""
        side = terms.SIDES.index(printed["side"])
        self._printed_on(f"ability:{record['id']}", ability_clause(record["id"], printed["side"]))
        tribe = Tribe(record["id"], number, side, self.effects(printed["ability"]))
        tribe.campaign = bool(record["campaign"])
        for tile, count in printed["start_tiles"].items():
            tribe.tile, tribe.tiles = terms.TILES.index(tile), count
        tree = self.library.tree(printed)
        for place, found in enumerate(self.library.technologies(printed)):
            node = found["node"]
            clause = technology_clause(found, self.library.clauses)
            self._printed_on(f"technology:{len(self.book.tribes)}:{place}", clause)
            technology = Technology(node, tree["cost"][node], tree["points"][node], self.effects(found["immediate"]))
            technology.links = _joined(tree["links"], node)
            for standing in found["standing"]:
                if standing["mod"] == "machine":
                    technology.machine = self._used({**standing, "id": f"tech:{node}"})
                technology.standing.append(self._standing(standing))
                technology.untaxed |= bool(standing.get("includes_this_action", False))
            tribe.technologies.append(technology)
        tribe.open_nodes = [_open_nodes(tribe.technologies, known) for known in range(1 << len(terms.NODES))]
        return tribe

    def _standing(self, record: Record) -> Standing:
        standing = Standing(ops.MODS.index(record["mod"]))
        standing.origin = self.origin
        standing.clause = self.clause
        standing.n = record.get("n", 0)
        if "action" in record:
            standing.what = _action(record["action"])
        if "size" in record:
            standing.size = terms.SIZES.index(record["size"])
        if "trigger" in record:
            standing.trigger = terms.TRIGGERS.index(record["trigger"])
        standing.mask = sum(1 << terms.KINDS.index(kind) for kind in record.get("spaces", ()))
        standing.flag = bool(record.get("includes_this_action", False))
        standing.cost = _cost(record.get("cost", record.get("give", {})))
        standing.get = _cost(record.get("get", {}))
        if record.get("by_color"):
            standing.by_color = [self.effects(record["by_color"][color]) for color in terms.COLORS]
        elif record["mod"] != "machine" and record.get("effects"):
            standing.listed = self.effects(record["effects"])
        return standing

    # Effects

    def _printed_on(self, origin: str, clause: str) -> None:
        self.origin = origin
        self.clause = clause

    def effects(self, records: Sequence[Record]) -> int:
        """A list of effects: its number."""
        compiled: list[Effect] = []
        for record in records:
            # Abilities carried out several times are so many abilities: each may be left, and others come in between.
            times = record.get("n", 1) if record["do"] == "tribe" else 1
            compiled += [self._effect({**record, "n": 1} if times > 1 else record) for _ in range(times)]
        self.book.lists.append(compiled)
        return len(self.book.lists) - 1

    def _effect(self, record: Record) -> Effect:
        book = self.book
        word = record["do"]
        effect = Effect(len(book.effects), ops.OPS.index(word))
        book.effects.append(effect)
        effect.origin = self.origin
        effect.clause = self.clause
        effect.n = record.get("n", record.get("times", record.get("discount", 1 if word != "action" else 0)))
        effect.range = record.get("range", 0)
        if word in _WORDS:
            key, words = _WORDS[word]
            if key in record:
                effect.what = words.index(record[key])
        if "size" in record:
            effect.size = terms.SIZES.index(record["size"])
        if word == "recruit":
            effect.source = RECRUIT_SOURCES.index(record["from"])
        if word == "place_tribe_tile":
            effect.source = 1 if record["pay_range"] else 0
            effect.mask = _spaces(record["on"])
        if word == "per":
            effect.size = record.get("max", 99)
        if "cost" in record:
            effect.cost = _cost(record["cost"])
        for nested in _nested(record):
            effect.then.append(self.effects(nested))
        effect.text = _text(record)
        effect.alike = book.texts.setdefault(effect.text, len(book.texts))
        return effect


def _joined(links: Sequence[Sequence[str]], node: str) -> int:
    """Technologies joined to one by a line, as a mask. None leads to the bottom one: it is the first (REV-POP-05)."""
    ends = [low if high == node else high for low, high in links if node in (low, high)]
    return sum(1 << terms.NODES.index(end) for end in ends) if node != terms.NODES[0] else 0


def _open_nodes(technologies: Sequence[Technology], known: int) -> list[int]:
    """The bottom technology first, then those joined to an unlocked one (REV-POP-05)."""
    found: list[int] = []
    for node, technology in enumerate(technologies):
        if not known >> node & 1 and (known & technology.links or (not technology.links and not known)):
            found.append(node)
    return found


def _action(word: str) -> int:
    return terms.ACTIONS.index("play" if word == "play_card" else word)


def _cost(record: Record) -> list[int]:
    return [record.get(resource, 0) for resource in (*terms.RESOURCES, "basic")]


def _spaces(kinds: Sequence[str]) -> int:
    """Kinds of space as a mask; a location may be a large one."""
    mask = sum(1 << terms.KINDS.index(kind) for kind in kinds)
    return mask | 1 << terms.LARGE if "location" in kinds else mask


def _nested(record: Record) -> list[Sequence[Record]]:
    """The lists of effects inside an effect."""
    if record["do"] == "choose":
        return list(record["of"])
    return [record[key] for key in ("then", "each") if key in record]


def _names_effect(records: Sequence[Record], word: str) -> bool:
    """Whether an effect of this name stands in a list or anywhere inside it."""
    for record in records:
        if record["do"] == word or any(_names_effect(nested, word) for nested in _nested(record)):
            return True
    return False


def _category(record: Record) -> Score:
    score = Score()
    score.counter = terms.COUNTERS.index(record["of"])
    score.points = record["points"]
    score.every = record["every"]
    return score


def _score(record: Record) -> Score:
    score = Score()
    if record["kind"] == "track":
        score.track = terms.COLORS.index(record["track"])
        return score
    score.counter = terms.COUNTERS.index(record["of"])
    if record["kind"] == "steps":
        score.steps = [(step["at_least"], step["points"]) for step in record["steps"]]
    else:
        score.points = record["points"]
    return score


def _text(record: Record) -> str:
    """An effect in notation: its name, its words and numbers, and what it contains in brackets."""
    parts = [record["do"].replace("_", "-")]
    for key in ("res", "track", "of", "from", "color", "half", "kind", "action", "tile"):
        if isinstance(record.get(key), str):
            parts.append(record[key].replace("_", "-"))
    for resource, amount in record.get("cost", {}).items():
        parts += [resource, f"{amount}"]
    for key in ("n", "times", "discount", "range", "max"):
        if key in record and not (key == "n" and record[key] == 1):
            parts.append(f"{record[key]}")
    if "size" in record:
        parts.append(record["size"])
    nested = ["+".join([_text(inner) for inner in found]) for found in _nested(record)]
    return "-".join(parts) + (f"({'|'.join(nested)})" if nested else "")
