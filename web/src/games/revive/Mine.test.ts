import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Position, QuestionShown } from '$/wire/types';
import { allDrawn } from '../../../tests/scene';
import { boards } from './boards';
import { changed, game, pieceIn, slot, tableOf } from './fixture';

const { Mine, Hand, Others } = boards;

describe('my boards', () => {
  it('tell resources with their limits, energy and what is left to be placed', async () => {
    const { container } = render(Mine, { table: await tableOf(game()), seat: 0 });
    expect(pieceIn(container, 'res gear').dataset['label']).toBe('gear: 3 of 6');
    expect(pieceIn(container, 'res crystal').dataset['label']).toBe('crystal: 1 of 3');
    for (const label of ['Energy in storage: 1', 'Small buildings left: 5', 'Figures left: 5'])
      expect(screen.getByRole('group', { name: label }), label).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Points: 13' })).toBeTruthy();
    const told = (id: string): string => pieceIn(container, id).getAttribute('aria-description') ?? '';
    expect(told('res gear')).toBe(
      'Gears pay for buildings: 3 for a small one, 5 for a large one. You can hold 6.',
    );
    expect(told('slot S5')).toMatch(/^It opens with the technology Fifth Slot\./);
    expect(told('B2.1')).toContain('A slot module that you gain goes here.');
    expect(told('switch')).toContain('While it is up, an action');
    expect(told('hibernation')).toContain('Instead of actions');
  });

  it('show slots with half a card and modules, and an activation symbol where none is plugged in', async () => {
    const { container } = render(Mine, { table: await tableOf(game()), seat: 0 });
    expect(pieceIn(container, 'slot T1').dataset['label']).toBe('Top slot 1, cards: Caravan Lead');
    expect(pieceIn(container, 'slot B2').dataset['label']).toBe('Bottom slot 2, empty');
    expect(pieceIn(container, 'CY05').dataset['label']).toMatch(/In slot T1, top half\.$/);
    expect(pieceIn(container, 'CY05').querySelectorAll('.half')).toHaveLength(1);
    expect(pieceIn(container, 'T1.2').dataset['label']).toMatch(/^Module space 2 of slot T1\. Bread Oven\. /);
    expect(pieceIn(container, 'B2.1').dataset['label']).toBe(
      'Module space 1 of slot B2. vacant. activation symbol',
    );
    expect(pieceIn(container, 'B2.2').dataset['label']).toBe('Module space 2 of slot B2. vacant');
  });

  it('show a side slot that is locked', async () => {
    const slots = (game().players[0]?.slots ?? []).map((one) => (one.id === 'S5' ? slot('S5') : one));
    const view = changed(game(), 0, { slots });
    const { container } = render(Mine, { table: await tableOf(view), seat: 0 });
    expect(pieceIn(container, 'slot S5').dataset['label']).toBe('Side slot, locked, empty');
    expect(container.querySelector('.S5.locked')).not.toBeNull();
  });

  it('show tracks with their thresholds, one or two tracks for each', async () => {
    const { container } = render(Mine, { table: await tableOf(game()), seat: 0 });
    expect(pieceIn(container, 'track green').dataset['label']).toMatch(/: 6 of 12$/);
    expect(container.querySelectorAll('.tracks .node')).toHaveLength(14);
    expect(container.querySelectorAll('.tracks .node.unlocked')).toHaveLength(4);
    // Five spaces ask for two tracks.
    expect(container.querySelectorAll('.link')).toHaveLength(10);
    expect(pieceIn(container, 'RW05').dataset['label']).toMatch(/ Unlocked\.$/);
    expect(pieceIn(container, 'RW10').dataset['label']).toMatch(/ Not reached\.$/);
  });

  it('show machines with or without energy, and the switch', async () => {
    const table = await tableOf(game(), {
      kind: 'turn',
      options: ['use STD1', 'switch gear', 'switch food'],
    });
    const { container } = render(Mine, { table, seat: 0 });
    expect(pieceIn(container, 'STD1').dataset['label']).toMatch(/Without energy on it\.$/);
    expect(pieceIn(container, 'STD2').dataset['label']).toMatch(/With energy on it\.$/);
    expect(container.querySelectorAll('.machine.used')).toHaveLength(1);
    await fireEvent.click(pieceIn(container, 'switch'));
    expect(table.menu).toBe('switch');
    await fireEvent.click(pieceIn(container, 'STD1'));
    expect(table.picked).toEqual(['use STD1']);
  });

  it('show a machine that is a technology', async () => {
    const machines = [{ place: 'tech:B3', id: 'tech:B3', charged: false, in_use: true }];
    const view = changed(game(), 0, { tribe: 'kuniban', machines, technologies: ['A1', 'B3'] });
    const { container } = render(Mine, { table: await tableOf(view), seat: 0 });
    expect(pieceIn(container, 'tech:B3').dataset['label']).toMatch(/In use\.$/);
  });

  it('show the tribe board as a tree, with what each technology costs', async () => {
    const table = await tableOf(game(), { kind: 'technology', options: ['technology C2'] });
    const { container } = render(Mine, { table, seat: 0 });
    expect(screen.getByRole('group', { name: 'Tribe board: Nàdair' })).toBeTruthy();
    expect(pieceIn(container, 'node B2').dataset['label']).toMatch(/Cost 4 books, 1 points\. Unlocked\.$/);
    // Seven lines as they are printed on this side; those that touch an unlocked technology are lit.
    expect(container.querySelectorAll('.tree path')).toHaveLength(7);
    expect(container.querySelectorAll('.tree path.lit')).toHaveLength(4);
    expect(pieceIn(container, 'node C2').dataset['label']).toMatch(/Can be unlocked next\.$/);
    expect(pieceIn(container, 'node C1').dataset['label']).toMatch(/Not linked yet\.$/);
    expect(container.querySelectorAll('.node.unlocked .price')).toHaveLength(2);
    await fireEvent.click(pieceIn(container, 'node C2'));
    expect(table.picked).toEqual(['technology C2']);
  });

  it('show the progress track as a ladder, and the hibernation track as moons', async () => {
    const table = await tableOf(changed(game(), 0, { hibernation: 3 }), {
      kind: 'hibernation-reward',
      options: ['reward 1', 'reward 2', 'reward 3'],
    });
    const { container } = render(Mine, { table, seat: 0 });
    expect(
      screen.getByRole('group', { name: 'Progress track: 5 of 20 markers, worth 2 points' }),
    ).toBeTruthy();
    expect(container.querySelectorAll('.rung.filled')).toHaveLength(5);
    expect(container.querySelectorAll('.moon')).toHaveLength(7);
    expect(pieceIn(container, 'moon 3').dataset['label']).toMatch(/You are here\.$/);
    await fireEvent.click(pieceIn(container, 'moon 2'));
    expect(table.picked).toEqual(['reward 2']);
  });

  it('draw no piece within another', async () => {
    const { container } = render(Mine, { table: await tableOf(game()), seat: 0 });
    expect(container.querySelector('[data-piece] [data-piece]')).toBeNull();
  });
});

