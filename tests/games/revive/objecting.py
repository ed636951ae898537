"""What a table answers to a choice that cannot be made."""

from __future__ import annotations

from tessera.kernel.refusal import Objection
from tests.games.revive.scene import Scene


def objection(scene: Scene, letter: str, pick: str) -> Objection:
    """The objection to a choice of a seat; asking changes nothing."""
    before = scene.game.fingerprint()
    found = scene.game.why_not(scene.seat(letter), pick)
    assert found is not None, f"{pick} is offered"
    assert scene.game.fingerprint() == before
    return found


def no(scene: Scene, letter: str, pick: str) -> tuple[str, str, str]:
    """Clause and reason in both languages."""
    found = objection(scene, letter, pick)
    return found.clause, found.why, found.why_ja


def way_out(scene: Scene, letter: str, pick: str) -> tuple[str, str]:
    """What to do instead, in both languages."""
    found = objection(scene, letter, pick)
    return found.instead, found.instead_ja


def barred(scene: Scene, letter: str) -> list[str]:
    """What the open question itself lists as not possible."""
    return [thing.id for thing in scene.question(letter).barred]
