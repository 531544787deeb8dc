import { useCallback, useEffect, useRef, useState } from 'react';

/** The heights of blocks as they are laid out, in px of the page, whatever its zoom; reported again when one changes. */
export function useBlockHeights(): {
  heights: ReadonlyMap<string, number>;
  watch: (id: string, element: HTMLElement) => () => void;
} {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const ids = useRef(new WeakMap<Element, string>());
  const observer = useRef<ResizeObserver | null>(null);
  useEffect(() => () => observer.current?.disconnect(), []);

  const watch = useCallback((id: string, element: HTMLElement) => {
    observer.current ??= new ResizeObserver((entries) => {
      setHeights((before) => {
        const after = new Map(before);
        let isOther = false;
        for (const entry of entries) {
          const known = ids.current.get(entry.target);
          const height = entry.borderBoxSize[0]?.blockSize ?? 0;
          if (known === undefined || height === 0 || Math.abs((before.get(known) ?? -1) - height) < 0.5) continue;
          after.set(known, height);
          isOther = true;
        }
        return isOther ? after : before;
      });
    });
    const watching = observer.current;
    ids.current.set(element, id);
    watching.observe(element);
    return () => watching.unobserve(element);
  }, []);
  return { heights, watch };
}
