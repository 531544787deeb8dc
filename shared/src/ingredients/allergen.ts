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

export const ALLERGEN_STATES = ['contains', 'may_contain', 'not_among', 'unknown'] as const;
/**
 * What is said of an allergen in a food or a dish. `not_among`: it is not among the ingredients, which is no promise of a dish
 * without traces ("free of" is a word that the law keeps for what was tested). `unknown`: a line, a bought food or a person
 * leaves it open.
 */
export const AllergenState = z.enum(ALLERGEN_STATES);
export type AllergenState = z.infer<typeof AllergenState>;

export const DIETS = ['vegan', 'vegetarian', 'fish', 'meat'] as const;
/** The strictest group of eaters that an ingredient suits; `fish` and `meat` suit neither vegans nor vegetarians. */
export const Diet = z.enum(DIETS);
export type Diet = z.infer<typeof Diet>;
