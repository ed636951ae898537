"""Choices that use a power, as sentences: Consume and Produce powers, sales, Military, takeovers.

Each says what the power does and what it would bring now.
"""

from __future__ import annotations

from tessera.games.race_for_the_galaxy import _generated, effects
from tessera.games.race_for_the_galaxy.lexicon import SEATS
from tessera.games.race_for_the_galaxy.rulebook import Power
from tessera.games.race_for_the_galaxy.rules.consumption import SellByPower, fitting, kinds_held, multiplier
from tessera.games.race_for_the_galaxy.rules.explore import DiscardForPrestige
from tessera.games.race_for_the_galaxy.rules.military import good_power, hand_allowance
from tessera.games.race_for_the_galaxy.rules.produce import draws_on, fillers_on
from tessera.games.race_for_the_galaxy.rules.resolving_takeovers import DefeatTakeover
from tessera.games.race_for_the_galaxy.rules.takeovers import (
    ATTACK,
    ATTACKER,
    PENDING,
    TARGET,
    ChooseTarget,
    attack_strength,
    defense_strength,
    fleet,
    owner_of,
)
from tessera.games.race_for_the_galaxy.rules.trade import sale_value
from tessera.games.race_for_the_galaxy.scoring import scores_by_kind
from tessera.games.race_for_the_galaxy.sentence_parts import a_good, hand_cards, prestige, signed
from tessera.games.race_for_the_galaxy.state import POWER_BITS, Race
from tessera.games.race_for_the_galaxy.terms import ANY, GRAY, KINDS, TRADE_ACTION
from tessera.games.race_for_the_galaxy.wording_choice import Choice

_MILITARY_KINDS = ("raise", "defend")


# Consume


def use(choice: Choice) -> str:
    """A Consume power and what it would bring now (RFTG-CONSUME-06, RFTG-CONSUME-07)."""
    game, lexicon = choice.game, choice.lexicon
    if choice.words[1] == "prestige":
        return lexicon.say("option.use_prestige")
    piece = choice.piece()
    places = game.card(piece).consume
    if not places:
        return lexicon.say("option.use", card=choice.card(), text=lexicon.powers(piece))
    power = piece * POWER_BITS + places[int(choice.words[2]) - 1 if len(choice.words) > 2 else 0]
    if game.power(power).effect in (effects.GAMBLE_NAME_COST, effects.GAMBLE_ANTE):
        return lexicon.say("option.use", card=choice.card(), text=lexicon.power(power))
    vp, draw, gained, most = consume_gain(game, choice.owner(piece), power)
    form = "up_to" if most else "now" if vp or draw or gained else "nothing"
    gain = lexicon.rewards(vp, draw, gained)
    return lexicon.say("option.use", forms=(form,), card=choice.card(), text=lexicon.power(power), gain=gain)


