"""What conditions say: those of missions, of Combat cards and of abilities."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tessera.games.the_warp.phrases import Voice, article
from tessera.games.the_warp.sentence_parts import (
    Record,
    a_building,
    all_of,
    areas_words,
    cost_words,
    the_upgrade,
    things,
)
from tessera.games.the_warp.terms import BUILDINGS, TOP_LEVEL, TRACK_END, TRACKS
from tessera.games.the_warp.vocabulary import ANY


def conditions_words(voice: Voice, conditions: list[Record], is_followed: bool = False) -> str:
    """Conditions that must all hold, as one phrase."""
    told = _merged(conditions)
    last = len(told) - 1
    parts = [condition_words(voice, each, is_followed or i < last) for i, each in enumerate(told)]
    return voice.join(parts, "and")


def _merged(conditions: list[Record]) -> list[Record]:
    """Conditions as they are told: tracks that are to reach the same position are told together."""
    told: list[Record] = []
    for condition in conditions:
        before = told[-1] if told else {}
        if condition["cond"] == before.get("cond") == "track" and condition["min"] == before["min"]:
            told[-1] = {**before, "others": [*before.get("others", []), condition["track"]]}
        else:
            told.append(condition)
    return told


def condition_words(voice: Voice, condition: Record, is_followed: bool = False) -> str:
    """One condition as a phrase without a capital and without a full stop."""
    name = condition["cond"]
    forms = ("on",) if is_followed else ()
    speaker = _SPEAKERS.get(name)
    if speaker is not None:
        return speaker(voice, condition, forms)
    return voice.say(f"cond.{name}", condition.get("min", 1), forms)


Forms = tuple[str, ...]


def _inside(form: str, forms: Forms) -> Forms:
    """A form of its own, before another part if one follows."""
    return (f"{form}_on", form, *forms) if forms else (form,)


# The player board.


def _track(voice: Voice, condition: Record, forms: Forms) -> str:
    names = [condition["track"], *condition.get("others", [])]
    tracks = voice.join([voice.say("track.named", track=voice.say(f"track.{name}")) for name in names], "amounts")
    least = condition["min"]
    shown = _inside("top", forms) if least == TRACK_END else forms
    return voice.say("cond.track", least, shown, tracks=tracks)


def _tracks(voice: Voice, condition: Record, forms: Forms) -> str:
    count = condition["count"]
    tracks = voice.say("cond.all_tracks") if count == len(TRACKS) else voice.say("cond.some_tracks", count)
    key = "cond.tracks_between" if "max" in condition else "cond.tracks"
    least, most = str(condition["min"]), str(condition.get("max", ""))
    return voice.say(key, 1, forms, tracks=tracks, min=least, max=most)


def _level(voice: Voice, condition: Record, forms: Forms) -> str:
    least = condition["min"]
    level = voice.say("cond.at_level", least, ("top",) if least == TOP_LEVEL else ())
    if condition["cond"] == "levels":
        return voice.say("cond.levels", condition["count"], forms, level=level)
    return voice.say("cond.level", 1, forms, level=level, type=voice.say(f"building.{condition['type']}"))


# Buildings and areas.


def _buildings(voice: Voice, condition: Record, forms: Forms) -> str:
    types, count = condition["types"], condition["min"]
    number = things(voice, count)
    if len(types) > 1:
        return voice.say("cond.buildings_several", count, forms, types=all_of(voice, types), things=number)
    word = voice.say(f"building.{types[0]}", count)
    return voice.say("cond.buildings", count, forms, types=word, article=article(word), things=number)


def _building_types(voice: Voice, condition: Record, forms: Forms) -> str:
    count = condition["min"]
    return voice.say("cond.building_types", count, _inside("all", forms) if count == len(BUILDINGS) else forms)


def _in_area(voice: Voice, condition: Record, forms: Forms) -> str:
    besides = "" if condition["colony"] else voice.say("cond.besides_colony")
    return voice.say("cond.buildings_in_area", condition["areas"], forms, min=str(condition["min"]), besides=besides)


def _areas(voice: Voice, condition: Record, forms: Forms) -> str:
    count = condition["min"]
    words = areas_words(voice, condition["where"], count)
    return voice.say("cond.areas", count, forms, area=words, areas=words, things=things(voice, count))


def _garrisons(voice: Voice, condition: Record, forms: Forms) -> str:
    return voice.say("cond.garrisons", condition["count"], forms, min=str(condition["min"]))


# Supplies and hands.


def _resources(voice: Voice, condition: Record, forms: Forms) -> str:
    keys = [key for key in ("gold", "energy", "total") if condition[key]]
    amounts = voice.join([voice.say(f"cond.{key}", condition[key]) for key in keys], "amounts")
    return voice.say("cond.resources", 1, forms, amounts=amounts)


def _hand(voice: Voice, condition: Record, forms: Forms) -> str:
    kind = voice.say(f"kind.{condition.get('kind', 'archive')}")
    return voice.say("cond.hand", condition["min"], forms, kind=kind, article=article(kind))


def _missions_done(voice: Voice, condition: Record, forms: Forms) -> str:
    if "type" not in condition:
        return voice.say("cond.missions_done", condition["min"], forms)
    word = voice.say(f"mission.{condition['type']}")
    shown = _inside("type", forms)
    return voice.say("cond.missions_done", condition["min"], shown, type=word, article=article(word))


def _pay(voice: Voice, condition: Record, forms: Forms) -> str:
    return voice.say("cond.pay", 1, forms, cost=cost_words(voice, condition))


# Deeds.


def _did_build(voice: Voice, condition: Record, forms: Forms) -> str:
    types, count = condition["types"], condition["min"]
    named = all_of(voice, types, "or")
    return voice.say(
        "cond.did_build", count, forms, types=named, built=a_building(voice, types), things=things(voice, count)
    )


def _did_upgrade(voice: Voice, condition: Record, forms: Forms) -> str:
    types = condition["types"]
    shown = _inside("any", forms) if types == [ANY] else forms
    return voice.say("cond.did_upgrade", condition["min"], shown, types=the_upgrade(voice, types))


def _did_conquer(voice: Voice, condition: Record, forms: Forms) -> str:
    count, whose = condition["min"], condition["from"]
    words = areas_words(voice, condition["where"], count, "one" if whose == ANY else whose)
    troops = condition["defenders_min"]
    defended = voice.say("cond.defended", troops) if troops else ""
    return voice.say("cond.did_conquer", count, forms, area=words, areas=words, defended=defended)


def _did_win(voice: Voice, condition: Record, forms: Forms) -> str:
    how = "".join(voice.say(f"cond.{key}") for key in ("uphill", "ship") if condition[key])
    role = voice.say(f"role.{condition['role']}")
    return voice.say("cond.did_win", condition["min"], forms, how=how, role=role)


def _did_gain(voice: Voice, condition: Record, forms: Forms) -> str:
    return voice.say(f"cond.did_gain_{condition['what']}", condition["min"], forms)


# The end of the game, combats, Extract.


def _most(voice: Voice, condition: Record, forms: Forms) -> str:
    return voice.say(f"cond.most_{condition['metric']}", 1, forms)


def _role(voice: Voice, condition: Record, forms: Forms) -> str:
    roles = voice.join([voice.say(f"role.{role}") for role in condition["is"]], "or")
    return voice.say("cond.role", 1, forms, roles=roles)


def _against(voice: Voice, condition: Record, forms: Forms) -> str:
    others = voice.join([voice.say(f"against.{other}") for other in condition["is"]], "or")
    return voice.say("cond.against", 1, forms, others=others)


def _attackers(voice: Voice, condition: Record, forms: Forms) -> str:
    least, most = condition.get("min", 0), condition.get("max", 0)
    if least and most:
        return voice.say("cond.attackers_between", 1, forms, min=str(least), max=str(most))
    return voice.say("cond.attackers_max" if most else "cond.attackers_min", most or least, forms)


def _extract(voice: Voice, condition: Record, forms: Forms) -> str:
    return voice.say(f"cond.extract_choice_{condition['is']}", 1, forms)


Speaker = Callable[[Voice, Record, Forms], str]

_SPEAKERS: Final[dict[str, Speaker]] = {
    "track": _track,
    "tracks": _tracks,
    "level": _level,
    "levels": _level,
    "buildings": _buildings,
    "building_types": _building_types,
    "buildings_in_area": _in_area,
    "areas": _areas,
    "garrisons": _garrisons,
    "resources": _resources,
    "hand": _hand,
    "missions_done": _missions_done,
    "pay": _pay,
    "did_build": _did_build,
    "did_upgrade": _did_upgrade,
    "did_conquer": _did_conquer,
    "did_win": _did_win,
    "did_gain": _did_gain,
    "most": _most,
    "role": _role,
    "against": _against,
    "attackers": _attackers,
    "extract_choice": _extract,
}
