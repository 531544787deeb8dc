import { mayManageOrganization } from '@plateprint/shared/access/abilities.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { EmptyState } from '../ui/layout/empty-state.tsx';
import { ButtonLink } from '../ui/control/link.tsx';
import { useActor } from '../users/actor.ts';

/** For somebody without a restaurant: who can add one is led there, everybody else is told who can. */
export function NoRestaurant() {
  const text = useText('restaurants');
  const actor = useActor();
  const mayAdd = mayManageOrganization(actor, { id: actor.organizationId, enterpriseId: actor.enterpriseId });
  return (
    <EmptyState
      picture="plate"
      title={text('missing.title')}
      action={
        mayAdd && (
          <ButtonLink to="/organization" search={{ tab: 'restaurants' }} variant="primary" icon="add">
            {text('missing.add')}
          </ButtonLink>
        )
      }
    >
      {text(mayAdd ? 'missing.leadAdd' : 'missing.leadAsk')}
    </EmptyState>
  );
}
