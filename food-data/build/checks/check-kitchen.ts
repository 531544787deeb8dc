import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import { openFoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { FoodDataRelease } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { Location } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { Tables } from '../crosswalk/crosswalk.ts';
import { median } from '../read/median.ts';
import type { ResolvedIngredient } from '../release/build-release.ts';
import { failure, notice, type Finding } from './findings.ts';

const PLACES: readonly Location[] = ['SE', 'DE', 'FR'];
/** A smaller part of a kitchen's footprint moves no dish that anybody compares. */
const WORTH_A_LOOK = 0.005;
/** Beyond these multiples of the middle of its sources a figure needs a reason. */
const [LEAST, MOST] = [0.67, 1.5];

type Middles = ReadonlyMap<string, { own: number; sources: number }>;
type Kitchen = Tables['usual-kitchen'];

/** Each food that counts in a usual kitchen stands near the middle of what its sources say, or a reviewer wrote down why not. */
export function checkKitchen(release: FoodDataRelease, resolved: readonly ResolvedIngredient[], kitchen: Kitchen): Finding[] {
  const middles = middlesOf(resolved);
  const shares = sharesOf(release, kitchen, middles);
  return kitchen.foods.flatMap(({ id, reason }) => {
    const middle = middles.get(id);
    const share = shares.get(id);
    if (share === undefined) return [failure('usual kitchen', `there is no ${id}`)];
    if (share < WORTH_A_LOOK) return [];
    if (middle === undefined) {
      const alone = `${id}: no source but that of its figure, ${(share * 100).toFixed(1)} % of a kitchen`;
      return [reason === undefined ? failure('usual kitchen', alone) : notice('usual kitchen', `${alone} (${reason})`)];
    }
    const ratio = middle.own / middle.sources;
    const text = `${id}: ${middle.own.toFixed(2)}, its sources’ middle ${middle.sources.toFixed(2)}, ${(share * 100).toFixed(1)} % of a kitchen`;
    if (ratio >= LEAST && ratio <= MOST) return [notice('usual kitchen', text)];
    return [reason === undefined ? failure('usual kitchen', text) : notice('usual kitchen', `${text} (${reason})`)];
  });
}

/**
 * The largest share of each food in the kitchen's footprint, of the three countries: by its figure, and where its sources' middle
 * is larger by that, so that no figure hides by being too small.
 */
function sharesOf(release: FoodDataRelease, { foods }: Kitchen, middles: Middles): Map<string, number> {
  const foodData = openFoodData(release);
  const largest = new Map<string, number>();
  for (const location of PLACES) {
    const emissions = foods.flatMap(({ id, kg }) => {
      const query = { variationId: id, categoryId: null, originId: null, organic: false };
      const factor = foodData.facts(query, { location, emissionDatabase: 'organization' })?.factor;
      return factor ? [{ id, co2: factor.co2e.value * kg }] : [];
    });
    const whole = emissions.reduce((sum, { co2 }) => sum + co2, 0);
    for (const { id, co2 } of emissions) {
      const { own, sources } = middles.get(id) ?? { own: 1, sources: 1 };
      largest.set(id, Math.max(largest.get(id) ?? 0, (co2 * Math.max(1, sources / own)) / whole));
    }
  }
  return largest;
}

/** At the French base: a figure, and the median of the sources that were weighed for it or stand beside it. */
function middlesOf(resolved: readonly ResolvedIngredient[]): Middles {
  const middles = new Map<string, { own: number; sources: number }>();
  for (const { entry, variations } of resolved) {
    for (const { entry: state, figure, values } of variations) {
      const weighed = figure?.steps.find(({ kind }) => kind === 'weighed')?.about.sources ?? [];
      const others = values.filter(({ source }) => !weighed.some(({ id }) => id === source));
      const said = [...weighed.map(({ value }) => value), ...others.map(({ atRetail, world }) => world?.mean ?? atRetail)];
      const sources = median(said.map((value) => value * (state.meat ?? 1)));
      if (figure && sources !== null) middles.set(`${entry.id}.${state.state}`, { own: sumOfStages(figure.stages), sources });
    }
  }
  return middles;
}
