import { verdictsIn } from '@plateprint/shared/footprint/label/verdicts.fixture.ts';
import { LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import { keepRecipeClaims } from '@plateprint/shared/recipes/api/recipe-claims-api.ts';
import { type FoodLabel, readFoodLabel } from '@plateprint/shared/recipes/food-label/food-label-api.ts';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { answer } from '../support/answer.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { openPage } from '../support/open-page.tsx';
import { inside } from '../support/place.ts';
import { draftOf, recipeStore } from '../support/recipe-store.ts';

const butter = { name: 'butter', grams: 150, contains: ['milk' as const], mayContain: [], gap: null };
const sugar = { name: 'sugar', grams: 50, contains: [], mayContain: ['nuts' as const], gap: null };
const label: FoodLabel = {
  name: 'Buttercream',
  ingredients: [butter, sugar],
  stated: { contains: [], mayContain: [] },
  weight: 200,
  nutrition: { energyKcal: null, fat: 120, saturatedFat: 80, carbohydrate: 50, sugar: 50, fibre: 0, protein: 1, salt: 0.02 },
  nutritionCoverage: 1,
  hasAlcohol: false,
  foodDataVersion: '2027.1',
};
const cream = recipeStore(draftOf('Buttercream'), draftOf('Climate neutral cream')).answers;
const opened = (shown: FoodLabel) => openPage('/recipes/label/recipe-0', { answers: [...cream, answer(readFoodLabel, shown)] });

test('a label has its allergens in bold and its nutrition rounded, of what was weighed in until the finished food is weighed', async () => {
  const page = opened(label);
  expect((await page.sees('butter (milk)')).tagName).toBe('B');
  expect(screen.getByText('May contain: nuts.').tagName).toBe('B');
  expect(screen.getByRole('row', { name: 'Fat 60 g' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Salt < 0.01 g' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Energy 2,654 kJ / 642 kcal' })).toBeVisible();
  expect(screen.getByText(/the weight after cooking is not known/)).toBeVisible();
  expect(screen.getByText('Calculated, not analysed. Food data 2027.1.')).toBeVisible();
  expect(screen.queryByText(/^Draft/)).toBeNull();
  expect(await axeFindings()).toEqual([]);
  await page.fill('Weight after cooking, in grams', '400');
  expect(await page.finds('row', 'Fat 30 g')).toBeVisible();
});

test('a label stands in the order of the regulation, and in the signs of its language', async () => {
  const page = openPage('/recipes/label/recipe-0', {
    settings: { appLanguage: 'fr' },
    answers: [...cream, answer(readFoodLabel, { ...label, ingredients: [butter, { ...sugar, gap: 'no_weight' }] })],
  });
  const sheet = await page.finds('table');
  expect([...sheet.querySelectorAll('tbody th')].map((each) => each.textContent)).toEqual([
    'Énergie',
    'Matières grasses',
    'dont acides gras saturés',
    'Glucides',
    'dont sucres',
    'Fibres alimentaires',
    'Protéines',
    'Sel',
  ]);
  // A colon stands apart, and a line never begins with it.
  expect(screen.getByText(/^Ingrédients/).textContent).toMatch(/^Ingrédients\u00a0: butter \(lait\)/);
  expect(screen.getByText(/^sugar/, { selector: 'li' }).textContent).toMatch(/^sugar\u00a0: sans poids/);
});

test('a label to which something is missing is a draft and says what', async () => {
  const page = opened({
    ...label,
    ingredients: [butter, { ...sugar, name: 'sausage', gap: 'compound' }],
    nutritionCoverage: 0.6,
  });
  await page.sees('Draft: not ready for packaging');
  expect(screen.getByText('sausage: bought ready-made; its own list of ingredients is needed')).toBeVisible();
  expect(screen.getByText('Nutrition is known for only 60% of the weight.')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

test('what is stated of the dish and stands with no ingredient makes the label a draft, and is said', async () => {
  const page = opened({ ...label, stated: { contains: ['sesame'], mayContain: ['celery'] } });
  await page.sees('Contains sesame as stated for the dish, but no ingredient in the list does.');
  expect(screen.getByText('May contain: nuts and celery.')).toBeVisible();
});

test.each(LANGUAGES)('the label of boxed food judges nothing (%s)', async (appLanguage) => {
  const answers = [...cream, answer(readFoodLabel, label)];
  const page = openPage('/recipes/label/recipe-0', { settings: { appLanguage }, answers });
  await page.finds('table');
  expect(verdictsIn(document.querySelector('main')?.innerHTML ?? 'nothing', appLanguage)).toEqual([]);
});

test('a label asks about the words of its dish’s names before it is printed, copied or taken away, and another does not', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const page = opened(label);
  page.give(answer(keepRecipeClaims, { at: '2026-11-26T08:00:00.000Z' }));
  await page.press('Print');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));

  page.goTo('/recipes/label/recipe-1');
  const question = inside('alertdialog', 'Some wording might not hold up');
  const stop = async (): Promise<void> => {
    await page.sees('Dish name', question);
    await page.press('Cancel', question);
  };
  await page.press('Copy text');
  await page.sees('Dish name', question);
  expect(await axeFindings()).toEqual([]);
  await stop();
  await page.fromMenu('Download', /^PDF/u);
  await stop();
  await page.press('Print');
  await page.fill('Why this wording is justified', 'Certificate 4711', question);
  expect(print).toHaveBeenCalledTimes(1);
  await page.press('Continue anyway', question);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  expect(page.asked(keepRecipeClaims)).toMatchObject([
    { params: { id: 'recipe-1' }, body: { occasion: 'export', texts: [{ place: 'dish' }], reason: 'Certificate 4711' } },
  ]);
});
