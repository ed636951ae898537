import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { printed, scene } from '../../tests/scene';
import { boardsOf } from '$/games/game';
import { preferences } from '$/state/preferences.svelte';
import type { LogShown, Position } from '$/wire/types';
import { askedIn, queryOf } from './address';
import { Replay } from './replay.svelte';
import { Shelf } from './shelf';
import { standing } from './since';
import { turnAfter, turnBefore, turnsOf } from './steps';

const { position } = await scene('over');
const { game, cards, clauses } = await printed();
// Drawing takes its time to load, which is none of what is tested.
await boardsOf('atlas-lost');

const past = (choices: number): Position => ({
  ...position,
  table: { ...position.table, choices, status: choices < 283 ? 'running' : 'over' },
  outcome: choices < 283 ? null : position.outcome,
  question: { seat: 0, kind: 'main', version: 1, least: 1, most: 1, text: '', clause: '', options: [] },
});

/** A server with the finished game of the scene; `asked` collects which steps were fetched. */
function served(newest: Position = position): { asked: number[] } {
  const asked: number[] = [];
  vi.stubGlobal('fetch', (address: URL) => {
    const { pathname } = address;
    const at = /\/at\/(\d+)$/.exec(pathname)?.[1];
    if (at) asked.push(Number(at));
    const answer = at
      ? past(Number(at))
      : pathname.endsWith('/cards')
        ? cards
        : pathname.endsWith('/clauses')
          ? clauses
          : pathname.startsWith('/api/games/')
            ? game
            : newest;
    return Promise.resolve(Response.json(answer));
  });
  return { asked };
}

beforeEach(() => {
  preferences.language = 'en';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('turns', () => {
  const turns = turnsOf(standing(position.log));

  it('are runs of choices of one seat', () => {
    expect(turns.slice(0, 5)).toEqual([
      { seat: 0, round: null, first: 1, last: 1 },
      { seat: 1, round: null, first: 2, last: 2 },
      { seat: 2, round: null, first: 3, last: 3 },
      { seat: 1, round: null, first: 4, last: 9 },
      { seat: 2, round: null, first: 10, last: turns[4]?.last },
    ]);
    expect(turns.at(-1)?.last).toBe(283);
  });

  it('can be jumped over both ways', () => {
    expect(turnAfter(turns, 5)).toBe(9);
    expect(turnAfter(turns, 283)).toBe(283);
    expect(turnBefore(turns, 9)).toBe(3);
    expect(turnBefore(turns, 5)).toBe(3);
    expect(turnBefore(turns, 1)).toBe(0);
  });
});

describe('rounds', () => {
  const entry = (seat: number, ...lines: string[]): LogShown => ({
    number: 0,
    at: 0,
    kind: 'chose',
    seat,
    lines,
    name: '',
    since: null,
  });
  const chosen = [
    entry(0),
    entry(1, 'A begins with Old Earth.', 'Round 1 begins.'),
    entry(0),
    entry(1, 'Explore phase.'),
    entry(1, 'B discards 1 card.'),
    entry(0, 'Round 2 begins.'),
    entry(0),
  ];

  it('take the place of turns where all choose at once', () => {
    const rounds = turnsOf(chosen);
    expect(rounds.map(({ round, first, last }) => [round, first, last])).toEqual([
      [0, 1, 2],
      [1, 3, 6],
      [2, 7, 7],
    ]);
    expect([turnAfter(rounds, 0), turnAfter(rounds, 3), turnBefore(rounds, 6)]).toEqual([2, 6, 2]);
  });

  it('may begin before anybody has chosen, and in Japanese', () => {
    const rounds = turnsOf([entry(0), entry(1, '第2ラウンド開始。'), entry(0)]);
    expect(rounds.map(({ round, last }) => [round, last])).toEqual([
      [1, 2],
      [2, 3],
    ]);
  });
});

describe('the shelf', () => {
  it('asks once, and forgets what was not looked at for longest', async () => {
    const load = vi.fn((choice: number) => Promise.resolve(past(choice)));
    const shelf = new Shelf(load, 3);
    await Promise.all([shelf.get(1), shelf.get(1), shelf.get(2), shelf.get(3)]);
    expect(load).toHaveBeenCalledTimes(3);
    shelf.peek(1);
    await shelf.get(4);
    expect(shelf.size).toBe(3);
    expect([shelf.peek(1)?.table.choices, shelf.peek(2)]).toEqual([1, null]);
  });
});

describe('a replay', () => {
  it('begins at the step of the address, marks what differs from the step before, and asks nothing', async () => {
    served();
    const replay = new Replay('scene');
    await replay.open(0, 100);
    expect(replay.table?.shown?.table.choices).toBe(100);
    expect(replay.table?.base?.table.choices).toBe(99);
    expect(replay.table?.question).toBeNull();
    expect(replay.entry?.number).toBe(105);
    replay.close();
  });

  it('goes from step to step, never past the ends, and has the next ones ready', async () => {
    const { asked } = served();
    const replay = new Replay('scene');
    await replay.open(undefined, 281);
    replay.next();
    await vi.waitFor(() => expect(replay.table?.shown?.table.choices).toBe(282));
    replay.go(999);
    await vi.waitFor(() => expect(replay.table?.latest?.outcome?.winners).toEqual(position.outcome?.winners));
    expect(replay.step).toBe(283);
    replay.go(-5);
    expect(replay.step).toBe(0);
    await vi.waitFor(() => expect(asked).toEqual(expect.arrayContaining([0, 1, 2, 3, 4])));
    expect(new Set(asked).size).toBe(asked.length);
    replay.close();
  });

  it('plays by itself at the chosen speed and stops at the end', async () => {
    served();
    const replay = new Replay('scene');
    await replay.open(0, 280);
    replay.speed = 4;
    vi.useFakeTimers();
    replay.play();
    await vi.advanceTimersByTimeAsync(225 + 100);
    expect(replay.step).toBe(281);
    await vi.advanceTimersByTimeAsync(3 * 325);
    expect([replay.step, replay.playing]).toEqual([283, false]);
    replay.close();
  });

  it('lets me look from any seat once the game is over, before that from my own', async () => {
    served();
    const over = new Replay('scene');
    await over.open(2, 10);
    expect([over.seat, over.seats]).toEqual([2, [0, 1, 2]]);
    over.close();
    served({ ...position, outcome: null, table: { ...position.table, status: 'running' } });
    const running = new Replay('scene');
    await running.open(2, 10);
    expect([running.seat, running.seats]).toEqual([0, [0]]);
    running.close();
  });
});

describe('the address', () => {
  it('names step and seat, and reads only what makes sense', () => {
    expect(askedIn(new URLSearchParams(queryOf(12, 0)))).toEqual({ step: 12, seat: 0 });
    expect(askedIn(new URLSearchParams(queryOf(0, null)))).toEqual({ step: 0, seat: null });
    expect(askedIn(new URLSearchParams('at=-3&seat=x'))).toEqual({ step: undefined, seat: undefined });
  });
});
