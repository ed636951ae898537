"""9. Military: stealing, pushing back, sending tokens back."""

from __future__ import annotations

from tessera.games.atlas_lost.rulebook import Amount, Word
from tessera.games.atlas_lost.rules.causes import say_of, works_by
from tessera.games.atlas_lost.rules.payment import own_tokens, return_tokens, token_notation
from tessera.games.atlas_lost.rules.targets import ALLY, EACH_OTHER, ChooseTarget, other_players, others
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import (
    ATTACKED,
    GAIN_MILITARY,
    INFLUENCE_TILE,
    MILITARY,
    PROTECT_RETREAT,
    PROTECT_RETURN_TOKEN,
    PROTECT_STEAL,
    RESOURCES,
    STEAL,
    TP,
)
from tessera.kernel.step import Ask, Refused


# ruling AL-R029
def owned(game: Atlas, board: int, kind: int) -> int:
    """What can be stolen from a board: real amounts, or an NPC's printed figure (AL-NPC-07, AL-NPC-08, AL-CARD-13,
    AL-FREE-06)."""
    if board < game.seats:
        return game.factions[board].have[kind]
    npc = board - game.seats
    return game.npc_tp[npc] if kind == TP else game.rulebook.npcs[npc].figures[kind]


class Steal(Word):
    """Take resources, military power or TP tokens from others
    (AL-ACT-06, AL-NPC-11, AL-PASS-07, AL-STEAL-01, AL-STEAL-02, AL-STEAL-03, AL-STEAL-04, AL-STEAL-05)."""

    __slots__ = ("amount", "resource", "target")

    def __init__(self, resource: int, amount: Amount, target: int) -> None:
        super().__init__(instant=target == EACH_OTHER)
        self.resource = resource
        self.amount = amount
        self.target = target

    def targets(self, game: Atlas, seat: int) -> list[int]:
        """Boards that have something to take and are not protected."""
        if game.amount(seat, self.amount) <= 0:
            return []
        found: list[int] = []
        for board in others(game, seat):
            if self.target == ALLY and game.ally[board] != seat:
                continue
            if owned(game, board, self.resource) <= 0:
                continue
            if board < game.seats and game.protected(board, PROTECT_STEAL):
                continue
            found.append(board)
        return found

    def doable(self, game: Atlas, seat: int) -> bool:
        return bool(self.targets(game, seat))

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        if self.target == EACH_OTHER:
            steal(game, seat, self.targets(game, seat), self.resource, game.amount(seat, self.amount), program)
        else:
            boards = self.targets(game, seat)
            game.stack.append(ChooseVictim(seat, boards, self.resource, game.amount(seat, self.amount)))


def steal(game: Atlas, seat: int, boards: list[int], resource: int, amount: int, program: int = -1) -> None:
    """All targets lose what they have of the amount and the thief gains it, as one step; `program` is the list whose
    step it is, or what waits on the stack
    (AL-NPC-07, AL-NPC-08, AL-PASS-05, AL-STEAL-01, AL-STEAL-02, AL-STEAL-04)."""
    loot = 0
    for board in boards:
        taken = min(amount, owned(game, board, resource))
        loot += taken
        if board < game.seats:
            game.lose(board, resource, taken)
            game.post(ATTACKED, board)
        elif resource == TP:
            game.npc_tp[board - game.seats] -= taken
        if game.log is not None:
            clause = "AL-STEAL-01" if board < game.seats else "AL-NPC-08" if resource == TP else "AL-NPC-07"
            say_of(game, "steals", clause, seat, [str(taken), RESOURCES[resource], f"board:{board}"], program)
    if loot:
        if game.gain(seat, resource, loot) and resource == MILITARY:
            game.post(GAIN_MILITARY, seat)
        game.post(STEAL, seat)


class ChooseVictim(ChooseTarget):
    """From whom do you steal? (AL-STEAL-05, AL-NPC-04)"""

    __slots__ = ("amount", "resource")

    def __init__(self, seat: int, boards: list[int], resource: int, amount: int) -> None:
        super().__init__(seat, boards)
        self.resource = resource
        self.amount = amount

    def kind(self) -> str:
        return "steal"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections_targets import steal_objections

        return steal_objections(game, self)

    def about(self, game: Atlas) -> list[str]:
        return [str(self.amount), RESOURCES[self.resource]]

    def answer(self, game: Atlas, choice: int) -> None:
        steal(game, self.seat, [choice], self.resource, self.amount)


