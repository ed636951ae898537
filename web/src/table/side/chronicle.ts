// The log as it is read: one group for each turn of a seat, or for each round where all act together, what happened
// around the game in between, and what was taken back still there, but struck out.

import type { LogShown } from '$/wire/types';
import { LETTERS } from '$/look/seats';
import { beginning, roundIn } from '../counting';

export interface ToldEntry {
  number: number;
  lines: readonly string[];
}

export interface Group {
  /** The number of its first entry, and where one entry begins several groups, which of them it is. */
  key: string;
  /** Whose doing it is; -1 for what happened around the game, and for a round. */
  seat: number;
  /** The turn or round that begins with it, if the log says so. */
  turn: number | null;
  /** Whether all did it together: what each of them did is told by the lines themselves. */
  isRound: boolean;
  /** How many choices that stand were made before it; null for what was taken back or is no choice. */
  before: number | null;
  entries: ToldEntry[];
  isUndone: boolean;
  /** Whether it came after my own latest choice. */
  isNew: boolean;
}

/** The log up to an entry, for a seat (null: for a spectator). */
export function grouped(log: readonly LogShown[], seat: number | null, upto: number): readonly Group[] {
  const undone = takenBack(log);
  const lastOwn =
    log.findLast((entry) => entry.kind === 'chose' && entry.seat === seat && !undone.has(entry.number))
      ?.number ?? Infinity;
  // Where all choose at once, an entry of whoever chose last tells what all of them did.
  const hasRounds = log.some((entry) => entry.lines.some((line) => roundIn(line) !== null));
  const groups: Group[] = [];
  let choices = 0;
  for (const entry of log) {
    if (entry.number > upto) break;
    if (entry.kind === 'said') continue;
    const isChoice = entry.kind === 'chose';
    const isUndone = undone.has(entry.number);
    const isNew = entry.number > lastOwn;
    const before = choices;
    if (isChoice && !isUndone) choices += 1;
    let lines: string[] = [];
    const close = (): void => {
      if (lines.length === 0) return;
      const by = isChoice && !hasRounds ? entry.seat : -1;
      const isRound = isChoice && hasRounds;
      const key = `${entry.number}`;
      add(groups, { key, seat: by, turn: null, isRound, before, isUndone, isNew }, entry, lines);
      lines = [];
    };
    for (const line of entry.lines) {
      // It ends the entry of whoever played before, but belongs to what follows: as its heading. A game that says it
      // otherwise is still grouped by seat.
      const begun = beginning(line);
      if (!begun) {
        lines.push(line);
        continue;
      }
      close();
      groups.push({
        key: `${entry.number}-${begun.number}`,
        seat: begun.letter ? LETTERS.indexOf(begun.letter) : -1,
        turn: begun.number,
        isRound: !begun.letter,
        before: isUndone ? null : choices,
        entries: [],
        isUndone,
        isNew,
      });
    }
    close();
  }
  // A turn that was announced and taken back before anything was done in it never was.
  return groups.filter((group) => group.entries.length > 0 || !group.isUndone);
}

function add(groups: Group[], group: Omit<Group, 'entries'>, entry: LogShown, lines: string[]): void {
  const told: ToldEntry = { number: entry.number, lines };
  const last = groups.at(-1);
  const isAlike =
    last?.seat === group.seat && last.isRound === group.isRound && last.isUndone === group.isUndone;
  // A heading that waits for its first choice takes the newness of what follows.
  if (isAlike && last.entries.length === 0) last.isNew = group.isNew;
  if (isAlike && last.isNew === group.isNew) {
    last.entries.push(told);
    return;
  }
  const isGame = group.seat >= 0 && !group.isUndone;
  groups.push({ ...group, before: isGame ? group.before : null, entries: [told] });
}

/** The numbers of the choices that were taken back. */
function takenBack(log: readonly LogShown[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const undone of log) {
    if (undone.since === null) continue;
    for (const entry of log) {
      if (entry.kind === 'chose' && entry.number >= undone.since && entry.number < undone.number)
        found.add(entry.number);
    }
  }
  return found;
}
