import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { preferences } from '$/state/preferences.svelte';
import { Table } from '$/table/table.svelte';
import { allDrawn } from '../../../tests/scene';
import Board from './Board.svelte';
import { changed, game, military, owned, pieceIn, player, robot, tableOf } from './fixture';
import type { Attack, RaceView } from './view';

async function drawn(table: Table): Promise<HTMLElement> {
  const { container } = render(Board, { table });
  await allDrawn();
  return container;
}

function four(more: Partial<RaceView> = {}): RaceView {
  return game({ order: [0, 1, 2, 3], ...more, players: [...game().players, player(2), player(3)] });
}

describe('the board', () => {
  it('is not drawn before the first position', () => {
    const { container } = render(Board, { table: new Table('none', 0) });
    expect(container.querySelector('*')).toBeNull();
  });

  it('tells each card of a tableau with its good, its kind and that it is new', async () => {
    const view = changed(game(), 0, {
      tableau: [
        owned('new-sparta', { start: true }),
        owned('gem-world', { good: true, fresh: true }),
        owned('alien-oort-cloud-refinery', { good: true, kind: 'genes' }),
      ],
    });
    const container = await drawn(tableOf(view));
    expect(pieceIn(container, 'new-sparta').getAttribute('aria-label')).toBe(
      'New Sparta. Military gray world, defense 2, 1 VP. Start world 3. Settle: +2 Military.',
    );
    expect(pieceIn(container, 'gem-world').getAttribute('aria-label')).toContain(
      '(newly placed, with a good: Novelty goods)',
    );
    expect(pieceIn(container, 'gem-world').classList.contains('fresh')).toBe(true);
    const refinery = pieceIn(container, 'alien-oort-cloud-refinery');
    expect(refinery.getAttribute('aria-label')).toContain('(set to Genes, with a good: Genes)');
    expect(refinery.querySelector('.good [data-kind]')?.getAttribute('data-kind')).toBe('genes');
    expect(refinery.querySelector('.good')?.textContent).toBe('G');
  });

  it('draws the places of my tableau that are still empty', async () => {
    const container = await drawn(tableOf(game()));
    const mine = screen.getByRole('list', { name: 'My tableau: 2 of 12 cards' });
    expect(mine.querySelectorAll('.place')).toHaveLength(10);
    expect(container.querySelectorAll('.place')).toHaveLength(10);
  });

  it('shows the card that an option would place', async () => {
    const table = tableOf(game(), { kind: 'develop', options: ['pass', 'develop trade-league'] });
    const container = await drawn(table);
    expect(container.querySelector('.ghost')).toBeNull();
    table.pointed = 'develop trade-league';
    flushSync();
    expect(container.querySelector('.ghost .name')?.textContent).toBe('Trade League');
    table.pointed = 'pass';
    flushSync();
    expect(container.querySelector('.ghost')).toBeNull();
  });

  it('tells piles, pool and round, and draws no piece within another', async () => {
    const container = await drawn(tableOf(game({ round_limit: 20 })));
    expect(pieceIn(container, 'deck').dataset['label']).toBe('Draw pile: 60 cards');
    expect(pieceIn(container, 'discard').dataset['label']).toBe('Discard pile: 9 cards');
    expect(pieceIn(container, 'pool').dataset['label']).toBe('VP chips in the pool: 24');
    expect(screen.getByText('Round 3 of 20')).toBeTruthy();
    expect(container.querySelector('[data-piece] [data-piece]')).toBeNull();
    const ids = [...container.querySelectorAll<HTMLElement>('[data-piece]')].map(
      (one) => one.dataset['piece'],
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('makes a world of somebody else a target', async () => {
    const table = tableOf(four(), { kind: 'takeover-target', options: ['target gem-world#2'] });
    const container = await drawn(table);
    expect(screen.getByRole('button', { name: /^Gem World.*Do target gem-world#2$/ })).toBe(
      pieceIn(container, 'gem-world#2'),
    );
  });
});

describe('the empires of others', () => {
  it('show figures, cards and whose turn it is to choose', async () => {
    const view = changed(four({ prestige: true, takeovers: true, asked: [1] }), 1, {
      prestige: 2,
      search_card: true,
      military: military({ general: -1, versus: { novelty: 0, rare: 2, genes: 0, alien: 0, rebel: 4 } }),
      targets: { rebel: true, imperium: false, council: true },
      saved: ['card'],
    });
    await drawn(tableOf(view));
    const board = screen.getByRole('group', { name: 'Empire of Ben' });
    const ben = within(board);
    expect(board.classList.contains('asked')).toBe(true);
    for (const label of [
      'Cards in hand: 3, limit 10',
      'VP chips: 4',
      'Prestige: 2',
      'The prestige/search card can still be used.',
      'Military: −1 against every world, +2 more against Rare elements, +4 more against Rebel worlds',
      'Goods: 1',
      'Cards saved under a world: 1',
      'Cards: 2 of 12',
      'Can be a target of takeovers: has a Rebel military world, can defeat a takeover',
    ])
      expect(ben.getByRole('img', { name: label }), label).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Empire of Dai' }).classList.contains('asked')).toBe(false);
  });

  it('are small where many sit, and can be looked at in full', async () => {
    const container = await drawn(tableOf(four()));
    expect(pieceIn(container, 'old-earth').classList.contains('little')).toBe(true);
    const button = screen.getByRole('button', { name: 'Show the empire of Ben in full' });
    const sheet = container.querySelector(`#${button.getAttribute('popovertarget')}`);
    if (!sheet) throw new Error('the button opens nothing');
    expect(sheet.querySelectorAll('[data-piece]')).toHaveLength(0);
    await fireEvent(sheet, Object.assign(new Event('toggle'), { newState: 'open' }));
    expect([...sheet.querySelectorAll('.name')].map((one) => one.textContent)).toEqual([
      'Old Earth',
      'Gem World',
    ]);
  });

  it('are read at once where there is only one', async () => {
    const container = await drawn(tableOf(game()));
    expect(pieceIn(container, 'old-earth').classList.contains('little')).toBe(false);
    expect(screen.queryByRole('button', { name: /in full/ })).toBeNull();
  });

  it('are all alike for a spectator', async () => {
    const table = tableOf(game());
    Object.assign(table, { seat: null });
    await drawn(table);
    expect(screen.getByRole('group', { name: 'Empire of Ann' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: /^My tableau/ })).toBeNull();
  });
});

describe('what belongs to nobody', () => {
  it('shows goals with their holders and how far everybody is', async () => {
    const container = await drawn(
      tableOf(
        game({
          goals: [
            { id: 'galactic-status', class: 'first', claimed: [0, 1] },
            { id: 'production-leader', class: 'most', claimed: [1], amounts: [3, 4], least: 4 },
          ],
        }),
      ),
    );
    expect(pieceIn(container, 'galactic-status').dataset['label']).toBe(
      'Galactic Status. The first to place a development of cost 6 with variable VP: 3 VP. Claimed by Ann, Ben.',
    );
    const most = pieceIn(container, 'production-leader');
    expect(most.dataset['label']).toContain('Held by Ben. So far: Ann 3, Ben 4.');
    expect([...most.querySelectorAll('.race span')].map((one) => one.textContent)).toEqual([
      'A3',
      'B4',
      '≥4',
    ]);
    expect(most.querySelectorAll('.reached')).toHaveLength(1);
    const worth = (goal: string): string | null | undefined =>
      pieceIn(container, goal).querySelector('.who b')?.textContent;
    expect([worth('galactic-status'), worth('production-leader')]).toEqual(['3', '5']);
  });

  it.each([
    [{ holder: null, tied: false, on_tile: 0 }, 'Prestige Lead: nobody'],
    [{ holder: null, tied: true, on_tile: 0 }, 'Prestige Lead: a tie'],
    [{ holder: 1, tied: false, on_tile: 2 }, 'Prestige Lead: Ben, with 2 prestige on the tile'],
    [{ holder: 'robot', tied: false, on_tile: 1 }, 'Prestige Lead: The robot, with 1 prestige on the tile'],
  ] as const)('tells the Prestige Lead %j', async (lead, label) => {
    const container = await drawn(tableOf(game({ prestige: true, lead })));
    expect(pieceIn(container, 'lead').dataset['label']).toBe(label);
  });
});

describe('what lies in the middle for a while', () => {
  const ATTACK: Attack = {
    attacker: 1,
    defender: 0,
    power: 'imperium-cloaking-technology',
    target: 'new-sparta',
    with: null,
    fate: 'pending',
    attack: 3,
    defense: 4,
  };

  it('tells takeovers with both strengths, and forgets those of an earlier phase', async () => {
    const container = await drawn(
      tableOf(game({ phase: 'settle', attacks: [ATTACK] }), {
        kind: 'defeat-takeover',
        options: ['pass', 'defeat B new-sparta'],
      }),
    );
    const attack = pieceIn(container, 'attack B new-sparta');
    expect(attack.dataset['label']).toBe(
      'Ben attacks New Sparta of Ann by Imperium Cloaking Technology: attack 3, defense 4, undecided',
    );
    expect(attack.dataset['can']).toBe('choose');
    expect(attack.querySelector('.against')?.textContent).toBe('<');
    const later = await drawn(tableOf(game({ phase: 'explore', attacks: [{ ...ATTACK, fate: 'won' }] })));
    expect(later.querySelector('.takeovers')).toBeNull();
  });

  it('opens the sheet of categories to whoever searches', async () => {
    const view = game({ prestige: true });
    const container = await drawn(
      tableOf(view, { kind: 'search-category', options: ['search alien-kind-world'] }),
    );
    expect(pieceIn(container, 'category alien-kind-world').dataset['can']).toBe('choose');
    expect(pieceIn(container, 'category uplift-symbol-world').dataset['can']).toBeUndefined();
  });

  it('shows to all what is searched for and the cards turned up', async () => {
    const view = game({ prestige: true, search: 'alien-kind-world', aside: ['doomed-world'] });
    const container = await drawn(tableOf(view, { kind: 'search-match', options: ['go-on'] }));
    expect(screen.getByText('Searching for: Alien worlds')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Shown to everybody' })).getByText('Doomed World'));
    expect(container.querySelector('[data-piece^="category"]')).toBeNull();
  });

  it('shows a draft with its direction, what is to come and my deck', async () => {
    const draft = {
      direction: 'right',
      sets_left: 5,
      pack: ['trade-league'],
      chosen: ['gem-world'],
      passing: true,
    } as const;
    await drawn(tableOf(game({ round: 0, draft })));
    const section = within(screen.getByRole('region', { name: 'Draft' }));
    expect(section.getByText('Cards go to the right')).toBeTruthy();
    expect(section.getByText('Sets of five still to come: 5')).toBeTruthy();
    expect(section.getByText('Your deck so far: 1 cards')).toBeTruthy();
    expect(section.getByText('Gem World')).toBeTruthy();
  });

  it('shows my start worlds to choose from, as they are printed', async () => {
    const view = changed(game({ round: 0 }), 0, { drawn: ['new-sparta', 'old-earth'], tableau: [] });
    const table = tableOf(changed(view, 1, { tableau: [] }), {
      kind: 'start-world',
      options: ['start new-sparta', 'start old-earth'],
    });
    const container = await drawn(table);
    const section = screen.getByRole('region', { name: 'Your start worlds' });
    expect(section.querySelectorAll('[data-can="choose"]')).toHaveLength(2);
    expect(pieceIn(container, 'old-earth').textContent).toContain('Non-military gray world, cost 3, 2 VP.');
  });
});

describe('the robot', () => {
  const alone = (more: Partial<RaceView> = {}): RaceView =>
    game({ players: game().players.slice(0, 1), order: [0], ...more });

  it('shows tracks, counters, dice on the mat and its cards', async () => {
    const view = changed(alone({ phases: ['explore', 'consume'], robot: robot() }), 0, {
      actions: ['explore-5', 'trade'],
    });
    const container = await drawn(tableOf(view));
    const board = within(screen.getByRole('group', { name: 'The robot with Old Earth' }));
    for (const label of [
      'Credit: 1 of 4',
      'Economy size: 2 of 5',
      'Counters for 6-cost developments: 2 left, 0 placed, 6 VP each',
      'VP chips: 3',
      'Draw stack: 4',
      'Dice: Explore, robot face',
      'Its robot face counts as Consume: Trade',
    ])
      expect(board.getByRole('img', { name: label }), label).toBeTruthy();
    expect(pieceIn(container, 'mat-explore').dataset['label']).toBe(
      'Explore: a die stands here. Action: draw 1 card; credit +1.',
    );
    expect(pieceIn(container, 'mat-explore').querySelectorAll('.die')).toHaveLength(1);
    expect(pieceIn(container, 'old-earth').textContent).toContain('Old Earth');
    expect(pieceIn(container, 'robot-old-earth').dataset['label']).toContain('Score as it stands: 7');
  });

  it('puts its dice away while I choose', async () => {
    const container = await drawn(tableOf(alone({ robot: robot() })));
    expect(container.querySelectorAll('.mat .die')).toHaveLength(0);
    expect(screen.getByRole('img', { name: 'The dice are rolled when you have chosen.' })).toBeTruthy();
  });
});

it('in Japanese the labels are Japanese', async () => {
  preferences.language = 'ja';
  const container = await drawn(tableOf(game(), null, 'ja'));
  expect(pieceIn(container, 'deck').dataset['label']).toBe('山札：60枚');
  expect(pieceIn(container, 'gem-world#2').dataset['label']).toContain('（商品あり：ノベルティ）');
});
