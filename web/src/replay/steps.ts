// The steps of a game and where its turns and rounds end, told from the log alone.

import { roundIn } from '$/table/counting';
import type { LogShown } from '$/wire/types';

/** Steps that belong together: from `first` to `last`, where step n is the table after n choices. */
export interface Turn {
  /** Whose choices they are; -1 for a round, in which all choose. */
  seat: number;
  /** The number of a round, 0 before the first; null for the turn of a seat. */
  round: number | null;
  first: number;
  last: number;
}

/** The turns of a game: choices of the same seat that follow each other. In a game of rounds, its rounds. */
export function turnsOf(chosen: readonly LogShown[]): readonly Turn[] {
  const rounds = roundsOf(chosen);
  if (rounds.length > 1) return rounds;
  const turns: Turn[] = [];
  chosen.forEach(({ seat }, index) => {
    const turn = turns.at(-1);
    if (turn?.seat === seat) turn.last = index + 1;
    else turns.push({ seat, round: null, first: index + 1, last: index + 1 });
  });
  return turns;
}

/** The choice that ends a round tells that the next one begins. */
function roundsOf(chosen: readonly LogShown[]): readonly Turn[] {
  const rounds: Turn[] = [];
  let [latest, first] = [0, 1];
  chosen.forEach(({ lines }, index) => {
    const step = index + 1;
    const next = lines.map(roundIn).find((number) => number !== null) ?? null;
    if (next === null && step < chosen.length) return;
    // The first round may begin before anybody chooses.
    rounds.push({ seat: -1, round: next === null ? latest : next - 1, first, last: step });
    [latest, first] = [next ?? latest, step + 1];
  });
  return rounds;
}

/** The step at which the next turn begins, or the last one if there is none. */
export function turnAfter(turns: readonly Turn[], step: number): number {
  return turns.find((turn) => turn.last > step)?.last ?? step;
}

/** The step at which this turn began, or the one before if this one has just begun. */
export function turnBefore(turns: readonly Turn[], step: number): number {
  return turns.findLast((turn) => turn.last < step)?.last ?? 0;
}

/** What led to a step: the entry of the choice, or how the game began. */
export function entryOf(
  log: readonly LogShown[],
  chosen: readonly LogShown[],
  step: number,
): LogShown | null {
  const entry = step > 0 ? chosen[step - 1] : log.find(({ kind }) => kind === 'started');
  return entry ?? null;
}
