"""What the things of The Warp say, in English and Japanese, derived from their records: the only sentences they have.

The phrases are in `phrases.toml`; effects speak through `sentence_effects`, conditions through `sentence_conditions`.
"""

from __future__ import annotations

from typing import Final

from tessera.games.the_warp.library import Library
from tessera.games.the_warp.phrases import Voice, capital
from tessera.games.the_warp.records import NO_LIMIT
from tessera.games.the_warp.sentence_conditions import condition_words, conditions_words
from tessera.games.the_warp.sentence_effects import Manner, effects_words
from tessera.games.the_warp.sentence_parts import Record, cost_words, points_words
from tessera.games.the_warp.vocabulary import COMBAT_TRIGGERS

# Whom the effects of Exiled Races and of the gate act for.
_DEFENCE: Final = "defender"


# Parts that others put into sentences of their own.


def cost_phrase(cost: Record, language: str) -> str:
    """A price, such as `2 Gold and 1 Energy`."""
    return cost_words(Voice(language), cost)


def effects_phrase(effects: list[Record], language: str) -> str:
    """Effects from left to right, without a capital and without a full stop."""
    return effects_words(Voice(language), effects, Manner())


def condition_phrase(condition: Record, language: str) -> str:
    """One condition, without a capital and without a full stop."""
    return condition_words(Voice(language), condition)


# Archive cards.


def card_sentence(record: Record, language: str) -> str:
    """Everything printed on an Archive card but its name."""
    voice = Voice(language)
    value = cost_words(voice, record["discard"]) if record["discard"] else voice.say("card.no_value")
    texts = [voice.say("card.head", kind=voice.say(f"kind.{record['kind']}"), value=value)]
    texts += [text for text in (_playable(voice, record), _discount(voice, record)) if text]
    for number, option in enumerate(record["option"]):
        text = option_sentence(option, language)
        texts.append(voice.say("parts.or_else", text=text) if number else text)
    if record["remove_after_use"]:
        texts.append(voice.say("card.removed"))
    return voice.sentences(texts)


def option_sentence(option: Record, language: str) -> str:
    """One option of an Archive card: its price and what it does."""
    voice = Voice(language)
    effects = effects_words(voice, option["effects"], Manner(is_paid=True))
    return voice.say("parts.priced", cost=cost_words(voice, option["cost"]), text=effects)


def playable_sentence(record: Record, language: str) -> str:
    """When a Combat card can be played at all, and when it is cheaper; nothing for cards without such words."""
    voice = Voice(language)
    return voice.sentences([text for text in (_playable(voice, record), _discount(voice, record)) if text])


def _playable(voice: Voice, record: Record) -> str:
    if not record["playable"]:
        return ""
    return voice.say("card.playable", when=conditions_words(voice, record["playable"]))


def _discount(voice: Voice, record: Record) -> str:
    texts = [
        voice.say("card.discount", when=conditions_words(voice, each["when"]), less=cost_words(voice, each))
        for each in record["discount"]
    ]
    return voice.sentences(texts)


# Missions.


def mission_sentence(record: Record, language: str) -> str:
    """A mission: its type, its points and what it asks for."""
    voice = Voice(language)
    kind = voice.say(f"mission.{record['type']}")
    head = voice.say("mission.head", type=kind, points=points_words(voice, record["points"]))
    asked = voice.say("parts.sentence", text=capital(conditions_words(voice, record["all"])))
    return voice.sentences([head, asked])


# Races.


def race_sentence(race: Record, language: str) -> str:
    """A race in all its roles."""
    voice = Voice(language)
    texts = {
        "active": active_sentence(race, language),
        "reward": reward_ability_sentence(race, language),
        "exiled": exiled_sentence(race, language),
    }
    return voice.sentences([voice.under(voice.say(f"race.{role}"), text) for role, text in texts.items()])


def active_sentence(race: Record, language: str) -> str:
    """What a race does for the player who leads it."""
    voice = Voice(language)
    active = race["active"]
    effects = effects_words(voice, active["effects"], Manner())
    if active["trigger"] == "passive":
        return _sentence(voice, effects)
    parts = [*_limit(voice, active), _moment(voice, active)]
    if active["cost"]:
        parts.append(voice.say("moment.for_cost", cost=cost_words(voice, active["cost"])))
    return _at(voice, voice.say("moment.comma").join(parts), effects)


def _limit(voice: Voice, active: Record) -> list[str]:
    """How often an ability acts, unless that follows from its moment."""
    trigger, limit = active["trigger"], active["limit"]
    own = "combat" if trigger in COMBAT_TRIGGERS else "turn"
    return [] if limit in (NO_LIMIT, own) or trigger == "activated" else [voice.say(f"moment.limit_{limit}")]


def _moment(voice: Voice, active: Record) -> str:
    """When an ability acts, with its conditions."""
    trigger, when = active["trigger"], active["when"]
    if trigger == "activated":
        return voice.say("moment.activated", forms=(active["limit"],))
    if trigger == "extract":
        chosen = [condition["is"] for condition in when]
        return voice.say(f"moment.extract_{chosen[0]}" if chosen else "moment.extract")
    roles = [role for condition in when if condition["cond"] == "role" for role in condition["is"]]
    others = [condition for condition in when if condition["cond"] != "role"]
    named = voice.join([voice.say(f"role.{role}") for role in roles], "or") if roles else ""
    moment = voice.say(f"moment.{trigger}", forms=("as",) if roles else (), roles=named)
    return voice.say("moment.when", moment=moment, when=conditions_words(voice, others)) if others else moment


