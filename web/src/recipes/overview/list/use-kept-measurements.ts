import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { useEffect } from 'react';

/** Measured rows by list, as long as the page lives: coming back from a recipe, the same rows stand where they stood. */
const kept = new Map<string, VirtualItem[]>();

/** Lists whose measures are kept; the oldest goes first. */
const MOST_LISTS = 8;

/** The rows as measured when the list was last left; a list with other rows measures again. */
export function keptMeasurements(list: string): VirtualItem[] {
  return kept.get(list) ?? [];
}

/** Remembers a list's measured rows when it is left. */
export function useKeptMeasurements<Row extends Element>(list: string, virtualizer: Virtualizer<Window, Row>): void {
  useEffect(
    () => () => {
      kept.delete(list);
      kept.set(list, virtualizer.takeSnapshot());
      const [oldest] = kept.keys();
      if (kept.size > MOST_LISTS && oldest !== undefined) kept.delete(oldest);
    },
    [list, virtualizer],
  );
}
