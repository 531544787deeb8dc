import { type RefObject, useEffect, useRef } from 'react';

/** What is folded within an element is unfolded while the page is printed: on paper nobody can press it. */
export function useUnfoldedOnPaper<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    let unfolded: HTMLDetailsElement[] = [];
    const unfold = (): void => {
      unfolded = [...(part.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
      for (const each of unfolded) each.open = true;
    };
    const fold = (): void => {
      for (const each of unfolded) each.open = false;
      unfolded = [];
    };
    window.addEventListener('beforeprint', unfold);
    window.addEventListener('afterprint', fold);
    return () => {
      window.removeEventListener('beforeprint', unfold);
      window.removeEventListener('afterprint', fold);
    };
  }, []);
  return part;
}
