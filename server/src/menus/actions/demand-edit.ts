import type { Actor } from '@plateprint/shared/access/actor.ts';
import { featureOf, mayEditMenu } from '@plateprint/shared/access/menu-abilities.ts';
import { demandOfPlan } from '../../access/demand.ts';
import type { OwnedMenu } from '../menu-store.ts';

/** Refuses who may not change a menu, and says whether it is the plan. */
export function demandEdit(actor: Actor, { menu, restaurant }: Pick<OwnedMenu, 'menu' | 'restaurant'>): void {
  demandOfPlan(mayEditMenu(actor, menu, restaurant), actor, featureOf(menu), restaurant);
}
