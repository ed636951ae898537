// Some options name two things: a card and a slot, a figure and where it goes. The server offers every pair, and a player
// takes one thing after the other. The pair itself is a piece, drawn over the second thing once the first is taken.

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Table } from '$/table/table.svelte';
import type { OptionShown } from '$/wire/types';

export interface Way {
  from: string;
  to: string;
}

const SPACE = /^-?\d+,-?\d+$/;

/** The two things of an option, if it has two: `play SA1 T1`, `move 3,3 4,7`. */
export function wayOf(option: string): Way | null {
  const [verb = '', from = '', to = ''] = option.split(' ');
  if (!from || !to) return null;
  if (verb === 'play') return { from, to: slotPiece(to) };
  return verb === 'move' && SPACE.test(from) ? { from, to } : null;
}

export function slotPiece(slot: string): string {
  return `slot ${slot}`;
}

export function wayPiece({ from, to }: Way): string {
  return `${from}>${to}`;
}

export class Route {
  #from: { version: number; piece: string } | null = $state.raw(null);
  #read: { options: readonly OptionShown[]; ways: readonly Way[] } = { options: [], ways: [] };

  constructor(private readonly table: Table) {}

  /** The ways that are offered now, read once for each question. Nothing derived: that would end with the component which
   *  asked first, such as a card of the draft, while the route stays as long as the table. */
  get #ways(): readonly Way[] {
    const { options } = this.table;
    if (this.#read.options !== options)
      this.#read = { options, ways: options.flatMap(({ id }) => wayOf(id) ?? []) };
    return this.#read.ways;
  }

  /** What was taken first; what was taken for another question counts no more. */
  get from(): string | null {
    const { question } = this.table;
    return question && this.#from?.version === question.version ? this.#from.piece : null;
  }

  /** What can follow. */
  get ends(): readonly string[] {
    const { from } = this;
    return from === null ? [] : this.endsOf(from);
  }

  endsOf(from: string): readonly string[] {
    return [...new Set(this.#ways.filter((way) => way.from === from).map((way) => way.to))];
  }

  /** Whether something can be taken first. */
  begins(piece: string): boolean {
    return this.#ways.some((way) => way.from === piece);
  }

  /** Begin here, or put the beginning back. */
  take(piece: string): void {
    const { question } = this.table;
    const isTaken = this.from === piece;
    this.#from = isTaken || !question ? null : { version: question.version, piece };
    this.table.menu = null;
  }

  clear(): void {
    this.#from = null;
  }

  /** For a piece: a click or a key takes it as the beginning, or ends here, instead of choosing at once. */
  beginning(piece: string): Attachment<HTMLElement | SVGElement> {
    return (element) => {
      const take = (event: Event): void => {
        if (!this.begins(piece)) return;
        event.stopImmediatePropagation();
        event.preventDefault();
        const { from } = this;
        if (from !== null && from !== piece && this.endsOf(from).includes(piece))
          this.table.meanPiece(wayPiece({ from, to: piece }));
        else this.take(piece);
      };
      const press = (event: Event): void => {
        const { key } = event as KeyboardEvent;
        if ((key === 'Enter' || key === ' ') && event.target === element) take(event);
      };
      const ends = [
        on(element, 'click', take, { capture: true }),
        on(element, 'keydown', press, { capture: true }),
      ];
      return () => {
        for (const end of ends) end();
      };
    };
  }
}

const routes = new WeakMap<Table, Route>();

/** The route of a table: a card is taken in the hand and laid on the board. */
export function routeOf(table: Table): Route {
  const found = routes.get(table) ?? new Route(table);
  routes.set(table, found);
  return found;
}
