import type { MatchCandidate } from '@plateprint/shared/ingredients/ingredient-match.ts';
import type { ImportedRecipe } from '@plateprint/shared/recipes/import/imported-recipe.ts';
import { describe, expect, test } from 'vitest';
import { adoptFormerDrafts } from '../../drafts/stored/former-drafts.ts';
import { findDraft } from '../../drafts/stored/find-draft.ts';
import { memoryStorage } from '../../drafts/stored/memory-storage.fixture.ts';
import { draftsOf } from '../../drafts/use-drafts.ts';
import { IMPORT_DRAFT, isUnfinished } from './import-draft-format.ts';
import {
  type ImportAction,
  importReducer,
  type ImportState,
  isWorkedOn,
  itemsToCreate,
  NEW_IMPORT,
  withoutPortions,
} from './import-state.ts';

const recipe = {
  title: 'Kartoffelsuppe',
  portions: 4,
  lines: [
    { text: 'Für die Suppe:', heading: true },
    { text: '800 g Kartoffeln', heading: false },
  ],
  method: 'Schälen und würfeln.',
  notes: '',
  category: 'Suppen',
  tags: ['Winter'],
  language: 'de',
};
const candidate = {
  ingredientId: 'potato',
  ingredientName: 'Kartoffel',
  variationId: 'p1',
  variationName: 'roh',
  confidence: 0.9,
};
const item = { id: 'r1', recipe, isTaken: true, chosen: { '800 g Kartoffeln': candidate }, outcome: { state: 'waiting' } };
const whole = { step: 'preview', written: 'Kartoffelsuppe\n800 g Kartoffeln', items: [item], isEdited: true, leftRows: [7] };

/** As each release wrote them, by the commit that changed the shape. */
const FORMER = {
  '42f6b1bd: the first; a library is always chosen, sheets have a number': { ...whole, sheet: 0, library: 'restaurant' },
  '20252663: the spreadsheet is written as none': { ...whole, spreadsheet: null, sheet: 0, mapping: null, library: 'restaurant' },
  'f8f52d07: what is in doubt has the key it was sent under': {
    ...whole,
    spreadsheet: null,
    sheet: 0,
    mapping: null,
    library: 'restaurant',
    items: [{ ...item, outcome: { state: 'sent', clientKey: 'k1' } }],
  },
  '33eeb9fa: nobody has chosen a library yet': { ...whole, spreadsheet: null, sheet: 0, mapping: null, library: null },
  '734caf54: the spreadsheet stays in its worker': { ...whole, spreadsheet: null, mapping: null, library: null },
};

const read = (content: unknown): ImportState | null => IMPORT_DRAFT.read(JSON.parse(JSON.stringify(content)), 0, null);

describe('an unfinished import of a former release', () => {
  test.each(Object.entries(FORMER))('is gone on with: %s', (_, content) => {
    expect(read(content)).toEqual({
      ...NEW_IMPORT,
      step: 'preview',
      written: content.written,
      items: content.items,
      isEdited: true,
      library: content.library,
      leftRows: [7],
    });
  });

  test('that lay without a header is found where drafts are, and read', () => {
    const storage = memoryStorage(Infinity, [['plateprint.working.import.alva', JSON.stringify(whole)]]);
    adoptFormerDrafts(storage, 'alva', new Date('2026-11-23T10:00:00Z'));
    const [id] = draftsOf(storage, 'alva').map(({ place }) => place.id);
    const found = findDraft(storage, IMPORT_DRAFT, { userId: 'alva', id, thing: undefined });
    expect(found).toMatchObject({ is: 'open', state: { step: 'preview', items: [{ recipe: { title: 'Kartoffelsuppe' } }] } });
  });

  test('does not send again what was sent without a key: it may be there', () => {
    const state = read({ ...whole, items: [{ ...item, outcome: { state: 'sent', since: 1_763_000_000_000 } }] });
    expect(state?.items).toMatchObject([{ isTaken: false, outcome: { state: 'waiting' } }]);
    expect(itemsToCreate(state?.items ?? [])).toEqual([]);
  });

  test('keeps a refusal for a reason that is not known any more', () => {
    const state = read({ ...whole, items: [{ ...item, outcome: { state: 'refused', code: 'a_former_reason', fields: [] } }] });
    expect(state?.items).toMatchObject([{ outcome: { state: 'refused', code: 'internal' } }]);
  });
});

describe('an unfinished import', () => {
  test('is read as it was written, and named after what it brings', () => {
    const state = importReducer(
      { ...NEW_IMPORT, written: 'Soup\n1 kg carrots' },
      { do: 'show', recipes: read(whole)?.items.map((each) => each.recipe) ?? [] },
    );
    expect(IMPORT_DRAFT.read(JSON.parse(JSON.stringify(IMPORT_DRAFT.write(state))), IMPORT_DRAFT.version, null)).toEqual(state);
    expect([IMPORT_DRAFT.nameOf(state), IMPORT_DRAFT.factsOf(state)]).toEqual(['Kartoffelsuppe', { recipes: '1' }]);
    expect(IMPORT_DRAFT.nameOf({ ...NEW_IMPORT, written: `\n  Soup  \n${'1 kg carrots\n'.repeat(9)}` })).toBe('Soup');
  });

  test.each([null, 7, 'text', [], {}, { written: 'Soup' }, { ...whole, items: [{ ...item, recipe: { title: 'Soup' } }] }])(
    'is not read out of %j',
    (content) => expect(read(content)).toBeNull(),
  );

  test('is one until everything is created or left out on purpose', () => {
    const state = read(whole) ?? NEW_IMPORT;
    const done = (outcome: ImportState['items'][number]['outcome']): ImportState => ({
      ...state,
      step: 'done',
      items: state.items.map((each) => ({ ...each, outcome })),
    });
    expect([NEW_IMPORT, { ...NEW_IMPORT, written: ' \n' }, state, { ...NEW_IMPORT, written: 'Soup' }].map(isUnfinished)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(isUnfinished(done({ state: 'created' }))).toBe(false);
    expect(isUnfinished(done({ state: 'refused', code: 'bag_circle', fields: [] }))).toBe(true);
  });
});

const writtenRecipe = (title: string, portions: number | null): ImportedRecipe => ({
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
const SHOW: ImportAction = { do: 'show', recipes: [writtenRecipe('Soup', 4), writtenRecipe('Mash', null)], leftRows: [9] };
const shown = after({ do: 'write', written: 'Soup …' }, SHOW);
const titles = (items: ImportState['items']) => items.map((each) => each.recipe.title);

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
  const again = importReducer(edited, { do: 'show', recipes: [writtenRecipe('Cake', 8)] });
  expect(again).toMatchObject({ isEdited: false, leftRows: [] });
  expect(titles(again.items)).toEqual(['Cake']);
});

test('only what is taken, whole and not there yet is created', () => {
  expect(titles(itemsToCreate(shown.items))).toEqual(['Soup']);
  expect(titles(withoutPortions(shown.items))).toEqual(['Mash']);
  const filled = importReducer(shown, { do: 'portions', portions: 6 });
  expect(filled.items.map((each) => each.recipe.portions)).toEqual([4, 6]);
  expect(titles(itemsToCreate(filled.items))).toEqual(['Soup', 'Mash']);
  const created = importReducer(filled, { do: 'outcomes', outcomes: { r1: { state: 'created' } } });
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
