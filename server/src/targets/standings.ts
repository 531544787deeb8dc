import type { TargetPlace } from '@plateprint/shared/access/report-abilities.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { TargetStanding } from '@plateprint/shared/targets/api/target-api.ts';
import type { Services } from '../platform/services.ts';
import { pathOfPlace } from './path-of-place.ts';
import type { FoodsMemory } from './remembered-foods.ts';
import { draftOf } from './target-row.ts';
import { targetsWithin } from './target-store.ts';

/** Where the targets of a kitchen, or of an organization and its kitchens, stand. */
export async function standingsOf(
  services: Pick<Services, 'database' | 'clock' | 'foodData'> & { memory: FoodsMemory },
  { organization, restaurant }: TargetPlace,
  language: Language,
): Promise<TargetStanding[]> {
  const found = await targetsWithin(services.database, { organization, restaurant });
  const { id: organizationId, ...above } = organization;
  return Promise.all(
    found.map(async ({ row, name }) => {
      const { id, restaurant_id: restaurantId } = row;
      const kitchen = restaurantId === null ? null : { ...above, id: restaurantId, organizationId };
      const target = draftOf(row);
      const path = await pathOfPlace(services, { place: { organization, restaurant: kitchen }, target, language });
      return {
        ...target,
        id,
        restaurantId,
        place: name,
        value: path.latest?.value?.value ?? null,
        path: path.latest?.path ?? null,
        sure: path.verdict?.sure ?? null,
        withheld: path.withheld,
        isOver: path.goal.isOver,
      };
    }),
  );
}
