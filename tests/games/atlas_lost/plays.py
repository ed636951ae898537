"""Tests that play a Tech or a card: they name it, and read off everything that changed on the table.

    @plays("SCI-13")
    def test_signal_refinery() -> None:
        scene = table("SCI-13", data=2)

        assert changes(scene, "install SCI-13") == ["A data 2 -> 1", "A hand -SCI-13", "A installed +SCI-13"]
        assert changes(scene, "activate SCI-13") == ["A research 0 -> 2", "A data 1 -> 0"]

Nothing may change that the list does not name, and nothing may be left to decide: a record that does too much fails
like one that does too little.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypeVar

from tessera.games.atlas_lost.state import GONE
from tessera.games.atlas_lost.terms import RESOURCES, TOKENS, TREES
from tests.games.atlas_lost.scene import Scene

Test = TypeVar("Test", bound=Callable[..., None])
Sight = int | str | list[str]


def plays(*ids: str) -> Callable[[Test], Test]:
    """This test plays these Techs or cards; `test_all_played` finds the ids by reading the source."""
    assert ids

    def unchanged(test: Test) -> Test:
        return test

    return unchanged


def changes(scene: Scene, *choices: str, then: str = "") -> list[str]:
    """Make choices and tell everything that differs afterwards: "A research 5 -> 2", "B hand -SCI-01 +SCI-02".

    Nothing may be left to decide within the action then, unless `then` says who is asked what: "A economy".
    """
    before = look(scene)
    scene.play(*choices)
    after = look(scene)
    assert scene.asked() == then if then else scene.asked().endswith((" action", " influence")), scene.asked()
    return [_difference(name, before[name], after[name]) for name in before if before[name] != after[name]]


def look(scene: Scene) -> dict[str, Sight]:
    """All that lies on the table, decks and cards turned sideways left out."""
    found: dict[str, Sight] = {}
    state = scene.state
    for letter in "ABCD"[: state.seats]:
        found.update(_side(scene, letter))
    boards = [state.board_id(board) for board in range(len(state.tracks))]
    for board in boards:
        found[f"{board} track"] = scene.track_of(board) or "empty"
        found[f"{board} ally"] = scene.ally_of(board) or "nobody's"
    for number, npc in enumerate(boards[state.seats :]):
        found[f"{npc} tp"] = state.npc_tp[number]
    trees = [TREES[tree] for tree in state.trees]
    for tile in (*trees, "influence"):
        found[f"{tile} initiative"] = scene.owner(tile) or "nobody"
    for tree in trees:
        found[f"{tree} discard"] = scene.pile(tree)
    found["out of the game"] = [state.rulebook.cards[card].id for card in state.zones[GONE]]
    return found


def _side(scene: Scene, letter: str) -> dict[str, Sight]:
    """What belongs to one player."""
    seat, faction = scene.seat(letter), scene.faction(letter)
    side: dict[str, Sight] = {f"{letter} {name}": amount for name, amount in zip(RESOURCES, faction.have, strict=True)}
    side[f"{letter} influence"] = faction.influence
    side[f"{letter} hand"] = scene.hand_of(letter)
    side[f"{letter} installed"] = scene.installed_by(letter)
    side[f"{letter} teams"] = scene.teams_of(letter)
    side[f"{letter} waiting"] = f"{faction.waiting[0]}+{faction.waiting[1]}"
    side[f"{letter} front runners"] = len(scene.state.zones[scene.state.kept(seat)])
    side[f"{letter} economy"] = scene.economy_of(letter)
    side[f"{letter} culture"] = scene.culture_of(letter)
    side[f"{letter} tp in play"] = scene.state.tp_in_play(seat)
    religion = sum(track.count(seat) for track in scene.state.tracks)
    placed = (len(scene.economy_of(letter)), len(scene.culture_of(letter)), religion)
    for kind, (lying, stock) in enumerate(zip(placed, scene.stock(letter), strict=True)):
        # What is not on the table is in the stock: nine of each kind that is in play.
        assert lying + stock == (9 if scene.state.tree_at[kind + 1] >= 0 else 0), TOKENS[kind]
    return side


def _difference(name: str, before: Sight, after: Sight) -> str:
    if isinstance(before, list) and isinstance(after, list):
        gone = sorted((Counter(before) - Counter(after)).elements())
        come = sorted((Counter(after) - Counter(before)).elements())
        return " ".join([name, *[f"-{thing}" for thing in gone], *[f"+{thing}" for thing in come]])
    return f"{name} {before} -> {after}"
