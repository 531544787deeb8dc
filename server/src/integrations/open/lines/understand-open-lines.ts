import { labelIn } from '@plateprint/shared/ingredients/food-data-release.ts';
import { gramsOfCut } from '@plateprint/shared/ingredients/cuts/cut-grams.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { IngredientPhrase } from '@plateprint/shared/ingredients/phrase/ingredient-phrase.ts';
import { lineAmount } from '@plateprint/shared/ingredients/amount/line-amount.ts';
import { ingredientName } from '@plateprint/shared/ingredients/name-in.ts';
import { parseLine } from '@plateprint/shared/ingredients/phrase/parse-line.ts';
import type { OpenLine } from '@plateprint/shared/integrations/open/open-recipe.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import { nameKeyOf } from '@plateprint/shared/mapper/purchased-name.ts';
import { type Remembered, rememberedAs } from '@plateprint/shared/mapper/memory/remembered.ts';
import type { IngredientLine } from '@plateprint/shared/recipes/model/recipe.ts';
import type { Database } from '../../../platform/database/database.ts';
import { inSlices } from '../../../platform/slices/in-slices.ts';
import { asFilled, measuresOf } from '../../../ingredients/actions/measures-of.ts';
import { understandPhrase } from '../../../ingredients/actions/understand-line.ts';
import { inThreads } from '../../../ingredients/threads/in-threads.ts';
import { isOrigin } from '../../../mapper/decision-refusal.ts';
import { isKnown } from '../../../mapper/actions/map-names.ts';
import { rememberedLine, type UnderstoodLine } from './remembered-lines.ts';
import { decidedByKey, decidedTogether } from '../../../mapper/mapper-store.ts';

type Memory = ReadonlyMap<string, Remembered[]>;
type Food = Pick<IngredientLine, 'ingredient' | 'categoryId' | 'variation' | 'originId' | 'organic'>;

/** A line that was sent, its writing taken apart: null where only ids were sent. */
interface ReadLine {
  sent: OpenLine;
  phrase: IngredientPhrase | null;
  /** Keys under which the organization may remember it: with its note, then without. */
  keys: readonly string[];
}

const NOTHING: Memory = new Map();

interface Reader {
  foodData: FoodData;
  language: Language;
  memory: Memory;
}

/** The lines of a recipe as the food data alone understands them, and what the organization may remember each by. */
interface ReadRecipe {
  keys: (readonly string[])[];
  /** None for a heading, several for a line that names several ingredients. */
  lines: UnderstoodLine[][];
}

/** From so many recipes on threads understand them, and so many at a time. */
const FEW_RECIPES = 3;
const RECIPES_OF_AN_ORDER = 5;
/** Names of one call that are asked for together with those of others. */
const FEW_KEYS = 200;

/**
 * Understands the lines of many recipes: by the ids that were sent, else by what the organization remembers of the name, else by
 * what the food data is sure of. A name that is none of these stays as it was written.
 */
export async function understandOpenLines(
  { database, foodData }: { database: Database; foodData: FoodData },
  {
    organizationId,
    language,
    recipes,
    signal,
  }: {
    organizationId: string;
    language: Language;
    recipes: readonly (readonly OpenLine[])[];
    /** Ends it. */
    signal?: AbortSignal | undefined;
  },
): Promise<UnderstoodLine[][]> {
  const read = await inThreads(foodData, recipes, {
    module: new URL('open-lines-in-thread.ts', import.meta.url),
    answerTo: (food, lines) => readRecipe(food, lines, language),
    how: { language },
    few: FEW_RECIPES,
    ofAnOrder: RECIPES_OF_AN_ORDER,
    signal,
  });
  const keys = [...new Set(read.flatMap((recipe) => recipe.keys.flat()))];
  const memory = await memoryOf(database, organizationId, keys);
  if (memory.size === 0) return read.map(({ lines }) => lines.flat());
  const reader = { foodData, language, memory };
  return inSlices(read, (recipe, index) =>
    recipe.lines.flatMap((line, place) => {
      const sent = recipes[index]?.[place];
      // A person's decision goes before the food data.
      return sent && rememberedOf(reader, recipe.keys[place] ?? []) ? understood(reader, readLine(sent, language), place) : line;
    }),
  );
}

