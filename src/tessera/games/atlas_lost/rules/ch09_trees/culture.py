"""9. Culture: one token in the culture space of each Tech."""

from __future__ import annotations

from tessera.games.atlas_lost.rulebook import Word
from tessera.games.atlas_lost.rules.causes import say_of
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import CULTURE, PLACE_TOKEN, SLOTS
from tessera.kernel.step import Ask, Refused

ANY = 0
OWN_ADVANCE = 1
OTHER_ADVANCE = 2
NO_ADVANCE = 3
WHERE = ("any", "own_advance", "other_advance", "no_advance")


def open_spaces(game: Atlas, seat: int, where: int) -> list[int]:
    """Slots with an empty culture space that meet the condition
    (AL-CUL-01, AL-CUL-02, AL-CUL-03, AL-CUL-04, AL-CUL-05, AL-GAME-04)."""
    if game.factions[seat].stock[CULTURE] == 0:
        return []
    culture, teams = game.culture, game.teams
    empty = [slot for slot in range(SLOTS) if culture[slot] < 0]
    if where == ANY:
        return empty
    if where == NO_ADVANCE:
        return [slot for slot in empty if teams[slot] == 0]
    bit = 1 << seat
    if where == OWN_ADVANCE:
        return [slot for slot in empty if teams[slot] & bit]
    return [slot for slot in empty if teams[slot] & ~bit]


class PlaceCulture(Word):
    """Put culture tokens onto different Techs that meet a condition (AL-ACT-06, AL-CUL-08)."""

    __slots__ = ("count", "where")

    def __init__(self, count: int, where: int) -> None:
        super().__init__()
        self.count = count
        self.where = where

    def doable(self, game: Atlas, seat: int) -> bool:
        return bool(open_spaces(game, seat, self.where))

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        framed = game.rulebook.programs[program].framed
        game.stack.append(ChooseSpace(seat, self.count, self.where, framed))


class ChooseSpace(Ask[Atlas]):
    """On which Tech do you place a culture token? `framed`: the list will ask where it was placed
    (AL-CUL-01, AL-CUL-08, AL-PASS-05)."""

    __slots__ = ("count", "framed", "where")

    def __init__(self, seat: int, count: int, where: int, framed: bool) -> None:
        super().__init__(seat)
        self.count = count
        self.where = where
        self.framed = framed

    def kind(self) -> str:
        return "culture"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections_trees import culture_objections

        return culture_objections(game, self)

    def about(self, game: Atlas) -> list[str]:
        return [WHERE[self.where]]

    def options(self, game: Atlas) -> list[int]:
        return open_spaces(game, self.seat, self.where)

    def answer(self, game: Atlas, choice: int) -> None:
        if self.count > 1:
            game.stack.append(ChooseSpace(self.seat, self.count - 1, self.where, self.framed))
        game.put_culture(self.seat, choice)
        if self.framed:
            game.here[-1] = choice // 6
        if game.log is not None:
            say_of(game, "places-culture", "AL-CUL-01", self.seat, [f"tech:{game.tech[choice]}"])
        game.post(PLACE_TOKEN, self.seat, detail=CULTURE)

    def notation(self, game: Atlas, choice: int) -> str:
        return f"culture {game.tech_id(choice)}"
