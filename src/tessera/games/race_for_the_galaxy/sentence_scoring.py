"""What the variable points of a card say, in English and Japanese."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tessera.games.race_for_the_galaxy.phrases import Voice, article
from tessera.games.race_for_the_galaxy.sentence_parts import Record, kind_word
from tessera.games.race_for_the_galaxy.vocabulary import CARD_LINES

# What cannot differ if one card is to fit two lines.
_PRINTED: Final = ("world", "good", "cost")


def scoring_words(voice: Voice, record: Record) -> str:
    """All lines of a card; names that are worth the same share one, and a card counts for its best line alone."""
    lines = record["scoring"]
    fitting = [line for line in lines if counts_itself(record, line)]
    best: Any = max(fitting, key=lambda line: line["vp"], default=None)
    texts: list[str] = []
    index = 0
    while index < len(lines):
        line = lines[index]
        names = _names_together(lines, index)
        texts.append(_titles(voice, names, line["vp"]) if names else line_words(voice, line, line is best))
        index += len(names) or 1
    text = voice.say("parts.between_lines").join(texts)
    counting = [line for line in lines if line["match"] in CARD_LINES]
    pairs = [(one, other) for number, one in enumerate(counting) for other in counting[:number]]
    if any(_may_share(one, other) for one, other in pairs):
        text = voice.say("score.best", lines=text)
    return voice.say("parts.sentence", text=text)


def line_words(voice: Voice, line: Record, is_own: bool) -> str:
    """One line, such as `2 VP for each military world`; `is_own` for the line by which its card counts itself."""
    if line["match"] == "different_kinds":
        return voice.say("score.different_kinds", table=voice.join([str(vp) for vp in line["table"]], "or"))
    vp = str(line["vp"])
    if line["match"] not in CARD_LINES:
        return voice.say(f"score.{line['match']}", line.get("per", 1), vp=vp)
    if "title" in line:
        return _titles(voice, [line["title"]], line["vp"])
    return voice.say("score.each", forms=("self",) if is_own else (), vp=vp, what=scored(voice, line))


def _names_together(lines: Sequence[Record], start: int) -> list[str]:
    """The names of cards that are worth the same, as far as they follow one another."""
    names: list[str] = []
    for line in lines[start:]:
        if "title" not in line or line["vp"] != lines[start]["vp"]:
            break
        names.append(line["title"])
    return names


def _titles(voice: Voice, names: list[str], vp: int) -> str:
    return voice.say("score.titles", len(names), vp=str(vp), what=voice.join(names, "and"))


def _may_share(one: Record, other: Record) -> bool:
    """Whether some card could fit both lines."""
    if "title" in one and "title" in other:
        return False
    if "card" not in (one["match"], other["match"]) and one["match"] != other["match"]:
        return False
    return all(one[key] == other[key] for key in _PRINTED if key in one and key in other)


def scored(voice: Voice, line: Record) -> str:
    """What a line counts, such as `Rebel military world` or `development with a Trade power`."""
    before: list[str] = []
    rebels = line.get("military", False) and line.get("keyword") == "rebel"
    if rebels:
        before.append(voice.say("scored.rebel_military"))
    elif "keyword" in line:
        before.append(voice.say("scored.keyword", keyword=voice.say(f"keyword.{line['keyword']}")))
    if "good" in line:
        before.append(voice.say("scored.kind", kind=kind_word(voice, line["good"])))
    if line.get("military", False) and not rebels:
        before.append(voice.say("scored.military"))
    if "world" in line:
        before.append(voice.say(f"scored.{line['world']}"))
    after: list[str] = []
    if "cost" in line:
        after.append(voice.say("scored.cost", line["cost"]))
    if line.get("uplift_symbol", False):
        after.append(voice.say("scored.uplift_symbol"))
    if "power_phase" in line:
        phase = voice.say(f"phase.{line['power_phase']}")
        after.append(voice.say("scored.power_phase", phase=phase, article=article(phase)))
    return voice.say(f"scored.{line['match']}", before="".join(before), after="".join(after))


def counts_itself(record: Record, line: Record) -> bool:
    """Whether a card fits a line of its own."""
    if line["match"] not in ("card", record["type"]):
        return False
    if "title" in line and line["title"] != record["name"]["en"]:
        return False
    if "keyword" in line and line["keyword"] not in record["keywords"]:
        return False
    phases = [power["phase"] for power in record["powers"]]
    if "power_phase" in line and line["power_phase"] not in phases:
        return False
    plain = ("world", "good", "military", "uplift_symbol", "cost")
    return all(line[key] == record.get(key) for key in plain if key in line)
