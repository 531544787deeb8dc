import type { IngredientFacts } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { BagInUse } from '@plateprint/shared/recipes/footprint/bag-in-use.ts';
import { readIngredientBags } from '@plateprint/shared/recipes/api/ingredient-bag-api.ts';
import type { LineFacts } from '@plateprint/shared/recipes/footprint/line-footprint.ts';
import type { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { useMemo } from 'react';
import { useRead } from '../platform/api/use-read.ts';
import { type Place, useLineFacts } from '../ingredients/use-line-facts.ts';
import { later, useLater } from '../ui/opened/later.ts';

/** Of recipes with a base recipe in them. */
const FACTS_OF_BAG = later(async () => (await import('@plateprint/shared/recipes/footprint/ingredient-bag.ts')).factsOfBag);

export interface RecipeFacts {
  /** The facts of each line, in order. */
  facts: readonly (LineFacts | null)[];
  /** The food data's facts of each line, in order; null of a bag. */
  ingredients: readonly (IngredientFacts | null)[];
  bags: ReadonlyMap<string, BagInUse>;
  /** Figures of some lines are still on their way. */
  pending: boolean;
}

/** The facts of every line: of ingredients and categories by the food data, of bags at the place where they are eaten. */
export function useRecipeFacts(
  { ingredients: lines, emissionDatabase }: Pick<RecipeDraft, 'ingredients' | 'emissionDatabase'>,
  place: Place,
  restaurantId: string,
): RecipeFacts {
  const { facts: ingredients, pending } = useLineFacts(lines, place);
  const ids = useMemo(() => [...new Set(lines.flatMap(({ bagId }) => bagId ?? []))].toSorted(), [lines]);
  const read = useRead(
    readIngredientBags,
    { body: { ids, restaurantId, emissionDatabase } },
    { enabled: ids.length > 0, keepLast: true, staleTime: 30_000 },
  );
  const items = read.data?.items;
  const factsOf = useLater(FACTS_OF_BAG, ids.length > 0);
  const bags = useMemo(() => new Map((items ?? []).map((bag) => [bag.id, bag])), [items]);
  // The facts of a bag are made once: a row whose facts are the same object is not drawn again.
  const ofBags = useMemo(() => new Map(factsOf ? [...bags].map(([id, bag]) => [id, factsOf(bag)]) : []), [bags, factsOf]);
  const facts = lines.map(({ bagId }, row) => (bagId ? (ofBags.get(bagId) ?? null) : (ingredients[row] ?? null)));
  return { facts, ingredients, bags, pending: pending || (ids.length > 0 && (read.isPending || factsOf === null)) };
}
