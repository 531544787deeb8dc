import type { MappedIngredient, MappedName } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { mapNames } from '@plateprint/shared/mapper/mapper-api.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { type Marks, NO_MARKS } from '../answer.ts';

/** Origin and organic as the name itself states them, and whether it reads like napkins. */
export function useStatedMarks(name: MappedIngredient): { marks: Marks; looksLikeNoFood: boolean } {
  const [match] = useMatches([name]);
  if (!match) return { marks: NO_MARKS, looksLikeNoFood: false };
  return { marks: marksOf(match), looksLikeNoFood: match.looksLikeNoFood };
}

/** What each of several names of one language states itself; nothing while that is on its way. */
export function useMarksOfSimilar(names: readonly MappedIngredient[]): (name: MappedIngredient) => Marks {
  const matches = useMatches(names);
  const stated = new Map(names.flatMap(({ id }, at) => (matches[at] ? [[id, marksOf(matches[at])] as const] : [])));
  return ({ id }) => stated.get(id) ?? NO_MARKS;
}

function useMatches(of: readonly MappedIngredient[]): readonly Pick<MappedName, 'origin_iso' | 'organic' | 'looksLikeNoFood'>[] {
  const names = of.map(({ name, externalId }) => ({ name, externalId }));
  const body = { language_iso: of[0]?.language_iso ?? ('en_gb' as const), names };
  const { data } = useRead(mapNames, { body }, { enabled: of.length > 0, staleTime: Infinity });
  return data?.items ?? [];
}

/** A name that says nothing of organic does not say that it is not. */
function marksOf({ origin_iso, organic }: Pick<MappedName, 'origin_iso' | 'organic'>): Marks {
  return { origin_iso, organic: organic ? true : null };
}
