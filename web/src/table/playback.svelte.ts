// The moves of others at a readable pace: positions wait in a row and are shown one after the other. My own choices are
// shown at once, and whoever is in a hurry skips.

import { preferences } from '$/state/preferences.svelte';
import type { Position } from '$/wire/types';

/** How long a move of somebody else is shown before the next one, in milliseconds. */
export const PACES = { instant: 0, quick: 350, calm: 800 } as const;
/** More than so many moves at once (after a reload, after days) are not played by themselves. */
const MOST = 12;

interface Onlooker {
    readonly seat: number | null;
}

export class Playback {
    /** The position that is shown while newer ones wait; null when the newest is shown. */
    showing: Position | null = $state.raw(null);
    #row: readonly Position[] = $state.raw([]);
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(private readonly table: Onlooker) {}

    /** Whether moves are still being shown. */
    get busy(): boolean {
        return this.showing !== null;
    }
    get waiting(): number {
        return this.#row.length;
    }

    /** A new position has come. */
    take(before: Position | null, position: Position): void {
        const pace = preferences.still ? 0 : PACES[preferences.pace];
        const steps = position.table.choices - (before?.table.choices ?? position.table.choices);
        const isOthers = position.log.some(
            (entry) => entry.kind === 'chose' && entry.seat !== this.table.seat,
        );
        if (!pace || !before || steps <= 0 || !isOthers || document.visibilityState === 'hidden') {
            this.skip();
            return;
        }
        if (this.#row.length >= MOST) {
            this.skip();
            return;
        }
        this.#row = [...this.#row, position];
        if (!this.busy) this.#next(pace);
    }

    /** Show the newest at once. */
    skip(): void {
        clearTimeout(this.#timer);
        this.#row = [];
        this.showing = null;
    }

    stop(): void {
        this.skip();
    }

    #next(pace: number): void {
        const [first, ...rest] = this.#row;
        this.#row = rest;
        this.showing = first ?? null;
        if (first) this.#timer = setTimeout(() => this.#next(pace), pace);
    }
}
