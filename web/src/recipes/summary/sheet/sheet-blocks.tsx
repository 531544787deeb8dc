import type { RecipeSheet, SheetLine } from '@plateprint/shared/recipes/summary/recipe-sheet.ts';
import type { ReactNode } from 'react';
import { SheetAbout } from './sheet-about.tsx';
import { SheetHead } from './sheet-head.tsx';
import { SheetHeading } from './sheet-heading.tsx';
import { SheetLineRow } from './sheet-line-row.tsx';

/** A part of the sheet that is never divided between pages. */
export interface SheetBlock {
  id: string;
  /** A row of the table of ingredients: neighbours on a page stand in one table. */
  row?: true;
  staysWithNext?: true;
  content: ReactNode;
}

/** All that the sheet says, in the order of reading. */
export function sheetBlocks(sheet: RecipeSheet): SheetBlock[] {
  const { lines, method } = sheet;
  const most = Math.max(0, ...lines.map(({ share }) => share));
  return [
    { id: 'head', content: <SheetHead sheet={sheet} /> },
    ...(lines.length > 0
      ? [{ id: 'ingredients', staysWithNext: true as const, content: <SheetHeading of="ingredients" /> }]
      : []),
    ...lines.map((line: SheetLine) => ({
      id: `line ${line.id}`,
      row: true as const,
      content: <SheetLineRow line={line} most={most} />,
    })),
    ...(method.length > 0 ? [{ id: 'method', staysWithNext: true as const, content: <SheetHeading of="method" /> }] : []),
    ...method.map((step, index) => ({ id: `step ${index}`, content: <p className="sheet-step">{step}</p> })),
    { id: 'about', content: <SheetAbout sheet={sheet} /> },
  ];
}
