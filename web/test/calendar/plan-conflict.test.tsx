import { screen, waitFor } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../support/open-page.tsx';
import { inside, inTheHead } from '../support/place.ts';
import { kept, planStore } from './plan-store.ts';

/** A dish was taken out here, and somebody else saved the plan meanwhile: so said when it is saved. */
async function inConflict() {
  const store = planStore(kept());
  const page = openPage('/menu-plans/plan/spring', { answers: store.answers });
  (await page.finds('button', 'Monday, Week 1, Lunch: Beef stew')).focus();
  await page.user.keyboard('{Delete}');
  store.save('spring', { ...kept(), name: 'Theirs' });
  await page.press('Save');
  return { page, store };
}

test('the second to save sees a conflict and the other plan, or saves over it', async () => {
  const { page, store } = await inConflict();
  await page.sees('Bo Ek saved a newer version in the meantime.');
  await page.sees('The name, lines, dates, closed days, guests or rules');
  await page.press('Overwrite with mine');
  await waitFor(() => expect(store.plans.get('spring')).toMatchObject({ name: 'Spring', cells: [], version: 3 }));
});

test('the second to save sees which days became others, and saves both versions in one', async () => {
  const store = planStore(kept());
  const page = openPage('/menu-plans/plan/spring', { answers: store.answers });
  (await page.finds('button', 'Monday, Week 1, Lunch: Beef stew')).focus();
  await page.user.keyboard('{Delete}');
  const { cells } = kept();
  const soup = { week: 0, weekday: 2, lineId: 'a', recipeId: 'soup', servings: null, locked: false };
  store.save('spring', { ...kept(), cells: [...cells.map((cell) => ({ ...cell, servings: 40 })), soup] });
  await page.press('Save');
  await page.sees(/^Monday, week 1: portions or locks/);
  await page.sees('You changed this day too.');
  await page.sees('Tuesday, week 1: added: Lentil soup');
  await page.press('Keep both');
  await waitFor(() => expect(store.plans.get('spring')).toMatchObject({ version: 3, cells: [{ weekday: 2, recipeId: 'soup' }] }));
  await page.finds('button', 'Tuesday, Week 1, Lunch: Lentil soup');
  await page.finds('button', 'Monday, Week 1, Lunch: no dish');
});

test('the version that was saved meanwhile is opened beside what was changed here, which stays a draft', async () => {
  const { page } = await inConflict();
  await page.press('Open their version');
  await page.announces(/^Your changes are kept as a draft/);
  await page.finds('button', 'Monday, Week 1, Lunch: Beef stew');
  await page.press('Menu plans', inTheHead, 'link');
  await page.press('Continue Spring');
  await page.finds('button', 'Monday, Week 1, Lunch: no dish');
});

const refuse = (): never => {
  throw new DOMException('It is full.', 'QuotaExceededError');
};

test('where the browser keeps nothing, the version that was saved meanwhile is opened only once that was asked', async () => {
  const nothing = { length: 0, key: () => null, getItem: () => null, removeItem: () => undefined, clear: () => undefined };
  vi.stubGlobal('localStorage', { ...nothing, setItem: refuse });
  onTestFinished(() => void vi.unstubAllGlobals());
  const { page } = await inConflict();
  const question = inside('alertdialog', 'Discard your changes?');
  await page.press('Open their version');
  await page.press('Cancel', question);
  await page.gone('alertdialog');
  await page.finds('button', 'Monday, Week 1, Lunch: no dish');
  await page.sees('This browser has no storage left for your changes.');
  await page.press('Open their version');
  await page.press('Discard', question);
  await page.finds('button', 'Monday, Week 1, Lunch: Beef stew');
  expect(screen.queryByText(/^Your changes are kept as a draft/)).toBeNull();
  await page.press('Menu plans', inTheHead, 'link');
  await page.finds('link', 'Theirs');
  expect(screen.queryByRole('region', { name: 'Not saved yet' })).toBeNull();
});

test('after the version that was saved meanwhile was opened, discarding goes back to it, and it is saved without a conflict', async () => {
  const { page, store } = await inConflict();
  await page.press('Open their version');
  const place = await page.finds('button', 'Monday, Week 1, Lunch: Beef stew');
  place.focus();
  await page.user.keyboard('{Delete}');
  await page.press('Discard changes');
  await page.press('Discard', inside('alertdialog', 'Discard your changes?'));
  await page.finds('button', 'Monday, Week 1, Lunch: Beef stew');
  const name = await page.finds('textbox', 'Name of the menu plan');
  expect(name).toHaveValue('Theirs');
  await page.fill('Name of the menu plan', 'Ours');
  await page.press('Save');
  await waitFor(() => expect(store.plans.get('spring')).toMatchObject({ name: 'Ours', version: 3 }));
});
