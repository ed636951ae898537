import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scene } from '../../tests/scene';
import { preferences } from '$/state/preferences.svelte';
import { Table } from '$/table/table.svelte';
import type { LogShown } from '$/wire/types';
import { mineIn, standing } from './since';
import SinceMyTurn from './SinceMyTurn.svelte';

const entry = (number: number, kind: string, seat: number, since: number | null = null): LogShown => ({
  number,
  at: 0,
  kind,
  seat,
  lines: [],
  name: '',
  since,
});

describe('the choices that stand', () => {
  it('are as many as the table counts', async () => {
    const { position } = await scene('action');
    expect(standing(position.log)).toHaveLength(63);
  });

  it('are without those that were taken back', () => {
    const log = [
      entry(1, 'started', -1),
      entry(2, 'chose', 0),
      entry(3, 'chose', 1),
      entry(4, 'said', 1),
      entry(5, 'chose', 1),
      entry(6, 'undone', 1, 3),
      entry(7, 'chose', 1),
    ];
    expect(standing(log).map(({ number }) => number)).toEqual([2, 7]);
    expect(mineIn(log, 0)).toBe(1);
    expect(mineIn(log, 1)).toBe(2);
    expect(mineIn(log, 2)).toBe(0);
  });
});

describe('the bar', () => {
  beforeEach(() => {
    preferences.language = 'en';
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('tells after a reload what the others did, until it is marked as seen', async () => {
    const { position } = await scene('action');
    const table = new Table('scene', 0);
    table.hear(position);
    expect(mineIn(table.log, 0)).toBe(53);
    const old = { ...position, table: { ...position.table, choices: 53 }, log: [] };
    const fetched = vi.fn((address: URL) => {
      expect(`${address.pathname}${address.search}`).toBe('/api/tables/scene/at/53?language=en&seat=0');
      return Promise.resolve(Response.json(old));
    });
    vi.stubGlobal('fetch', fetched);
    render(SinceMyTurn, { table });
    await screen.findByText('10 moves since your turn');
    expect(table.base?.table.choices).toBe(53);
    await fireEvent.click(screen.getByRole('button', { name: 'Mark seen' }));
    expect(screen.queryByRole('region', { name: 'Since your turn' })).toBeNull();
  });

  it('plays it once more on the same board, and can be skipped', async () => {
    const { position } = await scene('action');
    const table = new Table('scene', 0);
    table.hear(position);
    // Where my last turn left it, as a browser knows that stayed open.
    table.base = { ...position, table: { ...position.table, choices: 53 } };
    vi.stubGlobal(
      'fetch',
      vi.fn((address: URL) => {
        const choices = Number(address.pathname.split('/').at(-1));
        return Promise.resolve(
          Response.json({ ...position, table: { ...position.table, choices }, log: [] }),
        );
      }),
    );
    render(SinceMyTurn, { table });
    await fireEvent.click(screen.getByRole('button', { name: 'Replay' }));
    await waitFor(() => expect(table.shown?.table.choices).toBe(53));
    expect(table.question).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
    expect(table.shown?.table.choices).toBe(63);
    expect(screen.getByText('10 moves since your turn')).toBeTruthy();
  });
});
