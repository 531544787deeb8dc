import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { Badge } from '../ui/control/badge.tsx';
import styles from './draft-list.module.css';
import type { ListedDraft } from './use-drafts.ts';

/** Drafts by name, with what they are and when they were changed; `kinds`: what each kind is called. */
export function DraftNames({ drafts, kinds }: { drafts: readonly ListedDraft[]; kinds: ReadonlyMap<string, string> }) {
  const text = useText('drafts');
  const format = useFormat();
  return (
    <ul className={styles.list}>
      {drafts.map(({ place, header }) => (
        <li key={place.id} className={styles.draft}>
          <span className={styles.words}>
            <strong className={styles.name}>{header?.name || text('list.nameless')}</strong>
            <span className={styles.soft}>
              {[kinds.get(place.kind), header && format.ago(header.savedAt)].filter(Boolean).join(' · ')}
            </span>
            {header?.hasNoRoom && (
              <span className={styles.soft}>
                <Badge tone="warning">{text('noRoom.badge')}</Badge> {text('noRoom.listed')}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
