import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { preferences } from '$/state/preferences.svelte';
import { Table } from '$/table/table.svelte';
import Board from './Board.svelte';
import { AREAS, changed, game, mission, pieceIn, tableOf } from './fixture';

/** What is drawn on an area. */
function on(container: HTMLElement, id: string): Element {
  const found = container.querySelector(`[data-area="${id}"]`);
  if (!found) throw new Error(`nothing is drawn on ${id}`);
  return found;
}

async function drawn(
  ...given: Parameters<typeof tableOf>
): Promise<{ table: Table; container: HTMLElement }> {
  const table = await tableOf(...given);
  const { container } = render(Board, { table });
  return { table, container };
}

describe('the board', () => {
  it('is not drawn before the first position', () => {
    const { container } = render(Board, { table: new Table('none', 0) });
    expect(container.querySelector('*')).toBeNull();
  });

  it('tells the round, whose turn it is and which part of it', async () => {
    await drawn(game({ moment: 'acted', moves: 1 }));
    expect(screen.getByText('Round 3')).toBeTruthy();
    expect(screen.getByText('End').getAttribute('aria-current')).toBe('step');
    expect(screen.getByText('Moves left: 1')).toBeTruthy();
    expect(screen.getByText('The end begins at 9 points')).toBeTruthy();
  });

  it('warns of the last round', async () => {
    await drawn(game({ last_round: 4 }));
    expect(screen.getByText('Last round: 4').classList.contains('last')).toBe(true);
  });
});

