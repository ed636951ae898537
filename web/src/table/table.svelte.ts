// A table as one browser sees it: what the server shows, what is pointed at, what is picked and sent. No rules.

import type { GameBoards } from '$/games/game';
import type { Catalogue } from '$/state/catalogue.svelte';
import { preferences } from '$/state/preferences.svelte';
import { shared } from '$/state/shared';
import { ask, clientId } from '$/wire/ask';
import { Live, type LinkState } from '$/wire/live';
import type {
  AnswerUndo,
  BarredShown,
  Choose,
  Explained,
  Frame,
  LogShown,
  OptionShown,
  Position,
  Presence,
  Problem,
  QuestionShown,
  Say,
  SeatShown,
  Undo,
} from '$/wire/types';
import { activeSeat } from './counting';
import { isPriced, rowsOf, saysEnd } from './question/groups';
import { christened } from './side/bots';
import { nameOf } from './side/people';
import { readingOf } from './side/reading.svelte';
import { Playback } from './playback.svelte';
import { isLentByMe } from './side/people';

/** Something that is to be done once. It is kept until the server has answered, whatever happens to the connection. */
type Wish = Choose | Undo | AnswerUndo | Say;

export class Table {
  /** The newest position from the server. */
  latest: Position | null = $state.raw(null);
  /** The log in full, in the language of the reader. */
  log: readonly LogShown[] = $state.raw([]);
  presence: Presence | null = $state.raw(null);
  barred: readonly BarredShown[] = $state.raw([]);
  link: LinkState = $state('connecting');
  /** When the next attempt to connect is made, in milliseconds of this machine's clock; 0 if none is waited for. */
  retryAt: number = $state(0);
  /** Why the server ended the connection, or refused what was sent last. */
  problem: Problem | null = $state.raw(null);
  /** The server's clock minus this machine's, in milliseconds. */
  skew: number = $state(0);

  /** What a lesson says of an answer that it would not take; '' when it says nothing. */
  notYet: string = $state('');
  /** The pieces that a lesson speaks of just now. */
  spoken: ReadonlySet<string> = $state.raw(new Set<string>());

  /** The option that is pointed at in the list, and the piece on the board. */
  pointed: string | null = $state(null);
  pointedPiece: string | null = $state(null);
  /** What is picked so far, where a question wants more than one thing or a choice is to be confirmed. */
  picked: readonly string[] = $state.raw([]);
  /** Whether the picked things only wait for a confirmation. */
  confirming: boolean = $state(false);
  /** Whether the question was drawn just now: nobody can have read it yet, so nothing answers it (see gate.svelte.ts). */
  isFresh: boolean = $state(false);
  /** The pieces whose options are shown in a small menu, because a piece has several. */
  menu: string | null = $state(null);

  /** Asked before an answer is sent: whether it is held back. What is held back is sent by `send`, or let go. */
  holds: ((picks: readonly string[]) => boolean) | null = null;
  /** The answer that is held back. */
  held: readonly string[] | null = $state.raw(null);

  /** Whether my latest choice ended my turn without saying so: nothing was left for me to decide. */
  hasEnded: boolean = $state(false);

  boards: GameBoards | null = $state.raw(null);
  /** Whether there are no boards to be drawn: everything is then chosen from the list. */
  isBoardless: boolean = $state(false);
  catalogue: Catalogue | null = $state.raw(null);

  readonly playback: Playback;

  #wishes: readonly Wish[] = $state.raw([]);
  /** The version of the question that I have answered: the server says "accepted" before it shows what came of it. */
  #answered: number | null = $state(null);
  #live: Live | null = null;
  /** What I sent last: the version of its question, and whether it said that it ends the turn. */
  #sent: { version: number; saysEnd: boolean } | null = null;
  /** The version of the question whose refusals were asked for. */
  #explained = -1;
  /** Whether the log is wanted in full, because it is to come in another language. */
  #isAnew = false;

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {
    this.playback = new Playback(this);
    // Made before anything is drawn from it: what is made while drawing is not watched.
    readingOf(this);
  }

  // What is shown

