"""No trigger may lead back to its own event, or two cards could answer each other for ever."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from tessera.kernel.refusal import ContentError

Record = dict[str, Any]

_TOKEN_EVENTS: Final = ("place_token economy", "place_token culture", "place_token religion")

# What a step makes happen, beside what depends on its resource.
_CAUSES: Final[dict[str, tuple[str, ...]]] = {
    "others_gain": ("given",),
    "place_economy": ("place_token economy",),
    "place_culture": ("place_token culture",),
    "place_religion": ("place_token religion", "become_ally"),
    "move_advance": ("move_advance",),
    "place_advance": ("place_advance",),
    "install": ("install",),
    "run_active": ("active_tech",),
    "steal": ("steal", "attacked"),
    "retreat": ("attacked",),
    "return_token": ("attacked", "become_ally"),
    "uninstall": ("attacked",),
    "take_card": ("attacked",),
    "advance_influence": ("influence_advance",),
}


def check_chains(records: dict[str, Record], bonuses: Iterable[Sequence[Record]]) -> None:
    """Refuse triggers that lead back to their own event, directly or through other records.

    `records` are all Techs and cards by the place they were written; `bonuses` the effects of track spaces
    and reward tiles. A trigger limited to once per turn cannot run for ever and may lead anywhere.
    """
    of_techs = {
        event for record in records.values() if "level" in record for event in _caused(record.get("effects", ()))
    }
    of_track = {event for bonus in bonuses for event in _caused(bonus)}
    nested = {"active_tech": of_techs, "influence_advance": of_track}
    leads_to: dict[str, set[str]] = {}
    open_ended = [
        (place, number, trigger)
        for place, record in records.items()
        for number, trigger in enumerate(record.get("triggers", ()), start=1)
        if "limit" not in trigger
    ]
    for _, _, trigger in open_ended:
        for event in _events(trigger):
            leads_to.setdefault(event, set()).update(_widened(_caused(trigger["effects"]), nested))
    for place, number, trigger in open_ended:
        reached = _reached(_widened(_caused(trigger["effects"]), nested), leads_to)
        if reached.intersection(_events(trigger)):
            raise ContentError(
                f"{place}: triggers[{number}]",
                f'leads back to its own event "{trigger["on"]}".',
                'Add limit = "once_per_turn", or choose another effect.',
                f"自分のきっかけの「{trigger['on']}」に戻ってきます。",
                'limit = "once_per_turn"を書くか、別の効果にしてください。',
            )


def _events(trigger: Record) -> tuple[str, ...]:
    if trigger["on"] != "place_token":
        return (trigger["on"],)
    return (f"place_token {trigger['kind']}",) if "kind" in trigger else _TOKEN_EVENTS


def _caused(effects: Iterable[Record]) -> set[str]:
    found: set[str] = set()
    for step in effects:
        found.update(_CAUSES.get(step["op"], ()))
        if step["op"] in ("gain", "steal") and step["resource"] == "military":
            found.add("gain_military")
        for cost in (step.get("cost", {}), step.get("give", {})):
            if "religion" in cost or "any_token" in cost:
                found.add("become_ally")
        for option in (step, *step.get("options", ())):
            for key in ("effects", "then", "otherwise"):
                found |= _caused(option.get(key, ()))
    return found


def _widened(events: set[str], nested: dict[str, set[str]]) -> set[str]:
    """These events, and those of the Techs run or the track bonuses taken along the way."""
    wider = set(events)
    while True:
        more = {event for cause, inner in nested.items() if cause in wider for event in inner} - wider
        if not more:
            return wider
        wider |= more


def _reached(start: set[str], leads_to: dict[str, set[str]]) -> set[str]:
    reached: set[str] = set()
    waiting = sorted(start)
    while waiting:
        event = waiting.pop()
        if event not in reached:
            reached.add(event)
            waiting.extend(sorted(leads_to.get(event, set())))
    return reached
