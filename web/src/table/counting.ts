// What a game counts, as people say it: the turns that seats take one after another, or rounds in which all have one.

import type { View } from '$/games/game';

export type Counted = 'turn' | 'round';

/** A game of rounds tells in its view which one it is, or how many turns all have had together. */
export function counted(view: View | null | undefined): Counted {
  return view && ('round' in view || 'turns' in view) ? 'round' : 'turn';
}

/** Whose turn it is, as a view tells it; null where all act at once. */
export function activeSeat(view: View | null | undefined): number | null {
  const seat = view?.['active'] ?? (view && 'turns' in view ? view['turn'] : null);
  return typeof seat === 'number' ? seat : null;
}

// The lines with which games tell in the log that a turn or a round begins.
const TURN = /^(?:Round (\d+): ([A-H])'s turn\.|第(\d+)ラウンド：([A-H])の手番。)$/;
const ROUND = /^(?:Round (\d+) begins\.|第(\d+)ラウンド開始。)$/;

/** What begins with a line of the log: a turn in a round, by the letter of its seat, or a round of all at once. */
export interface Beginning {
  number: number;
  letter: string;
}

export function beginning(line: string): Beginning | null {
  const turn = TURN.exec(line);
  if (turn) return { number: Number(turn[1] ?? turn[3]), letter: turn[2] ?? turn[4] ?? '' };
  const round = roundIn(line);
  return round === null ? null : { number: round, letter: '' };
}

/** The round that begins with a line of the log. */
export function roundIn(line: string): number | null {
  const round = ROUND.exec(line);
  return round ? Number(round[1] ?? round[2]) : null;
}
