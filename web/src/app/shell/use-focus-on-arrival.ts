import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * After going to another page the focus moves to its content, as after loading a document: a screen reader begins there,
 * and the next Tab too. A page that has put the focus somewhere itself keeps it, and so
 * does a dialog that leads from page to page.
 */
export function useFocusOnArrival(content: RefObject<HTMLElement | null>): void {
  const path = useLocation({ select: (location) => location.pathname });
  const last = useRef(path);
  useEffect(() => {
    if (path === last.current) return;
    last.current = path;
    const now = document.activeElement;
    if (!content.current?.contains(now) && !now?.closest('[role="dialog"]')) content.current?.focus({ preventScroll: true });
  }, [path, content]);
}
