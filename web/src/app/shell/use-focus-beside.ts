import { useEffect, type RefObject } from 'react';

/** One of several: a row of a table or list, a tile. */
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

/** The element to focus instead: the row that has taken the place, else the last one, else the content itself. */
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

/** The element nearest to a control that takes no focus any more: the other half of a pair, the next in its row. */
function near(element: Element, content: HTMLElement): HTMLElement {
  for (let around = element.parentElement; around && around !== content; around = around.parentElement) {
    const found = around.querySelector<HTMLElement>(WAYS.join(', '));
    if (found && !found.matches(':disabled')) return found;
  }
  return content;
}

/** Whether what had the focus cannot have it any more, and nothing else has taken it. */
function isLost({ element }: Place): boolean {
  const now = document.activeElement;
  if (!element.isConnected) return now === document.body;
  return element.matches(':disabled') && (now === document.body || now === element);
}

function heirOf(place: Place, content: HTMLElement): HTMLElement {
  if (place.element.isConnected) return near(place.element, content);
  // On another page the focus begins at its content, as after loading a document.
  return place.path === location.pathname ? beside(place, content) : content;
}

/**
 * When what has the focus is erased or disabled, with its row, with its page or alone, the browser lets the focus fall to the
 * document, and the next Tab begins at the top. Here it moves to what is beside it, on another page to the content.
 */
export function useFocusBeside(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: Place | null = null;
    const remember = ({ target }: FocusEvent): void => {
      const inside = target instanceof Element && content.current?.contains(target);
      if (inside && content.current && target !== content.current) last = placeOf(target, content.current);
    };
    const keep = (): void => {
      if (!last || !content.current || !isLost(last)) return;
      const place = last;
      last = null;
      heirOf(place, content.current).focus({ preventScroll: true });
    };
    // In a task of its own: before the focus moves the browser lays out what is new.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = new MutationObserver(() => {
      if (last && isLost(last))
        timer ??= setTimeout(() => {
          timer = undefined;
          keep();
        });
    });
    document.addEventListener('focusin', remember);
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', remember);
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [content]);
}
