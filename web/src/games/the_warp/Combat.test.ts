import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Board from './Board.svelte';
import { combat, game, pieceIn, side, tableOf } from './fixture';
import { liesBelow } from './stage';
import type { Combat } from './view';

const FIGHT = combat({
  supporters: [1],
  attack: side({
    cards: [{ seat: 0, card: 'reinforce.2', option: 1, gold: 1, energy: 0 }],
    effects: [{ op: 'troop_add', n: 1, factor: null, by: 0 }],
    dice: [3, 6],
    values: [4, 6],
    tools: { reroll: 1, flip: 0 },
  }),
  defence: side({
    troops: 3,
    cards: [{ seat: 1, card: null, option: null, gold: null, energy: null }],
    effects: [{ op: 'multiplier_add', n: 1, factor: null, by: null }],
    dice: [2, 2, 5],
    values: [2, 2, 5],
    base: 4,
    multiplier: 5,
  }),
});

async function staged(fight: Combat, asked: Parameters<typeof tableOf>[1] = null) {
  const table = await tableOf(game({ combat: fight }), asked);
  const { container } = render(Board, { table });
  return { table, container };
}

describe('a combat', () => {
  it('has two sides with cards, bonuses and whose they are', async () => {
    await staged(FIGHT);
    expect(screen.getByRole('heading', { name: 'Ann attacks Ridge A' })).toBeTruthy();
    const attack = within(screen.getByRole('region', { name: 'Attack: Ann' }));
    expect(attack.getByRole('img', { name: 'Reinforce, played by Ann, option 1 for Gold: 1' })).toBeTruthy();
    expect(attack.getByText('Troops +1, by Ann')).toBeTruthy();
    const defence = within(screen.getByRole('region', { name: 'Defence: Xotan Timebenders' }));
    expect(defence.getByRole('img', { name: 'A card face down, played by Ben' })).toBeTruthy();
    expect(defence.getByText('multiplier +1, by the area')).toBeTruthy();
    expect(defence.getByRole('img', { name: 'Ben rolls' })).toBeTruthy();
    expect(defence.getByRole('img', { name: 'Supported by Ben' })).toBeTruthy();
  });

  it('can be followed from the dice to the power', async () => {
    const { container } = await staged(FIGHT);
    expect(pieceIn(container, 'die attack 1').dataset['label']).toBe('Die 1: 3, worth 4');
    expect(pieceIn(container, 'die defence 3').dataset['label']).toBe('Die 3: 5');
    const told = [...container.querySelectorAll('.equation')].map((one) =>
      [...one.querySelectorAll('.aside')].map((word) => word.textContent?.trim()).join(', '),
    );
    expect(told).toEqual(['sum 10, times 2, power 20', 'sum 9, times 5 (from 4), power 45']);
  });

  it('lets dice be rerolled by a click', async () => {
    const { table, container } = await staged(FIGHT, {
      kind: 'dice',
      options: ['pass', 'reroll 1', 'reroll 2'],
    });
    await fireEvent.click(pieceIn(container, 'die attack 2'));
    expect(table.picked).toEqual(['reroll 2']);
    expect(pieceIn(container, 'die defence 1').dataset['can']).toBeUndefined();
  });

  it('tells the bribe on the table, and what it is an answer to', async () => {
    const offer = {
      counter: true,
      proposed: true,
      gold: 2,
      energy: 0,
      troops: 1,
      cards: 0,
      rewards: 0,
      named_cards: ['elite'],
      named_rewards: [],
    };
    await staged(combat({ offer }));
    expect(screen.getByText('Counter offer')).toBeTruthy();
    for (const text of ['Gold: 2', 'Troops: 1', 'Elite']) expect(screen.getByText(text), text).toBeTruthy();
  });

  it('can be folded away to see the map, and shows the way of the attack there', async () => {
    const { container } = await staged(FIGHT);
    expect(container.querySelectorAll('.way.fight')).toHaveLength(1);
    await fireEvent.click(screen.getByRole('button', { name: 'Fold' }));
    expect(container.querySelector('.sides')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(container.querySelector('.sides')).not.toBeNull();
  });

  it('stays with its result when it is over, until it is put away', async () => {
    const fought: Combat = {
      ...FIGHT,
      attack: { ...FIGHT.attack, power: 20 },
      defence: { ...FIGHT.defence, power: 45 },
      result: 'held',
    };
    const table = await tableOf(game({ fought }));
    const { container } = render(Board, { table });
    expect(screen.getByRole('heading', { name: 'Ann attacked Ridge A' })).toBeTruthy();
    expect(screen.getByText('The defence holds')).toBeTruthy();
    expect(container.querySelector('[data-piece^="die"]')).toBeNull();
    expect(container.querySelectorAll('.power.sure')).toHaveLength(2);
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(container.querySelector('.sides')).toBeNull();
    expect(screen.queryByText('The defence holds')).toBeNull();
  });

  it('leaves its areas in sight', () => {
    expect(liesBelow(combat({ origin: 'a-colony', target: 'a-ridge' }), game(), 0)).toBe(false);
    expect(liesBelow(combat({ origin: 'connect-inner', target: 'gate' }), game(), 0)).toBe(true);
  });
});
