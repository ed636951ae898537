"""Why no part of an effect could be resolved (AL-ACT-06, AL-CARD-14): what stands against each of its steps."""

from __future__ import annotations

from tessera.games.atlas_lost import _generated
from tessera.games.atlas_lost.counting import allies
from tessera.games.atlas_lost.objections_targets import protector
from tessera.games.atlas_lost.objector import Objector, amounts, shortage
from tessera.games.atlas_lost.rulebook import CRATE, Amount, Cost, Word
from tessera.games.atlas_lost.rules.branches import Choose, Exchange, If, Optional, RewardTile
from tessera.games.atlas_lost.rules.cards import Discard, Recover, Refresh
from tessera.games.atlas_lost.rules.ch07_main_action import PlaceAdvance, placement_ways
from tessera.games.atlas_lost.rules.ch09_trees.culture import WHERE, PlaceCulture
from tessera.games.atlas_lost.rules.ch09_trees.economy import PlaceEconomy
from tessera.games.atlas_lost.rules.ch09_trees.military import Retreat, ReturnToken, Steal, owned
from tessera.games.atlas_lost.rules.ch09_trees.raids import TakeCard, Uninstall
from tessera.games.atlas_lost.rules.ch09_trees.religion import ALLY, PlaceReligion
from tessera.games.atlas_lost.rules.ch09_trees.science import MoveAdvance, RunActive, holds_ally
from tessera.games.atlas_lost.rules.ch10_card_play import Install
from tessera.games.atlas_lost.rules.ch12_influence import AdvanceInfluence
from tessera.games.atlas_lost.rules.ch13_initiative import retest
from tessera.games.atlas_lost.rules.drawing import Draw
from tessera.games.atlas_lost.rules.gains import Gain, OthersGain
from tessera.games.atlas_lost.rules.payment import NO_CUT, own_tokens, return_tokens
from tessera.games.atlas_lost.rules.reductions import cuts
from tessera.games.atlas_lost.rules.resolution import list_doable
from tessera.games.atlas_lost.rules.targets import ALLY as OF_AN_ALLY
from tessera.games.atlas_lost.rules.targets import other_players
from tessera.games.atlas_lost.state import Atlas
from tessera.games.atlas_lost.terms import (
    COUNTS,
    CULTURE,
    CUT_DISCARD,
    CUT_TOKENS,
    ECONOMY,
    LEVEL_OF,
    ON_INFLUENCE,
    ON_INSTALL,
    PROTECT_RETREAT,
    PROTECT_RETURN_TOKEN,
    PROTECT_STEAL,
    PROTECT_TAKE_CARD,
    PROTECT_UNINSTALL,
    RELIGION,
)
from tessera.kernel.refusal import Objection
from tessera.kernel.step import Refused


class Obstacle:
    """What stands against one step: the clause, the reason, its words, and ways out."""

    __slots__ = ("clause", "instead", "number", "why", "words")

    def __init__(
        self, clause: str, why: str, words: dict[str, str] | None = None, number: int = 1, instead: str = "wait"
    ) -> None:
        self.clause = clause
        self.why = why
        self.words = words or {}
        self.number = number
        self.instead = instead


def idle(objector: Objector, id: str, program: int, paid: Atlas) -> None:
    """Refuse what could do nothing; `paid` is the table as it would be once the cost is paid."""
    found = obstacles(paid, objector.seat, program)
    # Some payments take away what the effect needs.
    frame = "once_paid" if list_doable(objector.game, objector.seat, program) else ""
    _refuse(objector, id, found[0].clause, found, program, frame)


def useless(objector: Objector, id: str, program: int) -> None:
    """Refuse an effect that could do nothing while another can (AL-ICON-08)."""
    _refuse(objector, id, "AL-ICON-08", obstacles(objector.game, objector.seat, program), program, "useless_option")


