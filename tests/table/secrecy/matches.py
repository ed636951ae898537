"""Random matches of any game, and matches that differ from them only in what somebody cannot know."""

from __future__ import annotations

import copy
from collections.abc import Sequence

from hypothesis import settings
from hypothesis import strategies as st

from tessera.kernel.chance import Chance, key_of
from tessera.kernel.definition import Setup
from tessera.kernel.engine import asked
from tessera.kernel.event import Log
from tessera.kernel.game import Game
from tessera.kernel.sight import ask_again, deal_anew
from tessera.table import conduct
from tessera.table.journal import AnyAct, Lent, Said, Sat, Started
from tessera.table.match import Founding, Match
from tessera.table.showing import SPECTATOR
from tessera.table.terms import Pace, Terms
from tests.properties.positions import WATCHED, ask_of, play_on, random_choice, tables

HOST = "person-0"
# The journal's times: any will do, as long as two matches have the same.
FIRST_MS = 1_700_000_000_000
# How often what a spectator cannot know is dealt anew until everybody is asked who was asked.
DEALS = 32
# Of games with large tables and long evenings only one example in so many is tried.
LARGE = {"atlas-lost": 2, "race-for-the-galaxy": 5, "revive": 12, "the-warp": 12}


def tries(name: str) -> settings:
    """How many examples of a game are tried: as many as usual, unless it is large."""
    return settings(max_examples=settings().max_examples // LARGE.get(name, 1))


def person_of(seat: int) -> str:
    """The id of whoever owns a seat."""
    return f"person-{seat}"


def note(match: Match, act: AnyAct, person: str = "") -> None:
    """One more entry, a second after the one before."""
    number = match.number + 1
    match.take(FIRST_MS + 1000 * number, act, person, f"client-{number}" if person else "")


def open_match(setup: Setup) -> Match:
    """A table where everybody sits and the first question is asked, with a bit of everything around the game."""
    terms = Terms(
        game=setup.game,
        seats=setup.seats,
        options=setup.options,
        name="Tuesday",
        pace=Pace(per_move=600, per_game=36_000, increment=3),
    )
    match = Match(Founding("table-1", terms, setup.seed, "0" * 64, HOST, "1"))
    for seat in range(setup.seats):
        note(match, Sat(seat, person_of(seat), f"Guest {seat}"), person_of(seat))
    note(match, Started(), HOST)
    assert not match.held
    note(match, Said(-1, "Onlooker", "Good luck!"), "somebody")
    # The second seat left an answer, and the last one has lent its place to a bot: it still sees what it saw.
    if setup.seats > 1:
        match.stand(1, "never asked", ("nothing",))
        note(match, Lent(setup.seats - 1, "greedy"), person_of(setup.seats - 1))
    return match


def answer(match: Match, seat: int, picks: Sequence[str]) -> None:
    """A seat answers, legally."""
    note(match, conduct.answer(match, seat, picks, "person"), person_of(seat))
    assert not match.held


@st.composite
def opened(draw: st.DrawFn, name: str) -> Match:
    """A match of that game at its first question, with random seats, seed and options."""
    return open_match(draw(tables(name)).setup)


@st.composite
def matches(draw: st.DrawFn, name: str) -> Match:
    """A match of that game somewhere on its way, with a question open."""
    match = draw(opened(name))
    luck = draw(st.integers(0, 2**40))
    length = sum(1 for _ in play_on(playing(match).clone(), luck, WATCHED))
    chance = Chance(luck, 0)
    for _ in range(Chance(luck, 1_000_000).below(length)):
        answer(match, *random_choice(playing(match), chance))
    return match


def playing(match: Match) -> Game:
    """The game that is played."""
    assert match.game is not None
    return match.game


# The same table, but for what somebody cannot know


def dealt_anew(match: Match, viewer: int, deal: int) -> Match | None:
    """The match with all that a viewer cannot know dealt anew; None if the deal shows by itself that it is another.

    The two share everything but the game, so that they are to be looked at and not played on: see `fork`.
    """
    game = playing(match)
    dealt = deal_to_spectator(game, deal) if viewer == SPECTATOR else game.redeal(viewer, deal)
    if dealt is None or [ask_of(lane).seat for lane in asked(dealt.state)] != _asked(game):
        # Somebody would not be asked in this deal; everybody sees who is.
        return None
    other = copy.copy(match)
    other.game = listening(dealt, game)
    return other


def _asked(game: Game) -> list[int]:
    return [ask_of(lane).seat for lane in asked(game.state)]


def listening(dealt: Game, game: Game) -> Game:
    """A redealt game with the log of the true one and what can be taken back there: copies have neither."""
    dealt.state.log = Log()
    dealt.state.log.events = list(game.events)
    dealt._marks = game._marks.copy()
    return dealt


def deal_to_spectator(game: Game, deal: int) -> Game | None:
    """A copy in which everything that does not lie open is dealt anew, so that all players hold something else.

    A spectator knows what everybody knows: for them any pieces with the same back may have changed places, whoever
    holds them. The kernel deals anew for seats, so one more seat sits down for a moment: of all zones it sees those
    that are everybody's, and it remembers nothing. None if in no deal everybody is asked who is asked now.
    """
    spectator = game.setup.seats
    chance = Chance(key_of(f"spectator {deal}"), 0)
    for _ in range(DEALS):
        state = game.definition.clone(game.state)
        state.chance = chance
        state.sight.append([0] * len(state.plan.backs))
        deal_anew(state, spectator, chance)
        state.sight.pop()
        game.definition.redeal_secrets(state, spectator)
        fits = ask_again(state, spectator, chance)
        state.chance = Chance(key_of(f"future {deal}"), 0)
        if fits:
            return Game(game.definition, game.setup, state, game.choices.copy())
    return None


def fork(match: Match, viewer: int, deal: int) -> Match | None:
    """Like `dealt_anew`, but the two have nothing in common that playing on changes."""
    other = dealt_anew(match, viewer, deal)
    if other is None:
        return None
    other.entries = match.entries.copy()
    other.chairs = [copy.copy(chair) for chair in match.chairs]
    other.clocks = [copy.copy(clock) for clock in match.clocks]
    other.chosen, other.told, other.trails = match.chosen.copy(), match.told.copy(), match.trails.copy()
    other.standing = [standing.copy() for standing in match.standing]
    other.versions, other.turns, other._keys = match.versions.copy(), match.turns.copy(), match._keys.copy()
    other.answered = match.answered.copy()
    return other
