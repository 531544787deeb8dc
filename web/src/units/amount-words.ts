import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { AsMeasured } from '@plateprint/shared/units/kitchen-measure.ts';
import { countedUnit } from '@plateprint/shared/units/unit-text.ts';
import type { WrittenUnit } from '@plateprint/shared/units/unit.ts';
import type { Format } from '../platform/i18n/use-format.ts';

/** Units that American kitchens have in halves, thirds, quarters and eighths: nobody measures 0.33 cups. */
const IN_PARTS: ReadonlySet<WrittenUnit> = new Set(['cup', 'tbsp', 'tsp', 'pint', 'quart', 'gallon', 'stick', 'piece', 'lb']);
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

/** An amount with its unit as a cook reads it: "1½ cups", "250 g"; empty where there is none. */
export function amountWords({ amount, unit }: AsMeasured, format: Format, language: Language): string {
  if (amount === null) return '';
  const most = amount >= 100 ? 0 : amount >= 10 ? 1 : 2;
  const parts = format.units === 'imperial' && unit !== null && IN_PARTS.has(unit) ? inParts(amount, format) : null;
  const number = parts ?? format.number(amount, { most });
  // "½ cup", though "0.5 cups".
  return unit === null ? number : `${number} ${countedUnit(parts !== null && amount < 1 ? 1 : amount, unit, language)}`;
}

function inParts(amount: number, format: Format): string | null {
  const whole = Math.floor(amount);
  const part = PARTS.find(([size]) => Math.abs(amount - whole - size) < NEAR);
  return part ? `${whole === 0 ? '' : format.number(whole)}${part[1]}` : null;
}
