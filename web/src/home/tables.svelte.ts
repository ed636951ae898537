// A list of tables, page by page, that keeps itself fresh while somebody looks at it.

import { problemOf } from '$/shell/asked.svelte';
import { ask } from '$/wire/ask';
import type { Problem, TableListed } from '$/wire/types';
import { merged } from './order';

// Often enough that "your turn" appears while one drinks a cup of tea, seldom enough that nobody notices the asking.
const FRESH_MS = 20_000;

export class TableList {
  /** Null until the first page has come. */
  tables: readonly TableListed[] | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  waiting: boolean = $state(false);
  /** Where the next page begins, null if there is none. */
  next: string | null = $state(null);

  constructor(
    readonly scope: 'mine' | 'public',
    readonly limit: number,
  ) {}

  /** Look from the start, and go on looking; what is returned ends that. */
  watch(): () => void {
    const stop = new AbortController();
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.#look(stop.signal);
    };
    void this.#look(stop.signal);
    const timer = setInterval(look, FRESH_MS);
    document.addEventListener('visibilitychange', look, { signal: stop.signal });
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }

  again = (): void => void this.#look();

  more = (): void => void this.#look(undefined, this.next);

  async #look(signal?: AbortSignal, before: string | null = null): Promise<void> {
    this.waiting = true;
    try {
      const page = await ask('GET', '/api/tables', {
        query: { scope: this.scope, limit: this.limit, before },
        ...(signal ? { signal } : {}),
      });
      const isFirst = this.tables === null;
      this.tables = merged(this.tables ?? [], page.tables);
      // A fresh first page does not take back the pages that were asked for after it.
      if (isFirst || before !== null) this.next = page.next;
      this.problem = null;
    } catch (error) {
      if (!signal?.aborted) this.problem = problemOf(error);
    } finally {
      this.waiting = false;
    }
  }
}
