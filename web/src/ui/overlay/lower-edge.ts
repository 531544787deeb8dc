/** The bars that hold to the lower edge of the screen just now, with their heights. */
const bars = new Map<Element, number>();

let isDue = false;
let said = 0;

/**
 * In a task of its own: it changes the style of the whole page, and a bar that follows another in the same change of the page
 * is mostly as high.
 */
function tell(): void {
  if (isDue) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    const highest = Math.max(0, ...bars.values());
    if (highest === said) return;
    said = highest;
    document.documentElement.style.setProperty('--lower-edge', `${highest}px`);
  });
}

/** Called after the browser has laid the page out: measuring here would lay it out at once. */
function measured(entries: ResizeObserverEntry[]): void {
  for (const { target, borderBoxSize } of entries) bars.set(target, borderBoxSize[0]?.blockSize ?? 0);
  tell();
}

/**
 * For a bar that holds to the lower edge of the screen, as `ref={standAtLowerEdge}`: notices rise above it, so that what can be
 * done there stays in reach while a notice is shown.
 */
export function standAtLowerEdge(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const watch = new ResizeObserver(measured);
  watch.observe(bar);
  return () => {
    watch.disconnect();
    bars.delete(bar);
    tell();
  };
}
