// The moves of others at a readable pace: positions wait in a row and are shown one after the other. Whoever reads slowly
// is sent only the newest position, so those in between are asked for. My own choices are shown at once, and whoever is
// in a hurry skips.

import { past } from '$/replay/past';
import { preferences } from '$/state/preferences.svelte';
import type { Position } from '$/wire/types';

/** How long a move of somebody else is shown before the next one, in milliseconds. */
export const PACES = { instant: 0, quick: 350, calm: 800 } as const;
/** That my turn has ended by itself is read for so long before the others go on, in milliseconds. */
export const TURN_OVER = 1600;
/** More than so many moves at once (after a reload, after days) are not played by themselves. */
export const MOST = 40;
/** The newest position is never held back for longer, in milliseconds: many moves are shown faster. */
export const LONGEST = 8000;
/** So many positions are asked for before they are needed. */
const AHEAD = 3;

interface Onlooker {
  readonly id: string;
  readonly seat: number | null;
  readonly latest: Position | null;
}

export class Playback {
  /** The position that is shown while newer ones wait; null when the newest is shown. */
  showing: Position | null = $state.raw(null);
  /** Whether moves are shown because somebody asked for them, not because they are new. */
  replaying: boolean = $state(false);
  /** Called before another position is shown, while the old one is still drawn. */
  readonly leaving = new Set<() => void>();

  /** The positions still to be shown, by the number of choices. */
  #row: readonly number[] = $state.raw([]);
  #known = new Map<number, Position>();
  #asked = new AbortController();
  #coming = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pace = 0;
  /** Whether the next position is due but not here. */
  #isLate = false;
  /** Until when what is shown should stay to be read, and when the newest must be shown at the latest. */
  #until = 0;
  #deadline = Infinity;

  constructor(
    private readonly table: Onlooker,
    private readonly load: typeof past = past,
  ) {}

  /** Whether moves are still being shown. */
  get busy(): boolean {
    return this.showing !== null;
  }
  get waiting(): number {
    return this.#row.length;
  }

  /** A new position has come, and is the table's latest already. */
  take(before: Position | null, position: Position, isTurnOver = false): void {
    const steps = before ? position.table.choices - before.table.choices : 0;
    // Talk, people coming and going: nothing that would interrupt what is being shown.
    if (before && steps === 0) return;
    const fresh = position.log.filter(
      (entry) => entry.kind === 'chose' && entry.number > (before?.number ?? 0),
    );
    const isOthers = fresh.some((entry) => entry.seat !== this.table.seat);
    const pace = preferences.still ? 0 : PACES[preferences.pace];
    const isNow = this.replaying || (pace > 0 && document.visibilityState !== 'hidden');
    // Where several choose at once, others do so while I look at my question: it stays.
    const { question } = position;
    const isStillAsked = !this.busy && question !== null && before?.question?.version === question.version;
    if (!before || steps < 0 || !isOthers || !isNow || isStillAsked || this.#isTooMuch(steps)) {
      this.skip();
      // What came of my own choice is read before the next move of somebody else.
      if (steps > 0) this.#until = Date.now() + (isTurnOver && pace > 0 ? Math.max(pace, TURN_OVER) : pace);
      return;
    }
    this.#known.set(position.table.choices, position);
    this.#append(before.table.choices + 1, position.table.choices);
    if (!this.replaying) {
      this.#pace = pace;
      this.#deadline = Date.now() + LONGEST;
    }
    if (this.busy) return;
    // What comes first is mine: it waits for nothing.
    if (fresh[0]?.seat === this.table.seat) this.#until = 0;
    const wait = this.#until - Date.now();
    if (steps > 1 || wait > 0) this.showing = before;
    if (wait > 0) this.#timer = setTimeout(() => this.#next(), wait);
    else this.#next();
  }

  /** Show once more what happened from one number of choices to another, at a pace that can be read. */
  replay(from: number, to: number): void {
    this.skip();
    this.replaying = true;
    this.#pace = PACES[preferences.pace] || PACES.quick;
    this.showing = this.table.latest;
    this.#append(from, to);
    this.#next();
  }

  /** Show the newest at once. */
  skip(): void {
    this.#leave();
    this.#end();
    this.#until = 0;
  }

  stop(): void {
    this.skip();
  }

  #isTooMuch(steps: number): boolean {
    return !this.replaying && this.#row.length + steps > MOST;
  }

  #append(from: number, to: number): void {
    const more = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
    this.#row = [...this.#row, ...more];
    this.#fetch();
  }

  /** Show what waits first, as soon as it is there. */
  #next(): void {
    clearTimeout(this.#timer);
    const [first] = this.#row;
    const now = Date.now();
    if (first === undefined || now >= this.#deadline) return this.skip();
    const isNewest = first >= (this.table.latest?.table.choices ?? 0);
    const position = this.#known.get(first);
    if (!position && !isNewest) {
      // It is on its way, and goes on here when it has come.
      this.#isLate = true;
      if (this.#deadline < Infinity) this.#timer = setTimeout(() => this.skip(), this.#deadline - now);
      return;
    }
    this.#isLate = false;
    this.#leave();
    this.#until = now + this.#pace;
    if (isNewest || !position) return this.#end();
    this.showing = position;
    this.#row = this.#row.slice(1);
    this.#known.delete(first);
    this.#fetch();
    const hold = Math.min(this.#pace, (this.#deadline - now) / this.#row.length);
    this.#timer = setTimeout(() => this.#next(), hold);
  }

  /** Ask for the next few that are not here yet. */
  #fetch(): void {
    const { signal } = this.#asked;
    const newest = this.table.latest?.table.choices ?? 0;
    for (const choice of this.#row.slice(0, AHEAD)) {
      if (choice >= newest || this.#known.has(choice) || this.#coming.has(choice)) continue;
      this.#coming.add(choice);
      this.load(this.table.id, this.table.seat, choice, signal).then(
        (position) => {
          if (!signal.aborted) this.#arrive(choice, position);
        },
        // The past is a courtesy: what cannot be had is left out, and the newest is here already.
        () => {
          if (!signal.aborted) this.skip();
        },
      );
    }
  }

  #arrive(choice: number, position: Position): void {
    this.#coming.delete(choice);
    this.#known.set(choice, position);
    if (this.#isLate && choice === this.#row[0]) this.#next();
  }

  #leave(): void {
    for (const leave of this.leaving) leave();
  }

  /** Nothing waits any more: the newest is shown. */
  #end(): void {
    clearTimeout(this.#timer);
    this.#asked.abort();
    this.#asked = new AbortController();
    this.#coming.clear();
    this.#known.clear();
    this.#row = [];
    this.#isLate = false;
    this.#deadline = Infinity;
    this.showing = null;
    this.replaying = false;
  }
}
