"""Passwords that are guessed first: common words, runs on a keyboard, repetitions, one's own name.

A password may be made of anything; these few shapes cover what lists of stolen passwords are headed by.
"""

from __future__ import annotations

from typing import Final

from tessera.table.names import folded
from tessera.table.troubles import Malformed

# Words that people make passwords of, as they stand at the head of such lists.
_LIST: Final = """
    abcdef access admin administrator alexander amanda america andrea andrew angel angels anthony arsenal asdf asdfgh
    ashley babygirl bailey barcelona baseball basketball batman blessed blink buster butterfly changeme charlie chelsea
    chicago chocolate christian computer cookie corvette cowboys daniel danielle default dolphin dragon elizabeth
    everton family fender ferrari flower football forever freedom friends gateway genesis george ginger guitar
    hannah harley hello heaven hockey hunter iloveu iloveyou internet jackson jasmine jennifer jessica jesus jordan
    joshua justin killer knight ladybug letmein liverpool london love loveme lovely lover madison maggie marina
    marlboro martin master matrix matthew maverick melissa mercedes metallica michael michelle midnight minecraft monkey
    monster mother mustang nicholas nicole nothing orange pass passwd password patrick peanut pepper phoenix player
    pokemon princess purple qazwsx qwer qwerty qwertyuiop rainbow ranger rangers realmadrid robert root samantha samsung
    scooter secret security sebastian service shadow slipknot snoopy soccer softball sophie spider spiderman spongebob
    starwars steelers stella summer sunflower sunshine superman superstar sweet tessera test testing thomas thunder
    tigger tinkerbell trustno tweety unknown user vanessa victoria welcome whatever william winner winter yankees
    zxcvbn zxcvbnm
"""
_WORDS: Final = frozenset(_LIST.split())
_ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890123456789",
    "qwertyuiop",
    "asdfghjkl",
    "zxcvbnm",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
    "1q2w3e4r5t6y7u8i9o0p",
    "q1w2e3r4t5y6u7i8o9p0",
    "qazwsxedcrfvtgbyhnujmikolp",
)
_DISGUISES: Final = str.maketrans("013457@$!", "oleastasi")
# So much must be left of a password beside what everybody would try.
_LEAST_OWN: Final = 5
# With more digits and signs around it, a common word is no longer what the password rests on.
_MOST_DIGITS: Final = 8


def require_strong(password: str, name: str = "") -> None:
    """Refuse a password that is guessed among the first."""
    if _is_common(folded(password), folded(name)):
        raise Malformed(
            "This password is among those that are guessed first.",
            "Choose a longer one: four words that have nothing to do with one another are easy to keep in mind.",
            "このパスワードは真っ先に試されるものの一つです。",
            "もっと長いものにしてください。無関係な単語を四つ並べると覚えやすくなります。",
        )


def _is_common(password: str, handle: str) -> bool:
    if len(set(password)) < 4 or _is_repeated(password):
        return True
    if len(handle) >= 3 and len(password.replace(handle, "")) < _LEAST_OWN:
        return True
    core = password.strip("0123456789!?.,-_*#@$% ")
    shapes = (password, core, password.translate(_DISGUISES), core.translate(_DISGUISES))
    if len(password) - len(core) <= _MOST_DIGITS and any(shape in _WORDS or _is_run(shape) for shape in shapes):
        return True
    return _is_run(password) or _is_run(password[::-1])


def _is_repeated(password: str) -> bool:
    """Whether it is a short piece over and over: its own rotation by that piece."""
    shift = (password + password).find(password, 1)
    return shift <= len(password) // 2


def _is_run(password: str) -> bool:
    return len(password) >= 4 and any(password in row for row in _ROWS)
