// The whole table in words: everything that the drawn boards tell, for whoever plays by ear.

import { letterOf } from '$/look/seats';
import type { Catalogue } from '$/state/catalogue.svelte';
import type { Language } from '$/words/words';
import type { Region, View } from '../game';
import { columnsOf, timesOf, type Phase } from './actions';
import { race } from './pieces';
import { cardOf, KINDS, printed } from './printed';
import { attacksNow, isDrafting, startWorlds } from './stage';
import { TWIN_WORDS, type TwinWords } from './twinWords';
import type { Attack, Goal, Military, Player, RaceView, Robot, TableauCard } from './view';

export function twin(
  view: View,
  catalogue: Catalogue,
  names: readonly string[],
  language: Language,
): readonly Region[] {
  return new Teller(race(view), catalogue, names, TWIN_WORDS[language]).regions();
}

class Teller {
  constructor(
    readonly view: RaceView,
    readonly catalogue: Catalogue,
    readonly names: readonly string[],
    readonly words: TwinWords,
  ) {}

  regions(): readonly Region[] {
    const { view } = this;
    const mine = view.players[view.seat];
    return [
      this.round(),
      ...(mine ? [this.hand(mine)] : []),
      ...this.draft(),
      this.middle(),
      ...this.goals(),
      ...this.lead(),
      ...this.takeovers(),
      ...view.players.map((player) => this.player(player)),
      ...(view.robot ? [this.robot(view.robot)] : []),
    ];
  }

  // Words

  /** A person, told apart by the letter of the seat. */
  who(seat: number): string {
    return this.words.person(this.names[seat] ?? '', letterOf(seat));
  }
  whos(seats: readonly number[]): string {
    return this.words.list(seats.map((seat) => this.who(seat)));
  }
  name(piece: string): string {
    return this.catalogue.card(cardOf(piece))?.name ?? this.words.back;
  }
  named(pieces: readonly string[]): string {
    return this.words.list(pieces.map((piece) => this.name(piece)));
  }
  card(piece: string): string {
    const card = this.catalogue.card(cardOf(piece));
    return card ? this.words.card(card.name, card.sentence) : this.words.back;
  }
  term(code: string): string {
    return this.catalogue.term(code)?.name ?? code;
  }
  action(action: string): string {
    const isBoosted = action.startsWith('prestige-');
    const name = this.term(isBoosted ? action.slice('prestige-'.length) : action);
    return isBoosted ? this.words.withPrestige(name) : name;
  }

  // Regions

  round(): Region {
    const { view, words } = this;
    const lines = view.round ? [words.round(view.round, view.round_limit)] : [words.settingUp];
    const shown = view.players.filter(({ actions }) => actions.length);
    for (const { seat, actions } of shown)
      lines.push(words.chose(this.who(seat), words.list(actions.map((action) => this.action(action)))));
    if (view.round && !shown.length && !view.over) lines.push(words.notRevealed);
    if (view.phases.length) {
      const phases = (view.phases as readonly Phase[]).map((phase) => {
        const name = this.term(phase);
        return timesOf(phase, view) > 1 ? words.twice(name) : name;
      });
      lines.push(words.phases(words.list(phases)));
    }
    if (view.phase && !view.over) lines.push(words.now(this.term(view.phase), view.again > 0));
    if (view.round && view.players.length > 1) lines.push(words.order(this.whos(view.order)));
    if (view.over) lines.push(words.over);
    return { id: 'round', heading: words.theRound, lines };
  }

  hand(mine: Player): Region {
    const { view, words } = this;
    const hand = mine.hand ?? [];
    const starts = startWorlds(view, mine.seat);
    const lines = [
      ...starts.map((card) => words.startWorld(this.card(card))),
      ...(view.draft?.pack ?? []).map((card) => words.pack(this.card(card))),
      ...(starts.length ? [] : (mine.drawn ?? [])).map((card) => words.looking(this.card(card))),
      ...hand.map((card) => this.card(card)),
    ];
    const heading = words.myHand(hand.length, mine.hand_limit);
    return { id: 'hand', heading, lines: lines.length ? lines : [words.noCards] };
  }

  draft(): Region[] {
    const { view, words } = this;
    const { draft } = view;
    if (!draft || !isDrafting(view)) return [];
    const { chosen } = draft;
    return [
      {
        id: 'draft',
        heading: words.draft,
        lines: [
          words.draftWay[draft.direction],
          words.draftSets(draft.sets_left),
          chosen.length ? words.draftChosen(chosen.length, this.named(chosen)) : words.draftNone,
        ],
      },
    ];
  }

  middle(): Region {
    const { view, words, catalogue } = this;
    const lines = view.draft ? [] : [words.piles(view.deck, view.discard)];
    lines.push(words.pool(view.pool));
    if (view.search)
      lines.push(words.searching(catalogue.name(view.search), catalogue.card(view.search)?.sentence ?? ''));
    lines.push(...view.aside.map((card) => words.aside(this.card(card))));
    return { id: 'middle', heading: words.middle, lines };
  }

  goals(): Region[] {
    const { goals } = this.view;
    if (!goals.length) return [];
    return [{ id: 'goals', heading: this.words.goals, lines: goals.map((goal) => this.goal(goal)) }];
  }

