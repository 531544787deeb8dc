import { mayEditReports } from '@plateprint/shared/access/abilities.ts';
import { FeatureLock } from '../../access/feature-lock.tsx';
import { usePlanRefusal } from '../../access/plan-context.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { NoRestaurant } from '../../restaurants/no-restaurant.tsx';
import { placeOfRestaurant } from '../../restaurants/restaurant-place.ts';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { useActor } from '../../users/actor.ts';
import { IntakePanel } from '../intake/intake-panel.tsx';
import { InvoiceList } from '../invoices/invoice-list.tsx';
import styles from '../purchases.module.css';
import { WeightsPanel } from '../weights/weights-panel.tsx';

/** What a kitchen bought. */
export function PurchasesPage() {
  const text = useText('purchases');
  const actor = useActor();
  const restaurant = useRestaurant();
  const refusal = usePlanRefusal('procurement_reports');
  const mayKeep =
    restaurant !== null &&
    mayEditReports(actor, placeOfRestaurant(actor, restaurant), { variety: 'procurement', type: 'monthly' });
  return (
    <Page>
      <PageHeader title={text('title')} lead={restaurant && text('lead', { restaurant: restaurant.name })} />
      {!restaurant && <NoRestaurant />}
      {restaurant && (
        <div className={styles.page}>
          {refusal !== null && <FeatureLock feature="procurement_reports" refusal={refusal} />}
          {mayKeep && <IntakePanel key={restaurant.id} restaurantId={restaurant.id} />}
          {mayKeep && <WeightsPanel key={`weights ${restaurant.id}`} restaurantId={restaurant.id} />}
          <InvoiceList key={`list ${restaurant.id}`} restaurantId={restaurant.id} />
        </div>
      )}
    </Page>
  );
}
