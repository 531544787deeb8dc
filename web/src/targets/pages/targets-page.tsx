import { mayReadTargets } from '@plateprint/shared/access/report-abilities.ts';
import { organizationOf } from '@plateprint/shared/access/actor.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useText } from '../../platform/i18n/use-text.ts';
import { NoRestaurant } from '../../restaurants/no-restaurant.tsx';
import { placeOfRestaurant } from '../../restaurants/restaurant-place.ts';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { SegmentedControl } from '../../ui/choice/segmented-control.tsx';
import { Page, PageHeader } from '../../ui/layout/page-header.tsx';
import { useActor } from '../../users/actor.ts';
import { TargetList } from './target-list.tsx';

/** The targets of the kitchen that is worked in, or of its whole organization. */
export function TargetsPage() {
  const text = useText('targets');
  const restaurant = useRestaurant();
  if (!restaurant)
    return (
      <Page>
        <PageHeader title={text('title')} />
        <NoRestaurant />
      </Page>
    );
  return <TargetsOf restaurant={restaurant} />;
}

type Whose = 'restaurant' | 'organization';

function TargetsOf({ restaurant }: { restaurant: Restaurant }) {
  const text = useText('targets');
  const actor = useActor();
  const navigate = useNavigate();
  const { of } = useSearch({ strict: false });
  const kitchen = placeOfRestaurant(actor, restaurant);
  const organization = organizationOf(kitchen);
  const mayOrganization = mayReadTargets(actor, { organization, restaurant: null });
  const whose: Whose = mayOrganization && of === 'organization' ? 'organization' : 'restaurant';
  const isKitchen = whose === 'restaurant';
  return (
    <Page>
      <PageHeader
        title={text('title')}
        lead={text('lead', { place: isKitchen ? restaurant.name : restaurant.organizationName })}
        actions={
          mayOrganization && (
            <SegmentedControl<Whose>
              label={text('whose')}
              value={whose}
              segments={(['restaurant', 'organization'] as const).map((value) => ({ value, label: text(value) }))}
              onChange={(chosen) =>
                void navigate({ to: '/targets', search: chosen === 'organization' ? { of: chosen } : {}, replace: true })
              }
            />
          )
        }
      />
      <TargetList
        key={`${whose} ${restaurant.id}`}
        asked={isKitchen ? { restaurantId: restaurant.id } : { organizationId: restaurant.organizationId }}
        place={{ organization, restaurant: isKitchen ? kitchen : null }}
      />
    </Page>
  );
}
