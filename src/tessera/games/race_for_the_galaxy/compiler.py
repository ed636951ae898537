"""Turns checked content into the tables that the engine reads while it plays."""

from __future__ import annotations

from typing import Any, Final

from tessera.games.race_for_the_galaxy import effects, figures
from tessera.games.race_for_the_galaxy.compiler_robot import robot_starts
from tessera.games.race_for_the_galaxy.library import Library
from tessera.games.race_for_the_galaxy.rulebook import Card, Category, Condition, Goal, Power, Rulebook, ScoreLine
from tessera.games.race_for_the_galaxy.terms import (
    ACTIVATIONS,
    ALIEN,
    ANY,
    CLASSES,
    DEVELOP_ACTION,
    DEVELOPMENT_CLASSES,
    FACES,
    GRAY,
    KEY_ALIEN,
    KEY_IMPERIUM,
    KEY_REBEL,
    KEY_UPLIFT,
    KEYWORDS,
    KINDS,
    MATCHES,
    METRICS,
    MOMENTS,
    NO_ACTION,
    NO_START,
    PAYABLE_CLASSES,
    POWER_PHASES,
    PRESTIGED,
    PRODUCE_ACTION,
    PRODUCTION,
    SEARCH_ACTION,
    SECOND,
    SETS,
    SETTLE_ACTION,
    TAKEOVER_TARGETS,
    WINDFALL,
    WORLD_TYPES,
)

Record = dict[str, Any]

# Powers that only ever add to a figure, and which.
_SUMS: Final = {
    effects.EXPLORE_DRAW: figures.DRAWS,
    effects.EXPLORE_KEEP: figures.KEEPS,
    effects.DEVELOP_DRAW: figures.DEV_DRAWS,
    effects.DEVELOP_DISCOUNT: figures.DEV_DISCOUNT,
    effects.DEVELOP_DRAW_AFTER: figures.DEV_DRAWS_AFTER,
    effects.SETTLE_DRAW_AFTER: figures.WORLD_DRAWS_AFTER,
    effects.PAY_FOR_MILITARY_DISCOUNT: figures.PAY_DISCOUNT,
    effects.PRODUCE_DRAW: figures.PRODUCE_DRAWS,
}
_TAKEOVERS: Final = (effects.TAKEOVER, effects.TAKEOVER_DEFENSE, effects.DEFEAT_TAKEOVER)
# Powers whose only fruit is prestige: void without set 3.
_PRESTIGE_ONLY: Final = (
    effects.EXPLORE_DISCARD_FOR_PRESTIGE,
    effects.DEVELOP_PRESTIGE_AFTER,
    effects.SETTLE_PRESTIGE_AFTER,
    effects.PAY_FOR_MILITARY_PRESTIGE,
    effects.PRODUCE_PRESTIGE_IF_THIS,
    effects.PRODUCE_PRESTIGE_IF_MOST_WORLDS,
    effects.CONSUME_PRESTIGE,
    effects.TEMPORARY_MILITARY_BY_PRESTIGE,
)
_LATE: Final = (
    effects.SELECT_ACTION_LAST,
    effects.HAND_LIMIT,
    effects.TAKE_ROUND_END_DISCARDS,
    effects.GAME_END_TABLEAU,
)


