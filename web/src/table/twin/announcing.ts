// What is told aloud when something happened: the newest lines, and no flood of them.

import type { LogShown } from '$/wire/types';

/** So many lines are read at once; whoever wants more opens the log. */
export const MOST = 4;

/** The lines that came after an entry, the newest of them, and how many were left out. My own words are not read back. */
export function news(
  log: readonly LogShown[],
  after: number,
): { readonly lines: readonly string[]; readonly left: number } {
  const lines = log
    .filter((entry) => entry.number > after)
    .flatMap((entry) =>
      entry.kind === 'said' ? entry.lines.map((line) => `${entry.name}: ${line}`) : entry.lines,
    );
  return { lines: lines.slice(-MOST), left: Math.max(0, lines.length - MOST) };
}
