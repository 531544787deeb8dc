import { forgetWaste, keepWaste, listWaste, readWasteCosts } from '@plateprint/shared/calendar/waste-api.ts';
import type { ExpectedGuests } from '@plateprint/shared/calendar/waste/expected-guests.ts';
import { type KnownWaste, mergedWaste, type WasteMeal } from '@plateprint/shared/calendar/waste/waste-meal.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { answer } from '../support/answer.ts';
import { emptyKitchen } from '../support/empty-kitchen.ts';
import { openPage } from '../support/open-page.tsx';
import { KITCHEN } from '../support/session.ts';

beforeEach(() => localStorage.clear());

const NOTHING: KnownWaste = { guests: null, guestsAssumed: false, kitchen: null, serving: null, plate: null };

/** The waste log as a server that forgets nothing would keep it; `isThere` is its connection. */
function log(...first: WasteMeal[]) {
  const expected: ExpectedGuests[] = [];
  const meals = new Map(first.map((meal) => [meal.id, meal]));
  const line = { isThere: true };
  const baseline = first.length === 0 ? null : { grams: 50, isOfDirective: false };
  const answers = [
    ...emptyKitchen(),
    answer(listWaste, () => ({
      items: [...meals.values()].toSorted((a, b) => (a.day < b.day ? 1 : -1)),
      baseline,
      guests: expected,
      next: null,
    })),
    answer(keepWaste, ({ params: { id }, body: { waste, ...aside } }) => {
      if (!line.isThere) return new AppError('unavailable');
      const there = [...meals.values()].find(({ day, meal }) => day === waste.day && meal === waste.meal);
      if (there) meals.delete(there.id);
      meals.set(id, {
        ...waste,
        ...mergedWaste(there ?? NOTHING, waste, aside),
        id,
        co2PerGram: null,
        co2PerGramWithoutLandUseChange: null,
      });
      return { id };
    }),
    answer(forgetWaste, ({ params: { id } }) => (meals.delete(id), { id })),
  ];
  return { answers, meals, line, expected };
}

// Of the kitchen: at its midnight Greenwich has another one.
const today = dayAt(KITCHEN.location, new Date());
const lunch: WasteMeal = {
  id: 'a',
  day: today,
  meal: 'Lunch',
  guests: 200,
  guestsAssumed: false,
  kitchen: 2,
  serving: 3,
  plate: 5,
  co2PerGram: 2,
  co2PerGramWithoutLandUseChange: 1.5,
};

test('a meal is written down, and what it was not weighed for stays unknown', async () => {
  const { answers, meals } = log();
  const page = openPage('/waste', { answers });
  await page.fill('Plate waste', '4.5');
  await page.fill('Guests', '150');
  await page.press('Save');
  await waitFor(() =>
    expect([...meals.values()]).toMatchObject([{ day: today, guests: 150, kitchen: null, serving: null, plate: 4.5 }]),
  );
  await page.sees('No meal has all three kinds of waste and its guests recorded yet.');
  await page.sees('Plate waste 4.5 kg · 150 guests');
  await page.sees(/^Saved: .*\. What you enter here now replaces its values\.$/);
  const meal = await page.finds('textbox', 'Meal');
  await page.user.type(meal, 'Dinner');
  expect(screen.queryByText(/^Saved: /)).toBeNull();
  await page.user.clear(meal);
  await page.sees(/^Saved: /);
  await page.fill('Serving waste', '0');
  expect(screen.queryByText(/^Saved: /)).toBeNull();
  await page.press('Save');
  await waitFor(() => expect([...meals.values()]).toMatchObject([{ serving: 0, plate: 4.5, guests: 150 }]));
});

test('guests are there from the plan: a weight and Save are enough, and who typed them elsewhere is not written over', async () => {
  const { answers, meals, expected } = log();
  expected.push({ day: today, plan: 'Spring', guests: 140, of: 'planned' });
  const page = openPage('/waste', { answers });
  await page.sees('From the menu plan');
  expect(await page.finds('textbox', 'Guests')).toHaveValue('140');
  meals.set('cook', { ...lunch, id: 'cook', meal: '', guests: 120, kitchen: null, serving: null, plate: null });
  await page.fill('Plate waste', '3');
  await page.press('Save');
  await waitFor(() => expect([...meals.values()]).toMatchObject([{ guests: 120, plate: 3 }]));
});

