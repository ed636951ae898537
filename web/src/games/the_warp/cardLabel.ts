// Cards and missions in words, for labels.

import type { Catalogue } from '$/state/catalogue.svelte';
import { cardOf } from './printed';
import type { Mission } from './view';
import { say as sayNow, type Say } from './words';

/** What a card is and says. */
export function cardLabel(piece: string, catalogue: Catalogue, say: Say = sayNow): string {
  const card = catalogue.card(cardOf(piece));
  return card ? say('card', { name: card.name, sentence: card.sentence }) : say('back');
}

/** A mission with how far I am. */
export function missionLabel(
  mission: Mission,
  catalogue: Catalogue,
  isReady = false,
  say: Say = sayNow,
): string {
  const type = catalogue.term(mission.type)?.name ?? mission.type;
  const card = mission.id === null ? undefined : catalogue.card(mission.id);
  if (!card) return say('mission_back', { type });
  const steps = (mission.progress ?? []).map(({ have, need, met }) =>
    met ? say('mission_met') : need ? say('mission_step', { have, need }) : `${have}`,
  );
  const progress = steps.length ? say('progress_label', { list: steps.join(say('comma')) }) : '';
  const label = say('mission_label', { name: card.name, sentence: card.sentence, progress }).trim();
  return isReady ? `${label} ${say('mission_ready')}` : label;
}

/** The sentence of a race, cut into its roles: each begins with its name and a colon. */
export function rolesIn(sentence: string, catalogue: Catalogue): readonly string[] {
  const roles = ['active', 'reward_ability', 'exiled_ability'].map(
    (code) => catalogue.term(code)?.name ?? code,
  );
  const begins = roles.map((role) => new RegExp(`${role}[:：]\\s*`).exec(sentence));
  if (!begins.every((found) => found !== null)) return [sentence];
  return begins.map((found, at) =>
    sentence.slice(found.index + found[0].length, begins[at + 1]?.index ?? sentence.length).trim(),
  );
}
