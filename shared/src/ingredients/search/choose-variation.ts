import type { NameLanguage } from '../../kernel/language.ts';
import type { IngredientRecord, VariationRecord } from '../food-data-release.ts';
import type { Facets } from './facets.ts';
import { fold, foldedWords } from './fold.ts';
import type { SearchQuery } from './read-query.ts';
import { stem } from './stem.ts';

interface Spoken {
  language: NameLanguage;
  facets: Facets;
}

/** Variations with what the words ask for first; without such words the default stays first. */
export function rankVariations(ingredient: IngredientRecord, queries: readonly SearchQuery[], spoken: Spoken): VariationRecord[] {
  const { language } = spoken;
  const states = new Set(
    queries.flatMap(({ facets }) => facets.flatMap(({ facet }) => (facet.kind === 'state' ? facet.ids : []))),
  );
  const own = new Set(
    ingredient.names[language].slice(0, 2).flatMap((name) => foldedWords(fold(name)).map((word) => stem(word, language))),
  );
  const stems = queries.flatMap(({ terms }) => terms.map((term) => stem(term.word, language)));
  const asked = {
    states,
    stems: new Set(stems.filter((word) => !own.has(word))),
    percent: queries.flatMap((query) => query.percents)[0],
  };
  return ingredient.variations
    .map((variation, position) => ({ variation, position, score: scoreVariation(variation, asked, spoken) }))
    .toSorted((a, b) => b.score - a.score || a.position - b.position)
    .map(({ variation }) => variation);
}

interface Asked {
  states: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  percent: number | undefined;
}

/** A label that says more than was asked ("frozen, chopped" for "chopped") is another state, and loses to the default. */
function scoreVariation(variation: VariationRecord, { states, stems, percent }: Asked, { language, facets }: Spoken): number {
  const label = variation.names ? foldedWords(fold(variation.names[language])) : [];
  const words = label.filter((word) => /^[a-z]{3,}$/.test(word));
  const said = words.filter((word) => stems.has(stem(word, language)));
  let score = states.has(variation.stateId) ? 2 : 0;
  if (said.length > 0) {
    const unsaid = words.filter((word) => !said.includes(word));
    score += 1.2 * said.length - unsaid.reduce((sum, word) => sum + (facets.statesOf(word) ? 1.5 : 0.1), 0);
  }
  const own = label.find((word) => word.endsWith('%'));
  // The nearest fat content, when one is asked for: 12 % mince is the 10 % one.
  if (own && percent !== undefined) score += Math.max(0, 3 - Math.abs(Number.parseFloat(own) - percent) * 0.25);
  return score;
}
