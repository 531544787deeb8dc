import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { demoId } from '../demo-id.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, type DemoPerson } from '../demo-people.ts';
import { DEMO_ENTERPRISE, DEMO_ORGANIZATIONS, DEMO_RESTAURANTS } from '../demo-tenants.ts';
import { DEMO_MENU_PLAN } from '../calendar/demo-menu-plan.ts';
import { seedMenuPlan } from '../calendar/seed-menu-plans.ts';
import { seedMenus } from '../menus/seed-menus.ts';
import { seedDishes } from './seed-dishes.ts';
import { LOCKS } from '../../platform/database/locks/locks.ts';

/** Any fixed moment: the demo is the same whenever it is made. */
const MADE_AT = new Date('2026-09-01T08:00:00Z');
/**
 * Fills an empty database with the demo, all or nothing; a database with any organization is left alone.
 * @returns whether it was put in: its reports are then still to be made (`queueDemoReports`).
 */
export async function seedDemo(
  { database, foodData, passwords }: Pick<Services, 'database' | 'foodData' | 'passwords'>,
  say: (line: string) => void,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.demo})`.execute(transaction);
    const organization = await transaction.selectFrom('organization').select('id').limit(1).executeTakeFirst();
    if (organization) return false;
    await seedTenants(transaction);
    await seedPeople(transaction, await passwords.hash(DEMO_PASSWORD));
    const dishes = await seedDishes(transaction, foodData, MADE_AT);
    const menus = await seedMenus(transaction, MADE_AT);
    await seedMenuPlan(transaction, DEMO_MENU_PLAN, MADE_AT);
    say(
      `The database was empty: the demo was put in, ${DEMO_RESTAURANTS.length} restaurants, ${dishes} dishes and ${menus} menus.`,
    );
    return true;
  });
}

async function seedTenants(database: Database): Promise<void> {
  const enterpriseId = demoId(DEMO_ENTERPRISE.key);
  await database.insertInto('enterprise').values({ id: enterpriseId, name: DEMO_ENTERPRISE.name, created_at: MADE_AT }).execute();
  await database
    .insertInto('organization')
    .values(
      DEMO_ORGANIZATIONS.map(({ key, ...rest }) => ({
        ...rest,
        id: demoId(key),
        enterprise_id: enterpriseId,
        created_at: MADE_AT,
        // The demo shows letters as a kitchen does that has signed for them.
        label_basis: JSON.stringify({ kind: 'own', scheme: null }),
        label_basis_at: MADE_AT,
      })),
    )
    .execute();
  await database
    .insertInto('restaurant')
    .values(
      DEMO_RESTAURANTS.map(({ key, organization, name, location }) => ({
        id: demoId(key),
        organization_id: demoId(organization),
        name,
        location,
        created_at: MADE_AT,
      })),
    )
    .execute();
}

function scopeOf({ role, organization, portfolio }: DemoPerson): { scope_kind: string; scope_id: string }[] {
  if (role === 'super-admin') return [{ scope_kind: 'all', scope_id: '' }];
  if (role === 'enterprise-owner') return [{ scope_kind: 'enterprise', scope_id: demoId(DEMO_ENTERPRISE.key) }];
  if (role === 'organization-admin') return [{ scope_kind: 'organization', scope_id: demoId(organization) }];
  return portfolio.map((key) => ({ scope_kind: 'restaurant', scope_id: demoId(key) }));
}

async function seedPeople(database: Database, passwordHash: string): Promise<void> {
  await database
    .insertInto('person')
    .values(
      DEMO_PEOPLE.map((person) => ({
        id: demoId(person.email),
        organization_id: demoId(person.organization),
        firstname: person.firstname,
        lastname: person.lastname,
        email: person.email,
        email_verified_at: MADE_AT,
        password_hash: passwordHash,
        settings: JSON.stringify({
          appLanguage: person.language,
          // People who try the demo want to look around by themselves; the settings show the tour.
          introGuide: false,
          restaurant: demoId(person.portfolio[0] ?? DEMO_RESTAURANTS[0].key),
        }),
        created_at: MADE_AT,
      })),
    )
    .execute();
  await database
    .insertInto('role_grant')
    .values(
      DEMO_PEOPLE.flatMap((person) =>
        scopeOf(person).map((scope) => ({ person_id: demoId(person.email), role: person.role, ...scope, created_at: MADE_AT })),
      ),
    )
    .execute();
  await database
    .insertInto('portfolio')
    .values(
      DEMO_PEOPLE.flatMap((person) =>
        person.portfolio.map((key) => ({ person_id: demoId(person.email), restaurant_id: demoId(key) })),
      ),
    )
    .execute();
}
