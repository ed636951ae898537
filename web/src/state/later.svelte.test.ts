import { flushSync } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { afterFrames, later } from './later.svelte';

/** Frames that are drawn when the test says so. */
let frames = new Map<number, FrameRequestCallback>();
let requests = 0;

beforeEach(() => {
  frames = new Map();
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => {
    frames.set(++requests, frame);
    return requests;
  });
  vi.stubGlobal('cancelAnimationFrame', (request: number) => frames.delete(request));
});

function draw(): void {
  const now = [...frames.values()];
  frames.clear();
  for (const frame of now) frame(0);
  flushSync();
}

it('shows everything so many frames later, and the newest if it changed meanwhile', () => {
  let value = $state(1);
  let shown: { current: number | null } = { current: 0 };
  const end = $effect.root(() => {
    shown = later(2, () => value);
  });
  flushSync();
  expect(shown.current).toBeNull();
  draw();
  draw();
  expect(shown.current).toBe(1);
  const seen = [2, 3].map((next) => {
    value = next;
    flushSync();
    draw();
    return shown.current;
  });
  draw();
  expect([...seen, shown.current]).toEqual([1, 1, 3]);
  end();
});

it('can be called off', () => {
  const act = vi.fn();
  const callOff = afterFrames(2, act);
  draw();
  callOff();
  draw();
  expect(act).not.toHaveBeenCalled();
});

it('waits for no frame where nothing is drawn', () => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const act = vi.fn();
  afterFrames(2, act);
  expect(act).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});