def consume_gain(game: Race, seat: int, power: int) -> tuple[int, int, int, bool]:
    """VP, cards and prestige that a Consume power would bring now, and whether that is the most of several amounts."""
    spec = game.power(power)
    effect = spec.effect
    goods = len(game.empires[seat].laden)
    hand = len(game.zones[game.hand(seat)])
    times = multiplier(game, seat)
    if effect == effects.CONSUME_ALL_GOODS:
        return max(0, goods - 1) * times, 0, 0, False
    if effect == effects.CONSUME_SELL_GOOD:
        worlds = game.empires[seat].laden
        best = [sale_value(game, seat, world, spec.trade_powers) for world in worlds]
        return 0, max(best, default=0), 0, len(set(best)) > 1
    if effect == effects.CONSUME_HAND_CARDS:
        uses = min(spec.uses, hand // spec.per_use)
        return spec.vp * uses, spec.draw * uses, spec.prestige * uses, uses > 1
    uses = _uses(game, seat, power, spec)
    return spec.vp * uses * times, spec.draw * uses, spec.prestige * uses, False


def _uses(game: Race, seat: int, power: int, spec: Power) -> int:
    """How often a power would be used at once (RFTG-CONSUME-04, RFTG-CONSUME-19)."""
    if spec.effect == effects.CONSUME_GOODS:
        return min(spec.uses, fitting(game, seat, spec.kind) // spec.per_use)
    if spec.effect == effects.CONSUME_UP_TO_DIFFERENT_KINDS:
        return min(spec.uses, kinds_held(game, seat))
    if spec.effect == effects.CONSUME_DIFFERENT_KINDS:
        return 1 if kinds_held(game, seat) >= spec.uses else 0
    if spec.effect == effects.CONSUME_THIS_WORLD_GOOD:
        return 1 if power // POWER_BITS in game.empires[seat].laden else 0
    return 1 if game.empires[seat].prestige >= spec.cost else 0


def sell(choice: Choice) -> str:
    """A sale and the cards that it draws (RFTG-TRADE-02, RFTG-PRESTIGE-23)."""
    game, lexicon, world = choice.game, choice.lexicon, choice.piece()
    seat = choice.owner(world)
    kind_now = choice.kind_of(world)
    if not kind_now:
        return lexicon.say("option.sell", forms=("none",), card=choice.card())
    with_powers, extra = True, 0
    if isinstance(choice.ask, SellByPower):
        with_powers = game.power(choice.ask.power).trade_powers
    elif game.empires[seat].boost == TRADE_ACTION:
        extra = 3
    cards = lexicon.say("name.cards", sale_value(game, seat, world, with_powers) + extra)
    # The multi-kind world is sold as whatever sells best.
    forms = ("multi",) if game.card(world).good == ANY else ()
    return lexicon.say("option.sell", forms=forms, card=choice.card(), kind=kind_now, cards=cards)


def good(choice: Choice) -> str:
    """A good to be consumed or discarded, by its world."""
    world = choice.piece()
    kind_now = choice.kind_of(world)
    forms = () if kind_now else ("none",)
    if choice.kind not in _MILITARY_KINDS:
        return choice.lexicon.say("option.good", forms=forms, card=choice.card(), kind=kind_now)
    power = good_power(choice.game, choice.owner(world), world)
    amount = signed(choice.game.power(power).amount if power >= 0 else 0)
    return choice.lexicon.say("option.raise_good", forms=forms, card=choice.card(), kind=kind_now, amount=amount)


def kind(choice: Choice) -> str:
    """A kind for the multi-kind world: chosen as it is placed, or changed (RFTG-KIND-01)."""
    lexicon, game = choice.lexicon, choice.game
    name = lexicon.kind(KINDS.index(choice.words[1]))
    if choice.kind == "kind":
        return lexicon.say("option.kind", kind=name)
    if choice.kind == "final-kind":
        return _final_kind(choice, name)
    world = multi_kind_world(game, choice.seat)
    if world < 0:
        return lexicon.say("option.kind_change", forms=("plain",), card="", kind=name)
    same = game.empires[choice.seat].kind == KINDS.index(choice.words[1])
    return lexicon.say("option.kind_same" if same else "option.kind_change", card=lexicon.card(world), kind=name)


def _final_kind(choice: Choice, name: str) -> str:
    """A kind, and everybody's score with it (RFTG-SCORE-26)."""
    lexicon, voice = choice.lexicon, choice.lexicon.voice
    scores = scores_by_kind(choice.game, choice.seat)[KINDS.index(choice.words[1])]
    each = [lexicon.say("option.kind_score", who=SEATS[seat], points=str(points)) for seat, points in enumerate(scores)]
    return lexicon.say("option.kind_final", kind=name, scores=voice.join(each, "list"))


def multi_kind_world(game: Race, seat: int) -> int:
    """The multi-kind world in a tableau; -1 for none, or for nobody."""
    if seat >= 0:
        for piece in game.zones[game.tableau(seat)]:
            if game.card(piece).good == ANY:
                return piece
    return -1


# Produce


def produce(choice: Choice) -> str:
    """A good on a world, by the Produce bonus or by a power (RFTG-PRODUCE-02, RFTG-PRODUCE-04, RFTG-PRODUCE-17)."""
    game, lexicon, world = choice.game, choice.lexicon, choice.piece()
    kind_now = game.kind_of(choice.owner(world), world)
    made = a_good(lexicon.voice, KINDS[kind_now] if 0 <= kind_now < GRAY else "any")
    if len(choice.words) < 4:
        return lexicon.say("option.produce", card=choice.card(), good=made)
    source = choice.piece(3)
    places = fillers_on(game.card(source))
    cost = game.card(source).powers[places[_number(choice, 4)]].cards if places else 0
    forms = ("paid",) if cost else ()
    cards = hand_cards(lexicon.voice, cost)
    return lexicon.say(
        "option.produce_by", forms=forms, card=choice.card(), good=made, source=choice.card(3), cards=cards
    )


def draw(choice: Choice) -> str:
    """A draw that counts what was produced so far (RFTG-PRODUCE-06, RFTG-PRODUCE-07, RFTG-PRODUCE-08)."""
    game, lexicon, piece = choice.game, choice.lexicon, choice.piece()
    places = draws_on(game.card(piece))
    if not places:
        return lexicon.say("option.use", card=choice.card(), text=lexicon.powers(piece))
    power = piece * POWER_BITS + places[_number(choice, 2)]
    cards = lexicon.say("name.cards", _counted(game, choice.owner(piece), game.power(power)))
    return lexicon.say("option.draw", card=choice.card(), cards=cards, text=lexicon.power(power))


def _number(choice: Choice, at: int) -> int:
    """Which of several powers of a card is meant: the number after its name, from 0 on."""
    return int(choice.words[at]) - 1 if len(choice.words) > at else 0


def _counted(game: Race, seat: int, spec: Power) -> int:
    made = game.empires[seat].made
    if spec.effect == effects.PRODUCE_DRAW_PER_WORLD:
        return spec.amount * game.worlds_of_class(seat, spec.target)
    if spec.effect == effects.PRODUCE_DRAW_PER_KIND:
        return spec.amount * len([number for number in made if number])
    return spec.amount * (sum(made) if spec.kind == ANY else made[spec.kind])


# Military


def raise_by_card(choice: Choice) -> str:
    """A card of the tableau for temporary Military (RFTG-SETTLE-14)."""
    piece = choice.piece()
    amount = _amount(choice.game, choice.owner(piece), effects.TEMPORARY_MILITARY_BY_SELF_DISCARD, piece)
    return choice.lexicon.say("option.raise_discard", card=choice.card(), amount=signed(amount))


def raise_by_hand(choice: Choice) -> str:
    """A hand card for temporary Military (RFTG-SETTLE-15)."""
    values = hand_allowance(choice.game, choice.owner(choice.piece()), choice.kind == "defend")
    amount = values[0] if values else 0
    return choice.lexicon.say("option.raise_hand", card=choice.card(), amount=signed(amount))


def raise_by_prestige(choice: Choice) -> str:
    """Prestige for temporary Military (RFTG-SETTLE-16)."""
    game, piece = choice.game, choice.piece()
    cost = 0
    for power in game.card(piece).powers:
        if power.effect == effects.TEMPORARY_MILITARY_BY_PRESTIGE:
            cost = power.cost
    amount = _amount(game, choice.owner(piece), effects.TEMPORARY_MILITARY_BY_PRESTIGE, piece)
    spent = prestige(choice.lexicon.voice, cost)
    return choice.lexicon.say("option.raise_prestige", card=choice.card(), prestige=spent, amount=signed(amount))


def _amount(game: Race, seat: int, effect: int, piece: int) -> int:
    """What the next unused power of this effect on a card adds; 0 if none is left."""
    empire = game.empires[seat]
    for power in empire.settle:
        if game.power(power).effect == effect and power not in empire.used and piece == power // POWER_BITS:
            return game.power(power).amount
    return 0


def explore_prestige(choice: Choice) -> int:
    """What a discard before Explore brings by itself; 0 where it takes several cards, or is no such discard
    (RFTG-EXPLORE-08)."""
    if not isinstance(choice.ask, DiscardForPrestige):
        return 0
    spec = choice.game.power(choice.ask.meant(choice.game))
    return spec.prestige if spec.cards == 1 else 0


# Takeovers


def takeover(choice: Choice) -> str:
    """A card with which a takeover is declared."""
    lexicon, piece = choice.lexicon, choice.piece()
    for place, power in enumerate(choice.game.card(piece).powers):
        if power.effect == effects.TAKEOVER:
            text = lexicon.power(piece * POWER_BITS + place)
            return lexicon.say("option.takeover", card=choice.card(), text=text)
    return lexicon.say("option.takeover", card=choice.card(), text=lexicon.powers(piece))


def target(choice: Choice) -> str:
    """A world to be taken over, with attack and defense as they are now (RFTG-TAKEOVER-13)."""
    game, lexicon, world = choice.game, choice.lexicon, choice.piece()
    defender = owner_of(game, world)
    who = lexicon.seat(defender)
    if not isinstance(choice.ask, ChooseTarget) or defender < 0:
        return lexicon.say("option.target", forms=("plain",), card=choice.card(), who=who)
    power = choice.ask.power
    spent = -1 if game.card(world).military else fleet(game, choice.seat, power)
    attack, defense = _strengths(game, [choice.seat, power, world, defender, spent, PENDING])
    forms = ("fleet",) if spent >= 0 else ()
    discarded = lexicon.card(spent) if spent >= 0 else ""
    return lexicon.say(
        "option.target", forms=forms, card=choice.card(), who=who, fleet=discarded, attack=attack, defense=defense
    )


def _strengths(game: Race, declared: list[int]) -> tuple[str, str]:
    """Attack and defense if this takeover were declared: asked of a copy, so that nothing changes."""
    copy = _generated.clone(game)
    copy.attacks = declared
    return str(attack_strength(copy, 0)), str(defense_strength(copy, 0))


def defeat(choice: Choice) -> str:
    """A declared takeover that could be made to fail (RFTG-TAKEOVER-38)."""
    game, lexicon = choice.game, choice.lexicon
    attacker, world = SEATS.index(choice.words[1]), choice.piece(2)
    cost = game.power(choice.ask.power).cost if isinstance(choice.ask, DefeatTakeover) else 1
    spent, who, card = prestige(lexicon.voice, cost), lexicon.seat(attacker), choice.card(2)
    for attack in range(0, len(game.attacks), ATTACK):
        if game.attacks[attack + ATTACKER] == attacker and game.attacks[attack + TARGET] == world:
            strengths = str(attack_strength(game, attack)), str(defense_strength(game, attack))
            return lexicon.say(
                "option.defeat",
                forms=("numbers",),
                prestige=spent,
                who=who,
                card=card,
                attack=strengths[0],
                defense=strengths[1],
            )
    return lexicon.say("option.defeat", prestige=spent, who=who, card=card)
