"""House cards are worth playing: no two of them do the same, and none is better than another in every way."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

from tessera.games.atlas_lost.library import load
from tessera.games.atlas_lost.terms import COST_PARTS, RESOURCES

Record = dict[str, Any]


class Worth:
    """A card as numbers: what it asks for, what it gives, and everything else word by word."""

    def __init__(self, card: Record) -> None:
        self.id: str = card["id"]
        self.kind: str = card["kind"]
        self.install = amounts(card.get("install", {}), COST_PARTS)
        self.cost = amounts(card.get("cost", {}), COST_PARTS)
        self.gains, self.rest = parted(card.get("effects", []))
        self.rest.update([written(modifier) for modifier in card.get("modifiers", [])])
        self.rest.update([written(card.get("requires", {}))])
        for trigger in card.get("triggers", []):
            gains, rest = parted(trigger["effects"])
            self.gains = [a + b for a, b in zip(self.gains, gains, strict=True)]
            self.rest.update(rest)
            self.rest.update([written({key: value for key, value in trigger.items() if key != "effects"})])

    def does(self) -> str:
        """What it does, without what it costs to install."""
        return written([self.kind, self.cost, self.gains, sorted(self.rest.elements())])


def amounts(table: Record, kinds: tuple[str, ...]) -> list[int]:
    """A table of amounts as a list."""
    return [table.get(kind, 0) for kind in kinds]


def written(value: object) -> str:
    """Something of the content, to be compared."""
    return json.dumps(value, sort_keys=True)


def parted(effects: list[Record]) -> tuple[list[int], Counter[str]]:
    """Fixed gains as amounts by resource, and all other steps."""
    gains = dict.fromkeys(RESOURCES, 0)
    rest: Counter[str] = Counter()
    for effect in effects:
        if effect["op"] == "gain" and isinstance(effect["amount"], int):
            gains[effect["resource"]] += effect["amount"]
        else:
            rest[written(effect)] += 1
    return amounts(gains, RESOURCES), rest


def no_more(one: list[int], other: list[int]) -> bool:
    """Whether no part of one is more than that of the other."""
    return all(a <= b for a, b in zip(one, other, strict=True))


def rate(worth: Worth) -> tuple[list[bool], list[bool], float] | None:
    """For a card that turns one kind of thing into one other: which, which, and how many for each."""
    if sum(map(bool, worth.cost)) != 1 or sum(map(bool, worth.gains)) != 1:
        return None
    return [bool(part) for part in worth.cost], [bool(part) for part in worth.gains], sum(worth.gains) / sum(worth.cost)


def dominates(one: Worth, other: Worth) -> bool:
    """Whether one card is never worse: it asks for no more, gives no less, and is better in something; or it turns the
    same things into the same at a better rate."""
    if one.kind != other.kind or one.rest != other.rest or not no_more(one.install, other.install):
        return False
    if no_more(one.cost, other.cost) and no_more(other.gains, one.gains):
        return (one.install, one.cost, one.gains) != (other.install, other.cost, other.gains)
    mine, theirs = rate(one), rate(other)
    return mine is not None and theirs is not None and mine[:2] == theirs[:2] and mine[2] > theirs[2]


def cards() -> list[Worth]:
    """All support cards."""
    return [Worth(card) for card in load().cards.values()]


def pairs() -> Iterator[tuple[Worth, Worth]]:
    """Every card beside every other."""
    return permutations(cards(), 2)


def test_no_two_cards_do_the_same() -> None:
    assert [(one.id, other.id) for one, other in pairs() if one.id < other.id and one.does() == other.does()] == []


def test_no_card_is_better_than_another_in_every_way() -> None:
    assert [(one.id, other.id) for one, other in pairs() if dominates(one, other)] == []


def test_twins_and_better_cards_are_found() -> None:
    def active(id: str, install: int, cost: int, gain: int) -> Worth:
        effects = [{"op": "gain", "resource": "research", "amount": gain}]
        return Worth(
            {"id": id, "kind": "active", "install": {"data": install}, "cost": {"data": cost}, "effects": effects}
        )

    plain = active("plain", 1, 1, 2)

    assert plain.does() == active("dear", 2, 1, 2).does()
    assert dominates(plain, active("dear", 2, 1, 2))
    assert dominates(plain, active("poor", 1, 1, 1))
    assert dominates(plain, active("slow", 1, 2, 3))
    assert not dominates(plain, active("rich", 2, 2, 5))
    assert not dominates(plain, active("cheap", 0, 1, 1))
