import { type PromisedDiet, promisedDiet, promiseKept } from '../../recipes/names/promised-diet.ts';
import type { LocalText } from '../menu-block.ts';
import type { MenuDish, MenuPage } from '../menu.ts';

/** A dish of a menu that is not what the heading over it, or its name, promises to those who eat no meat. */
export interface MenuPromise {
  recipeId: string;
  /** What the menu itself calls it. */
  names: readonly LocalText[];
  promise: PromisedDiet;
  /** The words that promise. */
  words: string;
  /** False: something of it is open, or its recipe is gone, so that nobody knows. */
  isSure: boolean;
}

interface Said {
  promise: PromisedDiet;
  words: string;
}

/** A heading speaks of the dishes up to the next one; each dish once. */
export function brokenMenuPromises(
  { blocks, secondBlocks }: Pick<MenuPage, 'blocks' | 'secondBlocks'>,
  dishes: ReadonlyMap<string, MenuDish>,
): MenuPromise[] {
  const found = new Map<string, MenuPromise>();
  for (const column of [blocks, secondBlocks]) {
    let over: Said[] = [];
    for (const block of column) {
      if (block.kind === 'title' || block.kind === 'course') over = said(block.texts, 'heading');
      if (block.kind !== 'recipe') continue;
      const { recipeId, names } = block;
      const dish = dishes.get(recipeId) ?? null;
      // Without a recipe and a name nothing stands there.
      if (dish === null && names.length === 0) continue;
      const ofRecipe = (dish?.names ?? []).map(({ language, name }) => ({ language, text: name }));
      for (const { promise, words } of [...over, ...said(names.length > 0 ? names : ofRecipe, 'dish')]) {
        const kept = promiseKept(promise, dish);
        const isSure = kept === 'broken';
        if (kept === 'kept' || (found.has(recipeId) && !isSure)) continue;
        found.set(recipeId, { recipeId, names, promise, words, isSure });
      }
    }
  }
  return [...found.values()];
}

function said(texts: readonly LocalText[], speaker: 'heading' | 'dish'): Said[] {
  return texts.flatMap(({ text }) => {
    const promise = promisedDiet(text, speaker);
    return promise === null ? [] : [{ promise, words: text }];
  });
}
