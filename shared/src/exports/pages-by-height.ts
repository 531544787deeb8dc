/** A block of a document in the order of reading, with its measured height in px. */
export interface MeasuredBlock {
  height: number;
  /** It does not stand alone at the foot of a page: a heading stays with what it is above. */
  staysWithNext?: boolean;
}

/**
 * Puts blocks on pages in their order: indices by page. A block that is higher than a page stands alone on one.
 * `heights` of the pages in px: the first, and every other one. There is always one page.
 */
export function pagesByHeight(blocks: readonly MeasuredBlock[], heights: { first: number; other: number }): number[][] {
  const pages: number[][] = [[]];
  let left = heights.first;
  for (const [index, block] of blocks.entries()) {
    const page = pages.at(-1) ?? [];
    if (heightWithFollowers(blocks, index) > left && page.length > 0) {
      pages.push([index]);
      left = heights.other - block.height;
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
