// Which drawn pieces an option speaks of, and what is drawn where: by ids that both halves of the table share.
//
//   cards by piece `gem-world`, `gem-world#2`, wherever they lie · goals and parts of the robot's mat by their own ids ·
//   action cards `action develop`, and `prestige develop` with the prestige card · `category alien-kind-world` ·
//   takeovers `attack B rebel-base` · boards of players `seat 1` · my `prestige` · `deck`, `discard`, `pool`, `lead`

import { LETTERS } from '$/look/seats';
import type { View } from '../game';
import { chosenIn, columnsIn, whoChose } from './actions';
import type { Attack, Player, RaceView } from './view';

/** The view of a table of this game: the server sends no other. */
export function race(view: View): RaceView {
  return view as unknown as RaceView;
}

export function attackPiece(attack: Pick<Attack, 'attacker' | 'target'>): string {
  return `attack ${LETTERS[attack.attacker]} ${attack.target}`;
}

export function actionPiece(action: string, prestige = false): string {
  return `${prestige ? 'prestige' : 'action'} ${action}`;
}

type Telling = (words: readonly string[], view: RaceView, seat: number) => readonly string[];

/** Where several cards are named, all of them are meant: `produce X by Y`, `pay goods 1 with X`. */
function cardsIn(words: readonly string[]): readonly string[] {
  return words.filter((word) => !/^(by|with|goods|\d+)$/.test(word));
}

const none: Telling = () => [];
/** The world of every kind, in the tableau of whoever sets it. */
const multiKind: Telling = (_, view, seat) =>
  view.players[seat]?.tableau.filter((card) => card.kind !== null).map((card) => card.card) ?? [];

const TELLING: Readonly<Record<string, Telling>> = {
  defeat: ([who = '', target = '']) => [`attack ${who} ${target}`, target],
  done: none,
  enough: none,
  'go-on': none,
  kind: multiKind,
  name: none,
  'no-match': none,
  pass: none,
  search: ([category = '']) => [`category ${category}`],
  use: cardsIn,
};

export function piecesOf(option: string, view: View, seat: number): readonly string[] {
  const actions = chosenIn(option);
  if (actions.length) return [...new Set(actions.map((one) => actionPiece(one.action, one.prestige)))];
  const [verb = '', ...words] = option.split(' ');
  return (TELLING[verb] ?? cardsIn)(words, race(view), seat);
}

/** Every piece that can change, with everything that is drawn there. */
export function states(view: View): ReadonlyMap<string, string> {
  const table = race(view);
  const found = new Map<string, string>();
  for (const action of columnsIn(table).flatMap((column) => column.actions)) {
    const chosen = whoChose(action, table.players);
    found.set(
      actionPiece(action),
      chosen.map((one) => `${one.seat}x${one.times}${one.prestige ? '+' : ''}`).join(' '),
    );
  }
  for (const goal of table.goals)
    found.set(goal.id, `${goal.claimed.join(' ')} at ${goal.amounts?.join(' ') ?? ''}`);
  found.set('deck', `${table.deck}`);
  found.set('discard', `${table.discard}`);
  found.set('pool', `${table.pool}`);
  const { lead, robot } = table;
  if (lead) found.set('lead', `${lead.holder ?? '-'} ${lead.tied} ${lead.on_tile}`);
  for (const attack of table.attacks)
    found.set(attackPiece(attack), `${attack.attack} ${attack.defense} ${attack.fate}`);
  for (const card of table.aside) found.set(card, 'aside');
  for (const card of table.draft?.pack ?? []) found.set(card, 'pack');
  for (const player of table.players) addPlayer(found, player);
  if (robot) {
    const { credit, economy, chips, prestige, counters, placed, stack } = robot;
    const figures = [credit, economy, chips, prestige, counters, placed, stack, robot.columns.join('+')];
    found.set(`robot-${robot.start}`, figures.join(' '));
    for (const card of robot.tableau) found.set(card, 'robot');
  }
  const mine = table.players[table.seat];
  if (mine) addMine(found, mine, table.prestige);
  return found;
}

function addPlayer(found: Map<string, string>, player: Player): void {
  const { seat, chips, prestige, hand, saved, military, score } = player;
  const { general, temporary, reserve, versus } = military;
  found.set(
    `seat ${seat}`,
    [chips, prestige, hand?.length, saved?.length, general, temporary, reserve, score]
      .concat(Object.values(versus))
      .join(' '),
  );
  for (const { card, good, fresh, kind } of player.tableau)
    found.set(card, `${seat} ${good ? 'good' : 'bare'} ${fresh ? 'new' : 'old'} ${kind ?? ''}`);
}

function addMine(found: Map<string, string>, mine: Player, hasPrestige: boolean): void {
  if (hasPrestige) found.set('prestige', `${mine.prestige}`);
  for (const card of [...(mine.hand ?? []), ...(mine.drawn ?? [])]) found.set(card, 'in hand');
}
