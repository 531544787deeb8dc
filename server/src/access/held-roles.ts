import type { ScopeKind, Role } from '@plateprint/shared/access/role.ts';
import { ROLES } from '@plateprint/shared/access/role.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** A role with the name of what it is held for; null for everything. */
export interface NamedRole {
  role: Role;
  scope: { kind: ScopeKind; id: string; name: string | null };
}

/** The roles of several people by their ids, each person's with the one that reaches furthest first. */
export async function heldRolesOf(database: Database, people: readonly string[]): Promise<Map<string, NamedRole[]>> {
  const rows = await database
    .selectFrom('role_grant')
    .select(['person_id', 'role', 'scope_kind', 'scope_id'])
    .select(
      sql<string | null>`case scope_kind
        when 'organization' then (select name from organization where id = scope_id)
        when 'restaurant' then (select name from restaurant where id = scope_id)
        when 'enterprise' then (select name from enterprise where id = scope_id)
      end`.as('name'),
    )
    .where(sql<boolean>`person_id = any(${people}::text[])`)
    .execute();
  const held = new Map<string, NamedRole[]>(people.map((id) => [id, []]));
  for (const { person_id: id, role, scope_kind: kind, scope_id: scopeId, name } of rows)
    held.get(id)?.push({ role: role as Role, scope: { kind: kind as ScopeKind, id: scopeId, name } });
  for (const roles of held.values())
    roles.sort((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role) || (a.scope.name ?? '').localeCompare(b.scope.name ?? ''));
  return held;
}
