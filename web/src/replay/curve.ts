// The lines of a curve: one for each seat, over the steps of a game.

import type { AnalysisShown } from '$/wire/types';

export interface Spot {
  step: number;
  share: number;
}

/** Where the line of a seat goes: along each choice, straight up or down where luck spoke, and to the end. */
export function lineOf({ choices, end, total }: AnalysisShown, seat: number): readonly Spot[] {
  const spots: Spot[] = [];
  for (const { ply, before, after } of choices) {
    spots.push({ step: ply - 1, share: before[seat] ?? 0 }, { step: ply, share: after[seat] ?? 0 });
  }
  if (end) spots.push({ step: total, share: end[seat] ?? 0 });
  return spots;
}

/** The points of a polyline in a box as wide as the game is long and 100 high. */
export function pointsOf(spots: readonly Spot[]): string {
  return spots.map(({ step, share }) => `${step},${+(100 - share * 100).toFixed(2)}`).join(' ');
}

/** Heights for marks that must not cover each other: as near as possible to where they belong, at least `gap` apart. */
export function apart(heights: readonly number[], gap: number, most: number): readonly number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  let lowest = 0;
  for (const one of order) {
    one.height = Math.max(one.height, lowest);
    lowest = one.height + gap;
  }
  let highest = most;
  for (const one of [...order].reverse()) {
    one.height = Math.min(one.height, highest);
    highest = one.height - gap;
  }
  const found = [...heights];
  for (const { height, index } of order) found[index] = height;
  return found;
}
