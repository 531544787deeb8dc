import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import {
  contentToSign,
  mayBeGlutenFree,
  type SignOffKind,
  withSignOffs,
} from '@plateprint/shared/recipes/allergens/allergen-sign-off.ts';
import { bagIdsOf, factsOfLine } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import { linesToRead } from '@plateprint/shared/recipes/footprint/open-lines.ts';
import type { Recipe } from '@plateprint/shared/recipes/model/recipe.ts';
import { audit } from '../../access/audit.ts';
import type { Services } from '../../platform/services.ts';
import { bagsWithin } from '../bag-store.ts';
import { lockedRecipe, lockRecipes, type OwnedRecipe } from '../recipe-store.ts';
import { pantryOf } from '../figures/calculate-recipe.ts';
import { endSignOff, keepSignOff, standingSignOffs } from '../sign-off-store.ts';

type Keeping = Pick<Services, 'database' | 'clock'>;

interface Signing {
  kept: OwnedRecipe;
  kind: SignOffKind;
  version: number;
  /** The lines that the person says to have read. */
  linesRead: readonly string[];
  /** Open allergens that the person says not to be among the ingredients. */
  notAmong: readonly Allergen[];
}

/** A person answers for a recipe's allergens, as it is kept now. @throws changed_meanwhile, contains_gluten, lines_not_read, allergens_not_answered */
export async function signOff(
  { database, clock, foodData }: Keeping & Pick<Services, 'foodData'>,
  actor: Actor,
  { kept, kind, version, linesRead, notAmong }: Signing,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { recipe, restaurant } = await lockedRecipe(transaction, actor, kept.recipe.id);
    if (recipe.version !== version) throw new AppError('changed_meanwhile');
    const place = { id: recipe.id, organizationId: restaurant.organizationId };
    const standing = await standingSignOffs(transaction, place.organizationId, [recipe.id]);
    const { allergens } = recipe.footprint;
    if (kind === 'gluten_free' && !mayBeGlutenFree(withSignOffs(allergens, standing.get(recipe.id))))
      throw new AppError('contains_gluten');
    if (kind === 'allergens') {
      const open = await linesToBeRead({ database: transaction, foodData }, { recipe, restaurant });
      if (open.some((id) => !linesRead.includes(id))) throw new AppError('lines_not_read');
      if (allergens.unknown.some((each) => !notAmong.includes(each))) throw new AppError('allergens_not_answered');
    }
    const { foodDataVersion } = recipe;
    const { contains, mayContain, unknown } = allergens;
    const signed = contentToSign({ contains, mayContain, unknown }, { version, foodDataVersion, lines: linesOf(recipe) });
    const at = clock();
    await keepSignOff(transaction, place, { kind, signed, by: actor.userId, at });
    await audit(transaction, {
      action: kind === 'allergens' ? 'allergens_signed' : 'gluten_free_signed',
      at,
      by: actor,
      thing: { kind: 'recipe', id: recipe.id, name: nameOf(recipe) },
      organizationId: place.organizationId,
      after: { allergens: signed.bySignature },
    });
  });
}

/** The same rule as the dialog's: what nobody understood, and what leaves something open. */
async function linesToBeRead(
  { database, foodData }: Pick<Services, 'database' | 'foodData'>,
  { recipe, restaurant: { organizationId } }: OwnedRecipe,
): Promise<string[]> {
  const bags = await bagsWithin(database, [organizationId], bagIdsOf(recipe));
  const pantry = pantryOf(foodData, recipe, recipe.consumption, bags);
  const facts = recipe.ingredients.map((line) => factsOfLine(pantry, line));
  const { notUnderstood, toRead } = linesToRead(recipe, facts, recipe.footprint.allergens.unknown);
  return [...notUnderstood, ...toRead.map(({ lineId }) => lineId)];
}

/** Somebody takes back what stands signed; of nothing that stands nothing is written. */
export async function withdraw(
  { database, clock }: Keeping,
  actor: Actor,
  { kept, kind }: { kept: OwnedRecipe; kind: SignOffKind },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { recipe, restaurant } = kept;
    const { organizationId } = restaurant;
    await lockRecipes(transaction, [recipe.id]);
    const at = clock();
    if (!(await endSignOff(transaction, { id: recipe.id, organizationId }, { kind, at }))) return;
    await audit(transaction, {
      action: kind === 'allergens' ? 'allergens_withdrawn' : 'gluten_free_withdrawn',
      at,
      by: actor,
      thing: { kind: 'recipe', id: recipe.id, name: nameOf(recipe) },
      organizationId,
    });
  });
}

function linesOf({ ingredients, customIngredients }: Recipe): string[] {
  const written = [...ingredients.map((line) => line.inputIngredient), ...customIngredients.map(({ name }) => name)];
  return written.map((line) => line.trim()).filter((line) => !isBlank(line));
}

export function nameOf({ names }: Recipe): string {
  return names.find(({ name }) => !isBlank(name))?.name ?? '';
}
