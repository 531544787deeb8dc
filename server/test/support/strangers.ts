import type { Product } from './product.ts';

/** An organization beside the demo's, with a restaurant, an admin and a cook: `product.as('stranger')`, `product.as('strange-cook')`. */
export const STRANGERS = { organization: 'strangers', restaurant: 'strange-canteen', admin: 'stranger', cook: 'strange-cook' };

export async function addStrangers({ database }: Product): Promise<void> {
  const { organization, restaurant, admin, cook } = STRANGERS;
  await database
    .insertInto('organization')
    .values({ id: organization, name: 'Strangers', segment: 'hotel', location: 'NL', plan: 'professional', enterprise_id: null })
    .execute();
  await database
    .insertInto('restaurant')
    .values({ id: restaurant, organization_id: organization, name: 'Strange canteen' })
    .execute();
  await database
    .insertInto('person')
    .values(
      [admin, cook].map((id) => ({
        id,
        organization_id: organization,
        firstname: 'Strange',
        lastname: id,
        email: `${id}@elsewhere.test`,
        password_hash: '',
        settings: '{}',
      })),
    )
    .execute();
  await database
    .insertInto('role_grant')
    .values([
      { person_id: admin, role: 'organization-admin', scope_kind: 'organization', scope_id: organization },
      { person_id: cook, role: 'restaurant-user', scope_kind: 'organization', scope_id: organization },
    ])
    .execute();
  await database.insertInto('portfolio').values({ person_id: cook, restaurant_id: restaurant }).execute();
}
