import type { Allergen } from '../../ingredients/allergen.ts';
import { toGrams } from '../../units/to-grams.ts';
import { type BagDraft, factsOfLine, type Pantry } from '../footprint/draft-footprint.ts';
import type { LineFacts } from '../footprint/line-footprint.ts';
import type { RecipeContent } from '../footprint/recipe-footprint.ts';
import { isBlankLine } from '../model/ingredient-line.ts';
import { ownAllergens } from '../model/own-allergens.ts';
import type { IngredientLine } from '../model/recipe.ts';

/** Why a label is a draft as long as an ingredient is so. */
export type LabelGap = 'not_understood' | 'compound' | 'no_weight';

/** One ingredient as it went into the dish, out of whichever base recipe. */
export interface LabelIngredient {
  /** The id of its ingredient, or its text where nobody understood it. */
  ingredient: string | null;
  written: string;
  /** Grams as weighed in, without peel and bones; null where nobody knows. */
  grams: number | null;
  contains: Allergen[];
  mayContain: Allergen[];
  gap: LabelGap | null;
}

/** The ingredients of a dish with those of its base recipes, each once, by falling weight; of those without one nobody knows the place. */
export function labelIngredients(pantry: Pantry, draft: RecipeContent): LabelIngredient[] {
  const merged = new Map<string, LabelIngredient>();
  for (const each of flattened(pantry, draft, { factor: 1, within: new Set() })) {
    const key = each.ingredient ?? `written ${each.written.toLowerCase()}`;
    const former = merged.get(key);
    merged.set(key, former ? together(former, each) : each);
  }
  return [...merged.values()].toSorted((one, other) => (other.grams ?? -1) - (one.grams ?? -1));
}

interface Depth {
  /** How much of a base recipe goes in; null where nobody knows. */
  factor: number | null;
  /** The bases around, so that a circle ends. */
  within: ReadonlySet<string>;
}

function flattened(pantry: Pantry, draft: RecipeContent, { factor, within }: Depth): LabelIngredient[] {
  const lines = draft.ingredients.filter((line) => !isBlankLine(line));
  return [
    ...lines.flatMap((line) => {
      const facts = factsOfLine(pantry, line);
      const grams = gramsOf(line, facts);
      const bag = line.bagId && !within.has(line.bagId) ? pantry.bags.get(line.bagId) : undefined;
      if (bag) {
        const weight = weightOf(pantry, bag);
        const share = grams === null || weight === null || factor === null ? null : (factor * grams) / weight;
        return flattened(pantry, bag, { factor: share, within: new Set([...within, bag.id]) });
      }
      const eaten = grams === null || factor === null ? null : grams * factor * (facts?.edibleShare ?? 1);
      return [ingredientOf(line, facts, eaten)];
    }),
    ...draft.customIngredients.map((own): LabelIngredient => {
      const { contains, mayContain, unknown } = ownAllergens(own);
      const grams = own.weight === null || factor === null ? null : own.weight * factor;
      const gap = unknown.length > 0 ? 'compound' : grams === null ? 'no_weight' : null;
      return { ingredient: null, written: own.name.trim(), grams, contains, mayContain, gap };
    }),
  ];
}

function ingredientOf(line: IngredientLine, facts: LineFacts | null, grams: number | null): LabelIngredient {
  const { contains = [], mayContain = [], unknown = [] } = facts?.allergens ?? {};
  const isUnderstood = facts !== null && line.ingredient !== null;
  const gap = !isUnderstood ? 'not_understood' : unknown.length > 0 ? 'compound' : grams === null ? 'no_weight' : null;
  return { ingredient: line.ingredient, written: line.inputIngredient.trim(), grams, contains, mayContain, gap };
}

function together(one: LabelIngredient, other: LabelIngredient): LabelIngredient {
  return {
    ...one,
    grams: one.grams === null || other.grams === null ? null : one.grams + other.grams,
    contains: [...new Set([...one.contains, ...other.contains])],
    mayContain: [...new Set([...one.mayContain, ...other.mayContain])],
    gap: one.gap ?? other.gap,
  };
}

function gramsOf({ amount, unit, pieceGrams }: IngredientLine, facts: LineFacts | null): number | null {
  if (amount === null || unit === null) return null;
  return toGrams({ amount, unit, pieceGrams }, facts ?? { density: null, pieces: {} }).grams;
}

/** Grams of a whole base recipe; null while a line of it has none. */
function weightOf(pantry: Pantry, bag: BagDraft): number | null {
  let weight = 0;
  for (const line of bag.ingredients.filter((each) => !isBlankLine(each))) {
    const grams = gramsOf(line, factsOfLine(pantry, line));
    if (grams === null) return null;
    weight += grams;
  }
  for (const own of bag.customIngredients) {
    if (own.weight === null) return null;
    weight += own.weight;
  }
  return weight > 0 ? weight : null;
}
