import { followMenuPlan, listOfferedPlans, type OfferedPlan } from '@plateprint/shared/calendar/following-api.ts';
import { listMenuPlans } from '@plateprint/shared/calendar/menu-plan-api.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useChange } from '../../platform/api/use-change.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Button } from '../../ui/control/button.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { useMenuPlanRefusal } from '../use-plan-refusal.ts';
import styles from './plan-overview.module.css';

/** Plans that the organization offers this kitchen; nothing where it offers none. */
export function OfferedPlans({ restaurant }: { restaurant: Restaurant }) {
  const text = useText('calendar/following');
  const notices = useNotices();
  const failureText = useFailureText();
  const mayFollow = useMenuPlanRefusal(restaurant) === null;
  const { data } = useRead(listOfferedPlans, { query: { restaurantId: restaurant.id } });
  const follow = useChange(followMenuPlan, { refreshes: [listOfferedPlans, listMenuPlans] });
  if (!data || data.items.length === 0) return null;
  const begin = async ({ id, name }: OfferedPlan): Promise<void> => {
    try {
      await follow.mutateAsync({ params: { id }, body: { restaurantId: restaurant.id } });
      notices.show({ message: text('nowFollowed', { name }) });
    } catch (failure) {
      notices.show({ message: failureText(failure), type: 'alert' });
    }
  };
  return (
    <section className={styles.offered} aria-label={text('offered')}>
      <h2>{text('offered')}</h2>
      <p className={styles.hint}>{text('offeredLead')}</p>
      <ul>
        {data.items.map((plan) => (
          <li key={plan.id}>
            <span>
              <strong>{plan.name}</strong>{' '}
              <span className={styles.hint}>
                {plan.restaurantName} · {text('weeksOf', { weeks: plan.weeks, dishes: plan.dishes })}
              </span>
            </span>
            {plan.isFollowed ? (
              <span className={styles.hint}>{text('isFollowed')}</span>
            ) : (
              mayFollow && (
                <Button
                  size="small"
                  disabled={follow.isPending}
                  aria-label={text('followOf', { name: plan.name })}
                  onClick={() => void begin(plan)}
                >
                  {text('follow')}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
