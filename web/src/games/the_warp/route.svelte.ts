// Attacks and moves go from one area to another: the server offers every pair, and a player takes one area after the other.
// The way itself is a piece, drawn over the area where it ends once its beginning is taken.

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Table } from '$/table/table.svelte';

export interface Way {
  from: string;
  to: string;
}

/** The two areas of an option, if it has two: `attack a-right a-ridge ship`, `move b-colony b-left`. */
export function wayOf(option: string): Way | null {
  const [verb = '', from = '', to = ''] = option.split(' ');
  return /^(attack|move|sail)$/.test(verb) && from && to ? { from, to } : null;
}

export function wayPiece({ from, to }: Way): string {
  return `${from}>${to}`;
}

/** A way by its piece; null for any other piece. */
export function wayIn(piece: string): Way | null {
  const [from = '', to = ''] = piece.split('>');
  return to ? { from, to } : null;
}

export class Route {
  #from: { version: number; area: string } | null = $state.raw(null);
  readonly #ways: readonly Way[] = $derived.by(() => this.table.options.flatMap(({ id }) => wayOf(id) ?? []));

  constructor(private readonly table: Table) {}

  /** The area taken first; what was taken for another question counts no more. */
  get from(): string | null {
    const { question } = this.table;
    return question && this.#from?.version === question.version ? this.#from.area : null;
  }

  /** Where one can go from the area that is taken. */
  get ends(): readonly string[] {
    const { from } = this;
    return [...new Set(this.#ways.filter((way) => way.from === from).map((way) => way.to))];
  }

  /** Whether ways begin here. */
  begins(area: string): boolean {
    return this.#ways.some((way) => way.from === area);
  }

  /** Begin here, or put the beginning back. */
  take(area: string): void {
    const { question } = this.table;
    const isTaken = this.from === area;
    this.#from = isTaken || !question ? null : { version: question.version, area };
    this.table.menu = null;
  }

  clear(): void {
    this.#from = null;
  }

  /** For an area: a click or a key takes it as the beginning instead of choosing at once. */
  beginning(area: string): Attachment<SVGElement> {
    return (element) => {
      const take = (event: Event): void => {
        if (!this.begins(area)) return;
        event.stopImmediatePropagation();
        event.preventDefault();
        this.take(area);
      };
      const ends = [
        on(element, 'click', take, { capture: true }),
        on(
          element,
          'keydown',
          (event) => {
            const { key } = event as KeyboardEvent;
            if ((key === 'Enter' || key === ' ') && event.target === element) take(event);
          },
          { capture: true },
        ),
      ];
      return () => {
        for (const end of ends) end();
      };
    };
  }
}
