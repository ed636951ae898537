// What a screen reader hears of a piece of the board: whole sentences, one for each thing that lies there.

import type { Catalogue } from '$/state/catalogue.svelte';
import { say, listed } from './boardWords';
import { seatsOn } from './pieces';
import type { Tech, Tile, Tree } from './view';

type Names = readonly string[];

function people(seats: readonly number[], names: Names): string {
  return listed(seats.map((seat) => names[seat] ?? ''));
}

export function techLabel(tech: Tech, catalogue: Catalogue, names: Names): string {
  const kind = catalogue.card(tech.id)?.kind ?? '';
  const level = catalogue.term(`lv${tech.level}`)?.name ?? '';
  const lines = [
    say('techLabel', {
      name: catalogue.name(tech.id),
      level,
      kind: catalogue.term(kind)?.name ?? '',
    }),
    tech.teams.length ? say('teams', { names: people(tech.teams, names) }) : say('noTeams'),
  ];
  if (tech.economy.length) lines.push(say('economyAt', { names: people(tech.economy, names) }));
  if (tech.culture !== null) lines.push(say('cultureAt', { name: names[tech.culture] ?? '' }));
  if (tech.front_runner !== null) lines.push(say('frontRunner'));
  return lines.join(' ');
}

/** An initiative tile: what it wants, who holds it, and how the race stands. */
export function initiativeLabel(tile: Tile, catalogue: Catalogue, names: Names): string {
  const standing = raceOf(tile).map(({ seat, value }) => say('standing', { name: names[seat] ?? '', value }));
  return [
    say('tileLabel', {
      name: catalogue.name(tile.id),
      sentence: catalogue.card(tile.id)?.sentence ?? '',
    }),
    tile.owner === null ? say('unowned') : say('owned', { name: names[tile.owner] ?? '' }),
    say('race', { standing: listed(standing) }),
  ].join(' ');
}

/** A space of the influence track: what it costs and gives, whose reward tile lies there, and who stands there. */
export function spaceLabel(
  space: number,
  markers: readonly number[],
  reward: string | undefined,
  catalogue: Catalogue,
  names: Names,
): string {
  const id = `INF-${space}`;
  const here = seatsOn(markers, space);
  const lines = [
    say('tileLabel', { name: catalogue.name(id), sentence: catalogue.card(id)?.sentence ?? '' }),
  ];
  if (reward) lines.push(say('rewardHere', { name: catalogue.name(reward) }));
  if (here.length) lines.push(say('markersAt', { names: people(here, names) }));
  return lines.join(' ');
}

export function tileLabel(id: string, catalogue: Catalogue): string {
  return say('tileLabel', { name: catalogue.name(id), sentence: catalogue.card(id)?.sentence ?? '' });
}

export function treeName(tree: string, catalogue: Catalogue): string {
  return catalogue.term(`${tree}_tree`)?.name ?? tree;
}

export function deckLabel(tree: Tree, catalogue: Catalogue): string {
  return say('deckLabel', { tree: treeName(tree.tree, catalogue), count: tree.deck });
}

export function discardLabel(tree: Tree, catalogue: Catalogue): string {
  const name = treeName(tree.tree, catalogue);
  const label = say('discardLabel', { tree: name, count: tree.discard.length });
  const top = tree.discard.at(-1);
  return top ? `${label} ${say('discardTop', { card: catalogue.name(top) })}` : label;
}

/** How the race for a tile stands: who holds it first, then by value, then by seat. */
export function raceOf(tile: Tile): readonly { seat: number; value: number }[] {
  return tile.values
    .map((value, seat) => ({ seat, value }))
    .sort(
      (a, b) =>
        Number(b.seat === tile.owner) - Number(a.seat === tile.owner) || b.value - a.value || a.seat - b.seat,
    );
}
