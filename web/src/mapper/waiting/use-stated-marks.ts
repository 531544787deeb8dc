import type { MappedIngredient } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { mapNames } from '@plateprint/shared/mapper/mapper-api.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { type Marks, NO_MARKS } from '../answer.ts';

/** Origin and organic as the name itself states them, and whether it reads like napkins. */
export function useStatedMarks(name: MappedIngredient): { marks: Marks; looksLikeNoFood: boolean } {
  const names = [{ name: name.name, externalId: name.externalId }];
  const { data } = useRead(mapNames, { body: { language_iso: name.language_iso, names } }, { staleTime: Infinity });
  const match = data?.items[0];
  if (!match) return { marks: NO_MARKS, looksLikeNoFood: false };
  // A name that says nothing of organic does not say that it is not.
  return {
    marks: { origin_iso: match.origin_iso, organic: match.organic ? true : null },
    looksLikeNoFood: match.looksLikeNoFood,
  };
}
