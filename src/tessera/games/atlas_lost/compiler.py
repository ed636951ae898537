"""Turns checked content into the tables that the engine reads while it plays."""

from __future__ import annotations

from typing import Any

from tessera.games.atlas_lost.library import Library, with_reading
from tessera.games.atlas_lost.rulebook import (
    CARD_KINDS,
    Amount,
    Card,
    Condition,
    Cost,
    NpcBoard,
    Passive,
    Program,
    Rank,
    Reduction,
    Rulebook,
    Space,
    Tech,
    Tile,
    Trigger,
    Word,
)
from tessera.games.atlas_lost.rules import targets
from tessera.games.atlas_lost.rules.branches import Choose, Exchange, If, Optional, RewardTile
from tessera.games.atlas_lost.rules.cards import Discard, Recover, Refresh
from tessera.games.atlas_lost.rules.ch07_main_action import PlaceAdvance
from tessera.games.atlas_lost.rules.ch09_trees import culture, military, raids, religion
from tessera.games.atlas_lost.rules.ch09_trees.economy import PlaceEconomy
from tessera.games.atlas_lost.rules.ch09_trees.science import MoveAdvance, RunActive
from tessera.games.atlas_lost.rules.ch10_card_play import Install
from tessera.games.atlas_lost.rules.ch12_influence import AdvanceInfluence
from tessera.games.atlas_lost.rules.drawing import Draw
from tessera.games.atlas_lost.rules.gains import Gain, OthersGain
from tessera.games.atlas_lost.terms import (
    COST_PARTS,
    COUNTS,
    EVENTS,
    OWN_CULTURE_HERE,
    PROTECTIONS,
    REDUCED_ON,
    RESOURCES,
    SLOT_NAMES,
    TECH_SOURCE,
    TOKENS,
    TREES,
    VIAS,
    WHO,
)

Record = dict[str, Any]

REWARD_SLOTS = ("left", "center", "right")
# No cap is printed for TP, and the supply of TP tokens never runs out (AL-SETUP-14).
NO_CAP = 1_000_000
# By which clause the effects of a card work, and by which its use is paid.
_CARD_CLAUSES = {
    "crate": ("AL-CARD-03", "AL-CARD-12"),
    "active": ("AL-FREE-01", "AL-FREE-01"),
    "passive": ("AL-ICON-02", ""),
}


