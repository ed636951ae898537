// The Military of an empire in words and in parts: what always counts, what counts against some, what lasts for a phase.

import type { Catalogue } from '$/state/catalogue.svelte';
import { KINDS } from './printed';
import type { Military } from './view';
import { say, signed } from './words';

export interface Versus {
  /** A kind, or `rebel`. */
  against: string;
  amount: number;
}

/** What is added against some worlds alone. */
export function versusIn({ versus }: Military): readonly Versus[] {
  return [...KINDS, 'rebel' as const]
    .map((against) => ({ against, amount: versus[against] }))
    .filter(({ amount }) => amount !== 0);
}

/** General Military with what is raised for this phase. */
export function strength({ general, temporary }: Military): number {
  return general + temporary;
}

export function militaryLabel(military: Military, catalogue: Catalogue): string {
  const { temporary, reserve } = military;
  const parts = [
    say('military_general', { count: signed(strength(military)) }),
    ...(temporary ? [say('military_temporary', { count: signed(temporary) })] : []),
    ...versusIn(military).map(({ against, amount }) =>
      say('military_versus', {
        count: signed(amount),
        name: against === 'rebel' ? say('rebel_worlds') : (catalogue.term(against)?.name ?? against),
      }),
    ),
    ...(reserve ? [say('military_reserve', { count: signed(reserve) })] : []),
  ];
  return say('military', { text: parts.join(say('comma')) });
}
