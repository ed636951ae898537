"""What a player of The Warp does without thinking long: quick answers, for looking ahead with.

The specialist tries each of its own answers and plays on by these habits, its own and those it expects of the others,
until the active player stands before the next menu of a turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tessera.games.the_warp.rules import attack_3_bribe as bribe
from tessera.games.the_warp.rules.attack_1_target import SHIP, TO
from tessera.games.the_warp.rules.attack_4_reveal import CARD, OPTIONS
from tessera.games.the_warp.rules.attack_5_dice import DICE, UseTool
from tessera.games.the_warp.rules.building import AREAS
from tessera.games.the_warp.rules.terrashift import LOWER
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import ATTACK, COLOURED, COMBAT, DEVELOP, EXILED, HIDDEN, TERRASHIFT
from tessera.kernel.chance import Chance
from tessera.kernel.state import Lane, State
from tessera.kernel.step import Ask, AskSome
from tessera.players.lookahead import stands_before
from tessera.players.the_warp.evaluation import near
from tessera.players.the_warp.odds import attack_chance, combat_chance

# Before these questions an answer has come to its end.
_MENUS: Final = ("extract", "before-consult", "consult", "action", "end", "replenish")
# Questions on which dice decide much: there more luck is tried.
_FIGHTS: Final = ("action", "attack", "attackers", "attack-card", "defence-card", "bribe", "laser", "end")
_GOOD_ODDS: Final = 0.62


def samples(state: State, lane: Lane) -> int:
    """How often to play on from each answer."""
    ask = lane.stack[-1]
    assert isinstance(ask, Ask)
    return 4 if ask.kind() in _FIGHTS else 1


def is_at_rest(before: State, trial: State) -> bool:
    """Whether an answer has come to its end: a menu of a turn is open."""
    return stands_before(trial, _MENUS)


def follow(state: State, lane: Lane, chance: Chance) -> list[int]:
    """A quick answer to the question of a lane."""
    assert isinstance(state, Warp)
    ask = lane.stack[-1]
    assert isinstance(ask, Ask)
    if isinstance(ask, AskSome):
        return _some(state, ask, lane.menu)
    habit = _HABITS.get(ask.kind())
    return [habit(state, ask, lane.menu)] if habit is not None else [lane.menu[0]]


def _some(game: Warp, ask: AskSome[State], menu: list[int]) -> list[int]:
    """Picks of several: missions that are near, cards that are worth least."""
    if ask.kind() == "missions":
        ranked = sorted(menu, key=lambda piece: -near(game, ask.seat, game.mission(piece)))
        chosen = set(ranked[: ask.least])
        return [piece for piece in menu if piece in chosen]
    return menu[: ask.least]


def _action(game: Warp, ask: Ask[State], menu: list[int]) -> int:
    """Attack with good odds, else develop, else move the ground."""
    if ATTACK in menu and _best_attack(game, ask.seat)[0] >= _GOOD_ODDS:
        return ATTACK
    for action in (DEVELOP, TERRASHIFT, ATTACK):
        if action in menu:
            return action
    return menu[0]


def _best_attack(game: Warp, seat: int) -> tuple[float, int]:
    from tessera.games.the_warp.rules.attack_1_target import declarations

    found = [(_odds(game, seat, choice), choice) for choice in declarations(game, seat, False)]
    return max(found, default=(0.0, 0))


def _odds(game: Warp, seat: int, declaration: int) -> float:
    ship, rest = divmod(declaration, SHIP)
    origin, target = divmod(rest, TO)
    return attack_chance(game, seat, origin, target, game.troops[origin] - 1, ship > 0)


def _attack(game: Warp, ask: Ask[State], menu: list[int]) -> int:
    return max(menu, key=lambda choice: _odds(game, ask.seat, choice))


def _attack_card(game: Warp, ask: Ask[State], menu: list[int]) -> int:
    """A card where the fight is open; the first that may be played."""
    cards = [choice for choice in menu if choice >= 0]
    if not cards or not 0.1 < combat_chance(game) < 0.85:
        return -1
    colony = game.colonies[ask.seat]
    return cards[0] if colony.gold + colony.energy >= 2 else -1


def _defence_card(game: Warp, ask: Ask[State], menu: list[int]) -> int:
    cards = [choice for choice in menu if choice >= 0]
    colony = game.colonies[ask.seat]
    if not cards or colony.gold + colony.energy < 2 or combat_chance(game) < 0.25:
        return -1
    return cards[0]


def _combat_option(game: Warp, ask: Ask[State], menu: list[int]) -> int:
    """The strongest option that does not cost everything: the later ones do more."""
    return max(menu, key=lambda choice: (choice % CARD % OPTIONS, -abs(choice % CARD // OPTIONS - 1)))


def _dice(game: Warp, ask: Ask[State], menu: list[int]) -> int:
    """Reroll or flip the lowest die while it is low."""
    assert isinstance(ask, UseTool)
    combat = game.combat
    dice = combat.attack_dice if ask.side == 0 else combat.defence_dice
    best, gain = -1, 0.0
    for choice in menu:
        if choice < 0:
            continue
        flips, die = divmod(choice, DICE)
        hoped = 7 - 2 * dice[die] if flips else 3.5 - dice[die]
        if hoped > gain:
            best, gain = choice, hoped
    return best


def _bribe_answer(game: Warp, ask: Ask[State], menu: list[int]) -> int:
    return bribe.ACCEPT if _offered(game) >= 3.0 else bribe.DECLINE


def _counter_answer(game: Warp, ask: Ask[State], menu: list[int]) -> int:
    return bribe.ACCEPT if bribe.ACCEPT in menu and _offered(game) <= 3.0 else bribe.DECLINE


def _offered(game: Warp) -> float:
    """About how many resources the bribe spoken of is worth."""
    gold, energy, troops, cards, rewards = game.combat.offer
    named = len(game.combat.offer_cards) + len(game.combat.offer_rewards)
    return gold + energy + 1.5 * troops + 1.2 * cards + 2.2 * rewards + 1.4 * named


def _placing(game: Warp, ask: Ask[State], menu: list[int]) -> int:
    """A Troop goes where the next attack can start: high ground beside something weak."""
    best, most = menu[0], -1.0
    for area in menu:
        if area < 0:
            continue
        value = 0.1 * game.multipliers[area] + _reach(game, ask.seat, area)
        if value > most:
            best, most = area, value
    return best


def _reach(game: Warp, seat: int, area: int) -> float:
    """The best odds from an area with one Troop more."""
    found = 0.0
    for target in game.rulebook.board.next_to[area]:
        holder = game.holder[target]
        if holder in (EXILED, HIDDEN) or game.is_enemy(seat, holder):
            found = max(found, attack_chance(game, seat, area, target, game.troops[area], False))
    return found


def _draw(game: Warp, ask: Ask[State], menu: list[int]) -> int:
    """A card of the line-up that the hand has few of, else the deck."""
    hand = [game.card(piece).kind for piece in game.zones[game.hand(ask.seat)]]
    developing = sum(kind != COMBAT for kind in hand)
    for choice in menu:
        if choice >= 0 and (game.card(choice).kind == COMBAT) == (developing >= 4):
            return choice
    return menu[0] if menu[0] >= -1 else menu[-1]


def _option(game: Warp, ask: Ask[State], menu: list[int]) -> int:
    """Build or raise what there is least of, tracks first."""
    colony = game.colonies[ask.seat]

    def wanted(choice: int) -> float:
        type = choice % 8
        if type < COLOURED:
            return float(colony.positions[type])
        return 3.0 + (colony.count[type] if type < len(colony.count) else 0)

    return min(menu, key=wanted)


def _build(game: Warp, ask: Ask[State], menu: list[int]) -> int:
    """Away from rivals: the lowest-numbered own area will do."""
    return min(menu, key=lambda choice: _danger(game, ask.seat, choice % AREAS))


def _danger(game: Warp, seat: int, area: int) -> int:
    return sum(game.is_enemy(seat, game.holder[other]) for other in game.rulebook.board.next_to[area])


def _balanced(game: Warp, ask: Ask[State], menu: list[int]) -> int:
    """Pay so that Gold and Energy stay even."""
    colony = game.colonies[ask.seat]
    return min(menu, key=lambda gold: abs((colony.gold - gold) - (colony.energy - (menu[-1] - gold))))


def _taken(game: Warp, ask: Ask[State], menu: list[int]) -> int:
    """Take what there is less of."""
    colony = game.colonies[ask.seat]
    return min(menu, key=lambda gold: abs((colony.gold + gold) - (colony.energy + menu[-1] - gold)))


def _raise(game: Warp, ask: Ask[State], menu: list[int]) -> int:
    """Own ground that one can attack from."""
    own = [area for area in menu if game.holder[area] == ask.seat]
    return max(own, key=lambda area: game.troops[area], default=menu[0])


def _lower(game: Warp, ask: Ask[State], menu: list[int]) -> int:
    """Ground beside one's own that is held by an Exiled Race."""
    for area in menu:
        beside = game.rulebook.board.next_to[area]
        if game.holder[area] != ask.seat and any(game.holder[other] == ask.seat for other in beside):
            return area
    return menu[0]


