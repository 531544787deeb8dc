import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { ImportedRecipe } from '@plateprint/shared/recipes/import/imported-recipe.ts';
import { isBlankLine } from '@plateprint/shared/recipes/model/ingredient-line.ts';
import type { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { blankLine, type EditorAction, editorReducer, type EditorState, newEditorState } from './editor-state.ts';

export interface PastedRecipe {
  title: string | null;
  portions: number | null;
  lines: string[];
  method: string;
  language: Language;
}

/** A recipe as a text was read, its headings left out. */
export function pastedOf({ title, portions, notes, method, lines }: ImportedRecipe, language: Language): PastedRecipe {
  return {
    title,
    portions,
    lines: lines.filter((line) => !line.heading).map((line) => line.text),
    method: [notes, method].filter((part) => part !== '').join('\n\n'),
    language,
  };
}

/** Where a pasted recipe goes when there is something already. */
export const PASTE_PLACES = ['replace', 'add', 'new'] as const;
export type PastePlace = (typeof PASTE_PLACES)[number];

/** The ways to paste into a recipe with content: it gives way, or the pasted lines come below. */
export type PasteHow = 'replace' | 'add';

/** Whether there is something that a pasted recipe could take the place of. */
export function isFilled({ ingredients, customIngredients }: RecipeDraft): boolean {
  return customIngredients.length > 0 || ingredients.some((line) => !isBlankLine(line));
}

/**
 * Whether a person has to say how many portions a pasted text is for: it does not, and it does not join a recipe that does.
 * An ingredient bag counts by its weight alone.
 */
export function asksPortions(
  { portions }: Pick<PastedRecipe, 'portions'>,
  { draft, place }: { draft: RecipeDraft; place: PastePlace | null },
): boolean {
  if (portions !== null || place === 'new') return portions === null;
  return draft.ingredientBag !== true && (!isFilled(draft) || place === 'replace');
}

/** A pasted recipe as one change of the editor. Added to what is there it brings its lines and method, and nothing else. */
export function pasteAction(draft: RecipeDraft, pasted: PastedRecipe, how: PasteHow): EditorAction & { do: 'paste' } {
  const lines = pasted.lines.map((line) => blankLine(line));
  const isAdded = how === 'add' && isFilled(draft);
  const isReplacing = how === 'replace';
  const note = isReplacing ? pasted.method : [draft.note, pasted.method].filter(Boolean).join('\n\n');
  const isNameless = isReplacing || draft.names[0]?.name.trim() === '';
  return {
    do: 'paste',
    lines,
    isReplacing,
    draft: {
      note,
      ...(pasted.title && isNameless && !isAdded ? { names: [{ language: pasted.language, name: pasted.title }] } : {}),
      ...(pasted.portions && !isAdded ? { portions: pasted.portions } : {}),
      ...(isReplacing ? { customIngredients: [] } : {}),
    },
  };
}

/** A pasted recipe as a new one, its lines still to be read. */
export function pastedAsNew(pasted: PastedRecipe, language: Language): EditorState {
  const fresh = newEditorState(language);
  return editorReducer(fresh, pasteAction(fresh.draft, pasted, 'replace'));
}
