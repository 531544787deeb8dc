/** A block of a document in the order of reading, with its measured height in px. */
export interface MeasuredBlock {
  height: number;
  /** It does not stand alone at the foot of a page: a heading stays with what it is above. */
  staysWithNext?: boolean;
  /** Px with all that is not parted from it where an empty page has room for them. */
  whole?: number;
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
    const isParted = (block.whole ?? 0) > left && (block.whole ?? 0) <= next;
    if (page.length > 0 && (isParted || heightWithFollowers(blocks, index) > left)) {
      pages.push([index]);
      left = next - block.height;
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
