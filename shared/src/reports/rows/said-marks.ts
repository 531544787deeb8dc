import type { IngredientRow } from '../model/imported-row.ts';

/** What a name itself says beside its food: "Thailand", "eko". Null and false where it says nothing. */
export type SaidMarks = Pick<IngredientRow, 'originId' | 'organic'>;

/** The marks of a row whose name says these: those that its list has in columns of their own go before. */
export function withSaidMarks({ originId, organic }: SaidMarks, said: Partial<SaidMarks>): SaidMarks {
  return { originId: originId ?? said.originId ?? null, organic: organic || (said.organic ?? false) };
}
