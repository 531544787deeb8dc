import type { MatchCandidate } from '@plateprint/shared/ingredients/ingredient-match.ts';
import type { ImportedRecipe } from '@plateprint/shared/recipes/import/imported-recipe.ts';
import { expect, test } from 'vitest';
import {
  type ImportAction,
  importReducer,
  type ImportState,
  isWorkedOn,
  itemsToCreate,
  NEW_IMPORT,
  withoutPortions,
} from './import-state.ts';

const recipe = (title: string, portions: number | null): ImportedRecipe => ({
  title,
  portions,
  lines: [{ text: '1 kg carrots', heading: false }],
  method: '',
  notes: '',
  category: '',
  tags: [],
  language: 'en_gb',
});
const CARROT = { ingredientId: 'carrot' } as MatchCandidate;
const SHEET = { mapping: { columns: [] } } as unknown as NonNullable<ImportState['spreadsheet']>;

const after = (...actions: ImportAction[]): ImportState => actions.reduce(importReducer, NEW_IMPORT);
const SHOW: ImportAction = { do: 'show', recipes: [recipe('Soup', 4), recipe('Mash', null)], leftRows: [9] };
const shown = after({ do: 'write', written: 'Soup …' }, SHOW);
const titles = (items: ImportState['items']) => items.map((item) => item.recipe.title);

test('what is written is kept until its recipes are created', () => {
  expect(after({ do: 'write', written: 'Soup' })).toEqual({ ...NEW_IMPORT, written: 'Soup' });
  expect(shown).toMatchObject({ written: 'Soup …', step: 'preview', leftRows: [9] });
});

test('a sheet is mapped as it proposes, until a person says otherwise', () => {
  const opened = after({ do: 'open_sheet', spreadsheet: SHEET });
  expect(opened).toMatchObject({ step: 'columns', spreadsheet: SHEET, mapping: SHEET.mapping });
  const mapping = { ...SHEET.mapping };
  expect(importReducer(opened, { do: 'map', mapping }).mapping).toBe(mapping);
  expect(importReducer(opened, { do: 'go', step: 'source' })).toEqual({ ...opened, step: 'source' });
});

test('recipes come taken, waiting and untouched; a second look begins anew', () => {
  expect(shown.items.map(({ id, isTaken, outcome }) => [id, isTaken, outcome.state])).toEqual([
    ['r1', true, 'waiting'],
    ['r2', true, 'waiting'],
  ]);
  expect(isWorkedOn(shown)).toBe(false);
  const edited = importReducer(shown, { do: 'take', ids: ['r1'], isTaken: false });
  expect(isWorkedOn(edited)).toBe(true);
  const again = importReducer(edited, { do: 'show', recipes: [recipe('Cake', 8)] });
  expect(again).toMatchObject({ isEdited: false, leftRows: [] });
  expect(titles(again.items)).toEqual(['Cake']);
});

test('only what is taken, whole and not there yet is created', () => {
  expect(titles(itemsToCreate(shown.items))).toEqual(['Soup']);
  expect(titles(withoutPortions(shown.items))).toEqual(['Mash']);
  const whole = importReducer(shown, { do: 'portions', portions: 6 });
  expect(whole.items.map((item) => item.recipe.portions)).toEqual([4, 6]);
  expect(titles(itemsToCreate(whole.items))).toEqual(['Soup', 'Mash']);
  const created = importReducer(whole, { do: 'outcomes', outcomes: { r1: { state: 'created' } } });
  expect(titles(itemsToCreate(created.items))).toEqual(['Mash']);
  expect(isWorkedOn({ ...created, isEdited: false })).toBe(true);
  const left = importReducer(created, { do: 'take', ids: ['r2'], isTaken: false });
  expect(itemsToCreate(left.items)).toEqual([]);
});

test('a changed recipe waits again, whatever became of it before; the others stay', () => {
  const refused = importReducer(shown, { do: 'outcomes', outcomes: { r1: { state: 'refused', code: 'internal', fields: [] } } });
  expect(refused.items[1]?.outcome).toEqual({ state: 'waiting' });
  const changed = importReducer(refused, { do: 'change', id: 'r1', recipe: { title: 'Thick soup' } });
  expect(changed.items[0]).toMatchObject({ recipe: { title: 'Thick soup', portions: 4 }, outcome: { state: 'waiting' } });
  expect(changed.items[1]).toBe(refused.items[1]);
});

test('a person’s choice for a line is kept by its text, and taken back', () => {
  const chosen = importReducer(shown, { do: 'choose', id: 'r1', text: '1 kg carrots', candidate: CARROT });
  expect(chosen.items[0]?.chosen).toEqual({ '1 kg carrots': CARROT });
  const back = importReducer(chosen, { do: 'choose', id: 'r1', text: '1 kg carrots', candidate: null });
  expect(back.items[0]?.chosen).toEqual({});
});

test('a new import keeps nothing but the library that was chosen', () => {
  const chosen = importReducer(shown, { do: 'library', library: 'organization' });
  expect(importReducer(chosen, { do: 'restart' })).toEqual({ ...NEW_IMPORT, library: 'organization' });
});
