"""Exiled Races, the race draft in two directions, the Warp Guardian and Private Missions (Setup, steps 13 to 16)."""

from __future__ import annotations

from tessera.games.the_warp.rules.turn import begin_turn
from tessera.games.the_warp.state import BOX, FIRST_OF_SEATS, MISSION_DECKS, ZONES_PER_SEAT, Warp
from tessera.games.the_warp.terms import COLORS, DECKS, GREEN, MISSIONS_HELD, MISSIONS_OF_A_TYPE, YELLOW
from tessera.kernel.state import Step
from tessera.kernel.step import Ask, AskSome, Do, Together
from tessera.kernel.zone import seen_by

DEALT_OF_A_TYPE = 2
TEAM_DEALT = 3
TEAM_RACES = 5
TEAM_RACES_OF_SIX = 4
RACES_LED = 2
SOLO_RACES = 3


def begin_draft(game: Warp, tokens: list[int]) -> None:
    """The two Exiled Races and their colours, then the races to choose from
    (WARP-SET-29, WARP-SET-30, WARP-SET-31, WARP-SET-32, WARP-SOLO-03, WARP-TEAM-03)."""
    book = game.rulebook
    races = list(range(len(book.races)))
    game.chance.shuffle(races)
    exiled = [races.pop(), races.pop()]
    drawn = tokens[-1]
    first = book.token_color[drawn - book.first_token]
    # The drawn token lies on the first card; the second gets the other colour, token or not.
    game.exiled = exiled if first == GREEN else [exiled[1], exiled[0]]
    for piece in tokens:
        game.put(piece, BOX)
    if book.is_solo:
        game.piles = [_solo_races(game, races)]
        game.then(TellExiled(first), KeepRaces(0))
    elif book.teams:
        half = game.seats // 2
        size = TEAM_RACES if half == 2 else TEAM_RACES_OF_SIX
        game.piles = [[races.pop() for _ in range(size)] for _ in range(half)]
        if half > 2:
            # 5 for each team and 2 Exiled Races would be more than there are (WARP-TEAM-04, ruling WARP-R034).
            game.aside = [races.pop(), races.pop()]
        game.then(TellExiled(first), TeamRaces())
    else:
        game.piles = [[races.pop() for _ in range(game.seats + 1)] for _ in range(2)]
        game.then(TellExiled(first), DraftPass(0))


class TellExiled(Do[Warp]):
    """Tells which race has which colour, and the colour that was drawn: only now may anybody listen (WARP-SET-30)."""

    __slots__ = ("drawn",)

    def __init__(self, drawn: int) -> None:
        self.drawn = drawn

    def resolve(self, game: Warp) -> None:
        if game.log is not None:
            words = [f"race:{game.exiled[GREEN]}", f"race:{game.exiled[YELLOW]}", COLORS[self.drawn]]
            game.say("exiled_races", "WARP-SET-30", -1, words)


class DraftPass(Do[Warp]):
    """One pass of the draft: pile one goes clockwise from the starting player, pile two counter-clockwise from the last
    (WARP-SET-33, WARP-SET-34, WARP-SET-35, ruling WARP-R003)."""

    __slots__ = ("step",)

    def __init__(self, step: int) -> None:
        self.step = step

    def resolve(self, game: Warp) -> None:
        if self.step == game.seats:
            game.aside = [game.piles[0][0], game.piles[1][0]]
            game.piles = []
            game.then(ChooseGuardian(last_seat(game)))
            return
        one = (game.first + self.step) % game.seats
        two = (game.first - 1 - self.step) % game.seats
        game.then(PickRace(one, 0), PickRace(two, 1), DraftPass(self.step + 1))


def last_seat(game: Warp) -> int:
    """The last player in turn order, to the right of the starting player (WARP-SET-42)."""
    return (game.first - 1) % game.seats


