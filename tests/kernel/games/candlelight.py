"""Candlelight, a small game for tests: sealed choices, hidden hands, lanes in which everybody acts at once.

CL-1: everybody secretly names a favourite suit. CL-2: everybody may lay aside up to two cards, all at the same time;
who lays aside two must boast, high or low; then hands are filled up again. CL-3: each round everybody secretly plays a
card, but not of the suit played last round as long as there is another. CL-4: the cards are shown together, and the
highest rank that only one player shows takes them all; if there is none they burn. CL-5: when the hands are empty every
card taken is a point, and one more if it is of the favourite suit.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

from tessera.kernel.chance import Chance, key_of
from tessera.kernel.definition import Definition, Line, OptionSpec, Outcome, Plain, Setup
from tessera.kernel.event import Event
from tessera.kernel.generate import Blueprint, build, steps_in
from tessera.kernel.refusal import Objection, SetupError
from tessera.kernel.sight import zone_view
from tessera.kernel.state import State
from tessera.kernel.step import Ask, AskSome, Do, Refused, Together
from tessera.kernel.wire import Reader
from tessera.kernel.zone import EVERYBODY, NOBODY, Plan, ZoneSpec, seen_by

SUITS = "abcd"
RANKS = 6
CARDS = RANKS * len(SUITS)
DECK, TABLE, ASH = 0, 1, 2


class Candlelight(State):
    """The state: what everybody boasts, plays and has played, and the favourites, which are secret."""

    __slots__ = ("boasts", "favourites", "full", "lasts", "played", "rounds")

    boasts: list[int]
    # Secret: each seat knows its own alone. -1 where none was named.
    favourites: list[int]
    lasts: list[int]
    played: list[int]
    full: int
    rounds: int

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.boasts = []
        self.favourites = []
        self.lasts = []
        self.played = []
        self.full = 0
        self.rounds = 0

    def hand(self, seat: int) -> int:
        """The zone of a hand."""
        return 3 + seat * 3

    def scrap(self, seat: int) -> int:
        """The zone of cards laid aside."""
        return 4 + seat * 3

    def won(self, seat: int) -> int:
        """The zone of cards taken."""
        return 5 + seat * 3


def suit_of(card: int) -> int:
    """The suit of a card."""
    return card % 4


def rank_of(card: int) -> int:
    """The rank of a card."""
    return card // 4 + 1


class NameFavourite(Ask[Candlelight]):
    """Which suit is your favourite? (CL-1)"""

    __slots__ = ()

    def kind(self) -> str:
        return "favourite"

    def options(self, game: Candlelight) -> list[int]:
        return [0, 1, 2, 3]

    def answer(self, game: Candlelight, choice: int) -> None:
        game.favourites[self.seat] = choice
        if game.log is not None:
            game.tell(Event("names", "CL-1", self.seat, [], [], EVERYBODY))

    def notation(self, game: Candlelight, choice: int) -> str:
        return f"favour {SUITS[choice]}"


class Trim(AskSome[Candlelight]):
    """Which cards do you lay aside? (CL-2)"""

    __slots__ = ()

    def kind(self) -> str:
        return "trim"

    def about(self, game: Candlelight) -> list[str]:
        return [str(self.most)]

    def options(self, game: Candlelight) -> list[int]:
        return sorted(game.zones[game.hand(self.seat)])

    def answer_some(self, game: Candlelight, choices: list[int]) -> None:
        for card in choices:
            game.move(card, game.hand(self.seat), game.scrap(self.seat))
        if game.log is not None:
            game.tell(Event("trims", "CL-2", self.seat, [str(len(choices))], choices, 1 << self.seat))
        if len(choices) == 2:
            game.then(Boast(self.seat))

    def notation(self, game: Candlelight, choice: int) -> str:
        return f"trim {game.plan.names[choice]}"


class Boast(Ask[Candlelight]):
    """Do you boast high or low? (CL-2)"""

    __slots__ = ()

    def kind(self) -> str:
        return "boast"

    def options(self, game: Candlelight) -> list[int]:
        return [1, 2]

    def answer(self, game: Candlelight, choice: int) -> None:
        game.boasts[self.seat] = choice
        if game.log is not None:
            game.tell(Event("boasts", "CL-2", self.seat, [("low", "high")[choice - 1]], [], EVERYBODY))

    def notation(self, game: Candlelight, choice: int) -> str:
        return f"boast {('low', 'high')[choice - 1]}"


class FillUp(Do[Candlelight]):
    """Everybody draws up to a full hand (CL-2)."""

    __slots__ = ()

    def resolve(self, game: Candlelight) -> None:
        for seat in range(game.plan.seats):
            drawn: list[int] = []
            while len(game.zones[game.hand(seat)]) < game.full and game.zones[DECK]:
                drawn.append(game.draw(DECK, game.hand(seat)))
            if game.log is not None and drawn:
                game.tell(Event("draws", "CL-2", seat, [str(len(drawn))], drawn, 1 << seat))


class Round(Do[Candlelight]):
    """The next round, or the end (CL-3, CL-5)."""

    __slots__ = ()

    def resolve(self, game: Candlelight) -> None:
        seats = range(game.plan.seats)
        if not any(game.zones[game.hand(seat)] for seat in seats):
            game.over = True
            return
        game.rounds += 1
        asks: list[Ask[Candlelight]] = [PlayCard(seat) for seat in seats]
        game.then(Together([*asks], True), Compare(), Round())


class PlayCard(Ask[Candlelight]):
    """Which card do you play? (CL-3)"""

    __slots__ = ()

    def kind(self) -> str:
        return "play"

    def options(self, game: Candlelight) -> list[int]:
        hand = sorted(game.zones[game.hand(self.seat)])
        others = [card for card in hand if suit_of(card) != game.lasts[self.seat]]
        return others or hand

    def answer(self, game: Candlelight, choice: int) -> None:
        game.move(choice, game.hand(self.seat), TABLE)
        game.played[self.seat] = choice
        game.lasts[self.seat] = suit_of(choice)
        if game.log is not None:
            game.tell(Event("plays", "CL-4", self.seat, [f"card:{choice}"], [], EVERYBODY))

    def skip(self, game: Candlelight) -> None:
        game.played[self.seat] = -1

    def notation(self, game: Candlelight, choice: int) -> str:
        return f"play {game.plan.names[choice]}"

    def refused(self, game: Candlelight) -> list[Refused]:
        suit = game.lasts[self.seat]
        offered = self.options(game)
        return [
            Refused(
                self.notation(game, card),
                Objection(
                    "CL-3",
                    f"You played suit {SUITS[suit]} last round",
                    "Play another suit.",
                    f"前のラウンドでスート{SUITS[suit]}を出しました。",
                    "ほかのスートを出してください。",
                ),
            )
            for card in sorted(game.zones[game.hand(self.seat)])
            if card not in offered
        ]


class Compare(Do[Candlelight]):
    """The highest rank shown by one player alone takes all (CL-4)."""

    __slots__ = ()

    def resolve(self, game: Candlelight) -> None:
        ranks = [rank_of(card) if card >= 0 else 0 for card in game.played]
        alone = [rank for rank in ranks if rank and ranks.count(rank) == 1]
        target = game.won(ranks.index(max(alone))) if alone else ASH
        for card in game.zones[TABLE].copy():
            game.move(card, TABLE, target)
        game.played = [-1] * game.plan.seats
        if game.log is not None:
            seat = ranks.index(max(alone)) if alone else -1
            game.tell(Event("takes" if alone else "burns", "CL-4", seat, [], [], EVERYBODY))


QUESTIONS = {
    "favourite": ("Which suit is your favourite?", "どのスートを好みますか？"),
    "trim": ("Lay aside up to {0} cards.", "カードを{0}枚まで脇に置けます。"),
    "boast": ("Do you boast high or low?", "高いと言いますか、低いと言いますか？"),
    "play": ("Which card do you play?", "どのカードを出しますか？"),
}
VERBS = {
    "favour": ("Favour suit {0}", "スート{0}を好む"),
    "trim": ("Lay aside {0}", "{0}を脇に置く"),
    "boast": ("Boast {0}", "{0}と言う"),
    "play": ("Play {0}", "{0}を出す"),
}
EVENTS = {
    "names": ("{seat} names a favourite.", "{seat}は好みのスートを決めた。"),
    "trims": ("{seat} lays aside {0}: {pieces}.", "{seat}は{0}枚を脇に置いた：{pieces}。"),
    "boasts": ("{seat} boasts {0}.", "{seat}は{0}と言った。"),
    "draws": ("{seat} draws {0}: {pieces}.", "{seat}は{0}枚引いた：{pieces}。"),
    "plays": ("{seat} plays {0}.", "{seat}は{0}を出した。"),
    "takes": ("{seat} takes the trick.", "{seat}がトリックを取った。"),
    "burns": ("The cards burn.", "カードは燃えた。"),
}
CLAUSES = {"favourite": "CL-1", "trim": "CL-2", "boast": "CL-2", "play": "CL-3"}


class CandlelightGame(Definition):
    """Candlelight as the table knows it."""

    def name(self) -> str:
        return "candlelight"

    def version(self) -> str:
        return "1"

    def seat_counts(self) -> Sequence[int]:
        return (2, 3, 4)

    def options(self) -> Sequence[OptionSpec]:
        texts = {"en": "An option.", "ja": "オプション。"}
        return (
            OptionSpec("hand", "number", 4, [], texts),
            OptionSpec("trim", "switch", True, [], texts),
            OptionSpec("favourite", "word", "secret", ["secret", "none"], texts),
            OptionSpec("without", "words", "nothing", ["nothing", *SUITS], texts),
        )

    def pack_hash(self, path: str) -> str:
        return hashlib.sha256(Path(path).read_bytes()).hexdigest()

    def _blank(self, setup: Setup) -> Candlelight:
        zones = [ZoneSpec("deck", -1, NOBODY, True), ZoneSpec("table", -1, EVERYBODY, False)]
        zones.append(ZoneSpec("ash", -1, EVERYBODY, False))
        for seat in range(setup.seats):
            zones.append(ZoneSpec(f"hand-{seat}", seat, seen_by(seat), False))
            zones.append(ZoneSpec(f"scrap-{seat}", seat, seen_by(seat), False))
            zones.append(ZoneSpec(f"won-{seat}", seat, EVERYBODY, False))
        names = [f"{rank_of(card)}{SUITS[suit_of(card)]}" for card in range(CARDS)]
        backs = [suit_of(card) // 2 for card in range(CARDS)]
        return Candlelight(Plan(setup.seats, zones, backs, names, ["dusk", "dawn"]))

    def begin(self, setup: Setup) -> State:
        hand = setup.options["hand"]
        assert isinstance(hand, int)
        if not 1 <= hand <= 5:
            raise SetupError(
                f"A hand of {hand} cards cannot be.",
                "It takes 1 to 5.",
                f"手札を{hand}枚にはできません。",
                "1～5枚です。",
            )
        game = self._blank(setup)
        seats = range(setup.seats)
        game.lay_out(Chance(key_of(setup.seed), 0))
        game.full = hand
        game.boasts = [0] * setup.seats
        game.favourites = [-1] * setup.seats
        game.lasts = [-1] * setup.seats
        game.played = [-1] * setup.seats
        left_out = setup.options["without"]
        assert isinstance(left_out, str | list)
        cards = [card for card in range(CARDS) if SUITS[suit_of(card)] not in left_out]
        if len(cards) < hand * setup.seats:
            raise SetupError(
                "There are not enough cards.",
                "Leave fewer suits out.",
                "カードが足りません。",
                "除くスートを減らしてください。",
            )
        game.chance.shuffle(cards)
        for seat in seats:
            for _ in range(hand):
                game.put(cards.pop(), game.hand(seat))
        for card in cards:
            game.put(card, DECK)
        game.then(Round())
        if setup.options["trim"]:
            trims: list[Ask[Candlelight]] = [Trim(seat, 0, 2) for seat in seats]
            game.then(Together([*trims], False), FillUp())
        if setup.options["favourite"] == "secret":
            favourites: list[Ask[Candlelight]] = [NameFavourite(seat) for seat in seats]
            game.then(Together([*favourites], True))
        return game

    def clone(self, state: State) -> State:
        copy = GENERATED["clone"](state)
        assert isinstance(copy, Candlelight)
        return copy

    def write(self, state: State) -> list[int]:
        numbers: list[int] = GENERATED["write"](state)
        return numbers

    def read(self, setup: Setup, numbers: Sequence[int]) -> State:
        game = self._blank(setup)
        GENERATED["read"](game, Reader(numbers))
        return game

    def redeal_secrets(self, state: State, seat: int) -> None:
        assert isinstance(state, Candlelight)
        for other in range(state.plan.seats):
            if other != seat and state.favourites[other] >= 0:
                state.favourites[other] = state.chance.below(4)

    def standing(self, state: State, seat: int) -> Sequence[int]:
        assert isinstance(state, Candlelight)
        return [len(state.zones[state.won(other)]) for other in range(state.plan.seats)]

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, Candlelight)
        sheets = [self._sheet(state, seat) for seat in range(state.plan.seats)]
        scores = [sum(line.points for line in sheet) for sheet in sheets]
        winners = [seat for seat in range(state.plan.seats) if scores[seat] == max(scores)]
        return Outcome(winners, scores, "empty-hands", "CL-5", sheets)

    def _sheet(self, state: Candlelight, seat: int) -> list[Line]:
        taken = state.zones[state.won(seat)]
        loved = [card for card in taken if suit_of(card) == state.favourites[seat]]
        return [
            Line("CL-5", "Cards taken", "取ったカード", len(taken)),
            Line("CL-5", "Of the favourite suit", "好みのスート", len(loved)),
        ]

    def view(self, state: State, seat: int) -> dict[str, Plain]:
        assert isinstance(state, Candlelight)
        zones: dict[str, Plain] = {}
        for number, spec in enumerate(state.plan.zones):
            zones[spec.name] = [*zone_view(state, number, seat)] if number != DECK else len(state.zones[DECK])
        return {
            "seat": seat,
            "round": state.rounds,
            "boasts": [*state.boasts],
            "favourite": state.favourites[seat] if seat >= 0 else None,
            "zones": zones,
            "over": state.over,
        }

    def question_text(self, state: State, kind: str, seat: int, about: Sequence[str], language: str) -> str:
        return QUESTIONS[kind][language == "ja"].format(*about)

    def option_text(self, state: State, kind: str, notation: str, language: str) -> str:
        verb, _, rest = notation.partition(" ")
        return VERBS[verb][language == "ja"].format(rest)

    def event_text(self, state: State, event: Event, seat: int, language: str) -> str:
        plan = state.plan
        sees = event.seen == EVERYBODY or (seat >= 0 and event.seen >> seat & 1)
        pieces = [plan.names[piece] if sees else plan.back_names[plan.backs[piece]] for piece in event.pieces]
        words = [plan.names[int(word[5:])] if word.startswith("card:") else word for word in event.words]
        name = self.seat_name(event.seat) if event.seat >= 0 else ""
        return EVENTS[event.key][language == "ja"].format(*words, seat=name, pieces=" ".join(sorted(pieces)))

    def not_your_turn(self, state: State, seat: int) -> Objection:
        return Objection(
            "CL-3",
            "You have answered already",
            "Wait for the others.",
            "もう答えました。",
            "ほかの人を待ってください。",
        )

    def question_clause(self, kind: str) -> str:
        return CLAUSES[kind]


def _blueprint() -> Blueprint:
    import tests.kernel.games.candlelight as here

    return Blueprint("Candlelight", Candlelight, [], [], steps_in(here))


GENERATED = build(_blueprint())
