import type { FoodMeasures } from '../food-measures.ts';
import type { IngredientPhrase } from '../phrase/ingredient-phrase.ts';
import { usualGrams } from '../measures/usual-measures.ts';

/** Liquids that are poured from the bottle, in all languages; "a dash of Tabasco" is drops. Lower case. */
const POURED = new Set(
  `splash splashes glug glugs drizzle squeeze squeezes skvätt skvättar ringla skvett skvetter skvis sjat sjatt sjatter stænk slat klunk
  schuss schuß spritzer filet filets trait traits scheut scheutje scheutjes scheutjen`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);
/** "A good dash", "un bon filet": more than drops. */
const GENEROUS = new Set(
  'good generous big large rejäl rejält god store stor großer ordentlicher bon beau flinke flink'.split(' '),
);
/** By hand, over a spoon: half a tablespoon. */
const POUR_MILLILITRES = 7;

/** Grams of a pour of what has no usual one of its own; null of what is no pour. */
export function pourGrams({ unit, unitText, note }: Partial<IngredientPhrase>, food: FoodMeasures): number | null {
  if (unit !== 'dash' || food.density === null || usualGrams(food.categoryId, 'dash') !== null) return null;
  const first = /^[\p{L}]+/u.exec((note ?? '').toLowerCase())?.[0] ?? '';
  const [word = ''] = (unitText ?? '').toLowerCase().split(/[\s'’]/u);
  return POURED.has(word) || GENEROUS.has(first) ? POUR_MILLILITRES * food.density : null;
}
