import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { MatchCandidate } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { ingredientName, variationName } from '@plateprint/shared/ingredients/name-in.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import {
  type FormerDecision,
  isMappingComplete,
  type MappedIngredient,
  type MappingDecision,
} from '@plateprint/shared/mapper/mapped-ingredient.ts';
import { authorName } from '../../access/author-name.ts';
import { namesOf } from './map-names.ts';
import type { ListedName } from '../mapper-list-store.ts';
import type { StoredCandidate } from '../weigh-name.ts';

/** A name as it is kept, with the names of foods in a language; its own when none is asked for. */
export function presentName(foodData: FoodData, row: ListedName, asked: Language | undefined): MappedIngredient {
  const language = asked ?? (row.language as Language);
  const decision: MappingDecision = {
    ingredientId: row.ingredient_id,
    variationId: row.variation_id,
    categoryId: row.category_id,
    origin_iso: row.origin_iso,
    organic: row.organic,
    notFood: row.not_food,
  };
  const named = namesOf(foodData, decision, language);
  const candidates = candidatesOf(foodData, row.candidates as StoredCandidate[], language);
  return {
    id: row.id,
    externalId: row.external_id,
    name: row.name,
    ...named,
    ...decision,
    language_iso: row.language as Language,
    complete: isMappingComplete({ name: row.name, ...named, ...decision }),
    suggestedIngredient: candidates[0] ?? null,
    candidates,
    sources: { reports: row.reports, recipes: row.recipes, programs: row.programs },
    rows: row.rows,
    weight: row.weight,
    weightGuessed: row.weight_guessed,
    money: row.money,
    atStake: row.at_stake,
    decidedBy: authorName(row),
    decidedAt: row.decided_at?.toISOString() ?? null,
    former: formerOf(foodData, row, language),
  };
}

function candidatesOf(foodData: FoodData, kept: readonly StoredCandidate[], language: Language): MatchCandidate[] {
  return kept.flatMap(({ ingredientId, variationId, confidence }) => {
    const found = foodData.variation(variationId);
    if (!found) return [];
    const named = {
      ingredientName: ingredientName(found.ingredient, language),
      variationName: variationName(foodData.release, found.variation, language),
    };
    return [{ ingredientId, variationId, ...named, confidence }];
  });
}

type Former = Pick<ListedName, 'former' | 'former_at' | 'former_firstname' | 'former_lastname' | 'former_integration'>;

/** A decision that another took the place of; null when there was none. */
export function formerOf(foodData: FoodData, row: Former, language: Language): FormerDecision | null {
  if (row.former === null || row.former_at === null) return null;
  const decision = row.former as MappingDecision;
  return {
    ...decision,
    ...namesOf(foodData, decision, language),
    decidedBy: authorName({
      firstname: row.former_firstname,
      lastname: row.former_lastname,
      integration_name: row.former_integration,
    }),
    decidedAt: row.former_at.toISOString(),
  };
}
