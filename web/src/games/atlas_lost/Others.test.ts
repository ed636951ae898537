import { render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { allDrawn, tableIn } from '../../../tests/scene';
import { boards } from './boards';

const { Others } = boards;

describe('the boards of the others', () => {
  it('shows what is known of everybody but me', async () => {
    render(Others, { table: await tableIn('action') });
    await allDrawn();
    expect(screen.queryByRole('group', { name: 'Board of Ann' })).toBeNull();
    const ben = within(screen.getByRole('group', { name: 'Board of Ben' }));
    expect(ben.getByRole('group', { name: 'Cards in hand: 1, limit 5' })).toBeTruthy();
    expect(ben.getByRole('img', { name: 'Face-down card: initial support card' })).toBeTruthy();
    expect(
      ben.getByRole('img', { name: 'Initiative: Science Initiative, Influence Initiative' }),
    ).toBeTruthy();
    expect(ben.getByRole('img', { name: 'Front runners: face down, face down' })).toBeTruthy();
    expect(ben.getByRole('button', { name: /^Sovereign Institute.*\(in force\)/ })).toBeTruthy();
    const npc = within(screen.getByRole('group', { name: 'Board of Remnant Faction 1' }));
    expect(npc.getByRole('img', { name: 'TP in tokens: 14' })).toBeTruthy();
  });

  it('draws religious influence as beads in their order', async () => {
    const { container } = render(Others, { table: await tableIn('four') });
    await allDrawn();
    const beads = [...container.querySelectorAll('[data-piece^="religion B"]')];
    expect(beads.map((bead) => bead.getAttribute('aria-label'))).toEqual([
      'Religion token of Dai, space 1',
      'Religion token of Ann, space 2',
      'Religion token of Dai, space 3',
    ]);
  });

  it('sits after me in the order of turns, and shows everybody to a spectator', async () => {
    const table = await tableIn('four');
    const { container, unmount } = render(Others, { table });
    await allDrawn();
    const heads = (root: Element): (string | null)[] =>
      [...root.querySelectorAll('[data-piece^="seat"]')].map((head) => head.getAttribute('data-piece'));
    expect(heads(container)).toEqual(['seat 1', 'seat 2', 'seat 3']);
    unmount();
    Object.assign(table, { seat: null });
    const { container: all } = render(Others, { table });
    await allDrawn();
    expect(heads(all)).toHaveLength(4);
  });
});
