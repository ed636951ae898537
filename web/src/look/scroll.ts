// An area that scrolls only where it must: it becomes a named stop for the keyboard when something is out of sight.

import type { Attachment } from 'svelte/attachments';

export function scrollArea(label: string): Attachment<HTMLElement> {
  return (element) => {
    if (typeof ResizeObserver === 'undefined') return;
    const look = (): void => {
      const scrolls =
        element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      if (scrolls) {
        element.setAttribute('tabindex', '0');
        element.setAttribute('role', 'group');
        element.setAttribute('aria-label', label);
      } else for (const name of ['tabindex', 'role', 'aria-label']) element.removeAttribute(name);
    };
    // What is inside grows, and something new may come: both can put something out of sight.
    const sizes = new ResizeObserver(look);
    const follow = (): void => {
      sizes.disconnect();
      for (const one of [element, ...element.children]) sizes.observe(one);
    };
    const comings = new MutationObserver(follow);
    comings.observe(element, { childList: true });
    follow();
    return () => {
      comings.disconnect();
      sizes.disconnect();
    };
  };
}
