import { compareRecipes } from '@plateprint/shared/recipes/api/recipe-compare-api.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { HandlerInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import {
  createRecipe,
  deleteRecipe,
  listRecipes,
  readRecipe,
  restoreRecipe,
  updateRecipe,
} from '@plateprint/shared/recipes/api/recipe-api.ts';
import { bulkDeleteRecipes, bulkRestoreRecipes, bulkUpdateRecipes } from '@plateprint/shared/recipes/api/recipe-bulk-api.ts';
import { listIngredientBags, readIngredientBags } from '@plateprint/shared/recipes/api/ingredient-bag-api.ts';
import {
  listRecipeVersions,
  readRecipeVersion,
  type RecipeVersion,
  restoreRecipeVersion,
} from '@plateprint/shared/recipes/api/recipe-version-api.ts';
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
    const { co2PerPortion, co2PerPortionWithoutLandUseChange, weightPerPortion, level, weight } = footprint;
    const saved = {
      names: draft.names,
      portions: draft.portions,
      co2PerPortion,
      co2PerPortionWithoutLandUseChange,
      weightPerPortion,
      level,
    };
    const recipe: Recipe = {
      ...draft,
      id,
      restaurantId: KITCHEN.id,
      consumption: 'SE',
      version,
      co2: footprint.co2?.value ?? null,
      co2WithoutLandUseChange: footprint.co2WithoutLandUseChange?.value ?? null,
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
  const shelf: Shelf = { find, move, save: (id, draft) => save(id, draft, ME) };
  for (const [at, draft] of drafts.entries()) save(`recipe-${at}`, draft, ME);
  return {
    saveElsewhere: (id, differs) =>
      void save(id, { ...RecipeDraft.parse(find(id).recipe), ...differs }, { firstname: 'Kim', lastname: 'Newcomer' }),
    all: () => [...stored.values()].map(({ recipe }) => recipe),
    answers: [
      ...emptyKitchen(),
      answer(listRecipes, ({ query }) => ({
        items: sorted([...stored.values()].filter((each) => isListed(each, query)).map(summaryOf), query),
        next: null,
      })),
      answer(listIngredientBags, ({ query: { search = '' } }) => ({
        items: [...stored.values()].filter((each) => each.recipe.ingredientBag && isListed(each, { search })).map(summaryOf),
        next: null,
      })),
      answer(readIngredientBags, ({ body: { ids } }) => ({
        items: ids.map((id) => ({ ...find(id).recipe, holds: [] })),
        foodDataVersion: '2026.5',
      })),
      answer(readRecipe, ({ params }) => find(params.id).recipe),
      answer(createRecipe, ({ body }) => save(`recipe-${stored.size}`, RecipeDraft.parse(body), ME)),
      answer(updateRecipe, ({ body: { id, version, ...draft } }) => {
        if (version !== undefined && version !== find(id).recipe.version) return new AppError('changed_meanwhile');
        return save(id, draft, ME);
      }),
      ...versionAnswers(shelf),
      ...bulkAnswers(shelf),
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

interface Shelf {
  find: (id: string) => Stored;
  /** As the person who is signed in. */
  save: (id: string, draft: RecipeDraft) => Recipe;
  move: (ids: readonly string[], deletedAt: string | null) => void;
}

function versionAnswers({ find, save }: Shelf): Answer[] {
  return [
    answer(listRecipeVersions, ({ params }) => ({ items: find(params.id).versions.toReversed(), next: null })),
    answer(compareRecipes, { difference: null }),
    answer(readRecipeVersion, ({ params }) => {
      const found = find(params.id).versions.find(({ version }) => version === params.version);
      return found ?? new AppError('not_found');
    }),
    answer(restoreRecipeVersion, ({ params: { id, version } }) => {
      const former = find(id).versions.find((each) => each.version === version);
      return former ? { id, version: save(id, former.draft).version } : new AppError('not_found');
    }),
  ];
}

function bulkAnswers({ find, save, move }: Shelf): Answer[] {
  return [
    answer(bulkUpdateRecipes, ({ body: { ids, changes } }) => ({
      items: ids.map((id) => {
        const { addTags: _, removeTags: __, ...differs } = changes;
        const { version } = save(id, { ...RecipeDraft.parse(find(id).recipe), ...differs });
        return { id, problem: null, version };
      }),
    })),
    answer(bulkDeleteRecipes, ({ body: { ids } }) => {
      move(ids, SAVED_AT);
      return { items: ids.map((id) => ({ id, problem: null, version: find(id).recipe.version })) };
    }),
    answer(bulkRestoreRecipes, ({ body: { ids } }) => {
      move(ids, null);
      return { items: ids.map((id) => ({ id, problem: null, version: find(id).recipe.version })) };
    }),
  ];
}

type Query = Partial<HandlerInput<typeof listRecipes>['query']>;

const nameOf = ({ names }: RecipeSummary): string => names[0]?.name ?? '';

/** By name as the list asks for it; else as they are. */
function sorted(summaries: RecipeSummary[], { sort, reverse }: Query): RecipeSummary[] {
  if (sort !== 'name') return summaries;
  const byName = summaries.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  return reverse === 'true' ? byName.toReversed() : byName;
}

function isListed({ recipe, deletedAt }: Stored, query: Query): boolean {
  if ((deletedAt !== null) !== (query.bin === 'true')) return false;
  if (query.diet !== undefined && recipe.footprint.diet !== query.diet) return false;
  if (query.category !== undefined && recipe.category !== query.category) return false;
  const search = (query.search ?? '').toLowerCase();
  return recipe.names.some(({ name }) => name.toLowerCase().includes(search));
}

function summaryOf({ recipe, deletedAt }: Stored): RecipeSummary {
  const { id, restaurantId, libraryScope, ingredientBag = false, names, category, tags, portions, updatedAt } = recipe;
  const { co2PerPortion, co2PerPortionWithoutLandUseChange, weightPerPortion, level, coverage, diet, allergens } =
    recipe.footprint;
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
    co2PerPortionWithoutLandUseChange,
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
