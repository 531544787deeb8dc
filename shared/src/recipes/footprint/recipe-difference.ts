import type { ComparedSide } from '../../footprint/difference/compared-side.ts';
import { addedParts, type FoodPart } from '../../footprint/difference/food-part.ts';
import { type SaidDifference, saidDifference } from '../../footprint/difference/said-difference.ts';
import { scaled } from '../../footprint/uncertainty.ts';
import { isBlankLine } from '../model/ingredient-line.ts';
import { draftFootprint, factsOfLine, type Pantry } from './draft-footprint.ts';
import { countedCustomIngredient, countedLine } from './line-footprint.ts';
import type { RecipeContent } from './recipe-footprint.ts';

interface CountedDraft {
  pantry: Pantry;
  draft: RecipeContent;
}

/**
 * A portion of a dish against one of another, or of the same before it was changed: what both have of a food is off by the same.
 * Null where one of them counts too little for a letter.
 */
export function differenceOfDrafts(before: CountedDraft, after: CountedDraft): SaidDifference | null {
  const [a, b] = [sideOfDraft(before), sideOfDraft(after)];
  return a && b && saidDifference(a, b);
}

function sideOfDraft({ pantry, draft }: CountedDraft): ComparedSide | null {
  const { coverage, level } = draftFootprint(pantry, draft);
  if (level === null) return null;
  const share = coverage.ofExpected ?? coverage.byWeight;
  const lacks = JSON.stringify(draft.ingredients.filter((line) => foodsOfLine(pantry, line).length === 0).map(({ _id }) => _id));
  return {
    parts: addedParts(foodsOfDraft(pantry, draft)),
    per: draft.portions,
    coverage: { share, of: `lines ${lacks}` },
    amounts: 'typed',
  };
}

/** The foods of a whole recipe, its bags taken apart. */
function foodsOfDraft(pantry: Pantry, draft: RecipeContent, above: readonly string[] = []): FoodPart[] {
  const custom = draft.customIngredients.flatMap((each): FoodPart[] => {
    const { co2, group } = countedCustomIngredient(each);
    return co2 === null ? [] : [{ food: group, supply: '', co2, supplyRange: { low: co2.value, high: co2.value } }];
  });
  return [...draft.ingredients.flatMap((line) => foodsOfLine(pantry, line, above)), ...custom];
}

function foodsOfLine(pantry: Pantry, line: RecipeContent['ingredients'][number], above: readonly string[] = []): FoodPart[] {
  if (isBlankLine(line)) return [];
  const facts = factsOfLine(pantry, line);
  const { co2, grams, group } = countedLine(line, facts);
  if (co2 === null || grams === null) return [];
  const bag = line.bagId ? pantry.bags.get(line.bagId) : undefined;
  if (bag && !above.includes(bag.id)) {
    const { weight } = draftFootprint(pantry, bag);
    return weight > 0 ? foodsOfDraft(pantry, bag, [...above, bag.id]).map((part) => times(part, grams / weight)) : [];
  }
  const { place = '', low = 1, high = 1 } = facts?.factor?.unknownOrigin ?? {};
  return [{ food: group, supply: place, co2, supplyRange: { low: co2.value * low, high: co2.value * high } }];
}

function times({ co2, supplyRange, ...part }: FoodPart, by: number): FoodPart {
  return { ...part, co2: scaled(co2, by), supplyRange: { low: supplyRange.low * by, high: supplyRange.high * by } };
}
