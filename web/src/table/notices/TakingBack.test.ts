import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { preferences } from '$/state/preferences.svelte';
import { scene, tableIn } from '../../../tests/scene';
import type { Table } from '../table.svelte';
import TakingBack from './TakingBack.svelte';

beforeEach(() => {
  preferences.language = 'en';
});

async function withRequest(seat: number, waiting: readonly number[]): Promise<Table> {
  const table = await tableIn('action');
  const { position } = await scene('action');
  table.hear({ ...position, table: { ...position.table, undo: { seat, keep: 3, waiting } } });
  return table;
}

test('a seat that is asked agrees or refuses', async () => {
  const table = await withRequest(1, [0, 2]);
  const agree = vi.spyOn(table, 'agree');
  render(TakingBack, { table });

  expect(screen.getByRole('status').textContent).toContain(
    'Ben asks to take back the latest choice. Do you agree?',
  );
  await fireEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Agree' }));

  expect(agree.mock.calls).toEqual([[false], [true]]);
});

test('whoever asked sees who has not answered, and may withdraw', async () => {
  render(TakingBack, { table: await withRequest(0, [1, 2]) });

  expect(screen.getByRole('status').textContent).toContain('Still to answer: Ben, Chika.');
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy();
});

test('who has answered is not asked again', async () => {
  render(TakingBack, { table: await withRequest(1, [2]) });

  expect(screen.queryByRole('button')).toBeNull();
});
