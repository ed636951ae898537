import { describe, expect, it } from 'vitest';
import { scene } from '../../../tests/scene';
import { boards } from './boards';
import { piecesOf, states } from './pieces';

async function viewOf(name: string): Promise<Record<string, unknown>> {
  return (await scene(name)).position.view ?? {};
}

describe('the pieces that options speak of', () => {
  it.each([
    ['keep INI-02', ['INI-02']],
    ['place science IIS-B', ['IIS-B']],
    ['replenish', ['row research']],
    ['collect', ['row data']],
    ['start IS', ['IS']],
    ['command IIE-C', ['IIE-C']],
    ['command', ['command']],
    ['activate INI-08', ['INI-08']],
    ['end', []],
    ['advance 1', ['INF-1']],
    ['advance 2', ['INF-1']],
    ['row data', ['row data']],
    ['deck science', ['deck science']],
    ['option 2', []],
    ['move IIS-B IIS-C', ['IIS-B', 'IIS-C']],
    ['pay', []],
    ['pay culture IS', ['IS']],
    ['pay religion NPC-1 2', ['religion NPC-1 2']],
    ['pay military 2', ['military']],
    ['send-back B economy IIE-A', ['IIE-A']],
    ['send-back B religion C 3', ['religion C 3']],
    ['religion B', ['seat 1']],
    ['religion NPC-1', ['NPC-1']],
    ['target C', ['seat 2']],
    ['recover SCI-21', ['SCI-21', 'discard science']],
    ['next IIS-A 1', ['IIS-A']],
    ['less 2 research', []],
  ])('%s', async (option, pieces) => {
    expect(piecesOf(option, await viewOf('action'), 0)).toEqual(pieces);
  });

  it('has no next space behind the last one', async () => {
    const view = { ...(await viewOf('action')), influence: { spaces: 11, markers: [10, 3, 3] } };
    expect(piecesOf('advance 1', view, 0)).toEqual([]);
  });

  it('knows a piece for everything that scenes offer or refuse, but for bare words', async () => {
    for (const name of ['opening', 'action', 'influence', 'faith', 'four', 'solo']) {
      const { position, explained } = await scene(name);
      const drawn = new Set(states(position.view ?? {}).keys());
      const ids = [...(position.question?.options ?? []), ...(explained?.barred ?? [])].map((one) => one.id);
      for (const id of ids.filter((one) => !['end', 'stop'].includes(one)))
        expect(
          piecesOf(id, position.view ?? {}, 0).some((piece) => drawn.has(piece)),
          `${name}: ${id}`,
        ).toBe(true);
    }
  });
});

describe('what is drawn where', () => {
  it('changes with the piece and with nothing else', async () => {
    const before = states(await viewOf('action'));
    const after = states(await viewOf('influence'));
    // Later in the same turn my Salvage Terminal has been used.
    expect(before.get('INI-08')).toBe('0 ready ');
    expect(after.get('INI-08')).toBe('0 used ');
    expect(before.get('IS')).toBe(after.get('IS'));
    expect(after.get('INF-4')).toBe('1 2');
    expect(after.get('deck science')).toBe('24');
    expect(after.get('NPC-1')).toBe('5 3 1 3 14 -');
    expect(after.get('row research')).toBe('0 4');
    expect(states(await viewOf('four')).get('religion B 2')).toBe('0');
  });
});

describe('the header', () => {
  it.each([
    ['opening', 1],
    ['action', 4],
    ['four', 8],
    ['over', 14],
  ])('counts the turns in %s as people do', async (name, turn) => {
    expect(boards.turn(await viewOf(name))).toBe(turn);
  });

  it('shows TP as far as they are known', async () => {
    const view = await viewOf('over');
    expect([0, 1, 2, 3].map((seat) => boards.score(view, seat))).toEqual([26, 18, 26, null]);
  });

  it('knows a title and an icon for every first word that is offered', async () => {
    for (const name of ['opening', 'action', 'influence', 'faith', 'four', 'solo']) {
      const { position } = await scene(name);
      for (const { id } of position.question?.options ?? [])
        expect(boards.verbs[id.split(' ')[0] ?? '']?.title.ja, id).toBeTruthy();
    }
  });
});
