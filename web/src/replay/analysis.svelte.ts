// A finished game in hindsight: asked for once, then heard of until every choice is weighed.

import { problemOf } from '$/shell/asked.svelte';
import { preferences } from '$/state/preferences.svelte';
import { ask } from '$/wire/ask';
import type { AnalysisShown, Problem, WeighedShown } from '$/wire/types';
import { pause } from './shelf';

/** How often it is asked what is new, in milliseconds. */
const OFTEN = 1000;

export class Analysis {
  /** What is known so far, all choices included; null before it was asked for. */
  told: AnalysisShown | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  /** Counts what was asked for, so that what comes late is not heard. */
  #asked = 0;

  constructor(readonly id: string) {}

  /** Whether somebody here wants to see it. */
  get isOpen(): boolean {
    return this.told !== null || this.problem !== null;
  }
  get isRunning(): boolean {
    return this.told?.status === 'running';
  }

  /** The choice that led to a step, if it is weighed. */
  choiceAt(step: number): WeighedShown | null {
    return this.told?.choices[step - 1] ?? null;
  }

  /** The chances at a step: after its choice, before the first one, or at the end. */
  sharesAt(step: number): readonly number[] | null {
    const { told } = this;
    if (!told) return null;
    if (told.end && step >= told.total) return told.end;
    return (step === 0 ? told.choices[0]?.before : told.choices[step - 1]?.after) ?? null;
  }

  /** Ask for it, and hear of it until it is done. In another language it is asked for again. */
  async begin(): Promise<void> {
    const asked = ++this.#asked;
    this.problem = null;
    const at = { table_id: this.id };
    try {
      let told = await ask('POST', '/api/tables/{table_id}/analysis', { at });
      while (asked === this.#asked) {
        this.told = this.#joined(told);
        if (told.status !== 'running') return;
        await pause(OFTEN);
        if (asked !== this.#asked) return;
        const since = this.told.choices.length;
        told = await ask('GET', '/api/tables/{table_id}/analysis', { at, query: { since } });
      }
    } catch (error) {
      if (asked === this.#asked) this.problem = problemOf(error);
    }
  }

  close(): void {
    this.#asked++;
  }

  /** What is new, behind what is known. */
  #joined(told: AnalysisShown): AnalysisShown {
    const known = this.told?.choices.slice(0, told.since) ?? [];
    return { ...told, since: 0, choices: [...known, ...told.choices] };
  }
}

/** The analysis of a table, begun anew when the reader changes the language. */
export function follow(analysis: Analysis): void {
  let spoken = preferences.language;
  $effect(() => {
    if (preferences.language === spoken) return;
    spoken = preferences.language;
    if (analysis.isOpen) void analysis.begin();
  });
  $effect(() => () => analysis.close());
}
