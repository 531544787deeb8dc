import { namedDifference } from '../../footprint/difference/said-difference.ts';
import type { FoodData } from '../../ingredients/food-data.ts';
import { labelIn } from '../../ingredients/food-data-release.ts';
import { ingredientName } from '../../ingredients/name-in.ts';
import { foodNames } from '../../ingredients/food-names.ts';
import type { Language } from '../../kernel/language.ts';
import { allergenChange } from '../allergens/allergen-change.ts';
import { type BagDraft, draftFootprint, type Pantry } from '../footprint/draft-footprint.ts';
import { differenceOfDrafts } from '../footprint/recipe-difference.ts';
import { nameIn } from '../names/recipe-name-in.ts';
import type { RecipeContent } from '../footprint/recipe-footprint.ts';
import type { IngredientLine, RecipeFootprint } from '../model/recipe.ts';
import { type Alternative, MOST_ALTERNATIVES } from './alternative.ts';
import { type Taken, withTaken } from './change-line.ts';
import { PREPARED_STATES, type Role, ROLES, type StandIn } from './roles.ts';

/** The least saving of a portion, as a share, that is worth a word. */
const LEAST_SAVING = 0.03;
/** A shift takes half: what changes the dish and leaves it the dish. */
const SHIFTED_SHARE = 0.5;

export interface WholePantry extends Pantry {
  foodData: FoodData;
}

/** Where lines stand: in the recipe, or in one of its bags. */
interface Holder {
  bag: BagDraft | null;
  lines: readonly IngredientLine[];
}

interface Try {
  holder: Holder;
  line: IngredientLine;
  grams: number;
  kind: Alternative['kind'];
  taken: Taken;
}

/**
 * The changes that make a dish lightest, the largest saving first: one ingredient in place of another, or a share of it.
 * Of each line the best shift and the best swaps of different eaters; lines of bags, at any depth, too.
 */
export function findAlternatives(pantry: WholePantry, draft: RecipeContent, language: Language): Alternative[] {
  const before = draftFootprint(pantry, draft);
  if (before.co2PerPortion === null) return [];
  const found = holdersOf(pantry, draft).flatMap((holder) => {
    const { lines: counted } = holder.bag ? draftFootprint(pantry, holder.bag) : before;
    return holder.lines.flatMap((line, index) => {
      const grams = counted[index]?.grams ?? null;
      if (grams === null || counted[index]?.co2 == null) return [];
      const tries = triesFor(pantry.foodData, { holder, line, grams }, language);
      return bestOf(
        tries.flatMap((each) => outcome(pantry, { draft, before, language }, each) ?? []),
        pantry.foodData,
      );
    });
  });
  const best = found.toSorted((a, b) => a.after.value - b.after.value).slice(0, MOST_ALTERNATIVES);
  return best.map((each) => ({ ...each, difference: savedBy(pantry, { draft, language }, each) }));
}

function holdersOf({ bags }: Pantry, draft: RecipeContent): Holder[] {
  const reached = new Map<string, BagDraft>();
  const reach = ({ ingredients }: RecipeContent): void => {
    for (const { bagId } of ingredients) {
      const bag = bagId ? bags.get(bagId) : undefined;
      if (!bag || reached.has(bag.id)) continue;
      reached.set(bag.id, bag);
      reach(bag);
    }
  };
  reach(draft);
  return [{ bag: null, lines: draft.ingredients }, ...[...reached.values()].map((bag) => ({ bag, lines: bag.ingredients }))];
}

function roleOf({ ingredient, variation, categoryId }: IngredientLine): Role | null {
  if (variation === null) return ROLES.find(({ categories }) => categoryId !== null && categories.includes(categoryId)) ?? null;
  return ROLES.find(({ plays }) => ingredient !== null && plays.includes(ingredient)) ?? null;
}

function triesFor(foodData: FoodData, at: Pick<Try, 'holder' | 'line' | 'grams'>, language: Language): Try[] {
  const role = roleOf(at.line);
  if (!role) return [];
  const tries = (kind: Try['kind'], standIns: readonly StandIn[]): Try[] =>
    standIns.flatMap((standIn) => {
      const taken = takenFor(foodData, at.line, standIn, language);
      return taken === null ? [] : [{ ...at, kind, taken }];
    });
  return [...tries('swap', role.stands), ...tries('shift', role.shifts)];
}

