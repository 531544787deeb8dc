import type { Recipe } from '@plateprint/shared/recipes/model/recipe.ts';
import { expect, test } from 'vitest';
import {
  blankLine,
  blankOwn,
  draftToSave,
  type EditorAction,
  editorReducer,
  type EditorState,
  editorStateOf,
  newEditorState,
} from './editor-state.ts';

const line = (id: string) => ({ ...blankLine(id), _id: id });
const empty = newEditorState('en_gb');
const start: EditorState = {
  ...empty,
  draft: { ...empty.draft, ingredients: [line('a'), line('b'), blankLine()] },
  readings: { a: { state: 'check', candidates: [] } },
};

const after = (...actions: EditorAction[]) => actions.reduce(editorReducer, start);
const texts = ({ draft }: EditorState) => draft.ingredients.map(({ inputIngredient }) => inputIngredient);

const RECIPE = {
  ...start.draft,
  names: [{ language: 'en_gb', name: 'Carrot soup' }],
  ingredients: [line('c')],
  id: 'soup',
  version: 3,
  consumption: 'SE',
} as unknown as Recipe;

test('a new recipe has one empty line and nothing to save; a bag has its own weight of a portion', () => {
  expect(texts(empty)).toEqual(['']);
  expect(empty.changed).toBe(false);
  expect(newEditorState('sv', { bag: true }).draft).toMatchObject({ ingredientBag: true });
});

test('every change of a person counts as changed', () => {
  const changes: EditorAction[] = [
    { do: 'change', draft: { note: 'n' } },
    { do: 'change_line', id: 'a', line: { amount: 1 } },
    { do: 'correct_line', id: 'a', line: { amount: 1 } },
    { do: 'put_lines', after: 'a', lines: [line('x')] },
    { do: 'paste', draft: {}, lines: [line('x')], isReplacing: true },
    { do: 'move_line', id: 'a', by: 1 },
    { do: 'duplicate_line', id: 'a' },
    { do: 'remove_line', id: 'a' },
    { do: 'put_own', own: blankOwn('paste') },
    { do: 'own_instead', id: 'a', grams: 5 },
    { do: 'put_ingredients', ingredients: [line('x')] },
    { do: 'scale', draft: { ingredients: [line('x')], customIngredients: [], portions: 8 } },
    { do: 'take_version', draft: start.draft },
  ];
  expect(changes.filter((action) => !after(action).changed)).toEqual([]);
});

test('a person’s word about a line ends the doubt about it; typing in it does not', () => {
  expect(after({ do: 'change_line', id: 'a', line: { amount: 2 } }).readings['a']).toBeDefined();
  const corrected = after({ do: 'correct_line', id: 'a', line: { ingredient: 'carrot' } });
  expect(corrected.readings['a']).toBeUndefined();
  expect(corrected.draft.ingredients[0]?.ingredient).toBe('carrot');
});

test('what was read comes to its own lines, and the others stay', () => {
  const reading = { state: 'sure', candidates: [] } as const;
  const read = after({ do: 'read_lines', readings: { b: { ...reading, candidates: [] } }, lines: { b: { amount: 4 } } });
  expect(read.draft.ingredients.map(({ amount }) => amount)).toEqual([null, 4, null]);
  expect(Object.keys(read.readings)).toEqual(['a', 'b']);
});

test('lines are put after another, or at the end, and one empty line stays to write on', () => {
  expect(texts(after({ do: 'put_lines', after: 'a', lines: [line('x'), line('y')] }))).toEqual(['a', 'x', 'y', 'b', '']);
  expect(texts(after({ do: 'put_lines', after: null, lines: [line('x')] }))).toEqual(['a', 'b', 'x', '']);
  expect(texts(after({ do: 'change_line', id: start.draft.ingredients[2]?._id ?? '', line: { inputIngredient: 'c' } }))).toEqual([
    'a',
    'b',
    'c',
    '',
  ]);
});

test('a pasted recipe takes the place of what is there, or is added to it', () => {
  const paste = { do: 'paste', draft: { portions: 4 }, lines: [line('x')] } as const;
  const replaced = after({ ...paste, lines: [...paste.lines], isReplacing: true });
  expect(texts(replaced)).toEqual(['x', '']);
  expect(replaced).toMatchObject({ readings: {}, draft: { portions: 4 } });
  expect(texts(after({ ...paste, lines: [...paste.lines], isReplacing: false }))).toEqual(['a', 'b', 'x', '']);
});

