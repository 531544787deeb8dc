/** Px from an edge where the place below the pointer begins to scroll, and how far it does in a frame at the most. */
const EDGE = 64;
const MOST = 18;

function speed(at: number, from: number, to: number): number {
  if (at < from + EDGE) return -MOST * Math.min(1, (from + EDGE - at) / EDGE);
  if (at > to - EDGE) return MOST * Math.min(1, (at - to + EDGE) / EDGE);
  return 0;
}

/** Scrolls what lies below a point held near its edge: a panel of its own, else the page. */
export function scrollAtEdge({ x, y }: { x: number; y: number }): void {
  const panel = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop-view]');
  if (panel && panel.scrollHeight > panel.clientHeight + 1) {
    const { top, bottom } = panel.getBoundingClientRect();
    const by = speed(y, top, bottom);
    if (by !== 0) panel.scrollBy(0, by);
    return;
  }
  const by = speed(y, 0, window.innerHeight);
  if (by !== 0) window.scrollBy(0, by);
}
