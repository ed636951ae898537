import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '$/state/preferences.svelte';
import { scene, tableIn } from '../../tests/scene';
import type { Position } from '$/wire/types';
import { Desk } from './desk.svelte';
import Side from './Side.svelte';
import { readingOf } from './side/reading.svelte';
import { titleOf } from './title';

type Message = { type: string; client?: string; version?: number; picks?: string[] };

/** A socket that does what the test says. */
class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  readonly sent: Message[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: URL) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Message);
  }
  close(): void {
    this.readyState = 3;
  }
  open(position: Position): void {
    this.readyState = 1;
    this.onopen?.();
    this.hear(position);
  }
  hear(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  fall(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  get choices(): Message[] {
    return this.sent.filter((message) => message.type === 'choose');
  }
}

const socket = (at: number): FakeSocket => FakeSocket.made[at] as FakeSocket;

beforeEach(() => {
  preferences.language = 'en';
  preferences.confirm = 'never';
  preferences.pace = 'instant';
  FakeSocket.made = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a choice made while the connection is lost is sent once more with the same id, and once only', async () => {
  const table = await tableIn('faith');
  const { position } = await scene('faith');
  table.connect();
  socket(0).open({ ...position, since: 93, log: [] });
  table.mean('collect');
  const [first] = socket(0).choices;
  expect(first).toMatchObject({ version: 93, picks: ['collect'] });

  socket(0).fall();
  expect([table.link, table.isSending]).toEqual(['lost', true]);
  table.mean('replenish');
  vi.advanceTimersByTime(300);
  socket(1).open({ ...position, since: 93, log: [] });

  expect(socket(1).choices).toEqual([first]);
  socket(1).hear({ type: 'accepted', client: first?.client, number: 94 });
  // Accepted, but what came of it is not shown yet: nothing else may be chosen meanwhile.
  expect(table.isSending).toBe(true);
  const log = [{ number: 94, at: 0, kind: 'chose', seat: 0, lines: [], name: '', since: null }];
  socket(1).hear({ ...position, number: 94, since: 93, question: null, log });
  expect(table.isSending).toBe(false);
  expect(table.log).toHaveLength(94);
  table.disconnect();
});

test('what has changed is the position it leads to, and whoever missed a step connects again', async () => {
  const table = await tableIn('faith');
  const { position } = await scene('faith');
  table.connect();
  socket(0).open({ ...position, since: 93, log: [] });
  const log = [{ number: 94, at: 0, kind: 'chose', seat: 0, lines: [], name: '', since: null }];
  const told = { type: 'changed', step: 1, number: 94, since: 93, changes: { question: [null] }, log };

  socket(0).hear(told);
  expect([table.base?.number, table.base?.question]).toEqual([94, null]);
  expect(table.base?.view).toEqual(position.view);
  expect([table.log.length, socket(0).readyState]).toEqual([94, 1]);

  socket(0).hear({ ...told, step: 3, number: 96, since: 95 });
  expect([table.base?.number, socket(0).readyState]).toEqual([94, 3]);
  table.disconnect();
});

test('what is declined is told, and can be chosen anew', async () => {
  const table = await tableIn('faith');
  table.connect();
  const { position } = await scene('faith');
  socket(0).open({ ...position, since: 93, log: [] });
  table.mean('collect');

  const problem = { code: 'stale', text: 'The table has moved on.', clause: '', retry_after: null };
  socket(0).hear({ type: 'declined', client: socket(0).choices[0]?.client, problem });

  expect([table.isSending, table.picked, table.problem?.text]).toEqual([
    false,
    [],
    'The table has moved on.',
  ]);
  table.disconnect();
});

test('a line of chat that arrives does not put back what I picked', async () => {
  const table = await tableIn('faith');
  preferences.confirm = 'always';
  table.connect();
  const { position } = await scene('faith');
  socket(0).open({ ...position, since: 93, log: [] });
  table.mean('collect');
  table.say('Hello');

  socket(0).hear({ type: 'accepted', client: socket(0).sent.at(-1)?.client, number: 94 });

  expect([table.picked, table.confirming]).toEqual([['collect'], true]);
  table.disconnect();
});

test('in another language the log comes in full, and what changed since my turn stays marked', async () => {
  const table = await tableIn('faith');
  const { base } = table;
  preferences.language = 'ja';
  table.connect();
  expect(socket(0).address.searchParams.get('since')).toBe('0');
  expect(table.log).toHaveLength(93);

  const { position } = await scene('faith', 'ja');
  socket(0).open(position);

  expect(table.log[0]?.lines[0]).toBe('Annさんが席Aに着きました。');
  expect(table.base).toBe(base);
  table.disconnect();
});

test('the way back: free, by consent of other people, or none', async () => {
  const { position } = await scene('action');
  const table = await tableIn('action');
  const under = (undo: 'consent' | 'mark', bots = false): string => {
    const seats = position.table.seats.map((seat) =>
      bots && !seat.mine ? { ...seat, holder: 'bot' as const } : seat,
    );
    table.hear({
      ...position,
      table: { ...position.table, seats, terms: { ...position.table.terms, undo } },
    });
    return table.wayBack;
  };

  expect(under('consent')).toBe('ask');
  expect(under('consent', true)).toBe('free');
  expect(under('mark')).toBe('none');
  table.hear({ ...position, can_undo: true });
  expect(table.wayBack).toBe('free');
});

/** The position after my latest choice, at which another seat is at turn. */
async function afterMine(): Promise<Position> {
  const { position } = await scene('faith');
  const log = [{ number: 94, at: 0, kind: 'chose', seat: 0, lines: [], name: '', since: null }];
  const view = { ...position.view, turn: 1 };
  return { ...position, number: 94, since: 93, question: null, log, view };
}

test('a turn that ended by itself is told, and one that I ended is not', async () => {
  const table = await tableIn('faith');
  table.connect();
  const { position } = await scene('faith');
  expect(position.view?.['turn']).toBe(0);
  socket(0).open({ ...position, since: 93, log: [] });

  table.mean('collect');
  socket(0).hear({ type: 'accepted', client: socket(0).choices[0]?.client, number: 94 });
  socket(0).hear(await afterMine());
  expect(table.hasEnded).toBe(true);

  const stop = { id: 'stop', text: 'Stop and end the turn' };
  const question = position.question && { ...position.question, version: 97, options: [stop] };
  socket(0).hear({ ...position, number: 95, since: 94, log: [], question });
  // It is still told beside the next question: whoever looked away has not seen it.
  expect(table.hasEnded).toBe(true);
  table.mean('stop');
  table.confirm();
  socket(0).hear(await afterMine());
  expect(table.hasEnded).toBe(false);
  table.disconnect();
});

test('what others have said and I have not read is told by the title of the page and by the tab', async () => {
  const table = await tableIn('faith', 'en', 'talked at');
  const said = (number: number, seat: number) =>
    ({ number, at: 0, kind: 'said', seat, lines: ['Hello'], name: 'Ben', since: null }) as const;
  const { position } = await scene('faith');
  table.hear({
    ...position,
    table: { ...position.table, id: 'talked at' },
    number: 96,
    since: 93,
    log: [said(94, 1), said(95, 0), said(96, 1)],
  });
  const desk = new Desk();
  render(Side, { table, desk, hasOthers: true });

  expect(titleOf(table, 'Atlas Lost')).toBe('(2) ● Your turn · Atlas Lost');
  expect(screen.getByRole('tab', { name: 'Chat 2 unread' }).textContent).toContain('2');

  readingOf(table).read();
  await tick();
  expect(titleOf(table, 'Atlas Lost')).toBe('● Your turn · Atlas Lost');
  expect(screen.getByRole('tab', { name: 'Chat' })).toBeTruthy();
});
