import { scrollAtEdge } from './scroll-at-edge.ts';

export interface Point {
  x: number;
  y: number;
}

interface Following {
  start: () => void;
  /** Once a frame while it is held. */
  move: (point: Point) => void;
  drop: (point: Point) => void;
  cancel: () => void;
}

/** A mouse drags after 4 px. A finger rests first, for one that moves at once scrolls the page. */
const FAR_PX = 4;
const REST_MS = 180;
const STILL_PX = 8;

/** Follows a pressed pointer until it is let go; Escape calls it off. A press that does not become a drag stays a press. */
export function followPointer(pressed: PointerEvent, on: Following, { atOnce }: { atOnce: boolean }): void {
  const waits = pressed.pointerType === 'touch' && !atOnce;
  let point: Point = { x: pressed.clientX, y: pressed.clientY };
  const from = point;
  let frame = 0;
  const listening = new AbortController();
  const { signal } = listening;

  const tick = (): void => {
    frame = requestAnimationFrame(tick);
    scrollAtEdge(point);
    on.move(point);
  };
  const start = (): void => {
    clearTimeout(timer);
    on.start();
    frame = requestAnimationFrame(tick);
  };
  const timer = waits ? setTimeout(start, REST_MS) : undefined;
  const end = (): boolean => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    listening.abort();
    return frame !== 0;
  };
  const cancel = (): void => {
    if (end()) on.cancel();
  };

  const listen = <Kind extends keyof WindowEventMap>(kind: Kind, heard: (event: WindowEventMap[Kind]) => void): void =>
    window.addEventListener(kind, heard, { signal, capture: true, passive: false });
  listen('pointermove', (event) => {
    if (event.pointerId !== pressed.pointerId) return;
    point = { x: event.clientX, y: event.clientY };
    if (frame !== 0 || Math.hypot(point.x - from.x, point.y - from.y) <= (waits ? STILL_PX : FAR_PX)) return;
    if (waits) end();
    else start();
  });
  listen('pointerup', (event) => {
    if (event.pointerId !== pressed.pointerId || !end()) return;
    swallowClick();
    on.drop({ x: event.clientX, y: event.clientY });
  });
  listen('pointercancel', (event) => event.pointerId === pressed.pointerId && cancel());
  listen('blur', (event) => event.target === window && cancel());
  listen('touchmove', (event) => frame !== 0 && event.cancelable && event.preventDefault());
  listen('contextmenu', (event) => waits && event.preventDefault());
  listen('keydown', (event) => {
    if (event.key !== 'Escape' || frame === 0) return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  });
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The press that ended in a drop does not choose what lies below it. */
function swallowClick(): void {
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