test('a line is moved by one place, and never over the edge', () => {
  expect(texts(after({ do: 'move_line', id: 'b', by: -1 }))).toEqual(['b', 'a', '']);
  expect(texts(after({ do: 'move_line', id: 'a', by: -1 }))).toEqual(['a', 'b', '']);
  expect(texts(after({ do: 'move_line', id: 'nobody', by: 1 }))).toEqual(['a', 'b', '']);
});

test('a removed line takes its reading along; the last one leaves an empty one', () => {
  const removed = after({ do: 'remove_line', id: 'a' }, { do: 'remove_line', id: 'b' });
  expect(texts(removed)).toEqual(['']);
  expect(removed.readings).toEqual({});
});

test('own ingredients are put, changed and removed by their key', () => {
  const own = blankOwn('Paste', 250);
  const put = after({ do: 'put_own', own }, { do: 'put_own', own: blankOwn('Other') });
  const changed = editorReducer(put, { do: 'change_own', id: own._id, own: { co2PerKg: 2000 } });
  expect(changed.draft.customIngredients).toMatchObject([
    { name: 'Paste', weight: 250, co2PerKg: 2000 },
    { name: 'Other', co2PerKg: null },
  ]);
  const rest = editorReducer(changed, { do: 'remove_own', id: own._id });
  expect(rest.draft.customIngredients.map(({ name }) => name)).toEqual(['Other']);
});

test('a line that nobody knows becomes an own ingredient; one that is not there changes nothing', () => {
  const become = after({ do: 'own_instead', id: 'a', grams: 100 });
  expect(texts(become)).toEqual(['b', '']);
  expect(become.draft.customIngredients).toMatchObject([{ name: 'a', weight: 100 }]);
  expect(after({ do: 'own_instead', id: 'nobody', grams: 100 })).toBe(start);
});

test('other lines, other portions and a former version come in the place of what was there', () => {
  expect(texts(after({ do: 'put_ingredients', ingredients: [line('x')] }))).toEqual(['x', '']);
  const scaled = after({ do: 'scale', draft: { ingredients: [line('x')], customIngredients: [], portions: 8 } });
  expect([scaled.draft.portions, texts(scaled)]).toEqual([8, ['x']]);
  const former = after({ do: 'take_version', draft: { ...start.draft, ingredients: [line('x')] } });
  expect([texts(former), former.readings]).toEqual([['x', ''], {}]);
});

test('what somebody else saved comes in unchanged, with its version to start from', () => {
  const newer = after({ do: 'change', draft: { note: 'mine' } }, { do: 'take_newer', recipe: RECIPE });
  expect(newer).toMatchObject({ changed: false, base: { id: 'soup', version: 3, consumption: 'SE' } });
  expect(texts(newer)).toEqual(['c', '']);
  expect(editorStateOf(RECIPE)).toMatchObject({ draft: { names: RECIPE.names }, readings: {} });
});

test('saved, nothing is changed; what was typed meanwhile is still to be saved', () => {
  const typed = after({ do: 'change', draft: { note: 'n' } });
  const saved = editorReducer(typed, { do: 'saved', recipe: RECIPE, sent: typed.draft });
  expect(saved).toMatchObject({ changed: false, base: { version: 3 } });
  const typedOn = editorReducer(typed, { do: 'change', draft: { note: 'n, more' } });
  expect(editorReducer(typedOn, { do: 'saved', recipe: RECIPE, sent: typed.draft })).toMatchObject({
    changed: true,
    draft: { note: 'n, more' },
  });
});

test('empty lines, own ingredients and tags are not saved, and names are trimmed', () => {
  const named = after(
    { do: 'change', draft: { names: [{ language: 'en_gb', name: ' Soup ' }], tags: [{ name: ' ' }, { name: 'hot' }] } },
    { do: 'put_own', own: blankOwn() },
    { do: 'put_own', own: blankOwn('', 5) },
  );
  const saved = draftToSave(named);
  expect(saved.names).toEqual([{ language: 'en_gb', name: 'Soup' }]);
  expect(saved.ingredients.map(({ inputIngredient }) => inputIngredient)).toEqual(['a', 'b']);
  expect(saved.customIngredients).toMatchObject([{ name: '', weight: 5 }]);
  expect(saved.tags).toEqual([{ name: 'hot' }]);
});
