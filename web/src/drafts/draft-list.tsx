import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { useText } from '../platform/i18n/use-text.ts';
import { Button } from '../ui/control/button.tsx';
import type { DraftKind } from './draft-kind.ts';
import styles from './draft-list.module.css';
import type { DraftPlace } from './stored/draft-place.ts';
import { useDrafts } from './use-drafts.ts';

/** Most visits have none. */
const DraftRow = lazy(async () => ({ default: (await import('./draft-row.tsx')).DraftRow }));

interface DraftListProps {
  userId: string;
  /** Drafts of other restaurants stand in their own lists. */
  restaurantId: string;
  kinds: readonly DraftKind[];
}

/** So many are shown at first. */
const SHOWN = 3;

/** Unsaved work that somebody began here: to go on with, or to discard. */
export function DraftList({ userId, restaurantId, kinds }: DraftListProps) {
  const text = useText('drafts');
  const title = useId();
  const [isWhole, setWhole] = useState(false);
  const all = useDrafts(userId).filter(({ place, header }) => {
    const isHere = !header || header.restaurantId === null || header.restaurantId === restaurantId;
    return isHere && kinds.some(({ kind }) => kind === place.kind);
  });
  useUpgrade(all, kinds);
  if (all.length === 0) return null;
  const shown = isWhole ? all : all.slice(0, SHOWN);
  return (
    <Suspense>
      <section className={styles.drafts} aria-labelledby={title}>
        <h2 id={title} className={styles.title}>
          {text('list.title')}
        </h2>
        <ul className={styles.list}>
          {shown.map((draft) => (
            <DraftRow key={draft.place.id} draft={draft} kind={kinds.find(({ kind }) => kind === draft.place.kind)} />
          ))}
        </ul>
        {shown.length < all.length && (
          <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
            {text('list.all', { count: all.length })}
          </Button>
        )}
      </section>
    </Suspense>
  );
}

/** Drafts of former releases get a name that can be listed. */
function useUpgrade(drafts: readonly { place: DraftPlace }[], kinds: readonly DraftKind[]): void {
  const ids = drafts.map(({ place }) => place.id).join(' ');
  useEffect(() => {
    for (const { place } of drafts) void kinds.find(({ kind }) => kind === place.kind)?.upgrade(place);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each draft
  }, [ids]);
}