async function memoryOf(database: Database, organizationId: string, keys: readonly string[]): Promise<Memory> {
  if (keys.length === 0) return new Map();
  return keys.length > FEW_KEYS
    ? decidedByKey(database, organizationId, keys)
    : decidedTogether(database, { organizationId, keys });
}

/** The lines of a recipe without what anybody decided. */
export function readRecipe(foodData: FoodData, lines: readonly OpenLine[], language: Language): ReadRecipe {
  const read = lines.map((line, place) => {
    const { keys, lines: ofLine } = rememberedLine(foodData, { line, language }, () => {
      const taken = readLine(line, language);
      return { keys: taken.keys, lines: understood({ foodData, language, memory: NOTHING }, taken, place) };
    });
    return { keys, lines: ofLine.map((each) => ({ ...each, place })) };
  });
  return { keys: read.map(({ keys }) => keys), lines: read.map(({ lines: ofLine }) => ofLine) };
}

function readLine(sent: OpenLine, language: Language): ReadLine {
  const written = isBlank(sent.name) ? sent.text : sent.name;
  const phrase = isBlank(written) ? null : parseLine(written ?? '', language);
  if (phrase === null || phrase.heading || hasIds(sent)) return { sent, phrase, keys: [] };
  return {
    sent,
    phrase,
    keys: [...(phrase.note === null ? [] : [nameKeyOf(`${phrase.name}, ${phrase.note}`)]), nameKeyOf(phrase.name)],
  };
}

function hasIds({ ingredientId, variationId, categoryId }: OpenLine): boolean {
  return [ingredientId, variationId, categoryId].some((id) => !isBlank(id));
}

function understood(reader: Reader, { sent, phrase, keys }: ReadLine, place: number): UnderstoodLine[] {
  const { foodData, language } = reader;
  const written = isBlank(sent.text) ? (sent.name ?? '') : (sent.text ?? '');
  if (hasIds(sent)) {
    const food = foodOfIds(foodData, sent);
    const line = { ...food, inputIngredient: written || calledInData(foodData, food, language) };
    return [{ place, by: 'id', confidence: 1, line: withAmount(reader, { line, sent, phrase }) }];
  }
  // A heading between the lines is no ingredient.
  if (phrase === null || phrase.heading) return [];
  const { also, ...first } = understandPhrase(foodData, phrase, language);
  const remembered = rememberedOf(reader, keys);
  if (remembered !== null) {
    const line = { ...foodOfMemory(foodData, sent, remembered, first.match), inputIngredient: written };
    return [{ place, by: 'memory', confidence: 1, line: withAmount(reader, { line, sent, phrase }) }];
  }
  // Of a text that says several foods each line says its own; a name that was sent stands as it is.
  const own = also.length > 0 && isBlank(sent.name) ? first.input : written;
  return [{ ...first, input: own }, ...also].map(({ input, match, phrase: part }): UnderstoodLine => {
    const by = match.matched ? 'match' : 'none';
    const confidence = match.matched ? match.confidence : (match.candidates[0]?.confidence ?? 0);
    const food: Food = {
      ingredient: match.matched ? match.ingredientId : null,
      categoryId: match.matched && match.ingredientId === null ? match.categoryId : null,
      variation: match.matched ? (match.variation?.id ?? null) : null,
      originId: sent.origin ?? knownOrigin(foodData, match.origin_id),
      organic: sent.organic ?? match.organic,
    };
    return { place, by, confidence, line: withAmount(reader, { line: { ...food, inputIngredient: input }, sent, phrase: part }) };
  });
}

function rememberedOf({ foodData, memory }: Reader, keys: readonly string[]): Remembered | null {
  for (const key of keys) {
    const remembered = rememberedAs(
      (memory.get(key) ?? []).filter((each) => isKnown(foodData, each)),
      '',
    );
    if (remembered) return remembered;
  }
  return null;
}

