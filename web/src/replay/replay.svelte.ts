// A replay: which step of a game is looked at, from which seat, and what moves it. The boards draw a table without a
// connection that hears one position of the past after the other; it is never asked anything.

import { boardsOf } from '$/games/game';
import { problemOf } from '$/shell/asked.svelte';
import { catalogueOf } from '$/state/catalogue.svelte';
import { preferences } from '$/state/preferences.svelte';
import { counted, type Counted } from '$/table/counting';
import { Table } from '$/table/table.svelte';
import { christened } from '$/table/side/bots';
import { ask } from '$/wire/ask';
import type { GameShown, LogShown, Position, Problem } from '$/wire/types';
import { past } from './past';
import { pause, Shelf } from './shelf';
import { standing } from './since';
import { entryOf, turnAfter, turnBefore, turnsOf } from './steps';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a step is shown at the plain speed, in milliseconds. */
const STEP = 900;
/** So many steps are loaded before they are needed. */
const AHEAD = 4;
/** Whoever draws the slider along passes many steps: only where they rest for so long is loaded. */
const REST = 50;

/** From which seat one looks: by its number, as a spectator (null), or from wherever one sits (undefined). */
export type Viewpoint = number | null | undefined;

export class Replay {
  /** The newest position, which tells how far the game has come. */
  newest: Position | null = $state.raw(null);
  game: GameShown | null = $state.raw(null);
  table: Table | null = $state.raw(null);
  log: readonly LogShown[] = $state.raw([]);
  step: number = $state(0);
  playing: boolean = $state(false);
  speed: Speed = $state(1);
  /** Why the game, or a step of it, cannot be shown. */
  problem: Problem | null = $state.raw(null);

  readonly chosen = $derived(standing(this.log));
  readonly turns = $derived(turnsOf(this.chosen));
  /** What led to this step. */
  readonly entry = $derived(entryOf(this.log, this.chosen, this.step));

  #shelf: Shelf | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was asked for, so that what comes late is not shown. */
  #asked = 0;
  #opened = 0;

  constructor(readonly id: string) {}

  get last(): number {
    return this.newest?.table.choices ?? 0;
  }
  get seat(): number | null {
    return this.table?.seat ?? null;
  }
  get isOver(): boolean {
    return this.newest?.table.status === 'over';
  }
  /** The turn or round of the game at this step; 0 while it is not known. */
  get turn(): number {
    const { view, boards } = this.table ?? {};
    return view && boards ? boards.turn(view) : 0;
  }
  /** Whether all act at once, so that steps belong to rounds and not to turns of seats. */
  get isOfRounds(): boolean {
    return this.turns.some(({ round }) => round !== null);
  }
  /** What the game counts. */
  get counted(): Counted {
    return counted(this.table?.view);
  }
  /** The seats from which I may look, a spectator aside. */
  get seats(): readonly number[] {
    const seats = this.newest?.table.seats ?? [];
    return seats.filter((seat) => seat.mine || this.isOver).map((seat) => seat.seat);
  }

  // What is loaded

