import type { QuestionedWords } from '../../claims/questioned-words.ts';
import { DEFAULT_USER_SETTINGS } from '../../users/user.ts';
import { nameIn } from '../../recipes/names/recipe-name-in.ts';
import { claimsOfMenu, type ClaimingMenu } from '../menu-claims.ts';
import { brokenMenuPromises } from './menu-promises.ts';

/** All words of a menu that somebody has to answer for: its claims, and promises that its dishes surely do not keep. */
export function wordsOfMenu(menu: ClaimingMenu, where: { country: string; year: number }): QuestionedWords[] {
  return [
    ...claimsOfMenu(menu, where).map(({ kind, place, words }): QuestionedWords => ({ question: kind, place, words, dish: '' })),
    ...brokenWords(menu),
  ];
}

interface PromisingMenu extends Pick<ClaimingMenu, 'blocks' | 'secondBlocks' | 'recipes'> {
  settings?: Pick<ClaimingMenu['settings'], 'language'>;
}

/** The promises of a menu that its dishes surely do not keep. */
export function brokenWords({ recipes, ...page }: PromisingMenu): QuestionedWords[] {
  const language = page.settings?.language ?? DEFAULT_USER_SETTINGS.appLanguage;
  const dishes = new Map(recipes.map((dish) => [dish.id, dish]));
  return brokenMenuPromises(page, dishes).flatMap(({ isSure, words, recipeId, names }): QuestionedWords[] => {
    if (!isSure) return [];
    const own = names.map(({ language: spoken, text }) => ({ language: spoken, name: text }));
    const named = own.length > 0 ? own : (dishes.get(recipeId)?.names ?? []);
    return [{ question: 'not_as_promised', place: 'dish', words, dish: nameIn(named, language) }];
  });
}
