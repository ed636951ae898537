"""What each effect does (effects vocabulary, section 1)."""

from __future__ import annotations

from typing import Final

from tessera.games.revive import ops
from tessera.games.revive.rulebook import Effect
from tessera.games.revive.rules import entries
from tessera.games.revive.rules.announcement_steps import announce
from tessera.games.revive.rules.announcing import BY_EFFECT, add_modifier, announcement
from tessera.games.revive.rules.artifacts import TakeArtifact
from tessera.games.revive.rules.carrying import Trigger, WorkOff, entries_of
from tessera.games.revive.rules.causes import clause_of, origin_of
from tessera.games.revive.rules.counters import count
from tessera.games.revive.rules.crates import draw_crate
from tessera.games.revive.rules.entries import effect_in
from tessera.games.revive.rules.machine_tracks import AdvanceAny, advance, gain_energy, unlock
from tessera.games.revive.rules.machines import Recharge, WorkMachine
from tessera.games.revive.rules.modules import ActivateModule, TakeModule
from tessera.games.revive.rules.points import score
from tessera.games.revive.rules.populate import MoveFigure
from tessera.games.revive.rules.possible import any_possible
from tessera.games.revive.rules.recruiting import Recall, Recruit, RestAndUse, Wake, color_of
from tessera.games.revive.rules.resources import ChooseTrades, GainBasic, gain
from tessera.games.revive.rules.tribe_tiles import PlaceTile
from tessera.games.revive.rules.tribes import pay_for, use_ability
from tessera.games.revive.state import Revive
from tessera.games.revive.terms import ANY_TRACK, BASIC, COLORS, CRYSTAL, ON_WATER, TRACKS
from tessera.kernel.step import Ask, Refused

DONE: Final = -1
_INSTANT: Final = (
    *(ops.GAIN, ops.POINTS, ops.ENERGY, ops.CRATE, ops.ADVANCE, ops.SWITCH_RESET),
    *(ops.RANGE, ops.DISCOUNT, ops.UNLIMITED_RANGE),
)


def is_instant(game: Revive, entry: int) -> bool:
    """Whether a harmless entry is over as soon as it is carried out, without a further step."""
    if entries.is_effect(entry):
        return game.effect(entries.effect_in(entry)).op in _INSTANT
    return entries.kind_of(entry) not in (entries.WATER, entries.UNLOCK)