def _refuse(objector: Objector, id: str, clause: str, found: list[Obstacle], program: int, frame: str) -> None:
    """All that stands against an effect, as one objection."""
    ways = list(dict.fromkeys([key for obstacle in found for key in obstacle.instead.split()]))
    if frame == "useless_option":
        ways = ["other_option"]
    elif len(ways) > 1:
        ways = [key for key in ways if key != "wait"]
    told: list[str] = []
    for lexicon in (objector.english, objector.japanese):
        why = [
            lexicon.say(f"why.{obstacle.why}", obstacle.number, (), **lexicon.all_words(obstacle.words))
            for obstacle in found
        ]
        reason = lexicon.voice.join(why, "reasons")
        told.append(lexicon.say(f"why.{frame}", why=reason) if frame else reason)
        effects = lexicon.effects(program)
        told.append(lexicon.voice.sentences([lexicon.say(f"instead.{key}", effects=effects) for key in ways]))
    objector.refused.append(Refused(id, Objection(clause, *told)))


def after_paying(game: Atlas, seat: int, cost: Cost, cut: list[int], command: int, slot: int, card: int) -> Atlas:
    """The table once a cost is paid, with the first of the tokens and cards that would do; `slot` is that of the
    Technology that is run, `card` the crate that is used, -1 for none."""
    twin = _generated.clone(game)
    twin.log = None
    if slot >= 0:
        twin.running.append(slot)
    hand = twin.zones[twin.hand(seat)]
    if card >= 0:
        hand.remove(card)
    have = twin.factions[seat].have
    for kind in range(5):
        have[kind] -= max(0, cost.plain[kind] - cut[kind]) + (command if kind == 2 else 0)
    del hand[: max(0, cost.discard - cut[CUT_DISCARD])]
    for kind in (ECONOMY, CULTURE, RELIGION):
        count = max(0, cost.tokens[kind] - cut[CUT_TOKENS + kind])
        return_tokens(twin, seat, kind, own_tokens(twin, seat, kind)[:count])
    retest(twin)
    return twin


def obstacles(game: Atlas, seat: int, program: int) -> list[Obstacle]:
    """What stands against the steps of a list, each reason once."""
    found: list[Obstacle] = []
    for word in game.rulebook.programs[program].words:
        for obstacle in _against(game, seat, word):
            if obstacle.why not in [other.why for other in found]:
                found.append(obstacle)
    return found


def _against(game: Atlas, seat: int, word: Word) -> list[Obstacle]:
    if isinstance(word, Choose):
        return [obstacle for program in word.programs for obstacle in obstacles(game, seat, program)]
    if isinstance(word, RewardTile):
        return obstacles(game, seat, game.rulebook.rewards[game.trees[word.slot]])
    if isinstance(word, If):
        branch = word.branch(game, seat)
        return obstacles(game, seat, branch) if branch >= 0 else [_unmet(game, seat, word)]
    if isinstance(word, Optional | Exchange):
        return [
            _too_dear(
                game, seat, "AL-ACT-04", "idle_cost", word.cost if isinstance(word, Optional) else word.give, [NO_CUT]
            )
        ]
    if isinstance(word, MoveAdvance):
        return [Obstacle("AL-SCI-04", "idle_move", instead="higher_tech")]
    if isinstance(word, PlaceEconomy | PlaceCulture | PlaceReligion):
        return [_no_token(game, seat, word)]
    if isinstance(word, PlaceAdvance):
        return [_no_placement(game, seat, word)]
    if isinstance(word, Install):
        return [_no_installation(game, seat, word)]
    if isinstance(word, AdvanceInfluence):
        return [_no_step(game, seat, word)]
    if isinstance(word, RunActive):
        return [_no_run(game, seat, word)]
    return _against_others(game, seat, word)


