import {
  type DishPromise,
  isDietPromise,
  promiseFinding,
  type PromiseFinding,
  promisesOf,
} from '../../recipes/names/dish-promise.ts';
import type { LocalText } from '../menu-block.ts';
import type { MenuDish, MenuPage } from '../menu.ts';

/** A dish of a menu that is not what the heading over it, or its name, promises to those who avoid meat, or an allergen. */
export interface MenuPromise {
  recipeId: string;
  /** Its names on the menu itself. */
  names: readonly LocalText[];
  promise: PromiseFinding;
  /** The words that promise. */
  words: string;
  /** False: something of it is open, or its recipe is gone, so that nobody knows. */
  isSure: boolean;
}

type PageWithWords = Pick<MenuPage, 'blocks' | 'secondBlocks'> & { settings?: Pick<MenuPage['settings'], 'language'> };

interface WrittenPromise {
  promise: DishPromise;
  words: string;
}

/**
 * A heading speaks of the dishes up to the next one; each dish once, and once for each allergen. What is written in several languages is
 * quoted in the page's, else in the first.
 */
export function brokenMenuPromises(
  { blocks, secondBlocks, settings }: PageWithWords,
  dishes: ReadonlyMap<string, MenuDish>,
): MenuPromise[] {
  const said = (texts: readonly LocalText[], speaker: 'heading' | 'dish'): WrittenPromise[] => {
    const inPage = texts.toSorted(
      (a, b) => Number(b.language === settings?.language) - Number(a.language === settings?.language),
    );
    return inPage.flatMap(({ text }) => promisesOf(text, speaker).map((promise) => ({ promise, words: text })));
  };
  const found = new Map<string, MenuPromise>();
  for (const column of [blocks, secondBlocks]) {
    let over: WrittenPromise[] = [];
    for (const block of column) {
      if (block.kind === 'title' || block.kind === 'course') over = said(block.texts, 'heading');
      if (block.kind !== 'recipe') continue;
      const { recipeId, names } = block;
      const dish = dishes.get(recipeId) ?? null;
      // Without a recipe and a name nothing stands there.
      if (dish === null && names.length === 0) continue;
      const ofRecipe = (dish?.names ?? []).map(({ language, name }) => ({ language, text: name }));
      for (const { promise, words } of [...over, ...said(names.length > 0 ? names : ofRecipe, 'dish')]) {
        const finding = promiseFinding(promise, dish);
        const about = isDietPromise(promise) ? recipeId : `${recipeId} ${promise}`;
        const former = found.get(about);
        if (finding === null || (former && (former.isSure || !finding.isSure))) continue;
        found.set(about, { recipeId, names, words, ...finding });
      }
    }
  }
  return [...found.values()];
}
