import { verdictsIn } from '@plateprint/shared/footprint/label/verdicts.fixture.ts';
import {
  chooseEvidenceLines,
  keepPublishedExport,
  listPublishedExports,
  readArchivedDish,
} from '@plateprint/shared/menus/archive/archive-api.ts';
import { createRecipe, updateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayAgo, onionsOf, openShownKitchen, pageOf, type ShownKitchen } from '../../../test/support/shown-kitchen.ts';
import { demoId } from '../../demo/demo-id.ts';

const restaurantId = demoId('matsalen');
const organizationId = demoId('norrsken');
let kitchen: ShownKitchen;
beforeAll(async () => {
  kitchen = await openShownKitchen();
});
afterAll(() => kitchen.product.close());
beforeEach(() => kitchen.clear());

test('the figure of a dish leads to its range and sources in public, and to its ingredients where the kitchen names them', async () => {
  const soup = await kitchen.dish('Löksoppa');
  const { token } = await kitchen.share(await kitchen.menuOf('Lunch', soup));
  const open = async (path: string) => kitchen.product.app.inject({ url: `/live/${token}${path}` });
  await kitchen.choose({ kind: 'figures' });
  expect((await open('?language=sv')).body).toContain(`href="/live/${token}/dish/1?language=sv"`);
  const evidence = await open('/dish/1?language=sv');
  expect(evidence.statusCode).toBe(200);
  expect(evidence.body).toContain('Från gård till köksdörr');
  expect(evidence.body).toMatch(/Mellan 0,\d+ kg CO₂e och 0,\d+ kg CO₂e/);
  expect(evidence.body).toContain('AGRIBALYSE');
  expect(evidence.body).toContain('Köket lämnar inte ut receptet');
  expect(evidence.body.toLowerCase()).not.toContain('gul lök');
  expect(verdictsIn(evidence.body, 'sv')).toEqual([]);
  await kitchen.admin(chooseEvidenceLines, { body: { organizationId, evidenceLines: true } });
  expect((await open('/dish/1?language=sv')).body.toLowerCase()).toContain('gul lök');
  // A dish that is not on this link has no page here, and neither has an unknown link.
  expect((await open('/dish/2')).statusCode).toBe(404);
  expect((await kitchen.product.app.inject({ url: `/live/${'x'.repeat(22)}/dish/1` })).statusCode).toBe(404);
});

test('the page about a dish without a figure names what is not known', async () => {
  const names = [{ language: 'sv' as const, name: 'Husets gryta' }];
  const { id } = await kitchen.chef(createRecipe, {
    body: { restaurantId, names, ingredients: [{ inputIngredient: 'husmix' }] },
  });
  const { token } = await kitchen.share(await kitchen.menuOf('Lunch', id));
  const { body } = await kitchen.product.app.inject({ url: `/live/${token}/dish/1?language=de` });
  expect(body).toContain('<p>CO₂-Fußabdruck nicht bekannt</p>');
});

test('what a figure stood on two years ago is read as it was then', async () => {
  const soup = await kitchen.dish('Soppa');
  await kitchen.share(await kitchen.menuOf('Lunch', soup));
  await kitchen.age('730 days');
  await kitchen.chef(updateRecipe, { body: { id: soup, ...onionsOf('Soppa', 5) } });
  const then = (await kitchen.shownOn(dayAgo(700)))[0]?.menu?.dishes[0];
  const read = await kitchen.admin(readArchivedDish, { params: { restaurantId, evidence: then?.evidence ?? '' }, query: {} });
  expect(read).toMatchObject({ portions: 4, counted: { lines: 1, all: 1 }, lines: [{ grams: 1000, written: 'gul lök' }] });
  expect(read.co2PerPortion).toEqual(then?.co2PerPortion);
  expect(read.sources.map(({ id }) => id)).toContain('agribalyse');
});

test('a file that goes up in front of guests keeps what it showed, whatever its dishes become', async () => {
  const soup = await kitchen.dish('Soppa');
  await kitchen.choose({ kind: 'own', signed: true });
  const exported = { restaurantId, menuId: null, name: 'Julbord', page: pageOf(soup), format: 'pdf', labels: 'letters' } as const;
  await kitchen.chef(keepPublishedExport, { body: exported });
  await kitchen.chef(updateRecipe, { body: { id: soup, ...onionsOf('Soppa', 5) } });
  await kitchen.choose({ kind: 'figures' });
  const { items } = await kitchen.admin(listPublishedExports, { params: { restaurantId }, query: { day: dayAgo(0) } });
  expect(items).toMatchObject([
    {
      format: 'pdf',
      by: 'Elin Sandberg',
      menu: { name: 'Julbord', labels: 'letters', labelBasis: { kind: 'own' }, dishes: [{ name: 'Soppa', label: 'wide' }] },
    },
  ]);
  const shown = items[0]?.menu.dishes[0];
  const read = await kitchen.admin(readArchivedDish, { params: { restaurantId, evidence: shown?.evidence ?? '' }, query: {} });
  expect([read.lines?.[0]?.grams, read.co2PerPortion]).toEqual([1000, shown?.co2PerPortion]);
  expect((await kitchen.admin(listPublishedExports, { params: { restaurantId }, query: { day: dayAgo(3) } })).items).toEqual([]);
});
