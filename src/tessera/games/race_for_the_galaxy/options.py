"""What can be chosen when a game of Race for the Galaxy is set up, and which choices go together."""

from __future__ import annotations

from typing import Final

from tessera.games.race_for_the_galaxy.library import Library, load
from tessera.games.race_for_the_galaxy.terms import CHOICE, DEALT, DIFFICULTIES, PRESET, SET_1, SET_2, SET_3, SETS
from tessera.kernel.definition import Options, OptionSpec
from tessera.kernel.refusal import SetupError

_RANDOM: Final = {"en": "At random", "ja": "無作為"}
_STARTS: Final = ("recommended", "dealt", "choice", "preset")
# Which seat leads the Rebels in the scenario, by how it is written: the side of seat A comes first.
_SCENARIOS: Final = {"rebel-vs-imperium": 0, "imperium-vs-rebel": 1}
# Seats: base to 4, set 1 to 5, sets 2 and 3 to 6 (RFTG-SET-03, RFTG-SET-05, RFTG-SET-13); drafts one less, up to 6.
_MOST_SEATS: Final = (4, 5, 6, 6)
_MOST_DRAFTERS: Final = (0, 4, 5, 6)


def option_specs() -> list[OptionSpec]:
    """The options with their defaults."""
    library = load()
    sets = {name: record["name"] for name, record in library.game["sets"].items()}
    robots = [record["card"] for record in library.robot["start_world"]]
    return [
        OptionSpec(
            "sets",
            "word",
            "base",
            list(SETS),
            {
                "en": "Which sets are in play; each one includes those before it.",
                "ja": "使用するセット。それより前のセットも必ず含む。",
            },
            {"en": "Sets", "ja": "セット"},
            sets,
        ),
        OptionSpec(
            "start",
            "word",
            "recommended",
            list(_STARTS),
            {
                "en": "How start worlds are dealt: one each, two to choose from, or preset hands for learners.",
                "ja": "初期世界の配り方。1枚ずつ、2枚から選択、または初心者用の固定手札。",
            },
            {"en": "Start worlds", "ja": "初期世界"},
            {
                "recommended": {"en": "As recommended", "ja": "おすすめ"},
                "dealt": {"en": "One each", "ja": "1枚ずつ"},
                "choice": {"en": "Two to choose from", "ja": "2枚から選ぶ"},
                "preset": {"en": "Preset hands", "ja": "固定手札"},
            },
        ),
        _switch(
            "experienced",
            "Two actions each round, for two experienced players.",
            "各ラウンドに2アクションを選ぶ2人用上級ルール。",
            "Two actions",
            "2アクション",
        ),
        _switch(
            "goals",
            "Six goal tiles are in play (with set 1).",
            "ゴールタイル6枚を使う（セット1から）。",
            "Goals",
            "ゴール",
        ),
        _switch(
            "takeovers",
            "Military worlds of others can be taken over (with set 2).",
            "ほかのプレイヤーの軍事世界を乗っ取れる（セット2から）。",
            "Takeovers",
            "乗っ取り",
        ),
        _switch(
            "draft",
            "Everybody drafts a deck of their own first (with set 1).",
            "最初に各自のデッキをドラフトする（セット1から）。",
            "Draft",
            "ドラフト",
        ),
        OptionSpec(
            "scenario",
            "word",
            "none",
            ["none", *_SCENARIOS],
            {
                "en": "Rebel vs Imperium, for two, and which side seat A leads.",
                "ja": "2人用の「Rebel vs Imperium」と、席Aが率いる陣営。",
            },
            {"en": "Scenario", "ja": "シナリオ"},
            {
                "none": {"en": "None", "ja": "なし"},
                "rebel-vs-imperium": {
                    "en": "Rebel vs Imperium: A leads the Rebels",
                    "ja": "Rebel vs Imperium（席Aが反乱軍）",
                },
                "imperium-vs-rebel": {
                    "en": "Rebel vs Imperium: A leads the Imperium",
                    "ja": "Rebel vs Imperium（席Aが帝国軍）",
                },
            },
        ),
        OptionSpec(
            "difficulty",
            "word",
            "medium",
            list(DIFFICULTIES),
            {"en": "How strong the robot is, alone.", "ja": "1人用ロボットの強さ。"},
            {"en": "Difficulty", "ja": "難易度"},
            {
                "easy": {"en": "Easy", "ja": "やさしい"},
                "medium": {"en": "Medium", "ja": "ふつう"},
                "hard": {"en": "Hard", "ja": "むずかしい"},
            },
        ),
        OptionSpec(
            "robot",
            "word",
            "random",
            ["random", *robots],
            {"en": "The robot's start world, alone.", "ja": "1人用ロボットの初期世界。"},
            {"en": "Robot", "ja": "ロボット"},
            {"random": _RANDOM, **{card: library.cards[card]["name"] for card in robots}},
        ),
        OptionSpec(
            "round_limit",
            "number",
            0,
            [],
            {
                "en": "The game stops after so many rounds; 0 means never.",
                "ja": "このラウンド数でゲームを終える。0なら制限なし。",
            },
            {"en": "Round limit", "ja": "ラウンドの上限"},
        ),
    ]


