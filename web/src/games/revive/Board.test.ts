import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { preferences } from '$/state/preferences.svelte';
import { Table } from '$/table/table.svelte';
import Board from './Board.svelte';
import { changed, game, onSpace, pieceIn, tableOf } from './fixture';

async function drawn(
  ...given: Parameters<typeof tableOf>
): Promise<{ table: Table; container: HTMLElement }> {
  const table = await tableOf(...given);
  const { container } = render(Board, { table });
  return { table, container };
}

/** What is drawn on a space. */
function on(container: HTMLElement, id: string): Element {
  const found = container.querySelector(`[data-space="${id}"]`);
  if (!found) throw new Error(`nothing is drawn on ${id}`);
  return found;
}

describe('the board', () => {
  it('is not drawn before the first position', () => {
    const { container } = render(Board, { table: new Table('none', 0) });
    expect(container.querySelector('*')).toBeNull();
  });

  it('tells the turn, whose it is, and how many actions are taken', async () => {
    await drawn(game());
    expect(screen.getByText('Turn 12')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Actions taken: 1 of 2' })).toBeTruthy();
    expect(screen.queryByText(/^Last turns/)).toBeNull();
  });

  it('warns of the last turns, tells a hibernation, and the steps of a solitaire game', async () => {
    const view = changed(game({ moment: 'hibernation', last_turns: 2 }), 0, { cube: 7 });
    await drawn(view);
    expect(screen.getByText('Last turns: 2').classList.contains('last')).toBe(true);
    expect(screen.getByText('Hibernating')).toBeTruthy();
    expect(screen.getByText('Steps of the cube: 7')).toBeTruthy();
  });

  it('shows who stands where on the point track', async () => {
    const { container } = await drawn(game());
    expect(screen.getByRole('group', { name: 'Points: Ann 13, Ben 13, Chika 17, Dai 21' })).toBeTruthy();
    expect(container.querySelectorAll('.pawn')).toHaveLength(4);
  });
});

describe('the map', () => {
  it('tells each space with its kind, its reward, who is there, and how far it is', async () => {
    const { container } = await drawn(game());
    expect(pieceIn(container, '4,3').dataset['label']).toBe('sand 4,3, small building of Ann');
    expect(pieceIn(container, '4,7').dataset['label']).toBe(
      'location 4,7, figures: Ben, Chika, Dai, range: 2 food',
    );
    expect(pieceIn(container, '6,5').dataset['label']).toBe('water 6,5, reward: 1 slot module');
    expect(pieceIn(container, '2,4').dataset['label']).toBe('forest 2,4, forest tile of Chika');
    expect(pieceIn(container, 'R0C0').dataset['label']).toMatch(
      /^large location Arboretum, figures: Ben, range: 3 food$/,
    );
    expect(pieceIn(container, 'R2C3').dataset['label']).toBe('chasm');
  });

  it('explains what every place is for, to whoever reads with a screen reader or walks by arrows', async () => {
    const { container } = await drawn(game());
    const told = (id: string): string => pieceIn(container, id).getAttribute('aria-description') ?? '';
    expect(told('6,5')).toContain('Build next to it to take its reward');
    expect(told('2,4')).toContain('advances your green track by 1');
    expect(told('R0C0')).toContain('At the end of the game');
    expect(told('R0C2')).toContain('A tile that lies face down. Explore it');
    expect(told('R2C3')).toContain('counts range from here');
    expect(told('symbol X01')).toContain('gives 1 crystal');
    expect(told('supply crate')).toContain('Open it at any moment of your own turn');
    expect(told('artifact purple')).toContain('scores once more');
    for (const id of ['6,5', '2,4', 'symbol X01', 'supply crate', 'score-6'])
      expect(pieceIn(container, id).getAttribute('tabindex'), id).toBe('-1');
  });

  it('tells a tile that lies face down by its back', async () => {
    const { container } = await drawn(game());
    expect(pieceIn(container, 'R0C2').dataset['label']).toBe(
      'Unexplored tile R0C2, explore for 4 food, 4 points, range: 1 food',
    );
    expect(pieceIn(container, 'R0C1').dataset['label']).toContain('out of reach');
    expect(container.querySelector('[data-piece="4,0"]')).toBeNull();
    const back = container.querySelector('[data-slot="R0C2"]');
    expect([...(back?.querySelectorAll('.number') ?? [])].map((one) => one.textContent)).toEqual(['4', '4']);
  });

  it('draws buildings by size, figures and tribe tiles in the colour and with the letter of their seat', async () => {
    const { container } = await drawn(game());
    const large = on(container, '7,4').querySelector<HTMLElement>('.large');
    expect(large?.textContent).toBe('B');
    expect(large?.style.getPropertyValue('--seat')).toBe('var(--seat-1)');
    expect(on(container, '4,3').querySelector('.small')?.textContent).toBe('A');
    const people = [...on(container, '4,7').querySelectorAll('.person')].map((one) => one.textContent);
    expect(people).toEqual(['B', 'C', 'D']);
    expect(on(container, '6,1').querySelector('.tribe-tile')).not.toBeNull();
  });

  it('draws a crystal for each symbol at the edge, a vast crystal, and the chasm', async () => {
    const { container } = await drawn(game());
    expect(container.querySelectorAll('.crystal')).toHaveLength(10);
    expect(container.querySelector('[data-slot="R3C2"] .gem')).not.toBeNull();
    expect(container.querySelector('[data-slot="R2C3"] .rift')).not.toBeNull();
    expect(container.querySelectorAll('.tile')).toHaveLength(35);
  });

  it('shows the way and its price while a place is pointed at', async () => {
    const { container } = await drawn(game());
    expect(container.querySelector('.range')).toBeNull();
    await fireEvent.pointerEnter(pieceIn(container, '6,2'));
    expect(container.querySelector('.price')?.textContent).toContain('1');
    expect(container.querySelectorAll('.range circle')).toHaveLength(1);
    await fireEvent.pointerEnter(pieceIn(container, 'R1C0'));
    expect(container.querySelector('.price text:last-child')?.textContent).toBe('3+2');
    await fireEvent.pointerLeave(pieceIn(container, 'R1C0'));
    expect(container.querySelector('.range')).toBeNull();
  });

  it('shows the way while an option means it', async () => {
    const { table, container } = await drawn(game(), { kind: 'turn', options: ['build small 6,2'] });
    table.pointed = 'build small 6,2';
    flushSync();
    expect(container.querySelector('.range')).not.toBeNull();
    expect(pieceIn(container, '6,2').dataset['lit']).toBe('yes');
  });

  it('lets a tile be explored by a click, and asks which building is meant', async () => {
    const { table, container } = await drawn(game(), {
      kind: 'turn',
      options: ['explore R0C2', 'build small 5,3', 'build large 5,3'],
    });
    await fireEvent.click(pieceIn(container, '5,3'));
    expect(table.menu).toBe('5,3');
    expect(table.offered.get('5,3')).toHaveLength(2);
    await fireEvent.click(pieceIn(container, 'R0C2'));
    expect(table.picked).toEqual(['explore R0C2']);
    expect(pieceIn(container, '6,2').dataset['can']).toBeUndefined();
  });

  it('moves a figure: first from where, then to where', async () => {
    const { table, container } = await drawn(game(), {
      kind: 'move',
      options: ['move 3,3 2,5', 'move 3,3 8,4', 'done'],
    });
    await fireEvent.click(pieceIn(container, '3,3'));
    expect(table.picked).toEqual([]);
    expect(screen.getByRole('status').textContent).toContain('From location 3,3');
    expect(pieceIn(container, '2,5').classList.contains('end')).toBe(true);
    await fireEvent.keyDown(pieceIn(container, '3,3'), { key: 'Escape' });
    expect(screen.queryByRole('status')).toBeNull();
    await fireEvent.keyDown(pieceIn(container, '3,3'), { key: 'Enter' });
    await fireEvent.click(pieceIn(container, '2,5'));
    expect(table.picked).toEqual(['move 3,3 2,5']);
  });

  it('comes closer by a button, and back', async () => {
    const { container } = await drawn(game());
    const map = container.querySelector<HTMLElement>('.frame > .map');
    await fireEvent.click(screen.getByRole('button', { name: 'Closer' }));
    expect(map?.style.getPropertyValue('--zoom')).toBe('1.5');
    await fireEvent.click(screen.getByRole('button', { name: 'The whole map' }));
    expect(map?.style.getPropertyValue('--zoom')).toBe('1');
  });
});

describe('what lies beside the map', () => {
  it('shows citizens, modules, machines and artifacts, each to be chosen when asked', async () => {
    const { table, container } = await drawn(game(), {
      kind: 'recruit',
      options: ['recruit CY06', 'recruit deck', 'module MD01', 'machine MG08', 'artifact orange'],
    });
    expect(within(screen.getByRole('list', { name: 'Citizens' })).getAllByRole('listitem')).toHaveLength(5);
    expect(within(screen.getByRole('list', { name: 'Modules' })).getAllByRole('listitem')).toHaveLength(5);
    expect(within(screen.getByRole('list', { name: 'Gray machines' })).getAllByRole('listitem')).toHaveLength(
      3,
    );
    for (const id of ['CY06', 'deck', 'MD01', 'MG08', 'artifact orange'])
      expect(pieceIn(container, id).dataset['can'], id).toBe('choose');
    expect(pieceIn(container, 'CY06').dataset['label']).toMatch(/^Trapper\. /);
    expect(pieceIn(container, 'deck').dataset['label']).toBe('Deck: 27 cards');
    expect(pieceIn(container, 'artifact orange').dataset['label']).toBe('Orange artifacts: 4');
    await fireEvent.click(pieceIn(container, 'MG08'));
    expect(table.picked).toEqual(['machine MG08']);
    expect(screen.getByRole('group', { name: 'Crates left: 20' })).toBeTruthy();
  });
});

describe('what is chosen over the map', () => {
  it('is how a tile lies, as two pictures', async () => {
    const cells = (['sand', 'water', 'sand', 'forest'] as const).map((kind) => ({ kind }));
    const slots = game().slots.map((one) =>
      one.id === 'R4C3' ? { ...one, tile: 'AT22', cost: null, points: null, cells } : one,
    );
    const { table, container } = await drawn(game({ slots }), {
      kind: 'lay-tile',
      options: ['lay 0', 'lay 1'],
    });
    expect(screen.getByRole('region', { name: 'How should the tile lie?' })).toBeTruthy();
    expect(container.querySelectorAll('.way svg')).toHaveLength(2);
    const lands = (way: string): (string | undefined)[] =>
      [...pieceIn(container, `lay ${way}`).querySelectorAll('.land')].map(
        (land) => /--land: var\(--(\w+)\)/.exec(land.getAttribute('style') ?? '')?.[1],
      );
    expect(lands('0')).toEqual(['sand', 'water', 'sand', 'forest']);
    // Turned by half, the last one comes first, and the water takes its reward along.
    expect(lands('1')).toEqual(['forest', 'sand', 'water', 'sand']);
    const rewards = (way: string): number[] =>
      [...pieceIn(container, `lay ${way}`).querySelectorAll('svg > g')].map(
        (cell) => cell.querySelectorAll('.reward').length,
      );
    expect([rewards('0'), rewards('1')]).toEqual([
      [0, 1, 0, 0],
      [0, 0, 1, 0],
    ]);
    await fireEvent.click(pieceIn(container, 'lay 1'));
    expect(table.picked).toEqual(['lay 1']);
  });

  it('is a tribe, and a side of its board', async () => {
    const view = changed(game({ moment: 'setup' }), 0, { tribe: 'kuniban', side: null });
    const tribes = await drawn(view, { kind: 'tribe', options: ['tribe nadair', 'tribe ox49'] });
    expect(screen.getByRole('region', { name: 'Choose your tribe' })).toBeTruthy();
    expect(pieceIn(tribes.container, 'nadair').dataset['label']).toMatch(/^Nàdair\. .*2 books/);
    await fireEvent.click(pieceIn(tribes.container, 'ox49'));
    expect(tribes.table.picked).toEqual(['tribe ox49']);
    const sides = await drawn(view, { kind: 'side', options: ['side sun', 'side moon'] });
    expect(pieceIn(sides.container, 'side moon').dataset['label']).toMatch(/^Kuniban\. .*sand tile/);
  });

  it('is what was dealt: an artifact card, or two citizens', async () => {
    const secret = changed(game({ moment: 'setup' }), 0, { dealt: ['AC02', 'AC03'], artifact_card: null });
    const cards = await drawn(secret, { kind: 'keep', options: ['keep AC02', 'keep AC03'] });
    expect(screen.getByRole('region', { name: 'Keep one artifact card' })).toBeTruthy();
    await fireEvent.click(pieceIn(cards.container, 'AC03'));
    expect(cards.table.picked).toEqual(['keep AC03']);
    const dealt = ['SA1', 'SB2', 'SS1'];
    const drafting = changed(game({ moment: 'setup' }), 0, { dealt, cards: [] });
    const draft = await drawn(drafting, {
      kind: 'draft',
      options: dealt.map((id) => `keep ${id}`),
      least: 2,
      most: 2,
    });
    await fireEvent.click(pieceIn(draft.container, 'SA1'));
    await fireEvent.click(pieceIn(draft.container, 'SS1'));
    expect(draft.table.picked).toEqual(['keep SA1', 'keep SS1']);
  });
});

it('draws no piece within another, and none twice', async () => {
  const { container } = await drawn(onSpace(game(), 'R4C6', { figures: [0, 1, 2, 3] }));
  expect(container.querySelector('[data-piece] [data-piece]')).toBeNull();
  const ids = [...container.querySelectorAll<HTMLElement>('[data-piece]')].map((one) => one.dataset['piece']);
  expect(new Set(ids).size).toBe(ids.length);
});

it('in Japanese the labels are Japanese', async () => {
  preferences.language = 'ja';
  const { container } = await drawn(game(), null, 'ja');
  expect(pieceIn(container, 'deck').dataset['label']).toBe('デッキ：27枚');
  expect(pieceIn(container, '4,7').dataset['label']).toBe(
    'ロケーション 4,7、住民コマ：Ben、Chika、Dai、距離：食料2個',
  );
});
