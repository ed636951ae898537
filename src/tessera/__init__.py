"""Tessera: a table, a referee and a laboratory for deep strategy board games.

>>> import tessera
>>> tessera.games()
('atlas-lost', 'race-for-the-galaxy', 'revive', 'the-warp')
>>> game = tessera.start("atlas-lost", seats=2, seed=7, options={"trees": ["science", "economy", "culture"]})
>>> question = game.questions[0]
>>> question.seat, question.kind, question.pick
(1, 'initial', (1, 1))
>>> question.text("en")
'Which of your two initial cards do you keep? The other one leaves the game unseen.'
>>> question.options[0].id, question.options[0].text("ja")
('keep INI-01', 'かき集めた物資（INI-01、クレートカード）を残す。カードの効果：研究資源4を得る。')
>>> game.why_not(question.seat, question.options[0].id) is None
True
>>> game.play(question.seat, [question.options[0].id])

A clone goes its own way. A record is the whole game, as text, and replays to the same fingerprint.

>>> clone = game.clone()
>>> clone.play(0, [clone.questions[0].options[0].id])
>>> objection = clone.why_not(1, "place science IIIS-A")
>>> objection.clause, objection.instead
('AL-PLACE-06', 'Place a team on Open Stacks (IIS-A) or Field Recorders (IIS-C) first.')
>>> clone.fingerprint() == game.fingerprint(), len(game.fingerprint())
(False, 64)
>>> tessera.replay(game.record()).fingerprint() == game.fingerprint()
True

Games, questions and records can be pickled, too, with or without a compiled engine on either side.

>>> import pickle
>>> pickle.loads(pickle.dumps(game)) == game
True

What cannot be raises and changes nothing. What nobody has learnt anything from can be taken back.

>>> try:
...     game.play(9, ["end"])
... except tessera.NotOffered as problem:
...     print(problem)
There is no seat 9 at this table. Seats are numbered 0 to 1.
>>> game.undo(question.seat)
>>> game.record().choices
[]

A view holds what its seat may know. A redealt clone looks the same from that seat, whatever else lies where.

>>> game.redeal(0, rng_seed=1).view(0) == game.view(0)
True
>>> game.view(None)["seat"], game.outcome
(-1, None)

What a strong player would do, and why, from what the seat itself knows. It thinks for 1.6 seconds at most, unless told
otherwise; what it says of an answer is what differs between the positions that it leads to.

>>> advice = tessera.advise(game, seat=game.questions[0].seat, seconds=0, iterations=16)
>>> advice.answers[0].text("en")
'Keep Scavenged Stores (INI-01, crate card)'
>>> advice.answers[0].why("en").partition(",")[0]
'Compared with the next best'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING as _TYPE_CHECKING

from tessera.games import find as _find
from tessera.games import names as _names
from tessera.kernel.choice import Option, Question
from tessera.kernel.definition import OptionValue as _OptionValue
from tessera.kernel.definition import Outcome
from tessera.kernel.game import Game
from tessera.kernel.game import begin as _begin
from tessera.kernel.record import Choice, Record
from tessera.kernel.refusal import ContentError, NotOffered, Objection, RecordError, Refusal, SetupError
from tessera.kernel.replay import read as _read
from tessera.kernel.replay import replay as _replay
from tessera.kernel.setup import arrange as _arrange

if _TYPE_CHECKING:
    from tessera.players.advice.counsel import Counsel as _Counsel

__all__ = [
    "Choice",
    "ContentError",
    "Game",
    "NotOffered",
    "Objection",
    "Option",
    "Outcome",
    "Question",
    "Record",
    "RecordError",
    "Refusal",
    "SetupError",
    "advise",
    "games",
    "replay",
    "start",
]

__version__ = "0.1.0"


def games() -> tuple[str, ...]:
    """The names of all games.

    >>> "atlas-lost" in games()
    True
    """
    return _names()


def start(
    game: str,
    seats: int,
    seed: int | str,
    options: Mapping[str, _OptionValue] | None = None,
    packs: Sequence[str] = (),
    quiet: bool = False,
) -> Game:
    """Set up a game and run it to its first question. In a quiet game nobody listens and no events are told.

    >>> start("atlas-lost", seats=4, seed=1).questions[0].seat in range(4)
    True
    """
    definition = _find(game)
    setup = _arrange(definition, seats, seed, {} if options is None else options, packs)
    return _begin(definition, setup, listen=not quiet)


def replay(record: Record | str, upto: int | None = None, verify: bool = True) -> Game:
    """The same game again, to its end or to any point: after the first `upto` choices.

    >>> game = start("atlas-lost", seats=2, seed=1)
    >>> replay(str(game.record())).fingerprint() == game.fingerprint()
    True
    """
    parsed = _read(record)
    return _replay(_find(parsed.setup.game), parsed, upto, bool(verify))


def advise(game: Game, seat: int, seconds: float = 1.6, iterations: int = 0) -> _Counsel:
    """The best answers to a seat's open question, each with its share of winning and what speaks for it.

    Nothing is used that the seat could not know. It thinks for so many seconds or iterations, whichever is over first;
    0 is no limit, and for iterations as many as the strongest level has. By iterations alone (`seconds=0`) the same
    question in the same position is always answered in the same way.

    >>> game = start("race-for-the-galaxy", seats=2, seed=3)
    >>> best = advise(game, 0, seconds=0, iterations=16).answers[0]
    >>> 0.0 <= best.share <= 1.0, best.text("en") != "", best.why("ja") != ""
    (True, True, True)
    """
    # Players are looked for by whoever wants them: without them Tessera starts in half the time.
    from tessera.players.advice.counsel import counsel

    return counsel(game, seat, seconds, iterations)
