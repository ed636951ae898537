"""What belongs to another moment, to another game, or to somebody else's cards. Where a card is, is not told."""

from __future__ import annotations

from typing import Final

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.objections_cards import kept_objection
from tessera.games.race_for_the_galaxy.objections_kinds import kind_objection
from tessera.games.race_for_the_galaxy.objections_produce import bonus_objection
from tessera.games.race_for_the_galaxy.objections_settling import further_objection
from tessera.games.race_for_the_galaxy.objections_takeovers import target_objection
from tessera.games.race_for_the_galaxy.objector import Objector
from tessera.games.race_for_the_galaxy.rules.explore import KeepCards
from tessera.games.race_for_the_galaxy.rules.takeovers import ChooseTarget, owner_of
from tessera.games.race_for_the_galaxy.state import Race
from tessera.games.race_for_the_galaxy.terms import (
    CONSUME,
    DEVELOP,
    EXPLORE,
    KINDS,
    MOMENTS,
    NO_GOODS,
    PRODUCE,
    SETTLE,
    WINDFALL,
)
from tessera.games.race_for_the_galaxy.wording import question_clause
from tessera.kernel.step import Ask, Refused

# Where the card that a verb names must lie; and the moment before the first phase.
_HAND: Final = 0
_TABLEAU: Final = 1
_ANYWHERE: Final = 2
_SETUP: Final = -1


class _Verb:
    """A verb of the notation: where its card lies, its moment, its clause, and the questions that offer it."""

    __slots__ = ("clause", "kinds", "moment", "place")

    def __init__(self, place: int, moment: int, clause: str, *kinds: str) -> None:
        self.place = place
        self.moment = moment
        self.clause = clause
        self.kinds = kinds


_VERBS: Final = {
    "develop": _Verb(_HAND, DEVELOP, "RFTG-DEVELOP-01", "develop"),
    "settle": _Verb(_HAND, SETTLE, "RFTG-SETTLE-01", "settle"),
    "second": _Verb(_HAND, SETTLE, "RFTG-SETTLE-20", "settle-more"),
    "extra": _Verb(_HAND, SETTLE, "RFTG-SETTLE-22", "settle-more"),
    "replace": _Verb(_ANYWHERE, SETTLE, "RFTG-SETTLE-42", "settle-more", "replace"),
    "takeover": _Verb(_TABLEAU, SETTLE, "RFTG-TAKEOVER-09", "settle-more"),
    "target": _Verb(_ANYWHERE, SETTLE, "RFTG-TAKEOVER-10", "takeover-target"),
    "sell": _Verb(_TABLEAU, CONSUME, "RFTG-TRADE-01", "trade", "consume-sell"),
    "use": _Verb(_TABLEAU, CONSUME, "RFTG-CONSUME-01", "consume"),
    "ante": _Verb(_HAND, CONSUME, "RFTG-CONSUME-16", "gamble-ante"),
    "produce": _Verb(_TABLEAU, PRODUCE, "RFTG-PRODUCE-02", "produce"),
    "draw": _Verb(_TABLEAU, PRODUCE, "RFTG-PRODUCE-07", "produce"),
    "start": _Verb(_ANYWHERE, _SETUP, "RFTG-SETUP-09", "start-world"),
}
# Words that end a question without a choice.
_ENDS: Final = ("pass", "done", "enough")
# Verbs of several moments: all that can be said is whether their card is among those to choose from.
_LOOSE: Final = {
    "discard": _HAND,
    "hand": _HAND,
    "pay": _HAND,
    "good": _TABLEAU,
    "prestige": _TABLEAU,
    "keep": _ANYWHERE,
    "save": _ANYWHERE,
    "take": _ANYWHERE,
}


# Plain words


def word_elsewhere(objector: Objector, ask: Ask[Race], pick: str) -> None:
    """Ending or passing where that is not possible; where only the word is another one, it is suggested."""
    if pick not in _ENDS or any(word in objector.offered for word in _ENDS):
        return
    for thing in ask.refused(objector.game):
        if thing.id in _ENDS:
            objector.refused.append(Refused(pick, thing.objection))
            return
    objector.no(pick, question_clause(ask.kind()), "must_answer", "choose_something")


# Verbs with a card


