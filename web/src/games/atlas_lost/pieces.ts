// Which drawn pieces an option speaks of, and what is drawn where: by ids that both halves of the table share.
//
//   techs `IIS-A` · cards `SCI-16` · influence spaces `INF-3` · `deck science` · `discard science` · boards of players
//   `seat 1` · NPCs `NPC-1` · my waiting rows `row data` · my counters `command`, `military` · beads `religion B 2`

import { LETTERS } from '$/look/seats';
import type { View } from '../game';
import type { AtlasView, Npc, Player, Tech } from './view';

/** The view of a table of this game: the server sends no other. */
export function atlas(view: View): AtlasView {
  return view as unknown as AtlasView;
}

/** The piece of a player or NPC by the word that notation uses. */
export function boardPiece(who: string): string {
  const seat = who.length === 1 ? LETTERS.indexOf(who) : -1;
  return seat < 0 ? who : `seat ${seat}`;
}

export function beadPiece(who: string, space: number | string): string {
  return `religion ${who} ${space}`;
}

/** A token that lies somewhere, such as `economy IIE-A`, `religion B 3` or `military 2`. */
function tokenPieces([kind = '', where = '', space = '']: readonly string[]): readonly string[] {
  if (kind === 'religion') return [beadPiece(where, space)];
  if (kind === 'military') return ['military'];
  return [where];
}

/** A card in a discard pile is named by itself and by its pile. */
function inPile(card: string, view: AtlasView): readonly string[] {
  const pile = view.trees.find((tree) => tree.discard.includes(card));
  return pile ? [card, `discard ${pile.tree}`] : [card];
}

type Telling = (words: readonly string[], view: AtlasView, seat: number) => readonly string[];

const named: Telling = ([name = '']) => [name];
const none: Telling = () => [];
const board: Telling = ([who = '']) => [boardPiece(who)];

const TELLING: Readonly<Record<string, Telling>> = {
  activate: named,
  advance: (_, view, seat) => {
    const space = (view.influence.markers[seat] ?? view.influence.spaces) + 1;
    return space < view.influence.spaces ? [`INF-${space}`] : [];
  },
  ally: board,
  card: none,
  collect: () => ['row data'],
  command: ([tech]) => [tech ?? 'command'],
  culture: named,
  data: named,
  deck: ([tree = '']) => [`deck ${tree}`],
  decline: none,
  discard: named,
  economy: named,
  end: none,
  exchange: none,
  install: named,
  keep: named,
  less: none,
  move: (techs) => techs,
  next: named,
  option: none,
  pay: (words) => (words.length ? tokenPieces(words) : []),
  place: ([, tech = '']) => [tech],
  recover: ([card = ''], view) => inPile(card, view),
  refresh: named,
  religion: board,
  replenish: () => ['row research'],
  research: named,
  return: named,
  row: ([row = '']) => [`row ${row}`],
  run: named,
  'send-back': ([owner = '', ...token]) =>
    token[0] === 'military' ? [boardPiece(owner)] : tokenPieces(token),
  start: named,
  stop: none,
  take: named,
  target: board,
  uninstall: named,
  use: named,
};

export function piecesOf(option: string, view: View, seat: number): readonly string[] {
  const [verb = '', ...words] = option.split(' ');
  return TELLING[verb]?.(words, atlas(view), seat) ?? [];
}

/** Every piece that can change, with everything that is drawn there. */
export function states(view: View): ReadonlyMap<string, string> {
  const { trees, influence, initiative, players, npcs, seat } = atlas(view);
  const found = new Map<string, string>();
  for (const tree of trees) {
    for (const tech of tree.techs) found.set(tech.id, techState(tech));
    found.set(`deck ${tree.tree}`, `${tree.deck}`);
    found.set(`discard ${tree.tree}`, tree.discard.join(' '));
  }
  for (let space = 0; space < influence.spaces; space += 1)
    found.set(`INF-${space}`, seatsOn(influence.markers, space).join(' '));
  for (const tile of initiative)
    found.set(tile.id, `${tile.owner ?? '-'} of ${tile.values.join(' ')} from ${tile.minimum}`);
  for (const player of players) {
    found.set(`seat ${player.seat}`, playerState(player));
    addBeads(found, LETTERS[player.seat] ?? '', player.track);
    for (const card of player.installed) found.set(card, installedState(player, card));
  }
  for (const npc of npcs) {
    found.set(npc.id, npcState(npc));
    addBeads(found, npc.id, npc.track);
  }
  const mine = players.find((player) => player.seat === seat);
  if (mine) addMine(found, mine);
  return found;
}

function techState(tech: Tech): string {
  const { teams, economy, culture, front_runner: front } = tech;
  return `teams ${teams.join(' ')} economy ${economy.join(' ')} culture ${culture ?? '-'} front ${front ?? '-'}`;
}

export function seatsOn(markers: readonly number[], space: number): number[] {
  return markers.flatMap((at, seat) => (at === space ? [seat] : []));
}

function playerState(player: Player): string {
  const { research, data, command, tp, military, total_tp: total, waiting, stock } = player;
  return [
    ...[research, data, command, tp, military, total],
    ...[waiting.research, waiting.data, player.income.research, player.income.data],
    ...[stock.economy, stock.culture, stock.religion, player.ally_of ?? '-'],
    ...['hand', ...player.hand, 'limit', player.hand_limit, 'front', ...player.front_runners],
  ].join(' ');
}

function npcState(npc: Npc): string {
  const { research, data, command, military, tp } = npc;
  return [research, data, command, military, tp, npc.ally_of ?? '-'].join(' ');
}

function installedState(player: Player, card: string): string {
  const used = player.used.includes(card) ? 'used' : 'ready';
  return `${player.seat} ${used} ${player.in_force.includes(card) ? 'in force' : ''}`;
}

function addBeads(found: Map<string, string>, who: string, track: readonly number[]): void {
  track.forEach((owner, at) => found.set(beadPiece(who, at + 1), `${owner}`));
}

function addMine(found: Map<string, string>, mine: Player): void {
  found.set('row research', `${mine.waiting.research} ${mine.income.research}`);
  found.set('row data', `${mine.waiting.data} ${mine.income.data}`);
  found.set('command', `${mine.command}`);
  found.set('military', `${mine.military}`);
  for (const card of [...mine.hand, ...mine.looking]) found.set(card, 'in hand');
}
