import type { TargetPlace } from '@plateprint/shared/access/report-abilities.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { TargetStanding } from '@plateprint/shared/targets/api/target-api.ts';
import { fewAtOnce } from '../platform/few-at-once.ts';
import type { Services } from '../platform/services.ts';
import { pathOfPlace } from './path-of-place.ts';
import type { FoodsMemory } from './remembered-foods.ts';
import { draftOf } from './target-row.ts';
import { targetsWithin } from './target-store.ts';

/** Paths that are worked out at once for one reader. */
const AT_ONCE = 3;

/** The order in which somebody should look at them. */
const ORDER: readonly TargetStanding['sure'][] = [
  'surely_more',
  'probably_more',
  'cannot_tell',
  null,
  'probably_less',
  'surely_less',
];

/** Where the targets of a kitchen, or of an organization and its kitchens, stand: missed ones first, then those above their path. */
export async function standingsOf(
  services: Pick<Services, 'database' | 'clock' | 'foodData'> & { memory: FoodsMemory },
  { organization, restaurant }: TargetPlace,
  language: Language,
): Promise<{ items: TargetStanding[]; left: number }> {
  const { found, left } = await targetsWithin(services.database, { organization, restaurant });
  const { id: organizationId, ...above } = organization;
  const standings = await fewAtOnce(found, AT_ONCE, async ({ row, name }): Promise<TargetStanding> => {
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
  });
  const items = standings.toSorted(
    (a, b) => ORDER.indexOf(a.sure) - ORDER.indexOf(b.sure) || Number(b.isOver) - Number(a.isOver),
  );
  return { items, left };
}