class Retreat(Word):
    """Push another player's influence marker back; no bonus, not past the start (AL-ACT-06, AL-INF-10, AL-PASS-07)."""

    __slots__ = ("spaces",)

    def __init__(self, spaces: int) -> None:
        super().__init__()
        self.spaces = spaces

    def targets(self, game: Atlas, seat: int) -> list[int]:
        """Players whose marker can move; NPCs have none (AL-NPC-11)."""
        return [
            other
            for other in others(game, seat)
            if other < game.seats and game.factions[other].influence > 0 and not game.protected(other, PROTECT_RETREAT)
        ]

    def doable(self, game: Atlas, seat: int) -> bool:
        return bool(self.targets(game, seat))

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        game.stack.append(ChooseRetreat(seat, self.targets(game, seat), self.spaces))


class ChooseRetreat(ChooseTarget):
    """Whose influence marker retreats? (AL-INF-10, AL-INI-07, AL-PASS-05)"""

    __slots__ = ("spaces",)

    def __init__(self, seat: int, boards: list[int], spaces: int) -> None:
        super().__init__(seat, boards)
        self.spaces = spaces

    def kind(self) -> str:
        return "retreat"

    def protection(self) -> int:
        return PROTECT_RETREAT

    def spared(self) -> str:
        return "at_start"

    def about(self, game: Atlas) -> list[str]:
        return [str(self.spaces)]

    def answer(self, game: Atlas, choice: int) -> None:
        faction = game.factions[choice]
        faction.influence = max(0, faction.influence - self.spaces)
        game.dirty |= 1 << INFLUENCE_TILE
        game.post(ATTACKED, choice)
        if game.log is not None:
            say_of(game, "retreats", "AL-INF-10", choice, [str(faction.influence)])


class ReturnToken(Word):
    """Send placed tokens of one other player back to their stock (AL-ACT-06, AL-ICON-05)."""

    __slots__ = ("count", "kinds")

    def __init__(self, kinds: list[int], count: int) -> None:
        super().__init__()
        self.kinds = kinds
        self.count = count

    def doable(self, game: Atlas, seat: int) -> bool:
        return bool(placed_by_others(game, seat, self.kinds, -1))

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        game.stack.append(ChooseToken(seat, self.kinds, self.count, -1))


def placed_by_others(game: Atlas, seat: int, kinds: list[int], owner: int) -> list[int]:
    """Tokens that can be sent back, wherever they are: owner * 65536 + kind * 1024 + place
    (AL-ICON-05, AL-PASS-07)."""
    found: list[int] = []
    for other in other_players(game, seat):
        if (owner >= 0 and other != owner) or game.protected(other, PROTECT_RETURN_TOKEN):
            continue
        for kind in kinds:
            for place in own_tokens(game, other, kind):
                found.append(other * 65536 + kind * 1024 + place)
    return found


class ChooseToken(Ask[Atlas]):
    """Which token goes back to its owner's stock? All of one player's (AL-ICON-05, AL-PASS-05)."""

    __slots__ = ("count", "kinds", "owner")

    def __init__(self, seat: int, kinds: list[int], count: int, owner: int) -> None:
        super().__init__(seat)
        self.kinds = kinds
        self.count = count
        self.owner = owner

    def kind(self) -> str:
        return "return-token"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections_targets import token_objections

        return token_objections(game, self)

    def options(self, game: Atlas) -> list[int]:
        return placed_by_others(game, self.seat, self.kinds, self.owner)

    def answer(self, game: Atlas, choice: int) -> None:
        victim, kind, place = choice // 65536, choice // 1024 % 64, choice % 1024
        if self.count > 1:
            game.stack.append(ChooseToken(self.seat, self.kinds, self.count - 1, victim))
        if self.owner < 0:
            game.post(ATTACKED, victim)
        if game.log is not None:
            words = [f"board:{victim}", token_notation(game, kind, place)]
            say_of(game, "returns-token", works_by(game), self.seat, words)
        return_tokens(game, victim, kind, [place])

    def notation(self, game: Atlas, choice: int) -> str:
        token = token_notation(game, choice // 1024 % 64, choice % 1024)
        return f"send-back {game.board_id(choice // 65536)} {token}"
