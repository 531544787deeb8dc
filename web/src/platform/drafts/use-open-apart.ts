import { useText } from '../i18n/use-text.ts';
import { useNotices } from '../notices/notices.tsx';
import type { DraftKeeping } from './use-kept-draft.ts';

/** Opens the version that was saved meanwhile, beside what is being worked on: that stays a draft, and is said to. */
export function useOpenApart<State>(
  { keepNow, isKept }: Pick<DraftKeeping<State>, 'keepNow' | 'isKept'>,
  { current }: { current: () => State },
  onOpen: (state: State, keeping: 'apart') => void,
): (state: State) => void {
  const text = useText('drafts');
  const notices = useNotices();
  return (state) => {
    keepNow(current());
    onOpen(state, 'apart');
    if (isKept) notices.show({ message: text('keptApart') });
  };
}
