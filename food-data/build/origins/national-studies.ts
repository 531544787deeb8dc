import type { OriginClassRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { Tables } from '../crosswalk/crosswalk.ts';
import type { NationalStudies } from '../crosswalk/weights.ts';
import { median } from '../read/median.ts';
import type { SuEatableStudy } from '../read/read-su-eatable.ts';

type Ratios = OriginClassRecord['ratios'];
type Rules = Tables['origin-ratios'];
type Food = NationalStudies['foods'][number];

interface FoodStudies {
  food: Food;
  rules: Rules;
  studies: readonly SuEatableStudy[];
}

interface NationalRule extends FoodStudies {
  clamp: (ratio: number) => number;
}

/** Studies of some farms: how many, and their median by that of all studies of the food. */
interface Group {
  count: number;
  effect: number;
}

/**
 * FAOSTAT's ratios joined with what national studies find: each weighs by its studies, n ÷ (n + shrinkage); a country of a
 * region starts from the region's. Feed is what FAOSTAT leaves out, and what makes Nordic poultry another than French.
 */
export function withNationalStudies(ratios: Ratios, rule: NationalRule): Ratios {
  const { food, rules, clamp } = rule;
  const base = frenchEffect(rule);
  const joined = (ratio: number, { count, effect }: Group): number => {
    const weight = weightOf(count, rules);
    return Math.exp((1 - weight) * Math.log(ratio) + weight * Math.log(clamp(effect / base)));
  };
  const ids = new Set([...Object.keys(ratios), ...Object.values(rules.studies.countries)]);
  const result: Ratios = {};
  for (const id of [...ids].toSorted()) {
    const known = ratios[id];
    if (id === 'FR' || id === 'WORLD') {
      result[id] = known ?? { value: 1, about: { source: 'sel', record: food.item } };
      continue;
    }
    const region = Object.values(rules.national.regions).find((countries) => countries.includes(id)) ?? [];
    const groups = [groupOf(region, rule), groupOf([id], rule)].filter(({ count }) => count >= rules.national.leastStudies);
    if (groups.length === 0) {
      if (known) result[id] = known;
      continue;
    }
    const value = groups.reduce(joined, known?.value ?? 1);
    result[id] = { value, about: { source: 'sel', studies: Math.max(...groups.map(({ count }) => count)), foods: 1 } };
  }
  return result;
}

/** origin class → what French farms emit by the median of all studies. */
export function frenchEffects(rules: Rules, studies: readonly SuEatableStudy[]): [string, number][] {
  return rules.national.foods.flatMap((food) =>
    food.originClasses.map((originClass): [string, number] => [originClass, frenchEffect({ food, rules, studies })]),
  );
}

/** Drawn towards the median of all: a handful of French studies says little of France. */
function frenchEffect(food: FoodStudies): number {
  const { count, effect } = groupOf(['FR'], food);
  return effect ** weightOf(count, food.rules);
}

function weightOf(count: number, { national }: Rules): number {
  return count / (count + national.shrinkage);
}

function groupOf(countries: readonly string[], { food: { item }, rules, studies }: FoodStudies): Group {
  const names = new Map(Object.entries(rules.studies.countries).map(([name, id]) => [name.toLowerCase(), id]));
  const ofFood = studies.filter((study) => study.item === item);
  const found = ofFood.filter(({ country }) => countries.includes(names.get(country.toLowerCase()) ?? ''));
  const [all, middle] = [median(ofFood.map(({ co2e }) => co2e)), median(found.map(({ co2e }) => co2e))];
  return { count: found.length, effect: all === null || middle === null ? 1 : middle / all };
}