def carry_out(game: Revive, seat: int, entry: int) -> None:
    """Resolve one entry (see rules/entries)."""
    if entries.is_effect(entry):
        perform(game, seat, entry)
        return
    base = entries.kind_of(entry)
    rest = entries.rest_of(entry)
    if base == entries.ADVANCE:
        advance(game, seat, rest // 100, rest % 100, clause_of(game, entry))
    elif base == entries.UNLOCK:
        unlock(game, seat, rest)
    elif base == entries.WATER:
        take_water(game, seat, rest, clause_of(game, entry))
    elif base == entries.CRYSTALS:
        gain(game, seat, CRYSTAL, rest, clause_of(game, entry), entry)
    elif base == entries.VAST:
        gain(game, seat, CRYSTAL, rest, clause_of(game, entry), entry)
        score(game, seat, rest, clause_of(game, entry), entry)
    elif base == entries.POINTS:
        score(game, seat, rest, clause_of(game, entry), entry)
    else:
        game.then(Recruit(seat, 1, 1, -1))


def take_water(game: Revive, seat: int, space: int, clause: str) -> None:
    """The reward of a water space, and what a technology adds (REV-BLD-06, REV-EXP-06, REV-HOF-03, REV-HOF-09)."""
    if game.log is not None:
        game.say("water", clause, seat, [game.space_name(space)])
    game.then(WorkOff(seat, entries_of(game, [game.water[space]]), False, True), Trigger(seat, ON_WATER, -1))


def perform(game: Revive, seat: int, entry: int) -> None:
    """Carry out an effect; whatever it does tells of it as its cause."""
    effect = game.effect(entries.effect_in(entry))
    op = effect.op
    if op == ops.GAIN:
        if effect.what == BASIC:
            game.then(GainBasic(seat, effect.n, entry))
        else:
            gain(game, seat, effect.what, effect.n, clause_of(game, entry), entry)
    elif op == ops.POINTS:
        score(game, seat, effect.n, clause_of(game, entry), entry)
    elif op == ops.TRADE:
        game.then(ChooseTrades(seat, effect.n, entry))
    elif op == ops.PAY:
        pay_for(game, seat, effect, entry)
    elif op == ops.CHOOSE:
        game.then(ChooseOne(seat, entry))
    elif op == ops.PER:
        times = min(effect.size, count(game, seat, effect.what, entries.space_in(entry)))
        if times:
            game.then(WorkOff(seat, entries.inside(entry, entries_of(game, effect.then)) * times))
    elif op == ops.TRIBE:
        use_ability(game, seat, entry)
    elif op == ops.MODULE:
        game.then(TakeModule(seat, effect.n, entry))
    elif op == ops.ADVANCE:
        if effect.what == ANY_TRACK:
            game.then(AdvanceAny(seat, effect.n, entry))
        else:
            advance(game, seat, effect.what, effect.n, clause_of(game, entry), entry)
    else:
        _perform_too(game, seat, effect, entry)


def _perform_too(game: Revive, seat: int, effect: Effect, entry: int) -> None:
    """Effects of fewer pieces."""
    op = effect.op
    if op == ops.ENERGY:
        gain_energy(game, seat, effect.n, clause_of(game, entry), entry)
    elif op == ops.RECHARGE:
        game.then(Recharge(seat, effect.n, entry))
    elif op == ops.CRATE:
        for _ in range(effect.n):
            draw_crate(game, seat, clause_of(game, entry), entry)
    elif op == ops.ARTIFACT:
        for _ in range(effect.n):
            game.then(TakeArtifact(seat, True, entry))
    elif op == ops.RECRUIT:
        color = color_of(game, effect, entries.space_in(entry))
        game.then(Recruit(seat, effect.n, effect.source, color, entry))
    elif op == ops.RECALL:
        game.then(Recall(seat, effect.n, entry))
    elif op == ops.WAKE:
        game.then(Wake(seat, effect.n, entry))
    elif op == ops.REST_USE:
        game.then(RestAndUse(seat, effect.what, entry))
    else:
        _perform_rarely(game, seat, effect, entry)


def _perform_rarely(game: Revive, seat: int, effect: Effect, entry: int) -> None:
    """The rarest effects, and modifiers of an action."""
    op = effect.op
    if op == ops.SWITCH_RESET:
        game.camps[seat].switch = True
        if game.log is not None:
            game.say("switch_up", clause_of(game, entry), seat, origin_of(game, entry))
    elif op == ops.ACTION:
        announce(game, seat, announcement(effect.what, effect.range, effect.n, effect.size, BY_EFFECT))
    elif op == ops.ACTIVATE_MODULE:
        game.then(ActivateModule(seat, effect.n, 0, entry))
    elif op == ops.FREE_MACHINE:
        game.then(WorkMachine(seat, effect.n, 0, True, entry))
    elif op == ops.PLACE_TRIBE_TILE:
        game.then(PlaceTile(seat, entry, game.tribe(seat).ability))
    elif op == ops.TAKE_WATER:
        take_water(game, seat, entries.space_in(entry), clause_of(game, entry))
    elif op == ops.MOVE_POPULATION:
        game.then(MoveFigure(seat, entry))
    elif op == ops.WILD_COLOR:
        game.then(NameColor(seat))
    else:
        _modify(game, effect)


def _modify(game: Revive, effect: Effect) -> None:
    """A modifier is added to the action that is being announced (REV-MACH-05)."""
    said = game.announced[-1].copy()
    add_modifier(game, said, effect.number)
    game.announced[-1] = said


class ChooseOne(Ask[Revive]):
    """Exactly one of several lists, or none (effect `choose`, REV-EFF-08, REV-EFF-09)."""

    __slots__ = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        # The effect, as an entry.
        self.number = number

    def kind(self) -> str:
        return "choose"

    def options(self, game: Revive) -> list[int]:
        lists = game.effect(effect_in(self.number)).then
        found = [at for at in range(len(lists)) if any_possible(game, self.seat, lists[at])]
        return [*found, DONE] if found else []

    def answer(self, game: Revive, choice: int) -> None:
        if choice == DONE:
            return
        listed = game.effect(effect_in(self.number)).then[choice]
        chosen = entries.inside(self.number, entries_of(game, [listed]))
        if len(chosen) == 1:
            perform(game, self.seat, chosen[0])
        else:
            game.then(WorkOff(self.seat, chosen))

    def notation(self, game: Revive, choice: int) -> str:
        return "done" if choice == DONE else f"choose {choice + 1}"

    def about(self, game: Revive) -> list[str]:
        return [game.effect(effect_in(self.number)).text]

    def refused(self, game: Revive) -> list[Refused]:
        from tessera.games.revive.objections import question_objections

        return question_objections(game, self)


class NameColor(Ask[Revive]):
    """The colour that the card about to be played counts as, and only that (REV-MACH-06, effect `wild_color`)."""

    __slots__ = ()

    def kind(self) -> str:
        return "name-color"

    def options(self, game: Revive) -> list[int]:
        return list(range(TRACKS))

    def answer(self, game: Revive, choice: int) -> None:
        said = game.announced[-1].copy()
        said[4] = choice
        game.announced[-1] = said
        if game.log is not None:
            game.say("name_color", "REV-MACH-06", self.seat, [COLORS[choice]])

    def notation(self, game: Revive, choice: int) -> str:
        return f"color {COLORS[choice]}"
