"""Why an action card, a search or a prestige bonus may not be chosen (RFTG-ROUND-01, RFTG-TWO-01, RFTG-PRESTIGE-16)."""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.objector import Objector, open_question
from tessera.games.race_for_the_galaxy.rules.round import ChooseAction, actions_of, choice_notation
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import (
    ACTIONS,
    DEVELOP_ACTION,
    NO_ACTION,
    PRESTIGED,
    PRODUCE_ACTION,
    SEARCH_ACTION,
    SECOND,
    SETTLE_ACTION,
)
from tessera.kernel.step import Ask, Refused

# The menu with everything in it: searches and prestige bonuses too (see Rulebook.action_menus).
_ALL = 3


def action_objections(game: Race, seat: int) -> list[Refused]:
    """Every choice of actions that cannot be made now."""
    ask = open_question(game, seat)
    if not isinstance(ask, ChooseAction):
        ask = ChooseAction(seat)
    objector = Objector(game, seat, ask)
    takes_two = chooses_two(game, ask)
    for action in range(PRODUCE_ACTION + 1):
        name = ACTIONS[action]
        if takes_two and action not in (DEVELOP_ACTION, SETTLE_ACTION):
            words = {"action": f"action:{name}"}
            objector.no(f"{name} & {name}", "RFTG-TWO-01", "same_card", "two_different", words)
        elif not takes_two and objector.is_open(name):
            objector.no(name, "RFTG-TWO-01", "card_chosen", "other_card", {"action": f"action:{name}"})
    if game.rulebook.prestige:
        menus = game.rulebook.action_menus if takes_two else game.rulebook.single_menus
        for choice in menus[_ALL]:
            id = choice_notation(choice)
            if objector.is_open(id):
                _card_objection(objector, id)
    return objector.refused


def chooses_two(game: Race, ask: Ask[Race]) -> bool:
    """Whether two actions are chosen at once (RFTG-TWO-01); who sees the others' first chooses them one by one."""
    return game.rulebook.experienced and ask.kind() == "action"


def _card_objection(objector: Objector, id: str) -> None:
    """Why the prestige/search card cannot be played this way."""
    game = objector.game
    empire = game.empires[objector.seat]
    use = "search" if "search" in id else "prestige"
    if not game.rulebook.prestige:
        objector.no(id, "RFTG-SET-08", f"{use}_without_set", "plain_action", {"set": "set:set3"})
    elif empire.boost >= 0 or empire.picked >> SEARCH_ACTION & 1:
        # Two bonuses never go together; a bonus and a search are one or the other.
        both_bonuses = use == "prestige" and empire.boost >= 0
        clause = "RFTG-PRESTIGE-16" if both_bonuses else "RFTG-SEARCH-02"
        objector.no(id, clause, "card_committed", "plain_action")
    elif not empire.has_card:
        objector.no(id, "RFTG-PRESTIGE-16", "card_used", "plain_action")
    else:
        objector.no(id, "RFTG-PRESTIGE-17", "no_prestige", "gain_prestige")


def parse_actions(pick: str) -> list[int] | None:
    """Actions from their notation, each with the prestige card on it or not; None for what is no choice of actions."""
    cards: list[int] = []
    for part in pick.split(" & "):
        name = part.removeprefix("prestige ")
        if name not in ACTIONS or (name != part and name == "search"):
            return None
        cards.append(ACTIONS.index(name) + (0 if name == part else PRESTIGED))
    return cards


def action_elsewhere(objector: Objector, ask: Ask[Race], pick: str, cards: list[int]) -> None:
    """Why these actions cannot be chosen, where the question does not say it: too many or too few, or too late."""
    game = objector.game
    if not isinstance(ask, ChooseAction):
        chosen = actions_of(game.empires[objector.seat])
        if game.round == 0:
            objector.no(pick, "RFTG-ROUND-01", "round_not_begun", "answer_first")
        else:
            words = {"actions": "actions:" + " ".join(chosen)}
            objector.no(pick, "RFTG-ROUND-01", "actions_chosen", "next_round", words)
        return
    two = chooses_two(game, ask)
    boosts = [card for card in cards if card >= PRESTIGED]
    names = sorted(card % PRESTIGED for card in cards)
    if len(cards) == 2 and game.rulebook.experienced and not two:
        words = {"card": f"card:{_late_choice(game, objector.seat)}"}
        objector.no(pick, "RFTG-ROUND-13", "one_by_one", "one_card", words)
    elif two and len(cards) != 2:
        objector.no(pick, "RFTG-TWO-01", "two_needed", "two_different")
    elif not two and len(cards) != 1:
        objector.no(pick, "RFTG-SETUP-04", "one_needed", "one_card")
    elif two and names[0] == names[1] and names[0] not in (DEVELOP_ACTION, SETTLE_ACTION):
        objector.no(pick, "RFTG-TWO-01", "same_card", "two_different", {"action": f"action:{ACTIONS[names[0]]}"})
    elif len(boosts) == 2:
        objector.no(pick, "RFTG-PRESTIGE-16", "prestige_twice", "one_prestige")
    elif boosts and SEARCH_ACTION in cards:
        objector.no(pick, "RFTG-SEARCH-02", "search_and_prestige", "one_prestige")
    elif (boosts or SEARCH_ACTION in cards) and _in_order(cards) not in objector.offered:
        _card_objection(objector, pick)


def name_actions(objector: Objector, cards: list[int]) -> None:
    """Let the refusal call actions by their names: they are open to all, and their notation is nobody's language."""
    objection = objector.refused[0].objection
    names = [("prestige-" if card >= PRESTIGED else "") + ACTIONS[card % PRESTIGED] for card in cards]
    objection.what = objector.english.listed([objector.english.action(name) for name in names])
    objection.what_ja = objector.japanese.listed([objector.japanese.action(name) for name in names])


def _late_choice(game: Race, seat: int) -> int:
    """The card that lets a seat see the others' actions first (RFTG-ROUND-13)."""
    for power in game.empires[seat].late:
        if game.power(power).effect == effects.SELECT_ACTION_LAST:
            return power // POWER_BITS
    raise AssertionError("nothing lets this seat choose last")


def _in_order(cards: list[int]) -> str:
    """Actions as the menu writes them, in the order of their phases."""
    ordered = sorted(cards, key=_place)
    return choice_notation(ordered[0] + (ordered[1] if len(ordered) > 1 else NO_ACTION) * SECOND)


def _place(card: int) -> int:
    return card % PRESTIGED
