import type { MatchCandidate } from '@plateprint/shared/ingredients/ingredient-match.ts';
import type { FieldProblem, ProblemCode } from '@plateprint/shared/kernel/api/app-error.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import type { Mapping } from '@plateprint/shared/kernel/spreadsheet/mapping.ts';
import type { ImportedRecipe } from '@plateprint/shared/recipes/import/imported-recipe.ts';
import { isReady, lacksPortions, type ReadyRecipe } from '@plateprint/shared/recipes/import/import-draft.ts';
import type { RecipeField } from '@plateprint/shared/recipes/import/sheet-recipes.ts';
import type { LibraryScope } from '@plateprint/shared/recipes/model/recipe.ts';
import type { SheetView } from '../../spreadsheets/worker/spreadsheet-session.ts';

/** `sent` is in doubt: no answer came yet. Sent again under the same key it is not made twice. */
export type Outcome =
  | { state: 'waiting' }
  | { state: 'sent'; clientKey: string }
  | { state: 'created' }
  | { state: 'refused'; code: ProblemCode; fields: readonly FieldProblem[] };

/** One recipe of the preview, with what a person said of it. */
export interface ImportItem {
  id: string;
  recipe: ImportedRecipe;
  isTaken: boolean;
  /** The foods that a person chose, by the line's text. */
  chosen: Record<string, MatchCandidate>;
  outcome: Outcome;
}

export interface ImportState {
  step: 'source' | 'columns' | 'preview' | 'done';
  /** The pasted text; kept until the recipes are created. */
  written: string;
  /** The view of a spreadsheet, which itself stays in the worker that has read it. */
  spreadsheet: SheetView<RecipeField> | null;
  mapping: Mapping<RecipeField> | null;
  items: ImportItem[];
  /** A person changed something in the preview. */
  isEdited: boolean;
  /** Null until a person has said where the recipes go; asked only of those who may choose. */
  library: LibraryScope | null;
  /** Rows of a sheet that belong to no recipe. */
  leftRows: readonly number[];
}

export const NEW_IMPORT: ImportState = {
  step: 'source',
  written: '',
  spreadsheet: null,
  mapping: null,
  items: [],
  isEdited: false,
  library: null,
  leftRows: [],
};

export type ImportAction =
  | { do: 'write'; written: string }
  | { do: 'open_sheet'; spreadsheet: SheetView<RecipeField> }
  | { do: 'map'; mapping: Mapping<RecipeField> }
  | { do: 'show'; recipes: readonly ImportedRecipe[]; leftRows?: readonly number[] }
  | { do: 'go'; step: ImportState['step'] }
  | { do: 'take'; ids: readonly string[]; isTaken: boolean }
  | { do: 'change'; id: string; recipe: Partial<ImportedRecipe> }
  /** Of all that do not say theirs. */
  | { do: 'portions'; portions: number }
  | { do: 'choose'; id: string; text: string; candidate: MatchCandidate | null }
  | { do: 'library'; library: LibraryScope }
  | { do: 'outcomes'; outcomes: Readonly<Record<string, Outcome>> }
  | { do: 'restart' };

export function importReducer(state: ImportState, action: ImportAction): ImportState {
  switch (action.do) {
    case 'write':
      return { ...state, written: action.written };
    case 'open_sheet': {
      const { spreadsheet } = action;
      return { ...state, step: 'columns', spreadsheet, mapping: spreadsheet.mapping };
    }
    case 'map':
      return { ...state, mapping: action.mapping };
    case 'show': {
      const items = action.recipes.map(itemOf);
      return { ...state, step: 'preview', items, leftRows: action.leftRows ?? [], isEdited: false };
    }
    case 'go':
      return { ...state, step: action.step };
    case 'take':
      return edited(state, action.ids, (item) => ({ ...item, isTaken: action.isTaken }));
    case 'change':
      return edited(state, [action.id], (item) => ({
        ...item,
        recipe: { ...item.recipe, ...action.recipe },
        outcome: { state: 'waiting' },
      }));
    case 'portions': {
      const ids = withoutPortions(state.items).map(({ id }) => id);
      return edited(state, ids, (item) => ({ ...item, recipe: { ...item.recipe, portions: action.portions } }));
    }
    case 'choose':
      return edited(state, [action.id], (item) => ({ ...item, chosen: withChoice(item.chosen, action.text, action.candidate) }));
    case 'library':
      return { ...state, library: action.library };
    case 'outcomes':
      return {
        ...state,
        items: state.items.map((item) => ({ ...item, outcome: ownValue(action.outcomes, item.id) ?? item.outcome })),
      };
    case 'restart':
      return { ...NEW_IMPORT, library: state.library };
  }
}

function itemOf(recipe: ImportedRecipe, at: number): ImportItem {
  return { id: `r${at + 1}`, recipe, isTaken: true, chosen: {}, outcome: { state: 'waiting' } };
}

function edited(state: ImportState, ids: readonly string[], change: (item: ImportItem) => ImportItem): ImportState {
  const changed = new Set(ids);
  return { ...state, isEdited: true, items: state.items.map((item) => (changed.has(item.id) ? change(item) : item)) };
}

function withChoice(
  chosen: Record<string, MatchCandidate>,
  text: string,
  candidate: MatchCandidate | null,
): Record<string, MatchCandidate> {
  const others = Object.fromEntries(Object.entries(chosen).filter(([of]) => of !== text));
  return candidate ? { ...others, [text]: candidate } : others;
}

/** Whether a person changed something in the preview, or some of it was sent already. */
export function isWorkedOn({ isEdited, items }: ImportState): boolean {
  return isEdited || items.some(({ outcome }) => outcome.state !== 'waiting');
}

export interface ReadyItem extends ImportItem {
  recipe: ReadyRecipe;
}

/** The recipes that are still to be created: taken, without a problem, and not there yet. */
export function itemsToCreate(items: readonly ImportItem[]): ReadyItem[] {
  return items.filter((item): item is ReadyItem => item.isTaken && item.outcome.state !== 'created' && isReady(item.recipe));
}

/** Those that do not say how many portions they make. */
export function withoutPortions(items: readonly ImportItem[]): ImportItem[] {
  return items.filter(({ recipe, outcome }) => outcome.state !== 'created' && lacksPortions(recipe));
}
