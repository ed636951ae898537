import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { allDrawn } from '../../../tests/scene';
import { boards } from './boards';
import { game, pieceIn, player, robot, tableOf } from './fixture';

const { Others } = boards;

function heads(root: Element): (string | null)[] {
  return [...root.querySelectorAll('[data-piece^="seat"]')].map((head) => head.getAttribute('data-piece'));
}

describe('the empires of the others', () => {
  it('sit after me in the order of seats, with all that is printed on their cards', async () => {
    const view = game({ seat: 1, players: [...game().players, player(2)] });
    const table = tableOf(view);
    Object.assign(table, { seat: 1 });
    const { container } = render(Others, { table });
    await allDrawn();
    expect(heads(container)).toEqual(['seat 2', 'seat 0']);
    expect(pieceIn(container, 'investment-credits').textContent).toContain('Investment Credits');
  });

  it('are everybody for a spectator', async () => {
    const table = tableOf(game());
    Object.assign(table, { seat: null });
    const { container } = render(Others, { table });
    await allDrawn();
    expect(heads(container)).toEqual(['seat 0', 'seat 1']);
  });

  it('are the robot for whoever plays alone', async () => {
    render(Others, { table: tableOf(game({ players: game().players.slice(0, 1), robot: robot() })) });
    await allDrawn();
    expect(screen.getByRole('group', { name: 'The robot with Old Earth' })).toBeTruthy();
  });
});
