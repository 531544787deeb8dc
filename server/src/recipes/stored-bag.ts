import type { BagDraft } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import { storedDraft } from './stored-recipe.ts';

/** A bag with its draft as JSON: nobody has taken it apart yet. */
export interface WrittenBag {
  id: string;
  draft: string;
}

export function readBags(written: readonly WrittenBag[]): ReadonlyMap<string, BagDraft> {
  return new Map(written.map(({ id, draft }) => [id, toBag(id, JSON.parse(draft))]));
}

/** A bag by its draft as it is stored. */
export function toBag(id: string, stored: unknown): BagDraft {
  const { names, ingredients, customIngredients, portions, allergens } = storedDraft(stored);
  return { id, names, ingredients, customIngredients, portions, allergens };
}
