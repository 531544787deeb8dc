import { listWaste } from '@plateprint/shared/calendar/waste-api.ts';
import { dayLater } from '@plateprint/shared/calendar/model/plan-dates.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useState } from 'react';
import { FeatureLock } from '../../access/feature-lock.tsx';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { NoRestaurant } from '../../restaurants/no-restaurant.tsx';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { ButtonLink } from '../../ui/control/link.tsx';
import { Message } from '../../ui/control/message.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { useMenuPlanRefusal } from '../use-plan-refusal.ts';
import { useToday } from '../use-today.ts';
import { useWasteOutbox } from './use-waste-outbox.ts';
import { WasteForm } from './waste-form.tsx';
import { WasteList } from './waste-list.tsx';
import { type WaitingMeal, withThoseWaiting } from './waste-outbox.ts';
import { WasteMeaning } from './waste-meaning.tsx';
import styles from './waste.module.css';

/** The waste of the present kitchen: entered meal by meal, with its sums. */
export function WastePage() {
  const text = useText('calendar/waste');
  const restaurant = useRestaurant();
  return (
    <Page>
      <PageHeader
        title={text('title')}
        lead={text('lead')}
        actions={
          <ButtonLink to="/menu-plans" icon="arrow-left">
            {text('toOverview')}
          </ButtonLink>
        }
      />
      {restaurant ? <Log key={restaurant.id} restaurant={restaurant} /> : <NoRestaurant />}
    </Page>
  );
}

/** From before the years that the directive compares with. */
const FIRST = '2020-01-01';

function Log({ restaurant }: { restaurant: Restaurant }) {
  const text = useText('calendar/waste');
  const failureText = useFailureText();
  const refusal = useMenuPlanRefusal(restaurant);
  const outbox = useWasteOutbox();
  const today = useToday();
  const asked = { query: { restaurantId: restaurant.id, from: FIRST, to: dayLater(today, 1) } };
  const { data, error, refetch } = useRead(listWaste, asked);
  const [last, setLast] = useState<WaitingMeal | null>(null);
  const isSaved = outbox.failure === null && !outbox.isSending && !outbox.waiting.some(({ id }) => id === last?.id);
  const waiting = outbox.waiting.filter(({ restaurantId }) => restaurantId === restaurant.id);
  return (
    <div className={styles.stack}>
      {refusal === null ? (
        <WasteForm
          restaurantId={restaurant.id}
          today={today}
          meals={withThoseWaiting(data?.items ?? [], waiting)}
          expected={data?.guests ?? []}
          onKeep={(meal) => {
            outbox.put(meal);
            setLast(meal);
          }}
          saved={isSaved ? last : null}
        />
      ) : (
        refusal === 'plan_lacks' && <FeatureLock feature="menu_plans" small />
      )}
      <div role="status">
        {waiting.length > 0 && !outbox.isSending && (
          <Message tone="warning">{text('waiting', { count: waiting.length })}</Message>
        )}
        {outbox.failure && waiting.length === 0 && <Message tone="danger">{failureText(outbox.failure)}</Message>}
      </div>
      {error && !data ? (
        <ErrorState failure={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <WasteMeaning meals={data.items} baseline={data.baseline ?? null} today={today} restaurantId={restaurant.id} />
          <WasteList restaurantId={restaurant.id} meals={data.items} mayRemove={refusal === null} />
        </>
      ) : (
        <Skeleton lines={6} />
      )}
    </div>
  );
}