  /** The position that is drawn: the newest, unless the moves of others are still being shown. */
  get shown(): Position | null {
    return this.playback.showing ?? this.latest;
  }
  /** What is drawn. Parts that do not differ from what was drawn before are the same objects, and are not drawn anew. */
  readonly view: Readonly<Record<string, unknown>> | null = $derived.by(() => {
    this.#drawn = shared(this.#drawn, this.shown?.view ?? null);
    return this.#drawn;
  });
  #drawn: Readonly<Record<string, unknown>> | null = null;
  /** My open question, once everything before it has been shown. */
  get question(): QuestionShown | null {
    // A seat that I lent still shows me what it is asked; somebody else answers.
    const mine = this.seats[this.seat ?? -1];
    if (this.playback.busy || (mine && isLentByMe(mine))) return null;
    return this.latest?.question ?? null;
  }
  get options(): readonly OptionShown[] {
    return this.question?.options ?? [];
  }
  /** Whether something of mine that changes the game is on its way. */
  get isSending(): boolean {
    const { question } = this;
    return (
      this.held !== null ||
      (question !== null && question.version === this.#answered) ||
      this.#wishes.some((wish) => wish.type === 'choose' || wish.type === 'undo')
    );
  }
  /** The names of the seats, as people are called. */
  readonly names: readonly string[] = $derived.by(() => {
    this.#named = shared(
      this.#named,
      this.seats.map((seat) => seat.name || nameOf(seat)),
    );
    return this.#named;
  });
  #named: readonly string[] = [];
  get seats(): readonly SeatShown[] {
    return this.latest?.table.seats ?? [];
  }
  /** Whether the question wants just one thing, so that meaning it is choosing it. */
  get wantsOne(): boolean {
    return this.question?.least === 1 && this.question.most === 1;
  }
  /** How I could take my latest choice back: at once, when the others agree, or not at all. */
  get wayBack(): 'free' | 'ask' | 'none' {
    const { latest, seat } = this;
    if (!latest || seat === null || latest.table.status !== 'running') return 'none';
    if (latest.can_undo) return 'free';
    const hasChosen = standing(this.log).some((entry) => entry.seat === seat);
    if (latest.table.terms.undo !== 'consent' || !hasChosen) return 'none';
    // Where nobody else is a person there is nobody to ask: the server takes it back at once.
    return this.seats.some((one) => one.holder === 'person' && !one.mine) ? 'ask' : 'free';
  }

  // Pieces

  /** For each piece, the options that speak of it. */
  readonly offered: ReadonlyMap<string, readonly OptionShown[]> = $derived.by(() =>
    this.#byPiece(this.options),
  );
  /** For each piece, what cannot be chosen there, and why. */
  readonly refused: ReadonlyMap<string, readonly BarredShown[]> = $derived.by(() =>
    this.question ? this.#byPiece(this.barred) : new Map<string, BarredShown[]>(),
  );
  /** The pieces of the option that is pointed at. */
  readonly lit: ReadonlySet<string> = $derived.by(() => {
    const { pointed, boards, view } = this;
    if (!pointed || !boards || !view) return new Set<string>();
    return new Set(boards.piecesOf(pointed, view, this.seat ?? -1));
  });
  /** The pieces of what is picked. */
  readonly pickedPieces: ReadonlySet<string> = $derived.by(() => {
    const { boards, view } = this;
    if (!boards || !view) return new Set<string>();
    return new Set(this.picked.flatMap((pick) => [...boards.piecesOf(pick, view, this.seat ?? -1)]));
  });

  /** The position after my latest choice, or at my first look: what differs from it has changed. */
  base: Position | null = $state.raw(null);
  /** The pieces that changed since my last turn. */
  readonly changed: ReadonlySet<string> = $derived.by(() => {
    const { base, boards, view } = this;
    if (!base?.view || !boards || !view || base === this.shown) return new Set<string>();
    const before = boards.states(base.view);
    const now = boards.states(view);
    return new Set([...now].filter(([piece, state]) => before.get(piece) !== state).map(([piece]) => piece));
  });

