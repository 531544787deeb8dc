import type { Column } from '../state/creator-state.ts';

/** Where a block or an empty column stands on the screen, in px of the window. */
export interface DropBox {
  /** Null: a column with nothing in it. */
  id: string | null;
  column: Column;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Between two blocks: before or after one of them. */
export interface Gap {
  box: DropBox;
  side: 'before' | 'after';
}

/** The ids of both columns, in their order. */
export type Columns = Readonly<Record<Column, readonly string[]>>;

/** The place that a block has when it is dropped, counted without the block itself. */
export interface Place {
  column: Column;
  index: number;
}

/** Px from the nearest block beyond which nothing is meant. */
const REACH = 160;

/** The gap nearest to a point; null far from everything. */
export function nearestGap(boxes: readonly DropBox[], { x, y }: { x: number; y: number }): Gap | null {
  let nearest: DropBox | null = null;
  let least = REACH;
  for (const box of boxes) {
    const distance = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
    if (distance >= least) continue;
    nearest = box;
    least = distance;
  }
  if (!nearest) return null;
  return { box: nearest, side: nearest.id !== null && y > (nearest.top + nearest.bottom) / 2 ? 'after' : 'before' };
}

/** The place that a gap means for a block (null: a new one). */
export function placeOfGap(columns: Columns, { box, side }: Gap, id: string | null): Place {
  const others = columns[box.column].filter((each) => each !== id);
  if (box.id === null) return { column: box.column, index: others.length };
  if (box.id === id) return { column: box.column, index: columns[box.column].indexOf(box.id) };
  return { column: box.column, index: others.indexOf(box.id) + (side === 'after' ? 1 : 0) };
}

/** The block beside a place, and on which side of it the place is; null in an empty column. */
export function neighbourOf(columns: Columns, { column, index }: Place, id: string): { id: string; side: Gap['side'] } | null {
  const others = columns[column].filter((each) => each !== id);
  const before = others[index - 1];
  if (before !== undefined) return { id: before, side: 'after' };
  const [first] = others;
  return first === undefined ? null : { id: first, side: 'before' };
}

export const STEP_KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'] as const;
export type StepKey = (typeof STEP_KEYS)[number];

/** The next place by a key: past the end of one column begins the other, left and right change the column. */
export function steppedPlace(
  columns: Columns,
  id: string,
  { from, key, both }: { from: Place; key: StepKey; both: boolean },
): Place {
  const { column, index } = from;
  const last = (of: Column): number => columns[of].filter((each) => each !== id).length;
  const other: Column = column === 'blocks' ? 'secondBlocks' : 'blocks';
  switch (key) {
    case 'ArrowUp':
      if (index > 0) return { column, index: index - 1 };
      return column === 'secondBlocks' ? { column: other, index: last(other) } : from;
    case 'ArrowDown':
      if (index < last(column)) return { column, index: index + 1 };
      return column === 'blocks' && both ? { column: other, index: 0 } : from;
    case 'ArrowLeft':
      return column === 'secondBlocks' ? { column: other, index: Math.min(index, last(other)) } : from;
    case 'ArrowRight':
      return column === 'blocks' && both ? { column: other, index: Math.min(index, last(other)) } : from;
    case 'Home':
      return { column, index: 0 };
    case 'End':
      return { column, index: last(column) };
  }
}
