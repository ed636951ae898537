"""What goals, search categories and the robot's tiles say, in English and Japanese."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tessera.games.race_for_the_galaxy.phrases import Voice, article
from tessera.games.race_for_the_galaxy.sentence_parts import Record
from tessera.games.race_for_the_galaxy.terms import AREAS

_ROWS: Final = ("action", "action_both", "response")


# Goals and search categories.


def goal_sentence(goal: Record, language: str) -> str:
    """What a goal asks for, what it is worth, and when it is checked."""
    voice = Voice(language)
    condition, vp = goal["condition"], voice.say("reward.vp", goal["vp"])
    if goal["class"] == "most":
        what = voice.say(f"most.{condition['metric']}", keyword=_keyword(voice, condition))
        texts = [voice.say("goal.most", condition["at_least"], what=what, vp=vp)]
    else:
        texts = [voice.say("goal.first", what=_condition(voice, condition), vp=vp)]
    texts.append(_checks(voice, goal["check"]))
    if goal["min_set"] > 1:
        texts.append(voice.say("goal.set", number=str(goal["min_set"])))
    return voice.sentences(texts)


def _condition(voice: Voice, condition: Record, form: str = "") -> str:
    for key, manner in (("any_of", "either"), ("all_of", "both")):
        if key in condition:
            first, *others = condition[key]
            parts = [_condition(voice, first, form)] + [_condition(voice, other, "then") for other in others]
            return voice.join(parts, manner)
    limit = "at_most" if "at_most" in condition else "at_least"
    forms = (form,) if form else ()
    if limit == "at_most":
        forms = ("at_most", *forms)
    return voice.say(f"metric.{condition['metric']}", condition[limit], forms=forms, keyword=_keyword(voice, condition))


def _keyword(voice: Voice, condition: Record) -> str:
    return voice.say(f"keyword.{condition['keyword']}") if "keyword" in condition else ""


def _checks(voice: Voice, checks: Sequence[str]) -> str:
    phases = [voice.say(f"phase.{moment}") for moment in checks if moment not in ("round_start", "round_end")]
    if not phases:
        return voice.say("goal.check_round")
    moments = voice.join(phases, "phases")
    return voice.say("goal.check_start" if "round_start" in checks else "goal.check", moments=moments)


def category_sentence(category: Record, language: str, names: Mapping[str, str] | None = None) -> str:
    """What a search category looks for; `names` tells the cards of which the searcher decides, by id."""
    voice = Voice(language)
    texts = [voice.say("category.text", number=str(category["number"]), text=category["text"][language])]
    if "optional_match" in category:
        cards = [(names or {}).get(card, card) for card in category["optional_match"]]
        texts.append(voice.say("category.optional", cards=voice.join(cards, "and")))
    if category.get("requires") == "takeovers":
        texts.append(voice.say("category.takeovers"))
    return voice.sentences(texts)


# The robot.


def robot_tile_sentence(tile: Record, language: str) -> str:
    """What the robot does on an area of its mat, or on a tile that lies in its place."""
    voice = Voice(language)
    texts: list[str] = []
    if "replaces" in tile:
        key = "robot.replaces_once" if "once" in tile else "robot.replaces"
        texts.append(voice.say(key, area=voice.say(f"area.{tile['replaces']}")))
    if "counter_action_credit" in tile:
        action, response = str(tile["counter_action_credit"]), str(tile["counter_response_credit"])
        texts.append(voice.say("robot.counter", action=action, response=response))
    for row in _ROWS:
        if row in tile:
            heading = voice.say(f"robot.{row}{_manner(tile) if row == 'response' else ''}")
            texts.append(voice.say("parts.sentence", text=voice.under(heading, _steps(voice, tile[row]))))
    return voice.sentences(texts)


def _manner(tile: Record) -> str:
    if tile.get("response_needs_credit", False):
        return "_credit"
    return "_once" if tile.get("response_once", False) else ""


def _steps(voice: Voice, steps: Sequence[Record]) -> str:
    if not steps:
        return voice.say("robot.nothing")
    return voice.say("parts.between_steps").join([_step(voice, step) for step in steps])


def _step(voice: Voice, step: Record) -> str:
    name = step["step"]
    if name == "find":
        return _find(voice, step)
    ending = f"_per_{step['plus_per']}" if "plus_per" in step else ""
    ending += f"_if_{step['if_stack_has']}" if "if_stack_has" in step else ""
    count: int = step["economy_times"] if name == "vp" else step.get("amount", 1)
    return voice.say(f"step.{name}{ending}", count)


def _find(voice: Voice, step: Record) -> str:
    more: list[str] = []
    if "six_cost_credit" in step:
        more.append(voice.say("step.six_cost", step["six_cost_credit"]))
    if "never_keyword" in step:
        keyword = voice.say(f"keyword.{step['never_keyword']}")
        more.append(voice.say("step.never", keyword=keyword, article=article(keyword)))
    if "prestige_for_keyword" in step:
        keyword = voice.say(f"keyword.{step['prestige_for_keyword']}")
        more.append(voice.say("step.prestige_for", keyword=keyword, article=article(keyword)))
    listed = voice.say("parts.between_steps").join(more)
    return voice.say(
        "step.find_from_draw_pile" if "from" in step else "step.find",
        what=voice.say(f"find.{step['what']}"),
        worth=voice.say("step.worth", step["min_vp"]) if "min_vp" in step else "",
        paying=voice.say("step.paying", step["credit"]) if "credit" in step else "",
        more=voice.say("step.more", more=listed) if more else "",
    )


def robot_die_sentence(die: Record, language: str) -> str:
    """What is on the six faces of a die of the robot."""
    voice = Voice(language)
    faces = [voice.say(f"area.{face}" if face in AREAS else f"robot.face_{face}") for face in die["faces"]]
    return voice.say("robot.faces", faces=voice.join(faces, "list"))


def robot_start_sentence(world: Record, tiles: Mapping[str, str], language: str) -> str:
    """How the robot begins with a start world; `tiles` names its special tiles by id."""
    voice = Voice(language)
    texts = [
        voice.say(
            "robot.start",
            number=str(world["number"]),
            credit=str(world["credit"]),
            economy=str(world["economy"]),
            stack=str(world["draw_stack"]),
        ),
        _face(voice, world),
    ]
    if world["tiles"]:
        texts.append(voice.say("robot.tiles", tiles=voice.join([tiles[tile] for tile in world["tiles"]], "list")))
    return voice.sentences(texts)


def _face(voice: Voice, world: Record) -> str:
    face = voice.say(f"area.{world['robot_face']}")
    if "robot_face_after_first_trade" in world:
        after = voice.say(f"area.{world['robot_face_after_first_trade']}")
        return voice.say("robot.face_after_trade", face=face, after=after)
    if "robot_face_flips" in world:
        first, last = (voice.say(f"area.{side}") for side in world["robot_face_flips"])
        return voice.say("robot.face_flips", face=face, first=first, last=last)
    return voice.say("robot.face", face=face)
