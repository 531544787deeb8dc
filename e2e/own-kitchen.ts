import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Role } from '@plateprint/shared/access/role.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { test as journey, type Page } from '@playwright/test';
import { Pool } from 'pg';
import { embeddedCluster } from '../server/src/platform/database/embedded/cluster.ts';
import { demoId } from '../server/src/demo/demo-id.ts';

interface Who {
  role?: Role;
  /** Of an enterprise’s owner. */
  enterpriseId?: string;
  language?: Language;
  firstname?: string;
}

/** A restaurant to act in. */
export interface Kitchen {
  organizationId: string;
  restaurantId: string;
  /** Opens a page there as a newcomer with a session, a chef unless another role is named. */
  enter: (page: Page, path: string, who?: Who) => Promise<void>;
}

const HOUR_MS = 3_600_000;

/**
 * Journeys that neither share what they change nor stand in an order: each works in a `kitchen` that is nobody else's, or,
 * where it only reads, among the demo's dishes (`demo`). Both are made in the database, so that no journey waits for
 * forms that have journeys of their own.
 */
export const test = journey.extend<{ kitchen: Kitchen; demo: Kitchen }, { database: Pool }>({
  database: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const cluster = await embeddedCluster(process.env['E2E_DATA_DIR'] ?? '', () => undefined);
      const pool = new Pool({ connectionString: await cluster.url('plateprint'), max: 2 });
      // Its data ends with the run: nothing waits for the disk.
      await pool.query('alter system set fsync = off');
      await pool.query('select pg_reload_conf()');
      await use(pool);
      await pool.end();
    },
    { scope: 'worker' },
  ],
  kitchen: async ({ database, baseURL }, use) => {
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
    await use(kitchenIn(database, { organizationId, restaurantId }, baseURL ?? ''));
  },
  demo: async ({ database, baseURL }, use) => {
    await use(kitchenIn(database, { organizationId: demoId('norrsken'), restaurantId: demoId('matsalen') }, baseURL ?? ''));
  },
});

type Place = Pick<Kitchen, 'organizationId' | 'restaurantId'>;

function kitchenIn(database: Pool, place: Place, url: string): Kitchen {
  return {
    ...place,
    enter: async (page, path, who = {}) => {
      const token = await newcomer(database, place, who);
      await page.context().addCookies([{ name: 'plateprint', value: token, url, httpOnly: true, sameSite: 'Lax' }]);
      await page.goto(path);
    },
  };
}

function scopeOf({ role, enterpriseId }: Who, { organizationId, restaurantId }: Place): [string, string] {
  if (enterpriseId !== undefined) return ['enterprise', enterpriseId];
  if (role === 'super-admin') return ['all', ''];
  return role === 'organization-admin' ? ['organization', organizationId] : ['restaurant', restaurantId];
}

/** A person with a role, a portfolio and a session; @returns the session's token. */
async function newcomer(database: Pool, place: Place, who: Who): Promise<string> {
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
      // Without the tour of a first visit, which has a journey of its own.
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
