import { type Language, nameLanguageOf } from '../kernel/language.ts';
import { isBlank } from '../kernel/text.ts';
import type { RecipeName } from '../recipes/model/recipe.ts';
import { textIn } from './local-text.ts';
import type { MenuBlock, RecipeBlock } from './menu-block.ts';

/**
 * The name that stands for a dish on a menu in a language that the name is not of; null where it is of that language, and where the dish
 * has no name at all. Names in one kind of English are read in the other.
 */
export function foreignNameOf(
  { names }: Pick<RecipeBlock, 'names'>,
  recipeNames: readonly RecipeName[],
  language: Language,
): RecipeName | null {
  const own = names.map(({ language: of, text }) => ({ language: of, name: text })).filter(({ name }) => !isBlank(name));
  const shown = own.length > 0 ? own : recipeNames.filter(({ name }) => !isBlank(name));
  return hasNameIn(shown, language) ? null : (shown[0] ?? null);
}

export function hasNameIn(names: readonly RecipeName[], language: Language): boolean {
  return names.some((each) => !isBlank(each.name) && nameLanguageOf(each.language) === nameLanguageOf(language));
}

/** The words of a heading or text that stand on a menu though they are of another language; null where there are none. */
export function foreignTextOf(block: MenuBlock, language: Language): string | null {
  if (block.kind !== 'title' && block.kind !== 'text' && block.kind !== 'course') return null;
  const hasOwn = hasNameIn(
    block.texts.map(({ language: of, text }) => ({ language: of, name: text })),
    language,
  );
  return hasOwn ? null : textIn(block.texts, language).trim() || null;
}
