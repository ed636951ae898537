"""Caravan as the table knows it: set-up, view and words."""

from __future__ import annotations

from collections.abc import Sequence

import tests.kernel.games.caravan as rules
from tessera.kernel.chance import Chance, key_of
from tessera.kernel.definition import Definition, Line, OptionSpec, Outcome, Plain, Setup
from tessera.kernel.event import Event
from tessera.kernel.generate import Blueprint, build, steps_in
from tessera.kernel.refusal import Objection, SetupError
from tessera.kernel.sight import zone_view
from tessera.kernel.state import State
from tessera.kernel.wire import Reader
from tessera.kernel.zone import EVERYBODY, NOBODY, Plan, ZoneSpec, seen_by
from tests.kernel.games.caravan import COUNTS, DECK, DRAFTED, KINDS, Caravan, Draft, Purse, Turn

GENERATED = build(Blueprint("Caravan", Caravan, [Purse], [], steps_in(rules)))

QUESTIONS = {
    "draft": ("Which card do you keep?", "どのカードを残しますか？"),
    "act": ("What do you do? You have {0} coins.", "何をしますか？（{0}コイン）"),
    "die": ("Which die do you take?", "どのダイスを取りますか？"),
    "rival": ("Whom does the {0} strike?", "誰に{0}を使いますか？"),
    "drop": ("Which card do you drop?", "どのカードを捨てますか？"),
    "bell": ("A coin or a card?", "コインとカードのどちらにしますか？"),
    "take": ("Which card do you take?", "どのカードを取りますか？"),
}
VERBS = {
    "keep": ("Keep {0}", "{0}を残す"),
    "play": ("Play {0}", "{0}を使う"),
    "draw": ("Draw a card", "カードを引く"),
    "pass": ("Do nothing", "何もしない"),
    "take": ("Take {0}", "{0}を取る"),
    "rival": ("Choose {0}", "{0}を選ぶ"),
    "drop": ("Drop {0}", "{0}を捨てる"),
    "coin": ("A coin", "コイン"),
    "card": ("A card", "カード"),
}
EVENTS = {
    "keeps": ("{seat} keeps {pieces}.", "{seat}は{pieces}を残した。"),
    "rolls": ("{seat} rolls a {0}.", "{seat}のダイスは{0}。"),
    "draws": ("{seat} draws {pieces}.", "{seat}は{pieces}を引いた。"),
    "gathers": ("The pile becomes the deck.", "捨て札が山札になった。"),
    "plays": ("{seat} plays {0}.", "{seat}は{0}を使った。"),
    "earns": ("{seat} earns {0}.", "{seat}は{0}コインを得た。"),
    "looks": ("{seat} looks at the hand of {0}: {pieces}.", "{seat}は{0}の手札を見た：{pieces}。"),
    "drops": ("{seat} drops {0}.", "{seat}は{0}を捨てた。"),
    "takes": ("{seat} takes {pieces} from {0}.", "{seat}は{0}から{pieces}を取った。"),
}
CLAUSES = {
    "draft": "CV-1",
    "act": "CV-3",
    "die": "CV-6",
    "rival": "CV-7",
    "drop": "CV-7",
    "bell": "CV-8",
    "take": "CV-9",
}


