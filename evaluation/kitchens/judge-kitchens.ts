import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { fold } from '@plateprint/shared/ingredients/search/fold.ts';
import type { Quantity } from '@plateprint/shared/ingredients/phrase/read-quantity.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { matchName } from '../../server/src/ingredients/actions/match-name.ts';
import { understandLine } from '../../server/src/ingredients/actions/understand-line.ts';
import { gramsOfLine } from '../judging/judge-amounts.ts';

/** A line as a kitchen writes it, with every fair reading of it. */
export interface KitchenLine {
  line: string;
  amounts: [quantity: Quantity | null, unit: string | null][];
  names: string[];
  /** None: nothing in the food data is that thing. */
  ingredients: string[];
  /** The least and the most that a cook would weigh; left out where the line does not tell. */
  grams?: [least: number, most: number];
}

/** A name that says in which state the thing is bought. */
export interface StatedName {
  name: string;
  ingredients: string[];
  state: string;
}

export interface KitchenJudgement {
  items: number;
  /** Shares of all lines, 0–1: quantity and unit, and the name beside them. */
  measured: number;
  all: number;
  /** Shares of the lines whose thing the food data has: it is first, or among five. */
  first: number;
  five: number;
  /** Share of the lines with a weight that a cook would put on the scale. */
  weighed: number;
  misses: string[];
}

export function judgeKitchenLines(items: readonly KitchenLine[], language: Language, foodData: FoodData): KitchenJudgement {
  const right = { measured: 0, all: 0, first: 0, five: 0, weighed: 0 };
  const misses: string[] = [];
  for (const item of items) {
    const { phrase, match } = understandLine(foodData, item.line, language);
    const grams = gramsOfLine(foodData, item.line, language);
    const isMeasured = item.amounts.some(([quantity, unit]) => isSame(phrase.quantity, quantity) && sameUnit(phrase.unit, unit));
    const isNamed = item.names.length === 0 || item.names.some((name) => tidy(name) === tidy(phrase.name));
    const found = match.candidates.map(({ ingredientId }) => ingredientId);
    const isFirst = item.ingredients.includes(found[0] ?? '');
    const isWeighed =
      item.grams === undefined || (grams !== null && grams >= item.grams[0] - 0.01 && grams <= item.grams[1] + 0.01);
    if (isMeasured) right.measured++;
    if (isMeasured && isNamed) right.all++;
    if (isFirst) right.first++;
    if (found.some((id) => item.ingredients.includes(id))) right.five++;
    if (item.grams !== undefined && isWeighed) right.weighed++;
    const wrong = [
      !isMeasured && `amount ${JSON.stringify([phrase.quantity, phrase.unit])}`,
      isMeasured && !isNamed && `name ${phrase.name}`,
      item.ingredients.length > 0 && !isFirst && `found ${found.slice(0, 3).join(', ') || 'nothing'} not ${item.ingredients[0]}`,
      !isWeighed && `${grams ?? 'unknown'} g not ${item.grams?.join('–')}`,
    ].filter((word) => word !== false);
    if (wrong.length > 0) misses.push(`${item.line}  →  ${wrong.join('; ')}`);
  }
  const known = items.filter(({ ingredients }) => ingredients.length > 0).length;
  const withGrams = items.filter(({ grams }) => grams !== undefined).length;
  return {
    items: items.length,
    measured: share(right.measured, items.length),
    all: share(right.all, items.length),
    first: share(right.first, known),
    five: share(right.five, known),
    weighed: share(right.weighed, withGrams),
    misses,
  };
}

export interface StateJudgement {
  items: number;
  right: number;
  misses: string[];
}

/** Whether raw stays raw, cooked cooked and frozen frozen. */
export function judgeStates(items: readonly StatedName[], language: Language, foodData: FoodData): StateJudgement {
  const misses: string[] = [];
  for (const { name, ingredients, state } of items) {
    const { variation, candidates } = matchName(foodData, name, language);
    const found = candidates[0]?.ingredientId ?? '';
    const read = variation ? foodData.variation(variation.id)?.variation.stateId : undefined;
    if (!ingredients.includes(found) || read !== state) misses.push(`${name}  →  ${found} ${read ?? ''}, not ${state}`);
  }
  return { items: items.length, right: share(items.length - misses.length, items.length), misses };
}

function share(part: number, of: number): number {
  return of === 0 ? 1 : part / of;
}

function tidy(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9%]+/g, ' ')
    .trim();
}

/** A bare number and a number of pieces count the same. */
function sameUnit(read: string | null, wanted: string | null): boolean {
  return (read ?? 'piece') === (wanted ?? 'piece');
}

function isSame(read: Quantity | null, wanted: Quantity | null): boolean {
  if (read === null || wanted === null) return read === wanted;
  const [left, right] = [[read].flat(), [wanted].flat()];
  return left.length === right.length && left.every((each, at) => Math.abs(each - (right[at] ?? 0)) <= 0.01 * Math.max(1, each));
}
