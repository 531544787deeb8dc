import { randomUUID } from 'node:crypto';
import * as recipes from '@plateprint/shared/recipes/api/recipe-api.ts';
import { createSalesReport } from '@plateprint/shared/reports/api/report-api.ts';
import type { Caller, Product } from '../support/product.ts';
import type { AccessModel } from './access-model.ts';

/** A handful of everything, used by no other test, and the model of it. */
export interface SmallWorld {
  product: Product;
  enterprises: string[];
  model: AccessModel;
  /** A super-admin of the demo, who is no part of the model. */
  root: Caller;
}

const KITCHENS_EACH = 2;
const PEOPLE = 6;

/** Two enterprises with an organization and two; one organization stands alone. Each has a library dish in its first kitchen. */
export async function smallWorld(product: Product): Promise<SmallWorld> {
  const { database } = product;
  const root = await product.as('super');
  const enterprises = [randomUUID(), randomUUID()];
  for (const id of enterprises) await database.insertInto('enterprise').values({ id, name: id }).execute();
  const model: AccessModel = {
    organizations: new Map(),
    kitchens: new Map(),
    dishes: new Map(),
    reports: new Map(),
    people: new Map(),
  };
  for (const enterprise of [enterprises[0] ?? null, enterprises[0] ?? null, enterprises[1] ?? null, null]) {
    const id = randomUUID();
    const organization = { id, enterprise_id: enterprise, name: id, segment: 'hotel', location: 'SE', plan: 'professional' };
    await database.insertInto('organization').values(organization).execute();
    model.organizations.set(id, { enterprise, isDeleted: false });
    for (let number = 0; number < KITCHENS_EACH; number += 1) await addKitchen({ product, root, model }, id, number === 0);
  }
  const organizationIds = [...model.organizations.keys()];
  for (let number = 0; number < PEOPLE; number += 1) {
    const [id, home] = [randomUUID(), organizationIds[number % organizationIds.length] ?? ''];
    const names = { firstname: 'Any', lastname: 'Body', email: `${id}@scope.test` };
    const person = { id, organization_id: home, ...names, password_hash: '', settings: '{}' };
    await database.insertInto('person').values(person).execute();
    model.people.set(id, { home, grants: [], portfolio: [], isRemoved: false });
  }
  return { product, enterprises, model, root };
}

async function addKitchen(
  { product, root, model }: Pick<SmallWorld, 'product' | 'root' | 'model'>,
  organization: string,
  hasLibrary: boolean,
): Promise<void> {
  const id = randomUUID();
  await product.database
    .insertInto('restaurant')
    .values({ id, organization_id: organization, name: id, location: 'SE' })
    .execute();
  model.kitchens.set(id, { organization, isDeleted: false });
  for (const libraryScope of hasLibrary ? (['restaurant', 'organization'] as const) : (['restaurant'] as const)) {
    const names = [{ language: 'sv' as const, name: 'Soppa' }];
    const dish = await root(recipes.createRecipe, { body: { restaurantId: id, names, ingredients: [], libraryScope } });
    model.dishes.set(dish.id, { kitchen: id, inLibrary: libraryScope === 'organization', isDeleted: false });
  }
  const kind = { category: 'restaurant', variety: 'sales', type: 'monthly', status: 'draft' } as const;
  const recipe = { key: '1', id: null, name: 'Soppa', servings: 1 };
  const body = { ...kind, name: 'Maj', startDate: '2025-05-01', settings: {}, recipes: [recipe] };
  const report = await root(createSalesReport, { params: { id }, body });
  model.reports.set(report.id, { kitchen: id });
}
