"""9. Military: stealing, pushing back, removing. Targets are other players and NPCs that the effect can touch.

Protected players are no targets (AL-PASS-07); while somebody can be affected nobody else may be chosen (AL-NPC-11).
"""

from __future__ import annotations

from tessera.games.atlas_lost.rulebook import (
    PROTECT_RETREAT,
    PROTECT_RETURN_TOKEN,
    PROTECT_STEAL,
    PROTECT_TAKE_CARD,
    PROTECT_UNINSTALL,
    Amount,
    Word,
)
from tessera.games.atlas_lost.rules.payment import own_tokens, return_tokens, token_notation
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import (
    ATTACKED,
    GAIN_MILITARY,
    INFLUENCE_TILE,
    MILITARY,
    RESOURCES,
    STEAL,
    TP,
)
from tessera.kernel.event import Event
from tessera.kernel.step import Ask, Refused

ONE_OTHER = 0
EACH_OTHER = 1
ALLY = 2
TARGETS = ("one_other", "each_other", "ally")


def others(game: Atlas, seat: int) -> list[int]:
    """All other boards, players clockwise from the seat and then NPCs (AL-CARD-13, AL-FREE-06)."""
    players = [(seat + offset) % game.seats for offset in range(1, game.seats)]
    return players + list(range(game.seats, len(game.tracks)))


def owned(game: Atlas, board: int, kind: int) -> int:
    """What can be stolen from a board: real amounts, or an NPC's printed figure (AL-NPC-07, AL-NPC-08, AL-CARD-13,
    AL-FREE-06)."""
    if board < game.seats:
        return game.factions[board].have[kind]
    npc = board - game.seats
    return game.npc_tp[npc] if kind == TP else game.rulebook.npcs[npc].figures[kind]


class Steal(Word):
    """Take resources, military power or TP tokens from others
    (AL-STEAL-01, AL-STEAL-02, AL-STEAL-03, AL-STEAL-04, AL-STEAL-05)."""

    __slots__ = ("amount", "resource", "target")

    def __init__(self, resource: int, amount: Amount, target: int) -> None:
        super().__init__(target == EACH_OTHER, False)
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
        return len(self.targets(game, seat)) > 0

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        if self.target == EACH_OTHER:
            steal(game, seat, self.targets(game, seat), self.resource, game.amount(seat, self.amount))
        else:
            boards = self.targets(game, seat)
            game.stack.append(ChooseVictim(seat, boards, self.resource, game.amount(seat, self.amount)))


def steal(game: Atlas, seat: int, boards: list[int], resource: int, amount: int) -> None:
    """All targets lose what they have of the amount and the thief gains it, as one step."""
    loot = 0
    for board in boards:
        taken = min(amount, owned(game, board, resource))
        loot += taken
        if board < game.seats:
            game.lose(board, resource, taken)
            game.post(ATTACKED, board, 0, 0)
        elif resource == TP:
            game.npc_tp[board - game.seats] -= taken
        if game.log is not None:
            game.say("steals", "AL-STEAL-01", seat, [str(taken), RESOURCES[resource], f"board:{board}"])
    if loot:
        if game.gain(seat, resource, loot) and resource == MILITARY:
            game.post(GAIN_MILITARY, seat, 0, 0)
        game.post(STEAL, seat, 0, 0)


class ChooseVictim(Ask[Atlas]):
    """From whom do you steal? (AL-STEAL-05, AL-NPC-04)"""

    __slots__ = ("amount", "boards", "resource")

    def __init__(self, seat: int, boards: list[int], resource: int, amount: int) -> None:
        super().__init__(seat)
        self.boards = boards
        self.resource = resource
        self.amount = amount

    def kind(self) -> str:
        return "steal"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections_targets import steal_objections

        return steal_objections(game, self)

    def about(self, game: Atlas) -> list[str]:
        return [str(self.amount), RESOURCES[self.resource]]

    def options(self, game: Atlas) -> list[int]:
        return self.boards

    def answer(self, game: Atlas, choice: int) -> None:
        steal(game, self.seat, [choice], self.resource, self.amount)

    def notation(self, game: Atlas, choice: int) -> str:
        return f"target {game.board_id(choice)}"


class Retreat(Word):
    """Push another player's influence marker back; no bonus, not past the start (AL-INF-10)."""

    __slots__ = ("spaces",)

    def __init__(self, spaces: int) -> None:
        super().__init__(False, False)
        self.spaces = spaces

    def targets(self, game: Atlas, seat: int) -> list[int]:
        """Players whose marker can move; NPCs have none (AL-NPC-11)."""
        return [
            other
            for other in others(game, seat)
            if other < game.seats
            and game.factions[other].influence > 0
            and not game.protected(other, PROTECT_RETREAT)
        ]

    def doable(self, game: Atlas, seat: int) -> bool:
        return len(self.targets(game, seat)) > 0

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        game.stack.append(ChooseRetreat(seat, self.targets(game, seat), self.spaces))


