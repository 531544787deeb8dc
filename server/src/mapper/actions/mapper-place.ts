import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayUseMapperPage } from '@plateprint/shared/access/abilities.ts';
import { mayDecideNames, mayMapNames } from '@plateprint/shared/access/report-abilities.ts';
import { demand, demandOfPlan } from '../../access/demand.ts';
import type { Database } from '../../platform/database/database.ts';
import { organizationOf, type OwnedOrganization } from '../../organizations/organization-store.ts';
import { type OwnedRestaurant, restaurantInReach } from '../../restaurants/restaurant-store.ts';

interface Reached {
  organization: OwnedOrganization;
  /** Any of its restaurants that they reach. */
  restaurant: OwnedRestaurant | null;
}

async function reached(database: Database, actor: Actor, organizationId: string): Promise<Reached> {
  const organization = await organizationOf(database, actor, organizationId);
  const restaurant = await restaurantInReach(database, actor, organization.id);
  demand(mayMapNames(actor, organization, restaurant));
  return { organization, restaurant };
}

/**
 * The organization whose names are asked for, the caller's own unless another is named.
 * @throws not_found for one that they do not see; not_allowed for those who work in none of its restaurants.
 */
export async function mappingOrganization(database: Database, actor: Actor, id: string | undefined): Promise<OwnedOrganization> {
  return (await reached(database, actor, id ?? actor.organizationId)).organization;
}

/** The same for those who want to decide. @throws plan_inactive as well */
export async function decidingOrganization(database: Database, actor: Actor, id: string | undefined): Promise<OwnedOrganization> {
  const { organization, restaurant } = await reached(database, actor, id ?? actor.organizationId);
  demandOfPlan(mayDecideNames(actor, organization, restaurant), actor, 'recipes', organization);
  return organization;
}

/** The same for those who work on the mapper's own page. @throws plan_lacks as well */
export async function pageOrganization(database: Database, actor: Actor, id: string | undefined): Promise<OwnedOrganization> {
  const organization = await organizationOf(database, actor, id ?? actor.organizationId);
  demandOfPlan(mayUseMapperPage(actor, organization), actor, 'mapper_page', organization);
  return organization;
}
