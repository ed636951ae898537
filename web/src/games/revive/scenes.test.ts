// The boards in recorded games: whatever the server really says can be drawn, chosen and told.

import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { allDrawn, catalogue, scene, tableIn } from '../../../tests/scene';
import { boards } from './boards';

const SCENES = [
  ...['revive-draft', 'revive-turn', 'revive-lay', 'revive-order', 'revive-announce', 'revive-module'],
  ...['revive-hibernate', 'revive-solo', 'revive-over'],
];
/** Options that speak of no piece: amounts, answers, and effects by their words. */
const BARE = /^(end|done|lose|resolve .*|choose \d|color \w+|pay .*)$/;
/** Drawn over the map while they are chosen. */
const STAGED = /^(lay|tribe|side) /;

describe.each(SCENES)('%s', (name) => {
  it('has a piece for everything that is offered, and a title for its first word', async () => {
    const { position } = await scene(name);
    const view = position.view ?? {};
    const drawn = boards.states(view);
    for (const { id } of position.question?.options ?? []) {
      expect(boards.verbs[id.split(' ')[0] ?? '']?.title.ja, id).toBeTruthy();
      if (BARE.test(id) || STAGED.test(id)) continue;
      const pieces = boards.piecesOf(id, view, 0);
      expect(
        pieces.some((piece) => drawn.has(piece)),
        `${name}: ${id}`,
      ).toBe(true);
    }
  });

  it('draws whatever its states know and whatever is offered, none of it within another', async () => {
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
    const staged = table.options
      .filter(({ id }) => STAGED.test(id))
      .flatMap(({ id }) => boards.piecesOf(id, table.view ?? {}, 0));
    const known = [...boards.states(table.view ?? {}).keys(), ...staged];
    expect(known.filter((piece) => !drawn.includes(piece))).toEqual([]);
    expect(drawn.filter((piece, at) => drawn.indexOf(piece) !== at)).toEqual([]);
  });

  it.each(['en', 'ja'] as const)('is told in words (%s), with everything by its name', async (language) => {
    const { position } = await scene(name, language);
    const names = position.table.seats.map((seat) => seat.name);
    const regions = boards.twin(position.view ?? {}, await catalogue(language, 'revive'), names, language);
    const words = regions.flatMap(({ heading, lines }) => [heading, ...lines]);
    expect(words.length).toBeGreaterThan(60);
    for (const line of words) {
      expect(line.trim()).not.toBe('');
      expect(line).not.toMatch(/undefined|null|NaN|\b(S[ABCDS]\d|C[GNY]\d\d|M[DGNY]\d\d|CR\d\d)\b|_|\{/);
    }
  });
});
