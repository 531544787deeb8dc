/** A block of a document in the order of reading, with its measured height in px. */
export interface MeasuredBlock {
  height: number;
  /** It does not stand alone at the foot of a page: a heading stays with what it is above. */
  staysWithNext?: boolean;
  /** Px with all that is not parted from it where an empty page has room for them, and little of this one stays empty. */
  whole?: number;
  /** Px of a heading that stands again above it where it begins a page. */
  headed?: number;
}

/** Of a page, 0–1: rather than to leave more of it empty, what belongs together is parted. */
const MOST_EMPTY = 1 / 3;

/** Whether a page has room for a block below the heading that stands again there. */
export function isHeadedAgain({ height, headed = 0 }: Pick<MeasuredBlock, 'height' | 'headed'>, room: number): boolean {
  return headed > 0 && headed + height <= room;
}

/**
 * Puts blocks on pages in their order: indices by page. A block that is higher than a page stands alone on one.
 * `heights` of the pages in px: the first, of which there may be several (`firsts`), and every other one. There is always one page.
 */
export function pagesByHeight(
  blocks: readonly MeasuredBlock[],
  heights: { first: number; other: number; firsts?: number },
): number[][] {
  const pages: number[][] = [[]];
  let left = heights.first;
  for (const [index, block] of blocks.entries()) {
    const page = pages.at(-1) ?? [];
    const next = pages.length < (heights.firsts ?? 1) ? heights.first : heights.other;
    const { whole = 0 } = block;
    const goesWhole = whole > left && whole <= next && left <= next * MOST_EMPTY;
    if (page.length > 0 && (goesWhole || heightWithFollowers(blocks, index) > left)) {
      pages.push([index]);
      left = next - block.height - (isHeadedAgain(block, next) ? (block.headed ?? 0) : 0);
    } else {
      page.push(index);
      left -= block.height;
    }
  }
  return pages;
}

/** A block with those that must follow it, and the first that need not stay. */
function heightWithFollowers(blocks: readonly MeasuredBlock[], from: number): number {
  let height = 0;
  for (const { height: own, staysWithNext } of blocks.slice(from)) {
    height += own;
    if (!staysWithNext) return height;
  }
  return height;
}
