import { useNavigate, useSearch } from '@tanstack/react-router';
import { useText } from '../../platform/i18n/use-text.ts';
import { NoRestaurant } from '../../restaurants/no-restaurant.tsx';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { ButtonLink } from '../../ui/control/link.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { NewPlan } from './new-plan.tsx';
import { OfferedPlans } from './offered-plans.tsx';
import styles from './plan-overview.module.css';
import { PlanDrafts } from './plan-drafts.tsx';
import { PlanList } from './plan-list.tsx';

/** The menu plans of the restaurant worked in, or their bin. */
export function PlanOverviewPage() {
  const text = useText('calendar/overview');
  const restaurant = useRestaurant();
  const navigate = useNavigate();
  const { bin: isBin = false } = useSearch({ strict: false });
  const binEntry = {
    id: 'bin',
    label: text('bin.open'),
    icon: 'bin' as const,
    onAction: () => void navigate({ to: '/menu-plans', search: { bin: true } }),
  };
  return (
    <Page wide>
      <PageHeader
        title={text(isBin ? 'bin.title' : 'title')}
        lead={text(isBin ? 'bin.lead' : 'lead')}
        actions={
          isBin ? (
            <ButtonLink to="/menu-plans" icon="arrow-left">
              {text('bin.leave')}
            </ButtonLink>
          ) : (
            restaurant && (
              <span className={styles.actions}>
                <ButtonLink to="/waste">{text('waste')}</ButtonLink>
                <Menu label={text('bin.open')} variant="secondary" entries={[binEntry]} />
                <NewPlan variant="primary" />
              </span>
            )
          )
        }
      />
      {restaurant && !isBin && <PlanDrafts restaurantId={restaurant.id} />}
      {restaurant ? (
        <>
          <PlanList key={`${restaurant.id} ${isBin}`} restaurant={restaurant} isBin={isBin} />
          {!isBin && <OfferedPlans restaurant={restaurant} />}
        </>
      ) : (
        <NoRestaurant />
      )}
    </Page>
  );
}
