import { randomUUID } from 'node:crypto';
import type { Role, ScopeKind } from '@plateprint/shared/access/role.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import type { ReportData } from '@plateprint/shared/reports/model/report-data.ts';
import * as reports from '@plateprint/shared/reports/api/report-api.ts';
import type { Product } from './product.ts';

/** An enterprise of two organizations: North with the kitchens Attic and Quay, on a lower plan South with Barn and Cellar. */
export const ORGANIZATIONS = {
  enterprise: 'tables',
  north: ['north-attic', 'north-quay'],
  south: ['south-barn', 'south-cellar'],
} as const;
const PLANS = { north: 'professional', south: 'intermediate' };
export type Kitchen = 'north-attic' | 'north-quay' | 'north-cove' | 'south-barn' | 'south-cellar';

type Sold = (
  kitchen: Kitchen,
  month: string,
  servings: { soup?: number; mince?: number; unmatched?: number },
) => Promise<ReportData>;

async function person(
  { database }: Product,
  id: string,
  [role, kind, scope]: [Role, ScopeKind, string],
  { home = 'north', portfolio = [] }: { home?: 'north' | 'south'; portfolio?: readonly string[] } = {},
): Promise<void> {
  const name = { firstname: 'New', lastname: id, email: `${id}@tables.test` };
  await database
    .insertInto('person')
    .values({ id, organization_id: home, ...name, password_hash: '', settings: '{}' })
    .execute();
  await database.insertInto('role_grant').values({ person_id: id, role, scope_kind: kind, scope_id: scope }).execute();
  for (const restaurant of portfolio)
    await database.insertInto('portfolio').values({ person_id: id, restaurant_id: restaurant }).execute();
}

/** Makes the organizations with an owner at home in each, an admin of North and a manager of its Attic; @returns how a kitchen sells a month. */
export async function openOrganizations(product: Product): Promise<Sold> {
  const { database } = product;
  await database.insertInto('enterprise').values({ id: ORGANIZATIONS.enterprise, name: 'Tables' }).execute();
  for (const organization of ['north', 'south'] as const) {
    const name = organization === 'north' ? 'North' : 'South';
    await database
      .insertInto('organization')
      .values({
        id: organization,
        name,
        segment: 'hotel',
        location: 'SE',
        plan: PLANS[organization],
        enterprise_id: ORGANIZATIONS.enterprise,
      })
      .execute();
    const kitchens = ORGANIZATIONS[organization].map((id) => ({
      id,
      organization_id: organization,
      name: id.split('-')[1] ?? '',
    }));
    await database.insertInto('restaurant').values(kitchens).execute();
  }
  await person(product, 'table-owner', ['enterprise-owner', 'enterprise', ORGANIZATIONS.enterprise]);
  await person(product, 'north-admin', ['organization-admin', 'organization', 'north']);
  await person(product, 'attic-manager', ['portfolio-manager', 'organization', 'north'], { portfolio: ['north-attic'] });
  await person(product, 'south-owner', ['enterprise-owner', 'enterprise', ORGANIZATIONS.enterprise], { home: 'south' });
  return sellerIn(product);
}

async function sellerIn(product: Product): Promise<Sold> {
  const owner = await product.as('table-owner');
  const beef = product.services.foodData.release.ingredients.find(({ id }) => id.startsWith('beef'));
  const foods = {
    soup: { ingredient: 'yellow-onion', variation: 'yellow-onion.raw' },
    mince: { ingredient: beef?.id ?? '', variation: beef?.variations[0]?.id ?? '' },
  };
  const dishOf = async (kitchen: Kitchen, dish: 'soup' | 'mince'): Promise<string> => {
    const ingredients = [{ inputIngredient: dish, ...foods[dish], amount: 400, unit: 'g' as const }];
    const names = [{ language: 'en_gb' as const, name: `${dish} ${randomUUID()}` }];
    return (await owner(createRecipe, { body: { restaurantId: kitchen, names, ingredients } })).id;
  };
  return async (kitchen, month, servings) => {
    const recipes = await Promise.all(
      Object.entries(servings).map(async ([dish, sold]) => {
        if (dish === 'unmatched')
          return { key: dish, id: null, name: 'Dish of the day', servings: sold, from: { file: 0, row: 2 } };
        const id = await dishOf(kitchen, dish as 'soup' | 'mince');
        return { key: id, id, name: '', servings: sold };
      }),
    );
    const kind = { category: 'restaurant', variety: 'sales', type: 'monthly', status: 'completed' } as const;
    const importedData = 'unmatched' in servings ? [{ name: 'till.csv', rows: 1, leftOut: [] }] : [];
    const body = { ...kind, name: month, startDate: `${month}-01`, settings: {}, recipes, importedData };
    const { data } = await owner(reports.createSalesReport, { params: { id: kitchen }, body });
    if (!data) throw new Error('no document');
    return data;
  };
}
