import type { Page } from '@playwright/test';

/** Words that reach past what holds them: the screen, a tile, or a box that cuts without an ellipsis or a way to scroll. */
export async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edgeOf = (element: Element | null): number => {
      if (element === null || element === document.body) return window.innerWidth;
      const { overflowX, textOverflow } = getComputedStyle(element);
      if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return Infinity;
      const above = edgeOf(element.parentElement);
      return overflowX === 'visible' && !element.matches('li') ? above : Math.min(above, element.getBoundingClientRect().right);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const parent = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!parent || words === '' || parent.closest('[data-unseen], select, style, script')) continue;
      // Words of what is folded away are laid out, and drawn nowhere.
      if (!parent.checkVisibility()) continue;
      // Words that are only read out on a screen this narrow.
      if (getComputedStyle(parent).clipPath === 'inset(50%)') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const edge = edgeOf(parent);
      if ([...range.getClientRects()].some(({ right, width }) => width > 0 && right > edge + 1)) found.push(words.slice(0, 60));
    }
    return found;
  });
}