def verb_elsewhere(objector: Objector, ask: Ask[Race], pick: str, verb: str, rest: str) -> None:
    """A verb and what it is done with."""
    game = objector.game
    if verb == "search":
        _search_elsewhere(objector, pick, rest)
        return
    if verb == "kind":
        if rest in KINDS:
            _kind_elsewhere(objector, pick, rest)
        return
    name, *tail = rest.split(" ")
    if name not in game.rulebook.piece_names or (verb not in _VERBS and verb not in _LOOSE):
        return
    piece = game.rulebook.piece_names.index(name)
    if tail and not _is_written(game, verb, piece, tail):
        return
    if verb in ("takeover", "target") and not game.rulebook.takeovers:
        objector.no(pick, "RFTG-TAKEOVER-01", "takeovers_off", "settle_instead")
    elif verb not in _VERBS:
        _not_among(objector, ask, pick, piece, _LOOSE[verb])
    elif not _other_copy(objector, ask, pick, piece):
        _at_its_moment(objector, ask, pick, verb, piece)


def _is_written(game: Race, verb: str, piece: int, tail: list[str]) -> bool:
    """Whether what follows a card means something: which of its powers, or the card whose power produces."""
    if verb == "use":
        return len(tail) == 1 and tail[0] in [str(number + 1) for number in range(len(game.card(piece).consume))]
    return verb == "produce" and len(tail) == 2 and tail[0] == "by" and tail[1] in game.rulebook.piece_names


def _other_copy(objector: Objector, ask: Ask[Race], pick: str, piece: int) -> bool:
    """Whether another copy of the card is meant: its objection holds, or it is offered and only its name is missing."""
    game = objector.game
    verb, _, *tail = pick.split(" ")
    copies = game.rulebook.card_numbers[game.card(piece).id]
    written = [" ".join((verb, game.piece_name(copy), *tail)) for copy in copies]
    if any(id in objector.offered for id in written):
        return True
    for thing in ask.refused(game):
        if thing.id in written:
            objector.refused.append(Refused(pick, thing.objection))
            return True
    return False


def _at_its_moment(objector: Objector, ask: Ask[Race], pick: str, verb: str, piece: int) -> None:
    """The card must be there, and the moment must be right."""
    game, seat = objector.game, objector.seat
    meant = _VERBS[verb]
    words = {"card": f"card:{piece}"}
    titles = {game.card(own).title for own in game.zones[game.hand(seat)]}
    if meant.place == _HAND and game.card(piece).title not in titles:
        objector.no(pick, meant.clause, _not_in_hand(objector, piece), "from_hand", words)
    elif meant.place == _TABLEAU and piece not in game.zones[game.tableau(seat)]:
        objector.no(pick, meant.clause, "not_in_tableau", "from_tableau", words)
    elif ask.kind() in meant.kinds:
        _at_its_question(objector, ask, pick, verb, piece)
    elif meant.moment == game.phase and ask.kind() == "settle":
        # Every Settle power waits until the worlds are revealed (RFTG-SETTLE-07).
        objector.no(pick, meant.clause, "after_reveal", "answer_first")
    elif meant.moment == game.phase:
        objector.no(pick, "RFTG-ROUND-10", "something_else_first", "answer_first")
    else:
        moments = {"then": f"moment:{moment_word(meant.moment)}", "now": f"moment:{now(game, ask)}"}
        objector.no(pick, meant.clause, "other_moment", "answer_first", moments)


