"""Every word of the vocabulary can be spoken and drawn, whatever its parameters."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

from tessera.games.the_warp import terms
from tessera.games.the_warp.icons import active_icons, effect_icons
from tessera.games.the_warp.icons_conditions import condition_icons
from tessera.games.the_warp.library import glossary
from tessera.games.the_warp.phrases import phrases
from tessera.games.the_warp.sentences import active_sentence, condition_phrase, effects_phrase, mission_sentence
from tessera.games.the_warp.vocabulary import (
    ACTIVE_PLACES,
    COMBAT_STATS,
    CONDITIONS,
    EFFECTS,
    FILTER,
    TYPED_STATS,
    Parameter,
    Parameters,
)
from tests.rows import for_each

Record = dict[str, Any]
LANGUAGES = ("en", "ja")
NUMBER = re.compile(r"[+-]?\d+")
INNER: Record = {"op": "draw_archive", "n": 2}
SIDED: Record = {"op": "reroll", "n": 1, "side": "defender", "own_troops": False}
AMOUNTS = ({"gold", "energy", "any"}, {"gold", "energy"}, {"gold", "energy", "total"})


def values(parameter: Parameter) -> list[Any]:
    """What may stand under a key: each word, both flags, 1 and more, some lists; None where it may be absent."""
    found: list[Any]
    if parameter.type == "number":
        found = [number for number in (-2, -1, 0, 1, 2, 4) if parameter.least <= number <= parameter.most]
        found = found if parameter.is_needed or parameter.default == 0 else [*found, None]
        return found or [parameter.least]
    if parameter.type == "flag":
        return [True, False] if parameter.is_needed or parameter.default is not None else [True, False, None]
    if parameter.type == "word":
        return list(parameter.words) if parameter.is_needed or parameter.default else [*parameter.words, None]
    if parameter.type == "words":
        return [[word] for word in parameter.words] + [list(parameter.words[:2]), list(parameter.words)]
    if parameter.type == "types":
        found = [["any"], ["gold_mine"], ["trade_post", "assault_ship"]]
        return found if parameter.is_needed else [*found, None]
    if parameter.type == "cost":
        return [{"any": 2}, {"gold": 1, "energy": 1}, *([] if parameter.is_needed else [{}])]
    if parameter.type == "where":
        return [{}, {"zone": "central"}]
    if parameter.type == "effects":
        return [[INNER], [SIDED, SIDED]]
    return [[[INNER], [SIDED]], [[INNER], [SIDED], [INNER, SIDED]]]


def all_of(parameters: Parameters) -> list[Record]:
    """Every combination of parameters."""
    tables = [
        dict(zip(parameters, choice, strict=True))
        for choice in product(*(values(parameter) for parameter in parameters.values()))
    ]
    return [{key: value for key, value in table.items() if value is not None} for table in tables]


def legal_effects() -> list[Record]:
    """Every effect with every choice of its words, one of a thing and several."""
    return [
        {"op": name, **table}
        for name, parameters in EFFECTS.items()
        for table in all_of(parameters)
        if is_legal(name, table)
    ]


def is_legal(name: str, table: Record) -> bool:
    """Whether a reader would take it: it changes something, and only some numbers know types."""
    if name in ("gain", "opponent_card_cost"):
        return any(table.values())
    if name == "modify" and "types" in table and table["stat"] not in TYPED_STATS:
        return False
    if name == "modify" and table["own_troops"] and table["stat"] not in COMBAT_STATS:
        return False
    return bool(table.get("n", 1))


def legal_conditions() -> list[Record]:
    """Every condition with every choice of its words."""
    found = []
    for name, parameters in CONDITIONS.items():
        for table in all_of(parameters):
            empty = name in ("resources", "pay") and not any(table.values())
            lacking = name == "attackers" and not table
            crossed = table.get("max", 99) < table.get("min", 0)
            if not (empty or lacking or crossed):
                found.append({"cond": name, **table})
    return found


def is_whole(said: str) -> bool:
    """A phrase with no gap left open and nothing doubled."""
    doubled = ("  ", "..", "。。", "、、", "のの", "をを", "である、", "する、", "None")
    return bool(said) and "{" not in said and not any(mark in said for mark in doubled)


def test_there_are_effects_and_conditions_of_all_kinds() -> None:
    assert {effect["op"] for effect in legal_effects()} == set(EFFECTS)
    assert {condition["cond"] for condition in legal_conditions()} == set(CONDITIONS)
    assert len(legal_effects()) > 600
    assert len(legal_conditions()) > 1400


@for_each("language", LANGUAGES)
def test_every_legal_effect_speaks_alone_and_before_another(language: str) -> None:
    for effect in legal_effects():
        alone = effects_phrase([effect], language)
        before = effects_phrase([effect, INNER], language)

        assert is_whole(alone), (effect, alone)
        assert is_whole(before), (effect, before)
        assert len(before) > len(alone) - 4


@for_each("language", LANGUAGES)
def test_words_and_numbers_of_an_effect_are_told(language: str) -> None:
    """Nothing is swallowed: an effect with other parameters says something else."""
    told: dict[str, Record] = {}
    for effect in legal_effects():
        said = effects_phrase([effect], language)
        same = told.get(said)

        assert same is None or is_the_same(effect, same), (effect, same, said)
        told[said] = effect


def is_the_same(effect: Record, other: Record) -> bool:
    """Discounts on all types are told alike whether "any" is written or left out; "each" of one sort is one choice."""
    return {**effect, "types": effect.get("types", ["any"])} == {**other, "types": other.get("types", ["any"])}


@for_each("language", LANGUAGES)
def test_every_legal_condition_speaks_alone_and_before_another(language: str) -> None:
    told: dict[str, Record] = {}
    for condition in legal_conditions():
        alone = condition_phrase(condition, language)
        pair = {"type": "progress", "points": 1, "all": [condition, {"cond": "gate"}]}
        both = mission_sentence(pair, language)

        assert is_whole(alone), (condition, alone)
        assert is_whole(both), (condition, both)
        assert alone not in told, (condition, told.get(alone))
        told[alone] = condition


@for_each("language", LANGUAGES)
def test_every_area_filter_speaks(language: str) -> None:
    told: dict[str, Record] = {}
    for where in all_of(FILTER):
        if where.get("mult_min", 1) > where.get("mult_max", 4):
            continue
        for count in (1, 2):
            said = condition_phrase({"cond": "areas", "min": count, "where": where}, language)

            assert is_whole(said), (where, said)
            # No area is above 4, so "4 or more" and "4 to 4" are the same.
            assert said not in told or (where["mult_min"], told[said]["mult_min"]) == (4, 4), (where, said)
            told[said] = where


def test_every_legal_effect_and_condition_is_drawn_with_known_icons() -> None:
    known = glossary()

    for effect in legal_effects():
        drawn = effect_icons(effect)

        assert drawn
        assert [icon for icon in drawn if icon not in known and not NUMBER.fullmatch(icon)] == [], effect
    for condition in legal_conditions():
        drawn = condition_icons(condition)

        assert drawn
        assert [icon for icon in drawn if icon not in known and not NUMBER.fullmatch(icon)] == [], condition


@for_each("language", LANGUAGES)
def test_every_trigger_and_limit_speaks_and_is_drawn(language: str) -> None:
    known = glossary()
    told: set[str] = set()
    for trigger, limit in product(ACTIVE_PLACES, terms.LIMITS):
        race = {"active": {"trigger": trigger, "limit": limit, "when": [], "cost": {"gold": 1}, "effects": [INNER]}}

        said = active_sentence(race, language)
        told.add(said)

        assert is_whole(said), said
        assert [icon for icon in active_icons(race) if icon not in known and not NUMBER.fullmatch(icon)] == []
    assert len(told) > 2 * len(ACTIVE_PLACES)


def test_every_word_of_the_game_has_its_phrases() -> None:
    known = phrases()

    wanted = [f"building.{name}" for name in (*terms.BUILDINGS, "any")]
    wanted += [f"track.{name}" for name in terms.TRACKS] + [f"kind.{name}" for name in terms.CARD_KINDS]
    wanted += [f"mission.{name}" for name in terms.MISSION_TYPES] + [f"action.{name}" for name in terms.ACTIONS]
    wanted += [f"role.{name}" for name in terms.ROLES] + [f"against.{name}" for name in terms.AGAINST]
    wanted += [f"moment.{name}" for name in terms.TRIGGERS[1:]] + [f"side.{name}" for name in terms.SIDES[1:]]

    assert [key for key in wanted if key not in known] == []
