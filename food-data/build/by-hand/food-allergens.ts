import { type Allergen, ALLERGENS } from '@plateprint/shared/ingredients/allergen.ts';
import type { ReleasedAllergens } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { IngredientEntry, Tables, VariationEntry } from '../crosswalk/crosswalk.ts';

type Rules = Tables['compound-foods'];
type Named = Pick<ReleasedAllergens, 'contains' | 'mayContain'>;

/** The allergens of an ingredient: what it names, and what is left open where its maker alone knows the rest. */
export function ingredientAllergens(rules: Rules, entry: IngredientEntry): ReleasedAllergens {
  const { allergens } = entry;
  if (isCompound(rules, entry)) return withUnknown(allergens, ALLERGENS);
  const open = rules.open.filter(({ ids }) => ids.includes(entry.id)).flatMap(({ unknown }) => unknown);
  return withUnknown(allergens, open);
}

/** Those of a state where they are others than the ingredient's; null where they are the same. */
export function variationAllergens(rules: Rules, entry: IngredientEntry, { state }: VariationEntry): ReleasedAllergens | null {
  const id = `${entry.id}.${state}`;
  if (rules.kitchenMade.some((each) => each.id === id)) return withUnknown(entry.allergens, []);
  const listed =
    rules.variations.find((each) => each.id === id) ?? (isCompound(rules, entry) ? undefined : ruleOfState(rules, entry, state));
  if (!listed) return null;
  const named = listed.instead ? { contains: [], mayContain: [] } : entry.allergens;
  const own = withUnknown(withMore(named, listed), ALLERGENS);
  return JSON.stringify(own) === JSON.stringify(ingredientAllergens(rules, entry)) ? null : own;
}

/** The allergens of a category's average: contained only where every food of it contains them. */
export function categoryAllergens(foods: readonly ReleasedAllergens[]): ReleasedAllergens {
  const contains = ALLERGENS.filter((allergen) => foods.every((food) => food.contains.includes(allergen)));
  const named = new Set(foods.flatMap((food) => [...food.contains, ...food.mayContain]));
  const mayContain = ALLERGENS.filter((allergen) => named.has(allergen) && !contains.includes(allergen));
  const unknown = new Set(foods.flatMap((food) => food.unknown ?? []));
  return withUnknown(
    { contains: contains.toSorted(), mayContain: mayContain.toSorted() },
    ALLERGENS.filter((allergen) => unknown.has(allergen)),
  );
}

/** Ids of the rules that name nothing: they would be kept for years without anybody noticing. */
export function unusedRules(rules: Rules, ingredients: readonly IngredientEntry[]): string[] {
  const foods = new Set(ingredients.map(({ id }) => id));
  const categories = new Set(ingredients.map(({ category }) => category));
  const variations = new Set(ingredients.flatMap(({ id, variations: all }) => all.map(({ state }) => `${id}.${state}`)));
  const states = new Set(ingredients.flatMap(({ variations: all }) => all.map(({ state }) => state)));
  return [
    ...rules.categories.filter(({ id }) => !categories.has(id)).map(({ id }) => id),
    ...rules.states.filter(({ id }) => !states.has(id)).map(({ id }) => id),
    ...[...rules.variations, ...rules.kitchenMade].filter(({ id }) => !variations.has(id)).map(({ id }) => id),
    ...[...rules.ingredients, ...rules.open].flatMap(({ ids }) => ids.filter((id) => !foods.has(id))),
    ...[...rules.categories, ...rules.states].flatMap(({ except = [] }) => except.filter((id) => !foods.has(id))),
  ];
}

function isCompound({ categories, ingredients }: Rules, { id, category }: IngredientEntry): boolean {
  const ofCategory = categories.find((each) => each.id === category);
  return (ofCategory && !ofCategory.except?.includes(id)) || ingredients.some(({ ids }) => ids.includes(id));
}

function ruleOfState({ states }: Rules, { id }: IngredientEntry, state: string) {
  const rule = states.find((each) => each.id === state && !each.except?.includes(id));
  return rule && { ...rule, instead: undefined };
}

function withMore(named: Named, more: { contains?: Allergen[] | undefined; mayContain?: Allergen[] | undefined }): Named {
  const contains = [...new Set([...named.contains, ...(more.contains ?? [])])];
  const mayContain = [...new Set([...named.mayContain, ...(more.mayContain ?? [])])].filter((each) => !contains.includes(each));
  return { contains, mayContain };
}

/** Of what is open, that which is not named. */
function withUnknown({ contains, mayContain }: Named, open: readonly Allergen[]): ReleasedAllergens {
  const unknown = open.filter((each) => !contains.includes(each) && !mayContain.includes(each));
  return { contains, mayContain, ...(unknown.length > 0 && { unknown }) };
}
