// What lies on a player board, in words.

import type { Catalogue } from '$/state/catalogue.svelte';
import { cardLabel, technologyCard } from './cardLabel';
import {
  HIBERNATION,
  isReached,
  PROGRESS_POINTS,
  progressPoints,
  TRACK_END,
  type RewardSpace,
} from './playerBoard';
import type { CardSlot, Colour, Machine, Node, Player } from './view';
import { say as sayNow, type Say } from './words';

export function trackLabel(color: Colour, player: Player, catalogue: Catalogue, say: Say = sayNow): string {
  return say('track', {
    name: catalogue.name(`track-${color}`),
    position: player.tracks[color],
    end: TRACK_END,
  });
}

/** A reward space: what it is, and whether it is unlocked. */
export function rewardLabel(
  space: RewardSpace,
  player: Player,
  catalogue: Catalogue,
  say: Say = sayNow,
): string {
  const isUnlocked = player.unlocked.includes(space.id);
  const state = isUnlocked ? 'unlocked' : isReached(space, player.tracks) ? 'reached' : 'locked';
  return [cardLabel(space.id, catalogue, say), say(state)].join(' ');
}

export function slotLabel(slot: CardSlot, catalogue: Catalogue, say: Say = sayNow): string {
  const cards = slot.cards.map(({ id }) => catalogue.name(id));
  return [
    say(`slot_${slot.id}`),
    slot.open ? '' : say('slot_locked'),
    cards.length ? say('slot_cards', { list: cards.join(say('comma')) }) : say('slot_empty'),
  ]
    .filter(Boolean)
    .join(say('comma'));
}

/** The entry of a machine: a technology that works as one has none of its own. */
export function machineCard(machine: Machine, player: Player): string {
  const node = /^tech:(\w+)$/.exec(machine.place)?.[1];
  return node && player.tribe ? technologyCard(player.tribe, player.side, node) : machine.id;
}

export function machineLabel(
  machine: Machine,
  player: Player,
  catalogue: Catalogue,
  say: Say = sayNow,
): string {
  const state = machine.in_use ? 'machine_in_use' : machine.charged ? 'machine_used' : 'machine_ready';
  return `${cardLabel(machineCard(machine, player), catalogue, say)} ${say(state)}`;
}

export function technologyLabel(node: Node, player: Player, catalogue: Catalogue, say: Say = sayNow): string {
  const card = technologyCard(player.tribe ?? '', player.side, node);
  const state = player.technologies.includes(node)
    ? 'technology_unlocked'
    : player.available.includes(node)
      ? 'technology_available'
      : 'technology_locked';
  return [
    cardLabel(card, catalogue, say),
    say('technology_cost', {
      cost: player.tree?.cost[node] ?? 0,
      points: player.tree?.points[node] ?? 0,
    }),
    say(state),
  ].join(' ');
}

export function progressLabel(player: Player, say: Say = sayNow): string {
  return say('progress', {
    count: player.progress,
    all: PROGRESS_POINTS.length,
    points: progressPoints(player.progress),
  });
}

export function hibernationLabel(player: Player, say: Say = sayNow): string {
  return say('hibernation', { count: player.hibernation, all: HIBERNATION.length });
}