class ChooseRetreat(Ask[Atlas]):
    """Whose influence marker retreats?"""

    __slots__ = ("boards", "spaces")

    def __init__(self, seat: int, boards: list[int], spaces: int) -> None:
        super().__init__(seat)
        self.boards = boards
        self.spaces = spaces

    def kind(self) -> str:
        return "retreat"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections_targets import retreat_objections

        return retreat_objections(game, self)

    def about(self, game: Atlas) -> list[str]:
        return [str(self.spaces)]

    def options(self, game: Atlas) -> list[int]:
        return self.boards

    def answer(self, game: Atlas, choice: int) -> None:
        faction = game.factions[choice]
        faction.influence = max(0, faction.influence - self.spaces)
        game.dirty |= 1 << INFLUENCE_TILE
        game.post(ATTACKED, choice, 0, 0)
        if game.log is not None:
            game.say("retreats", "AL-INF-10", choice, [str(faction.influence)])

    def notation(self, game: Atlas, choice: int) -> str:
        return f"target {game.board_id(choice)}"


class ReturnToken(Word):
    """Send placed tokens of one other player back to their stock."""

    __slots__ = ("count", "kinds")

    def __init__(self, kinds: list[int], count: int) -> None:
        super().__init__(False, False)
        self.kinds = kinds
        self.count = count

    def doable(self, game: Atlas, seat: int) -> bool:
        return len(placed_by_others(game, seat, self.kinds, -1)) > 0

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        game.stack.append(ChooseToken(seat, self.kinds, self.count, -1))


def placed_by_others(game: Atlas, seat: int, kinds: list[int], owner: int) -> list[int]:
    """Tokens that can be sent back, wherever they are: owner * 65536 + kind * 1024 + place."""
    found: list[int] = []
    for other in others(game, seat):
        if other >= game.seats or (owner >= 0 and other != owner) or game.protected(other, PROTECT_RETURN_TOKEN):
            continue
        for kind in kinds:
            for place in own_tokens(game, other, kind):
                found.append(other * 65536 + kind * 1024 + place)
    return found


