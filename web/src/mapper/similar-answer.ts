import type { MappedIngredient, MappingDecision } from '@plateprint/shared/mapper/mapped-ingredient.ts';
import type { Marks } from './answer.ts';

interface NameAndAnswer {
  name: Pick<MappedIngredient, 'candidates'>;
  decision: MappingDecision;
  /** Marks that the name which was asked about says itself. */
  stated: Marks;
}

/**
 * The answer to one name, for another that is like it and says `said` itself: the same food, in the state and with the origin and mark
 * of its own text. What a person chose by hand, against the text of the name that was asked about, holds for both.
 */
export function similarAnswer(
  other: Pick<MappedIngredient, 'candidates'>,
  { name, decision, stated }: NameAndAnswer,
  said: Marks,
): MappingDecision {
  const byHand = {
    origin_iso: decision.origin_iso === stated.origin_iso ? null : decision.origin_iso,
    organic: decision.organic === stated.organic ? null : decision.organic,
  };
  return {
    ...decision,
    variationId: ofText(name, decision) ? (kindOf(other, decision) ?? decision.variationId) : decision.variationId,
    origin_iso: said.origin_iso ?? byHand.origin_iso,
    organic: said.organic ?? byHand.organic,
  };
}

type Chosen = Pick<MappingDecision, 'ingredientId' | 'variationId'>;

/** The kind of the chosen food that a name's text fits best; null where it is none of its candidates. */
function kindOf({ candidates }: Pick<MappedIngredient, 'candidates'>, { ingredientId }: Chosen): string | null {
  return candidates.find((each) => each.ingredientId === ingredientId)?.variationId ?? null;
}

function ofText(name: Pick<MappedIngredient, 'candidates'>, decision: Chosen): boolean {
  return decision.variationId !== null && kindOf(name, decision) === decision.variationId;
}
