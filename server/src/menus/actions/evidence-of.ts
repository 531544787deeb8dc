import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { dishEvidence, type DishEvidence, EvidenceBody } from '@plateprint/shared/menus/archive/dish-evidence.ts';
import { bagIdsOf } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import type { Services } from '../../platform/services.ts';
import { bagsWithin } from '../../recipes/bag-store.ts';
import { fromWire } from '@plateprint/shared/kernel/api/wire-name.ts';

interface EvidenceRequest {
  organizationId: string;
  restaurantId: string;
  language: Language;
}

/** The evidence for the figure of a dish, by the body that it was shown as; null for a body that is no dish. */
export async function evidenceOf(
  { database, foodData }: Pick<Services, 'database' | 'foodData'>,
  body: unknown,
  { organizationId, restaurantId, language }: EvidenceRequest,
): Promise<DishEvidence | null> {
  const { data: dish } = EvidenceBody.safeParse(fromWire(EvidenceBody, body));
  if (!dish) return null;
  const [place, bags] = await Promise.all([
    database
      .selectFrom('restaurant')
      .innerJoin('organization', 'organization.id', 'restaurant.organization_id')
      .select(['restaurant.location', 'organization.location as ofOrganization'])
      .where('restaurant.id', '=', restaurantId)
      .where('restaurant.organization_id', '=', organizationId)
      .executeTakeFirstOrThrow(),
    bagsWithin(database, [organizationId], bagIdsOf(dish.draft)),
  ]);
  const eaten = dish.draft.libraryScope === 'organization' ? place.ofOrganization : (place.location ?? place.ofOrganization);
  const where = { location: supplyLocation(eaten), emissionDatabase: dish.draft.emissionDatabase };
  return dishEvidence(dish, { foodData, bags, place: where, language });
}
