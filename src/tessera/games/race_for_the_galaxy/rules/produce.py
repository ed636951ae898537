"""Phase V, Produce: goods on production worlds, then windfalls and draws (base game; Card powers: V Produce)."""

from __future__ import annotations

from typing import Final

from tessera.games.race_for_the_galaxy import effects
from tessera.games.race_for_the_galaxy.figures import PRODUCE_DRAWS
from tessera.games.race_for_the_galaxy.rulebook import Card, Power
from tessera.games.race_for_the_galaxy.rules.causes import (
    Part,
    bonus_word,
    cards_of,
    power_clause,
    powers_with,
    tell_draws,
)
from tessera.games.race_for_the_galaxy.rules.gains import draw_and_tell, earn
from tessera.games.race_for_the_galaxy.rules.kinds import FIRST_KIND, kind_choices, kind_notation, set_kind
from tessera.games.race_for_the_galaxy.rules.phase import begin_phase, then_end
from tessera.games.race_for_the_galaxy.rules.produce_end import DrawForMost
from tessera.games.race_for_the_galaxy.rules.solitaire.actions import RobotProduces
from tessera.games.race_for_the_galaxy.state import POWER_BITS, ROBOT_TABLEAU, Race
from tessera.games.race_for_the_galaxy.terms import ANY, CLASS_KINDS, KINDS, PRODUCE, PRODUCE_ACTION, WINDFALL
from tessera.kernel.state import Step
from tessera.kernel.step import Ask, Do, Refused, Together

DONE: Final = -1
# A choice to put a good on a world: the world, and the power that allows it; the Produce bonus stands for a power.
WORLD: Final = 1024
BONUS: Final = 1023 * POWER_BITS
_FILLERS: Final = (
    effects.PRODUCE_WINDFALL,
    effects.PRODUCE_WINDFALL_BY_DISCARD,
    effects.PRODUCE_THIS_WORLD_BY_DISCARD,
)


class Produce(Do[Race]):
    """Production worlds without a good get one, and powers without a choice are used; then everybody uses the rest on
    their own; then the robot does (RFTG-PRODUCE-01, RFTG-PRODUCE-02, RFTG-PRODUCE-22, RFTG-ROUND-02, RFTG-ROBOT-53)."""

    __slots__ = ()

    def resolve(self, game: Race) -> None:
        begin_phase(game, PRODUCE)
        asks: list[Step] = []
        for seat in game.order:
            empire = game.empires[seat]
            # Counted anew (RFTG-PRODUCE-06); the kind may be turned again (RFTG-KIND-03).
            empire.made = [0] * len(KINDS)
            empire.turned = False
            for world in empire.makers:
                if world not in empire.laden:
                    put_good(game, seat, world, -1)
            _effortless(game, seat)
            if empire.produce or empire.picked >> PRODUCE_ACTION & 1:
                asks.append(UseProduce(seat))
        then_end(game, RobotProduces())
        # RFTG-PRODUCE-10, RFTG-PRODUCE-14, RFTG-PRODUCE-16
        game.then(DrawForMost())
        game.then(Together(asks, False))


def put_good(game: Race, seat: int, world: int, source: int) -> None:
    """A good is produced on a world, of the kind the world has now: by a power, by the Produce bonus, or by the world
    itself (-1); powers of that world that wait for it follow (RFTG-PRODUCE-01, RFTG-PRODUCE-02, RFTG-PRODUCE-05,
    RFTG-PRODUCE-06, RFTG-PRODUCE-20, RFTG-PRESTIGE-28, RFTG-KIND-02)."""
    empire = game.empires[seat]
    game.add_good(seat, world)
    empire.made[game.kind_of(seat, world)] += 1
    if game.log is not None:
        clause, words = "RFTG-PRODUCE-01", [f"card:{world}"]
        if source == BONUS:
            boosted = empire.used.count(BONUS) > 1
            clause = "RFTG-PRESTIGE-28" if boosted else "RFTG-PRODUCE-02"
            words.append(bonus_word(game, seat, PRODUCE_ACTION))
        elif source >= 0:
            clause = power_clause(game.power(source))
            words += cards_of([source])
        game.say("produce", clause, seat, words)
    for power in empire.produce:
        if power // POWER_BITS == world:
            spec = game.power(power)
            if spec.effect == effects.PRODUCE_DRAW_IF_THIS:
                draw_and_tell(game, seat, spec.amount, "RFTG-PRODUCE-05", world)
            elif spec.effect == effects.PRODUCE_PRESTIGE_IF_THIS:
                earn(game, seat, spec.prestige, "RFTG-PRODUCE-20", world)


