// What pops up while something is pointed at, on a board or beside it, stands where it covers nothing else that can be
// clicked. Boards open it where they like; here it is moved, and moved again when what can be clicked has changed.

import type { Attachment } from 'svelte/attachments';
import { apart } from '$/look/room';

/** What can be clicked changes with every question, and boards move. */
const LOOK_AGAIN = 400;

export const keepApart: Attachment<HTMLElement> = (view) => {
  const open = new Map<HTMLElement, Element>();
  let timer: ReturnType<typeof setInterval> | undefined;

  const settleAll = (): void => {
    for (const [popup, piece] of open) {
      if (popup.isConnected && popup.matches(':popover-open')) settle(popup, piece);
      else open.delete(popup);
    }
    if (!open.size) {
      clearInterval(timer);
      timer = undefined;
    }
  };
  const toggle = (event: Event): void => {
    const popup = event.target;
    // What is opened by a click is closed by one: it lies over the table as a dialog does.
    if (!(popup instanceof HTMLElement) || popup.popover !== 'manual') return;
    const piece = popup.matches('[role=tooltip]')
      ? view.querySelector(`[aria-describedby~='${popup.id}']`)
      : popup.parentElement;
    if (!piece || !popup.matches(':popover-open')) return;
    open.set(popup, piece);
    settle(popup, piece);
    timer ??= setInterval(settleAll, LOOK_AGAIN);
  };

  view.addEventListener('toggle', toggle, true);
  return () => {
    view.removeEventListener('toggle', toggle, true);
    clearInterval(timer);
  };
};

/** Where there is no room at all it is not shown: its words are told by the explanation, and by the list. */
function settle(popup: HTMLElement, piece: Element): void {
  const { style } = popup;
  const { left, top } = style;
  // Its width is measured where nothing narrows it.
  Object.assign(style, { left: '0', top: '0', right: 'auto', bottom: 'auto' });
  const spot = apart(popup, piece);
  style.visibility = spot ? '' : 'hidden';
  style.left = spot ? `${spot.left}px` : left;
  style.top = spot ? `${spot.top}px` : top;
}
