import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many columns the stylesheet gives a grid at its present width. */
export function useColumns(grid: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    if (!grid.current) return undefined;
    const place = grid.current;
    const count = (): void => setColumns(getComputedStyle(place).gridTemplateColumns.split(' ').length);
    count();
    const observer = new ResizeObserver(count);
    observer.observe(place);
    return () => observer.disconnect();
  }, [grid]);
  return columns;
}
