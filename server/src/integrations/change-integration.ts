import { randomUUID } from 'node:crypto';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { AuditAction } from '@plateprint/shared/access/audit-entry.ts';
import { FORMER_KEY_HOURS, MOST_INTEGRATIONS, opensNothing } from '@plateprint/shared/integrations/integration.ts';
import type { updateIntegration } from '@plateprint/shared/integrations/integration-api.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { HandlerInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import { audit, type AuditValues } from '../access/audit.ts';
import type { Database } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';
import { endOfKey, hashOfKey, newKey } from './integration-key.ts';
import { countIntegrations, insertIntegration, type StoredIntegration, writeIntegration } from './integration-store.ts';

type ChangeServices = Pick<Services, 'database' | 'clock'>;
type Named = Pick<StoredIntegration, 'id' | 'name' | 'organization_id'>;

interface Action {
  action: AuditAction;
  at: Date;
  before?: AuditValues;
  after?: AuditValues;
}

async function writeDown(transaction: Database, by: Actor, of: Named, action: Action): Promise<void> {
  const thing = { kind: 'integration', id: of.id, name: of.name } as const;
  await audit(transaction, { ...action, by, thing, organizationId: of.organization_id });
}

async function demandRoom(transaction: Database, organizationId: string): Promise<void> {
  if ((await countIntegrations(transaction, organizationId)) < MOST_INTEGRATIONS) return;
  const message = `An organization has at most ${MOST_INTEGRATIONS} integrations. Delete one that is not used any more.`;
  throw new AppError('invalid_input', [{ path: 'organizationId', code: 'too_many', message }]);
}

/** @throws invalid_input for a key that would open nothing */
function refuseUseless(flags: Pick<StoredIntegration, 'open_api' | 'mapping_api'>): void {
  if (!opensNothing(flags)) return;
  const message = 'Choose what its key is good for: `open_api`, `mapping_api`, or both.';
  throw new AppError('invalid_input', [{ path: 'open_api', code: 'no_flag', message }]);
}

/** Makes an integration with its first key. */
export async function addIntegration(
  { database, clock }: ChangeServices,
  actor: Actor,
  draft: { organizationId: string; name: string; open_api: boolean; mapping_api: boolean },
): Promise<{ id: string; key: string }> {
  const { organizationId: organization_id, ...values } = draft;
  refuseUseless(values);
  const [id, key, at] = [randomUUID(), newKey(), clock()];
  const row = { id, organization_id, ...values, key_hash: hashOfKey(key), key_end: endOfKey(key) };
  await database.transaction().execute(async (transaction) => {
    await demandRoom(transaction, organization_id);
    await insertIntegration(transaction, { ...row, created_by: actor.userId, created_at: at });
    await writeDown(transaction, actor, row, { action: 'integration_created', at, after: { ...values, key: row.key_end } });
  });
  return { id, key };
}

type Change = HandlerInput<typeof updateIntegration>['body'];
type KeyColumns = Pick<StoredIntegration, 'key_hash' | 'key_end' | 'former_key_hash' | 'former_key_until' | 'key_made_at'>;

/** The keys after a change: a new one replaces the present one, which works on for a while unless it is ended. */
function keysAfter(
  now: StoredIntegration,
  { rotate, endFormer }: Change,
  at: Date,
): { key: string | null; columns: Partial<KeyColumns> } {
  const ended = { former_key_hash: null, former_key_until: null };
  if (!rotate) return { key: null, columns: endFormer ? ended : {} };
  const key = newKey();
  const until = new Date(at.getTime() + FORMER_KEY_HOURS * 3_600_000);
  const former = endFormer ? ended : { former_key_hash: now.key_hash, former_key_until: until };
  return { key, columns: { key_hash: hashOfKey(key), key_end: endOfKey(key), key_made_at: at, ...former } };
}

function recorded(row: Omit<StoredIntegration, 'firstname' | 'lastname'>, at: Date): AuditValues {
  const { name, open_api, mapping_api, key_end: key, former_key_until: until } = row;
  return { name, open_api, mapping_api, key, former_key: until !== null && until > at };
}

/** Changes an integration; @returns its new key, or null where it keeps the one it has. */
export async function changeIntegration(
  { database, clock }: ChangeServices,
  actor: Actor,
  { integration, change }: { integration: StoredIntegration; change: Change },
): Promise<string | null> {
  const at = clock();
  const { name = integration.name, open_api = integration.open_api, mapping_api = integration.mapping_api } = change;
  const { key, columns } = keysAfter(integration, change, at);
  const values = { name, open_api, mapping_api, ...columns };
  // One without flags of before this was refused can still be renamed, and its key ended.
  if (change.open_api !== undefined || change.mapping_api !== undefined) refuseUseless(values);
  await database.transaction().execute(async (transaction) => {
    await writeIntegration(transaction, integration.id, { ...values, updated_at: at });
    const [before, after] = [recorded(integration, at), recorded({ ...integration, ...values }, at)];
    await writeDown(transaction, actor, integration, { action: 'integration_changed', at, before, after });
  });
  return key;
}

/** Puts an integration into the bin, where its key does not work, or takes it out again. */
export async function deleteOrRestore(
  { database, clock }: ChangeServices,
  actor: Actor,
  { integration, action }: { integration: StoredIntegration; action: 'integration_deleted' | 'integration_restored' },
): Promise<void> {
  const at = clock();
  const isRestored = action === 'integration_restored';
  await database.transaction().execute(async (transaction) => {
    if (isRestored) await demandRoom(transaction, integration.organization_id);
    await writeIntegration(transaction, integration.id, { deleted_at: isRestored ? null : at, updated_at: at });
    await writeDown(transaction, actor, integration, { action, at });
  });
}
