import type { FoodDataRelease } from '@plateprint/shared/ingredients/food-data-release.ts';
import { NAME_LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import type { Tables } from '../crosswalk/crosswalk.ts';

/** Countries' names and adjectives, lower case, by language. */
export function originWords(countries: Tables['countries']): FoodDataRelease['originWords'] {
  const byLanguage = NAME_LANGUAGES.map((language) => {
    const words = countries.flatMap(({ id, names, words: written }) => {
      const all = [names[language], ...(written?.[language] ?? [])];
      return all.map((word): [string, string] => [word.toLowerCase(), id]);
    });
    return [language, Object.fromEntries(words)];
  });
  return Object.fromEntries(byLanguage) as FoodDataRelease['originWords'];
}

export function withoutRepeats(words: readonly string[]): string[] {
  return [...new Set(words)];
}
