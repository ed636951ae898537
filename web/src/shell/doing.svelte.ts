// Something that a person does by a button: busy meanwhile, and what went wrong stands beside the button.

import { preferences } from '$/state/preferences.svelte';
import type { Problem } from '$/wire/types';
import { problemOf } from './asked.svelte';

export class Doing {
  busy: boolean = $state(false);
  #refused: { problem: Problem; language: string } | null = $state.raw(null);

  /** What was said against it. A reader of another language is not left with a sentence in this one. */
  get problem(): Problem | null {
    return this.#refused?.language === preferences.language ? this.#refused.problem : null;
  }

  /** Not to be done any more: what was said against it is of no interest. */
  drop(): void {
    this.#refused = null;
  }

  /** Do it, unless it is being done already. Whether it was done. */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.#refused = null;
    try {
      await what();
      return true;
    } catch (error) {
      this.#refused = { problem: problemOf(error), language: preferences.language };
      return false;
    } finally {
      this.busy = false;
    }
  }
}