/** The stand-in in the state that the line has, for as much to eat; null when it is the line's own, or is not sold so. */
function takenFor(foodData: FoodData, line: IngredientLine, { variation: id, per }: StandIn, language: Language): Taken | null {
  const now = line.variation === null ? null : foodData.variation(line.variation);
  const usual = foodData.variation(id);
  if (!usual || (now && now.ingredient.id === usual.ingredient.id && now.variation.id === usual.variation.id)) return null;
  const state = now?.variation.stateId ?? '';
  const isPrepared = PREPARED_STATES.includes(state) && !PREPARED_STATES.includes(usual.variation.stateId);
  const chosen = isPrepared ? foodData.variation(`${usual.ingredient.id}.${state}`) : usual;
  if (!chosen) return null;
  return {
    ingredient: chosen.ingredient.id,
    variation: chosen.variation.id,
    name: ingredientName(chosen.ingredient, language),
    perGram: (per * (now?.variation.edibleShare ?? 1)) / (chosen.variation.edibleShare || 1),
  };
}

function savedBy(
  pantry: WholePantry,
  { draft, language }: { draft: RecipeContent; language: Language },
  { insideBag, ingredients }: Alternative,
): Alternative['difference'] {
  const bag = insideBag && pantry.bags.get(insideBag.id);
  const after = bag
    ? { pantry: { ...pantry, bags: new Map(pantry.bags).set(bag.id, { ...bag, ingredients }) }, draft }
    : { pantry, draft: { ...draft, ingredients } };
  return namedDifference(differenceOfDrafts({ pantry, draft }, after), foodNames(pantry.foodData, language));
}

function outcome(
  pantry: WholePantry,
  { draft, before, language }: { draft: RecipeContent; before: RecipeFootprint; language: Language },
  { holder, line, grams, kind, taken }: Try,
): Alternative | null {
  const share = kind === 'swap' ? 1 : SHIFTED_SHARE;
  const ingredients = withTaken(holder.lines, { line, grams, share }, taken);
  const { bag } = holder;
  const after = bag
    ? draftFootprint({ ...pantry, bags: new Map(pantry.bags).set(bag.id, { ...bag, ingredients }) }, draft)
    : draftFootprint(pantry, { ...draft, ingredients });
  const [was, is] = [before.co2PerPortion, after.co2PerPortion];
  if (was === null || is === null || is.value > was.value * (1 - LEAST_SAVING)) return null;
  if (after.coverage.byWeight < before.coverage.byWeight) return null;
  return {
    id: [bag?.id ?? '', line._id, kind, taken.variation].join(':'),
    kind,
    lineId: line._id,
    insideBag: bag && { id: bag.id, name: nameIn(bag.names, language) },
    from: { name: nameOfLine(pantry.foodData, line, language), ingredient: line.ingredient, variation: line.variation },
    to: { name: taken.name, ingredient: taken.ingredient, variation: taken.variation },
    share,
    before: was,
    after: is,
    difference: null,
    proteinChange: proteinChange(before.nutrition, after.nutrition),
    allergens: allergenChange(before.allergens, after.allergens),
    ingredients,
  };
}

function nameOfLine(foodData: FoodData, line: IngredientLine, language: Language): string {
  const ingredient = line.ingredient === null ? null : foodData.ingredient(line.ingredient);
  if (ingredient) return ingredientName(ingredient, language);
  const category = line.categoryId === null ? null : foodData.category(line.categoryId);
  return category ? labelIn(language, category.names) : line.inputIngredient;
}

/** Null too where the line's own protein is not known: a category has none, and the difference would be all of the stand-in's. */
function proteinChange(before: RecipeFootprint['nutrition'], after: RecipeFootprint['nutrition']): number | null {
  if (before.protein === null || after.protein === null || after.coverage > before.coverage + 1e-9) return null;
  return after.protein - before.protein;
}

/** The best shift, and the best swap for each kind of eater. */
function bestOf(alternatives: readonly Alternative[], foodData: FoodData): Alternative[] {
  const best = new Map<string, Alternative>();
  for (const each of alternatives.toSorted((a, b) => a.after.value - b.after.value)) {
    const diet = each.to.ingredient === null ? null : foodData.ingredient(each.to.ingredient)?.diet;
    const group = each.kind === 'shift' ? 'shift' : `swap ${diet === 'vegan' ? 'plant' : 'animal'}`;
    if (!best.has(group)) best.set(group, each);
  }
  return [...best.values()];
}
