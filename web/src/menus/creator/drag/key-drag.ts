import { placeOf } from '../state/creator-state.ts';
import type { DragCore, Held } from './drag-core.ts';
import { neighbourOf, type Place, STEP_KEYS, type StepKey, steppedPlace } from './drop-place.ts';

interface Moving {
  held: Held & { id: string };
  at: Place;
  /** The page or the list, in which the line is shown. */
  surface: Element;
}

const handleOf = (id: string): string => `[data-drag-handle="${CSS.escape(id)}"]`;

/** On a block's handle: space picks it up, arrows move it, space drops it, Escape and leaving the handle call it off. */
export function keyDrag(core: DragCore): { onKeyDown: (event: KeyboardEvent) => void; onFocusOut: (event: FocusEvent) => void } {
  let moving: Moving | null = null;

  function end(at: Place | null): void {
    if (!moving) return;
    const { held, surface } = moving;
    moving = null;
    core.drop(held, at);
    // In another column or on another page the block, and with it the handle, is made anew.
    if (at) requestAnimationFrame(() => surface.querySelector<HTMLElement>(handleOf(held.id))?.focus());
  }

  function show({ held, at, surface }: Moving): void {
    const beside = neighbourOf(core.columns(), at, held.id);
    const place = beside ? `[data-drop-block="${CSS.escape(beside.id)}"]` : `[data-drop-column="${at.column}"]`;
    const element = surface.querySelector(place);
    if (element) {
      element.scrollIntoView({ block: 'nearest' });
      const { left: x, top, bottom, width } = element.getBoundingClientRect();
      core.show(held, { held: null, line: { x, y: beside?.side === 'after' ? bottom : top, width } });
    }
    core.over(held, at);
  }

  function pick(handle: HTMLElement, id: string): void {
    const at = placeOf(core.draft(), id);
    const surface = handle.closest('[data-drop-surface]');
    if (!at || !surface) return;
    moving = { held: { id, offer: null }, at, surface };
    core.pick(moving.held);
  }

  function step(now: Moving, key: StepKey): void {
    const { options, secondBlocks } = core.draft();
    const both = options.columnType === 'inline' || secondBlocks.length > 0;
    moving = { ...now, at: steppedPlace(core.columns(), now.held.id, { from: now.at, key, both }) };
    show(moving);
  }

  return {
    onKeyDown(event) {
      const handle = (event.target as Element | null)?.closest<HTMLElement>('[data-drag-handle]');
      const id = handle?.dataset['dragHandle'];
      if (!handle || id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      const isToggle = event.key === ' ' || event.key === 'Enter';
      const isStep = (STEP_KEYS as readonly string[]).includes(event.key);
      if (isToggle && moving) end(moving.at);
      else if (isToggle) pick(handle, id);
      else if (moving && isStep) step(moving, event.key as StepKey);
      else if (moving && event.key === 'Escape') end(null);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
    onFocusOut(event) {
      if (moving && (event.target as HTMLElement | null)?.dataset['dragHandle'] === moving.held.id) end(null);
    },
  };
}
