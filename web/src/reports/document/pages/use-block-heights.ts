import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { ReportBlock } from './report-blocks.tsx';

/** Blocks that are laid out at once: rows of about a page, some milliseconds. */
const AT_ONCE = 40;

interface BlockHeights {
  blocks: readonly ReportBlock[];
  /** In px: from where a block begins to where the next one does. */
  of: readonly number[];
}

interface Measuring {
  /** The last blocks that were measured as a whole; null before there are any. */
  heights: BlockHeights | null;
  /** The blocks to draw at the place now, some of many; none when all are measured. */
  measuring: readonly ReportBlock[];
  place: RefObject<HTMLDivElement | null>;
}

/** Measures blocks some at a time, so that the page goes on while hundreds of rows are laid out. */
export function useBlockHeights(blocks: readonly ReportBlock[]): Measuring {
  const place = useRef<HTMLDivElement>(null);
  const [heights, setHeights] = useState<BlockHeights | null>(null);
  const [found, setFound] = useState<BlockHeights>({ blocks, of: [] });
  const own = found.blocks === blocks ? found.of : NONE;
  const isMeasured = heights?.blocks === blocks;
  // One more than is measured: where it begins is where the last of them ends, and tells whether a table goes on.
  const measuring = useMemo(
    () => (isMeasured ? [] : blocks.slice(own.length, own.length + AT_ONCE + 1)),
    [blocks, own, isMeasured],
  );
  useEffect(() => {
    if (measuring.length === 0) return undefined;
    let isCurrent = true;
    const measure = async (): Promise<void> => {
      // Laid out first, so that the typefaces are asked for; a fall-back has other widths.
      topsOf(place.current);
      await document.fonts.ready;
      // The rest is a task of its own.
      await new Promise((next) => setTimeout(next));
      if (!isCurrent) return;
      const tops = topsOf(place.current);
      const some = measuring.slice(0, AT_ONCE).map((_, at) => (tops[at + 1] ?? 0) - (tops[at] ?? 0));
      const all = { blocks, of: [...own, ...some] };
      if (all.of.length < blocks.length) setFound(all);
      else setHeights(all);
    };
    void measure();
    return () => {
      isCurrent = false;
    };
  }, [blocks, own, measuring]);
  return { heights, measuring, place };
}

const NONE: readonly number[] = [];

/** Where each block begins, and at last where all end, in px. */
function topsOf(place: HTMLElement | null): number[] {
  const elements = place?.querySelectorAll('[data-block], [data-end]') ?? [];
  return Array.from(elements, (element) => element.getBoundingClientRect().top);
}
