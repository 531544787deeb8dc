import { compareOpen } from '@plateprint/shared/integrations/open/open-compare-api.ts';
import * as invoices from '@plateprint/shared/integrations/open/open-invoice-api.ts';
import * as claims from '@plateprint/shared/integrations/open/open-claim-api.ts';
import * as names from '@plateprint/shared/integrations/open/open-name-api.ts';
import * as reading from '@plateprint/shared/integrations/open/open-read-api.ts';
import * as recipes from '@plateprint/shared/integrations/open/open-recipe-api.ts';
import * as rows from '@plateprint/shared/integrations/open/open-row-api.ts';
import * as menuPlans from '@plateprint/shared/integrations/open/open-menu-plan-api.ts';
import { createMenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { publishMenuPlan } from '@plateprint/shared/calendar/publication-api.ts';
import * as openTargets from '@plateprint/shared/integrations/open/open-target-api.ts';
import { readOpenShares } from '@plateprint/shared/integrations/open/open-share-api.ts';
import { createMenu } from '@plateprint/shared/menus/menu-api.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { createRestaurant } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { createSalesReport } from '@plateprint/shared/reports/api/report-api.ts';
import { randomUUID } from 'node:crypto';
import { UBL_DAIRY } from '../../src/purchases/reading/documents.fixture.ts';
import { openKey } from '../support/open-key.ts';
import { dish } from '../support/recipe-bodies.ts';
import { type OpenRule, openRule } from './open-rule.ts';
import { readTarget } from './target-rules.ts';
import type { World } from './world.ts';

const recipe = { name: 'Soup', lines: [{ text: '200 g carrots' }] };
const language = 'en_gb' as const;

const cycle = { name: 'Cycle', weeks: 1, startsOn: '2026-01-05', lines: [{ id: 'lunch', name: 'Lunch' }] };
const menuPlanOf = async ({ super: call, kitchen }: World): Promise<string> =>
  (await call(createMenuPlan, { body: { restaurantId: kitchen, plan: cycle } })).id;
const menuOf = async ({ super: call, kitchen }: World): Promise<string> =>
  (await call(createMenu, { body: { restaurantId: kitchen, name: 'Lunch', options: {}, settings: {}, blocks: [] } })).id;

/** In a kitchen of its own: there is one report of a month. */
async function reportOf({ super: call, organization }: World, status: 'draft' | 'completed' = 'draft'): Promise<string> {
  const { id } = await call(createRestaurant, { body: { organizationId: organization, name: `Kitchen ${randomUUID()}` } });
  const kind = { category: 'restaurant', variety: 'sales', type: 'monthly' } as const;
  const importedData = [{ name: 'till.csv', rows: 1 }];
  const sold = [{ key: 'one', id: null, name: 'Soup', servings: 10, from: { file: 0, row: 1 } }];
  const body = { ...kind, name: 'May', startDate: '2026-05-01', settings: {}, status, importedData, recipes: sold };
  return (await call(createSalesReport, { params: { id }, body })).id;
}

async function externalIdOf({ product, kitchen }: World): Promise<string> {
  const { key } = await openKey(product);
  const externalId = randomUUID();
  const body = { language, restaurantId: kitchen, recipes: [{ ...recipe, externalId }] };
  await product.withKey(key)(recipes.putOpenRecipes, { body });
  return externalId;
}

export const OPEN_RULES: readonly OpenRule[] = [
  openRule(reading.readOpenKey, 'own'),
  openRule(reading.listOpenRestaurants, 'own'),
  openRule(names.searchOpenIngredients, 'own', () => ({ query: { query: 'carrot', language } })),
  openRule(names.parseOpenLines, 'own', () => ({ body: { language, lines: ['200 g carrots'] } })),
  openRule(names.matchOpenNames, 'own', () => ({ body: { language, names: [{ name: 'Carrots' }] } })),
  openRule(names.listOpenNames, 'own', () => ({ query: { state: 'waiting' } })),
  openRule(names.putOpenNames, 'own', () => ({
    body: { language_iso: language, ingredients: [{ name: 'ROOTS 5KG', slvid: 'carrot' }] },
  })),
  openRule(claims.checkOpenClaims, 'own', () => ({ body: { language, country: 'GB', texts: ['Green pea soup'] } })),
  openRule(recipes.calculateOpenRecipe, 'of-the-organization', ({ kitchen }) => ({
    body: { language, restaurantId: kitchen, recipe },
  })),
  openRule(recipes.putOpenRecipes, 'of-the-organization', ({ kitchen }) => ({
    body: { language, restaurantId: kitchen, recipes: [{ ...recipe, externalId: randomUUID() }] },
  })),
  openRule(recipes.listOpenRecipes, 'of-the-organization', ({ kitchen }) => ({ query: { restaurantId: kitchen } })),
  openRule(recipes.readOpenRecipe, 'of-the-organization', async ({ super: call }) => ({
    params: { id: (await call(createRecipe, { body: dish('Soup') })).id },
  })),
  openRule(recipes.readOpenRecipeByExternalId, 'of-the-organization', async (world) => ({
    params: { restaurantId: world.kitchen, externalId: await externalIdOf(world) },
  })),
  openRule(reading.listOpenMenus, 'of-the-organization', ({ kitchen }) => ({ query: { restaurantId: kitchen } })),
  openRule(reading.readOpenMenu, 'of-the-organization', async (world) => ({ params: { id: await menuOf(world) } })),
  openRule(reading.readOpenMenuAllergens, 'of-the-organization', async (world) => ({ params: { id: await menuOf(world) } })),
  openRule(reading.listOpenReports, 'of-the-organization', ({ kitchen }) => ({ query: { restaurantId: kitchen } })),
  openRule(reading.readOpenReport, 'of-the-organization', async (world) => ({ params: { id: await reportOf(world) } })),
  openRule(openTargets.listOpenTargets, 'of-the-organization', ({ kitchen: restaurantId }) => ({ query: { restaurantId } })),
  openRule(openTargets.readOpenTarget, 'of-the-organization', async (world) => ({ params: { id: await readTarget(world) } })),
  openRule(compareOpen, 'of-the-organization', async (world) => ({
    body: { a: { reportId: await reportOf(world, 'completed') }, b: { language, recipe }, basis: 'kg' },
  })),
  openRule(rows.postOpenSales, 'of-the-organization', ({ kitchen }) => ({
    body: { restaurantId: kitchen, language, day: '2024-02-01', rows: [{ name: 'Soup', servings: 12 }] },
  })),
  openRule(rows.postOpenProcurement, 'of-the-organization', ({ kitchen }) => ({
    body: { restaurantId: kitchen, language, day: '2024-02-01', rows: [{ name: 'Carrots', amount: 10, unit: 'kg' }] },
  })),
  openRule(menuPlans.listOpenMenuPlans, 'of-the-organization', ({ kitchen }) => ({ query: { restaurantId: kitchen } })),
  openRule(menuPlans.readOpenMenuPlan, 'of-the-organization', async (world) => ({ params: { id: await menuPlanOf(world) } })),
  openRule(menuPlans.postOpenMenuPlan, 'of-the-organization', ({ kitchen }) => ({
    body: { restaurantId: kitchen, plan: cycle },
  })),
  openRule(menuPlans.putOpenMenuPlan, 'of-the-organization', async (world) => ({
    params: { id: await menuPlanOf(world) },
    body: { plan: cycle },
  })),
  openRule(menuPlans.readOpenPublication, 'of-the-organization', async (world) => ({ params: { id: await menuPlanOf(world) } })),
  openRule(menuPlans.putOpenPublication, 'of-the-organization', async (world) => ({
    params: { id: await menuPlanOf(world) },
    body: { title: 'Lunch' },
  })),
  openRule(menuPlans.deleteOpenPublication, 'of-the-organization', async (world) => {
    const params = { id: await menuPlanOf(world) };
    await world.super(publishMenuPlan, { params, body: { title: 'Lunch' } });
    return { params };
  }),
  openRule(menuPlans.shuffleOpenMenuPlan, 'own', () => ({
    body: { current: [['a']], dishes: [{ id: 'a', co2: 100, popularity: 1 }] },
  })),
  openRule(readOpenShares, 'of-the-organization', ({ kitchen }) => ({
    query: { restaurantId: kitchen, from: '2024-01', to: '2024-12' },
  })),
  openRule(invoices.postOpenInvoices, 'of-the-organization', ({ kitchen }) => ({
    query: { restaurantId: kitchen, language },
    file: new Blob([UBL_DAIRY.replace('5790000000012', randomUUID())], { type: 'application/xml' }),
  })),
];
