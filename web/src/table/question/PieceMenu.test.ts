import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { preferences } from '$/state/preferences.svelte';
import { tableIn } from '../../../tests/scene';
import PieceMenu from './PieceMenu.svelte';

beforeEach(() => {
  preferences.language = 'en';
  preferences.confirm = 'never';
});

test('a piece with several options opens a menu that arrows and Escape obey', async () => {
  const table = await tableIn('faith');
  render(PieceMenu, { table });

  table.meanPiece('IIE-C');
  await tick();
  const items = screen.getAllByRole('menuitem');
  expect(items.map((item) => item.dataset['option'])).toEqual(['start IIE-C', 'command IIE-C']);
  expect(document.activeElement).toBe(items[0]);

  await fireEvent.keyDown(items[0] as HTMLElement, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(items[1]);

  await fireEvent.keyDown(items[1] as HTMLElement, { key: 'Escape' });
  expect(screen.queryByRole('menu')).toBeNull();
  expect(table.isSending).toBe(false);
});

test('an item is chosen and the menu is gone', async () => {
  const table = await tableIn('faith');
  render(PieceMenu, { table });
  table.meanPiece('IIE-C');
  await tick();

  await fireEvent.click(screen.getByRole('menuitem', { name: /by command/ }));

  expect(table.picked).toEqual(['command IIE-C']);
  expect(screen.queryByRole('menu')).toBeNull();
});
