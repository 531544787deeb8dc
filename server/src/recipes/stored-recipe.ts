import { AllergenStatement } from '@plateprint/shared/recipes/allergens/allergen-statement.ts';
import { type CustomIngredient, RecipeDraft, type RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { storedAllergens } from '@plateprint/shared/recipes/allergens/stored-allergens.ts';
import * as z from 'zod/mini';
import { fromWire, toWire } from '@plateprint/shared/kernel/api/wire-name.ts';

const Statements = z.array(AllergenStatement);

/** Figures as stored, with their allergens derived again: a former version claimed more than it knew. */
export function storedFootprint(stored: unknown): RecipeFootprint {
  const footprint = stored as RecipeFootprint;
  return {
    ...footprint,
    // Figures from before the split was stored have none.
    co2WithoutLandUseChange: footprint.co2WithoutLandUseChange ?? null,
    co2PerPortionWithoutLandUseChange: footprint.co2PerPortionWithoutLandUseChange ?? null,
    lines: footprint.lines.map((line) => ({ ...line, co2WithoutLandUseChange: line.co2WithoutLandUseChange ?? null })),
    allergens: storedAllergens(footprint.allergens),
  };
}

/** A draft as it is stored, with what people stated of allergens in the words of now. */
export function storedDraft(stored: unknown): RecipeDraft {
  const draft = fromWire(RecipeDraft, stored) as RecipeDraft;
  const { customIngredients } = draft;
  return {
    ...draft,
    allergens: Statements.parse(draft.allergens),
    // An ingredient of before they could be stated has none.
    customIngredients: customIngredients.map((own): CustomIngredient =>
      own.allergens ? { ...own, allergens: Statements.parse(own.allergens) } : own,
    ),
  };
}

/** What is stored of a draft: it has the names of the wire, as programs of former versions beside this one read it. */
export function storedAs(draft: RecipeDraft): string {
  return JSON.stringify(toWire(RecipeDraft, draft));
}
