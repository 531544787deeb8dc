import { mayUseRestaurant } from '@plateprint/shared/access/abilities.ts';
import type { Actor, GrantedRole, RestaurantPlace } from '@plateprint/shared/access/actor.ts';
import { ROLES, SCOPE_KINDS } from '@plateprint/shared/access/role.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProduct, type Product } from '../../test/support/product.ts';
import { withinReachOf } from './reach.ts';

let product: Product;
let places: RestaurantPlace[] = [];

beforeAll(async () => {
  product = await openProduct();
  const { database } = product;
  await database.insertInto('enterprise').values({ id: 'another', name: 'Another' }).execute();
  const organization = { name: 'Another', segment: 'hotel', location: 'EU', plan: 'starter' };
  await database
    .insertInto('organization')
    .values([
      { ...organization, id: 'stranger', enterprise_id: 'another' },
      { ...organization, id: 'alone', enterprise_id: null },
    ])
    .execute();
  await database
    .insertInto('restaurant')
    .values(['stranger', 'alone'].map((id) => ({ id: `at-${id}`, name: id, organization_id: id })))
    .execute();
  places = await database
    .selectFrom('restaurant')
    .innerJoin('organization', 'organization.id', 'restaurant.organization_id')
    .select(['restaurant.id', 'organization_id as organizationId', 'enterprise_id as enterpriseId'])
    .execute();
});
afterAll(() => product.close());

/** Anybody: any roles for anything, in any organization, with any portfolio. */
function actors(): fc.Arbitrary<Actor> {
  const ids = [...new Set(places.flatMap(({ id, organizationId, enterpriseId }) => [id, organizationId, enterpriseId ?? '']))];
  const scope = fc.record({ kind: fc.constantFrom(...SCOPE_KINDS), id: fc.constantFrom(...ids) });
  const role: fc.Arbitrary<GrantedRole> = fc.record({ role: fc.constantFrom(...ROLES), scope });
  return fc
    .record({
      roles: fc.array(role, { maxLength: 4 }),
      home: fc.constantFrom(...places),
      portfolio: fc.subarray(places.map(({ id }) => id)),
    })
    .map(({ roles, home: { organizationId, enterpriseId }, portfolio }) => ({
      userId: 'anybody',
      roles,
      organizationId,
      enterpriseId,
      portfolio,
      plan: 'starter',
      planActive: true,
      restaurantId: null,
    }));
}

async function reached(actor: Actor): Promise<string[]> {
  const { database } = product;
  await database.deleteFrom('portfolio').where('person_id', '=', 'anybody').execute();
  await database.deleteFrom('person').where('id', '=', 'anybody').execute();
  await database
    .insertInto('person')
    .values({
      id: 'anybody',
      organization_id: actor.organizationId,
      firstname: 'Any',
      lastname: 'Body',
      email: 'anybody@demo.plateprint.test',
      password_hash: '',
      settings: '{}',
    })
    .execute();
  const rows = actor.portfolio.map((id) => ({ person_id: 'anybody', restaurant_id: id }));
  if (rows.length > 0) await database.insertInto('portfolio').values(rows).execute();
  const within = await database
    .selectFrom('restaurant')
    .innerJoin('organization', 'organization.id', 'restaurant.organization_id')
    .select('restaurant.id')
    .where(withinReachOf(actor))
    .execute();
  return within.map(({ id }) => id).toSorted();
}

test('the database lets everybody reach exactly the restaurants that the permissions’ sentence names', async () => {
  const agrees = fc.asyncProperty(actors(), async (actor) => {
    const allowed = places.filter((place) => mayUseRestaurant(actor, place)).map(({ id }) => id);
    expect(await reached(actor)).toEqual(allowed.toSorted());
  });
  await fc.assert(agrees, { numRuns: 300 });
});

test('a portfolio without a role gives nothing', async () => {
  const [place] = places;
  if (!place) throw new Error('no restaurant');
  const actor = { roles: [], userId: 'anybody', portfolio: [place.id], plan: 'starter', planActive: true, restaurantId: null };
  expect(await reached({ ...actor, ...place } as Actor)).toEqual([]);
});
