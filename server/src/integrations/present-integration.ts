import type { Integration } from '@plateprint/shared/integrations/integration.ts';
import type { StoredIntegration } from './integration-store.ts';

/** Calls of a minute are the same for every integration: how many, the deployment says. */
export function presentIntegration(row: StoredIntegration, { now, perMinute }: { now: Date; perMinute: number }): Integration {
  const { former_key_until: until } = row;
  return {
    id: row.id,
    name: row.name,
    open_api: row.open_api,
    mapping_api: row.mapping_api,
    keyEnd: row.key_end,
    createdBy: row.firstname === null || row.lastname === null ? null : { firstname: row.firstname, lastname: row.lastname },
    createdAt: row.created_at.toISOString(),
    keyMadeAt: row.key_made_at.toISOString(),
    formerKeyUntil: until !== null && until > now ? until.toISOString() : null,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    perMinute,
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}
