import { placeOf } from '../state/creator-state.ts';
import type { DragCore, Held, Marks } from './drag-core.ts';
import { dropBoxes } from './drop-boxes.ts';
import { type DropBox, nearestGap, type Place, placeOfGap } from './drop-place.ts';
import { followPointer, type Point } from './follow-pointer.ts';

/** The thing that a press on an element would drag: something offered, else the block that it is part of. */
function heldBy(target: Element, { offers }: DragCore): Held | null {
  const offered = target.closest('[data-drag-offer]') ?? target.closest('[role="option"]')?.querySelector('[data-drag-offer]');
  const offer = offers.get((offered as HTMLElement | null | undefined)?.dataset['dragOffer'] ?? '');
  if (offer) return { id: null, offer };
  const id = target.closest<HTMLElement>('[data-drop-block]')?.dataset['dropBlock'];
  return id === undefined ? null : { id, offer: null };
}

/** With the mouse or a finger: a line shows the place, and the block goes there when it is let go. */
export function pointerDrag(core: DragCore): (event: PointerEvent) => void {
  return (event) => {
    const target = event.target as Element | null;
    if (!target || event.button !== 0 || !event.isPrimary || target.closest('input, textarea, select')) return;
    const held = heldBy(target, core);
    if (!held) return;

    let boxes: DropBox[] | null = null;
    // Nothing is announced while it is over its own place.
    let last: Place | null = held.id === null ? null : placeOf(core.draft(), held.id);
    const forgetBoxes = (): void => {
      boxes = null;
    };
    const under = (point: Point): { place: Place; line: Marks['line'] } | null => {
      const draft = core.draft();
      boxes ??= dropBoxes((id) => placeOf(draft, id)?.column);
      const gap = nearestGap(boxes, point);
      if (!gap) return null;
      const { left: x, right, top, bottom } = gap.box;
      const line = { x, y: gap.side === 'after' ? bottom : top, width: right - x };
      return { place: placeOfGap(core.columns(), gap, held.id), line };
    };
    const end = (at: Place | null): void => {
      window.removeEventListener('scroll', forgetBoxes, { capture: true });
      core.drop(held, at);
    };
    followPointer(
      event,
      {
        start() {
          window.addEventListener('scroll', forgetBoxes, { capture: true, passive: true });
          core.pick(held);
        },
        move(point) {
          const found = under(point);
          const place = found?.place ?? null;
          if (place && (place.column !== last?.column || place.index !== last.index)) core.over(held, place);
          last = place;
          core.show(held, { held: point, line: found?.line ?? null });
        },
        drop: (point) => end(under(point)?.place ?? null),
        cancel: () => end(null),
      },
      { atOnce: target.closest('[data-drag-handle]') !== null },
    );
  };
}
