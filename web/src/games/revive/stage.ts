// What lies over the map for a while: what is chosen before the first turn, and how an explored tile is laid.

import type { OptionShown } from '$/wire/types';
import type { ReviveView, Slot } from './view';

/** The other words of options such as `tribe nadair`, in their order. */
function namedBy(options: readonly OptionShown[], verb: string): readonly string[] {
  return options.flatMap(({ id }) => {
    const [first, ...names] = id.split(' ');
    return first === verb ? names : [];
  });
}

export interface Choosing {
  tribes: readonly string[];
  sides: readonly string[];
  cards: readonly string[];
  ways: readonly string[];
}

/** What is chosen now, whatever of it there is. */
export function choosingOf(options: readonly OptionShown[], view: ReviveView, seat: number | null): Choosing {
  const dealt = (seat === null ? undefined : view.players[seat])?.dealt ?? [];
  const kept = new Set(namedBy(options, 'keep'));
  return {
    tribes: namedBy(options, 'tribe'),
    sides: namedBy(options, 'side'),
    cards: view.moment === 'setup' ? dealt.filter((id) => id !== '?' || kept.has(id)) : [],
    ways: namedBy(options, 'lay'),
  };
}

/** The slot whose tile is to be laid. */
export function slotToLay(view: ReviveView): Slot | null {
  return view.slots.find(({ cells }) => cells !== null) ?? null;
}

/** Whether the choice lies below, so that the upper half of the map stays in sight. */
export function liesBelow(slot: Slot): boolean {
  return /^R[0-2]/.test(slot.id);
}