class Compiler:
    """Builds one rulebook."""

    def __init__(self, library: Library, reading: str) -> None:
        self.library = library
        self.reading = reading
        self.book = Rulebook(library, reading)
        # What the effects read now stand on, as a short word, by which clause they work, and by which they are paid.
        self.source = ""
        self.works = ""
        self.paid = ""

    def build(self) -> Rulebook:
        """All tables."""
        self._figures()
        self._techs()
        self._cards()
        self._track()
        self._tiles()
        return self.book

    # Parts of records

    def _about(self, source: str, works: str, paid: str) -> None:
        """From here on, effects and costs are of this thing."""
        self.source, self.works, self.paid = source, works, paid

    def _cost(self, raw: Record, clause: str = "") -> Cost:
        plain = [int(raw.get(name, 0)) for name in RESOURCES]
        tokens = [int(raw.get(name, 0)) for name in TOKENS]
        teams, mixed = int(raw.get("advance_lv3", 0)), int(raw.get("any_token", 0))
        cost = Cost(len(self.book.costs), plain, tokens, int(raw.get("discard", 0)), teams, mixed, clause or self.paid)
        self.book.costs.append(cost)
        return cost

    def _amount(self, raw: int | Record) -> Amount:
        if isinstance(raw, int):
            return Amount(-1, 1, 1, raw, -1)
        counted = COUNTS.index(raw["per"])
        return Amount(counted, raw.get("times", 1), raw.get("divide", 1), raw.get("plus", 0), raw.get("max", -1))

    def _condition(self, raw: Record | None) -> Condition | None:
        return None if raw is None else Condition(COUNTS.index(raw["count"]), raw["at_least"])

    def _by(self, raw: Record) -> list[int]:
        return [int(raw.get(name, 0)) for name in COST_PARTS]

    def _program(self, raw: list[Record]) -> Program:
        words = [self._word(effect) for effect in raw]
        framed = any(
            effect["op"] == "others_gain"
            or (isinstance(effect.get("amount"), dict) and effect["amount"]["per"] == COUNTS[OWN_CULTURE_HERE])
            for effect in raw
        )
        plain = all(
            effect["op"] == "gain" and isinstance(effect["amount"], int) and effect["resource"] != "military"
            for effect in raw
        )
        program = Program(len(self.book.programs), words, framed, plain, self.source, self.works)
        self.book.programs.append(program)
        self.book.effects.append(raw)
        return program

    def _word(self, raw: Record) -> Word:
        op = raw["op"]
        if op in ("gain", "others_gain", "steal"):
            return self._transfer(op, raw)
        if op in ("draw", "discard", "recover", "refresh", "install", "take_card", "uninstall"):
            return self._card_word(op, raw)
        if op in ("choose", "optional", "if", "exchange", "reward_tile"):
            return self._branch(op, raw)
        return self._board_word(op, raw)

    def _transfer(self, op: str, raw: Record) -> Word:
        resource = RESOURCES.index(raw["resource"])
        amount = self._amount(raw["amount"])
        if op == "gain":
            return Gain(resource, amount)
        if op == "others_gain":
            return OthersGain(resource, amount)
        return military.Steal(resource, amount, targets.TARGETS.index(raw["target"]))

    def _card_word(self, op: str, raw: Record) -> Word:
        if op == "draw":
            return Draw(_tree(raw["tree"]), raw["count"], raw.get("keep", 0))
        if op == "discard":
            return Discard(raw["who"], raw["count"])
        if op == "recover":
            return Recover(_tree(raw["tree"]), raw["count"])
        if op == "refresh":
            return Refresh(raw["count"])
        if op == "install":
            return Install(self._by(raw.get("reduce", {})))
        if op == "take_card":
            return raids.TakeCard(raw["count"])
        return raids.Uninstall(targets.TARGETS.index(raw["target"]), raw["count"], raw["chooser"] == "owner")

    def _branch(self, op: str, raw: Record) -> Word:
        if op == "choose":
            return Choose([self._program(option["effects"]).number for option in raw["options"]])
        if op == "optional":
            return Optional(self._cost(raw["cost"], "AL-PASS-06"), self._program(raw["effects"]).number)
        if op == "exchange":
            return Exchange(
                self._cost(raw["give"], "AL-ICON-01"), [int(raw["get"].get(name, 0)) for name in RESOURCES], raw["max"]
            )
        if op == "reward_tile":
            return RewardTile(REWARD_SLOTS.index(raw["slot"]))
        condition = self._condition(raw["when"])
        assert condition is not None
        then = self._program(raw["then"]).number
        otherwise = self._program(raw["otherwise"]).number if raw.get("otherwise") else -1
        return If(condition, then, otherwise)

    def _board_word(self, op: str, raw: Record) -> Word:
        if op == "place_economy":
            return PlaceEconomy(raw["count"])
        if op == "place_culture":
            return culture.PlaceCulture(raw["count"], culture.WHERE.index(raw["where"]))
        if op == "place_religion":
            return religion.PlaceReligion(raw["count"], religion.TARGETS.index(raw["target"]))
        if op == "move_advance":
            return MoveAdvance()
        if op == "place_advance":
            return PlaceAdvance(self._by(raw.get("reduce", {})))
        if op == "run_active":
            allies_only = raw["source"] == "ally_advance"
            return RunActive(raw["level"], raw["count"], allies_only, _tree(raw.get("tree", "any")))
        if op == "retreat":
            return military.Retreat(raw["spaces"])
        if op == "advance_influence":
            return AdvanceInfluence(self._by(raw.get("reduce", {})))
        assert op == "return_token", op
        return military.ReturnToken([TOKENS.index(kind) for kind in raw["kinds"]], raw["count"])

    def _passive(self, raw: Record, source: int) -> Passive:
        passive = Passive()
        for modifier in raw.get("modifiers", ()):
            self._modifier(modifier, source, passive)
        for trigger in raw.get("triggers", ()):
            number = len(self.book.triggers)
            levels = sum(1 << level for level in trigger.get("levels", ()))
            via = VIAS.index(trigger["via"]) if "via" in trigger else -1
            kind = TOKENS.index(trigger["kind"]) if "kind" in trigger else -1
            program = self._program(trigger["effects"]).number
            self.book.triggers.append(
                Trigger(
                    number,
                    source,
                    EVENTS.index(trigger["on"]),
                    WHO.index(trigger["who"]),
                    levels,
                    via,
                    kind,
                    "limit" in trigger,
                    program,
                )
            )
            passive.triggers.append(number)
        self.book.passives[source] = passive
        return passive

    def _modifier(self, raw: Record, source: int, passive: Passive) -> None:
        op = raw["op"]
        if op == "reduce":
            number = len(self.book.reductions)
            levels = sum(1 << level for level in raw.get("levels", ()))
            by = self._by(raw["by"]) if "by" in raw else []
            one_of = [self._by(table) for table in raw.get("one_of", ())]
            on = REDUCED_ON.index(raw["on"])
            self.book.reductions.append(
                Reduction(number, source, on, levels, _tree(raw.get("tree", "any")), by, one_of)
            )
            passive.reductions.append(number)
        elif op == "tp":
            passive.tp.append(self._amount(raw["amount"]))
        elif op == "hand_limit":
            passive.hand_limit += raw["by"]
        elif op == "initiative":
            passive.initiative[TREES.index(raw["tree"])] += raw["by"]
        else:
            for kind in raw["from"]:
                passive.protects |= 1 << PROTECTIONS.index(kind)

    # Records

    def _techs(self) -> None:
        for number, record in enumerate(self.library.techs.values()):
            raw = with_reading(record, self.reading)
            active = raw["kind"] == "active"
            self._about(f"tech:{number}", "AL-ACT-03" if active else "AL-ICON-02", "AL-ACT-03")
            tech = Tech(
                number,
                raw["id"],
                TREES.index(raw["tree"]),
                raw["level"],
                self._cost(raw["cost"]) if active else None,
                self._program(raw["effects"]) if active else None,
                self._condition(raw.get("requires")),
                None if active else self._passive(raw, TECH_SOURCE + number),
            )
            self.book.techs.append(tech)
            self.book.tech_numbers[tech.id] = number

    def _cards(self) -> None:
        for number, record in enumerate(self.library.cards.values()):
            raw = with_reading(record, self.reading)
            passive = raw["kind"] == "passive"
            self._about(f"card:{number}", *_CARD_CLAUSES[raw["kind"]])
            card = Card(
                number,
                raw["id"],
                _tree(raw["tree"]),
                CARD_KINDS.index(raw["kind"]),
                self._cost(raw["install"], "AL-CARD-05") if "install" in raw else None,
                None if passive else self._cost(raw["cost"]),
                None if passive else self._program(raw["effects"]),
                self._condition(raw.get("requires")),
                self._passive(raw, number) if passive else None,
            )
            self.book.cards.append(card)
            self.book.card_numbers[card.id] = number

    def _track(self) -> None:
        for index, raw in enumerate(self.library.spaces):
            self._about(f"space:{index}", "AL-INF-03", "AL-INF-02")
            costs = [self._cost(cost) for cost in raw["costs"]]
            self.book.spaces.append(Space(costs, self._program(raw["bonus"])))
        by_tree = {tile["tree"]: tile for tile in self.library.reward_tiles.values()}
        for tree in TREES:
            self._about(f"reward:{by_tree[tree]['id']}", "AL-INF-14", "")
            self.book.rewards.append(self._program(by_tree[tree]["effects"]).number)

    def _tiles(self) -> None:
        by_tree = {tile["tree"]: tile for tile in self.library.initiative_tiles.values()}
        for name in (*TREES, "influence"):
            raw = by_tree[name]
            counts = [COUNTS.index(word) for word in raw["value"]]
            required = [int(raw["required"].get(resource, 0)) for resource in RESOURCES]
            self.book.tiles.append(Tile(raw["id"], counts, raw["minimum"], raw["tp"], required))

    def _figures(self) -> None:
        book, game = self.book, self.library.game
        limits = game["limits"]
        book.caps = [
            limits["research_max"],
            limits["data_max"],
            limits["command_max"],
            NO_CAP,
            limits["military_max"],
        ]
        book.hand_limit = limits["hand_limit"]
        book.stock = [limits[f"{token}_tokens_per_player"] for token in TOKENS]
        book.track_spaces = limits["religion_track_spaces"]
        book.technology_tp = game["victory"]["technology_tp"]
        book.initiative_tiles_needed = game["victory"]["initiative_tiles"]
        placement = game["placement"]
        nothing = self._cost({})
        second = self._cost(placement["lv2_cost"], "AL-PLACE-02")
        book.place_cost = [nothing, nothing, second, self._cost(placement["lv3_cost"], "AL-PLACE-03")]
        book.place_look, book.place_keep = placement["draw"]["look"], placement["draw"]["keep"]
        book.command_per_level = game["command_action"]["cost_per_level"]["command"]
        book.convert = [game["convert"][name][name] for name in ("research", "data")]
        book.row_base = [game["waiting_rows"][row]["base"][row] for row in ("research", "data")]
        book.start = [[start[name] for name in RESOURCES if name != "tp"] for start in game["starts"].values()]
        book.routes = [[] for _ in SLOT_NAMES]
        for route in self.library.routes:
            book.routes[SLOT_NAMES.index(route["from"])].append(SLOT_NAMES.index(route["to"]))
        tokens = self.library.front_runners.values()
        book.front_runner = [0] * 5
        for token in tokens:
            for effect in token["effects"]:
                book.front_runner[RESOURCES.index(effect["resource"])] += effect["amount"]
            if token["kept"]:
                book.front_runner_tp += [token["tp"]] * token["count"]
        for raw in self.library.npcs.values():
            figures = [raw["research"], raw["data"], raw["command"], raw["tp_tokens"], raw["military"]]
            book.npcs.append(NpcBoard(raw["id"], figures))
        book.solo_turns = self.library.solo["solo"]["turn_limit"]
        for raw in self.library.solo["ranks"]:
            book.ranks.append(Rank(raw["win_by_turn"], raw["name"]["en"], raw["name"]["ja"]))


def _tree(name: str) -> int:
    """The number of a tree; -1 for any tree and for none."""
    return TREES.index(name) if name in TREES else -1
