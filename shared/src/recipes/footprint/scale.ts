import type { RecipeDraft } from '../model/recipe.ts';
import { FEWEST_PORTIONS, LARGEST_AMOUNT } from '../model/recipe.ts';

type Scalable = Pick<RecipeDraft, 'ingredients' | 'customIngredients' | 'portions'>;

/** The draft for another number of portions; null for a number that nobody can cook. */
export function scaledToPortions<D extends Scalable>(draft: D, portions: number): D | null {
  if (!(portions >= FEWEST_PORTIONS) || !Number.isFinite(portions) || !(draft.portions > 0)) return null;
  const scaled = scaledBy(draft, portions / draft.portions);
  return scaled && { ...scaled, portions };
}

/**
 * The draft as far as one ingredient reaches: its line gets the amount, in its own unit, and all else follows.
 * Null where the line has no amount to start from.
 */
export function scaledToLine<D extends Scalable>(draft: D, lineId: string, amount: number): D | null {
  const now =
    draft.ingredients.find(({ _id }) => _id === lineId)?.amount ??
    draft.customIngredients.find(({ _id }) => _id === lineId)?.weight ??
    null;
  if (now === null || !(now > 0) || !(amount > 0)) return null;
  const scaled = scaledBy(draft, amount / now);
  return scaled && { ...scaled, portions: tidy(draft.portions * (amount / now)) };
}

function scaledBy<D extends Scalable>(draft: D, times: number): D | null {
  const scaled = {
    ...draft,
    ingredients: draft.ingredients.map((line) => ({ ...line, amount: line.amount === null ? null : tidy(line.amount * times) })),
    customIngredients: draft.customIngredients.map((custom) => ({
      ...custom,
      weight: custom.weight === null ? null : tidy(custom.weight * times),
    })),
  };
  const amounts = [...scaled.ingredients.map(({ amount }) => amount), ...scaled.customIngredients.map(({ weight }) => weight)];
  return amounts.every((amount) => amount === null || amount <= LARGEST_AMOUNT) ? scaled : null;
}

/** 0.30000000000000004 is 0.3. */
function tidy(amount: number): number {
  return Number(amount.toPrecision(9));
}
