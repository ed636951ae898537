"""Whole games, line by line: what a line says it came from had its turn, holds such an effect or such a cost, and the
clause is that of what happened. What may be told is read from the choices and from the content, not from the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from tessera.games.atlas_lost.library import with_reading
from tessera.games.atlas_lost.rulebook import Rulebook
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import TECH_SOURCE, TREES
from tessera.kernel.event import Event
from tessera.kernel.game import Game
from tessera.kernel.record import Record
from tests.golden.library import records
from tests.kernel.games.shelf import start

Table = dict[str, Any]

SLOTS: Final = ("left", "center", "right")
# Lines that are beginnings of their own, or tell what is on the table now: nothing stands before them.
PLAIN: Final = {
    "activates": {"AL-FREE-01"},
    "becomes-ally": {"AL-REL-07", "AL-REL-08"},
    "collects": {"AL-DATA-01"},
    "commands": {"AL-CMD-01"},
    "converts": {"AL-CARD-09", "AL-CARD-10"},
    "first": {"AL-PSET-05"},
    "initiative-gained": {"AL-INI-08"},
    "initiative-lost": {"AL-INI-11", "AL-INI-13"},
    "initiative-taken": {"AL-INI-09", "AL-INI-12"},
    "keeps-initial": {"AL-PSET-08"},
    "no-ally": {"AL-REL-07"},
    "reacts": {"AL-ICON-02"},
    "replenishes": {"AL-REPL-01"},
    "reshuffles": {"AL-DRAW-02", "AL-DRAW-03"},
    "starts": {"AL-ACT-01"},
    "stops": {"AL-VIC-08", "AL-SOLO-07"},
    "trees": {"AL-SETUP-04"},
    "turn": {"AL-TURN-01"},
    "uses-crate": {"AL-CARD-03"},
    "wins-influence": {"AL-VIC-03"},
    "wins-initiative": {"AL-VIC-04"},
    "wins-technology": {"AL-VIC-02"},
}
# Lines that are an action of their own, or what an effect has somebody do: the clause alone, and with its effect.
EITHER: Final = {
    "advances": ("AL-INF-03", "AL-INF-16", {"advance_influence"}),
    "installs": ("AL-CARD-05", "AL-CARD-05", {"install"}),
    "places-team": ("AL-PLACE-01", "AL-PLACE-13", {"place_advance"}),
}
# Lines that an effect caused: their clauses, and which words of the vocabulary do that.
CAUSED: Final = {
    "attaches-economy": ({"AL-ECO-01"}, {"place_economy"}),
    "draws": ({"AL-ICON-06", "AL-DRAW-04"}, {"draw"}),
    "gains": ({"AL-RES-01", "AL-TP-01", "AL-MIL-01", "AL-ACT-09"}, {"gain", "exchange", "others_gain"}),
    "gains-capped": ({"AL-RES-05", "AL-RES-07"}, {"gain", "exchange"}),
    "looks-at-hand": ({"AL-HAND-03"}, {"take_card"}),
    "loses-card": ({"AL-CARD-11"}, {"uninstall"}),
    "moves-team": ({"AL-SCI-01"}, {"move_advance"}),
    "others-gain": ({"AL-ACT-09"}, {"others_gain"}),
    "places-culture": ({"AL-CUL-01"}, {"place_culture"}),
    "places-religion": ({"AL-REL-01"}, {"place_religion"}),
    "recovers": ({"AL-ACT-03", "AL-CARD-03", "AL-FREE-01", "AL-ICON-02"}, {"recover"}),
    "refreshes": ({"AL-FREE-02"}, {"refresh"}),
    "retreats": ({"AL-INF-10"}, {"retreat"}),
    "returns-token": ({"AL-ACT-03", "AL-CARD-03", "AL-FREE-01", "AL-ICON-02"}, {"return_token"}),
    "runs": ({"AL-NEST-01"}, {"run_active"}),
    "steals": ({"AL-STEAL-01", "AL-NPC-07", "AL-NPC-08"}, {"steal"}),
    "takes-card": ({"AL-HAND-03"}, {"take_card"}),
}
GAINED: Final = {
    "research": "AL-RES-01",
    "data": "AL-RES-01",
    "command": "AL-RES-01",
    "tp": "AL-TP-01",
    "military": "AL-MIL-01",
}
TOKENS: Final = {"economy": "AL-ECO-05", "culture": "AL-CUL-06", "religion": "AL-REL-05"}
# How a resolved effect is cited: on a Tech, a card of each kind, a space, a reward tile.
WORKS: Final = {
    "active tech": "AL-ACT-03",
    "passive tech": "AL-ICON-02",
    "crate": "AL-CARD-03",
    "active": "AL-FREE-01",
    "passive": "AL-ICON-02",
    "space": "AL-INF-03",
    "reward": "AL-INF-14",
}


class Thing:
    """What a line says it came from, as the content has it."""

    def __init__(self, book: Rulebook, word: str) -> None:
        kind, _, rest = word.partition(":")
        self.record: Table = {}
        self.kind = kind
        if kind in ("tech", "card"):
            box = book.library.techs if kind == "tech" else book.library.cards
            self.record = with_reading(list(box.values())[int(rest)], book.reading)
            self.kind = f"{self.record['kind']} tech" if kind == "tech" else self.record["kind"]
        elif kind == "space":
            self.record = book.library.spaces[int(rest)]
        elif kind == "reward":
            self.record = book.library.reward_tiles[rest]

    def words(self) -> set[str]:
        """The words of the vocabulary that it uses."""
        return {effect["op"] for effect in tables(self.record) if "op" in effect}

    def costs(self, clause: str, placement: Table) -> list[Table]:
        """The costs that are paid by a clause."""
        inner = list(tables(self.record))
        if clause in ("AL-PLACE-02", "AL-PLACE-03"):
            level = self.record["level"]
            return [placement[f"lv{level}_cost"]] if clause == f"AL-PLACE-0{level}" else []
        if clause == "AL-INF-02":
            return list(self.record["costs"]) if self.kind == "space" else []
        if clause == "AL-CARD-05":
            return [self.record["install"]]
        if clause == "AL-PASS-06":
            return [effect["cost"] for effect in inner if effect.get("op") == "optional"]
        if clause == "AL-ICON-01":
            return [effect["give"] for effect in inner if effect.get("op") == "exchange"]
        used = {"active tech": "AL-ACT-03", "crate": "AL-CARD-12", "active": "AL-FREE-01"}
        return [self.record["cost"]] if used.get(self.kind) == clause else []


def tables(value: object) -> Iterator[Table]:
    """All tables inside a record."""
    if isinstance(value, dict):
        yield value
        for part in value.values():
            yield from tables(part)
    elif isinstance(value, list):
        for part in value:
            yield from tables(part)


def opened(game: Game, picks: Sequence[str], events: list[Event]) -> set[str]:
    """The things whose turn it is by these choices and lines."""
    state = game.state
    assert isinstance(state, Atlas)
    book = state.rulebook
    found: set[str] = set()
    for pick in picks:
        verb, _, rest = pick.partition(" ")
        name = rest.rpartition(" ")[2]
        if verb in ("place", "start", "command", "run") and name in book.tech_numbers:
            found.add(f"tech:{book.tech_numbers[name]}")
        elif verb in ("use", "install", "activate") and name in book.card_numbers:
            found.add(f"card:{book.card_numbers[name]}")
        elif verb in ("replenish", "collect"):
            found.add("row:research" if verb == "replenish" else "row:data")
    for event in events:
        if event.key in ("places-team", "moves-team", "runs", "installs"):
            found.update(word for word in event.words if word.startswith(("tech:", "card:")))
        elif event.key == "reacts":
            number = int(event.words[0].partition(":")[2])
            found.add(f"card:{number}" if number < TECH_SOURCE else f"tech:{number - TECH_SOURCE}")
        elif event.key == "advances":
            found.add(f"space:{event.words[0]}")
            bonus = book.library.spaces[int(event.words[0])]["bonus"]
            slots = [effect["slot"] for effect in tables(bonus) if effect.get("op") == "reward_tile"]
            trees = [TREES[state.trees[SLOTS.index(slot)]] for slot in slots]
            found |= {f"reward:{id}" for id, tile in book.library.reward_tiles.items() if tile["tree"] in trees}
    return found


def check(game: Game, event: Event, source: str) -> None:
    """One line: its clause, and whether its source does such a thing."""
    state = game.state
    assert isinstance(state, Atlas)
    book, words = state.rulebook, event.words[:-1]
    thing = Thing(book, source)
    if event.key in EITHER:
        _, with_effect, ops = EITHER[event.key]
        assert event.clause == with_effect
        assert ops & thing.words()
    elif event.key == "pays":
        costs = thing.costs(event.clause, book.library.game["placement"])
        paid = dict(zip(words[1::2], map(int, words[::2]), strict=True))
        assert any(all(cost.get(kind, 0) >= amount for kind, amount in paid.items()) for cost in costs)
    elif event.key == "pays-tokens":
        kinds = {word.split()[0] for word in words}
        assert event.clause == "AL-INF-06" or {TOKENS[kind] for kind in kinds} == {event.clause}
        assert any(
            ("any_token" if event.clause == "AL-INF-06" else min(kinds)) in table for table in tables(thing.record)
        )
    elif event.key == "team-returns":
        assert event.clause == "AL-SCI-06"
        assert "advance_lv3" in thing.record["cost"]
    elif event.key in ("looks", "keeps"):
        by_placement = event.clause == "AL-DRAW-01" and source.startswith("tech:")
        assert by_placement or (event.clause == WORKS[thing.kind] and "draw" in thing.words())
    elif event.key == "discards":
        check_discard(event, thing, source)
    elif event.key in ("front-runner-2", "front-runner-3"):
        assert event.clause in {"AL-SCI-02", f"AL-FRONT-0{event.key[-1]}"}
        assert thing.record["level"] == int(event.key[-1])
    elif source.startswith("row:"):
        assert (event.key, event.clause) in {
            ("gains", "AL-RES-01"),
            ("gains-capped", "AL-RES-05"),
            ("draws", "AL-DRAW-04"),
        }
    else:
        clauses, ops = CAUSED[event.key]
        assert event.clause in clauses
        assert ops & thing.words()
        if event.key == "gains" and event.clause != "AL-ACT-09":
            assert event.clause == GAINED[words[1]]
        if event.key in ("recovers", "returns-token"):
            assert event.clause == WORKS[thing.kind]


def check_discard(event: Event, thing: Thing, source: str) -> None:
    """Over the limit, after a look at cards, as a payment or by an effect."""
    if source == "limit":
        assert event.clause == "AL-HAND-01"
    elif event.clause == "AL-ICON-06":
        assert any(table.get("op") == "discard" or table.get("discard") for table in tables(thing.record))
    else:
        placed = event.clause == "AL-DRAW-01" and source.startswith("tech:")
        assert placed or (event.clause == WORKS[thing.kind] and "draw" in thing.words())


RECORDS = [path for path in records() if path.parent.name == "atlas-lost"]


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_every_line_cites_its_clause_and_names_its_cause(path: Path) -> None:
    record = Record.parse(path.read_text(encoding="utf-8"))
    game = start("atlas-lost", record.setup.seats, record.setup.seed, record.setup.options)
    state = game.state
    assert isinstance(state, Atlas)
    told, sources = 0, {"limit"}
    for choice in record.choices:
        if any(question.kind in ("action", "influence") for question in game.questions):
            # What had its turn before this choice has it no more.
            sources = {"limit"}
        if choice.picks and choice.picks[0].startswith("advance"):
            sources.add(f"space:{state.factions[choice.seat].influence + 1}")
        game.play(choice.seat, choice.picks)
        state = game.state
        assert isinstance(state, Atlas)
        events = list(game.events[told:])
        told += len(events)
        sources |= opened(game, choice.picks, events)
        for event in events:
            check_line(game, event, sources)
    assert state.over


def check_line(game: Game, event: Event, sources: set[str]) -> None:
    """One line while only these things have their turn."""
    name = game.definition.event_text(game.state, event, -1, "en")
    if event.key in PLAIN:
        assert event.clause in PLAIN[event.key], name
    elif event.words and event.words[-1].startswith("from:"):
        source = event.words[-1].removeprefix("from:")
        assert source in sources, f"{name}: {source} has no turn; there are {sorted(sources)}"
        check(game, event, source)
    else:
        assert event.key in EITHER, f"{name}: it names nothing that it came from"
        assert event.clause == EITHER[event.key][0], name
