"""How the table says no: a code for programs, and what, why and what to do instead for people, in both languages.

Mistake
└── Trouble                a request that cannot be met; carries its HTTP status
    ├── NotFound           404  no such table, seat, person
    ├── SignedOut          401  nobody is known by this cookie
    ├── Forbidden          403  somebody is, but may not do that
    ├── NotNow             409  it could be done at another time
    │   ├── Stale          409  the answer was to a question that is no longer open
    │   ├── NotYet         409  a legal answer, but not the one that the lesson is about: it says why
    │   └── Held           409  the rules here do not reproduce this game: it waits, unchanged
    ├── Malformed          422  the request cannot be understood
    ├── TooBig             413
    ├── Slow               408  what was to come did not come in time
    ├── Crowded            429  others from the same place, or at the same table, have taken all there is
    ├── TooMany            429  with the time after which to try again
    └── Full               507  the disk takes nothing more, so nothing was kept
"""

from __future__ import annotations

from tessera.kernel.refusal import Mistake


class Trouble(Mistake):
    """A request that cannot be met, and why. Nothing has changed."""

    status = 400
    code = "trouble"


class NotFound(Trouble):
    """There is no such thing here, or not for this person."""

    status = 404
    code = "not-found"


class SignedOut(Trouble):
    """Nobody is known by this session."""

    status = 401
    code = "signed-out"


class Forbidden(Trouble):
    """It is not this person's to do."""

    status = 403
    code = "forbidden"


class NotNow(Trouble):
    """Not as things stand."""

    status = 409
    code = "not-now"


class Stale(NotNow):
    """The table has moved on since the question was shown: the answer was not taken, a fresh question follows."""

    code = "stale"


class NotYet(NotNow):
    """A lesson would like another answer first. What it says is all that is to be said."""

    code = "not-yet"


class Held(NotNow):
    """The game no longer comes out as it was played, so nothing is done with it."""

    code = "held"


class Malformed(Trouble):
    """The request cannot be understood: where and why."""

    status = 422
    code = "malformed"


class TooBig(Trouble):
    """More than the table takes at once."""

    status = 413
    code = "too-big"


class Slow(Trouble):
    """What was announced did not come in time."""

    status = 408
    code = "slow"


class Crowded(Trouble):
    """There is no place left, here or for this address."""

    status = 429
    code = "crowded"


class TooMany(Trouble):
    """Too often in too short a time."""

    status = 429
    code = "too-many"

    def __init__(self, seconds: int) -> None:
        super().__init__(
            "That was too often in a short time.",
            f"Try again in {seconds} seconds.",
            "短い間に回数が多すぎます。",
            f"{seconds}秒後にもう一度お試しください。",
        )
        self.retry_after = seconds


class Full(Trouble):
    """What was to be kept could not be written. It is told as what it is, so that nobody believes it was kept."""

    status = 507
    code = "full"

    def __init__(self) -> None:
        super().__init__(
            "The disk of this server is full: this was not saved, and everything is as it was before.",
            "Tell the host of the server, and try again a little later. What was saved before is safe.",
            "サーバーのディスクがいっぱいで、今の操作は保存されませんでした。何も変わっていません。",
            "管理者に知らせ、少し後でもう一度お試しください。これまでに保存された内容は無事です。",
        )
