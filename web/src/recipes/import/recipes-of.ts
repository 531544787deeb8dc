import type { ImportedRecipe } from '@plateprint/shared/recipes/import/imported-recipe.ts';
import type { SheetRecipes } from '@plateprint/shared/recipes/import/sheet-recipes.ts';
import type { WorkerClient } from '../../spreadsheets/worker/worker-client.ts';
import type { RecipeImportService } from './recipe-import-service.ts';

/** The recipes that the worker has read, part by part, and the rows that belong to none. */
export async function recipesOf(worker: WorkerClient<RecipeImportService>): Promise<SheetRecipes> {
  const recipes: ImportedRecipe[] = [];
  const leftRows = await worker.ask('recipes', undefined, (part) => recipes.push(...part));
  return { recipes, leftRows };
}
