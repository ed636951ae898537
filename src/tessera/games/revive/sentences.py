"""What the things of Revive say, in English and Japanese, derived from their records: the only sentences they have.

The phrases are in `phrases.toml`; effects and technologies speak through `sentence_effects`.
"""

from __future__ import annotations

from typing import Final

from tessera.games.revive.library import Library
from tessera.games.revive.phrases import Voice, capital
from tessera.games.revive.sentence_effects import effects_words, standing_sentence, timed_words
from tessera.games.revive.sentence_parts import (
    Record,
    category_words,
    color_word,
    colors_words,
    cost_words,
    points_words,
    score_words,
    spaces_words,
    tiles_words,
)
from tessera.games.revive.vocabulary import ARTIFACT_COLORS, COLORS, DRAFT_SET, HALVES

_WATER: Final = "water"

# Parts that others put into sentences of their own.


def cost_phrase(cost: Record, language: str) -> str:
    """A price, such as `2 gears and 1 food`."""
    return cost_words(Voice(language), cost)


def effects_phrase(effects: list[Record], language: str) -> str:
    """Effects from left to right, without a capital and without a full stop."""
    return effects_words(Voice(language), effects)


def points_phrase(count: int, language: str) -> str:
    """So many points."""
    return points_words(Voice(language), count)


def effects_sentence(effects: list[Record], language: str) -> str:
    """Effects from left to right, as a whole sentence: rewards of water spaces, bonuses, abilities."""
    return _sentence(Voice(language), effects_words(Voice(language), effects))


# Cards, modules, machines and crates.


def card_sentence(record: Record, language: str) -> str:
    """Everything printed on a citizen card but its name."""
    voice = Voice(language)
    letter = record["set"]
    forms = () if not letter else (("draft",) if letter == DRAFT_SET else ("set",))
    head = voice.say("card.head", 1, forms, color=capital(color_word(voice, record["color"])), set=letter)
    texts = [head, *(half_sentence(record, half, language) for half in HALVES)]
    return voice.sentences([*texts, *_flasks(voice, record)])


def half_sentence(record: Record, half: str, language: str) -> str:
    """One half of a citizen card, behind its name and its slot symbol."""
    voice = Voice(language)
    named = voice.say(f"half.{half}")
    if record[f"slot_symbol_{half}"]:
        named = voice.say("half.symbol", half=named)
    return voice.say("card.half", half=named, text=effects_words(voice, record[half]))


def module_sentence(record: Record, language: str) -> str:
    """A slot module: the colours that activate it, and what it does."""
    voice = Voice(language)
    text = effects_words(voice, record["effects"])
    said = voice.say("module.text", colors=colors_words(voice, record["colors"]), text=text)
    return voice.sentences([said, *_flasks(voice, record)])


def machine_sentence(record: Record, language: str) -> str:
    """A machine: its colour, when it is used and what it does. One without a colour is printed on the board."""
    voice = Voice(language)
    if "color" in record:
        head = voice.say("machine.special", color=capital(color_word(voice, record["color"])))
    else:
        head = voice.say("machine.standard")
    return voice.sentences([head, timed_words(voice, record), *_flasks(voice, record)])


def machine_effect_sentence(record: Record, language: str) -> str:
    """When a machine is used and what it does, without its colour; also for a machine of a tribe board."""
    return timed_words(Voice(language), record)


def crate_sentence(record: Record, language: str) -> str:
    """What a crate gives when it is opened."""
    return timed_words(Voice(language), record)


def _flasks(voice: Voice, record: Record) -> list[str]:
    return [voice.say("card.flasks", flasks=voice.say("amount.flask", record["flasks"]))] if record["flasks"] else []


# The land.


def tile_sentence(record: Record, language: str) -> str:
    """A tile: what exploring it costs and gives, and its spaces."""
    voice = Voice(language)
    texts: list[str] = []
    if "explore_cost" in record:
        texts += [voice.say("tile.cost", cost=cost_words(voice, record["explore_cost"])), _explored(voice, record)]
    if "building_reward" in record:
        small, large = (effects_words(voice, record[f"building_reward{size}"]) for size in ("", "_large"))
        texts.append(voice.say("tile.building", small=small, large=large))
    else:
        texts.append(voice.say("tile.spaces", spaces=spaces_words(voice, [cell["kind"] for cell in record["cells"]])))
    for cell in record["cells"]:
        if cell["kind"] == _WATER:
            texts.append(voice.say("tile.water", text=effects_words(voice, cell["reward"])))
    if not record.get("passable", True):
        texts.append(voice.say("tile.impassable"))
    return voice.sentences(texts)


def _explored(voice: Voice, record: Record) -> str:
    """What the explorer gets, apart from the tile itself."""
    gained: list[Record] = [{"do": "points", "n": record["explore_points"]}] if record["explore_points"] else []
    gained += record["explore_effects"]
    key = "tile.recruit" if record["recruit"] else "tile.no_recruit"
    if not gained:
        return voice.say(f"{key}_only")
    return voice.say(key, gain=effects_words(voice, gained, is_followed=record["recruit"]))


