import type { WordNotice, WordNotices as Listed } from '@plateprint/shared/claims/word-notice.ts';
import type { ClientFailure } from '../platform/api/client-failure.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { NoticesToSee } from './notices-to-see.tsx';

interface WordNoticesProps {
  of: 'menu' | 'plan' | 'report';
  notices: Listed | undefined;
  seeing: { isPending: boolean; error: ClientFailure | null };
  onSeen: (ids: string[]) => void;
}

/** Words in front of guests or readers that may not stand since a change: they stay until somebody says that they have been seen, or changes them. */
export function WordNotices({ of, notices, seeing, onSeen }: WordNoticesProps) {
  const text = useText('claims');
  if (!notices || notices.items.length === 0) return null;
  return (
    <NoticesToSee
      words={{ title: text(`notice.title.${of}`), lead: text(`notice.lead.${of}`), seen: text('notice.seen') }}
      maySee={notices.maySee}
      isBusy={seeing.isPending}
      failure={seeing.error}
      onSeen={() => onSeen(notices.items.map(({ id }) => id))}
    >
      {notices.items.map((notice) => (
        <Notice key={notice.id} notice={notice} />
      ))}
    </NoticesToSee>
  );
}

function Notice({ notice: { question, place, words, dish, at } }: { notice: WordNotice }) {
  const text = useText('claims');
  const format = useFormat();
  const said =
    question === 'not_as_promised'
      ? text('notice.promise', { dish, words })
      : `${text(`places.${place}`)}${format.colon} ${text('notice.words', { words })} ${text(`why.${question}`)}`;
  return <li>{`${said} (${format.moment(at)})`}</li>;
}
