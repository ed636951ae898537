import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { tableIn } from '../../../tests/scene';
import { boards } from './boards';

const { Hand } = boards;

describe('my hand', () => {
  it('lifts the cards that can be played and opens the menu of one that can do several things', async () => {
    const table = await tableIn('action');
    const { container } = render(Hand, { table, seat: 0 });
    expect(container.querySelectorAll('.lifted')).toHaveLength(2);
    const bank = screen.getByRole('button', { name: /^Industrial Bank, active card/ });
    await fireEvent.click(bank);
    expect(table.menu).toBe('ECO-14');
  });

  it('does not lift what cannot be played', async () => {
    const { container } = render(Hand, { table: await tableIn('over'), seat: 0 });
    expect(screen.getByLabelText('Cards in hand: 3, limit 5')).toBeTruthy();
    expect(container.querySelectorAll('[data-piece="SCI-06"]')).toHaveLength(1);
    expect(container.querySelectorAll('.lifted')).toHaveLength(0);
  });

  it('shows what I look at before I choose', async () => {
    render(Hand, { table: await tableIn('opening'), seat: 0 });
    const looking = within(screen.getByRole('group', { name: 'You look at these' }));
    expect(looking.getByRole('button', { name: /^Salvaged Memory, crate card/ })).toBeTruthy();
  });

  it('shows only the backs of a hand that is not mine', async () => {
    render(Hand, { table: await tableIn('action'), seat: 2 });
    expect(screen.getByRole('img', { name: 'Face-down card: Science' })).toBeTruthy();
    expect(screen.queryAllByRole('button')).toHaveLength(0);
  });
});
