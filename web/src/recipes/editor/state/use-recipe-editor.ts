import type { Location } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import type { IngredientLine } from '@plateprint/shared/recipes/model/recipe.ts';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { historyOf } from '../../../drafts/history.ts';
import { type HistoryAction, historyReducer } from './editor-history.ts';
import { blankLine, type EditorAction, editorReducer, type EditorState } from './editor-state.ts';
import { pasteAction, type PastedRecipe, type PasteHow } from './paste-into.ts';
import { LINE_CODE } from './line-code.ts';
import type { ReadLines } from './read-lines.ts';

interface EditorOf {
  /** The kept recipe; undefined: a new one. */
  id: string | undefined;
  language: Language;
  location: Location;
  restaurantId: string;
  first: EditorState;
}

export interface RecipeEditor {
  state: EditorState;
  dispatch: (action: HistoryAction) => void;
  canUndo: boolean;
  canRedo: boolean;
  /** The state as it is now, for what ends later than it began. */
  current: () => EditorState;
  /** Reads one line's text and fills its parts. */
  read: (id: string, text: string) => void;
  /** Puts written lines after a line (null: at the end) and reads them all in one go. */
  putWritten: (after: string | null, texts: readonly string[], language?: Language) => void;
  /** Takes a pasted recipe over and reads its lines. */
  paste: (recipe: PastedRecipe, how: PasteHow) => void;
}

/** The recipe editor's state, and the reading of its lines. */
export function useRecipeEditor({ id, language, location, restaurantId, first }: EditorOf): RecipeEditor {
  const [history, dispatch] = useReducer(historyReducer, first, historyOf);
  const state = history.now;
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);

  const readAll = useCallback(
    async (lines: readonly IngredientLine[], languages: readonly Language[]): Promise<ReadLines['also']> => {
      const asked = lines.map((line) => ({ id: line._id, text: line.inputIngredient }));
      const mark = (state_: 'reading' | 'failed') =>
        dispatch({
          do: 'read_lines',
          lines: {},
          readings: Object.fromEntries(asked.map((line) => [line.id, { state: state_, candidates: [] }])),
        });
      mark('reading');
      try {
        const { readInLanguages, bagsNamed, withBags } = await LINE_CODE.fetch();
        const [understood, named] = await Promise.all([
          readInLanguages(asked, languages, { location, portions: latest.current.draft.portions }),
          bagsNamed(asked, languages, { restaurantId, ownId: id }),
        ]);
        const { also, ...read } = withBags(understood, named);
        // Lines that were typed on meanwhile, or taken away, are not overwritten by an answer to their former text.
        const now = new Map(latest.current.draft.ingredients.map((line) => [line._id, line.inputIngredient]));
        const stale = new Set(asked.filter((line) => now.get(line.id) !== line.text).map((line) => line.id));
        dispatch({ do: 'read_lines', lines: without(read.lines, stale), readings: without(read.readings, stale) });
        return without(also, stale);
      } catch {
        mark('failed');
        return {};
      }
    },
    [location, restaurantId, id],
  );

  const ownLanguage = state.draft.names[0]?.language ?? language;
  const readWritten = useCallback(
    function readThem(lines: readonly IngredientLine[], written?: Language): void {
      // The pepper of "salt and pepper" gets a line of its own, and so do the carrots of "3 kg cabbage + 2 kg carrots".
      void readAll(lines, written ? [written] : [ownLanguage, language]).then((also) => {
        for (const [after, others] of Object.entries(also)) {
          const more = others.map((text) => blankLine(text));
          const action: EditorAction = { do: 'put_lines', after, lines: more };
          dispatch(action);
          latest.current = editorReducer(latest.current, action);
          readThem(more, written);
        }
      });
    },
    [readAll, ownLanguage, language],
  );
  const read = useCallback((lineId: string, text: string) => readWritten([{ ...blankLine(text), _id: lineId }]), [readWritten]);
  useReadingWhatWasLeft(first, readWritten);
  useReadingAgain(state, readWritten);
  const putWritten = useCallback(
    (after: string | null, texts: readonly string[], written?: Language): void => {
      const lines = texts.map((text) => blankLine(text));
      const action: EditorAction = { do: 'put_lines', after, lines };
      dispatch(action);
      latest.current = editorReducer(latest.current, action);
      readWritten(lines, written);
    },
    [readWritten],
  );

  const paste = useCallback(
    (recipe: PastedRecipe, how: PasteHow): void => {
      const action = pasteAction(latest.current.draft, recipe, how);
      dispatch(action);
      latest.current = editorReducer(latest.current, action);
      readWritten(action.lines, recipe.language);
    },
    [readWritten],
  );

  const current = useCallback(() => latest.current, []);
  const [canUndo, canRedo] = [history.past.length > 0, history.future.length > 0];
  return { state, dispatch, canUndo, canRedo, current, read, putWritten, paste };
}

function without<Value>(byLine: Readonly<Record<string, Value>>, lines: ReadonlySet<string>): Record<string, Value> {
  return Object.fromEntries(Object.entries(byLine).filter(([id]) => !lines.has(id)));
}

/** Lines that a reload caught while they were typed or read are read now. */
function useReadingWhatWasLeft({ changed, draft, readings }: EditorState, read: (lines: IngredientLine[]) => void): void {
  const isLeft = ({ _id, inputIngredient, ingredient, categoryId, bagId }: IngredientLine): boolean =>
    !isBlank(inputIngredient) &&
    ingredient === null &&
    categoryId === null &&
    !bagId &&
    ['reading', 'failed', undefined].includes(ownValue(readings, _id)?.state);
  const left = changed ? draft.ingredients.filter(isLeft) : [];
  const readLeft = useEffectEvent(() => {
    if (left.length > 0) read(left);
  });
  useEffect(() => readLeft(), []);
}

/** Milliseconds until lines that could not be read are tried again. */
const TRIED_AGAIN_MS = 5000;

/** Lines that could not be read, because the server was away, are read once it is back. */
function useReadingAgain({ draft, readings }: EditorState, read: (lines: IngredientLine[]) => void): void {
  const failed = draft.ingredients.filter(({ _id }) => ownValue(readings, _id)?.state === 'failed');
  const hasFailed = failed.length > 0;
  const readFailed = useEffectEvent(() => failed.length > 0 && read(failed));
  useEffect(() => {
    if (!hasFailed) return undefined;
    const timer = setInterval(() => readFailed(), TRIED_AGAIN_MS);
    return () => clearInterval(timer);
  }, [hasFailed]);
}