def large_location_sentence(side: Record, language: str) -> str:
    """One side of a large location: what it gives at once, and what it is worth."""
    voice = Voice(language)
    texts = []
    if side["on_populate"]:
        texts.append(voice.say("large_location.on_populate", text=effects_words(voice, side["on_populate"])))
    return voice.sentences([*texts, voice.say("score.at_end", text=score_words(voice, side["score"]))])


# Artifact cards.


def artifact_card_sentence(record: Record, language: str) -> str:
    """An artifact card: its three categories, and how often they score."""
    voice = Voice(language)
    texts = [_category(voice, color, record[color]) for color in ARTIFACT_COLORS]
    return voice.sentences([*texts, voice.say("artifact_card.again")])


def category_phrase(category: Record, language: str) -> str:
    """One category of an artifact card, without its colour."""
    return category_words(Voice(language), category["of"], category["points"], category["every"])


def _category(voice: Voice, color: str, category: Record) -> str:
    text = category_words(voice, category["of"], category["points"], category["every"])
    return voice.say("artifact_card.category", color=capital(color_word(voice, color)), text=text)


# Tribe boards.


def tribe_sentence(side: Record, language: str) -> str:
    """One side of a tribe board: what it begins with, and its ability."""
    voice = Voice(language)
    texts = []
    if side["start_tiles"]:
        texts.append(voice.say("tribe_tile.begins_with", tiles=tiles_words(voice, side["start_tiles"])))
    return voice.sentences([*texts, voice.say("tribe.ability", text=effects_words(voice, side["ability"]))])


def ability_sentence(side: Record, language: str) -> str:
    """The tribe ability alone."""
    return effects_sentence(side["ability"], language)


def technology_sentence(record: Record, language: str) -> str:
    """What a technology does: at once, and for the rest of the game."""
    voice = Voice(language)
    texts = []
    if record["immediate"]:
        texts.append(voice.say("tribe.at_once", text=effects_words(voice, record["immediate"])))
    return voice.sentences(texts + [standing_sentence(voice, standing) for standing in record["standing"]])


def tribe_tile_sentence(record: Record, language: str) -> str:
    """What a tribe tile does where it lies."""
    voice = Voice(language)
    texts = []
    if record.get("counts_as"):
        texts.append(voice.say("tribe_tile.counts_as", kind=voice.say(f"space.{record['counts_as']}")))
    if record["range_origin"]:
        texts.append(voice.say("tribe_tile.range_origin"))
    if record["own_discount"]:
        texts.append(voice.say("tribe_tile.own_discount", record["own_discount"]))
    texts += [voice.say(f"tribe_tile.{key}") for key in ("pays_owner", "returns") if record[key]]
    if record["builder_points"]:
        texts.append(voice.say("tribe_tile.builder_points", points=points_words(voice, record["builder_points"])))
    return voice.sentences(texts)


# The player board and the tracks.


def reward_space_sentence(record: Record, library: Library, language: str) -> str:
    """A reward space: the markers it asks for, and what it gives."""
    voice = Voice(language)
    asked = [
        voice.say("reward.need", record["needs"][color], color=color_word(voice, color))
        for color in COLORS
        if color in record["needs"]
    ]
    text = reward_phrase(record, library, language)
    return voice.say("reward.needs", needs=capital(voice.join(asked, "amounts")), text=text)


def reward_phrase(record: Record, library: Library, language: str) -> str:
    """What a reward space gives, without a capital."""
    voice = Voice(language)
    machine = library.standard_machines[record["machine"]]["name"][language] if "machine" in record else ""
    color = color_word(voice, record["color"]) if "color" in record else ""
    points = points_words(voice, record.get("points_per_card", 0))
    return voice.say(f"reward.{record['kind']}", machine=machine, color=color, points=points)


def hibernation_sentence(record: Record, library: Library, language: str) -> str:
    """A space of the hibernation track: its reward, and whether an artifact goes first."""
    voice = Voice(language)
    removes = record["space"] == library.game["hibernation_track"]["remove_artifact_on"]
    texts = [voice.say("board.removes")] if removes else []
    return voice.sentences([*texts, voice.say("board.hibernation", text=effects_words(voice, record["effects"]))])


def progress_sentence(record: Record, language: str) -> str:
    """A bonus of the progress track."""
    voice = Voice(language)
    return voice.say("board.progress", record["space"], text=effects_words(voice, record["effects"]))


def score_bonus_sentence(record: Record, language: str) -> str:
    """A bonus of the point track."""
    voice = Voice(language)
    return voice.say("board.score", record["at"], text=effects_words(voice, record["effects"]))


def track_sentence(record: Record, language: str) -> str:
    """A machine track: what advances it, and what steps beyond its end give."""
    voice = Voice(language)
    advance = voice.say("board.track", terrain=voice.say(f"space.{record['terrain']}"))
    overflow = voice.say("board.overflow", record["last"], text=effects_words(voice, [record["overflow"]]))
    return voice.sentences([advance, overflow])


def _sentence(voice: Voice, text: str) -> str:
    return voice.say("parts.sentence", text=capital(text))
