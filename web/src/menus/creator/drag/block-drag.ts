import { dragCore, type DragParts, type Held, type Offer } from './drag-core.ts';
import { keyDrag } from './key-drag.ts';
import { pointerDrag } from './pointer-drag.ts';

/** Blocks that are put in another place with the mouse, a finger or the keyboard, on the page and in the list. */
export function blockDrag() {
  const listeners = new Set<() => void>();
  const offers = new Map<string, Offer>();
  let held: Held | null = null;
  const hold = (next: Held | null): void => {
    held = next;
    for (const heard of listeners) heard();
  };
  return {
    /** The offers that can be dragged onto the page, by the name in `data-drag-offer`. */
    offers,
    heldId: (): string | null => held?.id ?? null,
    subscribe: (heard: () => void): (() => void) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    /** Listens in the whole document, for the list of found dishes lies outside of the creator. @returns how to stop */
    listen: (parts: DragParts): (() => void) => {
      const core = dragCore(parts, { offers, hold });
      const { onKeyDown, onFocusOut } = keyDrag(core);
      const listening = new AbortController();
      const { signal } = listening;
      document.addEventListener('pointerdown', pointerDrag(core), { signal, capture: true });
      document.addEventListener('keydown', onKeyDown, { signal, capture: true });
      document.addEventListener('focusout', onFocusOut, { signal, capture: true });
      // Added before a finger moves: only then may a later listener keep it from scrolling.
      document.addEventListener('touchmove', () => undefined, { signal, passive: false });
      return () => listening.abort();
    },
  };
}

export type BlockDrag = ReturnType<typeof blockDrag>;
