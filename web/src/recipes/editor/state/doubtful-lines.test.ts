import type { Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import { allergenChange } from '@plateprint/shared/recipes/allergens/allergen-change.ts';
import type { LineFacts } from '@plateprint/shared/recipes/footprint/line-footprint.ts';
import { expect, test } from 'vitest';
import { allergensWith, doubtfulLines, nextDoubt, suggestionsTogether } from './doubtful-lines.ts';
import { blankLine, editorReducer, type EditorState, type LineReading, newEditorState } from './editor-state.ts';

const candidate = (ingredientId: string, confidence: number) => ({
  ingredientId,
  ingredientName: ingredientId,
  variationId: `${ingredientId}.raw`,
  variationName: 'raw',
  confidence,
});

function checked(confidences: readonly number[]): EditorState {
  const first = newEditorState('en_gb');
  const lines = confidences.map((_, row) => ({ ...blankLine(`line ${row}`), ingredient: `food-${row}` }));
  const readings = confidences.map((confidence, row): [string, LineReading] => [
    lines[row]?._id ?? '',
    { state: 'check', candidates: [candidate(`food-${row}`, confidence)] },
  ]);
  return { ...first, draft: { ...first.draft, ingredients: [...lines, blankLine()] }, readings: Object.fromEntries(readings) };
}

test('only suggestions of the named probability are accepted together, and a corrected line is none', () => {
  const state = checked([0.82, 0.65, 0.64, 0.7]);
  const [, , , corrected] = state.draft.ingredients;
  const id = corrected?._id ?? '';
  expect(suggestionsTogether(state).map(({ row }) => row)).toEqual([0, 1, 3]);
  const other = editorReducer(state, { do: 'correct_line', id, line: { ingredient: 'another' } });
  expect(suggestionsTogether(other).map(({ row }) => row)).toEqual([0, 1]);
});

test('what is accepted together is marked with its probability, ends the doubt, and loses the mark when it is corrected', () => {
  const state = checked([0.82, 0.7]);
  const [first, second] = state.draft.ingredients.map(({ _id }) => _id);
  const taken = editorReducer(state, { do: 'take_together', probabilities: new Map([[first ?? '', 0.82]]) });
  expect(taken.draft.ingredients.map(({ takenTogether }) => takenTogether)).toEqual([0.82, undefined, undefined]);
  expect(doubtfulLines(taken, { lines: [] }).map(({ id }) => id)).toEqual([second]);
  const corrected = editorReducer(taken, { do: 'correct_line', id: first ?? '', line: { ingredient: 'another' } });
  expect(corrected.draft.ingredients[0]?.takenTogether).toBeNull();
});

test('a key goes to the next doubt, and after the last to the first', () => {
  const doubts = [1, 4, 6].map((row) => ({ id: `${row}`, row, cell: 'ingredient' as const }));
  expect([-1, 1, 4, 6].map((row) => nextDoubt(doubts, row)?.row)).toEqual([1, 4, 6, 1]);
  expect([1, 5].map((row) => nextDoubt(doubts, row, -1)?.row)).toEqual([6, 4]);
  expect(nextDoubt([], 3)).toBeNull();
});

const of = (contains: Allergen[]) => ({ allergens: { contains, mayContain: [], unknown: [] } }) as unknown as LineFacts;

test('what is taken together is held against the dish without any of the suggestions; a line without facts leaves all open', () => {
  const state = checked([0.82, 0.7]);
  const suggestions = suggestionsTogether(state);
  const { draft } = state;
  const butter = { ...blankLine('butter'), ingredient: 'butter' };
  const dish = {
    draft: { ...draft, ingredients: [...draft.ingredients, butter] },
    facts: [of(['nuts']), of(['milk']), null, of(['milk'])],
  };
  const change = (taken: typeof suggestions, facts = dish.facts) => {
    const { before, after } = allergensWith({ ...dish, facts }, suggestions, taken);
    return allergenChange(before, after);
  };
  expect(change(suggestions)).toMatchObject({ added: ['nuts'], opened: [] });
  expect(change(suggestions.slice(1))).toMatchObject({ added: [], opened: [] });
  expect(change(suggestions, [null, of(['milk']), null, of(['milk'])]).opened).toHaveLength(13);
});

test('an open question is saved with its line, and asked again when the recipe is opened, until a person answers', () => {
  const draft = {
    ...newEditorState('en_gb').draft,
    ingredients: [{ ...blankLine('3 cans'), ingredient: 'tomato', inDoubt: 0.6 }],
  };
  const opened = editorReducer(newEditorState('en_gb'), { do: 'take_version', draft });
  const id = opened.draft.ingredients[0]?._id ?? '';
  expect(doubtfulLines(opened, { lines: [] }).map((doubt) => doubt.id)).toEqual([id]);
  expect(suggestionsTogether(opened)).toEqual([]);
  const answered = editorReducer(opened, { do: 'correct_line', id, line: { ingredient: 'tomato-paste' } });
  expect(doubtfulLines(answered, { lines: [] })).toEqual([]);
  const again = editorReducer(newEditorState('en_gb'), { do: 'take_version', draft: answered.draft });
  expect(doubtfulLines(again, { lines: [] })).toEqual([]);
});