test('guests that a person clears stay cleared', async () => {
  const { answers, meals, expected } = log();
  expected.push({ day: today, plan: 'Spring', guests: 140, of: 'sold' });
  const page = openPage('/waste', { answers });
  await page.sees('From what was sold');
  await page.user.clear(await page.finds('textbox', 'Guests'));
  await page.fill('Plate waste', '3');
  await page.press('Save');
  await waitFor(() => expect([...meals.values()]).toMatchObject([{ guests: null, plate: 3 }]));
  expect(await page.finds('textbox', 'Guests')).toHaveValue('');
  await page.fill('Serving waste', '2');
  await page.press('Save');
  await waitFor(() => expect([...meals.values()]).toMatchObject([{ guests: null, serving: 2, plate: 3 }]));
});

test('who clears a number that nobody typed takes nothing from what another place counted meanwhile', async () => {
  const { answers, meals, expected } = log();
  expected.push({ day: today, plan: 'Spring', guests: 140, of: 'planned' });
  const page = openPage('/waste', { answers });
  await page.sees('From the menu plan');
  await page.user.clear(await page.finds('textbox', 'Guests'));
  meals.set('cook', { ...lunch, id: 'cook', meal: '', guests: 95, kitchen: null, serving: null, plate: null });
  await page.fill('Plate waste', '3');
  await page.press('Save');
  await waitFor(() => expect([...meals.values()]).toMatchObject([{ guests: 95, plate: 3 }]));
});

test('a field that was cleared for one meal is filled for another one, and a number that was typed stays while its meal is named', async () => {
  const { answers, expected } = log();
  for (const [plan, guests] of [['Lunch', 140] as const, ['Dinner', 60] as const])
    expected.push({ day: today, plan, guests, of: 'planned' });
  const page = openPage('/waste', { answers });
  await page.fill('Meal', 'Lunch');
  const guests = await page.finds('textbox', 'Guests');
  await waitFor(() => expect(guests).toHaveValue('140'));
  await page.user.clear(guests);
  expect(guests).toHaveValue('');
  await page.fill('Meal', 'Dinner');
  expect(guests).toHaveValue('60');
  await page.fill('Guests', '95');
  await page.fill('Meal', 'Lunch');
  expect(guests).toHaveValue('95');
});

test('a meal that waits has its guests: they are counted once, and what was cleared stays so when the page is opened again', async () => {
  const { answers, meals, line, expected } = log();
  expected.push({ day: today, plan: 'Spring', guests: 120, of: 'planned' });
  line.isThere = false;
  const page = openPage('/waste', { answers });
  await page.sees('From the menu plan');
  await page.fill('Meal', 'Lunch');
  await page.user.clear(await page.finds('textbox', 'Guests'));
  await page.fill('Plate waste', '3');
  await page.press('Save');
  await page.sees('1 meal is kept in this browser until you are back online.');
  const again = openPage('/waste', { answers });
  await again.sees('1 meal is kept in this browser until you are back online.');
  for (const meal of ['Lunch', 'Dinner']) {
    await again.fill('Meal', meal);
    expect(await again.finds('textbox', 'Guests')).toHaveValue('');
    await again.fill('Serving waste', '2');
    await again.press('Save');
  }
  await again.sees('2 meals are kept in this browser until you are back online.');
  line.isThere = true;
  dispatchEvent(new Event('online'));
  await waitFor(() =>
    expect([...meals.values()]).toMatchObject([
      { meal: 'Lunch', guests: null, serving: 2, plate: 3 },
      { meal: 'Dinner', guests: null, serving: 2 },
    ]),
  );
});

test('guests that nobody counted are said, and give way to what is known better', async () => {
  const { answers, meals, expected } = log({ ...lunch, guestsAssumed: true });
  const page = openPage('/waste', { answers });
  await page.sees(/200 guests \(planned or sold, not counted\)$/);
  await page.sees('For 1 meal, the number of guests is planned or sold, not counted.');
  await page.sees('Planned or sold, not counted');
  expected.push({ day: today, plan: 'Lunch', guests: 143, of: 'sold' });
  const later = openPage('/waste', { answers });
  await later.sees('From what was sold');
  await later.fill('Plate waste', '4');
  await later.press('Save');
  await waitFor(() => expect([...meals.values()]).toMatchObject([{ guests: 143, guestsAssumed: true, plate: 4 }]));
  await later.fill('Guests', '150');
  await later.fill('Plate waste', '5');
  await later.press('Save');
  await waitFor(() => expect([...meals.values()]).toMatchObject([{ guests: 150, guestsAssumed: false, plate: 5 }]));
});

