"""The log: what happened, as a sports report. Pieces are named to those who saw them, to others by their backs."""

from __future__ import annotations

from tessera.games.atlas_lost.lexicon import Lexicon
from tessera.games.atlas_lost.phrases import capital
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import DATA, RESOURCES
from tessera.kernel.event import Event
from tessera.kernel.zone import EVERYBODY

# Events whose words are one list of cards.
_CARD_LISTS = ("discards", "recovers", "refreshes")
# Words with a name of their own in the sentence, by what they begin with.
_PARTS = ("tech", "card", "source", "row", "tile", "tree")


def event_text(game: Atlas, event: Event, seat: int, language: str) -> str:
    """An event as a sentence for one seat, -1 for a spectator.

    Only the event and what never changes are looked at, for the game has gone on since.
    """
    lexicon = Lexicon(game, language)
    if event.words and event.words[-1].startswith("from:"):
        bare = Event(event.key, event.clause, event.seat, event.words[:-1], event.pieces, event.seen)
        cause = capital(lexicon.word(event.words[-1]))
        return lexicon.say("log.caused", cause=cause, line=_line(lexicon, bare, seat))
    return _line(lexicon, event, seat)


def _line(lexicon: Lexicon, event: Event, seat: int) -> str:
    """What happened, without what it came from."""
    key = f"log.{event.key}"
    who = lexicon.short(event.seat)
    if event.pieces:
        return _with_pieces(lexicon, key, who, event, seat)
    if event.key in _CARD_LISTS:
        return lexicon.say(key, who=who, cards=lexicon.listed([lexicon.word(word) for word in event.words]))
    if event.key in _AMOUNTS:
        return _with_amounts(lexicon, key, who, event)
    if event.key in ("turn", "stops") or event.key.startswith("wins-"):
        return _turn(lexicon, key, who, event)
    if event.key in ("advances", "retreats"):
        last = event.key == "advances" and int(event.words[0]) == len(lexicon.game.rulebook.spaces) - 1
        return lexicon.say(key, forms=("last",) if last else (), who=who, space=event.words[0])
    if event.key == "pays-tokens":
        return lexicon.say(key, who=who, tokens=_tokens(lexicon, event.words))
    if event.key == "returns-token":
        board = lexicon.short(int(event.words[0].partition(":")[2]))
        return lexicon.say(key, who=who, board=board, token=lexicon.token(event.words[1].split()))
    if event.key == "trees":
        return lexicon.say(key, trees=lexicon.listed([lexicon.word(word) for word in event.words]))
    return _with_names(lexicon, key, who, event.words)


def _with_pieces(lexicon: Lexicon, key: str, who: str, event: Event, seat: int) -> str:
    named = event.seen == EVERYBODY if seat < 0 else event.seen >> seat & 1 != 0
    board = lexicon.short(int(event.words[0].partition(":")[2])) if event.words else ""
    forms = ("seen",) if named else ()
    return lexicon.say(key, forms=forms, who=who, board=board, pieces=lexicon.pieces(event.pieces, named))


_AMOUNTS = (
    "collects",
    "commands",
    "converts",
    "front-runner-2",
    "gains",
    "gains-capped",
    "others-gain",
    "pays",
    "replenishes",
    "steals",
)


def _with_amounts(lexicon: Lexicon, key: str, who: str, event: Event) -> str:
    words = event.words
    if event.key in ("replenishes", "collects"):
        resource = "research" if event.key == "replenishes" else "data"
        amount, raised = int(words[0]), int(words[1])
        forms = ("capped",) if raised < amount else ()
        what, lost = lexicon.amount(amount, resource), str(amount - raised)
        return lexicon.say(key, forms=forms, who=who, what=what, lost=lost)
    if event.key == "front-runner-2":
        amount = lexicon.game.rulebook.front_runner[DATA]
        return lexicon.say(key, who=who, what=lexicon.amount(amount, "data"))
    if event.key == "commands":
        return lexicon.say(key, who=who, tech=lexicon.word(words[0]), price=lexicon.amount(int(words[1]), "command"))
    if event.key == "converts":
        number = lexicon.game.rulebook.convert[RESOURCES.index(words[1])]
        return lexicon.say(key, who=who, card=lexicon.word(words[0]), what=lexicon.amount(number, words[1]))
    if event.key == "steals":
        what = lexicon.amount(int(words[0]), words[1])
        return lexicon.say(key, who=who, what=what, board=lexicon.short(int(words[2].partition(":")[2])))
    if event.key == "gains-capped":
        forms = ("nothing",) if words[0] == "0" else ()
        what, lost = lexicon.amount(int(words[0]), words[1]), lexicon.amount(int(words[2]), words[1])
        return lexicon.say(key, forms=forms, who=who, what=what, lost=lost)
    pairs = [lexicon.amount(int(words[at]), words[at + 1]) for at in range(0, len(words), 2)]
    return lexicon.say(key, who=who, what=lexicon.listed(pairs))


def _turn(lexicon: Lexicon, key: str, who: str, event: Event) -> str:
    forms = ("nobody",) if event.seat < 0 else ()
    return lexicon.say(key, forms=forms, who=who, number=event.words[0])


def _tokens(lexicon: Lexicon, words: list[str]) -> str:
    """Tokens paid, with military power summed up."""
    power = len([word for word in words if word.startswith("military")])
    parts = [lexicon.token(word.split()) for word in words if not word.startswith("military")]
    if power:
        parts.append(lexicon.say("placed.military", power))
    return lexicon.listed(parts)


def _with_names(lexicon: Lexicon, key: str, who: str, words: list[str]) -> str:
    parts: dict[str, str] = {"who": who}
    for word in words:
        kind, _, rest = word.partition(":")
        if kind == "board":
            parts["board"] = lexicon.short(int(rest))
        elif kind == "seat":
            parts["other"] = lexicon.short(int(rest))
        elif kind == "tech" and "tech" in parts:
            parts["destination"] = lexicon.word(word)
        else:
            assert kind in _PARTS, f"no such word: {word}"
            parts[kind] = lexicon.word(word)
    return lexicon.say(key, 1, (), **parts)
