// Positions of the past that were loaded, so many and not more: the one that was not looked at for longest goes first.

import { Refused } from '$/wire/ask';
import type { Position } from '$/wire/types';

type Load = (choice: number, signal: AbortSignal) => Promise<Position>;

/** How often a busy server is asked again. */
const TRIES = 4;

export class Shelf {
  /** In the order in which they were last looked at. */
  readonly #kept = new Map<number, Position>();
  readonly #coming = new Map<number, Promise<Position>>();
  readonly #closing = new AbortController();

  constructor(
    private readonly load: Load,
    private readonly most = 200,
  ) {}

  get size(): number {
    return this.#kept.size;
  }

  /** What is here already. */
  peek(choice: number): Position | null {
    const found = this.#kept.get(choice);
    if (found) this.put(choice, found);
    return found ?? null;
  }

  /** What is here, or comes from the server; asked for once, however many want it. */
  get(choice: number): Promise<Position> {
    const found = this.peek(choice);
    if (found) return Promise.resolve(found);
    let coming = this.#coming.get(choice);
    if (!coming) {
      coming = this.#ask(choice).finally(() => this.#coming.delete(choice));
      this.#coming.set(choice, coming);
    }
    return coming;
  }

  /** Have these ready soon. What goes wrong is told to whoever really wants one of them. */
  want(choices: readonly number[]): void {
    for (const choice of choices) this.get(choice).catch(() => undefined);
  }

  put(choice: number, position: Position): void {
    this.#kept.delete(choice);
    this.#kept.set(choice, position);
    for (const [oldest] of this.#kept) {
      if (this.#kept.size <= this.most) break;
      this.#kept.delete(oldest);
    }
  }

  /** Nothing more is wanted. */
  close(): void {
    this.#closing.abort();
    this.#kept.clear();
  }

  async #ask(choice: number): Promise<Position> {
    const { signal } = this.#closing;
    for (let tries = 1; ; tries++) {
      try {
        const position = await this.load(choice, signal);
        if (!signal.aborted) this.put(choice, position);
        return position;
      } catch (error) {
        if (signal.aborted || !(error instanceof Refused) || tries === TRIES) throw error;
        if (error.code !== 'too-many') throw error;
        await pause((error.problem.retry_after ?? 1) * 1000);
      }
    }
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
