// A live connection to a table that comes back by itself. What was sent and not yet answered is sent again with the same
// id, so that it is done once, whatever happened to the connection in between.

import { positionAfter } from './changes';
import type { Changed, Closing, Frame, Position, Problem, Sent } from './types';

/** What is heard of a table: what has changed comes as the position that it leads to. */
export type Heard = Exclude<Frame, Changed>;

export type LinkState = 'connecting' | 'live' | 'lost' | 'ended';

export interface Wishes {
  table: string;
  seat: number | null;
  language: string;
  /** The number of the entry from which on the log is wanted. */
  since: () => number;
}

export interface Listener {
  heard: (frame: Heard) => void;
  /** `again`: how many milliseconds until the next attempt, 0 if there is none. */
  changed: (state: LinkState, again: number, problem: Problem | null) => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
// The server asks for signs of life itself; ours tells the difference between its clock and this one's.
const PING = 25_000;
// A connection that does not answer for so long is taken for dead: sleeping laptops keep dead sockets open.
const SILENCE = 12_000;

export class Live {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Sent>();
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(
    private readonly wishes: Wishes,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.#hurry);
    addEventListener('pageshow', this.#hurry);
    document.addEventListener('visibilitychange', this.#look);
    this.#connect();
  }

  /** Send something. With an id it is kept until it is answered, and sent again after a lost connection. */
  send(message: Sent): void {
    if ('client' in message) this.#waiting.set(message.client, message);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#ended = true;
    removeEventListener('online', this.#hurry);
    removeEventListener('pageshow', this.#hurry);
    document.removeEventListener('visibilitychange', this.#look);
    this.#rest();
    this.#socket?.close();
  }

  /** Try now instead of later. */
  #hurry = (): void => {
    if (this.#ended || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #look = (): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.#socket) this.#ask();
    else this.#hurry();
  };

  #connect(): void {
    const { table, seat, language, since } = this.wishes;
    const address = new URL(`/api/tables/${encodeURIComponent(table)}/live`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    address.searchParams.set('language', language);
    address.searchParams.set('since', String(since()));
    if (seat !== null) address.searchParams.set('seat', String(seat));
    this.listener.changed('connecting', 0, null);
    const socket = new WebSocket(address);
    this.#socket = socket;
    let closing: Closing | null = null;
    let position: Position | null = null;
    let step = 0;
    socket.onopen = () => {
      for (const message of this.#waiting.values()) socket.send(JSON.stringify(message));
      this.#ping = setInterval(() => this.#ask(), PING);
      this.#ask();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#alive();
      let frame = JSON.parse(event.data) as Frame;
      if (frame.type === 'changed') {
        // Whoever has missed something connects again, which begins with a whole position.
        if (!position || frame.step !== step + 1) return socket.close();
        step = frame.step;
        position = frame = positionAfter(position, frame);
      } else if (frame.type === 'position') {
        step = 0;
        position = frame;
      }
      if (frame.type === 'closing') closing = frame;
      if (frame.type === 'accepted' || frame.type === 'declined') this.#waiting.delete(frame.client);
      if (frame.type === 'position' && this.#attempts >= 0) {
        this.#attempts = 0;
        this.listener.changed('live', 0, null);
      }
      this.listener.heard(frame);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#rest();
      this.#socket = null;
      if (this.#ended) return;
      if (closing && !closing.again) {
        this.#ended = true;
        this.listener.changed('ended', 0, closing.problem);
        return;
      }
      const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts++);
      this.listener.changed('lost', wait, closing?.problem ?? null);
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
  }

  #ask(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ type: 'ping' } satisfies Sent));
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket?.close(), SILENCE);
  }

  #alive(): void {
    clearTimeout(this.#silence);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    clearInterval(this.#ping);
  }
}