def _switch(name: str, text: str, text_ja: str, title: str, title_ja: str) -> OptionSpec:
    return OptionSpec(name, "switch", False, [], {"en": text, "ja": text_ja}, {"en": title, "ja": title_ja})


class Terms:
    """A set-up that fits together."""

    __slots__ = (
        "difficulty",
        "draft",
        "expansion",
        "experienced",
        "goals",
        "rebels",
        "robot",
        "round_limit",
        "scenario",
        "start",
        "takeovers",
    )

    def __init__(self, options: Options, seats: int, library: Library) -> None:
        self.expansion = SETS.index(str(options["sets"]))
        self.goals = bool(options["goals"])
        self.draft = bool(options["draft"])
        self.scenario = options["scenario"] != "none"
        self.rebels = _SCENARIOS.get(str(options["scenario"]), 0)
        self.takeovers = bool(options["takeovers"]) or self.scenario
        # The scenario and the solitaire game are played with two actions (RFTG-SCENARIO-01, RFTG-ROBOT-01).
        self.experienced = bool(options["experienced"]) or self.scenario or seats == 1
        self.difficulty = DIFFICULTIES.index(str(options["difficulty"]))
        self.robot = str(options["robot"])
        limit = options["round_limit"]
        assert isinstance(limit, int)
        self.round_limit = limit
        start = str(options["start"])
        choosing = self.takeovers or self.draft or (self.expansion >= SET_2 and seats > 1)
        self.start = {"dealt": DEALT, "choice": CHOICE, "preset": PRESET}.get(start, CHOICE if choosing else DEALT)
        self._check_scenario(seats)
        self._check_seats(seats)
        self._check_modules(seats)
        self._check_start(seats)
        self._check_robot(library, seats)

    def _check_scenario(self, seats: int) -> None:
        """What the scenario is for, before anything that it brings along is looked at (RFTG-SCENARIO-01)."""
        if self.scenario and (seats != 2 or self.draft or self.expansion < SET_2):
            raise SetupError(
                "Rebel vs Imperium is for two players with set 2 or 3, without a draft.",
                "Take two seats and set 2 or set 3.",
                "Rebel vs Imperiumはセット2か3を使う2人用で、ドラフトは行いません。",
                "席を2つにし、セット2か3を選んでください。",
            )

    def _check_seats(self, seats: int) -> None:
        """Player limits of the sets, of the draft and of the two-player games (RFTG-SET-13, RFTG-DRAFT-01)."""
        if seats > _MOST_SEATS[self.expansion]:
            raise SetupError(
                f"With these sets there are at most {_MOST_SEATS[self.expansion]} players, not {seats}.",
                "Add a set (set 1 to 5 players, set 2 to 6) or take fewer seats.",
                f"このセットで遊べるのは{_MOST_SEATS[self.expansion]}人までです（いまは{seats}人）。",
                "セットを増やす（セット1で5人、セット2で6人まで）か、席を減らしてください。",
            )
        if self.draft and not 2 <= seats <= _MOST_DRAFTERS[self.expansion]:
            raise SetupError(
                "A draft needs set 1 (2 to 4 players), set 2 (to 5) or set 3 (to 6).",
                "Choose another set, other seats, or no draft.",
                "ドラフトにはセット1（2～4人）、セット2（5人まで）、セット3（6人まで）が必要です。",
                "セットか席数を変えるか、ドラフトをやめてください。",
            )
        if self.experienced and seats > 2:
            raise SetupError(
                f"Two actions a round are for two players, not {seats}.",
                "Take two seats, or turn it off.",
                f"2アクションのルールは2人用です（いまは{seats}人）。",
                "席を2つにするか、オフにしてください。",
            )

    def _check_modules(self, seats: int) -> None:
        """Which modules need which sets (RFTG-GOAL-01, RFTG-TAKEOVER-01, RFTG-ROBOT-01)."""
        if seats == 1 and (self.goals or self.takeovers or self.draft):
            raise SetupError(
                "The solitaire game has neither goals nor takeovers nor a draft.",
                "Turn them off, or take more seats.",
                "1人用ゲームではゴール、乗っ取り、ドラフトを使いません。",
                "オフにするか、席を増やしてください。",
            )
        if self.goals and self.expansion < SET_1:
            raise SetupError(
                "Goals come with set 1.",
                "Choose set 1 or more.",
                "ゴールはセット1からです。",
                "セット1以上を選んでください。",
            )
        if self.takeovers and self.expansion < SET_2:
            raise SetupError(
                "Takeovers come with set 2.",
                "Choose set 2 or set 3.",
                "乗っ取りはセット2からです。",
                "セット2か3を選んでください。",
            )

    def _check_start(self, seats: int) -> None:
        """Takeovers and drafts ask for a choice of start worlds; preset hands are for two to five new players
        (RFTG-SET-12, RFTG-SETUP-12, RFTG-SETUP-13, RFTG-TAKEOVER-01)."""
        if (self.takeovers or self.draft) and self.start != CHOICE and not self.scenario:
            raise SetupError(
                "Takeovers and drafts need two start worlds to choose from.",
                "Set start to choice or recommended.",
                "乗っ取りとドラフトでは初期世界を2枚から選びます。",
                "startをchoiceかrecommendedにしてください。",
            )
        if self.start == PRESET and (seats > (5 if self.expansion >= SET_1 else 4) or seats == 1):
            raise SetupError(
                "Preset hands are for two to four players, with set 1 for five.",
                "Deal start worlds instead.",
                "固定手札は2～4人用です（セット1では5人まで）。",
                "初期世界を配ってください。",
            )
        if self.round_limit < 0:
            raise SetupError(
                "A round limit is a number from 0 on.",
                "0 means that there is none.",
                "ラウンドの上限は0以上の数です。",
                "0なら制限なしになります。",
            )

    def _check_robot(self, library: Library, seats: int) -> None:
        """The robot's start world belongs to the sets in play (RFTG-ROBOT-02)."""
        if seats > 1 or self.robot == "random":
            return
        of_set = SETS.index(library.cards[self.robot]["set"])
        if of_set > self.expansion:
            raise SetupError(
                f"The robot cannot have {library.cards[self.robot]['name']['en']}: it belongs to {SETS[of_set]}.",
                "Choose that set, or another robot.",
                f"ロボットの初期世界に{library.cards[self.robot]['name']['ja']}は使えません（{SETS[of_set]}のカードです）。",
                "そのセットか、別のロボットを選んでください。",
            )


def uses_prestige(expansion: int) -> bool:
    """Prestige and search are compulsory with set 3 and only there (RFTG-SET-08)."""
    return expansion >= SET_3
