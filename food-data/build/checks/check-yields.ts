import type { FoodDataRelease } from '@plateprint/shared/ingredients/food-data-release.ts';
import { median } from '../read/median.ts';
import { failure, notice, type Finding } from './findings.ts';

/** Raw-to-cooked ratios by kind, and the categories of ours that are of the kind: Ecobalyse, `ingredients-2025-02.json` (MIT). */
const KINDS: readonly { ratio: number; categories: readonly string[] }[] = [
  { ratio: 0.792, categories: ['beef', 'pork', 'lamb-game'] },
  { ratio: 0.755, categories: ['poultry'] },
  { ratio: 0.819, categories: ['fish', 'shellfish'] },
  { ratio: 0.856, categories: ['vegetables', 'fruit', 'potatoes-roots'] },
  { ratio: 2.259, categories: ['pasta-rice', 'grains-flour'] },
  { ratio: 2.33, categories: ['legumes'] },
];
/** The median of a kind may lie so far from theirs: braises lose more than their roast, rice takes up more than their wheat. */
const [LEAST, MOST] = [0.8, 1.25];

/** Checks the hand-kept weights of cooked food against another publisher's for the kind. */
export function checkYields({ ingredients }: Pick<FoodDataRelease, 'ingredients'>): Finding[] {
  return KINDS.flatMap(({ ratio, categories }) => {
    const foods = ingredients.filter(({ categoryId }) => categories.includes(categoryId));
    const yields = foods.flatMap(({ variations }) => variations.flatMap(({ cookedYield }) => cookedYield ?? []));
    const middle = median(yields);
    if (middle === null) return [failure('cooked yield', `none of ${categories.join(', ')} has one`)];
    const text = `${categories.join(', ')}: ${middle.toFixed(2)} over ${yields.length}, Ecobalyse ${ratio}`;
    return [(middle / ratio < LEAST || middle / ratio > MOST ? failure : notice)('cooked yield', text)];
  });
}
