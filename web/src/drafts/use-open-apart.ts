import { type ReactNode, useRef } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { useNotices } from '../ui/notices/notices.tsx';
import { useDiscardQuestion } from './use-discard-question.tsx';
import type { DraftKeeping } from './use-kept-draft.ts';

/**
 * Opens the version that was saved meanwhile, beside what is being worked on: that stays a draft, and is said to. Where the browser cannot
 * keep it, it asks before that is lost.
 */
export function useOpenApart<State, Thing>(
  { keepNow, drop }: Pick<DraftKeeping<State>, 'keepNow' | 'drop'>,
  { current }: { current: () => State },
  onOpen: (newer: Thing) => void,
): { open: (newer: Thing) => void; question: ReactNode } {
  const text = useText('drafts');
  const notices = useNotices();
  const waiting = useRef<Thing>(undefined);
  const { ask, question } = useDiscardQuestion(() => {
    if (waiting.current === undefined) return;
    drop();
    onOpen(waiting.current);
  });
  const open = (newer: Thing): void => {
    if (keepNow(current())) {
      onOpen(newer);
      notices.show({ message: text('keptApart') });
    } else {
      waiting.current = newer;
      ask();
    }
  };
  return { open, question };
}
