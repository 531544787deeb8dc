import type { NameLanguage } from '../../kernel/language.ts';
import type { IngredientRecord, VariationRecord } from '../food-data-release.ts';
import { fold, foldedWords } from './fold.ts';
import type { SearchQuery } from './read-query.ts';
import { stem } from './stem.ts';

/** Variations with what the words ask for first; without such words the default stays first. */
export function rankVariations(
  ingredient: IngredientRecord,
  queries: readonly SearchQuery[],
  language: NameLanguage,
): VariationRecord[] {
  const states = new Set(
    queries.flatMap(({ facets }) => facets.flatMap(({ facet }) => (facet.kind === 'state' ? facet.ids : []))),
  );
  const stems = new Set(queries.flatMap(({ terms }) => terms.map((term) => stem(term.word, language))));
  const percents = queries.flatMap((query) => query.percents);
  return ingredient.variations
    .map((variation, position) => ({
      variation,
      position,
      score: scoreVariation(variation, { states, stems, percents, language }),
    }))
    .toSorted((a, b) => b.score - a.score || a.position - b.position)
    .map(({ variation }) => variation);
}

interface Asked {
  states: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  percents: readonly number[];
  language: NameLanguage;
}

function scoreVariation(variation: VariationRecord, { states, stems, percents, language }: Asked): number {
  const label = variation.names ? foldedWords(fold(variation.names[language])) : [];
  let score = states.has(variation.stateId) ? 2 : 0;
  const words = label.filter((word) => /^[a-z]{3,}$/.test(word));
  const said = words.filter((word) => stems.has(stem(word, language))).length;
  if (said > 0) score += 2 * said - 0.1 * (words.length - said);
  const percent = label.find((word) => word.endsWith('%'));
  const asked = percents[0];
  // The nearest fat content, when one is asked for: 12 % mince is the 10 % one.
  if (percent && asked !== undefined) score += Math.max(0, 3 - Math.abs(Number.parseFloat(percent) - asked) * 0.25);
  return score;
}
