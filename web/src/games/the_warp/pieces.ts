// Which drawn pieces an option speaks of, and what is drawn where: by ids that both halves of the table share.
//
//   areas by id `a-upper-left` · ways between two of them `a-right>a-ridge` · cards by piece `build-any.2`, wherever they
//   lie · missions `pg-05` · races `xelo-traders`, one that is copied `xelo-traders copied` · types of buildings on my
//   board `type gold_mine` · dice of a combat `die attack 1` · `deck`, `discard`, `rewards` · decks of missions
//   `deck progress` · boards of players `seat 1`

import { LETTERS } from '$/look/seats';
import type { View } from '../game';
import { wayOf, wayPiece } from './route.svelte';
import type { Area, Combat, Mission, Player, WarpView } from './view';

/** The view of a table of this game: the server sends no other. */
export function warp(view: View): WarpView {
  return view as unknown as WarpView;
}

export function typePiece(type: string): string {
  return `type ${type}`;
}

export function diePiece(side: 'attack' | 'defence', number: number): string {
  return `die ${side} ${number}`;
}

type Telling = (words: readonly string[], view: WarpView, seat: number) => readonly string[];

const none: Telling = () => [];
/** What is named first: an area, a card, a mission or a race. */
const named: Telling = ([name = '']) => [name];
/** A die of the side on which a seat stands. */
const die: Telling = ([number = ''], view, seat) => [
  diePiece(view.combat?.attacker === seat ? 'attack' : 'defence', Number(number)),
];

const TELLING: Readonly<Record<string, Telling>> = {
  build: ([type = '', area = '']) => [area, typePiece(type)],
  card: none,
  copy: named,
  deck: ([type = '']) => [`deck ${type}`],
  draw: ([card = '']) => [card],
  extract: ([what]) =>
    (what === 'troops' ? ['command_center'] : ['gold_mine', 'energy_plant']).map(typePiece),
  flip: die,
  from: ([letter = '']) => [`seat ${LETTERS.indexOf(letter.toUpperCase())}`],
  // A part of a bribe, or cards that are given; resources are no pieces.
  give: ([what = '']) => (/^\d/.test(what) ? [] : [what]),
  keep: ([mission]) => (mission ? [mission] : []),
  option: ([, type = '']) => (type && type !== 'pay' ? [typePiece(type)] : []),
  reroll: die,
  reward: none,
  take: ([what = '']) => (/^\d/.test(what) ? [] : [what]),
  trade: () => [typePiece('trade_post')],
  upgrade: ([type = '']) => [typePiece(type)],
  use: ([race = '', copied]) => [copied ? `${race} ${copied}` : race],
};

/** First words whose second word is a piece. */
const NAMING = new Set([
  'complete',
  'develop',
  'discard',
  'fire',
  'follow',
  'guardian',
  'laser',
  'lower',
  'play',
  'race',
  'raise',
  'remove',
  'return',
  'reveal',
  'reward-ability',
  'spend',
  'station',
  'switch',
]);
/** A word that stands where a piece could, and means nothing. */
const NOTHING = 'none';

export function piecesOf(option: string, view: View, seat: number): readonly string[] {
  const way = wayOf(option);
  if (way) return [way.from, way.to, wayPiece(way)];
  const [verb = '', ...words] = option.split(' ');
  const isNaming = NAMING.has(verb) && words.length > 0 && words[0] !== NOTHING;
  const telling = TELLING[verb] ?? (isNaming ? named : none);
  return telling(words, warp(view), seat);
}

/** Every piece that can change, with everything that is drawn there. */
export function states(view: View): ReadonlyMap<string, string> {
  const table = warp(view);
  const found = new Map<string, string>();
  for (const area of table.areas) found.set(area.id, areaState(area, table));
  found.set('deck', `${table.deck}`);
  found.set('discard', `${table.discard.length}`);
  found.set('rewards', `${table.reward_deck}`);
  for (const [type, count] of Object.entries(table.mission_decks)) found.set(`deck ${type}`, `${count}`);
  for (const card of table.line_up) found.set(card, 'line-up');
  for (const mission of [...table.open_missions, ...table.pioneering_missions]) addMission(found, mission);
  for (const race of [...(table.draft?.piles.flat() ?? []), ...(table.draft?.aside ?? [])])
    found.set(race, 'draft');
  for (const player of table.players) addPlayer(found, player);
  const mine = table.players[table.seat];
  if (mine) addMine(found, mine);
  if (table.combat) addCombat(found, table.combat);
  return found;
}

function areaState(area: Area, table: WarpView): string {
  const built = Object.entries(area.buildings).map(([type, count]) => `${type}${count}`);
  const guardian = area.gate && table.guardian ? `${table.guardian.race} ${table.guardian.modifier}` : '';
  return [area.holder, area.troops, area.multiplier, area.color, ...built, guardian].join(' ');
}

function addMission(found: Map<string, string>, mission: Mission): void {
  if (mission.id === null) return;
  found.set(
    mission.id,
    (mission.progress ?? []).map(({ have, met }) => `${have}${met ? '!' : ''}`).join(' '),
  );
}

function addPlayer(found: Map<string, string>, player: Player): void {
  const { seat, score, hand, rewards, missions, on_board: onBoard, tracks } = player;
  const places = Object.values(tracks).map((track) => track.position);
  found.set(
    `seat ${seat}`,
    [score, hand.length, rewards.length, missions.length, onBoard, ...places].join(' '),
  );
}

function addMine(found: Map<string, string>, mine: Player): void {
  for (const [type, count] of Object.entries(mine.buildings))
    found.set(typePiece(type), `${count} ${mine.levels[type as keyof Player['levels']] ?? ''}`);
  for (const race of mine.races) found.set(race, mine.bought.includes(race) ? 'bought' : '');
  if (mine.copied) found.set(`${mine.copied} copied`, '');
  for (const card of [...mine.hand, ...mine.rewards]) found.set(card, 'in hand');
  for (const mission of mine.missions) addMission(found, mission);
  for (const mission of mine.dealt) found.set(mission, 'dealt');
}

function addCombat(found: Map<string, string>, combat: Combat): void {
  for (const side of ['attack', 'defence'] as const)
    combat[side].dice.forEach((face, at) =>
      found.set(diePiece(side, at + 1), `${face} ${combat[side].values[at] ?? ''}`),
    );
}
