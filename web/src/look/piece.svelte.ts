// A drawn piece: it carries its id, and becomes something to click, focus and ask about when an option speaks of it.
//
//   <div {@attach piece(table, 'IIS-A', 'Light Convoys')}>…</div>
//
// The look of its states is in base.css: data-can ("choose" or "ask"), data-lit, data-picked,
// data-changed, data-spoken.

import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Table } from '$/table/table.svelte';
import { toldOf } from './told';

const LONG_PRESS = 450;

type Made = Attachment<HTMLElement | SVGElement>;
/** The latest attachment of each piece. With every position all pieces are asked for anew: one that is told the same as
 *  before is then left as it is, instead of being taken off and put on again. */
const made = new WeakMap<Table, Map<string, { label: string; attachment: Made }>>();

export function piece(table: Table, id: string, label: string): Made {
  const pieces = made.get(table) ?? new Map<string, { label: string; attachment: Made }>();
  made.set(table, pieces);
  const before = pieces.get(id);
  if (before?.label === label) return before.attachment;
  const attachment: Made = (element) => {
    element.dataset['piece'] = id;
    $effect(shower(element, table, id, label));
    return listen(element, table, id);
  };
  pieces.set(id, { label, attachment });
  return attachment;
}

/** Shows what the piece can do now, for eyes and for screen readers. */
function shower(element: HTMLElement | SVGElement, table: Table, id: string, label: string): () => void {
  const words = new Words(element);
  let shown = '';
  return () => {
    const options = table.offered.get(id) ?? [];
    const can = options.length ? 'choose' : table.refused.has(id) ? 'ask' : '';
    const lit = table.lit.has(id) ? 'yes' : '';
    const picked = table.pickedPieces.has(id) ? 'yes' : '';
    const changed = table.changed.has(id) ? 'yes' : '';
    const spoken = table.spoken.has(id) ? 'yes' : '';
    const said = [label, ...options.map((option) => option.text)].join('. ');
    // Whatever explains itself can be reached by the arrows among pieces, even where nothing can be chosen.
    const told = toldOf(table, id);
    const describes = told && !label.includes(told.sentence) ? told.sentence : '';
    // All pieces are asked whenever one of them may have changed. What is shown already is left alone, but for what
    // was drawn on a button since.
    const all = [can, lit, picked, changed, spoken, said, describes].join('\n');
    if (all === shown && !can) return;
    if (all === shown) return words.tell(true, said);
    shown = all;
    mark(element, 'data-can', can);
    mark(element, 'data-lit', lit);
    mark(element, 'data-picked', picked);
    mark(element, 'data-changed', changed);
    mark(element, 'data-spoken', spoken);
    mark(element, 'role', can ? 'button' : 'group');
    mark(element, 'tabindex', can ? '0' : told ? '-1' : '');
    mark(element, 'aria-description', describes);
    mark(element, 'aria-disabled', can === 'ask' ? 'true' : '');
    mark(element, 'aria-pressed', picked ? 'true' : '');
    mark(element, 'data-label', label);
    words.tell(can !== '', said);
  };
}

/** The words of a piece. A button whose drawn words differ from its name confuses people who speak to their machine: so
 *  a button's drawing is hidden from screen readers and its words stand beside it, for them alone. */
class Words {
  #beside: HTMLElement | null;

  constructor(private readonly element: HTMLElement | SVGElement) {
    // A piece that is called something else than before is attached anew, and keeps what was written beside it.
    this.#beside = element.querySelector(':scope > [data-words]');
  }

  tell(isButton: boolean, words: string): void {
    const { element } = this;
    const isHtml = element instanceof HTMLElement;
    mark(element, 'aria-label', isButton && isHtml ? '' : words);
    if (!isHtml) return;
    if (isButton) this.#beside ??= written(element);
    const said = isButton ? words : '';
    if (this.#beside && this.#beside.textContent !== said) this.#beside.textContent = said;
    for (const child of element.children) if (child !== this.#beside) hush(child, isButton);
  }
}

function written(element: HTMLElement): HTMLElement {
  const beside = document.createElement('span');
  beside.className = 'aside';
  beside.dataset['words'] = '';
  element.append(beside);
  return beside;
}

function hush(child: Element, isButton: boolean): void {
  if (isButton && !child.hasAttribute('aria-hidden')) {
    child.setAttribute('aria-hidden', 'true');
    child.setAttribute('data-hushed', '');
  } else if (!isButton && child.hasAttribute('data-hushed')) {
    child.removeAttribute('aria-hidden');
    child.removeAttribute('data-hushed');
  }
}

/** Written only if it differs: of many pieces few change, and the browser looks anew at everything that is written. */
function mark(element: Element, name: string, value: string): void {
  if ((element.getAttribute(name) ?? '') === value) return;
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}

function listen(element: HTMLElement | SVGElement, table: Table, id: string): () => void {
  let pressed: ReturnType<typeof setTimeout> | undefined;
  let wasLong = false;
  const point = (): void => {
    table.pointedPiece = id;
  };
  const leave = (): void => {
    if (table.pointedPiece === id) table.pointedPiece = null;
    clearTimeout(pressed);
  };
  const press = (event: Event): void => {
    if ((event as PointerEvent).pointerType === 'mouse') return;
    wasLong = false;
    pressed = setTimeout(() => {
      wasLong = true;
      point();
      table.explain();
    }, LONG_PRESS);
  };
  const click = (event: Event): void => {
    clearTimeout(pressed);
    if (wasLong) {
      wasLong = false;
      return;
    }
    if (!element.dataset['can']) {
      // A finger has left it already: what explains itself is told to whoever taps on it.
      if (toldOf(table, id)) event.stopPropagation();
      if (toldOf(table, id)) point();
      return;
    }
    // A piece may lie on another one: the one that was meant is the innermost.
    event.stopPropagation();
    table.meanPiece(id);
  };
  const key = (event: Event): void => {
    const { key: name } = event as KeyboardEvent;
    if ((name !== 'Enter' && name !== ' ') || event.target !== element) return;
    event.preventDefault();
    click(event);
  };
  const pairs: readonly [string, (event: Event) => void][] = [
    ['pointerenter', point],
    ['pointerleave', leave],
    ['focus', point],
    ['blur', leave],
    ['pointerdown', press],
    ['pointercancel', leave],
    ['click', click],
    ['keydown', key],
  ];
  // Through Svelte, because a piece that leaves the table while it has the focus is blurred in the midst of an update.
  const ends = pairs.map(([name, act]) => on(element, name, act));
  return () => {
    for (const end of ends) end();
    leave();
  };
}
