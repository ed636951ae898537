"""Free steps of the own turn: Reward cards, Reward Abilities, activated abilities, Laser Cannons, the trade, missions
(A Player's Turn)."""

from __future__ import annotations

from tessera.games.the_warp.rules.abilities import ability_notation, fire, places, usable
from tessera.games.the_warp.rules.carrying import Carry
from tessera.games.the_warp.rules.effects import any_possible
from tessera.games.the_warp.rules.laser import FireLaser, cannons_ready
from tessera.games.the_warp.rules.missions import complete
from tessera.games.the_warp.rules.races import use_reward_ability
from tessera.games.the_warp.rules.reward_cards import spend_reward
from tessera.games.the_warp.rules.team_mode import call_timeout, can_call_timeout
from tessera.games.the_warp.rules.trading import Trade, can_trade, trade_limit
from tessera.games.the_warp.state import Warp
from tessera.games.the_warp.terms import LASER_CANNON, ON_ACTIVATED

# Choices of the own turn in one number: a kind times this, and which. Below it stand those of the moment itself.
KIND = 100_000
TRADE = 1
REWARD = 2
REWARD_ABILITY = 3
ACTIVATED = 4
LASER = 5
MISSION = 6
TIMEOUT = 7


def free_steps(game: Warp, seat: int) -> list[int]:
    """Everything that costs no action now (WARP-TURN-03, WARP-TURN-05, ruling WARP-R006)."""
    colony = game.colonies[seat]
    found: list[int] = []
    if can_trade(game, seat):
        found.append(TRADE * KIND)
    held = game.zones[game.rewards(seat)]
    if held:
        seen = 0
        for piece in held:
            reward = game.reward(piece)
            if not seen >> reward.number & 1:
                seen |= 1 << reward.number
                if any_possible(game, seat, reward.effects):
                    found.append(REWARD * KIND + piece)
        found += [REWARD_ABILITY * KIND + number for number in colony.races if can_use_reward(game, seat, number)]
    for place in places(game, seat, ON_ACTIVATED):
        if usable(game, seat, place, ON_ACTIVATED, -1):
            found.append(ACTIVATED * KIND + place)
    if colony.count[LASER_CANNON]:
        found += [LASER * KIND + area for area in cannons_ready(game, seat)]
    if colony.ready:
        found += [MISSION * KIND + piece for piece in colony.ready]
    if game.rulebook.teams and can_call_timeout(game, seat):
        found.append(TIMEOUT * KIND)
    return found


def can_use_reward(game: Warp, seat: int, number: int) -> bool:
    """Whether a Reward Ability can be paid, is not bought for good, and would do something
    (WARP-RAC-04, WARP-RAC-05)."""
    race = game.race(number)
    if len(game.zones[game.rewards(seat)]) < race.price or number in game.colonies[seat].bought:
        return False
    return any_possible(game, seat, race.reward.effects)


def take_free_step(game: Warp, seat: int, choice: int) -> None:
    """Carry out a free step."""
    kind, which = divmod(choice, KIND)
    if kind == TRADE:
        game.then(Trade(seat, trade_limit(game, seat), False))
    elif kind == REWARD:
        use_reward_card(game, seat, which)
    elif kind == REWARD_ABILITY:
        use_reward_ability(game, seat, which)
    elif kind == ACTIVATED:
        fire(game, seat, which)
    elif kind == LASER:
        game.then(FireLaser(seat, which))
    elif kind == MISSION:
        complete(game, seat, which)
    else:
        call_timeout(game, seat)


def use_reward_card(game: Warp, seat: int, piece: int) -> None:
    """A Reward card is spent for its effect (WARP-RWD-02, WARP-RWD-05, WARP-RWD-06)."""
    spend_reward(game, seat, piece)
    if game.log is not None:
        game.say("use_reward", "WARP-RWD-02", seat, [f"piece:{piece}"])
    game.then(Carry(seat, game.reward(piece).listed, 0, 0))


def free_notation(game: Warp, seat: int, choice: int) -> str:
    """A free step as text."""
    kind, which = divmod(choice, KIND)
    if kind == TRADE:
        return "trade"
    if kind == REWARD:
        return f"spend {game.name(which)}"
    if kind == REWARD_ABILITY:
        return f"reward-ability {game.race(which).id}"
    if kind == ACTIVATED:
        return ability_notation(game, seat, which)
    if kind == LASER:
        return f"laser {game.area_name(which)}"
    return f"complete {game.name(which)}" if kind == MISSION else "timeout"
