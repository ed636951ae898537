// The coach at one table: what it has said of the question that is open, and what it asks before a costly move.

import { problemOf } from '$/shell/asked.svelte';
import { preferences, type CoachLevel } from '$/state/preferences.svelte';
import type { Table } from '$/table/table.svelte';
import { ask } from '$/wire/ask';
import type { AdviceShown, Problem, QuestionShown, SecondShown } from '$/wire/types';
import { isEarly } from './early';

/** First what to look at, then why, then which: so many presses. */
export const LAST = 3;
/** An answer that gives away less than this of winning is nobody's business. */
const MUCH = 0.12;
/** Nobody waits longer for the coach to look at an answer: then it is given. */
const PATIENCE = 2000;
/** Whoever answers at once needs no advice: it is thought about when a question has been looked at for so long. */
const LOOK = 400;

export class Coach {
  /** How much of the hint is told: nothing, what to look at, why, which. */
  stage: number = $state(0);
  advice: AdviceShown | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  /** What a costly answer would cost, and the answer. */
  slip: SecondShown | null = $state.raw(null);
  /** Whether the line that says how one wins was asked for. */
  isGoalAsked: boolean = $state(false);
  #slipped: readonly string[] = [];
  #asked: Promise<void> | null = null;
  #version = -1;
  /** Answers of this question that were asked about: each is asked about once. */
  readonly #warned = new Set<string>();

  constructor(private readonly table: Table) {
    table.holds = (picks) => this.#holds(picks);
  }

  /** How much it says here: as its person likes, where it may be asked at all. */
  readonly level: CoachLevel = $derived.by(() => {
    const { latest, seat, id } = this.table;
    if (!latest?.table.coach || seat === null || latest.table.status !== 'running') return 'off';
    // A lesson speaks for itself.
    if (latest.lesson) return 'off';
    if (preferences.coach !== 'auto') return preferences.coach;
    return isEarly(id) ? 'full' : 'hints';
  });
  get isCareful(): boolean {
    if (this.level === 'off') return false;
    return preferences.careful === 'auto' ? this.level === 'full' : preferences.careful === 'yes';
  }

  /** Another question, or another language: what was said is of no use. In full, advice is thought about beforehand. */
  begin(question: QuestionShown | null): () => void {
    this.#version = question?.version ?? -1;
    this.stage = 0;
    this.advice = this.problem = this.slip = null;
    this.#asked = null;
    this.#warned.clear();
    if (!question || this.level !== 'full' || question.options.length < 2) return () => undefined;
    const timer = setTimeout(() => void this.think(), LOOK);
    return () => clearTimeout(timer);
  }

  /** One more press: what to look at, why, which; then it is put away. */
  more(): void {
    if (this.level === 'off' || !this.table.question) return;
    this.stage = (this.stage + 1) % (LAST + 1);
    if (this.stage) void this.think();
  }

  /** Everything at once, for whoever asks what would be better. */
  tell(): void {
    this.reconsider();
    this.stage = LAST;
    void this.think();
  }

  /** Ask for advice, once for each question. */
  think(): Promise<void> {
    this.#asked ??= this.#think();
    return this.#asked;
  }

  async #think(): Promise<void> {
    const version = this.#version;
    this.problem = null;
    try {
      const advice = await ask('POST', '/api/tables/{table_id}/seats/{seat}/advice', {
        at: this.#at(),
        body: { version },
      });
      if (version === this.#version) this.advice = advice;
    } catch (error) {
      if (version !== this.#version) return;
      this.#asked = null;
      this.problem = problemOf(error);
    }
  }

  #at(): { table_id: string; seat: number } {
    return { table_id: this.table.id, seat: this.table.seat ?? 0 };
  }

  // Before a costly move

  /** Whether an answer is held back, to have a look at what it costs. */
  #holds(picks: readonly string[]): boolean {
    const { question, link } = this.table;
    const key = JSON.stringify(picks);
    if (!this.isCareful || !question || link !== 'live') return false;
    if (question.options.length < 2 || this.#warned.has(key) || this.#isGood(picks)) return false;
    void this.#weigh(question.version, picks);
    return true;
  }

  /** Whether the advice that is there says that this answer is about as good as the best. */
  #isGood(picks: readonly string[]): boolean {
    const [best] = this.advice?.answers ?? [];
    const wanted = [...picks].sort().join('\n');
    const same = this.advice?.answers.find(({ ids }) => [...ids].sort().join('\n') === wanted);
    return best !== undefined && same !== undefined && best.share - same.share < MUCH;
  }

  async #weigh(version: number, picks: readonly string[]): Promise<void> {
    const { table } = this;
    const found = await this.#second(version, picks);
    // The table has moved on, or another answer is held by now.
    if (table.held !== picks || table.question?.version !== version) return;
    if (!found?.much) return table.send(picks);
    this.#warned.add(JSON.stringify(picks));
    this.#slipped = picks;
    this.slip = found;
    table.release();
  }

  /** What an answer costs; null if nobody says in time. */
  async #second(version: number, picks: readonly string[]): Promise<SecondShown | null> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), PATIENCE);
    try {
      return await ask('POST', '/api/tables/{table_id}/seats/{seat}/second-thoughts', {
        at: this.#at(),
        body: { version, picks },
        signal: late.signal,
      });
    } catch {
      // The coach is late, busy or away: the game does not wait for it.
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Do it all the same. */
  insist(): void {
    const picks = this.#slipped;
    this.reconsider();
    this.table.send(picks);
  }

  /** Think again: the question is as it was. */
  reconsider(): void {
    this.slip = null;
    this.#slipped = [];
    this.table.reconsider();
  }

  /** Do it, and ask no more from now on. */
  insistForEver(): void {
    preferences.careful = 'no';
    this.insist();
  }
}

const coaches = new WeakMap<Table, Coach>();

/** The one coach of a table. */
export function coachOf(table: Table): Coach {
  let coach = coaches.get(table);
  if (!coach) {
    coach = new Coach(table);
    coaches.set(table, coach);
  }
  return coach;
}
