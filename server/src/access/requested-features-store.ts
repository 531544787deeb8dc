import type { LockedFeature } from '@plateprint/shared/access/plan.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

interface FeatureRequest {
  organizationId: string;
  personId: string;
  feature: LockedFeature;
}

/** When somebody last asked for a feature since a moment, by what the audit says. */
export async function requestedSince(
  database: Database,
  { organizationId, personId, feature }: FeatureRequest,
  since: Date,
): Promise<Date | null> {
  const requested = await database
    .selectFrom('audit_entry')
    .select('at')
    .where('organization_id', '=', organizationId)
    .where('at', '>', since)
    .where('deed', '=', 'feature_requested')
    .where('by_id', '=', personId)
    .where(sql<boolean>`after -> 'feature' ->> 0 = ${feature}`)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return requested?.at ?? null;
}
