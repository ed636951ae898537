// The whole table in words: everything that the drawn boards tell, for whoever plays by ear.

import { letterOf } from '$/look/seats';
import type { Catalogue } from '$/state/catalogue.svelte';
import type { Language } from '$/words/words';
import type { Region, View } from '../game';
import { atlas } from './pieces';
import { kindTerm, resourcesIn, ROWS, tokensIn, treeOfBack, treeTerm } from './printed';
import { ROUTES } from './routes';
import { TWIN_WORDS, type TwinWords } from './twinWords';
import type { AtlasView, Npc, Player, Tech, Tile, Tree } from './view';

export function twin(
  view: View,
  catalogue: Catalogue,
  names: readonly string[],
  language: Language,
): readonly Region[] {
  return new Teller(atlas(view), catalogue, names, TWIN_WORDS[language]).regions();
}

class Teller {
  constructor(
    readonly view: AtlasView,
    readonly catalogue: Catalogue,
    readonly names: readonly string[],
    readonly words: TwinWords,
  ) {}

  regions(): readonly Region[] {
    const { view } = this;
    const mine = view.players[view.seat];
    return [
      this.turn(),
      ...(mine ? [this.hand(mine)] : []),
      ...view.trees.map((tree) => this.tree(tree)),
      this.influence(),
      this.initiative(),
      ...view.players.map((player) => this.player(player)),
      ...view.npcs.map((npc) => this.npc(npc)),
      ...this.beside(),
    ];
  }

  // Words

  /** A person, told apart by the letter of the seat. */
  who(seat: number): string {
    const name = this.names[seat] ?? '';
    return this.words.person(name, letterOf(seat));
  }
  whos(seats: readonly number[]): string {
    return this.words.list(seats.map((seat) => this.who(seat)));
  }
  named(ids: readonly string[]): string {
    return this.words.list(ids.map((id) => this.catalogue.name(id)));
  }
  /** A card with what installing it costs and what it says. */
  card(id: string): string {
    const card = this.catalogue.card(id);
    if (!card) return this.back(id);
    const kind = this.catalogue.term(kindTerm(card))?.name ?? card.kind;
    return card.costs['install']
      ? this.words.installable(card.name, kind, card.price, card.sentence)
      : this.words.card(card.name, kind, card.sentence);
  }
  back(id: string): string {
    const tree = treeOfBack(id);
    return tree === 'none' ? this.words.initialCard : (this.catalogue.term(treeTerm(tree))?.name ?? id);
  }
  figures(board: Player | Npc): string {
    const told = resourcesIn(this.view).map((kind) =>
      this.words.amount(this.words.resource[kind], board[kind]),
    );
    return this.words.figures(this.words.list(told));
  }

  // Regions

  turn(): Region {
    const { view, words } = this;
    const open = (['main', 'command', 'card'] as const).filter((action) => view.actions[action]);
    const actions = open.length
      ? words.openActions(open.map((action) => words.action[action]))
      : words.noActions;
    const lines = view.over ? [] : [words.turn(this.who(view.turn)), actions];
    const inUse = view.in_use.length ? [words.inUse(this.named(view.in_use))] : [];
    return { id: 'turn', heading: words.standing, lines: [...lines, ...inUse] };
  }

  tree(tree: Tree): Region {
    const { words } = this;
    const name = this.catalogue.term(treeTerm(tree.tree))?.name ?? tree.tree;
    const lines = [words.piles(tree.deck, tree.discard.length)];
    if (tree.discard.length) lines.push(words.discarded(this.named([...tree.discard].reverse())));
    lines.push(...tree.techs.map((tech) => this.tech(tech, tree)));
    return { id: `tree-${tree.tree}`, heading: words.tree(name), lines };
  }

  tech(tech: Tech, tree: Tree): string {
    const { words, catalogue } = this;
    const card = catalogue.card(tech.id);
    const kind = catalogue.term(card?.kind ?? '')?.name ?? '';
    const below = ROUTES.filter((route) => route.to === tech.slot).flatMap((route) =>
      tree.techs.filter((other) => other.slot === route.from).map((other) => other.id),
    );
    const lines = [
      words.tech(
        catalogue.term(`lv${tech.level}`)?.name ?? '',
        catalogue.name(tech.id),
        kind,
        card?.sentence ?? '',
      ),
    ];
    if (below.length) lines.push(words.reached(this.named(below)));
    lines.push(tech.teams.length ? words.teams(this.whos(tech.teams)) : words.noTeams);
    if (tech.economy.length) lines.push(words.economyAt(this.whos(tech.economy)));
    if (tech.culture !== null) lines.push(words.cultureAt(this.who(tech.culture)));
    if (tech.front_runner !== null) lines.push(words.frontRunner);
    return words.sentences(lines);
  }

