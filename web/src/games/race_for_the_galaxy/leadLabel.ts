// The Prestige Lead in words, for labels.

import type { Lead } from './view';
import { say } from './words';

export function leadLabel(lead: Lead, names: readonly string[]): string {
  if (lead.tied) return say('lead_tied');
  if (lead.holder === null) return say('lead_none');
  const name = lead.holder === 'robot' ? say('the_robot') : (names[lead.holder] ?? '');
  return say('lead_held', { name, count: lead.on_tile });
}
