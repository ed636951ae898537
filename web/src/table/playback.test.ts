import { beforeEach, describe, expect, it, vi } from 'vitest';
import { scene } from '../../tests/scene';
import { preferences } from '$/state/preferences.svelte';
import type { LogShown, Position } from '$/wire/types';
import { LONGEST, MOST, PACES, Playback, TURN_OVER } from './playback.svelte';

const { position } = await scene('action');

/** The scene as it would stand after so many choices, the latest of which were made by these seats; I am not asked. */
function at(choices: number, seats: readonly number[] = []): Position {
  const log = seats.map((seat, index): LogShown => ({
    number: 1000 + choices - seats.length + index + 1,
    at: 0,
    kind: 'chose',
    seat,
    lines: [],
    name: '',
    since: null,
  }));
  return { ...position, number: 1000 + choices, question: null, table: { ...position.table, choices }, log };
}

/** A table that hears positions as Table does: the newest is set before the playback is told. */
function watched(
  load = vi.fn((_id: string, _seat: number | null, choice: number) => Promise.resolve(at(choice))),
) {
  const table = { id: 'scene', seat: 0, latest: null as Position | null };
  const playback = new Playback(table, load);
  const hear = (newest: Position): void => {
    const before = table.latest;
    table.latest = newest;
    playback.take(before, newest);
  };
  const shown = (): number | undefined => (playback.showing ?? table.latest)?.table.choices;
  return { table, playback, hear, shown, load };
}

beforeEach(() => {
  vi.useFakeTimers();
  preferences.pace = 'calm';
  preferences.motion = 'system';
  return () => vi.useRealTimers();
});

describe('the moves of others', () => {
  it('are shown one after the other, each for as long as it takes to read', async () => {
    const { playback, hear, shown } = watched();
    hear(at(10));
    hear(at(11, [1]));
    expect([shown(), playback.busy]).toEqual([11, false]);
    hear(at(12, [2]));
    expect([shown(), playback.busy, playback.waiting]).toEqual([11, true, 1]);
    await vi.advanceTimersByTimeAsync(PACES.calm - 1);
    expect(shown()).toBe(11);
    await vi.advanceTimersByTimeAsync(1);
    expect([shown(), playback.busy]).toEqual([12, false]);
  });

  it('wait until I have read that my turn has ended by itself', async () => {
    const { table, playback, hear, shown } = watched();
    hear(at(10));
    const mine = at(11, [0]);
    table.latest = mine;
    playback.take(at(10), mine, true);

    hear(at(12, [1]));

    await vi.advanceTimersByTimeAsync(TURN_OVER - 1);
    expect([shown(), playback.busy]).toEqual([11, true]);
    await vi.advanceTimersByTimeAsync(1);
    expect([shown(), playback.busy]).toEqual([12, false]);
  });

  it('do not take a question away that I am looking at', async () => {
    const { question } = position;
    if (!question) throw new Error('the scene has a question');
    const { playback, hear, shown } = watched();
    hear({ ...at(10), question });
    hear({ ...at(12, [1, 2]), question });
    expect([shown(), playback.busy]).toEqual([12, false]);
    // Another question waits until what led to it has been shown.
    hear({ ...at(14, [1, 2]), question: { ...question, version: question.version + 1 } });
    expect([shown(), playback.busy]).toEqual([12, true]);
    await vi.advanceTimersByTimeAsync(2 * PACES.calm);
    expect([shown(), playback.busy]).toEqual([14, false]);
  });

  it('that no frame brought are fetched in order', async () => {
    const { hear, shown, load, playback } = watched();
    hear(at(10));
    hear(at(13, [1, 1, 2]));
    expect([shown(), playback.busy]).toEqual([10, true]);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toBe(11);
    await vi.advanceTimersByTimeAsync(PACES.calm);
    expect(shown()).toBe(12);
    await vi.advanceTimersByTimeAsync(PACES.calm);
    expect([shown(), playback.busy]).toEqual([13, false]);
    expect(load.mock.calls.map(([, , choice]) => choice)).toEqual([11, 12]);
  });

  it('never hold the newest back for longer than a while', async () => {
    const { hear, shown } = watched();
    hear(at(10));
    hear(at(10 + MOST, Array<number>(MOST).fill(1)));
    await vi.advanceTimersByTimeAsync(LONGEST - 250);
    expect(shown()).toBeLessThan(10 + MOST);
    await vi.advanceTimersByTimeAsync(250);
    expect(shown()).toBe(10 + MOST);
  });

  it('are not played when they are too many', () => {
    const { hear, shown, load } = watched();
    hear(at(10));
    hear(at(11 + MOST, Array<number>(MOST + 1).fill(1)));
    expect(shown()).toBe(11 + MOST);
    expect(load).not.toHaveBeenCalled();
  });

  it('are left out when the server does not answer, or answers too late', async () => {
    const broken = watched(vi.fn(() => Promise.reject(new Error('gone'))));
    broken.hear(at(10));
    broken.hear(at(13, [1, 1, 2]));
    await vi.advanceTimersByTimeAsync(0);
    expect([broken.shown(), broken.playback.busy]).toEqual([13, false]);

    const slow = watched(vi.fn(() => new Promise<Position>(() => undefined)));
    slow.hear(at(10));
    slow.hear(at(13, [1, 1, 2]));
    await vi.advanceTimersByTimeAsync(LONGEST - 1);
    expect(slow.shown()).toBe(10);
    await vi.advanceTimersByTimeAsync(1);
    expect([slow.shown(), slow.playback.busy]).toEqual([13, false]);
  });

  it('go on while people talk, and end when something is taken back', async () => {
    const { hear, shown } = watched();
    hear(at(10));
    hear(at(13, [1, 1, 2]));
    await vi.advanceTimersByTimeAsync(0);
    hear({ ...at(13), number: 2000 });
    expect(shown()).toBe(11);
    hear(at(12));
    expect(shown()).toBe(12);
  });

  it('are shown at once where nobody looks or nobody wants to wait', () => {
    const { hear, shown } = watched();
    preferences.pace = 'instant';
    hear(at(10));
    hear(at(13, [1, 1, 2]));
    expect(shown()).toBe(13);
    preferences.pace = 'calm';
    const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    hear(at(16, [1, 1, 2]));
    expect(shown()).toBe(16);
    look.mockRestore();
  });
});

