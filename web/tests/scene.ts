// Recorded scenes as tables: what `python -m tools.web_scenes` wrote.

import { tick } from 'svelte';
import { boardsOf } from '$/games/game';
import { Catalogue } from '$/state/catalogue.svelte';
import { afterFrames, TURNS } from '$/state/later.svelte';
import { Table } from '$/table/table.svelte';
import type { CardsShown, ClausesShown, Explained, GameShown, Position } from '$/wire/types';
import type { Language } from '$/words/words';

interface Scene {
  position: Position;
  explained: Explained | null;
}
interface Printed {
  cards: CardsShown;
  clauses: ClausesShown;
  game: GameShown;
}

const files = import.meta.glob<{ default: unknown }>('./scenes/*.json');

async function read<What>(name: string): Promise<What> {
  const load = files[`./scenes/${name}.json`];
  if (!load) throw new Error(`There is no scene ${name}: python -m tools.web_scenes writes them.`);
  return (await load()).default as What;
}

export function scene(name: string, language: Language = 'en'): Promise<Scene> {
  return read<Scene>(`${name}.${language}`);
}

/** What is printed of a game. */
export function printed(language: Language = 'en', game = 'atlas-lost'): Promise<Printed> {
  return read<Printed>(`${game}.${language}`);
}

export async function catalogue(language: Language = 'en', game = 'atlas-lost'): Promise<Catalogue> {
  const { cards, clauses } = await printed(language, game);
  return new Catalogue(game, cards.cards, cards.terms, clauses.clauses);
}

/** A table that stands still in a scene, seen from seat A, without any connection. Some things are remembered for each
 *  table as long as the page lives: a test of such a thing gives an id of its own. */
export async function tableIn(name: string, language: Language = 'en', id = 'scene'): Promise<Table> {
  const { position: recorded, explained } = await scene(name, language);
  const position = { ...recorded, table: { ...recorded.table, id } };
  const table = new Table(position.table.id, 0);
  const { game } = position.table.terms;
  table.catalogue = await catalogue(language, game);
  table.boards = await boardsOf(game);
  table.link = 'live';
  table.hear(position);
  if (explained) table.hear(explained);
  return table;
}

/** Everything is drawn, also what follows a few frames later. */
export async function allDrawn(): Promise<void> {
  await new Promise<void>((done) => afterFrames(Math.max(...Object.values(TURNS)) + 1, done));
  await tick();
}
