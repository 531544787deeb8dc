import { describe, expect, test } from 'vitest';
import { historyOf } from '../../../drafts/history.ts';
import { type EditorHistory, type HistoryAction, historyReducer } from './editor-history.ts';
import { blankLine, newEditorState } from './editor-state.ts';

const line = (id: string) => ({ ...blankLine(id), _id: id });

function after(...actions: HistoryAction[]): EditorHistory {
  const start = newEditorState('sv');
  return actions.reduce(historyReducer, historyOf({ ...start, draft: { ...start.draft, ingredients: [line('a'), line('b')] } }));
}

const texts = ({ now }: EditorHistory): string[] => now.draft.ingredients.map(({ inputIngredient }) => inputIngredient);
const typed = (id: string, inputIngredient: string): HistoryAction => ({ do: 'change_line', id, line: { inputIngredient } });

describe('undo', () => {
  test('takes back what was typed in one field as one action', () => {
    const history = after(typed('a', '1 k'), typed('a', '1 kg'), typed('a', '1 kg lök'), { do: 'undo' });
    expect(texts(history).slice(0, 2)).toEqual(['a', 'b']);
  });

  test('takes back one field after the other', () => {
    const history = after(typed('a', 'lök'), typed('b', 'smör'), { do: 'undo' });
    expect(texts(history).slice(0, 2)).toEqual(['lök', 'b']);
  });

  test('brings a removed line back to its place, and redo removes it again', () => {
    const back = after({ do: 'remove_line', id: 'a' }, { do: 'undo' });
    expect(texts(back).slice(0, 2)).toEqual(['a', 'b']);
    expect(texts(historyReducer(back, { do: 'redo' }))[0]).toBe('b');
  });

  test('has nothing to take back at first, and forgets what was taken back once something new is done', () => {
    expect(after({ do: 'undo' }).now.changed).toBe(false);
    const history = after(typed('a', 'lök'), { do: 'undo' }, typed('b', 'smör'), { do: 'redo' });
    expect(texts(history).slice(0, 2)).toEqual(['a', 'smör']);
  });

  test('takes a line and its reading back together', () => {
    const history = after(
      typed('a', 'lök'),
      { do: 'read_lines', readings: { a: { state: 'sure', candidates: [] } }, lines: { a: { ingredient: 'yellow-onion' } } },
      { do: 'undo' },
    );
    expect(history.now.draft.ingredients[0]?.ingredient).toBeNull();
    expect(history.now.readings['a']).toBeUndefined();
  });
});

test('a duplicated line stands below its own, with a key of its own', () => {
  const { now } = after({ do: 'duplicate_line', id: 'a' });
  expect(now.draft.ingredients.slice(0, 3).map(({ inputIngredient }) => inputIngredient)).toEqual(['a', 'a', 'b']);
  expect(new Set(now.draft.ingredients.map(({ _id }) => _id)).size).toBe(now.draft.ingredients.length);
});

test('a line that nobody knows becomes an own ingredient, as heavy as it was', () => {
  const { now } = after({ do: 'own_instead', id: 'b', grams: 250 });
  expect(now.draft.customIngredients).toMatchObject([{ name: 'b', weight: 250, co2PerKg: null }]);
  expect(now.draft.ingredients.some(({ _id }) => _id === 'b')).toBe(false);
});
