import * as z from 'zod/mini';

/** Figures as they were published, or with the amounts of then at the food data of today. */
export const FoodDataBasis = z.enum(['published', 'today']);
export type FoodDataBasis = z.infer<typeof FoodDataBasis>;
