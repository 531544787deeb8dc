import { useEffect, useState } from 'react';

/** Milliseconds after which a place that does not appear is done without. */
const PATIENCE = 3000;

/** The first of the places that is on the page, waited for while the page is on its way; null while or when there is none. */
export function useAnchor(selectors: readonly string[]): HTMLElement | null {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const look = () => {
      const found = selectors.map((selector) => document.querySelector<HTMLElement>(selector)).find(isSeen) ?? null;
      setAnchor(found);
      return found !== null;
    };
    if (look()) return undefined;
    const watcher = new MutationObserver(() => look() && watcher.disconnect());
    watcher.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(() => watcher.disconnect(), PATIENCE);
    return () => {
      watcher.disconnect();
      clearTimeout(timer);
    };
  }, [selectors]);

  useEffect(() => {
    anchor?.setAttribute('data-guided', '');
    if (anchor && !isOnScreen(anchor)) anchor.scrollIntoView({ block: 'center' });
    return () => anchor?.removeAttribute('data-guided');
  }, [anchor]);

  return anchor;
}

function isSeen(element: HTMLElement | null): element is HTMLElement {
  return element !== null && element.getClientRects().length > 0;
}

function isOnScreen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
