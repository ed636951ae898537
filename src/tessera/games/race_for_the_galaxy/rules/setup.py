"""Set-up: goals, start worlds, hands, chips (base game; Adding the sets; Goals; the scenario)."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.empire import Empire
from tessera.games.race_for_the_galaxy.figures import FIGURES
from tessera.games.race_for_the_galaxy.robot import Robot
from tessera.games.race_for_the_galaxy.rulebook import Rulebook
from tessera.games.race_for_the_galaxy.rules.draft import begin_draft
from tessera.games.race_for_the_galaxy.rules.payment import saving_world
from tessera.games.race_for_the_galaxy.rules.round import RoundStart
from tessera.games.race_for_the_galaxy.rules.solitaire.opening import tell_robot
from tessera.games.race_for_the_galaxy.state import ASIDE, BOX, DECK, ROBOT_STACK, ROBOT_TABLEAU, Race
from tessera.games.race_for_the_galaxy.terms import CHOICE, DEALT, PRESET, SETS, WINDFALL
from tessera.kernel.chance import Chance
from tessera.kernel.state import Step
from tessera.kernel.step import Ask, AskSome, Do, Together
from tessera.kernel.zone import EVERYBODY, NOBODY, Plan, ZoneSpec, seen_by

HAND = 6
KEPT = 4
CHIPS = 12
PRESTIGE_CHIPS = 5
SOLO_CHIPS = 24
# The Rebels, then the Imperium: start world and 6-cost development.
SIDES = (("rebel-cantina", "rebel-alliance"), ("imperium-warlord", "imperium-seat"))


def zone_plan(rulebook: Rulebook, seats: int) -> Plan:
    """Where cards can lie and who sees them there: hands and goods are face down, tableaus open; start worlds have the
    same back as all cards (RFTG-SETUP-17, RFTG-ROUND-12, RFTG-DRAFT-05)."""
    zones = [
        ZoneSpec("deck", -1, NOBODY, True),
        ZoneSpec("discard", -1, NOBODY, False),
        ZoneSpec("aside", -1, EVERYBODY, True),
        ZoneSpec("box", -1, NOBODY, False),
        ZoneSpec("robot-stack", -1, NOBODY, True),
        ZoneSpec("robot-tableau", -1, EVERYBODY, True),
    ]
    for seat in range(seats):
        zones.append(ZoneSpec(f"hand-{seat}", seat, seen_by(seat), False))
        zones.append(ZoneSpec(f"drawn-{seat}", seat, seen_by(seat), False))
        zones.append(ZoneSpec(f"tableau-{seat}", seat, EVERYBODY, True))
        zones.append(ZoneSpec(f"goods-{seat}", seat, NOBODY, True))
        zones.append(ZoneSpec(f"saved-{seat}", seat, NOBODY, False))
    if rulebook.draft:
        for seat in range(seats):
            zones.append(ZoneSpec(f"deck-{seat}", seat, NOBODY, True))
            zones.append(ZoneSpec(f"discard-{seat}", seat, NOBODY, False))
            zones.append(ZoneSpec(f"pack-{seat}", seat, seen_by(seat), False))
    return Plan(seats, zones, [0] * len(rulebook.cards), rulebook.piece_names, ["card"])


def lay_out(game: Race, chance: Chance) -> None:
    """Everything on the table before the first choice
    (RFTG-SETUP-01, RFTG-SETUP-02, RFTG-SETUP-05, RFTG-SETUP-09, RFTG-SETUP-12, RFTG-SETUP-15, RFTG-SETUP-16,
    RFTG-SCENARIO-02, RFTG-GOAL-01, RFTG-GOAL-02, RFTG-ROBOT-02, RFTG-ROBOT-03)."""
    game.lay_out(chance)
    book = game.rulebook
    seats = game.seats
    game.pool = SOLO_CHIPS if seats == 1 else CHIPS * seats + (PRESTIGE_CHIPS if book.prestige else 0)
    game.empires = [_empire(book) for _ in range(seats)]
    if book.goals_on:
        _lay_goals(game)
    starts = book.start_worlds.copy()
    if seats == 1:
        for piece in starts:
            if _is_newer(book, piece):
                game.put(piece, BOX)
        starts = [piece for piece in starts if not _is_newer(book, piece)]
    for piece in book.game_cards:
        game.put(piece, DECK)
    game.order = list(range(seats))
    if book.scenario:
        _deal_scenario(game, starts)
    elif book.draft or book.start_rule == CHOICE:
        _deal_two(game, starts)
    elif book.start_rule == PRESET:
        _deal_preset(game, starts)
    else:
        assert book.start_rule == DEALT
        _deal_one(game, starts)


def _is_newer(book: Rulebook, piece: int) -> bool:
    """Whether a start world is one of those of the box that are newer than the solitaire game, which does without them;
    own ones may have any number (RFTG-ROBOT-02, RFTG-CUSTOM-01)."""
    card = book.cards[piece]
    return card.start < 0 and book.library.cards[card.id]["set"] in SETS


def _empire(book: Rulebook) -> Empire:
    """An empire to begin with: nothing but the prestige/search card (RFTG-SETUP-16, RFTG-SETUP-17)."""
    return Empire(
        chips=0,
        prestige=0,
        earned=0,
        has_card=book.prestige,
        figures=[0] * FIGURES,
        explore=[],
        develop=[],
        settle=[],
        trade=[],
        consume=[],
        produce=[],
        late=[],
        makers=[],
        fresh=[],
        lost=False,
        laden=[],
        markers=[],
        kind=-1,
        turned=False,
        picked=0,
        count=0,
        boost=-1,
        boost_at=0,
        used=[],
        placing=-1,
        acts=0,
        settled=0,
        bonus_drawn=False,
        temporary=0,
        boosted_cards=0,
        boosted=[],
        made=[0, 0, 0, 0],
        discarded=0,
        exposed=False,
    )


def _lay_goals(game: Race) -> None:
    """Two most goals and four first goals, before anything is dealt (RFTG-GOAL-02, RFTG-GOAL-03)."""
    goals = game.rulebook.goals
    most = [goal.number for goal in goals if goal.is_most]
    first = [goal.number for goal in goals if not goal.is_most]
    game.chance.shuffle(most)
    game.chance.shuffle(first)
    game.goals = [*sorted(first[:4]), *sorted(most[:2])]
    game.claims = [0] * len(game.goals)


def _deal_one(game: Race, starts: list[int]) -> None:
    """One start world each, the rest into the deck (RFTG-SETUP-05, RFTG-ROBOT-05)."""
    game.chance.shuffle(starts)
    if game.seats == 1:
        _set_up_robot(game, starts)
    for seat in range(game.seats):
        game.put(starts.pop(), game.tableau(seat))
    for piece in starts:
        game.put(piece, DECK)
    _deal_hands(game)


def _deal_two(game: Race, starts: list[int]) -> None:
    """One odd and one even start world each, face down, the rest into the deck; negative numbers keep their parity
    (RFTG-SETUP-09, RFTG-DRAFT-02, RFTG-DRAFT-03, RFTG-ROBOT-02, RFTG-ROBOT-05)."""
    cards = game.rulebook.cards
    odd = [piece for piece in starts if cards[piece].start % 2]
    even = [piece for piece in starts if not cards[piece].start % 2]
    game.chance.shuffle(odd)
    game.chance.shuffle(even)
    if game.seats == 1:
        pool = [*odd, *even]
        game.chance.shuffle(pool)
        _set_up_robot(game, pool)
        odd = [piece for piece in odd if piece in pool]
        even = [piece for piece in even if piece in pool]
    for seat in range(game.seats):
        game.put(odd.pop(), game.drawn(seat))
        game.put(even.pop(), game.drawn(seat))
    for piece in [*odd, *even]:
        game.put(piece, DECK)
    if game.rulebook.draft:
        game.chance.shuffle(game.zones[DECK])
        game.then(DraftIsOver())
        begin_draft(game)
        return
    _deal_hands(game)


def _deal_preset(game: Race, starts: list[int]) -> None:
    """Start worlds 1 to 4, or 1 to 5 among five new players, with the four cards of their number
    (RFTG-SETUP-12, RFTG-SETUP-13, RFTG-SETUP-14)."""
    book = game.rulebook
    numbers = list(range(1, 6 if game.seats == 5 else 5))
    game.chance.shuffle(numbers)
    for seat in range(game.seats):
        number = numbers[seat]
        for piece in starts:
            if book.cards[piece].start == number:
                game.put(piece, game.tableau(seat))
                starts.remove(piece)
                break
        for id, record in book.library.cards.items():
            if record.get("preset_hand") == number:
                piece = book.card_numbers[id][0]
                game.zones[DECK].remove(piece)
                game.put(piece, game.hand(seat))
    for piece in starts:
        game.put(piece, DECK)
    game.chance.shuffle(game.zones[DECK])
    game.then(StartPlay())


def _deal_scenario(game: Race, starts: list[int]) -> None:
    """One player leads the Rebels, the other the Imperium, as agreed; each has a 6-cost development set aside for the
    hand (RFTG-SCENARIO-01, RFTG-SCENARIO-02, RFTG-SCENARIO-04)."""
    numbers = game.rulebook.card_numbers
    for seat in range(2):
        world, development = side_of(game.rulebook, seat)
        piece = numbers[world][0]
        starts.remove(piece)
        game.put(piece, game.tableau(seat))
        game.zones[DECK].remove(numbers[development][0])
        game.put(numbers[development][0], ASIDE)
    for piece in starts:
        game.put(piece, DECK)
    _deal_hands(game)


def side_of(book: Rulebook, seat: int) -> tuple[str, str]:
    """The start world and the development of a seat in the scenario (RFTG-SCENARIO-02, ruling RFTG-R011)."""
    return SIDES[0 if seat == book.rebels else 1]


def _set_up_robot(game: Race, starts: list[int]) -> None:
    """The robot's start world, tracks, counters and draw stack
    (RFTG-ROBOT-04, RFTG-ROBOT-05, RFTG-ROBOT-06, RFTG-ROBOT-07, RFTG-ROBOT-08, RFTG-ROBOT-09, RFTG-ROBOT-10)."""
    book = game.rulebook
    numbers = [book.card_numbers[robot.card][0] for robot in book.robots]
    start = book.robot_start
    if start < 0:
        # A start world of a pack has no mat: it is for the player, or goes into the deck.
        start = next(numbers.index(piece) for piece in starts if piece in numbers)
    piece = numbers[start]
    starts.remove(piece)
    game.put(piece, ROBOT_TABLEAU)
    spec = book.robots[start]
    robot = Robot(start, spec.credit, spec.economy, 0, 0, 0, book.counters, 0, spec.face, bool(spec.exodus), [], 0)
    game.robot = robot


def _deal_hands(game: Race) -> None:
    """The deck is shuffled, the robot's stack and six cards each are dealt; everybody chooses
    (RFTG-SETUP-06, RFTG-SETUP-09, RFTG-SCENARIO-03, RFTG-ROBOT-09, RFTG-ROBOT-11)."""
    game.chance.shuffle(game.zones[DECK])
    if game.robot.start >= 0:
        for _ in range(game.rulebook.robots[game.robot.start].draw_stack):
            game.lay_down(DECK, ROBOT_STACK)
    game.then(DealHands())


class DraftIsOver(Do[Race]):
    """Everybody shuffles a deck of their own (RFTG-DRAFT-05)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        for seat in range(game.seats):
            game.shuffle(game.deck(seat))
        game.then(DealHands())


