"""The levels that people can play against, the weakest first, and how a player is written down."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from tessera.kernel import installed
from tessera.kernel.refusal import SetupError, did_you_mean
from tessera.players.player import Player

# How a bot of another package is made: from the name of the game, the settings that were written, and the seconds after
# which people lose patience with it (0 where nobody waits).
Factory: TypeAlias = "Callable[[str, Mapping[str, float], float], Player]"

_THINKING: Final = ("breadth", "horizon", "iterations", "seconds")


class Level:
    """A level by name, with words for people."""

    __slots__ = ("_description", "_title", "factory", "name", "patience", "settings")

    def __init__(
        self,
        name: str,
        title: tuple[str, str],
        description: tuple[str, str],
        patience: float = 0.0,
        settings: tuple[str, ...] = (),
        factory: Factory | None = None,
    ) -> None:
        self.name = name
        # Where people wait, it answers after so many seconds with what it has found out by then.
        self.patience = patience
        # What may be said of it after its name, as in "search:iterations=200".
        self.settings = settings
        # Who makes a player of it; the house makes its own.
        self.factory = factory
        self._title = title
        self._description = description

    def title(self, language: str = "en") -> str:
        """What the level is called."""
        return self._title[language == "ja"]

    def description(self, language: str = "en") -> str:
        """What it is like to play against it, in one sentence."""
        return self._description[language == "ja"]


LEVELS: Final = (
    Level(
        "random",
        ("Random", "ランダム"),
        (
            "Plays by lot. For trying out the table and the rules.",
            "くじ引きで選びます。卓やルールを試すときに。",
        ),
    ),
    Level(
        "novice",
        ("Novice", "入門"),
        (
            "A gentle opponent for first games: means well and overlooks much.",
            "初めての方に。まじめに打ちますが、見落としが多い相手です。",
        ),
        settings=("care",),
    ),
    Level(
        "greedy",
        ("Casual", "ふつう"),
        (
            "Takes what looks best at once, without a plan. Answers at once.",
            "その場で一番よく見える手を選びます。計画は立てません。すぐに答えます。",
        ),
    ),
    Level(
        "search",
        ("Skilled", "上級"),
        (
            "Tries its best answers in many games that could be this one. Takes a moment.",
            "見えない札の可能性をいくつも考え、良さそうな手を試して選びます。少しだけ考えます。",
        ),
        patience=2.0,
        settings=_THINKING,
    ),
    Level(
        "master",
        ("Master", "達人"),
        (
            "Looks furthest ahead: the strongest opponent here. Takes longest to think.",
            "いちばん先まで読む、最も強い相手です。考える時間もいちばん長めです。",
        ),
        patience=5.0,
        settings=_THINKING,
    ),
)
_HOUSE: Final = {level.name: level for level in LEVELS}
# A command line calls whoever sits before it so.
_TAKEN: Final = (*_HOUSE, "person")
# Bots of other packages, as soon as somebody has asked for them.
_OTHERS: Final[dict[str, Level]] = {}


class Spec:
    """A player as it is written down: a level, and settings where it has some ("search:iterations=200")."""

    __slots__ = ("level", "settings", "text")

    def __init__(self, text: str, level: str, settings: Mapping[str, float]) -> None:
        self.text = text
        self.level = level
        self.settings = dict(settings)


def level_names() -> tuple[str, ...]:
    """The names of all levels, the weakest of the house first, then bots of other packages. None is loaded for it."""
    return (*_HOUSE, *_offers())


def level_named(name: str) -> Level:
    """The level of that name."""
    if name in _HOUSE:
        return _HOUSE[name]
    if name not in _OTHERS:
        if name not in _offers():
            raise SetupError(
                f'There is no player "{name}".',
                did_you_mean(name, level_names()),
                f"「{name}」というプレイヤーはいません。",
                did_you_mean(name, level_names(), "ja"),
            )
        _OTHERS[name] = _taken_in(_offers()[name])
    return _OTHERS[name]


def _offers() -> dict[str, installed.Offer]:
    return installed.offers(installed.PLAYERS, _TAKEN)


def _taken_in(offer: installed.Offer) -> Level:
    """The level of another package: told by it, or only made by a factory."""
    thing = offer.load()
    if isinstance(thing, Level):
        level = thing
    elif callable(thing):
        told = (f"A bot of the package {offer.package}.", f"パッケージ{offer.package}のボット。")
        level = Level(offer.name, (offer.name, offer.name), told, factory=thing)
    else:
        raise offer.broken("it neither is a Level nor makes players", "Levelでも、プレイヤーを作る関数でもありません")
    if level.name != offer.name:
        raise offer.broken(f'the level calls itself "{level.name}"', f"レベル自身は「{level.name}」と名乗っています")
    if level.factory is None:
        raise offer.broken("the level has no factory that makes players", "プレイヤーを作る関数がありません")
    return level


def made(level: Level, game: str, settings: Mapping[str, float], patience: float) -> Player:
    """A player of a level that another package brought."""
    offer = _offers()[level.name]
    assert level.factory is not None, "levels of other packages have a factory"
    try:
        player = level.factory(game, settings, patience)
    except SetupError:
        # It says itself what is wrong: with a game that it does not play, or with a setting.
        raise
    except Exception as problem:
        raise offer.broken(installed.told(problem)) from problem
    if not callable(getattr(player, "answer", None)):
        raise offer.broken("what it makes cannot answer", "作られたプレイヤーにanswerがありません")
    return player


def read_spec(text: str) -> Spec:
    """A player from how it is written: `level` or `level:name=number`, further settings after further colons.

    >>> read_spec("search:iterations=200").settings
    {'iterations': 200.0}
    """
    name, *written = text.split(":")
    level = level_named(name)
    known = level.settings
    settings: dict[str, float] = {}
    for setting in written:
        key, _, value = setting.partition("=")
        if key not in known or key in settings:
            raise SetupError(
                f'"{text}": the player "{name}" has no setting "{key}", or it is given twice.',
                f"Settings of {name}: {', '.join(known) or 'none'}.",
                f"「{text}」：「{name}」に設定「{key}」はないか、2回書かれています。",
                f"{name}の設定：{'、'.join(known) or 'なし'}。",
            )
        try:
            settings[key] = float(value)
        except ValueError:
            settings[key] = -1.0
        # Looking no further than what an answer starts is a way to play, too.
        if not 0.0 < settings[key] < 1e9 and not (key == "horizon" and settings[key] == 0.0):
            raise SetupError(
                f'"{text}": "{key}" is a number above 0, not "{value}".',
                f"Write for instance {name}:{key}=1.",
                f"「{text}」：「{key}」は0より大きい数です（「{value}」は読めません）。",
                f"たとえば{name}:{key}=1のように書いてください。",
            )
    return Spec(text, level.name, settings)
