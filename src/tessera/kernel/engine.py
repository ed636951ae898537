"""Runs a state from one question to the next. Knows stacks, not games."""

from __future__ import annotations

from typing import Final

from tessera.kernel.chance import Chance
from tessera.kernel.state import Lane, State
from tessera.kernel.step import Answered, Ask, AskSome, Do, Together

# Menus and picks are replaced, never changed in place, so all that are empty can be one.
_NONE: Final[list[int]] = []


def advance(game: State) -> None:
    """Run until somebody must choose, or the game is over."""
    lanes = game.lanes
    while not game.over:
        if len(lanes) == 1:
            if _run(game, lanes[0]):
                return
            assert len(lanes) > 1 or game.over, "nothing waits and nobody has won"
        else:
            waiting = False
            for lane in lanes:
                # Lane 0 stands at the barrier until the others are done; those with an empty stack are.
                runs = lane.seat >= 0 and len(lane.stack) > 0 and not lane.answered and not game.over
                if lane.menu or (runs and _run(game, lane)):
                    waiting = True
            if game.over:
                break
            if waiting:
                return
            _close_lanes(game)
    # Whoever ended the game in one lane ended it for all.
    del lanes[1:]


def _run(game: State, lane: Lane) -> bool:
    """Run one lane; whether it now waits for an answer."""
    stack = lane.stack
    game.stack = stack
    while stack:
        step = stack[-1]
        if isinstance(step, Do):
            stack.pop()
            step.resolve(game)
            if game.over:
                return False
        elif isinstance(step, Ask):
            menu = step.options(game)
            # Whoever must pick as many as there are, or more, has nothing to choose.
            if (step.least < len(menu) and step.most > 0) if isinstance(step, AskSome) else len(menu) > 1:
                lane.menu = menu
                return True
            if lane.sealed:
                lane.picks = [] if isinstance(step, AskSome) and step.most == 0 else menu
                lane.answered = True
                return False
            stack.pop()
            if not menu:
                step.skip(game)
            elif isinstance(step, AskSome):
                step.answer_some(game, menu if step.most > 0 else [])
            else:
                step.answer(game, menu[0])
            if game.over:
                return False
        elif isinstance(step, Together):
            stack.pop()
            assert lane.seat < 0, "lanes do not open lanes"
            if step.asks:
                _open_lanes(game, step)
                return False
        else:
            assert isinstance(step, Answered)
            stack.pop()
            ask = step.ask
            assert isinstance(ask, Ask)
            _give(game, ask, step.picks)
            if game.over:
                return False
    return False


def _give(game: State, ask: Ask[State], picks: list[int]) -> None:
    if isinstance(ask, AskSome):
        ask.answer_some(game, picks)
    elif picks:
        ask.answer(game, picks[0])
    else:
        ask.skip(game)


def _open_lanes(game: State, together: Together) -> None:
    for ask in together.asks:
        assert isinstance(ask, Ask)
        game.lanes.append(Lane(ask.seat, [ask], _NONE, together.sealed, False, _NONE, 0))


def _close_lanes(game: State) -> None:
    """All lanes are done: sealed answers are revealed together and take effect in order."""
    lanes = game.lanes
    main = lanes[0]
    game.stack = main.stack
    revealed = False
    for index in range(len(lanes) - 1, 0, -1):
        lane = lanes[index]
        if lane.sealed:
            main.stack.append(Answered(lane.stack[-1], lane.picks))
            revealed = True
    del lanes[1:]
    if revealed:
        game.mark += 1


def submit(game: State, lane: Lane, picks: list[int]) -> None:
    """A seat answers the question of its lane with legal choices; run to the next question."""
    lane.menu = _NONE
    lane.version += 1
    if lane.sealed:
        lane.picks = picks
        lane.answered = True
    else:
        ask = lane.stack.pop()
        assert isinstance(ask, Ask)
        game.stack = lane.stack
        if isinstance(ask, AskSome):
            ask.answer_some(game, picks)
        else:
            ask.answer(game, picks[0])
    if len(game.lanes) > 1 and not game.over:
        # Others who think are not disturbed: only this lane runs on.
        if not lane.sealed and _run(game, lane):
            return
        for other in game.lanes:
            if other.menu and not game.over:
                return
    advance(game)


def asked(game: State) -> list[Lane]:
    """The lanes that wait for an answer."""
    return [lane for lane in game.lanes if lane.menu]


def random_picks(lane: Lane, chance: Chance) -> list[int]:
    """A uniformly random legal answer: one option, or a random number of random options."""
    menu = lane.menu
    ask = lane.stack[-1]
    if isinstance(ask, AskSome):
        most = min(ask.most, len(menu))
        count = ask.least
        if most > count:
            count += chance.below(most - count + 1)
        return chance.sample(menu, count)
    return [menu[chance.below(len(menu))]]


def playout(game: State, chance: Chance, limit: int) -> int:
    """Play on at random, quietly, until the game is over; how many decisions that took."""
    decisions = 0
    lanes = game.lanes
    while not game.over and decisions < limit:
        # Lanes do not see each other: which of them answers first is no part of chance.
        for lane in lanes:
            if lane.menu:
                submit(game, lane, random_picks(lane, chance))
                decisions += 1
                break
    return decisions
