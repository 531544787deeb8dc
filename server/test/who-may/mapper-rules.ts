import * as api from '@plateprint/shared/mapper/mapper-api.ts';
import { IN_ORGANIZATION } from './callers.ts';
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
];
