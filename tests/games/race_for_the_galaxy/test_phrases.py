"""Every word of the vocabulary can be spoken and drawn, whatever its parameters."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

from tessera.games.race_for_the_galaxy import terms
from tessera.games.race_for_the_galaxy.icons import icons, line_icons
from tessera.games.race_for_the_galaxy.library import glossary
from tessera.games.race_for_the_galaxy.phrases import phrases
from tessera.games.race_for_the_galaxy.sentences import (
    goal_sentence,
    power_sentence,
    robot_tile_sentence,
    scoring_sentence,
)
from tessera.games.race_for_the_galaxy.vocabulary import (
    ANY_KIND,
    EFFECTS,
    EMPIRE_LINES,
    FILTERS,
    PHASES,
    STEPS,
    Parameter,
)
from tests.rows import for_each

Record = dict[str, Any]
LANGUAGES = ("en", "ja")
NUMBER = re.compile(r"[+-]?\d+")
REWARDS = ("vp", "draw", "prestige", "vp_each", "draw_each")


def values(parameter: Parameter) -> list[Any]:
    """What may stand under a key: each word, both flags, the lowest number, 1 and 3; None where it may be absent."""
    if parameter.type == "number":
        usual = [number for number in (1, 3) if parameter.least < number <= parameter.most]
        return [*([] if parameter.is_needed or parameter.default == 0 else [None]), parameter.least, *usual]
    if parameter.type == "flag":
        return [True, False]
    found: list[Any] = [True] if parameter.type == "yes" else list(parameter.words)
    return found if parameter.is_needed else [*found, None]


def all_of(parameters: dict[str, Parameter]) -> list[Record]:
    """Every combination of parameters."""
    tables = [
        dict(zip(parameters, choice, strict=True))
        for choice in product(*(values(parameter) for parameter in parameters.values()))
    ]
    return [{key: value for key, value in table.items() if value is not None} for table in tables]


def legal_powers() -> list[Record]:
    """Every effect with every choice of its words and flags, one of a thing and several."""
    return [
        {"phase": effect.phase, "effect": name, **table}
        for name, effect in EFFECTS.items()
        for table in all_of(effect.parameters)
        if is_legal(name, table)
    ]


def is_legal(name: str, power: Record) -> bool:
    """Whether a reader would take it: it does something, and costs what its activation names."""
    rewards = [power[key] for key in REWARDS if key in power]
    if name.startswith("consume_") and rewards and not any(rewards):
        return False
    if name == "takeover":
        return bool((power["activation"] == "spend_prestige") == (power["prestige_cost"] > 0))
    if name == "takeover_defense":
        return any(power.values())
    if name == "consume_prestige":
        return not all(rewards)
    return bool(power.get("low", 0) <= power.get("high", 9))


def is_whole(said: str, language: str) -> bool:
    """A sentence with an end, no gap left open and nothing doubled."""
    doubled = ("  ", "..", "。。", "、、", "のの", "をを")
    end = "." if language == "en" else "。"
    return said.endswith(end) and "{" not in said and not any(mark in said for mark in doubled)


def test_there_are_powers_of_all_kinds() -> None:
    powers = legal_powers()

    assert {power["effect"] for power in powers} == set(EFFECTS)
    assert len(powers) > 600


@for_each("language", LANGUAGES)
def test_every_legal_power_speaks_a_whole_sentence(language: str) -> None:
    for power in legal_powers():
        said = power_sentence(power, language)

        assert is_whole(said, language), (power, said)


@for_each("language", LANGUAGES)
def test_numbers_of_a_power_are_told(language: str) -> None:
    """No amount is swallowed: a power with other numbers says something else."""
    told: dict[str, Record] = {}
    for power in legal_powers():
        said = power_sentence(power, language)
        where = f"{power['phase']} {said}"

        assert where not in told, (power, told.get(where))
        told[where] = power


def test_every_legal_power_is_drawn_with_known_icons() -> None:
    known = glossary()

    for power in legal_powers():
        drawn = icons(power)

        assert drawn[0] == power["phase"]
        assert len(drawn) > 1
        assert [icon for icon in drawn if icon not in known and not NUMBER.fullmatch(icon)] == [], power


def legal_lines() -> list[Record]:
    """Scoring lines with every combination of filters, and those of a whole empire."""
    lines: list[Record] = [
        {"vp": 2, "match": match, **table} for match, filters in FILTERS.items() for table in all_of(filters)
    ]
    lines += [{"vp": 1, "match": match, "per": 3} for match in EMPIRE_LINES if match != "different_kinds"]
    lines.append({"match": "different_kinds", "table": [1, 3, 6, 10]})
    lines.append({"vp": 3, "match": "card", "title": "Old Earth"})
    return lines


@for_each("language", LANGUAGES)
def test_every_legal_line_speaks_and_is_drawn(language: str) -> None:
    known = glossary()

    for line in legal_lines():
        said = scoring_sentence(line, language)
        drawn = line_icons(line)

        assert is_whole(said, language), (line, said)
        assert "VP" in said
        assert drawn[0] == "vp"
        assert [icon for icon in drawn if icon not in known and not NUMBER.fullmatch(icon)] == [], line


@for_each("language", LANGUAGES)
def test_every_metric_speaks_in_first_and_most_goals(language: str) -> None:
    for metric in terms.METRICS:
        for count in (1, 4):
            condition = {"metric": metric, "at_least": count, "keyword": "alien"}
            goal: Record = {"class": "first", "check": ["settle"], "min_set": 1, "vp": 3}

            said = goal_sentence({**goal, "condition": condition}, language)
            both = goal_sentence({**goal, "condition": {"all_of": [condition, condition]}}, language)

            assert is_whole(said, language), said
            assert is_whole(both, language), both
            if f"most.{metric}" in phrases():
                assert is_whole(goal_sentence({**goal, "class": "most", "condition": condition}, language), language)


@for_each("language", LANGUAGES)
def test_every_step_of_the_robot_speaks(language: str) -> None:
    for name, parameters in STEPS.items():
        for table in all_of(parameters):
            said = robot_tile_sentence({"action": [{"step": name, **table}]}, language)

            assert is_whole(said, language), (name, table, said)


def test_every_word_of_the_game_has_its_phrases() -> None:
    known = phrases()

    wanted = [f"phase.{phase}" for phase in (*PHASES, "scoring")]
    wanted += [f"kind.{kind}" for kind in ANY_KIND] + [f"keyword.{word}" for word in terms.KEYWORDS]
    wanted += [f"worlds.{name}" for name in (*terms.CLASSES, "any")]
    wanted += [f"area.{area}" for area in (*terms.AREAS, *terms.FACES[:6])]
    wanted += [f"takeover.{word}" for word in (*terms.TAKEOVER_TARGETS, *terms.ACTIVATIONS)]

    assert [key for key in wanted if key not in known] == []