/** An ingredient alone is meant as the first of its variations; what no id belongs to is refused afterwards. */
function foodOfIds(foodData: FoodData, { ingredientId, variationId, categoryId, origin, organic }: OpenLine): Food {
  const variation = isBlank(variationId) ? null : (variationId ?? null);
  const own = variation === null ? null : (foodData.variation(variation)?.ingredient.id ?? null);
  const ingredient = isBlank(ingredientId) ? own : (ingredientId ?? null);
  const first = ingredient === null ? null : (foodData.ingredient(ingredient)?.variations[0]?.id ?? null);
  const isNamed = ingredient !== null || variation !== null;
  return {
    ingredient,
    variation: variation ?? first,
    categoryId: isNamed || isBlank(categoryId) ? null : (categoryId ?? null),
    originId: origin ?? null,
    organic: organic ?? false,
  };
}

/** A line of ids alone is written as the food data calls it. */
function calledInData(foodData: FoodData, { ingredient, categoryId }: Food, language: Language): string {
  const found = ingredient === null ? null : foodData.ingredient(ingredient);
  const category = categoryId === null ? null : foodData.category(categoryId);
  return found ? ingredientName(found, language) : category ? labelIn(language, category.names) : '';
}

/** The food that somebody decided for a name. "No food" names none, and the line stays as it was written. */
function foodOfMemory(
  foodData: FoodData,
  { origin, organic }: OpenLine,
  { ingredientId, variationId, categoryId, origin_iso, organic: decided }: Remembered,
  said: { origin_id: string | null; organic: boolean },
): Food {
  return {
    ingredient: ingredientId,
    variation: variationId,
    categoryId: ingredientId === null ? categoryId : null,
    originId: origin ?? knownOrigin(foodData, origin_iso ?? said.origin_id),
    organic: organic ?? decided ?? said.organic,
  };
}

function knownOrigin(foodData: FoodData, country: string | null): string | null {
  return country !== null && isOrigin(foodData, country) ? country : null;
}

/** An amount that was sent goes before one that is written. */
function withAmount(
  { foodData, language }: Reader,
  { line, sent, phrase }: { line: Food & { inputIngredient: string }; sent: OpenLine; phrase: IngredientPhrase | null },
): IngredientLine {
  const base = { _id: '', ...line };
  const measures = line.variation === null ? null : measuresOf(foodData, line.variation);
  // Where a name was sent beside a text, the amount may stand in the text.
  const isInText = !isBlank(sent.text) && (phrase === null || (phrase.quantity === null && !isBlank(sent.name)));
  const counted = isInText ? parseLine(sent.text ?? '', language) : phrase;
  const categoryId = line.ingredient === null ? line.categoryId : (foodData.ingredient(line.ingredient)?.categoryId ?? null);
  const filled = counted && asFilled(foodData, counted, { variationId: line.variation, language });
  const written = filled && lineAmount(filled, measures, { language, categoryId });
  if (typeof sent.amount === 'number') {
    const unit = sent.unit ?? written?.unit ?? null;
    // Four pieces of "filets de dinde" are fillets, no birds.
    const cut = unit === 'piece' && counted && measures ? gramsOfCut(counted, measures) : null;
    const measure = unit === null ? null : sent.measure;
    // Three cloves of garlic are no three bulbs.
    const measured =
      unit === 'piece' && measure
        ? lineAmount({ ...filled, quantity: 1, unit: measure.unit }, measures, { language, categoryId })
        : null;
    const one = measure && measured?.pieceGrams ? measured.pieceGrams / measure.holds : null;
    const pieceGrams = cut?.grams ?? one;
    const pieceSource = cut ? cut.source : one === null ? null : (measured?.pieceSource ?? null);
    return { ...base, amount: sent.amount, unit, pieceGrams, pieceSource, ...(measure !== undefined && { measure }) };
  }
  if (written?.amount == null) return { ...base, amount: null, unit: sent.unit ?? written?.unit ?? null, pieceGrams: null };
  const { amount, unit, pieceGrams, pieceSource, measure } = written;
  return { ...base, amount, unit, pieceGrams: unit === 'piece' ? pieceGrams : null, pieceSource, measure };
}
