import * as z from 'zod/mini';

/** The fourteen allergens of Regulation (EU) No 1169/2011, Annex II. `gluten` stands for cereals containing gluten. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export const Allergen = z.enum(ALLERGENS);
export type Allergen = z.infer<typeof Allergen>;

export const DIETS = ['vegan', 'vegetarian', 'fish', 'meat'] as const;
/** The strictest group of eaters that an ingredient suits; `fish` and `meat` suit neither vegans nor vegetarians. */
export const Diet = z.enum(DIETS);
export type Diet = z.infer<typeof Diet>;
