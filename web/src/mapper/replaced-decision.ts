import type { FormerDecision, MappedIngredient } from '@plateprint/shared/mapper/mapped-ingredient.ts';

interface AnsweredName {
  /** The names as they were shown when the answer was given. */
  names: readonly MappedIngredient[];
  /** When the answers were kept that were given on this page. */
  own: ReadonlySet<string>;
}

/**
 * The name whose decision by somebody else an answer replaced without the page knowing of it; null where none did. What was
 * taken back before, here or elsewhere, is no such decision.
 */
export function replacedDecision(
  kept: readonly MappedIngredient[],
  { names, own }: AnsweredName,
): { name: MappedIngredient; former: FormerDecision } | null {
  for (const name of kept) {
    const shown = names.find(({ id }) => id === name.id);
    const { former } = name;
    if (shown?.decidedAt !== null || !former || own.has(former.decidedAt)) continue;
    if (former.decidedAt !== shown.former?.decidedAt) return { name, former };
  }
  return null;
}
