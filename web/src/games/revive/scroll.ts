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
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  };
}
