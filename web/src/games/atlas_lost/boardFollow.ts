// A track too long for the screen shows the space that matters: mine, and where I would go.

import type { Attachment } from 'svelte/attachments';
import { preferences } from '$/state/preferences.svelte';

/** Brings the child at `index` of the list inside the element into its middle. */
export function follow(index: number): Attachment<HTMLElement> {
  return (element) => {
    const child = element.querySelector('ol')?.children[index];
    if (!child || element.scrollWidth <= element.clientWidth) return;
    const box = child.getBoundingClientRect();
    const middle = box.left + box.width / 2 - element.getBoundingClientRect().left;
    element.scrollBy({
      left: middle - element.clientWidth / 2,
      behavior: preferences.still ? 'instant' : 'smooth',
    });
  };
}
