import { PAGE_SIZES } from '@plateprint/shared/exports/page-size.ts';
import type { AllergenMatrix } from '@plateprint/shared/recipes/api/recipe-allergen-api.ts';
import { type ReactNode, useMemo, useRef } from 'react';
import { MeasuringPage } from '../../exports/measuring-page.tsx';
import { useMeasuredPages } from '../../exports/use-measured-pages.ts';
import { MatrixParts } from './matrix-page.tsx';
import type { MatrixBlock } from './matrix-table.tsx';
import type { MatrixWords } from './matrix-words.ts';

/** Px of rows on a page: what head, table head, legend, foot and padding leave of its height, with a little air (`matrix.css`). */
const BODY = PAGE_SIZES.a4_landscape.render.height - 30 - 44 - 48 - 58 - 18 - 20 - 8;
const ROOM = { first: BODY, other: BODY };

/** First every row, then what each dish's allergens come of. */
function matrixBlocks({ dishes }: AllergenMatrix): MatrixBlock[] {
  const of = (part: MatrixBlock['part']): MatrixBlock[] => dishes.map((dish, index) => ({ id: `${part} ${index}`, part, dish }));
  return [...of('row'), ...of('origin')];
}

/** The sheet's rows by page, once they are measured; `measure` is where that happens, and is to be drawn too. */
export function useMatrixPages(
  matrix: AllergenMatrix,
  words: MatrixWords,
): { pages: MatrixBlock[][] | null; measure: ReactNode } {
  const blocks = useMemo(() => matrixBlocks(matrix), [matrix]);
  const place = useRef<HTMLDivElement>(null);
  const pages = useMeasuredPages(blocks, place, ROOM);
  return {
    pages,
    measure: pages ? null : (
      <MeasuringPage ref={place} orientation="a4_landscape" kind="matrix">
        <MatrixParts blocks={blocks} words={words} />
      </MeasuringPage>
    ),
  };
}
