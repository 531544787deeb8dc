import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import {
  createRecipe,
  deleteRecipe,
  listRecipes,
  readRecipe,
  restoreRecipe,
  updateRecipe,
} from '@plateprint/shared/recipes/api/recipe-api.ts';
import { listRecipeVersions, readRecipeVersion, type RecipeVersion } from '@plateprint/shared/recipes/api/recipe-version-api.ts';
import { recipeFootprint } from '@plateprint/shared/recipes/footprint/recipe-footprint.ts';
import { RecipeDraft, type Recipe, type RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import { answer, type Answer } from './answer.ts';
import { emptyKitchen } from './empty-kitchen.ts';
import { KITCHEN } from './session.ts';

const SAVED_AT = '2026-11-02T08:00:00.000Z';

interface Stored {
  recipe: Recipe;
  versions: RecipeVersion[];
  deletedAt: string | null;
}

export interface RecipeStore {
  answers: Answer[];
  /** Somebody else saves, of which the page knows nothing yet. */
  saveElsewhere: (id: string, differs: Partial<RecipeDraft>) => void;
  all: () => Recipe[];
}

/** A draft with a name and nothing else. */
export function draftOf(name: string, differs: Partial<RecipeDraft> = {}): RecipeDraft {
  return RecipeDraft.parse({ names: [{ language: 'en_gb', name }], ingredients: [], ...differs });
}

/** The kitchen's recipes as a server that forgets nothing would tell of them; figures by the rule that both sides share. */
export function recipeStore(...drafts: RecipeDraft[]): RecipeStore {
  const stored = new Map<string, Stored>();

  function save(id: string, draft: RecipeDraft, savedBy: RecipeVersion['savedBy']): Recipe {
    const footprint = recipeFootprint(draft, []);
    const versions = stored.get(id)?.versions ?? [];
    const version = versions.length + 1;
    const { co2PerPortion, weightPerPortion, level, weight } = footprint;
    const saved = { names: draft.names, portions: draft.portions, co2PerPortion, weightPerPortion, level };
    const recipe: Recipe = {
      ...draft,
      id,
      restaurantId: KITCHEN.id,
      consumption: 'SE',
      version,
      co2: footprint.co2?.value ?? null,
      weight,
      footprint,
      foodDataVersion: '2026.5',
      createdAt: SAVED_AT,
      updatedAt: SAVED_AT,
    };
    const kept = { version, savedAt: SAVED_AT, savedBy, ...saved, foodDataVersion: '2026.5', draft, footprint };
    stored.set(id, { recipe, versions: [...versions, kept], deletedAt: null });
    return recipe;
  }

  function find(id: string): Stored {
    const found = stored.get(id);
    if (!found) throw new AppError('not_found');
    return found;
  }

  function move(ids: readonly string[], deletedAt: string | null): void {
    for (const id of ids) stored.set(id, { ...find(id), deletedAt });
  }

  const ME = { firstname: 'Robin', lastname: 'Newcomer' };
  for (const [at, draft] of drafts.entries()) save(`recipe-${at}`, draft, ME);
  return {
    saveElsewhere: (id, differs) =>
      void save(id, { ...RecipeDraft.parse(find(id).recipe), ...differs }, { firstname: 'Kim', lastname: 'Newcomer' }),
    all: () => [...stored.values()].map(({ recipe }) => recipe),
    answers: [
      ...emptyKitchen(),
      answer(listRecipes, ({ query }) => ({
        items: [...stored.values()].filter((each) => isListed(each, query)).map(summaryOf),
        next: null,
      })),
      answer(readRecipe, ({ params }) => find(params.id).recipe),
      answer(createRecipe, ({ body }) => save(`recipe-${stored.size}`, RecipeDraft.parse(body), ME)),
      answer(updateRecipe, ({ body: { id, version, ...draft } }) => {
        if (version !== undefined && version !== find(id).recipe.version) return new AppError('changed_meanwhile');
        return save(id, draft, ME);
      }),
      answer(listRecipeVersions, ({ params }) => ({ items: find(params.id).versions.toReversed(), next: null })),
      answer(readRecipeVersion, ({ params }) => {
        const found = find(params.id).versions.find(({ version }) => version === params.version);
        return found ?? new AppError('not_found');
      }),
      answer(deleteRecipe, ({ params }) => {
        move([params.id], SAVED_AT);
        return params;
      }),
      answer(restoreRecipe, ({ params }) => {
        move([params.id], null);
        return find(params.id).recipe;
      }),
    ],
  };
}

function isListed({ recipe, deletedAt }: Stored, query: { search?: string; category?: string; bin?: unknown }): boolean {
  if ((deletedAt !== null) !== Boolean(query.bin)) return false;
  if (query.category !== undefined && recipe.category !== query.category) return false;
  const search = (query.search ?? '').toLowerCase();
  return recipe.names.some(({ name }) => name.toLowerCase().includes(search));
}

function summaryOf({ recipe, deletedAt }: Stored): RecipeSummary {
  const { id, restaurantId, libraryScope, ingredientBag = false, names, category, tags, portions, updatedAt } = recipe;
  const { co2PerPortion, weightPerPortion, level, coverage, diet, allergens } = recipe.footprint;
  return {
    id,
    restaurantId,
    libraryScope,
    ingredientBag,
    names,
    category,
    tags,
    portions,
    co2PerPortion,
    weightPerPortion,
    level,
    diet,
    complete: coverage.complete,
    updatedAt,
    deletedAt,
    allergens: allergens.contains,
    mayContain: allergens.mayContain,
    allergensUnknown: allergens.unknown,
  };
}