class ChooseToken(Ask[Atlas]):
    """Which token goes back to its owner's stock? All of one player's (AL-ICON-05)."""

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
            game.post(ATTACKED, victim, 0, 0)
        if game.log is not None:
            words = [f"board:{victim}", token_notation(game, kind, place)]
            game.say("returns-token", "AL-ICON-05", self.seat, words)
        return_tokens(game, victim, kind, [place])

    def notation(self, game: Atlas, choice: int) -> str:
        token = token_notation(game, choice // 1024 % 64, choice % 1024)
        return f"send-back {game.board_id(choice // 65536)} {token}"


class Uninstall(Word):
    """Others lose installed cards; NPCs have none (AL-NPC-09)."""

    __slots__ = ("by_owner", "count", "target")

    def __init__(self, target: int, count: int, by_owner: bool) -> None:
        super().__init__(False, False)
        self.target = target
        self.count = count
        self.by_owner = by_owner

    def targets(self, game: Atlas, seat: int) -> list[int]:
        """Players with installed cards."""
        return [
            other
            for other in others(game, seat)
            if other < game.seats
            and game.zones[game.installed(other)]
            and not game.protected(other, PROTECT_UNINSTALL)
        ]

    def doable(self, game: Atlas, seat: int) -> bool:
        return len(self.targets(game, seat)) > 0

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        boards = self.targets(game, seat)
        if self.target == EACH_OTHER:
            for victim in reversed(boards):
                game.stack.append(ChooseUninstall(victim if self.by_owner else seat, victim, self.count, True))
        else:
            game.stack.append(ChooseSaboteur(seat, boards, self.count, self.by_owner))


class ChooseSaboteur(Ask[Atlas]):
    """Whose installed card is lost?"""

    __slots__ = ("boards", "by_owner", "count")

    def __init__(self, seat: int, boards: list[int], count: int, by_owner: bool) -> None:
        super().__init__(seat)
        self.boards = boards
        self.count = count
        self.by_owner = by_owner

    def kind(self) -> str:
        return "sabotage"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections_targets import sabotage_objections

        return sabotage_objections(game, self)

    def options(self, game: Atlas) -> list[int]:
        return self.boards

    def answer(self, game: Atlas, choice: int) -> None:
        chooser = choice if self.by_owner else self.seat
        game.stack.append(ChooseUninstall(chooser, choice, self.count, True))

    def notation(self, game: Atlas, choice: int) -> str:
        return f"target {game.board_id(choice)}"


class ChooseUninstall(Ask[Atlas]):
    """Which installed card is discarded? The chooser is its owner or the attacker (AL-DIG-03)."""

    __slots__ = ("count", "first", "victim")

    def __init__(self, seat: int, victim: int, count: int, first: bool) -> None:
        super().__init__(seat)
        self.victim = victim
        self.count = count
        self.first = first

    def kind(self) -> str:
        return "uninstall"

    def about(self, game: Atlas) -> list[str]:
        return [f"board:{self.victim}"]

    def options(self, game: Atlas) -> list[int]:
        return sorted(game.zones[game.installed(self.victim)])

    def answer(self, game: Atlas, choice: int) -> None:
        if self.count > 1:
            game.stack.append(ChooseUninstall(self.seat, self.victim, self.count - 1, False))
        remove_installed(game, self.victim, choice)
        if self.first:
            game.post(ATTACKED, self.victim, 0, 0)

    def notation(self, game: Atlas, choice: int) -> str:
        return f"uninstall {game.rulebook.cards[choice].id}"


def remove_installed(game: Atlas, seat: int, card: int) -> None:
    """An installed card goes to its pile and stops working at once (AL-CARD-11)."""
    faction = game.factions[seat]
    if game.rulebook.cards[card].passive is not None:
        game.end_force(seat, card)
    if card in faction.used:
        faction.used.remove(card)
    game.move(card, game.installed(seat), game.pile(card))
    tree = game.rulebook.cards[card].tree
    if tree >= 0:
        game.mark_dirty(tree)
    if game.log is not None:
        game.say("loses-card", "AL-CARD-11", seat, [f"card:{card}"])


class TakeCard(Word):
    """Look at another player's hand and take cards from it (AL-HAND-03)."""

    __slots__ = ("count",)

    def __init__(self, count: int) -> None:
        super().__init__(False, False)
        self.count = count

    def targets(self, game: Atlas, seat: int) -> list[int]:
        """Players with cards in hand; NPCs have none."""
        return [
            other
            for other in others(game, seat)
            if other < game.seats
            and game.zones[game.hand(other)]
            and not game.protected(other, PROTECT_TAKE_CARD)
        ]

    def doable(self, game: Atlas, seat: int) -> bool:
        return len(self.targets(game, seat)) > 0

    def resolve(self, game: Atlas, seat: int, program: int) -> None:
        game.stack.append(ChooseHand(seat, self.targets(game, seat), self.count))


class ChooseHand(Ask[Atlas]):
    """Whose hand do you look at?"""

    __slots__ = ("boards", "count")

    def __init__(self, seat: int, boards: list[int], count: int) -> None:
        super().__init__(seat)
        self.boards = boards
        self.count = count

    def kind(self) -> str:
        return "hand"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections_targets import hand_objections

        return hand_objections(game, self)

    def options(self, game: Atlas) -> list[int]:
        return self.boards

    def answer(self, game: Atlas, choice: int) -> None:
        game.look(self.seat, game.hand(choice))
        if game.log is not None:
            cards = sorted(game.zones[game.hand(choice)])
            seen = 1 << self.seat | 1 << choice
            game.tell(Event("looks-at-hand", "AL-HAND-03", self.seat, [f"board:{choice}"], cards, seen))
        game.stack.append(ChooseTheft(self.seat, choice, self.count, True))

    def notation(self, game: Atlas, choice: int) -> str:
        return f"target {game.board_id(choice)}"


class ChooseTheft(Ask[Atlas]):
    """Which card do you take? Only the two of you know which (AL-HAND-03)."""

    __slots__ = ("count", "first", "victim")

    def __init__(self, seat: int, victim: int, count: int, first: bool) -> None:
        super().__init__(seat)
        self.victim = victim
        self.count = count
        self.first = first

    def kind(self) -> str:
        return "take"

    def about(self, game: Atlas) -> list[str]:
        return [f"board:{self.victim}"]

    def options(self, game: Atlas) -> list[int]:
        return sorted(game.zones[game.hand(self.victim)])

    def answer(self, game: Atlas, choice: int) -> None:
        if self.count > 1:
            game.stack.append(ChooseTheft(self.seat, self.victim, self.count - 1, False))
        witnesses = 1 << self.seat | 1 << self.victim
        game.slip(choice, game.hand(self.victim), game.hand(self.seat), witnesses)
        if game.log is not None:
            game.tell(Event("takes-card", "AL-HAND-03", self.seat, [f"board:{self.victim}"], [choice], witnesses))
        if self.first:
            game.post(ATTACKED, self.victim, 0, 0)

    def notation(self, game: Atlas, choice: int) -> str:
        return f"take {game.rulebook.cards[choice].id}"
