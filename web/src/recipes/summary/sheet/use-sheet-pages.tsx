import { PAGE_SIZES } from '@plateprint/shared/exports/page-size.ts';
import type { RecipeSheet } from '@plateprint/shared/recipes/summary/recipe-sheet.ts';
import { type ReactNode, useMemo, useRef } from 'react';
import { useMeasuredPages } from '../../../exports/use-measured-pages.ts';
import { SheetParts } from './sheet-page.tsx';
import { type SheetBlock, sheetBlocks } from './sheet-blocks.tsx';
import styles from './sheet-measure.module.css';

/** Px of a page's body: what padding, footer and a little air leave of its height (`sheet.css`). */
const BODY = PAGE_SIZES.a4_portrait.render.height - 44 - 28 - 28;
/** On a second page the recipe's name and the table's head stand above. */
const REPEATED = 72;
const ROOM = { first: BODY, other: BODY - REPEATED };

/** The sheet's blocks by page, once they are measured; `measure` is where that happens, and is to be drawn too. */
export function useSheetPages(sheet: RecipeSheet): { pages: SheetBlock[][] | null; measure: ReactNode } {
  const blocks = useMemo(() => sheetBlocks(sheet), [sheet]);
  const place = useRef<HTMLDivElement>(null);
  const pages = useMeasuredPages(blocks, place, ROOM);
  return {
    pages,
    measure: (
      <div className={styles.measure} aria-hidden="true" inert>
        <div ref={place} className={styles.page} data-export-page="a4_portrait">
          <div className="sheet">
            <div className="sheet-body" data-blocks="">
              <SheetParts blocks={blocks} />
            </div>
          </div>
        </div>
      </div>
    ),
  };
}
