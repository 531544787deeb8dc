import { PAGE_SIZES, type Orientation } from '../../exports/page-size.ts';
import { isHeadedAgain, pagesByHeight } from '../../exports/pages-by-height.ts';
import type { ColumnType } from '../menu.ts';
import { dayOfPlanBlock, isDayHeading, isPlanName, type MenuBlockKind } from '../menu-block.ts';
import { headLength, SHEET_EDGE, type Sheet } from './sheet-parts.ts';

/** Px of the page at its render size: the foot below what is written. */
const SHEET_FOOT = 74;
/** Px for the number of a page where the foot holds nothing else. */
const SHEET_NUMBER = 28;

/** A block with its measured height in px; 0 until it is measured. */
export interface SheetBlock {
  _id: string;
  kind: MenuBlockKind;
  height: number;
}

/** The ids of one column, and the heading of a day that goes on in it. */
interface Column {
  ids: string[];
  again: string | null;
}

interface Columns {
  columnType: ColumnType;
  first: readonly SheetBlock[];
  second: readonly SheetBlock[];
  /** Px for blocks on a page. */
  height: number;
}

interface Paper extends Omit<Columns, 'height'> {
  orientation: Orientation;
  hasChip: boolean;
}

/** Px that a page has for its blocks above a foot. */
function bodyHeight(orientation: Orientation, foot: number): number {
  return PAGE_SIZES[orientation].render.height - SHEET_EDGE.top - SHEET_EDGE.bottom - foot;
}

/**
 * The pages of a menu in an orientation, and the px that each has for its blocks. Without the chip a foot takes room only
 * where there are several pages, for their numbers.
 */
export function menuPages({ orientation, hasChip, ...columns }: Paper): { sheets: Sheet[]; height: number } {
  const on = (height: number) => ({ sheets: menuSheets({ ...columns, height }), height });
  const pages = on(bodyHeight(orientation, hasChip ? SHEET_FOOT : 0));
  return hasChip || pages.sheets.length === 1 ? pages : on(bodyHeight(orientation, SHEET_NUMBER));
}

/**
 * Puts the blocks of a menu on pages: a new one where a page break stands, and where the next block has no room. Side by side what has no room
 * in the first column goes on in the second one, where nothing stands there.
 */
export function menuSheets({ columnType, first, second, height }: Columns): Sheet[] {
  const opening = headLength(first, columnType);
  const head = first.slice(0, opening);
  const room = { first: height - heightOf(head), other: height };
  const beside = first.slice(opening);
  if (columnType === 'inline' && second.length === 0 && beside.every(({ kind }) => kind !== 'page_break')) {
    return besideEachOther(head, flowed(beside, { ...room, firsts: 2 }));
  }
  const columns =
    columnType === 'stacked' ? [flowed([...first, ...second], room), []] : [flowed(beside, room), flowed(second, room)];
  const count = Math.max(1, ...columns.map((pages) => pages.length));
  return Array.from({ length: count }, (_, page) => sheetOf(page === 0 ? head : [], columns[0]?.[page], columns[1]?.[page]));
}

/** Columns two by two on pages. */
function besideEachOther(head: readonly SheetBlock[], columns: readonly Column[]): Sheet[] {
  return Array.from({ length: Math.ceil(columns.length / 2) }, (_, page) =>
    sheetOf(page === 0 ? head : [], columns[page * 2], columns[page * 2 + 1]),
  );
}

function sheetOf(head: readonly SheetBlock[], first?: Column, second?: Column): Sheet {
  const again = { ...(first?.again && { first: first.again }), ...(second?.again && { second: second.again }) };
  return {
    head: head.map(({ _id }) => _id),
    first: first?.ids ?? [],
    second: second?.ids ?? [],
    ...(Object.keys(again).length > 0 && { again }),
  };
}

/** Blocks that are higher than a whole page: they are cut off, and the page says so. */
export function tooHigh(blocks: readonly SheetBlock[], height: number): string[] {
  return blocks.filter((block) => block.height > height).map(({ _id }) => _id);
}

function heightOf(blocks: readonly SheetBlock[]): number {
  return blocks.reduce((sum, block) => sum + block.height, 0);
}

interface Room {
  first: number;
  other: number;
  /** How many columns have the room of the first. */
  firsts?: number;
}

/** A heading is not left alone at the foot of a page; a day of a plan's week that goes on has its heading again. */
function flowed(blocks: readonly SheetBlock[], room: Room): Column[] {
  const columns: Column[] = [];
  for (const part of parted(blocks)) {
    const days = Map.groupBy(part, dayOfPlanBlock);
    const headings = new Map(part.flatMap((block) => (isDayHeading(block) ? [[dayOfPlanBlock(block), block] as const] : [])));
    const measured = part.map((block) => {
      const heading = isDayHeading(block) ? undefined : headings.get(dayOfPlanBlock(block));
      return {
        height: block.height,
        staysWithNext: block.kind === 'course' || block.kind === 'title' || isPlanName(block),
        ...(isDayHeading(block) && { whole: heightOf(days.get(dayOfPlanBlock(block)) ?? []) }),
        ...(heading && { headed: heading.height }),
      };
    });
    const first = columns.length === 0 ? room.first : room.other;
    for (const [at, page] of pagesByHeight(measured, { ...room, first }).entries()) {
      const [begins = 0] = page;
      const has = at < (room.firsts ?? 1) ? first : room.other;
      const goesOn = at > 0 && isHeadedAgain(measured[begins] ?? { height: 0 }, has);
      const heading = goesOn ? headings.get(dayOfPlanBlock(part[begins] ?? { _id: '' })) : undefined;
      columns.push({ ids: page.map((index) => part[index]?._id ?? ''), again: heading?._id ?? null });
    }
  }
  return columns;
}

/** Between page breaks; a break belongs to the page that it ends. */
function parted(blocks: readonly SheetBlock[]): SheetBlock[][] {
  const parts: SheetBlock[][] = [[]];
  for (const block of blocks) {
    parts.at(-1)?.push(block);
    if (block.kind === 'page_break') parts.push([]);
  }
  return parts;
}
