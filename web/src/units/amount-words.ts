import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { AsMeasured } from '@plateprint/shared/units/kitchen-measure.ts';
import { unitIs } from '@plateprint/shared/units/kinds-of-unit.ts';
import { gramsOf } from '@plateprint/shared/units/to-grams.ts';
import { countedUnit } from '@plateprint/shared/units/unit-text.ts';
import type { WrittenUnit } from '@plateprint/shared/units/unit.ts';
import type { Format } from '../platform/i18n/use-format.ts';
import { weightFigure, weightToTheGram } from './weight-figure.ts';

const PARTS: readonly (readonly [part: number, sign: string])[] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
];
/** How far a part may be from what it stands for. */
const NEAR = 0.004;

/** By how much of itself a number may be rounded without a word about it: 0.333333 cups are a third. */
const AS_IS = 1e-3;
/** Decimals with which an amount of the unit is to the gram or the millilitre; less would be lost in a pot for hundreds. */
const TO_THE_GRAM: ReadonlyMap<WrittenUnit, number> = new Map([
  ['kg', 3],
  ['l', 3],
  ['hg', 2],
  ['dl', 2],
  ['cl', 1],
  ['g', 0],
  ['ml', 0],
]);

/** An amount, and whether the words of its line ask for grams or kilograms; where nobody tells, it is shown as it is. */
export interface AmountOfLine extends AsMeasured {
  asksForGrams?: boolean;
}

/** An amount with its unit as a cook reads it: "1½ cups", "250 g"; empty where there is none. */
export function amountWords({ amount, unit, asksForGrams = true }: AmountOfLine, format: Format, language: Language): string {
  const grams = gramsNotAskedFor({ amount, unit, asksForGrams }, format);
  if (grams !== null) return weightFigure(grams, format);
  return amount === null ? '' : written({ amount, unit, most: usualDecimals(amount) }, format, language).words;
}

/** The same of what is cooked, to the gram or the millilitre; "≈" says where another unit is rounded. */
export function cookedAmountWords(
  { amount, unit, asksForGrams = true }: AmountOfLine,
  format: Format,
  language: Language,
): string {
  if (amount === null) return '';
  const grams = gramsNotAskedFor({ amount, unit, asksForGrams }, format);
  if (grams !== null) return weightToTheGram(grams, format);
  const decimals = unit === null ? undefined : TO_THE_GRAM.get(unit);
  const most = Math.max(usualDecimals(amount), decimals ?? 0);
  const shown = written({ amount, unit, most }, format, language);
  return decimals !== undefined || Math.abs(shown.stands - amount) <= AS_IS * amount ? shown.words : `≈ ${shown.words}`;
}

/** Grams of a weight that a kitchen of ounces and pounds did not write in grams; null of any other amount. */
function gramsNotAskedFor({ amount, unit, asksForGrams }: AmountOfLine, format: Format): number | null {
  if (format.units !== 'imperial' || amount === null || unit === null || asksForGrams || !unitIs(unit, 'metric')) return null;
  const one = gramsOf(unit);
  return one === null ? null : amount * one;
}

const usualDecimals = (amount: number): number => (amount >= 100 ? 0 : amount >= 10 ? 1 : 2);

interface ToWrite {
  amount: number;
  unit: WrittenUnit | null;
  most: number;
}

/** The words, and the number that they stand for. */
function written({ amount, unit, most }: ToWrite, format: Format, language: Language): { words: string; stands: number } {
  const parts = format.units === 'imperial' && unitIs(unit, 'in_parts') ? inParts(amount, format) : null;
  const number = parts?.words ?? format.number(amount, { most });
  // "½ cup", though "0.5 cups".
  const words = unit === null ? number : `${number} ${countedUnit(parts !== null && amount < 1 ? 1 : amount, unit, language)}`;
  return { words, stands: parts?.stands ?? Number(amount.toFixed(most)) };
}

function inParts(amount: number, format: Format): { words: string; stands: number } | null {
  const whole = Math.floor(amount);
  const part = PARTS.find(([size]) => Math.abs(amount - whole - size) < NEAR);
  return part ? { words: `${whole === 0 ? '' : format.number(whole)}${part[1]}`, stands: whole + part[0] } : null;
}
