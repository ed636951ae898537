import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { boards } from './boards';
import { changed, game, military, owned, pieceIn, tableOf } from './fixture';

const { Mine } = boards;

describe('my empire', () => {
  it('tells score, chips, cards, goods and Military', () => {
    const view = changed(game(), 0, {
      chips: 5,
      score: 11,
      tableau: [owned('new-sparta'), owned('gem-world', { good: true })],
      military: military({ general: 2, temporary: 3, reserve: 1 }),
    });
    render(Mine, { table: tableOf(view), seat: 0 });
    for (const label of [
      'Score as it stands: 11',
      'VP chips: 5',
      'Cards: 2 of 12',
      'Goods: 1',
      'Military: +5 against every world, +3 until the end of the phase, counted in, +1 could still be raised',
    ])
      expect(screen.getByRole('img', { name: label }), label).toBeTruthy();
    expect(screen.queryByRole('img', { name: /^Prestige/ })).toBeNull();
  });

  it('tells prestige, the search card and the actions of the round where they are in play', () => {
    const view = changed(game({ prestige: true }), 0, {
      prestige: 3,
      search_card: true,
      actions: ['prestige-trade'],
    });
    const table = tableOf(view, { kind: 'consume', options: ['done', 'use prestige'] });
    const { container } = render(Mine, { table, seat: 0 });
    expect(pieceIn(container, 'prestige').dataset['can']).toBe('choose');
    expect(screen.getByRole('img', { name: 'The prestige/search card can still be used.' })).toBeTruthy();
    expect(screen.getByText('This round: Trade with prestige')).toBeTruthy();
  });

  it('tells my own piles in a draft', () => {
    const view = changed(game(), 0, { deck: 30, discard: 4, saved: ['gem-world'] });
    render(Mine, { table: tableOf(view), seat: 0 });
    expect(screen.getByRole('img', { name: 'Own draw pile: 30' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Own discards: 4' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Cards saved under a world: 1' })).toBeTruthy();
  });
});

describe('the payment', () => {
  const HAND = ['gem-world', 'alpha-centauri', 'interstellar-bank', 'doomed-world', 'old-earth'];
  const view = changed(game({ phase: 'develop', phases: ['develop'] }), 0, {
    actions: ['develop'],
    hand: HAND,
    tableau: [owned('new-sparta'), owned('investment-credits'), owned('trade-league', { fresh: true })],
  });
  const pay = (price: number): ReturnType<typeof tableOf> =>
    tableOf(view, {
      kind: 'pay',
      options: HAND.map((card) => `pay ${card}`),
      least: price,
      most: price,
    });

  it('shows the price, where it comes from, what is picked and what is missing', () => {
    const table = pay(4);
    const { container } = render(Mine, { table, seat: 0 });
    expect(screen.getByRole('group', { name: 'Trade League: price 4, 0 picked, 4 missing' })).toBeTruthy();
    expect([...container.querySelectorAll('.chip')].map((one) => one.textContent)).toEqual([
      'Develop −1',
      'Investment Credits −1',
    ]);
    expect(screen.getByText('printed 6')).toBeTruthy();
    table.mean('pay gem-world');
    table.mean('pay doomed-world');
    flushSync();
    expect([...container.querySelectorAll('.slots .full')].map((one) => one.textContent)).toEqual([
      'Gem World',
      'Doomed World',
    ]);
    expect(screen.getByText('2 missing')).toBeTruthy();
    table.mean('pay alpha-centauri');
    table.mean('pay old-earth');
    flushSync();
    expect(screen.getByText('complete')).toBeTruthy();
  });

  it('tells the sum alone where the sources are not known', () => {
    const { container } = render(Mine, { table: pay(1), seat: 0 });
    expect([...container.querySelectorAll('.chip')].map((one) => one.textContent)).toEqual(['discounts −5']);
  });

  it('counts what is picked for other questions, too', () => {
    const table = tableOf(view, {
      kind: 'explore-keep',
      options: HAND.map((card) => `keep ${card}`),
      least: 2,
      most: 2,
    });
    render(Mine, { table, seat: 0 });
    expect(screen.getByRole('group', { name: '0 picked of 2' })).toBeTruthy();
  });

  it('is not there when one thing is asked', () => {
    const table = tableOf(view, { kind: 'develop', options: ['pass', 'develop interstellar-bank'] });
    const { container } = render(Mine, { table, seat: 0 });
    expect(container.querySelector('.planner')).toBeNull();
  });
});
