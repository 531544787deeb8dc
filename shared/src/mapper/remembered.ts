import type { MappingDecision } from './mapped-ingredient.ts';

/** A person's decision about a name, with the article number it was met under (empty when there was none). */
export interface Remembered extends MappingDecision {
  externalId: string;
}

function isSame(a: MappingDecision, b: MappingDecision): boolean {
  return (
    a.ingredientId === b.ingredientId &&
    a.variationId === b.variationId &&
    a.categoryId === b.categoryId &&
    a.origin_iso === b.origin_iso &&
    a.organic === b.organic &&
    a.notFood === b.notFood
  );
}

/**
 * What is remembered of a name: by article number and name, else by the name without a number, else by the name under other
 * numbers when they all say the same. Two articles of one name that stand for different foods tell nothing of a third.
 */
export function rememberedAs<R extends Remembered>(ofName: readonly R[], externalId: string): R | null {
  const exact = ofName.find((known) => known.externalId === externalId) ?? ofName.find((known) => known.externalId === '');
  if (exact) return exact;
  const [first, ...others] = ofName;
  return first && others.every((other) => isSame(first, other)) ? first : null;
}
