import type { Nutrition } from '@plateprint/shared/ingredients/ingredient-facts.ts';

/** Grams per 100 g. Below this a label may say 0 (Commission guidance on tolerances, 2012), so half of it stands for a part. */
const NEGLIGIBLE = 0.5;

type Part = 'sugar' | 'saturatedFat';
const WHOLE_OF: Record<Part, 'carbohydrate' | 'fat'> = { sugar: 'carbohydrate', saturatedFat: 'fat' };

/** Sugar and saturated fat that the table leaves out: as another state of the same food has them, or next to nothing. */
export function withoutGaps(nutrition: Nutrition, siblings: readonly Nutrition[]): Nutrition {
  return { ...nutrition, sugar: partOf('sugar'), saturatedFat: partOf('saturatedFat') };

  function partOf(part: Part): number | null {
    const whole = nutrition[WHOLE_OF[part]];
    if (nutrition[part] !== null || whole === null) return nutrition[part];
    if (whole < NEGLIGIBLE) return whole / 2;
    for (const sibling of siblings) {
      const [siblingPart, siblingWhole] = [sibling[part], sibling[WHOLE_OF[part]]];
      if (siblingPart !== null && siblingWhole) return (whole * siblingPart) / siblingWhole;
    }
    return null;
  }
}
