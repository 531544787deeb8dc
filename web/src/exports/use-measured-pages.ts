import { pagesByHeight } from '@plateprint/shared/exports/pages-by-height.ts';
import { type RefObject, useEffect, useState } from 'react';

/** A part that is never divided between pages; it is drawn with `data-block`. */
export interface MeasuredBlock {
  id: string;
  staysWithNext?: true;
}

interface Room {
  /** Px that blocks have on the first page, and on those behind it. */
  first: number;
  other: number;
}

/**
 * Blocks by page, once they are measured where they are drawn unseen, one below the other: in `place`, where the element with
 * `data-blocks` holds them. Null until then.
 */
export function useMeasuredPages<Block extends MeasuredBlock>(
  blocks: readonly Block[],
  place: RefObject<HTMLElement | null>,
  { first, other }: Room,
): Block[][] | null {
  const [measured, setMeasured] = useState<{ blocks: readonly Block[]; pages: Block[][] } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const measure = async (): Promise<void> => {
      // Laid out first, so that the typefaces are asked for; a fall-back has other widths.
      const tops = (): number[] => {
        const elements = Array.from(place.current?.querySelectorAll('[data-block]') ?? []);
        const end = place.current?.querySelector('[data-blocks]')?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
        return [...elements.map((element) => element.getBoundingClientRect().top), end];
      };
      tops();
      await document.fonts.ready;
      await Promise.all(
        Array.from(place.current?.querySelectorAll('img') ?? [], async (image) => image.decode().catch(() => undefined)),
      );
      if (!isCurrent) return;
      const at = tops();
      const sizes = blocks.map((block, index) => ({
        height: (at[index + 1] ?? 0) - (at[index] ?? 0),
        staysWithNext: block.staysWithNext ?? false,
      }));
      const pages = pagesByHeight(sizes, { first, other });
      setMeasured({ blocks, pages: pages.map((page) => page.flatMap((index) => blocks[index] ?? [])) });
    };
    void measure();
    return () => {
      isCurrent = false;
    };
  }, [blocks, place, first, other]);
  return measured?.blocks === blocks ? measured.pages : null;
}
