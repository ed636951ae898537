// The steps of a game and where its turns end, told from the log alone.

import type { LogShown } from '$/wire/types';

/** A run of choices of one seat: from step `first` to step `last`, where step n is the table after n choices. */
export interface Turn {
  seat: number;
  first: number;
  last: number;
}

/** The turns of a game: choices of the same seat that follow each other. */
export function turnsOf(chosen: readonly LogShown[]): readonly Turn[] {
  const turns: Turn[] = [];
  chosen.forEach(({ seat }, index) => {
    const turn = turns.at(-1);
    if (turn?.seat === seat) turn.last = index + 1;
    else turns.push({ seat, first: index + 1, last: index + 1 });
  });
  return turns;
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
