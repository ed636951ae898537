// What there is to learn from a game for one seat: what its choices cost, and which of them were well found.

import type { WeighedShown } from '$/wire/types';

/** So many choices of each kind are told. */
export const MOST = 3;
/** Less than this is within the doubt of the search. */
const LEAST = 0.02;
/** Answers differ clearly where the best leaves so much more than the others on average. */
const CLEARLY = 0.05;

/** What a choice gave away of its own seat's chance of winning. */
export function lossOf({ seat, before, after }: WeighedShown): number {
  return (before[seat] ?? 0) - (after[seat] ?? 0);
}

/** The most expensive choices of a seat, the dearest first. */
export function costly(choices: readonly WeighedShown[], seat: number): readonly WeighedShown[] {
  const own = choices.filter((one) => one.seat === seat && one.better.length > 0 && lossOf(one) >= LEAST);
  return [...own].sort((a, b) => lossOf(b) - lossOf(a) || a.ply - b.ply).slice(0, MOST);
}

/** The choices that were better than most of what there was, the best found first. */
export function wellDone(choices: readonly WeighedShown[], seat: number): readonly WeighedShown[] {
  const own = choices.filter((one) => one.seat === seat && one.well >= CLEARLY);
  return [...own].sort((a, b) => b.well - a.well || a.ply - b.ply).slice(0, MOST);
}