describe('my own choice', () => {
  it('is shown at once, and can be read before others move', async () => {
    const { hear, shown } = watched();
    hear(at(10));
    hear(at(11, [0]));
    expect(shown()).toBe(11);
    hear(at(12, [1]));
    expect(shown()).toBe(11);
    await vi.advanceTimersByTimeAsync(PACES.calm);
    expect(shown()).toBe(12);
  });
});

describe('skipping', () => {
  it('shows the newest and gives up what is on its way', async () => {
    const signals: AbortSignal[] = [];
    const { hear, shown, playback } = watched(
      vi.fn((_id: string, _seat: number | null, choice: number, signal?: AbortSignal) => {
        if (signal) signals.push(signal);
        return new Promise<Position>((resolve) => setTimeout(() => resolve(at(choice)), 100));
      }),
    );
    hear(at(10));
    hear(at(14, [1, 1, 2, 2]));
    playback.skip();
    expect([shown(), playback.busy, playback.waiting]).toEqual([14, false, 0]);
    expect(signals.length).toBeGreaterThan(0);
    expect(signals.every((signal) => signal.aborted)).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown()).toBe(14);
  });
});

describe('a replay', () => {
  it('goes from where my turn ended to the newest, however much that is', async () => {
    const { hear, shown, playback } = watched();
    hear(at(100));
    preferences.pace = 'instant';
    playback.replay(40, 100);
    expect(playback.replaying).toBe(true);
    const seen: (number | undefined)[] = [];
    for (let moves = 0; moves < 61; moves++) {
      await vi.advanceTimersByTimeAsync(moves ? PACES.quick : 0);
      seen.push(shown());
    }
    expect(seen).toEqual(Array.from({ length: 61 }, (_, index) => 40 + index));
    expect([playback.replaying, playback.busy]).toEqual([false, false]);
  });

  it('tells whoever draws before it shows something else', async () => {
    const { hear, playback, shown } = watched();
    hear(at(12));
    const drawn: (number | undefined)[] = [];
    playback.leaving.add(() => drawn.push(shown()));
    playback.replay(10, 12);
    await vi.advanceTimersByTimeAsync(2 * PACES.calm);
    expect(drawn).toEqual([12, 12, 10, 11]);
  });
});