describe('the map', () => {
  it('tells each area with its height, its symbols, its holder and its buildings', async () => {
    const { container } = await drawn(game({ shifted: ['a-right'] }));
    expect(pieceIn(container, 'a-colony').dataset['label']).toBe(
      'Colony A, multiplier 2, Gold, Energy, Ann, Troops: 3, buildings: Command Center, 2 × Gold Mine, ' +
        'Gold Mine in the colour of Ben',
    );
    expect(pieceIn(container, 'a-right').dataset['label']).toBe(
      'Right Flank A, multiplier 1 (printed 2), Ann, Troops: 1, buildings: Sentry Tower, shifted in this turn',
    );
    expect(pieceIn(container, 'a-ridge').dataset['label']).toContain(
      'Ridge A, multiplier 4, Xotan Timebenders (exiled), Troops: 3, worm hole',
    );
    expect(pieceIn(container, 'connect-inner').dataset['label']).toBe(
      'Inner Link, multiplier 2, a face-down Exiled Token, worm hole',
    );
    expect(pieceIn(container, 'gate').dataset['label']).toBe(
      'Warp Gate, multiplier 5, Warp Guardian Darja Shadows, dice: 2',
    );
    expect(pieceIn(container, 'a-left').dataset['label']).toBe('Left Flank A, multiplier 2, empty');
  });

  it('draws a pip for each Troop, and a silhouette for each building in its colour', async () => {
    const { container } = await drawn(game());
    const colony = on(container, 'a-colony');
    expect(colony.querySelectorAll('[data-token="troop-0"]')).toHaveLength(3);
    const fills = [...colony.querySelectorAll('.building')].map((one) => one.getAttribute('fill'));
    expect(fills).toEqual(['var(--seat-0)', 'var(--seat-0)', 'var(--seat-1)']);
    const tower = on(container, 'a-right').querySelector('.building');
    expect(tower?.getAttribute('fill')).toBe('var(--grey)');
  });

  it('draws Exiled Tokens by strength, and face down ones without it', async () => {
    const { container } = await drawn(game());
    expect(on(container, 'a-ridge').querySelector('.token')?.textContent).toContain('3');
    expect(on(container, 'ring-1').querySelector('.token')?.textContent?.trim()).toBe('?');
  });

  it('draws the dice that the Guardian has left', async () => {
    const guardian = { ...game().guardian, modifier: -1 } as NonNullable<ReturnType<typeof game>['guardian']>;
    const { container } = await drawn(game({ guardian }));
    expect(on(container, 'gate').querySelectorAll('.die')).toHaveLength(1);
  });

  it('draws contours for its height, and an arc between worm holes', async () => {
    const { container } = await drawn(game());
    expect(container.querySelectorAll('.land')).toHaveLength(AREAS.length);
    const levels = [...container.querySelectorAll('.land')].map(
      (one) => one.querySelectorAll('.contour').length,
    );
    expect([...levels].sort()).toEqual([0, 1, 1, 1, 1, 1, 3, 4]);
    expect(container.querySelectorAll('.worm-way')).toHaveLength(1);
  });

  it('writes the name of each area on it, in both languages', async () => {
    const { container } = await drawn(game());
    const name = (id: string): string[] =>
      [...container.querySelectorAll(`[data-name="${id}"] text`)].map((line) => line.textContent);
    expect(name('a-right')).toEqual(['Right', 'Flank A']);
    expect(name('a-ridge')).toEqual(['Ridge A']);
    expect(name('gate')).toEqual(['Warp Gate']);
    preferences.language = 'ja';
    flushSync();
    expect(name('a-right')).toEqual(['Aの', '右翼']);
    expect(name('gate')).toEqual(['ワープ', 'ゲート']);
  });

  it('marks what the question is about, and the building there that is meant', async () => {
    const about = [
      { piece: 'a-right', building: 'sentry_tower' as const },
      { piece: 'connect-inner', building: null },
    ];
    const { container } = await drawn(game({ about }));
    expect(
      [...container.querySelectorAll('.area:has(.about)')].map((one) => one.getAttribute('data-piece')),
    ).toEqual(expect.arrayContaining(['a-right', 'connect-inner']));
    expect(container.querySelectorAll('.area .about')).toHaveLength(2);
    expect(pieceIn(container, 'a-right').dataset['label']).toMatch(/, the question is about this$/);
    expect(on(container, 'a-right').querySelectorAll('.building.meant')).toHaveLength(1);
    expect(on(container, 'connect-inner').querySelectorAll('.building.meant')).toHaveLength(0);
  });

  it('comes closer by a button, and back', async () => {
    const { container } = await drawn(game());
    const map = container.querySelector<HTMLElement>('.map > .holder .map');
    await fireEvent.click(screen.getByRole('button', { name: 'Closer' }));
    expect(map?.style.getPropertyValue('--zoom')).toBe('1.5');
    await fireEvent.click(screen.getByRole('button', { name: 'The whole map' }));
    expect(map?.style.getPropertyValue('--zoom')).toBe('1');
  });

  it('lets an area be chosen', async () => {
    const { table, container } = await drawn(game(), {
      kind: 'raise',
      options: ['raise a-left', 'raise gate'],
    });
    await fireEvent.click(pieceIn(container, 'gate'));
    expect(table.picked).toEqual(['raise gate']);
    expect(pieceIn(container, 'a-right').dataset['can']).toBeUndefined();
  });
});

