import type { Language } from '@plateprint/shared/kernel/language.ts';
import { mapNames } from '@plateprint/shared/mapper/mapper-api.ts';
import { nameKey } from '@plateprint/shared/recipes/recipe-name-key.ts';
import { MOST_SHEET_ROWS, searchRecipes } from '@plateprint/shared/recipes/recipe-search-api.ts';
import type { RecipeSummary } from '@plateprint/shared/recipes/recipe.ts';
import type { ReportVariety } from '@plateprint/shared/reports/report-kind.ts';
import { call } from '../../api/call.ts';

/** A name of a file, each once however often it stands there. */
export interface AskedName {
  key: string;
  name: string;
  externalId: string;
}

/** What a name was found to mean. */
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
    }
  | { kind: 'none' };

export interface LookUp {
  variety: ReportVariety;
  restaurantId: string;
  language: Language;
  nameOf: (names: RecipeSummary['names']) => string;
  signal: AbortSignal;
}

/** The same to a person is the same here: case, accents and signs say nothing. The article's number does. */
export function keyOfName(name: string, externalId = ''): string {
  let key = keys.get(name);
  if (key === undefined) {
    key = nameKey(name) || name.trim();
    if (keys.size > MOST_KEYS) keys.clear();
    keys.set(name, key);
  }
  return `${key}\n${externalId}`;
}

/** Each name is folded once: a large file asks for its keys with every key that is pressed. */
const keys = new Map<string, string>();
const MOST_KEYS = 100_000;

/** Names in one call. Of recipes fewer than are taken, so that progress is seen. */
export const NAMES_A_CALL: Record<ReportVariety, number> = { sales: Math.min(2500, MOST_SHEET_ROWS), procurement: 1000 };

/** Looks one batch of names up; every name has an answer, `none` where nobody knows it. Throws a `ClientFailure`. */
export async function lookUpNames(names: readonly AskedName[], how: LookUp): Promise<Map<string, NameMatch>> {
  return how.variety === 'sales' ? recipesOf(names, how) : foodsOf(names, how);
}

async function recipesOf(names: readonly AskedName[], { restaurantId, nameOf, signal }: LookUp): Promise<Map<string, NameMatch>> {
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

async function foodsOf(names: readonly AskedName[], { language, signal }: LookUp): Promise<Map<string, NameMatch>> {
  const asked = names.map(({ name, externalId }) => ({ name, externalId }));
  const { items } = await call(mapNames, { body: { language_iso: language, names: asked } }, { signal, timeout: 60_000 });
  return new Map(
    names.map(({ key }, at): [string, NameMatch] => {
      const item = items[at];
      if (!item || item.by === 'none') return [key, { kind: 'none' }];
      const { ingredientId, variationId, categoryId, origin_iso, organic, notFood } = item;
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
        },
      ];
    }),
  );
}
