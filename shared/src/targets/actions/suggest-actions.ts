import { ownValue } from '../../kernel/own-value.ts';
import { ingredientName } from '../../ingredients/name-in.ts';
import type { Language } from '../../kernel/language.ts';
import { findAlternatives, type WholePantry } from '../../recipes/alternatives/find-alternatives.ts';
import { isBlankLine } from '../../recipes/model/ingredient-line.ts';
import type { IngredientLine, RecipeDraft } from '../../recipes/model/recipe.ts';
import { dishContent, reportKitchen, times } from '../../reports/rows/dish-content.ts';
import { type DishYear, gramsOf, type Replacement } from './kitchen-year.ts';
import type { TargetAction } from './target-action.ts';

/** A dish of a kitchen with its recipe as it is now, and how it is counted where it is eaten. */
export interface SoldRecipe {
  /** Of the dish in this kitchen, and of the recipe, which several kitchens may serve. */
  id: string;
  recipeId: string;
  kitchen: string;
  /** The name of the recipe, and of this kitchen's dish where several kitchens are looked at. */
  name: string;
  nameHere: string;
  servings: number;
  draft: RecipeDraft;
  pantry: WholePantry;
}

/** Dishes that swaps are looked for in: of each the lightest swap, and the lightest shift for those who want the dish to stay itself. */
const DISHES = 8;
/** Dishes that may be served less often: those that emit so many times what the mean portion does. */
const HEAVY = 1.3;
const LESS_OFTEN = 3;
/** One serving in four: a day of a dish in a month of four weeks. */
const SHARE_LESS = 0.25;
/** Foods whose origin is asked for, and what another one must save of them to be worth a word. */
const FOODS = 5;
const LEAST_OF_FOOD = 0.05;
/** Origins that hardly anybody can buy where the kitchen is. */
const LEAST_OF_SUPPLY = 0.05;

type Foods = Replacement['foods'];

/** The foods of one portion of a line. */
function foodsOf({ draft, pantry }: SoldRecipe, lines: readonly IngredientLine[]): Foods {
  const { parts, portions } = dishContent(reportKitchen(pantry), '', {
    ...draft,
    ingredients: [...lines],
    customIngredients: [],
  });
  return parts
    .map((part) => times(part, 1 / portions))
    .map(({ group: food, supply, co2, supplyRange }) => ({ food, supply, co2, supplyRange }));
}

/** A dish as it is sold in a year, taken apart by its lines. */
export function dishYear(recipe: SoldRecipe): DishYear {
  const { id, recipeId, kitchen, nameHere: name, servings, draft, pantry } = recipe;
  const { mealSize } = dishContent(reportKitchen(pantry), recipeId, draft);
  const { parts, portions } = dishContent(reportKitchen(pantry), recipeId, { ...draft, ingredients: [] });
  const own = parts
    .map((part) => times(part, 1 / portions))
    .map(({ group: food, supply, co2, supplyRange }) => ({ food, supply, co2, supplyRange }));
  const lines = draft.ingredients
    .filter((line) => !isBlankLine(line))
    .map((line) => ({ id: line._id, foods: foodsOf(recipe, [line]) }))
    .filter(({ foods }) => foods.length > 0);
  return {
    id,
    name,
    kitchen,
    servings,
    mealSize,
    lines: own.length === 0 ? lines : [...lines, { id: 'own ingredients', foods: own }],
  };
}

/**
 * Possible actions in a kitchen, or in several: swaps in what emits most, dishes with a high footprint less often, foods from
 * nearer or better origins.
 */
export function suggestActions(recipes: readonly SoldRecipe[], dishes: readonly DishYear[], language: Language): TargetAction[] {
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  const grams = ({ id }: { id: string }): number => yearly(byId.get(id));
  const served = [...Map.groupBy(recipes, ({ recipeId }) => recipeId).values()];
  const all = (of: readonly SoldRecipe[]): number => of.reduce((sum, each) => sum + grams(each), 0);
  const heaviest = served.toSorted((a, b) => all(b) - all(a));
  return [
    ...heaviest.slice(0, DISHES).flatMap((everywhere) => swapsIn(everywhere, language)),
    ...lessOften(recipes, dishes),
    ...otherSupplies(recipes, dishes, language),
  ];
}

function perPortion({ lines }: DishYear): number {
  return lines.reduce((sum, { foods }) => sum + gramsOf(foods), 0);
}

function yearly(dish: DishYear | undefined): number {
  return dish ? dish.servings * perPortion(dish) : 0;
}

