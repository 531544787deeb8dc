import { differenceOf } from '@plateprint/shared/footprint/difference/difference.ts';
import type { ComparedSide } from '@plateprint/shared/footprint/difference/compared-side.ts';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { atShare, print } from '../machine/print.ts';

/** Foods of a kitchen's month, and of a whole organization. */
const SIZES = [20, 80, 300];
const PAIRS = 200;

/** How long one comparison takes by the rule alone, for kitchens of so many foods with the ranges of the release. */
export async function differences(): Promise<void> {
  const { release } = await loadFoodData();
  const foods = release.ingredients.flatMap(({ id, variations: [first] }) =>
    first ? [{ food: id, low: first.lowRatio, high: first.highRatio }] : [],
  );
  const figures: Record<string, string> = {};
  for (const size of SIZES) {
    const taken: number[] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const side = (month: number): ComparedSide => ({
        parts: Array.from({ length: size }, (_, place) => {
          const { food, low, high } = foods[(pair * 7 + place * 3) % foods.length] ?? { food: '', low: 1, high: 1 };
          const value = 1000 * (1 + ((place * 31 + pair * 17 + month * 13) % 97));
          return {
            food,
            supply: '',
            co2: { value, low: value * low, high: value * high },
            supplyRange: { low: value, high: value },
          };
        }),
        per: 1,
        coverage: { share: 1, of: '' },
        amounts: 'typed',
      });
      const [a, b] = [side(1), side(2)];
      const started = performance.now();
      differenceOf(a, b);
      taken.push(performance.now() - started);
    }
    figures[`${size} foods, middle`] = `${atShare(taken, 0.5)} ms`;
    figures[`${size} foods, p95`] = `${atShare(taken, 0.95)} ms`;
  }
  print('A difference by the rule alone', figures);
}