def _against_others(game: Atlas, seat: int, word: Word) -> list[Obstacle]:
    """Words that touch other players."""
    others = other_players(game, seat)
    if isinstance(word, Steal):
        return [_nothing_to_steal(game, seat, word)]
    if isinstance(word, Retreat):
        ahead = [other for other in others if game.factions[other].influence > 0]
        return [_out_of_reach(game, ahead, PROTECT_RETREAT, "AL-INF-10", "idle_retreat")]
    if isinstance(word, ReturnToken):
        placed = [other for other in others if any(own_tokens(game, other, kind) for kind in word.kinds)]
        return [_out_of_reach(game, placed, PROTECT_RETURN_TOKEN, "AL-NPC-11", "idle_tokens")]
    if isinstance(word, Uninstall):
        owners = [other for other in others if game.zones[game.installed(other)]]
        return [_out_of_reach(game, owners, PROTECT_UNINSTALL, "AL-NPC-11", "idle_installed")]
    if isinstance(word, TakeCard):
        full = [other for other in others if game.zones[game.hand(other)]]
        return [_out_of_reach(game, full, PROTECT_TAKE_CARD, "AL-NPC-11", "idle_hands")]
    if isinstance(word, Discard):
        return [Obstacle("AL-ICON-06", "idle_own_hand" if word.who == "self" else "idle_hands")]
    return [_against_supplies(game, seat, word)]


def _against_supplies(game: Atlas, seat: int, word: Word) -> Obstacle:
    """Words that draw, fetch, turn upright and count."""
    if isinstance(word, Gain):
        return _nothing_counted(game, seat, word.amount, word.of_ally)
    if isinstance(word, Draw):
        tree = {"tree": f"tree:{word.tree}"}
        if word.tree < 0:
            return Obstacle("AL-DRAW-03", "idle_decks")
        if game.tree_at[word.tree] < 0:
            return Obstacle("AL-SETUP-03", "idle_tree", tree)
        return Obstacle("AL-DRAW-03", "deck_empty", tree)
    if isinstance(word, Recover):
        if word.tree < 0:
            return Obstacle("AL-ACT-06", "idle_piles")
        return Obstacle("AL-ACT-06", "idle_pile", {"tree": f"tree:{word.tree}"})
    if isinstance(word, Refresh):
        return Obstacle("AL-FREE-02", "idle_upright")
    assert isinstance(word, OthersGain), "every word of the vocabulary can say why it does nothing"
    return Obstacle("AL-NPC-10", "idle_alone")


def _nothing_to_steal(game: Atlas, seat: int, word: Steal) -> Obstacle:
    if game.amount(seat, word.amount) <= 0:
        return _nothing_counted(game, seat, word.amount, of_ally=False)
    if word.target == OF_AN_ALLY and not allies(game, seat):
        return Obstacle("AL-REL-11", "idle_no_ally", instead="religion")
    holders = [other for other in other_players(game, seat) if owned(game, other, word.resource) > 0]
    return _out_of_reach(game, holders, PROTECT_STEAL, "AL-NPC-11", "idle_steal")


def _out_of_reach(game: Atlas, holders: list[int], protection: int, clause: str, why: str) -> Obstacle:
    """Nobody can be touched: whoever has something is protected, or nobody has anything."""
    if not holders:
        return Obstacle(clause, why)
    board = holders[0]
    words = {"board": f"board:{board}", "source": f"source:{protector(game, board, protection)}"}
    return Obstacle("AL-PASS-07", "protected", words)


def _nothing_counted(game: Atlas, seat: int, amount: Amount, of_ally: bool) -> Obstacle:
    if of_ally and not allies(game, seat):
        return Obstacle("AL-REL-11", "idle_no_ally", instead="religion")
    return Obstacle(
        "AL-ACT-06", "idle_ally_count" if of_ally else "idle_count", {"what": f"none:{COUNTS[amount.count]}"}
    )


def _unmet(game: Atlas, seat: int, word: If) -> Obstacle:
    condition = word.condition
    return Obstacle("AL-ICON-04", "idle_if", {"needs": f"needs:{COUNTS[condition.count]} {condition.at_least}"})


def _too_dear(
    game: Atlas, seat: int, clause: str, why: str, cost: Cost, ways: list[list[int]], held: int = 0
) -> Obstacle:
    """A cost inside the effect that cannot be paid, reductions counted."""
    need, have = shortage(game, seat, cost, ways, 0, held)
    words = {"need": amounts("cost", need), "have": amounts("held", have)}
    return Obstacle(clause, why, words, instead=" ".join(have))


