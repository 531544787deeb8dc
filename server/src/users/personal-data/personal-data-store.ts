import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { PersonalData } from '@plateprint/shared/users/personal-data-api.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Facts = Pick<
  PersonalData,
  'profile' | 'settings' | 'roles' | 'restaurants' | 'sessions' | 'knownBrowsers' | 'secondFactor' | 'invitations'
>;

/** A moment as JSON has it. */
const at = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The stored facts of the actor's account, as one document. */
export async function accountFacts(database: Database, { userId }: Actor): Promise<Facts> {
  const { rows } = await sql<{ facts: Facts }>`
    select jsonb_build_object(
      'profile', jsonb_build_object(
        'id', person.id, 'firstname', firstname, 'lastname', lastname, 'email', email, 'created', ${at('person.created_at')},
        'emailVerified', ${at('email_verified_at')}, 'passwordChanged', ${at('password_changed_at')},
        'termsAccepted', ${at('terms_accepted_at')},
        'organization', jsonb_build_object('id', organization.id, 'name', organization.name)),
      'settings', settings,
      'roles', (select coalesce(jsonb_agg(jsonb_build_object(
        'role', role, 'scope', scope_kind, 'scopeId', scope_id, 'granted', ${at('role_grant.created_at')})), '[]')
        from role_grant where person_id = person.id),
      'restaurants', (select coalesce(jsonb_agg(jsonb_build_object('id', restaurant.id, 'name', restaurant.name)), '[]')
        from portfolio join restaurant on restaurant.id = restaurant_id where person_id = person.id),
      'sessions', (select coalesce(jsonb_agg(jsonb_build_object('began', ${at('session.created_at')},
        'lastSeen', ${at('session.last_seen_at')}, 'address', address, 'browser', user_agent)), '[]')
        from session where person_id = person.id),
      'knownBrowsers', (select coalesce(jsonb_agg(jsonb_build_object('began', ${at('known_device.created_at')},
        'lastSeen', ${at('known_device.last_seen_at')})), '[]') from known_device where person_id = person.id),
      'secondFactor', (select jsonb_build_object('since', ${at('confirmed_at')}, 'recoveryCodesLeft',
        (select count(*) from recovery_code where person_id = person.id and used_at is null))
        from second_factor where person_id = person.id),
      'invitations', (select coalesce(jsonb_agg(jsonb_build_object('email', invitation.email, 'sent', ${at('sent_at')},
        'accepted', ${at('accepted_at')})), '[]')
        from invitation where accepted_by = person.id or lower(invitation.email) = lower(person.email))
    ) as facts
    from person join organization on organization.id = person.organization_id
    where person.id = ${userId}`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('a session belongs to somebody who is there');
  return row.facts;
}

type CreatedThing = PersonalData['made'];

/** The things that the actor made in the organizations where they have a role, by id and name. */
export async function madeBy(database: Database, { userId, organizationId, roles }: Actor): Promise<CreatedThing> {
  const places = roles.filter(({ scope }) => scope.kind === 'organization').map(({ scope }) => scope.id);
  const organizations = [...new Set([organizationId, ...places])];
  const of = async (table: string, name: ReturnType<typeof sql>): Promise<CreatedThing['recipes']> => {
    const { rows } = await sql<CreatedThing['recipes'][number]>`
      select id, coalesce(${name}, '') as name, ${at('created_at')} as made from ${sql.table(table)}
      where organization_id = any(${organizations}::text[]) and created_by = ${userId} order by created_at, id`.execute(database);
    return rows;
  };
  return {
    recipes: await of('recipe', sql`names -> 0 ->> 'name'`),
    menus: await of('menu', sql`name`),
    reports: await of('report', sql`name`),
    integrations: await of('integration', sql`name`),
  };
}
