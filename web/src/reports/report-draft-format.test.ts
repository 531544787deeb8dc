import { newReport } from '@plateprint/shared/reports/wizard/new-report.ts';
import { packDraft } from '@plateprint/shared/reports/wizard/packed-draft.ts';
import { describe, expect, test } from 'vitest';
import { REPORT_DRAFT, type ReportWork } from './report-draft-format.ts';

const KIND = { category: 'restaurant', variety: 'sales', type: 'monthly' } as const;

/** As releases before drafts had a version wrote it (commits 1f8e0f0 and 17c2c13): rows packed, the version beside. */
const FORMER = {
  step: 'sales_data',
  replaces: null,
  recipeNames: { soup: 'Soup' },
  draft: {
    rest: {
      name: '',
      ...KIND,
      startDate: '2026-07-01',
      endDate: null,
      location: 'rise',
      settings: { language: 'sv', title: 'Juli' },
      menus: [{ key: 'm', id: 'menu-7', name: 'Lunch', servings: 60, recipes: [] }],
      restaurants: [],
      importedData: [{ name: 'till.csv', rows: 2 }],
      currentImportedDataLanguage: 'sv',
    },
    recipes: {
      rows: 2,
      columns: {
        key: { same: null },
        id: { texts: [0, null] },
        name: { texts: [1, 2] },
        servings: { values: [41, null] },
        file: { same: 0 },
        row: { values: [2, 3] },
      },
      texts: ['soup', 'Soup', 'Fish w/ chips'],
    },
    ingredients: { rows: 0, columns: {}, texts: [] },
  },
  version: 3,
};

const read = (content: unknown, thing: string | null = null) => REPORT_DRAFT.read(JSON.parse(JSON.stringify(content)), 0, thing);

describe('an unsaved report of a former release', () => {
  test('is gone on with, from the version of the saved report that its place named', () => {
    const work = read(FORMER, 'report-7');
    expect(work).toMatchObject({ step: 'sales_data', base: { id: 'report-7', version: 3 }, backup: null });
    expect(work?.draft.recipes).toMatchObject([
      { id: 'soup', name: 'Soup', servings: 41, from: { file: 0, row: 2 } },
      { id: null, name: 'Fish w/ chips', servings: null, from: { file: 0, row: 3 } },
    ]);
    expect(work?.draft.menus).toMatchObject([{ id: 'menu-7', name: 'Lunch', servings: 60 }]);
    expect(work?.draft.emissionDatabase).toBe('rise');
  });

  test('gets the defaults of what was added since', () => {
    const work = read(FORMER);
    expect(work?.draft.settings).toMatchObject({ title: 'Juli', averageType: 'per_portion', background: 'leaf' });
    expect(work?.draft.importedData[0]).toMatchObject({ name: 'till.csv', leftOut: [] });
  });

  test('compares with the backup that stood beside it', () => {
    expect(read({ ...FORMER, version: null, backup: packDraft(newReport(KIND, 'sv')) })?.backup?.recipes).toEqual([]);
  });
});

describe('an unsaved report', () => {
  test('is read as it was written, however unfinished', () => {
    const draft = {
      ...newReport(KIND, 'sv'),
      name: '<b>'.repeat(100),
      recipes: [{ key: 'n1', id: null, name: 'a'.repeat(400), servings: -1e12, from: null }],
    };
    const work: ReportWork = { step: 'timespan', draft, base: null, backup: null, replaces: 'other', recipeNames: {} };
    expect(read(REPORT_DRAFT.write(work))).toEqual(work);
  });

  test.each([
    ['nothing', null],
    ['an empty thing', {}],
    ['rows without columns', { ...FORMER, draft: { ...FORMER.draft, recipes: { rows: 2 } } }],
    ['a number of rows without end', { ...FORMER, draft: { ...FORMER.draft, recipes: { rows: 1e15, columns: {}, texts: [] } } }],
    ['rows without names', { ...FORMER, draft: { ...FORMER.draft, recipes: { rows: 1, columns: {}, texts: [] } } }],
  ])('is not read out of %s', (_, content) => {
    expect(read(content)).toBeNull();
  });
});
