"""Round end and game end: hand limit, salvage, and whether the game is over (base game; Card powers: round end)."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.rules.causes import cards_of, powers_with
from tessera.games.race_for_the_galaxy.rules.goals import check_round_end
from tessera.games.race_for_the_galaxy.rules.kinds import FixKind
from tessera.games.race_for_the_galaxy.state import ROBOT_TABLEAU, Race
from tessera.games.race_for_the_galaxy.terms import BY_CHIPS, BY_LIMIT, BY_PRESTIGE, BY_TABLEAU, REASON_CLAUSES
from tessera.kernel.state import Step
from tessera.kernel.step import AskSome, Do, Together

HAND_LIMIT = 10
TABLEAU = 12
PRESTIGE = 15


class RoundEnd(Do[Race]):
    """Everybody discards down to the hand limit; then the rest of the round's end
    (RFTG-END-01, RFTG-GOAL-24, RFTG-ROBOT-56)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        asks: list[Step] = []
        for seat in game.order:
            empire = game.empires[seat]
            empire.discarded = 0
            spare = len(game.zones[game.hand(seat)]) - hand_limit(game, seat)
            if spare > 0:
                asks.append(DiscardDown(seat, spare, spare))
        game.then(Together(asks, False), Salvage())


def hand_limit(game: Race, seat: int) -> int:
    """Ten cards, or the largest that a power allows; it does not add up (RFTG-END-01, RFTG-END-02, RFTG-ROBOT-68)."""
    limit = HAND_LIMIT
    for power in game.empires[seat].late:
        spec = game.power(power)
        if spec.effect == effects.HAND_LIMIT:
            limit = max(limit, spec.cards)
    return limit


class DiscardDown(AskSome[Race]):
    """Discard down to the hand limit (RFTG-END-01, RFTG-END-03, RFTG-GOAL-24)."""

    __slots__ = ()

    def kind(self) -> str:
        return "hand-limit"

    def options(self, game: Race) -> list[int]:
        return game.zones[game.hand(self.seat)].copy()

    def answer_some(self, game: Race, choices: list[int]) -> None:
        seat = self.seat
        game.empires[seat].discarded = len(choices)
        heir = salvager(game)
        for piece in choices:
            if heir >= 0 and heir != seat and not game.rulebook.draft:
                # They lie apart, unseen even by the one who will take them, until all have discarded (RFTG-END-03).
                game.hide(seat, piece, game.hand(seat), game.drawn(seat))
            else:
                game.discard(seat, piece, game.hand(seat))
        if game.log is not None:
            words, clause = [str(len(choices))], "RFTG-ROBOT-56" if game.robot.start >= 0 else "RFTG-END-01"
            limit = hand_limit(game, seat)
            if limit > HAND_LIMIT:
                # The card that allows more (RFTG-END-02).
                larger = powers_with(game, seat, effects.HAND_LIMIT)
                clause = "RFTG-END-02"
                words += cards_of([power for power in larger if game.power(power).cards == limit])
            game.say_hidden("hand_limit", clause, seat, words, choices)

    def notation(self, game: Race, choice: int) -> str:
        return f"discard {game.piece_name(choice)}"

    def about(self, game: Race) -> list[str]:
        return [str(self.least)]


def salvager(game: Race) -> int:
    """Who takes the others' discards; -1 for nobody (RFTG-END-03)."""
    for seat in game.order:
        for power in game.empires[seat].late:
            if game.power(power).effect == effects.TAKE_ROUND_END_DISCARDS:
                return seat
    return -1


class Salvage(Do[Race]):
    """The others' discards go to whoever takes them, beyond the limit; with decks of one's own as many are drawn
    instead (RFTG-END-03, RFTG-DRAFT-09)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        seat = salvager(game)
        if seat != -1:
            if game.rulebook.draft:
                others = sum(game.empires[other].discarded for other in range(game.seats) if other != seat)
                taken = game.draw_cards(seat, others)
            else:
                taken = 0
                for other in game.order:
                    for piece in game.zones[game.drawn(other)].copy():
                        game.move(piece, game.drawn(other), game.hand(seat))
                        game.empires[seat].exposed = True
                        taken += 1
            if game.log is not None and taken:
                clause = "RFTG-DRAFT-09" if game.rulebook.draft else "RFTG-END-03"
                words = [str(taken), *cards_of(powers_with(game, seat, effects.TAKE_ROUND_END_DISCARDS))]
                game.say("salvage", clause, seat, words)
        _close_round(game)


def _close_round(game: Race) -> None:
    """Budget Surplus, then the end of the game is looked at (RFTG-GOAL-24, RFTG-END-04)."""
    check_round_end(game)
    _next_round(game)


def _next_round(game: Race) -> None:
    """The game ends, or another round begins
    (RFTG-END-04, RFTG-END-06, RFTG-END-07, RFTG-END-08, RFTG-END-14, RFTG-ROUND-01, RFTG-SCORE-26)."""
    from tessera.games.race_for_the_galaxy.rules.round import RoundStart

    reason = end_reason(game)
    if reason < 0:
        game.then(RoundStart())
        return
    game.reason = reason
    kinds: list[Step] = [FixKind(seat) for seat in game.order]
    game.then(*kinds, EndGame())


class EndGame(Do[Race]):
    """The game is over (RFTG-END-04)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        game.over = True
        if game.log is not None:
            game.say("end", reason_clause(game), -1, [f"reason:{game.reason}"])


def reason_clause(game: Race) -> str:
    """The clause by which the game ended (RFTG-END-04, RFTG-END-06, RFTG-END-14, RFTG-ROBOT-57)."""
    alone = game.robot.start >= 0 and game.reason != BY_LIMIT
    return "RFTG-ROBOT-57" if alone else REASON_CLAUSES[game.reason]


def end_reason(game: Race) -> int:
    """Why the game is over at this round's end; -1 if it is not. Only the state at the end of the round counts
    (RFTG-END-04, RFTG-END-05, RFTG-END-06, RFTG-END-07, RFTG-END-08, RFTG-END-09, RFTG-END-14, RFTG-PRESTIGE-12,
    RFTG-PRESTIGE-29, RFTG-ROBOT-57)."""
    for seat in range(game.seats):
        if len(game.zones[game.tableau(seat)]) >= tableau_limit(game, seat):
            return BY_TABLEAU
    if len(game.zones[ROBOT_TABLEAU]) + game.robot.placed >= TABLEAU:
        return BY_TABLEAU
    if game.pool <= 0:
        return BY_CHIPS
    if game.rulebook.prestige:
        for empire in game.empires:
            if empire.prestige >= PRESTIGE:
                return BY_PRESTIGE
        if game.robot.prestige >= PRESTIGE:
            return BY_PRESTIGE
    return BY_LIMIT if 0 < game.rulebook.round_limit <= game.round else -1


def tableau_limit(game: Race, seat: int) -> int:
    """How many cards in a tableau end the game: 12, or 14 for whoever holds Hidden Fortress (RFTG-END-05)."""
    for power in game.empires[seat].late:
        if game.power(power).effect == effects.GAME_END_TABLEAU:
            return game.power(power).cards
    return TABLEAU