  /** Open the game, or open it anew from another seat or in another language. Without a step it begins where it suits. */
  async open(wanted: Viewpoint, step?: number): Promise<void> {
    const opened = ++this.#opened;
    const { language } = preferences;
    try {
      const looked = await ask('GET', '/api/tables/{table_id}', { at: { table_id: this.id } });
      const seat = viewpoint(looked, wanted);
      const newest = seat === null ? looked : await newestFrom(looked, seat);
      const { game, packs } = newest.table.terms;
      const [shown, boards, catalogue] = await Promise.all([
        ask('GET', '/api/games/{game}', { at: { game } }),
        boardsOf(game),
        catalogueOf(game, language, packs),
      ]);
      if (opened !== this.#opened) return;
      const table = new Table(this.id, seat);
      table.boards = boards;
      table.catalogue = catalogue;
      this.#asked++;
      this.#shelf?.close();
      this.#shelf = new Shelf((choice, signal) => past(this.id, seat, choice, signal));
      this.game = shown;
      this.#see(newest);
      this.problem = null;
      const start = step ?? (this.isOver ? 0 : this.last);
      await this.#show(Math.min(Math.max(0, start), this.last), table);
    } catch (error) {
      if (opened === this.#opened) this.problem = problemOf(error);
    }
  }

  close(): void {
    this.pause();
    this.#opened++;
    this.#asked++;
    this.#shelf?.close();
    this.table?.playback.stop();
  }

  /** A game that still runs may have gone on. */
  async refresh(): Promise<void> {
    const { newest, seat } = this;
    if (!newest || this.isOver) return;
    const opened = this.#opened;
    const at = { table_id: this.id };
    const now = await ask('GET', '/api/tables/{table_id}', { at, query: { seat } });
    if (opened === this.#opened) this.#see(now);
  }

  #see(told: Position): void {
    const newest = christened(told);
    this.newest = newest;
    this.log = newest.log;
    if (newest.view) this.#shelf?.put(newest.table.choices, { ...newest, log: [] });
  }

  // Where one looks

  go(step: number): void {
    this.pause();
    void this.#show(Math.min(Math.max(0, step), this.last));
  }
  next(): void {
    this.go(this.step + 1);
  }
  previous(): void {
    this.go(this.step - 1);
  }
  first(): void {
    this.go(0);
  }
  async toLast(): Promise<void> {
    this.pause();
    try {
      await this.refresh();
    } catch (error) {
      this.problem = problemOf(error);
    }
    this.go(this.last);
  }
  async nextTurn(): Promise<void> {
    this.go(this.#isOneRun ? await this.#search(1) : turnAfter(this.turns, this.step));
  }
  async previousTurn(): Promise<void> {
    this.go(this.#isOneRun ? await this.#search(-1) : turnBefore(this.turns, this.step));
  }

  // Where one plays alone, and not in rounds, the log does not tell turns apart, but the positions do.
  get #isOneRun(): boolean {
    return this.newest?.table.seats.length === 1 && this.turns.every(({ round }) => round === null);
  }

  async #search(way: 1 | -1): Promise<number> {
    const { last } = this;
    const turnAt = async (step: number): Promise<number> => {
      const position = await this.#shelf?.get(step);
      return (position?.view && this.table?.boards?.turn(position.view)) ?? 0;
    };
    try {
      let step = this.step + way;
      while (step > 0 && step < last && (await turnAt(step)) === (await turnAt(step - 1))) step += way;
      return step;
    } catch (error) {
      this.problem = problemOf(error);
      return this.step;
    }
  }

  // Playing

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Go on by itself; from the beginning if nothing is left. */
  play(): void {
    if (!this.table) return;
    this.playing = true;
    if (this.step >= this.last) void this.#show(0);
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#advance(), STEP / this.speed);
  }

  async #advance(): Promise<void> {
    if (this.step >= this.last) return this.pause();
    await this.#show(this.step + 1);
    // The next one stays as long as this one did, however long it took to load.
    if (this.playing) this.#wait();
  }

  async #show(step: number, table = this.table): Promise<void> {
    const shelf = this.#shelf;
    if (!table || !shelf || !this.newest?.view) {
      this.table = table;
      return;
    }
    const asked = ++this.#asked;
    this.step = step;
    try {
      if (!shelf.peek(step)) await pause(REST);
      if (asked !== this.#asked) return;
      const position = await shelf.get(step);
      if (asked !== this.#asked) return;
      const before = step > 0 ? shelf.peek(step - 1) : position;
      this.#draw(table, position, before ?? position);
      this.problem = null;
      shelf.want(this.#soon(step));
      if (before) return;
      const earlier = await shelf.get(step - 1);
      if (asked === this.#asked) table.base = earlier;
    } catch (error) {
      if (asked !== this.#asked) return;
      this.pause();
      this.problem = problemOf(error);
    }
  }

  #draw(table: Table, position: Position, before: Position): void {
    this.table = table;
    table.hear({ ...position, question: null, can_undo: false, since: 0, log: [] });
    table.log = this.log;
    // What differs from the step before is marked as changed.
    table.base = before;
  }

  /** What is looked at soon: the next steps, the more the faster it plays, and the one before. */
  #soon(step: number): readonly number[] {
    const most = this.playing ? AHEAD * Math.max(1, this.speed / 2) : AHEAD;
    const next = Array.from({ length: most }, (_, index) => step + 1 + index);
    return [...next, step - 2].filter((one) => one >= 0 && one <= this.last);
  }
}

/** The seat that is wanted, if I may look from there; else where I sit, else nowhere. */
function viewpoint({ table }: Position, wanted: Viewpoint): number | null {
  if (wanted === null) return null;
  const may = table.seats.find(({ seat, mine }) => seat === wanted && (mine || table.status === 'over'));
  return may?.seat ?? table.seats.find(({ mine }) => mine)?.seat ?? null;
}

/** The newest position from a seat. That of somebody else is told by the past alone, once the game is over. */
async function newestFrom({ table, outcome }: Position, seat: number): Promise<Position> {
  const { id: table_id, choices: choice } = table;
  if (table.seats[seat]?.mine)
    return ask('GET', '/api/tables/{table_id}', { at: { table_id }, query: { seat } });
  const position = await ask('GET', '/api/tables/{table_id}/at/{choice}', {
    at: { table_id, choice },
    query: { seat, since: 0 },
  });
  // What ended it may have come after the last choice.
  return { ...position, table, outcome };
}
