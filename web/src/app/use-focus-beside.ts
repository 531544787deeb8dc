import { useEffect, type RefObject } from 'react';

/** What counts as one of several: a row of a table or list, a tile. */
const ROW = 'li, tr, [role="row"], article';
const WAYS = ['a[href]', 'button:not([disabled])', 'input:not([disabled])', '[tabindex="0"]'];

interface Place {
  element: Element;
  rows: { row: Element; list: Element; at: number }[];
  path: string;
}

function placeOf(element: Element, content: Element): Place {
  const rows: Place['rows'] = [];
  for (let row = element.closest(ROW); row && content.contains(row); row = row.parentElement?.closest(ROW) ?? null) {
    const list = row.parentElement;
    if (list) rows.push({ row, list, at: [...list.children].indexOf(row) });
  }
  return { element, rows, path: location.pathname };
}

/** What to go to instead: the row that has taken the place, else the last one, else the content itself. */
function beside({ rows }: Place, content: HTMLElement): HTMLElement {
  const kept = rows.find(({ list }) => content.contains(list));
  if (!kept) return content;
  const { row, list, at } = kept;
  const heir = list.contains(row) ? row : (list.children[at] ?? list.lastElementChild);
  for (const way of WAYS) {
    const found = heir?.querySelector<HTMLElement>(way);
    if (found) return found;
  }
  return content;
}

/**
 * When what has the focus is erased, with its row or alone, the browser lets the focus fall to the document, and the next Tab
 * begins at the top. Here it moves to the row beside it. Going to another page is left to the arrival there.
 */
export function useFocusBeside(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: Place | null = null;
    const remember = ({ target }: FocusEvent): void => {
      const inside = target instanceof Element && content.current?.contains(target);
      if (inside && content.current && target !== content.current) last = placeOf(target, content.current);
    };
    const keep = (): void => {
      if (!last || last.element.isConnected || !content.current) return;
      const place = last;
      if (document.activeElement !== document.body) return;
      last = null;
      if (place.path === location.pathname) beside(place, content.current).focus({ preventScroll: true });
    };
    const watch = new MutationObserver(keep);
    document.addEventListener('focusin', remember);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      watch.disconnect();
    };
  }, [content]);
}
