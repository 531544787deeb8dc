import type { FoodMeasures } from '@plateprint/shared/ingredients/food-measures.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { mapNames } from '@plateprint/shared/mapper/mapper-api.ts';
import { MOST_SHEET_ROWS, searchRecipes } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import type { SaidMarks } from '@plateprint/shared/reports/rows/said-marks.ts';
import { call } from '../../../platform/api/call.ts';

/** A name of a file, each once however often it stands there. */
export interface QueuedName {
  key: string;
  name: string;
  externalId: string;
  supplier?: string | undefined;
  gtin?: string | undefined;
}

/** The meaning found for a name. */
export type NameMatch =
  | { kind: 'recipe'; id: string; name: string }
  | {
      kind: 'food';
      /** In the language of the file; null for what is no food. */
      name: string | null;
      ingredient: string | null;
      variation: string | null;
      categoryId: string | null;
      originId: string | null;
      organic: boolean;
      notFood: boolean;
      /** How it is measured; null for what is no food. */
      measures: FoodMeasures | null;
    }
  | ({ kind: 'none' } & Partial<SaidMarks>);

export interface LookUp {
  variety: ReportVariety;
  restaurantId: string;
  language: Language;
  nameOf: (names: RecipeSummary['names']) => string;
  signal: AbortSignal;
}

/** Names in one call. Of recipes fewer than are taken, so that progress is seen. */
export const NAMES_A_CALL: Record<ReportVariety, number> = { sales: Math.min(2500, MOST_SHEET_ROWS), procurement: 1000 };

/** Looks one batch of names up; every name has an answer, `none` where nobody knows it. Throws a `ClientFailure`. */
export async function lookUpNames(names: readonly QueuedName[], how: LookUp): Promise<Map<string, NameMatch>> {
  return how.variety === 'sales' ? recipesOf(names, how) : foodsOf(names, how);
}

/** Napkins, gloves, deposits: set aside by their words, until a person says that they are food. */
const NO_FOOD: NameMatch = {
  kind: 'food',
  name: null,
  ingredient: null,
  variation: null,
  categoryId: null,
  originId: null,
  organic: false,
  notFood: true,
  measures: null,
};

async function recipesOf(
  names: readonly QueuedName[],
  { restaurantId, nameOf, signal }: LookUp,
): Promise<Map<string, NameMatch>> {
  const sheetData = names.map(({ name }) => ({ name }));
  const { matches, items } = await call(searchRecipes, { body: { restaurantId, sheetData } }, { signal, timeout: 60_000 });
  const found = new Map<string, NameMatch>(names.map(({ key }) => [key, { kind: 'none' }]));
  const byId = new Map(items.map((recipe) => [recipe.id, nameOf(recipe.names)]));
  for (const { row, recipeId } of matches) {
    const asked = names[row];
    if (asked) found.set(asked.key, { kind: 'recipe', id: recipeId, name: byId.get(recipeId) ?? asked.name });
  }
  return found;
}

async function foodsOf(names: readonly QueuedName[], { language, signal }: LookUp): Promise<Map<string, NameMatch>> {
  const asked = names.map(({ name, externalId, supplier, gtin }) => ({ name, externalId, supplier, gtin }));
  const { items } = await call(mapNames, { body: { language_iso: language, names: asked } }, { signal, timeout: 60_000 });
  return new Map(
    names.map(({ key }, at): [string, NameMatch] => {
      const item = items[at];
      if (item?.by === 'none' && item.looksLikeNoFood) return [key, NO_FOOD];
      if (!item) return [key, { kind: 'none' }];
      // What it is waits for a person; what its name says of it is known.
      if (item.by === 'none') return [key, { kind: 'none', originId: item.origin_iso, organic: item.organic }];
      const { ingredientId, variationId, categoryId, origin_iso, organic, notFood, measures } = item;
      return [
        key,
        {
          kind: 'food',
          name: item.mapped_name && [item.mapped_name, item.variationName].filter(Boolean).join(', '),
          ingredient: ingredientId,
          variation: variationId,
          categoryId,
          originId: origin_iso,
          organic,
          notFood,
          measures,
        },
      ];
    }),
  );
}
