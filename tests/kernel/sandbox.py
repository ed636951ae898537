"""A table without a game: steps that only note that they happened, to watch the engine at work."""

from __future__ import annotations

from tessera.kernel.chance import Chance
from tessera.kernel.engine import advance, asked, submit
from tessera.kernel.generate import Blueprint, build
from tessera.kernel.state import Lane, State, Step
from tessera.kernel.step import Ask, AskSome, Do, Together
from tessera.kernel.wire import Reader
from tessera.kernel.zone import EVERYBODY, NOBODY, Plan, ZoneSpec, seen_by


class Sandbox(State):
    """Remembers in which order things happened."""

    __slots__ = ("trace",)

    trace: list[int]

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.trace = []


class Note(Do[Sandbox]):
    """Writes a number down."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def resolve(self, game: Sandbox) -> None:
        game.trace.append(self.number)


class Nest(Do[Sandbox]):
    """Writes a number down, and has other steps happen next."""

    __slots__ = ("inner", "number")

    def __init__(self, number: int, inner: list[Step]) -> None:
        self.number = number
        self.inner = inner

    def resolve(self, game: Sandbox) -> None:
        game.trace.append(self.number)
        game.then(*self.inner)


class End(Do[Sandbox]):
    """The game is over."""

    __slots__ = ()

    def resolve(self, game: Sandbox) -> None:
        game.over = True


class One(Ask[Sandbox]):
    """Choose a number; then other steps happen. -1 is written when there is nothing to choose from."""

    __slots__ = ("inner", "numbers")

    def __init__(self, seat: int, numbers: list[int], inner: list[Step]) -> None:
        super().__init__(seat)
        self.numbers = numbers
        self.inner = inner

    def kind(self) -> str:
        return "one"

    def options(self, game: Sandbox) -> list[int]:
        return self.numbers

    def answer(self, game: Sandbox, choice: int) -> None:
        game.trace.append(choice)
        game.then(*self.inner)

    def skip(self, game: Sandbox) -> None:
        game.trace.append(-1)

    def notation(self, game: Sandbox, choice: int) -> str:
        return str(choice)


class Some(AskSome[Sandbox]):
    """Choose several numbers. -1 is written when none are chosen."""

    __slots__ = ("numbers",)

    def __init__(self, seat: int, least: int, most: int, numbers: list[int]) -> None:
        super().__init__(seat, least, most)
        self.numbers = numbers

    def kind(self) -> str:
        return "some"

    def options(self, game: Sandbox) -> list[int]:
        return self.numbers

    def answer_some(self, game: Sandbox, choices: list[int]) -> None:
        game.trace.extend(choices or [-1])

    def notation(self, game: Sandbox, choice: int) -> str:
        return str(choice)


GENERATED = build(Blueprint("the sandbox", Sandbox, [], [], [Note, Nest, End, One, Some]))

# Zones: a face-down deck, an open pile, a box nobody sees, and a hand for each of three seats.
DECK, PILE, BOX, HAND_A, HAND_B, HAND_C = range(6)
RED, BLUE = 0, 1


def table(*steps: Step, pieces: int = 8, blue: tuple[int, ...] = ()) -> Sandbox:
    """A state with these steps waiting and so many pieces in its deck, the highest number on top, all red but some."""
    zones = [
        ZoneSpec("deck", -1, NOBODY, True),
        ZoneSpec("pile", -1, EVERYBODY, True),
        ZoneSpec("box", -1, NOBODY, False),
        ZoneSpec("hand-a", 0, seen_by(0), False),
        ZoneSpec("hand-b", 1, seen_by(1), False),
        ZoneSpec("hand-c", 2, seen_by(2), False),
    ]
    backs = [BLUE if piece in blue else RED for piece in range(pieces)]
    game = Sandbox(Plan(3, zones, backs, [f"p{piece}" for piece in range(pieces)], ["red", "blue"]))
    game.lay_out(Chance(7, 0))
    for piece in range(pieces):
        game.put(piece, DECK)
    game.then(*steps)
    return game


def run(*steps: Step) -> Sandbox:
    """A state that has run its steps up to the first question."""
    game = table(*steps)
    advance(game)
    return game


def lane_of(game: State, seat: int) -> Lane:
    """The lane in which a seat is asked."""
    for lane in asked(game):
        ask = lane.stack[-1]
        assert isinstance(ask, Ask)
        if ask.seat == seat:
            return lane
    raise AssertionError(f"seat {seat} is not asked")


def answer(game: State, seat: int, *picks: int) -> None:
    """A seat answers its question."""
    submit(game, lane_of(game, seat), list(picks))


def asked_seats(game: State) -> list[int]:
    """Who is asked now."""
    asks = [lane.stack[-1] for lane in asked(game)]
    return [ask.seat for ask in asks if isinstance(ask, Ask)]


def copy_of(game: Sandbox) -> Sandbox:
    """A clone, made by generated source."""
    copy = GENERATED["clone"](game)
    assert isinstance(copy, Sandbox)
    return copy


def numbers_of(game: Sandbox) -> list[int]:
    """The state as numbers."""
    numbers: list[int] = GENERATED["write"](game)
    return numbers


def from_numbers(game: Sandbox, numbers: list[int]) -> Sandbox:
    """The state back from its numbers, with the plan of another."""
    copy = Sandbox(game.plan)
    GENERATED["read"](copy, Reader(numbers))
    return copy


def together(sealed: bool, *asks: Step) -> Together:
    """Several questions at once."""
    return Together(list(asks), sealed)