class DealHands(Do[Race]):
    """Six cards each, from which one keeps; with a choice of start worlds, that choice comes first. What is not kept
    lies aside until all have chosen (RFTG-SETUP-06, RFTG-SETUP-09)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        asks: list[Step] = []
        for seat in range(game.seats):
            choosing = not game.zones[game.tableau(seat)]
            game.draw_to(seat, game.hand(seat), HAND)
            asks.append(ChooseStartWorld(seat) if choosing else KeepHand(seat, _kept(game, seat), _kept(game, seat)))
        game.then(Together(asks, False), StartPlay())


def _kept(game: Race, seat: int) -> int:
    """How many of six cards are kept: four, or as the start world says (RFTG-SETUP-06, RFTG-SETUP-10)."""
    worlds = game.zones[game.tableau(seat)] or game.zones[game.drawn(seat)]
    for power in game.card(worlds[0]).powers:
        if power.effect == effects.START_HAND_SIZE:
            return power.cards
    return KEPT


class ChooseStartWorld(Ask[Race]):
    """Which of two start worlds to play; the other is discarded unseen (RFTG-SETUP-09, RFTG-SET-12)."""

    __slots__ = ()

    def kind(self) -> str:
        return "start-world"

    def options(self, game: Race) -> list[int]:
        return game.zones[game.drawn(self.seat)].copy()

    def answer(self, game: Race, choice: int) -> None:
        seat = self.seat
        for piece in game.zones[game.drawn(seat)].copy():
            if piece != choice:
                game.shed(piece, game.drawn(seat), game.saved(seat), seat)
        game.then(KeepHand(seat, _kept(game, seat), _kept(game, seat)))

    def notation(self, game: Race, choice: int) -> str:
        return f"start {game.piece_name(choice)}"


class KeepHand(AskSome[Race]):
    """Which of the six cards to keep (RFTG-SETUP-06, RFTG-SETUP-10)."""

    __slots__ = ()

    def kind(self) -> str:
        return "start-hand"

    def options(self, game: Race) -> list[int]:
        return game.zones[game.hand(self.seat)].copy()

    def answer_some(self, game: Race, choices: list[int]) -> None:
        seat = self.seat
        for piece in game.zones[game.hand(seat)].copy():
            if piece not in choices:
                game.shed(piece, game.hand(seat), game.saved(seat), seat)

    def notation(self, game: Race, choice: int) -> str:
        return f"keep {game.piece_name(choice)}"

    def about(self, game: Race) -> list[str]:
        return [str(self.least)]


class StartPlay(Do[Race]):
    """Start worlds are revealed all at once; what was not kept is discarded, and the order of play is known
    (RFTG-SETUP-07, RFTG-SETUP-08, RFTG-SETUP-09, RFTG-SETUP-11, RFTG-SETUP-12, RFTG-SETUP-15, RFTG-SCENARIO-03,
    RFTG-ROBOT-06)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        lowest = 0
        asks: list[Step] = []
        for seat in range(game.seats):
            for piece in game.zones[game.saved(seat)].copy():
                game.move(piece, game.saved(seat), game.pile(seat))
            for piece in game.zones[game.drawn(seat)].copy():
                game.move(piece, game.drawn(seat), game.tableau(seat))
            world = game.zones[game.tableau(seat)][0]
            if _number(game, seat) < _number(game, lowest):
                lowest = seat
            game.arrive(seat, world)
            game.bring_into_force(seat)
            if game.card(world).world == WINDFALL:
                game.add_good(seat, world)
            if game.rulebook.scenario:
                piece = game.rulebook.card_numbers[side_of(game.rulebook, seat)[1]][0]
                game.move(piece, ASIDE, game.hand(seat))
                game.empires[seat].exposed = True
            for power in game.card(world).powers:
                if power.effect == effects.START_SAVE_CARD:
                    asks.append(SaveFromHand(seat, power.cards, power.cards))
            if game.log is not None:
                game.say("start", "RFTG-SETUP-07", seat, [f"card:{world}"])
        tell_robot(game)
        game.order = [(lowest + place) % game.seats for place in range(game.seats)]
        game.then(Together(asks, False), RoundStart())


def _number(game: Race, seat: int) -> int:
    return game.card(game.zones[game.tableau(seat)][0]).start


class SaveFromHand(AskSome[Race]):
    """A card of the first hand is put under the start world (RFTG-SETUP-11)."""

    __slots__ = ()

    def kind(self) -> str:
        return "start-save"

    def options(self, game: Race) -> list[int]:
        return game.zones[game.hand(self.seat)].copy()

    def answer_some(self, game: Race, choices: list[int]) -> None:
        for piece in choices:
            game.shed(piece, game.hand(self.seat), game.saved(self.seat), self.seat)
        if game.log is not None:
            words = [str(len(choices)), saving_world(game, self.seat)]
            game.say_hidden("save", "RFTG-SETUP-11", self.seat, words, choices)

    def notation(self, game: Race, choice: int) -> str:
        return f"save {game.piece_name(choice)}"
