import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { understandLines } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import type { IngredientPhrase } from '@plateprint/shared/ingredients/phrase/ingredient-phrase.ts';
import { UNMEASURED } from '@plateprint/shared/ingredients/food-measures.ts';
import { lineAmount } from '@plateprint/shared/ingredients/amount/line-amount.ts';
import { phraseTables } from '@plateprint/shared/ingredients/phrase/words/phrase-tables.ts';
import { toGrams } from '@plateprint/shared/units/to-grams.ts';
import { isCitrus, zestAndJuice } from '@plateprint/shared/ingredients/amount/zest-measures.ts';
import { moreInAnotherUnit, withMoreOfIt } from '@plateprint/shared/ingredients/amount/more-of-it.ts';
import { countsEachByComma, eachAtEnd, linesInOne } from '@plateprint/shared/ingredients/amount/kinds-of-one.ts';
import { partsOfLine } from '@plateprint/shared/ingredients/amount/parts-of-line.ts';
import { countedByComma } from '@plateprint/shared/ingredients/phrase/counted-by-comma.ts';
import { parseLine } from '@plateprint/shared/ingredients/phrase/parse-line.ts';
import { servesSeveral } from '@plateprint/shared/ingredients/phrase/serving-label.ts';
import { isDriedOtherwise } from '@plateprint/shared/ingredients/phrase/said-dried.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { withoutEnd } from '@plateprint/shared/kernel/reading/ends.ts';
import { nameLanguageOf, type Language } from '@plateprint/shared/kernel/language.ts';
import { labelledOrBehind, phraseBehindLabel } from './behind-label.ts';
import { withCountBehind } from './count-behind.ts';
import { findNamed } from './find-named.ts';
import { WHOLE_NAME } from './find-noted.ts';
import { asFilled, measuresOf } from './measures-of.ts';
import { certainFood, namedTogether } from './named-together.ts';
import { toNameMatch } from './present-match.ts';
import { type Recognized, rememberedPhrase } from './remembered-phrases.ts';
import { searchOf } from './search-of.ts';

/** "-5 kg flour": a dash that nobody set apart may take away. */
const MINUS = /^\s*[-−–]\d/u;

export type UnderstoodLine = ReplyOf<typeof understandLines>['items'][number];

type Understood = Omit<UnderstoodLine, 'also'>;

/** Parses a line and matches its name, as `understandPhrase` does. */
export function understandLine(foodData: FoodData, input: string, language: Language): UnderstoodLine {
  return understandPhrase(foodData, parseLine(input, language), language);
}

/**
 * Matches the name of a parsed line; the note and the kind of pack choose the variation. Of a line that names several ingredients
 * the first is the answer, with the others behind it: its input is then the part of the line that says it. A line with something
 * in it that neither says is never sure.
 */
export function understandPhrase(foodData: FoodData, phrase: IngredientPhrase, language: Language): UnderstoodLine {
  const [own = '', ...parts] = phrase.heading
    ? []
    : (partsOfFruit(foodData, phrase, language) ??
      linesInOne(phrase.input, language) ??
      eachAtEnd(phrase.input, (name) => certainFood(foodData, name, language) !== null) ??
      countedByComma(phrase.input, language, (name) => certainFood(foodData, name, language)) ??
      partsOfLine(phrase.input, language));
  if (parts.length === 0) {
    const [one, behind] = [understandOne(foodData, phrase, language), phraseBehindLabel(phrase, language)];
    return behind ? labelledOrBehind(one, understandOne(foodData, behind, language)) : one;
  }
  const { also, ...first } = understandOne(foodData, parseLine(own, language), language);
  const others = parts.flatMap((part) => {
    const { also: further, ...other } = understandLine(foodData, part, language);
    return [other, ...further];
  });
  if (!countsEachByComma(phrase.input, language)) return { ...first, also: [...also, ...others] };
  // "6 each avocados, day of": where nothing behind the first is a food, they are remarks; beside one that is, somebody looks.
  const hasFood = others.some(({ match }) => match.matched);
  return hasFood ? { ...first, also: [...also, ...others] } : understandOne(foodData, phrase, language);
}

/** "Zest and juice of 1 lemon": its zest and its juice, never the whole fruit twice. */
function partsOfFruit(foodData: FoodData, phrase: IngredientPhrase, language: Language): string[] | null {
  const parts = zestAndJuice(phrase, language);
  if (parts === null) return null;
  const [fruit] = searchOf(foodData).find(phrase.name, { language, limit: 1 });
  return isCitrus(fruit?.ingredient.id) ? parts : null;
}

