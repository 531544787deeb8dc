import { createContext, use, useCallback, useEffect, useMemo, useReducer, type ReactNode } from 'react';
import {
  afterNoticeEvent,
  EMPTY_QUEUE,
  NOTICE_DISPLAY,
  nextTick,
  type Notice,
  type NoticeEvent,
  type NoticeQueue,
} from './notice-queue.ts';
import { NoticeView } from './notice-view.tsx';

export interface Notices {
  /** `show({ message })`, or with a type, an action such as undo, a time of its own. */
  show: (notice: Pick<Notice, 'message'> & Partial<Notice>) => void;
  /** Takes a notice away by its message: work in progress that has ended. */
  close: (message: string) => void;
}

const NoticesContext = createContext<Notices | null>(null);

export function useNotices(): Notices {
  const notices = use(NoticesContext);
  if (!notices) throw new Error('Notices are shown inside <NoticesProvider>');
  return notices;
}

/** Holds the queue and shows its notice above everything else. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [queue, happen] = useReducer(atThisInstant, EMPTY_QUEUE);

  const wakeAt = nextTick(queue);
  const tick = useCallback(() => happen({ kind: 'tick' }), []);
  useEffect(() => {
    if (wakeAt === null) return undefined;
    // A timer drops what is less than a millisecond: a tick that comes too early changes nothing, and none would follow it.
    const timer = setTimeout(tick, Math.max(0, Math.ceil(wakeAt - performance.now()) + 1));
    return () => clearTimeout(timer);
  }, [wakeAt, tick]);

  const notices = useMemo<Notices>(
    () => ({
      show: (notice) => happen({ kind: 'add', notice: { type: 'success', display: NOTICE_DISPLAY, action: null, ...notice } }),
      close: (message) => happen({ kind: 'close', message }),
    }),
    [],
  );

  return (
    <NoticesContext value={notices}>
      {children}
      <NoticeView notice={queue.shown} happen={happen} />
    </NoticesContext>
  );
}

function atThisInstant(queue: NoticeQueue, event: NoticeEvent): NoticeQueue {
  return afterNoticeEvent(queue, event, performance.now());
}
