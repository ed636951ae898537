// The boards in recorded games: whatever the server really says can be drawn, chosen and told.

import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { allDrawn, catalogue, scene, tableIn } from '../../../tests/scene';
import { boards } from './boards';

const SCENES = [
  ...['warp-draft', 'warp-missions', 'warp-action', 'warp-attack', 'warp-bribe', 'warp-dice'],
  ...['warp-end', 'warp-teams', 'warp-solo', 'warp-over'],
];
/** Options that speak of no piece: steps, amounts and answers. */
const BARE =
  /^(pass|done|stop|later|consult|develop|terrashift|attack|timeout|accept|decline|counter|end turn|no bribe|bribe)$/;

describe.each(SCENES)('%s', (name) => {
  it('has a piece for everything that is offered, and a title for its first word', async () => {
    const { position } = await scene(name);
    const view = position.view ?? {};
    const drawn = boards.states(view);
    for (const { id } of position.question?.options ?? []) {
      expect(boards.verbs[id.split(' ')[0] ?? '']?.title.ja, id).toBeTruthy();
      if (BARE.test(id)) continue;
      const pieces = boards.piecesOf(id, view, 0);
      expect(
        pieces.some((piece) => drawn.has(piece)),
        `${name}: ${id}`,
      ).toBe(true);
    }
  });

  it('draws whatever its states know, none of it within another', async () => {
    const table = await tableIn(name);
    const { container } = render(boards.Board, { table });
    render(boards.Hand, { table, seat: 0 });
    render(boards.Mine, { table, seat: 0 });
    render(boards.Others, { table });
    await allDrawn();
    expect(container.querySelector('[data-piece] [data-piece]')).toBeNull();
    const drawn = [...document.querySelectorAll<HTMLElement>('[data-piece]')].map(
      (one) => one.dataset['piece'],
    );
    const missing = [...boards.states(table.view ?? {}).keys()].filter((piece) => !drawn.includes(piece));
    expect(missing).toEqual([]);
    expect(drawn.filter((piece, at) => drawn.indexOf(piece) !== at)).toEqual([]);
  });

  it.each(['en', 'ja'] as const)('is told in words (%s), with every card by its name', async (language) => {
    const { position } = await scene(name, language);
    const names = position.table.seats.map((seat) => seat.name);
    const regions = boards.twin(position.view ?? {}, await catalogue(language, 'the-warp'), names, language);
    const words = regions.flatMap(({ heading, lines }) => [heading, ...lines]);
    expect(words.length).toBeGreaterThan(40);
    for (const line of words) {
      expect(line.trim()).not.toBe('');
      expect(line).not.toMatch(/undefined|null|NaN|[a-z]+(-[a-z]+)*\.\d|_|\{/);
    }
  });
});
