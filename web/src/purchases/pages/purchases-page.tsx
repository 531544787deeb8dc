import { mayEditReports } from '@plateprint/shared/access/abilities.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { FeatureLock } from '../../access/feature-lock.tsx';
import { usePlanRefusal } from '../../access/plan-context.ts';
import { RisenPrices } from '../../costs/risen-prices.tsx';
import { LeaveGuard, NOT_KEPT } from '../../drafts/leave-guard.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { NoRestaurant } from '../../restaurants/no-restaurant.tsx';
import { placeOfRestaurant } from '../../restaurants/restaurant-place.ts';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { SearchTabs } from '../../ui/choice/search-tabs.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { useActor } from '../../users/actor.ts';
import { BalanceView } from '../balance/balance-view.tsx';
import { IntakePanel } from '../intake/intake-panel.tsx';
import { isUnfinished } from '../intake/intake-state.ts';
import { type RunningIntake, useIntake } from '../intake/use-intake.ts';
import { InvoiceList } from '../invoices/invoice-list.tsx';
import styles from '../purchases.module.css';
import { SharesView } from '../shares/shares-view.tsx';
import { WeightsPanel } from '../weights/weights-panel.tsx';

/** The page of a kitchen's purchases. */
export function PurchasesPage() {
  const text = useText('purchases');
  const restaurant = useRestaurant();
  return (
    <Page>
      <PageHeader title={text('title')} lead={restaurant && text('lead', { restaurant: restaurant.name })} />
      {!restaurant && <NoRestaurant />}
      {restaurant && <Purchases key={restaurant.id} restaurant={restaurant} />}
    </Page>
  );
}

/** What was dropped goes on whatever tab is looked at, and leaving the page before it is added asks first. */
function Purchases({ restaurant }: { restaurant: Restaurant }) {
  const text = useText('purchases');
  const running = useIntake();
  return (
    <>
      <SearchTabs
        label={text('tabs.label')}
        tabs={[
          { id: 'invoices', label: text('tabs.invoices'), content: <Invoices restaurant={restaurant} running={running} /> },
          { id: 'shares', label: text('tabs.shares'), content: <Bought restaurant={restaurant} /> },
          { id: 'balance', label: text('tabs.balance'), content: <BalanceView restaurant={restaurant} /> },
        ]}
      />
      <LeaveGuard isUnsaved={isUnfinished(running.intake)} keeping={NOT_KEPT} save={null} lost={text('lost')} isOfRestaurant />
    </>
  );
}

function Bought({ restaurant }: { restaurant: Restaurant }) {
  return (
    <div className={styles.page}>
      <SharesView restaurant={restaurant} />
      <RisenPrices restaurantId={restaurant.id} />
    </div>
  );
}

function Invoices({ restaurant, running }: { restaurant: Restaurant; running: RunningIntake }) {
  const actor = useActor();
  const refusal = usePlanRefusal('procurement_reports');
  const kind = { variety: 'procurement', type: 'monthly' } as const;
  const mayKeep = mayEditReports(actor, placeOfRestaurant(actor, restaurant), kind);
  return (
    <div className={styles.page}>
      {refusal !== null && <FeatureLock feature="procurement_reports" refusal={refusal} />}
      {mayKeep && <IntakePanel restaurantId={restaurant.id} running={running} />}
      {mayKeep && <WeightsPanel restaurantId={restaurant.id} />}
      <InvoiceList restaurantId={restaurant.id} mayAdd={mayKeep} />
    </div>
  );
}
