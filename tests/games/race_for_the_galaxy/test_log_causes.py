"""Whole games, every line of whose log is asked: which step told you, by which clause, and what did you come from?"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import FrameType
from typing import Final

import pytest

import tessera
from tessera.games.race_for_the_galaxy.effects import EFFECTS
from tessera.games.race_for_the_galaxy.rulebook import Card
from tessera.games.race_for_the_galaxy.state import Race
from tessera.kernel.chance import Chance, key_of
from tessera.kernel.definition import OptionValue
from tessera.kernel.event import Event
from tessera.kernel.game import Game
from tessera.kernel.state import Step

# What each step may tell, and by which clauses (RFTG- left out), read off the rulebook.
TOLD: Final[dict[str, dict[str, str]]] = {
    "StartPlay": {"start": "SETUP-07", "robot_start": "ROBOT-06"},
    "SaveFromHand": {"save": "SETUP-11"},
    "PickCard": {"draft": "DRAFT-03"},
    # The round
    "RoundStart": {
        "round": "ROUND-01",
        "lead_chip": "PRESTIGE-10 PRESTIGE-11",
        "lead_draw": "PRESTIGE-10",
        "robot_lead_chip": "ROBOT-55",
        "robot_lead_draw": "ROBOT-55",
        "goal_first": "GOAL-19",
    },
    "ShowActions": {"actions": "ROBOT-12 ROUND-13"},
    "ShowLastAction": {"actions": "ROUND-01 ROBOT-65"},
    "RollDice": {"robot_rolls": "ROBOT-12"},
    "PlaceDice": {"robot_places": "ROBOT-14"},
    "Reveal": {"actions": "ROUND-01", "boost": "PRESTIGE-17"},
    "Search": {"search": "SEARCH-04"},
    "SearchOn": {"search_found": "SEARCH-09", "search_shown": "SEARCH-09", "search_failed": "SEARCH-07"},
    "TakeMatch": {"search_found": "SEARCH-09", "search_shown": "SEARCH-09", "search_on": "SEARCH-05"},
    "MayFit": {"search_found": "SEARCH-09", "search_shown": "SEARCH-09", "search_on": "SEARCH-05"},
    "EndPhase": {
        "goal_first": "GOAL-06",
        "goal_most": "GOAL-09 GOAL-11 GOAL-13",
        "goal_lost": "GOAL-12 GOAL-13",
        "lead": "PRESTIGE-05",
        "lead_tied": "PRESTIGE-08",
        "lead_none": "PRESTIGE-09",
        "robot_leads": "ROBOT-55",
    },
    # Explore
    "Explore": {"phase": "ROUND-02 ROBOT-22", "explore": "EXPLORE-01 EXPLORE-03"},
    "ExploreDraws": {"explore": "EXPLORE-01 EXPLORE-03"},
    "DiscardForPrestige": {"discard_for_prestige": "EXPLORE-08"},
    "KeepCards": {"keep": "EXPLORE-01"},
    "DiscardCards": {"discard": "EXPLORE-06 DEVELOP-08 SETTLE-38"},
    # Develop
    "Develop": {"phase": "ROUND-02 TWO-02 ROBOT-22", "draw": "DEVELOP-07 DEVELOP-08"},
    "RevealDevelopments": {"place": "DEVELOP-01", "pass_develop": "DEVELOP-01"},
    "SpendGood": {"spend_good": "DEVELOP-15 SETTLE-33", "kind": "KIND-01"},
    "PayCards": {"pay": "DEVELOP-02 SETTLE-02"},
    "SaveCards": {"save": "DEVELOP-10 SETTLE-35"},
    "DiscardFromTableau": {"discard_card": "DEVELOP-13 SETTLE-13 SETTLE-22 SETTLE-30"},
    "AfterDevelopment": {"draw": "DEVELOP-16", "prestige": "DEVELOP-11 PRESTIGE-02"},
    # Settle
    "Settle": {"phase": "ROUND-02 TWO-02 ROBOT-22"},
    "RevealWorlds": {"place": "SETTLE-01", "pass_settle": "SETTLE-01"},
    "RaiseMilitary": {
        "raised": "SETTLE-14 SETTLE-15 SETTLE-16 SETTLE-17",
        "raise_hand": "SETTLE-15",
        "discard_card": "SETTLE-14",
        "spend_prestige": "SETTLE-16",
        "spend_good": "SETTLE-17",
        "kind": "KIND-01",
    },
    "AfterSettling": {
        "settled": "SETTLE-02 SETTLE-13 SETTLE-23",
        "conquered": "SETTLE-03 SETTLE-30",
        "draw": "SETTLE-04 SETTLE-37 SETTLE-38",
        "prestige": "PRESTIGE-02 SETTLE-29 SETTLE-30 SETTLE-39",
        "produce": "SETTLE-36",
    },
    "ChooseKind": {"kind": "KIND-01"},
    "SetKindForGoal": {"kind": "KIND-01"},
    "MoreSettling": {"place_more": "SETTLE-20 SETTLE-22"},
    "ReplaceWorld": {"replace": "SETTLE-42", "prestige": "PRESTIGE-02 SETTLE-42"},
    # Takeovers
    "ChooseTarget": {"declare": "TAKEOVER-10", "discard_card": "TAKEOVER-10 TAKEOVER-33"},
    "DefeatTakeover": {"defeat": "TAKEOVER-38", "spend_prestige": "TAKEOVER-38"},
    "BeginTakeover": {"target_gone": "TAKEOVER-24", "second_fails": "TAKEOVER-23"},
    "Defend": {
        "raised": "SETTLE-14 SETTLE-15 SETTLE-16 SETTLE-17",
        "raise_hand": "SETTLE-15",
        "discard_card": "SETTLE-14",
        "spend_prestige": "SETTLE-16",
        "spend_good": "SETTLE-17",
        "kind": "KIND-01",
    },
    "FinishTakeover": {
        "takeover_won": "TAKEOVER-13",
        "takeover_lost": "TAKEOVER-13",
        "destroyed": "TAKEOVER-31",
        "prestige": "TAKEOVER-30 TAKEOVER-31 TAKEOVER-33 SETTLE-39",
        "draw": "SETTLE-04 SETTLE-37 SETTLE-38",
    },
    # Consume
    "Consume": {"phase": "ROUND-02 ROBOT-22", "draw": "CONSUME-14", "chips": "CONSUME-20"},
    "SellGood": {"sell": "TRADE-01", "sale_draw": "TRADE-02", "draw": "CONSUME-14", "chips": "CONSUME-20"},
    "SellByPower": {"sell": "TRADE-08", "sale_draw": "TRADE-02"},
    "UsePower": {
        "use": "CONSUME-02 CONSUME-10 CONSUME-12 CONSUME-13 CONSUME-15 CONSUME-16 CONSUME-18 CONSUME-19 CONSUME-24"
        " TRADE-08",
        "consume": "CONSUME-05",
        "chips": "CONSUME-13 CONSUME-18 CONSUME-24",
        "draw": "CONSUME-24",
        "spend_prestige": "CONSUME-24",
        "kind": "KIND-01",
    },
    "ConsumeGoods": {
        "consume": "CONSUME-05",
        "chips": "CONSUME-06 CONSUME-23",
        "draw": "CONSUME-06 CONSUME-23",
        "prestige": "CONSUME-23",
    },
    "ConsumeKind": {"consume": "CONSUME-05", "chips": "CONSUME-12 CONSUME-19", "draw": "CONSUME-19"},
    "ConsumeHand": {
        "discard": "CONSUME-10",
        "chips": "CONSUME-08",
        "draw": "CONSUME-21",
        "prestige": "CONSUME-22",
    },
    "DiscardForChips": {"discard_for_chips": "PRESTIGE-23"},
    "NameNumber": {"gamble_won": "CONSUME-15", "gamble_lost": "CONSUME-15"},
    "PlaceAnte": {"ante_won": "CONSUME-16", "ante_lost": "CONSUME-16"},
    "KeepFlipped": {"gamble_keep": "CONSUME-16"},
    # Produce
    "Produce": {
        "phase": "ROUND-02 ROBOT-22",
        "produce": "PRODUCE-01",
        "draw": "PRODUCE-05 PRODUCE-09 PRODUCE-16 PRODUCE-24 PRESTIGE-28",
        "prestige": "PRODUCE-20 PRODUCE-21",
        "take_saved": "PRODUCE-14",
    },
    "UseProduce": {
        "produce": "PRODUCE-02 PRODUCE-04 PRESTIGE-28",
        "draw": "PRODUCE-05 PRODUCE-07 PRODUCE-08 PRODUCE-09",
        "kind": "KIND-01",
    },
    "DiscardToProduce": {
        "discard": "PRODUCE-11 PRODUCE-17",
        "produce": "PRODUCE-11 PRODUCE-17",
        "draw": "PRODUCE-05",
    },
    "DrawForMost": {"draw": "PRODUCE-10 PRODUCE-13"},
    # The end
    "DiscardDown": {"hand_limit": "END-01 END-02 ROBOT-56"},
    "RoundEnd": {"goal_first": "GOAL-24"},
    "Salvage": {"salvage": "END-03 DRAFT-09", "goal_first": "GOAL-24"},
    "FixKind": {"kind": "SCORE-26"},
    "EndGame": {"end": "END-04 END-06 ROBOT-57"},
    # The robot
    "RobotExplores": {
        "robot_acts": "ROBOT-28 ROBOT-30",
        "robot_responds": "ROBOT-29 ROBOT-30",
        "robot_draws": "ROBOT-28 ROBOT-29 ROBOT-30",
        "robot_credit": "ROBOT-25 ROBOT-28 ROBOT-30",
    },
    "RobotDevelops": {
        "robot_acts": "ROBOT-32 ROBOT-34 ROBOT-44",
        "robot_responds": "ROBOT-33 ROBOT-34 ROBOT-44",
        "robot_idle": "ROBOT-33",
        "robot_counter": "ROBOT-31",
        "robot_draws": "ROBOT-32 ROBOT-34 ROBOT-44",
        "robot_discards": "ROBOT-26",
        "robot_places_card": "ROBOT-27",
        "robot_prestige": "ROBOT-44 ROBOT-55",
    },
    "RobotSettles": {
        "robot_acts": "ROBOT-35 ROBOT-37 ROBOT-40 ROBOT-41 ROBOT-43",
        "robot_responds": "ROBOT-36 ROBOT-37 ROBOT-40 ROBOT-41 ROBOT-42",
        "robot_idle": "ROBOT-36",
        "robot_draws": "ROBOT-35 ROBOT-36 ROBOT-37 ROBOT-40 ROBOT-41 ROBOT-42",
        "robot_discards": "ROBOT-26",
        "robot_places_card": "ROBOT-27",
        "robot_prestige": "ROBOT-44 ROBOT-55",
        "robot_credit": "ROBOT-25 ROBOT-43",
        "robot_economy": "ROBOT-25 ROBOT-43",
        "robot_leaves": "ROBOT-43",
    },
    "RobotConsumes": {
        "robot_acts": "ROBOT-45 ROBOT-46 ROBOT-47 ROBOT-52",
        "robot_responds": "ROBOT-48",
        "robot_chips": "ROBOT-45 ROBOT-46 ROBOT-47 ROBOT-48",
        "robot_credit": "ROBOT-25 ROBOT-45 ROBOT-47 ROBOT-52",
        "robot_economy": "ROBOT-25 ROBOT-46 ROBOT-47",
        "robot_prestige": "ROBOT-52",
        "robot_face": "ROBOT-50 ROBOT-51",
    },
    "RobotProduces": {
        "robot_acts": "ROBOT-53 ROBOT-54",
        "robot_economy": "ROBOT-25 ROBOT-53",
        "robot_credit": "ROBOT-25 ROBOT-54",
        "robot_face": "ROBOT-51",
    },
}
TOLD["CheckPhase"] = TOLD["EndPhase"]

# Where the words of an event begin to say what it came from; and which events must say it.
SOURCES: Final = {
    **dict.fromkeys(("chips", "draw", "discard", "prestige", "raise_hand", "salvage", "save", "spend_prestige"), 1),
    **dict.fromkeys(("take_saved", "place_more", "destroyed", "spend_good", "discard_for_chips", "boost"), 1),
    **dict.fromkeys(("defeat", "raised", "replace", "sell"), 2),
    **dict.fromkeys(("takeover_lost", "takeover_won", "discard_for_prestige"), 3),
    "use": 0,
}
MAY_SAY: Final = {"conquered": 1, "explore": 2, "hand_limit": 1, "produce": 1, "settled": 1}

# What a card that something came from has on it, by the clause (RFTG- left out).
PRINTED: Final[dict[str, str]] = {
    "CONSUME-02": "consume_goods",
    "CONSUME-06": "consume_goods",
    "CONSUME-08": "consume_hand_cards",
    "CONSUME-10": "consume_hand_cards",
    "CONSUME-12": "consume_different_kinds",
    "CONSUME-13": "consume_all_goods",
    "CONSUME-14": "consume_draw",
    "CONSUME-15": "gamble_name_cost",
    "CONSUME-16": "gamble_ante",
    "CONSUME-18": "consume_this_world_good",
    "CONSUME-19": "consume_up_to_different_kinds",
    "CONSUME-20": "consume_gain_vp",
    "CONSUME-21": "consume_hand_cards",
    "CONSUME-22": "consume_hand_cards",
    "CONSUME-23": "consume_goods",
    "CONSUME-24": "consume_prestige",
    "DEVELOP-07": "develop_draw",
    "DEVELOP-08": "develop_draw_then_discard",
    "DEVELOP-10": "develop_save_payment_card",
    "DEVELOP-11": "develop_prestige_after",
    "DEVELOP-15": "develop_discount_by_good",
    "DEVELOP-16": "develop_draw_after",
    "DRAFT-09": "take_round_end_discards",
    "END-02": "hand_limit",
    "END-03": "take_round_end_discards",
    "EXPLORE-03": "explore_draw explore_keep explore_mix_hand",
    "EXPLORE-06": "explore_mix_hand",
    "EXPLORE-08": "explore_discard_for_prestige",
    "PRODUCE-04": "produce_windfall",
    "PRODUCE-05": "produce_draw_if_this",
    "PRODUCE-07": "produce_draw_per_good",
    "PRODUCE-08": "produce_draw_per_kind",
    "PRODUCE-09": "produce_draw_per_world",
    "PRODUCE-10": "produce_draw_if_most",
    "PRODUCE-11": "produce_this_world_by_discard",
    "PRODUCE-13": "produce_draw_if_most",
    "PRODUCE-14": "produce_take_saved",
    "PRODUCE-16": "produce_draw_per_world",
    "PRODUCE-17": "produce_windfall_by_discard",
    "PRODUCE-20": "produce_prestige_if_this",
    "PRODUCE-21": "produce_prestige_if_most_worlds",
    "PRODUCE-24": "produce_draw",
    "SETTLE-13": "settle_free_by_self_discard",
    "SETTLE-14": "temporary_military_by_self_discard",
    "SETTLE-15": "temporary_military_by_hand",
    "SETTLE-16": "temporary_military_by_prestige",
    "SETTLE-17": "temporary_military_by_good",
    "SETTLE-20": "settle_second_world",
    "SETTLE-22": "settle_extra_military_by_self_discard",
    "SETTLE-23": "pay_for_military",
    "SETTLE-29": "pay_for_military_prestige",
    "SETTLE-30": "conquer_non_military_by_self_discard",
    "SETTLE-33": "settle_discount_by_good",
    "SETTLE-35": "settle_save_payment_card",
    "SETTLE-36": "settle_produce_after",
    "SETTLE-37": "settle_draw_after",
    "SETTLE-38": "settle_draw_then_discard_after",
    "SETTLE-39": "settle_prestige_after",
    "SETTLE-42": "settle_replace_world",
    "SETUP-11": "start_save_card",
    "TAKEOVER-13": "takeover",
    "TAKEOVER-30": "takeover",
    "TAKEOVER-31": "takeover",
    "TAKEOVER-33": "conquer_non_military_by_self_discard",
    "TAKEOVER-38": "defeat_takeover",
    "TRADE-01": "trade_bonus trade_bonus_this_world trade_bonus_per_world",
    "TRADE-08": "consume_sell_good trade_bonus trade_bonus_this_world trade_bonus_per_world",
}
# Clauses by which something comes from the bonus of an action.
OF_BONUS: Final = (
    *("EXPLORE-03", "EXPLORE-06", "SETTLE-04", "TRADE-01"),
    *("PRODUCE-02", "PRESTIGE-17", "PRESTIGE-23", "PRESTIGE-28"),
)

SETUPS: Final[list[tuple[int, dict[str, OptionValue]]]] = [
    (4, {}),
    (3, {"sets": "set3", "goals": True, "takeovers": True, "start": "choice"}),
    (3, {"sets": "set3", "draft": True}),
    (2, {"sets": "set2", "scenario": "imperium-vs-rebel"}),
    (2, {"sets": "set3", "experienced": True, "goals": True}),
    (1, {"robot": "old-earth"}),
    (1, {"sets": "set2", "robot": "rebel-cantina"}),
    (1, {"sets": "set3", "robot": "alien-research-team"}),
]


class Listener(list[Event]):
    """Events, with the step that told each of them."""

    def __init__(self) -> None:
        super().__init__()
        self.told_by: list[str] = []

    def append(self, event: Event) -> None:
        frame: FrameType | None = sys._getframe(1)
        while frame is not None and not isinstance(frame.f_locals.get("self"), Step):
            frame = frame.f_back
        assert frame is not None, f"{event.key} is told by no step"
        self.told_by.append(type(frame.f_locals["self"]).__name__)
        super().append(event)


def played(seats: int, options: dict[str, OptionValue], seed: str) -> tuple[Game, Listener]:
    """A random game that rather does something than passes, and what it told."""
    game = tessera.start("race-for-the-galaxy", seats=seats, seed=seed, options=options)
    assert game.state.log is not None
    heard = game.state.log.events = Listener()
    chance = Chance(key_of(seed), 0)
    while game.outcome is None:
        question = game.questions[chance.below(len(game.questions))]
        ids = [option.id for option in question.options]
        ids = [id for id in ids if id not in ("pass", "done")] or ids
        least, most = question.pick[0], min(question.pick[1], len(ids))
        count = least + chance.below(max(0, most - least) + 1)
        game.play(question.seat, [ids[place] for place in chance.sample(list(range(len(ids))), count)])
    return game, heard


def complaints(game: Game, heard: Listener) -> Iterator[str]:
    """What is wrong with the clauses and causes of a log."""
    state = game.state
    assert isinstance(state, Race)
    chosen: dict[int, list[str]] = {}
    for event, step in zip(heard, heard.told_by, strict=True):
        clause = event.clause.removeprefix("RFTG-")
        told = f"{step} tells {event.key} {event.words} by {clause}"
        if clause not in TOLD.get(step, {}).get(event.key, "").split():
            yield f"{told}, which is not its clause"
        if event.key == "round":
            chosen = {}
        elif event.key == "actions":
            chosen[event.seat] = event.words
        first = SOURCES.get(event.key, MAY_SAY.get(event.key, -1))
        if first < 0:
            continue
        sources = [word for word in event.words[first:] if ":" in word]
        if event.key in SOURCES and not sources:
            yield f"{told}, and not what it comes from"
        for source in sources:
            sort, _, rest = source.partition(":")
            if sort == "bonus":
                if clause not in OF_BONUS or rest not in chosen[event.seat]:
                    yield f"{told}, a bonus that it has not: {chosen[event.seat]}"
            elif not _has(state.card(int(rest)), clause):
                yield f"{told}, which is not printed on {state.card(int(rest)).id}"


def _has(card: Card, clause: str) -> bool:
    """Whether a card has something printed on it of which a clause speaks."""
    if clause == "PRESTIGE-02":
        return card.prestige > 0
    return bool({EFFECTS[power.effect] for power in card.powers} & set(PRINTED.get(clause, "").split()))


@pytest.mark.parametrize(("seats", "options"), SETUPS, ids=str)
def test_every_line_of_the_log_cites_its_clause_and_names_what_it_came_from(
    seats: int, options: dict[str, OptionValue]
) -> None:
    for number in range(3):
        assert list(complaints(*played(seats, options, f"causes {number}"))) == []


def test_a_line_that_cites_or_names_something_else_is_found() -> None:
    game, heard = played(2, {"sets": "set3"}, "causes broken")
    assert list(complaints(game, heard)) == []
    place = next(place for place, event in enumerate(heard) if event.key == "draw" and event.words[1:])
    event = heard[place]
    other = game.state
    assert isinstance(other, Race)
    colony = other.rulebook.piece_names.index("colony-ship")

    broken = [
        Event(event.key, "RFTG-EXPLORE-01", event.seat, event.words, event.pieces, event.seen),
        Event(event.key, event.clause, event.seat, event.words[:1], event.pieces, event.seen),
        Event(event.key, event.clause, event.seat, ["1", f"card:{colony}"], event.pieces, event.seen),
        Event(event.key, event.clause, event.seat, ["1", "bonus:prestige-develop"], event.pieces, event.seen),
    ]

    for wrong in broken:
        heard[place] = wrong
        assert list(complaints(game, heard)) != []