class Compiler:
    """Builds one rulebook."""

    def __init__(self, library: Library, expansion: int, takeovers: bool) -> None:
        self.library = library
        self.book = Rulebook(library, expansion)
        self.book.takeovers = takeovers

    def build(self) -> Rulebook:
        """All tables that depend on sets and takeovers alone."""
        self._cards()
        self._goals()
        self._categories()
        self._robot()
        return self.book

    # Cards

    def _in_play(self, record: Record) -> bool:
        """Whether a card belongs to the sets in use and no later set replaces it (RFTG-SET-02, RFTG-SET-06)."""
        if record["set"] in SETS and SETS.index(record["set"]) > self.book.expansion:
            return False
        replaced = record.get("replaced_when", "")
        return not replaced or SETS.index(replaced) > self.book.expansion

    def _copies(self, record: Record) -> int:
        """How many copies the sets in use hold (RFTG-SET-04, RFTG-SET-07)."""
        total = 0
        for name, number in record["copies"].items():
            if name not in SETS or SETS.index(name) <= self.book.expansion:
                total += number
        return total

    def _cards(self) -> None:
        """One piece for each physical card: base, sets and packs (RFTG-SET-01, RFTG-SET-03, RFTG-SET-05, RFTG-SET-08,
        RFTG-SET-09, RFTG-SET-14, RFTG-SET-15, RFTG-CUSTOM-01, RFTG-CUSTOM-02)."""
        book = self.book
        number = 0
        for record in self.library.cards.values():
            if not self._in_play(record):
                continue
            card = self._card(number, record)
            number += 1
            pieces = []
            for copy in range(self._copies(record)):
                pieces.append(len(book.cards))
                (book.game_cards if card.start == NO_START else book.start_worlds).append(len(book.cards))
                book.cards.append(card)
                book.piece_names.append(card.id if copy == 0 else f"{card.id}#{copy + 1}")
            book.card_numbers[card.id] = pieces

    def _title(self, name: str) -> int:
        titles = self.book.titles
        if name not in titles:
            titles.append(name)
        return titles.index(name)

    def _card(self, number: int, record: Record) -> Card:
        card = Card(number, record["id"])
        card.title = self._title(record["name"]["en"])
        card.is_world = record["type"] == "world"
        card.military = bool(record["military"])
        card.cost = record["defense"] if card.military else record["cost"]
        if card.is_world:
            card.world = WORLD_TYPES.index(record["world"])
        card.good = GRAY
        if record.get("good"):
            card.good = ANY if record["good"] == "any" else KINDS.index(record["good"])
        card.vp = record["vp"]
        card.variable = bool(record["variable_vp"])
        card.words = sum(1 << KEYWORDS.index(word) for word in record["keywords"])
        card.has_symbol = bool(record["uplift_symbol"])
        # Symbols beside the points mean something only with set 3 (RFTG-SET-10).
        card.prestige = record["prestige"] if self.book.prestige else 0
        card.start = record["start"] if record.get("start") is not None else NO_START
        for raw in record["powers"]:
            power = self._power(raw)
            if self._void(power):
                continue
            index = len(card.powers)
            card.powers.append(power)
            if power.phase >= 0:
                card.phases |= 1 << power.phase
            self._sort(card, power, index)
        for raw in record["scoring"]:
            card.scoring.append(self._line(raw))
        self._count(card)
        card.is_special = bool(
            card.explore
            or card.develop
            or card.settle
            or card.trade
            or card.consume
            or card.produce
            or card.late
            or card.makes
            or card.good == ANY
        )
        return card

    def _void(self, power: Power) -> bool:
        """Powers that mean nothing in this set-up: takeovers when they are off, prestige without set 3
        (RFTG-SET-10, RFTG-SET-11, RFTG-TAKEOVER-01, RFTG-GOAL-23)."""
        if power.effect in _TAKEOVERS and not self.book.takeovers:
            return True
        if self.book.prestige:
            return False
        if power.effect in _PRESTIGE_ONLY:
            return True
        if power.effect == effects.TAKEOVER and power.cost:
            return True
        rewards = power.vp + power.draw
        return power.effect in (effects.CONSUME_HAND_CARDS, effects.CONSUME_GOODS) and not rewards

    def _power(self, raw: Record) -> Power:
        effect = effects.EFFECTS.index(raw["effect"])
        phase = POWER_PHASES.index(raw["phase"]) if raw["phase"] in POWER_PHASES else -1
        power = Power(effect, phase)
        kind = raw.get("kind", raw.get("good", raw.get("versus", "any")))
        power.kind = KINDS.index(kind) if kind in KINDS else ANY
        if effect == effects.MILITARY_VERSUS and kind == "rebel":
            power.kind = GRAY
        power.amount = _first(raw, "amount", "discount", "defense_reduction")
        power.cards = _first(raw, "cards", "max_cards")
        power.draw = _first(raw, "draw", "draw_each")
        # The one amount that is no number is known to the rule itself (RFTG-CONSUME-13).
        power.vp = 0 if raw.get("vp") == "goods_minus_one" else _first(raw, "vp", "vp_each")
        power.prestige = raw.get("prestige", 0) if self.book.prestige else 0
        power.cost = raw.get("prestige_cost", 0)
        power.per_use = _first(raw, "goods_per_use", "cards_per_use", "per_card")
        power.uses = _first(raw, "max_uses", "exactly", "max_kinds", "discard")
        power.low, power.high = raw.get("low", 0), raw.get("high", 0)
        power.trade_powers = bool(raw.get("use_trade_powers", False))
        power.with_takeover = bool(raw.get("with_takeover", False))
        power.other_only = bool(raw.get("other_world_only", False))
        if "world" in raw:
            power.target = CLASSES.index(raw["world"])
        if "placed" in raw:
            names = CLASSES if effect == effects.SETTLE_PRESTIGE_AFTER else DEVELOPMENT_CLASSES
            power.target = names.index(raw["placed"])
        if effect == effects.SETTLE_FREE_BY_SELF_DISCARD:
            # The kind that it does not settle; none is no kind at all.
            power.kind = KINDS.index(raw["except_kind"]) if raw.get("except_kind") else -1
        if effect == effects.SETTLE_REPLACE_WORLD:
            power.amount = raw["max_cost_increase"]
        if effect == effects.PAY_FOR_MILITARY:
            power.target = PAYABLE_CLASSES.index(raw["target"])
        if effect == effects.MILITARY:
            # What changes when its owner has an IMPERIUM card (RFTG-SETTLE-41).
            power.high = raw.get("amount_with_imperium", power.amount) - power.amount
        if effect == effects.TAKEOVER:
            power.target = TAKEOVER_TARGETS.index(raw["target"])
            power.activation = ACTIVATIONS.index(raw["activation"])
            power.amount = raw.get("military_per_rebel_military_world", 0)
            power.destroys = raw["on_success"] == "destroy"
        if effect == effects.TAKEOVER_DEFENSE:
            power.low, power.high = raw["per_rebel_military_world"], raw["per_other_military_world"]
        return power

    def _sort(self, card: Card, power: Power, index: int) -> None:
        """Where the engine looks for a power: in a sum, or in the list of its phase."""
        sums = _sums(power)
        if sums:
            card.adds += sums
        elif power.effect == effects.PRODUCE_THIS_WORLD:
            card.makes = True
        elif power.effect in _LATE:
            card.late.append(index)
        elif power.phase >= 0:
            card.saves = card.saves or power.effect == effects.PRODUCE_TAKE_SAVED
            lists = (card.explore, card.develop, card.settle, card.trade, card.consume, card.produce)
            lists[power.phase].append(index)

    def _count(self, card: Card) -> None:
        """What a card counts as, for powers, goals and takeovers."""
        adds = card.adds
        counted: list[int] = []
        if card.is_world:
            counted.append(figures.WORLDS)
            if card.military:
                counted.append(figures.MILITARY_WORLDS)
                if card.words & KEY_REBEL:
                    counted.append(figures.REBEL_MILITARY_WORLDS)
            if card.words & KEY_REBEL:
                counted.append(figures.REBEL_WORLDS)
            if card.has_symbol:
                counted.append(figures.UPLIFT_WORLDS)
            if card.world == PRODUCTION:
                counted.append(figures.PRODUCTION_WORLDS)
            if card.good < GRAY:
                counted.append(figures.KIND_WORLDS + card.good)
        else:
            counted.append(figures.DEVELOPMENTS)
            if card.cost == 6 and card.variable:
                counted.append(figures.SIX_COST_VARIABLE)
        for word, figure in (
            (KEY_IMPERIUM, figures.IMPERIUM_CARDS),
            (KEY_ALIEN, figures.ALIEN_CARDS),
            (KEY_UPLIFT, figures.UPLIFT_CARDS),
        ):
            if card.words & word:
                counted.append(figure)
        counted += [figures.TAKEOVER_POWERS for power in card.powers if power.effect == effects.TAKEOVER]
        counted += [figures.PHASE_CARDS + phase for phase in range(len(POWER_PHASES)) if card.phases >> phase & 1]
        for figure in counted:
            adds += [figure, 1]

    def _line(self, raw: Record) -> ScoreLine:
        line = ScoreLine(MATCHES.index(raw["match"]), raw.get("vp", 1))
        if "world" in raw:
            line.world = WORLD_TYPES.index(raw["world"])
        if "good" in raw:
            line.kind = KINDS.index(raw["good"])
        line.military = bool(raw.get("military", False))
        if "keyword" in raw:
            line.word = 1 << KEYWORDS.index(raw["keyword"])
        line.needs_symbol = bool(raw.get("uplift_symbol", False))
        line.cost = raw.get("cost", -1)
        if "power_phase" in raw:
            line.power_phase = POWER_PHASES.index(raw["power_phase"])
        if "title" in raw:
            line.title = self._title(raw["title"])
        line.per = raw.get("per", 1)
        line.table = list(raw.get("table", []))
        return line

    # Goals, search, robot

    def _goals(self) -> None:
        """The tiles that the sets in use allow (RFTG-GOAL-01, RFTG-GOAL-03)."""
        for record in self.library.goals.values():
            if record["min_set"] > self.book.expansion:
                continue
            moments = sum(1 << MOMENTS.index(moment) for moment in record["check"])
            condition = self._condition(record["condition"])
            number = len(self.book.goals)
            self.book.goals.append(Goal(number, record["id"], record["class"] == "most", moments, condition))

    def _condition(self, raw: Record) -> Condition:
        for key in ("any_of", "all_of"):
            if key in raw:
                condition = Condition(-1, 0, 0, 0)
                condition.inner = [self._condition(inner) for inner in raw[key]]
                condition.all_of = key == "all_of"
                return condition
        word = 1 << KEYWORDS.index(raw["keyword"]) if "keyword" in raw else 0
        return Condition(METRICS.index(raw["metric"]), word, raw.get("at_least", -1000), raw.get("at_most", 1000))

    def _categories(self) -> None:
        """Which cards each search category finds, by what is printed on them (RFTG-SEARCH-10)."""
        if not self.book.prestige:
            return
        for record in self.library.categories.values():
            pieces = list(enumerate(self.book.cards))
            fits = frozenset(piece for piece, card in pieces if _fits(record["number"], card))
            may_fit = frozenset(
                piece for piece, card in pieces if record["number"] == 5 and card.is_world and card.good == ANY
            )
            needs = record.get("requires") == "takeovers"
            self.book.categories.append(Category(record["number"], record["id"], fits, may_fit, needs))

    def _robot(self) -> None:
        """Start worlds of the robot, its dice and the ends of its tracks (RFTG-ROBOT-16, RFTG-ROBOT-25)."""
        robot = self.library.robot
        book = self.book
        book.robots = [start for start in robot_starts(robot) if start.card in book.card_numbers]
        book.dice = [[FACES.index(face) for face in die["faces"]] for die in robot["die"]]
        develop = robot["mat"]["develop"]
        book.counter_credit = [develop["counter_action_credit"], develop["counter_response_credit"]]
        book.credit_max, book.economy_max = robot["meta"]["credit_max"], robot["meta"]["economy_max"]


