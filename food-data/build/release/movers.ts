import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { FoodDataRelease, IngredientRecord, VariationRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import { openFoodData, type FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Location } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { Mover, PartMover, PlaceMover, ReleaseChanges } from '@plateprint/shared/ingredients/quality/release-changes.ts';
import { moverReasons } from './mover-reasons.ts';
import { diffReleases } from './release-diff.ts';

/** So many movers are listed with their reasons. */
const MOST = 50;
/** Below this a food did not move to speak of. */
const NOTICEABLE = 0.05;
const PLACES: readonly Location[] = ['SE', 'DE', 'FR'];

interface Pair {
  was: VariationRecord;
  is: VariationRecord;
  food: { ingredientId: string; variationId: string; name: string };
}

/** What moved from one release to the next, one state of each food, with the reasons that the figures themselves give. */
export function releaseChanges(before: FoodDataRelease, after: FoodDataRelease): ReleaseChanges {
  const pairs = pairsOf(before, after);
  const movers = pairs.flatMap(moverOf).toSorted((a, b) => movement(b) - movement(a));
  const still = pairs.filter(({ was, is }) => was.base && is.base && !isMoved(sumOfStages(was.base), sumOfStages(is.base)));
  const { ingredients, variations } = diffReleases(before, after);
  return {
    from: before.version,
    to: after.version,
    moved: movers.length,
    movers: movers.slice(0, MOST),
    ...(tellsParts(before)
      ? {
          places: placesMoved(still, { was: openFoodData(before), is: openFoodData(after) }),
          withoutLandUse: still.flatMap(partMoverOf),
        }
      : { places: [], withoutLandUse: [] }),
    foods: counts(ingredients),
    states: counts(variations),
    regraded: regraded(before, after),
  };
}

/** Until 2027.1 nothing told land-use change apart: there every food would be a new one, at each place and without it. */
function tellsParts({ ingredients }: FoodDataRelease): boolean {
  return ingredients.some(({ variations }) => variations.some(({ split }) => Boolean(split)));
}

function moverOf({ was, is, food }: Pair): Mover[] {
  if (!was.base || !is.base) return [];
  const [old, now] = [sumOfStages(was.base), sumOfStages(is.base)];
  return isMoved(old, now) ? [{ ...food, before: old, after: now, why: moverReasons(was, is) }] : [];
}

/** Foods that another supply or heat moves where they are eaten. */
function placesMoved(pairs: readonly Pair[], opened: { was: FoodData; is: FoodData }): PlaceMover[] {
  return pairs.flatMap(({ was, is, food }) => {
    const places = PLACES.map((place) => ({
      place,
      before: deliveredAt(opened.was, was.id, place),
      after: deliveredAt(opened.is, is.id, place),
    }));
    return places.some(({ before, after }) => before !== null && after !== null && isMoved(before, after))
      ? [{ ...food, places }]
      : [];
  });
}

function deliveredAt(foodData: FoodData, variationId: string, location: Location): number | null {
  const query = { variationId, categoryId: null, originId: null, organic: false };
  return foodData.facts(query, { location, emissionDatabase: 'organization' })?.factor?.co2e.value ?? null;
}

function partMoverOf({ was, is, food }: Pair): PartMover[] {
  const [before, after] = [withoutLandUse(was), withoutLandUse(is)];
  if (before === after || (before !== null && after !== null && !isMoved(before, after))) return [];
  return [{ ...food, before, after }];
}

function withoutLandUse({ base, split }: VariationRecord): number | null {
  return base && split ? sumOfStages(base) - split.landUseChange : null;
}

function isMoved(old: number, now: number): boolean {
  return Math.abs(Math.log(now / old)) > Math.log(1 + NOTICEABLE);
}

function movement({ before, after }: Mover): number {
  return Math.abs(Math.log(after / before));
}

function counts({ added, removed }: { added: readonly string[]; removed: readonly string[] }) {
  return { added: added.length, removed: removed.length };
}

function regraded(before: FoodDataRelease, after: FoodDataRelease): ReleaseChanges['regraded'] {
  const old = new Map(before.ingredients.flatMap(({ variations }) => variations.map(({ id, grade }) => [id, grade])));
  const all = after.ingredients.flatMap(({ variations }) => variations);
  const count = (is: (grade: string, was: string) => boolean) =>
    all.filter(({ id, grade }) => is(grade, old.get(id) ?? grade)).length;
  return { better: count((grade, was) => grade < was), worse: count((grade, was) => grade > was) };
}

function pairsOf(before: FoodDataRelease, after: FoodDataRelease): Pair[] {
  const old = new Map(before.ingredients.map((ingredient) => [ingredient.id, ingredient]));
  return after.ingredients.flatMap((ingredient) => {
    const [is] = ingredient.variations;
    const was = old.get(ingredient.id)?.variations.find(({ id }) => id === is?.id);
    if (!is || !was) return [];
    return [{ was, is, food: { ingredientId: ingredient.id, variationId: is.id, name: nameOf(ingredient, is, after) } }];
  });
}

function nameOf(ingredient: IngredientRecord, { stateId, names }: VariationRecord, { states }: FoodDataRelease): string {
  const state = names?.en ?? states.find(({ id }) => id === stateId)?.names.en ?? stateId;
  return `${ingredient.names.en[0] ?? ingredient.id}, ${state}`;
}
