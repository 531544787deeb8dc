import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { RecipeName } from '@plateprint/shared/recipes/model/recipe.ts';

const SISTERS: Partial<Record<Language, Language>> = { en_gb: 'en_us', en_us: 'en_gb' };

/** The place of the name to show: in the reader's language, else in the other English, else the first that is written. */
export function nameShown(names: readonly RecipeName[], language: Language): number {
  const written = (wanted: Language | undefined): number =>
    names.findIndex((each) => each.language === wanted && each.name.trim() !== '');
  const found = [written(language), written(SISTERS[language]), names.findIndex((each) => each.name.trim() !== '')];
  return Math.max(found.find((place) => place >= 0) ?? 0, 0);
}
