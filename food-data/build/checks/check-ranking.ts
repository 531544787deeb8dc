import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import { openFoodData, type FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { FoodDataRelease } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { Location } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { ResolvedIngredient } from '../release/build-release.ts';
import { CONCITO_CLASSES } from '../read/concito-classes.ts';
import { failure, notice, type Finding } from './findings.ts';
import { median } from '../read/median.ts';
import type { PublishedValue, SourceId } from '../read/published-values.ts';
import { rankCorrelation } from './rank-correlation.ts';

/** The order of the classes is one on which publishers agree; below this ours is another. */
const LEAST_OF_CLASSES = 0.9;
/** The same in one country, where both count alike: without land-use change, or without the one class whose mean binds carbon. */
const LEAST_OF_LIKE = 0.92;
const BINDING = 'Nuts';
/** The share of classes whose median lies within ×2 of their mean, at the location WORLD. */
const LEAST_WITHIN_TWO = 0.85;
const PLACES: readonly Location[] = ['SE', 'DE', 'FR'];
/** Food by food the boundaries of two publishers already differ; below this the order is not theirs any more. */
const LEAST_OF_FOODS = 0.7;

export interface Rankings {
  release: FoodDataRelease;
  resolved: readonly ResolvedIngredient[];
  /** Poore & Nemecek's means by product. */
  pooreNemecek: ReadonlyMap<string, number>;
  /** The same products without their land-use change. */
  pooreNemecekWithout: ReadonlyMap<string, number>;
  /** CONCITO's foods by lower-case English name: read here alone, nothing of it is shipped. */
  concito: ReadonlyMap<string, number>;
}

/** kg CO2e per kg of a class: ours and the other publisher's. */
interface ClassPair {
  id: string;
  foods: number;
  ours: number;
  theirs: number;
}

/** Do the foods stand in the order that other publishers find? Class by class it must; food by food it is only reported. */
export function checkRanking({ release, resolved, pooreNemecek, pooreNemecekWithout, concito }: Rankings): Finding[] {
  const foodData = openFoodData(release);
  const usual = resolved.flatMap(({ entry, variations }) => {
    const [first] = variations;
    return first?.figure
      ? [
          {
            entry,
            total: sumOfStages(first.figure.stages),
            values: first.values,
            id: `${entry.id}.${first.entry.state}`,
            delivered: delivered(foodData, `${entry.id}.${first.entry.state}`, 'EU'),
          },
        ]
      : [];
  });
  const ofProduct = (id: string) =>
    usual.filter(({ values }) => values.some(({ source, record }) => source === 'pn' && record.record === id));
  const productsAt = (place: Location): ClassPair[] =>
    [...pooreNemecek].flatMap(([id, theirs]) => {
      const figures = ofProduct(id).flatMap(
        (food) => (place === 'EU' ? food.delivered : delivered(foodData, food.id, place)) ?? [],
      );
      return classPair(id, figures, [theirs]);
    });
  const withoutAt = (place: Location): ClassPair[] =>
    [...pooreNemecekWithout].flatMap(([id, theirs]) =>
      classPair(
        id,
        ofProduct(id).flatMap((food) => withoutLandUse(foodData, food.id, place) ?? []),
        [theirs],
      ),
    );
  const categories = Object.entries(CONCITO_CLASSES).flatMap(([id, names]) => {
    const theirs = [...concito].flatMap(([name, value]) => (names.test(name) ? [value] : []));
    return classPair(
      id,
      usual.filter(({ entry }) => entry.category === id).flatMap((food) => food.delivered ?? []),
      theirs,
    );
  });
  const known = usual.filter(({ entry, values }) => values.length > 0 && entry.variations[0]?.class !== true);
  const pairsWith = (wanted: SourceId) =>
    known.flatMap(({ total, values }) =>
      pairOf(
        total,
        values.find(({ source }) => source === wanted),
      ),
    );
  const foodsOfConcito = known.flatMap(({ entry, total }) => {
    const value = entry.names.en
      .map((name) => concito.get(name) ?? concito.get(`${name}, raw`))
      .find((found) => found !== undefined);
    return value === undefined ? [] : [[total, value] as const];
  });
  return [
    ...classRanking('Poore & Nemecek, per class', productsAt('EU'), failure),
    ...PLACES.flatMap((place) => rankingAt(place, productsAt(place))),
    ...PLACES.map((place) => rankingWithout(place, withoutAt(place))),
    withinTwo(productsAt('WORLD')),
    // Consequential, with indirect land-use change and its own split between cuts: reported, never a reason to fail.
    ...classRanking('CONCITO, per class (check only)', categories, notice),
    withoutSubstituted(categories),
    foodRanking('Clark, per food', pairsWith('clark'), failure),
    foodRanking('RIVM, per food', pairsWith('rivm'), failure),
    foodRanking('Poore & Nemecek, per food, all of a class against one value', pairsWith('pn'), notice),
    foodRanking('CONCITO, per food of the same name (check only)', foodsOfConcito, notice),
  ];
}

/** As a kitchen of the place buys it: the base is a French field in season, a tomato's winter is in its supply alone. */
function delivered(foodData: FoodData, variationId: string, location: Location): number | null {
  return factorAt(foodData, variationId, location)?.co2e.value ?? null;
}

/** The same without its land-use part; null where nobody tells the parts. */
function withoutLandUse(foodData: FoodData, variationId: string, location: Location): number | null {
  const factor = factorAt(foodData, variationId, location);
  return factor?.parts ? factor.co2e.value - factor.parts.landUseChange : null;
}

function factorAt(foodData: FoodData, variationId: string, location: Location) {
  const query = { variationId, categoryId: null, originId: null, organic: false };
  return foodData.facts(query, { location, emissionDatabase: 'organization' })?.factor ?? null;
}

/**
 * The order in one country, with the class that counts what ours does not left out beside it: what nut trees bind is in the mean of
 * Poore & Nemecek, and in no figure of Agribalyse, RIVM or SU-EATABLE LIFE.
 */
function rankingAt(place: Location, pairs: readonly ClassPair[]): Finding[] {
  const order = (of: readonly ClassPair[]): number => rankCorrelation(of.map(({ ours, theirs }) => [ours, theirs] as const)) ?? 0;
  const [all, like] = [order(pairs), order(pairs.filter(({ id }) => id !== BINDING))];
  const text = `Poore & Nemecek at ${place}: Spearman ${all.toFixed(3)} over ${pairs.length} classes, ${like.toFixed(3)} without ${BINDING}`;
  return [(like < LEAST_OF_LIKE ? failure : notice)('ranking', text)];
}

/** Both without land-use change: neither what trees bind nor what was cleared makes the order, so every class counts. */
function rankingWithout(place: Location, pairs: readonly ClassPair[]): Finding {
  const order = rankCorrelation(pairs.map(({ ours, theirs }) => [ours, theirs] as const)) ?? 0;
  const text = `Poore & Nemecek at ${place}, both without land-use change: Spearman ${order.toFixed(3)} over ${pairs.length} classes`;
  return (order < LEAST_OF_LIKE ? failure : notice)('ranking', text);
}

function withinTwo(pairs: readonly ClassPair[]): Finding {
  const far = pairs.filter(({ ours, theirs }) => ours > theirs * 2 || ours < theirs / 2);
  const share = 1 - far.length / pairs.length;
  const text = `Poore & Nemecek at WORLD: ${(share * 100).toFixed(0)} % of ${pairs.length} classes within ×2 of the mean; not ${far.map(({ id }) => id).join(', ')}`;
  return (share < LEAST_WITHIN_TWO ? failure : notice)('ranking', text);
}

function classPair(id: string, ours: readonly number[], theirs: readonly number[]): ClassPair[] {
  const [a, b] = [median(ours), median(theirs)];
  return a === null || b === null ? [] : [{ id, foods: ours.length, ours: a, theirs: b }];
}

function classRanking(name: string, pairs: readonly ClassPair[], below: typeof failure): Finding[] {
  const value = rankCorrelation(pairs.map(({ ours, theirs }) => [ours, theirs] as const)) ?? 0;
  const rows = pairs
    .toSorted((a, b) => a.theirs - b.theirs)
    .map(({ id, foods, ours, theirs }) => {
      return notice(`ranking: ${name}`, `${id}: ${ours.toFixed(2)} (${foods} foods), theirs ${theirs.toFixed(2)}`);
    });
  const text = `Spearman ${value.toFixed(2)} over ${pairs.length} classes, the bar is ${LEAST_OF_CLASSES}`;
  return [(value < LEAST_OF_CLASSES ? below : notice)(`ranking: ${name}`, text), ...rows];
}

/**
 * What a consequential study credits with what it replaces: a mushroom bed and whey take the place of other feed and protein, the
 * hen and the dairy cow of other meat. Attributional sources find three to five times as much, all of them, ours among them.
 */
const SUBSTITUTED = ['eggs', 'milk-cream', 'mushrooms-seaweed'];

/** How much of the difference in order is that of the method. */
function withoutSubstituted(pairs: readonly ClassPair[]): Finding {
  const left = pairs.filter(({ id }) => !SUBSTITUTED.includes(id));
  const value = rankCorrelation(left.map(({ ours, theirs }) => [ours, theirs] as const));
  return notice(
    'ranking',
    `CONCITO, per class without ${SUBSTITUTED.join(', ')}: Spearman ${value?.toFixed(2) ?? '–'} over ${left.length}`,
  );
}

function pairOf(total: number, value: PublishedValue | undefined): (readonly [number, number])[] {
  return value ? [[total, value.atRetail]] : [];
}

function foodRanking(name: string, pairs: readonly (readonly [number, number])[], below: typeof failure): Finding {
  const value = rankCorrelation(pairs);
  const text = `${name}: Spearman ${value?.toFixed(2) ?? '–'} over ${pairs.length} foods`;
  return (value !== null && value < LEAST_OF_FOODS ? below : notice)('ranking', text);
}
