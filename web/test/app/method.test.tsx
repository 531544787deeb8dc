import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { ingredientFacts, understandLines } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import { listSources } from '@plateprint/shared/ingredients/api/source-api.ts';
import { LANGUAGES, localeOf } from '@plateprint/shared/kernel/language.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { emptyKitchen } from '../support/empty-kitchen.ts';
import { exampleFoods } from '../support/food.ts';
import { openPage } from '../support/open-page.tsx';

const PATH = '/how-it-is-calculated';
const stranger = (browser: readonly string[] = ['en-GB']) =>
  openPage(PATH, { isStranger: true, browser, answers: exampleFoods() });

/** The large figures at the end of the chain, kg CO2e per portion: beef first, lentils second. */
async function portions(): Promise<number[]> {
  const figures = await screen.findAllByTestId('example-portion');
  return figures.map(({ textContent }) => Number.parseFloat(textContent.replace(',', '.')));
}

test('signed out it is open, and leads to sign-in', async () => {
  const page = stranger();
  await portions();
  expect(document.title).toMatch(/^How it is calculated/);
  await page.press('Sign in', undefined, 'link');
  await waitFor(() => expect(location.pathname).toBe('/sign-in'));
});

test('signed in it leads back', async () => {
  const page = openPage(PATH, { answers: [...exampleFoods(), ...emptyKitchen()] });
  await page.press('Back to Plateprint', undefined, 'link');
  await waitFor(() => expect(location.pathname).toBe('/dashboard'));
});

test('it speaks the browser’s language until another is chosen, and remembers the choice', async () => {
  const page = stranger(['de-AT']);
  expect(await page.finds('heading', 'So wird gerechnet')).toHaveProperty('tagName', 'H1');
  await waitFor(() => expect(screen.getAllByText('500 g Rinderhackfleisch')[0]).toBeVisible());
  await page.choose('Sprache', 'fr');
  await page.finds('heading', 'La méthode de calcul');
  await waitFor(() => expect(screen.getAllByText('200 g de lentilles corail')[0]).toBeVisible());
  expect(document.documentElement.lang).toBe('fr-FR');
  page.reload();
  await page.finds('heading', 'La méthode de calcul');
});

test('the example is calculated: the stages add up, the country changes it', async () => {
  const page = stranger();
  const [beef = Number.NaN, lentils = Number.NaN] = await portions();
  expect(beef).toBeGreaterThan(10 * lentils);
  expect(lentils).toBeGreaterThan(0);
  const stages = within(screen.getByRole('table', { name: /^beef mince/ }));
  const values = stages.getAllByRole('row').flatMap((row) => {
    const cell = within(row).queryAllByRole('cell').at(-1);
    return cell ? [Number(cell.textContent)] : [];
  });
  expect(values).toHaveLength(5);
  const factor = values.reduce((sum, value) => sum + value, 0);
  expect((factor * 0.5) / 4).toBeCloseTo(beef, 1);
  await page.choose('Country of consumption', 'WORLD');
  await waitFor(async () => expect((await portions())[0]).toBeGreaterThan(beef));
});

test('the sources stand with title, licence and attribution, and RIVM’s request with them', async () => {
  const page = stranger();
  const row = within(await page.finds('row', /AGRIBALYSE 3\.1/));
  expect(row.getByText(/Licence Ouverte 2\.0/)).toBeVisible();
  expect(row.getByText('Source: ADEME, AGRIBALYSE 3.1.')).toBeVisible();
  expect(row.getByRole('link')).toHaveAttribute('href', 'https://agribalyse.ademe.fr');
  await page.finds('heading', 'RIVM’s request');
  await page.sees(/^Food data 2026\.5 · 1,204 ingredients/);
});

test('when the food data does not answer, the page says so and stays readable', async () => {
  const page = stranger();
  page.give(...[understandLines, ingredientFacts, listSources].map((each) => answer(each, new AppError('internal'))));
  page.reload();
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  await page.finds('heading', 'Data quality A to D');
});

test.each(LANGUAGES)('%s: it speaks the language, and the example is calculated', async (language) => {
  stranger([localeOf(language)]);
  expect((await portions()).every((kg) => kg > 0)).toBe(true);
  expect(document.documentElement.lang).toBe(localeOf(language));
});
