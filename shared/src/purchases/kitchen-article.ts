import * as z from 'zod/mini';
import { FoodAllergens } from '../ingredients/food-allergens.ts';
import { MakerStatementEntry } from '../mapper/memory/maker-statement.ts';

/** An article that the kitchen bought, as it was bought the last time. */
export const KitchenArticle = z.object({
  variationId: z.string(),
  organic: z.boolean(),
  /** Null where no file or invoice names one. */
  supplier: z.nullable(z.string()),
  /** The supplier's number, empty where there is none. */
  number: z.string(),
  name: z.string(),
  /** The word of the purchase: `carton`; null for what is sold by weight. */
  unit: z.nullable(z.string()),
  /** Of one pack; null for what is sold by weight. */
  packGrams: z.nullable(z.number()),
  /** What its maker says of it; null where nobody copied that. */
  statement: z.nullable(MakerStatementEntry),
  /** Its allergens: by its maker, and of which the maker says nothing those of the food. */
  allergens: FoodAllergens,
  /** `2026-10` */
  month: z.string(),
});
export type KitchenArticle = z.infer<typeof KitchenArticle>;
