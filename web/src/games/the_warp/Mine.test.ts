import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { allDrawn } from '../../../tests/scene';
import { boards } from './boards';
import { changed, game, pieceIn, tableOf } from './fixture';

const { Mine, Hand, Others } = boards;

describe('my colony', () => {
  it('tells what lies behind my screen', async () => {
    render(Mine, { table: await tableOf(game()), seat: 0 });
    for (const label of [
      'Gold: 3',
      'Energy: 2',
      'Troops in reserve: 1',
      'Troops in the supply: 9',
      'Areas: 2',
    ])
      expect(screen.getByRole('img', { name: label }), label).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Mission Points: 2' })).toBeTruthy();
  });

  it('shows each track with its marker, its tiers and its bonus', async () => {
    const tracks = { ...game().players[0]?.tracks, gold: { position: 8, yields: 3, bonus: true } };
    const levels = { ...game().players[0]?.levels, gold_mine: 2 };
    const buildings = { ...game().players[0]?.buildings, gold_mine: 4 };
    const view = changed(game(), 0, { tracks, levels, buildings } as never);
    const { container } = render(Mine, { table: await tableOf(view), seat: 0 });
    const row = pieceIn(container, 'type gold_mine');
    expect(row.dataset['label']).toBe(
      'Gold Mine: 4 built, level 2 of 3. Gold track: position 8 of 12, yields 3, with Track Bonus. 3 left to build',
    );
    expect(row.querySelectorAll('.cell')).toHaveLength(12);
    expect(row.querySelectorAll('.cell.reached')).toHaveLength(8);
    expect(row.querySelectorAll('.levels .filled')).toHaveLength(2);
    const printed = [...row.querySelectorAll('.cell')].map((cell) => cell.textContent?.trim());
    expect([printed[0], printed[2], printed[5]]).toEqual(['1', '2', '3']);
  });

  it('lets a type be chosen, and a race be used', async () => {
    const asked = { kind: 'action', options: ['upgrade gold_mine', 'use luron-droids'] };
    const table = await tableOf(game(), asked);
    const { container } = render(Mine, { table, seat: 0 });
    await fireEvent.click(pieceIn(container, 'type gold_mine'));
    expect(table.picked).toEqual(['upgrade gold_mine']);
    expect(pieceIn(container, 'luron-droids').dataset['can']).toBe('choose');
  });

  it('marks what is bought for good and what is copied for a turn', async () => {
    const view = changed(game(), 0, { bought: ['luron-droids'], copied: 'xelo-traders' });
    const { container } = render(Mine, { table: await tableOf(view), seat: 0 });
    expect(pieceIn(container, 'luron-droids').dataset['label']).toContain('bought for the rest of the game');
    expect(pieceIn(container, 'xelo-traders copied').dataset['label']).toContain('copied for this turn');
  });

  it('tells the team', async () => {
    render(Mine, { table: await tableOf(changed(game(), 0, { team: 1 })), seat: 0 });
    expect(screen.getByText('Team 2')).toBeTruthy();
  });
});

describe('my hand', () => {
  it('holds cards by their kind, and Reward cards', async () => {
    const { container } = render(Hand, { table: await tableOf(game()), seat: 0 });
    const archive = screen.getByRole('list', { name: 'Archive cards: 4, limit 8' });
    const ids = [...archive.querySelectorAll<HTMLElement>('[data-piece]')].map((one) => one.dataset['piece']);
    expect(ids).toEqual(['start.1', 'build-02', 'upgrade-02', 'reinforce.2']);
    expect(pieceIn(container, 'archive-cache.3').dataset['label']).toBe(
      'Archive Cache. Draw 2 Archive cards.',
    );
  });

  it('raises the cards that can be played, and chooses one by a click', async () => {
    const table = await tableOf(game(), { kind: 'develop', options: ['develop build-02'] });
    const { container } = render(Hand, { table, seat: 0 });
    expect(container.querySelectorAll('.raised')).toHaveLength(1);
    await fireEvent.click(pieceIn(container, 'build-02'));
    expect(table.picked).toEqual(['develop build-02']);
  });

  it('says that it is empty', async () => {
    render(Hand, { table: await tableOf(changed(game(), 0, { hand: [], rewards: [] })), seat: 0 });
    expect(screen.getByText('No cards in hand')).toBeTruthy();
  });
});

describe('the colonies of the others', () => {
  it('show what is known of them, and nothing from behind their screens', async () => {
    const { container } = render(Others, { table: await tableOf(game()) });
    await allDrawn();
    const board = screen.getByRole('group', { name: 'Colony of Ben' });
    expect(pieceIn(container, 'seat 1').dataset['label']).toBe('Ben. Mission Points: 4');
    for (const label of ['Archive cards: 3, limit 8', 'Areas: 1', 'A Prosperity mission face down'])
      expect(screen.getByRole('img', { name: label }), label).toBeTruthy();
    expect(board.querySelector('.known')?.textContent).toBe('Build');
    expect(screen.queryByRole('img', { name: /^Gold: / })).toBeNull();
  });

  it('are everybody for a spectator, and begin with the left neighbour for a player', async () => {
    const heads = (root: Element): (string | null)[] =>
      [...root.querySelectorAll('[data-piece^="seat"]')].map((head) => head.getAttribute('data-piece'));
    const table = await tableOf(game());
    Object.assign(table, { seat: null });
    const { container, unmount } = render(Others, { table });
    await allDrawn();
    expect(heads(container)).toEqual(['seat 0', 'seat 1']);
    unmount();
    const view = game({ seat: 1, players: [...game().players, { ...game().players[1], seat: 2 } as never] });
    const mine = await tableOf(view);
    Object.assign(mine, { seat: 1 });
    const { container: others } = render(Others, { table: mine });
    await allDrawn();
    expect(heads(others)).toEqual(['seat 2', 'seat 0']);
  });
});
