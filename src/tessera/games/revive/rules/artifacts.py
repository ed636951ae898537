"""Artifacts, and the end of the game that the last one triggers (Artifacts; End of the game)."""

from __future__ import annotations

from typing import Final

from tessera.games.revive.rules.causes import NONE, clause_of, origin_of
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import ARTIFACTS
from tessera.kernel.step import Ask, Refused

# One of the minor artifacts that lie beside the craters in the long game for four (REV-SET-15).
ASIDE: Final = 3
DECLINE: Final = 9


def majors_left(game: Revive) -> int:
    """Major artifacts on the board, and minor ones that stand in for majors (REV-SET-15, ruling REV-R014)."""
    return sum(game.majors) + game.aside


def artifacts_left(game: Revive) -> list[int]:
    """The artifacts that can be chosen: any major one, or one of those set aside (REV-ART-01, REV-SET-14)."""
    found = [color for color in range(len(ARTIFACTS)) if game.majors[color]]
    return [*found, ASIDE] if game.aside else found


class TakeArtifact(Ask[Revive]):
    """Any artifact of the board; a minor one if none is left (REV-REW-04, REV-ART-01, REV-ART-03)."""

    __slots__ = ("cause", "optional")

    def __init__(self, seat: int, optional: bool, cause: int = NONE) -> None:
        super().__init__(seat)
        self.optional = optional
        # What gives it (see rules/causes).
        self.cause = cause

    def kind(self) -> str:
        return "artifact"

    def options(self, game: Revive) -> list[int]:
        found = artifacts_left(game)
        return [*found, DECLINE] if found and self.optional else found

    def answer(self, game: Revive, choice: int) -> None:
        if choice == DECLINE:
            return
        camp = game.camps[self.seat]
        if choice == ASIDE:
            game.aside -= 1
            camp.minors += 1
        else:
            game.majors[choice] -= 1
            camp.majors[choice] += 1
        if game.log is not None:
            word = "minor" if choice == ASIDE else ARTIFACTS[choice]
            clause = "REV-ART-01" if self.cause == NONE else clause_of(game, self.cause)
            game.say("artifact", clause, self.seat, [word, *origin_of(game, self.cause)])
        check_end(game, self.seat, "REV-END-01")

    def skip(self, game: Revive) -> None:
        """The supply of minor artifacts is unlimited (REV-ART-03, REV-END-04)."""
        game.camps[self.seat].minors += 1
        if game.log is not None:
            game.say("minor_artifact", "REV-ART-03", self.seat, origin_of(game, self.cause))

    def notation(self, game: Revive, choice: int) -> str:
        if choice == DECLINE:
            return "done"
        return "artifact minor" if choice == ASIDE else f"artifact {ARTIFACTS[choice]}"

    def refused(self, game: Revive) -> list[Refused]:
        from tessera.games.revive.objections import question_objections

        return question_objections(game, self)


class RemoveArtifact(Ask[Revive]):
    """One major artifact of choice leaves the game; in the long game for four one set aside if no major is left
    (REV-HIB-09, REV-HIB-10, REV-SET-15, REV-SOLO-12)."""

    __slots__ = ()

    def kind(self) -> str:
        return "remove-artifact"

    def options(self, game: Revive) -> list[int]:
        found = [color for color in range(len(ARTIFACTS)) if game.majors[color]]
        return found or ([ASIDE] if game.aside else [])

    def answer(self, game: Revive, choice: int) -> None:
        if choice == ASIDE:
            game.aside -= 1
        else:
            game.majors[choice] -= 1
        if game.log is not None:
            game.say("remove_artifact", "REV-HIB-09", self.seat, ["minor" if choice == ASIDE else ARTIFACTS[choice]])
        check_end(game, self.seat, "REV-HIB-10")

    def notation(self, game: Revive, choice: int) -> str:
        return "remove minor" if choice == ASIDE else f"remove {ARTIFACTS[choice]}"

    def refused(self, game: Revive) -> list[Refused]:
        from tessera.games.revive.objections import question_objections

        return question_objections(game, self)


def check_end(game: Revive, seat: int, clause: str) -> None:
    """Whoever takes or removes the last one gets the end game tile; the active player finishes the turn and everybody
    else has one more, also when the taker is not the active player (REV-GOAL-02, REV-END-01, REV-END-02, REV-END-03).
    In a solitaire game nothing ends and there is no tile (REV-SOLO-08, REV-SOLO-12, REV-SET-10, ruling REV-R015)."""
    if majors_left(game) or game.rulebook.is_solo or game.last_turns >= 0:
        return
    game.camps[seat].end_tile = True
    game.last_turns = game.seats - 1
    if game.log is not None:
        game.say("end_triggered", clause, seat, [])
