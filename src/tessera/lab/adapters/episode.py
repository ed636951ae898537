"""One game, played action by action: who is asked, what may be done, and what an action does."""

from __future__ import annotations

from tessera.kernel.engine import asked
from tessera.kernel.game import Game
from tessera.kernel.state import Lane, State
from tessera.kernel.step import Ask, AskSome
from tessera.lab.adapters.actions import DONE, Actions


class Episode:
    """A game as a learner plays it.

    Seats that are asked at the same time are asked one after the other; what the rules keep sealed stays out of the
    views, so nobody learns anything by being asked later. A question that takes several options is asked option by
    option, and `DONE` ends it as soon as enough are picked.
    """

    def __init__(self, game: Game, actions: Actions) -> None:
        self.game = game
        self.actions = actions
        # What the seat that is asked has picked so far of a question that takes several options.
        self.picked: list[str] = []
        self._legal: dict[int, str] | None = None

    @property
    def seat(self) -> int | None:
        """Who is asked; None when the game is over."""
        return None if self.game.state.over else self.ask.seat

    @property
    def ask(self) -> Ask[State]:
        """The question."""
        ask = self._lane.stack[-1]
        assert isinstance(ask, Ask)
        return ask

    @property
    def pick(self) -> tuple[int, int]:
        """How many options the question takes, at least and at most."""
        ask = self.ask
        return (ask.least, min(ask.most, len(self._lane.menu))) if isinstance(ask, AskSome) else (1, 1)

    @property
    def legal(self) -> dict[int, str]:
        """What may be done now: notations by their numbers, and "" for `DONE`."""
        if self._legal is None:
            self._legal = {} if self.game.state.over else self._offered()
        return self._legal

    def act(self, action: int) -> None:
        """Do it for the seat that is asked. The action is one of the legal ones."""
        seat, notation = self.seat, self.legal[action]
        if action != DONE:
            self.picked.append(notation)
        if action == DONE or len(self.picked) == self.pick[1]:
            self.answer(seat, self.picked)
        self._legal = None

    def answer(self, seat: int | None, picks: list[str]) -> None:
        """Answer the whole question at once, as bots do."""
        self.game.play(seat, picks)
        self.picked = []
        self._legal = None

    @property
    def _lane(self) -> Lane:
        return asked(self.game.state)[0]

    def _offered(self) -> dict[int, str]:
        ask, state = self.ask, self.game.state
        # The whole menu is numbered, so that no number changes its meaning while options are picked.
        menu = self.actions.numbered([ask.notation(state, choice) for choice in self._lane.menu])
        legal = {number: notation for number, notation in menu.items() if notation not in self.picked}
        if isinstance(ask, AskSome) and len(self.picked) >= ask.least:
            legal[DONE] = ""
        return legal

    def told(self) -> str:
        """The question as a sentence, and every legal action as a line; how it ended when the game is over."""
        game = self.game
        if game.outcome is not None:
            return f"The game is over ({game.outcome.reason}). Winners: {list(game.outcome.winners)}."
        question = game.question(self.seat)
        assert question is not None
        lines = [f"{number}: {notation or 'done'}" for number, notation in sorted(self.legal.items())]
        return "\n".join([f"Seat {question.seat}: {question.text()}", *lines])
