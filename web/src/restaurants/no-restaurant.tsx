import { mayManageOrganization } from '@plateprint/shared/access/abilities.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { fetched } from '../ui/opened/fetched.tsx';
import { useActor } from '../users/actor.ts';

// Once in the life of an organization.
const FirstKitchen = fetched(async () => (await import('./first-kitchen.tsx')).FirstKitchen);

/** For somebody without a restaurant: those who can add one name it here, everybody else reads who can. */
export function NoRestaurant() {
  const text = useText('restaurants');
  const actor = useActor();
  const mayAdd = mayManageOrganization(actor, { id: actor.organizationId, enterpriseId: actor.enterpriseId });
  if (mayAdd) return <FirstKitchen />;
  return (
    <EmptyState picture="plate" title={text('missing.title')}>
      {text('missing.leadAsk')}
    </EmptyState>
  );
}