test('what is no number is said by its field, and nothing is dropped on the way', async () => {
  const { answers, meals } = log();
  const page = openPage('/waste', { answers });
  await page.fill('Plate waste', '6,5 kg');
  await page.fill('Serving waste', '-3');
  await page.fill('Guests', '12,5');
  await page.press('Save');
  await page.sees('Serving waste: the weight cannot be below 0.');
  await page.sees('Guests: enter a whole number, such as 120.');
  expect(meals.size).toBe(0);
  await page.fill('Serving waste', '650 g');
  await page.fill('Guests', '12');
  await page.press('Save');
  await waitFor(() => expect([...meals.values()]).toMatchObject([{ guests: 12, serving: 0.65, plate: 6.5 }]));
});

test('kilograms that nobody throws away of a guest are asked about', async () => {
  const { answers, meals } = log();
  const page = openPage('/waste', { answers });
  await page.fill('Plate waste', '600');
  await page.fill('Guests', '100');
  await page.press('Save');
  await page.sees('That is 6 kg per guest. Are the weights and the number of guests right?');
  expect(meals.size).toBe(0);
  await page.press('Save anyway');
  await waitFor(() => expect([...meals.values()]).toMatchObject([{ guests: 100, plate: 600 }]));
});

test('grams a guest stand with the line of the directive, and the CO2e of the days', async () => {
  const days = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...lunch, id }));
  const page = openPage('/waste', { answers: log(...days).answers });
  await page.sees('50 g');
  await page.sees(/30% below your first measured year/);
  await page.sees('100 kg CO₂e');
});

test('what it cost stands there for those who may see costs', async () => {
  const costs = answer(readWasteCosts, { currency: 'SEK', items: [{ day: today, perGram: 0.05 }] });
  const page = openPage('/waste', { answers: [costs, ...log(lunch).answers], role: 'organization-admin' });
  await page.sees('Cost');
  await page.sees(/^kr\s500/);
});

test('a cook reads no money', async () => {
  const page = openPage('/waste', { answers: log(lunch).answers });
  await page.sees('50 g');
  expect(screen.queryByText('Cost')).toBeNull();
});

test('one day is no year: no line is drawn of a single meal', async () => {
  const page = openPage('/waste', { answers: log(lunch).answers });
  await page.sees('50 g');
  expect(screen.queryByText(/30% below/)).toBeNull();
});

test('without an answer a meal waits in the browser, and is sent once there is one', async () => {
  const { answers, meals, line } = log();
  line.isThere = false;
  const page = openPage('/waste', { answers });
  await page.fill('Plate waste', '4');
  await page.press('Save');
  await page.sees('1 meal is kept in this browser until you are back online.');
  line.isThere = true;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(meals.size).toBe(1));
  await page.sees('Plate waste 4 kg · guests not known');
});

test('what another device wrote of the meal since stays, and two entries that wait for a connection are one meal', async () => {
  const { answers, meals, line } = log();
  const page = openPage('/waste', { answers });
  await page.fill('Meal', 'Lunch');
  meals.set('cook', { ...lunch, id: 'cook', guests: 100, kitchen: 5, serving: null, plate: null });
  line.isThere = false;
  await page.fill('Plate waste', '3');
  await page.press('Save');
  await page.sees('1 meal is kept in this browser until you are back online.');
  await page.fill('Serving waste', '2');
  await page.press('Save');
  await page.sees('1 meal is kept in this browser until you are back online.');
  line.isThere = true;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect([...meals.values()]).toMatchObject([{ guests: 100, kitchen: 5, serving: 2, plate: 3 }]));
});

test('a meal that was written down by mistake is taken out', async () => {
  const { answers, meals } = log(lunch);
  const page = openPage('/waste', { answers });
  await page.press(/^Remove .* Lunch$/);
  await waitFor(() => expect(meals.size).toBe(0));
});
