"""One choice of a game, weighed: each seat's share of winning before it, what it left, and what would have been better.

Everything is seen from the seat that was asked: what that seat could not know is dealt anew, again and again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tessera.kernel.game import Game
from tessera.kernel.record import Choice
from tessera.players.player import Seat, own_lane, written
from tessera.players.search.search import Search, Verdict, Weighed

# So many better answers are told.
BETTER: Final = 3
# An answer that a search tried less often than this part of its iterations is weighed once more.
_SELDOM: Final = 0.25
# Search draws its luck from here and never from the game: the same record is always weighed in the same way.
_SEED: Final = "review"


class Answer(NamedTuple):
    """An answer, by the ids of its options, and the share of winning that it leaves to the seat that gives it."""

    ids: tuple[str, ...]
    share: float


class Decision(NamedTuple):
    """A choice of a game, weighed. `ply` is its number: the first choice of a game is 1."""

    ply: int
    seat: int
    # The kind of question.
    kind: str
    played: tuple[str, ...]
    # What all seats' shares looked like from here.
    seen: tuple[float, ...]
    # The share of the seat that was asked: if it gives the best answer that was found, and after the one that it gave.
    best: float
    after: float
    # The answers that would have left more, the best first; empty if none was found.
    better: tuple[Answer, ...]
    iterations: int
    # What the other answers would have left on average, as far as they were tried; None if there was no other.
    typical: float | None = None


def weigh(search: Search, game: Game, choice: Choice) -> Decision:
    """Weigh the next choice of a game, which stands before it. A search remembers, so each choice needs a new one."""
    window = Seat(game, choice.seat, _SEED)
    # Picks are compared in the order of the menu; a record that was written by hand may have another.
    lane = own_lane(game, choice.seat)
    played = tuple(pick for pick in written(game, lane, lane.menu) if pick in choice.picks)
    verdict = search.weigh(window)
    mine = _found(verdict, played)
    if mine is None or mine.visits < _SELDOM * verdict.iterations:
        after = _once_more(search, game, choice.seat, played, verdict.answers[0])
    else:
        after = mine.share
    return decided(len(game.choices) + 1, choice.seat, window.question().kind, played, after, verdict)


def _once_more(search: Search, game: Game, seat: int, played: Sequence[str], best: Weighed) -> float:
    """What an answer is worth that was hardly tried, if at all: beside the best one where both are one option."""
    is_pair = len(played) == len(best.ids) == 1
    verdict = search.weigh(_Only(game, seat, [*played, *best.ids] if is_pair else played))
    mine, other = _found(verdict, played), _found(verdict, best.ids)
    assert mine is not None, "what was offered was weighed"
    if not is_pair or other is None:
        return mine.share
    # Both were tried in the same deals: what differs between them is surer than what each is worth.
    return min(max(0.0, best.share + mine.share - other.share), 1.0)


def decided(ply: int, seat: int, kind: str, played: tuple[str, ...], after: float, verdict: Verdict) -> Decision:
    """A decision from what a search says about the question, and what the answer that was given is worth."""
    # Answers that were hardly tried may look good by luck: what the search would do is what to compare with.
    best = verdict.answers[0]
    better: list[Answer] = []
    if best.share > after and tuple(best.ids) != played:
        better = [Answer(tuple(one.ids), one.share) for one in verdict.answers if _is_better(one, best, after)]
        better = [one for one in better if one.ids != played][:BETTER]
    highest = better[0].share if better else after
    others = [one.share for one in verdict.answers if one.visits and tuple(one.ids) != played]
    typical = sum(others) / len(others) if others else None
    shares = tuple(verdict.shares)
    return Decision(ply, seat, kind, played, shares, highest, after, tuple(better), verdict.iterations, typical)


def _is_better(one: Weighed, best: Weighed, after: float) -> bool:
    """Whether an answer leaves more than the one that was given, and was tried often enough to say so."""
    return one is best or (after < one.share <= best.share and one.visits * 4 >= best.visits)


def _found(verdict: Verdict, played: Sequence[str]) -> Weighed | None:
    for answer in verdict.answers:
        if tuple(answer.ids) == tuple(played):
            return answer
    return None


class _Only(Seat):
    """A window in which only these options are offered: a search through it spends all its time on them."""

    __slots__ = ("_offered",)

    def __init__(self, game: Game, number: int, offered: Sequence[str]) -> None:
        super().__init__(game, number, _SEED)
        self._offered = offered

    def redealt(self, deal: int = 0) -> Game:
        """A game that looks the same from here. In the first, where answers are made up, only these are offered."""
        game = super().redealt(deal)
        if deal == 0:
            lane = own_lane(game, self.number)
            menu = zip(lane.menu, written(game, lane, lane.menu), strict=True)
            # Whoever picked nothing is offered one thing not to pick.
            lane.menu = [choice for choice, pick in menu if pick in self._offered] or lane.menu[:1]
        return game
