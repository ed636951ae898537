// Which drawn pieces an option speaks of, and what is drawn where: by ids that both halves of the table share.
//
//   spaces of the map `7,4`, large locations and face-down tiles by their slot `R1C4` · cards, modules of the display,
//   machines and crates by id, wherever they lie; machines of technologies `tech:B3` · slots of my board `slot T1`, their
//   module spaces `T1.1` · a card in a slot to be `SA1>slot T1` · resources `res gear` · tracks `track gray` · reward
//   spaces `RW04` · spaces of the hibernation track `moon 3`, the track itself `hibernation` · `switch` · technologies
//   `node B2` · artifacts `artifact purple` · `deck` · ways to lay a tile `lay 0` · tribes `nadair`, sides `side sun` ·
//   boards of players `seat 1`

import type { View } from '../game';
import { HIBERNATION, REWARDS, TREE } from './playerBoard';
import { slotPiece, wayOf, wayPiece } from './route.svelte';
import type { Player, ReviveView, Space } from './view';

/** The view of a table of this game: the server sends no other. */
export function revive(view: View): ReviveView {
  return view as unknown as ReviveView;
}

export const resourcePiece = (res: string): string => `res ${res}`;
export const trackPiece = (color: string): string => `track ${color}`;
export const nodePiece = (node: string): string => `node ${node}`;
export const moonPiece = (space: number | string): string => `moon ${space}`;
export const artifactPiece = (kind: string): string => `artifact ${kind}`;
export const layPiece = (way: number | string): string => `lay ${way}`;
export const sidePiece = (side: string): string => `side ${side}`;
export const modulePiece = (slot: string, at: number): string => `${slot}.${at + 1}`;

type Telling = (words: readonly string[], player: Player | undefined) => readonly string[];

const named: Telling = ([name]) => (name ? [name] : []);
const last: Telling = (words) => words.slice(-1);

/** Whoever points at a trade, or at what is done at any time for a price, means the technology that allows it. */
const swap: Telling = (_, player) => (player?.tree?.swap ?? []).map(nodePiece);
const call: Telling = (_, player) => (player?.tree?.call ?? []).map(nodePiece);

const TELLING: Readonly<Record<string, Telling>> = {
  // A slot would have a choice for each card: it is taken once the card is.
  play: named,
  switch: () => ['switch'],
  copy: ([card = '']) => [card, 'switch'],
  explore: named,
  populate: named,
  build: last,
  hibernate: () => ['hibernation'],
  use: named,
  open: named,
  convert: () => [resourcePiece('crystal')],
  swap,
  call,
  with: named,
  technology: ([node = '']) => [nodePiece(node)],
  lay: ([way = '']) => [layPiece(way)],
  resolve: (words) => words.filter((word) => /^RW\d+$/.test(word)),
  unlock: named,
  gain: ([res = '']) => [resourcePiece(res)],
  trade: ([give = '']) => [resourcePiece(give)],
  // A mix of several is no piece: `pay 2-gear+1-crystal`.
  pay: ([res = '']) => (/^\w+$/.test(res) ? [resourcePiece(res)] : []),
  module: named,
  place: named,
  activate: named,
  advance: ([color = '']) => [trackPiece(color)],
  recharge: named,
  artifact: ([kind = '']) => [artifactPiece(kind)],
  remove: ([kind = '']) => [artifactPiece(kind)],
  recruit: named,
  recall: named,
  wake: named,
  rest: named,
  work: named,
  tile: named,
  move: (words) => words,
  machine: named,
  reward: ([space = '']) => [moonPiece(space)],
  discard: named,
  tribe: named,
  side: ([side = '']) => [sidePiece(side)],
  keep: (words) => words,
};

export function piecesOf(option: string, view: View, seat: number): readonly string[] {
  const [verb = '', ...words] = option.split(' ');
  const pieces = TELLING[verb]?.(words, revive(view).players[seat]) ?? [];
  const way = wayOf(option);
  return way ? [...pieces, wayPiece(way)] : pieces;
}

/** Every piece that can change, with everything that is drawn there. */
export function states(view: View): ReadonlyMap<string, string> {
  const table = revive(view);
  const found = new Map<string, string>();
  for (const space of table.spaces) if (space.kind !== null) found.set(space.id, spaceState(space));
  for (const { id, tile, cost } of table.slots)
    if (tile === null && cost !== null) found.set(id, 'face down');
  for (const card of table.display.cards) found.set(card, 'display');
  for (const module of table.display.modules) found.set(module, 'display');
  for (const machine of Object.values(table.display.machines).flat()) found.set(machine, 'display');
  for (const [kind, count] of Object.entries(table.artifacts.majors))
    found.set(artifactPiece(kind), `${count}`);
  found.set(artifactPiece('minor'), `${table.artifacts.aside}`);
  found.set('deck', `${table.decks.cards}`);
  for (const player of table.players) addPlayer(found, player);
  const mine = table.players[table.seat];
  if (mine) addMine(found, mine);
  return found;
}

function spaceState({ kind, building, figures, tribe_tile: tile }: Space): string {
  return [
    kind,
    building ? `${building.seat}${building.size}` : '',
    figures.join(),
    tile ? `${tile.seat}${tile.tile}` : '',
  ].join(' ');
}

function addPlayer(found: Map<string, string>, player: Player): void {
  const { seat, points, tracks, progress, hibernation, technologies, resources } = player;
  const figures = [points, ...Object.values(tracks), progress, hibernation, technologies.length];
  found.set(`seat ${seat}`, [...figures, ...Object.values(resources)].join(' '));
}

function addMine(found: Map<string, string>, mine: Player): void {
  for (const [res, count] of Object.entries(mine.resources)) found.set(resourcePiece(res), `${count}`);
  for (const [color, place] of Object.entries(mine.tracks)) found.set(trackPiece(color), `${place}`);
  for (const slot of mine.slots) {
    found.set(slotPiece(slot.id), slot.open ? 'open' : 'locked');
    slot.modules.forEach((module, at) => found.set(modulePiece(slot.id, at), module ?? ''));
    for (const card of slot.cards) found.set(card.id, `${slot.id} ${card.half}`);
  }
  for (const card of mine.cards) found.set(card, 'active');
  for (const card of mine.resting) found.set(card, 'resting');
  for (const machine of mine.machines) found.set(machine.place, machine.charged ? 'used' : 'ready');
  for (const crate of mine.crates.closed) found.set(crate, 'closed');
  for (const crate of mine.crates.opened) found.set(crate, 'opened');
  found.set('switch', mine.switch);
  found.set('hibernation', `${mine.hibernation}`);
  for (const { id } of REWARDS) found.set(id, mine.unlocked.includes(id) ? 'unlocked' : 'locked');
  for (const node of mine.tribe === null ? [] : TREE.flat())
    found.set(nodePiece(node), mine.technologies.includes(node) ? 'unlocked' : 'locked');
  HIBERNATION.forEach((_, at) => found.set(moonPiece(at + 1), mine.hibernation === at + 1 ? 'here' : ''));
  if (mine.artifact_card) found.set(mine.artifact_card, 'kept');
  for (const card of mine.dealt) found.set(card, 'dealt');
}
