import type { Column } from '../state/creator-state.ts';
import type { DropBox } from './drop-place.ts';

/** Px below its top in which an empty column takes a block. */
const EMPTY_HEIGHT = 160;

/** Every block and every empty column that can be seen, on the page and in the list. */
export function dropBoxes(columnOf: (id: string) => Column | undefined): DropBox[] {
  const views = new Map<Element, DOMRect>();
  const boxes: DropBox[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('[data-drop-block], [data-drop-column]')) {
    const id = element.dataset['dropBlock'] ?? null;
    const column = id === null ? (element.dataset['dropColumn'] as Column | undefined) : columnOf(id);
    if (column === undefined) continue;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const box = { id, column, left, right, top, bottom: id === null ? Math.max(bottom, top + EMPTY_HEIGHT) : bottom };
    const view = element.closest('[data-drop-view]');
    if (view && !views.has(view)) views.set(view, view.getBoundingClientRect());
    const seen = view && views.get(view);
    if (seen && (box.bottom < seen.top || box.top > seen.bottom)) continue;
    boxes.push(box);
  }
  return boxes;
}
