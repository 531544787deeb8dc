import { type LikelyBrand, readLikelyBrand } from '@plateprint/shared/mapper/brand-api.ts';
import type { MappedIngredient } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { listUnmappedIngredients } from '@plateprint/shared/mapper/mapper-api.ts';
import { useEffect, useState } from 'react';
import { useRead } from '../../api/use-read.ts';
import { usePages } from '../../api/use-pages.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Answers } from '../use-answers.ts';
import { BrandAsked } from '../brands/brand-asked.tsx';
import { KeyLegend } from './key-legend.tsx';
import { NameAsked } from './name-asked.tsx';
import { QueueList } from './queue-list.tsx';
import styles from './waiting.module.css';

/** The queue at one side, the name that is asked about at the other. */
export function WaitingView({ answers }: { answers: Answers }) {
  const text = useText('mapper');
  const language = useLanguage();
  const pages = usePages(listUnmappedIngredients, { query: { language, limit: 50 } });
  const { items, hasMore, fetchMore } = pages;
  const left = items?.filter(({ id }) => !answers.gone.has(id)).length ?? 0;
  useEffect(() => {
    // Before a fast answerer comes to the end of what was fetched.
    if (items && hasMore && left < 15) fetchMore();
  }, [items, hasMore, left, fetchMore]);
  const brand = useRead(readLikelyBrand, { query: { language } });
  return (
    <PagedList
      pages={pages}
      list={text('queue')}
      empty={
        <EmptyState picture="plate" title={text('emptyTitle')}>
          {text('empty')}
        </EmptyState>
      }
    >
      {(all) =>
        // What comes a moment later must not take the place of a name that somebody answers.
        brand.isPending ? (
          <Skeleton lines={8} />
        ) : (
          <Queue names={all.filter(({ id }) => !answers.gone.has(id))} brand={brand.data?.brand ?? null} answers={answers} />
        )
      }
    </PagedList>
  );
}

interface QueueProps {
  names: readonly MappedIngredient[];
  brand: LikelyBrand | null;
  answers: Answers;
}

function Queue({ names, brand, answers }: QueueProps) {
  const text = useText('mapper');
  const [place, setPlace] = useState<{ id: string; at: number } | null>(null);
  const found = names.findIndex(({ id }) => id === place?.id);
  // An answered name leaves: the one that takes its place is asked about next.
  const at = found === -1 ? Math.min(place?.at ?? 0, Math.max(0, names.length - 1)) : found;
  const current = names[at];
  const asked = useBrandInTurn(brand, current?.id, answers);
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  if (!current) return <p role="status">{text('queueDone')}</p>;
  const move = (to: number): void => {
    const next = names[Math.max(0, Math.min(to, names.length - 1))];
    if (next) setPlace({ id: next.id, at: names.indexOf(next) });
  };
  return (
    <div className={styles.view}>
      <div className={styles.asked}>
        {asked && !later.has(asked.word) ? (
          <BrandAsked
            key={asked.word}
            brand={asked}
            answers={answers}
            onLater={() => setLater(new Set([...later, asked.word]))}
          />
        ) : (
          <>
            <NameAsked
              key={current.id}
              name={current}
              answers={answers}
              onDecided={() => setPlace({ id: '', at })}
              onMove={(by) => move(at + by)}
            />
            <KeyLegend />
          </>
        )}
      </div>
      <QueueList
        names={names}
        currentId={current.id}
        onMove={(id) => setPlace({ id, at: names.findIndex((each) => each.id === id) })}
      />
    </div>
  );
}

/** A word that is asked about once the name before it is answered: never in the middle of an answer. */
function useBrandInTurn(brand: LikelyBrand | null, turn: string | undefined, { gone, saidBrands }: Answers): LikelyBrand | null {
  const [asked, setAsked] = useState({ turn, brand });
  if (asked.turn !== turn) setAsked({ turn, brand });
  if (!asked.brand || saidBrands.has(asked.brand.word)) return null;
  const names = asked.brand.names.filter(({ name }) => !gone.has(name.id));
  return names.length === 0 ? null : { ...asked.brand, names };
}
