import { listSharedMenuLinks } from '@plateprint/shared/menus/menu-api.ts';
import { readArchivedDay } from '@plateprint/shared/menus/archive/archive-api.ts';
import { MOST_LINKS } from '@plateprint/shared/menus/share-link.ts';
import { listRestaurants } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { useState } from 'react';
import { useNow } from '../../organizations/use-now.ts';
import { useSearchWords } from '../../organizations/use-search-words.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { NativeSelect } from '../../ui/choice/native-select.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import styles from './archive.module.css';
import { ArchivedState } from './archived-state.tsx';
import { PublishedExports } from './published-exports.tsx';
import { EvidenceLinesChoice } from './evidence-lines-choice.tsx';

/** The content of a live link on a day: for those who answer for it. */
export function ArchiveCard({ organizationId }: { organizationId: string }) {
  const text = useText('menus/archive');
  const today = dayOf(useNow());
  const { typed, setTyped, words } = useSearchWords();
  const { data, error, refetch } = useRead(
    listRestaurants,
    { params: { id: organizationId }, query: words ? { search: words } : {} },
    { keepLast: true },
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const [linkNumber, setLinkNumber] = useState(1);
  const [day, setDay] = useState(today);
  const restaurants = data?.items ?? [];
  const restaurantId = restaurants.some(({ id }) => id === chosen) ? chosen : (restaurants[0]?.id ?? null);
  return (
    <div className={styles.cards}>
      <Card title={text('title')}>
        <div className={styles.archive}>
          <p className={styles.lead}>{text('lead')}</p>
          {error && <ErrorState failure={error} onRetry={() => void refetch()} />}
          {!data && !error && <Skeleton lines={4} />}
          {(words !== '' || data?.next) && <SearchField label={text('search')} value={typed} onChange={setTyped} />}
          {restaurantId !== null && (
            <>
              <div className={styles.choices}>
                <NativeSelect
                  label={text('restaurant')}
                  value={restaurantId}
                  choices={restaurants.map(({ id, name }) => ({ value: id, label: name }))}
                  onChange={setChosen}
                />
                <LinkChoice restaurantId={restaurantId} value={linkNumber} onChange={setLinkNumber} />
                <TextField label={text('day')} type="date" max={today} value={day} onChange={setDay} />
              </div>
              {day !== '' && <ArchivedDay restaurantId={restaurantId} linkNumber={linkNumber} day={day} />}
              {day !== '' && <PublishedExports restaurantId={restaurantId} day={day} />}
            </>
          )}
        </div>
      </Card>
      <EvidenceLinesChoice organizationId={organizationId} />
    </div>
  );
}

/** A day as it is where the reader is, `YYYY-MM-DD`. */
function dayOf(moment: Date): string {
  const utc = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return utc.toISOString().slice(0, 10);
}

interface LinkChoiceProps {
  restaurantId: string;
  value: number;
  onChange: (linkNumber: number) => void;
}

function LinkChoice({ restaurantId, value, onChange }: LinkChoiceProps) {
  const text = useText('menus/archive');
  const { data } = useRead(listSharedMenuLinks, { params: { id: restaurantId } });
  const nameOf = (number: number): string => {
    const name = data?.items.find((link) => link.linkNumber === number)?.name ?? '';
    return [text('number', { number: String(number) }), name].filter((part) => part !== '').join(' · ');
  };
  return (
    <NativeSelect
      label={text('link')}
      value={String(value)}
      choices={Array.from({ length: MOST_LINKS }, (_, place) => ({ value: String(place + 1), label: nameOf(place + 1) }))}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}

function ArchivedDay({ restaurantId, linkNumber, day }: { restaurantId: string; linkNumber: number; day: string }) {
  const text = useText('menus/archive');
  const format = useFormat();
  const { data, error, refetch } = useRead(
    readArchivedDay,
    { params: { restaurantId, linkNumber }, query: { day } },
    { keepLast: true },
  );
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={4} />;
  const hasStood = data.states.some(({ menu }) => menu !== null);
  return (
    <div className={styles.archive} aria-live="polite">
      <p className={styles.soft}>{data.began === null ? text('never') : text('began', { date: format.date(data.began) })}</p>
      {data.began !== null && !hasStood && <p>{text('none')}</p>}
      {hasStood && data.states.map((state) => <ArchivedState key={state.from} state={state} restaurantId={restaurantId} />)}
    </div>
  );
}
