"""Why a card may not be played (chapter 10), activated (chapter 11) or turned upright."""

from __future__ import annotations

from tessera.games.atlas_lost.objections_idle import after_paying, idle
from tessera.games.atlas_lost.objector import Objector, met
from tessera.games.atlas_lost.rulebook import ACTIVE, CRATE
from tessera.games.atlas_lost.rules.cards import RefreshCards
from tessera.games.atlas_lost.rules.ch10_card_play import MayInstall, can_install
from tessera.games.atlas_lost.rules.payment import NO_CUT, affordable
from tessera.games.atlas_lost.rules.reductions import cuts
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import CARD_PLAYED, ON_INSTALL
from tessera.kernel.step import Refused


def card_objections(objector: Objector, offered: set[str]) -> None:
    """Everything else one could do with the own hand and with installed cards, all of which the seat sees."""
    game, seat = objector.game, objector.seat
    for card in sorted(game.zones[game.hand(seat)]):
        _hand_objections(objector, offered, card)
    for card in sorted(game.zones[game.installed(seat)]):
        identity, words = game.rulebook.cards[card].id, {"card": f"card:{card}"}
        if f"activate {identity}" not in offered:
            _activate_objection(objector, f"activate {identity}", card)
        for verb in ("use", "install", "research", "data"):
            objector.no(f"{verb} {identity}", "AL-CARD-01", "installed_already", "hand_cards", words)
    for other in range(game.seats):
        if other != seat:
            for card in sorted(game.zones[game.installed(other)]):
                words = {"card": f"card:{card}", "board": f"board:{other}"}
                id = f"activate {game.rulebook.cards[card].id}"
                objector.no(id, "AL-FREE-01", "not_yours", "own_cards", words)


def _hand_objections(objector: Objector, offered: set[str], card: int) -> None:
    game = objector.game
    identity, kind = game.rulebook.cards[card].id, game.rulebook.cards[card].kind
    words = {"card": f"card:{card}"}
    if kind == CRATE:
        objector.no(f"install {identity}", "AL-CARD-01", "crate_install", "use_it", words)
        objector.no(f"activate {identity}", "AL-FREE-01", "crate_activate", "use_it", words)
    elif kind == ACTIVE:
        objector.no(f"use {identity}", "AL-CARD-01", "use_active", "install_it", words)
        objector.no(f"activate {identity}", "AL-FREE-01", "activate_hand", "install_first", words)
    else:
        objector.no(f"use {identity}", "AL-CARD-01", "use_passive", "install_it", words)
        objector.no(f"activate {identity}", "AL-FREE-01", "activate_passive", "install_it", words)
    main = f"use {identity}" if kind == CRATE else f"install {identity}"
    for id in (main, f"research {identity}", f"data {identity}"):
        if id in offered:
            continue
        if game.done & CARD_PLAYED:
            objector.no_action_left(id, "card")
        elif kind == CRATE:
            _use_objection(objector, id, card, "AL-CARD-12", 1)
        else:
            _install_objection(objector, id, card, NO_CUT)


def _use_objection(objector: Objector, id: str, card: int, clause: str, held: int) -> None:
    """The same test as for a Technology: condition, cost, something to resolve (AL-CARD-14)."""
    game, seat = objector.game, objector.seat
    used = game.rulebook.cards[card]
    assert used.cost is not None
    assert used.program is not None
    if used.condition is not None and not met(game, seat, used.condition):
        objector.unmet(id, "AL-CARD-14", used.condition)
    elif not affordable(game, seat, used.cost, NO_CUT, held=held):
        objector.too_dear(id, clause, used.cost, [NO_CUT], 0, held)
    else:
        paid = after_paying(game, seat, used.cost, NO_CUT, 0, -1, card if held else -1)
        idle(objector, id, used.program.number, paid)


def _install_objection(objector: Objector, id: str, card: int, extra: list[int]) -> None:
    game, seat = objector.game, objector.seat
    cost = game.rulebook.cards[card].install
    assert cost is not None
    assert not can_install(game, seat, card, extra), "nothing stands against this card"
    ways = cuts(game, seat, ON_INSTALL, extra, tree=game.rulebook.cards[card].tree)
    objector.too_dear(id, "AL-CARD-05", cost, ways, 0, 1)


def _activate_objection(objector: Objector, id: str, card: int) -> None:
    game, seat = objector.game, objector.seat
    words = {"card": f"card:{card}"}
    if game.rulebook.cards[card].kind != ACTIVE:
        objector.no(id, "AL-FREE-01", "activate_passive", "nothing_to_do", words)
    elif card in game.factions[seat].used:
        objector.no(id, "AL-FREE-02", "activate_used", "next_upright", words)
    else:
        _use_objection(objector, id, card, "AL-FREE-01", 0)


def may_install_objections(game: Atlas, ask: MayInstall) -> list[Refused]:
    """Cards of the hand that an effect cannot install."""
    objector = Objector(game, ask.seat)
    for card in sorted(game.zones[game.hand(ask.seat)]):
        id = f"install {game.rulebook.cards[card].id}"
        if game.rulebook.cards[card].kind == CRATE:
            objector.no(id, "AL-CARD-01", "crate_install", "decline", {"card": f"card:{card}"})
        elif not can_install(game, ask.seat, card, ask.reduce):
            _install_objection(objector, id, card, ask.reduce)
    return objector.refused


def refresh_objections(game: Atlas, ask: RefreshCards) -> list[Refused]:
    """Installed cards that are not turned sideways (AL-FREE-02)."""
    objector = Objector(game, ask.seat)
    for card in sorted(game.zones[game.installed(ask.seat)]):
        id, words = f"refresh {game.rulebook.cards[card].id}", {"card": f"card:{card}"}
        if game.rulebook.cards[card].kind != ACTIVE:
            objector.no(id, "AL-FREE-02", "not_active", "used_cards", words)
        elif card not in game.factions[ask.seat].used:
            objector.no(id, "AL-FREE-02", "not_used", "used_cards", words)
    return objector.refused