describe('ways from one area to another', () => {
  const asked = {
    kind: 'attack',
    options: [
      'attack a-colony a-ridge',
      'attack a-colony a-left',
      'attack a-right a-left',
      'attack a-right a-left ship',
    ],
  };

  it('are taken by their beginning, then by their end', async () => {
    const { table, container } = await drawn(game(), asked);
    await fireEvent.click(pieceIn(container, 'a-colony'));
    expect(table.picked).toEqual([]);
    expect(screen.getByRole('status').textContent).toContain('From Colony A');
    const ends = [...container.querySelectorAll<HTMLElement>('.end')].map((one) => one.dataset['piece']);
    expect(ends).toEqual(['a-colony>a-ridge', 'a-colony>a-left']);
    await fireEvent.click(pieceIn(container, 'a-colony>a-ridge'));
    expect(table.picked).toEqual(['attack a-colony a-ridge']);
  });

  it('open a menu where one way can be gone in several manners', async () => {
    const { table, container } = await drawn(game(), asked);
    await fireEvent.click(pieceIn(container, 'a-right'));
    await fireEvent.click(pieceIn(container, 'a-right>a-left'));
    expect(table.menu).toBe('a-right>a-left');
    expect(table.offered.get('a-right>a-left')).toHaveLength(2);
  });

  it('are put back by the area itself, by Escape and by a button', async () => {
    const { container } = await drawn(game(), asked);
    const colony = pieceIn(container, 'a-colony');
    const count = (): number => container.querySelectorAll('.end').length;
    await fireEvent.click(colony);
    await fireEvent.click(colony);
    expect(count()).toBe(0);
    await fireEvent.keyDown(colony, { key: 'Enter' });
    expect(count()).toBe(2);
    await fireEvent.keyDown(colony, { key: 'Escape' });
    expect(count()).toBe(0);
    await fireEvent.click(colony);
    await fireEvent.click(screen.getByRole('button', { name: 'Choose anew' }));
    expect(count()).toBe(0);
  });

  it('are drawn while an option means them', async () => {
    const { table, container } = await drawn(game(), asked);
    expect(container.querySelectorAll('.way')).toHaveLength(0);
    table.pointed = 'attack a-colony a-left';
    flushSync();
    expect(container.querySelectorAll('.way')).toHaveLength(1);
    expect(pieceIn(container, 'a-left').dataset['lit']).toBe('yes');
  });
});

describe('what lies beside the map', () => {
  it('shows the line-up, the decks and the general supply', async () => {
    const { container } = await drawn(game());
    const market = within(screen.getByRole('region', { name: 'Line-up and decks' }));
    expect(pieceIn(container, 'build-01').dataset['label']).toContain('build a Command Center');
    expect(pieceIn(container, 'deck').dataset['label']).toBe('Archive deck: 33 cards');
    expect(pieceIn(container, 'deck conquest').dataset['label']).toBe('Conquest deck: 18 missions');
    expect(market.getByRole('img', { name: 'General supply: Assault Ship 6' })).toBeTruthy();
  });

  it('opens the discard pile, the newest card first', async () => {
    const { container } = await drawn(game());
    const button = screen.getByRole('button', { name: 'Look at the discard pile 2' });
    const sheet = container.querySelector(`#${button.getAttribute('popovertarget')}`);
    if (!sheet) throw new Error('the button opens nothing');
    await fireEvent(sheet, Object.assign(new Event('toggle'), { newState: 'open' }));
    expect([...sheet.querySelectorAll('.name')].map((one) => one.textContent)).toEqual(['Elite', 'Build']);
  });

  it('shows missions with how far I am with each condition', async () => {
    const { container } = await drawn(game());
    expect(pieceIn(container, 'pg-01').dataset['label']).toMatch(
      /^Third Seam\. .* So far: 0 of 1, 2 of 3\.$/,
    );
    const bars = [...pieceIn(container, 'pg-01').querySelectorAll<HTMLElement>('.bar i')];
    expect(bars.map((bar) => bar.style.width)).toEqual(['0%', '67%']);
    expect(pieceIn(container, 'pi-overlord').querySelector('.met')).not.toBeNull();
    expect(screen.getByRole('region', { name: 'My Private Missions' })).toBeTruthy();
  });

  it('lights a mission that can be completed now', async () => {
    const { container } = await drawn(changed(game(), 0, { ready: ['cq-01'] }));
    expect(pieceIn(container, 'cq-01').classList.contains('ready')).toBe(true);
    expect(pieceIn(container, 'cq-01').dataset['label']).toContain('can be completed now');
  });

  it('shows the Guardian and its abilities, and the Exiled Races', async () => {
    await drawn(game());
    const gate = within(screen.getByRole('region', { name: 'Warp Guardian: Darja Shadows' }));
    expect(gate.getAllByRole('img', { name: 'Dice: 2, multiplier: 5, Troops at most: 2' })).toHaveLength(3);
    expect(gate.getByText(/^Combat card cost increased\./)).toBeTruthy();
    const exiles = within(screen.getByRole('list', { name: 'Exiled Races' }));
    expect(exiles.getByText(/^Green: Xotan Timebenders\./)).toBeTruthy();
  });
});

