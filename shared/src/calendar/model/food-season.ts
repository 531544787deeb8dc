import * as z from 'zod/mini';

/** A food of a dish whose footprint changes with the month, where its kitchen is. */
export const FoodByMonth = z.object({
  ingredientId: z.string(),
  /** Grams of a portion, as bought. */
  grams: z.number(),
  /** kg CO2e per kg, January first. */
  perKg: z.array(z.number()).check(z.length(12)),
});
export type FoodByMonth = z.infer<typeof FoodByMonth>;

/** A food of a dish that its recipe names as flown: it is heavier in any month. */
export const FoodByAir = z.object({
  ingredientId: z.string(),
  /** Grams of a portion, as bought. */
  grams: z.number(),
  /** kg CO2e per kg, flown, and as it usually comes over a year. */
  perKg: z.number(),
  usually: z.number(),
});
export type FoodByAir = z.infer<typeof FoodByAir>;