def _no_token(game: Atlas, seat: int, word: PlaceEconomy | PlaceCulture | PlaceReligion) -> Obstacle:
    stock = game.factions[seat].stock
    if isinstance(word, PlaceEconomy):
        return Obstacle("AL-ECO-03", "idle_economy" if stock[ECONOMY] else "idle_economy_stock")
    if isinstance(word, PlaceCulture):
        return Obstacle("AL-CUL-03", f"idle_culture_{WHERE[word.where]}" if stock[CULTURE] else "idle_culture_stock")
    if not stock[RELIGION]:
        return Obstacle("AL-REL-03", "idle_religion_stock")
    if word.target == ALLY and not allies(game, seat):
        return Obstacle("AL-REL-11", "idle_no_ally", instead="religion")
    return Obstacle("AL-REL-02", "idle_tracks")


def _no_placement(game: Atlas, seat: int, word: PlaceAdvance) -> Obstacle:
    """No team, no level free, or no research and data; of several levels the one that is nearest to be paid."""
    faction = game.factions[seat]
    if faction.waiting[0] == 0 and faction.waiting[1] == 0:
        return Obstacle("AL-PLACE-11", "no_waiting")
    for level in (2, 3):
        for position in (0, 1, 2):
            placed = faction.placed[position * 2 + level - 2]
            if placed < 0 and (level == 2 or faction.placed[position * 2] >= 0):
                ways = placement_ways(game, seat, level, game.trees[position], word.reduce)
                return _too_dear(
                    game, seat, f"AL-PLACE-0{level}", "idle_place_cost", game.rulebook.place_cost[level], ways
                )
    return Obstacle("AL-PLACE-04", "idle_levels")


def _no_installation(game: Atlas, seat: int, word: Install) -> Obstacle:
    """No card to install, or none that can be paid: of several the one for which least is missing."""
    nearest: Obstacle | None = None
    least = 0
    for card in sorted(game.zones[game.hand(seat)]):
        printed = game.rulebook.cards[card]
        if printed.kind == CRATE or printed.install is None:
            continue
        ways = cuts(game, seat, ON_INSTALL, word.reduce, tree=printed.tree)
        need, have = shortage(game, seat, printed.install, ways, 0, 1)
        missing = sum(need[kind] - have[kind] for kind in have)
        if nearest is None or missing < least:
            least = missing
            nearest = _too_dear(game, seat, "AL-CARD-05", "idle_install_cost", printed.install, ways, 1)
            nearest.words["card"] = f"card:{card}"
    return nearest or Obstacle("AL-CARD-05", "idle_install")


def _no_step(game: Atlas, seat: int, word: AdvanceInfluence) -> Obstacle:
    here = game.factions[seat].influence
    if here + 1 >= len(game.rulebook.spaces):
        return Obstacle("AL-INF-15", "last_space", {"space": str(here)})
    cost = game.rulebook.spaces[here + 1].costs[0]
    return _too_dear(game, seat, "AL-INF-02", "idle_step_cost", cost, cuts(game, seat, ON_INFLUENCE, word.reduce))


def _no_run(game: Atlas, seat: int, word: RunActive) -> Obstacle:
    there = [slot for slot in game.actives if LEVEL_OF[slot % 6] == word.level and slot not in game.running]
    if word.tree >= 0:
        there = [slot for slot in there if game.trees[slot // 6] == word.tree]
    if word.allies_only:
        if not [other for other in other_players(game, seat) if game.ally[other] == seat]:
            return Obstacle("AL-REL-11", "idle_no_ally", instead="religion")
        if not [slot for slot in there if holds_ally(game, seat, slot)]:
            return Obstacle("AL-REL-11", "idle_run_ally", number=word.level)
    words = {"tree": f"tree:{word.tree}"} if word.tree >= 0 else {}
    if not there:
        return Obstacle("AL-NEST-01", "idle_run_tree" if words else "idle_run_none", words, word.level)
    return Obstacle("AL-NEST-02", "idle_run", number=word.level)
