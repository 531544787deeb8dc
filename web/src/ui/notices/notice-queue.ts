/** Milliseconds (specification, point 9). */
export const NOTICE_DISPLAY = 8000;
/** Between a notice that left by itself and the next. */
const GAP_AFTER_FIRST = 100;
/** Between a notice that a person closed and the next: closing is a wish for quiet. */
const GAP_AFTER_CLOSING = 1000;

export type NoticeType = 'success' | 'alert' | 'inProgress';

export interface Notice {
  message: string;
  type: NoticeType;
  /** Milliseconds on screen; null: until it is closed, for work whose end nobody knows. */
  display: number | null;
  /** One thing that can be done about it, such as undo. */
  action: { label: string; run: () => void } | null;
}

/** Instants are milliseconds of the clock that is handed in. */
export interface NoticeQueue {
  shown: Notice | null;
  /** When the shown notice leaves; null: it stays, or it is held. */
  leavesAt: number | null;
  /** The rest of its time when the pointer or the focus held it; null: it is not held. */
  held: number | null;
  waiting: readonly Notice[];
  /** Before this nothing is shown. */
  quietUntil: number;
}

export type NoticeEvent =
  | { kind: 'add'; notice: Notice }
  | { kind: 'close'; message?: string }
  | { kind: 'hold' }
  | { kind: 'release' }
  | { kind: 'tick' };

export const EMPTY_QUEUE: NoticeQueue = { shown: null, leavesAt: null, held: null, waiting: [], quietUntil: 0 };

/** One notice at a time, never the same message twice, each for its time (specification, points 4 and 9). */
export function afterNoticeEvent(queue: NoticeQueue, event: NoticeEvent, now: number): NoticeQueue {
  switch (event.kind) {
    case 'add':
      return showNext(added(queue, event.notice), now);
    case 'close':
      return closed(queue, event.message ?? queue.shown?.message, now);
    case 'hold':
      return queue.leavesAt === null ? queue : { ...queue, held: Math.max(0, queue.leavesAt - now), leavesAt: null };
    case 'release':
      return queue.held === null ? queue : { ...queue, held: null, leavesAt: now + queue.held };
    case 'tick':
    default:
      return showNext(withoutExpired(queue, now), now);
  }
}

/** The next instant at which `tick` changes something; null when only a person or a new notice can. */
export function nextTick(queue: NoticeQueue): number | null {
  if (queue.shown) return queue.leavesAt;
  return queue.waiting.length > 0 ? queue.quietUntil : null;
}

function added(queue: NoticeQueue, notice: Notice): NoticeQueue {
  const isKnown = [queue.shown, ...queue.waiting].some((other) => other?.message === notice.message);
  return isKnown ? queue : { ...queue, waiting: [...queue.waiting, notice] };
}

function closed(queue: NoticeQueue, message: string | undefined, now: number): NoticeQueue {
  if (message === queue.shown?.message) return { ...gone(queue), quietUntil: now + GAP_AFTER_CLOSING };
  return { ...queue, waiting: queue.waiting.filter((notice) => notice.message !== message) };
}

function withoutExpired(queue: NoticeQueue, now: number): NoticeQueue {
  const isOver = queue.shown !== null && queue.leavesAt !== null && now >= queue.leavesAt;
  return isOver ? { ...gone(queue), quietUntil: now + GAP_AFTER_FIRST } : queue;
}

function gone(queue: NoticeQueue): NoticeQueue {
  return { ...queue, shown: null, leavesAt: null, held: null };
}

function showNext(queue: NoticeQueue, now: number): NoticeQueue {
  const [next, ...waiting] = queue.waiting;
  if (queue.shown || !next || now < queue.quietUntil) return queue;
  return { ...queue, shown: next, leavesAt: next.display === null ? null : now + next.display, waiting };
}
