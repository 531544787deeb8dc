import type { FoodDataRelease } from '@plateprint/shared/ingredients/food-data-release.ts';
import { localeOf, type Language } from '@plateprint/shared/kernel/language.ts';

const displays = new Map<Language, Intl.DisplayNames>();

/** A country's name from the runtime's own tables (Unicode CLDR). */
export function regionName(country: string, language: Language): string {
  const display = displays.get(language) ?? new Intl.DisplayNames(localeOf(language), { type: 'region' });
  displays.set(language, display);
  return display.of(country) ?? country;
}

/** The countries whose distance the release knows, in the order of the language's alphabet. */
export function regionsOf({ transport }: FoodDataRelease, language: Language): { id: string; name: string }[] {
  const { compare } = new Intl.Collator(localeOf(language));
  return Object.keys(transport.distances)
    .filter((country) => /^[A-Z]{2}$/.test(country))
    .map((id) => ({ id, name: regionName(id, language) }))
    .toSorted((a, b) => compare(a.name, b.name));
}
