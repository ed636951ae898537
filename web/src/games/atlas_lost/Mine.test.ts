import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { preferences } from '$/state/preferences.svelte';
import { scene, tableIn } from '../../../tests/scene';
import { boards } from './boards';

const { Mine } = boards;

describe('my board', () => {
  it('shows counters, waiting teams and what is left of the turn', async () => {
    const { container } = render(Mine, { table: await tableIn('action'), seat: 0 });
    expect(screen.getByLabelText('Research: 2 of 19')).toBeTruthy();
    expect(screen.getByLabelText('Data: 6 of 19')).toBeTruthy();
    expect(screen.getByLabelText('TP: 2 of 30, 0 of them in tokens')).toBeTruthy();
    expect(screen.getByLabelText('Front runners: 2 TP')).toBeTruthy();
    expect(screen.getByText('Main: open')).toBeTruthy();
    // All three research teams have left; the three of the data row still wait.
    expect(container.querySelectorAll('[data-token="team-0"]')).toHaveLength(3);
    expect(container.querySelectorAll('[data-token="culture-0"]')).toHaveLength(8);
    expect(screen.queryByLabelText(/Military/)).toBeNull();
  });

  it('offers a row as the action that it is', async () => {
    const table = await tableIn('action');
    render(Mine, { table, seat: 0 });
    const row = screen.getByRole('button', {
      name: /^Replenish: gain 4 research, then 1 command or a card/,
    });
    await fireEvent.pointerEnter(row);
    expect(table.pointedPiece).toBe('row research');
    expect(table.offered.get('row research')?.map((option) => option.id)).toEqual(['replenish']);
  });

  it('says which installed cards are used', async () => {
    render(Mine, { table: await tableIn('influence'), seat: 0 });
    expect(screen.getByRole('button', { name: /^Salvage Terminal, active card.*\(used\)/ })).toBeTruthy();
    expect(screen.getByText('Main: done')).toBeTruthy();
  });

  it('shows religious influence and military power where those trees are in play', async () => {
    render(Mine, { table: await tableIn('faith'), seat: 0 });
    expect(screen.getByLabelText('Religion token of Ben, space 1')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Ally of Ben' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Military: 0 of 10' })).toBeTruthy();
  });

  it('follows the table', async () => {
    preferences.pace = 'instant';
    const table = await tableIn('action');
    render(Mine, { table, seat: 0 });
    expect(screen.getByLabelText('Research: 2 of 19')).toBeTruthy();
    table.hear((await scene('over')).position);
    flushSync();
    expect(screen.getByLabelText('Research: 7 of 19')).toBeTruthy();
  });
});
