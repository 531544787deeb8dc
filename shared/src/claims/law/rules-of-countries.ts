import type { Language } from '../../kernel/language.ts';
import type { ClaimKind } from '../claim.ts';
import { EUROPEAN_UNION, ORGANIC_KITCHENS } from './european-union.ts';
import { GREAT_BRITAIN } from './great-britain.ts';
import { NORWAY } from './norway.ts';
import type { ClaimRule, RulesOfPlace } from './rule.ts';
import { UNITED_STATES } from './united-states.ts';

const OTHERS: ReadonlyMap<string, RulesOfPlace> = new Map([
  ['NO', NORWAY],
  ['GB', GREAT_BRITAIN],
  ['UK', GREAT_BRITAIN],
  ['US', UNITED_STATES],
]);

/** The rule that a kind of claim meets in a country; of countries whose rules are not known here, the ones of the European Union. */
export function ruleOf(country: string, kind: ClaimKind): ClaimRule {
  const code = country.toUpperCase();
  const ofKitchens = kind === 'organic' ? ORGANIC_KITCHENS.get(code) : undefined;
  return ofKitchens ?? (OTHERS.get(code) ?? EUROPEAN_UNION)[kind];
}

/** A rule by its name, as it is cited by those who read a language. */
export function ruleName({ name }: ClaimRule, language: Language): string {
  return typeof name === 'string' ? name : name(language);
}