def _at_its_question(objector: Objector, ask: Ask[Race], pick: str, verb: str, piece: int) -> None:
    """The right question, but nothing to choose there: a card without the power, or without room for goods."""
    game, seat = objector.game, objector.seat
    card, words = game.card(piece), {"card": f"card:{piece}"}
    if verb in ("second", "extra", "replace") and piece in game.zones[game.hand(seat)]:
        if ask.kind() == "settle-more":
            further_objection(objector, pick, verb, piece)
    elif isinstance(ask, ChooseTarget):
        if owner_of(game, piece) >= 0:
            target_objection(objector, pick, ask, piece)
        else:
            objector.no(pick, "RFTG-TAKEOVER-02", "not_in_a_tableau", "other_target", words)
    elif verb == "takeover":
        if piece in game.empires[seat].fresh and any(power.effect == effects.TAKEOVER for power in card.powers):
            objector.no(pick, "RFTG-ROUND-06", "fresh_power", "settle_done", words)
        else:
            objector.no(pick, "RFTG-TAKEOVER-02", "no_takeover_power", "settle_done", words)
    elif verb == "sell" and card.world == NO_GOODS:
        objector.no(pick, "RFTG-TRADE-01", "holds_no_goods", "sell_other", words)
    elif verb == "use":
        objector.no(pick, "RFTG-CONSUME-01", "no_consume_power", "other_power", words)
    elif verb == "produce" and (" by " not in pick or card.world == NO_GOODS):
        bonus_objection(objector, pick, piece)
    elif verb == "produce" and card.world != WINDFALL:
        objector.no(pick, "RFTG-PRODUCE-04", "not_windfall", "other_world", words)
    elif verb in ("produce", "draw"):
        source = pick.rpartition(" ")[2]
        if source in game.rulebook.piece_names:
            words["card"] = f"card:{game.rulebook.piece_names.index(source)}"
            clause, why = ("RFTG-PRODUCE-04", "no_produce_power")
            if verb == "draw":
                clause, why = ("RFTG-PRODUCE-06", "no_draw_power")
            objector.no(pick, clause, why, "other_produce", words)
    else:
        _not_among(objector, ask, pick, piece, _ANYWHERE)


def _not_among(objector: Objector, ask: Ask[Race], pick: str, piece: int, place: int) -> None:
    """A card that cannot be chosen here; that it is not where it should be, only its owner's own zones tell."""
    game, seat = objector.game, objector.seat
    words = {"card": f"card:{piece}"}
    clause = question_clause(ask.kind())
    verb = pick.partition(" ")[0]
    if isinstance(ask, KeepCards) and verb == "discard" and piece in game.zones[game.hand(seat)]:
        kept_objection(objector, ask, pick, piece)
    elif not any(id.startswith(f"{verb} ") for id in objector.offered):
        objector.no(pick, clause, "not_asked", "answer_first")
    elif place == _HAND and piece not in game.zones[game.hand(seat)]:
        objector.no(pick, clause, _not_in_hand(objector, piece), "choose_something", words)
    elif place == _TABLEAU and piece not in game.zones[game.tableau(seat)]:
        objector.no(pick, clause, "not_in_tableau", "choose_something", words)
    else:
        objector.no(pick, clause, "not_among", "choose_something", words)


def _not_in_hand(objector: Objector, piece: int) -> str:
    """Why a card is not in the hand: where it is, only the own tableau tells."""
    game = objector.game
    return "placed_already" if piece in game.zones[game.tableau(objector.seat)] else "not_in_hand"


def _search_elsewhere(objector: Objector, pick: str, name: str) -> None:
    """Searching where nobody searches now (RFTG-SET-08, RFTG-SEARCH-03)."""
    game = objector.game
    if name not in game.rulebook.library.categories:
        return
    if not game.rulebook.prestige:
        objector.no(pick, "RFTG-SET-08", "search_without_set", "answer_first", {"set": "set:set3"})
    else:
        objector.no(pick, "RFTG-SEARCH-03", "search_later", "answer_first")


def _kind_elsewhere(objector: Objector, pick: str, name: str) -> None:
    """Setting a kind without the world for it, or while something else is asked (RFTG-KIND-01)."""
    if objector.game.empires[objector.seat].kind < 0:
        objector.no(pick, "RFTG-KIND-01", "no_multi_kind", "answer_first")
    else:
        kind_objection(objector, pick, KINDS.index(name))


# Moments


def moment_word(moment: int) -> str:
    """The moment of a verb as a word: a phase, or the set-up."""
    return MOMENTS[moment] if moment >= EXPLORE else "setup"


def now(game: Race, ask: Ask[Race]) -> str:
    """The moment at which a question is asked, as a word."""
    kind = ask.kind()
    if game.round == 0:
        return "draft" if kind == "draft" else "setup"
    if game.phase >= EXPLORE:
        return MOMENTS[game.phase]
    if kind.endswith("action"):
        return "actions"
    return "search" if kind.startswith("search") else "round_end"
