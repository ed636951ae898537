"""Where a record comes from, and each part of it that comes from elsewhere: rulebook, public or house."""

from __future__ import annotations

from typing import Any

from tessera.games.race_for_the_galaxy.phrases import Voice, phrases
from tessera.games.race_for_the_galaxy.vocabulary import SOURCES

Record = dict[str, Any]


def source_mark(record: Record, language: str) -> str:
    """The source of a record, with that of each part that comes from elsewhere."""
    voice, parts = Voice(language), _parts(record, language)
    return voice.say(
        "source.mark",
        forms=("parts",) if parts else (),
        source=voice.say(f"source.{record['source']}"),
        parts=voice.join(parts, "and") if parts else "",
    )


def with_parts(text: str, record: Record, language: str) -> str:
    """A sentence that is shown beside the source of its record: which of its parts are house is said there and then."""
    voice, parts = Voice(language), _parts(record, language, ("house",))
    if not parts:
        return text
    return voice.sentences([text, voice.say("source.parts", parts=voice.join(parts, "and"))])


def _parts(record: Record, language: str, told: tuple[str, ...] = SOURCES) -> list[str]:
    """The parts that come from elsewhere than their record, each with its source."""
    voice = Voice(language)
    found: list[str] = []
    for key in record:
        if key.endswith("_source") and record[key] != record["source"] and record[key] in told:
            part = f"source.part_{key.removesuffix('_source')}"
            name = voice.say(part if part in phrases() else "source.part_other")
            found.append(voice.say("source.part", part=name, source=voice.say(f"source.{record[key]}")))
    return found
