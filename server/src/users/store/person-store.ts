import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { Role } from '@plateprint/shared/access/role.ts';
import { PrintedTotal } from '@plateprint/shared/footprint/printed-total.ts';
import {
  DEFAULT_USER_SETTINGS,
  type SettingsChange,
  type SignedInUser,
  type UserSettings,
} from '@plateprint/shared/users/user.ts';
import { unitSystemOf } from '@plateprint/shared/kernel/language.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Scope = Actor['roles'][number]['scope'];

export interface Credentials {
  id: string;
  passwordHash: string;
  /** Whether a new password has to be chosen first. */
  updateNeeded: boolean;
  /** Whether signing in takes a code besides. */
  takesCode: boolean;
}

export async function credentialsOf(database: Database, email: string): Promise<Credentials | null> {
  const row = await database
    .selectFrom('person')
    .innerJoin('organization', 'organization.id', 'person.organization_id')
    .leftJoin('second_factor', 'second_factor.person_id', 'person.id')
    .select(['person.id', 'person.password_hash', 'person.password_update_needed', 'second_factor.confirmed_at'])
    .where(sql`lower(person.email)`, '=', email)
    .where('person.deleted_at', 'is', null)
    .where('organization.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    passwordHash: row.password_hash,
    updateNeeded: row.password_update_needed,
    takesCode: row.confirmed_at !== null,
  };
}

/** A person as permissions see them: roles with scopes, portfolio, plan of the organization. */
export async function actorOf(database: Database, personId: string): Promise<Actor | null> {
  const row = await database
    .selectFrom('person')
    .innerJoin('organization', 'organization.id', 'person.organization_id')
    .select((build) => [
      'person.id',
      'person.organization_id',
      'person.settings',
      'organization.location',
      'organization.enterprise_id',
      'organization.plan',
      'organization.plan_active',
      build
        .selectFrom('role_grant')
        .select(
          sql<
            { role: Role; kind: Scope['kind']; id: string }[]
          >`coalesce(jsonb_agg(jsonb_build_object('role', role, 'kind', scope_kind, 'id', scope_id)), '[]')`.as('roles'),
        )
        .whereRef('role_grant.person_id', '=', 'person.id')
        .as('roles'),
      build
        .selectFrom('portfolio')
        .select(sql<string[]>`coalesce(array_agg(restaurant_id), '{}')`.as('restaurants'))
        .whereRef('portfolio.person_id', '=', 'person.id')
        .as('portfolio'),
    ])
    .where('person.id', '=', personId)
    .where('person.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    userId: row.id,
    roles: (row.roles ?? []).map(({ role, kind, id }) => ({ role, scope: { kind, id } })),
    organizationId: row.organization_id,
    enterpriseId: row.enterprise_id,
    portfolio: row.portfolio ?? [],
    plan: row.plan as Actor['plan'],
    planActive: row.plan_active,
    restaurantId: settingsOf(row.settings, row.location).restaurant,
  };
}

/** Stored settings may be older than their shape: missing ones take their default, units those of the country. */
function settingsOf(kept: unknown, country: string): UserSettings {
  const { overviewsSettings, betaSettings, ...single } = kept as SettingsChange;
  return {
    ...DEFAULT_USER_SETTINGS,
    units: unitSystemOf(country),
    ...single,
    overviewsSettings: { ...DEFAULT_USER_SETTINGS.overviewsSettings, ...overviewsSettings },
    betaSettings: { ...DEFAULT_USER_SETTINGS.betaSettings, ...betaSettings },
  };
}

/** A session's data stays small; the rest of a long portfolio is found by the restaurants' own call, a page at a time. */
const MOST_LISTED = 200;

export async function signedInUser(database: Database, personId: string): Promise<SignedInUser> {
  const row = await database
    .selectFrom('person')
    .innerJoin('organization', 'organization.id', 'person.organization_id')
    .select((build) => [
      'person.id',
      'person.firstname',
      'person.lastname',
      'person.email',
      'person.email_verified_at',
      'person.created_at',
      'person.settings',
      'organization.id as organization_id',
      'organization.name as organization_name',
      'organization.segment',
      'organization.location',
      'organization.printed_total',
      'organization.plan',
      'organization.plan_active',
      build
        .selectFrom('account_token')
        .select('account_token.email')
        .whereRef('account_token.person_id', '=', 'person.id')
        .where('purpose', '=', 'change_email')
        .where('used_at', 'is', null)
        .where('expires_at', '>', sql<Date>`now()`)
        .orderBy('account_token.created_at', 'desc')
        .limit(1)
        .as('pending_email'),
    ])
    .where('person.id', '=', personId)
    .executeTakeFirstOrThrow();
  const portfolio = await database
    .selectFrom('portfolio')
    .innerJoin('restaurant', 'restaurant.id', 'portfolio.restaurant_id')
    .select(['restaurant.id', 'restaurant.name'])
    .where('portfolio.person_id', '=', personId)
    .where('restaurant.deleted_at', 'is', null)
    .orderBy('restaurant.name')
    .limit(MOST_LISTED)
    .execute();
  const actor = await actorOf(database, personId);
  if (!actor) throw new Error('a session belongs to somebody who is there');
  return {
    authUser: {
      id: row.id,
      firstname: row.firstname,
      lastname: row.lastname,
      email: row.email,
      emailVerified: row.email_verified_at !== null,
      pendingEmail: row.pending_email,
      created: row.created_at.toISOString(),
      portfolio,
    },
    userSettings: settingsOf(row.settings, row.location),
    userOrganization: {
      id: row.organization_id,
      name: row.organization_name,
      segment: row.segment as SignedInUser['userOrganization']['segment'],
      location: row.location,
      printedTotal: PrintedTotal.parse(row.printed_total),
      plan: row.plan_active ? (row.plan as SignedInUser['userOrganization']['plan']) : null,
      logo: null,
    },
    actor: { ...actor, roles: [...actor.roles], portfolio: [...actor.portfolio] },
  };
}

/**
 * Changes the named settings, inside their groups as well, in one statement: two tabs that change different ones at once
 * do not undo each other. A group that a person never changed has its defaults in no row, so it begins empty.
 */
export async function changeSettings(database: Database, actor: Actor, change: SettingsChange): Promise<UserSettings> {
  const { overviewsSettings, betaSettings, ...single } = change;
  const groups = Object.entries({ overviewsSettings, betaSettings }).filter(([, group]) => group !== undefined);
  const merged = groups.map(
    ([name, group]) =>
      sql`|| jsonb_build_object(${name}::text, coalesce(settings -> ${name}::text, '{}') || ${JSON.stringify(group)}::jsonb)`,
  );
  const row = await database
    .updateTable('person')
    .set({ settings: sql<string>`settings || ${JSON.stringify(single)}::jsonb ${sql.join(merged, sql` `)}` })
    .where('id', '=', actor.userId)
    .returning((build) => [
      'settings',
      build.selectFrom('organization').select('location').whereRef('id', '=', 'person.organization_id').as('location'),
    ])
    .executeTakeFirstOrThrow();
  return settingsOf(row.settings, row.location ?? '');
}

/** The organization somebody belongs to. */
export async function homeOf(database: Database, personId: string): Promise<string> {
  const row = await database.selectFrom('person').select('organization_id').where('id', '=', personId).executeTakeFirstOrThrow();
  return row.organization_id;
}
