import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import Board from '$/games/atlas_lost/Board.svelte';
import { tableIn } from '../../tests/scene';

function drawn(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-piece="${id}"]`);
  if (!found) throw new Error(`${id} is not drawn`);
  return found;
}

test('a piece that an option names can be pressed, and its words are its only name', async () => {
  const table = await tableIn('action');
  render(Board, { table });
  const [id, [option] = []] = [...table.offered].find(([one]) => one.startsWith('II')) ?? ['', []];

  const piece = drawn(id);
  expect(piece.dataset['can']).toBe('choose');
  expect(piece.tabIndex).toBe(0);
  expect(piece.getAttribute('aria-label')).toBeNull();
  expect(screen.getByRole('button', { name: `${piece.dataset['label']}. ${option?.text}` })).toBe(piece);
});

test('a piece that cannot be chosen stays within reach and says so', async () => {
  const table = await tableIn('action');
  render(Board, { table });
  const barred =
    [...table.refused.keys()].find((one) => one.startsWith('II') && !table.offered.has(one)) ?? '';

  const piece = drawn(barred);
  expect(piece.dataset['can']).toBe('ask');
  expect(piece.getAttribute('aria-disabled')).toBe('true');
  expect(piece.tabIndex).toBe(0);
});

test('when nothing is asked, pieces are plain things that tell what they are', async () => {
  const table = await tableIn('over');
  render(Board, { table });

  const piece = drawn('IS');
  expect(piece.getAttribute('role')).toBe('group');
  expect(piece.getAttribute('tabindex')).toBeNull();
  expect(piece.getAttribute('aria-label')).toBe(piece.dataset['label']);
});

test('an option that is pointed at lights its pieces', async () => {
  const table = await tableIn('action');
  render(Board, { table });
  const [id, [option] = []] = [...table.offered].find(([one]) => one.startsWith('II')) ?? ['', []];

  table.pointed = option?.id ?? null;
  flushSync();
  expect(drawn(id).dataset['lit']).toBe('yes');
  table.pointed = null;
  flushSync();
  expect(drawn(id).dataset['lit']).toBeUndefined();
});
