import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { rowHeights } from './row-heights.ts';

/** Pixels of a row until it is measured. */
export const ROW_HEIGHT = 49;
/** Rows beside those on the screen. */
const BESIDE = 10;

interface WindowRows {
  /** The rows that are drawn: from the first to before the second. */
  from: number;
  to: number;
  /** Pixels of those above and below. */
  above: number;
  below: number;
  /** Measures a drawn row, which tells its place as `data-index`. */
  measure: (row: HTMLElement | null) => (() => void) | undefined;
}

/**
 * Which of many rows are near the screen while the page is scrolled. The sums of the heights are a tree: a list of 50,000 rows is
 * not added up again for each row that is measured.
 */
export function useWindowRows(bodyRef: RefObject<HTMLElement | null>, count: number): WindowRows {
  const heights = useMemo(() => rowHeights(count, ROW_HEIGHT), [count]);
  const [range, setRange] = useState({ from: 0, to: 2 * BESIDE });
  const [, setMeasured] = useState(0);

  const look = useCallback(() => {
    if (!bodyRef.current) return;
    const hidden = -bodyRef.current.getBoundingClientRect().top;
    const from = Math.max(0, heights.rowAt(hidden) - BESIDE);
    const to = Math.min(count, heights.rowAt(hidden + window.innerHeight) + 1 + BESIDE);
    setRange((last) => (last.from === from && last.to === to ? last : { from, to }));
  }, [bodyRef, heights, count]);

  const observer = useRef<ResizeObserver | null>(null);
  const takeHeights = useCallback(
    (rows: readonly Element[]): void => {
      const changed = rows.filter(
        (row) => row instanceof HTMLElement && heights.set(Number(row.dataset['index']), row.getBoundingClientRect().height),
      );
      if (changed.length === 0) return;
      setMeasured((times) => times + 1);
      look();
    },
    [heights, look],
  );

  useLayoutEffect(() => {
    const own = new ResizeObserver((entries) => takeHeights(entries.map(({ target }) => target)));
    observer.current = own;
    for (const row of bodyRef.current?.querySelectorAll('[data-index]') ?? []) own.observe(row);
    return () => own.disconnect();
  }, [bodyRef, takeHeights]);
  useEffect(() => {
    // A task of its own: the rows that are drawn first fill most of a screen.
    const timer = setTimeout(look);
    return () => clearTimeout(timer);
  }, [look]);
  useEffect(() => {
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [look]);

  const measure = useCallback((row: HTMLElement | null) => {
    if (!row) return undefined;
    observer.current?.observe(row);
    return () => observer.current?.unobserve(row);
  }, []);
  const [from, to] = [Math.min(range.from, count), Math.min(range.to, count)];
  return { from, to, above: heights.topOf(from), below: heights.topOf(count) - heights.topOf(to), measure };
}
