"""Choices as sentences: what it is, what it costs now, and what it does.

A notation is a verb and ids. What it costs may depend on who is asked and by which effect, so the question that is
open is looked up; without one (an old choice in a list) the printed cost is told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tessera.games.atlas_lost.counting import count_of_ally
from tessera.games.atlas_lost.lexicon import Lexicon, board_number, cost_table
from tessera.games.atlas_lost.rulebook import ACTIVE, CRATE, Cost, Program
from tessera.games.atlas_lost.rules.branches import ChooseEffect, ChooseExchange, ChooseOptional
from tessera.games.atlas_lost.rules.ch07_main_action import MayPlace, income, placement_ways, startup_ways
from tessera.games.atlas_lost.rules.ch08_command_action import command_price
from tessera.games.atlas_lost.rules.ch09_trees.military import ChooseVictim, owned
from tessera.games.atlas_lost.rules.ch10_card_play import MayInstall
from tessera.games.atlas_lost.rules.ch12_influence import MayAdvance
from tessera.games.atlas_lost.rules.gains import ChooseAlly
from tessera.games.atlas_lost.rules.payment import NO_CUT
from tessera.games.atlas_lost.rules.reductions import ChooseReduction, cuts, effective
from tessera.games.atlas_lost.sentences import trigger_sentence
from tessera.games.atlas_lost.state import DECKS, Atlas
from tessera.games.atlas_lost.terms import (
    ALLY_TP_TOKENS,
    BY_COMMAND,
    COST_PARTS,
    NESTED,
    ON_INFLUENCE,
    ON_INSTALL,
    RESOURCES,
    ROWS,
    STARTUP,
    TREES,
)
from tessera.games.atlas_lost.wording_losses import lost_of_list, lost_of_one
from tessera.kernel.engine import asked
from tessera.kernel.step import Ask


class Choice:
    """A choice to be told: its words, the question it answers and the language."""

    __slots__ = ("ask", "game", "kind", "lexicon", "seat", "words")

    def __init__(self, game: Atlas, kind: str, notation: str, language: str) -> None:
        self.game = game
        self.kind = kind
        self.words = notation.split()
        self.lexicon = Lexicon(game, language)
        self.ask = open_question(game, kind)
        self.seat: int = game.turn if self.ask is None else self.ask.seat

    def tech(self, at: int = 1) -> int:
        """The number of the Tech that a word names."""
        return self.game.rulebook.tech_numbers[self.words[at]]

    def card(self) -> int:
        """The number of the card that is named."""
        return self.game.rulebook.card_numbers[self.words[1]]

    def effects(self, program: Program, paid: dict[str, int]) -> str:
        """What a list does, and what of it would be lost."""
        lost = lost_of_list(self.game, self.seat, self.lexicon, program, paid)
        return self.lexicon.effects(program.number) + lost

    def price(self, cost: Cost, ways: list[list[int]], command: int = 0) -> str:
        """What is paid now, after reductions; nothing when it is free."""
        table = cost_table(cost, ways[-1], command)
        if not table:
            return ""
        forms = ("choice",) if len(effective(cost, ways)) > 1 else ()
        return self.lexicon.say("option.for", forms=forms, cost=self.lexicon.cost(table))


def open_question(game: Atlas, kind: str) -> Ask[Any] | None:
    """The question of this kind that is open now."""
    for lane in asked(game):
        ask = lane.stack[-1]
        if isinstance(ask, Ask) and ask.kind() == kind:
            return ask
    return None


def option_text(game: Atlas, kind: str, notation: str, language: str) -> str:
    """A choice as a sentence."""
    choice = Choice(game, kind, notation, language)
    return _TELLERS[choice.words[0]](choice)


# Main and command action


def _place(choice: Choice) -> str:
    game, number = choice.game, choice.tech(2)
    tech = game.rulebook.techs[number]
    extra = choice.ask.reduce if isinstance(choice.ask, MayPlace) else NO_CUT
    ways = placement_ways(game, choice.seat, tech.level, tech.tree, extra)
    price = choice.price(game.rulebook.place_cost[tech.level], ways)
    # What the Tech does is why anybody would go there.
    lexicon, record = choice.lexicon, choice.lexicon.tech_record(number)
    name = lexicon.tech_full(number)
    if tech.cost is None or tech.program is None:
        return lexicon.say("option.place_passive", tech=name, price=price, effects=lexicon.sentence(record))
    cost, effects = lexicon.cost(record["cost"]), lexicon.effects(tech.program.number)
    return lexicon.say("option.place", tech=name, price=price, cost=cost, effects=effects)


def _gather(choice: Choice) -> str:
    verb = choice.words[0]
    row = 0 if verb == "replenish" else 1
    forms = ("bonus",) if choice.game.factions[choice.seat].waiting[row] == 0 else ()
    amount = income(choice.game, choice.seat, row)
    text = choice.lexicon.say(f"option.{verb}", forms=forms, amount=str(amount))
    return text + _lost(choice, "data" if row else "research", amount)


def _lost(choice: Choice, resource: str, amount: int) -> str:
    return lost_of_one(choice.game, choice.seat, choice.lexicon, resource, amount)


def _technology(choice: Choice) -> str:
    game, verb, number = choice.game, choice.words[0], choice.tech()
    tech = game.rulebook.techs[number]
    name = choice.lexicon.tech_full(number)
    if tech.cost is None or tech.program is None:
        return choice.lexicon.say(f"option.{verb}_passive", tech=name)
    if number not in game.tech:
        # Still in the box: told by what is printed on it.
        price = choice.price(tech.cost, [NO_CUT], tech.level if verb == "command" else 0)
        return choice.lexicon.say(
            f"option.{verb}", tech=name, price=price, effects=choice.lexicon.effects(tech.program.number)
        )
    slot = game.tech.index(number)
    via = STARTUP if verb == "start" else BY_COMMAND if verb == "command" else NESTED
    command = command_price(game, choice.seat, slot) if verb == "command" else 0
    price = choice.price(tech.cost, startup_ways(game, choice.seat, slot, via), command)
    effects = choice.effects(tech.program, cost_table(tech.cost, NO_CUT, command))
    return choice.lexicon.say(f"option.{verb}", tech=name, price=price, effects=effects)


def _command(choice: Choice) -> str:
    if len(choice.words) > 1:
        return _technology(choice)
    return choice.lexicon.say("option.bonus_command") + _lost(choice, "command", 1)


def _bonus_card(choice: Choice) -> str:
    return choice.lexicon.say("option.bonus_card")


# Cards


def _use(choice: Choice) -> str:
    """Use a crate card or activate an installed one."""
    verb, number = choice.words[0], choice.card()
    card = choice.game.rulebook.cards[number]
    name = choice.lexicon.card_full(number)
    wanted = CRATE if verb == "use" else ACTIVE
    if card.kind != wanted or card.cost is None or card.program is None:
        return choice.lexicon.say(f"option.{verb}_other", card=name)
    price = choice.price(card.cost, [NO_CUT])
    effects = choice.effects(card.program, cost_table(card.cost, NO_CUT, 0))
    return choice.lexicon.say(f"option.{verb}", card=name, price=price, effects=effects)


def _install(choice: Choice) -> str:
    game, number = choice.game, choice.card()
    card = game.rulebook.cards[number]
    name = choice.lexicon.card_full(number)
    if card.install is None:
        return choice.lexicon.say("option.install_other", card=name)
    extra = choice.ask.reduce if isinstance(choice.ask, MayInstall) else NO_CUT
    price = choice.price(card.install, cuts(game, choice.seat, ON_INSTALL, extra, tree=card.tree))
    text = choice.lexicon.sentence(choice.lexicon.card_record(number))
    return choice.lexicon.say("option.install", card=name, price=price, effects=text)


def _convert(choice: Choice) -> str:
    verb = choice.words[0]
    count = choice.game.rulebook.convert[RESOURCES.index(verb)]
    text = choice.lexicon.say(f"option.{verb}", count, card=choice.lexicon.card(choice.card()))
    return text + _lost(choice, verb, count)


def _keep(choice: Choice) -> str:
    lexicon, number = choice.lexicon, choice.card()
    text = lexicon.sentence(lexicon.card_record(number))
    install = choice.game.rulebook.cards[number].install
    if install is None:
        return lexicon.say("option.keep", card=lexicon.card_full(number), effects=text)
    cost = lexicon.cost(cost_table(install, NO_CUT, 0))
    return lexicon.say("option.keep_installable", card=lexicon.card_full(number), cost=cost, effects=text)


def _discard(choice: Choice) -> str:
    return choice.lexicon.say("option.discard", card=choice.lexicon.card_full(choice.card()))


def _card_and_text(choice: Choice) -> str:
    """Take, recover, lose or refresh a card."""
    verb = "take" if choice.words[0] == "recover" else choice.words[0]
    number = choice.card()
    text = choice.lexicon.sentence(choice.lexicon.card_record(number))
    return choice.lexicon.say(f"option.{verb}", card=choice.lexicon.card_full(number), effects=text)


def _deck(choice: Choice) -> str:
    tree = TREES.index(choice.words[1])
    position = choice.game.tree_at[tree]
    cards = str(len(choice.game.zones[DECKS + position]))
    return choice.lexicon.say("option.deck", tree=choice.lexicon.tree(tree), cards=cards)


# Paying


def _pay(choice: Choice) -> str:
    if len(choice.words) == 1:
        return _pay_optional(choice)
    if choice.words[1] == "military":
        return choice.lexicon.say("option.pay_military", number=choice.words[2])
    return choice.lexicon.say("option.pay", token=choice.lexicon.token(choice.words[1:]))


def _pay_optional(choice: Choice) -> str:
    table: dict[str, int] = {}
    if isinstance(choice.ask, ChooseOptional):
        table = cost_table(choice.game.rulebook.costs[choice.ask.cost], NO_CUT, 0)
    forms = () if table else ("free",)
    return choice.lexicon.say("option.pay_optional", forms=forms, cost=choice.lexicon.paying(table))


def _return(choice: Choice) -> str:
    return choice.lexicon.say("option.return", tech=choice.lexicon.tech_full(choice.tech()))


def _row(choice: Choice) -> str:
    row = choice.words[1]
    waiting = str(choice.game.factions[choice.seat].waiting[ROWS.index(row)])
    return choice.lexicon.say("option.row", row=choice.lexicon.say(f"name.{row}_row"), waiting=waiting)


def _less(choice: Choice) -> str:
    lexicon, words = choice.lexicon, choice.words
    cut = [0] * len(COST_PARTS)
    parts: list[str] = []
    for at in range(1, len(words) - 1, 2):
        cut[COST_PARTS.index(words[at + 1])] = int(words[at])
        parts.append(lexicon.amount(int(words[at]), words[at + 1]))
    table: dict[str, int] = {}
    if isinstance(choice.ask, ChooseReduction):
        table = cost_table(choice.game.rulebook.costs[choice.ask.cost], cut, 0)
    forms = () if parts else ("nothing",)
    return lexicon.say("option.less", forms=forms, less=lexicon.listed(parts), cost=lexicon.cost(table))


def _exchange(choice: Choice) -> str:
    times, ask, lexicon = int(choice.words[1]), choice.ask, choice.lexicon
    if times == 0 or not isinstance(ask, ChooseExchange):
        return lexicon.say("option.exchange", forms=("none",), give="", get="")
    table = cost_table(choice.game.rulebook.costs[ask.give], NO_CUT, 0)
    give = lexicon.paying({kind: amount * times for kind, amount in table.items()}, "then")
    get = lexicon.cost({RESOURCES[kind]: ask.get[kind] * times for kind in range(5) if ask.get[kind]})
    return lexicon.say("option.exchange", times, give=give, get=get)


# The influence track


def _advance(choice: Choice) -> str:
    game, which = choice.game, int(choice.words[1]) - 1
    space = game.factions[choice.seat].influence + 1
    spaces = game.rulebook.spaces
    if space >= len(spaces) or which >= len(spaces[space].costs):
        return choice.lexicon.say("option.advance_none", number=choice.words[1])
    extra = choice.ask.reduce if isinstance(choice.ask, MayAdvance) else NO_CUT
    price = choice.price(spaces[space].costs[which], cuts(game, choice.seat, ON_INFLUENCE, extra))
    bonus = choice.lexicon.say("space.no_bonus")
    if spaces[space].bonus.words:
        bonus = choice.lexicon.say("space.bonus", effects=choice.lexicon.effects(spaces[space].bonus.number))
    return choice.lexicon.say("option.advance", space=str(space), price=price, bonus=bonus)


# Effects


def _effect(choice: Choice) -> str:
    assert isinstance(choice.ask, ChooseEffect), "an effect is told while it is asked for"
    return choice.lexicon.effects(choice.ask.programs[int(choice.words[1]) - 1])


def _next(choice: Choice) -> str:
    lexicon, library = choice.lexicon, choice.game.rulebook.library
    identity = choice.words[1]
    if identity in library.techs:
        number = choice.tech()
        source, record = lexicon.tech(number), lexicon.tech_record(number)
    else:
        number = choice.card()
        source, record = lexicon.card(number), lexicon.card_record(number)
    effects = trigger_sentence(record["triggers"][int(choice.words[2]) - 1], lexicon.language)
    return lexicon.say("option.next", source=source, effects=effects)


def _economy(choice: Choice) -> str:
    return choice.lexicon.say("option.economy", tech=choice.lexicon.tech_full(choice.tech()))


def _culture(choice: Choice) -> str:
    return choice.lexicon.say("option.culture", tech=choice.lexicon.tech_full(choice.tech()))


def _religion(choice: Choice) -> str:
    game, lexicon = choice.game, choice.lexicon
    board = board_number(game, choice.words[1])
    tokens, spaces = str(len(game.tracks[board])), str(game.rulebook.track_spaces)
    ally = lexicon.board(game.ally[board]) if game.ally[board] >= 0 else lexicon.say("name.nobody")
    return lexicon.say("option.religion", board=lexicon.board(board), tokens=tokens, spaces=spaces, ally=ally)


def _move(choice: Choice) -> str:
    origin, destination = choice.lexicon.tech_full(choice.tech(1)), choice.lexicon.tech_full(choice.tech(2))
    return choice.lexicon.say("option.move", origin=origin, destination=destination)


def _ally(choice: Choice) -> str:
    board = board_number(choice.game, choice.words[1])
    name = choice.lexicon.board(board)
    if not isinstance(choice.ask, ChooseAlly):
        return choice.lexicon.say("option.ally", board=name)
    key = "option.ally_tp" if choice.ask.counted == ALLY_TP_TOKENS else "option.ally_tiles"
    return choice.lexicon.say(key, count_of_ally(choice.game, board, choice.ask.counted), board=name)


def _target(choice: Choice) -> str:
    """A player or NPC, with what this effect is after."""
    game, lexicon = choice.game, choice.lexicon
    board = board_number(game, choice.words[1])
    name = lexicon.board(board)
    if isinstance(choice.ask, ChooseVictim):
        what = lexicon.amount(owned(game, board, choice.ask.resource), RESOURCES[choice.ask.resource])
        return lexicon.say("option.target_steal", board=name, what=what)
    if board < game.seats:
        if choice.kind == "retreat":
            space = str(game.factions[board].influence)
            return lexicon.say("option.target_retreat", board=name, space=space)
        zone = game.installed(board) if choice.kind == "sabotage" else game.hand(board)
        return lexicon.say("option.target_cards", len(game.zones[zone]), board=name)
    return lexicon.say("option.target", board=name)


def _send_back(choice: Choice) -> str:
    board, token = choice.lexicon.board_named(choice.words[1]), choice.lexicon.token(choice.words[2:])
    return choice.lexicon.say("option.send-back", board=board, token=token)


def _plain(choice: Choice) -> str:
    """End, stop, decline."""
    return choice.lexicon.say(f"option.{choice.words[0]}")


Teller = Callable[[Choice], str]

_TELLERS: Final[dict[str, Teller]] = {
    "activate": _use,
    "advance": _advance,
    "ally": _ally,
    "card": _bonus_card,
    "collect": _gather,
    "command": _command,
    "culture": _culture,
    "data": _convert,
    "deck": _deck,
    "decline": _plain,
    "discard": _discard,
    "economy": _economy,
    "end": _plain,
    "exchange": _exchange,
    "install": _install,
    "keep": _keep,
    "less": _less,
    "move": _move,
    "next": _next,
    "option": _effect,
    "pay": _pay,
    "place": _place,
    "recover": _card_and_text,
    "refresh": _card_and_text,
    "religion": _religion,
    "replenish": _gather,
    "research": _convert,
    "return": _return,
    "row": _row,
    "run": _technology,
    "send-back": _send_back,
    "start": _technology,
    "stop": _plain,
    "take": _card_and_text,
    "target": _target,
    "uninstall": _card_and_text,
    "use": _use,
}
