import { localeOf, type Language } from '@plateprint/shared/kernel/language.ts';
import type { NumberFormat } from '@plateprint/shared/kernel/spreadsheet/number-format.ts';

/** How somebody who reads in a language most likely writes decimals. */
export function likelyNumberFormat(language: Language): NumberFormat {
  return new Intl.NumberFormat(localeOf(language)).format(0.5).includes(',') ? 'comma' : 'point';
}