  influence(): Region {
    const { words, catalogue } = this;
    const { spaces, markers, reward_trees: trees } = this.view.influence;
    const lines = markers.map((space, seat) => words.marker(this.who(seat), space, spaces - 1));
    let slot = 0;
    for (let space = 0; space < spaces; space += 1) {
      const card = catalogue.card(`INF-${space}`);
      lines.push(words.space(space, card?.sentence ?? ''));
      if (!card?.icons.includes('reward_tile')) continue;
      const tree = trees[slot];
      slot += 1;
      const tile = catalogue.cards.find((one) => one.section === 'reward_tile' && one.group === tree);
      if (tile) lines.push(words.reward(space, tile.name, tile.sentence));
    }
    return { id: 'influence', heading: words.influence, lines };
  }

  initiative(): Region {
    return {
      id: 'initiative',
      heading: this.words.initiative,
      lines: this.view.initiative.map((tile) => this.tile(tile)),
    };
  }

  tile(tile: Tile): string {
    const { words, catalogue } = this;
    const values = tile.values.map((value, seat) => words.amount(this.who(seat), value));
    return words.sentences([
      words.tile(catalogue.name(tile.id), catalogue.card(tile.id)?.sentence ?? ''),
      tile.owner === null ? words.notHeld : words.held(this.who(tile.owner)),
      words.counts(words.list(values)),
    ]);
  }

  player(player: Player): Region {
    const { view, words } = this;
    const { seat } = player;
    const isMe = seat === view.seat;
    const lines = [
      this.figures(player),
      isMe ? words.tp(player.total_tp, player.tp) : words.knownTp(player.total_tp, player.tp),
      words.onSpace(player.influence),
    ];
    if (seat === view.first) lines.push(words.firstPlayer);
    for (const row of ROWS) {
      const waiting = player.waiting[row];
      const income = player.income[row];
      lines.push(waiting ? words.row[row](waiting, income) : words.rowBonus[row](income));
    }
    const stock = tokensIn(view).map((token) => words.amount(words.token[token], player.stock[token]));
    if (stock.length) lines.push(words.stock(words.list(stock)));
    lines.push(...this.faith(player));
    lines.push(...this.trophies(player));
    lines.push(words.hand(player.hand.length, player.hand_limit));
    if (!isMe && player.hand.length)
      lines.push(words.backs(words.list(player.hand.map((id) => this.cardOrBack(id)))));
    lines.push(...this.installed(player));
    const name = this.names[seat] ?? '';
    const heading = isMe ? words.me(name, letterOf(seat)) : words.player(name, letterOf(seat));
    return { id: `seat-${seat}`, heading, lines };
  }

  cardOrBack(id: string): string {
    return this.catalogue.card(id)?.name ?? this.back(id);
  }

  faith(board: Player | Npc): string[] {
    const { words } = this;
    if (!tokensIn(this.view).includes('religion')) return [];
    if (!board.track.length) return [words.noTrack];
    const lines = [words.track(this.whos(board.track))];
    if (board.ally_of !== null) lines.push(words.ally(this.who(board.ally_of)));
    return lines;
  }

  trophies(player: Player): string[] {
    const { words } = this;
    const lines: string[] = [];
    const tiles = this.view.initiative.filter((tile) => tile.owner === player.seat);
    if (tiles.length) lines.push(words.tiles(this.named(tiles.map((tile) => tile.id))));
    if (player.front_runners.length) {
      // "FR3-2" is worth 2 TP; of those that others keep only the back is known.
      const told = player.front_runners.map((token) => {
        const tp = token.split('-')[1] ?? '';
        return /^\d+$/.test(tp) ? words.front(tp) : words.hiddenFront;
      });
      lines.push(words.fronts(words.list(told)));
    }
    return lines;
  }

  installed(player: Player): string[] {
    const { words } = this;
    if (!player.installed.length) return [words.nothingInstalled];
    return player.installed.map((id) => {
      const card = this.card(id);
      if (player.used.includes(id)) return words.used(card);
      return player.in_force.includes(id) ? words.inForce(card) : words.installed(card);
    });
  }

  npc(npc: Npc): Region {
    const { words } = this;
    return {
      id: npc.id,
      heading: this.catalogue.name(npc.id),
      lines: [this.figures(npc), words.npcTp(npc.tp), ...this.faith(npc)],
    };
  }

  hand(mine: Player): Region {
    const { words } = this;
    const lines = [
      ...mine.looking.map((id) => words.looking(this.card(id))),
      ...mine.hand.map((id) => this.card(id)),
    ];
    return {
      id: 'hand',
      heading: words.myHand(mine.hand.length),
      lines: lines.length ? lines : [words.noCards],
    };
  }

  beside(): Region[] {
    const { view, words } = this;
    const known = view.gone.filter((id) => this.catalogue.card(id));
    if (!known.length) return [];
    return [{ id: 'beside', heading: words.others, lines: [words.gone(this.named(known))] }];
  }
}
