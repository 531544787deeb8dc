import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { KeyFlag } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { LabelBasis } from '@plateprint/shared/organizations/label-basis.ts';
import { labelBasisOf } from '../../../organizations/label-basis-row.ts';
import type { Database } from '../../../platform/database/database.ts';

/** A program that calls with its key: what it may as an actor, and whose it is. */
export interface OpenCaller {
  actor: Actor & { integrationId: string };
  integration: { id: string; name: string } & Record<KeyFlag, boolean>;
  organization: { id: string; name: string; location: string; labelBasis: LabelBasis | null };
  lastUsedAt: Date | null;
}

/** The caller whose key has this hash; null for an unknown or ended key, and where its integration or organization is deleted. */
export async function callerOfKey(database: Database, hash: Buffer, now: Date): Promise<OpenCaller | null> {
  const row = await database
    .selectFrom('integration')
    .innerJoin('organization', 'organization.id', 'integration.organization_id')
    .select([
      'integration.id',
      'integration.name',
      'integration.open_api',
      'integration.mapping_api',
      'integration.last_used_at',
      'organization.id as organization_id',
      'organization.name as organization_name',
      'organization.location',
      'organization.label_basis',
      'organization.enterprise_id',
      'organization.plan',
      'organization.plan_active',
    ])
    .where((build) =>
      build.or([
        build('integration.key_hash', '=', hash),
        build.and([build('integration.former_key_hash', '=', hash), build('integration.former_key_until', '>', now)]),
      ]),
    )
    .where('integration.deleted_at', 'is', null)
    .where('organization.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { id, name, open_api, mapping_api, organization_id: organizationId } = row;
  return {
    // Within its own organization a program may what an organization-admin may; which calls, its flags say.
    actor: {
      userId: id,
      integrationId: id,
      roles: [{ role: 'organization-admin', scope: { kind: 'organization', id: organizationId } }],
      organizationId,
      enterpriseId: row.enterprise_id,
      portfolio: [],
      plan: row.plan as Actor['plan'],
      planActive: row.plan_active,
      restaurantId: null,
    },
    integration: { id, name, open_api, mapping_api },
    organization: {
      id: organizationId,
      name: row.organization_name,
      location: row.location,
      labelBasis: labelBasisOf(row.label_basis),
    },
    lastUsedAt: row.last_used_at,
  };
}

/** Writes that a key was used in this minute, once a minute. */
export async function noteUse(database: Database, { integration, lastUsedAt }: OpenCaller, minute: Date): Promise<void> {
  if (lastUsedAt !== null && lastUsedAt >= minute) return;
  await database
    .updateTable('integration')
    .set({ last_used_at: minute })
    .where('id', '=', integration.id)
    .where((build) => build.or([build('last_used_at', 'is', null), build('last_used_at', '<', minute)]))
    .execute();
}
