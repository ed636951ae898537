// How much of a long list is written: what is asked for at once, the rest whenever the browser has nothing to do.

const FIRST = 24;
const MORE = 12;

export class Growing {
  most = $state(FIRST);
  #about = '';

  /** Begins anew for another list; in any case `needed` entries are written. */
  turn(about: string, needed: number): void {
    if (this.#about !== about) this.most = FIRST;
    this.#about = about;
    // A few more than the one that is asked for, so that it can stand at the top.
    if (needed && this.most < needed + FIRST) this.most = needed + FIRST;
  }

  /** Writes more when there is time; gives what stops that. */
  grow(total: number): (() => void) | undefined {
    if (this.most >= total) return undefined;
    const more = (): void => {
      this.most += MORE;
    };
    if (typeof requestIdleCallback !== 'function') {
      const waiting = setTimeout(more, 16);
      return () => clearTimeout(waiting);
    }
    const waiting = requestIdleCallback(more, { timeout: 500 });
    return () => cancelIdleCallback(waiting);
  }
}
