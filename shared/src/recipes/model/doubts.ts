import * as z from 'zod/mini';
import type { RecipeFootprint } from './recipe.ts';

/** Doubts for a person to look at: more than anyone eats, or than a dish emits. */
export const DOUBTS = ['line_heavy', 'portion_heavy', 'co2_high'] as const;
export const Doubt = z.enum(DOUBTS);
export type Doubt = z.infer<typeof Doubt>;

/**
 * Above these a portion is doubted, never refused: 1 kg of one food, 1.2 kg in all, 10 kg CO2e. A main course weighs 300 to 700 g; a whole
 * grilled fish or a pot of mussels with their shells weighs a kilogram, and 10 kg CO2e are a steak of 400 g.
 */
export const DOUBTED_ABOVE = { line_heavy: 1000, portion_heavy: 1200, co2_high: 10_000 } as const satisfies Record<Doubt, number>;

/** The doubts about a portion of so many grams and grams CO2e. */
export function doubtsOfPortion({ grams, co2 }: { grams: number | null; co2: number | null }): Doubt[] {
  return [
    ...((grams ?? 0) > DOUBTED_ABOVE.portion_heavy ? (['portion_heavy'] as const) : []),
    ...((co2 ?? 0) > DOUBTED_ABOVE.co2_high ? (['co2_high'] as const) : []),
  ];
}

/** Whether a line is more than a portion can hold of one food. */
export function isHeavyLine(grams: number | null, portions: number): boolean {
  return grams !== null && portions > 0 && grams / portions > DOUBTED_ABOVE.line_heavy;
}

/** Grams of a line in a portion where they are more than a portion can hold of one food, else null. */
export function heavyGramsOf(grams: number | null, portions: number): number | null {
  return grams !== null && isHeavyLine(grams, portions) ? grams / portions : null;
}

interface Doubted {
  footprint: Pick<RecipeFootprint, 'lines' | 'weightPerPortion' | 'co2PerPortion'>;
  draft: { portions: number; ingredientBag?: boolean | undefined };
}

/** The doubts about a dish, each once. Of a bag nobody eats a portion: there are none. */
export function doubtsOfDish({ footprint: { lines, weightPerPortion, co2PerPortion }, draft }: Doubted): Doubt[] {
  if (draft.ingredientBag === true) return [];
  const isHeavy = lines.some(({ grams }) => isHeavyLine(grams, draft.portions));
  return [
    ...(isHeavy ? (['line_heavy'] as const) : []),
    ...doubtsOfPortion({ grams: weightPerPortion, co2: co2PerPortion?.value ?? null }),
  ];
}