def _sums(power: Power) -> list[int]:
    """Pairs of figure and amount, for a power that only ever adds to figures; nothing for others."""
    effect, amount = power.effect, power.amount
    if effect in _SUMS:
        return [_SUMS[effect], amount]
    if effect == effects.EXPLORE_MIX_HAND:
        return [figures.MIXES, 1]
    if effect == effects.MILITARY:
        return [figures.GENERAL_MILITARY, amount, figures.IMPERIUM_CHANGE, power.high]
    if effect == effects.MILITARY_VERSUS:
        return [figures.VERSUS_REBEL if power.kind == GRAY else figures.VERSUS_KIND + power.kind, amount]
    if effect == effects.MILITARY_PER_WORLD:
        military = power.target == CLASSES.index("military")
        return [figures.EACH_MILITARY_WORLD if military else figures.EACH_UPLIFT_WORLD, amount]
    if effect == effects.PAY_FOR_MILITARY_PRESTIGE:
        return [figures.PAY_PRESTIGE, power.prestige]
    if effect == effects.TAKEOVER_DEFENSE:
        return [figures.DEFENSE_PER_REBEL, power.low, figures.DEFENSE_PER_OTHER, power.high]
    if effect in (effects.SETTLE_DISCOUNT, effects.TRADE_BONUS):
        first, end = (figures.TRADE_EXTRA, GRAY) if effect == effects.TRADE_BONUS else (figures.WORLD_DISCOUNT, ANY)
        kinds = range(end) if power.kind == ANY else [power.kind]
        return [number for kind in kinds for number in (first + kind, amount)]
    return []


