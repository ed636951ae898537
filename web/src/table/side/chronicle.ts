// The log as it is read: one group for each turn of a seat, what happened around the game in between, and what was
// taken back still there, but struck out.

import type { LogShown } from '$/wire/types';
import { LETTERS } from '$/look/seats';

export interface ToldEntry {
  number: number;
  lines: readonly string[];
}

export interface Group {
  /** The number of its first entry, and where one entry begins several groups, which of them it is. */
  key: string;
  /** Whose doing it is; -1 for what happened around the game. */
  seat: number;
  /** The turn that begins with it, if the log says so. */
  turn: number | null;
  /** How many choices that stand were made before it; null for what was taken back or is no choice. */
  before: number | null;
  entries: ToldEntry[];
  isUndone: boolean;
  /** Whether it came after my own latest choice. */
  isNew: boolean;
}

// The line with which games tell that a turn begins. It ends the entry of whoever played before, but belongs to what
// follows: as its heading. A game that says it otherwise is still grouped by seat.
const TURN = /^(?:Turn (\d+): ([A-H])\.|第(\d+)手番：([A-H])。)$/;

/** The log up to an entry, for a seat (null: for a spectator). */
export function grouped(log: readonly LogShown[], seat: number | null, upto: number): readonly Group[] {
  const undone = takenBack(log);
  const lastOwn =
    log.findLast((entry) => entry.kind === 'chose' && entry.seat === seat && !undone.has(entry.number))
      ?.number ?? Infinity;
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
      const by = isChoice ? entry.seat : -1;
      add(groups, { key: `${entry.number}`, seat: by, turn: null, before, isUndone, isNew }, entry, lines);
      lines = [];
    };
    for (const line of entry.lines) {
      const turn = TURN.exec(line);
      if (!turn) {
        lines.push(line);
        continue;
      }
      close();
      groups.push({
        key: `${entry.number}-${turn[1] ?? turn[3]}`,
        seat: LETTERS.indexOf(turn[2] ?? turn[4] ?? ''),
        turn: Number(turn[1] ?? turn[3]),
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
  // A heading that waits for its first choice takes the newness of what follows.
  if (last && last.entries.length === 0 && last.seat === group.seat && last.isUndone === group.isUndone)
    last.isNew = group.isNew;
  if (last?.seat === group.seat && last.isUndone === group.isUndone && last.isNew === group.isNew) {
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
