import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Role } from '@plateprint/shared/access/role.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { Pool } from 'pg';
import { demoId } from '../../src/demo/demo-id.ts';

export interface Who {
  role?: Role;
  /** Of an enterprise’s owner. */
  enterpriseId?: string;
  language?: Language;
  firstname?: string;
}

export interface Place {
  organizationId: string;
  restaurantId: string;
}

/** Where somebody who only reads finds dishes, menus and reports. */
export const DEMO_KITCHEN: Place = { organizationId: demoId('norrsken'), restaurantId: demoId('matsalen') };

const HOUR_MS = 3_600_000;

/** The connections of a test that makes kitchens; they keep nothing from ending. */
export function openPool(connectionString: string): Pool {
  return new Pool({ connectionString, max: 2, allowExitOnIdle: true });
}

/** An organization with a restaurant that are nobody else's; made in the database, since their forms have tests of their own. */
export async function newKitchen(database: Pool): Promise<Place> {
  const [organizationId, restaurantId] = [randomUUID(), randomUUID()];
  await database.query(
    `insert into organization (id, name, segment, location, plan, label_basis)
     values ($1, 'Own House', 'restaurant', 'SE', 'professional', '{"kind": "own", "scheme": null}')`,
    [organizationId],
  );
  await database.query(`insert into restaurant (id, organization_id, name, location) values ($1, $2, 'Own Kitchen', 'SE')`, [
    restaurantId,
    organizationId,
  ]);
  return { organizationId, restaurantId };
}

function scopeOf({ role, enterpriseId }: Who, { organizationId, restaurantId }: Place): [string, string] {
  if (enterpriseId !== undefined) return ['enterprise', enterpriseId];
  if (role === 'super-admin') return ['all', ''];
  return role === 'organization-admin' ? ['organization', organizationId] : ['restaurant', restaurantId];
}

/** A person with a role, a portfolio and a session, a chef unless another role is named; @returns the session's token. */
export async function newcomer(database: Pool, place: Place, who: Who = {}): Promise<string> {
  const { role = 'restaurant-user', language = 'en_gb', firstname = 'Robin' } = who;
  const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')];
  await database.query(
    `insert into person (id, organization_id, firstname, lastname, email, password_hash, settings)
     values ($1, $2, $3, 'Newcomer', $4, '', $5)`,
    [
      id,
      place.organizationId,
      firstname,
      `${id}@journey.test`,
      // Without the tour of a first visit, which has a test of its own.
      JSON.stringify({ appLanguage: language, restaurant: place.restaurantId, introGuide: false }),
    ],
  );
  const [kind, scope] = scopeOf(who, place);
  await database.query(`insert into role_grant (person_id, role, scope_kind, scope_id) values ($1, $2, $3, $4)`, [
    id,
    role,
    kind,
    scope,
  ]);
  await database.query(`insert into portfolio (person_id, restaurant_id) values ($1, $2)`, [id, place.restaurantId]);
  await database.query(`insert into session (token_hash, person_id, expires_at) values ($1, $2, $3)`, [
    createHash('sha256').update(token).digest(),
    id,
    new Date(Date.now() + HOUR_MS),
  ]);
  return token;
}
