// A table as one browser sees it: what the server shows, what is pointed at, what is picked and sent. No rules.

import type { GameBoards } from '$/games/game';
import type { Catalogue } from '$/state/catalogue.svelte';
import { preferences } from '$/state/preferences.svelte';
import { ask, clientId } from '$/wire/ask';
import { Live, type LinkState } from '$/wire/live';
import type {
    BarredShown,
    Explained,
    Frame,
    LogShown,
    OptionShown,
    Position,
    Presence,
    Problem,
    QuestionShown,
} from '$/wire/types';
import { Playback } from './playback.svelte';

/** Something sent that is not yet answered. */
interface Pending {
    client: string;
    what: 'choice' | 'undo' | 'answer' | 'chat';
    picks: readonly string[];
}

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

    /** The option that is pointed at in the list, and the piece on the board. */
    pointed: string | null = $state(null);
    pointedPiece: string | null = $state(null);
    /** What is picked so far, where a question wants more than one thing or a choice is to be confirmed. */
    picked: readonly string[] = $state.raw([]);
    /** Whether the picked things only wait for a confirmation. */
    confirming: boolean = $state(false);
    /** The pieces whose options are shown in a small menu, because a piece has several. */
    menu: string | null = $state(null);

    boards: GameBoards | null = $state.raw(null);
    catalogue: Catalogue | null = $state.raw(null);

    readonly playback: Playback;

    #pending: readonly Pending[] = $state.raw([]);
    #live: Live | null = null;
    #explained = -1;

    constructor(
        readonly id: string,
        readonly seat: number | null,
    ) {
        this.playback = new Playback(this);
    }

    // What is shown

    /** The position that is drawn: the newest, unless the moves of others are still being shown. */
    get shown(): Position | null {
        return this.playback.showing ?? this.latest;
    }
    get view(): Readonly<Record<string, unknown>> | null {
        return this.shown?.view ?? null;
    }
    /** My open question, once everything before it has been shown. */
    get question(): QuestionShown | null {
        return this.playback.busy ? null : (this.latest?.question ?? null);
    }
    get options(): readonly OptionShown[] {
        return this.question?.options ?? [];
    }
    get isSending(): boolean {
        return this.#pending.some((one) => one.what === 'choice' || one.what === 'undo');
    }
    /** The names of the seats, as people are called. */
    get names(): readonly string[] {
        return (this.latest?.table.seats ?? []).map((seat) => seat.name || seat.level || seat.letter);
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
        return new Set(
            [...now].filter(([piece, state]) => before.get(piece) !== state).map(([piece]) => piece),
        );
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

    /** Connect, or connect anew in another language: the log comes in full again. */
    connect(): void {
        this.#live?.close();
        this.log = [];
        const { language } = preferences;
        this.#live = new Live(
            { table: this.id, seat: this.seat, language, since: () => this.log.at(-1)?.number ?? 0 },
            {
                heard: (frame) => this.hear(frame),
                changed: (state, again, problem) => {
                    this.link = state;
                    this.retryAt = again ? Date.now() + again : 0;
                    if (problem) this.problem = problem;
                },
            },
        );
        for (const pending of this.#pending) this.#resend(pending);
    }

    disconnect(): void {
        this.#live?.close();
        this.#live = null;
        this.playback.stop();
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
                this.#settle(frame.client);
                this.problem = frame.problem;
                break;
            case 'explained':
                this.#explain(frame);
                break;
            case 'pong':
                this.skew = frame.at - Date.now();
                break;
            case 'closing':
                this.problem = frame.problem;
                break;
        }
    }

    #take(position: Position): void {
        const before = this.latest;
        this.log = position.since === 0 ? position.log : joined(this.log, position);
        if (before?.question?.version !== position.question?.version) {
            this.picked = [];
            this.confirming = false;
            this.pointed = null;
            this.menu = null;
            this.barred = [];
            this.#explained = -1;
        }
        // What changed is told from where my last turn left the table; my own latest choice begins a new count.
        const isMine = position.log.some((entry) => entry.kind === 'chose' && entry.seat === this.seat);
        if (!this.base || isMine || position.table.choices < this.base.table.choices) this.base = position;
        this.latest = position;
        this.playback.take(before, position);
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
        if (question.least === 1 && question.most === 1) {
            if (this.confirming && this.picked[0] === option) return this.confirm();
            if (this.#asksFirst(option)) {
                this.picked = [option];
                this.confirming = true;
            } else this.#choose([option]);
            return;
        }
        if (this.picked.includes(option)) this.picked = this.picked.filter((one) => one !== option);
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
        if (this.isSending) return;
        const client = clientId();
        this.#pend({ client, what: 'undo', picks: [] });
        this.#live?.send({ type: 'undo', client });
    }

    agree(agree: boolean): void {
        const client = clientId();
        this.#pend({ client, what: 'answer', picks: [] });
        this.#live?.send({ type: 'answer-undo', client, agree });
    }

    say(text: string): void {
        const client = clientId();
        this.#pend({ client, what: 'chat', picks: [] });
        this.#live?.send({ type: 'say', client, text });
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
        return preferences.confirm === 'turn' && (this.boards?.endsTurn(option) ?? false);
    }

    #choose(picks: readonly string[]): void {
        const version = this.question?.version;
        if (version === undefined) return;
        const client = clientId();
        this.#sent.set(client, { type: 'choose', client, version, picks });
        this.#pend({ client, what: 'choice', picks });
        this.#live?.send({ type: 'choose', client, version, picks });
    }

    // What is sent and not yet answered

    readonly #sent = new Map<
        string,
        { type: 'choose'; client: string; version: number; picks: readonly string[] }
    >();

    #pend(pending: Pending): void {
        this.#pending = [...this.#pending, pending];
    }

    #settle(client: string): void {
        this.#sent.delete(client);
        this.#pending = this.#pending.filter((one) => one.client !== client);
        this.confirming = false;
        this.picked = [];
    }

    #resend(pending: Pending): void {
        const message = this.#sent.get(pending.client);
        if (message) this.#live?.send(message);
        else this.#settle(pending.client);
    }
}

/** A log with what is new; what a taking-back took with it is struck out by the log itself (`since`). */
function joined(log: readonly LogShown[], position: Position): readonly LogShown[] {
    return [...log.filter((entry) => entry.number <= position.since), ...position.log];
}
