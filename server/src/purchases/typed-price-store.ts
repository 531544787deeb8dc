import { type Actor, authorOf } from '@plateprint/shared/access/actor.ts';
import type { TypedPrice } from '@plateprint/shared/costs/food-price.ts';
import type { Database } from '../platform/database/database.ts';

interface Kitchen {
  organizationId: string;
  restaurantId: string;
}

/** The prices of foods that a kitchen typed, in a currency: one that was typed in another says nothing. */
export async function typedPricesOf(
  database: Database,
  { organizationId, restaurantId }: Kitchen,
  currency: string | null,
): Promise<TypedPrice[]> {
  const rows = await database
    .selectFrom('typed_price')
    .select(['ingredient_id', 'variation_id', 'per_kg', 'currency', 'typed_at'])
    .where('organization_id', '=', organizationId)
    .where('restaurant_id', '=', restaurantId)
    .execute();
  return rows
    .filter((row) => row.currency === currency)
    .map(({ ingredient_id: ingredientId, variation_id: variationId, per_kg: perKg, typed_at: at }) => ({
      ingredientId,
      variationId,
      perKg,
      typedOn: at.toISOString().slice(0, 10),
    }));
}

interface PriceToKeep {
  ingredientId: string;
  variationId: string;
  perKg: number;
  currency: string | null;
}

export async function keepTypedPrice(
  database: Database,
  { organizationId, restaurantId, actor, now }: Kitchen & { actor: Actor; now: Date },
  { ingredientId, variationId, perKg, currency }: PriceToKeep,
): Promise<void> {
  const price = {
    ingredient_id: ingredientId,
    per_kg: perKg,
    currency,
    typed_by: authorOf(actor).personId,
    typed_at: now,
  };
  await database
    .insertInto('typed_price')
    .values({ organization_id: organizationId, restaurant_id: restaurantId, variation_id: variationId, ...price })
    .onConflict((conflict) => conflict.columns(['organization_id', 'restaurant_id', 'variation_id']).doUpdateSet(price))
    .execute();
}

export async function forgetTypedPrice(
  database: Database,
  { organizationId, restaurantId }: Kitchen,
  variationId: string,
): Promise<void> {
  await database
    .deleteFrom('typed_price')
    .where('organization_id', '=', organizationId)
    .where('restaurant_id', '=', restaurantId)
    .where('variation_id', '=', variationId)
    .execute();
}
