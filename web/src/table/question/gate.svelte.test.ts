import { fireEvent } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '$/state/preferences.svelte';
import { scene, tableIn } from '../../../tests/scene';
import type { Table } from '../table.svelte';
import { gate, SETTLE } from './gate.svelte';

let table: Table;
let answered: string[];
let close = (): void => undefined;

beforeEach(async () => {
  preferences.confirm = 'turn';
  table = await tableIn('faith');
  vi.useFakeTimers();
  answered = [];
  // Three ways to answer, as they are drawn: an option, a piece, and what takes the picked things.
  document.body.innerHTML = `
    <button data-option="collect"></button><div data-piece="IIE-C" data-can="choose"></div>
    <button data-confirm></button><button data-group="place"></button>`;
  for (const element of document.body.children)
    element.addEventListener('click', () => answered.push(element.outerHTML));
  close = $effect.root(() => {
    $effect(() => gate(table)(document.body) as () => void);
  });
  flushSync();
});
afterEach(() => {
  close();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const FRAME = 20;

function read(): void {
  vi.advanceTimersByTime(FRAME + SETTLE);
  flushSync();
}

async function asked(version: number): Promise<void> {
  vi.useRealTimers();
  const { position } = await scene('faith');
  vi.useFakeTimers();
  if (!position.question) throw new Error('The scene asks nothing.');
  table.hear({ ...position, question: { ...position.question, version } });
  flushSync();
}

function pressAll(): void {
  for (const element of document.body.children) void fireEvent.click(element);
}

test('a question that was just drawn is answered by nothing, and what answers nothing works at once', () => {
  vi.advanceTimersByTime(FRAME + SETTLE - 30);

  pressAll();

  expect(answered).toEqual(['<button data-group="place"></button>']);
  expect(table.isFresh).toBe(true);
  read();
  expect(table.isFresh).toBe(false);
  pressAll();
  expect(answered).toHaveLength(5);
});

test('a second click after the question has changed is not its answer', async () => {
  read();
  pressAll();
  expect(answered).toHaveLength(4);

  await asked(900);
  pressAll();

  expect(answered.slice(4)).toEqual(['<button data-group="place"></button>']);
});

test('the same question that comes anew, as with every word that is said, is answered at once', async () => {
  await asked(902);
  read();

  await asked(902);
  pressAll();

  expect(answered).toHaveLength(4);
});

test('a click answers no question that was not on the screen when its button went down', async () => {
  const [option] = document.body.children;
  if (!option) throw new Error('There is no option.');
  read();

  await fireEvent.pointerDown(option);
  await asked(901);
  read();
  await fireEvent.pointerUp(option);
  await fireEvent.click(option);
  expect(answered).toEqual([]);

  await fireEvent.pointerDown(option);
  await fireEvent.pointerUp(option);
  await fireEvent.click(option);
  expect(answered).toHaveLength(1);
});

test('a double click does not confirm what its first click only asked for', async () => {
  const confirm = document.querySelector('[data-confirm]');
  if (!confirm) throw new Error('There is nothing to confirm with.');
  read();
  table.mean('end');
  flushSync();

  await fireEvent.click(confirm, { detail: 2 });
  expect(answered).toEqual([]);

  await fireEvent.click(confirm, { detail: 1 });
  expect(answered).toHaveLength(1);
});

test('a key that is held down answers once', async () => {
  const [option] = document.body.children;
  if (!option) throw new Error('There is no option.');
  read();

  expect(await fireEvent.keyDown(option, { key: 'Enter' })).toBe(true);
  expect(await fireEvent.keyDown(option, { key: 'Enter', repeat: true })).toBe(false);
});
