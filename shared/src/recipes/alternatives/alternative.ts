import * as z from 'zod/mini';
import { SaidDifference } from '../../footprint/difference/said-difference.ts';
import { Figure } from '../../footprint/figure.ts';
import { Allergen } from '../../ingredients/allergen.ts';
import { IngredientLine } from '../model/recipe.ts';

/** The line after a change: its name in the language asked for, and its food. */
const Named = z.object({ name: z.string(), ingredient: z.nullable(z.string()), variation: z.nullable(z.string()) });

/** A change that makes a dish lighter. */
export const Alternative = z.object({
  id: z.string(),
  /** `swap`: another ingredient in place of this; `shift`: a share of it becomes another. */
  kind: z.enum(['swap', 'shift']),
  /** The line's `_id`: of the recipe, or with `insideBag` of that bag. */
  lineId: z.string(),
  /** The bag in which the line stands: it is changed there, for all dishes that use it. */
  insideBag: z.nullable(z.object({ id: z.string(), name: z.string() })),
  from: Named,
  to: Named,
  /** The share of the line's weight that changes, 0–1; 1 for a swap. */
  share: z.number(),
  /** Grams CO2e per portion, before and after. */
  before: Figure,
  after: Figure,
  /** How surely it saves: what both have in common is off by the same. */
  difference: z.nullable(SaidDifference),
  /** Change of grams of protein per portion; null where unknown. */
  proteinChange: z.nullable(z.number()),
  /** `removed`: no longer among the ingredients; `opened`: they were not among them, and now nobody knows. */
  allergens: z.object({ added: z.array(Allergen), removed: z.array(Allergen), opened: z.array(Allergen) }),
  /** All lines with the change made, to be saved as a new version: of the recipe, or with `insideBag` of that bag. */
  ingredients: z.array(IngredientLine),
});
export type Alternative = z.infer<typeof Alternative>;

/** The most alternatives that are shown. */
export const MOST_ALTERNATIVES = 5;
