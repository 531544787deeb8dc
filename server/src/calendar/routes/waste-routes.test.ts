import { randomUUID } from 'node:crypto';
import { createMenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { publishMenuPlan } from '@plateprint/shared/calendar/publication-api.ts';
import { forgetWaste, keepWaste, listWaste, readWasteCosts } from '@plateprint/shared/calendar/waste-api.ts';
import { type KnownWaste, mergedWaste, type WasteDraft } from '@plateprint/shared/calendar/waste/waste-meal.ts';
import { dayLater } from '@plateprint/shared/calendar/model/plan-dates.ts';
import { typePrice } from '@plateprint/shared/costs/cost-api.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';
import { norrsken } from '../../../test/support/recipe-bodies.ts';
import { addStrangers } from '../../../test/support/strangers.ts';

let product: Product;
let admin: Caller;
let restaurantId = '';

beforeAll(async () => {
  product = await openProduct();
  await addStrangers(product);
  admin = await product.as('admin');
});
beforeEach(async () => {
  const name = `Kitchen ${randomUUID()}`;
  restaurantId = (await admin(createRestaurant, { body: { organizationId: norrsken, name, location: 'SE' } })).id;
});
afterAll(() => product.close());

const waste = (change: Partial<WasteDraft> = {}): WasteDraft => ({
  day: '2026-01-05',
  meal: 'Lunch',
  guests: 200,
  kitchen: null,
  serving: 2.5,
  plate: 4,
  ...change,
});
const keep = async (id: string, change: Partial<WasteDraft> = {}) =>
  admin(keepWaste, { params: { id }, body: { restaurantId, waste: waste(change) } });
const year = () => ({ query: { restaurantId, from: '2026-01-01', to: '2026-12-31' } });
const listed = async () => (await admin(listWaste, year())).items;
const values = async () => (await listed()).map(({ guests, kitchen, serving, plate }) => [guests, kitchen, serving, plate]);

test('a meal that is sent again is the same meal, and one of the same day and name gives way', async () => {
  await keep('a');
  await keep('a');
  await keep('b', { day: '2026-01-06', kitchen: 1 });
  await keep('c', { day: '2026-01-06', kitchen: 0 });
  expect((await listed()).map(({ id, kitchen, plate }) => [id, kitchen, plate])).toEqual([
    ['c', 0, 4],
    ['a', null, 4],
  ]);
  await admin(forgetWaste, { params: { id: 'a' }, query: { restaurantId } });
  expect((await listed()).map(({ id }) => id)).toEqual(['c']);
  await expect(admin(forgetWaste, { params: { id: 'a' }, query: { restaurantId } })).rejects.toMatchObject({ code: 'not_found' });
});

test('two devices that write to one meal add to each other, and a value is cleared only where it is named', async () => {
  const day = '2026-01-07';
  const nothing = { day, guests: null, kitchen: null, serving: null, plate: null };
  const manager = await product.as('owner');
  await keep('cook', { ...nothing, guests: 100, kitchen: 5 });
  await manager(keepWaste, { params: { id: 'dish-room' }, body: { restaurantId, waste: waste({ ...nothing, plate: 3 }) } });
  expect(await values()).toEqual([[100, 5, null, 3]]);
  await keep('cook', { ...nothing, kitchen: 6 });
  expect(await values()).toEqual([[100, 6, null, 3]]);
  await admin(keepWaste, {
    params: { id: 'cook' },
    body: { restaurantId, waste: waste(nothing), cleared: ['plate', 'guests'] },
  });
  expect(await values()).toEqual([[null, 6, null, null]]);
  await Promise.all([keep('one', { ...nothing, serving: 1 }), keep('two', { ...nothing, plate: 2 })]);
  expect(await values()).toEqual([[null, 6, 1, 2]]);
});

const guestsOfWeeks = async () => {
  const { guests: of } = await admin(listWaste, { query: { restaurantId, from: '2026-01-01', to: '2026-01-13' } });
  return of?.map(({ day, plan, guests: count, of: known }) => [day, plan, count, known]);
};
const assume = async (id: string, change: Partial<WasteDraft>) =>
  admin(keepWaste, { params: { id }, body: { restaurantId, waste: waste(change), assumed: ['guests'] } });

test('what nobody typed stands only where nothing is known, and guests of a day are those of its published plan', async () => {
  const { publish } = await servedOnMondays({ guests: 130 });
  expect(await guestsOfWeeks()).toEqual([]);
  await publish();
  expect(await guestsOfWeeks()).toEqual([
    ['2026-01-05', 'Lunch', 130, 'planned'],
    ['2026-01-12', 'Lunch', 130, 'planned'],
  ]);
  await keep('cook', { guests: 100 });
  await assume('dish-room', { guests: 130, plate: 5 });
  expect(await values()).toEqual([[100, null, 2.5, 5]]);
  await assume('other', { day: '2026-01-12', guests: 130 });
  expect((await values())[0]?.[0]).toBe(130);
});

const known = async () => (await listed()).map(({ meal, guests, guestsAssumed }) => [meal, guests, guestsAssumed]);

test('guests that nobody counted are marked, give way to a later assumption and to a count, and are taken back without one', async () => {
  await assume('a', { guests: 120 });
  expect(await known()).toEqual([['Lunch', 120, true]]);
  await assume('b', { guests: 143 });
  await keep('c', { guests: null, plate: 5 });
  expect(await known()).toEqual([['Lunch', 143, true]]);
  await assume('d', { guests: null });
  expect(await known()).toEqual([['Lunch', null, false]]);
  await assume('e', { guests: 143 });
  await keep('f', { guests: 95 });
  await assume('g', { guests: 143 });
  await assume('h', { guests: null });
  expect(await known()).toEqual([['Lunch', 95, false]]);
  await admin(keepWaste, { params: { id: 'h' }, body: { restaurantId, waste: waste({ guests: null }), cleared: ['guests'] } });
  expect(await known()).toEqual([['Lunch', null, false]]);
});

test('a meal with assumed guests that is renamed brings them along, and never over a count', async () => {
  await assume('a', { meal: 'Lunhc', guests: 120 });
  await keep('a', { meal: 'Lunch', guests: null });
  expect(await known()).toEqual([['Lunch', 120, true]]);
  await keep('b', { meal: 'Dinner', guests: 95 });
  await keep('a', { meal: 'Dinner', guests: null });
  expect(await known()).toEqual([['Dinner', 95, false]]);
});

test('in the database as in the browser: what is written of guests in turn is what the rule says', async () => {
  const asides = [{}, { cleared: ['guests' as const] }, { assumed: ['guests' as const] }];
  const entries = asides.flatMap((aside) => [null, 0, 120].map((guests) => ({ aside, guests })));
  const pairs = entries.flatMap((first) => entries.map((then) => [first, then]));
  const nothing: KnownWaste = { guests: null, guestsAssumed: false, kitchen: null, serving: null, plate: null };
  const byRule = pairs.map((pair, at) => {
    const is = pair.reduce<KnownWaste>((former, { aside, guests }) => mergedWaste(former, waste({ guests }), aside), nothing);
    return [`${at}`, is.guests, is.guestsAssumed];
  });
  for (const [at, pair] of pairs.entries())
    for (const { aside, guests } of pair) {
      const body = { restaurantId, waste: waste({ meal: `${at}`, guests }), ...aside };
      await admin(keepWaste, { params: { id: `${at}` }, body });
    }
  expect(new Set(await known())).toEqual(new Set(byRule));
});

test('a meal that was written under the wrong name moves, and adds to the one that stands there', async () => {
  await keep('a', { meal: 'Lunhc', guests: 90, plate: null });
  await keep('b', { guests: null, serving: null, plate: 7 });
  await keep('a', { guests: null, serving: null, plate: null });
  expect((await listed()).map(({ id, meal, guests, serving, plate }) => [id, meal, guests, serving, plate])).toEqual([
    ['a', 'Lunch', 90, 2.5, 7],
  ]);
});

/** A plan that is in front of guests, with one dish of 400 g onion on Mondays. */
async function servedOnMondays(of: { guests?: number } = {}) {
  const line = {
    inputIngredient: 'lök',
    ingredient: 'yellow-onion',
    variation: 'yellow-onion.raw',
    amount: 400,
    unit: 'g' as const,
  };
  const body = { restaurantId, names: [{ language: 'sv' as const, name: 'Soppa' }], ingredients: [line] };
  const recipe = await admin(createRecipe, { body });
  const cells = [{ week: 0, weekday: 1, lineId: 'l', recipeId: recipe.id }];
  const plan = { name: 'Vår', weeks: 1, lines: [{ id: 'l', name: 'Lunch' }], cells, startsOn: '2026-01-05', ...of };
  const { id } = await admin(createMenuPlan, { body: { restaurantId, plan } });
  return { id, recipe, publish: async () => admin(publishMenuPlan, { params: { id }, body: { title: 'Lunch' } }) };
}

test('its CO2e follows from the dishes that were served that day, and is unknown on others', async () => {
  const { recipe, publish } = await servedOnMondays();
  await keep('monday');
  await keep('tuesday', { day: '2026-01-06' });
  expect((await listed()).map(({ co2PerGram }) => co2PerGram)).toEqual([null, null]);
  await publish();
  const [tuesday, monday] = await listed();
  expect(tuesday?.co2PerGram).toBeNull();
  expect(monday?.co2PerGram).toBeCloseTo((recipe.footprint.co2PerPortion?.value ?? 0) / 400, 9);
});

test('what it cost follows from the same dishes, for those who may see costs alone, and is unknown without a price', async () => {
  const { publish } = await servedOnMondays();
  await publish();
  await keep('monday');
  await keep('tuesday', { day: '2026-01-06' });
  const costs = async (caller = admin) => caller(readWasteCosts, year());
  expect((await costs()).items.map(({ day, perGram }) => [day, perGram])).toEqual([
    ['2026-01-06', null],
    ['2026-01-05', null],
  ]);
  const price = { ingredientId: 'yellow-onion', variationId: 'yellow-onion.raw', perKg: 20 };
  await admin(typePrice, { params: { id: restaurantId }, body: price });
  const [tuesday, monday] = (await costs()).items;
  expect(tuesday?.perGram).toBeNull();
  expect(monday?.perGram).toBeCloseTo(0.02, 9);
  const chef = await product.as('chef');
  const matsalen = { query: { ...year().query, restaurantId: demoId('matsalen') } };
  await expect(chef(readWasteCosts, matsalen)).rejects.toMatchObject({ code: 'not_allowed' });
});

const baseline = async () => (await admin(listWaste, { query: { restaurantId, from: '2026-06-01', to: '2026-06-30' } })).baseline;

test('the baseline is of all whole meals that were ever weighed, also of days that are not listed', async () => {
  const whole = { guests: 100, kitchen: 1, serving: 2 };
  expect(await baseline()).toBeNull();
  await keep('partly', { day: '2024-03-10', guests: null });
  await keep('first', { ...whole, day: '2025-02-28', plate: 6 });
  await keep('later', { ...whole, day: '2025-03-11', plate: 60 });
  await assume('assumed', { ...whole, day: '2025-03-12', plate: 60 });
  expect(await baseline()).toEqual({ grams: 90, isOfDirective: false });
  await keep('years', { ...whole, day: '2022-05-01', plate: 3 });
  expect(await baseline()).toEqual({ grams: 60, isOfDirective: true });
});

test('a meal of a day to come is refused, by the day of the kitchen', async () => {
  const today = dayAt('SE', new Date(product.now()));
  await expect(keep('later', { day: dayLater(today, 1) })).rejects.toMatchObject({
    code: 'invalid_input',
    fields: [{ path: 'waste.day', code: 'invalid_range' }],
  });
  await keep('now', { day: today });
});

test('another tenant neither reads nor writes it', async () => {
  const stranger = await product.as('stranger');
  await expect(stranger(listWaste, year())).rejects.toMatchObject({ code: 'not_found' });
  await expect(stranger(keepWaste, { params: { id: 'x' }, body: { restaurantId, waste: waste() } })).rejects.toMatchObject({
    code: 'not_found',
  });
});