class CaravanGame(Definition):
    """Caravan as the table knows it."""

    def name(self) -> str:
        return "caravan"

    def version(self) -> str:
        return "1"

    def seat_counts(self) -> Sequence[int]:
        return (2, 3, 4)

    def options(self) -> Sequence[OptionSpec]:
        texts = {"en": "An option.", "ja": "オプション。"}
        return (
            OptionSpec("rounds", "number", 5, [], texts),
            OptionSpec("draft", "switch", True, [], texts),
            OptionSpec("dice", "word", "six", ["four", "six"], texts),
        )

    def pack_hash(self, path: str) -> str:
        raise SetupError("Caravan takes no packs.", problem_ja="キャラバンではパックを使えません。")

    def _blank(self, setup: Setup) -> Caravan:
        zones = [ZoneSpec("deck", -1, NOBODY, True), ZoneSpec("pile", -1, EVERYBODY, True)]
        for seat in range(setup.seats):
            zones.append(ZoneSpec(f"hand-{seat}", seat, seen_by(seat), False))
            zones.append(ZoneSpec(f"offer-{seat}", seat, seen_by(seat), False))
            zones.append(ZoneSpec(f"passing-{seat}", seat, NOBODY, False))
            zones.append(ZoneSpec(f"front-{seat}", seat, EVERYBODY, True))
        names = [f"{KINDS[kind]}-{number + 1}" for kind in range(5) for number in range(COUNTS[kind])]
        return Caravan(Plan(setup.seats, zones, [0] * len(names), names, ["caravan-card"]))

    def begin(self, setup: Setup) -> State:
        rounds = setup.options["rounds"]
        assert isinstance(rounds, int)
        if rounds < 1:
            raise SetupError(
                "A caravan travels at least 1 round.",
                "Take 5.",
                "隊商は少なくとも1ラウンド旅をします。",
                "5にしてください。",
            )
        game = self._blank(setup)
        game.lay_out(Chance(key_of(setup.seed), 0))
        game.rounds = rounds
        game.sides = 4 if setup.options["dice"] == "four" else 6
        game.purses = [Purse(1, []) for _ in range(setup.seats)]
        cards = list(range(len(game.plan.names)))
        game.chance.shuffle(cards)
        for seat in range(setup.seats):
            for _ in range(DRAFTED):
                game.put(cards.pop(), game.offer(seat) if setup.options["draft"] else game.hand(seat))
        for card in cards:
            game.put(card, DECK)
        game.then(Draft(DRAFTED if setup.options["draft"] else 0), Turn(0))
        return game

    def clone(self, state: State) -> State:
        copy = GENERATED["clone"](state)
        assert isinstance(copy, Caravan)
        return copy

    def write(self, state: State) -> list[int]:
        numbers: list[int] = GENERATED["write"](state)
        return numbers

    def read(self, setup: Setup, numbers: Sequence[int]) -> State:
        game = self._blank(setup)
        GENERATED["read"](game, Reader(numbers))
        return game

    def standing(self, state: State, seat: int) -> Sequence[int]:
        assert isinstance(state, Caravan)
        return [purse.coins for purse in state.purses]

    def outcome(self, state: State) -> Outcome:
        assert isinstance(state, Caravan)
        scores = [purse.coins for purse in state.purses]
        sheets = [[Line("CV-11", "Coins", "コイン", coins)] for coins in scores]
        winners = [seat for seat in range(state.plan.seats) if scores[seat] == max(scores)]
        return Outcome(winners, scores, "last-round", "CV-11", sheets)

    def view(self, state: State, seat: int) -> dict[str, Plain]:
        assert isinstance(state, Caravan)
        zones: dict[str, Plain] = {}
        for number, spec in enumerate(state.plan.zones):
            zones[spec.name] = [*zone_view(state, number, seat)] if number != DECK else len(state.zones[DECK])
        return {
            "seat": seat,
            "turns": state.turns,
            "coins": [purse.coins for purse in state.purses],
            "dice": [[*purse.dice] for purse in state.purses],
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
        name = self.seat_name(event.seat) if event.seat >= 0 else ""
        words = [self._word(state, word) for word in event.words]
        return EVENTS[event.key][language == "ja"].format(*words, seat=name, pieces=" ".join(sorted(pieces)))

    def _word(self, state: State, word: str) -> str:
        kind, _, number = word.partition(":")
        if kind == "card":
            return state.plan.names[int(number)]
        return self.seat_name(int(number)) if kind == "seat" else word

    def not_your_turn(self, state: State, seat: int) -> Objection:
        return Objection(
            "CV-3",
            "It is not your turn",
            "Wait for your turn.",
            "あなたの手番ではありません。",
            "手番を待ってください。",
        )

    def question_clause(self, kind: str) -> str:
        return CLAUSES[kind]
