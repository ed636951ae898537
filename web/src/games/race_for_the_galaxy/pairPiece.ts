// An action card while two of them are chosen: a button like any piece, but a click takes it instead of choosing.

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Table } from '$/table/table.svelte';
import type { Chosen } from './actions';
import type { Pairing } from './pairing.svelte';

export function pairPiece(
  table: Table,
  pairing: Pairing,
  card: Chosen,
  id: string,
  label: string,
): Attachment<HTMLElement> {
  return (element) => {
    const isFirst = pairing.first?.action === card.action && pairing.first.prestige === card.prestige;
    const isPressed = isFirst || table.pickedPieces.has(id);
    const can = pairing.can(card) || isFirst;
    const attributes: Readonly<Record<string, string>> = {
      'data-piece': id,
      'data-label': label,
      role: 'button',
      tabindex: '0',
      'aria-label': label,
      'aria-pressed': String(isPressed),
      ...(can ? { 'data-can': 'choose' } : { 'data-can': 'ask', 'aria-disabled': 'true' }),
      ...(isPressed ? { 'data-picked': 'yes' } : {}),
      ...(table.lit.has(id) ? { 'data-lit': 'yes' } : {}),
    };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    for (const child of element.children) child.setAttribute('aria-hidden', 'true');
    const take = (): void => {
      if (can) pairing.take(card);
      else table.explain();
    };
    const point = (): void => {
      table.pointedPiece = id;
    };
    const leave = (): void => {
      if (table.pointedPiece === id) table.pointedPiece = null;
    };
    const ends = [
      on(element, 'click', take),
      on(element, 'keydown', (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        take();
      }),
      on(element, 'pointerenter', point),
      on(element, 'focus', point),
      on(element, 'pointerleave', leave),
      on(element, 'blur', leave),
    ];
    return () => {
      for (const end of ends) end();
      for (const name of Object.keys(attributes)) element.removeAttribute(name);
      for (const child of element.children) child.removeAttribute('aria-hidden');
    };
  };
}