def _effortless(game: Race, seat: int) -> None:
    """Draws that depend on nothing produced in this phase, the prestige bonus's among them: taken first, they can pay
    for whatever comes (RFTG-PRODUCE-14, RFTG-PRODUCE-16, RFTG-PRODUCE-21, RFTG-PRESTIGE-28)."""
    empire = game.empires[seat]
    draw = empire.figures[PRODUCE_DRAWS]
    if empire.boost == PRODUCE_ACTION:
        draw += 3
    for power in empire.produce:
        spec = game.power(power)
        if spec.effect == effects.PRODUCE_DRAW_PER_WORLD:
            if not _may_turn(game, seat, spec):
                draw += spec.amount * game.worlds_of_class(seat, spec.target)
        elif spec.effect == effects.PRODUCE_TAKE_SAVED:
            take_saved(game, seat, power // POWER_BITS)
        elif spec.effect == effects.PRODUCE_PRESTIGE_IF_MOST_WORLDS and _has_most_worlds(game, seat, spec.target):
            earn(game, seat, spec.prestige, "RFTG-PRODUCE-21", power // POWER_BITS)
    drawn = game.draw_cards(seat, draw)
    if game.log is not None:
        tell_draws(game, seat, drawn, _draws(game, seat))


def _draws(game: Race, seat: int) -> list[Part]:
    """What those draws come from: powers that draw, the prestige bonus, powers that count worlds
    (RFTG-PRODUCE-09, RFTG-PRODUCE-16, RFTG-PRODUCE-24, RFTG-PRESTIGE-28)."""
    empire = game.empires[seat]
    cards = cards_of(powers_with(game, seat, effects.PRODUCE_DRAW))
    parts = [Part(empire.figures[PRODUCE_DRAWS], "RFTG-PRODUCE-24", cards)]
    if empire.boost == PRODUCE_ACTION:
        parts.append(Part(3, "RFTG-PRESTIGE-28", [bonus_word(game, seat, PRODUCE_ACTION)]))
    for power in empire.produce:
        spec = game.power(power)
        if spec.effect == effects.PRODUCE_DRAW_PER_WORLD and not _may_turn(game, seat, spec):
            count = spec.amount * game.worlds_of_class(seat, spec.target)
            parts.append(Part(count, power_clause(spec), cards_of([power])))
    return parts


def _may_turn(game: Race, seat: int, spec: Power) -> bool:
    """Whether a draw counts worlds of a kind and the multi-kind world might still become one of them."""
    return spec.target >= CLASS_KINDS and game.empires[seat].kind >= 0


def take_saved(game: Race, seat: int, world: int) -> None:
    """All cards saved under a world go into the hand (RFTG-PRODUCE-14). Whoever lost the world to a takeover still
    knows those that they saved (ruling RFTG-R008)."""
    saved = game.zones[game.saved(seat)].copy()
    for piece in saved:
        game.move(piece, game.saved(seat), game.hand(seat))
        game.empires[seat].exposed = True
    if game.log is not None and saved:
        game.say_hidden("take_saved", "RFTG-PRODUCE-14", seat, [str(len(saved)), f"card:{world}"], saved)


def _has_most_worlds(game: Race, seat: int, world_class: int) -> bool:
    """Whether a seat has more worlds of a class than everybody else, the robot's stack included
    (RFTG-PRODUCE-21, RFTG-ROBOT-64)."""
    own = game.worlds_of_class(seat, world_class)
    for other in range(game.seats):
        if other != seat and game.worlds_of_class(other, world_class) >= own:
            return False
    rival = 0
    for piece in game.zones[ROBOT_TABLEAU]:
        if game.card(piece).is_of_class(world_class):
            rival += 1
    return own > rival


class UseProduce(Ask[Race]):
    """Put goods on windfall worlds and use the draws that count what was produced, in any order; all of it may be left,
    and what only draws is done at the end (RFTG-ROUND-10, RFTG-PRODUCE-02, RFTG-PRODUCE-03, RFTG-PRODUCE-04,
    RFTG-PRODUCE-11, RFTG-PRODUCE-12, RFTG-PRODUCE-17, RFTG-PRODUCE-18, RFTG-PRODUCE-19, RFTG-PRODUCE-22,
    RFTG-PRODUCE-23, RFTG-PRESTIGE-28, RFTG-KIND-01, RFTG-KIND-03)."""

    __slots__ = ()

    def kind(self) -> str:
        return "produce"

    def options(self, game: Race) -> list[int]:
        seat = self.seat
        empire = game.empires[seat]
        empty = empty_windfalls(game, seat)
        found: list[int] = []
        if empty and bonus_left(game, seat):
            found += [world * WORLD for world in empty]
        draws: list[int] = []
        starved = False
        for power in empire.produce:
            if power in empire.used:
                continue
            spec = game.power(power)
            worlds = fillable(game, seat, power, empty)
            if worlds and spec.cards > len(game.zones[game.hand(seat)]):
                starved = True
            elif worlds:
                found += [world * WORLD + _place(game, seat, power) for world in worlds]
            elif _is_open_draw(game, seat, spec):
                draws.append(_place(game, seat, power))
        if not found and not (starved and draws) and (empire.kind < 0 or not (draws or self._could_fill(game))):
            return []
        # A draw that comes first may pay for what lacks only a card (RFTG-PRODUCE-12).
        found += draws
        found += kind_choices(game, seat)
        return [DONE, *found]

    def _could_fill(self, game: Race) -> bool:
        """Whether another kind would let some power fill the multi-kind world."""
        empire = game.empires[self.seat]
        for world in empty_windfalls(game, self.seat):
            if game.card(world).good == ANY:
                for power in empire.produce:
                    effect = game.power(power).effect
                    if power not in empire.used and effect in (
                        effects.PRODUCE_WINDFALL,
                        effects.PRODUCE_WINDFALL_BY_DISCARD,
                    ):
                        return True
        return False

    def answer(self, game: Race, choice: int) -> None:
        seat = self.seat
        empire = game.empires[seat]
        empire.turned = choice <= FIRST_KIND
        if choice == DONE:
            self.skip(game)
            return
        game.then(UseProduce(seat))
        if choice <= FIRST_KIND:
            set_kind(game, seat, FIRST_KIND - choice)
            return
        world, place = choice // WORLD, choice % WORLD
        if place == 0:
            empire.used.append(BONUS)
            put_good(game, seat, world, BONUS)
            return
        power = empire.produce[place - 1]
        spec = game.power(power)
        empire.used.append(power)
        if is_counting(spec.effect):
            _draw_counted(game, seat, power)
        elif spec.effect == effects.PRODUCE_WINDFALL:
            put_good(game, seat, world, power)
        else:
            game.then(DiscardToProduce(seat, spec.cards, world, power))

    def skip(self, game: Race) -> None:
        """Nothing more to put anywhere: what is left of the draws is taken (RFTG-PRODUCE-07, RFTG-PRODUCE-08)."""
        empire = game.empires[self.seat]
        for power in empire.produce:
            spec = game.power(power)
            if power not in empire.used and _is_open_draw(game, self.seat, spec):
                empire.used.append(power)
                _draw_counted(game, self.seat, power)

    def notation(self, game: Race, choice: int) -> str:
        if choice == DONE:
            return "done"
        if choice <= FIRST_KIND:
            return kind_notation(choice)
        world, place = choice // WORLD, choice % WORLD
        if place == 0:
            return f"produce {game.piece_name(world)}"
        power = game.empires[self.seat].produce[place - 1]
        source = game.piece_name(power // POWER_BITS)
        draws = is_counting(game.power(power).effect)
        card = game.card(power // POWER_BITS)
        same = draws_on(card) if draws else fillers_on(card)
        if len(same) > 1:
            # A card with several powers of a sort, as packs may have them: by its number on the card.
            source = f"{source} {same.index(power % POWER_BITS) + 1}"
        if draws:
            return f"draw {source}"
        return f"produce {game.piece_name(world)} by {source}"

    def refused(self, game: Race) -> list[Refused]:
        from tessera.games.race_for_the_galaxy.objections import produce_objections

        return produce_objections(game, self)


def fillable(game: Race, seat: int, power: int, empty: list[int]) -> list[int]:
    """The worlds that a power could put a good on, if its cards can be paid: empty windfall worlds of its kind, or its
    own world (RFTG-PRODUCE-04, RFTG-PRODUCE-11, RFTG-PRODUCE-17, RFTG-PRODUCE-18)."""
    spec = game.power(power)
    piece = power // POWER_BITS
    if spec.effect == effects.PRODUCE_THIS_WORLD_BY_DISCARD:
        return [] if piece in game.empires[seat].laden else [piece]
    if spec.effect not in (effects.PRODUCE_WINDFALL, effects.PRODUCE_WINDFALL_BY_DISCARD):
        return []
    return [
        world
        for world in empty
        if spec.kind in (ANY, game.kind_of(seat, world)) and not (spec.other_only and world == piece)
    ]


def _place(game: Race, seat: int, power: int) -> int:
    """A power as a small number: its place among the seat's Produce powers, from 1 on."""
    return game.empires[seat].produce.index(power) + 1


def draws_on(card: Card) -> list[int]:
    """The places of the powers of a card that draw for what is counted (RFTG-CUSTOM-01)."""
    return [place for place in card.produce if is_counting(card.powers[place].effect)]


def fillers_on(card: Card) -> list[int]:
    """The places of the powers of a card that put a good on a world of one's choice, or on it for a hand card
    (RFTG-CUSTOM-01)."""
    return [place for place in card.produce if card.powers[place].effect in _FILLERS]


def is_counting(effect: int) -> bool:
    """Draws whose amount can change while goods are produced, so that their moment matters."""
    return effects.PRODUCE_DRAW_PER_GOOD <= effect <= effects.PRODUCE_DRAW_PER_WORLD


def _is_open_draw(game: Race, seat: int, spec: Power) -> bool:
    """Whether a draw is still to come: counts of worlds were drawn for at once unless a kind can still change."""
    return is_counting(spec.effect) and (spec.effect != effects.PRODUCE_DRAW_PER_WORLD or _may_turn(game, seat, spec))


def empty_windfalls(game: Race, seat: int) -> list[int]:
    """Own windfall worlds without a good (RFTG-PRODUCE-04)."""
    laden = game.empires[seat].laden
    cards = game.rulebook.cards
    found: list[int] = []
    for world in game.zones[game.tableau(seat)]:
        if cards[world].world == WINDFALL and world not in laden:
            found.append(world)
    return found


def bonus_left(game: Race, seat: int) -> bool:
    """Whether the Produce bonus, for one windfall world or two with prestige, is not used up
    (RFTG-PRODUCE-02, RFTG-PRESTIGE-28)."""
    empire = game.empires[seat]
    if not empire.picked >> PRODUCE_ACTION & 1:
        return False
    return empire.used.count(BONUS) < (2 if empire.boost == PRODUCE_ACTION else 1)


def _draw_counted(game: Race, seat: int, power: int) -> None:
    """Draw for what was produced so far, or for worlds of a kind
    (RFTG-PRODUCE-06, RFTG-PRODUCE-07, RFTG-PRODUCE-08, RFTG-PRODUCE-09)."""
    spec = game.power(power)
    made = game.empires[seat].made
    if spec.effect == effects.PRODUCE_DRAW_PER_WORLD:
        count = game.worlds_of_class(seat, spec.target)
    elif spec.effect == effects.PRODUCE_DRAW_PER_KIND:
        count = 0
        for number in made:
            if number:
                count += 1
    else:
        count = sum(made) if spec.kind == ANY else made[spec.kind]
    draw_and_tell(game, seat, count * spec.amount, power_clause(spec), power // POWER_BITS)


class DiscardToProduce(Ask[Race]):
    """Which hand cards are discarded to put a good on a world, one after the other
    (RFTG-PRODUCE-11, RFTG-PRODUCE-17)."""

    __slots__ = ("left", "power", "world")

    def __init__(self, seat: int, left: int, world: int, power: int) -> None:
        super().__init__(seat)
        self.left = left
        self.world = world
        self.power = power

    def kind(self) -> str:
        return "produce-discard"

    def options(self, game: Race) -> list[int]:
        return game.zones[game.hand(self.seat)].copy()

    def answer(self, game: Race, choice: int) -> None:
        game.discard(self.seat, choice, game.hand(self.seat))
        if game.log is not None:
            words = ["1", *cards_of([self.power])]
            game.say_hidden("discard", power_clause(game.power(self.power)), self.seat, words, [choice])
        if self.left > 1:
            game.then(DiscardToProduce(self.seat, self.left - 1, self.world, self.power))
        else:
            put_good(game, self.seat, self.world, self.power)

    def notation(self, game: Race, choice: int) -> str:
        return f"discard {game.piece_name(choice)}"

    def about(self, game: Race) -> list[str]:
        return [f"card:{self.world}"]
