"""9. Economy: tokens attached to advance teams."""

from __future__ import annotations

from tessera.games.atlas_lost.rulebook import Word
from tessera.games.atlas_lost.rules.causes import say_of
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import ECONOMY, PLACE_TOKEN, SLOTS
from tessera.kernel.step import Ask, Refused


def bare_teams(game: Atlas, seat: int) -> list[int]:
    """Slots of own teams of any level that carry no token (AL-ECO-01, AL-ECO-02, AL-ECO-03)."""
    if game.factions[seat].stock[ECONOMY] == 0:
        return []
    bit = 1 << seat
    return [slot for slot in range(SLOTS) if game.teams[slot] & bit and not game.economy[slot] & bit]


class PlaceEconomy(Word):
    """Attach economy tokens to different teams of yours (AL-ACT-06, AL-ECO-06)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def doable(self, game: Atlas, seat: int) -> bool:
        return bool(bare_teams(game, seat))

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        game.stack.append(ChooseTeam(seat, self.count))


class ChooseTeam(Ask[Atlas]):
    """To which team do you attach an economy token? (AL-ECO-01, AL-ECO-06, AL-PASS-05)"""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def kind(self) -> str:
        return "economy"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections_trees import economy_objections

        return economy_objections(game, self)

    def options(self, game: Atlas) -> list[int]:
        return bare_teams(game, self.seat)

    def answer(self, game: Atlas, choice: int) -> None:
        if self.count > 1:
            game.stack.append(ChooseTeam(self.seat, self.count - 1))
        game.attach(self.seat, choice)
        if game.log is not None:
            say_of(game, "attaches-economy", "AL-ECO-01", self.seat, [f"tech:{game.tech[choice]}"])
        game.post(PLACE_TOKEN, self.seat, detail=ECONOMY)

    def notation(self, game: Atlas, choice: int) -> str:
        return f"economy {game.tech_id(choice)}"