/** A line that counts one thing, with what is named together with it. */
function understandOne(foodData: FoodData, written: IngredientPhrase, language: Language): UnderstoodLine {
  const ownCount = withCountBehind(foodData, written, language);
  const phrase = withMoreOfIt(ownCount, language);
  const [first, ...others] = recognizedIn(foodData, phrase, language);
  const counted = [phrase.quantity === null ? null : phrase.quantity, phrase.unitText];
  const further = furtherLine(foodData, phrase, language);
  const more = moreInAnotherUnit(phrase, language);
  const one = withAdded(
    understood(foodData, { phrase, match: first.match, language }),
    more && understood(foodData, { phrase: more, match: first.match, language }),
  );
  const isAdded = phrase !== ownCount || more !== null;
  const isLeftOut =
    !isAdded && further === null && others.length === 0 && namesMore(foodData, { phrase, match: first.match, language });
  const isAlone = others.length === 0 && further === null;
  const isInDoubt =
    isLeftOut ||
    MINUS.test(phrase.input) ||
    (isAlone && servesSeveral(phrase.input)) ||
    isDriedOtherwise(phrase, first.match, (word) => searchOf(foodData).statesOf(word, language));
  const namedOnly = (name: string): string => [...counted, name].filter((part) => part !== null).join(' ');
  return {
    ...one,
    input: further ? inputWithout(phrase) : others.length > 0 ? namedOnly(first.name) : phrase.input,
    match: isInDoubt ? { ...one.match, matched: false } : one.match,
    also: [
      ...others.map(({ name, match }) =>
        understood(foodData, {
          phrase: {
            ...phrase,
            input: namedOnly(name),
            name,
            note: null,
          },
          match,
          language,
        }),
      ),
      ...(further ? [further] : []),
    ],
  };
}

/** "300 g flour, plus 2 tbsp for dusting": both, in the unit of the first. */
function withAdded(one: Understood, more: Understood | null): Understood {
  if (more === null || more.grams === null || one.amount === null || !(Number(one.grams) > 0)) return one;
  const grams = Number(one.grams) + more.grams;
  return { ...one, amount: Number(((one.amount * grams) / Number(one.grams)).toPrecision(6)), grams };
}

/** "3 dl grädde och 1 dl mjölk": the second amount, where it is one of another food that is surely meant. */
function furtherLine(foodData: FoodData, { note, quantity }: IngredientPhrase, language: Language): Understood | null {
  // Behind a comma stands as often how much one thing weighs ("4 chicken thighs, 600 g chicken") as a second one.
  const rest = restBehindAnd(note, language);
  if (quantity === null || rest === null || !/^[\d½¼¾⅓⅔]/u.test(rest)) return null;
  const phrase = parseLine(rest, language);
  const { adjectives, words } = phraseTables(nameLanguageOf(language));
  // "2 onions, 200 g chopped" are the same onions.
  if (adjectives.has(phrase.name.toLowerCase()) || words.trailing.includes(phrase.name.toLowerCase())) return null;
  const [first] = recognizedIn(foodData, phrase, language);
  const found = understood(foodData, { phrase, match: first.match, language });
  return found.match.matched && found.amount !== null ? found : null;
}

/** "3 dl grädde" of "3 dl grädde och 1 dl mjölk". */
function inputWithout({ input, note }: IngredientPhrase): string {
  const at = note === null ? -1 : input.lastIndexOf(note);
  return at > 0 ? withoutEnd(input.slice(0, at), /[\s,;]/u) : input;
}

/** "3 kg vitkål + morötter": a second food that nobody counted, or a second amount of something that is not known. */
function namesMore(
  foodData: FoodData,
  { phrase, match, language }: { phrase: IngredientPhrase; match: NameMatch; language: Language },
): boolean {
  const rest = phrase.quantity === null ? null : restBehindAnd(phrase.note, language);
  if (rest === null || !match.matched) return false;
  const other = parseLine(rest, language);
  if (other.quantity !== null) return other.name !== '';
  const [found] = searchOf(foodData).find(other.name, { language, limit: 1 });
  return found !== undefined && found.confidence >= WHOLE_NAME && found.ingredient.id !== match.ingredientId;
}

/** The part of a note behind its first plus or "and"; null without one. */
function restBehindAnd(note: string | null, language: Language): string | null {
  const { and, plus } = phraseTables(nameLanguageOf(language)).starts;
  const joining = note === null ? null : (and.exec(note) ?? plus.exec(note));
  const rest = joining ? (note?.slice(joining[0].length).trim() ?? '') : '';
  return rest === '' ? null : rest;
}

/** The foods that the words of a line name, whatever their amount: the first name, and those written together with it. */
function recognizedIn(foodData: FoodData, phrase: IngredientPhrase, language: Language): Recognized {
  return rememberedPhrase(foodData, { phrase, language }, () => {
    const [first, ...others] = namedTogether(foodData, phrase, language);
    const found = phrase.heading ? [] : (first?.found ?? findNamed(foodData, phrase, language));
    return [
      {
        name: first?.name ?? phrase.name,
        match: toNameMatch(foodData, { input: phrase.name, note: phrase.note }, found, language),
      },
      ...others.map((other) => ({
        name: other.name,
        match: toNameMatch(foodData, { input: other.name }, other.found, language),
      })),
    ];
  });
}

function understood(
  foodData: FoodData,
  { phrase, match, language }: { phrase: IngredientPhrase; match: NameMatch; language: Language },
): Understood {
  const measures = match.variation === null ? null : measuresOf(foodData, match.variation.id);
  const filled = asFilled(foodData, phrase, { variationId: match.variation?.id ?? null, language });
  const counted = lineAmount(filled, measures, { language, categoryId: match.matched ? match.categoryId : null });
  const { amount, unit, pieceGrams } = counted;
  const isMeasured = amount !== null && unit !== null;
  return {
    input: phrase.input,
    phrase,
    match,
    ...counted,
    grams: isMeasured ? toGrams({ amount, unit, pieceGrams, language }, measures ?? UNMEASURED).grams : null,
  };
}
