"""Paying: all parts of a cost together, as one step, in full or not at all (AL-ACT-03, AL-ACT-04, AL-RES-02).

Amounts on tracks are paid at once; for tokens, cards and teams the payer chooses which.
"""

from __future__ import annotations

from typing import Final

from tessera.games.atlas_lost.rulebook import Cost
from tessera.games.atlas_lost.rules.causes import say_of
from tessera.games.atlas_lost.rules.ch09_trees.religion import realign
from tessera.games.atlas_lost.rules.discarding import AS_PAYMENT, DiscardCards
from tessera.games.atlas_lost.rules.resolution import Settle
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import (
    COMMAND,
    COST_PARTS,
    CULTURE,
    CUT_ANY_TOKEN,
    CUT_DISCARD,
    CUT_TEAMS,
    CUT_TOKENS,
    DATA,
    ECONOMY,
    MILITARY,
    RELIGION,
    RESEARCH,
    RESOURCES,
    ROWS,
    SLOTS,
    TOKENS,
    TP,
)
from tessera.kernel.step import Ask, AskSome, Refused

NO_CUT: Final[list[int]] = [0] * len(COST_PARTS)
# Economy, culture, religion.
_TOKEN_PAID: Final = ("AL-ECO-05", "AL-CUL-06", "AL-REL-05")


def affordable(game: Atlas, seat: int, cost: Cost, cut: list[int], command: int = 0, held: int = 0) -> bool:
    """Whether a cost can be paid in full, after reductions, together with extra command (AL-CMD-06) and while `held`
    cards of the hand are spoken for (AL-ACT-04, AL-CARD-03, AL-INF-05, AL-PASS-04, AL-RES-02, AL-TP-02)."""
    have = game.factions[seat].have
    if cost.research - cut[0] > have[RESEARCH] or cost.data - cut[1] > have[DATA]:
        return False
    if cost.simple:
        return command <= have[COMMAND]
    plain = cost.plain
    if plain[TP] - cut[3] > have[TP] or plain[MILITARY] - cut[4] > have[MILITARY]:
        return False
    # No reduction is in force where more command is paid besides (AL-CMD-04).
    if plain[COMMAND] - cut[2] + command > have[COMMAND]:
        return False
    if cost.needs_choice:
        return _choosable(game, seat, cost, cut, held)
    return True


def _choosable(game: Atlas, seat: int, cost: Cost, cut: list[int], held: int) -> bool:
    """Whether there are tokens, cards and teams enough to choose from (AL-ACT-04, AL-CARD-03, AL-INF-06, AL-PASS-04,
    AL-SCI-06)."""
    left = 0
    for kind in (ECONOMY, CULTURE, RELIGION):
        spare = game.placed_tokens(seat, kind) - max(0, cost.tokens[kind] - cut[CUT_TOKENS + kind])
        if spare < 0:
            return False
        left += spare
    if cost.discard and len(game.zones[game.hand(seat)]) - held < cost.discard - cut[CUT_DISCARD]:
        return False
    if cost.teams and lv3_teams(game, seat) < cost.teams - cut[CUT_TEAMS]:
        return False
    left += game.factions[seat].have[MILITARY] - max(0, cost.plain[MILITARY] - cut[MILITARY])
    return cost.any_token - cut[CUT_ANY_TOKEN] <= left


def lv3_teams(game: Atlas, seat: int) -> int:
    """How many teams stand on Lv.3 Techs (AL-SCI-06)."""
    placed = game.factions[seat].placed
    return (placed[1] >= 0) + (placed[3] >= 0) + (placed[5] >= 0)


def pay(game: Atlas, seat: int, cost: Cost, cut: list[int]) -> None:
    """Pay a cost that is affordable. What must be chosen is asked next; steps put on the stack before wait for it
    (AL-ACT-03, AL-INI-14, AL-PASS-04)."""
    have = game.factions[seat].have
    plain = cost.plain
    for kind in range(5):
        have[kind] -= max(0, plain[kind] - cut[kind])
    if plain[MILITARY]:
        game.lose(seat, MILITARY, 0)
    if game.log is not None:
        _tell(game, seat, cost, cut)
    if cost.needs_choice:
        _ask(game, seat, cost, cut)


def _tell(game: Atlas, seat: int, cost: Cost, cut: list[int]) -> None:
    words: list[str] = []
    for kind in range(5):
        amount = cost.plain[kind] - cut[kind]
        if amount > 0:
            words += [str(amount), RESOURCES[kind]]
    if words:
        say_of(game, "pays", cost.clause, seat, words)


def _ask(game: Atlas, seat: int, cost: Cost, cut: list[int]) -> None:
    """Ask for what must be chosen; the payment is over when all of it is paid (AL-INF-06, AL-PASS-04, AL-PASS-05)."""
    stack = game.stack
    stack.append(Settle())
    mixed = cost.any_token - cut[CUT_ANY_TOKEN]
    if mixed > 0:
        stack.append(PayMixed(seat, mixed, mixed))
    cards = cost.discard - cut[CUT_DISCARD]
    if cards > 0:
        stack.append(DiscardCards(seat, cards, cards, AS_PAYMENT))
    for _ in range(cost.teams - cut[CUT_TEAMS]):
        stack.append(PayTeam(seat))
    for kind in (RELIGION, CULTURE, ECONOMY):
        tokens = cost.tokens[kind] - cut[CUT_TOKENS + kind]
        if tokens > 0:
            stack.append(PayTokens(seat, tokens, tokens, kind))


