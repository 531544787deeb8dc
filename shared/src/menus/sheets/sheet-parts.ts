import type { ColumnType, MenuPage } from '../menu.ts';
import { type MenuBlock, showsWeekOfPlan } from '../menu-block.ts';

/** Px of the page at its render size: the edge around what is written. */
export const SHEET_EDGE = { side: 72, top: 64, bottom: 40 } as const;

/** The content of one page: ids of blocks above both columns, and in each. */
export interface Sheet {
  head: string[];
  first: string[];
  second: string[];
  /** Headings of days of a plan that go on here: they stand again above the column. */
  again?: { first?: string; second?: string };
}

/** The columns of a page: a week of a plan has two on wide paper, where half of the width would be empty beside one. */
export function columnsWithWeek({
  options,
  blocks,
  secondBlocks,
}: Pick<MenuPage, 'options' | 'blocks' | 'secondBlocks'>): ColumnType {
  const isWideWeek = options.orientation === 'a4_landscape' && secondBlocks.length === 0 && showsWeekOfPlan(blocks);
  return isWideWeek ? 'inline' : options.columnType;
}

/** Titles that open an inline menu stand above both of its columns. */
export function headLength(blocks: readonly Pick<MenuBlock, 'kind'>[], columnType: ColumnType): number {
  if (columnType === 'stacked') return 0;
  const other = blocks.findIndex(({ kind }) => kind !== 'title');
  return other === -1 ? blocks.length : other;
}