/** The lightest alternatives of a dish, wherever it is served; those in a base recipe change other dishes too, and are left to its page. */
function swapsIn(everywhere: readonly SoldRecipe[], language: Language): TargetAction[] {
  const [recipe] = everywhere;
  if (!recipe) return [];
  const { recipeId: id, name, draft, pantry } = recipe;
  const known = new Set(draft.ingredients.map(({ _id }) => _id));
  const found = findAlternatives(pantry, draft, language).filter(({ insideBag }) => insideBag === null);
  return (['swap', 'shift'] as const)
    .flatMap((kind) => found.find((each) => each.kind === kind) ?? [])
    .map(({ kind, lineId, from, to, share, ingredients }) => {
      const changed = ingredients.filter(({ _id }) => (kind === 'swap' ? _id === lineId : !known.has(_id)));
      const line = draft.ingredients.find(({ _id }) => _id === lineId);
      return {
        id: `${kind}:${id}:${lineId}:${to.variation ?? to.name}`,
        kind,
        dish: { id, name },
        from: from.name,
        to: to.name,
        foods: { from: line?.variation ?? null, to: to.variation },
        replaces: everywhere.map((each) => ({
          dishId: each.id,
          lineId,
          share,
          // Of a shift only the share that changes stands in the new line.
          foods: foodsOf(each, changed).map((food) => ({ ...food, ...divided(food, share) })),
        })),
        fewer: null,
      };
    });
}

function divided({ co2, supplyRange }: Foods[number], by: number): Pick<Foods[number], 'co2' | 'supplyRange'> {
  return {
    co2: { value: co2.value / by, low: co2.low / by, high: co2.high / by },
    supplyRange: { low: supplyRange.low / by, high: supplyRange.high / by },
  };
}

/** A quarter less of what emits most above the mean portion. */
function lessOften(recipes: readonly SoldRecipe[], dishes: readonly DishYear[]): TargetAction[] {
  const recipeOf = new Map(recipes.map(({ id, recipeId }) => [id, recipeId]));
  const portions = dishes.reduce((sum, { servings, mealSize }) => sum + servings * mealSize, 0);
  const mean = portions > 0 ? dishes.reduce((sum, dish) => sum + yearly(dish), 0) / portions : 0;
  const above = (dish: DishYear): number => perPortion(dish) - mean * dish.mealSize;
  return dishes
    .filter((dish) => dishes.length > 1 && perPortion(dish) > HEAVY * mean * dish.mealSize)
    .toSorted((a, b) => above(b) * b.servings - above(a) * a.servings)
    .slice(0, LESS_OFTEN)
    .map(({ id, name }) => ({
      id: `fewer:${id}`,
      kind: 'fewer' as const,
      dish: { id: recipeOf.get(id) ?? id, name },
      from: null,
      to: null,
      foods: { from: null, to: null },
      replaces: [],
      fewer: { dishId: id, share: SHARE_LESS },
    }));
}

interface LineOfFood {
  recipe: SoldRecipe;
  line: IngredientLine;
  /** Grams CO2e a year. */
  grams: number;
}

/** The foods that emit most, each from the origin of the usual supply that emits least. */
function otherSupplies(recipes: readonly SoldRecipe[], dishes: readonly DishYear[], language: Language): TargetAction[] {
  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  const lines = recipes.flatMap((recipe) => {
    const dish = byId.get(recipe.id);
    const gramsOfLine = new Map(dish?.lines.map(({ id, foods }) => [id, gramsOf(foods) * dish.servings]));
    return recipe.draft.ingredients.map((line): LineOfFood => ({ recipe, line, grams: gramsOfLine.get(line._id) ?? 0 }));
  });
  const byVariation = Map.groupBy(
    lines.filter(({ line, grams }) => line.variation !== null && grams > 0),
    ({ line }) => line.variation ?? '',
  );
  return [...byVariation]
    .map(([variation, of]) => ({ variation, of, grams: of.reduce((sum, { grams }) => sum + grams, 0) }))
    .toSorted((a, b) => b.grams - a.grams)
    .slice(0, FOODS)
    .flatMap(({ variation, of, grams }) => supplyOf(variation, { of, grams, language }) ?? []);
}

function supplyOf(
  variation: string,
  { of, grams, language }: { of: readonly LineOfFood[]; grams: number; language: Language },
): TargetAction | null {
  const [first] = of;
  if (!first) return null;
  const { foodData, place } = first.recipe.pantry;
  const known = foodData.variation(variation);
  const shares = known && ownValue(foodData.release.originClasses, known.variation.originClass)?.supply[place.location]?.shares;
  if (!known || !shares) return null;
  const tries = Object.entries(shares)
    .filter(([, share]) => share >= LEAST_OF_SUPPLY)
    .map(([origin]) => {
      const replaces = of
        .filter(({ line }) => line.originId !== origin)
        .map(({ recipe, line }) => ({
          dishId: recipe.id,
          lineId: line._id,
          share: 1,
          isOfRest: true,
          foods: foodsOf(recipe, [{ ...line, originId: origin }]),
          servings: recipe.servings,
        }));
      const untouched = of.filter(({ line }) => line.originId === origin).reduce((sum, each) => sum + each.grams, 0);
      const after = replaces.reduce((sum, { foods, servings }) => sum + gramsOf(foods) * servings, untouched);
      return { origin, after, replaces: replaces.map(({ servings: _servings, ...each }) => each) };
    });
  const best = tries.toSorted((a, b) => a.after - b.after)[0];
  if (!best || best.replaces.length === 0 || best.after > grams * (1 - LEAST_OF_FOOD)) return null;
  return {
    id: `supply:${variation}:${best.origin}`,
    kind: 'supply',
    dish: null,
    from: ingredientName(known.ingredient, language),
    to: best.origin,
    foods: { from: variation, to: null },
    replaces: best.replaces,
    fewer: null,
  };
}
