import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useNotices } from '../ui/notices/notices.tsx';
import { Badge } from '../ui/control/badge.tsx';
import { Button } from '../ui/control/button.tsx';
import { deviceStorage, draftsChanged } from './stored/device-drafts.ts';
import type { DraftKind } from './draft-kind.ts';
import styles from './draft-list.module.css';
import type { DraftHeader } from './stored/draft-header.ts';
import type { DraftPlace } from './stored/draft-place.ts';
import { removeDraft, storedDraft, storeDraft } from './stored/draft-storage.ts';
import { downloadDraft } from './unreadable-draft.tsx';
import type { ListedDraft } from './use-drafts.ts';

/** One draft: what it is, when it was changed, and what can be done with it. */
export function DraftRow({ draft: { place, header }, kind }: { draft: ListedDraft; kind: DraftKind | undefined }) {
  const text = useText('drafts');
  const format = useFormat();
  const discard = useDiscard();
  const state = stateOf(header);
  const name = header?.name || (header && kind?.titleOf(header)) || text('list.nameless');
  const words = [header && kind?.wordsOf(header), header && format.ago(header.savedAt)].filter(Boolean).join(' · ');
  return (
    <li className={styles.draft}>
      <span className={styles.words}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.soft}>{words}</span>
        {state !== 'readable' && (
          <span className={styles.soft}>
            <Badge tone="warning">{text(`${state}.badge`)}</Badge> {text(`${state}.listed`)}
          </span>
        )}
      </span>
      <span className={styles.actions}>
        <Button variant="quiet" size="small" aria-label={text('discardOf', { name })} onClick={() => discard(place, name)}>
          {text('discard')}
        </Button>
        {state === 'readable' && (
          <Button size="small" aria-label={text('continueOf', { name })} onClick={() => header && kind?.open(place.id, header)}>
            {text('continue')}
          </Button>
        )}
        {state === 'unreadable' && (
          <Button size="small" icon="download" aria-label={text('downloadOf', { name })} onClick={() => downloadDraft(place)}>
            {text('download')}
          </Button>
        )}
      </span>
    </li>
  );
}

/** Whether it can be gone on with, and if not, why. */
function stateOf(header: DraftHeader | null): 'readable' | 'unreadable' | 'noRoom' {
  if (header === null || header.isUnreadable) return 'unreadable';
  return header.hasNoRoom ? 'noRoom' : 'readable';
}

/** Takes a draft away, and offers to bring it back. */
function useDiscard(): (place: DraftPlace, name: string) => void {
  const text = useText('drafts');
  const notices = useNotices();
  return (place, name) => {
    const storage = deviceStorage();
    const stored = storedDraft(storage, place);
    removeDraft(storage, place);
    draftsChanged();
    const undo = (): void => {
      if (stored) storeDraft(storage, place, stored);
      draftsChanged();
    };
    notices.show({ message: text('discarded', { name }), action: { label: text('undo'), run: undo } });
  };
}
