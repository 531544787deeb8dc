import type { Language } from '../../kernel/language.ts';
import { isBlank } from '../../kernel/text.ts';
import type { RecipeName } from '../model/recipe.ts';

/** A recipe's name in a language, else in the other English, else the first that is written; empty without any. */
export function nameIn(names: readonly RecipeName[], language: Language): string {
  const written = names.filter(({ name }) => !isBlank(name));
  const sibling = language === 'en_gb' ? 'en_us' : language === 'en_us' ? 'en_gb' : language;
  const own = written.find((each) => each.language === language) ?? written.find((each) => each.language === sibling);
  return (own ?? written[0])?.name ?? '';
}