def _follow_shift(game: Warp, ask: Ask[State], menu: list[int]) -> int:
    raising = [choice for choice in menu if 0 <= choice < LOWER and game.holder[choice] == ask.seat]
    return max(raising, key=lambda area: game.troops[area], default=menu[-1])


def _keep(game: Warp, ask: Ask[State], menu: list[int]) -> int:
    return max(menu, key=lambda piece: near(game, ask.seat, game.mission(piece)))


def _last(game: Warp, ask: Ask[State], menu: list[int]) -> int:
    return menu[-1]


def _first_card(game: Warp, ask: Ask[State], menu: list[int]) -> int:
    """Anything rather than passing."""
    return menu[1] if len(menu) > 1 else menu[0]


def _goods(game: Warp, ask: Ask[State], menu: list[int]) -> int:
    """An offer of one thing is enough, or as much as it takes."""
    if bribe.PROPOSE in menu and _offered(game) >= 3.0:
        return bribe.PROPOSE
    small = [choice for choice in menu if choice >= bribe.KIND and choice // bribe.KIND <= 2]
    wanted = [choice for choice in small if choice % bribe.KIND == 2]
    if wanted:
        return wanted[0]
    return bribe.PROPOSE if bribe.PROPOSE in menu else bribe.WITHDRAW


Habit = Callable[[Warp, Ask[State], list[int]], int]
_HABITS: Final[dict[str, Habit]] = {
    "action": _action,
    "attack": _attack,
    "attackers": _last,
    "gate-troops": _last,
    "attack-card": _attack_card,
    "defence-card": _defence_card,
    "combat-option": _combat_option,
    "dice": _dice,
    "bribe-answer": _bribe_answer,
    "counter-answer": _counter_answer,
    "bribe-goods": _goods,
    "counter-goods": _goods,
    "place-reserve": _placing,
    "station": _placing,
    "draw": _draw,
    "card-option": _option,
    "build": _build,
    "pay": _balanced,
    "take": _taken,
    "raise": _raise,
    "lower": _lower,
    "follow-terrashift": _follow_shift,
    "follow-develop": _first_card,
    "keep-mission": _keep,
    "team-mission": _keep,
    "replenish": _first_card,
}
