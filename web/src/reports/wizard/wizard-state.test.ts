import type { Report } from '@plateprint/shared/reports/model/report.ts';
import type { ReportKind } from '@plateprint/shared/reports/model/report-kind.ts';
import { newReport } from '@plateprint/shared/reports/wizard/new-report.ts';
import { expect, test } from 'vitest';
import { isChanged, isFilled, newWizard, wizardOfReport, wizardReducer, type WizardAction } from './wizard-state.ts';

const SALES: ReportKind = { category: 'restaurant', variety: 'sales', type: 'monthly' };
const fresh = newWizard(newReport(SALES, 'en_gb', '2026-05'));
const STEW = { key: 'a', id: 'stew', name: 'Lentil stew', servings: 12 } as Report['recipes'][number];

function report(differs: Partial<Report> = {}): Report {
  const { startDate, ...draft } = newReport(SALES, 'en_gb', '2026-05');
  return {
    ...draft,
    startDate: startDate ?? '2026-05-01',
    name: 'Lunch in May',
    recipes: [STEW],
    id: 'lunch',
    restaurantId: 'own-kitchen',
    organizationId: 'own-house',
    status: 'draft',
    restaurants: [],
    menuRecipes: [],
    data: null,
    creator: null,
    thumbnailUrl: null,
    version: 1,
    createdAt: '2026-06-01T08:00:00.000Z',
    updatedAt: '2026-06-01T08:00:00.000Z',
    ...differs,
  };
}

const after = (...actions: WizardAction[]) => actions.reduce(wizardReducer, fresh);

test('a new report begins with its time, unchanged and empty', () => {
  expect(fresh).toMatchObject({ step: 'timespan', base: null, replaces: null });
  expect(isChanged(fresh)).toBe(false);
  expect(isFilled(fresh.draft)).toBe(false);
});

test.each<[ReportKind, string]>([
  [SALES, 'sales_data'],
  [{ ...SALES, variety: 'procurement' }, 'ingredients'],
  [{ ...SALES, category: 'organization' }, 'restaurants'],
  [{ ...SALES, type: 'period' }, 'final_report'],
])('after its time, of %o comes %s', (kind, step) => {
  expect(wizardReducer(newWizard(newReport(kind, 'en_gb')), { do: 'enter_data' }).step).toBe(step);
});

test('a change keeps the rest of the draft, and an update is made of the draft as it is', () => {
  const changed = after(
    { do: 'change', draft: { name: 'May' } },
    { do: 'update', update: (draft) => ({ ...draft, recipes: [STEW] }) },
  );
  expect(changed.draft).toMatchObject({ name: 'May', recipes: [STEW], startDate: '2026-05-01' });
  expect(isChanged(changed)).toBe(true);
  expect(isFilled(changed.draft)).toBe(true);
});

test('going to a step changes nothing else', () => {
  expect(after({ do: 'go', step: 'final_report' })).toEqual({ ...fresh, step: 'final_report' });
});

test('the first entering of the data is what leaving compares with; what is there already is not forgotten', () => {
  const first = after({ do: 'change', draft: { startDate: '2026-06-01' } }, { do: 'enter_data' });
  expect(isChanged(first)).toBe(false);
  const filled = wizardReducer(first, { do: 'change', draft: { recipes: [STEW] } });
  const again = wizardReducer(wizardReducer(filled, { do: 'go', step: 'timespan' }), { do: 'enter_data' });
  expect(again.backup).toBe(first.backup);
  expect(isChanged(again)).toBe(true);
});

test('what takes another report’s place says so until it is saved', () => {
  const replacing = after({ do: 'enter_data', replaces: 'former' });
  expect(replacing.replaces).toBe('former');
  expect(wizardReducer(replacing, { do: 'enter_data' }).replaces).toBe('former');
  expect(wizardReducer(replacing, { do: 'enter_data', replaces: null }).replaces).toBeNull();
  expect(wizardReducer(replacing, { do: 'saved', report: report(), sent: replacing.draft }).replaces).toBeNull();
});

test('names of recipes are gathered', () => {
  const named = after({ do: 'name_recipes', names: { stew: 'Stew' } }, { do: 'name_recipes', names: { cake: 'Cake' } });
  expect(named.recipeNames).toEqual({ stew: 'Stew', cake: 'Cake' });
});

test('giving back takes the draft to what it was', () => {
  const given = after({ do: 'change', draft: { name: 'May' } }, { do: 'give_back' });
  expect(given.draft).toBe(fresh.draft);
  expect(isChanged(given)).toBe(false);
});

test('saved, the report is the draft and nothing is changed', () => {
  const typed = after({ do: 'enter_data' }, { do: 'change', draft: { recipes: [STEW] } });
  const saved = wizardReducer(typed, { do: 'saved', report: report(), sent: typed.draft });
  expect(saved.draft).toMatchObject({ name: 'Lunch in May', recipes: [STEW] });
  expect(saved.base?.id).toBe('lunch');
  expect(isChanged(saved)).toBe(false);
  expect(saved.step).toBe(typed.step);
});

test('what was typed while it was being saved stays, and counts as changed', () => {
  const sent = after({ do: 'change', draft: { name: 'May' } });
  const typedOn = wizardReducer(sent, { do: 'change', draft: { name: 'May, more' } });
  const saved = wizardReducer(typedOn, { do: 'saved', report: report(), sent: sent.draft });
  expect(saved.draft.name).toBe('May, more');
  expect(isChanged(saved)).toBe(true);
});

test('completed, it stands at its last step; a draft that is opened at its data', () => {
  expect(wizardReducer(fresh, { do: 'saved', report: report({ status: 'completed' }), sent: fresh.draft }).step).toBe(
    'final_report',
  );
  expect(wizardOfReport(report({ status: 'completed' })).step).toBe('final_report');
  expect(wizardOfReport(report()).step).toBe('sales_data');
  expect(isChanged(wizardOfReport(report()))).toBe(false);
});
