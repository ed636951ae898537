import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { engine } from '$/state/engine.svelte';
import { preferences } from '$/state/preferences.svelte';
import type { EngineShown } from '$/wire/types';
import { No, serve } from '../../tests/server';
import EngineLine from './EngineLine.svelte';

const making = (done: number): EngineShown => ({
  form: 'interpreted',
  bots: 'interpreted',
  making: { part: 'engine', done, of: 240 },
});
const ORDINARY: EngineShown = { form: 'compiled', bots: 'compiled', making: null };
const LINE = /Engine is being compiled/;

let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  preferences.language = 'en';
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Let time pass, and draw what came of it. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await tick();
}

test('an ordinary server is asked once, and nothing is said', async () => {
  const asked = serve({ 'GET /api/engine': ORDINARY });
  const { container } = render(EngineLine);
  stop = engine.watch();
  await pass(60_000);

  expect(asked.length).toBe(1);
  expect(container.textContent?.trim()).toBe('');
  expect(document.documentElement.hasAttribute('data-told')).toBe(false);
});

test('it follows the engine, says that bots are faster, and goes', async () => {
  let now: EngineShown = making(24);
  const asked = serve({ 'GET /api/engine': () => now });
  const { container } = render(EngineLine);
  stop = engine.watch();
  await pass(0);
  expect(screen.getByText(LINE).textContent).toBe(
    'Engine is being compiled: 10 %. Bots will be about 6 times faster.',
  );
  expect(container.querySelector('.engine')?.getAttribute('aria-live')).toBe('polite');
  expect(document.documentElement.hasAttribute('data-told')).toBe(true);

  now = making(96);
  await pass(3_000);
  expect(screen.getByText('40 %.').getAttribute('aria-live')).toBe('off');
  preferences.language = 'ja';
  await tick();
  expect(screen.getByText(/エンジンをコンパイルしています：/)).toBeTruthy();
  preferences.language = 'en';

  now = { form: 'interpreted', bots: 'compiled', making: null };
  await pass(3_000);
  expect(screen.queryByText(LINE)).toBeNull();
  expect(screen.getByText('Bots now run compiled.')).toBeTruthy();

  await pass(8_000);
  expect(container.textContent?.trim()).toBe('');
  expect(document.documentElement.hasAttribute('data-told')).toBe(false);
  expect(asked.length).toBe(3);
});

test('a server that cannot be reached for a while is asked again; one that never said anything is not', async () => {
  let answer: EngineShown | No = making(24);
  const asked = serve({ 'GET /api/engine': () => answer });
  render(EngineLine);
  stop = engine.watch();
  await pass(0);
  answer = new No(503, 'Away.');
  await pass(6_000);
  expect(asked.length).toBe(3);
  expect(screen.getByText(LINE)).toBeTruthy();

  answer = { form: 'interpreted', bots: 'interpreted', making: null };
  await pass(3_000);
  expect(screen.queryByText(LINE)).toBeNull();
  await pass(60_000);
  expect(asked.length).toBe(4);
});

test('while pages are built there is no line, but it is asked again', async () => {
  let now: EngineShown = { ...making(0), making: { part: 'pages', done: 1, of: 2 } };
  const asked = serve({ 'GET /api/engine': () => now });
  const { container } = render(EngineLine);
  stop = engine.watch();
  await pass(0);
  expect(container.textContent?.trim()).toBe('');

  now = making(0);
  await pass(3_000);
  expect(screen.getByText('0 %.')).toBeTruthy();
  expect(asked.length).toBe(2);
});