describe('what is chosen before the first turn', () => {
  it('is a race of one of two piles', async () => {
    const view = game({
      round: 0,
      draft: { piles: [['xelo-traders'], ['luron-droids', 'darja-shadows']], aside: [] },
      players: game().players.map((one) => ({ ...one, races: [] })),
    });
    const { table, container } = await drawn(view, { kind: 'race', options: ['race luron-droids'] });
    expect(within(screen.getByRole('list', { name: 'Pile 2' })).getAllByRole('listitem')).toHaveLength(2);
    await fireEvent.click(pieceIn(container, 'luron-droids'));
    expect(table.picked).toEqual(['race luron-droids']);
  });

  it('is the Guardian among the races set aside', async () => {
    const view = game({ round: 0, draft: { piles: [], aside: ['xelo-traders', 'darja-shadows'] } });
    const { container } = await drawn(view, { kind: 'guardian', options: ['guardian xelo-traders'] });
    expect(pieceIn(container, 'xelo-traders').dataset['label']).toContain('as Warp Guardian');
    expect(pieceIn(container, 'xelo-traders').dataset['can']).toBe('choose');
  });

  it('is missions that were dealt, as they are printed', async () => {
    const view = changed(game({ round: 0 }), 0, { dealt: ['pg-02', 'pr-01'], missions: [] });
    const { container } = await drawn(view, {
      kind: 'missions',
      options: ['keep pg-02', 'keep pr-01'],
      least: 2,
      most: 2,
    });
    expect(screen.getByRole('region', { name: 'Choose your missions' })).toBeTruthy();
    expect(pieceIn(container, 'pr-01').dataset['can']).toBe('choose');
  });

  it('is shared out by a team, which sees its own missions alone', async () => {
    const players = game().players.map((one) => ({ ...one, team: one.seat }));
    const view = game({
      round: 0,
      teams: true,
      players,
      pool: [
        ['pg-02', 'pr-02'],
        ['progress', 'conquest'],
      ],
    });
    await drawn(view);
    const pool = within(screen.getByRole('region', { name: 'Missions of your team' }));
    expect(pool.getAllByRole('listitem')).toHaveLength(2);
  });
});

it('shows cards of the discard pile while one of them can be taken', async () => {
  const { container } = await drawn(game(), { kind: 'take-discard', options: ['stop', 'take elite.2'] });
  expect(screen.getByRole('region', { name: 'Discard pile' })).toBeTruthy();
  expect(pieceIn(container, 'elite.2').dataset['can']).toBe('choose');
});

it('draws no piece within another, and none twice', async () => {
  const { container } = await drawn(game({ open_missions: [mission('pr-01'), mission('pr-02')] }));
  expect(container.querySelector('[data-piece] [data-piece]')).toBeNull();
  const ids = [...container.querySelectorAll<HTMLElement>('[data-piece]')].map((one) => one.dataset['piece']);
  expect(new Set(ids).size).toBe(ids.length);
});

it('in Japanese the labels are Japanese', async () => {
  preferences.language = 'ja';
  const { container } = await drawn(game(), null, 'ja');
  expect(pieceIn(container, 'deck').dataset['label']).toBe('アーカイブデッキ：33枚');
  expect(pieceIn(container, 'a-right').dataset['label']).toBe(
    'Aの右翼、倍率1（印刷は2）、Annの部隊1個、建物：監視塔',
  );
});
