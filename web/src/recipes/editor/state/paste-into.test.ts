import { describe, expect, test } from 'vitest';
import { historyOf } from '../../../drafts/history.ts';
import { historyReducer } from './editor-history.ts';
import { blankLine, editorReducer, type EditorState, newEditorState } from './editor-state.ts';
import { asksPortions, isFilled, pasteAction, type PastedRecipe, pastedAsNew, type PasteHow } from './paste-into.ts';

const soup: PastedRecipe = {
  title: 'Soup',
  portions: 6,
  lines: ['1 kg potatoes', '2 leeks'],
  method: 'Boil.',
  language: 'en_gb',
};

function stew(): EditorState {
  const { draft, ...state } = newEditorState('sv');
  return {
    ...state,
    draft: {
      ...draft,
      names: [{ language: 'sv', name: 'Gryta' }],
      portions: 10,
      note: 'Bryn.',
      ingredients: [blankLine('1 kg nötkött'), blankLine()],
      customIngredients: [{ _id: 'own', name: 'Krydda', weight: 5, co2PerKg: null, source: '' }],
    },
  };
}

const pasted = (state: EditorState, how: PasteHow) => editorReducer(state, pasteAction(state.draft, soup, how)).draft;
const written = ({ ingredients }: EditorState['draft']) => ingredients.map(({ inputIngredient }) => inputIngredient);

describe('a recipe pasted into a filled one', () => {
  test('comes in its place: its name, portions, lines and method, and nothing of the former', () => {
    const draft = pasted(stew(), 'replace');
    expect([draft.names, draft.portions, draft.note]).toEqual([[{ language: 'en_gb', name: 'Soup' }], 6, 'Boil.']);
    expect(written(draft)).toEqual(['1 kg potatoes', '2 leeks', '']);
    expect(draft.customIngredients).toEqual([]);
  });

  test('or adds its lines and method, and changes neither name nor portions', () => {
    const draft = pasted(stew(), 'add');
    expect([draft.names[0]?.name, draft.portions, draft.note]).toEqual(['Gryta', 10, 'Bryn.\n\nBoil.']);
    expect(written(draft)).toEqual(['1 kg nötkött', '1 kg potatoes', '2 leeks', '']);
    expect(draft.customIngredients).toHaveLength(1);
  });

  test('is one step back, with all that stood there', () => {
    const before = stew();
    const after = historyReducer(historyOf(before), pasteAction(before.draft, soup, 'replace'));
    expect(historyReducer(after, { do: 'undo' }).now.draft).toEqual(before.draft);
  });
});

test('an empty recipe is filled with everything that was pasted', () => {
  const fresh = newEditorState('sv');
  expect(isFilled(fresh.draft)).toBe(false);
  const draft = pasted(fresh, 'add');
  expect([draft.names[0]?.name, draft.portions, draft.note]).toEqual(['Soup', 6, 'Boil.']);
  expect(isFilled(draft)).toBe(true);
});

describe('how many portions it is for', () => {
  const unsaid = { ...soup, portions: null };
  const bag = newEditorState('sv', { bag: true }).draft;

  test.each([
    ['into an empty recipe', newEditorState('sv').draft, null, true],
    ['in the place of another', stew().draft, 'replace', true],
    ['as a new recipe', stew().draft, 'new', true],
    ['added to a recipe that has portions', stew().draft, 'add', false],
    ['where nobody has said yet what becomes of the other', stew().draft, null, false],
    ['into a bag, which counts by weight', bag, null, false],
    ['as a new recipe, begun from a bag', bag, 'new', true],
  ] as const)('is asked of a text that does not say it, %s: %#', (_, draft, place, isAsked) => {
    expect(asksPortions(unsaid, { draft, place })).toBe(isAsked);
    expect(asksPortions(soup, { draft, place })).toBe(false);
  });
});

test('pasted as a new recipe it is unsaved work of its own', () => {
  const state = pastedAsNew(soup, 'sv');
  expect([state.changed, state.base, state.draft.names[0]?.name]).toEqual([true, null, 'Soup']);
});
