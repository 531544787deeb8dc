import { type LikelyBrand, listLikelyBrands } from '@plateprint/shared/mapper/brand-api.ts';
import type { MappedIngredient } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { listUnmappedIngredients } from '@plateprint/shared/mapper/mapper-api.ts';
import { useEffect, useState } from 'react';
import { useRead } from '../../platform/api/use-read.ts';
import { usePages } from '../../platform/api/use-pages.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { PagedList } from '../../ui/table/paged-list.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import type { Answers } from '../use-answers.ts';
import { BrandQuestions } from '../brands/brand-questions.tsx';
import { KeyLegend } from './key-legend.tsx';
import { NameQuestion } from './name-question.tsx';
import { NothingWaits } from './nothing-waits.tsx';
import { QueueList } from '../queue-list.tsx';
import styles from '../waiting.module.css';

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
  const brands = useRead(listLikelyBrands, { query: { language } });
  return (
    <PagedList pages={pages} list={text('queue')} empty={<NothingWaits />}>
      {(all) =>
        // A name that arrives a moment later must not take the place of one that somebody answers.
        brands.isPending ? (
          <Skeleton lines={8} />
        ) : (
          <Queue names={all.filter(({ id }) => !answers.gone.has(id))} brands={brands.data?.items ?? []} answers={answers} />
        )
      }
    </PagedList>
  );
}

interface QueueProps {
  names: readonly MappedIngredient[];
  brands: readonly LikelyBrand[];
  answers: Answers;
}

function Queue({ names, brands, answers }: QueueProps) {
  const text = useText('mapper');
  const [place, setPlace] = useState<{ id: string; at: number } | null>(null);
  const found = names.findIndex(({ id }) => id === place?.id);
  // An answered name leaves: the one that takes its place is asked about next.
  const at = found === -1 ? Math.min(place?.at ?? 0, Math.max(0, names.length - 1)) : found;
  const current = names[at];
  const asked = useBrandsInTurn(brands, current?.id, answers);
  const [later, setLater] = useState<ReadonlySet<string>>(new Set());
  const open = asked.filter(({ word }) => !later.has(word));
  if (!current) return <p role="status">{text('queueDone')}</p>;
  const move = (to: number): void => {
    const next = names[Math.max(0, Math.min(to, names.length - 1))];
    if (next) setPlace({ id: next.id, at: names.indexOf(next) });
  };
  return (
    <div className={styles.view}>
      <div className={styles.asked}>
        {open.length > 0 ? (
          <BrandQuestions
            key={open.map(({ word }) => word).join(' ')}
            brands={open}
            answers={answers}
            onLater={() => setLater(new Set([...later, ...open.map(({ word }) => word)]))}
          />
        ) : (
          <>
            <NameQuestion
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
        currentId={open.length > 0 ? null : current.id}
        onMove={(id) => setPlace({ id, at: names.findIndex((each) => each.id === id) })}
      />
    </div>
  );
}

/** Words that are asked about once the name before them is answered: never in the middle of an answer. */
function useBrandsInTurn(
  brands: readonly LikelyBrand[],
  turn: string | undefined,
  { gone, saidBrands }: Answers,
): readonly LikelyBrand[] {
  const [asked, setAsked] = useState({ turn, brands });
  if (asked.turn !== turn) setAsked({ turn, brands });
  return asked.brands
    .filter(({ word }) => !saidBrands.has(word))
    .map((brand) => ({ ...brand, names: brand.names.filter(({ name }) => !gone.has(name.id)) }))
    .filter(({ names }) => names.length > 0);
}
