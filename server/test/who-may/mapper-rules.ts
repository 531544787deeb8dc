import * as brands from '@plateprint/shared/mapper/brand-api.ts';
import * as api from '@plateprint/shared/mapper/mapper-api.ts';
import { affectedReports, redraftReports } from '@plateprint/shared/reports/api/remapping-api.ts';
import { createProcurementReport } from '@plateprint/shared/reports/api/report-api.ts';
import { type CallerName, IN_ORGANIZATION } from './callers.ts';
import { type Rule, rule } from './rule.ts';
import type { World } from './world.ts';

const names = [{ name: 'Tomat krossad 6x2,5kg' }];
const record = { name: 'Dagens överraskning 5kg', slvid: 'salmon', variation_id: 'salmon.fillet' };
const inOrganization = ({ organization }: World) => ({ query: { organizationId: organization } });
const decided = ({ organization }: World) => ({
  body: { organization_id: organization, language_iso: 'sv' as const, ingredients: [record] },
});

/** A name that the organization has decided about. */
async function someName(world: World): Promise<string> {
  const { items } = await world.super(api.upsertMappedIngredients, decided(world));
  return items[0]?.id ?? '';
}

/** The page itself is for those who run the organization; the mapping inside a report is for everybody. */
const ON_PAGE: readonly CallerName[] = ['admin', 'super'];

async function someDraft({ super: call, kitchen: restaurantId }: World) {
  const kind = { category: 'restaurant', variety: 'procurement', type: 'period' } as const;
  const range = { startDate: '2025-04-01', endDate: '2025-06-30' };
  const ingredients = [{ key: '1', written: record.name, ingredient: null, variation: null, amount: 2, unit: 'kg' }];
  const body = { ...kind, ...range, name: 'Bought', settings: {}, ingredients, restaurantId };
  const { id, version } = await call(createProcurementReport, { body });
  return { id, version };
}

export const MAPPER_RULES: readonly Rule[] = [
  rule(api.mapNames, IN_ORGANIZATION, ({ organization }) => ({
    body: { organization_id: organization, language_iso: 'sv', names },
  })),
  rule(api.listMappedIngredients, IN_ORGANIZATION, inOrganization),
  rule(api.listUnmappedIngredients, IN_ORGANIZATION, inOrganization),
  rule(api.upsertMappedIngredients, IN_ORGANIZATION, decided),
  rule(api.updateMappedIngredient, IN_ORGANIZATION, async (world) => ({
    params: { id: await someName(world) },
    body: { ingredientId: null, variationId: null, notFood: true },
  })),
  rule(api.readMapperCoverage, ON_PAGE, inOrganization),
  rule(api.readNameHistory, ON_PAGE, async (world) => ({ params: { id: await someName(world) } })),
  rule(api.listSimilarNames, ON_PAGE, async (world) => ({ params: { id: await someName(world) } })),
  rule(brands.listLikelyBrands, ON_PAGE, inOrganization),
  rule(brands.listBrands, ON_PAGE, inOrganization),
  rule(brands.decideBrands, ON_PAGE, ({ organization }) => ({
    body: { organization_id: organization, language_iso: 'sv', brands: [{ written: 'NORDRIK', is_brand: true }] },
  })),
  rule(affectedReports, ON_PAGE, async (world) => ({
    body: { organization_id: world.organization, names: [await someName(world)] },
  })),
  rule(redraftReports, ON_PAGE, async (world) => ({
    body: { organization_id: world.organization, names: [await someName(world)], reports: [await someDraft(world)] },
  })),
];
