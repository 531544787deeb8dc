import { createHash } from 'node:crypto';
import type { putOpenRecipes } from '@plateprint/shared/integrations/open/open-recipe-api.ts';
import type { OpenRecipeOutcome } from '@plateprint/shared/integrations/open/open-recipe.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { HandlerInput, ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayEditRecipe } from '@plateprint/shared/access/recipe-abilities.ts';
import { inSlices } from '../../../platform/slices/in-slices.ts';
import { calculateRecipe } from '../../../recipes/figures/calculate-recipe.ts';
import { type HomeRestaurant, locationOf } from '../../../recipes/recipe-store.ts';
import type { Kitchen } from '../../../recipes/actions/save-recipe.ts';
import { demandOfPlan } from '../../../access/demand.ts';
import { keepChunk, type StoredOutcome } from './keep-chunk.ts';
import { type RecipeOfBatch, type UnderstoodRecipe, understoodRecipe } from './open-draft.ts';
import { presentFootprint } from './present-open-recipe.ts';
import { presentLines } from './present-open-lines.ts';
import { understandOpenLines } from '../lines/understand-open-lines.ts';
import { storedAs } from '../../../recipes/stored-recipe.ts';

type Body = HandlerInput<typeof putOpenRecipes>['body'];

/** Recipes of one transaction: others that write to the same rows wait no longer than it takes. */
const CHUNK = 250;

/** Keeps or only calculates a batch; each recipe answers for itself, in the order that they were sent. */
export async function putRecipes(
  services: Kitchen,
  actor: Actor,
  restaurant: HomeRestaurant,
  { language, recipes, keep, lines: isAskedForLines, gone }: Body & { gone: AbortSignal },
): Promise<ReplyOf<typeof putOpenRecipes>> {
  if (keep) demandOfPlan(mayEditRecipe(actor, { libraryScope: 'restaurant' }, restaurant), actor, 'recipes', restaurant);
  const { foodData } = services;
  const lines = await understandOpenLines(services, {
    organizationId: restaurant.organizationId,
    language,
    recipes: recipes.map((recipe) => recipe.lines),
    signal: keep ? undefined : gone,
  });
  const read = await inSlices([...recipes.entries()], ([index, { externalId, ...sent }]): RecipeOfBatch | OpenRecipeOutcome => {
    try {
      const how = { lines: lines[index] ?? [], language, path: `recipes.${index}` };
      const understood = understoodRecipe(foodData, sent, how);
      return { ...understood, index, externalId, sentHash: hashOf(understood) };
    } catch (error) {
      if (error instanceof AppError) return refused({ index, externalId }, error);
      throw error;
    }
  });
  const understood = read.filter((each) => 'draft' in each);
  const kept = keep
    ? await keptInChunks(services, actor, restaurant, understood)
    : await calculated(services, restaurant, { recipes: understood, gone });
  const outcomes = await inSlices(kept, ({ id, outcome, recipe, figures, problem }): OpenRecipeOutcome => {
    const { index, externalId } = recipe;
    if (!figures) return refused({ index, externalId }, problem ?? new AppError('not_allowed'));
    const { draft, footprint, foodDataVersion } = figures;
    const consumption = locationOf(draft, restaurant);
    const how = outcome === 'unchanged' ? { language } : { language, understood: recipe.lines };
    return {
      index,
      externalId,
      id,
      outcome,
      footprint: presentFootprint(
        { draft, footprint },
        { emissionDatabase: draft.emissionDatabase, consumption, foodDataVersion },
      ),
      ...(isAskedForLines ? { lines: presentLines(foodData, { draft, footprint }, how) } : {}),
      problem: null,
      fields: [],
    };
  });
  const all = [...outcomes, ...read.filter((each) => 'outcome' in each)];
  return { items: all.toSorted((one, other) => one.index - other.index) };
}

async function keptInChunks(
  services: Kitchen,
  actor: Actor,
  restaurant: HomeRestaurant,
  recipes: readonly RecipeOfBatch[],
): Promise<StoredOutcome[]> {
  const kept: StoredOutcome[] = [];
  for (let from = 0; from < recipes.length; from += CHUNK)
    kept.push(...(await keepChunk(services, actor, restaurant, recipes.slice(from, from + CHUNK))));
  return kept;
}

async function calculated(
  { foodData }: Kitchen,
  restaurant: HomeRestaurant,
  { recipes, gone }: { recipes: readonly RecipeOfBatch[]; gone: AbortSignal },
): Promise<StoredOutcome[]> {
  const calculate = (recipe: RecipeOfBatch): StoredOutcome => {
    const { draft } = recipe;
    const footprint = calculateRecipe(foodData, draft, locationOf(draft, restaurant));
    return { id: null, outcome: 'calculated', recipe, figures: { draft, footprint, foodDataVersion: foodData.version } };
  };
  return inSlices(recipes, calculate, gone);
}

function refused({ index, externalId }: Pick<OpenRecipeOutcome, 'index' | 'externalId'>, problem: AppError): OpenRecipeOutcome {
  return {
    index,
    externalId,
    id: null,
    outcome: 'refused',
    footprint: null,
    problem: problem.code,
    fields: problem.fields.map((field) => ({ ...field })),
  };
}

/** Hash of a recipe as it was understood: it changes when somebody matches one of its names. */
function hashOf({ draft }: UnderstoodRecipe): Buffer {
  return createHash('sha256').update(storedAs(draft)).digest();
}
