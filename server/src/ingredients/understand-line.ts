import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { understandLines } from '@plateprint/shared/ingredients/ingredient-api.ts';
import type { IngredientPhrase } from '@plateprint/shared/ingredients/ingredient-phrase.ts';
import { lineAmount } from '@plateprint/shared/ingredients/line-amount.ts';
import { phraseTables } from '@plateprint/shared/ingredients/phrase/phrase-tables.ts';
import { LEAST_CONFIDENCE, SURE_CONFIDENCE } from '@plateprint/shared/ingredients/search/confidence.ts';
import type {
  FoundIngredient,
  IngredientSearch,
  SearchOptions,
} from '@plateprint/shared/ingredients/search/ingredient-search.ts';
import { parseLine } from '@plateprint/shared/ingredients/phrase/parse-line.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/endpoint.ts';
import { nameLanguageOf, type Language } from '@plateprint/shared/kernel/language.ts';
import { toNameMatch } from './present-match.ts';
import { searchOf } from './search-of.ts';

/** A name that the data has, word for word. */
const WHOLE_NAME = 0.98;

type UnderstoodLine = ReplyOf<typeof understandLines>['items'][number];

/** Parses a line and matches its name; the note and the kind of pack choose the variation. */
export function understandLine(foodData: FoodData, input: string, language: Language): UnderstoodLine {
  const phrase = parseLine(input, language);
  const found = phrase.heading ? [] : findNamed(foodData, phrase, language);
  const match = toNameMatch(foodData, phrase.name, found, language);
  const ingredient = match.ingredientId === null ? null : foodData.ingredient(match.ingredientId);
  return { input, phrase, match, ...lineAmount(phrase, ingredient, language) };
}

/** "1 can tomatoes" are canned tomatoes, whether the food data keeps them as a variation or as an ingredient of their own. */
function findNamed(foodData: FoodData, phrase: IngredientPhrase, language: Language): FoundIngredient[] {
  const search = searchOf(foodData);
  const canned = isCanned(phrase, language) ? foodData.release.states.find(({ id }) => id === 'canned') : undefined;
  const words = canned?.words[nameLanguageOf(language)] ?? [];
  const hints = [phrase.note, phrase.unitText, words[0]].filter((hint) => hint).join(' ');
  const found = findFirst(search, phrase, { language, limit: 5, hints });
  const best = found[0];
  if (!best || best.variations.some(({ stateId }) => stateId === 'canned')) return found;
  for (const word of words) {
    const inCans = search.find(`${phrase.name} ${word}`, { language, limit: 5, hints });
    const first = inCans[0];
    if (first && first.ingredient !== best.ingredient && first.confidence >= best.confidence * 0.85) return inCans;
  }
  return found;
}

/** "Lamb or beef stock" is lamb stock, "oliv- eller rapsolja" olivolja; of "salt and pepper" the first is answered, less surely. */
function findFirst(search: IngredientSearch, { name, note }: IngredientPhrase, options: SearchOptions): FoundIngredient[] {
  const found = search.find(name, options);
  const { or, starts } = phraseTables(nameLanguageOf(options.language));
  const alternative = or.exec(` ${note ?? ''} `);
  const others = alternative?.index === 0 ? (note ?? '').slice(alternative[0].length - 1).split(/[\s,]+/u) : [];
  const hanging = /^(.+)-\s+\S+\s+(\S{5,})$/u.exec(name);
  const wholes = hanging
    ? [...(hanging[2] ?? '')].map((_, at) => `${hanging[1]}${(hanging[2] ?? '').slice(at)}`).slice(2, -2)
    : others.length === 2 && !name.includes(' ')
      ? [`${name} ${others[1]}`]
      : [];
  for (const whole of wholes) {
    const answer = search.find(whole, { ...options, limit: 5 });
    if ((answer[0]?.confidence ?? 0) >= WHOLE_NAME) return answer;
  }
  if ((found[0]?.confidence ?? 0) >= SURE_CONFIDENCE) return found;
  const words = name.split(' ');
  const and = words.findIndex((word, at) => at > 0 && at < words.length - 1 && starts.and.test(word));
  if (and < 0) return found;
  const first = search.find(words.slice(0, and).join(' '), options);
  return (first[0]?.confidence ?? 0) > (found[0]?.confidence ?? 0)
    ? first.map((each) => ({ ...each, confidence: Math.min(each.confidence, LEAST_CONFIDENCE) }))
    : found;
}

function isCanned({ unit, note }: IngredientPhrase, language: Language): boolean {
  if (unit === 'can') return true;
  const { unitOf } = phraseTables(nameLanguageOf(language));
  return (note ?? '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => unitOf.get(word) === 'can');
}
