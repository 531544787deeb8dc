import { PAGE_SIZES } from '@plateprint/shared/exports/page-size.ts';
import type { RecipeSheet } from '@plateprint/shared/recipes/summary/recipe-sheet.ts';
import { type ReactNode, useMemo, useRef } from 'react';
import { MeasuringPage } from '../../../exports/measuring-page.tsx';
import { useMeasuredPages } from '../../../exports/use-measured-pages.ts';
import { SheetParts } from './sheet-page.tsx';
import { type SheetBlock, sheetBlocks } from './sheet-blocks.tsx';

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
      <MeasuringPage ref={place} orientation="a4_portrait" kind="sheet">
        <SheetParts blocks={blocks} />
      </MeasuringPage>
    ),
  };
}