def own_tokens(game: Atlas, seat: int, kind: int) -> list[int]:
    """Where a player's tokens of a kind are: slots, or board * 16 + space of a religious influence track."""
    if kind == ECONOMY:
        return [slot for slot in range(SLOTS) if game.economy[slot] >> seat & 1]
    if kind == CULTURE:
        return [slot for slot in range(SLOTS) if game.culture[slot] == seat]
    found: list[int] = []
    for board in range(len(game.tracks)):
        track = game.tracks[board]
        for space in range(len(track)):
            if track[space] == seat:
                found.append(board * 16 + space)
    return found


def return_tokens(game: Atlas, seat: int, kind: int, places: list[int]) -> None:
    """Tokens go back to their owner's stock (AL-ECO-05, AL-CUL-06, AL-REL-05, AL-REL-06, AL-REL-09, AL-PSET-16)."""
    if kind == RELIGION:
        # From the right, so that the spaces named keep their numbers while the track closes up.
        for place in sorted(places, reverse=True):
            game.take_religion(place // 16, place % 16)
        for board in sorted({place // 16 for place in places}):
            realign(game, board)
        return
    for slot in places:
        if kind == ECONOMY:
            game.detach(seat, slot)
        else:
            game.take_culture(slot)


def token_notation(game: Atlas, kind: int, place: int) -> str:
    """A placed token as text: its kind and where it is."""
    if kind == RELIGION:
        return f"religion {game.board_id(place // 16)} {place % 16 + 1}"
    return f"{TOKENS[kind]} {game.tech_id(place)}"


class PayTokens(AskSome[Atlas]):
    """Which of your placed tokens do you pay? (AL-ECO-05, AL-CUL-06, AL-REL-05)"""

    __slots__ = ("token",)

    def __init__(self, seat: int, least: int, most: int, token: int) -> None:
        super().__init__(seat, least, most)
        self.token = token

    def kind(self) -> str:
        return "pay-tokens"

    def about(self, game: Atlas) -> list[str]:
        return [str(self.least), TOKENS[self.token]]

    def options(self, game: Atlas) -> list[int]:
        return own_tokens(game, self.seat, self.token)

    def answer_some(self, game: Atlas, choices: list[int]) -> None:
        if game.log is not None:
            words = [token_notation(game, self.token, place) for place in choices]
            say_of(game, "pays-tokens", _TOKEN_PAID[self.token], self.seat, words)
        return_tokens(game, self.seat, self.token, choices)

    def notation(self, game: Atlas, choice: int) -> str:
        return f"pay {token_notation(game, self.token, choice)}"


class PayMixed(AskSome[Atlas]):
    """Tokens of any kind, or military power, in any mix (AL-INF-06)."""

    __slots__ = ()

    def kind(self) -> str:
        return "pay-mixed"

    def about(self, game: Atlas) -> list[str]:
        return [str(self.least)]

    def options(self, game: Atlas) -> list[int]:
        menu = [kind * 1024 + place for kind in (0, 1, 2) for place in own_tokens(game, self.seat, kind)]
        return menu + [3 * 1024 + unit for unit in range(game.factions[self.seat].have[MILITARY])]

    def answer_some(self, game: Atlas, choices: list[int]) -> None:
        if game.log is not None:
            words = [self.notation(game, choice)[4:] for choice in choices]
            say_of(game, "pays-tokens", "AL-INF-06", self.seat, words)
        for kind in (ECONOMY, CULTURE, RELIGION):
            return_tokens(game, self.seat, kind, [choice % 1024 for choice in choices if choice // 1024 == kind])
        game.lose(self.seat, MILITARY, len([choice for choice in choices if choice >= 3 * 1024]))

    def notation(self, game: Atlas, choice: int) -> str:
        if choice >= 3 * 1024:
            return f"pay military {choice % 1024 + 1}"
        return f"pay {token_notation(game, choice // 1024, choice % 1024)}"


class PayTeam(Ask[Atlas]):
    """Which Lv.3 team returns to your board? The one on the Technology being run may be it (AL-ECO-04, AL-PLACE-12,
    AL-SCI-06)."""

    __slots__ = ()

    def kind(self) -> str:
        return "pay-team"

    def refused(self, game: Atlas) -> list[Refused]:
        from tessera.games.atlas_lost.objections_effects import pay_team_objections

        return pay_team_objections(game, self)

    def options(self, game: Atlas) -> list[int]:
        placed = game.factions[self.seat].placed
        return [placed[index] for index in (1, 3, 5) if placed[index] >= 0]

    def answer(self, game: Atlas, choice: int) -> None:
        if game.economy[choice] >> self.seat & 1:
            game.detach(self.seat, choice)  # AL-ECO-04
        if game.log is not None:
            say_of(game, "team-returns", "AL-SCI-06", self.seat, [f"tech:{game.tech[choice]}"])
        game.leave(self.seat, choice)
        game.stack.append(ReturnRow(self.seat))

    def notation(self, game: Atlas, choice: int) -> str:
        return f"return {game.tech_id(choice)}"


# ruling AL-R011
class ReturnRow(Ask[Atlas]):
    """A team that comes back takes the rightmost empty space of a row of your choice (AL-PLACE-12)."""

    __slots__ = ()

    def kind(self) -> str:
        return "return-row"

    def options(self, game: Atlas) -> list[int]:
        waiting = game.factions[self.seat].waiting
        return [row for row in (0, 1) if waiting[row] < 3]

    def answer(self, game: Atlas, choice: int) -> None:
        game.factions[self.seat].waiting[choice] += 1

    def notation(self, game: Atlas, choice: int) -> str:
        return f"row {ROWS[choice]}"
