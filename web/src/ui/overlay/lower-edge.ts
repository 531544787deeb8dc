/** The bars that hold to the lower edge of the screen just now, with what watches their height. */
const bars = new Set<HTMLElement>();

function tell(): void {
  const highest = Math.max(0, ...[...bars].map((bar) => bar.offsetHeight));
  document.documentElement.style.setProperty('--lower-edge', `${highest}px`);
}

/**
 * For a bar that holds to the lower edge of the screen, as `ref={standAtLowerEdge}`: notices rise above it, so that what can be
 * done there stays in reach while one is told.
 */
export function standAtLowerEdge(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const watch = new ResizeObserver(tell);
  bars.add(bar);
  watch.observe(bar);
  tell();
  return () => {
    watch.disconnect();
    bars.delete(bar);
    tell();
  };
}
