// Two actions as one choice: the server offers every pair, and a player takes one card after the other.

import type { Table } from '$/table/table.svelte';
import { chosenIn, type Chosen } from './actions';

export class Pairing {
  #first: { version: number; card: Chosen } | null = $state.raw(null);

  constructor(private readonly table: Table) {}

  /** Whether pairs are asked for. */
  get isOn(): boolean {
    return this.table.options.some(({ id }) => chosenIn(id).length === 2);
  }

  /** The card taken first; what was taken for another question counts no more. */
  get first(): Chosen | null {
    const { question } = this.table;
    return question && this.#first?.version === question.version ? this.#first.card : null;
  }

  /** Whether a card can be taken now: as the first, or together with the first. */
  can(card: Chosen): boolean {
    return this.#options(this.first ? [this.first, card] : [card]).length > 0;
  }

  /** Take a card: the second one makes the choice, and the first one taken again is put back, unless it is there twice. */
  take(card: Chosen): void {
    const { first } = this;
    const [option] = first ? this.#options([first, card]) : [];
    if (option) {
      this.clear();
      this.table.mean(option);
    } else if (first && isSame(first, card)) this.clear();
    else if (this.table.question && this.#options([card]).length)
      this.#first = { version: this.table.question.version, card };
  }

  clear(): void {
    this.#first = null;
  }

  /** The options that name these cards, in whatever order. */
  #options(cards: readonly Chosen[]): readonly string[] {
    return this.table.options.map(({ id }) => id).filter((id) => holds(chosenIn(id), cards));
  }
}

function isSame(one: Chosen, other: Chosen): boolean {
  return one.action === other.action && one.prestige === other.prestige;
}

/** Whether all of some cards are among others, each once. */
function holds(all: readonly Chosen[], some: readonly Chosen[]): boolean {
  const left = [...all];
  return some.every((card) => {
    const at = left.findIndex((one) => isSame(one, card));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
