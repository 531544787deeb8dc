import { PAGE_SIZES, type Orientation } from '@plateprint/shared/exports/page-size.ts';

/** How a page of a size is laid out, in px; the stylesheet takes its figures from here. */
export interface PagePlan {
  columns: 1 | 2;
  side: number;
  top: number;
  bottom: number;
  gap: number;
  /** Of the text; everything on the page is measured by it. */
  fontSize: number;
  /** Of a column. */
  width: number;
  height: number;
}

function plan(orientation: Orientation, fontSize: number): PagePlan {
  const { width, height } = PAGE_SIZES[orientation].render;
  const columns = width > height ? 2 : 1;
  const [side, top, bottom, gap] = [64, 92, 84, 56];
  const inside = width - 2 * side;
  return {
    columns,
    side,
    top,
    bottom,
    gap,
    fontSize,
    width: columns === 1 ? inside : (inside - gap) / 2,
    height: height - top - bottom,
  };
}

/** Paper is read from nearby, a screen from farther away. */
export const PAGE_PLANS: Record<Orientation, PagePlan> = {
  a4_portrait: plan('a4_portrait', 12.5),
  a4_landscape: plan('a4_landscape', 12.5),
  tv_portrait: plan('tv_portrait', 15.5),
  tv_landscape: plan('tv_landscape', 14.5),
};
