"""Every word of the vocabulary can be spoken and drawn, whatever its parameters."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

from tessera.games.revive import terms
from tessera.games.revive.governing import BY_COUNTER, BY_EFFECT, BY_STANDING
from tessera.games.revive.icons import effect_icons, score_icons, standing_icons
from tessera.games.revive.library import glossary
from tessera.games.revive.phrases import Voice, phrases
from tessera.games.revive.sentence_effects import standing_sentence
from tessera.games.revive.sentence_parts import score_words
from tessera.games.revive.sentences import effects_phrase, machine_sentence
from tessera.games.revive.vocabulary import EFFECTS, SCORES, STANDING, Parameter, Parameters
from tests.rows import for_each

Record = dict[str, Any]
LANGUAGES = ("en", "ja")
NUMBER = re.compile(r"[+-]?\d+")
INNER: Record = {"do": "crate", "n": 2}
OTHER: Record = {"do": "wake", "n": 1}


def values(parameter: Parameter) -> list[Any]:
    """What may stand under a key: each word, both flags, 1 and more, some lists; None where it may be absent."""
    found: list[Any]
    if parameter.type == "number":
        found = [number for number in (0, 1, 2, 12) if parameter.least <= number <= parameter.most]
        return found if parameter.is_needed or parameter.default is not None else [*found, None]
    if parameter.type == "flag":
        return [True, False]
    if parameter.type == "word":
        return list(parameter.words) if parameter.is_needed else [*parameter.words, None]
    if parameter.type == "words":
        found = [[word] for word in parameter.words] + [list(parameter.words[:2]), list(parameter.words)]
        return found if parameter.is_needed else [*found, None]
    if parameter.type == "cost":
        return [{parameter.words[0]: 1}, {parameter.words[1]: 2, parameter.words[3]: 1}]
    if parameter.type == "effects":
        return [[INNER], [OTHER, INNER]]
    if parameter.type == "effect_lists":
        return [[[INNER], [OTHER]], [[INNER], [OTHER], [INNER, OTHER]]]
    if parameter.type == "by_color":
        return [{}, {color: [INNER] for color in parameter.words}]
    return [[{"at_least": 1, "points": 2}], [{"at_least": 2, "points": 1}, {"at_least": 4, "points": 5}]]


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
        {"do": name, **table}
        for name, parameters in EFFECTS.items()
        for table in all_of(parameters)
        if is_legal(name, table)
    ]


def is_legal(name: str, table: Record) -> bool:
    """Whether a reader would take it: a colour only among cards that are seen, a size only of buildings."""
    if name == "recruit":
        return "color" not in table or table["from"] == "display"
    return name != "action" or "size" not in table or table["kind"] == "build"


def legal_standing() -> list[Record]:
    """Every standing effect of a technology with every choice of its words."""
    found = []
    for name, parameters in STANDING.items():
        for table in all_of(parameters):
            actions = table.setdefault("actions", []) if name == "machine" else []
            unlike = name == "machine" and (table["timing"] == "with_action") != bool(actions)
            sized = name == "discount" and "size" in table and table["action"] != "build"
            if name == "on":
                table.setdefault("effects", [])
            if not unlike and not sized:
                found.append({"mod": name, **table})
    return found


def is_whole(said: str) -> bool:
    """A phrase with no gap left open and nothing doubled."""
    doubled = ("  ", "..", "。。", "、、", "のの", "をを", "する、", "None", " ,", ",,")
    return bool(said) and "{" not in said and not any(mark in said for mark in doubled)


def strange(drawn: list[str]) -> list[str]:
    """What is drawn and is neither a term nor a number."""
    return [icon for icon in drawn if icon not in glossary() and not NUMBER.fullmatch(icon)]


def test_there_are_effects_of_all_kinds() -> None:
    assert {effect["do"] for effect in legal_effects()} == set(EFFECTS) == set(BY_EFFECT)
    assert {standing["mod"] for standing in legal_standing()} == set(STANDING) == set(BY_STANDING)
    assert set(BY_COUNTER) == set(EFFECTS["per"]["of"].words)
    assert len(legal_effects()) > 300
    assert len(legal_standing()) > 100


@for_each("language", LANGUAGES)
def test_every_legal_effect_speaks_alone_and_before_another(language: str) -> None:
    for effect in legal_effects():
        alone = effects_phrase([effect], language)
        before = effects_phrase([effect, OTHER], language)

        assert is_whole(alone), (effect, alone)
        assert is_whole(before), (effect, before)
        assert len(before) > len(alone)


@for_each("language", LANGUAGES)
def test_words_and_numbers_of_an_effect_are_told(language: str) -> None:
    """Nothing is swallowed: an effect with other parameters says something else."""
    told: dict[str, Record] = {}
    for effect in legal_effects():
        said = effects_phrase([effect], language)

        assert said not in told, (effect, told[said], said)
        told[said] = effect


def test_a_price_with_range_is_told_as_one() -> None:
    place = {"do": "place_tribe_tile", "tile": "forest", "on": ["sand"], "pay_range": True}

    said = [effects_phrase([{"do": "pay", "cost": {"crystal": 1}, "then": [place, INNER]}], each) for each in LANGUAGES]

    assert said == [
        "pay 1 crystal and the food for range to place a forest tile on a free sand space, then gain 2 crates",
        "クリスタル1個と距離コストを支払って、空いている砂地に森タイルを置き、木箱2枚を得る",
    ]


@for_each("language", LANGUAGES)
def test_every_standing_effect_speaks_as_a_sentence_of_its_own(language: str) -> None:
    told: dict[str, Record] = {}
    for standing in legal_standing():
        said = standing_sentence(Voice(language), standing) if is_active(standing) else ""

        assert not is_active(standing) or is_whole(said), (standing, said)
        assert not said or said[-1] in ".。"
        assert said not in told or not said, (standing, told[said], said)
        told[said] = standing


def is_active(standing: Record) -> bool:
    """Whether a standing effect does anything: a trigger must set something off."""
    return standing["mod"] != "on" or bool(standing["effects"] or standing.get("by_color"))


@for_each("language", LANGUAGES)
def test_every_score_speaks(language: str) -> None:
    told: dict[str, Record] = {}
    for kind, parameters in SCORES.items():
        for table in all_of(parameters):
            score = {"kind": kind, **table}
            said = score_words(Voice(language), score)

            assert is_whole(said), (score, said)
            assert said not in told, (score, told[said], said)
            assert strange(score_icons(score)) == []
            told[said] = score


def test_every_legal_effect_is_drawn_with_known_icons() -> None:
    for effect in legal_effects():
        assert effect_icons(effect)
        assert strange(effect_icons(effect)) == [], effect
    for standing in legal_standing():
        assert standing_icons(standing)
        assert strange(standing_icons(standing)) == [], standing


def test_actions_are_told_before_what_changes_them() -> None:
    record = {"timing": "with_action", "actions": ["explore", "play_card"], "effects": [INNER], "flasks": 0}

    assert machine_sentence(record, "en") == (
        "Standard machine. With an explore action or when you play a card: gain 2 crates."
    )
    assert machine_sentence({**record, "actions": ["build", "populate"]}, "ja") == (
        "標準マシン。建設か入植のアクションで：木箱2枚を得る。"
    )


def test_every_word_of_the_game_has_its_phrases() -> None:
    known = phrases()

    wanted = [f"cost.{name}" for name in (*terms.RESOURCES, "basic")]
    wanted += [f"resource.{name}" for name in (*terms.RESOURCES, "basic")]
    wanted += [f"color.{name}" for name in (*terms.COLORS, *terms.ARTIFACTS)]
    wanted += [f"track.{name}" for name in (*terms.COLORS, "any")] + [f"space.{name}" for name in terms.KINDS]
    wanted += [f"size.{name}" for name in terms.SIZES] + [f"side.{name}" for name in terms.SIDES]
    wanted += [f"half.{name}" for name in terms.HALVES] + [f"action.{name}" for name in terms.ACTIONS]
    wanted += [f"tribe_tile.{name}" for name in terms.TILES] + [f"trigger.{name}" for name in terms.TRIGGERS]
    wanted += [f"{section}.{name}" for section in ("counter", "counted") for name in terms.COUNTERS]
    wanted += [f"reward.{name}" for name in terms.REWARDS]

    assert [key for key in wanted if key not in known] == []


def test_every_word_of_the_game_is_a_term() -> None:
    known = glossary()

    wanted = [*terms.RESOURCES, "basic", *terms.COLORS, *terms.ARTIFACTS, *terms.SIDES, *terms.COUNTERS]
    wanted += [f"{color}_track" for color in (*terms.COLORS, "any")] + [f"{size}_building" for size in terms.SIZES]
    wanted += [kind for kind in terms.KINDS if kind != "large"] + [*terms.ACTIONS, *terms.REWARDS, *terms.TRIGGERS]

    assert [code for code in wanted if code not in known] == []
