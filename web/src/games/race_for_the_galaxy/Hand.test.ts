import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { BarredShown } from '$/wire/types';
import { boards } from './boards';
import { changed, game, pieceIn, tableOf } from './fixture';

const { Hand } = boards;

function names(root: ParentNode): (string | null)[] {
  return [...root.querySelectorAll('.name')].map((one) => one.textContent);
}

describe('my hand', () => {
  it('holds developments before worlds, and the cheap ones first', () => {
    const { container } = render(Hand, { table: tableOf(game()), seat: 0 });
    expect(names(container)).toEqual(['Interstellar Bank', 'Trade League', 'Gem World', 'Alpha Centauri']);
    expect(screen.getByRole('img', { name: 'Cards in hand: 4, limit 10' })).toBeTruthy();
  });

  it('raises the cards that can be placed, and chooses one by a click', async () => {
    const table = tableOf(game(), { kind: 'develop', options: ['pass', 'develop trade-league'] });
    const { container } = render(Hand, { table, seat: 0 });
    expect(container.querySelectorAll('.raised')).toHaveLength(1);
    await fireEvent.click(screen.getByRole('button', { name: /^Trade League.*Do develop trade-league$/ }));
    expect(table.picked).toEqual(['develop trade-league']);
  });

  it('lets cards step back that cannot be placed, and keeps them within reach to ask why', () => {
    const table = tableOf(game(), { kind: 'develop', options: ['pass', 'develop interstellar-bank'] });
    table.barred = [{ id: 'develop trade-league', text: '', why: 'Too dear.' } as BarredShown];
    const { container } = render(Hand, { table, seat: 0 });
    const barred = pieceIn(container, 'trade-league');
    expect(barred.classList.contains('barred')).toBe(true);
    expect(barred.dataset['can']).toBe('ask');
    expect(pieceIn(container, 'interstellar-bank').classList.contains('barred')).toBe(false);
    expect(pieceIn(container, 'gem-world').classList.contains('barred')).toBe(false);
  });

  it('says what cards do while they are few, and shows them by icons when they are many', () => {
    const { container, unmount } = render(Hand, { table: tableOf(game()), seat: 0 });
    expect(container.querySelectorAll('.tall')).toHaveLength(4);
    expect(container.querySelector('.tall .sentence')?.textContent).toContain('Draw 1 card at the start');
    unmount();
    const many = changed(game(), 0, {
      hand: ['gem-world', 'gem-world#2', 'trade-league', 'old-earth', 'new-sparta', 'doomed-world'],
    });
    const { container: all } = render(Hand, { table: tableOf(many), seat: 0 });
    expect(all.querySelectorAll('.tall')).toHaveLength(0);
    expect(all.querySelectorAll('[data-piece]')).toHaveLength(6);
  });

  it('shows apart what I look at before I choose', () => {
    const view = changed(game({ phase: 'explore' }), 0, { drawn: ['doomed-world', 'old-earth'] });
    const asked = { kind: 'explore-keep', options: ['keep doomed-world', 'keep old-earth'] };
    render(Hand, { table: tableOf(view, asked), seat: 0 });
    const looking = screen.getByRole('group', { name: 'You look at these' });
    expect(names(looking)).toEqual(['Doomed World', 'Old Earth']);
    expect(looking.querySelectorAll('.raised')).toHaveLength(2);
  });

  it('shows the pack of a draft, and which way the rest goes', () => {
    const draft = {
      direction: 'left',
      sets_left: 3,
      pack: ['gem-world'],
      chosen: [],
      passing: true,
    } as const;
    const view = changed(game({ round: 0, draft }), 0, { hand: [], drawn: ['old-earth', 'new-sparta'] });
    render(Hand, { table: tableOf(view, { kind: 'draft', options: ['take gem-world'] }), seat: 0 });
    const pack = within(screen.getByRole('group', { name: 'Choose one, pass the rest to the left' }));
    expect(pack.getByRole('button', { name: /^Gem World/ })).toBeTruthy();
    expect(screen.queryByText('Old Earth')).toBeNull();
  });

  it('shows only the backs of a hand that is not mine, and says when it is empty', () => {
    const { unmount } = render(Hand, { table: tableOf(game()), seat: 1 });
    expect(screen.getAllByRole('img', { name: 'A card face down' })).toHaveLength(3);
    unmount();
    render(Hand, { table: tableOf(changed(game(), 0, { hand: [] })), seat: 0 });
    expect(screen.getByText('No cards in hand')).toBeTruthy();
  });
});