  #byPiece<Thing extends { id: string }>(things: readonly Thing[]): ReadonlyMap<string, readonly Thing[]> {
    const found = new Map<string, Thing[]>();
    const { boards, view } = this;
    if (!boards || !view) return found;
    for (const thing of things) {
      for (const piece of boards.piecesOf(thing.id, view, this.seat ?? -1)) {
        const there = found.get(piece);
        if (there) there.push(thing);
        else found.set(piece, [thing]);
      }
    }
    return found;
  }

  // The connection

  /** Connect, or connect anew in another language: then the log comes in full again, and the old one stays until then. */
  connect(): void {
    this.#live?.close();
    const { language } = preferences;
    this.#isAnew = this.latest?.language !== language;
    this.#live = new Live(
      {
        table: this.id,
        seat: this.seat,
        language,
        since: () => (this.#isAnew ? 0 : (this.latest?.number ?? 0)),
      },
      {
        heard: (frame) => this.hear(frame),
        changed: (state, again, problem) => this.#turn(state, again, problem),
      },
    );
    for (const wish of this.#wishes) this.#live.send(wish);
  }

  disconnect(): void {
    this.#live?.close();
    this.#live = null;
    this.playback.stop();
  }

  #turn(state: LinkState, again: number, problem: Problem | null): void {
    this.link = state;
    this.retryAt = again ? Date.now() + again : 0;
    // What was asked while nobody listened was not heard.
    if (state !== 'live' && !this.barred.length) this.#explained = -1;
    if (state !== 'ended') return;
    this.problem = problem;
    this.#wishes = [];
  }

  /** A frame from the server. */
  hear(frame: Frame): void {
    switch (frame.type) {
      case 'position':
        this.#take(frame);
        break;
      case 'presence':
        this.presence = frame;
        break;
      case 'accepted':
        this.#settle(frame.client);
        break;
      case 'declined':
        this.#decline(frame.client);
        // A lesson says that in its own place, and it is nothing that went wrong.
        if (frame.problem.code === 'not-yet') this.notYet = frame.problem.text;
        else this.problem = frame.problem;
        break;
      case 'explained':
        this.#explain(frame);
        break;
      case 'pong':
        this.skew = frame.at - Date.now();
        break;
      case 'closing':
        // The connection tells whether it comes back; if it does not, it says why.
        break;
    }
  }

  #take(told: Position): void {
    const position = christened(told);
    const before = this.latest;
    const news = position.log.filter((entry) => entry.number > (before?.number ?? 0));
    this.log = position.since === 0 ? position.log : joined(this.log, position);
    this.#isAnew = false;
    if (before?.question?.version !== position.question?.version) this.#forget();
    else if (before?.language !== position.language) {
      // The reasons are still in the language that was read before.
      this.barred = [];
      this.#explained = -1;
    }
    // What changed is told from where my last turn left the table; my own latest choice begins a new count.
    const isMine = news.some((entry) => entry.kind === 'chose' && entry.seat === this.seat);
    if (!this.base || isMine || position.table.choices < this.base.table.choices) this.base = position;
    if (isMine) this.hasEnded = this.#endsByItself(before, position);
    this.latest = position;
    this.playback.take(before, position, isMine && this.hasEnded);
  }

  #endsByItself(before: Position | null, position: Position): boolean {
    if (!before?.question || this.#sent?.version !== before.question.version || this.#sent.saysEnd)
      return false;
    if (position.outcome || this.seat === null) return false;
    return activeSeat(before.view) === this.seat && activeSeat(position.view) !== this.seat;
  }

  /** Another question: what was pointed at, picked and asked belongs to the old one. */
  #forget(): void {
    this.picked = [];
    this.held = null;
    this.confirming = false;
    this.pointed = null;
    this.menu = null;
    this.notYet = '';
    this.barred = [];
    this.#explained = -1;
    this.#answered = null;
  }

  #explain(frame: Explained): void {
    if (frame.version === this.latest?.question?.version) this.barred = frame.barred;
  }

  /** Learn what cannot be chosen now, and why; once for each question. */
  explain(): void {
    const version = this.latest?.question?.version;
    if (version === undefined || this.#explained === version) return;
    this.#explained = version;
    this.#live?.send({ type: 'explain' });
  }

  // What I do

  /** An option is meant: pick it, put it back, ask once more, or send it, as the question and my preferences want it. */
  mean(option: string): void {
    const { question } = this;
    if (!question || this.isSending) return;
    this.problem = null;
    this.menu = null;
    if (this.wantsOne) {
      if (this.confirming && this.picked[0] === option) return this.confirm();
      if (this.#asksFirst(option)) {
        this.picked = [option];
        this.confirming = true;
      } else this.#choose([option]);
      return;
    }
    if (this.picked.includes(option)) this.picked = this.picked.filter((one) => one !== option);
    else if (question.most === 1) this.picked = [option];
    else if (this.picked.length < question.most) this.picked = [...this.picked, option];
    this.confirming = this.picked.length >= question.least;
  }

  /** A piece is meant: its one option, or a menu of them. */
  meanPiece(piece: string): void {
    const options = this.offered.get(piece) ?? [];
    const [only] = options;
    if (only && options.length === 1) this.mean(only.id);
    else if (options.length > 1) this.menu = this.menu === piece ? null : piece;
    else this.explain();
  }

  /** Send what is picked. */
  confirm(): void {
    const { question } = this;
    if (!question || this.picked.length < question.least || this.isSending) return;
    const order = question.options.map((option) => option.id);
    this.#choose([...this.picked].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
  }

  /** Put back what is picked. */
  reconsider(): void {
    this.picked = [];
    this.confirming = false;
    this.menu = null;
  }

  undo(): void {
    if (!this.isSending) this.#wish({ type: 'undo', client: clientId() });
  }

  agree(agree: boolean): void {
    this.#wish({ type: 'answer-undo', client: clientId(), agree });
  }

  say(text: string): void {
    this.#wish({ type: 'say', client: clientId(), text });
  }

  /** Why something cannot be chosen now, asked of the server. */
  async why(pick: string): Promise<BarredShown | null> {
    if (this.seat === null) return null;
    return ask('POST', '/api/tables/{table_id}/seats/{seat}/why', {
      at: { table_id: this.id, seat: this.seat },
      body: { pick },
    });
  }

  #asksFirst(option: string): boolean {
    if (preferences.confirm === 'always') return true;
    return preferences.confirm === 'turn' && ((this.boards?.endsTurn(option) ?? false) || this.costs(option));
  }

  /** Whether an option that stands alone among folded ones, and so is one press away, costs something that undo may not
   *  give back. Where nobody else is a person, undo gives back everything. */
  costs(option: string): boolean {
    const terms = this.latest?.table.terms;
    const isAlone = this.seats.every((seat) => seat.holder !== 'person' || seat.mine);
    if (!terms || (terms.undo === 'consent' && isAlone)) return false;
    const rows = rowsOf(this.options);
    const isFolded = rows.some((row) => row.things.length > 1);
    const alone = rows.find((row) => row.things.length === 1 && row.things[0]?.id === option)?.things[0];
    return isFolded && alone !== undefined && isPriced(alone.text);
  }

  #choose(picks: readonly string[]): void {
    if (!this.holds?.(picks)) return this.send(picks);
    this.picked = picks;
    this.confirming = false;
    this.held = picks;
  }

  /** What was held back may be meant again, or something else. */
  release(): void {
    this.held = null;
  }

  /** Send an answer. */
  send(picks: readonly string[]): void {
    this.held = null;
    const version = this.question?.version;
    if (version === undefined) return;
    // What I chose stays marked until the table has moved on.
    this.picked = picks;
    this.confirming = false;
    this.#answered = version;
    this.notYet = '';
    const said = this.options.filter((option) => picks.includes(option.id));
    this.#sent = { version, saysEnd: said.some((option) => saysEnd(option.text)) };
    this.hasEnded = false;
    this.#wish({ type: 'choose', client: clientId(), version, picks });
  }

  // What is sent and not yet answered

  #wish(wish: Wish): void {
    this.#wishes = [...this.#wishes, wish];
    this.#live?.send(wish);
  }

  #settle(client: string): void {
    this.#wishes = this.#wishes.filter((wish) => wish.client !== client);
  }

  #decline(client: string): void {
    const wish = this.#wishes.find((one) => one.client === client);
    this.#settle(client);
    if (wish?.type !== 'choose') return;
    this.#answered = null;
    this.reconsider();
  }
}

/** A log with what is new; what a taking-back took with it is struck out by the log itself (`since`). */
function joined(log: readonly LogShown[], position: Position): readonly LogShown[] {
  return [...log.filter((entry) => entry.number <= position.since), ...position.log];
}

/** The choices that still stand: a taking-back takes every choice from its `since` on. */
function standing(log: readonly LogShown[]): readonly LogShown[] {
  let stands: LogShown[] = [];
  for (const entry of log) {
    const { since } = entry;
    if (entry.kind === 'chose') stands.push(entry);
    else if (entry.kind === 'undone' && since !== null) stands = stands.filter((one) => one.number < since);
  }
  return stands;
}
