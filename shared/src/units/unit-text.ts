import { type Language, LANGUAGES, localeOf, nameLanguageOf } from '../kernel/language.ts';
import type { WrittenUnit } from './unit.ts';
import { ABBREVIATIONS, SYMBOLS } from './unit-names.ts';

/** The name of a unit by itself, as in a choice of units: `msk`, `c. à s.`, `Scheibe`. */
export function unitText(unit: WrittenUnit, language: Language): string {
  return formOf(unit, language, 'one');
}

/** The name of a unit behind so many of it: `1 slice`, `2 slices`, `1,5 tranche`, which French counts as one. */
export function countedUnit(count: number, unit: WrittenUnit, language: Language): string {
  return formOf(unit, language, RULES.get(language)?.select(Math.abs(count)) === 'one' ? 'one' : 'other');
}

/** The rules by which ICU chooses between the forms of a word. */
const RULES: ReadonlyMap<Language, Intl.PluralRules> = new Map(
  LANGUAGES.map((language) => [language, new Intl.PluralRules(localeOf(language))]),
);

function formOf(unit: WrittenUnit, language: Language, form: 'one' | 'other'): string {
  if (isSymbol(unit)) return SYMBOLS[unit];
  const forms = ABBREVIATIONS[nameLanguageOf(language)][unit];
  return typeof forms === 'string' ? forms : forms[form === 'one' ? 0 : 1];
}

function isSymbol(unit: WrittenUnit): unit is keyof typeof SYMBOLS {
  return Object.hasOwn(SYMBOLS, unit);
}
