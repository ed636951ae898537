// Something that a page asks of the server, and asks again when what it depends on changes: the language above all.

import { Refused } from '$/wire/ask';
import type { Problem } from '$/wire/types';

export class Asked<Answer> {
  /** The newest answer. It stays while the next one is waited for, so that the page does not jump. */
  answer: Answer | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  waiting: boolean = $state(true);

  readonly #fetch: (signal: AbortSignal) => Promise<Answer> | null;
  #latest: AbortController | null = null;

  constructor(fetch: (signal: AbortSignal) => Promise<Answer> | null) {
    this.#fetch = fetch;
  }

  /** Ask anew. An older question that is still open is given up. */
  again = (): void => {
    this.stop();
    const latest = (this.#latest = new AbortController());
    const asked = this.#fetch(latest.signal);
    this.waiting = asked !== null;
    if (!asked) {
      this.answer = null;
      this.problem = null;
      return;
    }
    asked.then(
      (answer) => {
        if (latest.signal.aborted) return;
        this.answer = answer;
        this.problem = null;
        this.waiting = false;
      },
      (error: unknown) => {
        if (latest.signal.aborted) return;
        this.waiting = false;
        this.problem = problemOf(error);
      },
    );
  };

  stop(): void {
    this.#latest?.abort();
  }
}

/**
 * Ask while a component lives. What `fetch` reads before its first wait is followed: a change asks again. It gives null
 * where there is nothing to ask yet.
 */
export function asked<Answer>(fetch: (signal: AbortSignal) => Promise<Answer> | null): Asked<Answer> {
  const asking = new Asked(fetch);
  $effect(() => {
    asking.again();
    return () => asking.stop();
  });
  return asking;
}

/** What the server said against it. Anything else is a mistake of ours, which must not be hidden. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return error.problem;
  throw error;
}