def _first(raw: Record, *names: str) -> int:
    """The number that stands under the first of these names that is there; 0 without any."""
    for name in names:
        if name in raw:
            return int(raw[name])
    return 0


def _fits(number: int, card: Card) -> bool:
    """Whether a card belongs to a search category (RFTG-SEARCH-11, RFTG-SEARCH-12, RFTG-SEARCH-13, RFTG-SEARCH-15,
    RFTG-SEARCH-16, RFTG-SEARCH-17)."""
    if number == 1:
        return not card.is_world and any(
            power.effect == effects.MILITARY and power.amount in (1, 2) for power in card.powers
        )
    if number == 2:
        return card.is_world and card.military and card.world == WINDFALL and card.cost in (1, 2)
    if number == 3:
        return card.is_world and not card.military and card.world == WINDFALL and card.cost in (1, 2)
    if number == 4:
        return card.is_world and card.has_symbol
    if number == 5:
        return card.is_world and card.good == ALIEN
    if number == 6:
        return any(_consumes_two(power) for power in card.powers)
    if number == 7:
        return card.military and card.cost >= 5
    if number == 8:
        return not card.is_world and card.cost == 6 and card.variable
    return any(power.effect in _TAKEOVERS for power in card.powers)


def _consumes_two(power: Power) -> bool:
    """Whether one Consume power takes two goods or more, at once or by repeated use."""
    if power.effect == effects.CONSUME_GOODS:
        return power.per_use * power.uses >= 2
    return power.effect in (
        effects.CONSUME_DIFFERENT_KINDS,
        effects.CONSUME_UP_TO_DIFFERENT_KINDS,
        effects.CONSUME_ALL_GOODS,
    )


def action_menus(experienced: bool) -> list[list[int]]:
    """What may be chosen in secret: plain, with a search (+1), with the prestige card on an action (+2).

    One of seven cards (RFTG-SETUP-03); or two of nine, of which Develop and Settle come twice
    (RFTG-SETUP-04, RFTG-TWO-01).
    """
    singles = range(PRODUCE_ACTION + 1)
    none = NO_ACTION * SECOND
    plain = [action + none for action in singles]
    searches = [SEARCH_ACTION + none]
    boosted = [action + PRESTIGED + none for action in singles]
    if experienced:
        pairs = [
            (first, second)
            for first in singles
            for second in singles
            if first < second or (first == second and first in (DEVELOP_ACTION, SETTLE_ACTION))
        ]
        plain = [first + second * SECOND for first, second in pairs]
        searches = [action + SEARCH_ACTION * SECOND for action in singles]
        boosted = []
        for first, second in pairs:
            boosted.append(first + PRESTIGED + second * SECOND)
            boosted.append(first + (second + PRESTIGED) * SECOND)
    return [plain, plain + searches, plain + boosted, plain + searches + boosted]