def reward_ability_sentence(race: Record, language: str) -> str:
    """What a race does for Reward cards."""
    voice = Voice(language)
    reward = race["reward"]
    parts = [voice.say("moment.limit_game")] if reward["permanent"] else []
    parts.append(voice.say("moment.for_rewards", cost=cost_words(voice, {"rewards": reward["cost"]})))
    told = [_lasting(voice, run) for run in _runs(reward["effects"])]
    texts = [_at(voice, voice.say("moment.comma").join(parts), told[0])]
    return voice.sentences(texts + [voice.say("parts.and_then", text=text) for text in told[1:]])


def _runs(effects: list[Record]) -> list[list[Record]]:
    """Effects in their order, those that last apart from those that happen once."""
    runs: list[list[Record]] = []
    for effect in effects:
        if runs and (runs[-1][0]["op"] == "modify") == (effect["op"] == "modify"):
            runs[-1].append(effect)
        else:
            runs.append([effect])
    return runs


def _lasting(voice: Voice, effects: list[Record]) -> str:
    text = effects_words(voice, effects, Manner())
    return voice.say("parts.from_now_on", text=text) if effects[0]["op"] == "modify" else text


def exiled_sentence(race: Record, language: str) -> str:
    """What a race does while it is exiled."""
    voice = Voice(language)
    exiled = race["exiled"]
    # Whoever conquers an area of the race is spoken to; in all else the race is somebody else.
    owner = "" if exiled["trigger"] == "area_conquered" else _DEFENCE
    effects = effects_words(voice, exiled["effects"], Manner(owner))
    if exiled["scope"] == "global":
        return _at(voice, voice.say("moment.everyone"), effects)
    return (
        _sentence(voice, effects)
        if exiled["trigger"] == "passive"
        else _at(voice, voice.say(f"moment.{exiled['trigger']}"), effects)
    )


def guardian_sentence(record: Record, library: Library, language: str) -> str:
    """A Guardian: its dice, its multiplier, its slots and its points."""
    voice = Voice(language)
    slots = record["slots"]
    head = voice.say(
        "guardian.head",
        race=library.races[record["race"]]["name"][language],
        dice=voice.say("guardian.dice", record["dice"]),
        multiplier=str(record["multiplier"]),
        slots=voice.say("guardian.slots", slots) if slots else voice.say("guardian.no_slots"),
    )
    texts = [head]
    for key in ("conquer", "turn", "end"):
        points = voice.say("parts.sentence", text=_guardian_points(voice, record[key]))
        texts.append(voice.under(voice.say(f"guardian.{key}"), points))
    return voice.sentences(texts)


def guardian_points_phrase(points: Record, language: str) -> str:
    """Points of the gate, such as `1 point for every 2 completed Conquest missions`."""
    return _guardian_points(Voice(language), points)


def _guardian_points(voice: Voice, points: Record) -> str:
    flat = points_words(voice, points["flat"])
    if "per" not in points:
        return flat if points["flat"] else voice.say("points.none")
    kind = voice.say(f"mission.{points['per']}")
    per = voice.say("points.per", points["every"], points=points_words(voice, points["points"]), type=kind)
    return voice.say("points.both", flat=flat, per=per) if points["flat"] else per


# Tokens, Reward cards, the player board.


def ability_sentence(record: Record, language: str) -> str:
    """What an Ability Token does for the defence of the gate."""
    voice = Voice(language)
    return _sentence(voice, effects_words(voice, record["effects"], Manner(_DEFENCE)))


def reward_sentence(record: Record, language: str) -> str:
    """What a Reward card does when it is spent."""
    voice = Voice(language)
    return _sentence(voice, effects_words(voice, record["effects"], Manner()))


def track_sentence(record: Record, language: str) -> str:
    """What a track yields at its positions, and its bonus."""
    voice = Voice(language)
    tiers = [voice.say("board.tier", tier["value"], start=str(tier["from"])) for tier in record["tiers"]]
    yields = voice.say(f"board.{record['yields']}", tiers=voice.join(tiers, "and"))
    return voice.sentences([yields, track_bonus_sentence(record, language)])


def track_bonus_sentence(record: Record, language: str) -> str:
    """What is in force from a position of a track on."""
    voice = Voice(language)
    effects = effects_words(voice, record["bonus"], Manner())
    return _at(voice, voice.say("moment.from_position", record["bonus_from"]), effects)


def standing_sentence(record: Record, language: str) -> str:
    """What a building does for its area."""
    voice = Voice(language)
    moments = voice.join([voice.say(f"moment.{moment}") for moment in record["when"]], "either")
    return _at(voice, moments, effects_words(voice, record["effects"], Manner()))


def _sentence(voice: Voice, text: str) -> str:
    return voice.say("parts.sentence", text=capital(text))


def _at(voice: Voice, moment: str, text: str) -> str:
    return voice.say("parts.moment", moment=capital(moment), text=text)
