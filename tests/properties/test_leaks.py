"""The checks of secrecy can fail: each is shown a table that leaks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from tessera.kernel.definition import Definition, Plain
from tessera.kernel.engine import asked
from tessera.kernel.event import Event
from tessera.kernel.game import Game, begin
from tessera.kernel.refusal import Objection
from tessera.kernel.setup import arrange
from tessera.kernel.state import State
from tessera.kernel.step import Ask
from tessera.kernel.zone import EVERYBODY
from tests.kernel.games.candlelight import DECK, Candlelight, CandlelightGame
from tests.properties.positions import advance_by
from tests.properties.secrecy import check_knowledge_kept, check_seat, check_story, visible

DEALS = range(8)


class OpenHands(CandlelightGame):
    """Shows the neighbour's hand."""

    def view(self, state: State, seat: int) -> dict[str, Plain]:
        assert isinstance(state, Candlelight)
        neighbour = (seat + 1) % state.plan.seats
        return {"hand": [*sorted(state.zones[state.hand(neighbour)])]}


class OpenFavourites(CandlelightGame):
    """Shows a secret that no zone holds."""

    def view(self, state: State, seat: int) -> dict[str, Plain]:
        assert isinstance(state, Candlelight)
        return {"favourites": [*state.favourites]}


class OpenSeed(CandlelightGame):
    """Shows what will be drawn next, if one can compute."""

    def view(self, state: State, seat: int) -> dict[str, Plain]:
        return {"key": state.chance.key}


class WarmOptions(CandlelightGame):
    """Words an option after the top of the deck."""

    def option_text(self, state: State, kind: str, notation: str, language: str) -> str:
        return f"{notation}, now that {state.plan.names[state.zones[DECK][-1]]} comes next"


class WarmQuestions(CandlelightGame):
    """Words a question after what others have chosen under seal."""

    def question_text(self, state: State, kind: str, seat: int, about: Sequence[str], language: str) -> str:
        return f"The others chose {[lane.picks for lane in state.lanes if lane.seat != seat]}."


class WarmRefusals(CandlelightGame):
    """Tells a waiting seat what the others hold."""

    def not_your_turn(self, state: State, seat: int) -> Objection:
        assert isinstance(state, Candlelight)
        others = [state.zones[state.hand(other)] for other in range(state.plan.seats) if other != seat]
        return Objection("CL-3", f"They think about {others}", "Wait.")


class WarmLog(CandlelightGame):
    """Tells the log in the light of what lies face down now."""

    def event_text(self, state: State, event: Event, seat: int, language: str) -> str:
        return f"{event.key} {state.zones[DECK][-1]}"


def _table(definition: Definition, favourites: bool = True) -> Game:
    """Everybody has chosen but the first seat, which is asked."""
    options = {"favourite": "secret" if favourites else "none", "trim": not favourites, "hand": 3}
    game = begin(definition, arrange(definition, 3, 4, options))
    if favourites:
        for seat in range(3):
            game.play(seat, ["favour a"])
    else:
        for seat in range(3):
            game.play(seat, [])
    for seat in (1, 2):
        question = game.question(seat)
        assert question is not None
        game.play(seat, [question.options[0].id])
    return game


def _check_all(game: Game, seats: Sequence[int] = (0, 1, 2)) -> None:
    for deal in DEALS:
        for seat in seats:
            check_knowledge_kept(game, check_seat(game, seat, deal), seat)


def test_an_honest_table_passes() -> None:
    _check_all(_table(CandlelightGame()))


@pytest.mark.parametrize(
    "leaky", [OpenHands, OpenFavourites, OpenSeed, WarmOptions, WarmQuestions, WarmRefusals, WarmLog]
)
def test_a_leaky_table_is_caught(leaky: Callable[[], Definition]) -> None:
    game = _table(leaky())

    with pytest.raises(AssertionError):
        _check_all(game)


class Clairvoyant(Ask[Candlelight]):
    """Offers what depends on another's hand."""

    __slots__ = ()

    def kind(self) -> str:
        return "play"

    def options(self, game: Candlelight) -> list[int]:
        return sorted(game.zones[game.hand((self.seat + 1) % game.plan.seats)])

    def answer(self, game: Candlelight, choice: int) -> None:
        raise AssertionError("nobody answers this")

    def notation(self, game: Candlelight, choice: int) -> str:
        return f"play {game.plan.names[choice]}"


def test_an_option_that_depends_on_a_hidden_hand_is_caught() -> None:
    game = _table(CandlelightGame())
    lane = asked(game.state)[0]
    assert isinstance(game.state, Candlelight)
    lane.stack[-1] = Clairvoyant(0)
    lane.menu = Clairvoyant(0).options(game.state)

    with pytest.raises(AssertionError):
        _check_all(game, [0])


def _after_a_choice() -> tuple[Game, list[set[int]], int]:
    game = _table(CandlelightGame())
    before = [visible(game.state, seat) for seat in (0, 1, 2, -1)]
    groups = game.state.groups
    question = game.question(0)
    assert question is not None
    game.play(0, [question.options[0].id])
    return game, before, groups


def _hidden_card(game: Game) -> int:
    state = game.state
    assert isinstance(state, Candlelight)
    return state.zones[state.hand(1)][0]


def test_an_honest_event_passes() -> None:
    game, before, groups = _after_a_choice()
    honest = Event("draws", "CL-2", 1, ["1"], [_hidden_card(game)], 1 << 1)

    check_story(game, [*game.events, honest], before, groups)


def test_an_event_that_names_a_hidden_card_in_its_words_is_caught() -> None:
    game, before, groups = _after_a_choice()
    leak = Event("plays", "CL-4", 1, [f"card:{_hidden_card(game)}"], [], EVERYBODY)

    with pytest.raises(AssertionError, match="plays tells seat 0 of"):
        check_story(game, [leak], before, groups)


def test_an_event_that_shows_a_hidden_card_to_too_many_is_caught() -> None:
    game, before, groups = _after_a_choice()

    for seen in (EVERYBODY, 0b011, 0b110):
        leak = Event("draws", "CL-2", 1, ["1"], [_hidden_card(game)], seen)
        with pytest.raises(AssertionError, match="draws tells seat"):
            check_story(game, [leak], before, groups)


class LoudLog(CandlelightGame):
    """Names pieces to everybody, whoever saw them."""

    def event_text(self, state: State, event: Event, seat: int, language: str) -> str:
        return " ".join([event.key, *[state.plan.names[piece] for piece in event.pieces]])


def test_a_log_that_names_unseen_pieces_is_caught() -> None:
    game, before, groups = _after_a_choice()
    loud = Game(LoudLog(), game.setup, game.state, game.choices)
    honest = Event("draws", "CL-2", 1, ["1"], [_hidden_card(game)], 1 << 1)

    with pytest.raises(AssertionError):
        check_story(loud, [honest], before, groups)


def test_a_deal_that_forgets_what_the_seat_knows_is_caught() -> None:
    game = _table(CandlelightGame(), favourites=False)
    advance_by(game, 3, 1)
    state = game.state
    assert isinstance(state, Candlelight)
    state.look(0, state.hand(1))
    dealt = game.redeal(0, 1)
    check_knowledge_kept(game, dealt, 0)

    hand, deck = dealt.state.zones[state.hand(1)], dealt.state.zones[DECK]
    backs = state.plan.backs
    same_back = next(index for index, card in enumerate(deck) if backs[card] == backs[hand[0]])
    hand[0], deck[same_back] = deck[same_back], hand[0]

    with pytest.raises(AssertionError):
        check_knowledge_kept(game, dealt, 0)