describe('playing a card', () => {
  const asked = {
    kind: 'turn',
    options: ['play SA1 T2', 'play CY09 T1', 'play CY09 S5 top', 'play CY09 S5 bottom'],
  };
  async function both() {
    const table = await tableOf(game(), asked);
    const { container: mine } = render(Mine, { table, seat: 0 });
    const { container: hand } = render(Hand, { table, seat: 0 });
    return { table, mine, hand };
  }

  it('takes the card, then the slot', async () => {
    const { table, mine, hand } = await both();
    await fireEvent.click(pieceIn(hand, 'CY09'));
    expect(table.picked).toEqual([]);
    expect(screen.getByRole('status').textContent).toContain('Brewer: choose a slot.');
    expect([...mine.querySelectorAll<HTMLElement>('.target')].map((one) => one.dataset['piece'])).toEqual([
      'CY09>slot T1',
      'CY09>slot S5',
    ]);
    await fireEvent.click(pieceIn(mine, 'CY09>slot T1'));
    expect(table.picked).toEqual(['play CY09 T1']);
  });

  it('goes on when the card that asked first is gone, as after a draft', async () => {
    const table = await tableOf(game(), asked);
    const draft = render(Hand, { table, seat: 0 });
    await fireEvent.click(pieceIn(draft.container, 'SA1'));
    draft.unmount();
    const { container: hand } = render(Hand, { table, seat: 0 });
    const { container: mine } = render(Mine, { table, seat: 0 });
    table.hear({
      ...(table.latest as Position),
      question: {
        ...(table.question as QuestionShown),
        version: 2,
        options: [{ id: 'play SA3 B2', text: '' }],
      },
      number: 2,
    });
    flushSync();
    await fireEvent.click(pieceIn(hand, 'SA3'));
    expect(pieceIn(mine, 'SA3>slot B2')).toBeTruthy();
  });

  it('asks which half is meant in the side slot', async () => {
    const { table, mine, hand } = await both();
    await fireEvent.click(pieceIn(hand, 'CY09'));
    await fireEvent.click(pieceIn(mine, 'CY09>slot S5'));
    expect(table.menu).toBe('CY09>slot S5');
    expect(table.offered.get('CY09>slot S5')).toHaveLength(2);
  });

  it('can be begun with the keyboard, and put back', async () => {
    const { mine, hand } = await both();
    const count = (): number => mine.querySelectorAll('.target').length;
    await fireEvent.keyDown(pieceIn(hand, 'CY09'), { key: 'Enter' });
    expect(count()).toBe(2);
    await fireEvent.keyDown(pieceIn(hand, 'CY09'), { key: 'Escape' });
    expect(count()).toBe(0);
    await fireEvent.click(pieceIn(hand, 'SA1'));
    expect(count()).toBe(1);
    await fireEvent.click(screen.getByRole('button', { name: 'Choose anew' }));
    expect(count()).toBe(0);
  });

  it('shows beforehand what the card would set off', async () => {
    const { table, mine } = await both();
    table.pointed = 'play CY09 T1';
    flushSync();
    expect(mine.querySelectorAll('.slot.meant')).toHaveLength(1);
    expect(pieceIn(mine, 'CY05').classList.contains('live')).toBe(true);
    expect(pieceIn(mine, 'T1.1').classList.contains('live')).toBe(true);
    expect(pieceIn(mine, 'T2.1').classList.contains('live')).toBe(false);
    expect(mine.querySelector('.ghost')?.textContent?.replace(/\s/g, '')).toBe('621');
  });

  it('shows it by the colour that was named for the card', async () => {
    const announced = { action: 'play', range: 0, discount: 0, unlimited: false, color: 'yellow' } as const;
    const table = await tableOf(game({ announced }), { kind: 'announce', options: ['play SA1 T1'] });
    const { container } = render(Mine, { table, seat: 0 });
    table.pointed = 'play SA1 T1';
    flushSync();
    expect(pieceIn(container, 'T1.2').classList.contains('live')).toBe(true);
  });
});

