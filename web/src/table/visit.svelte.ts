// A visit to a table: which seat is mine, what is loaded, and what stands in the way.

import { boardsOf } from '$/games/game';
import { catalogueOf } from '$/state/catalogue.svelte';
import { preferences } from '$/state/preferences.svelte';
import { ask, Refused } from '$/wire/ask';
import type { Position, Problem, SeatShown } from '$/wire/types';
import { Table } from './table.svelte';

/** The seat to look from: the wanted one if it is mine, else one of mine that is asked, else the first of mine. */
export function seatOf(seats: readonly SeatShown[], wanted: number | null): number | null {
  const mine = seats.filter((seat) => seat.mine && !seat.resigned);
  const found =
    mine.find((seat) => seat.seat === wanted) ?? mine.find((seat) => seat.asked) ?? mine[0] ?? null;
  return found?.seat ?? null;
}

/** After so many seconds a server that did not answer is asked again. */
const AGAIN = 4;

/** For so many milliseconds a table waits for what is needed to draw it whole. */
const SOON = 250;

export class Visit {
  table: Table | null = $state.raw(null);
  problem: Problem | null = $state.raw(null);
  #turns = 0;
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** Open the table, from a seat of mine or as a spectator. What is shown meanwhile is nobody's hand. */
  async open(wanted: number | null): Promise<void> {
    const turn = ++this.#turns;
    this.close();
    this.problem = null;
    try {
      const position = await this.#look(wanted);
      const printed = await printedSoon(position);
      if (turn === this.#turns) this.#sit(position, printed);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (turn !== this.#turns) return;
      this.problem = error.problem;
      // A busy server, or one that starts just now, is asked again by itself.
      const { code, retry_after: wait } = error.problem;
      if (wait !== null || code === 'unreachable')
        this.#again = setTimeout(() => void this.open(wanted), 1000 * (wait ?? AGAIN));
    }
  }

  close(): void {
    clearTimeout(this.#again);
    this.table?.disconnect();
    this.table = null;
  }

  /** Everything printed, in the language of the reader. What cannot be loaded is told; the table works without it. */
  async print(table: Table): Promise<void> {
    const terms = table.latest?.table.terms;
    if (!terms) return;
    const { language } = preferences;
    try {
      const catalogue = await catalogueOf(terms.game, language, terms.packs);
      if (language === preferences.language) table.catalogue = catalogue;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      table.problem = error.problem;
    }
  }

  async #look(wanted: number | null): Promise<Position> {
    const at = { table_id: this.id };
    const first = await this.#ask(at, wanted);
    // What is needed to draw it comes while the position from my seat is still on its way.
    void printedSoon(first);
    const seat = seatOf(first.table.seats, wanted);
    return first.seat === seat ? first : this.#ask(at, seat);
  }

  async #ask(at: { table_id: string }, seat: number | null): Promise<Position> {
    try {
      return await ask('GET', '/api/tables/{table_id}', { at, query: seat === null ? {} : { seat } });
    } catch (error) {
      // An address with somebody else's seat: look on instead.
      if (seat === null || !(error instanceof Refused) || error.code === 'unreachable') throw error;
      return await ask('GET', '/api/tables/{table_id}', { at });
    }
  }

  #sit(position: Position, printed: Printed): void {
    const table = new Table(this.id, position.seat);
    // Shown at once: the connection, and what is slow to come, arrive while one already looks.
    table.hear(position);
    Object.assign(table, printed);
    this.table = table;
    boardsOf(position.table.terms.game).then(
      (boards) => {
        table.boards = boards;
        table.isBoardless = boards === null;
      },
      () => (table.isBoardless = true),
    );
  }
}

type Printed = Partial<Pick<Table, 'boards' | 'catalogue'>>;

/** What is needed to draw a table, if it comes soon: then all of it is drawn at once, not first without a board. Whoever
 *  loads it keeps it, and is asked again when it is needed: what goes wrong is told then. */
async function printedSoon({ table: { terms } }: Position): Promise<Printed> {
  const both = Promise.all([
    boardsOf(terms.game),
    catalogueOf(terms.game, preferences.language, terms.packs),
  ]).then(
    ([boards, catalogue]): Printed => ({ boards, catalogue }),
    () => ({}),
  );
  const late = new Promise<Printed>((done) => setTimeout(done, SOON, {}));
  return Promise.race([both, late]);
}
