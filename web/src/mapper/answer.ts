import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { MappedIngredient, MappingDecision, MappingRecord } from '@plateprint/shared/mapper/mapped-ingredient.ts';

/** The food that a person chooses for a name, before origin and organic. */
export type Food = Pick<MappingDecision, 'ingredientId' | 'variationId' | 'categoryId' | 'notFood'>;

/** Marks beside the food, by the name or a person; null: nobody knows. */
export type Marks = Pick<MappingDecision, 'origin_iso' | 'organic'>;

export const NO_FOOD: Food = { ingredientId: null, variationId: null, categoryId: null, notFood: true };
export const NO_MARKS: Marks = { origin_iso: null, organic: null };
/** A decision for nothing takes the former back. */
export const TAKEN_BACK: MappingDecision = { ...NO_FOOD, ...NO_MARKS, notFood: false };

export function foodOf(candidate: { ingredientId: string; variationId: string }): Food {
  return { ingredientId: candidate.ingredientId, variationId: candidate.variationId, categoryId: null, notFood: false };
}

/** A name as far as an upsert needs it. */
export type NamedLine = Pick<MappedIngredient, 'name' | 'externalId'> & { language_iso: Language };

/** The record of an upsert, by the specification's names. */
export function recordOf({ name, externalId, language_iso }: NamedLine, decision: MappingDecision): MappingRecord {
  return {
    name,
    externalId,
    slvid: decision.ingredientId,
    variation_id: decision.variationId,
    category_id: decision.categoryId,
    origin_iso: decision.origin_iso,
    organic: decision.organic,
    not_food: decision.notFood,
    language_iso,
  };
}

export function decisionOf(name: MappingDecision): MappingDecision {
  const { ingredientId, variationId, categoryId, origin_iso, organic, notFood } = name;
  return { ingredientId, variationId, categoryId, origin_iso, organic, notFood };
}