class PickRace(Ask[Warp]):
    """One race of the pile, face up (WARP-SET-33)."""

    __slots__ = ("pile",)

    def __init__(self, seat: int, pile: int) -> None:
        super().__init__(seat)
        self.pile = pile

    def kind(self) -> str:
        return "race"

    def options(self, game: Warp) -> list[int]:
        return game.piles[self.pile].copy()

    def answer(self, game: Warp, choice: int) -> None:
        game.piles[self.pile].remove(choice)
        lead(game, self.seat, choice)

    def notation(self, game: Warp, choice: int) -> str:
        return f"race {game.race(choice).id}"

    def about(self, game: Warp) -> list[str]:
        return [f"{self.pile + 1}"]


def lead(game: Warp, seat: int, race: int) -> None:
    """A player leads a race (WARP-RAC-02)."""
    game.colonies[seat].races.append(race)
    if game.log is not None:
        game.say("lead", "WARP-SET-33", seat, [f"race:{race}"])


class TeamRaces(Do[Warp]):
    """Each team shares its races out, teammates choosing in turn
    (WARP-TEAM-03, WARP-TEAM-04, WARP-TEAM-05, ruling WARP-R035)."""

    __slots__ = ()

    def resolve(self, game: Warp) -> None:
        for step in _turns(game):
            if len(game.colonies[step].races) < RACES_LED:
                game.then(PickRace(step, step % (game.seats // 2)), TeamRaces())
                return
        for pile in game.piles:
            game.aside += pile
        game.piles = []
        game.then(ChooseGuardian(last_seat(game)))


def _turns(game: Warp) -> list[int]:
    """Who chooses next: fewest races first, in turn order."""
    order = game.clockwise(game.first)
    return sorted(order, key=lambda seat: len(game.colonies[seat].races))


def _solo_races(game: Warp, races: list[int]) -> list[int]:
    """Three random races that are of use alone (WARP-SOLO-03, WARP-SOLO-07)."""
    alone = [race for race in races if not game.race(race).needs_rivals]
    return alone[:SOLO_RACES]


class KeepRaces(AskSome[Warp]):
    """Solo: keep two of three races, the third is the Guardian (WARP-SOLO-03)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(seat, RACES_LED, RACES_LED)

    def kind(self) -> str:
        return "races"

    def options(self, game: Warp) -> list[int]:
        return game.piles[0].copy()

    def answer_some(self, game: Warp, choices: list[int]) -> None:
        for race in choices:
            lead(game, self.seat, race)
        guardian = [race for race in game.piles[0] if race not in choices]
        game.piles = []
        set_guardian(game, guardian[0])
        deal_missions(game)

    def notation(self, game: Warp, choice: int) -> str:
        return f"race {game.race(choice).id}"


class ChooseGuardian(Ask[Warp]):
    """The last player in turn order chooses the Warp Guardian among the races set aside (WARP-SET-36, WARP-TEAM-05)."""

    __slots__ = ()

    def kind(self) -> str:
        return "guardian"

    def options(self, game: Warp) -> list[int]:
        return game.aside.copy()

    def answer(self, game: Warp, choice: int) -> None:
        game.aside = []
        set_guardian(game, choice)
        deal_missions(game)

    def notation(self, game: Warp, choice: int) -> str:
        return f"guardian {game.race(choice).id}"


def set_guardian(game: Warp, race: int) -> None:
    """The Guardian card, with a random Ability Token in each slot; its race brings nothing else. What the other races
    modify is in force from now on
    (WARP-SET-36, WARP-SET-37, WARP-SET-43, WARP-RAC-03, WARP-RAC-08, WARP-RAC-10)."""
    game.guardian = race
    card = game.rulebook.guardians[race]
    game.multipliers[game.rulebook.board.gate] = card.multiplier
    tokens = list(range(len(game.rulebook.abilities)))
    game.chance.shuffle(tokens)
    game.mark += 1
    game.gate_abilities = tokens[: card.slots]
    for seat in range(game.seats):
        game.refresh(seat)
    if game.log is not None:
        words = [f"race:{race}", *[f"ability:{token}" for token in game.gate_abilities]]
        game.say("guardian", "WARP-SET-36", -1, words)


def deal_missions(game: Warp) -> None:
    """Two missions of each type for everybody, three kept; a team shares nine
    (WARP-SET-38, WARP-SET-39, WARP-TEAM-02, ruling WARP-R002)."""
    if game.rulebook.teams:
        for team in range(game.seats // 2):
            zone = FIRST_OF_SEATS + game.seats * ZONES_PER_SEAT + team
            for deck in range(DECKS):
                game.draw_many(MISSION_DECKS + deck, zone, TEAM_DEALT)
        game.then(TeamMissions(), ShuffleMissions())
        return
    for seat in game.clockwise(game.first):
        for deck in range(DECKS):
            game.draw_many(MISSION_DECKS + deck, game.dealt(seat), DEALT_OF_A_TYPE)
    choices: list[Step] = [KeepMissions(seat) for seat in game.clockwise(game.first)]
    game.then(Together(choices, True), ShuffleMissions())


class KeepMissions(AskSome[Warp]):
    """Any three of six missions are kept, all players choosing before a deck is shuffled (WARP-SET-38, WARP-SET-39)."""

    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(seat, MISSIONS_HELD, MISSIONS_HELD)

    def kind(self) -> str:
        return "missions"

    def options(self, game: Warp) -> list[int]:
        return game.zones[game.dealt(self.seat)].copy()

    def answer_some(self, game: Warp, choices: list[int]) -> None:
        seat = self.seat
        for piece in choices:
            game.slide(piece, game.dealt(seat), game.missions(seat), seat)
        for piece in game.zones[game.dealt(seat)].copy():
            game.slide(piece, game.dealt(seat), MISSION_DECKS + game.mission(piece).type, seat)
        if game.log is not None:
            game.say_hidden("keep_missions", "WARP-SET-38", seat, [], choices, seen_by(seat))

    def notation(self, game: Warp, choice: int) -> str:
        return f"keep {game.name(choice)}"


class TeamMissions(Do[Warp]):
    """Teammates take missions from their pool in turn, three each (WARP-TEAM-02, ruling WARP-R035)."""

    __slots__ = ()

    def resolve(self, game: Warp) -> None:
        order = game.clockwise(game.first)
        for seat in sorted(order, key=lambda seat: len(game.zones[game.missions(seat)])):
            if len(game.zones[game.missions(seat)]) < MISSIONS_HELD:
                game.then(TakeMission(seat), TeamMissions())
                return
        for team in range(game.seats // 2):
            zone = FIRST_OF_SEATS + game.seats * ZONES_PER_SEAT + team
            for piece in game.zones[zone].copy():
                both = seen_by(team) | seen_by(team + game.seats // 2)
                game.slip(piece, zone, MISSION_DECKS + game.mission(piece).type, both)


class TakeMission(Ask[Warp]):
    """One mission of the team's pool, at most 2 of a type for each (WARP-TEAM-02)."""

    __slots__ = ()

    def kind(self) -> str:
        return "team-mission"

    def zone(self, game: Warp) -> int:
        """Where the team's missions lie."""
        half = game.seats // 2
        return FIRST_OF_SEATS + game.seats * ZONES_PER_SEAT + self.seat % half

    def options(self, game: Warp) -> list[int]:
        held = [0] * DECKS
        for piece in game.zones[game.missions(self.seat)]:
            held[game.mission(piece).type] += 1
        pieces = game.zones[self.zone(game)]
        return [piece for piece in pieces if held[game.mission(piece).type] < MISSIONS_OF_A_TYPE]

    def answer(self, game: Warp, choice: int) -> None:
        both = seen_by(self.seat) | seen_by(game.partner(self.seat))
        game.slip(choice, self.zone(game), game.missions(self.seat), both)
        if game.log is not None:
            game.say_hidden("keep_missions", "WARP-TEAM-02", self.seat, [], [choice], both)

    def notation(self, game: Warp, choice: int) -> str:
        return f"keep {game.name(choice)}"


class ShuffleMissions(Do[Warp]):
    """Each mission deck is shuffled, and the starting player takes the first turn (WARP-SET-38, WARP-SET-41)."""

    __slots__ = ()

    def resolve(self, game: Warp) -> None:
        for deck in range(DECKS):
            game.shuffle(MISSION_DECKS + deck)
        game.round = 1
        game.active = game.first
        game.dirty = (1 << game.seats) - 1
        if game.log is not None:
            game.say("round", "WARP-OBJ-02", -1, ["1"])
        begin_turn(game)
