import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { AuditAction } from '@plateprint/shared/access/audit-entry.ts';
import { audit, type AuditValues } from '../access/audit.ts';
import type { Database } from '../platform/database/database.ts';
import type { Services } from '../platform/services.ts';

export interface EnterpriseAction {
  action: AuditAction;
  by: Actor;
  /** Of the enterprise. */
  name: string;
  /** Of the organization that was put under it or taken out; its admins read it. */
  organizationId?: string | null;
  before?: AuditValues;
  after?: AuditValues;
}

/** Changes an enterprise and writes it down, both or neither. `change` answers with the enterprise's id. */
export async function changeEnterprise(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { action, by, name, organizationId = null, before, after }: EnterpriseAction,
  change: (transaction: Database) => Promise<string>,
): Promise<string> {
  return database.transaction().execute(async (transaction) => {
    const id = await change(transaction);
    const thing = { kind: 'enterprise', id, name } as const;
    const values = before || after ? { before: before ?? {}, after: after ?? {} } : {};
    await audit(transaction, { action, at: clock(), by, thing, organizationId, ...values });
    return id;
  });
}
