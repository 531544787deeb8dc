import { PAGE_SIZES } from '@plateprint/shared/exports/page-size.ts';
import { pagesByHeight } from '@plateprint/shared/exports/pages-by-height.ts';
import type { RecipeSheet } from '@plateprint/shared/recipes/summary/recipe-sheet.ts';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { SheetParts } from './sheet-page.tsx';
import { type SheetBlock, sheetBlocks } from './sheet-blocks.tsx';
import styles from './sheet-measure.module.css';

/** Px of a page's body: what padding, footer and a little air leave of its height (`sheet.css`). */
const BODY = PAGE_SIZES.a4_portrait.render.height - 44 - 28 - 28;
/** On a second page the recipe's name and the table's head stand above. */
const REPEATED = 72;

/** The sheet's blocks by page, once they are measured; `measure` is where that happens, and is to be drawn too. */
export function useSheetPages(sheet: RecipeSheet): { pages: SheetBlock[][] | null; measure: ReactNode } {
  const blocks = useMemo(() => sheetBlocks(sheet), [sheet]);
  const place = useRef<HTMLDivElement>(null);
  const pages = useMeasured(blocks, place);
  return {
    pages,
    measure: (
      <div className={styles.measure} aria-hidden="true" inert>
        <div ref={place} className={styles.page} data-export-page="a4_portrait">
          <div className="sheet">
            <div className="sheet-body">
              <SheetParts blocks={blocks} />
            </div>
          </div>
        </div>
      </div>
    ),
  };
}

function useMeasured(blocks: SheetBlock[], place: RefObject<HTMLElement | null>): SheetBlock[][] | null {
  const [measured, setMeasured] = useState<{ blocks: SheetBlock[]; pages: SheetBlock[][] } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const measure = async (): Promise<void> => {
      // Laid out first, so that the typefaces are asked for; a fall-back has other widths.
      const tops = (): number[] => {
        const elements = Array.from(place.current?.querySelectorAll('[data-block]') ?? []);
        const body = place.current?.querySelector('.sheet-body')?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
        return [...elements.map((element) => element.getBoundingClientRect().top), body];
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
      const pages = pagesByHeight(sizes, { first: BODY, other: BODY - REPEATED });
      setMeasured({ blocks, pages: pages.map((page) => page.flatMap((index) => blocks[index] ?? [])) });
    };
    void measure();
    return () => {
      isCurrent = false;
    };
  }, [blocks, place]);
  return measured?.blocks === blocks ? measured.pages : null;
}
