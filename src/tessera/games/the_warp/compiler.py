"""Turns the words of the content into the tables that the engine plays with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tessera.games.the_warp import ops, terms
from tessera.games.the_warp.board import assemble
from tessera.games.the_warp.library import Library
from tessera.games.the_warp.rulebook import (
    Ability,
    Card,
    Condition,
    Cost,
    Effect,
    Filter,
    Guardian,
    Mission,
    Option,
    Points,
    Race,
    Reward,
    Rulebook,
    Token,
    Track,
)

Record = Mapping[str, Any]

# By op: what its one word may be, in the order of its numbers.
_WORDS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "gain_troops": ("to", ("reserve", "area", "either")),
    "terrashift": ("mode", ("pair", "single")),
    "remove_troop": ("owner", ("exiled", "player", "any")),
    "steal": ("what", ("resource", "archive")),
    "force_reroll": ("pick", ("highest", "lowest")),
    "may_pay": ("who", ("attacker", "defender", "owner")),
}
_EACH: Final = 1
_ALL_TYPES: Final = (1 << terms.TYPES) - 1
_ZONES: Final = ("own", "other_player", "connect", "central")
# Conditions whose one word is listed here, and the words.
_LISTED: Final[dict[str, tuple[str, Sequence[str]]]] = {
    "track": ("track", terms.TRACKS),
    "level": ("type", terms.LADDERS),
    "hand": ("kind", terms.CARD_KINDS),
    "missions_done": ("type", terms.MISSION_TYPES),
    "did_win": ("role", terms.ROLES),
    "did_gain": ("what", terms.GAINS),
    "most": ("metric", terms.METRICS),
    "extract_choice": ("is", ("resources", "troops")),
}


class Compiler:
    """Builds the rulebook of one set-up."""

    def __init__(self, library: Library, side: str, seats: int) -> None:
        self.library = library
        # The solo trial is played on the map of two (WARP-SOLO-02).
        self.book = Rulebook(library, assemble(library, side, max(2, seats)), seats)
        self.book.side = side
        # What the effects are printed on that are compiled next, and the clause by which that works.
        self._printed_on = "", ""
        # The Colony of the empty seat is an ordinary area (WARP-SOLO-02).
        for area in self.book.board.areas:
            area.colony = area.colony and area.owner < seats

    def build(self) -> Rulebook:
        """All tables, numbered in the order of the content."""
        book = self.book
        self._tracks()
        for record in self.library.cards.values():
            clause = "WARP-REV-01" if record["kind"] == "combat" else ""
            self._printed_on = f"print:{len(book.cards)}", clause
            card = self._card(record, len({card.number for card in book.cards}))
            book.cards += [card] * record["copies"]
        for record in self.library.missions.values():
            book.missions.append(self._mission(record, len(book.missions)))
        for record in self.library.rewards.values():
            piece = len(book.cards) + len(book.missions) + len(book.rewards)
            self._printed_on = f"print:{piece}", "WARP-RWD-02"
            reward = self._reward(record, len({reward.number for reward in book.rewards}))
            book.rewards += [reward] * record["copies"]
        for record in self.library.tokens.values():
            for _ in range(record["copies"]):
                book.token_color.append(terms.COLORS.index(record["color"]))
                book.token_troops.append(record["troops"])
        for record in self.library.races.values():
            book.races.append(self._race(record, len(book.races)))
            book.guardians.append(_guardian(self.library.guardians[record["id"]]))
        for record in self.library.abilities.values():
            self._printed_on = f"ability:{len(book.abilities)}", "WARP-GAT-04"
            number, effects = self.effects(record["effects"])
            book.abilities.append(Token(record["id"], number, effects))
        book.first_mission = len(book.cards)
        book.first_reward = book.first_mission + len(book.missions)
        book.first_token = book.first_reward + len(book.rewards)
        book.pieces = book.first_token + len(book.token_color)
        return book

    def _tracks(self) -> None:
        book = self.book
        for record in self.library.tracks.values():
            yields = [0] * (terms.TRACK_END + 1)
            for position in range(terms.TRACK_END + 1):
                for tier in record["tiers"]:
                    if tier["from"] <= position:
                        yields[position] = tier["value"]
            self._printed_on = f"track:{len(book.tracks)}", "WARP-TRK-11"
            book.tracks.append(Track(yields, record["bonus_from"], self.effects(record["bonus"])[1]))
        self._printed_on = "building:sentry_tower", "WARP-SEN-01"
        for standing in self.library.standing.values():
            book.tower += self.effects(standing["effects"])[1]
        book.ship_multipliers = list(self.library.ladders["assault_ship"]["multiplier"])
        book.laser_prices = [option["energy"] for option in self.library.laser["options"]]

    # Records

    def _card(self, record: Record, number: int) -> Card:
        card = Card(record["id"], number, terms.CARD_KINDS.index(record["kind"]))
        card.discard_gold = record["discard"].get("gold", 0)
        card.discard_energy = record["discard"].get("energy", 0)
        card.playable = self.conditions(record.get("playable", ()))
        for discount in record.get("discount", ()):
            card.discount_gold = discount.get("gold", 0)
            card.discount_energy = discount.get("energy", 0)
            card.discount_when = self.conditions(discount.get("when", ()))
        card.removed = bool(record.get("remove_after_use", False))
        for option in record["option"]:
            number, effects = self.effects(option["effects"])
            card.options.append(Option(_cost(option.get("cost", {})), number, effects))
        return card

    def _mission(self, record: Record, number: int) -> Mission:
        mission = Mission(record["id"], number, terms.MISSION_TYPES.index(record["type"]), record["points"])
        mission.set = record.get("set", "")
        mission.replaced = "replaced_by" in record
        mission.timing = record.get("timing", "") == "game_end"
        for condition in self.conditions(record["all"]):
            if condition.kind == ops.C_PAY:
                mission.pay = condition.cost
            else:
                mission.conditions.append(condition)
                mission.deed |= condition.kind >= ops.C_DID_BUILD
                self.book.watches_contacts |= condition.kind == ops.C_CONTACTS
        # Deeds fail soonest: most missions are looked at in turns in which nothing of the kind was done.
        mission.conditions.sort(key=lambda condition: condition.kind < ops.C_DID_BUILD)
        return mission

    def _reward(self, record: Record, number: int) -> Reward:
        listed, effects = self.effects(record["effects"])
        return Reward(record["id"], number, listed, effects)

    def _race(self, record: Record, number: int) -> Race:
        self._printed_on = f"active:{number}", "WARP-RAC-03"
        active = self._ability(record["active"])
        self._printed_on = f"bought:{number}", "WARP-RAC-04"
        reward = self._ability({"trigger": "activated", **record["reward"], "cost": {}})
        reward.permanent = bool(record["reward"].get("permanent", False))
        self._printed_on = f"exiled:{number}", "WARP-RAC-07"
        exiled = self._ability(record["exiled"])
        exiled.color_bound = record["exiled"]["scope"] == "color"
        race = Race(record["id"], number, active, reward, exiled, record["reward"]["cost"])
        race.needs_rivals = _needs_rivals(active)
        return race

    def _ability(self, record: Record) -> Ability:
        number, effects = self.effects(record["effects"])
        ability = Ability(terms.TRIGGERS.index(record["trigger"]), number, effects)
        ability.limit = terms.LIMITS.index(record.get("limit", "none"))
        ability.when = self.conditions(record.get("when", ()))
        cost = _cost(record.get("cost", {}))
        ability.cost = None if cost.is_free() else cost
        return ability

    # Effects

    def effects(self, records: Sequence[Record]) -> tuple[int, list[Effect]]:
        """A list of effects, and its number."""
        compiled = [self._effect(record) for record in records]
        self.book.lists.append(compiled)
        return len(self.book.lists) - 1, compiled

    def _effect(self, record: Record) -> Effect:
        effect = Effect(len(self.book.effects), ops.OPS.index(record["op"]), *self._printed_on)
        self.book.effects.append(effect)
        effect.n = record.get("n", 0)
        effect.gold = record.get("gold", 0)
        effect.energy = record.get("energy", 0)
        effect.any = record.get("any", 0)
        effect.types = _types(record.get("types", ("any",)))
        effect.side = terms.SIDES.index(record.get("side", "owner"))
        effect.own_troops = bool(record.get("own_troops", False))
        effect.compensate = bool(record.get("compensate", False))
        if record["op"] in _WORDS:
            key, words = _WORDS[record["op"]]
            effect.word = words.index(record[key])
        if "stat" in record:
            effect.stat = terms.STATS.index(record["stat"])
        effect.mode = self._mode(record)
        if "cost" in record:
            effect.cost = _cost(record["cost"])
        for nested in _nested(record):
            effect.lists.append(self.effects(nested)[0])
        return effect

    def _mode(self, record: Record) -> int:
        """The second number of an effect, whatever it is called."""
        for key in ("range", "factor", "keep", "discount"):
            if key in record:
                number: int = record[key]
                return number
        if record["op"] == "extra_action":
            return sum(1 << terms.ACTIONS.index(action) for action in record["actions"])
        if record["op"] == "steal":
            return _EACH if record["from"] == "each" else 0
        return 0

    # Conditions

    def conditions(self, records: Sequence[Record]) -> list[Condition]:
        """All of these must hold."""
        return [self._condition(record) for record in records]

    def _condition(self, record: Record) -> Condition:
        word = record["cond"]
        condition = Condition(ops.CONDITIONS.index(word))
        condition.min = record.get("min", 0)
        condition.max = record.get("max", 99)
        condition.count = record.get("count", record.get("areas", 0))
        condition.types = _types(record.get("types", ("any",)))
        if "where" in record:
            condition.where = _filter(record["where"])
        if word in _LISTED:
            key, words = _LISTED[word]
            if key in record:
                condition.word = words.index(record[key])
        if word == "resources":
            condition.count, condition.min = record.get("gold", 0), record.get("total", 0)
            condition.second = record.get("energy", 0)
        if word == "pay":
            condition.cost = _cost({key: value for key, value in record.items() if key != "cond"})
        if word == "did_conquer":
            condition.word = (*terms.AGAINST, "any").index(record["from"])
            condition.second = record.get("defenders_min", 0)
        if word == "did_win":
            condition.second = (1 if record.get("uphill") else 0) + (2 if record.get("ship") else 0)
        if word == "buildings_in_area":
            condition.flag = bool(record.get("colony", True))
        if word == "role":
            condition.types = sum(1 << terms.ROLES.index(role) for role in record["is"])
        if word == "against":
            condition.types = sum(1 << terms.AGAINST.index(other) for other in record["is"])
        return condition


def _cost(record: Record) -> Cost:
    return Cost(
        record.get("gold", 0),
        record.get("energy", 0),
        record.get("any", 0),
        record.get("discard", 0),
        record.get("board_troops", 0),
        record.get("rewards", 0),
    )


def _types(words: Sequence[str]) -> int:
    if "any" in words:
        return _ALL_TYPES
    return sum(1 << terms.BUILDINGS.index(word) for word in words)


def _filter(record: Record) -> Filter:
    found = Filter()
    if "zone" in record:
        found.zone = _ZONES.index(record["zone"])
    if "gate" in record:
        found.gate = 1 if record["gate"] else 0
    if "colony" in record:
        found.colony = 1 if record["colony"] else 0
    if "symbol" in record:
        found.symbol = terms.SYMBOL_GOLD if record["symbol"] == "gold" else terms.SYMBOL_ENERGY
    found.mult_min = record.get("mult_min", 0)
    found.mult_max = record.get("mult_max", 99)
    return found


def _nested(record: Record) -> list[Sequence[Record]]:
    """The lists of effects inside an effect."""
    found: list[Sequence[Record]] = [record[key] for key in ("then", "effects", "fallback") if key in record]
    return found + list(record.get("options", ()))


def _guardian(record: Record) -> Guardian:
    return Guardian(
        record["dice"],
        record["multiplier"],
        record["slots"],
        _points(record["conquer"]),
        _points(record["turn"]),
        _points(record["end"]),
    )


def _points(record: Record) -> Points:
    per = terms.MISSION_TYPES.index(record["per"]) if "per" in record else -1
    return Points(record.get("flat", 0), per, record.get("every", 1), record.get("points", 0))


def _needs_rivals(active: Ability) -> bool:
    """Whether an Active Ability is of no use without another player: support, following, copying (WARP-SOLO-07)."""
    rivals = (ops.NO_SUPPORT, ops.COPY_ACTIVE, ops.RETURN_CARD)
    for effect in active.effects:
        if effect.op in rivals:
            return True
        if effect.op == ops.MODIFY and effect.stat in (terms.FOLLOW_DISCOUNT, terms.SUPPORT_DISCOUNT):
            return True
    return False
