// Action cards in the order in which they lie on the table: each with its phase, and its notation.

import type { Moment, Player, RaceView } from './view';

export type Phase = Exclude<Moment, 'round_start' | 'round_end'>;

/** A column of the round strip: searches come before the first phase. */
export interface Column {
  phase: Phase | 'search';
  actions: readonly string[];
}

const COLUMNS: readonly Column[] = [
  { phase: 'search', actions: ['search'] },
  { phase: 'explore', actions: ['explore-5', 'explore-1'] },
  { phase: 'develop', actions: ['develop'] },
  { phase: 'settle', actions: ['settle'] },
  { phase: 'consume', actions: ['trade', 'double'] },
  { phase: 'produce', actions: ['produce'] },
];

export const ACTIONS: readonly string[] = COLUMNS.flatMap((column) => column.actions);

/** Which columns are in play: a search only where there is prestige. */
export function columnsIn(view: RaceView): readonly Column[] {
  return view.prestige ? COLUMNS : COLUMNS.filter((column) => column.phase !== 'search');
}

/** One action card as it is chosen: which, and whether the prestige card lies on it. */
export interface Chosen {
  action: string;
  prestige: boolean;
}

/** The action cards that an option names: `prestige settle & produce` names two; none if it is about something else. */
export function chosenIn(option: string): readonly Chosen[] {
  const found = option.split(' & ').map((card): Chosen => {
    const prestige = card.startsWith('prestige ');
    return { action: prestige ? card.slice('prestige '.length) : card, prestige };
  });
  return found.every(({ action }) => ACTIONS.includes(action)) ? found : [];
}

/** Who chose an action in this round, and how often with prestige or twice. */
export interface Choice {
  seat: number;
  prestige: boolean;
  times: number;
}

export function whoChose(action: string, players: readonly Player[]): readonly Choice[] {
  return players.flatMap(({ seat, actions }) => {
    const plain = actions.filter((one) => one === action).length;
    const prestige = actions.includes(`prestige-${action}`);
    return plain || prestige ? [{ seat, prestige, times: plain + Number(prestige) }] : [];
  });
}

/** The columns of the robot's mat that belong to an action card. */
const MAT: Readonly<Record<string, readonly string[]>> = {
  'explore-5': ['explore1', 'explore2'],
  develop: ['develop1', 'develop2'],
  settle: ['settle1', 'settle2'],
  trade: ['trade'],
  double: ['consume2x'],
  produce: ['produce'],
};

/** The columns that the robot selected in this round: until the actions are revealed its dice lie where they lay. */
export function columnsOf(view: RaceView): readonly string[] {
  return view.phases.length ? (view.robot?.columns ?? []) : [];
}

/** How many of the robot's dice stand on an action. */
export function diceOn(action: string, view: RaceView): number {
  const columns = columnsOf(view);
  return (MAT[action] ?? []).filter((column) => columns.includes(column)).length;
}

/** How often a phase is played in this round: Develop and Settle may come twice. */
export function timesOf(phase: Phase | 'search', view: RaceView): number {
  if (phase === 'search') return view.players.some(({ actions }) => actions.includes('search')) ? 1 : 0;
  if (!view.phases.includes(phase)) return 0;
  if (phase !== 'develop' && phase !== 'settle') return 1;
  const chosen = whoChose(phase, view.players).map(({ times }) => times);
  return Math.max(1, columnsOf(view).includes(`${phase}2`) ? 2 : 0, ...chosen);
}
