import { describe, expect, test } from 'vitest';
import { blankLine, editorReducer, newEditorState } from './editor-state.ts';
import { RECIPE_DRAFT } from './recipe-draft-format.ts';

const line = {
  _id: 'mi4k2c1',
  inputIngredient: '2 msk smör',
  ingredient: 'butter',
  categoryId: null,
  variation: 'butter-salted',
  originId: null,
  amount: 2,
  unit: 'tbsp',
  pieceGrams: null,
  organic: false,
};
const words = {
  names: [{ language: 'sv', name: 'Köttbullar' }],
  ingredients: [line],
  customIngredients: [{ _id: 'mi4k2c2', name: 'House spice', weight: 20, co2PerKg: null, source: '' }],
  portions: 4,
  mealsize: 0,
  category: 'Husman',
  note: 'Forma och stek.',
  tags: [{ name: 'barn' }],
  location: 'rise',
};
const candidate = {
  ingredientId: 'butter',
  ingredientName: 'smör',
  variationId: 'butter-salted',
  variationName: 'saltat',
  confidence: 0.98,
};
const readings = { mi4k2c1: { state: 'sure', candidates: [candidate] } };

/** As each release wrote them, by the commit that changed the shape. */
const FORMER = {
  '2f41e61: the first editor; allergens by name, no place where it is eaten': {
    draft: { ...words, allergens: ['milk', 'eggs'] },
    base: { id: 'recipe-7', version: 3 },
    readings,
    changed: true,
  },
  'ac853cd: the base says where it is eaten': {
    draft: { ...words, allergens: ['milk'] },
    base: { id: 'recipe-7', version: 3, consumption: 'SE' },
    readings,
    changed: true,
  },
  'ce8fda6: statements of allergens, libraries, bags': {
    draft: {
      ...words,
      allergens: [{ allergen: 'milk', state: 'may_contain' }],
      libraryScope: 'organization',
      ingredientBag: true,
    },
    base: { id: 'recipe-7', version: 3, consumption: 'SE' },
    readings,
    changed: true,
  },
  '9a2de51: own ingredients with allergens': {
    draft: {
      ...words,
      customIngredients: [{ ...words.customIngredients[0], allergens: [{ allergen: 'mustard', state: 'contains' }] }],
      allergens: [],
      libraryScope: 'restaurant',
    },
    base: null,
    readings,
    changed: true,
  },
};

describe('an unsaved recipe of a former release is gone on with', () => {
  test.each(Object.entries(FORMER))('%s', (_, content) => {
    const state = RECIPE_DRAFT.read(JSON.parse(JSON.stringify(content)), 0, null);
    expect(state?.draft).toMatchObject({ names: words.names, ingredients: [line], note: words.note, portions: 4 });
    expect(state?.draft.emissionDatabase).toBe('rise');
    expect(state?.changed).toBe(true);
    expect(state?.base).toEqual(content.base === null ? null : { consumption: null, ...content.base });
    expect(state?.readings).toEqual(readings);
    // It goes on as if it had been begun now.
    expect(editorReducer(state ?? newEditorState('sv'), { do: 'duplicate_line', id: line._id }).draft.ingredients).toHaveLength(
      3,
    );
  });

  test('with the defaults of what was added since', () => {
    const state = RECIPE_DRAFT.read(FORMER['2f41e61: the first editor; allergens by name, no place where it is eaten'], 0, null);
    expect(state?.draft.libraryScope).toBe('restaurant');
    expect(state?.draft.allergens).toEqual([
      { allergen: 'milk', state: 'contains' },
      { allergen: 'eggs', state: 'contains' },
    ]);
  });
});

describe('an unsaved recipe', () => {
  test('is read as it was written, however unfinished', () => {
    const state = editorReducer(newEditorState('sv', { bag: true }), {
      do: 'change',
      draft: { portions: 0, note: `<b>${'a'.repeat(30_000)}`, ingredients: [blankLine('2 <b>')] },
    });
    const read = RECIPE_DRAFT.read(JSON.parse(JSON.stringify(RECIPE_DRAFT.write(state))), RECIPE_DRAFT.version, null);
    expect(read).toEqual({ ...state, draft: { ...state.draft, ingredientBag: true } });
  });

  test('is written as a release beside this one reads it', () => {
    const state = editorReducer(newEditorState('sv'), { do: 'change', draft: { emissionDatabase: 'rise' } });
    expect(RECIPE_DRAFT.write(state)).toMatchObject({ draft: { location: 'rise' } });
  });

  test('keeps its lines where only their readings are damaged', () => {
    const state = RECIPE_DRAFT.read({ ...FORMER['ac853cd: the base says where it is eaten'], readings: { a: 7 } }, 0, null);
    expect([state?.draft.ingredients.length, state?.readings]).toEqual([1, {}]);
  });

  test.each([
    null,
    7,
    'text',
    {},
    { draft: {} },
    { draft: { names: [], ingredients: [] } },
    { draft: { ...words, portions: '4' } },
  ])('is not read out of %j', (content) => {
    expect(RECIPE_DRAFT.read(content, 1, null)).toBeNull();
  });
});