describe('my cards', () => {
  it('are active, or rest; crates and artifacts lie beside them', async () => {
    const table = await tableOf(game(), { kind: 'turn', options: ['open CR09', 'play SA1 T2'] });
    const { container } = render(Hand, { table, seat: 0 });
    const ids = (name: string): (string | undefined)[] =>
      [...screen.getByRole('list', { name }).querySelectorAll<HTMLElement>('[data-piece]')].map(
        (one) => one.dataset['piece'],
      );
    expect(ids('Active cards')).toEqual(['SA1', 'SA3', 'CY09', 'CG06']);
    expect(ids('Resting cards')).toEqual(['SA2', 'SA6']);
    expect(ids('Crates')).toEqual(['CR25', 'CR09', 'CR15']);
    expect(pieceIn(container, 'SA2').dataset['label']).toMatch(/Resting\.$/);
    expect(pieceIn(container, 'CR15').dataset['label']).toMatch(/Opened\.$/);
    expect(container.querySelectorAll('.card.raised')).toHaveLength(1);
    expect(within(screen.getByRole('list', { name: 'My artifacts' })).getAllByRole('img')).toHaveLength(2);
    await fireEvent.click(pieceIn(container, 'CR09'));
    expect(table.picked).toEqual(['open CR09']);
  });

  it('show my artifact card with how often each colour scores', async () => {
    const { container } = render(Hand, { table: await tableOf(game()), seat: 0 });
    const times = [...pieceIn(container, 'AC01').querySelectorAll('li > b')].map((one) => one.textContent);
    expect(times).toEqual(['×2', '×1', '×2']);
  });

  it('say that there are none', async () => {
    render(Hand, { table: await tableOf(changed(game(), 0, { cards: [], resting: [] })), seat: 0 });
    expect(screen.getByText('No active cards')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Resting cards' })).toBeNull();
  });
});

describe('the boards of the others', () => {
  it('are compact, and open', async () => {
    const { container } = render(Others, { table: await tableOf(game()) });
    await allDrawn();
    expect(pieceIn(container, 'seat 1').dataset['label']).toBe('Ben. Points: 13');
    const board = within(screen.getByRole('group', { name: 'Board of Ben' }));
    for (const label of ['gear: 3 of 6', 'Progress track: 5', 'Closed crates: 1', 'Active cards: 1'])
      expect(board.getByRole('img', { name: label }), label).toBeTruthy();
    expect(board.queryByRole('list', { name: 'Slots' })).toBeNull();
    await fireEvent.click(board.getByRole('button', { name: /^More/ }));
    expect(board.getByRole('list', { name: 'Slots' })).toBeTruthy();
    expect(pieceIn(container, 'SB4').dataset['label']).toMatch(/In slot T1, top half\.$/);
    expect(board.getByText(/^Left: small buildings 6, large buildings 3/)).toBeTruthy();
    await fireEvent.click(board.getByRole('button', { name: /^Less/ }));
    expect(board.queryByRole('list', { name: 'Slots' })).toBeNull();
  });

  it('open by themselves where a card can be copied', async () => {
    const table = await tableOf(game(), { kind: 'turn', options: ['copy SB4'] });
    const { container } = render(Others, { table });
    await allDrawn();
    await fireEvent.click(pieceIn(container, 'SB4'));
    expect(table.picked).toEqual(['copy SB4']);
  });

  it('are everybody for a spectator, and begin with the left neighbour for a player', async () => {
    const heads = (root: Element): (string | null)[] =>
      [...root.querySelectorAll('[data-piece^="seat"]')].map((head) => head.getAttribute('data-piece'));
    const table = await tableOf(game());
    Object.assign(table, { seat: null });
    const { container, unmount } = render(Others, { table });
    await allDrawn();
    expect(heads(container)).toEqual(['seat 0', 'seat 1', 'seat 2', 'seat 3']);
    unmount();
    const mine = await tableOf(game({ seat: 2 }));
    Object.assign(mine, { seat: 2 });
    const { container: others } = render(Others, { table: mine });
    await allDrawn();
    expect(heads(others)).toEqual(['seat 3', 'seat 0', 'seat 1']);
  });
});
