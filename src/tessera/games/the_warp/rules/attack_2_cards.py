"""Step 2 of an attack: face-down Combat cards, first the attacker's (Attack: 2. Play Combat cards)."""

from __future__ import annotations

from tessera.games.the_warp.rules.archive import distinct
from tessera.games.the_warp.rules.conditions import fits_combat
from tessera.games.the_warp.rules.trading import Trade, can_trade, trade_limit
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import ATTACKER, COMBAT, DEFENDER, SUPPORTER
from tessera.kernel.step import Ask, Do, Refused
from tessera.kernel.zone import EVERYBODY, seen_by

PASS = -1
TRADE = -2


def playable(game: Warp, seat: int, helped: int, role: int) -> list[int]:
    """Combat cards of the hand whose play condition is met; the price does not matter yet
    (WARP-CRD-06, WARP-CRD-07, WARP-TEAM-21, ruling WARP-R020)."""
    cards = game.rulebook.cards
    return [
        piece
        for piece in distinct(game, game.zones[game.hand(seat)])
        if cards[piece].kind == COMBAT and fits_combat(game, helped, role, cards[piece].playable)
    ]


def lay(game: Warp, seat: int, piece: int, by: list[int], clause: str) -> None:
    """A Combat card is put face down, or face up where that is ordered; no option is chosen yet (WARP-CRD-01)."""
    is_open = game.combat.open_cards and by is game.combat.attack_by
    if is_open:
        game.move(piece, game.hand(seat), game.opened(seat))
    else:
        game.slide(piece, game.hand(seat), game.played(seat), seat)
    by.append(seat)
    if game.log is not None:
        game.say_hidden("combat_card", clause, seat, [], [piece], EVERYBODY if is_open else seen_by(seat))


def pass_up(game: Warp, seat: int, by: list[int], clause: str) -> None:
    """No card, or no further one, is played; so it is told too if nothing in the hand could be played
    (WARP-CRD-01, WARP-CRD-02, WARP-CRD-03)."""
    if game.log is not None:
        game.say("no_card", clause, seat, [f"{by.count(seat)}"])


class AttackCards(Do[Warp]):
    """The attacker is asked first (WARP-CRD-01)."""

    __slots__ = ()

    def resolve(self, game: Warp) -> None:
        game.then(AttackCard(game.combat.attacker))


class AttackCard(Ask[Warp]):
    """A Combat card of the attacker, or of the teammate for the attacker
    (WARP-CRD-01, WARP-GAT-03, WARP-TEAM-12, WARP-TEAM-13, WARP-TRD-03)."""

    __slots__ = ()

    def kind(self) -> str:
        return "attack-card"

    def options(self, game: Warp) -> list[int]:
        attacker = game.combat.attacker
        found = [PASS, *playable(game, self.seat, attacker, ATTACKER)]
        if self.seat == attacker and can_trade(game, attacker):
            found.append(TRADE)
        return found

    def answer(self, game: Warp, choice: int) -> None:
        seat = self.seat
        combat = game.combat
        if choice == TRADE:
            game.then(Trade(seat, trade_limit(game, seat), False), AttackCard(seat))
            return
        if choice == PASS:
            pass_up(game, seat, combat.attack_by, "WARP-CRD-01")
        else:
            lay(game, seat, choice, combat.attack_by, "WARP-CRD-01")
        if seat != combat.attacker:
            return
        if choice != PASS and len(combat.attack_by) < combat.attack_limit:
            game.then(AttackCard(seat))
        elif game.rulebook.teams and len(combat.attack_by) < combat.attack_limit:
            # The teammate, at the moment the player declined (WARP-TEAM-12, WARP-TEAM-13).
            game.then(AttackCard(game.partner(seat)))

    def notation(self, game: Warp, choice: int) -> str:
        if choice == PASS:
            return "pass"
        return "trade" if choice == TRADE else f"play {game.name(choice)}"

    def refused(self, game: Warp) -> list[Refused]:
        from tessera.games.the_warp.objections import combat_card_objections

        return combat_card_objections(game, self.seat, game.combat.attacker, ATTACKER)


class DefenceCards(Do[Warp]):
    """Against a player only the defender answers; for an Exiled Race or the Guardian the opponents are asked clockwise
    (WARP-CRD-02, WARP-CRD-03, WARP-GAT-16, WARP-TEAM-11, WARP-TEAM-16). They may talk meanwhile (WARP-CRD-05)."""

    __slots__ = ()

    def resolve(self, game: Warp) -> None:
        combat = game.combat
        if combat.defender >= 0:
            game.then(DefenceCard(combat.defender))
        elif not combat.no_support:
            for seat in reversed(game.clockwise(combat.attacker)[1:]):
                if game.is_enemy(combat.attacker, seat):
                    game.then(DefenceCard(seat))


class DefenceCard(Ask[Warp]):
    """A card in defence or support; no more than the limit in all
    (WARP-CRD-02, WARP-CRD-03, WARP-CRD-04, WARP-GAT-19, WARP-TEAM-12)."""

    __slots__ = ()

    def kind(self) -> str:
        return "defence-card"

    def role(self, game: Warp) -> int:
        """The part for which the card is played."""
        return SUPPORTER if game.combat.defender < 0 else DEFENDER

    def helped(self, game: Warp) -> int:
        """The player whose conditions count (WARP-TEAM-21)."""
        return self.seat if game.combat.defender < 0 else game.combat.defender

    def options(self, game: Warp) -> list[int]:
        combat = game.combat
        if len(combat.defence_by) >= combat.defence_limit:
            return []
        return [PASS, *playable(game, self.seat, self.helped(game), self.role(game))]

    def answer(self, game: Warp, choice: int) -> None:
        seat = self.seat
        combat = game.combat
        clause = "WARP-CRD-02" if combat.defender >= 0 else "WARP-CRD-03"
        if choice != PASS:
            lay(game, seat, choice, combat.defence_by, clause)
            if combat.defender < 0 and len(combat.defence_by) == 1:
                # Who supports rolls; with two supporters the first one (WARP-DIC-04, WARP-DIC-14).
                combat.roller = seat
            if seat == combat.defender or combat.defender < 0:
                game.then(DefenceCard(seat))
            return
        pass_up(game, seat, combat.defence_by, clause)
        if seat == combat.defender and game.rulebook.teams and not combat.defence_by:
            game.then(DefenceCard(game.partner(seat)))

    def notation(self, game: Warp, choice: int) -> str:
        return "pass" if choice == PASS else f"play {game.name(choice)}"

    def refused(self, game: Warp) -> list[Refused]:
        from tessera.games.the_warp.objections import combat_card_objections

        return combat_card_objections(game, self.seat, self.helped(game), self.role(game))