  goal(goal: Goal): string {
    const { words, catalogue } = this;
    const told = [words.goal(catalogue.name(goal.id), catalogue.card(goal.id)?.sentence ?? '')];
    const holders = this.whos(goal.claimed);
    if (!goal.claimed.length) told.push(words.goalOpen);
    else told.push(goal.class === 'most' ? words.goalHeld(holders) : words.goalClaimed(holders));
    if (goal.amounts) {
      const amounts = goal.amounts.map((amount, seat) => words.amount(this.who(seat), amount));
      told.push(words.goalAmounts(words.list(amounts)));
    }
    return words.sentences(told);
  }

  lead(): Region[] {
    const { words } = this;
    const { lead } = this.view;
    if (!lead) return [];
    let line = lead.tied ? words.leadTied : words.leadNone;
    if (lead.holder !== null)
      line = words.leadHeld(lead.holder === 'robot' ? words.theRobot : this.who(lead.holder), lead.on_tile);
    return [{ id: 'lead', heading: words.lead, lines: [line] }];
  }

  takeovers(): Region[] {
    const attacks = attacksNow(this.view);
    if (!attacks.length) return [];
    const lines = attacks.map((attack) => this.attack(attack));
    return [{ id: 'takeovers', heading: this.words.takeovers, lines }];
  }

  attack(attack: Attack): string {
    const { words } = this;
    return words.sentences([
      words.attack(
        this.who(attack.attacker),
        this.name(attack.power),
        this.name(attack.target),
        this.who(attack.defender),
        attack.attack,
        attack.defense,
      ),
      ...(attack.with ? [words.attackWith(this.name(attack.with))] : []),
      words.fate[attack.fate],
    ]);
  }

  player(player: Player): Region {
    const { view, words } = this;
    const { seat } = player;
    const isMe = seat === view.seat;
    const name = this.names[seat] ?? '';
    const lines = [words.score(player.score), words.chips(player.chips)];
    if (view.prestige)
      lines.push(
        words.prestige(player.prestige),
        player.search_card ? words.searchCard : words.searchCardUsed,
      );
    lines.push(...this.holding(player, isMe));
    lines.push(...this.military(player.military));
    if (view.takeovers) lines.push(...this.targets(player));
    lines.push(words.tableau(player.tableau.length, player.tableau_limit));
    lines.push(...player.tableau.map((owned) => this.owned(owned)));
    const heading = isMe ? words.me(name, letterOf(seat)) : words.player(name, letterOf(seat));
    return { id: `seat-${seat}`, heading, lines };
  }

  /** Hand, cards saved, own piles: of others what is known of them. */
  holding(player: Player, isMe: boolean): string[] {
    const { words, catalogue } = this;
    const { hand, saved, deck, discard } = player;
    const isKnown = (piece: string): boolean => catalogue.card(cardOf(piece)) !== undefined;
    const lines = [hand ? words.hand(hand.length, player.hand_limit) : words.handHidden];
    const known = (isMe ? [] : (hand ?? [])).filter(isKnown);
    if (known.length) lines.push(words.knownInHand(this.named(known)));
    if (saved?.length)
      lines.push(saved.every(isKnown) ? words.savedCards(this.named(saved)) : words.saved(saved.length));
    if (deck !== null) lines.push(discard === null ? words.ownDeck(deck) : words.ownPiles(deck, discard));
    return lines;
  }

  military({ general, versus, temporary, reserve }: Military): string[] {
    const { words } = this;
    const lines = [words.military(words.signed(general))];
    for (const kind of KINDS)
      if (versus[kind]) lines.push(words.versus(words.signed(versus[kind]), this.term(kind)));
    if (versus.rebel) lines.push(words.versus(words.signed(versus.rebel), words.rebels));
    if (temporary) lines.push(words.temporary(words.signed(temporary)));
    if (reserve) lines.push(words.reserve(words.signed(reserve)));
    return lines;
  }

  targets({ targets }: Player): string[] {
    const { words } = this;
    const told = (['rebel', 'imperium', 'council'] as const)
      .filter((target) => targets[target])
      .map((target) => words.target[target]);
    return told.length ? [words.targets(words.list(told))] : [];
  }

  owned(owned: TableauCard): string {
    const { words } = this;
    const card = this.catalogue.card(cardOf(owned.card));
    const kind = this.term(owned.kind ?? (card ? (printed(card).kind ?? 'gray') : 'gray'));
    return words.owned(this.card(owned.card), [
      ...(owned.fresh ? [words.fresh] : []),
      ...(owned.kind ? [words.kind(kind)] : []),
      ...(owned.good ? [words.good(kind)] : []),
    ]);
  }

  robot(robot: Robot): Region {
    const { view, words, catalogue } = this;
    const face = (code: string): string => words.faces[code] ?? code;
    const lines = [
      catalogue.card(`robot-${robot.start}`)?.sentence ?? '',
      words.score(robot.score),
      words.tracks(robot.credit, robot.credit_max, robot.economy, robot.economy_max),
      words.counters(robot.counters, robot.placed, robot.counter_vp),
      words.chips(robot.chips),
      ...(view.prestige ? [words.prestige(robot.prestige)] : []),
      words.stack(robot.stack),
      words.face(face(robot.face)),
    ];
    if (view.phases.length) lines.push(words.rolled(words.list(robot.rolled.map(face))));
    const columns = columnsOf(view).map((column) => words.column[column] ?? column);
    if (columns.length) lines.push(words.columns(words.list(columns)));
    if (robot.exodus) lines.push(words.exodus);
    lines.push(...robot.tableau.map((card) => words.robotCard(this.card(card))));
    return { id: 'robot', heading: words.robot(catalogue.name(robot.start)), lines };
  }
}
