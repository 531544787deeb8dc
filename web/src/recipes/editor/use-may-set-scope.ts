import { mayEditLibrary } from '@plateprint/shared/access/abilities.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useActor } from '../../users/actor.ts';

/** Whether somebody may put a recipe of this restaurant into its organization's library, or take it out. */
export function useMaySetScope({ organizationId }: Pick<Restaurant, 'organizationId'>): boolean {
  const actor = useActor();
  return mayEditLibrary(actor, { id: organizationId, enterpriseId: actor.enterpriseId });
}
