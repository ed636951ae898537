"""What differs between two pieces of plain data, as plain data: small where little changed, and applied in a few lines.

`frames.Changed` tells how it is written.
"""

from __future__ import annotations

from typing import Any, TypeAlias

# An object, a list of one or a list of three.
Change: TypeAlias = dict[str, Any] | list[Any]


def change(old: object, new: object) -> Change:
    """What makes the new of the old, which differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        return _of_objects(old, new)
    if isinstance(old, list) and isinstance(new, list):
        return _of_lists(old, new)
    return [new]


def _of_objects(old: dict[str, Any], new: dict[str, Any]) -> Change:
    members: dict[str, Any] = {key: None for key in old if key not in new}
    for key, value in new.items():
        if key not in old:
            members[key] = [value]
        elif old[key] != value:
            members[key] = change(old[key], value)
    return members


def _of_lists(old: list[Any], new: list[Any]) -> Change:
    if len(old) == len(new):
        places = [place for place, value in enumerate(new) if old[place] != value]
        # Numbers and words are shorter than their places.
        if 2 * len(places) > len(new) and not any(isinstance(new[place], dict | list) for place in places):
            return [new]
        return {str(place): change(old[place], new[place]) for place in places}
    shorter = min(len(old), len(new))
    first = 0
    while first < shorter and old[first] == new[first]:
        first += 1
    last = 0
    while last < shorter - first and old[-1 - last] == new[-1 - last]:
        last += 1
    return [first, len(old) - last - first, new[first : len(new) - last]]


def changed(old: Any, by: Change) -> Any:
    """What a change makes of the old, which stays as it is. Members that do not differ are the same objects."""
    if isinstance(by, list):
        if len(by) == 1:
            return by[0]
        first, gone, instead = by
        return [*old[:first], *instead, *old[first + gone :]]
    new = old.copy()
    for key, inner in by.items():
        if isinstance(old, list):
            new[int(key)] = changed(old[int(key)], inner)
        elif inner is None:
            del new[key]
        else:
            new[key] = changed(old.get(key), inner)
    return new


def position_after(position: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """What a frame `changed` makes of the position that was shown before."""
    news = {name: told[name] for name in ("number", "since", "log")}
    return {**changed(position, told["changes"]), **news}
