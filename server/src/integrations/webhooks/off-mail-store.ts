import type { Database } from '../../platform/database/database.ts';

export interface TurnedOff {
  url: string;
  integration: string;
  organizationId: string;
}

/** An address that is turned off; null when it was turned on again or removed meanwhile. */
export async function turnedOff(database: Database, webhookId: string): Promise<TurnedOff | null> {
  const row = await database
    .selectFrom('webhook')
    .innerJoin('integration', 'integration.id', 'webhook.integration_id')
    .select(['webhook.url', 'integration.name as integration', 'webhook.organization_id as organizationId'])
    .where('webhook.id', '=', webhookId)
    .where('webhook.active', '=', false)
    .where('integration.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
